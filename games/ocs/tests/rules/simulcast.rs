//! Simulcast turns: by agreement, without combat (2.4).

use ocs::{Segment, Step};

use crate::support::{Table, phase};

/// The Movement Segment of the Axis in a simulcast turn; it does not end by itself.
fn quiet(units: &[&str], more: &str) -> Table {
    let more = format!("simulcast = true\n{more}");
    phase("movement", "axis", &[units, &["pi-41 @ A9.01", "r-5 reserve @ A9.19"]].concat(), &more)
}

/// The end of the Exploitation Phase of turn 1, with the dice of weather and initiative to come.
fn dawn() -> Table {
    let units = ["i-8 reserve @ A9.04", "r-1 reserve @ A9.17"];
    phase(
        "exploitation",
        "axis",
        &units,
        "turn = 1\nfirst = 'allied'\nsteps = ['turn end', 'player exploitation', 'segment exploitation']",
    )
}

#[test]
fn r2_4_s1_both_must_agree_to_a_simulcast_turn() {
    // Dry weather; the Axis wins the initiative and proposes it: the Allies are asked.
    let mut table = dawn();
    table.does("axis", "done", &[1, 1, 1, 6, 6]).does("axis", "simulcast", &[]).asks("allied");
    table.refuses("allied", "first", "2.3/2");
    let mut declined = table.clone();
    declined.does("allied", "decline", &[]).asks("axis");
    assert!(!declined.state.simulcast);
    declined.refuses("axis", "simulcast", "2.4/1").allows("axis", "first");
    table.does("allied", "agree", &[]).asks("axis");
    assert!(table.state.simulcast);
    // Each moves, and nobody fights: the other player turn follows upon the Supply Phase.
    table.does("axis", "first", &[1, 1, 1, 1]);
    assert_eq!(table.state.step(), Some(Step::Segment(Segment::Movement)));
    table.does("axis", "done", &[1, 1, 1, 1]).asks("allied");
    assert_eq!(table.state.step(), Some(Step::Segment(Segment::Movement)));
    // The next turn is an ordinary one.
    table.does("allied", "done", &[1, 1, 1, 6, 6]);
    assert!(!table.state.simulcast && table.state.turn == 3);
}

#[test]
fn r2_4_s2_neither_combat_nor_barrage() {
    let field = "bases = ['axis level 2 @ A9.03']\nwings = ['stuka-1 @ A9.03', 'jg-3 @ A9.03']\ndumps = ['axis 9 @ A8.07']";
    let units = ["pz-1 fuelled @ A8.07", "r-1 @ A8.08"];
    let mut table = quiet(&units, field);
    table.refuses("axis", "at A8.07; take pz-1; overrun A8.08", "2.4/2");
    table.refuses("axis", "fly hip-units A8.08", "2.4/2");
    // No Barrage Segment, no Reaction, no Combat Phase: the next to be asked are the Allies, in their own turn.
    table.does("axis", "done", &[1, 1, 1, 1]).asks("allied");
    assert_eq!(
        (table.state.phasing, table.state.step()),
        (ocs::Side::Allied, Some(Step::Segment(Segment::Movement)))
    );
    // Guns of ships, too.
    let fleet = "vessels = ['0 axis cruiser @ A14.10', '1 allied cruiser @ A14.12']";
    let mut ships = quiet(&[], fleet);
    ships.does("axis", "done", &[1, 1, 1, 1]).asks("allied");
    assert!(ships.state.vessels.iter().all(|vessel| !vessel.has(ocs::hull::FIRED)));
}

#[test]
fn r2_4_s3_nothing_offensive_on_land_at_sea_or_in_the_air() {
    // Nobody comes next to the enemy, nor takes what is his; whoever is there may leave.
    let table = quiet(&["i-8 @ A8.06", "i-9 @ A8.09", "r-1 @ A8.08"], "dumps = ['allied 4 @ A7.05']");
    table.refuses("axis", "at A8.06; take i-8; step A8.07", "2.4/3");
    table.refuses("axis", "at A8.06; take i-8; step A8.05>A7.05", "2.4/3");
    table.allows("axis", "at A8.06; take i-8; step A8.05");
    table.allows("axis", "at A8.09; take i-9; step A8.10");
    let town = quiet(&["i-8 @ A9.10"], "axis = []");
    town.refuses("axis", "at A9.10; take i-8; step A9.11", "2.4/3");
    let trucks = quiet(&["r-1 @ A8.08"], "columns = ['0 axis truck points 1 @ A8.06']");
    trucks.refuses("axis", "drive 0; step A8.07", "2.4/3").allows("axis", "drive 0; step A8.05");
    // Sweeps and drops; a transfer of base is none.
    let bases = "bases = ['axis level 2 @ A9.03', 'axis level 1 @ A5.04', 'allied level 1 @ A9.12']";
    let air = quiet(&[], &format!("{bases}\nwings = ['jg-3 @ A9.03', 'tg-1 @ A9.03', 'iap-4 @ A9.12']"));
    air.refuses("axis", "fly sweep A9.12", "2.4/3").refuses("axis", "airdrop", "2.4/3");
    air.allows("axis", "fly transfer A5.04; send jg-3");
    // Landings with a roll.
    let sea = phase(
        "movement",
        "allied",
        &["r-4 moves @ aboard-0", "eng-3 @ A5.19"],
        "simulcast = true\nvessels = ['0 allied craft points 2 @ A13.10']",
    );
    sea.refuses("allied", "sail 0; unship", "2.4/3");
}
