//! What the rulebook lacks and the ledger proposes: honours, the campaign, hunter mode.

use rogue_regiment::{End, Fate, Item, RogueRegiment, Role, Step, flag, mood};
use sandtable_core::{Game, Options, Rules, Seat, Trial, Viewer};

use super::support::{Looking, Table, agreed, drill, given};

/// A position of hunter mode.
fn hunted(text: &str) -> Table {
    Trial::start(agreed("drill", &[("hunter", "yes")]), &[]).given(text)
}

#[test]
fn rgrade_by_stealth_and_by_who_comes_home() {
    let grade = |more: &str, told: &str| {
        let mut table = given(&format!(
            "acting = 'paddy'\nmen = ['paddy @ edge1.d2 W fielded has intelligence', 'jock out', 'reg dead', 'andy dead']\n{more}"
        ));
        table.tells("paddy", "leave", &[], &[("grade", told)]);
    };
    // Two live, two fell: two points, and what is left of the track.
    grade("stealth = 7", "grade-dcm");
    grade("stealth = 2", "grade-military-medal");
    grade("stealth = 0\nbattle = true", "grade-dispatches");
    let mut table = given(
        "acting = 'paddy'\nmen = ['paddy @ edge1.d2 W fielded has intelligence', 'jock out', 'reg out', 'andy out']\nstealth = 2",
    );
    table.tells("paddy", "leave", &[], &[("grade", "grade-dso")]);
}

#[test]
fn rcampaign_s1_who_fell_is_out() {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let options: Options = [("absent".to_string(), "jock".to_string())].into();
    let seats = game.info().seats("maquis", &options);
    assert_eq!(seats.iter().map(|s| &*s.key).collect::<Vec<_>>(), ["paddy", "reg"]);
    let rules = game.prepare("maquis", &options).expect("the mission is there");
    assert_eq!(rules.theatre().operators(), 2);
    let table = Trial::start(rules, &[]);
    assert!(table.text().contains("maquis1") && !table.text().contains("jock"));
}

/// Basic Training comes to its end: Paddy leaves, with this in his hands.
fn ended(item: &str, jock: &str) -> Table {
    let text = format!(
        "acting = 'paddy'\nstealth = 7\nmen = ['paddy @ edge1.a1 fielded has {item}', 'jock {jock}']"
    );
    let mut table = Trial::start(agreed("basic-training", &[]), &[]).given(&text);
    assert!(table.scene().sequel.is_none(), "not before the end");
    table.does("paddy", "leave", &[]);
    table
}

#[test]
fn rcampaign_s1_the_next_mission_knows_who_fell() {
    let table = ended("intelligence", "dead");
    let sequel = table.scene().sequel.expect("a mission comes after it");
    let options = &sequel.choices[0].1;
    assert_eq!((&*sequel.scenario, &*options["absent"]), ("hit-and-run", "jock"));
    let rules = super::support::opened().prepare(&sequel.scenario, options).expect("it can be laid out");
    assert_eq!(rules.theatre().boards.iter().map(|b| &*b.key).collect::<Vec<_>>(), ["paddy"]);
    // The screen says so.
    let panel = table.scene().panels.into_iter().find(|panel| panel.key == "campaign").expect("a panel");
    let said: Vec<&str> = panel.lines.iter().map(|(text, _)| text.id).collect();
    assert_eq!(said, ["grade-dcm", "line-campaign-next", "line-campaign-absent", "line-campaign-spoils"]);
    // Nobody fell; and a mission that is lost leads nowhere.
    let table = ended("intelligence", "out");
    assert_eq!(table.scene().sequel.expect("a mission").choices[0].1["absent"], "nobody");
    let table = ended("knife", "out");
    assert!(table.state.over.is_some() && table.scene().sequel.is_none());
}

/// What follows from a mission with these options that is won while these fell, as the options of its first choice.
fn after(mission: &str, options: &[(&str, &str)], fell: &[&str]) -> Option<(String, Options)> {
    let mut table = Trial::start(agreed(mission, options), &[]);
    let boards = &table.rules.theatre().boards;
    let fallen: Vec<usize> = (0..boards.len()).filter(|f| fell.contains(&&*boards[*f].key)).collect();
    assert_eq!(fallen.len(), fell.len(), "those who fell took part");
    for f in fallen {
        table.state.friends[f].fate = Fate::Dead;
    }
    table.state.over = Some(End::Won);
    let sequel = table.scene().sequel?;
    let laid = agreed_as(options, &sequel.choices[0].1);
    super::support::opened().prepare(&sequel.scenario, &laid).expect("it can be laid out");
    Some((sequel.scenario, sequel.choices[0].1.clone()))
}

/// Options as a table has them in the next mission.
fn agreed_as(before: &[(&str, &str)], more: &Options) -> Options {
    let before = before.iter().map(|(key, value)| ((*key).to_string(), (*value).to_string()));
    before.chain(more.clone()).collect()
}

#[test]
fn rcampaign_s1_whoever_fell_somebody_is_left_or_the_campaign_is_over() {
    let (next, options) = after("road-to-caen", &[], &["paddy", "reg"]).expect("Jock is left");
    assert_eq!((&*next, &*options["absent"]), ("maquis", "paddy_reg"));
    // Andy alone came home, and he has no part in it.
    assert_eq!(after("road-to-caen", &[], &["paddy", "jock", "reg"]), None);
    // Who was out for a mission is back in the one after it.
    assert_eq!(after("hit-and-run", &[("absent", "jock")], &[]).expect("a mission").1["absent"], "nobody");
    assert_eq!(after("thunder-run", &[], &[]), None);
}

#[test]
fn rcampaign_s1_guests_come_along_who_live_and_find_room() {
    let guest = |mission: &str, fell: &[&str]| {
        let (_, options) = after(mission, &[("who-dares", "doc-a")], fell).expect("a mission");
        options.get("who-dares").cloned()
    };
    assert_eq!(guest("basic-training", &[]), None, "as it was agreed");
    assert_eq!(guest("basic-training", &["doc"]).as_deref(), Some("nobody"));
    // Four are on the page of the next one, until one of them fell.
    assert_eq!(guest("cut-off-the-head", &[]).as_deref(), Some("nobody"));
    assert_eq!(guest("cut-off-the-head", &["paddy"]), None);
    // What follows a lesson is played in full.
    let (next, options) = after("basic-training", &[("quick-start", "yes")], &[]).expect("a mission");
    assert_eq!((&*next, &*options["quick-start"]), ("hit-and-run", "no"));
}

#[test]
fn rcampaign_s2_one_item_of_choice() {
    let table = ended("intelligence", "out");
    let choices = table.scene().sequel.expect("a mission").choices;
    let items: Vec<&str> = choices.iter().map(|(_, options)| &*options["spoils"]).collect();
    assert_eq!(items, ["grenade", "trap", "mine", "bomb", "medkit", "rabbit"]);
    assert_eq!(choices[0].0.id, "item-grenade");
}

#[test]
fn rcampaign_s2_the_spoils_of_the_one_before() {
    let grenades = |options: &[(&str, &str)]| {
        let table = Trial::start(agreed("drill", options), &[]);
        table.state.friend(0).count(Item::Grenade)
    };
    assert_eq!((grenades(&[]), grenades(&[("spoils", "grenade")])), (2, 3));
}

#[test]
fn rhunter_seat_one_plays_the_axis() {
    let game = RogueRegiment::open(&drill()).unwrap_or_else(|e| panic!("{e}"));
    let options: Options = [("hunter".to_string(), "yes".to_string())].into();
    assert_eq!(game.info().seats("drill", &options).last().map(|s| &*s.key), Some("hunter"));
    assert_eq!(game.info().seats("drill", &Options::new()).len(), 4);
    assert!(!game.info().teams("drill", &options).common(5), "he is on no team");
}

const EVENT: &str =
    "steps = ['event draw']\nspecials = 0\nmen = ['paddy @ a1']\nunits = ['u0 rifle sentry @ l9 N post 0']";

#[test]
fn rhunter_cards_s1_one_of_two() {
    let mut table = hunted(&format!("{EVENT}\ndeck = ['E01', 'E02', 'E25']"));
    table.does("paddy", "done", &[1, 2]).asks("hunter");
    assert_eq!(table.offers("hunter"), ["play E01", "play E25"]);
    table.refuses("hunter", "play E02", "hunter.cards/1").refuses("paddy", "play E01", "op.phase/3");
    table.does("hunter", "play E25", &[]).shows(&["card = E25", "stealth = 6"]);
}

#[test]
fn rhunter_cards_s2_the_other_lies_under_the_deck() {
    let mut table = hunted(&format!("{EVENT}\ndeck = ['E01', 'E02', 'E25']"));
    table.does("paddy", "done", &[1, 2]).does("hunter", "play E25", &[]).shows(&["under: E01", "deck: E02"]);
    // The operators know neither what he held nor what lies there.
    let mut seen = table.state.clone();
    table.rules.veil(&mut seen, Viewer::seat(Seat(0)));
    let text = table.rules.position(&seen).to_string();
    assert!(text.contains("under = [\"hidden\"]"), "{text}");
    assert_eq!(seen.deck.size(), table.state.deck.size());
    let mut own = table.state.clone();
    table.rules.veil(&mut own, Viewer::seat(Seat(4)));
    assert!(own == table.state, "the hunter knows");
    // It comes when the rest is gone.
    let mut table = hunted(&format!("{EVENT}\ndeck = ['E02']\nunder = ['E01']"));
    table.does("paddy", "done", &[1]);
    assert_eq!(table.offers("hunter"), ["play E02", "play E01"]);
}

#[test]
fn rhunter_choices_ties_are_his() {
    let units = "units = ['u0 smg guard @ f9 N alerted']";
    let text = format!("steps = ['assault']\nmen = ['paddy @ e9 exposed', 'jock @ g9 exposed']\n{units}");
    let mut table = hunted(&text);
    table.does("paddy", "done", &[]).asks("hunter").refuses("paddy", "prefer jock", "op.phase/3");
    table.does("hunter", "prefer jock", &[6, 6]);
    assert_eq!(table.state.friend(1).health, 3);
}

#[test]
fn rhunter_team_s1_it_comes_on_turn_three() {
    let mut table = hunted("phase = 'advance'\nturn = 3\nmen = ['paddy @ a1']");
    table.does("paddy", "done", &[]).asks("hunter").refuses("hunter", "begin 7", "hunter.team/1");
    table.does("hunter", "begin 1", &[]);
    let team = table.look().units(|u| u.role == Role::Hunter);
    assert_eq!(team.count_ones(), 3);
    assert!(matches!(table.state.step(), Some(Step::Hunt(_, 3, false))));
    for (turn, more) in [(2, ""), (4, ""), (3, "battle = true\nstealth = 0")] {
        let text =
            format!("steps = ['advance', 'settle']\nturn = {turn}\nmen = ['paddy @ a1 exposed']\n{more}");
        let mut table = hunted(&text);
        table.does("paddy", "done", &[]);
        assert_eq!(table.look().units(|u| u.role == Role::Hunter), 0);
    }
}

/// A soldier of the team acts.
fn hunt(soldier: &str, men: &str, more: &str) -> Table {
    hunted(&format!(
        "steps = ['advance', 'hunt u0 3']\nturn = 4\nmen = [{men}]\nunits = ['u0 smg hunter @ {soldier} done']\n{more}"
    ))
}

#[test]
fn rhunter_team_s2_three_points_and_two_lives() {
    let mut table = hunt("f6 N", "'paddy @ a12'", "");
    table.does("hunter", "go f5; go f4; go f3", &[]).refuses("hunter", "go f2", "hunter.team/2");
    // A hit leaves him standing.
    let mut table = hunted("acting = 'paddy'\nmen = ['paddy @ f9 N']\nunits = ['u0 smg hunter @ f6 N']");
    table.does("paddy", "attack pistol u0", &[6]).shows(&["u0 smg hunter @ f6 S wounds 1 alerted"]);
    // He attacks when he is told to, and not in the Attack Phase.
    let mut table =
        hunted("steps = ['assault']\nmen = ['paddy @ f9 exposed']\nunits = ['u0 smg hunter @ f6 S alerted']");
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn rhunter_team_s3_steps_like_other_infantry() {
    let mut table = hunt("b7 S", "'paddy @ l1'", "");
    table.refuses("hunter", "go c5", "hunter.team/3");
    table.does("hunter", "go b8", &[]);
    assert_eq!(table.state.step(), Some(Step::Hunt(0, 1, false)), "two over the hedge");
    hunt("f6 N", "'paddy @ f5'", "").refuses("hunter", "go f5", "hunter.team/3");
}

#[test]
fn rhunter_team_s4_he_turns_freely() {
    let mut table = hunt("f6 N", "'paddy @ a12'", "");
    table.does("hunter", "face E", &[]).refuses("hunter", "face S", "hunter.team/4");
    table.does("hunter", "go f5; face E", &[]);
    assert_eq!(table.state.step(), Some(Step::Hunt(0, 2, true)));
}

#[test]
fn rhunter_team_s5_he_fires() {
    let mut table = hunt("f6 S", "'paddy @ f9 exposed'", "");
    table.does("hunter", "prefer paddy", &[3, 1]);
    assert_eq!(table.state.friend(0).health, 4);
    hunt("f6 N", "'paddy @ f9 exposed'", "").refuses("hunter", "prefer paddy", "hunter.team/5");
}

#[test]
fn rhunter_team_s6_he_searches() {
    // Behind him and crouched in the open; behind a wall; too far.
    let men = "'paddy @ f8 crouched', 'jock @ e5 crouched', 'reg @ f10 crouched'";
    let mut table = hunt("f6 N", men, "");
    table.does("hunter", "search", &[]);
    assert_eq!([0, 1, 2].map(|f| table.state.friend(f).is(mood::EXPOSED)), [true, false, false]);
    assert!(table.state.units[0].has(flag::ALERTED));
    table.refuses("hunter", "search", "hunter.team/2");
}

#[test]
fn rhunter_win_what_the_operators_lose() {
    let mut table = hunted(
        "acting = 'paddy'\nmen = ['paddy @ f6 N health 1', 'jock dead', 'reg dead', 'andy dead']\nunits = ['u0 rifle guard @ f4 S alerted']",
    );
    table.does("paddy", "move f7", &[6]);
    assert_eq!(table.result(), Some((Some("hunter"), "end.dead")));
    let mut table = hunted(
        "acting = 'paddy'\nmen = ['paddy @ edge1.d2 W fielded has intelligence', 'jock dead', 'reg dead', 'andy dead']",
    );
    table.does("paddy", "leave", &[]);
    assert_eq!(table.result(), Some((Some("paddy"), "end.win")));
    assert_eq!(table.state.friend(0).fate, Fate::Out);
}
