//! Reading hex numbers, sides and lines of a source file, with faults told by line.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;

use crate::hex::{self, Grid, Hex, Side};
use crate::hexmap::lines::shortest;
use crate::hexmap::model::Place;
use crate::hexmap::source::{LineSource, PatchSource};
use crate::problem::{Result, SourceText};

/// Reads numbers of a source file against its grid.
pub struct Reader<'a> {
    /// The file.
    pub text: &'a SourceText,
    /// The grid.
    pub grid: Grid,
}

impl Reader<'_> {
    /// A hex by its number.
    pub fn hex(&self, span: Range<usize>, word: &str) -> Result<Hex> {
        self.grid.read(word).ok_or_else(|| self.text.at(span, format!("{word} is no hex of this map")))
    }

    /// A single quoted hex.
    pub fn quoted(&self, word: &Spanned<String>) -> Result<Hex> {
        self.hex(word.span(), word.get_ref())
    }

    /// A list of hexes with their spans.
    pub fn hexes(&self, list: &Spanned<String>) -> Result<Vec<(Range<usize>, Hex)>> {
        self.text.words(list.span(), ' ').into_iter().map(|(s, w)| Ok((s.clone(), self.hex(s, w)?))).collect()
    }

    /// A side as `1005/1006`.
    pub fn side(&self, span: Range<usize>, word: &str) -> Result<Side> {
        let (a, b) = word.split_once('/').ok_or_else(|| {
            self.text.at(span.clone(), format!("{word} is no hexside: two hexes with a stroke between"))
        })?;
        let leaves = |w: &str| {
            self.text.at(span.clone(), format!("the line leaves the map at {word}: {w} is no hex of it"))
        };
        let a = self.grid.read(a).ok_or_else(|| leaves(a))?;
        let b = self.grid.read(b).ok_or_else(|| leaves(b))?;
        Side::between(a, b)
            .ok_or_else(|| self.text.at(span, format!("the hexes of {word} are no neighbours")))
    }

    /// A list of sides with their spans.
    pub fn sides(&self, list: &Spanned<String>) -> Result<Vec<(Range<usize>, Side)>> {
        self.text
            .words(list.span(), ' ')
            .into_iter()
            .map(|(s, w)| Ok((s.clone(), self.side(s, w)?)))
            .collect()
    }

    /// Hexes of patches, each named once.
    pub fn patches(&self, patches: &[PatchSource]) -> Result<Vec<(Hex, String)>> {
        let mut seen: BTreeMap<Hex, usize> = BTreeMap::new();
        let mut all = Vec::new();
        for patch in patches {
            for (span, hex) in self.hexes(&patch.hexes)? {
                let line = self.text.line(span.start);
                if let Some(first) = seen.insert(hex, line) {
                    let number = self.grid.number(hex);
                    return Err(self.text.at(
                        span,
                        format!("two hexes of one number: {number} is listed already in line {first}"),
                    ));
                }
                all.push((hex, patch.kind.get_ref().clone()));
            }
        }
        Ok(all)
    }
}

/// Whether a line is given by places, as `Breda > Tilburg`.
pub fn by_place(line: &LineSource) -> bool {
    line.hexes.get_ref().contains('>')
}

/// A chain of hex numbers, or of places joined by the shortest way.
pub fn chain(
    reader: &Reader,
    line: &LineSource,
    places: &[Place],
    open: &dyn Fn(Hex) -> bool,
    barred: &dyn Fn(Side) -> bool,
) -> Result<Vec<Hex>> {
    let mut hexes: Vec<Hex> = Vec::new();
    if by_place(line) {
        let raw = line.hexes.span();
        let words = line.hexes.get_ref().split('>').map(str::trim);
        for word in words {
            let hex = match reader.grid.read(word) {
                Some(hex) => hex,
                None => {
                    places
                        .iter()
                        .find(|p| p.name == word)
                        .ok_or_else(|| reader.text.at(raw.clone(), format!("unknown place {word}")))?
                        .hex
                }
            };
            match hexes.last().copied() {
                None => hexes.push(hex),
                Some(from) => {
                    let way = shortest(reader.grid, from, hex, &|a, b| {
                        let side = Side::between(a, b)?;
                        (open(b) && !barred(side)).then_some(1)
                    })
                    .ok_or_else(|| reader.text.at(raw.clone(), format!("no way on land to {word}")))?;
                    hexes.extend(way.into_iter().skip(1));
                }
            }
        }
        return Ok(hexes);
    }
    for (span, word) in reader.text.words(line.hexes.span(), '-') {
        let Some(hex) = reader.grid.read(word) else {
            let message = format!("{} {} leaves the map at {word}", line.id, line.name);
            return Err(reader.text.at(span, message));
        };
        if let Some(&last) = hexes.last()
            && hex::distance(last, hex) != 1
        {
            let message = format!(
                "{} {} breaks off: {} and {word} are no neighbours",
                line.id,
                line.name,
                reader.grid.number(last)
            );
            return Err(reader.text.at(span, message));
        }
        hexes.push(hex);
    }
    Ok(hexes)
}
