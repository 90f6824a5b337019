//! What is chosen from a list: one row for each kind in an area, and whatever is chosen can be done and weighed.

use std::collections::BTreeMap;
use std::sync::Arc;

use sandtable_core::kit::{Trial, laid_out};
use sandtable_core::{
    Decision, Dice, Game, Handle, Header, Live, Offer, Options, Piece, Position, Rules, Scene, Seat, Seen,
    Table, Value, Viewer,
};
use soft_underbelly::{Mediterranean, SoftUnderbelly};

const ALLIES: Seat = Seat(0);

const QUIET: &str = "turn = 2\nmarkers_allies = 0\nmarkers_axis = 0\n\
     ships = ['american used', 'british used', 'italian used', 'uboat used']\n";

fn table(position: &str) -> Live<Mediterranean> {
    let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).expect("the built-in data is sound");
    let rules = game.prepare("campaign", &Options::new()).expect("there is a campaign");
    let mut header = Header::of(game.info(), "campaign", &Options::new());
    let text = format!("clear = true\n{QUIET}{position}");
    header.position = Some(Position::parse(&text).expect("the position is TOML"));
    Live::new(Arc::new(rules), header, Dice::Seed(1)).expect("the position makes sense")
}

fn trial(position: &str) -> Trial<Mediterranean> {
    Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(&format!("{QUIET}{position}"))
}

fn scene(table: &Live<Mediterranean>) -> Scene {
    table.rules().scene(&table.seen(Viewer::seat(ALLIES)))
}

/// A list at an area as the client makes it (`web/src/lib/table/roster.ts`).
struct List {
    /// The lines by which those of each row take part, in order; so many can.
    rows: Vec<(Vec<String>, usize)>,
    /// Who takes part at first.
    start: Vec<usize>,
    /// What is offered for all of them.
    wholes: Vec<Offer>,
}

/// Pieces that look alike stand in one row.
type Looks = (u16, u16, bool, Vec<&'static str>);

impl List {
    fn at(scene: &Scene, area: u16) -> List {
        let here =
            scene.offers.iter().filter(|o| o.handle == Handle::Place(area - 1) && o.together.is_some());
        let (singles, wholes): (Vec<&Offer>, Vec<&Offer>) = here.partition(|o| o.piece.is_some());
        let verb = |line: &str| line.split(' ').next().unwrap_or_default().to_string();
        let own = |line: &str| -> Vec<String> {
            line.split("; ").filter(|part| verb(part) == verb(line)).map(String::from).collect()
        };
        let all = wholes.iter().map(|o| own(&o.line)).max_by_key(Vec::len).unwrap_or_default();
        let mut order: Vec<Looks> = Vec::new();
        let mut kinds: BTreeMap<Looks, (Vec<String>, usize)> = BTreeMap::new();
        for offer in singles {
            let piece: &Piece =
                scene.pieces.iter().find(|p| Some(&p.key) == offer.piece.as_ref()).expect("it lies there");
            let looks = (piece.kind, piece.place, piece.used, piece.badges.clone());
            if !order.contains(&looks) {
                order.push(looks.clone());
            }
            let (lines, count) = kinds.entry(looks).or_default();
            lines.push(offer.line.clone());
            *count += usize::from(piece.count);
        }
        let rows: Vec<(Vec<String>, usize)> = order
            .iter()
            .map(|looks| {
                let (lines, count) = &kinds[looks];
                (all.iter().filter(|part| lines.contains(part)).cloned().collect(), *count)
            })
            .collect();
        let start = rows.iter().map(|(lines, _)| lines.len()).collect();
        List { rows, start, wholes: wholes.into_iter().cloned().collect() }
    }

    /// Every choice of somebody, as a line.
    fn choices(&self) -> Vec<String> {
        let mut lines: Vec<Vec<&str>> = vec![Vec::new()];
        for (row, _) in &self.rows {
            lines = lines
                .into_iter()
                .flat_map(|before| {
                    (0..=row.len()).map(move |n| {
                        before.iter().copied().chain(row[..n].iter().map(String::as_str)).collect()
                    })
                })
                .collect();
        }
        lines.into_iter().filter(|line| !line.is_empty()).map(|line| line.join("; ")).collect()
    }
}

fn count(offer: &Offer) -> Option<i32> {
    offer.label.args.iter().find_map(|(name, value)| match value {
        Value::Int(n) if *name == "count" => Some(*n),
        _ => None,
    })
}

/// Cubes that came by land, by sea or not at all, two fresh tanks and a used one.
const MIXED: &str = "active = 'allies'\nphase = 'attack'\ncontrol = ['16', '18', '19', '20']\n\
     units = ['allies cube x2 @ 18', 'allies cube stayed been=19 @ 18', 'allies cube shipped stayed been=16 @ 18',\n\
     'allies tank x2 @ 18', 'allies tank used @ 18', 'axis cube x2 @ 17', 'axis cube @ 01']";

#[test]
fn attackers_that_look_alike_are_one_row_and_the_button_counts_them_all() {
    let list = List::at(&scene(&table(MIXED)), 17);
    let most: Vec<usize> = list.rows.iter().map(|(_, most)| *most).collect();
    assert_eq!(list.rows.len(), 3, "cubes, tanks, used tanks: {:?}", list.rows);
    assert_eq!((most.iter().sum::<usize>(), list.start.clone()), (7, most), "all of them attack");
    for whole in &list.wholes {
        assert_eq!(count(whole), Some(7), "{}", whole.line);
    }
}

#[test]
fn whoever_attacks_the_odds_are_answered() {
    let table = table(MIXED);
    let odds = |line: &str| table.odds(Viewer::seat(ALLIES), line, &[]);
    let list = List::at(&scene(&table), 17);
    let choices = list.choices();
    assert_eq!(choices.len(), 5 * 3 * 2 - 1);
    for line in choices {
        assert!(matches!(odds(&format!("{line}; done")), Ok(Some(_))), "{line}");
    }
    for whole in &list.wholes {
        assert!(odds(&whole.line).is_ok(), "{}", whole.line);
    }
}

/// Nine units stand in 18, where six may (stacking.limit).
const CROWD: &str = "active = 'allies'\nimpulse = 1\nsteps = ['turn impulses', 'impulse adjust', 'adjust allies']\n\
     control = ['18', '19', '20']\n\
     units = ['allies cube x7 @ 18', 'allies tank @ 18', 'allies tank used @ 18', 'allies cube @ 20', 'axis cube @ 01']";

#[test]
fn a_crowded_area_is_settled_by_one_press() {
    let mut table = trial(CROWD);
    let seen = Seen::by(&table.rules, &table.state, ALLIES);
    let offers = table.rules.scene(&seen).offers;
    let button = offers.iter().rfind(|o| matches!(o.handle, Handle::Button(_))).expect("a button");
    assert_eq!((button.label.id, button.line.split("; ").count()), ("label-adjust-wisely", 3));
    let line = button.line.clone();
    table.does("allies", &line, &[]);
    let on = table.rules.decision(&table.state);
    assert!(!matches!(on, Decision::Ask(ask) if ask.seats.has(ALLIES)), "nobody is too many any more");
}

#[test]
fn who_steps_aside_is_chosen_from_one_list() {
    let table = table(CROWD);
    let list = List::at(&scene(&table), 19);
    assert_eq!(list.rows.len(), 3, "cubes, a tank, a used tank: {:?}", list.rows);
    assert_eq!((list.start.iter().sum::<usize>(), list.wholes.len()), (3, 1));
    assert_eq!(count(&list.wholes[0]), Some(3));
    let mut trial = trial(CROWD);
    trial.does("allies", &list.wholes[0].line, &[]);
    // Where one alone is too many there is nothing to tick: he is named.
    let one = scene(&self::table(&CROWD.replace("cube x7", "cube x5")));
    assert!(one.offers.iter().all(|o| o.together.is_none()));
    assert!(one.offers.iter().any(|o| o.line == "adjust cube 18-19"));
}

#[test]
fn who_falls_back_together_is_chosen_from_one_list() {
    let table = trial(
        "active = 'allies'\nimpulse = 1\narrows = ['18-17']\nbattle = '17 round 1 of 3 hits 0 0'\n\
         steps = ['turn impulses', 'impulse last', 'battle retreat', 'fall all']\n\
         units = ['allies cube x6 for=17 @ 18', 'axis cube x3 @ 17', 'axis tank @ 17']",
    );
    let scene = table.rules.scene(&Seen::by(&table.rules, &table.state, Seat(1)));
    let list = List::at(&scene, 16);
    assert_eq!((list.rows.len(), list.start), (2, vec![3, 1]));
    assert_eq!(list.wholes[0].label.id, "label-fall-all");
}

/// combat.declare: the battles begin when all attacks are declared, so whoever fights at once is told what he leaves alone.
#[test]
fn whoever_fights_at_once_is_told_what_he_does_not_attack() {
    let told = |arrows: &str, for_17: &str| {
        let table = table(&format!(
            "active = 'allies'\nphase = 'attack'\n{arrows}control = ['18', '19', '20', '11']\n\
             units = ['allies cube x2{for_17} @ 18', 'allies cube x2 @ 11', 'axis cube @ 17', 'axis cube @ 10', 'axis cube @ 01']"
        ));
        let at = Handle::Place(9);
        let fight = |o: &Offer| o.handle == at && o.label.id == "label-attack-fight";
        let offer = scene(&table).offers.into_iter().find(fight).expect("an attack on 10");
        ["attacks", "more"].map(|name| {
            offer.label.args.iter().find_map(|(known, value)| match value {
                Value::Int(n) if *known == name => Some(*n),
                _ => None,
            })
        })
    };
    assert_eq!(told("", ""), [Some(1), Some(1)], "17 is left alone");
    assert_eq!(told("arrows = ['18-17']\n", " for=17"), [Some(2), Some(0)], "17 is fought for, too");
}
