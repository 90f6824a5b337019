//! Throws spoiled notation, positions, records and data sets at every game on the shelf, as a stranger can: what is wrong with
//! them is said, or they are played on. Nothing panics, what is offered and what the machine advises is legal, records replay. A
//! position that no game comes to may come to a stop, where somebody is asked who can do nothing: that is counted.
//!
//! A run is bounded and always the same. `SANDTABLE_FUZZ=20` tries twenty times as much, `SANDTABLE_SEED=7` other things.
//! What once fell is in `corpus/` and tried first (docs/testing.md).

mod corpus;
mod luck;
mod seeds;
mod spoil;
mod trial;

use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, Once, mpsc};
use std::time::Duration;

use luck::Luck;
use sandtable_bots::{Closed, GameBox};
use sandtable_core::{Case, DiceOf, Record};
use seeds::Seeds;
use trial::{End, Start};

/// Whoever takes longer over one thing does not come back.
const HANGS: Duration = Duration::from_secs(300);

/// How much is tried of each, of a game.
struct Size {
    positions: u64,
    lines: u64,
    records: u64,
    data: u64,
}

thread_local! {
    /// Where the last panic of this thread was, and what it said.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Panics of the games are kept in mind instead of printed.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if std::thread::current().name() != Some(FUZZER) {
                return usual(info);
            }
            let at = info.location().map(ToString::to_string).unwrap_or_default();
            let said = info.payload_as_str().unwrap_or("?").to_string();
            let way = way(&Backtrace::force_capture().to_string());
            PANIC.with_borrow_mut(|last| *last = Some(format!("panics at {at} ({way}): {said}")));
        }));
    });
}

const FUZZER: &str = "fuzzer";

/// The innermost places of a game in a backtrace.
fn way(backtrace: &str) -> String {
    let lines = backtrace.lines().filter_map(|line| line.trim().strip_prefix("at "));
    let places = lines.filter_map(|line| line.split_once("games/").map(|(_, place)| place));
    places.take(4).collect::<Vec<_>>().join(" < ")
}

/// What fell: by what is wrong, how often, and the first that showed it.
type Fallen = BTreeMap<String, (u64, String)>;

struct Fuzzer {
    closed: Closed,
    game: Arc<dyn GameBox>,
    fallen: Fallen,
    /// What is tried at this time, for whoever waits for it.
    now: Arc<Mutex<String>>,
    tried: u64,
    laid: u64,
    stuck: u64,
}

impl Fuzzer {
    /// Tries something. It says what is wrong, if anything is; whether it came to be played is counted.
    fn attempt(&mut self, input: &str, what: impl FnOnce() -> Result<End, String>) {
        if let Ok(mut now) = self.now.lock() {
            now.clear();
            now.push_str(input);
        }
        self.tried += 1;
        let wrong = match catch_unwind(AssertUnwindSafe(what)) {
            Ok(Ok(end)) => {
                self.laid += u64::from(end != End::Refused);
                self.stuck += u64::from(end == End::Stuck);
                return;
            }
            Ok(Err(wrong)) => wrong,
            Err(_) => PANIC.with_borrow_mut(Option::take).unwrap_or_default(),
        };
        self.fallen.entry(wrong).or_insert_with(|| (0, input.to_string())).0 += 1;
    }

    fn position(&mut self, start: &Start, luck: &mut Luck) {
        let game = self.game.clone();
        self.attempt(&start.to_string(), || trial::position(game.as_ref(), start, luck));
    }

    fn record(&mut self, text: &str, luck: &mut Luck) {
        let game = self.game.clone();
        self.attempt(text, || {
            let Ok(record) = Record::parse(text) else { return Ok(End::Refused) };
            if game.wrote(&record.header).is_err() {
                return Ok(End::Refused);
            }
            let Ok(mut table) = game.fold(&record, DiceOf::None) else { return Ok(End::Refused) };
            let _ = sandtable_core::verify(&record);
            trial::looks(table.as_mut(), luck);
            Ok(End::Played)
        });
    }

    fn data(&mut self, change: &spoil::Change, luck: &mut Luck) {
        let closed = self.closed;
        let files = change.laid((closed.built_in)());
        self.attempt(&change.to_string(), || {
            let Ok(game) = closed.open(files) else { return Ok(End::Refused) };
            let scenarios: Vec<String> = game.info().keys().map(String::from).collect();
            let start = Start::of(game.as_ref(), &luck.pick(&scenarios).clone());
            // A set whose start the rules do not allow is not taken in.
            if trial::start(game.as_ref(), &start).is_err() {
                return Ok(End::Refused);
            }
            trial::position(game.as_ref(), &start, luck)
        });
    }
}

/// Runs all of it for one game, on a thread of its own; what hangs is named.
fn fuzz(id: &str, size: Size) {
    listen();
    let now = Arc::<Mutex<String>>::default();
    let (done, ends) = mpsc::channel();
    let (shown, id) = (now.clone(), id.to_string());
    let thread = std::thread::Builder::new().name(FUZZER.into()).stack_size(16 << 20).spawn(move || {
        let told = run(&id, &size, now);
        let _ = done.send(told);
    });
    assert!(thread.is_ok());
    let mut last = String::new();
    loop {
        match ends.recv_timeout(HANGS) {
            Ok((told, fell)) => {
                println!("{told}");
                assert!(!fell, "{told}");
                return;
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => panic!("the fuzzer itself fell over"),
            Err(mpsc::RecvTimeoutError::Timeout) => {
                let now = shown.lock().map(|now| now.clone()).unwrap_or_default();
                assert_ne!(now, last, "this does not come to an end:\n{now}");
                last = now;
            }
        }
    }
}

fn told(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(otherwise)
}

fn run(id: &str, size: &Size, now: Arc<Mutex<String>>) -> (String, bool) {
    let shelf = sandtable_shelf::shelf();
    let closed = *shelf.get(id).expect("a game of the shelf");
    let game = closed.open((closed.built_in)()).expect("a box that opens");
    let mut fuzzer =
        Fuzzer { closed, game: game.clone(), fallen: Fallen::new(), now, tried: 0, laid: 0, stuck: 0 };
    let mut luck = Luck::new(told("SANDTABLE_SEED", 1));
    let times = told("SANDTABLE_FUZZ", 1);
    for found in corpus::of(id) {
        match found {
            corpus::Found::Position(case) => fuzzer.position(&Start::from(&case), &mut luck),
            corpus::Found::Record(text) => fuzzer.record(&text, &mut luck),
            corpus::Found::Data(change) => fuzzer.data(&change, &mut luck),
        }
    }
    let seeds = Seeds::of(game.as_ref(), &corpus::cases(id), &mut luck);
    // What is sound is never refused.
    for start in &seeds.starts {
        let game = game.clone();
        fuzzer.attempt(&start.to_string(), || trial::sound(game.as_ref(), start));
    }
    for _ in 0..size.positions * times {
        let start = seeds.spoiled(&mut luck);
        fuzzer.position(&start, &mut luck);
    }
    for _ in 0..size.lines * times {
        let start = seeds.sound(&mut luck);
        let game = game.clone();
        let luck = &mut luck;
        let input = start.to_string();
        fuzzer.attempt(&input, || trial::notation(game.as_ref(), &start, luck));
    }
    for _ in 0..size.records * times {
        let text = seeds.spoiled_record(&mut luck);
        fuzzer.record(&text, &mut luck);
    }
    let built_in = (closed.built_in)();
    for _ in 0..size.data * times {
        let change = spoil::Change::of(&built_in, &mut luck);
        fuzzer.data(&change, &mut luck);
    }
    let Fuzzer { tried, laid, stuck, ref fallen, .. } = fuzzer;
    let mut text = format!(
        "{id}: {tried} tried, {laid} of them played on, of which {stuck} came to a stop; {} kinds of fall",
        fallen.len()
    );
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("fuzz").join(id);
    let _ = std::fs::create_dir_all(&folder);
    for (i, (wrong, (count, input))) in fallen.iter().enumerate() {
        let file = folder.join(format!("{i}.txt"));
        let kept = std::fs::write(&file, input).map(|()| file.display().to_string()).unwrap_or_default();
        let _ = write!(text, "\n{count} times: {wrong}\n  {kept}");
    }
    (text, !fallen.is_empty())
}

macro_rules! games {
    ($($name:ident: $id:literal $positions:literal $lines:literal $records:literal $data:literal,)+) => {
        $(#[test]
        fn $name() {
            fuzz($id, Size { positions: $positions, lines: $lines, records: $records, data: $data });
        })+

        const GAMES: &[&str] = &[$($id),+];
    };
}

games! {
    soft_underbelly: "soft-underbelly" 600 100 100 60,
    stalingrad: "stalingrad" 400 60 60 40,
    shifting_sands: "shifting-sands" 600 100 100 60,
    rogue_regiment: "rogue-regiment" 400 60 60 40,
    ocs: "ocs" 300 60 60 40,
    beyond_the_rhine: "beyond-the-rhine" 20 4 4 2,
}

#[test]
fn every_game_on_the_shelf_is_tried() {
    assert_eq!(GAMES, sandtable_shelf::shelf().ids());
}

/// What a case lays is what the fuzzer lays, and what it prints reads back.
#[test]
fn what_fell_can_be_kept_as_a_case() {
    let text = "game = \"g\"\nscenario = \"s\"\ntitle = \"t\"\n[options]\na = \"b\"\n[position]\nturn = 3\nunits = [\"a @ b\"]\n";
    let case = Case::parse("x.toml", text).expect("a case");
    let again = Case::parse("y.toml", &Start::from(&case).to_string()).expect("a case");
    assert_eq!(
        (again.position(), &again.scenario, &again.options),
        (case.position(), &case.scenario, &case.options)
    );
}
