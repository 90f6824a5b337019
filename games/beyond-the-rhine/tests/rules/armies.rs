//! The armies, arrivals and the ground (1.1, 1.2, 1.4, 2.1, 2.7, 3.1, 3.5, 3.6).

use ocs::{Mode, Segment, Side, Terrain, Weather, off};

use crate::support::{
    Looking, POOR, Table, bars, given, list, moves, phase, queen, says, yard, yard_of, yard_of_all,
};

/// The Reinforcement Phase of a side in Operation Queen after all has arrived, which stays open.
fn forces(side: &str, units: &[&str], more: &str) -> Table {
    let open = ["us-v @ A9.05", "us-pax-4 moves @ A9.05", "us-99 lost=1 @ A9.05"];
    let axis = ["ge-lxxiv @ B8.27", "ge-pax-3 moves @ B8.27", "ge-277vg lost=1 @ B8.27"];
    phase("forces", side, &[units, &open, &axis].concat(), more)
}

#[test]
fn r1_1b_s3_a_brigade_of_two_steps_is_a_small_division() {
    let table = moves("allied", &["us-3-cca @ A15.03"], "");
    let (look, id) = (table.look(), table.id("us-3-cca"));
    assert_eq!((look.counter(id).steps, look.size(id)), (2, 8));
    assert_eq!(ocs::attack_price(look, id), 2 * ocs::attack_price(look, table.id("us-td-703")));
}

#[test]
fn r1_1b_s4_it_is_never_independent() {
    let table = moves(
        "allied",
        &["us-vii tanked @ A15.03", "us-3-cca @ A15.03", "us-td-703 @ A15.03"],
        "dumps = ['allied 8 @ A15.03']",
    );
    assert!(!table.look().counter(table.id("us-3-cca")).independent());
    assert!(table.look().counter(table.id("us-td-703")).independent());
}

#[test]
fn r1_1c_s1_a_breakdown_of_the_axis_belongs_to_a_service() {
    let units = ["lw-3 @ B14.29", "ge-12vg @ B14.28"];
    let table = moves("axis", &units, "weather = 'dry'");
    table.refuses("axis", "at B14.29; take lw-3; detach lw-3 ge-rgt-3a", "20.0/1");
    table.allows("axis", "at B14.29; take lw-3; detach lw-3 lw-rgt-3a");
    table.refuses("axis", "at B14.28; take ge-12vg; detach ge-12vg lw-rgt-3a", "20.0/1");
}

#[test]
fn r1_1c_s3_a_breakdown_of_the_allies_belongs_to_a_system() {
    let table = moves("allied", &["us-1 @ A15.03", "br-43 @ A20.03"], "");
    table.allows("allied", "at A15.03; take us-1; detach us-1 us-rgt-4a");
    table.refuses("allied", "at A20.03; take br-43; detach br-43 us-rgt-4a", "20.0/1");
}

#[test]
fn r1_1c_s4_by_agreement_mountain_infantry_and_canadians_keep_apart() {
    let units = list(&["ca-2 @ A20.03", "br-43 @ A18.03", "ge-2-mountain @ B14.28", "ge-12vg @ B16.28"]);
    let with = |side: &str, value: &str| {
        let rules = yard_of_all("yard", ["A22.06", "B7.26"], POOR, &[("breakdowns", value)]);
        given(rules, &format!("phase = 'movement'\nphasing = '{side}'\nunits = [{units}]"))
    };
    let canadian = "at A20.03; take ca-2; detach ca-2";
    let mountain = "at B14.28; take ge-2-mountain; detach ge-2-mountain";
    let infantry = "at B16.28; take ge-12vg; detach ge-12vg";
    let (british, german) = (with("allied", "apart"), with("axis", "apart"));
    british.allows("allied", &format!("{canadian} ca-rgt-3a"));
    british.refuses("allied", &format!("{canadian} br-rgt-3a"), "20.0/1");
    british.refuses("allied", "at A18.03; take br-43; detach br-43 ca-rgt-3a", "20.0/1");
    german.allows("axis", &format!("{mountain} ge-rgt-mountain"));
    german.refuses("axis", &format!("{mountain} ge-rgt-4a"), "20.0/1");
    german.refuses("axis", &format!("{infantry} ge-rgt-mountain"), "20.0/1");
    // Without it they serve each other.
    with("allied", "together").allows("allied", &format!("{canadian} br-rgt-3a"));
    with("axis", "together").allows("axis", &format!("{mountain} ge-rgt-4a"));
}

/// Cologne's bank in November, with a German Replacement and a dead battalion.
fn cologne(units: &[&str], more: &str) -> Table {
    let rules = yard(
        ["B20.30", "B12.18"],
        &["ge-mg-1", "ge-mg-4", "ge-pax-1", "us-cav-102", "ge-lxxxi", "us-1"],
        POOR,
    );
    given(rules, &format!("phase = 'forces'\nphasing = 'axis'\nunits = [{}]\n{more}", list(units)))
}

#[test]
fn r1_1e_s1_a_german_major_city_has_an_abstract_headquarters() {
    let city = major_city();
    let units = |at: &str| [format!("ge-pax-1 moves @ {at}"), "ge-mg-1 @ dead".to_string()];
    let with = |at: &str| {
        let units = units(at);
        cologne(&units.iter().map(String::as_str).collect::<Vec<_>>(), "")
    };
    with(&city).allows("axis", &format!("rebuild ge-mg-1 {city}"));
    // Elsewhere there is none.
    let rules = yard(["B20.30", "B12.18"], &["ge-mg-1"], POOR);
    let t = rules.theatre();
    let bare =
        (0..t.ground.len() as u16).find(|at| t.place(*at).is_none()).map(|at| t.name(at)).expect("a hex");
    let units =
        [format!("ge-pax-1 moves @ {city}"), format!("ge-lxxxi strat @ {bare}"), "ge-mg-1 @ dead".into()];
    let table = cologne(&units.iter().map(String::as_str).collect::<Vec<_>>(), "");
    table.refuses("axis", &format!("rebuild ge-mg-1 {bare}"), "13.5a/1");
}

/// A hex of Cologne.
fn major_city() -> String {
    let rules = yard(["B20.30", "B12.18"], &["ge-mg-1"], POOR);
    let t = rules.theatre();
    let place = t.places.iter().find(|place| place.kind == Terrain::MajorCity).expect("Cologne");
    t.name(place.hex)
}

#[test]
fn r1_1e_s3_it_does_nothing_else() {
    let city = major_city();
    let reach = |hq: &str| {
        let units = [format!("ge-pax-1 moves @ {city}"), "ge-mg-1 @ dead".into(), format!("ge-lxxxi @ {hq}")];
        let units: Vec<&str> = units.iter().map(String::as_str).collect();
        let table = cologne(&units, &format!("dumps = ['axis 8 @ {city}']"));
        assert_eq!(table.look().all(Side::Axis).count(), if hq == "dead" { 1 } else { 2 });
        let hexes = 0..table.look().t.ground.len() as u16;
        hexes.filter(|hex| ocs::within_reach(table.look(), Side::Axis, *hex) > 0).count()
    };
    // A real one throws.
    assert!(reach("dead") < reach("B16.24") || reach("dead") < reach("B20.30"));
}

#[test]
fn r1_1e_s2_arrival_cities_have_abstract_headquarters_of_the_allies() {
    let rules =
        yard(["A16.12", "A9.05"], &["us-td-634", "us-pax-1", "us-eq-1", "us-cav-102", "ge-mg-1"], POOR);
    let units = list(&["us-eq-1 moves @ A13.07", "us-td-634 @ dead"]);
    let table = given(rules, &format!("phase = 'forces'\nphasing = 'allied'\nunits = [{units}]"));
    table.allows("allied", "rebuild us-td-634 A13.07");
}

/// A German unit comes upon mules, an American one upon wagons.
fn captures(side: &str, unit: &str, column: &str) -> Table {
    let mut table = moves(
        side,
        &[&format!("{unit} @ A16.02")],
        &format!("weather = 'dry'\ncolumns = ['{column} @ A16.03']"),
    );
    table.does(side, &format!("at A16.02; take {unit}; step A16.03"), &[6]);
    table
}

#[test]
fn r1_1f_s1_mules_are_lost_to_the_germans() {
    let table = captures("axis", "ge-183vg", "0 allied mule points 4");
    assert!(
        says(&table, "columns").iter().all(|column| !column.contains("axis")),
        "{:?}",
        says(&table, "columns")
    );
    let trucks = captures("axis", "ge-183vg", "0 allied truck points 4");
    assert!(says(&trucks, "columns").iter().any(|column| column.contains("axis")));
}

#[test]
fn r1_1f_s2_wagons_are_lost_to_the_allies() {
    let table = captures("allied", "us-1", "12 axis wagon points 4");
    assert!(
        says(&table, "columns").iter().all(|column| !column.contains("allied")),
        "{:?}",
        says(&table, "columns")
    );
}

#[test]
fn r1_2_s1_the_schedule_says_when_units_come_and_go() {
    let rules = queen();
    let t = rules.theatre();
    let of = |key: &str| t.counters.iter().find(|counter| counter.key == key).expect("a unit");
    assert_eq!(of("us-8").arrives.map(|(turn, hex)| (turn, t.name(hex))), Some((2, "A11.03".into())));
    assert_eq!(of("ge-116pz-i").leaves, Some(4));
}

/// The Allied turn after which that of the Germans begins in turn 4, with the withdrawal of the 116th.
fn withdrawal(units: &[&str], more: &str) -> Table {
    let waits = ["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31"];
    let mut table = phase("exploitation", "allied", &[&waits, units].concat(), &format!("turn = 4\n{more}"));
    table.does("allied", "done", &[3, 4]);
    table
}

#[test]
fn r1_2b_s1_removed_whatever_its_state() {
    let table = withdrawal(&["ge-116pz-i @ B14.29", "ge-116pz-ii @ dead"], "");
    assert_eq!((table.unit("ge-116pz-i").at, table.unit("ge-116pz-ii").at), (off::GONE, off::GONE));
}

#[test]
fn r1_2b_s2_it_costs_no_fuel() {
    let table = withdrawal(&["ge-116pz-i moves @ B14.29"], "dumps = ['axis 9 @ B14.29']");
    assert_eq!(table.unit("ge-116pz-i").at, off::GONE);
    assert_eq!(table.look().s.dump(table.hex("B14.29")).map(|dump| dump.tokens), Some(9));
}

#[test]
fn r1_2c_s1_units_that_are_to_leave_may_be_consolidated() {
    // The tanks of the 116th, to leave in turn 4, take the place of the dead ones of the 9th before.
    let units = ["ge-116pz-ii @ B14.29", "ge-9pz-ii @ dead"];
    let table = forces("axis", &units, "turn = 3");
    let refusal = table.refusal("axis", "exchange ge-116pz-ii ge-9pz-ii");
    assert!(refusal.is_none() || refusal.is_some_and(|refusal| !refusal.rule.0.starts_with("btr:")));
}

#[test]
fn r1_2c_s2_a_dead_unit_may_be_the_one_that_goes() {
    let table = withdrawal(&["ge-116pz-60 @ dead"], "");
    assert_eq!(table.unit("ge-116pz-60").at, off::GONE);
}

/// A German division is exchanged for another in turn 2.
fn exchange(state: &str) -> Table {
    let more = "supply = [{ side = 'axis', hexes = ['B15.26'] }]\n\
                exchange = [{ turn = 2, old = 'ge-275', new = 'ge-272vg' }]\n";
    let units = ["us-3-cca", "us-cav-102", "ge-9pz-i", "ge-lxxxi"];
    let rules = yard(["A22.06", "B7.26"], &units, &format!("{more}{POOR}"));
    let units = list(&["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31", state]);
    let text = format!("phase = 'exploitation'\nphasing = 'allied'\nturn = 2\nunits = [{units}]");
    let mut table = given(rules, &text);
    table.does("allied", "done", &[3, 4]);
    table
}

#[test]
fn r1_2d_s1_the_new_unit_takes_the_place_of_the_old() {
    let table = exchange("ge-275 @ B14.29");
    assert_eq!((table.unit("ge-275").at, table.unit("ge-272vg").at), (off::GONE, table.hex("B14.29")));
}

#[test]
fn r1_2d_s2_it_keeps_the_status_of_the_old() {
    let table = exchange("ge-275 strat low @ B14.29");
    let unit = table.unit("ge-272vg");
    assert_eq!((unit.mode, unit.has(ocs::flag::LOW)), (Mode::Strat, true));
}

#[test]
fn r1_2d_s3_it_comes_whole() {
    let table = exchange("ge-275 lost=2 @ B14.29");
    assert_eq!(table.unit("ge-272vg").lost, 0);
}

#[test]
fn r1_2d_s4_for_a_dead_unit_an_ordinary_reinforcement_comes() {
    let table = exchange("ge-275 @ dead");
    let unit = table.unit("ge-272vg");
    assert!(unit.is_here() && unit.has(ocs::flag::ARRIVED));
}

#[test]
fn r1_2d_s5_in_the_contingency_box_the_new_unit_stays_there() {
    let table = exchange("ge-275 @ box-0");
    assert_eq!((table.unit("ge-275").at, table.unit("ge-272vg").at), (off::GONE, off::BOX));
}

#[test]
fn r1_2a_a_step_is_restored_where_a_regiment_finds_no_counter() {
    let more = "supply = [{ side = 'axis', hexes = ['B15.26'] }]\n\
                arrival = [{ turn = 2, hex = 'B15.26', units = ['ge-rgt-3a'] }]\n";
    let units = ["us-3-cca", "us-cav-102", "ge-9pz-i", "ge-lxxxi", "ge-183vg", "ge-mg-4"];
    let rules = yard(["A22.06", "B7.26"], &units, &format!("{more}{POOR}"));
    let due = |regiment: &str| {
        let units = list(&["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31", regiment]);
        let text = format!("phase = 'exploitation'\nphasing = 'allied'\nturn = 2\nunits = [{units}]");
        let mut table = given(rules.clone(), &text);
        table.does("allied", "done", &[3, 4]);
        table
    };
    // In its pool it comes, and nothing is owed; in the field a step is.
    assert!(due("ge-mg-4 @ B7.26").unit("ge-rgt-3a").is_here());
    assert_eq!(crate::support::says(&due("ge-mg-4 @ B7.26"), "owed-axis"), ["0"]);
    assert_eq!(crate::support::says(&due("ge-rgt-3a @ B16.33"), "owed-axis"), ["1"]);
    let restores = |owed: u8| {
        let units =
            list(&["us-cav-102 @ A7.06", "ge-mg-4 @ B7.26", "ge-lxxxi @ B15.28", "ge-183vg lost=2 @ B16.29"]);
        let text = format!("phase = 'movement'\nphasing = 'axis'\nowed-axis = {owed}\nunits = [{units}]");
        given(rules.clone(), &text)
    };
    let mut table = restores(1);
    table.refuses("axis", "do restore B15.28", "btr:1.2a");
    table.does("axis", "do restore B16.29", &[]);
    assert_eq!(table.unit("ge-183vg").lost, 1);
    table.refuses("axis", "do restore B16.29", "btr:1.2a");
    let table = restores(1);
    assert_eq!(bars(&table, Side::Axis, Segment::Movement, "restore", "B16.29"), None);
    assert_eq!(bars(&table, Side::Axis, Segment::Reaction, "restore", "B16.29"), Some("btr:1.2a"));
    assert!(table.offers("axis").contains(&"do restore B16.29".to_string()));
    let whole = table.text().replace("ge-183vg lost=2", "ge-183vg");
    given(rules.clone(), &whole).refuses("axis", "do restore B16.29", "btr:1.2a");
    restores(0).refuses("axis", "do restore B16.29", "btr:1.2a");
}

#[test]
fn r1_4a_nobody_enters_switzerland() {
    let rules = yard(["D4.24", "D1.12"], &["ge-mg-1", "ge-mg-4", "us-cav-102", "us-1"], POOR);
    let (from, to) = {
        let t = rules.theatre();
        let swiss = |at: u16| t.countries.get(usize::from(t.at(at).country)).is_some_and(|word| word == "CH");
        let open = |at: u16, next: u16| t.cost(Weather::Dry, ocs::Mobility::Leg, at, next).is_some();
        let border = |at: &u16| !swiss(*at) && t.near(*at).any(|next| swiss(next) && open(*at, next));
        let from = (0..t.ground.len() as u16).find(border).expect("a border");
        let to = t.near(from).find(|next| swiss(*next) && open(from, *next)).expect("a hex beyond");
        (t.name(from), t.name(to))
    };
    let units = list(&[&format!("us-1 @ {from}"), "ge-mg-4 @ D4.12"]);
    let table =
        given(rules, &format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\nweather = 'dry'"));
    table.refuses("allied", &format!("at {from}; take us-1; step {to}"), "btr:1.4a");
}

/// The Ruhr.
fn ruhr() -> ocs::Ocs {
    yard(
        ["B32.28", "B20.12"],
        &["ge-mg-1", "ge-mg-4", "ge-183vg", "us-cav-102", "ge-9pz-i"],
        &format!("supply = [{{ side = 'axis', hexes = ['B26.14'] }}]\n{POOR}"),
    )
}

#[test]
fn r1_4d_s1_rails_join_all_cities_of_the_dense_ruhr() {
    let rules = ruhr();
    let t = rules.theatre();
    let dense = |at: u16| t.at(at).has(Terrain::DenseCity);
    for at in (0..t.ground.len() as u16).filter(|at| dense(*at)) {
        for d in (0..6).filter(|d| t.on_map(t.at(at).next[*d]) && dense(t.at(at).next[*d])) {
            if t.at(at).barrier[d].is_none() {
                assert!(t.at(at).rail >> d & 1 == 1, "{} to {}", t.name(at), t.name(t.at(at).next[d]));
            }
        }
    }
    assert!((0..t.ground.len() as u16).filter(|at| dense(*at)).count() > 20);
}

#[test]
fn r1_4d_s2_over_rivers_only_by_bridges() {
    let rules = ruhr();
    let t = rules.theatre();
    let dense = |at: u16| t.on_map(at) && t.at(at).has(Terrain::DenseCity);
    let rivers = (0..t.ground.len() as u16).flat_map(|at| (0..6).map(move |d| (at, d)));
    let rivers =
        rivers.filter(|(at, d)| dense(*at) && dense(t.at(*at).next[*d]) && t.at(*at).barrier[*d].is_some());
    for (at, d) in rivers {
        let bridge = ocs::Way::ALL.into_iter().any(|way| t.at(at).has_way(d, way));
        assert_eq!(t.at(at).rail >> d & 1 == 1, bridge, "{}", t.name(at));
    }
}

#[test]
fn r1_4d_s3_trains_stop_in_every_hex_of_it() {
    let rules = ruhr();
    let at = {
        let t = rules.theatre();
        let dense = |at: &u16| t.at(*at).has(Terrain::DenseCity) && t.place(*at).is_none();
        (0..t.ground.len() as u16).find(dense).map(|at| t.name(at)).expect("a suburb")
    };
    let units = list(&[&format!("ge-mg-1 moves @ {at}"), "us-cav-102 @ B20.28", "ge-mg-4 @ B32.12"]);
    let text = format!("phase = 'movement'\nphasing = 'axis'\nunits = [{units}]\nrail = ['16', '16']");
    let table = given(rules, &text);
    table.allows("axis", "entrain ge-mg-1");
}

#[test]
fn r1_4d_s4_there_are_no_roads_but_those_drawn() {
    // Off the roads a step within the Ruhr costs 1 MP in any weather, for all.
    let rules = ruhr();
    let t = rules.theatre();
    let dense = |at: u16| t.on_map(at) && t.at(at).has(Terrain::DenseCity);
    for at in (0..t.ground.len() as u16).filter(|at| dense(*at)) {
        for d in (0..6).filter(|d| dense(t.at(at).next[*d])) {
            let road = ocs::Way::ALL.into_iter().any(|way| t.at(at).has_way(d, way));
            for (weather, by) in Weather::ALL.into_iter().flat_map(|w| ocs::Mobility::ALL.map(|by| (w, by))) {
                let cost = t.cost(weather, by, at, t.at(at).next[d]);
                if t.at(at).barrier[d].is_none() && !road {
                    assert_eq!(cost, Some(4), "{}", t.name(at));
                }
            }
        }
    }
}

#[test]
fn r1_4d_s5_only_an_unbridged_river_makes_it_dearer() {
    let rules = ruhr();
    let t = rules.theatre();
    let dense = |at: u16| t.on_map(at) && t.at(at).has(Terrain::DenseCity);
    for at in (0..t.ground.len() as u16).filter(|at| dense(*at)) {
        for d in (0..6).filter(|d| dense(t.at(at).next[*d])) {
            let cost = t.cost(Weather::Mud, ocs::Mobility::Truck, at, t.at(at).next[d]);
            assert!(cost.is_some_and(|cost| cost <= 8) || t.at(at).barrier[d].is_some(), "{}", t.name(at));
        }
    }
}

#[test]
fn r1_4d_s6_the_ways_of_b29_20() {
    let rules = ruhr();
    let t = rules.theatre();
    let at = t.hex("B29.20").expect("Buer");
    let rails = |name: &str| {
        let d = t.direction(at, t.hex(name).expect("a hex")).expect("a neighbour");
        t.at(at).rail >> d & 1 == 1
    };
    assert!(rails("B28.20") && rails("B29.21"), "south-west and west");
    assert!(!rails("B28.19") && !rails("B30.19"), "neither south-east nor north-east");
    // By road movement nobody goes west: 1 MP.
    let west = t.cost(Weather::Dry, ocs::Mobility::Truck, at, t.hex("B29.21").expect("a hex"));
    assert_eq!(west, Some(4));
}

#[test]
fn r2_1_s6_what_comes_for_the_germans_comes_to_cities_in_germany() {
    // Düren and Julich; not the front line of the Allies, and no village.
    let waits = ["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31"];
    let mut table = phase("exploitation", "allied", &waits, "turn = 2");
    table.does("allied", "done", &[3, 4]).asks("axis");
    table.allows("axis", "deliver B14.30 1");
    table.refuses("axis", "deliver B16.30 1", "2.3/5");
    table.refuses("axis", "deliver A14.01 1", "2.3/5");
}

#[test]
fn r2_1_s8_the_schedule_may_say_otherwise() {
    let rules = queen();
    let t = rules.theatre();
    let unit = t.counters.iter().find(|counter| counter.key == "ge-353").expect("a unit");
    assert_eq!(unit.arrives.map(|(turn, hex)| (turn, t.name(hex))), Some((6, "B11.29".into())));
}

/// The Reinforcement Phase with aircraft that arrive.
fn flown_in(side: &str, base: &str, units: &[&str]) -> Table {
    let wing = if side == "axis" { "bf109-1" } else { "p47-1" };
    let source = if side == "axis" { "B15.26" } else { "A15.06" };
    let more = format!(
        "supply = [{{ side = '{side}', hexes = ['{source}'] }}]\n\
         [air]\narrival = [{{ turn = 1, wings = ['{wing}'] }}]\n"
    );
    let (first, rest) = POOR.split_once("[allied]").expect("sides");
    let rules = yard_of(
        ["A22.06", "B7.26"],
        &["us-1", "us-cav-102", "ge-mg-1", "ge-183vg", "ge-mg-4"],
        first,
        &format!("[allied]{rest}"),
        &more,
    );
    let units = list(&[units, &["us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"]].concat());
    let text = format!(
        "phasing = '{side}'\nunits = [{units}]\nbases = ['{side} level 2 @ {base}']\n\
         steps = ['turn second', 'player breakout', 'breakout', 'fleet']"
    );
    given(rules, &text)
}

#[test]
fn r2_1_s5_german_aircraft_arrive_active_at_bases_in_supply() {
    let mut table = flown_in("axis", "B14.28", &["ge-mg-1 @ B14.29"]);
    table.does("axis", "post bf109-1 B14.28", &[]);
    assert!(table.wing("bf109-1").active);
    // The source in enemy hands.
    let cut = flown_in("axis", "B14.28", &["ge-mg-1 @ B14.29", "us-1 @ B15.26"]);
    cut.refuses("axis", "post bf109-1 B14.28", "btr:2.1/5");
}

#[test]
fn r3_1_s5_allied_aircraft_arrive_active_at_bases_in_supply() {
    let mut table = flown_in("allied", "A15.04", &["us-1 @ A15.04"]);
    table.does("allied", "post p47-1 A15.04", &[]);
    assert!(table.wing("p47-1").active);
    let cut = flown_in("allied", "A15.04", &["us-1 @ A15.04", "ge-183vg @ A15.06"]);
    cut.refuses("allied", "post p47-1 A15.04", "btr:3.1/5");
}

#[test]
fn r3_1_s7_what_comes_for_the_allies_comes_to_the_edge_or_an_arrival_city() {
    let waits = ["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31"];
    let mut table = phase("exploitation", "axis", &waits, "turn = 2\nfirst = 'axis'");
    table.does("axis", "done", &[3, 4]).asks("allied");
    table.allows("allied", "deliver A17.06 1").allows("allied", "deliver A15.06 1");
    table.refuses("allied", "deliver A14.01 1", "2.3/5");
    // Where there are no zones nobody counts what came to them.
    table.does("allied", "deliver A17.06 1", &[]);
    assert_eq!(says(&table, "came-north"), ["0"]);
}

#[test]
fn r3_1_s8_but_not_where_supply_cannot_be_traced() {
    // Liege, with Germans all around or far away.
    let around = ["A13.06", "A13.08", "A14.06", "A14.07", "A12.06", "A12.07"];
    let keys = ["ge-mg-1", "ge-mg-2", "ge-mg-3", "ge-183vg", "ge-12vg", "ge-47vg"];
    let open = |cut: bool| {
        let sides =
            POOR.replacen("[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]", "[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", 1);
        let more = format!("supply = [{{ side = 'allied', hexes = ['A13.10'] }}]\n{sides}");
        let names = [&keys[..], &["us-3-cca", "ge-9pz-i", "ge-mg-4"]].concat();
        let rules = yard(["A16.14", "A9.03"], &names, &more);
        let ring: Vec<String> = keys.iter().zip(around).map(|(key, at)| format!("{key} @ {at}")).collect();
        let mut units = vec!["us-3-cca reserve @ A15.12", "ge-9pz-i reserve @ A9.03"];
        units.extend(ring.iter().filter(|_| cut).map(String::as_str));
        let text =
            format!("phase = 'exploitation'\nphasing = 'axis'\nfirst = 'axis'\nunits = [{}]", list(&units));
        let mut table = given(rules, &text);
        table.does("axis", "done", &[3, 4]);
        table
    };
    open(false).allows("allied", "deliver A13.07 1");
    open(true).refuses("allied", "deliver A13.07 1", "2.3/5");
}

#[test]
fn r3_1_s6_allied_units_come_where_the_schedule_says() {
    let rules = queen();
    let t = rules.theatre();
    let unit = t.counters.iter().find(|counter| counter.key == "us-8").expect("a unit");
    assert_eq!(unit.arrives.map(|(_, hex)| t.name(hex)), Some("A11.03".into()));
}

#[test]
fn r2_7_s1_all_german_air_units_hip_shoot() {
    let rules = queen();
    let all = rules.theatre().air.wings.iter().filter(|wing| wing.side == Side::Axis);
    assert!(all.clone().count() > 0 && all.into_iter().all(|wing| wing.hip));
}

#[test]
fn r3_6_s1_american_and_commonwealth_air_units_hip_shoot() {
    let rules = queen();
    let mut all = rules.theatre().air.wings.iter().filter(|wing| wing.side == Side::Allied);
    assert!(all.all(|wing| wing.hip));
}

#[test]
fn r3_5b_s1_systems_stack_and_defend_together() {
    let units = ["us-29 @ A18.01", "br-43 @ A18.01", "ge-183vg @ B18.34"];
    let table = phase("combat", "axis", &units, "dumps = ['axis 24 @ B18.34']");
    assert_eq!(table.look().stack(Side::Allied, table.hex("A18.01")).count(), 2);
    table.allows("axis", "target A18.01; with ge-183vg");
}

#[test]
fn r3_5b_s2_but_do_not_attack_or_fire_together() {
    let units = ["us-29 @ A18.01", "br-43 @ A18.01", "ge-183vg @ B18.34"];
    let table = phase("combat", "allied", &units, "dumps = ['allied 48 @ A18.01']");
    table.allows("allied", "target B18.34; with br-43");
    table.refuses("allied", "target B18.34; with us-29; with br-43", "btr:3.5b/2");
}

#[test]
fn r3_5c_s1_nor_fly_together() {
    let units = ["us-1 @ B16.34", "ge-183vg @ B16.33", "us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"];
    let files = |wings: &str| {
        format!("wings = [{wings}]\nbases = ['allied level 3 @ A17.06', 'axis level 3 @ B14.26']")
    };
    let rules = crate::support::with_air(
        "{ key = \"p47-6\", template = \"p-47\", side = \"allied\", nation = \"american\"",
        "{ key = \"p47-6\", template = \"p-47\", side = \"allied\", nation = \"british\"",
    );
    let text = format!(
        "phase = 'movement'\nphasing = 'allied'\nunits = [{}]\n{}",
        list(&units),
        files("'p47-1 @ A17.06', 'p47-2 @ A17.06', 'p47-6 @ A17.06', 'bf109-1 @ B14.26'")
    );
    let table = given(rules, &text);
    table.refuses("allied", "fly sweep B14.26; send p47-1; send p47-6", "btr:3.5c/1");
}

#[test]
fn r3_6_s2_french_air_units_do_not_hip_shoot() {
    let rules = crate::support::with_air(
        "{ key = \"p47-6\", template = \"p-47\", side = \"allied\", nation = \"american\"",
        "{ key = \"p47-6\", template = \"p-47\", side = \"allied\", nation = \"french\"",
    );
    let units = list(&["us-1 @ B16.34", "ge-183vg @ B16.33", "us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"]);
    let text = format!(
        "phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\nwings = ['p47-6 @ A17.06']\nbases = ['allied level 3 @ A17.06']"
    );
    given(rules, &text).refuses("allied", "fly hip-units B16.33", "14.7d/B");
}

#[test]
fn r3_5a_s1_the_commonwealth_stays_in_the_north() {
    let rules = yard(["A3.08", "C60.01"], &["br-43", "us-1", "us-cav-102", "ge-mg-4"], POOR);
    let units = list(&["br-43 @ A1.05", "us-1 @ A1.05", "ge-mg-4 @ C60.01"]);
    let table =
        given(rules, &format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\nweather = 'dry'"));
    // Row 62 of map C lies below row 1 of map A.
    table.refuses("allied", "at A1.05; take br-43; step C62.05", "btr:3.5a/1");
}

#[test]
fn r3_5a_s2_the_french_in_the_centre_and_south() {
    let rules = crate::support::yard_with(
        ["A3.08", "C60.01"],
        &["us-1", "us-cav-102", "ge-mg-4"],
        "key = \"us-1\", template = \"us-division-4\", side = \"allied\", nation = \"american\"",
        "key = \"us-1\", template = \"us-division-4\", side = \"allied\", nation = \"french\"",
    );
    let units = list(&["us-1 @ C62.05", "ge-mg-4 @ C60.01"]);
    let table =
        given(rules, &format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\nweather = 'dry'"));
    table.refuses("allied", "at C62.05; take us-1; step A1.05", "btr:3.5a/2");
}

#[test]
fn r3_5a_s4_americans_go_anywhere() {
    let rules = yard(["A3.08", "C60.01"], &["us-1", "us-cav-102", "ge-mg-4"], POOR);
    let units = list(&["us-1 @ A1.05", "ge-mg-4 @ C60.01"]);
    let table =
        given(rules, &format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\nweather = 'dry'"));
    let refusal = table.refusal("allied", "at A1.05; take us-1; step C62.05");
    assert!(refusal.is_none_or(|refusal| !refusal.rule.0.starts_with("btr:3.5a")));
}

#[test]
fn r3_5b_s3_guns_are_spotted_for_by_their_own_system() {
    // American guns at Heerlen fire: the British beside the target do not see for them.
    let units = ["us-guns-xiii acts @ A18.02", "ge-183vg @ B18.34", "br-43 @ A18.01", "us-29 @ A18.01"];
    let text = format!(
        "phasing = 'allied'\nunits = [{}]\nbattle = 'B18.34 by allied'\ndumps = ['allied 40 @ A18.02']\n\
         steps = ['turn second', 'player barrage', 'barrages combat', 'guns combat']",
        list(&units)
    );
    let table = given(queen(), &text);
    let look = table.look();
    assert!(look.t.title.spots(look, table.id("us-29")));
    assert!(!look.t.title.spots(look, table.id("br-43")));
}

#[test]
fn r3_11a_s2_an_artillery_division_fires_and_defends_by_the_step() {
    let after = |lost: u8| {
        let units =
            list(&[&format!("us-guns-first lost={lost} @ B14.34"), "us-1 @ B14.33", "ge-12vg @ B15.33"]);
        let text = format!(
            "phase = 'barrage'\nphasing = 'allied'\nturn = 2\nunits = [{units}]\ndumps = ['allied 12 @ B14.34']"
        );
        given(queen(), &text)
    };
    // 108, 72 and 36 points: 8T, 8T, 4T.
    for (lost, left) in [(0, 4), (1, 4), (2, 8)] {
        let mut table = after(lost);
        table.does("allied", "target B15.33; with us-guns-first; fire B14.34", &[1, 2]);
        assert_eq!(says(&table, "dumps"), [format!("allied {left} @ B14.34")], "{lost}");
        let look = table.look();
        let guns = table.id("us-guns-first");
        assert_eq!(
            ocs::strength(look, guns, false),
            u32::from(3 - lost) * ocs::PARTS / 2,
            "unpaid: half of its RE"
        );
    }
}

#[test]
fn r3_5b_s3_and_so_are_hip_shoots() {
    let wings = "wings = ['p47-1 @ A14.06']\nbases = ['allied level 3 @ A14.06']";
    let hip = |spotter: &str| {
        let units = list(&["ge-183vg @ B18.34", &format!("{spotter} @ A18.01")]);
        let text = format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\n{wings}");
        given(queen(), &text)
    };
    hip("br-43").refuses("allied", "fly hip-units B18.34", "btr:3.5b/3");
    hip("us-29").allows("allied", "fly hip-units B18.34; send p47-1");
}
