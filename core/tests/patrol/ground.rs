//! The four boards.

use sandtable_core::looks::{Badge, Symbol, house};
use sandtable_core::{
    Board, BoardPlace, CardKind, Edge, Grid, Key, Link, Looks, PieceKind, Scenery, Seat, Seats, Shape, Team,
    named,
};

use super::{Card, Kind, Spot};

named! {
    /// What is laid out.
    pub enum Scenario {
        Cards = "cards",
        Teams = "teams",
        Squares = "squares",
        Points = "points",
    }
}

/// What a scenario never changes.
#[derive(Clone)]
pub struct Ground {
    pub scenario: Scenario,
    pub board: Board,
    /// The ways out of each place: where to, and towards which side.
    pub ways: Vec<Vec<(Spot, u8)>>,
    /// Where each seat sets up.
    pub homes: Vec<Vec<Spot>>,
    pub prizes: Vec<Spot>,
    /// How many of each card.
    pub deck: [u8; Card::ALL.len()],
    /// Have troops a front?
    pub facing: bool,
}

impl Scenario {
    /// The seats' keys, each with its team.
    pub fn seats(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Scenario::Teams => &[("red", "reds"), ("blue", "blues"), ("rose", "reds"), ("teal", "blues")],
            _ => &[("red", "reds"), ("blue", "blues")],
        }
    }
}

impl Ground {
    pub fn new(scenario: Scenario) -> Ground {
        match scenario {
            Scenario::Cards => areas(),
            Scenario::Teams => hexes(),
            Scenario::Squares => squares(),
            Scenario::Points => points(),
        }
    }

    pub fn seats(&self) -> u8 {
        self.board.seats.len() as u8
    }

    /// The seats that play together with one.
    pub fn team(&self, seat: Seat) -> Seats {
        let team = self.board.teams.iter().find(|team| team.seats.has(seat));
        team.map_or(Seats::only(seat), |team| team.seats)
    }

    fn laid(
        scenario: Scenario,
        mut board: Board,
        ways: Vec<Vec<(Spot, u8)>>,
        homes: &[&[u8]],
        prizes: &[u8],
    ) -> Ground {
        let seats = scenario.seats();
        board.seats = seats.iter().map(|(key, _)| Key::Borrowed(*key)).collect();
        if seats.len() > 2 {
            board.teams = ["reds", "blues"]
                .map(|team| {
                    let mates = seats.iter().zip(0..).filter(|((_, of), _)| *of == team);
                    Team { key: team.into(), seats: mates.map(|(_, i)| Seat(i)).collect() }
                })
                .to_vec();
        }
        for (key, _) in seats {
            board.kinds.extend(Kind::ALL.map(|kind| {
                let sign = ["infantry", "artillery", "armour"][kind as usize];
                PieceKind::new(
                    format!("{key}-{}", kind.word()),
                    ["kind-foot", "kind-gun", "kind-tank"][kind as usize],
                    *key,
                    sign,
                )
                .values([kind.strength()])
            }));
            board.kinds.push(PieceKind::new(format!("{key}-back"), "kind-back", *key, "marker"));
        }
        for i in prizes {
            board.places[usize::from(*i)].symbols.push("prize".into());
        }
        board.looks = looks();
        let spots = |list: &[u8]| list.iter().map(|i| Spot(*i)).collect();
        Ground {
            scenario,
            board,
            ways,
            homes: homes.iter().map(|home| spots(home)).collect(),
            prizes: spots(prizes),
            deck: [0; 3],
            facing: false,
        }
    }
}

fn looks() -> Looks {
    Looks {
        seats: vec![house::RED, house::BLUE, house::SEATS[3], house::SEATS[6]],
        nations: vec![
            house::SOVIET.of("red"),
            house::FRENCH.of("blue"),
            house::POLISH.of("rose"),
            house::ITALIAN.of("teal"),
        ],
        badges: vec![Badge::new("open", "badge-open", house::mark::EXCLAMATION)],
        symbols: vec![Symbol::new("prize", "symbol-prize").mark(house::symbol::STAR, house::GOLD)],
        arrows: vec![house::ATTACK],
        links: vec![house::ROAD, house::TRACK],
        edges: vec![house::WALL, house::DOOR, house::WINDOW],
        ..Looks::default()
    }
}

/// Nine areas, three by three; cards bring more moves.
fn areas() -> Ground {
    let corner = |column: u16, row: u16| (40.0 + 280.0 * f32::from(column), 40.0 + 200.0 * f32::from(row));
    let mut board = Board::new((920.0, 680.0));
    board.scenery.push(Scenery::sheet(920.0, 680.0));
    for (column, row) in (0..3).flat_map(|c| (0..3).map(move |r| (c, r))) {
        let key = format!("{}{}", char::from(b'a' + column as u8), row + 1);
        let (left, top) = corner(column, row);
        let (right, bottom) = corner(column + 1, row + 1);
        let outline = vec![(left, top), (right, top), (right, bottom), (left, bottom)];
        let at = ((left + right) / 2.0, (top + bottom) / 2.0);
        board.places.push(BoardPlace::new(key, "place", at).outline(outline));
    }
    board.cards = Card::ALL
        .map(|card| {
            let name = ["card-march", "card-rush", "card-storm"][card as usize];
            CardKind::new(card.word(), name, "red")
                .line("card-moves", Some("card/1"))
                .value("card-value", card.moves().into())
        })
        .to_vec();
    let ways = square_ways(3, 3, &[]);
    let ground = Ground::laid(Scenario::Cards, board, ways, &[&[0, 1, 2], &[6, 7, 8]], &[3, 4, 5]);
    Ground { deck: [4, 3, 2], ..ground }
}

/// Hexes by rule, for four.
fn hexes() -> Ground {
    let grid = Grid::new(5, 4, 120.0).at(90.0, 90.0).shifted(1).named("place");
    let cells = |i: u16| grid.cell(i);
    let ways = (0..grid.len() as u16)
        .map(|i| {
            let (column, row) = cells(i);
            let (c, r) = (i32::from(column), i32::from(row));
            let odd = i32::from(row % 2);
            // Clockwise from the north-east.
            let near = [(odd, -1), (1, 0), (odd, 1), (odd - 1, 1), (-1, 0), (odd - 1, -1)];
            let on = |(dc, dr): (i32, i32)| {
                let (c, r) = (c + dc, r + dr);
                ((0..5).contains(&c) && (0..4).contains(&r))
                    .then(|| Spot(grid.index(c as u16, r as u16) as u8))
            };
            near.into_iter().zip(0..).filter_map(|(step, side)| Some((on(step)?, side))).collect()
        })
        .collect();
    let board = Board::new((720.0, 500.0)).hexes(grid);
    let homes: [&[u8]; 4] = [&[0, 4, 1], &[16, 12, 17], &[3, 7, 2], &[19, 15, 18]];
    Ground::laid(Scenario::Teams, board, ways, &homes, &[8, 9, 10, 11])
}

/// A yard of squares with a wall, a door and a window.
fn squares() -> Ground {
    let grid = Grid {
        by_rows: true,
        letters: true,
        digits: 1,
        ..Grid::new(6, 5, 110.0).at(80.0, 80.0).named("place")
    };
    let wall: [(u8, u8); 3] = [(8, 9), (14, 15), (26, 27)];
    let ways = square_ways_by_row(6, 5, &wall);
    let mut board = Board::new((710.0, 600.0)).squares(grid);
    board.edges = wall.map(|(from, to)| Edge::between(from.into(), to.into(), "wall")).to_vec();
    // Doors and windows let troops through.
    board.edges.push(Edge::between(20, 21, "door"));
    board.edges.push(Edge::between(2, 3, "window"));
    board.edges.extend((0..6).map(|i| Edge::outer(i, 0, "wall")));
    let homes: [&[u8]; 2] = [&[6, 12, 18], &[11, 17, 23]];
    let ground = Ground::laid(Scenario::Squares, board, ways, &homes, &[9, 14, 21]);
    Ground { facing: true, ..ground }
}

/// From, to, kind, bends.
type Road = (u8, u8, &'static str, &'static [(f32, f32)]);

/// Points with roads that bend.
fn points() -> Ground {
    let at = [
        ("north", 120.0, 90.0),
        ("mill", 110.0, 300.0),
        ("south", 150.0, 510.0),
        ("bridge", 400.0, 120.0),
        ("cross", 440.0, 320.0),
        ("ford", 410.0, 520.0),
        ("abbey", 760.0, 100.0),
        ("farm", 780.0, 310.0),
        ("port", 740.0, 520.0),
    ];
    let mut board = Board::new((900.0, 620.0));
    board.shape = Shape::Points;
    board.places = at.map(|(key, x, y)| BoardPlace::new(key, "place", (x, y))).to_vec();
    let roads: [Road; 12] = [
        (0, 1, "road", &[(60.0, 180.0)]),
        (1, 2, "road", &[]),
        (0, 3, "track", &[(220.0, 150.0), (300.0, 60.0)]),
        (1, 4, "road", &[(260.0, 250.0)]),
        (2, 5, "track", &[]),
        (3, 4, "road", &[]),
        (4, 5, "road", &[(500.0, 430.0)]),
        (3, 6, "road", &[(580.0, 60.0)]),
        (4, 7, "road", &[(600.0, 260.0), (680.0, 380.0)]),
        (5, 8, "track", &[]),
        (6, 7, "road", &[]),
        (7, 8, "road", &[(840.0, 420.0)]),
    ];
    let mut ways = vec![Vec::new(); at.len()];
    for (from, to, kind, bends) in roads {
        board.links.push(Link { bends: bends.to_vec(), ..Link::new(from.into(), to.into(), kind) });
        ways[usize::from(from)].push((Spot(to), 0));
        ways[usize::from(to)].push((Spot(from), 0));
    }
    Ground::laid(Scenario::Points, board, ways, &[&[0, 1, 2], &[6, 7, 8]], &[3, 4, 5])
}

/// Ways between the cells of a grid that is counted column by column: north, east, south, west.
fn square_ways(columns: u8, rows: u8, walls: &[(u8, u8)]) -> Vec<Vec<(Spot, u8)>> {
    ways(columns, rows, walls, |c, r| c * rows + r, |i| (i / rows, i % rows))
}

/// The same, counted row by row.
fn square_ways_by_row(columns: u8, rows: u8, walls: &[(u8, u8)]) -> Vec<Vec<(Spot, u8)>> {
    ways(columns, rows, walls, |c, r| r * columns + c, |i| (i % columns, i / columns))
}

fn ways(
    columns: u8,
    rows: u8,
    walls: &[(u8, u8)],
    index: impl Fn(u8, u8) -> u8,
    cell: impl Fn(u8) -> (u8, u8),
) -> Vec<Vec<(Spot, u8)>> {
    let way = |i: u8, side: u8| {
        let (c, r) = cell(i);
        let (dc, dr) = [(0, -1), (1, 0), (0, 1), (-1, 0)][usize::from(side)];
        let (c, r) = (c.checked_add_signed(dc)?, r.checked_add_signed(dr)?);
        let to = (c < columns && r < rows).then(|| index(c, r))?;
        let walled = walls.contains(&(i, to)) || walls.contains(&(to, i));
        (!walled).then_some((Spot(to), side))
    };
    (0..columns * rows).map(|i| (0..4).filter_map(|side| way(i, side)).collect()).collect()
}
