//! What the boxes of games have in common: the files of their folder, and what their rules hand on to their steps.

/// The files of a game's folder as part of the program, for its `impl Game`: the data, the texts by language and
/// `rules.toml`, with its translations where `rules` names their languages (`rules.zh.toml`); with `art` (which may be empty) also the art and `orders.toml`,
/// and the lessons and puzzles of the folders `lessons` and `puzzles` with what they say in some languages. A box made by
/// [`two_sided!`](crate::two_sided), which lays out a `Theatre` for one of its `scenarios`, names the version of its rules
/// before them, and is opened so; after it the highest bid for a side, if its `Theatre` knows how to `give` points to either.
///
/// ```ignore
/// impl Game for MyGame {
///     folder! {
///         data: ["map.toml", "scenarios/campaign.toml"],
///         locales: ["en", "zh", "pl"],
///         art: ["board.svg"],
///         lessons: ["01-move", "02-attack"] in ["en", "zh", "pl"],
///     }
///     // …
/// }
/// ```
// `crate` is meant to be the game's.
#[allow(clippy::crate_in_macro_def)]
#[macro_export]
macro_rules! folder {
    (version: $version:literal, bids: $most:literal, $($files:tt)*) => {
        $crate::folder! { @two $version, [.bids($most)], [give], $($files)* }
    };
    (version: $version:literal, $($files:tt)*) => {
        $crate::folder! { @two $version, [], [], $($files)* }
    };
    (@two $version:literal, [$($with:tt)*], [$($give:ident)?], $($files:tt)*) => {
        $crate::folder! { $($files)* }

        fn open(files: &$crate::Files) -> Result<Self, $crate::DataErrors> {
            let data = crate::Data::read(files)?;
            let scenarios = data.scenarios.iter().map(|s| s.key.clone());
            let seats = crate::Side::BOTH.map(crate::Side::word);
            let info = $crate::GameInfo::of::<Self>($version, files, &seats, scenarios)$($with)*;
            Ok(Self { data, info })
        }

        fn info(&self) -> &$crate::GameInfo {
            &self.info
        }

        fn prepare(
            &self,
            scenario: &str,
            options: &$crate::Options,
        ) -> Result<Self::Rules, $crate::SetupError> {
            let found = &self.data.scenarios[self.info.chosen(scenario, options)?];
            let theatre = crate::Theatre::new(&self.data, found);
            $(let theatre = theatre.$give(self.info.given(scenario, options));)?
            Ok(Self::Rules::new(theatre))
        }
    };
    (
        data: [$($data:literal),* $(,)?], locales: [$($locale:literal),* $(,)?],
        $(rules: [$($rules:literal),* $(,)?],)? art: [$($art:literal),* $(,)?]
        $(, lessons: [$($lesson:literal),* $(,)?] in [$($spoken:literal),* $(,)?])?
        $(, puzzles: [$($puzzle:literal),* $(,)?] in [$($told:literal),* $(,)?])? $(,)?
    ) => {
        $crate::folder! {
            data: [$($data),*], locales: [$($locale),*], $(rules: [$($rules),*],)?
            $(lessons: [$($lesson),*] in [$($spoken),*],)? $(puzzles: [$($puzzle),*] in [$($told),*],)?
        }

        fn orders() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/orders.toml"))
        }

        fn art() -> &'static [(&'static str, &'static [u8])] {
            &[$(($art, include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/art/", $art)))),*]
        }
    };
    (
        data: [$($data:literal),* $(,)?], locales: [$($locale:literal),* $(,)?]
        $(, rules: [$($rules:literal),* $(,)?])?
        $(, lessons: [$($lesson:literal),* $(,)?] in [$($spoken:literal),* $(,)?])?
        $(, puzzles: [$($puzzle:literal),* $(,)?] in [$($told:literal),* $(,)?])? $(,)?
    ) => {
        fn built_in() -> $crate::Files {
            $crate::Files::built_in(&[
                $(($data, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $data)))),*
            ])
        }

        fn locales() -> &'static [(&'static str, &'static str)] {
            &[$(($locale, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $locale, ".ftl")))),*]
        }

        fn ledger() -> Vec<$crate::LedgerPart> {
            let own = $crate::LedgerPart::own(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.toml")));
            vec![own.translated(&[$($(
                ($rules, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.", $rules, ".toml")))
            ),*)?])]
        }

        $(
            fn lessons() -> &'static [(&'static str, &'static str)] {
                &[$(($lesson, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $lesson, ".toml")))),*]
            }

            fn lesson_texts() -> &'static [(&'static str, &'static str)] {
                &[$(($spoken, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $spoken, ".ftl")))),*]
            }
        )?

        $(
            fn puzzles() -> &'static [(&'static str, &'static str)] {
                &[$(($puzzle, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/", $puzzle, ".toml")))),*]
            }

            fn puzzle_texts() -> &'static [(&'static str, &'static str)] {
                &[$(($told, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/", $told, ".ftl")))),*]
            }
        )?
    };
}

/// What is the same in every game of two sides that goes by steps.
///
/// With one name it is the box laid out, which holds the `Theatre` and looks at positions. With two it is the box, which holds
/// the `Data`, and the box laid out, which goes by the [`Sequence`](crate::Sequence) of the module `steps` (its functions `asked`, `unknown`, `not_yours` and
/// `ready`) with a `play::Play { s, chance, log, … }`. Inside of its `impl Rules` it is all that follows from the crate's
/// `Side` (see [`sides!`](crate::sides)), `Action` with its [`notation!`](crate::notation), `State` that knows its `start`
/// and how to `refresh` itself, and the modules `odds`, `notation`, `position` and `scene`.
// `crate` is meant to be the game's.
#[allow(clippy::crate_in_macro_def)]
#[macro_export]
macro_rules! two_sided {
    ($(#[$box_meta:meta])* pub struct $box:ident; $(#[$meta:meta])* pub struct $name:ident;) => {
        $(#[$box_meta])*
        pub struct $box {
            data: crate::Data,
            info: $crate::GameInfo,
        }

        $crate::two_sided! {
            $(#[$meta])*
            pub struct $name;
        }

        impl $crate::Sequence for $name {
            type Side = crate::Side;
            type Action = crate::Action;
            type Step = crate::Step;
            type Look<'a> = crate::Look<'a>;
            type Play<'a> = crate::play::Play<'a>;

            const OVER: $crate::Refusal = crate::refusals::OVER;

            fn step(look: crate::Look) -> Option<crate::Step> {
                look.s.step()
            }

            fn asked(look: crate::Look) -> $crate::Decision {
                crate::steps::asked(look)
            }

            fn unknown(look: crate::Look, side: crate::Side, a: crate::Action) -> $crate::Refusal {
                crate::steps::unknown(look, side, a)
            }

            fn not_yours(look: crate::Look, side: Option<crate::Side>, a: crate::Action) -> $crate::Refusal {
                crate::steps::not_yours(look, side, a)
            }

            fn ready(play: &mut crate::play::Play, after: Option<crate::Action>) -> Option<crate::Step> {
                crate::steps::ready(play, after)
            }
        }

        impl $crate::Playing for crate::play::Play<'_> {
            type Step = crate::Step;

            fn steps(&mut self) -> &mut dyn $crate::Stack<crate::Step> {
                &mut self.s.steps
            }

            fn chance(&mut self) -> &mut $crate::Chance {
                self.chance
            }

            fn log(&mut self) -> &mut $crate::Log {
                self.log
            }
        }
    };
    ($(#[$meta:meta])* pub struct $name:ident;) => {
        $(#[$meta])*
        #[derive(Clone)]
        pub struct $name(std::sync::Arc<crate::Theatre>);

        impl $name {
            /// Lays out what the scenario never changes.
            pub fn new(theatre: crate::Theatre) -> $name {
                $name(std::sync::Arc::new(theatre))
            }

            /// What the scenario never changes.
            pub fn theatre(&self) -> &crate::Theatre {
                &self.0
            }

            /// Questions to a position.
            pub fn look<'a>(&'a self, s: &'a crate::State) -> crate::Look<'a> {
                crate::Look { t: &self.0, s }
            }
        }
    };
    () => {
        $crate::two_sided! { legality }
        $crate::two_sided! { rest }
    };
    (legality) => {
        fn actions(&self, s: &crate::State, seat: $crate::Seat, out: &mut Vec<crate::Action>) {
            if let Some(side) = crate::Side::of(seat).filter(|_| self.decision(s).seats().has(seat)) {
                $crate::legal_actions::<Self>(self.look(s), side, out);
            }
        }

        fn first_actions(
            &self,
            s: &crate::State,
            seat: $crate::Seat,
            least: usize,
            out: &mut Vec<crate::Action>,
        ) -> bool {
            let asked = crate::Side::of(seat).filter(|_| self.decision(s).seats().has(seat));
            asked.is_none_or(|side| $crate::first_legal::<Self>(self.look(s), side, least, out))
        }

        fn check(
            &self,
            s: &crate::State,
            seat: $crate::Seat,
            a: crate::Action,
        ) -> Result<(), $crate::Refusal> {
            $crate::check::<Self>(self.look(s), crate::Side::of(seat), a)
        }

        fn apply(
            &self,
            s: &mut crate::State,
            seat: $crate::Seat,
            a: crate::Action,
            chance: &mut $crate::Chance,
            log: &mut $crate::Log,
        ) {
            if let Some(side) = crate::Side::of(seat) {
                $crate::apply::<Self>(&mut crate::play::Play::new(&self.0, s, chance, log), side, a);
            }
        }
    };
    (rest) => {
        type State = crate::State;
        type Action = crate::Action;

        fn start(&self, _: &mut $crate::Chance, _: &mut $crate::Log) -> crate::State {
            crate::State::start(&self.0)
        }

        fn decision(&self, s: &crate::State) -> $crate::Decision {
            <Self as $crate::Sequence>::asked(self.look(s))
        }

        fn board(&self) -> &$crate::Board {
            &self.0.board
        }

        fn scene(&self, seen: &$crate::Seen<Self>) -> $crate::Scene {
            crate::scene::scene(self, seen)
        }

        fn refusals(&self, seen: &$crate::Seen<Self>, at: &$crate::Handle) -> Vec<$crate::Refusal> {
            crate::scene::refusals(self, seen, at)
        }

        fn overlay(
            &self,
            seen: &$crate::Seen<Self>,
            key: &str,
            at: Option<&$crate::Handle>,
        ) -> Vec<$crate::Mark> {
            crate::scene::overlay(self.look(seen.state()), key, at)
        }

        fn odds(
            &self,
            seen: &$crate::Seen<Self>,
            a: crate::Action,
            otherwise: &[&str],
        ) -> Option<$crate::Odds> {
            crate::odds::odds(self, seen, a, otherwise)
        }

        fn write(&self, a: crate::Action, out: &mut String) {
            <crate::Action as $crate::Word<crate::Theatre>>::write(&self.0, &a, out);
        }

        fn read(&self, text: &str, out: &mut Vec<crate::Action>) -> Result<(), $crate::NotationError> {
            crate::notation::read(&self.0, text, out)
        }

        fn position(&self, s: &crate::State) -> $crate::Position {
            $crate::Fields::write(|f| crate::position::fields(&self.0, &mut s.clone(), f))
        }

        fn arrange(&self, state: &mut crate::State, p: &$crate::Position) -> Result<(), $crate::SetupError> {
            let mut s = state.clone();
            $crate::Fields::read(p, |f| crate::position::lay(&self.0, &mut s, f))?;
            s.refresh(&self.0);
            if let Some(fault) = self.faults(&s).into_iter().next() {
                return $crate::SetupError::fail("position", fault);
            }
            *state = s;
            Ok(())
        }

        fn faults(&self, s: &crate::State) -> Vec<String> {
            crate::position::faults(&self.0, s)
        }
    };
}
