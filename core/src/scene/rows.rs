//! Offers as they are sent: those of one form, one after another, as rows of what they do not share with the row before. A
//! row says nothing by its number, so that a list of offers that changes a little is sent as little.

use std::collections::BTreeMap;

use serde::Serialize;

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
    label: Vec<&'a str>,
    /// The message of their tags, with the names of its arguments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    tag: Vec<&'a str>,
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
    each: Vec<Vec<Option<Said>>>,
}

/// A cell of a row. Values of texts are numbers as they are, others a letter and an index (`p` a place, `k` a kind, `s` a
/// seat, `c` a card, `n` a name) or `t` with another message; a bare `p` is the place that is clicked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Said {
    /// A number.
    Int(i32),
    /// Something named.
    Named(String),
}

impl From<u16> for Said {
    fn from(n: u16) -> Said {
        Said::Int(n.into())
    }
}

/// A message with the names of its arguments.
fn form(text: &Text) -> Vec<&str> {
    std::iter::once(text.id).chain(text.args.iter().map(|(name, _)| *name)).collect()
}

fn said(value: Value, clicked: &Handle) -> Said {
    let (letter, index) = match value {
        Value::Int(n) => return Said::Int(n),
        Value::Term(id) => return Said::Named(format!("t{id}")),
        Value::Place(i) if *clicked == Handle::Place(i) => return Said::Named("p".into()),
        Value::Place(i) => ('p', i),
        Value::Kind(i) => ('k', i),
        Value::Seat(seat) => ('s', seat.0.into()),
        Value::Card(i) => ('c', i),
        Value::Name(i) => ('n', i),
    };
    Said::Named(format!("{letter}{index}"))
}

/// How many bytes two lines begin with in common.
fn common(a: &str, b: &str) -> usize {
    a.chars().zip(b.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum()
}

/// The lines of the offers so far.
#[derive(Default)]
struct Lines<'a> {
    /// By their letters, with their numbers.
    known: BTreeMap<&'a str, usize>,
    last: &'a str,
    count: usize,
}

impl<'a> Lines<'a> {
    /// A line more: how many offers back it begins as another, for how many letters, and the rest of it.
    fn add(&mut self, line: &'a str) -> [Said; 3] {
        let begins = |(other, number): (&&str, &usize)| (common(line, other), *number);
        // Of all lines, one of its neighbours in order has most in common with it.
        let beside = [self.known.range(..line).next_back(), self.known.range(line..).next()];
        let most = beside.into_iter().flatten().map(begins).max();
        let (mut same, mut back) = (common(line, self.last), 1);
        if let Some((more, number)) = most.filter(|(more, _)| *more > same) {
            (same, back) = (more, self.count - number);
        }
        self.known.insert(line, self.count);
        (self.last, self.count) = (line, self.count + 1);
        let (begun, rest) = line.split_at(same);
        // The client counts letters as UTF-16 does.
        let letters = begun.encode_utf16().count();
        [Said::Int(back as i32), Said::Int(letters as i32), Said::Named(rest.into())]
    }
}

impl<'a> SentOffers<'a> {
    /// All offers, in order.
    pub fn all(offers: &'a [Offer]) -> Vec<SentOffers<'a>> {
        let mut all: Vec<SentOffers> = Vec::new();
        let (mut lines, mut cells) = (Lines::default(), Vec::new());
        for offer in offers {
            let of = SentOffers::of(offer);
            if all.last().is_none_or(|last| !last.is_like(&of)) {
                all.push(of);
                cells.clear();
            }
            let now = row(offer, lines.add(&offer.line));
            let mut differs: Vec<Option<Said>> = now
                .iter()
                .enumerate()
                .map(|(i, cell)| (cells.get(i) != Some(cell)).then(|| cell.clone()))
                .collect();
            while differs.last().is_some_and(Option::is_none) {
                differs.pop();
            }
            if let Some(last) = all.last_mut() {
                last.each.push(differs);
            }
            cells = now;
        }
        all
    }

    /// The form of an offer.
    fn of(offer: &'a Offer) -> SentOffers<'a> {
        SentOffers {
            handle: match offer.handle {
                Handle::Piece(_) => "piece",
                Handle::Place(_) => "place",
                Handle::Side(..) => "side",
                Handle::Card(_) => "card",
                Handle::Button(_) => "button",
                Handle::Amount(..) => "amount",
            },
            label: form(&offer.label),
            tag: offer.tag.as_ref().map(form).unwrap_or_default(),
            piece: offer.piece.is_some(),
            together: offer.together,
            under: offer.under.as_ref(),
            odds: offer.odds,
            minor: offer.minor,
            spends: offer.spends,
            reason: offer.reason.as_ref(),
            loses: offer.loses.as_ref(),
            each: Vec::new(),
        }
    }

    /// Are they of the same form?
    fn is_like(&self, other: &SentOffers) -> bool {
        let flags = |o: &SentOffers| (o.handle, o.piece, o.odds, o.minor, o.spends);
        flags(self) == flags(other)
            && (self.reason, self.loses) == (other.reason, other.loses)
            && (&self.label, &self.tag) == (&other.label, &other.tag)
            && (self.together, self.under) == (other.together, other.under)
    }
}

/// All cells of an offer.
fn row(offer: &Offer, line: [Said; 3]) -> Vec<Said> {
    let word = |word: &String| Said::Named(word.clone());
    let mut cells = match &offer.handle {
        Handle::Piece(key) | Handle::Card(key) | Handle::Button(key) => vec![word(key)],
        Handle::Place(at) => vec![(*at).into()],
        Handle::Side(from, to) => vec![(*from).into(), (*to).into()],
        Handle::Amount(key, n) => vec![word(key), (*n).into()],
    };
    cells.extend(line);
    cells.extend(offer.piece.iter().map(word));
    let texts = std::iter::once(&offer.label).chain(&offer.tag);
    cells.extend(texts.flat_map(|text| &text.args).map(|(_, value)| said(*value, &offer.handle)));
    cells.push(Said::Int(offer.binding.into()));
    cells
}
