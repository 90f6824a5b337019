//! Retreats and advances (9.12).

use ocs::Mode;

use crate::support::{Looking, Table, given};

/// The defender of A8.08, attacked from A8.07, retreats so many hexes.
fn retreating(hexes: u8, units: &[&str]) -> Table {
    let list: String = units.iter().map(|unit| format!("'{unit}', ")).collect();
    given(&format!(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'pi-41 reserve @ A9.01', {list}]\n\
         battle = 'A8.08 by axis lead i-8 none option 0 0 losses 0 0 retreat 0 {hexes} exploit 0 around 2'\n\
         steps = ['turn second', 'player combat', 'assaults combat', 'battle advance', 'retreat']"
    ))
}

#[test]
fn r9_12_s1_the_full_distance_counts() {
    let table = retreating(2, &["r-1 routed @ A8.08"]);
    table.allows("allied", "retreat A8.10").refuses("allied", "retreat A8.09", "9.12/1");
    table.refuses("allied", "retreat A8.11", "9.12/1");
}

#[test]
fn r9_12_s3_who_finds_no_way_is_eliminated() {
    // The sea behind, enemies all around.
    let mut table = given(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A12.09', 'i-9 @ A13.10', 'i-11 @ A13.08', 'i-7 @ A12.08', 'r-1 @ A13.09', 'pi-41 reserve @ A9.01']\nbattle = 'A13.09 by axis lead i-8 r-1 option 0 2'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle defender-retreat', 'option']",
    );
    table.refuses("allied", "yield", "9.12/1");
    table.does("allied", "lose r-1; lose r-1", &[]);
}

#[test]
fn r9_12a_s2_the_second_hex_disorganises() {
    let mut one = retreating(1, &["r-1 routed @ A8.08"]);
    one.does("allied", "retreat A8.09", &[]);
    assert_eq!(one.unit("r-1").mode, Mode::Combat);
    let mut two = retreating(2, &["r-1 routed @ A8.08"]);
    two.does("allied", "retreat A8.10", &[]);
    assert_eq!(two.unit("r-1").mode, Mode::Dg);
}

#[test]
fn r9_12b_s1_who_cannot_move_turns_to_its_move_side() {
    let mut table = given(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'hq-63 @ A8.08', 'pi-41 reserve @ A9.01']\nbattle = 'A8.08 by axis lead i-8 hq-63 option 0 1 losses 0 0 retreat 0 0 exploit 0 around 2'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle defender-retreat', 'option']",
    );
    table.does("allied", "yield; retreat A8.09", &[]);
    assert_eq!(table.unit("hq-63").mode, Mode::Move);
}

#[test]
fn r9_12c_units_retreat_together_or_apart() {
    let mut table = retreating(1, &["r-1 routed @ A8.08", "r-2 routed @ A8.08"]);
    table.does("allied", "part r-2 A9.09; retreat A8.09", &[]);
    assert_eq!((table.unit("r-1").at, table.unit("r-2").at), (table.hex("A8.09"), table.hex("A9.09")));
}

#[test]
fn r9_12e_s1_a_retreat_into_a_zone_disorganises_all_there() {
    let mut table = retreating(1, &["r-1 routed @ A8.08", "r-3 @ A8.09", "i-9 @ A7.10"]);
    table.does("allied", "retreat A8.09", &[]);
    assert_eq!((table.unit("r-1").mode, table.unit("r-3").mode), (Mode::Dg, Mode::Dg));
}

#[test]
fn r9_12e_s2_dg_units_lose_a_step_there() {
    let mut table = retreating(1, &["r-1 dg routed @ A8.08", "r-2 dg routed @ A8.08", "i-9 @ A7.10"]);
    table.does("allied", "retreat A8.09", &[]).asks("allied");
    table.does("allied", "lose r-2", &[]);
    assert_eq!((table.unit("r-1").lost, table.unit("r-2").lost), (0, 1));
}

#[test]
fn r9_12f_not_through_a_hex_where_an_enemy_stood() {
    // The attacker of A8.07 is dead, but nobody retreats through there.
    let mut table = retreating(1, &["r-1 routed @ A8.08"]);
    table.state.units[usize::from(table.id("i-8"))].at = ocs::off::DEAD;
    let table = table.clone();
    table.refuses("allied", "retreat A8.07", "9.12/1");
}

#[test]
fn r5_8a_s2_a_strat_unit_that_retreats_into_a_zone_is_eliminated() {
    let mut table = retreating(1, &["r-1 strat routed @ A8.08", "i-9 @ A7.10"]);
    table.does("allied", "retreat A8.09", &[]).shows(&["r-1 lost=3 @ dead"]);
}

/// The attackers have cleared A8.08.
fn cleared(units: &[&str], battle: &str) -> Table {
    let list: String = units.iter().map(|unit| format!("'{unit}', ")).collect();
    given(&format!(
        "phasing = 'axis'\nunits = ['pi-41 reserve @ A9.01', {list}]\ncolumns = []\nbattle = 'A8.08 by axis {battle}'\n\
         steps = ['turn second', 'player combat', 'assaults combat', 'battle end', 'advance']"
    ))
}

#[test]
fn r9_12g_s1_attackers_may_enter_the_vacant_hex() {
    let mut table = cleared(&["i-8 acts paid @ A8.07", "i-9 acts paid @ A9.08"], "lead i-8 none");
    table.does("axis", "advance i-9; done", &[]);
    assert_eq!((table.unit("i-8").at, table.unit("i-9").at), (table.hex("A8.07"), table.hex("A8.08")));
}

#[test]
fn r9_12g_sa_only_those_who_were_paid_for() {
    let table = cleared(&["i-8 acts paid @ A8.07", "i-9 @ A8.07"], "lead i-8 none");
    table.refuses("axis", "advance i-9", "9.12g/A");
}

#[test]
fn r9_12g_sd2_after_regular_combat_the_owner_chooses() {
    let table = cleared(&["i-8 acts paid @ A8.07", "i-9 acts paid @ A8.07"], "lead i-8 none");
    table.allows("axis", "done").allows("axis", "advance i-8");
}

#[test]
fn r9_12g_sc_who_advances_captures_what_lies_there() {
    let mut table = given(
        "phasing = 'axis'\nunits = ['pi-41 reserve @ A9.01', 'i-8 acts paid @ A8.07', 'i-9 acts paid @ A8.07']\ndumps = ['allied 8 @ A8.08']\nbattle = 'A8.08 by axis lead i-8 none'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle end', 'advance']",
    );
    table.does("axis", "advance i-8", &[6]).shows(&["axis 6 @ A8.08"]);
}

#[test]
fn r9_12d_s1_a_staff_that_stood_by_turns_and_goes_along() {
    let mut table = given(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'hq-14 @ A8.07', 'pi-41 reserve @ A9.01', 'r-1 @ A8.08']\n\
         battle = 'A8.08 by axis lead i-8 r-1 option 1 0 losses 0 0 retreat 0 0 exploit 0 around 2'\n\
         steps = ['turn second', 'player combat', 'assaults combat', 'battle attacker-retreat', 'option attacker']",
    );
    table.does("axis", "yield; take hq-14; retreat A8.06", &[]);
    assert_eq!((table.unit("hq-14").at, table.unit("hq-14").mode), (table.hex("A8.06"), Mode::Move));
}
