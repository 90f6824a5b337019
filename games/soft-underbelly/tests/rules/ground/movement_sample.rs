//! Sample.
use crate::support::given;

#[test]
fn rmove_land_s3_enemy_occupied_areas_are_closed() {
    let mut table = given(
        r#"
        active = "allies"
        phase = "move"
        units = ["allies cube x2 @ 18", "axis cube @ 17"]
        "#,
    );
    table.refuses("allies", "take cube 18; step 17", "move.land/3");
    table.does("allies", "take cube 18 x2; step 19", &[]).waits().does("allies", "halt", &[]);
    table.shows(&["allies cube x2 @ 19"]);
}
