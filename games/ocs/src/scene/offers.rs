//! What can be clicked: a handle for each legal action.

use sandtable_core::{Handle, Offer, Rules, Seat, Text, clicks};

use super::column_key;
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::play::{hex_value, unit_value};

/// All clicks of a seat that is asked.
pub fn offers(rules: &Ocs, look: Look, seat: Seat) -> Vec<Offer> {
    let mut actions = Vec::new();
    rules.actions(look.s, seat, &mut actions);
    let mut all: Vec<Offer> = actions
        .into_iter()
        .map(|a| {
            let (handle, label, piece) = click(look, a);
            let binding = clicks::binds(rules, look.s, seat, &[a]);
            Offer::new(handle, clicks::written(rules, &[a]), label).with_piece(piece).binding(binding)
        })
        .collect();
    // The last button is the ordinary one.
    all.sort_by_key(|offer| offer.line == "done");
    all
}

/// What is clicked for an action, what it is called, and the piece that it is done with.
fn click(look: Look, a: Action) -> (Handle, Text, Option<String>) {
    let key = |id: UnitId| look.counter(id).key.clone();
    let unit = |id: UnitId, text: &'static str| {
        (Handle::Piece(key(id)), Text::new(text).with("unit", unit_value(id)), None)
    };
    let place =
        |at: Hex, text: &'static str| (Handle::Place(at), Text::new(text).with("hex", hex_value(at)), None);
    let button = |text: &'static str| (Handle::Button(text.into()), Text::new(text), None);
    let amount = |n: u8, text: &'static str| {
        (Handle::Amount(text.into(), n.into()), Text::new(text).with("count", n), None)
    };
    let send = |id: UnitId, at: Hex, text: &'static str| {
        let label = Text::new(text).with("unit", unit_value(id)).with("hex", hex_value(at));
        (Handle::Place(at), label, Some(key(id)))
    };
    match a {
        Action::Place(id, at) => send(id, at, "do-place"),
        Action::First => button("do-first"),
        Action::Second => button("do-second"),
        Action::At(at) => place(at, "do-at"),
        Action::Take(id) => unit(id, "do-take"),
        Action::Mode(id, posture) => {
            let text = match posture {
                crate::pieces::Posture::Combat => "do-mode-combat",
                crate::pieces::Posture::Move => "do-mode-move",
                crate::pieces::Posture::Strat => "do-mode-strat",
                crate::pieces::Posture::Reserve => "do-mode-reserve",
                crate::pieces::Posture::ReserveMove => "do-mode-reserve-move",
            };
            unit(id, text)
        }
        Action::Fuel(id, method) => {
            let text = match method {
                crate::pieces::Method::Unit => "do-fuel-unit",
                crate::pieces::Method::Formation => "do-fuel-formation",
                crate::pieces::Method::Hq => "do-fuel-hq",
            };
            unit(id, text)
        }
        Action::Step(to) => place(to, "do-step"),
        Action::Drop(id) => unit(id, "do-drop"),
        Action::Halt => button("do-halt"),
        Action::Overrun(at) => place(at, "do-overrun"),
        Action::Release(id) => unit(id, "do-release"),
        Action::Drive(column) => (Handle::Piece(column_key(column.into())), Text::new("do-drive"), None),
        Action::Load(n) => amount(n, "do-load"),
        Action::Unload(n) => amount(n, "do-unload"),
        Action::Split(n) => amount(n, "do-split"),
        Action::Entrain(id) => unit(id, "do-entrain"),
        Action::Freight(at, n) => {
            (Handle::Place(at), Text::new("do-freight").with("hex", hex_value(at)).with("count", n), None)
        }
        Action::Detrain(at) => place(at, "do-detrain"),
        Action::Blow(at) => place(at, "do-blow"),
        Action::Dig(at) => place(at, "do-dig"),
        Action::Raze(at) => place(at, "do-raze"),
        Action::Draw(at) => place(at, "do-draw"),
        Action::Pay => button("do-pay"),
        Action::Stocks => button("do-stocks"),
        Action::Decline => button("do-decline"),
        Action::Target(at) => place(at, "do-target"),
        Action::With(id) => unit(id, "do-with"),
        Action::Attack => button("do-attack"),
        Action::Fire(at) => place(at, "do-fire"),
        Action::FireBy(hq) => unit(hq, "do-fire-by"),
        Action::Lead(id) => unit(id, "do-lead"),
        Action::Lose(id) => unit(id, "do-lose"),
        Action::Yield => button("do-yield"),
        Action::Ignore => button("do-ignore"),
        Action::Retreat(to) => place(to, "do-retreat"),
        Action::Part(id, to) => send(id, to, "do-part"),
        Action::Advance(id) => unit(id, "do-advance"),
        Action::Displace(to) => place(to, "do-displace"),
        Action::Remove(id) => unit(id, "do-remove"),
        Action::Feed(at) => place(at, "do-feed"),
        Action::Breakout(id) => unit(id, "do-breakout"),
        Action::Done => button("do-done"),
    }
}
