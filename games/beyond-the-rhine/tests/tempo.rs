//! The rebuilt movement costs give the tempo of the campaign: how far corps, armies and lorries get when nobody stands in
//! their way.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use beyond_the_rhine::BeyondTheRhine;
use ocs::{Mobility, Ocs, Theatre, Weather};
use sandtable_core::{Files, Game, Options};

/// The whole of the north for a scenario: Antwerp and Aachen lie in no window together.
const NORTH: &str = r#"
key = "north"
window = ["A46.20", "B4.24"]
turns = 1
calendar = 22
first = "allied"
weather = "dry"
setup = []
others = []
allied = { supply = [0,0,0,0,0,0,0,0,0,0,0], reserves = 0 }
axis = { supply = [0,0,0,0,0,0,0,0,0,0,0], reserves = 0 }
"#;

fn laid_out(scenario: &str) -> Ocs {
    let mut files: Files = BeyondTheRhine::built_in();
    files.put("scenarios/north.toml", NORTH);
    let game = BeyondTheRhine::open(&files).unwrap_or_else(|faults| panic!("{faults}"));
    game.prepare(scenario, &Options::default()).expect("the scenario is there")
}

/// From a hex to another at so many quarter MP a turn: whole turns, and what the last of them takes. What is left of a
/// turn is not saved.
fn march(t: &Theatre, weather: Weather, by: Mobility, allowance: u16, from: &str, to: &str) -> (u16, u16) {
    let [from, to] = [from, to].map(|name| t.hex(name).expect("the hex is in the window"));
    let mut best = BTreeMap::new();
    let mut open = BinaryHeap::from([Reverse((1, 0, from))]);
    while let Some(Reverse((turn, spent, at))) = open.pop() {
        if at == to {
            return (turn, spent);
        }
        if best.get(&at).is_some_and(|known| *known <= (turn, spent)) {
            continue;
        }
        best.insert(at, (turn, spent));
        for next in t.near(at) {
            let Some(cost) = t.cost(weather, by, at, next).map(u16::from).filter(|cost| *cost <= allowance)
            else {
                continue;
            };
            let same = spent + cost <= allowance;
            open.push(Reverse(if same { (turn, spent + cost, next) } else { (turn + 1, cost, next) }));
        }
    }
    panic!("no way leads there");
}

/// Quarter MP of a counter with its Combat or Move side up.
fn allowance(t: &Theatre, key: &str, moves: bool) -> (Mobility, u16) {
    let counter = t.counters.iter().find(|counter| counter.key == key).expect("the unit plays");
    let face = counter.faces[usize::from(moves)];
    (face.by, 4 * u16::from(face.ma))
}

#[test]
fn thirty_corps_alone_on_the_road_is_at_arnhem_in_five_turns() {
    let rules = laid_out("market-garden");
    let t = rules.theatre();
    // A corps is where its infantry is.
    let turns = ["br-43", "br-50"].map(|key| {
        let (by, allowance) = allowance(t, key, true);
        let from = t.counters.iter().find(|c| c.key == key).and_then(|c| c.setup).expect("it is set up").0;
        march(t, Weather::Dry, by, allowance, &t.name(from), "B42.31").0
    });
    assert!(turns.iter().all(|turns| (4..=6).contains(turns)), "{turns:?} turns");
}

#[test]
fn the_panzers_of_the_sixth_army_go_three_to_five_hexes_a_turn_in_snow() {
    let rules = laid_out("trumpets");
    let t = rules.theatre();
    let mut reached = Vec::new();
    for key in ["ss-1-i", "ss-1-pg-1", "ss-12-i", "ss-12-pg-25"] {
        let (by, allowance) = allowance(t, key, false);
        // From the start line to Malmedy and Stavelot, in Combat Mode.
        for to in ["A7.04", "A7.05"] {
            let from =
                t.counters.iter().find(|c| c.key == key).and_then(|c| c.setup).expect("it is set up").0;
            let (turns, _) = march(t, Weather::Snow, by, allowance, &t.name(from), to);
            let hexes = t.distance(from, t.hex(to).expect("it is in the window"));
            reached.push(f64::from(hexes) / f64::from(turns));
        }
    }
    let mean = reached.iter().sum::<f64>() / reached.len() as f64;
    assert!((3.0..=5.0).contains(&mean), "{mean:.1} hexes a turn: {reached:.1?}");
}

#[test]
fn a_lorry_goes_from_antwerp_to_aachen_and_back_in_a_turn() {
    let rules = laid_out("north");
    let t = rules.theatre();
    let truck = t.transport.iter().find(|kind| kind.key == "truck").expect("there are trucks");
    let whole = 4 * u16::from(truck.ma);
    // 13.2f: it loads in Antwerp and unloads in Aachen, 5 MP each.
    let (turns, one_way) = march(t, Weather::Dry, truck.by, whole, "A30.19", "A14.01");
    let spent = 2 * one_way + 2 * 20;
    assert!(turns == 1 && spent <= whole, "{spent} of {whole} quarter MP");
    // It is a day's work: twice as far would be too far.
    assert!(2 * spent > whole, "{spent} of {whole} quarter MP");
}
