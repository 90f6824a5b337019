//! The rhythm of the table: what the buttons say, what they give away, and that advice can be followed.

use std::sync::Arc;

use sandtable_core::kit::{Trial, Walk, laid_out};
use sandtable_core::{
    Dice, Drafted, Game, Handle, Header, Live, Offer, OpeningOrders, Options, Position, Rules, Scene, Seat,
    Seen, Table, Value,
};
use soft_underbelly::{Action, Mediterranean, SoftUnderbelly, Step};

const ALLIES: Seat = Seat(0);
const AXIS: Seat = Seat(1);

fn given(position: &str) -> Trial<Mediterranean> {
    Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(position)
}

/// A position without ships and events.
fn quiet(position: &str) -> Trial<Mediterranean> {
    given(&format!(
        "turn = 2\nmarkers_allies = 0\nmarkers_axis = 0\n\
         ships = ['american used', 'british used', 'italian used', 'uboat used']\n{position}"
    ))
}

fn scene(table: &Trial<Mediterranean>, seat: Seat) -> Scene {
    table.rules.scene(&Seen::by(&table.rules, &table.state, seat))
}

fn is_button(offer: &Offer) -> bool {
    matches!(offer.handle, Handle::Button(_)) && offer.under.is_none()
}

/// The ordinary button: the last one that is no aside.
fn ordinary(table: &Trial<Mediterranean>, seat: Seat) -> Offer {
    scene(table, seat).offers.into_iter().rfind(|o| is_button(o) && !o.minor).expect("a button")
}

fn number(offer: &Offer, name: &str) -> Option<i32> {
    offer.label.args.iter().find_map(|(known, value)| match value {
        Value::Int(n) if *known == name => Some(*n),
        _ => None,
    })
}

/// The Axis absorbs hits in 17 after a round.
fn hit(round: u8, hits: u8, units: &str) -> Trial<Mediterranean> {
    quiet(&format!(
        "active = 'allies'\nimpulse = 1\narrows = ['18-17']\nbattle = '17 round {round} of 3 hits 0 {hits}'\n\
         steps = ['turn impulses', 'impulse last', 'battle retreat', 'losses axis {hits} defenders']\n\
         units = ['allies cube x6 for=17 @ 18', {units}]"
    ))
}

#[test]
fn the_cheapest_loss_turns_a_counter_over_where_that_costs_less_than_a_cube_and_names_it() {
    let taken = |table: &Trial<Mediterranean>| {
        let button = ordinary(table, AXIS);
        (button.line.clone(), button.label.id)
    };
    // A tank among few brings next to nothing by its support, and after the last round nothing at all.
    for (round, cubes) in [(1, 1), (1, 2), (3, 1), (3, 3), (3, 6)] {
        let table = hit(round, 1, &format!("'axis cube x{cubes} @ 17', 'axis tank @ 17'"));
        assert_eq!(taken(&table), ("lose tank 17".into(), "label-turn"), "{cubes} cubes in round {round}");
    }
    // In the first round its support of four dice is worth more than a cube.
    let table = hit(1, 1, "'axis cube x6 @ 17', 'axis tank @ 17'");
    assert_eq!(taken(&table), ("lose cube 17".into(), "label-remove"));
    let table = hit(1, 1, "'axis cube x2 @ 17', 'axis tank used @ 17'");
    assert_eq!(taken(&table), ("lose cube 17".into(), "label-remove"));
    // Bombed, however many stand there.
    let bombed = quiet(
        "active = 'allies'\nimpulse = 1\nsteps = ['turn impulses', 'impulse last', 'losses axis 1 area-17']\n\
         units = ['allies cube @ 18', 'axis cube x6 @ 17', 'axis tank @ 17']",
    );
    assert_eq!(taken(&bombed), ("lose tank 17".into(), "label-turn"));
}

#[test]
fn several_losses_are_told_by_their_number() {
    let told = |table: Trial<Mediterranean>| {
        let button = ordinary(&table, AXIS);
        (button.label.id, number(&button, "turned"), number(&button, "removed"))
    };
    let tank = hit(3, 3, "'axis cube x5 @ 17', 'axis tank @ 17'");
    assert_eq!(told(tank), ("label-turn-and-lose", Some(1), Some(2)));
    let cubes = hit(3, 2, "'axis cube x5 @ 17', 'axis tank used @ 17'");
    assert_eq!(told(cubes), ("label-lose-cubes", Some(0), Some(2)));
}

/// After the last round for Rome, which is a star.
fn after_the_last_round(markers: u8, cubes: u8) -> Trial<Mediterranean> {
    let star = star();
    let near = next_to(star);
    given(&format!(
        "turn = 3\nactive = 'allies'\nimpulse = 1\nmarkers_allies = {markers}\nmarkers_axis = 0\n\
         arrows = ['{near:02}-{star:02}']\nbattle = '{star:02} round 3 of 3 hits 0 0'\n\
         steps = ['turn impulses', 'impulse last', 'battle reservesanswer', 'reserves allies']\n\
         units = ['allies cube x{cubes} for={star:02} @ {near:02}', 'axis cube @ {star:02}', 'axis cube @ 01']"
    ))
}

fn star() -> u8 {
    let rules = laid_out::<SoftUnderbelly>();
    rules.theatre().stars.into_iter().find(|area| *area > 5).expect("a star in the south")
}

fn next_to(area: u8) -> u8 {
    let rules = laid_out::<SoftUnderbelly>();
    rules.theatre().next_to(area).into_iter().last().expect("a neighbour")
}

#[test]
fn reserves_are_the_ordinary_button_where_the_gain_is_plain_and_both_choices_show_their_odds() {
    for markers in [1, 4] {
        let table = after_the_last_round(markers, 6);
        let offers = scene(&table, ALLIES).offers;
        let button = ordinary(&table, ALLIES);
        assert_eq!(button.line, "event reserves", "with {markers} markers");
        assert!(button.reason.is_some() && button.spends, "it is named first, with its reason");
        let lines: Vec<&str> =
            offers.iter().filter(|o| is_button(o) && o.odds).map(|o| o.line.as_str()).collect();
        assert_eq!(lines, ["decline", "event reserves"]);
        let taken = |line: &str| {
            let mut actions = Vec::new();
            table.rules.read(line, &mut actions).expect("it reads");
            let seen = Seen::by(&table.rules, &table.state, ALLIES);
            table.rules.odds(&seen, actions[0], &[]).expect("odds").ends[0].1
        };
        assert!(taken("decline") == 0.0 && taken("event reserves") > 0.5, "{}", taken("event reserves"));
    }
    let hopeless = after_the_last_round(4, 1);
    assert_eq!(ordinary(&hopeless, ALLIES).line, "decline");
}

/// A convoy that an aircraft, the U-boat and the Italian fleet can meet.
const CONVOY: &str = "turn = 2\nactive = 'allies'\nphase = 'move'\nmarkers_axis = 0\nmarkers_allies = 0\n\
     transport_allies = 6\nunits = ['allies cube x2 @ 18', 'allies cube @ 16', 'axis aircraft x2 @ 17', 'axis cube @ 01']";

fn table(position: &str) -> Live<Mediterranean> {
    let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).expect("the built-in data is sound");
    let rules = game.prepare("campaign", &Options::new()).expect("there is a campaign");
    let mut header = Header::of(game.info(), "campaign", &Options::new());
    header.position =
        Some(Position::parse(&format!("clear = true\n{position}")).expect("the position is TOML"));
    Live::new(Arc::new(rules), header, Dice::Seed(1)).expect("the position makes sense")
}

#[test]
fn whoever_names_an_interceptor_is_asked_for_more_before_anybody_rolls() {
    let mut table = table(
        &CONVOY
            .replace("aircraft x2", "aircraft")
            .replace("units", "ships = ['american used', 'british used']\nunits"),
    );
    let opening = OpeningOrders::parse(include_str!("../orders.toml")).expect("orders");
    table.set_orders(AXIS, opening.book(false)).expect("the Axis has a seat");
    table.act(ALLIES, "embark cube 18; embark cube 18; sail 16").expect("legal");
    assert!(table.decision().seats().has(AXIS), "something can meet it");
    table.act(AXIS, "intercept uboat").expect("legal");
    table.act(AXIS, "intercept italian").expect("legal");
    // A sensible player keeps the aircraft; but it is his to say.
    let position = table.position();
    assert!(position.to_string().contains("intercept 16 2"), "it rolled by itself: {position}");
    assert!(table.decision().seats().has(AXIS));
}

#[test]
fn the_prompt_of_an_interception_says_how_many_can_join_it() {
    let mut trial = given(CONVOY);
    trial.does("allies", "embark cube 18 x2; sail 16", &[]);
    let left = |trial: &Trial<Mediterranean>| {
        let prompt = scene(trial, AXIS).prompt;
        prompt.args.iter().find_map(|(name, value)| match value {
            Value::Int(n) if *name == "left" => Some(*n),
            _ => None,
        })
    };
    let all = left(&trial).expect("a number");
    assert!(all >= 3, "{all} can meet it");
    trial.does("axis", "intercept uboat", &[]);
    assert_eq!(left(&trial), Some(all - 1));
    // The last one rolls, and says so.
    let mut last = given(
        &CONVOY
            .replace("'axis aircraft x2 @ 17', ", "")
            .replace("units", "ships = ['american used', 'british used', 'italian used']\nunits"),
    );
    last.does("allies", "embark cube 18 x2; sail 16", &[]);
    assert_eq!(left(&last), Some(1));
    let offer = scene(&last, AXIS).offers.into_iter().find(|o| o.line == "intercept uboat").expect("offered");
    assert_eq!((offer.label.id, offer.binding), ("label-intercept-ship-roll", true));
}

#[test]
fn to_pass_is_held_where_something_could_be_done() {
    let pass = |position: &str| {
        let offers = scene(&quiet(position), ALLIES).offers;
        offers.into_iter().find(|o| o.line == "pass").expect("offered")
    };
    let free = pass("active = 'allies'\nphase = 'move'\nunits = ['allies cube @ 18', 'axis cube @ 01']");
    assert_eq!(free.loses.expect("it gives the impulse away").id, "loses-impulse");
    let faced = "active = 'allies'\nphase = 'move'\nunits = ['allies cube held @ 18', 'allies cube @ 19', 'axis cube x2 @ 17']";
    assert!(pass(faced).loses.is_some(), "an attack could be made");
    let stuck = "active = 'allies'\nphase = 'move'\nunits = ['allies cube held @ 18', 'axis cube @ 01']";
    assert!(pass(stuck).loses.is_none(), "nobody could do anything");
}

#[test]
fn what_stands_too_close_is_told_before_the_impulse_ends() {
    let lines = |units: &str| {
        let table = quiet(&format!("active = 'allies'\nphase = 'move'\ncontrol = ['18']\nunits = [{units}]"));
        let panel = scene(&table, ALLIES).panels.into_iter().find(|p| p.key == "stacking");
        panel.map(|p| p.lines.iter().map(|(text, rule)| (text.id, rule.map(|r| r.0))).collect::<Vec<_>>())
    };
    let crowd = "'allies cube x7 @ 18', 'axis cube @ 01'";
    assert_eq!(lines(crowd), Some(vec![("panel-crowded", Some("stacking.check/1"))]));
    let tanks = "'allies cube @ 18', 'allies tank x3 @ 18', 'axis cube @ 01'";
    assert_eq!(lines(tanks), Some(vec![("panel-crowded-tanks", Some("tanks.limit"))]));
    assert_eq!(lines("'allies cube x6 @ 18', 'axis cube @ 01'"), None);
}

#[test]
fn a_click_on_the_sea_advises_only_what_can_be_done() {
    let board = laid_out::<SoftUnderbelly>();
    let sea =
        Handle::Place(board.board().places.iter().position(|p| p.key == "sea").expect("the sea") as u16);
    let units = "control = ['14', '17', '18']\nunits = ['allies cube x2 @ 17', 'axis cube @ 01']";
    let move_with = |points: u8| {
        quiet(&format!("active = 'allies'\nphase = 'move'\ntransport_allies = {points}\n{units}"))
    };
    let mut table = move_with(1);
    assert_eq!(table.why(&sea), ["why-sea-is-crossed"]);
    table.does("allies", "take cube 17", &[]);
    assert_eq!(table.why(&sea), ["why-click-the-port"]);
    assert!(scene(&table, ALLIES).offers.iter().any(|o| o.label.id == "label-overseas"), "it can");
    table.does("allies", "take cube 17", &[]);
    assert_eq!(table.why(&sea), ["why-too-few-points"]);
    assert_eq!(move_with(0).why(&sea), ["why-no-points"]);
    // In the attack phase: a landing, where a fleet is ready.
    let land = |ships: &str| {
        given(&format!("turn = 2\nactive = 'allies'\nphase = 'attack'\n{ships}\n{units}")).why(&sea)
    };
    assert_eq!(land(""), ["why-lands-on-a-coast"]);
    let near = "turn = 2\nactive = 'allies'\nphase = 'attack'\nships = ['american used', 'british used']\n\
        control = ['18']\nunits = ['allies cube x2 @ 18', 'axis cube @ 17']";
    assert_eq!(given(near).why(&sea), ["why-no-fleet"]);
    let axis =
        "turn = 2\nactive = 'axis'\nphase = 'attack'\nunits = ['allies cube @ 18', 'axis cube x2 @ 17']";
    assert_eq!(given(axis).why(&sea), ["why-allied-only"]);
}

#[test]
fn a_conversion_has_a_proposal_by_name() {
    let table = quiet(
        "initiative = 'allies'\nactive = 'allies'\nsteps = ['turn second', 'reinforce allies 0 converting']\n\
         control = ['17', '18', '19', '20']\n\
         units = ['allies cube x6 @ 18', 'allies cube x5 @ 19', 'axis cube x2 @ 16', 'axis cube @ 01']",
    );
    let button = ordinary(&table, ALLIES);
    assert_eq!(button.label.id, "label-convert-wisely", "{}", button.line);
    assert!(button.line.starts_with("convert "), "{}", button.line);
}

/// landing.intercept/1: whether a landing comes ashore is the enemy's to say, so a draft does not show it won.
#[test]
fn a_landing_is_not_shown_as_won_before_it_could_be_met() {
    let drafted = |ships: &str| {
        let mut table = table(&format!(
            "turn = 2\nactive = 'allies'\nphase = 'attack'\nmarkers_allies = 0\nmarkers_axis = 0\n\
             ships = [{ships}]\nunits = ['allies cube x3 @ 18', 'axis cube @ 17']"
        ));
        // With two battles the first is chosen, and would be laid in a draft.
        table.act(ALLIES, "landing 14 american; board cube 18; attack cube 18-17; done").expect("legal");
        table.draft_add(ALLIES, "battle 14").expect("legal")
    };
    assert!(matches!(drafted("'british used'"), Drafted::Sent(_)), "the enemy is asked first");
    assert_eq!(drafted("'british used', 'italian used', 'uboat used'"), Drafted::Laid, "nobody can meet it");
}

/// A round in which the area hardly falls is proposed only with what it is good for.
#[test]
fn a_round_that_only_wears_down_says_so() {
    let fight = |defenders: &str| {
        quiet(&format!(
            "active = 'allies'\nimpulse = 1\narrows = ['18-17']\nbattle = '17 round 2 of 3 hits 0 0'\n\
             steps = ['turn impulses', 'impulse last', 'battle decide', 'resolve']\n\
             units = ['allies cube x6 for=17 @ 18', 'allies aircraft used supporting @ 18', {defenders}]"
        ))
    };
    let hard = ordinary(&fight("'axis cube x6 @ 17'"), ALLIES);
    assert!(hard.line.starts_with("continue"), "{}", hard.line);
    assert_eq!(hard.reason.expect("a reason").id, "reason-wears-down");
    let easy = ordinary(&fight("'axis cube @ 17'"), ALLIES);
    assert!(easy.line.starts_with("continue") && easy.odds, "{}", easy.line);
    assert_eq!(easy.reason.expect("a reason").id, "reason-dice");
}

/// The ordinary button agrees with the odds that stand beside it, in every battle that chance brings about.
#[test]
fn another_round_is_ordinary_only_where_its_odds_bear_it_out() {
    let rules = laid_out::<SoftUnderbelly>();
    let mut seen = 0;
    for seed in 0..12 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if walk.state.step() == Some(Step::Resolve) {
                let buttons = rules.scene(&walk.seen(seat)).offers;
                let main = buttons.into_iter().rfind(|o| is_button(o) && !o.minor).expect("a button");
                let odds = rules.odds(&walk.seen(seat), Action::Continue, &[]).expect("odds");
                let worn = main.reason.as_ref().is_some_and(|reason| reason.id == "reason-wears-down");
                if main.line.starts_with("continue") {
                    seen += 1;
                    let [own, enemy] = [odds.expected[0].1, odds.expected[1].1];
                    assert!(worn && enemy > own || odds.ends[0].1 > 0.05, "{odds:?}");
                }
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
    assert!(seen > 5, "{seen} rounds were proposed");
}

/// Whether a convoy is worth a ship, or an impulse a marker, is a close thing: what costs nothing is ordinary.
#[test]
fn where_the_staff_may_think_otherwise_nothing_is_called_wise() {
    let mut convoy = given(&CONVOY.replace("units", "ships = ['american used', 'british used']\nunits"));
    convoy.does("allies", "embark cube 18 x2; sail 16", &[]);
    let button = ordinary(&convoy, AXIS);
    assert_eq!((button.line.as_str(), button.reason), ("done", None));
    assert!(scene(&convoy, AXIS).offers.iter().any(|o| o.label.id == "label-intercept-wisely"));
    let extra = given(
        "turn = 8\nactive = 'axis'\nimpulse = 4\nsteps = ['turn extra', 'extra allies']\nmarkers_allies = 6\n\
         units = ['allies cube x4 @ 11', 'allies tank x2 @ 11', 'axis cube @ 10', 'axis cube @ 01']",
    );
    let button = ordinary(&extra, ALLIES);
    assert_eq!((button.line.as_str(), button.reason), ("decline", None));
}

#[test]
fn no_attack_is_held_where_many_stand_beside_few() {
    let done = |units: &str| {
        let table = quiet(&format!("active = 'allies'\nphase = 'attack'\nlines = ['17']\nunits = [{units}]"));
        scene(&table, ALLIES).offers.into_iter().find(|o| o.line == "done").expect("an end")
    };
    let tunis = "'axis cube x3 @ 17', 'axis tank @ 17', 'axis aircraft @ 17', 'axis cube @ 01'";
    let many = done(&format!("'allies cube x6 @ 18', 'allies cube x6 @ 19', {tunis}"));
    assert!(many.loses.is_some(), "twelve stand beside five and a line");
    let few = done(&format!("'allies cube x2 @ 18', {tunis}"));
    assert!(few.loses.is_none(), "{:?}", few.loses);
}
