//! What can be clicked: one offer for every legal action, and whole clicks for what belongs together.

use sandtable_core::clicks::{Clicks, all_that};
use sandtable_core::{Chance, Handle, Log, Offer, Rules, Seat, Text};

use super::labels::{Click, click};
use super::{fights, marches};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::command;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::hex_value;
use crate::policy::cheapest;
use crate::state::{State, flag, on_map};
use crate::steps::{Segment, Step, plans_of};

/// Most actions of a whole click.
pub const LONGEST: usize = 60;

/// All clicks of a seat that is asked.
pub fn offers(rules: &Ocs, look: Look, seat: Seat) -> Vec<Offer> {
    let mut actions = Vec::new();
    rules.actions(look.s, seat, &mut actions);
    let mut clicks = Clicks::new(rules, look.s, seat, LONGEST);
    whole(rules, look, seat, &actions, &mut clicks);
    let mut all = std::mem::take(&mut clicks.offers);
    for a in actions.iter().copied() {
        let Click { handle, label, piece } = click(look, a);
        let odds = matches!(a, Action::Overrun(_) | Action::Attack | Action::Fire(_) | Action::FireBy(_));
        let offer = clicks.offer(handle, &[a], label).with_piece(piece);
        all.push(offer.under(drawer(look, a)).with_odds(odds).losing(loses(look, seat, a, &actions)));
    }
    // What is of one form is sent together; the last button is the ordinary one.
    all.sort_by_key(|offer| {
        let button = matches!(offer.handle, Handle::Button(_));
        let form = if button { "" } else { offer.label.id };
        (offer.line == "done", button, offer.under.as_ref().map(|under| under.id), form)
    });
    if let Some(Step::Losses { left, .. }) = look.s.step() {
        let losing = |step: Option<Step>| matches!(step, Some(Step::Losses { .. }));
        clicks.cheapest(left, |now| losing(now.step()).then(|| cheapest(rules.look(now))).flatten());
    }
    if asks_for_the_usual(rules, look)
        && let Some(a) = cheapest(look)
    {
        usual(look, a, &mut all, &mut clicks);
    }
    match look.s.step() {
        Some(Step::Feed) => feed_all(&mut clicks),
        Some(Step::Advance) if won_and_empty(look, seat) => {
            let line = all_that(rules, look.s, seat, LONGEST, enters);
            match line[..] {
                [] => {}
                [a] => clicks.button(&line, click(look, a).label),
                _ => clicks.button(&line, all_enter(look).with("count", line.len() as i32)),
            }
        }
        Some(Step::Setup(_)) if plans_none(look, seat, &actions) => {
            plan_drops(rules, look, seat, &mut clicks)
        }
        _ => {}
    }
    all.extend(clicks.offers);
    all
}

/// What most would answer stands last among the buttons and says what it does.
fn usual(look: Look, a: Action, all: &mut [Offer], clicks: &mut Clicks<Ocs>) {
    let Click { handle, label, .. } = click(look, a);
    if matches!(handle, Handle::Button(_)) {
        all.sort_by_key(|offer| offer.handle == handle);
    } else {
        clicks.button(&[a], label);
    }
}

/// Is the present decision one of those that most answer alike, without a button that ends it?
fn asks_for_the_usual(rules: &Ocs, look: Look) -> bool {
    let decision = rules.decision(look.s);
    let ends = decision.seats().iter().any(|seat| rules.check(look.s, seat, Action::Done).is_ok());
    let small = match look.s.step() {
        Some(Step::Losses { .. }) => false,
        Some(Step::Pay { .. } | Step::Lead { .. } | Step::Excess(_) | Step::Displace { .. }) => true,
        // All that has come, where it does most good.
        Some(Step::Entry { .. }) => true,
        Some(Step::Option { .. } | Step::Retreat { .. } | Step::Initiative { .. } | Step::Simulcast(_)) => {
            true
        }
        _ => decision.window().is_some(),
    };
    small && !ends
}

/// The button under which a single action is kept: what is seldom done alone.
fn drawer(look: Look, a: Action) -> Option<Text> {
    let moves = look.segment().is_some();
    let id = match a {
        Action::At(_) | Action::Drop(_) => "drawer-units",
        Action::Step(_) => "drawer-steps",
        Action::Mode(..) => "drawer-modes",
        Action::Fuel(..) => "drawer-fuel",
        Action::Entrain(_) | Action::Freight(..) => "drawer-rail",
        Action::Embark(_) | Action::Ferry(_) | Action::Consign(..) => "drawer-sea",
        Action::Airdrop | Action::Fly(..) | Action::Raid(_) => "drawer-air",
        Action::Plan(..) | Action::Delay(_) | Action::Cancel(_) => "drawer-drops",
        Action::Blow(_) | Action::BlowSome(..) => "drawer-blow",
        Action::Dig(_) | Action::Raze(_) | Action::Construct(..) => "drawer-dig",
        Action::Wreck(_) | Action::Demolish(_) => "drawer-wreck",
        Action::Detach(..) => "drawer-units",
        Action::Show(_) => "drawer-top",
        Action::Split(_) => "drawer-split",
        Action::Target(_) | Action::Bombard(..) => "drawer-choose",
        Action::Part(..) => "drawer-part",
        // What a title lets players do is lit when it is asked for.
        Action::Deed(deed, _) => look.t.title.deeds().get(usize::from(deed))?.label,
        Action::Halt if moves && !look.s.hand.going => "drawer-stand",
        _ => return None,
    };
    Some(Text::new(id))
}

fn whole(rules: &Ocs, look: Look, seat: Seat, actions: &[Action], clicks: &mut Clicks<Ocs>) {
    match look.s.step() {
        Some(Step::Segment(segment)) => {
            for a in actions {
                if let Action::At(at) = *a {
                    stack(look, seat, segment, at, clicks);
                }
            }
        }
        Some(Step::Moving) => marches::marches(rules, look, seat, clicks),
        Some(Step::Barrages(_) | Step::Assaults(_)) => {
            let targets = actions.iter().filter(|a| matches!(a, Action::Target(_) | Action::Bombard(..)));
            targets.for_each(|target| fights::strike(rules, look, seat, *target, clicks));
        }
        Some(Step::Advance) => {
            clicks.all(Handle::Place(look.s.battle.target), enters, |_| all_enter(look));
        }
        _ => {}
    }
}

/// Does somebody enter the hex that was won?
fn enters(now: &State, a: Action) -> bool {
    now.step() == Some(Step::Advance) && matches!(a, Action::Advance(_))
}

/// All who can do.
fn all_enter(look: Look) -> Text {
    Text::new("label-advance-all").with("hex", hex_value(look.s.battle.target))
}

/// Has nobody entered the hex that was won?
fn won_and_empty(look: Look, seat: Seat) -> bool {
    Side::seated(seat).is_some_and(|side| look.stack(side, look.s.battle.target).next().is_none())
}

/// What is given away by an end that comes too soon: ground that was won, units of a hex that holds too many, a phase in which
/// nobody has moved, drops that nobody has planned.
fn loses(look: Look, seat: Seat, a: Action, actions: &[Action]) -> Option<Text> {
    let side = Side::seated(seat).filter(|_| a == Action::Done)?;
    match look.s.step()? {
        Step::Advance if won_and_empty(look, seat) => {
            Some(Text::new("loses-conquest").with("hex", hex_value(look.s.battle.target)))
        }
        Step::Segment(segment) => {
            // 4.8a/1
            if let Some(at) = look.overstacked(side).next() {
                return Some(Text::new("loses-crowded").with("hex", hex_value(at)));
            }
            let own =
                || look.all(side).filter(|id| on_map(look.unit(*id).at) && command::leads(look, seat, *id));
            let moved = own().any(|id| look.unit(id).has(flag::MOVED | flag::CHANGED));
            let idle = segment == Segment::Movement && !moved && own().next().is_some();
            idle.then(|| Text::new("loses-movement"))
        }
        Step::Setup(_) if plans_none(look, seat, actions) => Some(Text::new("loses-drops")),
        _ => None,
    }
}

/// Could drops be planned, and is none?
fn plans_none(look: Look, seat: Seat, actions: &[Action]) -> bool {
    let none = |side: Side| plans_of(look, side).next().is_none();
    actions.iter().any(|a| matches!(a, Action::Plan(..))) && Side::seated(seat).is_some_and(none)
}

/// The drops as the staff would plan them.
fn plan_drops(rules: &Ocs, look: Look, seat: Seat, clicks: &mut Clicks<Ocs>) {
    let (mut s, mut line) = (look.s.clone(), Vec::new());
    let plans = |a: &Action| matches!(a, Action::Plan(..) | Action::Zone(_));
    while let Some(a) = cheapest(rules.look(&s)).filter(|a| line.len() < LONGEST && plans(a)) {
        rules.apply(&mut s, seat, a, &mut Chance::scripted(&[]), &mut Log::off());
        line.push(a);
    }
    let count = line.iter().filter(|a| matches!(a, Action::Plan(..))).count();
    if count > 0 {
        clicks.button(&line, Text::new("label-plan-drops").with("count", count as i32));
    }
}

/// A stack is taken up as a whole; headquarters and whoever has no fuel stay unless picked.
fn stack(look: Look, seat: Seat, segment: Segment, at: Hex, clicks: &mut Clicks<Ocs>) {
    let mut units = marches::movers(look, segment, at);
    units.retain(|id| command::leads(look, seat, *id));
    if units.is_empty() {
        return;
    }
    let label = Text::new("label-stack").with("hex", hex_value(at)).with("count", units.len() as i32);
    let line: Vec<Action> =
        std::iter::once(Action::At(at)).chain(units.into_iter().map(Action::Take)).collect();
    clicks.push(Handle::Place(at), &line, label);
}

/// All who can be fed are, each from the first dump that can pay.
fn feed_all(clicks: &mut Clicks<Ocs>) {
    let all = |now: &crate::State, a: Action| match now.step() {
        Some(Step::Feed) => matches!(a, Action::Feed(_)),
        Some(Step::Pay { .. }) => matches!(a, Action::Draw(_)),
        _ => false,
    };
    clicks.all(Handle::Button("label-feed-all".into()), all, |_| Text::new("label-feed-all"));
}
