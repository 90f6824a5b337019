//! What a click on a thing is called, and which thing it is.

use sandtable_core::{Handle, Text, Value};

use super::board::place_of;
use crate::action::{Action, Space, UnitId};
use crate::look::Look;
use crate::pieces::{Mission, Purpose, Record, Use};
use crate::play::{card_value, space_value, unit_value};
use crate::state::on_map;
use crate::steps::Step;

/// The message of a use of a card.
pub const fn use_label(used: Use) -> &'static str {
    match used {
        Use::Ops => "label-play-ops",
        Use::Rd => "label-play-rd",
        Use::Rp => "label-play-rp",
        Use::Event => "label-play-event",
        Use::Supported => "label-play-supported",
    }
}

fn place(look: Look, id: Option<UnitId>, at: Space) -> Handle {
    let side = id.map_or(look.s.acting, |id| look.t.side(id));
    Handle::Place(place_of(look.t, side, at).unwrap_or(0))
}

/// What an action is called.
pub fn label(look: Look, a: Action) -> Text {
    click(look, a).1
}

/// What is clicked for an action, what it is called, and the piece that it is done with.
pub fn click(look: Look, a: Action) -> (Handle, Text, Option<String>) {
    let key = |id: UnitId| look.counter(id).key.clone();
    let unit = |id: UnitId, text: &'static str| {
        (Handle::Piece(key(id)), Text::new(text).with("unit", unit_value(id)), None)
    };
    let send = |id: UnitId, at: Space, text: &'static str, boxed: &'static str| {
        let label = Text::new(if on_map(at) { text } else { boxed }).with("unit", unit_value(id));
        let label = if on_map(at) { label.with("space", space_value(at)) } else { label };
        let shown = place_of(look.t, look.t.side(id), look.at(id)).map(|_| key(id));
        (place(look, Some(id), at), label, shown)
    };
    let go = |at: Space, text: &'static str| {
        let label = Text::new(text);
        (place(look, None, at), if on_map(at) { label.with("space", space_value(at)) } else { label }, None)
    };
    let card = |c, text: &'static str| {
        (Handle::Card(look.t.card(c).key.clone()), Text::new(text).with("card", card_value(c)), None)
    };
    let button = |text: &'static str| (Handle::Button(text.into()), Text::new(text), None);
    match a {
        Action::Pick(c) => card(c, "label-pick"),
        Action::Discard(c) => card(c, "label-discard"),
        Action::Play(c, used) => card(c, use_label(used)),
        Action::Automatic => button("label-automatic"),
        Action::Activate(at, purpose) => {
            let text = if purpose == Purpose::Move { "label-activate-move" } else { "label-activate-attack" };
            let cost = look.cost(look.s.acting, at, purpose, false);
            let (handle, label, piece) = go(at, text);
            (handle, label.with("cost", cost), piece)
        }
        Action::Favour(at) => go(at, "label-favour"),
        Action::Send(mission) => button(match mission {
            Mission::Intelligence => "label-intelligence",
            Mission::Raid => "label-raid",
        }),
        Action::Take(id) => unit(id, "label-take"),
        Action::Step(at) => go(at, "label-step"),
        Action::Halt => button("label-halt"),
        Action::Remove(id) => unit(id, "label-remove"),
        Action::Redeploy(id) => unit(id, "label-redeploy"),
        Action::To(at) => go(at, if on_map(at) { "label-redeploy-to" } else { "label-to-reserve" }),
        Action::Attack(at) => go(at, "label-attack"),
        Action::Join(id) => unit(id, "label-join"),
        Action::Rommel => button("label-rommel"),
        Action::Bonus => button("label-bonus"),
        Action::Flank => button("label-flank"),
        Action::Engage => button("label-engage"),
        Action::Combat(c) => card(c, "label-combat"),
        Action::Lose(id) => unit(id, "label-lose"),
        Action::Replace(id) => unit(id, "label-replace"),
        Action::Allot => button("label-allot"),
        Action::Each => button("label-each"),
        Action::Stand(id) => unit(id, "label-stand"),
        Action::Yield => button("label-yield"),
        Action::Retreat(id, via, to) => {
            let (handle, label, piece) = send(id, to, "label-retreat", "label-retreat");
            (
                handle,
                if via == to {
                    label
                } else {
                    Text { id: "label-retreat-via", ..label }.with("via", Value::Place(via.into()))
                },
                piece,
            )
        }
        Action::Relocate(id, at) => send(id, at, "label-relocate", "label-relocate"),
        Action::Surrender(id) => unit(id, "label-surrender"),
        Action::Place(id, at) => send(id, at, "label-place", "label-place-reserve"),
        Action::Flip(id) => unit(id, "label-flip"),
        Action::Name(at) => go(at, "label-name"),
        Action::Withdraw(id) => unit(id, "label-withdraw"),
        Action::Strike(id) => unit(id, "label-strike"),
        Action::Charter(record) => button(match record {
            Record::Br => "label-charter-br",
            _ => "label-charter-cw",
        }),
        Action::Restore(id) => unit(id, "label-restore"),
        Action::Rebuild(id, at) => send(id, at, "label-rebuild", "label-rebuild-reserve"),
        Action::Raise(id, at) => send(id, at, "label-raise", "label-raise-reserve"),
        Action::Done => button(done(look)),
    }
}

/// What is at an end.
fn done(look: Look) -> &'static str {
    match look.s.step() {
        Some(Step::Pick(_)) => "label-no-pick",
        Some(Step::Discard(_)) => "label-draw",
        Some(Step::Activate) => "label-done-activating",
        Some(Step::March) => "label-done-moving",
        Some(Step::Assault) => "label-done-fighting",
        Some(Step::CombatCards(_)) => "label-no-combat-card",
        Some(Step::Pursuit) => "label-hold",
        Some(Step::Dash { .. }) => "label-no-dash",
        Some(Step::Redeploy) => "label-done-redeploying",
        Some(Step::Restock(_)) => "label-done-restocking",
        Some(Step::Bring { .. }) => "label-no-more-reserves",
        Some(Step::Landing { .. }) => "label-no-landing",
        Some(Step::Flips { .. } | Step::Depot { .. }) => "label-no-more-flips",
        Some(Step::Last | Step::Sixth) => "label-no-division",
        _ => "label-done",
    }
}
