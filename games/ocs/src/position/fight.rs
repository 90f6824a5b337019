//! What is in hand, the combat that runs, and who has won, as text.

use sandtable_core::{Seats, Word, Words};

use super::Read;
use crate::air::Aim;
use crate::notation::{AHex, AUnit, find};
use crate::pieces::Side;
use crate::state::{Battle, Hand, NO_BATTLE, NO_COLUMN, NO_HAND, NO_HEX, NOBODY};
use crate::theatre::Theatre;

/// `none`, `A9.11 r-1,r-2 going`, `column 2 paused A8.03 going`.
pub(super) struct InHand;

impl Word<Theatre> for InHand {
    type Value = Hand;

    fn write(t: &Theatre, hand: &Hand, out: &mut String) {
        if hand.column != NO_COLUMN {
            *out += &format!("column {}", hand.column);
            if hand.at != NO_HEX {
                out.push_str(" paused ");
                AHex::write(t, &hand.at, out);
            }
        } else if hand.at == NO_HEX {
            return out.push_str("none");
        } else {
            AHex::write(t, &hand.at, out);
            let keys: Vec<&str> = hand.units.iter().map(|id| t.counter(*id).key.as_str()).collect();
            *out += &format!(" {}", if keys.is_empty() { "nobody".to_string() } else { keys.join(",") });
        }
        if hand.going {
            out.push_str(" going");
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Hand> {
        let mut hand = NO_HAND;
        if words.take("none") {
            return Ok(hand);
        }
        if words.peek() == Some("column") {
            hand.column = words.after("column")?;
            if words.take("paused") {
                hand.at = AHex::read(t, words)?;
            }
        } else {
            hand.at = AHex::read(t, words)?;
            if !words.take("nobody") {
                for key in words.next("units")?.split(',') {
                    match find(t, key).map(|id| hand.units.try_push(id)) {
                        Some(Ok(())) => {}
                        _ => return words.fail(format!("'{key}' is no unit, or one too many")),
                    }
                }
            }
        }
        hand.going = words.take("going");
        Ok(hand)
    }
}

/// `none`, or `A9.08 by axis overrun lead pz-1 none option 1 0 losses 0 1 retreat 0 0 exploit 4 around 3 dg failed`.
pub(super) struct Fought;

impl Word<Theatre> for Fought {
    type Value = Battle;

    fn write(t: &Theatre, b: &Battle, out: &mut String) {
        if b.target == NO_HEX {
            return out.push_str("none");
        }
        AHex::write(t, &b.target, out);
        let lead = b.lead.map(|id| if id == NOBODY { "none" } else { t.counter(id).key.as_str() });
        *out += &format!(" by {} lead {} {}", b.side.word(), lead[0], lead[1]);
        for (name, [attacker, defender]) in
            [("option", b.option), ("losses", b.losses), ("retreat", b.retreat)]
        {
            *out += &format!(" {name} {attacker} {defender}");
        }
        *out += &format!(" exploit {} around {}", b.exploit, b.around);
        for (is, word) in [(b.overrun, " overrun"), (b.dg, " dg"), (b.failed, " failed"), (b.beach, " beach")]
        {
            out.push_str(if is { word } else { "" });
        }
        if b.aim != Aim::Units {
            *out += &format!(" aim {}", b.aim.word());
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Battle> {
        if words.take("none") {
            return Ok(NO_BATTLE);
        }
        let target = AHex::read(t, words)?;
        let side = match Side::ALL.into_iter().find(|side| words.take_all(&format!("by {}", side.word()))) {
            Some(side) => side,
            None => return words.fail("'by' with a side is missing"),
        };
        let mut lead = [NOBODY; 2];
        if words.take("lead") {
            for id in &mut lead {
                if !words.take("none") {
                    *id = AUnit::read(t, words)?;
                }
            }
        }
        let mut pair = |name: &str| -> Read<[u8; 2]> {
            if words.peek() != Some(name) {
                return Ok([0; 2]);
            }
            Ok([words.after(name)?, <u8 as Word<()>>::read(&(), words)?])
        };
        let (option, losses, retreat) = (pair("option")?, pair("losses")?, pair("retreat")?);
        let mut number =
            |name: &str| -> Read<u8> { if words.peek() == Some(name) { words.after(name) } else { Ok(0) } };
        let (exploit, around) = (number("exploit")?, number("around")?);
        let (overrun, dg, failed) = (words.take("overrun"), words.take("dg"), words.take("failed"));
        let beach = words.take("beach");
        let aim = if words.take("aim") { <Aim as Word<()>>::read(&(), words)? } else { Aim::Units };
        Ok(Battle {
            target,
            overrun,
            side,
            lead,
            option,
            losses,
            exploit,
            dg,
            retreat,
            failed,
            around,
            beach,
            aim,
        })
    }
}

/// Who has won: `no`, `draw`, or a side.
pub(super) struct Won;

impl Word<Theatre> for Won {
    type Value = Option<Seats>;

    fn write(_: &Theatre, over: &Option<Seats>, out: &mut String) {
        out.push_str(match over {
            None => "no",
            Some(seats) => Side::BOTH.into_iter().find(|s| seats.has(s.seat())).map_or("draw", Side::word),
        });
    }

    fn read(_: &Theatre, words: &mut Words) -> Read<Option<Seats>> {
        if words.take("no") {
            return Ok(None);
        }
        if words.take("draw") {
            return Ok(Some(Seats::NONE));
        }
        Ok(Some(Seats::only(<Side as Word<()>>::read(&(), words)?.seat())))
    }
}
