//! What can be clicked: a handle for each legal action.

use sandtable_core::{Handle, Offer, Rules, Seat, Text, Value, clicks};

use super::board::place_of;
use crate::DesertWar;
use crate::action::{Action, Space, UnitId};
use crate::look::Look;
use crate::pieces::{Purpose, Use};
use crate::play::{card_value, space_value, unit_value};
use crate::state::on_map;

/// All clicks of a seat that is asked.
pub fn offers(rules: &DesertWar, look: Look, seat: Seat) -> Vec<Offer> {
    let mut actions = Vec::new();
    rules.actions(look.s, seat, &mut actions);
    let mut all: Vec<Offer> = actions
        .into_iter()
        .map(|a| {
            let line = clicks::written(rules, &[a]);
            let binding = clicks::binds(rules, look.s, seat, &[a]);
            let (handle, label, piece) = click(look, a);
            Offer::new(handle, line, label).with_piece(piece).binding(binding)
        })
        .collect();
    // The last button is the ordinary one.
    all.sort_by_key(|offer| offer.line == "done");
    all
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
fn click(look: Look, a: Action) -> (Handle, Text, Option<String>) {
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
        Action::Play(c, Use::Ops) => card(c, "label-play-ops"),
        Action::Play(c, Use::Rd) => card(c, "label-play-rd"),
        Action::Play(c, Use::Rp) => card(c, "label-play-rp"),
        Action::Play(c, Use::Event) => card(c, "label-play-event"),
        Action::Play(c, Use::Supported) => card(c, "label-play-supported"),
        Action::Automatic => button("label-automatic"),
        Action::Activate(at, purpose) => {
            let text = if purpose == Purpose::Move { "label-activate-move" } else { "label-activate-attack" };
            let cost = look.cost(look.s.acting, at, purpose, false);
            let (handle, label, piece) = go(at, text);
            (handle, label.with("cost", cost), piece)
        }
        Action::Favour(at) => go(at, "label-favour"),
        Action::Send(mission) => button(match mission {
            crate::pieces::Mission::Intelligence => "label-intelligence",
            crate::pieces::Mission::Raid => "label-raid",
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
            crate::pieces::Record::Br => "label-charter-br",
            _ => "label-charter-cw",
        }),
        Action::Restore(id) => unit(id, "label-restore"),
        Action::Rebuild(id, at) => send(id, at, "label-rebuild", "label-rebuild-reserve"),
        Action::Raise(id, at) => send(id, at, "label-raise", "label-raise-reserve"),
        Action::Done => button("label-done"),
    }
}
