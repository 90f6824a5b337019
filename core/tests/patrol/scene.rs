//! What a viewer sees.

use sandtable_core::{
    Arrow, Card as ShownCard, Handle, Offer, Options, Panel, Piece, Pile, Rules, Scene, Seat, Seen, Sequel,
    Text, Value, clicks,
};

use super::play::owner;
use super::{Action, Kind, Leak, Patrol, ROUNDS, Scenario, Spot, State, Step};

pub fn scene(game: &Patrol, seen: &Seen<Patrol>) -> Scene {
    let s = seen.state();
    let asked = game.decision(s).seats();
    let seat = Seat(s.seat);
    let on = s.troops.iter().enumerate().filter(|(_, t)| t.at.on_map());
    let held = |i: u16| s.at(Spot(i as u8)).map(|slot| owner(slot).0);
    let teams = [0, 1].map(|i| game.prizes(s, game.ground.team(Seat(i))) as u8);
    Scene {
        turn: Text::new("turn").with("n", s.round.clamp(1, ROUNDS)).with("of", ROUNDS),
        phase: Text::new(["phase-deploy", "phase-march", "phase-over"][s.step as usize]),
        standing: vec![Text::new("standing").with("red", teams[0]).with("blue", teams[1])],
        asked,
        prompt: Text::new(["prompt-deploy", "prompt-march", "prompt-over"][s.step as usize])
            .with("seat", seat)
            .with("left", s.left),
        pieces: on.map(|(i, _)| piece(game, s, i)).collect(),
        control: (0..game.ground.board.places.len() as u16).map(held).collect(),
        arrows: arrows(game, s),
        hands: hands(game, s),
        piles: piles(game, s),
        panels: vec![panel(teams)],
        offers: offers(game, seen),
        over: (s.step == Step::Over).then(|| Text::new("over").with("red", teams[0]).with("blue", teams[1])),
        sequel: sequel(game, s),
        ..Scene::default()
    }
}

/// The squares lead to the hexes, where there are four of them.
fn sequel(game: &Patrol, s: &State) -> Option<Sequel> {
    let leads = s.step == Step::Over && game.ground.scenario == Scenario::Squares;
    let choices = vec![(Text::new("sequel-go"), Options::new())];
    leads.then(|| Sequel {
        scenario: Scenario::Teams.word().into(),
        title: Text::new("sequel-title"),
        choices,
    })
}

/// A face-down troop is known by where it lies alone.
fn key(game: &Patrol, s: &State, i: usize) -> String {
    let seat = &game.ground.board.seats[usize::from(owner(i).0)];
    match s.troops[i].kind {
        Some(kind) => format!("{seat}-{}", kind.word()),
        None if game.leak == Leak::Keys => format!("{seat}-{}", i % super::TROOPS),
        None => format!("{seat}@{}", game.ground.board.places[usize::from(s.troops[i].at.0)].key),
    }
}

fn piece(game: &Patrol, s: &State, i: usize) -> Piece {
    let troop = &s.troops[i];
    let kind = u16::from(owner(i).0) * 4 + troop.kind.map_or(3, |kind| kind as u16);
    let piece = Piece::new(key(game, s, i), kind, troop.at.0.into()).badges([(troop.open, "open")]);
    let piece = if game.ground.facing { piece.facing(troop.facing) } else { piece };
    match troop.kind {
        Some(kind) if game.strength(troop, troop.at) != kind.strength() => {
            piece.values([game.strength(troop, troop.at)])
        }
        _ => piece,
    }
}

/// Where somebody could be attacked.
fn arrows(game: &Patrol, s: &State) -> Vec<Arrow> {
    let mut actions = Vec::new();
    if s.step == Step::March {
        game.actions(s, Seat(s.seat), &mut actions);
    }
    let fight = |a: &Action| match a {
        Action::Move(from, to) if s.at(*to).is_some() => {
            Some(Arrow { from: from.0.into(), to: to.0.into(), kind: "attack" })
        }
        _ => None,
    };
    actions.iter().filter_map(fight).collect()
}

fn hands(game: &Patrol, s: &State) -> Vec<Vec<ShownCard>> {
    if game.ground.deck == [0; 3] {
        return Vec::new();
    }
    let shown = |seat: Seat| {
        let cards = s.hands[usize::from(seat.0)].iter().enumerate();
        cards
            .map(|(n, card)| match card {
                Some(card) => ShownCard::new(card_key(seat, card.word(), n), *card as u16),
                None => ShownCard::back(card_key(seat, "back", n)),
            })
            .collect()
    };
    game.each_seat().map(shown).collect()
}

fn card_key(seat: Seat, word: &str, n: usize) -> String {
    format!("{}-{word}-{n}", seat.0)
}

fn piles(game: &Patrol, s: &State) -> Vec<Pile> {
    if game.ground.deck == [0; 3] {
        return Vec::new();
    }
    let unknown = s.hands.iter().flatten().filter(|card| card.is_none()).count();
    let left = s.deck.iter().map(|n| usize::from(*n)).sum::<usize>() - unknown;
    let cards = s.discard.iter().enumerate().rev();
    let cards = cards.map(|(n, card)| ShownCard::new(format!("d{n}"), *card as u16)).collect();
    let pile = |key: &str, name: &'static str, count: usize, cards| Pile {
        key: key.into(),
        name: Text::new(name),
        seat: None,
        count: count as u16,
        cards,
    };
    vec![pile("deck", "pile-deck", left, vec![]), pile("discard", "pile-discard", s.discard.len(), cards)]
}

fn panel([red, blue]: [u8; 2]) -> Panel {
    let line = Text::new("panel-prizes").with("red", red).with("blue", blue);
    Panel::new("prizes", Text::new("panel-title")).line(line, "end/1")
}

fn offers(game: &Patrol, seen: &Seen<Patrol>) -> Vec<Offer> {
    let s = seen.state();
    let Some(seat) = game.decision(s).seats().iter().find(|seat| seen.viewer().0.has(*seat)) else {
        return Vec::new();
    };
    let mut actions = Vec::new();
    game.actions(s, seat, &mut actions);
    let unit = |kind: Kind| Value::Kind(u16::from(seat.0) * 4 + kind as u16);
    let at = |spot: Spot| Value::Place(spot.0.into());
    let troop = |spot: Spot| s.at(spot).and_then(|i| Some((key(game, s, i), unit(s.troops[i].kind?))));
    let offer = |a: Action| {
        let line = clicks::written(game, &[a]);
        let offer = match a {
            Action::Place(kind, to) => {
                let label = Text::new("label-place").with("unit", unit(kind)).with("place", at(to));
                Offer::new(Handle::Place(to.0.into()), line, label)
            }
            Action::Move(from, to) => {
                let (key, unit) = troop(from)?;
                let id = if s.at(to).is_some() { "label-attack" } else { "label-move" };
                let label = Text::new(id).with("unit", unit).with("place", at(to));
                Offer::new(Handle::Place(to.0.into()), line, label)
                    .with_piece(Some(key))
                    .with_odds(s.at(to).is_some())
            }
            Action::Face(spot, side) => {
                let (_, unit) = troop(spot)?;
                let ids = ["label-face-north", "label-face-east", "label-face-south", "label-face-west"];
                Offer::button(line, Text::new(ids[usize::from(side)]).with("unit", unit))
            }
            Action::Play(card) => {
                let held = s.hands[usize::from(seat.0)].iter().position(|held| *held == Some(card))?;
                let label = Text::new("label-play").with("card", Value::Card(card as u16));
                Offer::new(Handle::Card(card_key(seat, card.word(), held)), line, label)
            }
            Action::Done => Offer::button(line, Text::new("label-done")),
        };
        Some(offer.binding(game.binds(s, seat, a)))
    };
    actions.into_iter().filter_map(offer).collect()
}
