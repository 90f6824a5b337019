//! Hexes of several map sheets laid together, numbered sheet by sheet as the Operational Combat Series prints them.

use crate::hex::{HexCell, HexError, HexGrid, Layout, Shifted};

/// Equal sheets named A, B, C … from the north-west. `A12.34` is row 12, counted from the south edge of sheet A, and
/// column 34, counted from its east edge; sheets side by side share a column.
///
/// ```
/// use sandtable_board::Sheets;
///
/// let rhine = Sheets { across: 2, down: 2, cols: 35, rows: 62 };
/// let grid = rhine.grid();
/// assert_eq!(grid.len(), 8_556);
/// let hex = rhine.parse("B29.20")?;
/// let near: Vec<_> = grid.neighbours(hex).map(|next| rhine.name(next)).collect();
/// assert_eq!(near, ["B30.19", "B29.19", "B28.19", "B28.20", "B29.21", "B30.20"]);
/// assert_eq!(rhine.parse("B14.35")?, rhine.parse("A14.01")?);
/// # Ok::<(), sandtable_board::hex::HexError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheets {
    /// Sheets side by side.
    pub across: u8,
    /// Sheets one below the other.
    pub down: u8,
    /// Columns of a sheet, the shared ones included.
    pub cols: u8,
    /// Rows of a sheet.
    pub rows: u8,
}

impl Sheets {
    /// The whole map, its hexes counted from 1 in the north-western corner. Even rows of a sheet lie half a hex to the west.
    pub fn grid(&self) -> HexGrid {
        let (cols, rows) = self.size();
        self.window([HexCell::new(1, 1), HexCell::new(cols, rows)])
    }

    /// A part of the map between two hexes, its north-western and its south-eastern corner: hexes keep their names.
    pub fn window(&self, [from, to]: [HexCell; 2]) -> HexGrid {
        let (cols, rows) = self.size();
        let within = |n: i16, most: i16| n.clamp(1, most) as u8;
        let shifted = if rows % 2 == 0 { Shifted::Even } else { Shifted::Odd };
        let cols = within(from.col, cols)..=within(to.col, cols);
        HexGrid::new(Layout::PointyTop, shifted, cols, within(from.row, rows)..=within(to.row, rows))
    }

    /// Columns and rows of the whole map.
    fn size(&self) -> (i16, i16) {
        let cols = i16::from(self.across) * (i16::from(self.cols) - 1) + 1;
        (cols, i16::from(self.down) * i16::from(self.rows))
    }

    /// Columns from one sheet to the next.
    fn stride(&self) -> i16 {
        i16::from(self.cols) - 1
    }

    /// The printed name of a hex of [`Sheets::grid`]; one in a shared column has that of the western sheet.
    pub fn name(&self, hex: HexCell) -> String {
        let (cols, rows) = self.size();
        // Both counted from the south-eastern corner, from 0.
        let (col, row) = (cols - hex.col, rows - hex.row);
        let east = (col / self.stride()).clamp(0, i16::from(self.across) - 1);
        let south = row.div_euclid(i16::from(self.rows)).clamp(0, i16::from(self.down) - 1);
        let letter =
            (i16::from(self.down) - 1 - south) * i16::from(self.across) + i16::from(self.across) - 1 - east;
        let (col, row) = (col - east * self.stride() + 1, row - south * i16::from(self.rows) + 1);
        format!("{}{row}.{col:02}", char::from(b'A' + letter as u8))
    }

    /// Reads a printed name.
    pub fn parse(&self, text: &str) -> Result<HexCell, HexError> {
        self.read(text).ok_or_else(|| HexError::NotANumber(text.to_owned()))
    }

    fn read(&self, text: &str) -> Option<HexCell> {
        let letter = text.bytes().next()?.checked_sub(b'A')?;
        let (row, col) = text.get(1..)?.split_once('.')?;
        let number = |digits: &str, most: u8| {
            let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse::<u8>().ok().filter(|n| plain && (1..=most).contains(n)).map(i16::from)
        };
        let (row, col) = (number(row, self.rows)?, number(col, self.cols)?);
        let (south, east) = (letter.checked_div(self.across)?, letter.checked_rem(self.across)?);
        let south = i16::from(self.down.checked_sub(south + 1)?);
        let east = i16::from(self.across - 1 - east);
        let (cols, rows) = self.size();
        let (row, col) = (row - 1 + south * i16::from(self.rows), col - 1 + east * self.stride());
        Some(HexCell::new(cols - col, rows - row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RHINE: Sheets = Sheets { across: 2, down: 2, cols: 35, rows: 62 };

    #[test]
    fn no_sheets_have_no_hexes() {
        assert!(Sheets { across: 0, ..RHINE }.parse("A1.01").is_err());
    }

    #[test]
    fn every_hex_reads_as_it_is_called() {
        for sheets in [RHINE, Sheets { across: 1, down: 1, cols: 15, rows: 20 }] {
            for hex in sheets.grid().hexes() {
                assert_eq!(sheets.parse(&sheets.name(hex)), Ok(hex));
            }
        }
    }

    #[test]
    fn the_corners_lie_where_the_sheets_do() {
        let corners = [("A62.35", (1, 1)), ("B62.01", (69, 1)), ("C1.35", (1, 124)), ("D1.01", (69, 124))];
        for (name, (col, row)) in corners {
            assert_eq!(RHINE.parse(name), Ok(HexCell::new(col, row)));
            assert_eq!(RHINE.name(HexCell::new(col, row)), name);
        }
    }

    #[test]
    fn hexes_of_a_window_keep_their_names_and_neighbours() -> Result<(), HexError> {
        let grid = RHINE.window([RHINE.parse("A22.06")?, RHINE.parse("B7.26")?]);
        assert_eq!(grid.len(), 15 * 16);
        assert_eq!(grid.at(0).map(|hex| RHINE.name(hex)).as_deref(), Some("A22.06"));
        let near = |grid: &HexGrid, hex| grid.neighbours(hex).collect::<Vec<_>>();
        let inside = RHINE.parse("B14.30")?;
        assert_eq!(near(&grid, inside), near(&RHINE.grid(), inside));
        assert_eq!(near(&grid, RHINE.parse("B7.26")?).len(), 2);
        Ok(())
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in ["", "A", "A12", "A12.", "E1.01", "A63.01", "A1.36", "A0.01", "a1.01", "A+1.01", "é1.01"]
        {
            assert_eq!(RHINE.parse(text), Err(HexError::NotANumber(text.into())));
        }
    }
}
