//! What a viewer sees.

mod board;
mod offers;
mod refusals;

use sandtable_core::{Decision, Handle, Mark, Piece, Rules, Scene, Seen, Text};

use crate::Ocs;
use crate::look::Look;
use crate::pieces::{Mode, Side};
use crate::state::{flag, on_map};
use crate::steps::Step;

pub use board::board;
pub use refusals::refusals;

/// What a viewer sees now.
pub fn scene(rules: &Ocs, seen: &Seen<Ocs>) -> Scene {
    let look = rules.look(seen.state());
    let decision = rules.decision(look.s);
    let asked = decision.seats();
    let viewer = seen.viewer().0.iter().find(|seat| asked.has(*seat));
    let over = match decision {
        Decision::Over(outcome) => Some(match outcome.winners.iter().next() {
            Some(seat) => Text::new("over-won").with("side", seat),
            None => Text::new("over-drawn"),
        }),
        Decision::Ask(_) => None,
    };
    let control = (0..look.t.board.places.len()).map(|i| {
        let (place, _) = look.t.place(i as u16)?;
        Some(look.owner(place).seat().0)
    });
    Scene {
        turn: Text::new("turn").with("turn", look.s.turn),
        phase: Text::new(phase(look)),
        standing: Side::BOTH
            .map(|side| {
                Text::new("standing").with("side", side.seat()).with("worth", i32::from(look.worth(side)))
            })
            .to_vec(),
        asked,
        prompt: Text::new(if viewer.is_some() { prompt(look) } else { "prompt-wait" }),
        pieces: pieces(look),
        control: control.collect(),
        offers: viewer.map(|seat| offers::offers(rules, look, seat)).unwrap_or_default(),
        over,
        ..Scene::default()
    }
}

/// Nothing is laid over the board yet.
pub fn overlay(_: Look, _: &str, _: Option<&Handle>) -> Vec<Mark> {
    Vec::new()
}

/// The key of a column on the screen.
fn column_key(column: usize) -> String {
    format!("column-{column}")
}

fn pieces(look: Look) -> Vec<Piece> {
    let units = look.t.ids().filter(|id| look.unit(*id).is_here()).map(|id| {
        let unit = look.unit(id);
        let kind = board::unit_kind(look.t, id, unit.moves());
        let marks = [
            (look.s.hand.units.contains(&id), "in-hand"),
            (unit.has(flag::ACTS), "attacking"),
            (unit.lost > 0, "reduced"),
            (unit.has(flag::OOS), "cut-off"),
            (unit.mode == Mode::Dg, "dg"),
            (unit.mode == Mode::Reserve, "reserve"),
            (unit.mode == Mode::Strat, "strat"),
            (unit.mode == Mode::Exploit, "exploit"),
            (unit.has(flag::MOVED), "moved"),
        ];
        Piece::new(&look.counter(id).key, kind, unit.at).badges(marks)
    });
    let columns =
        look.s.columns.iter().enumerate().filter(|(_, column)| on_map(column.at)).map(|(i, column)| {
            let kind = board::column_kind(look.t, column.side, column.kind);
            Piece::new(column_key(i), kind, column.at).values([u16::from(column.points), column.load.into()])
        });
    let dumps = look.s.dumps.iter().enumerate().filter(|(_, dump)| on_map(dump.at)).map(|(i, dump)| {
        let kind = board::dump_kind(look.t, dump.side);
        Piece::new(format!("dump-{i}"), kind, dump.at).values([dump.tokens])
    });
    let works = look.s.hedgehogs.iter().enumerate().filter(|(_, work)| on_map(work.at)).map(|(i, work)| {
        let kind = board::hedgehog_kind(look.t, work.side);
        Piece::new(format!("hedgehog-{i}"), kind, work.at).values([u16::from(work.level)])
    });
    works.chain(dumps).chain(columns).chain(units).collect()
}

/// The phase, by the last player stage that was begun.
fn phase(look: Look) -> &'static str {
    use crate::steps::PlayerStage;
    let stage = look.s.steps.iter().find_map(|step| match step {
        Step::Player(stage) => Some(*stage),
        _ => None,
    });
    match stage {
        None => "phase-turn",
        Some(PlayerStage::Reinforcement) => "phase-reinforcement",
        Some(PlayerStage::Breakout | PlayerStage::Movement) => "phase-movement",
        Some(PlayerStage::Supply) => "phase-supply",
        Some(PlayerStage::Reaction | PlayerStage::ReactionBarrage) => "phase-reaction",
        Some(PlayerStage::Barrage | PlayerStage::Combat) => "phase-combat",
        Some(
            PlayerStage::Exploitation | PlayerStage::ExploitationBarrage | PlayerStage::ExploitationCombat,
        ) => "phase-exploitation",
        Some(PlayerStage::CleanUp) => "phase-clean-up",
    }
}

fn prompt(look: Look) -> &'static str {
    match look.s.step() {
        Some(Step::Setup(_)) => "prompt-setup",
        Some(Step::Initiative(_)) => "prompt-initiative",
        Some(Step::Segment(_)) => "prompt-segment",
        Some(Step::Moving) => "prompt-moving",
        Some(Step::Rail { .. }) => "prompt-rail",
        Some(Step::Pay { .. }) => "prompt-pay",
        Some(Step::Barrages(_)) => "prompt-barrages",
        Some(Step::Guns(_)) => "prompt-guns",
        Some(Step::Assaults(_)) => "prompt-assaults",
        Some(Step::Declare(_)) => "prompt-declare",
        Some(Step::Defend) => "prompt-defend",
        Some(Step::Lead { .. }) => "prompt-lead",
        Some(Step::Losses { .. }) => "prompt-losses",
        Some(Step::Option { .. }) => "prompt-option",
        Some(Step::Retreat { .. }) => "prompt-retreat",
        Some(Step::Advance) => "prompt-advance",
        Some(Step::Displace { .. }) => "prompt-displace",
        Some(Step::Excess(_)) => "prompt-excess",
        Some(Step::Feed) => "prompt-feed",
        Some(Step::Breakout) => "prompt-breakout",
        Some(Step::Turn(_) | Step::Player(_) | Step::Battle(_) | Step::Supply(_)) | None => "prompt-wait",
    }
}
