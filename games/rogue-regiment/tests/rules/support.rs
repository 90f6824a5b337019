//! Positions of this game on trial: a drill ground with one of everything, where the tests of the rules begin.

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

/// The box with the drill ground.
pub fn drill() -> Files {
    let mut files = RogueRegiment::built_in();
    // Luck is tried by itself: nobody else has a rabbit's foot.
    let forces = files.text("forces.toml").expect("the file is there").replace(", \"rabbit 1\"]", "]");
    files.put("forces.toml", &forces);
    files.put("tiles/0A.toml", WEST);
    files.put("tiles/1C.toml", EAST);
    files.put("scenarios/drill.toml", MISSION);
    files
}

/// The rules of the drill, opened once.
pub fn rules() -> Mission {
    static RULES: OnceLock<Mission> = OnceLock::new();
    let open = || {
        let game = RogueRegiment::open(&drill()).unwrap_or_else(|e| panic!("{e}"));
        game.prepare("drill", &Options::new()).expect("there is a drill")
    };
    RULES.get_or_init(open).clone()
}

/// The start of the drill.
pub fn start() -> Table {
    Trial::start(rules(), &[])
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
    let steps = match phase {
        "advance" => "steps = ['advance', 'settle']",
        "event" => "steps = ['event draw']",
        "patrol" => "steps = ['patrol-phase', 'settle']",
        "attack" => "steps = ['assault']",
        "end" => "steps = ['end-phase']",
        _ => "phase = 'operator'",
    };
    given(&format!("{steps}\nmen = {men:?}\nunits = {units:?}\n{more}"))
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
