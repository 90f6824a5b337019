//! Pieces as the client draws them: a face of 40 by 40 around nought.

use std::fmt::Write;

use sandtable_core::Board;
use sandtable_core::looks::Shown;

use crate::desk::Desk;
use crate::escaped;
use crate::stand::{Standing, turn};

/// Signs of arms, drawn by milsymbol (MIT); the same file as the client's.
pub const SIGNS: &str = include_str!("../signs.svg");

/// Faces of all kinds, to be used by pieces.
pub fn faces(out: &mut String, board: &Board, dark: bool) {
    for (i, kind) in board.kinds.iter().enumerate() {
        let look = board.looks.livery(&kind.nation);
        // By lamp a black edge would be lost on the desk.
        let edge = if dark { "#8f8875" } else { look.edge };
        let _ = write!(
            out,
            "<g id=\"p-face-{i}\"><rect x=\"-18.5\" y=\"-17.5\" width=\"40\" height=\"40\" rx=\"2.6\" fill=\"#000\" \
             fill-opacity=\".3\"/><rect x=\"-20\" y=\"-20\" width=\"40\" height=\"40\" rx=\"2.4\" fill=\"{}\" \
             stroke=\"{}\" stroke-width=\"1.4\"/>",
            look.ground, edge
        );
        if look.wood {
            out.push_str(
                "<path d=\"M-20-20h40l-5 5h-30z\" fill=\"#fff\" fill-opacity=\".28\"/><path d=\"M-20-20v40l5-5v-30z\" \
                 fill=\"#fff\" fill-opacity=\".12\"/><path d=\"M20 20h-40l5-5h30z\" fill=\"#000\" fill-opacity=\".3\"/>",
            );
        } else {
            if let Some(band) = look.band {
                let _ = write!(out, "<rect x=\"-20\" y=\"-20\" width=\"40\" height=\"6\" fill=\"{band}\"/>");
            }
            let up = match (kind.values.is_empty(), kind.label.is_empty()) {
                (true, _) => 0,
                (false, true) => -5,
                (false, false) => -2,
            };
            if !kind.label.is_empty() {
                let _ = write!(
                    out,
                    "<text class=\"p-no\" y=\"-11.5\" font-size=\"{}\" fill=\"{}\">{}</text>",
                    if kind.label.chars().count() > 5 { 8 } else { 10 },
                    look.sign,
                    escaped(&kind.label)
                );
            }
            if let Some(own) = board.looks.signs.iter().find(|s| s.key == kind.sign) {
                let _ = write!(
                    out,
                    "<path d=\"{}\" transform=\"translate(0 {up}) scale(.5)\" fill=\"none\" stroke=\"{}\" stroke-width=\"3\"/>",
                    own.path, look.sign
                );
            } else if SIGNS.contains(&format!("id=\"sign-{}\"", kind.sign)) {
                let _ = write!(
                    out,
                    "<g color=\"{}\"><use href=\"#sign-{}\" transform=\"translate(0 {up}) scale(.5)\"/></g>",
                    look.sign, kind.sign
                );
            } else {
                let letter = kind.sign.chars().next().unwrap_or('?').to_ascii_uppercase();
                let _ = write!(
                    out,
                    "<text class=\"p-no\" y=\"{}\" font-size=\"22\" fill=\"{}\">{letter}</text>",
                    up + 7,
                    look.sign
                );
            }
            if !kind.values.is_empty() {
                let values: Vec<_> = kind.values.iter().map(u16::to_string).collect();
                let _ = write!(
                    out,
                    "<text class=\"p-no\" y=\"17\" font-size=\"15\" fill=\"{}\">{}</text>",
                    look.sign,
                    values.join("-")
                );
            }
        }
        out.push_str("</g>");
    }
}

/// A piece with its count, its used band and its badge.
pub fn piece(out: &mut String, board: &Board, standing: &Standing, desk: &Desk) {
    let piece = standing.piece;
    let Some(kind) = board.kinds.get(usize::from(piece.kind)) else { return };
    let _ = write!(
        out,
        "<g transform=\"translate({:.1} {:.1}) scale({:.3})\"><use href=\"#p-face-{}\"/>",
        standing.at.0,
        standing.at.1,
        standing.size / 40.0,
        piece.kind
    );
    if let Some(facing) = piece.facing {
        let _ = write!(
            out,
            "<path d=\"M-6.5-19 0-28.5 6.5-19z\" transform=\"rotate({})\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.6\"/>",
            turn(board, facing),
            desk.ink,
            desk.panel
        );
    }
    if piece.used {
        out.push_str(
            "<path d=\"M-20 9h40v9q0 2-2 2h-36q-2 0-2-2z\" fill=\"#a8261d\"/>\
             <path d=\"M-20 9h40\" stroke=\"#fff\" stroke-width=\"1.2\" stroke-dasharray=\"4 3\"/>",
        );
    }
    let livery = board.looks.livery(&kind.nation);
    if livery.wood {
        let _ = write!(
            out,
            "<text class=\"p-no\" y=\"9\" font-size=\"27\" fill=\"{}\">{}</text>",
            livery.sign, piece.count
        );
    } else if piece.count > 1 {
        disc(out, desk, (16, -16), Some(usize::from(piece.count)));
    }
    if !piece.values.is_empty() {
        let values: Vec<_> = piece.values.iter().map(ToString::to_string).collect();
        let _ = write!(
            out,
            "<rect x=\"-18\" y=\"6.4\" width=\"36\" height=\"12.6\" rx=\"2\" fill=\"{}\"/>\
             <text class=\"p-no\" y=\"17\" font-size=\"13\" fill=\"{}\">{}</text>",
            desk.panel,
            desk.ink,
            values.join("-")
        );
    }
    let badges = || piece.badges.iter().filter_map(|badge| board.looks.badge(badge));
    if badges().any(|b| b.shown == Shown::Corner) {
        out.push_str(
            "<path d=\"M4.5-20H14L20-14V-4.5z\" fill=\"#a8261d\" stroke=\"#fff\" stroke-width=\".8\"/>",
        );
    }
    if let Some(badge) = badges().find(|b| b.shown == Shown::Disc) {
        disc(out, desk, (-16, -16), None);
        let _ = write!(
            out,
            "<path transform=\"translate(-16 -16)\" d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.8\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            badge.mark, desk.ink
        );
    }
    if badges().any(|b| b.shown == Shown::Frame) {
        out.push_str(
            "<rect x=\"-22\" y=\"-22\" width=\"44\" height=\"44\" rx=\"4\" fill=\"none\" stroke=\"#d99a1c\" \
             stroke-width=\"4\" stroke-dasharray=\"7 4\"/>",
        );
    }
    if standing.height > 1 {
        disc(out, desk, (17, 17), Some(standing.height));
    }
    out.push_str("</g>");
}

fn disc(out: &mut String, desk: &Desk, (x, y): (i8, i8), number: Option<usize>) {
    let _ = write!(
        out,
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"8.5\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.3\"/>",
        desk.panel, desk.ink
    );
    if let Some(number) = number {
        let _ = write!(
            out,
            "<text class=\"p-no\" x=\"{x}\" y=\"{}\" font-size=\"13.5\" fill=\"{}\">{number}</text>",
            f32::from(y) + 4.4,
            desk.ink
        );
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::looks::house;

    use super::SIGNS;

    #[test]
    fn every_sign_of_the_house_is_drawn() {
        for sign in house::SIGNS {
            assert!(SIGNS.contains(&format!("id=\"sign-{sign}\"")), "no sign {sign}");
        }
        assert_eq!(SIGNS.matches("id=\"sign-").count(), house::SIGNS.len());
    }
}
