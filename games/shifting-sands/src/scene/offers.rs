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
        Action::Pick(c) => card(c, "do-pick"),
        Action::Discard(c) => card(c, "do-discard"),
        Action::Play(c, Use::Ops) => card(c, "do-play-ops"),
        Action::Play(c, Use::Rd) => card(c, "do-play-rd"),
        Action::Play(c, Use::Rp) => card(c, "do-play-rp"),
        Action::Play(c, Use::Event) => card(c, "do-play-event"),
        Action::Play(c, Use::Supported) => card(c, "do-play-supported"),
        Action::Automatic => button("do-automatic"),
        Action::Activate(at, purpose) => {
            let text = if purpose == Purpose::Move { "do-activate-move" } else { "do-activate-attack" };
            let cost = look.cost(look.s.acting, at, purpose, false);
            let (handle, label, piece) = go(at, text);
            (handle, label.with("cost", cost), piece)
        }
        Action::Favour(at) => go(at, "do-favour"),
        Action::Send(mission) => button(match mission {
            crate::pieces::Mission::Intelligence => "do-intelligence",
            crate::pieces::Mission::Raid => "do-raid",
        }),
        Action::Take(id) => unit(id, "do-take"),
        Action::Step(at) => go(at, "do-step"),
        Action::Halt => button("do-halt"),
        Action::Remove(id) => unit(id, "do-remove"),
        Action::Redeploy(id) => unit(id, "do-redeploy"),
        Action::To(at) => go(at, if on_map(at) { "do-redeploy-to" } else { "do-to-reserve" }),
        Action::Attack(at) => go(at, "do-attack"),
        Action::Join(id) => unit(id, "do-join"),
        Action::Rommel => button("do-rommel"),
        Action::Bonus => button("do-bonus"),
        Action::Flank => button("do-flank"),
        Action::Engage => button("do-engage"),
        Action::Combat(c) => card(c, "do-combat"),
        Action::Lose(id) => unit(id, "do-lose"),
        Action::Replace(id) => unit(id, "do-replace"),
        Action::Allot => button("do-allot"),
        Action::Each => button("do-each"),
        Action::Stand(id) => unit(id, "do-stand"),
        Action::Yield => button("do-yield"),
        Action::Retreat(id, via, to) => {
            let (handle, label, piece) = send(id, to, "do-retreat", "do-retreat");
            (
                handle,
                if via == to {
                    label
                } else {
                    Text { id: "do-retreat-via", ..label }.with("via", Value::Place(via.into()))
                },
                piece,
            )
        }
        Action::Relocate(id, at) => send(id, at, "do-relocate", "do-relocate"),
        Action::Surrender(id) => unit(id, "do-surrender"),
        Action::Place(id, at) => send(id, at, "do-place", "do-place-reserve"),
        Action::Flip(id) => unit(id, "do-flip"),
        Action::Name(at) => go(at, "do-name"),
        Action::Withdraw(id) => unit(id, "do-withdraw"),
        Action::Strike(id) => unit(id, "do-strike"),
        Action::Charter(record) => button(match record {
            crate::pieces::Record::Br => "do-charter-br",
            _ => "do-charter-cw",
        }),
        Action::Restore(id) => unit(id, "do-restore"),
        Action::Rebuild(id, at) => send(id, at, "do-rebuild", "do-rebuild-reserve"),
        Action::Raise(id, at) => send(id, at, "do-raise", "do-raise-reserve"),
        Action::Done => button("do-done"),
    }
}
