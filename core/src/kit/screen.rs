//! Checks of the screen: a scene holds together, everything legal can be clicked, and every click is legal.

use std::collections::BTreeSet;

use super::eyes::name;
use super::play::Worker;
use crate::{Chance, Decision, Handle, Log, Mark, Offer, Policy, Scene, Seat, Seen};

/// In how many imagined positions a click is tried before its mark is called false.
const TRIES: usize = 8;

impl<R: Policy> Worker<R> {
    /// What a viewer is shown of a position.
    pub fn screen(&mut self, s: &R::State, seen: &Seen<R>) -> Result<(), String> {
        let scene = self.rules.scene(seen);
        let decision = self.rules.decision(s);
        let shown = |fault: String| format!("{} is shown {fault}", name(seen.viewer()));
        self.whole(&scene).map_err(shown)?;
        self.sent(&scene).map_err(shown)?;
        for key in &scene.overlays {
            self.marked(&scene, &self.rules.overlay(seen, key, None)).map_err(shown)?;
        }
        if scene.asked != decision.seats() {
            return Err(shown("another decision than there is".into()));
        }
        if scene.over.is_some() != matches!(decision, Decision::Over(_)) {
            return Err(shown(format!("the outcome as {:?} after {decision:?}", scene.over)));
        }
        if let Some(sequel) = &scene.sequel
            && (scene.over.is_none() || sequel.choices.is_empty())
        {
            return Err(shown(format!("a sequel too early, or without a choice: {sequel:?}")));
        }
        match seen.viewer().0.iter().find(|seat| scene.asked.has(*seat)) {
            Some(seat) => self.clicks(s, seen, seat, &scene),
            None => match scene.offers.first() {
                Some(offer) => {
                    Err(format!("{} is offered '{}' without being asked", name(seen.viewer()), offer.line))
                }
                None => Ok(()),
            },
        }
    }

    /// Everything in a scene is on the board, and stands there once.
    fn whole(&self, scene: &Scene) -> Result<(), String> {
        let board = self.rules.board();
        let (places, seats) = (board.places.len(), board.seats.len());
        let off = |place: &u16| usize::from(*place) >= places;
        let mut keys = BTreeSet::new();
        for piece in &scene.pieces {
            if !keys.insert(piece.key.as_str()) {
                return Err(format!("two pieces with the key '{}'", piece.key));
            }
            if off(&piece.place) || usize::from(piece.kind) >= board.kinds.len() || piece.count == 0 {
                return Err(format!("a piece that cannot be: {piece:?}"));
            }
        }
        if !scene.control.is_empty() && scene.control.len() != places {
            return Err(format!("control of {} places, the board has {places}", scene.control.len()));
        }
        if let Some(seat) = scene.control.iter().flatten().find(|seat| usize::from(**seat) >= seats) {
            return Err(format!("a place of seat {seat}"));
        }
        let stages = &board.sequence;
        let phase = scene.phase.id;
        if scene.over.is_none() && !stages.is_empty() && !stages.iter().any(|s| s.phases.contains(&phase)) {
            return Err(format!("no stage of the sequence of play has the phase '{phase}'"));
        }
        let mut tracks = BTreeSet::new();
        for track in &scene.tracks {
            if !tracks.insert(&track.key) {
                return Err(format!("two tracks with the key '{}'", track.key));
            }
            if let Some(marker) = track.markers.iter().find(|m| usize::from(m.1) >= track.spaces.len()) {
                return Err(format!("a marker {marker:?} beside the track '{}'", track.key));
            }
        }
        if let Some(arrow) = scene.arrows.iter().find(|a| off(&a.from) || off(&a.to)) {
            return Err(format!("an arrow off the board: {arrow:?}"));
        }
        if let Some(word) = super::looks::of_scene(board, scene) {
            return Err(word);
        }
        if scene.hands.len() > seats {
            return Err(format!("{} hands of {seats} seats", scene.hands.len()));
        }
        let mut cards = BTreeSet::new();
        for card in scene.hands.iter().flatten().chain(scene.piles.iter().flat_map(|pile| &pile.cards)) {
            if card.kind.is_some_and(|kind| usize::from(kind) >= board.cards.len()) {
                return Err(format!("a card that the board does not know: {card:?}"));
            }
            if !cards.insert(card.key.as_str()) {
                return Err(format!("two cards with the key '{}'", card.key));
            }
        }
        if let Some(pile) = scene.piles.iter().find(|pile| pile.cards.len() > usize::from(pile.count)) {
            return Err(format!("more open cards than the pile '{}' holds", pile.key));
        }
        if let Some(edge) =
            scene.edges.iter().find(|edge| off(&edge.from) || edge.to.as_ref().is_some_and(off))
        {
            return Err(format!("a side off the board: {edge:?}"));
        }
        for offer in &scene.offers {
            let there = match &offer.handle {
                Handle::Piece(key) => keys.contains(key.as_str()),
                Handle::Place(i) => !off(i),
                Handle::Side(i, j) => !off(i) && !off(j),
                Handle::Card(key) => cards.contains(key.as_str()),
                Handle::Button(_) | Handle::Amount(..) => true,
            };
            if !there {
                return Err(format!("no {:?}, which '{}' is offered at", offer.handle, offer.line));
            }
        }
        Ok(())
    }

    /// An overlay marks what is there.
    fn marked(&self, scene: &Scene, marks: &[Mark]) -> Result<(), String> {
        let places = self.rules.board().places.len();
        let off = |place: u16| usize::from(place) >= places;
        let stray = marks.iter().find(|mark| {
            let words = mark.words.iter().map(|(place, _)| *place);
            let all = mark.places.iter().chain(&mark.sides).flat_map(|(a, b)| [*a, *b]).chain(words);
            let gone = |key: &String| !scene.pieces.iter().any(|piece| piece.key == *key);
            all.into_iter().any(off) || mark.piece.as_ref().is_some_and(gone)
        });
        match super::looks::of_marks(marks).or(stray.map(|mark| format!("a mark off the board: {mark:?}"))) {
            Some(fault) => Err(fault),
            None => Ok(()),
        }
    }

    /// What is offered can be played and says whether it binds; what is legal is offered.
    fn clicks(&mut self, s: &R::State, seen: &Seen<R>, seat: Seat, scene: &Scene) -> Result<(), String> {
        let mut offered = BTreeSet::new();
        for offer in &scene.offers {
            self.click(s, seen, seat, offer)?;
            offered.insert(offer.line.as_str());
        }
        let mut actions = Vec::new();
        self.rules.actions(s, seat, &mut actions);
        for a in &actions {
            let Some(known) = self.rules.binds(s, seat, *a) else { continue };
            let tried = self.binds(s, seat, &[*a]).map_err(|at| format!("a legal action breaks at {at}"))?;
            if known != tried {
                let a = self.written(*a);
                return Err(format!("'{a}' is said to {}, but tried it does not", said(known)));
            }
        }
        let missing = actions.into_iter().map(|a| self.written(a)).find(|a| !offered.contains(a.as_str()));
        missing.map_or(Ok(()), |a| Err(format!("'{a}' is legal for seat {}, but nowhere to click", seat.0)))
    }

    fn click(&mut self, s: &R::State, seen: &Seen<R>, seat: Seat, offer: &Offer) -> Result<(), String> {
        let line = &offer.line;
        let mut actions = Vec::new();
        for part in line.split(';').map(str::trim).filter(|p| !p.is_empty()) {
            self.rules.read(part, &mut actions).map_err(|e| format!("the offer '{line}': {e}"))?;
        }
        let binds =
            self.binds(s, seat, &actions).map_err(|at| format!("the offer '{line}' breaks at {at}"))?;
        if binds && !offer.binding {
            return Err(format!("the offer '{line}' rolls, reveals or passes on and is not marked so"));
        }
        if offer.binding && !binds {
            // It may bind as far as the seat can know.
            let might = (0..TRIES).any(|_| {
                let imagined = self.rules.imagine(seen, &mut self.probe);
                self.binds(&imagined, seat, &actions) == Ok(true)
            });
            if !might {
                return Err(format!(
                    "the offer '{line}' neither rolls, reveals nor passes on, but is marked so"
                ));
            }
        }
        Ok(())
    }

    /// Does a line roll, reveal or pass the decision on? So far everything must be legal.
    fn binds(&self, s: &R::State, seat: Seat, actions: &[R::Action]) -> Result<bool, String> {
        let mut state = s.clone();
        for action in actions {
            if let Err(refusal) = self.rules.check(&state, seat, *action) {
                return Err(format!("'{}', refused by rule {}", self.written(*action), refusal.rule));
            }
            let (mut chance, mut log) = (Chance::quick(1), Log::off());
            self.rules.apply(&mut state, seat, *action, &mut chance, &mut log);
            if chance.used() > 0 || log.take_revealed() || !self.rules.decision(&state).seats().has(seat) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// What the rules know of an action.
const fn said(binds: bool) -> &'static str {
    if binds { "roll, reveal or pass on" } else { "bind nothing" }
}
