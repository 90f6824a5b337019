//! Catalogs: the sentences behind message ids, in Fluent, one catalog a language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::{Board, BoardPlace, GameInfo, Text, Value};

/// What the lobby shows of a game: by language, by message.
pub type Lobby = BTreeMap<String, BTreeMap<String, String>>;

/// The engine's own messages by language.
const OWN: [(&str, &str); 3] = [
    ("en", include_str!("../locales/en.ftl")),
    ("zh", include_str!("../locales/zh.ftl")),
    ("pl", include_str!("../locales/pl.ftl")),
];

/// Messages that begin with it list words that mean the same.
const TERM: &str = "term-";

/// Fluent text that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CatalogError {
    /// Not the name of a language.
    #[error("'{0}' is not the name of a language")]
    Locale(String),
    /// Text that is not Fluent.
    #[error("{locale}.ftl, line {line}: {message}")]
    Syntax {
        /// The language.
        locale: String,
        /// The line, counted from 1.
        line: usize,
        /// What the parser says.
        message: String,
    },
    /// Two messages with one id.
    #[error("{locale}.ftl: the message '{id}' stands there twice")]
    Twice {
        /// The language.
        locale: String,
        /// The id.
        id: String,
    },
}

/// The messages of one language.
///
/// ```
/// use sandtable_core::{Board, Catalog, Text};
/// let catalog = Catalog::new("en", &["log-rolled = The die shows { $die }."]).unwrap();
/// let text = Text::new("log-rolled").with("die", 5u8);
/// assert_eq!(catalog.render(&text, &Board::default()), "The die shows 5.");
/// assert_eq!(catalog.render(&Text::new("log-lost"), &Board::default()), "[log-lost]");
/// ```
pub struct Catalog {
    locale: String,
    bundle: FluentBundle<FluentResource>,
    variables: BTreeMap<String, BTreeSet<String>>,
}

impl Catalog {
    /// Reads the Fluent sources of a language.
    ///
    /// # Errors
    /// An unknown language, text that is not Fluent, or an id that stands there twice.
    pub fn new(locale: &str, sources: &[&str]) -> Result<Catalog, CatalogError> {
        let language: LanguageIdentifier =
            locale.parse().map_err(|_| CatalogError::Locale(locale.to_string()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let mut variables = BTreeMap::new();
        for source in sources {
            let resource = FluentResource::try_new((*source).to_string()).map_err(|(_, errors)| {
                let at = errors.first().map_or(0, |e| e.pos.start);
                CatalogError::Syntax {
                    locale: locale.to_string(),
                    line: source.bytes().take(at).filter(|b| *b == b'\n').count() + 1,
                    message: errors.first().map(ToString::to_string).unwrap_or_default(),
                }
            })?;
            for entry in resource.entries() {
                let Entry::Message(message) = entry else { continue };
                let mut found = BTreeSet::new();
                let patterns = message.value.iter().chain(message.attributes.iter().map(|a| &a.value));
                patterns.for_each(|pattern| collect(pattern, &mut found));
                if variables.insert(message.id.name.to_string(), found).is_some() {
                    let id = message.id.name.to_string();
                    return Err(CatalogError::Twice { locale: locale.to_string(), id });
                }
            }
            bundle.add_resource_overriding(resource);
        }
        Ok(Catalog { locale: locale.to_string(), bundle, variables })
    }

    /// The language.
    pub fn locale(&self) -> &str {
        &self.locale
    }

    /// Is there such a message?
    pub fn has(&self, id: &str) -> bool {
        self.variables.contains_key(id)
    }

    /// The ids of its messages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.variables.keys().map(String::as_str)
    }

    /// The sentence of a text, or its id in brackets.
    pub fn render(&self, text: &Text, board: &Board) -> String {
        Voice { first: self, second: None, board }.render(text)
    }
}

/// The variables that a pattern uses.
fn collect(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, found);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            collect_inline(selector, found);
            variants.iter().for_each(|v| collect(&v.value, found));
        }
        Expression::Inline(inline) => collect_inline(inline, found),
    }
}

fn collect_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    let mut arguments = |arguments: &CallArguments<&str>| {
        arguments.positional.iter().for_each(|a| collect_inline(a, found));
        arguments.named.iter().for_each(|a| collect_inline(&a.value, found));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, found),
        InlineExpression::FunctionReference { arguments: args, .. } => arguments(args),
        InlineExpression::TermReference { arguments: Some(args), .. } => arguments(args),
        _ => {}
    }
}

/// One catalog speaking, with another to fall back on.
struct Voice<'a> {
    first: &'a Catalog,
    second: Option<&'a Catalog>,
    board: &'a Board,
}

impl Voice<'_> {
    fn render(&self, text: &Text) -> String {
        self.say(text.id, &text.args)
    }

    fn say(&self, id: &str, args: &[(&'static str, Value)]) -> String {
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            values.set(*name, self.value(*value));
        }
        self.speak(id, &values)
    }

    /// A name on the board. Its message may use `$key`, and that of a counter `$label` and `$parent`, so that a thousand
    /// hexes share one.
    fn name(&self, id: &str, key: &str, [label, parent]: [&str; 2]) -> String {
        let mut values = FluentArgs::with_capacity(3);
        values.set("key", key.to_string());
        values.set("label", label.to_string());
        values.set("parent", parent.to_string());
        self.speak(id, &values)
    }

    fn speak(&self, id: &str, values: &FluentArgs) -> String {
        let with = |catalog: &Catalog| {
            let pattern = catalog.bundle.get_message(id)?.value()?;
            let mut errors = Vec::new();
            Some(catalog.bundle.format_pattern(pattern, Some(values), &mut errors).into_owned())
        };
        with(self.first).or_else(|| self.second.and_then(with)).unwrap_or_else(|| format!("[{id}]"))
    }

    /// A value in the reader's language. What the board does not know stays readable.
    fn value(&self, value: Value) -> FluentValue<'static> {
        let name = |found: Option<String>, kind: &str, index: usize| {
            FluentValue::from(found.unwrap_or_else(|| format!("[{kind} {index}]")))
        };
        match value {
            Value::Int(n) => FluentValue::from(n),
            Value::Place(i) => {
                let place = self.board.places.get(usize::from(i));
                name(place.map(|p| self.name(&p.name, &p.key, [""; 2])), "place", i.into())
            }
            Value::Kind(i) => {
                let kind = self.board.kinds.get(usize::from(i));
                name(kind.map(|k| self.name(&k.name, &k.key, [&k.label, &k.parent])), "kind", i.into())
            }
            Value::Seat(seat) => {
                let key = self.board.seats.get(usize::from(seat.0));
                name(key.map(|k| self.say(&format!("seat-{k}"), &[])), "seat", seat.0.into())
            }
            Value::Card(i) => {
                let card = self.board.cards.get(usize::from(i));
                name(card.map(|c| self.name(&c.name, &c.key, [""; 2])), "card", i.into())
            }
            Value::Name(i) => {
                let id = self.board.names.get(usize::from(i));
                name(id.map(|id| self.say(id, &[])), "name", i.into())
            }
            Value::Term(id) => FluentValue::from(self.say(id, &[])),
        }
    }
}

/// The catalogs of a game: English, Chinese and Polish, the engine's messages with the game's.
///
/// ```
/// use sandtable_core::{Board, Catalogs, Text};
/// let catalogs = Catalogs::of(&[("en", "hello = Hello"), ("zh", "hello = 你好")]).unwrap();
/// assert_eq!(catalogs.render("zh", &Text::new("hello"), &Board::default()), "你好");
/// assert_eq!(catalogs.render("pl", &Text::new("hello"), &Board::default()), "Hello");
/// assert_eq!(catalogs.missing(), ["pl: the message 'hello' is missing"]);
/// ```
pub struct Catalogs(Vec<Catalog>);

impl Catalogs {
    /// Reads a game's Fluent files, given by language, on top of the engine's own.
    ///
    /// # Errors
    /// The first file that cannot be used.
    pub fn of(game: &[(&str, &str)]) -> Result<Catalogs, CatalogError> {
        if let Some((locale, _)) = game.iter().find(|(l, _)| OWN.iter().all(|(own, _)| own != l)) {
            return Err(CatalogError::Locale((*locale).to_string()));
        }
        OWN.iter()
            .map(|(locale, own)| {
                let mut sources = vec![*own];
                sources.extend(game.iter().filter(|(l, _)| l == locale).map(|(_, text)| *text));
                Catalog::new(locale, &sources)
            })
            .collect::<Result<_, _>>()
            .map(Catalogs)
    }

    /// The engine's own messages in a language, as Fluent text.
    pub fn own(locale: &str) -> Option<&'static str> {
        OWN.iter().find(|(own, _)| *own == locale).map(|(_, text)| *text)
    }

    /// The catalog of a language.
    pub fn get(&self, locale: &str) -> Option<&Catalog> {
        self.0.iter().find(|c| c.locale == locale)
    }

    /// The languages.
    pub fn locales(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(Catalog::locale)
    }

    /// The sentence of a text in a language, else in English, else its id in brackets.
    pub fn render(&self, locale: &str, text: &Text, board: &Board) -> String {
        let english = &self.0[0];
        let first = self.get(locale).unwrap_or(english);
        Voice { first, second: Some(english), board }.render(text)
    }

    /// The words behind a message id in a language.
    pub fn name(&self, locale: &str, id: &str) -> String {
        let english = &self.0[0];
        let first = self.get(locale).unwrap_or(english);
        Voice { first, second: Some(english), board: &Board::default() }.say(id, &[])
    }

    /// Words that mean the same, in whatever language: each message `term-…` is a list of them.
    pub fn terms(&self) -> Vec<Vec<String>> {
        let ids: BTreeSet<&str> =
            self.0.iter().flat_map(Catalog::ids).filter(|id| id.starts_with(TERM)).collect();
        let words = |id: &str| -> Vec<String> {
            let said = self.0.iter().filter(|catalog| catalog.has(id));
            let lists = said.map(|catalog| self.name(&catalog.locale, id));
            let mut words: Vec<String> = lists
                .flat_map(|list| list.split(',').map(|word| word.trim().to_string()).collect::<Vec<_>>())
                .collect();
            let mut known = BTreeSet::new();
            words.retain(|word| !word.is_empty() && known.insert(word.clone()));
            words
        };
        ids.into_iter().map(words).collect()
    }

    /// Messages that somebody (a file) needs and a language lacks in a folder, and those with a prefix that nobody needs.
    pub(crate) fn unsaid(&self, folder: &str, prefix: &str, needed: &[(&str, String)]) -> Vec<String> {
        let mut wrong = Vec::new();
        for catalog in &self.0 {
            let file = format!("{folder}/{}.ftl", catalog.locale());
            let lacking = needed.iter().filter(|(_, id)| !catalog.has(id));
            wrong.extend(lacking.map(|(by, id)| format!("{by}: {file} lacks the message '{id}'")));
            let idle = catalog.ids().filter(|id| id.starts_with(prefix));
            let idle = idle.filter(|id| !needed.iter().any(|(_, needed)| needed == id));
            wrong.extend(idle.map(|id| format!("{file}: nobody says '{id}'")));
        }
        wrong
    }

    /// The name of a place in a language.
    pub fn place(&self, locale: &str, place: &BoardPlace) -> String {
        let english = &self.0[0];
        let first = self.get(locale).unwrap_or(english);
        let voice = Voice { first, second: Some(english), board: &Board::default() };
        voice.name(&place.name, &place.key, [""; 2])
    }

    /// What the lobby shows of a game, by language and message: in English where a language lacks one, and nothing of
    /// what is not even said in English.
    pub fn lobby(&self, info: &GameInfo) -> Lobby {
        let mut ids = info.lobby();
        ids.extend(info.histories());
        ids.retain(|id| self.0[0].has(id));
        let said = |c: &Catalog| ids.iter().map(|id| (id.clone(), self.name(&c.locale, id))).collect();
        self.0.iter().map(|c| (c.locale.clone(), said(c))).collect()
    }

    /// The messages of the lobby that a language lacks.
    pub fn lobby_lacks(&self, info: &GameInfo) -> Vec<String> {
        let ids = info.lobby();
        let lacks = |c: &Catalog, id: &String| format!("{}: the message '{id}' is missing", c.locale);
        let missing =
            |c| ids.iter().filter(move |id: &&String| !Catalog::has(c, id)).map(move |id| lacks(c, id));
        self.0.iter().flat_map(missing).collect()
    }

    /// What is wrong between the languages: messages that one has and another lacks, and messages that use
    /// other variables than in English.
    pub fn missing(&self) -> Vec<String> {
        let all: BTreeSet<&String> = self.0.iter().flat_map(|c| c.variables.keys()).collect();
        let mut wrong = Vec::new();
        for id in all {
            let model = self.0.iter().find_map(|c| c.variables.get(id));
            for catalog in &self.0 {
                let locale = &catalog.locale;
                match catalog.variables.get(id) {
                    None => wrong.push(format!("{locale}: the message '{id}' is missing")),
                    Some(found) if Some(found) != model => {
                        wrong.push(format!("{locale}: the message '{id}' uses other variables"));
                    }
                    Some(_) => {}
                }
            }
        }
        wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CardKind, PieceKind, ScenarioInfo, Seat};

    fn board() -> Board {
        Board {
            places: vec![BoardPlace::new("sicily", "place-sicily", (0.0, 0.0))],
            kinds: vec![PieceKind::new("tank", "kind-tank", "x", "x").label("7th").parent("V")],
            cards: vec![CardKind::new("husky", "card-husky", "x")],
            names: vec!["mission-a".to_string().into()],
            ..Board::default().seats(["axis"])
        }
    }

    #[test]
    fn the_engines_own_messages_agree_in_all_languages() {
        assert_eq!(Catalogs::of(&[]).unwrap().missing(), Vec::<String>::new());
    }

    #[test]
    fn terms_are_words_of_all_languages() {
        let own = [
            ("en", "term-hill = hill, height"),
            ("pl", "term-hill = wzgórze, hill"),
            ("zh", "term-hill = 高地"),
        ];
        let terms = Catalogs::of(&own).unwrap().terms();
        assert!(
            terms.contains(&["hill", "height", "高地", "wzgórze"].map(String::from).to_vec()),
            "{terms:?}"
        );
        let points =
            terms.iter().find(|words| words.iter().any(|word| word == "victory points")).expect("a term");
        for word in ["VP", "胜利点", "punkty zwycięstwa", "PZ"] {
            assert!(points.iter().any(|known| known == word), "{word} is not among {points:?}");
        }
    }

    #[test]
    fn names_are_looked_up_on_the_board() {
        let source = "seat-axis = Axis\nplace-sicily = Sicily\nkind-tank = { $label } tank of { $parent }\nwon = won\n\
                      card-husky = Husky ({ $key })\nmission-a = Dawn\n\
                      log = { $who } { $what } { $where } { $end } { $n } { $card } { $name }";
        let catalogs = Catalogs::of(&[("en", source), ("pl", "place-sicily = Sycylia")]).unwrap();
        let text = Text::new("log")
            .with("who", Seat(0))
            .with("what", Value::Kind(0))
            .with("where", Value::Place(0))
            .with("end", Value::Term("won"))
            .with("n", 3)
            .with("card", Value::Card(0))
            .with("name", Value::Name(0));
        let ends = "won 3 Husky (husky) Dawn";
        assert_eq!(catalogs.render("en", &text, &board()), format!("Axis 7th tank of V Sicily {ends}"));
        assert_eq!(catalogs.render("pl", &text, &board()), format!("Axis 7th tank of V Sycylia {ends}"));
    }

    #[test]
    fn an_index_outside_the_board_is_shown_and_does_not_panic() {
        let catalog = Catalog::new("en", &["log = { $where } { $who } { $gone }"]).unwrap();
        let text = Text::new("log").with("where", Value::Place(9)).with("who", Seat(4));
        assert_eq!(catalog.render(&text, &board()), "[place 9] [seat 4] {$gone}");
    }

    #[test]
    fn errors_name_language_line_and_id() {
        let error = |r: Result<Catalog, CatalogError>| r.err().map(|e| e.to_string()).unwrap_or_default();
        assert!(error(Catalog::new("en", &["a = 1\n\nb = { $"])).starts_with("en.ftl, line 3"));
        assert!(error(Catalog::new("en", &["a = 1", "a = 2"])).contains("'a' stands there twice"));
        assert!(error(Catalog::new("not a language!", &[])).contains("not the name of a language"));
    }

    #[test]
    fn other_variables_are_found() {
        let catalogs =
            Catalogs::of(&[("en", "a = { $x }"), ("zh", "a = { $y }"), ("pl", "a = { $x }")]).unwrap();
        assert_eq!(catalogs.missing(), ["zh: the message 'a' uses other variables"]);
    }

    #[test]
    fn a_catalog_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Catalogs>();
    }
    #[test]
    fn the_lobby_tells_what_happened_where_a_scenario_has_a_history() {
        let source = "scenario-a = A\nhistory-a = Long ago.\nscenario-b = B";
        let catalogs = Catalogs::of(&[("en", source), ("pl", "history-a = Dawno temu.")]).unwrap();
        let scenario = |key: &str| ScenarioInfo { key: key.into(), digest: String::new(), seats: vec![] };
        let info = GameInfo {
            id: "toy",
            rules_version: 1,
            data_digest: String::new(),
            scenarios: vec![scenario("a"), scenario("b")],
            options: vec![],
        };
        let lobby = catalogs.lobby(&info);
        assert_eq!((&*lobby["pl"]["history-a"], &*lobby["zh"]["history-a"]), ("Dawno temu.", "Long ago."));
        assert!(!lobby["en"].contains_key("history-b"));
        assert!(!catalogs.lobby_lacks(&info).iter().any(|lack| lack.contains("history")));
    }
}
