//! Everything that can be clicked: one offer for every legal action, and far moves in one click.

use sandtable_core::{Handle, Offer, Rules, Seat, Text, clicks};

use super::labels::label;
use super::{acting, eyes, ways};
use crate::Mission;
use crate::action::{Action, Friend, Unit};
use crate::arms::FIREARMS;
use crate::look::Look;
use crate::notation::key;
use crate::pieces::Weapon;
use crate::play::square_value;
use crate::state::State;
use crate::steps::{Step, cost, thing_term};

/// What comes to mind with an enemy unit.
pub fn against(u: Unit) -> Vec<Action> {
    let mut actions = vec![Action::Attack(Weapon::Knife, u)];
    actions.extend(FIREARMS.map(|w| Action::Attack(w, u)));
    actions.extend([Action::Mark(u), Action::Pick(u), Action::Smoke(u)]);
    actions
}

/// All offers to a seat that is asked; the last button is the ordinary one.
pub fn offers(rules: &Mission, s: &State, seat: Seat) -> Vec<Offer> {
    let look = rules.look(s);
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let who = acting(look);
    let hand = who.map(|f| key(look.t, f));
    let make = |a: Action| {
        let (handle, text) = label(look, a);
        let piece = hand.clone().filter(|_| matches!(handle, Handle::Place(_)));
        Offer::new(handle, clicks::written(rules, &[a]), text)
            .with_piece(piece)
            .tagged(tag(look, who, a))
            .under(under(a))
            // No way of steering is the ordinary one.
            .minor(matches!(a, Action::Steer(_)))
            .binding(clicks::binds(rules, s, seat, &[a]))
    };
    let mut offers: Vec<Offer> = actions.into_iter().map(make).collect();
    if let Some(Step::Acting(f)) = s.step() {
        offers.extend(ways::ways(rules, s, seat, f).into_iter().map(|way| {
            let points = way.line.len() as u8;
            let text = Text::new("label-move-far").with("at", square_value(way.to)).with("points", points);
            Offer::new(Handle::Place(way.to), clicks::written(rules, &way.line), text)
                .with_piece(hand.clone())
                .tagged(Some(price(points, eyes(look, f, way.to))))
                .binding(clicks::binds(rules, s, seat, &way.line))
        }));
    }
    offers
}

/// The button that an action is kept under, so that a click on a square moves and one on an enemy attacks.
fn under(a: Action) -> Option<Text> {
    match a {
        Action::Skip(_) => Some(Text::new("under-skip")),
        Action::Throw(_) => Some(Text::new("under-throw")),
        Action::MarkSquare(_) => Some(Text::new("under-mark-square")),
        Action::Mark(_) => Some(Text::new("under-mark")),
        Action::Aim(..) => Some(Text::new("under-aim")),
        Action::Climb(_) => Some(Text::new("under-climb")),
        Action::Face(_) => Some(Text::new("under-face")),
        Action::Smoke(_) => Some(Text::new("under-smoke")),
        Action::Place(thing, _) => Some(Text::new("under-place").with("thing", thing_term(thing))),
        _ => None,
    }
}

/// What is written on the thing itself: what it costs now, and how many would see him there.
fn tag(look: Look, who: Option<Friend>, a: Action) -> Option<Text> {
    let pays = matches!(look.s.step(), Some(Step::Acting(_)));
    let points = if pays { cost(a) } else { 0 };
    let watched = match (who, a) {
        (Some(f), Action::Move(to) | Action::Climb(to)) => eyes(look, f, to),
        _ => 0,
    };
    (points > 0 || watched > 0).then(|| price(points, watched))
}

fn price(points: u8, eyes: u8) -> Text {
    match (points, eyes) {
        (_, 0) => Text::new("tag-points").with("points", points),
        (0, _) => Text::new("tag-eyes").with("eyes", eyes),
        _ => Text::new("tag-seen").with("points", points).with("eyes", eyes),
    }
}
