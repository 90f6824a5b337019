//! Components, set-up lists and scenarios (2, 4, 17, 18).

use shifting_sands::{Side, off};

use crate::support::{Looking, campaign, start};

#[test]
fn r2_3_each_deck_has_55_cards_by_year() {
    let t = campaign();
    for side in Side::BOTH {
        let year =
            |y: u16| t.rules.theatre().cards[side as usize][1..].iter().filter(|c| c.year == y).count();
        assert_eq!([year(1940), year(1941), year(1942)], [14, 20, 21]);
    }
}

#[test]
fn r3_0_scontrol_2_colours_give_control_at_the_start() {
    let t = campaign();
    let look = t.look();
    for (at, key) in t.rules.theatre().spaces.iter().enumerate() {
        let axis = look.s.axis.contains(at as u8);
        match key.key.as_str() {
            "tobruk" | "tunis" | "addis-ababa" | "beirut" => assert!(axis, "{} is grey", key.key),
            "cairo" | "jerusalem" | "nairobi" | "baghdad" => assert!(!axis, "{} is green", key.key),
            _ => {}
        }
    }
}

#[test]
fn r4_11_the_campaign_starts_in_summer_1940() {
    campaign().shows(&["turn = 1", "round = 1", "acting = axis"]);
}

#[test]
fn r4_12_victory_points_start_at_ten() {
    campaign().shows(&["vp = 10"]);
}

#[test]
fn r4_13_s1_no_replacement_point_is_recorded() {
    assert_eq!(campaign().state.points, [0; 6]);
}

#[test]
fn r4_15_s1_the_axis_acts_first_with_the_markers() {
    let t = campaign();
    t.asks("axis");
    assert!(t.state.deed.moves.is_empty() && t.state.deed.attacks.is_empty());
}

#[test]
fn r4_2_s1_units_stand_as_listed() {
    campaign().shows(&["it-61 @ tobruk", "it-64 @ tobruk", "ind-4 reduced @ mersa-matruh"]);
}

#[test]
fn r4_2_s2_the_seventh_armoured_starts_with_its_weaker_counter() {
    let t = campaign();
    let id = t.rules.theatre().counters.iter().position(|c| c.key == "br-7-arm").unwrap() as u8;
    assert_eq!(t.look().factors(id), [2, 3, 5]);
    assert_eq!(t.rules.theatre().counter(id).factors[0][0], [3, 3, 5]);
    assert_eq!(t.rules.theatre().counter(id).factors[1][0], [4, 3, 5]);
}

#[test]
fn r17_0_snote_1_parentheses_mean_reduced() {
    campaign().shows(&["br-7-arm reduced @ bir-el-kenaysis"]).hides(&["it-61 reduced @ tobruk"]);
}

#[test]
fn r17_0_sallied_reserve_waits_in_the_box() {
    let t = campaign();
    t.shows(&["br-tank-1 @ reserve", "br-tank-2 @ reserve", "ind-bg-2 @ reserve", "ind-bg-3 @ reserve"]);
    t.shows(&["ff-bg-2 @ reserve", "ff-bg-3 @ reserve", "pol-bg @ reserve"]).hides(&["br-tank-3 @ reserve"]);
}

#[test]
fn r17_0_sallied_egypt_is_held_as_listed() {
    let t = campaign();
    for space in ["cairo", "alexandria", "suez", "port-said", "halfaya"] {
        let at = t.rules.theatre().by_key[space];
        assert_eq!(t.state.count(Side::Allied, at), 1, "{space}");
    }
}

#[test]
fn r17_0_sallied_east_africa_is_thinly_held() {
    let t = campaign();
    for space in ["kassala", "gallabat", "marsabit", "moyale", "nairobi", "berbera", "south-africa"] {
        let at = t.rules.theatre().by_key[space];
        let held: Vec<u8> = t.look().stack(at).collect();
        assert_eq!(held.len(), 1, "{space}");
        assert!(t.state.is(held[0], shifting_sands::flag::REDUCED), "{space}");
    }
}

#[test]
fn r17_0_sallied_middle_east_has_three_battlegroups() {
    let t = campaign();
    for (space, reduced) in [("jerusalem", false), ("habbaniyah", true), ("basra", true)] {
        let id = t.look().stack(t.rules.theatre().by_key[space]).next().unwrap();
        assert_eq!(t.state.is(id, shifting_sands::flag::REDUCED), reduced, "{space}");
    }
}

#[test]
fn r17_0_sallied_chad_has_the_free_french() {
    campaign().shows(&["ff-bg-1 @ chad"]);
}

#[test]
fn r17_0_saxis_reserve_is_one_tank_battlegroup() {
    let t = campaign();
    let reserve: Vec<u8> =
        t.look().stack(off::RESERVE).filter(|id| t.rules.theatre().side(*id) == Side::Axis).collect();
    assert_eq!(reserve.len(), 1);
    assert_eq!(t.rules.theatre().counter(reserve[0]).key, "it-tank-2");
}

#[test]
fn r17_0_saxis_libya_stands_as_listed() {
    campaign().shows(&[
        "it-17 @ tripoli",
        "it-27 @ tripoli",
        "it-1bs @ buerat",
        "it-2bs @ buerat",
        "it-62 @ bardia",
        "it-63 @ bardia",
        "it-tank-1 @ bardia",
        "it-1lib @ sidi-azeiz",
        "it-2lib @ sidi-azeiz",
        "it-4bs @ sidi-azeiz",
    ]);
}

#[test]
fn r17_0_saxis_east_africa_stands_as_listed() {
    let t = campaign();
    t.shows(&["it-gds @ addis-ababa"]);
    for (space, count) in
        [("harar", 2), ("keren", 2), ("kismayu", 1), ("mega", 1), ("ghimbi", 1), ("gondar", 1)]
    {
        assert_eq!(t.state.count(Side::Axis, t.rules.theatre().by_key[space]), count, "{space}");
    }
}

#[test]
fn r17_0_sneutral_syria_is_garrisoned_by_vichy() {
    let t = campaign();
    for (space, count) in
        [("beirut", 3), ("palmyra", 2), ("sidon", 2), ("aleppo", 1), ("damascus", 1), ("hassetche", 1)]
    {
        assert_eq!(t.state.count(Side::Axis, t.rules.theatre().by_key[space]), count, "{space}");
    }
    t.shows(&["vf-tank @ beirut"]);
}

#[test]
fn r17_0_sneutral_iraq_is_garrisoned() {
    let t = campaign();
    for (space, count) in [("baghdad", 2), ("kirkuk", 1), ("samawah", 1)] {
        assert_eq!(t.state.count(Side::Axis, t.rules.theatre().by_key[space]), count, "{space}");
    }
}

#[test]
fn r18_0_s1_sonnenblume_runs_from_spring_1941_to_spring_1942() {
    let t = start("sonnenblume", &[]);
    assert_eq!((t.rules.theatre().first_turn, t.rules.theatre().last_turn), (4, 8));
    t.shows(&["turn = 4"]);
}

#[test]
fn r18_0_sallied_reserve_of_sonnenblume() {
    let t = start("sonnenblume", &[]);
    let reserve = |kind: &str| {
        let held = t.look().stack(off::RESERVE).collect::<Vec<_>>();
        held.iter().filter(|id| t.rules.theatre().counter(**id).key.starts_with(kind)).count()
    };
    assert_eq!(
        ["br-tank", "br-bg", "ind-bg", "ff-bg", "aus-bg", "nz-bg", "pol-bg"].map(reserve),
        [2, 1, 3, 1, 2, 1, 1]
    );
}

#[test]
fn r18_0_sallied_north_africa_stands_as_listed() {
    start("sonnenblume", &[]).shows(&[
        "br-2-arm @ agedabia",
        "aus-9 @ gazala",
        "aus-6 @ alexandria",
        "aus-7 @ alexandria",
        "nz-2 @ alexandria",
    ]);
}

#[test]
fn r18_0_sallied_east_africa_stands_as_listed() {
    let t = start("sonnenblume", &[]);
    t.shows(&["ind-4 @ kassala", "ind-5 @ kassala"]);
    assert_eq!(t.state.count(Side::Allied, t.rules.theatre().by_key["jijiga"]), 2);
}

#[test]
fn r18_0_sallied_middle_east_stands_as_listed() {
    start("sonnenblume", &[]).shows(&["ind-10 @ india", "ff-bg-1 @ jerusalem"]);
}

#[test]
fn r18_0_sallied_rebuild_holds_the_seventh_armoured() {
    start("sonnenblume", &[]).shows(&["br-7-arm @ rebuild"]);
}

#[test]
fn r18_0_sallied_control_libya_reaches_agedabia() {
    let t = start("sonnenblume", &[]);
    let allied = |space: &str| !t.state.axis.contains(t.rules.theatre().by_key[space]);
    assert!(["agedabia", "benghazi", "derna", "sidi-omar", "bardia"].map(allied).iter().all(|is| *is));
    assert!(!allied("el-agheila") && !allied("giof-el-matar"));
}

#[test]
fn r18_0_sallied_control_east_africa_is_the_south() {
    let t = start("sonnenblume", &[]);
    let allied = |space: &str| !t.state.axis.contains(t.rules.theatre().by_key[space]);
    assert!(["mega", "mogadishu", "jijiga", "obbia"].map(allied).iter().all(|is| *is));
    assert!(!allied("harar") && !allied("keren"));
}

#[test]
fn r18_0_saxis_reserve_of_sonnenblume() {
    let t = start("sonnenblume", &[]);
    t.shows(&["ge-bg-1 @ reserve", "ge-bg-2 @ reserve"]).hides(&["ge-bg-3 @ reserve"]);
}

#[test]
fn r18_0_saxis_libya_of_sonnenblume() {
    start("sonnenblume", &[]).shows(&[
        "it-132 @ tripoli",
        "it-102 @ tripoli",
        "it-25 @ tarhuna",
        "it-17 reduced @ buerat",
        "ge-21 @ giof-el-matar",
        "it-27 @ el-agheila",
    ]);
}

#[test]
fn r18_0_saxis_east_africa_of_sonnenblume() {
    start("sonnenblume", &[]).shows(&["it-afr reduced @ keren", "it-gds reduced @ amba-alagi"]);
}

#[test]
fn r18_0_saxis_rebuild_of_sonnenblume() {
    start("sonnenblume", &[]).shows(&["it-60 @ rebuild"]);
}

#[test]
fn r18_0_saxis_eliminated_divisions() {
    start("sonnenblume", &[]).shows(&["it-1lib @ lost", "it-64 @ lost", "it-55 @ lost"]);
}

#[test]
fn r18_0_saxis_control_has_no_markers() {
    let t = start("sonnenblume", &[]);
    assert!(!t.state.axis.contains(t.rules.theatre().by_key["halfaya"]));
}

#[test]
fn r18_0_sneutral_units_stand_as_in_the_campaign() {
    let t = start("sonnenblume", &[]);
    assert_eq!(t.state.count(Side::Axis, t.rules.theatre().by_key["beirut"]), 3);
}

#[test]
fn r18_0_snote_1_reduced_units_are_listed_in_parentheses() {
    start("sonnenblume", &[]).shows(&["it-17 reduced @ buerat"]).hides(&["it-25 reduced @ tarhuna"]);
}

#[test]
fn r18_1_s1_allied_cards_are_out() {
    let t = start("sonnenblume", &[]);
    t.shows(&["cards: A2 gone open", "cards: A31 gone open"]);
}

#[test]
fn r18_1_s2_axis_cards_are_out() {
    start("sonnenblume", &[]).shows(&["cards: X16 gone open", "cards: X33 gone open"]);
}

#[test]
fn r18_2_s1_poor_morale_is_in_effect() {
    start("sonnenblume", &[]).shows(&["events: poor-morale"]);
}

#[test]
fn r18_2_s2_events_of_turn_two_have_been_played() {
    start("sonnenblume", &[]).shows(&[
        "events: invasion-of-greece",
        "events: taranto-raid",
        "events: compass",
    ]);
}

#[test]
fn r18_2_s3_the_ban_of_greece_is_over() {
    let t = start("sonnenblume", &[]);
    t.shows(&["events: rommel", "events: mediterranean-fleet"]);
    assert_eq!(t.state.bans.0, 0);
}

#[test]
fn r18_3_s1_the_marker_starts_at_five() {
    assert_eq!(start("sonnenblume", &[]).vp(), 5);
}

#[test]
fn r18_3_s2_the_fleets_are_discarded() {
    start("sonnenblume", &[]).shows(&["cards: X4 discard open", "cards: A8 discard open"]);
}

#[test]
fn r18_3_s3_eight_cards_are_dealt() {
    let mut t = start("sonnenblume", &[]);
    t.does("axis", "done", &[1; 8]).does("allied", "done", &[1; 8]);
    assert_eq!((t.state.piles[0].hand, t.state.piles[1].hand), (8, 8));
    t.shows(&["round = 1", "cards: X34 deck", "cards: X35 later"]).asks("axis");
}

#[test]
fn r18_3_s4_balkan_campaign_may_be_part_of_the_hand() {
    let mut t = start("sonnenblume", &[]);
    t.refuses("axis", "pick X17", "18.3/4");
    t.does("axis", "pick X15", &[1; 7]).shows(&["cards: X15 hand open"]);
    assert_eq!(t.state.piles[0].hand, 8);
}

#[test]
fn r18_3_s5_commonwealth_reinforcements_may_be_part_of_the_hand() {
    let mut t = start("sonnenblume", &[]);
    t.does("axis", "done", &[1; 8]);
    t.refuses("allied", "pick A15", "18.3/5");
    t.does("allied", "pick A30", &[1; 7]);
    assert_eq!(t.state.piles[1].hand, 8);
}

#[test]
fn r19_42_s2_barbarossa_may_be_part_of_the_first_hand() {
    let mut t = start("sonnenblume", &["barbarossa"]);
    t.does("axis", "done", &[1; 8]).does("allied", "pick A15", &[]).shows(&["cards: A15 hand open"]);
    // The card of 18.3 comes besides.
    t.does("allied", "pick A30", &[1; 6]).shows(&["cards: A30 hand open"]);
    assert_eq!(t.state.piles[1].hand, 8);
}

#[test]
fn r18_4_s2_the_campaign_may_be_played_on() {
    let t = start("sonnenblume", &["play-on"]);
    assert_eq!((t.rules.theatre().last_turn, t.rules.theatre().axis_needs), (12, 5));
}
