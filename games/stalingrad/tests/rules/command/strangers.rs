//! What is not in the box: units, hexes and chits beyond the last are refused at every step.

use sandtable_core::Rules;
use stalingrad::{Action, Chit, Hex, UnitId, off};

use crate::support::{Table, at, given, start};

/// Every step at which somebody decides.
const STEPS: [&str; 17] = [
    "stavka",
    "attach 2",
    "march",
    "moving 16Pz 10",
    "declare",
    "declare 3035",
    "choose",
    "losses axis 1",
    "losses soviet 2",
    "hold",
    "retreat",
    "advance",
    "transfer",
    "entrain",
    "build",
    "call axis",
    "enter 50",
];

fn of_unit(id: UnitId, hex: Hex) -> [Action; 12] {
    [
        Action::Place(id, hex),
        Action::Activate(id),
        Action::Attach(id),
        Action::Take(id),
        Action::March(id),
        Action::Attack(id, hex),
        Action::Lose(id),
        Action::Retreat(id, hex),
        Action::Advance(id),
        Action::Exploit(id, hex),
        Action::Transfer(id),
        Action::Entrain(id),
    ]
}

/// Nothing that names such a unit, hex or chit is legal, and no question after it is a crash.
fn refuses_strangers(table: &Table) {
    let t = table.rules.theatre();
    let (units, hexes) = (t.counters.len() as UnitId, t.ground.len() as Hex);
    let (strangers, nowhere) = ([units, UnitId::MAX], [hexes, off::POOL, off::CALLED, Hex::MAX]);
    let mut actions: Vec<Action> = [Chit::COUNT, u8::MAX].map(Chit).into_iter().map(Action::Select).collect();
    actions.extend([Chit::COUNT, u8::MAX].map(|c| Action::Lead(Chit(c))));
    for id in strangers {
        actions.extend(of_unit(id, 0));
        actions.push(Action::Call(id));
    }
    for hex in nowhere {
        actions.extend([Action::Step(hex), Action::Battle(hex), Action::Build(hex), Action::Enter(hex)]);
        for id in 0..units {
            let to = [Action::Place(id, hex), Action::Attack(id, hex), Action::Exploit(id, hex)];
            actions.extend(to.into_iter().chain([Action::Retreat(id, hex)]));
        }
    }
    for seat in table.rules.decision(&table.state).seats().iter() {
        for a in &actions {
            assert!(table.rules.check(&table.state, seat, *a).is_err(), "{a:?} at {:?}", table.state.step());
        }
    }
}

#[test]
fn what_is_not_in_the_box_is_refused_at_every_step() {
    refuses_strangers(&start());
    refuses_strangers(&given("turn = 1\nphase = 'select'\nunits = ['6A @ 0413', 'soviet SWFront @ 0814']"));
    STEPS.iter().for_each(|step| refuses_strangers(&at(step)));
}
