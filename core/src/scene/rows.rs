//! Offers as they are sent: those of one form, one after another, as rows of what they do not share with the row before. A
//! row says nothing by its number, so that a list of offers that changes a little is sent as little. Rows are made while they
//! are written, since a scene may have hundreds of them.

use std::collections::BTreeMap;
use std::mem::discriminant;

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use smallvec::SmallVec;

use super::board::is_false;
use super::{Handle, Offer};
use crate::{Text, Value};

/// Offers of one form.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SentOffers<'a> {
    /// What kind of thing is clicked.
    handle: &'static str,
    /// The message of their labels, with the names of its arguments.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    label: Form<'a>,
    /// The message of their tags, with the names of its arguments.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    tag: Option<Form<'a>>,
    /// Are they done with a piece?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    piece: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    together: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    under: Option<&'a Text>,
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    odds: bool,
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    minor: bool,
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    spends: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    reason: Option<&'a Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    loses: Option<&'a Text>,
    /// An offer each: what is clicked (one cell, or two for a side or an amount), how many offers before it there is a line
    /// that begins as its own does, for how many letters, the rest of its line, the piece if there is one, the values of the
    /// label and those of the tag, and whether it is binding (1 or 0). A cell that is as in the row before is null, or missing
    /// at the end.
    #[cfg_attr(feature = "ts", ts(type = "Array<Array<Said | null>>"))]
    each: Rows<'a>,
}

/// A message with the names of its arguments.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Form<'a>(&'a Text);

impl Serialize for Form<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Form(text) = self;
        to.collect_seq(std::iter::once(text.id).chain(text.args.iter().map(|(name, _)| *name)))
    }
}

/// Offers of one form, with where their lines begin as another's.
#[derive(Clone, PartialEq, Debug)]
struct Rows<'a> {
    offers: &'a [Offer],
    begun: SmallVec<[Begun; 4]>,
}

/// So many offers back there is a line that begins in the same way, for so many bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Begun {
    back: u32,
    same: u32,
}

/// Few offers have more cells.
const CELLS: usize = 16;

/// The cells of an offer.
type Cells<'a> = SmallVec<[Said<'a>; CELLS]>;

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut rows = to.serialize_seq(Some(self.offers.len()))?;
        // Two rows of cells that are filled in turn, and never moved.
        let mut cells = [Cells::new(), Cells::new()];
        let [before, now] = &mut cells;
        let (mut before, mut now) = (before, now);
        for (offer, begun) in self.offers.iter().zip(&self.begun) {
            now.clear();
            fill(now, offer, *begun);
            rows.serialize_element(&Row { before, now })?;
            std::mem::swap(&mut before, &mut now);
        }
        rows.end()
    }
}

/// The cells of an offer after those of the one before it.
struct Row<'a> {
    before: &'a [Said<'a>],
    now: &'a [Said<'a>],
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // Compared once: there are thousands of cells.
        let differs: SmallVec<[bool; CELLS]> =
            self.now.iter().enumerate().map(|(i, cell)| self.before.get(i) != Some(cell)).collect();
        let told = differs.iter().rposition(|differs| *differs).map_or(0, |last| last + 1);
        to.collect_seq(
            self.now.iter().zip(&differs).take(told).map(|(cell, differs)| differs.then_some(cell)),
        )
    }
}

/// A cell of a row. Values of texts are numbers as they are, others a letter and an index (`p` a place, `k` a kind, `s` a
/// seat, `c` a card, `n` a name) or `t` with another message; a bare `p` is the place that is clicked.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Said<'a> {
    /// A number.
    Int(i32),
    /// Something named.
    Named(#[cfg_attr(feature = "ts", ts(type = "string"))] Name<'a>),
}

/// What something is named, before it is written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Name<'a> {
    /// As it is.
    Word(&'a str),
    /// Another message.
    Term(&'static str),
    /// A letter and an index.
    Of(u8, u16),
}

impl Serialize for Name<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match *self {
            Name::Word(word) => to.serialize_str(word),
            Name::Term(id) => to.collect_str(&format_args!("t{id}")),
            Name::Of(letter, index) => {
                // By hand: there are thousands of them.
                let mut text = [letter; 6];
                let (mut at, mut left) = (text.len(), index);
                loop {
                    at -= 1;
                    text[at] = b'0' + (left % 10) as u8;
                    left /= 10;
                    if left == 0 {
                        break;
                    }
                }
                text[at - 1] = letter;
                to.serialize_str(std::str::from_utf8(&text[at - 1..]).unwrap_or_default())
            }
        }
    }
}

impl From<u16> for Said<'_> {
    fn from(n: u16) -> Self {
        Said::Int(n.into())
    }
}

fn said(value: Value, clicked: &Handle) -> Said<'static> {
    Said::Named(match value {
        Value::Int(n) => return Said::Int(n),
        Value::Term(id) => Name::Term(id),
        Value::Place(i) if *clicked == Handle::Place(i) => Name::Word("p"),
        Value::Place(i) => Name::Of(b'p', i),
        Value::Kind(i) => Name::Of(b'k', i),
        Value::Seat(seat) => Name::Of(b's', seat.0.into()),
        Value::Card(i) => Name::Of(b'c', i),
        Value::Name(i) => Name::Of(b'n', i),
    })
}

/// How many bytes two lines begin with in common.
fn common(a: &str, b: &str) -> usize {
    let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    // Letters are whole.
    (0..=same).rev().find(|at| a.is_char_boundary(*at)).unwrap_or(0)
}

/// The lines of the offers so far.
#[derive(Default)]
struct Lines<'a> {
    /// Those that differ from the one before them by more than a word, by their letters, with their numbers.
    known: BTreeMap<&'a str, usize>,
    last: &'a str,
    count: usize,
}

impl<'a> Lines<'a> {
    /// A line more.
    fn add(&mut self, line: &'a str) -> Begun {
        let (mut same, mut back) = (common(line, self.last), 1);
        // Most lines differ from the one before them by a word: no other is like that.
        if same == 0 || line[same..].contains(' ') {
            let begins = |(other, number): (&&str, &usize)| (common(line, other), *number);
            // Of all lines, one of its neighbours in order has most in common with it.
            let beside = [self.known.range(..line).next_back(), self.known.range(line..).next()];
            let most = beside.into_iter().flatten().map(begins).max();
            if let Some((more, number)) = most.filter(|(more, _)| *more > same) {
                (same, back) = (more, self.count - number);
            }
            self.known.insert(line, self.count);
        }
        (self.last, self.count) = (line, self.count + 1);
        Begun { back: back as u32, same: same as u32 }
    }
}

impl<'a> SentOffers<'a> {
    /// All offers, in order.
    pub fn all(offers: &'a [Offer]) -> Vec<SentOffers<'a>> {
        let mut lines = Lines::default();
        let forms = offers.chunk_by(is_like).map(|alike| {
            let begun = alike.iter().map(|offer| lines.add(&offer.line)).collect();
            SentOffers::of(&alike[0], Rows { offers: alike, begun })
        });
        forms.collect()
    }

    /// The form of an offer, and all that have it.
    fn of(offer: &'a Offer, each: Rows<'a>) -> SentOffers<'a> {
        SentOffers {
            handle: match offer.handle {
                Handle::Piece(_) => "piece",
                Handle::Place(_) => "place",
                Handle::Side(..) => "side",
                Handle::Card(_) => "card",
                Handle::Button(_) => "button",
                Handle::Amount(..) => "amount",
            },
            label: Form(&offer.label),
            tag: offer.tag.as_deref().map(Form),
            piece: offer.piece.is_some(),
            together: offer.together,
            under: offer.under.as_deref(),
            odds: offer.odds,
            minor: offer.minor,
            spends: offer.spends,
            reason: offer.reason.as_deref(),
            loses: offer.loses.as_deref(),
            each,
        }
    }
}

/// Are they of the same form?
fn is_like(a: &Offer, b: &Offer) -> bool {
    let same = |a: &Text, b: &Text| {
        a.id == b.id && a.args.iter().map(|(name, _)| name).eq(b.args.iter().map(|(name, _)| name))
    };
    let tags = match (&a.tag, &b.tag) {
        (Some(a), Some(b)) => same(a, b),
        (a, b) => a.is_none() && b.is_none(),
    };
    let flags = |o: &Offer| (discriminant(&o.handle), o.piece.is_some(), o.odds, o.minor, o.spends);
    tags && flags(a) == flags(b)
        && same(&a.label, &b.label)
        && (&a.reason, &a.loses) == (&b.reason, &b.loses)
        && (a.together, &a.under) == (b.together, &b.under)
}

/// Adds all cells of an offer.
fn fill<'a>(cells: &mut Cells<'a>, offer: &'a Offer, begun: Begun) {
    fn word(word: &str) -> Said<'_> {
        Said::Named(Name::Word(word))
    }
    match &offer.handle {
        Handle::Piece(key) | Handle::Card(key) | Handle::Button(key) => cells.push(word(key)),
        Handle::Place(at) => cells.push((*at).into()),
        Handle::Side(from, to) => cells.extend([Said::from(*from), Said::from(*to)]),
        Handle::Amount(key, n) => cells.extend([word(key), (*n).into()]),
    }
    let (start, rest) = offer.line.split_at(begun.same as usize);
    // The client counts letters as UTF-16 does.
    let letters = if start.is_ascii() { start.len() } else { start.encode_utf16().count() };
    cells.extend([Said::Int(begun.back as i32), Said::Int(letters as i32), word(rest)]);
    cells.extend(offer.piece.iter().map(|key| word(key)));
    let texts = std::iter::once(&offer.label).chain(offer.tag.as_deref());
    cells.extend(texts.flat_map(|text| &text.args).map(|(_, value)| said(*value, &offer.handle)));
    cells.push(Said::Int(offer.binding.into()));
}
