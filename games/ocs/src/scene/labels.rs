//! Every action as a click: what is clicked, what it says, and the piece that it is done with.

use sandtable_core::{Handle, Text};

use super::pieces::{column_key, vessel_key};
use crate::action::{Action, ColumnId, Hex, UnitId, VesselId};
use crate::air::Aim;
use crate::look::Look;
use crate::pieces::{Job, Method, Posture};
use crate::play::{hex_value, unit_value};
use crate::steps::{Segment, Step, barrage_price, meal};

/// A click.
pub struct Click {
    /// What is clicked.
    pub handle: Handle,
    /// What it says.
    pub label: Text,
    /// The key of the piece that it is done with.
    pub piece: Option<String>,
}

impl Click {
    pub fn at(hex: Hex, text: &'static str) -> Click {
        Click { handle: Handle::Place(hex), label: Text::new(text).with("hex", hex_value(hex)), piece: None }
    }

    pub fn on(look: Look, id: UnitId, text: &'static str) -> Click {
        let handle = Handle::Piece(look.counter(id).key.clone());
        Click { handle, label: Text::new(text).with("unit", unit_value(id)), piece: None }
    }

    pub fn button(text: &'static str) -> Click {
        Click { handle: Handle::Button(text.into()), label: Text::new(text), piece: None }
    }

    fn column(column: ColumnId, text: &'static str) -> Click {
        Click { handle: Handle::Piece(column_key(column)), label: Text::new(text), piece: None }
    }

    pub fn amount(n: u8, text: &'static str) -> Click {
        let handle = Handle::Amount(text.into(), n.into());
        Click { handle, label: Text::new(text).with("count", n), piece: None }
    }

    /// A ship, by its piece.
    pub fn vessel(id: VesselId, text: &'static str) -> Click {
        Click { handle: Handle::Piece(vessel_key(id)), label: Text::new(text), piece: None }
    }

    /// A unit goes to a hex.
    pub fn send(look: Look, id: UnitId, at: Hex, text: &'static str) -> Click {
        let label = Text::new(text).with("unit", unit_value(id)).with("hex", hex_value(at));
        Click { handle: Handle::Place(at), label, piece: Some(look.counter(id).key.clone()) }
    }

    pub fn with(mut self, name: &'static str, value: impl Into<sandtable_core::Value>) -> Click {
        self.label = self.label.with(name, value);
        self
    }
}

/// The click of an action.
pub fn click(look: Look, a: Action) -> Click {
    match a {
        Action::Place(id, at) => Click::send(look, id, at, "do-place"),
        Action::Stow(column) => Click::column(column, "do-stow"),
        Action::First => Click::button("do-first"),
        Action::Second => Click::button("do-second"),
        Action::Simulcast => Click::button("do-simulcast"),
        Action::Agree if question(look).is_some() => {
            Click::button(question(look).map_or("do-agree", |q| q.answers[0]))
        }
        Action::Agree => Click::button("do-agree"),
        Action::At(at) => Click::at(at, "do-at"),
        Action::Take(id) => Click::on(look, id, "do-take"),
        Action::Mode(id, posture) => Click::on(look, id, mode(posture)),
        Action::Fuel(id, method) => Click::on(look, id, fuel(method)),
        Action::Step(to) => Click::at(to, "do-step"),
        Action::Drop(id) => Click::on(look, id, "do-drop"),
        Action::Halt => Click::button("do-halt"),
        Action::Overrun(at) => Click::at(at, "do-overrun"),
        Action::Release(id) => Click::on(look, id, "do-release"),
        Action::Show(id) => Click::on(look, id, "do-show"),
        Action::Drive(column) => Click::column(column, "do-drive"),
        Action::Load(n) => Click::amount(n, "do-load"),
        Action::Unload(n) => Click::amount(n, "do-unload"),
        Action::Split(n) => Click::amount(n, "do-split"),
        Action::Extend => Click::button("do-extend"),
        Action::Revert => Click::button("do-revert"),
        Action::Collapse => Click::button("do-collapse"),
        Action::Reserve => Click::button("do-reserve"),
        Action::Pause => Click::button("do-pause"),
        Action::RailColumn(column) => Click::column(column, "do-rail-column"),
        Action::Flee(column) => Click::column(column, "do-flee"),
        Action::Give(column) => Click::column(column, "do-give"),
        Action::Entrain(id) => Click::on(look, id, "do-entrain"),
        Action::Freight(at, n) => Click::at(at, "do-freight").with("count", n),
        Action::Detrain(at) => Click::at(at, "do-detrain"),
        Action::Blow(at) => Click::at(at, "do-blow"),
        Action::BlowSome(at, n) => Click::at(at, "do-blow-some").with("count", n),
        Action::Dig(at) => Click::at(at, "do-dig"),
        Action::Raze(at) => Click::at(at, "do-raze"),
        Action::Sail(id) => Click::vessel(id, "do-sail"),
        Action::Steer(to) => Click::at(to, "do-steer"),
        Action::Board(id) => Click::on(look, id, "do-board"),
        Action::Hoist(column) => {
            Click { handle: Handle::Piece(column_key(column)), label: Text::new("do-hoist"), piece: None }
        }
        Action::Lade(n) => Click::amount(n, "do-lade"),
        Action::Unship => Click::button("do-unship"),
        Action::Convert => Click::button("do-convert"),
        Action::Land => Click::button("do-land"),
        Action::Shell(at) => Click::at(at, "do-shell"),
        Action::Engage(id) => Click::vessel(id, "do-engage"),
        Action::Silence(id) => Click::on(look, id, "do-silence"),
        Action::Join(id) => Click::vessel(id, "do-join"),
        Action::Beach(at) => Click::at(at, "do-beach"),
        Action::Concede => Click::button("do-concede"),
        Action::Wreck(at) => Click::at(at, "do-wreck"),
        Action::Embark(id) => Click::on(look, id, "do-embark"),
        Action::Ferry(column) => {
            Click { handle: Handle::Piece(column_key(column)), label: Text::new("do-ferry"), piece: None }
        }
        Action::Consign(at, n) => Click::at(at, "do-consign").with("count", n),
        Action::Disembark(at) => Click::at(at, "do-disembark"),
        Action::Construct(id, job, at) => Click::send(look, id, at, construction(job)),
        Action::Detach(id, part) => Click::on(look, id, "do-detach").with("other", unit_value(part)),
        Action::Rebuild(id, at) => Click::send(look, id, at, "do-rebuild"),
        Action::Restore(id) => Click::on(look, id, "do-restore"),
        Action::Trucks(at) => Click::at(at, "do-trucks"),
        Action::Merge(from, to) => Click::on(look, to, "do-merge").with("other", unit_value(from)),
        Action::Exchange(id, dead) => Click::on(look, id, "do-exchange").with("other", unit_value(dead)),
        Action::Draw(at) => Click::at(at, "do-draw"),
        Action::Pay => Click::button("do-pay"),
        Action::Stocks => Click::button("do-stocks"),
        Action::Decline if matches!(look.s.step(), Some(Step::Simulcast(_))) => Click::button("do-refuse"),
        Action::Decline => Click::button(question(look).map_or("do-decline", |q| q.answers[1])),
        Action::Target(at) => {
            let barrages = matches!(look.s.step(), Some(Step::Barrages(_)));
            Click::at(at, if barrages { "do-barrage" } else { "do-assault" })
        }
        Action::Bombard(Aim::Port, at) => Click::at(at, "do-bombard-port"),
        Action::Bombard(_, at) => Click::at(at, "do-bombard-base"),
        Action::Pound(Aim::Port, at) => Click::at(at, "do-pound-port"),
        Action::Pound(_, at) => Click::at(at, "do-pound-base"),
        Action::With(id) => Click::on(look, id, "do-with"),
        Action::Attack => Click::button("do-attack"),
        Action::Fire(at) => Click::at(at, "do-fire").with("cost", i32::from(barrage_price(look))),
        Action::FireBy(hq) => Click::on(look, hq, "do-fire-by").with("cost", i32::from(barrage_price(look))),
        Action::Lead(id) => Click::on(look, id, "do-lead").with("rating", i32::from(look.rating(id))),
        Action::Lose(id) => Click::on(look, id, "do-lose"),
        Action::Yield => Click::button("do-yield"),
        Action::Ignore => Click::button("do-ignore"),
        Action::Retreat(to) => Click::at(to, "do-retreat"),
        Action::Part(id, to) => Click::send(look, id, to, "do-part"),
        Action::Advance(id) => Click::on(look, id, "do-advance").with("hex", hex_value(look.s.battle.target)),
        Action::Displace(to) => Click::at(to, "do-displace"),
        Action::Remove(id) => Click::on(look, id, "do-remove"),
        Action::Feed(at) => Click::at(at, "do-feed").with("cost", meal(look, look.s.phasing, at)),
        Action::Breakout(id) => Click::on(look, id, "do-breakout"),
        Action::Deliver(at, sp) => Click::at(at, "do-deliver").with("count", sp),
        Action::Deed(deed, at) => {
            let label = look.t.title.deeds().get(usize::from(deed)).map_or("do-done", |deed| deed.label);
            Click::at(at, label)
        }
        Action::Done => Click::button(done(look)),
        Action::Airdrop
        | Action::Fly(..)
        | Action::Raid(_)
        | Action::Send(_)
        | Action::Carry(..)
        | Action::Tow(_)
        | Action::Lift(..)
        | Action::LiftSp(..)
        | Action::Go
        | Action::Scramble(_)
        | Action::Abort(_)
        | Action::Pick(_)
        | Action::Home(_)
        | Action::Jettison(_)
        | Action::Scatter
        | Action::Refit(_)
        | Action::Ready(_)
        | Action::Combine(..)
        | Action::Plan(..)
        | Action::Zone(_)
        | Action::Delay(_)
        | Action::Cancel(_)
        | Action::Workshop(_)
        | Action::Post(..)
        | Action::Gliders(_)
        | Action::Demolish(_) => super::air::click(look, a),
    }
}

const fn mode(posture: Posture) -> &'static str {
    match posture {
        Posture::Combat => "do-mode-combat",
        Posture::Move => "do-mode-move",
        Posture::Strat => "do-mode-strat",
        Posture::Reserve => "do-mode-reserve",
        Posture::ReserveMove => "do-mode-reserve-move",
    }
}

const fn construction(job: Job) -> &'static str {
    match job {
        Job::Dig => "do-construct-dig",
        Job::Raze => "do-construct-raze",
        Job::Base => "do-construct-base",
        Job::Strip => "do-construct-strip",
        Job::Demolish => "do-construct-demolish",
        Job::Mend => "do-construct-mend",
        Job::Wreck => "do-construct-wreck",
    }
}

const fn fuel(method: Method) -> &'static str {
    match method {
        Method::Unit => "do-fuel-unit",
        Method::Formation => "do-fuel-formation",
        Method::Hq => "do-fuel-hq",
    }
}

/// What ends the present decision.
fn done(look: Look) -> &'static str {
    match look.s.step() {
        Some(Step::Setup(_)) => "do-done-setup",
        Some(Step::Segment(Segment::Movement)) => "do-done-moving",
        Some(Step::Segment(Segment::Reaction)) => "do-done-reacting",
        Some(Step::Segment(Segment::Exploitation)) => "do-done-exploiting",
        Some(Step::Barrages(_)) => "do-done-barraging",
        Some(Step::Guns(_)) => "do-cease-fire",
        Some(Step::Assaults(_)) => "do-done-attacking",
        Some(Step::Forces) => "do-done-forces",
        Some(Step::Advance) => "do-done-advancing",
        Some(Step::Feed) => "do-done-feeding",
        Some(Step::Refit) => "do-done-refitting",
        Some(Step::Intercept) => "do-no-interception",
        Some(Step::Aborts { .. }) => "do-no-abort",
        _ => "do-done",
    }
}

/// What the title asks now.
fn question(look: Look) -> Option<crate::title::Question> {
    match look.s.step() {
        Some(Step::Ask { what, .. }) => look.t.title.questions().get(usize::from(what)).copied(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::kit::laid_out;
    use sandtable_core::{Chance, Log, Rules};

    use super::*;
    use crate::pieces::Side;
    use crate::steps::Fight;
    use crate::{Drill, Ocs};

    #[test]
    fn what_ends_a_step_is_named_after_it() {
        let rules: Ocs = laid_out::<Drill>();
        let mut s = rules.start(&mut Chance::quick(1), &mut Log::off());
        for (step, label) in [
            (Step::Setup(Side::Axis), "do-done-setup"),
            (Step::Segment(Segment::Movement), "do-done-moving"),
            (Step::Segment(Segment::Reaction), "do-done-reacting"),
            (Step::Segment(Segment::Exploitation), "do-done-exploiting"),
            (Step::Barrages(Fight::Combat), "do-done-barraging"),
            (Step::Guns(Fight::Combat), "do-cease-fire"),
            (Step::Assaults(Fight::Combat), "do-done-attacking"),
            (Step::Forces, "do-done-forces"),
            (Step::Advance, "do-done-advancing"),
            (Step::Feed, "do-done-feeding"),
            (Step::Refit, "do-done-refitting"),
            (Step::Intercept, "do-no-interception"),
            (Step::Aborts { side: Side::Axis, after: false }, "do-no-abort"),
            (Step::Breakout, "do-done"),
        ] {
            s.steps.clear();
            s.steps.push(step);
            assert_eq!(done(rules.look(&s)), label, "{step:?}");
        }
    }
}
