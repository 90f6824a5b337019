//! Where an action is clicked, and what it does in words.

use sandtable_core::{Handle, Text, Value};

use super::board::objective_value;
use super::pieces::{shown, unit_key, unit_shown};
use crate::action::{Action, Friend, Mark, Unit};
use crate::look::Look;
use crate::notation::key;
use crate::pieces::{Facing, Weapon};
use crate::play::{car_value, friend_value, square_value, unit_value};
use crate::state::FRIENDS;
use crate::steps::{self, thing_term, weapon_term};

/// The handle and the label of an action.
pub fn label(look: Look, a: Action) -> (Handle, Text) {
    let place = |id: &'static str, at: u16| (Handle::Place(at), Text::new(id).with("at", square_value(at)));
    let button = |text: Text| (Handle::Button(text.id.into()), text);
    let plain = |id: &'static str| button(Text::new(id));
    let foe = |id: &'static str, u: Unit| {
        let text = Text::new(id).with("unit", unit_value(look.s, u));
        let handle = if unit_shown(look, u) { Handle::Piece(unit_key(u)) } else { Handle::Button(id.into()) };
        (handle, text)
    };
    let man = |id: &'static str, f: Friend| {
        let text = Text::new(id).with("who", friend_value(f));
        let handle = if shown(look, f) { Handle::Piece(key(look.t, f)) } else { Handle::Button(id.into()) };
        (handle, text)
    };
    let own =
        |id: &'static str, f: Friend| (Handle::Button(id.into()), Text::new(id).with("who", friend_value(f)));
    let armed = |(handle, text): (Handle, Text), weapon| (handle, text.with("weapon", weapon_term(weapon)));
    let numbered =
        |id: &'static str, n: u8| (Handle::Amount(id.into(), u16::from(n)), Text::new(id).with("n", n));
    match a {
        Action::Begin(n) => {
            let route = match look.s.step() {
                Some(steps::Step::Patrols(route)) => look.t.page.routes.get(usize::from(route)),
                _ => None,
            };
            match route {
                Some(route) => place("label-begin", route.way[usize::from(route.starts[usize::from(n) % 2])]),
                None => match look.t.page.spawns.get(usize::from(n)) {
                    Some(tile) => place("label-gate", tile.squares[0]),
                    None => plain("label-begin"),
                },
            }
        }
        Action::Deploy(f, at, crouched) => {
            let id = if crouched { "label-deploy-crouched" } else { "label-deploy" };
            (Handle::Place(at), Text::new(id).with("who", friend_value(f)).with("at", square_value(at)))
        }
        Action::Seat(f, c, seat) => {
            let text = Text::new("label-seat")
                .with("who", friend_value(f))
                .with("car", car_value(c))
                .with("seat", seat + 1);
            (Handle::Button(text.id.into()), text)
        }
        Action::ReadyMade => plain("label-ready-made"),
        Action::Take(f) => man("label-take", f),
        Action::Skip(f) => own("label-skip", f),
        Action::Done => plain("label-done"),
        Action::Move(to) => place("label-move", to),
        Action::Sprint => plain("label-sprint"),
        Action::Halt => plain("label-halt"),
        Action::Climb(to) => place("label-climb", to),
        Action::Attack(Weapon::Knife, u) => foe("label-stab", u),
        Action::Attack(weapon, u) => armed(foe("label-attack", u), weapon),
        Action::Burst(weapon, at) => armed(place("label-burst", at), weapon),
        Action::Throw(at) => place("label-throw", at),
        Action::Blind(weapon, u) => armed(foe("label-blind", u), weapon),
        Action::MoveAttack => plain("label-move-attack"),
        Action::AttackMove => plain("label-attack-move"),
        Action::PopUpAttack => plain("label-pop-up-attack"),
        Action::Aim(weapon, u) => armed(foe("label-aim", u), weapon),
        Action::Mark(u) => foe("label-mark", u),
        Action::MarkSquare(at) => place("label-mark-square", at),
        Action::Crouch => plain("label-crouch"),
        Action::PopUp => plain("label-pop-up"),
        Action::PickUp(thing) => {
            let text = Text::new("label-pick-up").with("thing", thing_term(thing));
            (Handle::Button(text.id.into()), text)
        }
        Action::Place(thing, at) => {
            let (handle, text) = place("label-place", at);
            (handle, text.with("thing", thing_term(thing)))
        }
        Action::MovePlace => plain("label-move-place"),
        Action::PlaceMove => plain("label-place-move"),
        Action::Fuse(n) => numbered("label-fuse", n),
        Action::Recover => plain("label-recover"),
        Action::BreakCover => plain("label-break-cover"),
        Action::Face(face) => button(Text::new("label-face").with("way", Value::Term(facing_term(face)))),
        Action::Treat(f) => man("label-treat", f),
        Action::Smoke(u) => foe("label-smoke", u),
        Action::Leave => plain("label-leave"),
        Action::Luck(f, die) => {
            let shown = look.s.shot.dice[usize::from(die) % 6];
            button(Text::new("label-luck").with("who", friend_value(f)).with("die", shown))
        }
        Action::Pass => plain("label-pass"),
        Action::Hit(mark) => match mark {
            Mark::Unit(u) => foe("label-hit", u),
            Mark::Drum(at) => place("label-hit-drum", at),
            Mark::Dump(i) => {
                let at = look.t.page.dumps[usize::from(i)].1[0];
                (Handle::Place(at), Text::new("label-hit-objective").with("what", objective_value(i)))
            }
            Mark::Friend(f) => man("label-hit-friend", f),
            Mark::Car(c) => {
                (Handle::Piece(format!("car-{c}")), Text::new("label-hit-car").with("car", car_value(c)))
            }
        },
        Action::Expose(f) => man("label-expose", f),
        Action::Fire(f, weapon) => {
            let (handle, text) = own("label-fire", f);
            (handle, text.with("weapon", weapon_term(weapon)))
        }
        Action::Lob(f) => own("label-lob", f),
        Action::Pick(u) => foe("label-pick", u),
        Action::Prefer(n) => match n.checked_sub(FRIENDS as u8) {
            Some(c) => {
                (Handle::Piece(format!("car-{c}")), Text::new("label-prefer-car").with("car", car_value(c)))
            }
            None => man("label-prefer", n),
        },
        Action::Go(at) => place("label-go", at),
        Action::Swing(u, clockwise) => {
            let id = if clockwise { "label-swing-clockwise" } else { "label-swing" };
            button(foe(id, u).1)
        }
        Action::Play(card) => {
            let name = look.t.cards.get(usize::from(card)).map_or("", |c| c.key.as_str());
            let text = Text::new("label-play").with("card", Value::Card(card.into()));
            (Handle::Card(name.into()), text)
        }
        Action::Search => plain("label-search"),
        Action::Park(col, row, face) => {
            let at = look.t.ground().at(col.max(0), row.max(0)).unwrap_or(0);
            let text = Text::new("label-park")
                .with("at", square_value(at))
                .with("way", Value::Term(facing_term(face)));
            (Handle::Place(at), text)
        }
        Action::Drive(c) => {
            (Handle::Piece(format!("car-{c}")), Text::new("label-drive").with("car", car_value(c)))
        }
        Action::Roll => plain("label-roll"),
        Action::Steer(drive) => {
            let text = Text::new(drive_term(drive));
            (Handle::Button(text.id.into()), text)
        }
        Action::FloorIt => plain("label-floor-it"),
        Action::Guns => plain("label-guns"),
        Action::GunsMark => plain("label-guns-mark"),
        Action::GunsRoll => plain("label-guns-roll"),
        Action::MarkRoll => plain("label-mark-roll"),
        Action::RollGuns => plain("label-roll-guns"),
        Action::RollMark => plain("label-roll-mark"),
        Action::Unload => plain("label-unload"),
        Action::GetOut(f, at) => (
            Handle::Place(at),
            Text::new("label-get-out").with("who", friend_value(f)).with("at", square_value(at)),
        ),
        Action::Shift(f, seat) => {
            let text = Text::new("label-shift").with("who", friend_value(f)).with("seat", seat + 1);
            (Handle::Button(text.id.into()), text)
        }
        Action::Repair => plain("label-repair"),
    }
}

/// A facing in a message.
const fn facing_term(face: Facing) -> &'static str {
    match face {
        Facing::North => "facing-north",
        Facing::East => "facing-east",
        Facing::South => "facing-south",
        Facing::West => "facing-west",
    }
}

const fn drive_term(drive: crate::data::Drive) -> &'static str {
    use crate::data::Drive;
    match drive {
        Drive::Ahead => "label-ahead",
        Drive::AheadLeft => "label-ahead-left",
        Drive::AheadRight => "label-ahead-right",
        Drive::Left => "label-left",
        Drive::Right => "label-right",
        Drive::Back => "label-back",
        Drive::BackLeft => "label-back-left",
        Drive::BackRight => "label-back-right",
        Drive::ReverseLeft => "label-reverse-left",
        Drive::ReverseRight => "label-reverse-right",
    }
}
