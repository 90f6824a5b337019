//! Actions and steps as text. `docs/notation/rogue-regiment.md` explains it.

use sandtable_core::{NotationError, Word, Words, named, notation};

use crate::action::{Action, Friend, Mark, Thing, Unit};
use crate::data::Drive;
use crate::ground::Square;
use crate::look::Prey;
use crate::pieces::{Facing, Item, Weapon};
use crate::state::{FRIENDS, UNITS};
use crate::steps::{EventStage, Phase, Stage, Step, Then, Volley};
use crate::theatre::Theatre;

type Read<T> = Result<T, NotationError>;

/// A square by its name.
pub struct At;

impl Word<Theatre> for At {
    type Value = Square;

    fn write(t: &Theatre, at: &Square, out: &mut String) {
        if usize::from(*at) < t.ground().len() {
            out.push_str(&t.ground().name(*at));
        } else {
            out.push_str("nowhere");
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Square> {
        let word = words.next("a square")?;
        if word == "nowhere" {
            return Ok(crate::ground::NOWHERE);
        }
        t.ground().find(word).map_or_else(|| words.fail(format!("'{word}' is no square")), Ok)
    }
}

/// An Axis unit: `u12`.
pub struct Foe;

impl Word<Theatre> for Foe {
    type Value = Unit;

    fn write(_: &Theatre, u: &Unit, out: &mut String) {
        out.push_str(&format!("u{u}"));
    }

    fn read(_: &Theatre, words: &mut Words) -> Read<Unit> {
        let word = words.next("a unit")?;
        let found =
            word.strip_prefix('u').and_then(|n| n.parse::<Unit>().ok()).filter(|u| usize::from(*u) < UNITS);
        found.map_or_else(|| words.fail(format!("'{word}' is no unit")), Ok)
    }
}

/// An operator by his key, a Resistance unit as `maquis1`.
pub struct Man;

/// The key of a friend.
pub fn key(t: &Theatre, f: Friend) -> String {
    let operators = t.boards.len();
    match t.boards.get(usize::from(f)) {
        Some(board) => board.key.clone(),
        None => format!("maquis{}", usize::from(f) + 1 - operators),
    }
}

/// The friend of a key.
pub fn find(t: &Theatre, word: &str) -> Option<Friend> {
    (0..FRIENDS as u8).find(|f| key(t, *f) == word)
}

impl Word<Theatre> for Man {
    type Value = Friend;

    fn write(t: &Theatre, f: &Friend, out: &mut String) {
        out.push_str(&key(t, *f));
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Friend> {
        let word = words.next("an operator")?;
        find(t, word).map_or_else(|| words.fail(format!("'{word}' is no operator")), Ok)
    }
}

/// Somebody as choices number him: an operator, or a vehicle of theirs.
pub struct Someone;

impl Word<Theatre> for Someone {
    type Value = u8;

    fn write(t: &Theatre, n: &u8, out: &mut String) {
        match n.checked_sub(FRIENDS as u8) {
            Some(c) => Wagon::write(t, &c, out),
            None => Man::write(t, n, out),
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<u8> {
        let car = words.peek().and_then(car);
        match car {
            Some(c) => {
                words.skip();
                Ok(FRIENDS as u8 + c)
            }
            None => Man::read(t, words),
        }
    }
}

/// A vehicle of the operators: jeep, truck or boat.
pub struct Wagon;

const WAGONS: [&str; 3] = ["jeep", "truck", "boat"];

fn car(word: &str) -> Option<u8> {
    WAGONS.iter().position(|w| *w == word).map(|i| i as u8)
}

impl Word<Theatre> for Wagon {
    type Value = u8;

    fn write(_: &Theatre, c: &u8, out: &mut String) {
        out.push_str(WAGONS[usize::from(*c) % WAGONS.len()]);
    }

    fn read(_: &Theatre, words: &mut Words) -> Read<u8> {
        let word = words.next("a vehicle")?;
        car(word).map_or_else(|| words.fail(format!("'{word}' is no vehicle")), Ok)
    }
}

impl Word<Theatre> for Prey {
    type Value = Prey;

    fn write(t: &Theatre, prey: &Prey, out: &mut String) {
        Someone::write(t, &crate::steps::code(*prey), out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Prey> {
        let n = Someone::read(t, words)?;
        Ok(crate::steps::prey_of(n))
    }
}

/// An event card by its key.
pub struct Printed;

impl Word<Theatre> for Printed {
    type Value = u8;

    fn write(t: &Theatre, card: &u8, out: &mut String) {
        out.push_str(t.cards.get(usize::from(*card)).map_or("none", |c| c.key.as_str()));
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<u8> {
        let name = words.next("a card")?;
        let found = t.cards.iter().position(|c| c.key == name);
        found.map(|i| i as u8).map_or_else(|| words.fail(format!("'{name}' is no card")), Ok)
    }
}

notation! {
    Thing in Theatre, "a thing";
    "body" => Body,
    "fuel-drum" => Drum,
    "item" => Item(item: Item),
}

notation! {
    Mark in Theatre, "something that can be hit";
    "unit" => Unit(u: Foe),
    "fuel-drum" => Drum(at: At),
    "objective" => Dump(i: u8),
    "man" => Friend(f: Man),
    "car" => Car(c: Wagon),
}

notation! {
    Action in Theatre, "an action";
    "begin" => Begin(start: u8),
    "deploy" => Deploy(f: Man, at: At, crouched),
    "seat" => Seat(f: Man, c: Wagon, seat: u8),
    "ready-made" => ReadyMade,
    "take" => Take(f: Man),
    "skip" => Skip(f: Man),
    "done" => Done,
    "move" => Move(to: At),
    "sprint" => Sprint,
    "halt" => Halt,
    "climb" => Climb(to: At),
    "attack" => Attack(weapon: Weapon, u: Foe),
    "burst" => Burst(weapon: Weapon, at: At),
    "throw" => Throw(at: At),
    "blind" => Blind(weapon: Weapon, u: Foe),
    "move-attack" => MoveAttack,
    "attack-move" => AttackMove,
    "pop-up-attack" => PopUpAttack,
    "aim" => Aim(weapon: Weapon, u: Foe),
    "mark-square" => MarkSquare(at: At),
    "mark" => Mark(u: Foe),
    "crouch" => Crouch,
    "pop-up" => PopUp,
    "pick-up" => PickUp(thing: Thing),
    "place" => Place(thing: Thing, at: At),
    "move-place" => MovePlace,
    "place-move" => PlaceMove,
    "fuse" => Fuse(n: u8),
    "recover" => Recover,
    "break-cover" => BreakCover,
    "face" => Face(face: Facing),
    "treat" => Treat(f: Man),
    "smoke" => Smoke(u: Foe),
    "leave" => Leave,
    "luck" => Luck(f: Man, die: u8),
    "pass" => Pass,
    "hit" => Hit(mark: Mark),
    "expose" => Expose(f: Man),
    "fire" => Fire(f: Man, weapon: Weapon),
    "lob" => Lob(f: Man),
    "pick" => Pick(u: Foe),
    "prefer" => Prefer(f: Someone),
    "go" => Go(at: At),
    "swing" => Swing(u: Foe, clockwise),
    "park" => Park(col: i8, row: i8, face: Facing),
    "play" => Play(card: Printed),
    "search" => Search,
    "drive" => Drive(c: Wagon),
    "roll-guns" => RollGuns,
    "roll-mark" => RollMark,
    "mark-roll" => MarkRoll,
    "roll" => Roll,
    "steer" => Steer(drive: Drive),
    "floor-it" => FloorIt,
    "guns-mark" => GunsMark,
    "guns-roll" => GunsRoll,
    "guns" => Guns,
    "unload" => Unload,
    "get-out" => GetOut(f: Man, at: At),
    "shift" => Shift(f: Man, seat: u8),
    "repair" => Repair,
}

named! {
    /// Stages of a shot that have no number.
    enum Plain { Aimed = "aimed", Luck = "luck", Hits = "hits", Assign = "assign", Bang = "bang", Chain = "chain" }
}

impl Word<Theatre> for Stage {
    type Value = Stage;

    fn write(t: &Theatre, stage: &Stage, out: &mut String) {
        let plain = match stage {
            Stage::Aimed => Plain::Aimed,
            Stage::Luck => Plain::Luck,
            Stage::Hits => Plain::Hits,
            Stage::Assign => Plain::Assign,
            Stage::Bang => Plain::Bang,
            Stage::Chain => Plain::Chain,
            Stage::Scatter(n) => return out.push_str(&format!("scatter {n}")),
        };
        <Plain as Word<Theatre>>::write(t, &plain, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Stage> {
        if words.take("scatter") {
            return <u8 as Word<Theatre>>::read(t, words).map(Stage::Scatter);
        }
        Ok(match <Plain as Word<Theatre>>::read(t, words)? {
            Plain::Aimed => Stage::Aimed,
            Plain::Luck => Stage::Luck,
            Plain::Hits => Stage::Hits,
            Plain::Assign => Stage::Assign,
            Plain::Bang => Stage::Bang,
            Plain::Chain => Stage::Chain,
        })
    }
}

notation! {
    EventStage in Theatre, "a stage of the event phase";
    "draw" => Draw,
    "choose" => Choose,
    "run" => Run(n: u8, battle),
    "smoke" => Smoke(n: u8),
    "bombs" => Bombs,
}

notation! {
    Step in Theatre, "a step";
    "patrols" => Patrols(n: u8),
    "deploy" => Deploy,
    "turn" => Turn(phase: Phase),
    "operators" => Operators,
    "acting" => Acting(f: Man),
    "sprint" => Sprint(f: Man, left: u8),
    "move-first" => MoveFirst(f: Man, then: Then),
    "strike" => Strike(f: Man, follow),
    "put" => Put(f: Man, follow),
    "follow" => Follow(f: Man, then: Then),
    "fuse" => Fuse,
    "shot" => Shot(stage: Stage),
    "finish" => Finish(who: Prey),
    "settle" => Settle,
    "expose" => Expose,
    "advance" => Advance,
    "hunter-gate" => HunterGate,
    "hunt" => Hunt(u: Foe, left: u8, turned),
    "target" => Target(u: Foe),
    "goal" => Goal(u: Foe, prey: Prey),
    "march" => March(u: Foe, at: At, left: u8, prey: Prey),
    "turner" => Turner(u: Foe),
    "turning" => Turning(at: At),
    "vehicle-advance" => VehicleAdvance(u: Foe),
    "vehicle-goal" => VehicleGoal(u: Foe, prey: Prey),
    "vehicle-march" => VehicleMarch(u: Foe, col: i8, row: i8, face: Facing, left: u8),
    "mortar-march" => MortarMarch(u: Foe, at: At, left: u8),
    "make-room" => MakeRoom(team: Foe, u: Foe, at: At),
    "depart" => Depart(u: Foe, left: u8),
    "convoy" => Convoy(u: Foe, left: u8),
    "marked" => Marked,
    "event" => Event(stage: EventStage),
    "patrol-phase" => PatrolPhase,
    "walk" => Walk(u: Foe, left: u8, last: u8),
    "rove" => Rove(u: Foe, left: u8),
    "assault" => Assault,
    "attack" => Attack(u: Foe, gun: u8),
    "mortar-target" => MortarTarget(u: Foe),
    "mortar-aim" => MortarAim(u: Foe, prey: Prey),
    "mortar-hits" => MortarHits(at: At, left: u8, through: u8),
    "end-phase" => EndPhase,
    "driving" => Driving(c: Wagon),
    "rolling" => Rolling(c: Wagon, left: u8, then: Volley),
    "guns" => Guns(c: Wagon, seat: u8, marks, roll),
    "unloading" => Unloading(c: Wagon),
}

/// Writes an action.
pub fn write(t: &Theatre, a: Action, out: &mut String) {
    <Action as Word<Theatre>>::write(t, &a, out);
}

/// Reads one action; `move c3-c4-d5` reads as its steps.
pub fn read(t: &Theatre, text: &str, out: &mut Vec<Action>) -> Read<()> {
    let mut words = Words::new(text);
    let path = text.strip_prefix("move ").filter(|rest| rest.contains('-') && !rest.starts_with("edge"));
    if path.is_some() {
        words.skip();
        for square in words.next("a way")?.split('-') {
            match t.ground().find(square) {
                Some(at) => out.push(Action::Move(at)),
                None => return words.fail(format!("'{square}' is no square")),
            }
        }
    } else {
        out.push(<Action as Word<Theatre>>::read(t, &mut words)?);
    }
    words.end()
}
