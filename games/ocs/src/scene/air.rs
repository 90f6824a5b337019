//! The air on the screen: wings, bases, markers, and the clicks of missions.

use sandtable_core::{Handle, Piece, PieceKind, Text};

use super::board::{hedgehog_kind, place_of};
use super::labels::Click;
use crate::action::Action;
use crate::air::{Craft, Haul, Hold, Sheet, Sortie, WingId, wing_value};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::hex_value;
use crate::state::{NOBODY, off, on_map};
use crate::steps::Step;
use crate::theatre::Theatre;

/// The kind of a side's air bases: behind those of hedgehogs.
fn base_kind(t: &Theatre, side: Side) -> u16 {
    hedgehog_kind(t, side) + 2
}

/// The kind of a side's Trainbusting markers.
fn busted_kind(t: &Theatre, side: Side) -> u16 {
    base_kind(t, side) + 2
}

/// The kind of a wing.
pub fn wing_kind(t: &Theatre, id: WingId) -> u16 {
    busted_kind(t, Side::Allied) + 2 + u16::from(id)
}

fn name(sheet: &Sheet) -> &'static str {
    match () {
        () if sheet.is(Craft::Fighter) => "kind-fighter",
        () if sheet.is(Craft::Transport) => "kind-air-transport",
        () if sheet.is(Craft::Strategic) => "kind-strategic",
        () => "kind-tactical",
    }
}

/// Bases, markers and wings, in the order of their kinds.
pub fn kinds(t: &Theatre) -> impl Iterator<Item = PieceKind> + '_ {
    let markers = [("base", "kind-base", "marker"), ("busted", "kind-busted", "marker")];
    let markers = markers.into_iter().flat_map(|(key, name, sign)| {
        Side::BOTH.map(|side| PieceKind::new(format!("{}-{key}", side.word()), name, side.word(), sign))
    });
    let wings = t.air.wings.iter().map(|sheet| {
        let face = sheet.faces[0];
        PieceKind::new(sheet.key.clone(), name(sheet), sheet.nation.clone(), "air-fixed-wing")
            .label(sheet.name.clone())
            .values([face.air.max(0) as u8, face.barrage.max(face.capacity / 2), sheet.range])
    });
    markers.chain(wings)
}

/// Bases and markers lie below everything.
pub fn fields(look: Look<'_>) -> impl Iterator<Item = Piece> {
    let bases = look.s.bases.iter().enumerate().filter(|(_, base)| on_map(base.at)).map(move |(i, base)| {
        let kind = base_kind(look.t, base.side);
        Piece::new(format!("base-{i}"), kind, base.at).values([u16::from(base.level), base.gliders.into()])
    });
    let busted = Side::BOTH.into_iter().flat_map(move |side| {
        let markers = look.s.busted[side as usize].iter();
        markers
            .map(move |at| Piece::new(format!("busted-{}-{at}", side.word()), busted_kind(look.t, side), at))
    });
    bases.chain(busted)
}

/// Wings lie above all others, a Fighter on top of Active ones (4.8b/E).
pub fn wings(look: Look<'_>) -> impl Iterator<Item = Piece> {
    let mut ids: Vec<WingId> = look.t.air.ids().filter(|id| look.wing(*id).at != off::POOL).collect();
    let rank = |id: WingId| (look.wing(id).active, look.is_craft(id, Craft::Fighter));
    ids.sort_by_key(|id| (look.wing(*id).at, rank(*id)));
    ids.into_iter().map(move |id| {
        let wing = look.wing(id);
        let marks = [
            (wing.lost > 0 && on_map(wing.at), "reduced"),
            (look.s.mission.has(id), "in-hand"),
            (wing.is_here() && !wing.active, "inactive"),
        ];
        let place = place_of(look.t, look.sheet(id).side, wing.at);
        Piece::new(&look.sheet(id).key, wing_kind(look.t, id), place).badges(marks)
    })
}

/// What a mission is called.
const fn fly(sortie: Sortie) -> &'static str {
    match sortie {
        Sortie::Sweep => "do-fly-sweep",
        Sortie::Units => "do-fly-units",
        Sortie::Base => "do-fly-base",
        Sortie::Port => "do-fly-port",
        Sortie::HipUnits => "do-fly-hip-units",
        Sortie::HipBase => "do-fly-hip-base",
        Sortie::HipPort => "do-fly-hip-port",
        Sortie::Ship | Sortie::HipShip => "do-raid",
        Sortie::Trains => "do-fly-trains",
        Sortie::Transport => "do-fly-transport",
        Sortie::Drop => "do-fly-drop",
        Sortie::Transfer => "do-fly-transfer",
    }
}

fn on_wing(look: Look, id: WingId, text: &'static str) -> Click {
    let handle = Handle::Piece(look.sheet(id).key.clone());
    Click { handle, label: Text::new(text).with("unit", wing_value(look.t, id)), piece: None }
}

/// The click of an action of the air.
pub fn click(look: Look, a: Action) -> Click {
    match a {
        Action::Airdrop => Click::button("do-airdrop"),
        Action::Fly(sortie, at) => Click::at(at, fly(sortie)),
        Action::Raid(id) => Click::vessel(id, "do-raid"),
        Action::Send(id) => on_wing(look, id, "do-send"),
        Action::Carry(id, Haul::Far) => on_wing(look, id, "do-carry-far"),
        Action::Carry(id, Haul::Normal) => on_wing(look, id, "do-carry-normal"),
        Action::Carry(id, Haul::Near) => on_wing(look, id, "do-carry-near"),
        Action::Tow(id) => on_wing(look, id, "do-tow"),
        Action::Lift(id, Hold::Cabin) => Click::on(look, id, "do-lift"),
        Action::Lift(id, Hold::Glider) => Click::on(look, id, "do-lift-glider"),
        Action::LiftSp(n, Hold::Cabin) => Click::amount(n, "do-lift-supply"),
        Action::LiftSp(n, Hold::Glider) => Click::amount(n, "do-lift-supply-glider"),
        Action::Scramble(id) => on_wing(look, id, "do-scramble"),
        Action::Abort(id) => on_wing(look, id, "do-abort"),
        Action::Pick(id) => on_wing(look, id, "do-pick"),
        Action::Home(at) => Click::at(at, "do-home"),
        Action::Jettison(id) => Click::on(look, id, "do-jettison"),
        Action::Scatter => Click::button("do-scatter"),
        Action::Refit(at) => Click::at(at, "do-refit"),
        Action::Ready(id) => on_wing(look, id, "do-ready"),
        Action::Combine(a, b) => on_wing(look, a, "do-combine").with("other", wing_value(look.t, b)),
        Action::Plan(id, turn) => Click::on(look, id, "do-plan").with("turn", turn),
        Action::Zone(at) => Click::at(at, "do-zone"),
        Action::Delay(id) => Click::on(look, id, "do-delay"),
        Action::Cancel(id) => Click::on(look, id, "do-cancel"),
        Action::Workshop(at) => Click::at(at, "do-workshop"),
        Action::Post(id, at) => Click {
            handle: Handle::Place(at),
            label: Text::new("do-post").with("unit", wing_value(look.t, id)).with("hex", hex_value(at)),
            piece: Some(look.sheet(id).key.clone()),
        },
        Action::Gliders(at) => Click::at(at, "do-gliders"),
        Action::Demolish(at) => Click::at(at, "do-demolish"),
        _ => Click::button("do-go"),
    }
}

/// What to do now in the air.
pub fn prompt(look: Look, step: Step, to: impl Fn(&'static str) -> Text) -> Text {
    let mission = hex_value(look.s.mission.target);
    match step {
        Step::Refit => to("prompt-refit"),
        Step::Ready { at, left, .. } => to("prompt-ready").with("hex", hex_value(at)).with("left", left),
        Step::Deck { left, .. } => to("prompt-deck").with("left", left),
        Step::Fund { at, need, .. } => to("prompt-fund").with("hex", hex_value(at)).with("need", need),
        Step::Zone { unit: NOBODY, .. } => to("prompt-refit"),
        Step::Zone { unit, turn } => {
            to("prompt-zone").with("unit", crate::play::unit_value(unit)).with("turn", turn)
        }
        Step::Fleet | Step::Deploy(_) => to("prompt-fleet"),
        Step::Workshop { left } => to("prompt-workshop").with("left", left),
        Step::Aim => to("prompt-aim"),
        Step::Load => to("prompt-load").with("hex", mission),
        Step::Intercept => to("prompt-intercept").with("hex", mission),
        Step::Aborts { .. } => to("prompt-aborts").with("hex", mission),
        Step::Duel(_) => to("prompt-duel").with("hex", mission),
        Step::Struck { .. } => to("prompt-struck"),
        Step::Spill => to("prompt-spill"),
        Step::Home { wing, .. } => to("prompt-home").with("unit", wing_value(look.t, wing)),
        Step::Scatter(at) => to("prompt-flee").with("hex", hex_value(at)),
        _ => Text::new("prompt-wait"),
    }
}
