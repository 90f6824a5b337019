//! The rail transport box (11.3, 12.4).

use crate::field::{axis_reinforcements, supply};

#[test]
fn r11_3_s1_any_axis_units_may_go_into_the_box() {
    let units = ["44 reduced @ 0304", "9Pz @ 0304", "6A @ 0205", "H2A @ 0205", "h-6Lt @ 0206", "s-6 @ 1302"];
    let mut table = supply(&units, "", 1);
    table.refuses("axis", "entrain s-6", "11.3/1").refuses("axis", "entrain 71", "11.3/1");
    table.does("axis", "entrain 44; entrain 9Pz; entrain 6A; entrain H2A; entrain h-6Lt", &[]);
    table.shows(&["44 reduced @ box", "9Pz @ box", "6A @ box", "H2A @ box", "h-6Lt @ box", "lost = 0"]);
    table.asks("soviet");
}

#[test]
fn r11_3_s1_nobody_must() {
    let mut table = supply(&["44 @ 0304", "s-6 @ 1302"], "", 1);
    table.does("axis", "done", &[]).shows(&["44 @ 0304"]).asks("soviet");
}

#[test]
fn r11_3_1_s1_from_anywhere_on_the_map() {
    // Six hexes from the railway, far from any HQ.
    supply(&["44 @ 0904", "62 @ 0304"], "control = ['0205', '0304']", 1).allows("axis", "entrain 44");
}

#[test]
fn r11_3_1_s2_not_without_a_line() {
    let table = supply(&["44 @ 1505", "62 @ 0304"], "", 1);
    table.refuses("axis", "entrain 44", "11.3.1/2").allows("axis", "entrain 62");
}

#[test]
fn r11_3_1_s3_not_out_of_an_enemy_zone() {
    let table = supply(&["44 @ 0404", "62 @ 0304", "s-6 @ 0503"], "", 1);
    table.refuses("axis", "entrain 44", "11.3.1/3").allows("axis", "entrain 62");
}

#[test]
fn r11_3_2_units_of_the_box_return_like_reinforcements() {
    let mut table = axis_reinforcements(&["44 @ box", "s-6 @ 0503"], "", 1);
    table.does("axis", "call 44", &[]);
    table.refuses("axis", "enter 0404", "12.1.2/1").refuses("axis", "enter 0303", "12.1.1/1");
    table.does("axis", "enter 0304", &[]).shows(&["44 @ 0304"]);
}

#[test]
fn r12_4_s1_two_units_of_the_box_besides_the_others() {
    let mut table = axis_reinforcements(&["44 @ box", "9Pz @ box", "h-6Lt @ box"], "", 1);
    table.does("axis", "call 9Pz; enter 0304; call h-6Lt; enter 0304", &[]);
    table.refuses("axis", "call 44", "12.4/1");
    // The row of the table (Inf, Hun) comes all the same.
    table.does("axis", "call 46; enter 0205; call h-12Lt; enter 0205", &[]);
    table.shows(&["44 @ box", "46 @ 0205", "h-12Lt @ 0205", "turn = 2"]);
}

#[test]
fn r12_4_s1_only_if_their_owner_wants() {
    let mut table = axis_reinforcements(&["44 @ box", "9Pz @ box"], "", 1);
    table.refuses("axis", "done", "12.1/1");
    table.does("axis", "call 46; enter 0304; call h-12Lt; enter 0304", &[]).asks("axis");
    table.does("axis", "done", &[]).shows(&["44 @ box", "9Pz @ box", "turn = 2"]);
}

#[test]
fn r12_4_s2_units_of_the_box_keep_their_losses() {
    let mut table = axis_reinforcements(&["44 reduced @ box", "6A reduced @ box"], "", 1);
    table.does("axis", "call 44; enter 0304; call 6A; enter 0304", &[]);
    table.shows(&["44 reduced @ 0304", "6A reduced @ 0304"]);
}
