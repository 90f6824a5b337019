//! Positions of this game on trial: a drill ground with one of everything on foot and a road for all that drives, where the
//! tests of the rules begin.

use std::sync::OnceLock;

use rogue_regiment::{Look, Mission, RogueRegiment};
use sandtable_core::{Files, Game, Options, Trial};

/// A position on trial.
pub type Table = Trial<Mission>;

/// Columns a to l: a building (c3 to e5, door e4|f4, windows d2|d3 and b4|c4), woods (j2 to k3), a hedge (a to d, 7|8), a low
/// wall (f to i, 7|8), crates (k7|l7), a high wall (a to d, 10|11) with a climbing point (e10|e11), rock (h10 to i11) with
/// a climbing point (h9|h10).
const WEST: &str = r"
key = '0A'
name = 'Drill ground'
source = 'tests'
face = '''
+ + + + + + + + + + + + +
 . . . . . . . . . . . . 
+ + + + + + + + + + + + +
 . . . . . . . . . T T . 
+ + +#+o+#+ + + + + + + +
 . .#_ _ _#. . . . T T . 
+ + + + + + + + + + + + +
 . .o_ _ _d. . . . . . . 
+ + + + + + + + + + + + +
 . .#_ _ _#. . . . . . . 
+ + +#+#+#+ + + + + + + +
 . . . . . . . . . . . . 
+ + + + + + + + + + + + +
 . . . . . . . . . . .c. 
+h+h+h+h+ +w+w+w+w+ + + +
 . . . . . . . . . . . . 
+ + + + + + + + + + + + +
 . . . . . . . . . . . . 
+ + + + + + + +k+ + + + +
 . . . . . . . ^ ^ . . . 
+H+H+H+H+K+ + + + + + + +
 . . . . . . . ^ ^ . . . 
+ + + + + + + + + + + + +
 . . . . . . . . . . . . 
+ + + + + + + + + + + + +
'''
sentries = ['black l9 N E S', 'white a9 E W']
patrols = ['white line a12>l12']
";

/// Columns m to x: a river (q to t) with a bridge (rows 6 and 7, low walls), open ground.
const EAST: &str = r"
key = '1C'
name = 'River ground'
source = 'tests'
face = '''
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + +w+w+w+w+ + + + +
 . . . . = = = = . . . . 
+ + + + + + + + + + + + +
 . . . . = = = = . . . . 
+ + + + +w+w+w+w+ + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
 . . . . ~ ~ ~ ~ . . . . 
+ + + + + + + + + + + + +
'''
patrols = ['black loop i1>l1>l4>i4>i1']
";

const MISSION: &str = r"
key = 'drill'
source = 'tests'
layout = [['0A', '1C']]
operators = ['paddy/A', 'jock/B', 'reg/A', 'andy/A']
stealth = { easy = 9, normal = 7, hard = 5 }
deck = 'standard'
dawn = 30
window = [2, 2]
specials = ['departure']
entry = 'W r1c1:a3:a6'
exits = ['W r1c1:a3:a6']
spawns = ['white E r1c2:l6:l7', 'black S r1c2:a12:b12']
guards = ['r1c1:l5 W']
officers = ['r1c1:f1 S target']
officer-path = 'r1c1:f1 f2'
dumps = ['dump r1c2:i9:j10']
drums = ['r1c1:g5']
items = ['intelligence r1c1:d4']
resistance = ['r1c1:e3']
jeep = true
boat = 'r1c2:e1:f2 S'
win = ['item-out intelligence', 'all-out']
lose = ['target-away']
";

/// Columns a to l: a house without windows (b2 to d4, door d3|e3) with a patrol through its door, a house of two rooms (g8 to
/// j10, a wall with a door between h and i, window f9|g9).
const HOUSES: &str = r"
key = '2C'
name = 'Houses'
source = 'tests'
face = '''
+ + + + + + + + + + + + +
 . . . . . . . . . . . . 
+ +#+#+#+ + + + + + + + +
 .#_ _ _#. . . . . . . . 
+ + + + + + + + + + + + +
 .#_ _ _d. . . . . . . . 
+ + + + + + + + + + + + +
 .#_ _ _#. . . . . . . . 
+ +#+#+#+ + + + + + + + +
 . . . . . . . . . . . . 
+ + + + + + + + + + + + +
 . . . . . . . . . . . . 
+ + + + + + + + + + + + +
 . . . . . . . . . . . . 
+ + + + + + +#+#+#+#+ + +
 . . . . . .#_ _#_ _#. . 
+ + + + + + + + + + + + +
 . . . . . .o_ _d_ _#. . 
+ + + + + + + + + + + + +
 . . . . . .#_ _#_ _#. . 
+ + + + + + +#+#+#+#+ + +
 . . . . . . . . . . . . 
+ + + + + + + + + + + + +
 . . . . . . . . . . . . 
+ + + + + + + + + + + + +
'''
patrols = ['black line h3>c3', 'black line a12>f12']
";

/// Columns m to x: a hedge (m to q, 3|4), woods at m6, a lane two squares wide between low walls (t and u, rows 1 to 12).
const FIELDS: &str = r"
key = '3C'
name = 'Fields'
source = 'tests'
face = '''
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+h+h+h+h+h+ + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 T . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
 . . . . . . .w. .w. . . 
+ + + + + + + + + + + + +
'''
";

/// A convoy from the west that turns south, a motorbike's line in the north-west, vehicles of every marking.
const ROAD: &str = r"
key = 'road'
source = 'tests'
layout = [['2C', '3C']]
operators = ['paddy/A', 'jock/B', 'reg/A', 'andy/A']
stealth = { easy = 9, normal = 7, hard = 5 }
deck = 'standard'
dawn = 30
window = [16, 8]
specials = ['convoy']
entry = 'S r1c1:a12:d12'
exits = ['S r1c1:a12:d12']
spawns = ['white E r1c2:l6:l7', 'black N r1c2:a1:b1']
truck = 'r1c2:f4:g9 S'
convoy = { vehicles = ['motorbike scout', 'truck', 'truck', 'motorbike'], enter = 'W r1c1:a6:a7', path = 'F15 R F8' }
vehicle-line = { enter = 'N r1c1:e1:f1', path = 'F5 R F5' }
guard-vehicles = ['half-track r1c1:g1:j2 E']
assault-vehicles = ['motorbike S r1c2:k12:l12']
win = ['vehicles-destroyed truck', 'all-out']
lose = ['convoy-away truck']
";

/// The box with the drill ground.
pub fn drill() -> Files {
    let mut files = RogueRegiment::built_in();
    // Luck is tried by itself: nobody else has a rabbit's foot.
    let forces = files.text("forces.toml").expect("the file is there").replace(", \"rabbit 1\"]", "]");
    files.put("forces.toml", &forces);
    files.put("tiles/0A.toml", WEST);
    files.put("tiles/1C.toml", EAST);
    files.put("tiles/2C.toml", HOUSES);
    files.put("tiles/3C.toml", FIELDS);
    files.put("scenarios/drill.toml", MISSION);
    files.put("scenarios/road.toml", ROAD);
    files
}

/// Drill and road, opened once.
fn rules(mission: usize) -> Mission {
    static RULES: OnceLock<[Mission; 2]> = OnceLock::new();
    let open = || ["drill", "road"].map(|key| agreed(key, &[]));
    RULES.get_or_init(open)[mission].clone()
}

/// The box with drill and road.
pub fn opened() -> RogueRegiment {
    RogueRegiment::open(&drill()).unwrap_or_else(|e| panic!("{e}"))
}

/// Options of the table.
pub fn chosen(options: &[(&str, &str)]) -> Options {
    options.iter().map(|(k, v)| ((*k).to_string(), (*v).to_string())).collect()
}

/// A mission with options of the table.
pub fn agreed(mission: &str, options: &[(&str, &str)]) -> Mission {
    opened().prepare(mission, &chosen(options)).unwrap_or_else(|e| panic!("{e}"))
}

/// The start of the drill.
pub fn start() -> Table {
    Trial::start(rules(0), &[])
}

/// The start on the road.
pub fn road_start() -> Table {
    Trial::start(rules(1), &[])
}

/// A position laid on the empty road.
#[track_caller]
pub fn road(text: &str) -> Table {
    road_start().given(text)
}

/// A position laid on an empty map: the text of a case file's `[position]`.
#[track_caller]
pub fn given(text: &str) -> Table {
    start().given(text)
}

/// Paddy acts, with these units about.
#[track_caller]
pub fn paddy(man: &str, units: &[&str]) -> Table {
    given(&format!("acting = 'paddy'\nmen = ['paddy @ {man}']\nunits = {units:?}"))
}

/// A phase is about to begin with these men and units; nothing follows it.
#[track_caller]
pub fn phase(phase: &str, men: &[&str], units: &[&str], more: &str) -> Table {
    given(&begun(phase, men, units, more))
}

/// The same on the road.
#[track_caller]
pub fn road_phase(phase: &str, men: &[&str], units: &[&str], more: &str) -> Table {
    road(&begun(phase, men, units, more))
}

fn begun(phase: &str, men: &[&str], units: &[&str], more: &str) -> String {
    let steps = match phase {
        "advance" => "steps = ['advance', 'settle']",
        "event" => "steps = ['event draw']",
        "patrol" => "steps = ['patrol-phase', 'settle']",
        "attack" => "steps = ['assault']",
        "end" => "steps = ['end-phase']",
        _ => "phase = 'operator'",
    };
    format!("{steps}\nmen = {men:?}\nunits = {units:?}\n{more}")
}

/// Questions to the position on trial.
pub trait Looking {
    /// Looks at it.
    fn look(&self) -> Look<'_>;
    /// How well a unit sees a square: 0 fully, 1 partially, 2 not.
    fn level(&self, u: u8, at: &str) -> u8;
}

impl Looking for Table {
    fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }

    fn level(&self, u: u8, at: &str) -> u8 {
        let at = self.rules.theatre().ground().find(at).expect("a square");
        self.look().level(u, at, None)
    }
}
