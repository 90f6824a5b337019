//! What the boxes of games have in common: the files of their folder, and what their rules hand on to their steps.

/// The files of a game's folder as part of the program, for its `impl Game`: the data, the texts by language, the art,
/// `rules.toml` and `orders.toml`.
///
/// ```ignore
/// impl Game for MyGame {
///     folder! {
///         data: ["map.toml", "scenarios/campaign.toml"],
///         locales: ["en", "zh", "pl"],
///         art: ["board.svg"],
///     }
///     // …
/// }
/// ```
#[macro_export]
macro_rules! folder {
    (data: [$($data:literal),* $(,)?], locales: [$($locale:literal),* $(,)?], art: [$($art:literal),* $(,)?] $(,)?) => {
        fn built_in() -> $crate::Files {
            $crate::Files::built_in(&[
                $(($data, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $data)))),*
            ])
        }

        fn locales() -> &'static [(&'static str, &'static str)] {
            &[$(($locale, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $locale, ".ftl")))),*]
        }

        fn ledger() -> Vec<$crate::LedgerPart> {
            vec![$crate::LedgerPart::own(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.toml")))]
        }

        fn orders() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/orders.toml"))
        }

        fn art() -> &'static [(&'static str, &'static [u8])] {
            &[$(($art, include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/art/", $art)))),*]
        }
    };
}

/// The part of an `impl Rules` that is the same in every game of two sides that goes by steps. The rules hold their
/// theatre as `self.0` and look at a position with `look`; the crate has a `Side` made by [`sides!`](crate::sides), an
/// `Action` with its [`notation!`](crate::notation), a `State` that knows its `start`, a `play::Play`, and the modules
/// `steps`, `odds`, `notation`, `position` and `scene`.
// `crate` is meant to be the game's.
#[allow(clippy::crate_in_macro_def)]
#[macro_export]
macro_rules! two_sided {
    () => {
        type State = crate::State;
        type Action = crate::Action;

        fn start(&self, _: &mut $crate::Chance, _: &mut $crate::Log) -> crate::State {
            crate::State::start(&self.0)
        }

        fn decision(&self, s: &crate::State) -> $crate::Decision {
            crate::steps::decision(self.look(s))
        }

        fn actions(&self, s: &crate::State, seat: $crate::Seat, out: &mut Vec<crate::Action>) {
            if let Some(side) = crate::Side::of(seat).filter(|_| self.decision(s).seats().has(seat)) {
                crate::steps::actions(self.look(s), side, out);
            }
        }

        fn check(
            &self,
            s: &crate::State,
            seat: $crate::Seat,
            a: crate::Action,
        ) -> Result<(), $crate::Refusal> {
            match crate::Side::of(seat) {
                Some(side) => crate::steps::check(self.look(s), side, a),
                None => Err(crate::steps::not_yours(self.look(s))),
            }
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
                crate::steps::apply(&mut crate::play::Play::new(&self.0, s, chance, log), side, a);
            }
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
            crate::position::position(&self.0, s)
        }

        fn arrange(&self, s: &mut crate::State, p: &$crate::Position) -> Result<(), $crate::SetupError> {
            crate::position::arrange(&self.0, s, p)
        }

        fn faults(&self, s: &crate::State) -> Vec<String> {
            crate::position::faults(&self.0, s)
        }
    };
}
