//! What tiles and missions are drawn and written with, for an editor.

use sandtable_core::Palette;

use super::Data;
use super::face::{SIDES, SQUARES};
use crate::pieces::Special;

const TILES: &str = "tiles/*.toml";
const MISSIONS: &str = "scenarios/*.toml";

/// Conditions of victory; a level before one makes it count at that level alone.
pub const WIN: [&str; 7] = [
    "destroyed NAME",
    "officers-dead",
    "target-dead",
    "item-out ITEM",
    "vehicles-destroyed KIND",
    "resistance-out N",
    "all-out",
];
/// What loses a mission at once.
pub const LOSE: [&str; 3] = ["target-away", "convoy-away KIND", "resistance-dead"];

/// All that the files of tiles and missions are filled with.
pub fn palette(data: &Data) -> Vec<Palette> {
    let letter = |letter: u8| (letter as char).to_string();
    let men = data.forces.operator.iter().map(|o| o.key.get_ref());
    vec![
        Palette::named(
            TILES,
            "face squares",
            "palette-squares",
            SQUARES.map(|(l, _, name)| (letter(l), name)),
        ),
        Palette::named(TILES, "face sides", "palette-sides", SIDES.map(|(l, _, name)| (letter(l), name))),
        Palette::words(MISSIONS, "layout", "palette-layout", data.faces.keys()),
        Palette::words(
            MISSIONS,
            "operators",
            "palette-operators",
            men.flat_map(|key| ["A", "B"].map(|side| format!("{key}/{side}"))),
        ),
        Palette::words(MISSIONS, "deck", "palette-deck", data.decks.keys()),
        Palette::words(MISSIONS, "specials", "palette-specials", Special::ALL.map(Special::word)),
        Palette::words(MISSIONS, "win", "palette-win", WIN),
        Palette::words(MISSIONS, "lose", "palette-lose", LOSE),
    ]
}

#[cfg(test)]
mod tests {
    use sandtable_core::Game;

    use super::*;
    use crate::RogueRegiment;

    /// A tile whose first square, and the side west of it, is drawn with these letters.
    fn tile(square: &str, side: &str) -> String {
        let first = format!("{side}{square}{}", " .".repeat(11) + " ");
        let face = (0..25).map(|y| match y {
            1 => first.clone(),
            y if y % 2 == 0 => "+ ".repeat(12) + "+",
            _ => " .".repeat(12) + " ",
        });
        let face = face.collect::<Vec<_>>().join("\n");
        format!("key = \"9Z\"\nname = \"made up\"\nsource = \"made up\"\nface = '''\n{face}\n'''\n")
    }

    fn faults(square: &str, side: &str) -> String {
        let mut files = RogueRegiment::built_in();
        files.put("tiles/9Z.toml", &tile(square, side));
        RogueRegiment::open(&files).map_or_else(|e| e.to_string(), |_| String::new())
    }

    #[test]
    fn what_the_palette_offers_the_reader_understands_and_nothing_else() {
        let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
        let all = game.palette();
        let offered = |field: &str| {
            let palette = all.iter().find(|p| p.field == field).expect("a palette");
            palette.swatches.iter().map(|s| s.text.as_str()).collect::<Vec<_>>()
        };
        let (squares, sides) = (offered("face squares"), offered("face sides"));
        for letter in squares.iter().chain(&sides).copied().chain(["x", "@", "t"]) {
            let (no_square, no_side) = (faults(letter, " "), faults(".", letter));
            assert_eq!(
                squares.contains(&letter),
                !no_square.contains("is no square"),
                "{letter}: {no_square}"
            );
            assert_eq!(sides.contains(&letter), !no_side.contains("is no side"), "{letter}: {no_side}");
        }
        assert!(offered("layout").contains(&"1A") && offered("operators").contains(&"reg/B"));
        assert!(offered("deck").contains(&"recruit") && offered("specials").contains(&"convoy"));
    }

    #[test]
    fn the_missions_of_the_box_are_won_and_lost_as_the_palette_says() {
        let known = |words: &[&str], line: &str| {
            let levels = ["easy", "normal", "hard"];
            let said = levels.iter().find_map(|l| line.strip_prefix(l)).unwrap_or(line).trim();
            let head = |text: &str| text.split(' ').next().map(str::to_string);
            words.iter().any(|word| head(word) == head(said))
        };
        let files = RogueRegiment::built_in();
        let mut lines = 0;
        for name in files.names().filter(|name| name.starts_with("scenarios/")) {
            let text = files.text(name).expect("it is there");
            let page: toml::Table = text.parse().unwrap_or_else(|e| panic!("{e}"));
            for (field, words) in [("win", &WIN[..]), ("lose", &LOSE[..])] {
                for line in page.get(field).and_then(|l| l.as_array()).into_iter().flatten() {
                    let line = line.as_str().expect("a word");
                    assert!(known(words, line), "{line}");
                    lines += 1;
                }
            }
        }
        assert!(lines > 14);
    }
}
