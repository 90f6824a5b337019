//! Checks of a game's sentences: in every language, all that can be said is said whole.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::{Walk, laid_out};
use crate::{
    Board, Catalogs, Citations, Game, Handle, Ledger, Mind, Policy, Refusal, RuleId, Rules, Scene, Seat,
    Seen, Text, Value, Viewer, heading, in_words, untranslated,
};

/// The message by which the checks have a name spoken.
const NAME: &str = "kit-name";

/// Kinds of messages that every game has; the catalogs tell its own.
const KINDS: [&str; 12] =
    ["log", "why", "label", "prompt", "phase", "panel", "track", "odds", "order", "standing", "over", "seat"];

/// Most faults that a failure lists.
const SHOWN: usize = 20;

/// The sentences of a game under test.
///
/// ```no_run
/// # use sandtable_core::{Game, kit::Texts};
/// # fn test<G: Game>() {
/// let texts = Texts::<G>::new();
/// texts.written(env!("CARGO_MANIFEST_DIR"), &[], 100);
/// texts.play(10, 20);
/// # }
/// ```
pub struct Texts<G: Game> {
    /// The box, laid out for its first scenario.
    pub rules: G::Rules,
    catalogs: Catalogs,
    ledger: Ledger,
}

impl<G: Game> Default for Texts<G> {
    fn default() -> Texts<G> {
        Texts::new()
    }
}

impl<G: Game> Texts<G> {
    /// The sentences of the built-in box.
    ///
    /// # Panics
    /// If the Fluent files, the ledger or the data cannot be read.
    #[track_caller]
    pub fn new() -> Texts<G> {
        let name = format!("{NAME} = {{ $it }}\n");
        let languages: BTreeSet<&str> = G::locales().iter().map(|(language, _)| *language).collect();
        let mut carried = G::locales().to_vec();
        carried.extend(languages.into_iter().map(|language| (language, name.as_str())));
        let catalogs = Catalogs::of(&carried).unwrap_or_else(|e| panic!("{e}"));
        let ledger = Ledger::of(&G::ledger()).unwrap_or_else(|e| panic!("{e}"));
        Texts { rules: laid_out::<G>(), catalogs, ledger }
    }

    /// All that stands in files is there: languages [agree](Texts::agree), the [rules](Texts::ledgers) too, messages of the [sources](Texts::sources) and
    /// [names](Texts::names) exist, and every thing is called what the crate's `glossary.toml` calls it.
    ///
    /// # Panics
    /// If something is missing.
    #[track_caller]
    pub fn written(&self, crate_folder: &str, keys: &[&str], at_least: usize) {
        self.agree();
        self.ledgers();
        self.citations();
        none(super::glossary::misnamed(crate_folder));
        self.sources(crate_folder, keys, at_least);
        self.names();
    }

    /// The rules in other languages are whole: nothing is missing, stale or left in English.
    ///
    /// # Panics
    /// If something is, by file and line.
    #[track_caller]
    pub fn ledgers(&self) {
        for part in G::ledger() {
            none(untranslated(&part).unwrap_or_else(|e| panic!("{e}")).iter().map(ToString::to_string));
        }
    }

    /// No reader meets a key of the program in the rules: every rule is cited by its number or its heading, and sentences name
    /// no rule that the ledger does not have.
    ///
    /// # Panics
    /// If one does, in any language.
    #[track_caller]
    pub fn citations(&self) {
        for language in self.catalogs.locales() {
            let ledger = Ledger::in_language(&G::ledger(), language).unwrap_or_else(|e| panic!("{e}"));
            let said = |section: &str| self.catalogs.name(language, &heading(section));
            let shown = Citations::of(&ledger, said).keys_shown(&ledger);
            none(shown.into_iter().map(|fault| format!("{language}: {fault}")));
        }
    }

    /// All languages have the same messages with the same variables, those of the lobby among them.
    ///
    /// # Panics
    /// If they do not.
    #[track_caller]
    pub fn agree(&self) {
        none(self.catalogs.missing());
        let built_in = G::open(&G::built_in()).unwrap_or_else(|e| panic!("{e}"));
        none(self.catalogs.lobby_lacks(built_in.info()));
        let palette = built_in.palette();
        none(palette.iter().flat_map(|p| p.messages()).flat_map(|id| self.lacking(id)));
    }

    /// Every string of the sources that looks like a message is one. `keys` look so, but are none. There are at least
    /// so many, else the search itself is broken.
    ///
    /// # Panics
    /// If one is missing.
    #[track_caller]
    pub fn sources(&self, crate_folder: &str, keys: &[&str], at_least: usize) {
        let english = self.catalogs.get("en").expect("there is English");
        let kind = |id: &str| id.split_once('-').map(|(kind, _)| kind.to_string());
        let kinds: BTreeSet<String> = english.ids().filter_map(kind).chain(KINDS.map(String::from)).collect();
        let mut found = strings(&Path::new(crate_folder).join("src"));
        found.retain(|s| kind(s).is_some_and(|k| kinds.contains(&k)) && !s.ends_with('-'));
        assert!(found.len() >= at_least, "only {} messages were found in the sources", found.len());
        let idle: Vec<_> = keys.iter().filter(|key| !found.contains(**key) || english.has(key)).collect();
        assert!(idle.is_empty(), "keys that need not be named: {idle:?}");
        found.retain(|id| !english.has(id) && !keys.contains(&id.as_str()));
        none(found);
    }

    /// Every place, kind of piece, seat, standing order and stage of play and every heading of the rulebook has its name,
    /// and all words of the board a look that can be read.
    ///
    /// # Panics
    /// If one has none.
    #[track_caller]
    pub fn names(&self) {
        let board = self.rules.board();
        let places = (0..board.places.len() as u16).map(Value::Place);
        let kinds = (0..board.kinds.len() as u16).map(Value::Kind);
        let seats = (0..board.seats.len() as u8).map(|i| Value::Seat(Seat(i)));
        let orders = self.rules.orders().iter().map(|order| Value::Term(order.key));
        let cards = (0..board.cards.len() as u16).map(Value::Card);
        let names = (0..board.names.len() as u16).map(Value::Name);
        let all = places.chain(kinds).chain(seats).chain(orders).chain(cards).chain(names);
        none(all.flat_map(|value| self.faults(&named(value))));
        none(board.sequence.iter().flat_map(|stage| self.faults(&Text::new(stage.name))));
        none(board.sequence.iter().filter_map(|stage| self.cited(stage.rule)));
        for chart in &board.charts {
            none([&chart.name, &chart.legend].into_iter().flat_map(|id| self.lacking(id)));
            none(
                chart.columns.iter().chain(chart.rows.iter().map(|row| &row.0)).flat_map(|t| self.faults(t)),
            );
            none(self.cited(chart.rule));
            let even = chart.rows.iter().all(|(_, cells)| cells.len() == chart.columns.len());
            assert!(even, "a row of the chart '{}' has more or fewer cells than columns", chart.key);
        }
        for card in &board.cards {
            let texts =
                card.lines.iter().map(|line| &line.text).chain(card.values.iter().map(|(name, _)| name));
            none(texts.flat_map(|id| self.lacking(id)));
            none(card.lines.iter().filter_map(|line| line.rule).filter_map(|rule| self.cited(rule)));
        }
        none(board.teams.iter().flat_map(|team| self.lacking(&format!("team-{}", team.key))));
        none(super::looks::of_board(board));
        let english = self.catalogs.get("en").expect("there is English");
        none(
            super::looks::messages(board).filter(|id| !english.has(id)).map(|id| format!("no message {id}")),
        );
        let headings = self.ledger.rules.iter().map(|rule| heading(&rule.section));
        none(headings.filter(|id| !english.has(id)).collect::<BTreeSet<_>>());
    }

    /// A name in a language.
    pub fn name(&self, language: &str, value: Value) -> String {
        self.catalogs.render(language, &named(value), self.rules.board())
    }

    /// Scenes, logs, odds, plans and refusals of so many random games say everything, and cite rules of the ledger. One
    /// position in `every` is looked at.
    ///
    /// # Panics
    /// If something is not said, or the odds do not add up.
    #[track_caller]
    pub fn play(&self, games: u64, every: u32) {
        let mut wrong = BTreeSet::new();
        for seed in 0..games {
            let mut walk = Walk::new(&self.rules, seed);
            while let Some(seat) = walk.asked() {
                self.log(&walk, &mut wrong);
                if walk.length % every == seed as u32 % every {
                    self.look(&walk, &mut wrong);
                }
                let a = walk.random(seat);
                // What is refused says why.
                if walk.length.is_multiple_of(11) {
                    let others = (0..self.rules.board().seats.len() as u8).map(Seat).filter(|s| *s != seat);
                    let refused = others.filter_map(|other| self.rules.check(&walk.state, other, a).err());
                    refused.for_each(|refusal| self.refusal(&refusal, &mut wrong));
                }
                walk.go(seat, a);
            }
            self.log(&walk, &mut wrong);
            self.look(&walk, &mut wrong);
        }
        none(wrong);
    }

    /// The faults of a text in any language: a missing message, or a variable without a value.
    fn faults(&self, text: &Text) -> Vec<String> {
        let said = |language: &str| {
            let said = self.catalogs.render(language, text, self.rules.board());
            let bad = said.is_empty() || said.contains(['{', '[']);
            bad.then(|| format!("{language}: {text:?} says '{said}'"))
        };
        self.catalogs.locales().filter_map(said).collect()
    }

    /// The languages that lack a message.
    fn lacking(&self, id: &str) -> Vec<String> {
        let lacks = self.catalogs.locales().filter(|l| self.catalogs.get(l).is_some_and(|c| !c.has(id)));
        lacks.map(|language| format!("{language}: the message '{id}' is missing")).collect()
    }

    fn cited(&self, rule: RuleId) -> Option<String> {
        self.ledger.rule(rule.0).is_none().then(|| format!("the ledger has no rule {rule}"))
    }

    fn refusal(&self, refusal: &Refusal, wrong: &mut BTreeSet<String>) {
        wrong.extend(self.faults(&refusal.text()));
        wrong.extend(self.cited(refusal.rule));
    }

    fn log(&self, walk: &Walk<G::Rules>, wrong: &mut BTreeSet<String>) {
        for entry in &walk.said {
            wrong.extend(self.faults(&entry.text));
            wrong.extend(entry.rules.iter().filter_map(|rule| self.cited(*rule)));
        }
    }

    /// What those who are asked see, why not, and how likely.
    fn look(&self, walk: &Walk<G::Rules>, wrong: &mut BTreeSet<String>) {
        let seats = self.rules.decision(&walk.state).seats();
        let seen = Seen::of(&self.rules, &walk.state, Viewer(seats));
        let scene = self.rules.scene(&seen);
        wrong.extend(texts(&scene).into_iter().flat_map(|text| self.faults(text)));
        let buttons = scene.offers.iter().filter_map(|offer| match &offer.handle {
            Handle::Button(id) => Some(id),
            _ => None,
        });
        let english = self.catalogs.get("en").expect("there is English");
        wrong.extend(buttons.filter(|id| !english.has(id)).map(|id| format!("no message for button {id}")));
        let cited = scene.panels.iter().flat_map(|panel| &panel.lines).filter_map(|(_, rule)| *rule);
        wrong.extend(cited.filter_map(|rule| self.cited(rule)));
        for seat in seats.iter() {
            let mut plans = Vec::new();
            let seen = walk.seen(seat);
            self.rules.candidates(&seen, seat, &mut Mind::default(), &mut plans);
            let words = plans.into_iter().map(|(plan, _)| self.rules.words(&seen, seat, plan));
            wrong.extend(words.flat_map(|text| self.faults(&text)));
        }
        for handle in handles(&scene, self.rules.board(), walk.length as usize) {
            for refusal in self.rules.refusals(&seen, &handle) {
                self.refusal(&refusal, wrong);
            }
        }
        if let Some(seat) = seats.iter().next() {
            let actions = walk.listed(seat);
            let a = actions[walk.length as usize % actions.len()];
            self.odds(&seen, a, wrong);
            self.done(walk, seat, a, wrong);
        }
    }

    /// What is done has words, for whoever looks at the game again.
    fn done(
        &self,
        walk: &Walk<G::Rules>,
        seat: Seat,
        a: <G::Rules as Rules>::Action,
        wrong: &mut BTreeSet<String>,
    ) {
        let words = in_words(&self.rules, &walk.state, seat, &[a]);
        if words.is_empty() {
            wrong.insert(format!("there are no words for {a:?}"));
        }
        wrong.extend(words.iter().flat_map(|text| self.faults(text)));
    }

    fn odds(&self, seen: &Seen<G::Rules>, a: <G::Rules as Rules>::Action, wrong: &mut BTreeSet<String>) {
        let Some(usual) = self.rules.odds(seen, a, &[]) else { return };
        let keys: Vec<&str> = usual.assumes.iter().filter_map(|(_, key)| *key).collect();
        for key in &keys {
            let opposite = self.rules.odds(seen, a, &[key]).unwrap_or_else(|| usual.clone());
            if opposite.assumes == usual.assumes {
                wrong.insert(format!("the odds of {a:?} do not say that '{key}' is otherwise"));
            }
        }
        for odds in [Some(usual), self.rules.odds(seen, a, &keys)].into_iter().flatten() {
            let sum: f64 = odds.ends.iter().map(|(_, share)| share).sum();
            if (sum - 1.0).abs() > 1e-9 {
                wrong.insert(format!("the odds of {a:?} add up to {sum}"));
            }
            let said = odds.ends.iter().chain(&odds.expected).map(|(text, _)| text);
            let said = said.chain(odds.assumes.iter().map(|(text, _)| text));
            wrong.extend(said.flat_map(|text| self.faults(text)));
        }
    }
}

/// A text that says nothing but a name.
fn named(value: Value) -> Text {
    Text::new(NAME).with("it", value)
}

/// Every text of a scene.
fn texts(scene: &Scene) -> Vec<&Text> {
    let mut texts = vec![&scene.turn, &scene.phase, &scene.prompt];
    texts.extend(&scene.standing);
    texts.extend(&scene.over);
    texts.extend(scene.tracks.iter().map(|track| &track.name));
    texts.extend(scene.offers.iter().map(|offer| &offer.label));
    texts.extend(scene.offers.iter().filter_map(|offer| offer.tag.as_deref()));
    texts.extend(scene.offers.iter().filter_map(|offer| offer.under.as_deref()));
    texts.extend(scene.offers.iter().filter_map(|offer| offer.reason.as_deref()));
    texts.extend(scene.offers.iter().filter_map(|offer| offer.loses.as_deref()));
    texts.extend(scene.piles.iter().map(|pile| &pile.name));
    if let Some(sequel) = &scene.sequel {
        texts.push(&sequel.title);
        texts.extend(sequel.choices.iter().map(|(text, _)| text));
    }
    for panel in &scene.panels {
        texts.push(&panel.title);
        texts.extend(panel.lines.iter().map(|(text, _)| text));
    }
    texts
}

/// What can be pointed at: every piece and card, and of a large board some sixty places, others at each look.
pub(super) fn handles<'a>(
    scene: &'a Scene,
    board: &Board,
    look: usize,
) -> impl Iterator<Item = Handle> + use<'a> {
    let pieces = scene.pieces.iter().map(|piece| Handle::Piece(piece.key.clone()));
    let cards = scene.hands.iter().flatten().map(|card| Handle::Card(card.key.clone()));
    let stride = board.places.len().div_ceil(64).max(1);
    let places = (look % stride..board.places.len()).step_by(stride).map(|i| Handle::Place(i as u16));
    pieces.chain(cards).chain(places)
}

/// String literals of the sources in a folder that might be message ids.
fn strings(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            found.extend(strings(&path));
            continue;
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let plain = |s: &&str| s.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        found.extend(text.split('"').skip(1).step_by(2).filter(plain).map(String::from));
    }
    found
}

#[track_caller]
fn none(faults: impl IntoIterator<Item = String>) {
    let faults: Vec<_> = faults.into_iter().take(SHOWN).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
