//! A position as text, and text laid over a position.

use std::mem::discriminant;

use arrayvec::ArrayVec;
use sandtable_core::{Derived, Fields, OrNone, Position, SetupError, Word, Words};

use crate::action::{Space, Spaces, UnitId, Units};
use crate::look::Look;
use crate::notation::{CardWord, PlayWord, SpaceWord, UnitWord};
use crate::pieces::{
    Ban, Bans, CardId, Class, Classes, Event, Events, Lies, Mission, Nation, Nations, Passing, PassingSet,
    Record, Region, Regions, Side, Use,
};
use crate::state::{
    Battle, CARDS, Card, Deed, End, Flank, Muster, Piles, SPACES, State, UNITS, flag, off, on_map,
};
use crate::steps::{Step, TurnStage};
use crate::supply::{Profile, Supply, field};
use crate::theatre::{Layout, Theatre};

type Laid<T> = Result<T, SetupError>;

const NO_CARD: Card = Card { lies: Lies::Later, open: false, seen: false };

impl State {
    /// A map without units at the first turn of a scenario.
    fn empty(t: &Theatre) -> State {
        State {
            at: [off::POOL; UNITS],
            flags: [0; UNITS],
            axis: t.axis_start,
            cards: [[NO_CARD; CARDS as usize + 1]; 2],
            piles: [Piles::default(); 2],
            turn: t.first_turn,
            round: 0,
            acting: Side::Axis,
            vp: t.vp_start,
            points: Default::default(),
            events: Events::default(),
            passing: PassingSet::default(),
            bans: Bans::default(),
            classes: [Classes::default(); 2],
            last: [None; 2],
            gained: Spaces::EMPTY,
            deed: Deed::NONE,
            battle: Battle::NONE,
            due: ArrayVec::new(),
            steps: ArrayVec::new(),
            over: None,
            muster: Derived(Muster::default()),
            supply: Derived(Supply::default()),
        }
    }

    /// The position at the start of a scenario, before the first cards are drawn (4.0, 17.0, 18.0).
    pub fn start(t: &Theatre) -> State {
        let mut s = State::empty(t);
        for side in Side::BOTH {
            let layout = &t.start[side as usize];
            s.post(t, layout);
            for at in layout.control.iter() {
                s.axis.put(at, side == Side::Axis);
            }
            let year = t.turn(t.first_turn).year;
            for number in 1..=CARDS {
                let card = CardId { side, number };
                let lies = match number {
                    n if layout.gone.contains(&n) => Lies::Gone,
                    n if layout.discarded.contains(&n) => Lies::Discard,
                    _ if t.card(card).year <= year => Lies::Deck,
                    _ => Lies::Later,
                };
                let open = matches!(lies, Lies::Gone | Lies::Discard);
                s.cards[side as usize][usize::from(number)] = Card { lies, open, seen: false };
            }
        }
        s.events = t.events.iter().copied().collect();
        s.piles = s.counted_piles();
        s.steps.push(Step::Turn(TurnStage::Year(Side::Axis)));
        s.refresh(t);
        s
    }

    /// Posts the units of a set-up list.
    fn post(&mut self, t: &Theatre, layout: &Layout) {
        for posted in &layout.units {
            for _ in 0..posted.count {
                let free = t.kind(posted.unit).find(|id| self.at[usize::from(*id)] == off::POOL);
                if let Some(id) = free {
                    self.at[usize::from(id)] = posted.at;
                    self.flags[usize::from(id)] = if posted.reduced { flag::REDUCED } else { 0 };
                }
            }
        }
    }

    /// Computes anew what follows from the rest.
    pub fn refresh(&mut self, t: &Theatre) {
        self.muster = Derived(counted(t, self));
        self.supply = Derived(Supply::default());
    }

    fn counted_piles(&self) -> [Piles; 2] {
        Side::BOTH.map(|side| {
            let count = |lies| self.pile(side, lies).count() as u8;
            Piles { deck: count(Lies::Deck), hand: count(Lies::Hand), discard: count(Lies::Discard) }
        })
    }
}

/// Tallies computed anew.
fn counted(t: &Theatre, s: &State) -> Muster {
    let mut muster = Muster::default();
    for id in t.ids() {
        let at = s.at[usize::from(id)];
        if on_map(at) {
            muster.0[t.side(id) as usize][usize::from(at)] += 1;
        }
    }
    muster
}

const FLAGS: [(u8, &str); 8] = [
    (flag::REDUCED, "reduced"),
    (flag::NEWER, "newer"),
    (flag::MOVED, "moved"),
    (flag::FOUGHT, "fought"),
    (flag::RETREATED, "retreated"),
    (flag::ATTACKS, "attacks"),
    (flag::ROUTED, "routed"),
    (flag::DOOMED, "doomed"),
];

/// `br-7-arm reduced @ cairo`.
struct Post;

impl Word<Theatre> for Post {
    type Value = (UnitId, u8, Space);

    fn write(t: &Theatre, (id, flags, at): &Self::Value, out: &mut String) {
        UnitWord::write(t, id, out);
        for (_, word) in FLAGS.iter().filter(|(bit, _)| flags & bit != 0) {
            out.push(' ');
            out.push_str(word);
        }
        out.push_str(" @ ");
        SpaceWord::write(t, at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Result<Self::Value, sandtable_core::NotationError> {
        let id = UnitWord::read(t, words)?;
        let mut flags = 0;
        while let Some((bit, word)) = FLAGS.iter().find(|(_, word)| words.peek() == Some(word)) {
            words.take(word);
            flags |= bit;
        }
        if !words.take("@") {
            return words.fail("a unit, '@' and a space are expected");
        }
        Ok((id, flags, SpaceWord::read(t, words)?))
    }
}

/// `A12 hand open seen`.
struct Lying;

impl Word<Theatre> for Lying {
    type Value = (CardId, Card);

    fn write(t: &Theatre, (card, lying): &Self::Value, out: &mut String) {
        CardWord::write(t, card, out);
        out.push(' ');
        out.push_str(lying.lies.word());
        out.push_str(if lying.open { " open" } else { "" });
        out.push_str(if lying.seen { " seen" } else { "" });
    }

    fn read(t: &Theatre, words: &mut Words) -> Result<Self::Value, sandtable_core::NotationError> {
        let card = CardWord::read(t, words)?;
        let lies = <Lies as Word<Theatre>>::read(t, words)?;
        Ok((card, Card { lies, open: words.take("open"), seen: words.take("seen") }))
    }
}

/// `ge 3`: a record in half points.
struct Recorded;

impl Word<Theatre> for Recorded {
    type Value = (Record, u8);

    fn write(_: &Theatre, (record, halves): &Self::Value, out: &mut String) {
        use std::fmt::Write;
        let _ = write!(out, "{} {halves}", record.word());
    }

    fn read(t: &Theatre, words: &mut Words) -> Result<Self::Value, sandtable_core::NotationError> {
        Ok((<Record as Word<Theatre>>::read(t, words)?, <u8 as Word<Theatre>>::read(t, words)?))
    }
}

/// `axis t`: a class of reinforcements that a side has played.
struct Called;

impl Word<Theatre> for Called {
    type Value = (Side, Class);

    fn write(_: &Theatre, (side, class): &Self::Value, out: &mut String) {
        out.push_str(side.word());
        out.push(' ');
        out.push_str(class.word());
    }

    fn read(t: &Theatre, words: &mut Words) -> Result<Self::Value, sandtable_core::NotationError> {
        Ok((<Side as Word<Theatre>>::read(t, words)?, <Class as Word<Theatre>>::read(t, words)?))
    }
}

/// Rules by which a game can end.
const ENDS: [&str; 7] = ["16.2/1", "16.2/2", "16.3/1", "16.3/2", "16.3/3", "16.4", "18.4/1"];

/// `axis 16.2/1`, or `no`.
struct Ended;

impl Word<Theatre> for Ended {
    type Value = Option<End>;

    fn write(_: &Theatre, end: &Self::Value, out: &mut String) {
        match end {
            Some(end) => {
                out.push_str(end.winner.word());
                out.push(' ');
                out.push_str(end.rule);
            }
            None => out.push_str("no"),
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Result<Self::Value, sandtable_core::NotationError> {
        if words.take("no") {
            return Ok(None);
        }
        let winner = <Side as Word<Theatre>>::read(t, words)?;
        let word = words.next("a rule")?;
        match ENDS.iter().find(|rule| **rule == word) {
            Some(rule) => Ok(Some(End { winner, rule })),
            None => words.fail(format!("no game ends by '{word}'")),
        }
    }
}

fn used_cards(sets: [u64; 2]) -> Vec<CardId> {
    let all = Side::BOTH.into_iter().flat_map(|side| (1..=CARDS).map(move |number| CardId { side, number }));
    all.filter(|c| sets[c.side as usize] >> c.number & 1 == 1).collect()
}

fn card_sets(cards: Vec<CardId>) -> [u64; 2] {
    cards.into_iter().fold([0; 2], |mut sets, c| {
        sets[c.side as usize] |= 1 << c.number;
        sets
    })
}

fn listed(f: &mut Fields, t: &Theatre, key: &str, of: &mut Spaces) -> Laid<()> {
    f.set::<Theatre, SpaceWord, Spaces>(key, t, of).map(drop)
}

fn cards_field(f: &mut Fields, t: &Theatre, key: &str, of: &mut [u64; 2]) -> Laid<()> {
    if let Some(cards) = f.each::<Theatre, CardWord>(key, t, || used_cards(*of))? {
        *of = card_sets(cards);
    }
    Ok(())
}

/// All fields, in one pass.
fn fields(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<()> {
    f.int("turn", &mut s.turn)?;
    f.int("round", &mut s.round)?;
    f.word::<Theatre, Side>("acting", t, &mut s.acting)?;
    f.int("vp", &mut s.vp)?;
    units(t, s, f)?;
    listed(f, t, "axis", &mut s.axis)?;
    cards(t, s, f)?;
    let now = || Record::ALL.into_iter().map(|r| (r, s.points[r as usize])).filter(|(_, n)| *n > 0).collect();
    if let Some(points) = f.each::<Theatre, Recorded>("points", t, now)? {
        s.points = Default::default();
        points.into_iter().for_each(|(r, n)| s.points[r as usize] = n);
    }
    macro_rules! set {
        ($key:literal, $of:ty, $set:expr) => {
            if let Some(all) = f.each::<Theatre, $of>($key, t, || $set.iter().collect())? {
                $set = all.into_iter().collect();
            }
        };
    }
    set!("events", Event, s.events);
    set!("passing", Passing, s.passing);
    set!("bans", Ban, s.bans);
    let now =
        || Side::BOTH.into_iter().flat_map(|x| s.classes[x as usize].iter().map(move |c| (x, c))).collect();
    if let Some(all) = f.each::<Theatre, Called>("reinforced", t, now)? {
        s.classes = Default::default();
        all.into_iter().for_each(|(side, class)| s.classes[side as usize].set(class, true));
    }
    f.word::<Theatre, OrNone<Use>>("last_axis", t, &mut s.last[0])?;
    f.word::<Theatre, OrNone<Use>>("last_allied", t, &mut s.last[1])?;
    listed(f, t, "gained", &mut s.gained)?;
    deed(t, &mut s.deed, f)?;
    battle(t, &mut s.battle, f)?;
    f.row::<Theatre, UnitWord, 8>("due", t, &mut s.due)?;
    f.row::<Theatre, Step, 10>("steps", t, &mut s.steps)?;
    f.word::<Theatre, Ended>("over", t, &mut s.over)?;
    shortcuts(t, s, f)
}

fn units(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<()> {
    if f.has("clear") {
        s.at = [off::POOL; UNITS];
        s.flags = [0; UNITS];
    }
    let now = || {
        let all = t.ids().map(|id| (id, s.flags[usize::from(id)], s.at[usize::from(id)]));
        all.filter(|(_, flags, at)| *at != off::POOL || *flags != 0).collect()
    };
    let Some(posts) = f.each::<Theatre, Post>("units", t, now)? else { return Ok(()) };
    if f.text().is_some_and(|p| p.0.contains_key("steps")) {
        // A whole position names every unit that is not in the pool.
        s.at = [off::POOL; UNITS];
        s.flags = [0; UNITS];
    }
    let mut seen = [false; UNITS];
    for (id, flags, at) in posts {
        if std::mem::replace(&mut seen[usize::from(id)], true) {
            return SetupError::fail("units", format!("'{}' is there twice", t.counter(id).key));
        }
        if at == crate::state::NOWHERE {
            return SetupError::fail("units", format!("'{}' must be somewhere", t.counter(id).key));
        }
        s.at[usize::from(id)] = at;
        s.flags[usize::from(id)] = flags;
    }
    Ok(())
}

fn cards(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<()> {
    let now = || {
        let all =
            Side::BOTH.into_iter().flat_map(|side| (1..=CARDS).map(move |number| CardId { side, number }));
        all.map(|c| (c, s.card(c))).collect()
    };
    if let Some(all) = f.each::<Theatre, Lying>("cards", t, now)? {
        all.into_iter().for_each(|(c, card)| s.cards[c.side as usize][usize::from(c.number)] = card);
        s.piles = s.counted_piles();
    }
    // `hand = ["A3", "X20"]`: these cards and no others are in hand.
    if f.has("hand") {
        let hand = f.text().map(|p| p.get_list("hand")).transpose()?.flatten().unwrap_or_default();
        for card in s.cards.iter_mut().flatten().filter(|c| c.lies == Lies::Hand) {
            *card = Card { lies: Lies::Deck, open: false, seen: false };
        }
        for word in hand {
            let card = sandtable_core::read_all::<Theatre, CardWord>(t, word)
                .map_err(|e| SetupError::new("hand", e.message))?;
            s.cards[card.side as usize][usize::from(card.number)] =
                Card { lies: Lies::Hand, open: false, seen: false };
        }
        s.piles = s.counted_piles();
    }
    Ok(())
}

fn deed(t: &Theatre, d: &mut Deed, f: &mut Fields) -> Laid<()> {
    let mut play = d.card.zip(d.used);
    if f.word::<Theatre, PlayWord>("play", t, &mut play)? {
        (d.card, d.used) = (play.map(|p| p.0), play.map(|p| p.1));
    }
    f.int("ops", &mut d.points)?;
    macro_rules! set {
        ($key:literal, $of:ty, $set:expr, $as:ty) => {
            if let Some(all) = f.each::<Theatre, $of>($key, t, || $set.iter().collect())? {
                $set = all.into_iter().collect::<$as>();
            }
        };
    }
    set!("only", Region, d.only, Regions);
    f.word::<Theatre, SpaceWord>("also", t, &mut d.also)?;
    set!("eased", Nation, d.ease, Nations);
    set!("eased_in", Region, d.ease_in, Regions);
    f.int("flank_bonus", &mut d.flank)?;
    f.word::<Theatre, SpaceWord>("named", t, &mut d.named)?;
    f.flag("bonus_used", &mut d.bonus_used)?;
    f.flag("rommel_used", &mut d.rommel_used)?;
    cards_field(f, t, "used_cards", &mut d.cards)?;
    f.word::<Theatre, OrNone<Mission>>("mission", t, &mut d.mission)?;
    listed(f, t, "arrivals", &mut d.arrivals)?;
    f.flag("dash", &mut d.dash)?;
    listed(f, t, "moves", &mut d.moves)?;
    listed(f, t, "attacks", &mut d.attacks)?;
    f.set::<Theatre, UnitWord, Units>("cut", t, &mut d.cut).map(drop)
}

fn battle(t: &Theatre, b: &mut Battle, f: &mut Fields) -> Laid<()> {
    f.word::<Theatre, SpaceWord>("target", t, &mut b.target)?;
    listed(f, t, "from", &mut b.from)?;
    f.word::<Theatre, Flank>("flank", t, &mut b.flank)?;
    f.flag("rommel", &mut b.rommel)?;
    f.flag("bonus", &mut b.bonus)?;
    f.flag("landing", &mut b.landing)?;
    cards_field(f, t, "battle_cards", &mut b.cards)?;
    f.int("attackers_number", &mut b.numbers[0])?;
    f.int("defenders_number", &mut b.numbers[1])?;
    f.flag("attackers_fired", &mut b.fired[0])?;
    f.flag("defenders_fired", &mut b.fired[1])?;
    f.flag("bold", &mut b.bold)?;
    f.flag("attackers_out", &mut b.out[0])?;
    f.flag("defenders_out", &mut b.out[1])?;
    f.flag("germans", &mut b.german)?;
    f.int("length", &mut b.length)?;
    f.flag("overrun", &mut b.overrun)?;
    f.flag("vacated", &mut b.vacated)?;
    listed(f, t, "passed", &mut b.passed)
}

/// Short ways to say other entries, for cases: `phase`, `allied` and `axis_too`.
fn shortcuts(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<()> {
    let Some(text) = f.text() else { return Ok(()) };
    for (key, side) in [("allied", Side::Allied), ("axis_too", Side::Axis)] {
        if f.has(key) {
            for word in text.get_list(key)?.unwrap_or_default() {
                let at = sandtable_core::read_all::<Theatre, SpaceWord>(t, word)
                    .map_err(|e| SetupError::new(key, e.message))?;
                s.axis.put(at, side == Side::Axis);
            }
        }
    }
    if f.has("phase") {
        let word = text.get_word("phase")?.unwrap_or_default();
        let steps: &[Step] = match word {
            "action" => &[Step::Choose],
            "activate" => &[Step::Operation(crate::steps::OpStage::Mission), Step::Activate],
            "march" => &[Step::Operation(crate::steps::OpStage::Excess), Step::March],
            "assault" => &[Step::Operation(crate::steps::OpStage::Dash), Step::Assault],
            "redeploy" => &[Step::Redeploy],
            "restock-axis" => &[Step::Restock(Side::Axis)],
            "restock-allied" => &[Step::Restock(Side::Allied)],
            _ => return SetupError::fail("phase", format!("'{word}' is no phase")),
        };
        s.steps.clear();
        let turn = match word {
            "restock-axis" => TurnStage::Restock(Side::Allied),
            "restock-allied" => TurnStage::End,
            _ => TurnStage::After,
        };
        s.steps.push(Step::Turn(turn));
        s.steps.extend(steps.iter().copied());
        if turn == TurnStage::After && s.round == 0 {
            s.round = 1;
        }
    }
    // Whoever stands in a space controls it.
    if f.text().is_some_and(|p| !p.0.contains_key("steps") && p.0.contains_key("units")) {
        for id in t.ids() {
            let at = s.at[usize::from(id)];
            let neutral = matches!(t.nation(id), Nation::Ir) && !s.events.has(Event::IraqActive);
            if on_map(at) && !neutral {
                s.axis.put(at, t.side(id) == Side::Axis);
            }
        }
    }
    Ok(())
}

/// The whole state as text; units in the pool are left out.
pub fn position(t: &Theatre, s: &State) -> Position {
    let mut s = s.clone();
    Fields::write(|f| fields(t, &mut s, f))
}

/// Lays text over a state.
pub fn arrange(t: &Theatre, s: &mut State, p: &Position) -> Laid<()> {
    let mut laid = s.clone();
    Fields::read(p, |f| fields(t, &mut laid, f))?;
    laid.refresh(t);
    if p.0.contains_key("attacks") && !p.0.contains_key("cut") {
        // Nothing is said of when they were activated: they are as they were then.
        let look = Look { t, s: &laid };
        let cut = laid.deed.attacks.iter().map(|at| look.cut_off(laid.acting, at));
        laid.deed.cut = cut.fold(Units::EMPTY, |all, some| all | some);
    }
    // What lacks something cannot be prepared.
    if let Some(fault) = under_way(t, &laid).into_iter().next() {
        return SetupError::fail("position", fault);
    }
    crate::steps::prepare(t, &mut laid);
    if let Some(fault) = faults(t, &laid).into_iter().next() {
        return SetupError::fail("position", fault);
    }
    *s = laid;
    Ok(())
}

/// What is under way and lacks what it is about.
fn under_way(t: &Theatre, s: &State) -> Vec<String> {
    let mut faults = Vec::new();
    let known = |at: Space| usize::from(at) < t.spaces.len().min(SPACES);
    if s.round > t.limits.rounds {
        faults.push(format!("round {} is none of a turn", s.round));
    }
    for step in &s.steps {
        match *step {
            Step::Moving { unit, .. } | Step::Advancing { unit, .. } if !known(s.at[usize::from(unit)]) => {
                faults.push(format!("{} moves and is not on the map", t.counter(unit).key));
            }
            Step::Open
            | Step::Battle(_)
            | Step::CombatCards(_)
            | Step::Overrun
            | Step::Stand
            | Step::Retreat
            | Step::Pursuit
                if !known(s.battle.target) =>
            {
                faults.push("a battle runs, but no space is attacked (11.3)".into());
            }
            // Before the first has dashed it may begin anywhere.
            Step::Dash { from } if from != crate::state::NOWHERE && !known(from) => {
                faults.push("a dash from beyond the map".into());
            }
            _ => {}
        }
    }
    let twice = |i: usize| s.steps[..i].iter().any(|below| discriminant(below) == discriminant(&s.steps[i]));
    if (0..s.steps.len()).any(twice) {
        faults.push("a step of the sequence of play is under way twice".into());
    }
    faults
}

/// What is wrong with a state: broken invariants and stale derived values.
pub fn faults(t: &Theatre, s: &State) -> Vec<String> {
    let mut faults = under_way(t, s);
    if s.muster.0 != counted(t, s) {
        faults.push("the tally of units is stale".into());
    }
    for side in Side::BOTH.into_iter().filter(|side| s.supply.fresh[*side as usize]) {
        for profile in Profile::ALL.into_iter().filter(|p| p.side() == side) {
            if s.supply.fields[profile as usize] != field(t, s, profile) {
                faults.push(format!("the supply of {} is stale", profile.word()));
            }
        }
    }
    let veiled = s.cards.iter().flatten().any(|c| c.lies == Lies::Veiled);
    if !veiled && s.piles != s.counted_piles() {
        faults.push("the piles are miscounted".into());
    }
    for id in t.ids() {
        let at = s.at[usize::from(id)];
        let key = &t.counter(id).key;
        if on_map(at) && usize::from(at) >= t.spaces.len() {
            faults.push(format!("{key} stands off the map"));
        } else if on_map(at) && at == t.at.malta {
            faults.push(format!("{key} is in Malta (10.31/1)"));
        }
    }
    if s.over.is_none() && s.steps.is_empty() {
        faults.push("nobody decides, and the game is not over".into());
    }
    if !(0..=t.limits.most_points).contains(&s.vp) {
        faults.push(format!("{} victory points are off the track (16.6/1)", s.vp));
    }
    if s.turn < 1 || usize::from(s.turn) > t.turns.len() {
        faults.push(format!("turn {} is not on the track", s.turn));
    }
    for at in 0..t.spaces.len().min(SPACES) as Space {
        let [axis, allied] = Side::BOTH.map(|side| s.count(side, at));
        let passes = |step: &Step| match step {
            Step::Moving { unit, .. } | Step::Advancing { unit, .. } => s.at[usize::from(*unit)] == at,
            _ => false,
        };
        let moving = s.steps.iter().any(passes);
        if axis > 0 && allied > 0 && !moving {
            faults.push(format!("both sides stand in {} (8.12)", t.ground(at).key));
        }
    }
    faults
}
