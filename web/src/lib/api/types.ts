// Made from the server's types; do not edit. To write it anew:
// UPDATE_TYPES=1 cargo test -p sandtable-server --test api types

export type Seat = number;
export type Seats = number;
export type RuleId = string;
export type Value = { "int": number } | { "place": number } | { "kind": number } | { "seat": Seat } | { "card": number } | { "name": number } | { "term": string };
export type Text = { 
/**
 * The message id.
 */
id: string, 
/**
 * Its arguments by name.
 */
args: Array<[string, Value]> | undefined, };
export type Event = { "kind": "moved", 
/**
 * Kind of piece.
 */
piece: number, 
/**
 * How many.
 */
count: number, 
/**
 * From here.
 */
from: number, 
/**
 * To here.
 */
to: number, } | { "kind": "turned", 
/**
 * Kind of piece.
 */
piece: number, 
/**
 * Where.
 */
place: number, } | { "kind": "removed", 
/**
 * Kind of piece.
 */
piece: number, 
/**
 * From here.
 */
place: number, } | { "kind": "rolled", 
/**
 * What each shows.
 */
dice: Array<number>, 
/**
 * A die of this value or more counts.
 */
hit: number, };
export type Odds = { 
/**
 * The arithmetic before the roll, line by line, each with the rule behind it.
 */
sums: Array<[Text, RuleId | null]>, 
/**
 * Each end in words, with its share.
 */
ends: Array<[Text, number]>, 
/**
 * Expected figures (own losses, enemy losses).
 */
expected: Array<[Text, number]>, 
/**
 * What the figures take for granted. What has a key can be had otherwise.
 */
assumes: Array<[Text, string | null]>, };
export type OrderKind = { 
/**
 * Its key, also of its message.
 */
key: string, 
/**
 * Does it name a place?
 */
place: boolean, 
/**
 * Does it name a number?
 */
amount: boolean, };
export type Habit = "ask" | "pass" | "once" | "stake" | "first";
export type Order = { 
/**
 * The key of its kind.
 */
key: string, 
/**
 * The place it names.
 */
place: number | null, 
/**
 * The number it names.
 */
amount: number | null, };
export type Errand = { 
/**
 * The key of its kind, also of its message: see [`Policy::errands`](crate::Policy::errands).
 */
key: string, 
/**
 * From this place
 */
from: number, 
/**
 * to this one,
 */
to: number, 
/**
 * so much.
 */
amount: number, };
export type OrderBook = { 
/**
 * Stop at the next window, whatever the orders say.
 */
hold: boolean, 
/**
 * Orders in the order in which they are tried.
 */
orders: Array<Order>, 
/**
 * What is done every turn, in this order.
 */
errands?: Array<Errand>, 
/**
 * What happens at each window (by name) otherwise; unnamed windows follow `otherwise`.
 */
windows: { [key in string]: Habit }, 
/**
 * What happens at windows that are not named.
 */
otherwise: Habit, 
/**
 * What happens at some windows in the present impulse, whatever is said of them above: one panel answers for all that
 * is still to come of a battle.
 */
now?: { [key in string]: Habit }, 
/**
 * Windows at which the player was asked "once" already.
 */
spent: Array<string>, 
/**
 * In which impulse that was, and to which `now` belongs.
 */
spent_in?: string, };
export type LedgerRule = { 
/**
 * Its id.
 */
id: string, 
/**
 * The section of the rulebook.
 */
section: string, 
/**
 * What kind of statement it is; a `definition` needs no test.
 */
kind: string, 
/**
 * The rule in our own words.
 */
text: string, 
/**
 * Why it cannot be tested, if so.
 */
waived: string | null, 
/**
 * Is it in the reader's language, where that is not English?
 */
translated: boolean, };
export type Example = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rules that it shows.
 */
rules: Array<string>, 
/**
 * The position and what is done.
 */
given: string, 
/**
 * What comes of it.
 */
expect: string, 
/**
 * Is it in the reader's language, where that is not English?
 */
translated: boolean, };
export type Ruling = { 
/**
 * The rules concerned.
 */
rules: Array<string>, 
/**
 * What is unclear.
 */
problem: string, 
/**
 * What holds here.
 */
ruling: string, 
/**
 * Is it in the reader's language, where that is not English?
 */
translated: boolean, };
export type Board = { 
/**
 * Width and height of the drawing, in its own units.
 */
size: [number, number], 
/**
 * What the places are: areas, points, hexes or squares.
 */
shape: Shape, 
/**
 * The places, by index. On a grid its cells come first, in its order.
 */
places: Array<BoardPlace>, 
/**
 * Lines between places that are drawn (borders need none).
 */
links: Array<Link>, 
/**
 * What lies on the sides of places: walls, doors, windows, hedges, rivers.
 */
edges: Array<Edge>, 
/**
 * Shapes that are only scenery.
 */
scenery: Array<Scenery>, 
/**
 * The kinds of pieces, by index.
 */
kinds: Array<PieceKind>, 
/**
 * The kinds of cards, by index.
 */
cards: Array<CardKind>, 
/**
 * Message ids that came with the data, by index: what [`crate::Value::Name`] names.
 */
names: Array<string>, 
/**
 * The seats' keys, in order.
 */
seats: Array<string>, 
/**
 * Who wins and loses together; none where each seat plays for itself.
 */
teams: Array<Team>, 
/**
 * The sequence of play, stage by stage.
 */
sequence: Array<Segment>, 
/**
 * The printed charts.
 */
charts: Array<Chart>, 
/**
 * Do the rules draw the ground themselves ([`crate::Rules::drawing`])?
 */
drawn: boolean | undefined, 
/**
 * How all of it looks.
 */
looks: Looks, };
export type Looks = { 
/**
 * The colour of each seat, for control, trails and text.
 */
seats: Array<Colour>, 
/**
 * Counters of a nation nobody declared.
 */
plain: Livery, 
/**
 * Liveries by nation.
 */
nations: Array<Livery>, 
/**
 * Signs of the game's own, beside those of the house.
 */
signs: Array<Sign>, 
/**
 * States of pieces, the most important first: a counter shows the first of each look.
 */
badges: Array<Badge>, 
/**
 * What is printed on places.
 */
symbols: Array<Symbol>, 
/**
 * Kinds of arrows over the board.
 */
arrows: Array<LineLook>, 
/**
 * Kinds of links between places.
 */
links: Array<LineLook>, 
/**
 * Kinds of edges between squares: walls, doors, windows.
 */
edges: Array<LineLook>, 
/**
 * Kinds of scenery.
 */
scenery: Array<GroundLook>, 
/**
 * What can be laid over the board.
 */
overlays: Array<OverlayLook>, 
/**
 * Panels that stand elsewhere than in the Charts tab alone.
 */
panels: Array<PanelLook>, 
/**
 * Messages of the log that are headings, the coarsest first.
 */
headings: Array<Heading>, 
/**
 * Messages of the log that nobody may miss.
 */
banners: Array<Banner>, 
/**
 * The numbers in the first line of `standing` that make the curve of a game.
 */
score: Array<Score>, };
export type Colour = [string, string];
export type Livery = { 
/**
 * The nation.
 */
key: string, 
/**
 * The colour of the counter.
 */
ground: string, 
/**
 * Sign, designation and values.
 */
sign: string, 
/**
 * Its edge.
 */
edge: string, 
/**
 * A band at the top.
 */
band?: string, 
/**
 * A cube of painted wood, with the number of equal ones instead of a sign.
 */
wood: boolean | undefined, };
export type Sign = { 
/**
 * The `sign` of kinds of pieces.
 */
key: string, 
/**
 * Path data of SVG.
 */
path: string, };
export type Badge = { 
/**
 * One of a piece's `badges`.
 */
key: string, 
/**
 * The message that says it.
 */
name: string, 
/**
 * How the counter shows it.
 */
shown: Shown, 
/**
 * The mark in its disc: path data of SVG within 8 by 8 around nought.
 */
mark: string, 
/**
 * Do players look for pieces in this state?
 */
filter: boolean, };
export type Shown = "disc" | "warning" | "corner" | "frame" | "told";
export type Symbol = { 
/**
 * One of a place's `symbols`.
 */
key: string, 
/**
 * The message that names it.
 */
name: string, 
/**
 * The mark above the place's name: path data of SVG within 16 by 16 around nought. Empty where none is drawn.
 */
mark: string | undefined, 
/**
 * The colour of the mark.
 */
colour: Colour, 
/**
 * Does the mark stand in a disc?
 */
disc: boolean, 
/**
 * The colour of the ground, where no art shows it: the first symbol with one counts.
 */
ground?: Colour, 
/**
 * Are places with it named on a board too large to name all?
 */
named?: Lettering, };
export type Lettering = "small" | "large";
export type LineLook = { 
/**
 * The `kind` of the arrow, link or edge.
 */
key: string, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Its width in the board's units.
 */
width: number, 
/**
 * Dashes and gaps, as SVG writes them; empty for a whole line.
 */
dash: string | undefined, 
/**
 * A wider line under it.
 */
case?: Colour, };
export type GroundLook = { 
/**
 * The scenery's `kind`.
 */
key: string, 
/**
 * Its colour.
 */
colour: Colour, };
export type OverlayLook = { 
/**
 * Its key in the scene.
 */
key: string, 
/**
 * The message that names it.
 */
name: string, 
/**
 * The message that explains it, if it needs one.
 */
means?: string, 
/**
 * Lines or words that lie over others and are on at first, rather than the one that fills places.
 */
thin: boolean, 
/**
 * Is it about the place that is picked, and asked for anew with every one?
 */
of_place: boolean | undefined, };
export type PanelLook = { 
/**
 * Its key in the scene.
 */
key: string, 
/**
 * Where.
 */
spot: Spot, };
export type Spot = "inspect" | "prompt" | "reminder";
export type Heading = { 
/**
 * Its id.
 */
message: string, 
/**
 * Does a stretch of the game begin here, so that the curve has a point before it?
 */
stretch: boolean, };
export type Banner = { 
/**
 * Its id.
 */
message: string, 
/**
 * Only where it speaks of a place with this symbol.
 */
symbol?: string, };
export type Score = { 
/**
 * The variable in the first line of `standing`.
 */
variable: string, 
/**
 * The seat that it counts for; none for a number that one side wants high and the other low.
 */
seat: number | null, };
export type Shape = "areas" | "points" | { "hexes": Grid } | { "squares": Grid };
export type Grid = { 
/**
 * How many columns.
 */
columns: number, 
/**
 * How many rows.
 */
rows: number, 
/**
 * The middle of the north-western cell.
 */
origin: [number, number], 
/**
 * From side to opposite side.
 */
width: number, 
/**
 * Of hexes: corner up, or side up?
 */
pointy: boolean, 
/**
 * Of hexes: the second, fourth … row (column, where a side is up) lies half a hex east (south) with 1, west
 * (north) with -1.
 */
shift: number, 
/**
 * Are cells counted row by row? Else column by column.
 */
by_rows: boolean, 
/**
 * The message of all cells without a name of their own; it may use `$key`.
 */
name: string, 
/**
 * Does a key begin with the row?
 */
rows_first: boolean, 
/**
 * Are columns called by letters?
 */
letters: boolean, 
/**
 * Digits of a number, with leading zeros.
 */
digits: number, 
/**
 * What stands between column and row.
 */
between: string, 
/**
 * The sheets of the map with their own numbers; a cell belongs to the first that holds it.
 */
sheets: Array<Sheet>, };
export type Sheet = { 
/**
 * What its keys begin with.
 */
prefix: string, 
/**
 * Its north-western cell: column and row, counted from 0.
 */
from: [number, number], 
/**
 * Columns and rows.
 */
size: [number, number], 
/**
 * The numbers of its first column and row.
 */
first: [number, number], 
/**
 * By how much the numbers rise from column to column and from row to row.
 */
steps: [number, number], };
export type Edge = { 
/**
 * A side of this place …
 */
from: number, 
/**
 * … towards this one,
 */
to?: number, 
/**
 * or, where nothing lies beyond, by its number: clockwise, 0 is north (north-east of a pointy hex).
 */
side?: number, 
/**
 * What it is (wall, door, window, hedge …).
 */
kind: string, };
export type Team = { 
/**
 * Its key; the message `team-` with it is its name.
 */
key: string, 
/**
 * Who belongs to it.
 */
seats: Seats, };
export type Segment = { 
/**
 * Its message id.
 */
name: string, 
/**
 * The rule that sets it.
 */
rule: RuleId, 
/**
 * Is it a part of the last stage that is none?
 */
part: boolean, 
/**
 * The message ids of the phases that belong to it: the stage is on while the scene is in one of them.
 */
phases: Array<string>, };
export type Chart = { 
/**
 * Its key. A scene's track with the same key lights columns of the chart.
 */
key: string, 
/**
 * Its message id.
 */
name: string, 
/**
 * The message that explains its cells.
 */
legend: string, 
/**
 * The rule that uses it.
 */
rule: RuleId, 
/**
 * Are its numbers rebuilt, rather than those of the printed game?
 */
rebuilt: boolean, 
/**
 * The headings of its columns.
 */
columns: Array<Text>, 
/**
 * Its rows: a heading and a cell for each column.
 */
rows: Array<[Text, Array<string>]>, };
export type BoardPlace = { 
/**
 * Its name in notation.
 */
key: string, 
/**
 * Its message id; the message may use `$key`.
 */
name: string, 
/**
 * Where its label and pieces stand.
 */
at: [number, number], 
/**
 * Its outline, for areas and boxes; the cells of a grid need none.
 */
outline: [number, number][] | undefined, 
/**
 * Printed symbols (star, airfield, mountain …).
 */
symbols: string[] | undefined, 
/**
 * A box beside the map rather than ground.
 */
off_map: boolean | undefined, };
export type Link = { 
/**
 * From this place.
 */
from: number, 
/**
 * To this place.
 */
to: number, 
/**
 * What it is (arrow, road, track …).
 */
kind: string, 
/**
 * Where it bends on its way.
 */
bends: [number, number][] | undefined, };
export type Scenery = { 
/**
 * What it is.
 */
kind: string, 
/**
 * Its outline.
 */
outline: Array<[number, number]>, };
export type PieceKind = { 
/**
 * Its name in notation.
 */
key: string, 
/**
 * Its message id; the message may use `$key` and `$label`.
 */
name: string, 
/**
 * The designation printed on the counter, if it has one.
 */
label: string | undefined, 
/**
 * The formation printed beside it, if there is one.
 */
parent: string | undefined, 
/**
 * The size above the sign (XX for a division), if it is printed.
 */
size: string | undefined, 
/**
 * The nation, which gives the colour.
 */
nation: string, 
/**
 * The sign on the counter (NATO symbol or cube).
 */
sign: string, 
/**
 * Printed values.
 */
values: Array<number>, };
export type CardKind = { 
/**
 * Its name in notation.
 */
key: string, 
/**
 * The message of its title; it may use `$key`.
 */
name: string, 
/**
 * What it says, line by line.
 */
lines: CardLine[] | undefined, 
/**
 * Printed values: the message that says what is counted, and how much.
 */
values: [string, number][] | undefined, 
/**
 * The nation, which gives the colour.
 */
nation: string, };
export type CardLine = { 
/**
 * Its message.
 */
text: string, 
/**
 * The rule behind it.
 */
rule?: RuleId, };
export type Handle = { "piece": string } | { "place": number } | { "side": [number, number] } | { "card": string } | { "button": string } | { "amount": [string, number] };
export type Offer = { 
/**
 * What is clicked.
 */
handle: Handle, 
/**
 * The actions, in notation, separated by `; `.
 */
line: string, 
/**
 * What it does, in words.
 */
label: Text, 
/**
 * The key of the piece that it is done with, where a place is clicked: picked first, it shows its places alone.
 */
piece?: string, 
/**
 * What is written on the thing itself: the cost of a move, the odds of an attack.
 */
tag?: Text, 
/**
 * Pieces of the same word can be picked together and then go where all of them can, one after another.
 */
together?: string, 
/**
 * Kept under a button with this label until it is pressed: what is seldom done with a thing on which something else
 * is often done.
 */
under?: Text, 
/**
 * Are its odds worth a look before it is done, though it can be taken back?
 */
odds: boolean | undefined, 
/**
 * Is it a button that is not the ordinary one, even where no other is offered?
 */
minor: boolean | undefined, 
/**
 * Does it spend something scarce? Then a click on a piece or place only names it, and a second one does it.
 */
spends: boolean | undefined, 
/**
 * Why a sensible player presses this button, in a word.
 */
reason?: Text, 
/**
 * What this button gives away: it wants a held press.
 */
loses?: Text, 
/**
 * Can it be followed by dice or by another's decision, so that it cannot be taken back?
 */
binding: boolean | undefined, };
export type Piece = { 
/**
 * The same piece keeps its key from scene to scene.
 */
key: string, 
/**
 * Its kind.
 */
kind: number, 
/**
 * Where it is.
 */
place: number, 
/**
 * Where exactly, if that matters.
 */
at?: [number, number], 
/**
 * How many equal ones.
 */
count: number, 
/**
 * Does it show its used side?
 */
used: boolean | undefined, 
/**
 * Where it looks: towards this side of its place, counted clockwise from 0 in the north (north-east of a pointy
 * hex).
 */
facing?: number, 
/**
 * Its values now, where they differ from the printed ones (steps, wounds, ammunition, supply).
 */
values: number[] | undefined, 
/**
 * Badges (held, in hand, attacking …).
 */
badges: string[] | undefined, };
export type Track = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its name.
 */
name: Text, 
/**
 * The spaces, as printed.
 */
spaces: Array<string>, 
/**
 * Markers: whose or what, and the index of the space.
 */
markers: Array<[string, number]>, };
export type Arrow = { 
/**
 * From this place.
 */
from: number, 
/**
 * To this place.
 */
to: number, 
/**
 * What it means.
 */
kind: string, };
export type Mark = { 
/**
 * How it is drawn (area, ring, source, line, word).
 */
look: string, 
/**
 * Whose it is.
 */
seat?: number, 
/**
 * The key of the piece that it belongs to: drawn alone while that piece is picked.
 */
piece?: string, 
/**
 * Places, as runs of indices from first to last.
 */
places: [number, number][] | undefined, 
/**
 * Sides between two places.
 */
sides: [number, number][] | undefined, 
/**
 * Words at places.
 */
words: [number, Text][] | undefined, };
export type Sequel = { 
/**
 * Its scenario.
 */
scenario: string, 
/**
 * What it is, and what there is to choose.
 */
title: Text, 
/**
 * What can be chosen, one or more: how it is called, and the options that follow from it. They are laid over those of the
 * game before.
 */
choices: Array<[Text, { [key in string]: string }]>, };
export type Palette = { 
/**
 * The files: `tiles/*.toml`.
 */
files: string, 
/**
 * The field, and what of it (`face squares`).
 */
field: string, 
/**
 * Its heading, a message of the game.
 */
title: string, 
/**
 * What there is to choose from.
 */
swatches: Array<Swatch>, };
export type Swatch = { 
/**
 * What stands in the file; what is to be filled in is in capitals (`destroyed NAME`).
 */
text: string, 
/**
 * What it means, a message of the game; none where the text speaks for itself.
 */
name?: string, };
export type Card = { 
/**
 * The same card keeps its key while it is seen; those of backs must not tell which card it is.
 */
key: string, 
/**
 * Its kind; none for a back.
 */
kind?: number, 
/**
 * What is true of it now (chosen, first …); the message `mark-` with the word says it.
 */
marks: string[] | undefined, };
export type Pile = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its name.
 */
name: Text, 
/**
 * Whose it is.
 */
seat?: number, 
/**
 * How many cards it holds, those that lie open among them.
 */
count: number, 
/**
 * The cards that lie open, the top one first.
 */
cards: Card[] | undefined, };
export type Panel = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its heading.
 */
title: Text, 
/**
 * Its lines, each with the rule behind it.
 */
lines: Array<[Text, RuleId | null]>, };
export type Scene = { 
/**
 * The turn.
 */
turn: Text, 
/**
 * The phase.
 */
phase: Text, 
/**
 * Who stands how.
 */
standing: Array<Text>, 
/**
 * Whose decision it is.
 */
asked: Seats, 
/**
 * What to do now, in one sentence.
 */
prompt: Text, 
/**
 * Pieces on the board, in stack order.
 */
pieces: Array<Piece>, 
/**
 * The seat that controls each place, by index; none where nobody does, empty if nobody controls anything.
 */
control: Array<number | null>, 
/**
 * Sides of places that are no longer as the board has them: an opened door, a breached wall.
 */
edges: Array<Edge>, 
/**
 * Tracks.
 */
tracks: Array<Track>, 
/**
 * Arrows.
 */
arrows: Array<Arrow>, 
/**
 * Keys of what can be laid over the board: see [`crate::Rules::overlay`].
 */
overlays: Array<string>, 
/**
 * Hands of cards by seat.
 */
hands: Array<Array<Card>>, 
/**
 * Piles of cards.
 */
piles: Array<Pile>, 
/**
 * Panels.
 */
panels: Array<Panel>, 
/**
 * What can be clicked, for a viewer who is asked.
 */
offers: Array<Offer>, 
/**
 * Keys of the pieces that a viewer who is asked can leave to his staff: see [`crate::Policy::charge`].
 */
staff: string[] | undefined, 
/**
 * The outcome, when the game is over.
 */
over: Text | null, 
/**
 * The game that follows from it, if one does.
 */
sequel?: Sequel, };
export type SentBoard = { size: [number, number], shape: Shape, 
/**
 * How cells differ from what the grid says.
 */
cells?: Cells, 
/**
 * The places that are no cells.
 */
places: Array<BoardPlace>, links: Array<Link>, edges: Array<Edge>, scenery: Array<Scenery>, 
/**
 * What counters share: name, size, nation and sign.
 */
prints: Array<[string, string, string, string]>, 
/**
 * Counters: their print, key, label, parent and values.
 */
kinds: Array<[number, string, string, string, Array<number>]>, cards: Array<CardKind>, names: Array<string>, seats: Array<string>, teams: Array<Team>, sequence: Array<Segment>, charts: Array<Chart>, drawn: boolean | undefined, looks: Looks, };
export type Cells = { 
/**
 * Cells with a name of their own.
 */
names: Array<[number, string]>, 
/**
 * Printed symbols, with the cells that have them: how many have it not, how many have it, and so on.
 */
symbols: Array<[string, Array<number>]>, 
/**
 * Cells that are something else altogether.
 */
others: Array<[number, BoardPlace]>, };
export type SentScene = { turn: Text, phase: Text, standing: Array<Text>, asked: Seats, prompt: Text, pieces: Array<Piece>, 
/**
 * Runs of places with the seat that controls them.
 */
control: Array<[number, number, number]>, edges: Array<Edge>, tracks: Array<Track>, arrows: Array<Arrow>, overlays: Array<string>, hands: Array<Array<Card>>, piles: Array<Pile>, panels: Array<Panel>, offers: Array<SentOffers>, staff: string[] | undefined, over: Text | null, sequel?: Sequel, };
export type SentOffers = { 
/**
 * What kind of thing is clicked.
 */
handle: string, 
/**
 * The message of their labels, with the names of its arguments.
 */
label: string[], 
/**
 * The message of their tags, with the names of its arguments.
 */
tag: string[] | undefined, 
/**
 * Are they done with a piece?
 */
piece: boolean | undefined, together?: string, under?: Text, odds: boolean | undefined, minor: boolean | undefined, spends: boolean | undefined, reason?: Text, loses?: Text, 
/**
 * An offer each: what is clicked (one cell, or two for a side or an amount), how many offers before it there is a line
 * that begins as its own does, for how many letters, the rest of its line, the piece if there is one, the values of the
 * label and those of the tag, and whether it is binding (1 or 0). A cell that is as in the row before is null, or missing
 * at the end.
 */
each: Array<Array<Said | null>>, };
export type Difference = { 
/**
 * Fields that are other than they were, whole.
 */
now: Record<string, unknown> | undefined, 
/**
 * Lists of which something is as it was: what they are made of now, in order.
 */
lists: Record<string, Part[]> | undefined, 
/**
 * Fields that are no more.
 */
less: string[] | undefined, };
export type Part = [number, number] | { 
/**
 * The things.
 */
new: unknown[], } | { 
/**
 * Its index.
 */
of: number, 
/**
 * How it changed.
 */
by: Difference, };
export type Said = number | string;
export type Problem = { 
/**
 * What kind of error: `refused`, `stale`, `not_found` …
 */
error: string, 
/**
 * What is wrong, in English.
 */
message: string, 
/**
 * The rule that forbids it.
 */
rule?: string, 
/**
 * The same as a message of the game, for the reader's language.
 */
text?: Text, 
/**
 * Everything that is wrong with a data set, by file and line.
 */
faults?: Array<string>, 
/**
 * The present state, if the caller's view is old.
 */
state?: State, };
export type Me = { 
/**
 * The name that others see.
 */
name: string, 
/**
 * Without a password?
 */
guest: boolean, };
export type Welcome = { 
/**
 * Who it is.
 */
me: Me, 
/**
 * A new guest's secret: logs in on another device. Shown once.
 */
secret?: string, };
export type GuestRequest = { 
/**
 * The name wished for; else one is given.
 */
name: string | null, };
export type AccountRequest = { 
/**
 * The name, 2 to 24 letters.
 */
name: string, 
/**
 * The password, 8 to 200 letters.
 */
password: string, };
export type LoginRequest = { 
/**
 * The name.
 */
name: string | null, 
/**
 * The password.
 */
password: string | null, 
/**
 * A guest's secret.
 */
secret: string | null, };
export type FeedAddress = { 
/**
 * The path.
 */
path: string, };
export type GameView = { 
/**
 * Its id. The title is the message `game-title` of the game.
 */
id: string, 
/**
 * A good one to begin with?
 */
start_here: boolean, 
/**
 * How many lessons it has.
 */
lessons: number, 
/**
 * How many puzzles it has.
 */
puzzles: number, 
/**
 * Did its data bring a picture of the board? It is at `art/board.svg`.
 */
brought_art: boolean, 
/**
 * The scenarios.
 */
scenarios: Array<ScenarioView>, 
/**
 * The options with their values, the default first.
 */
options: Array<OptionView>, 
/**
 * What the lobby shows of it, by language and message: `game-title`, `game-facts`, and `seat-…`, `scenario-…`, `history-…`,
 * `option-…` with their keys.
 */
texts: { [key in string]: { [key in string]: string } }, 
/**
 * The version of the rules.
 */
rules_version: number, 
/**
 * The digest of the data.
 */
data: string, 
/**
 * The levels of bots, the weakest first.
 */
levels: Array<string>, 
/**
 * The tempers that a bot may have, the usual one first: behind its level, as in `veteran-bold`.
 */
tempers: Array<string>, 
/**
 * The handicaps that it may have, the usual one first: behind its temper, as in `veteran-bold-2` and `recruit-adapts`.
 */
handicaps: Array<string>, 
/**
 * The bot that a newcomer meets.
 */
first_bot: string, 
/**
 * The standing orders that a person begins with, live and slow.
 */
orders_live: OrderBook, 
/**
 * The same for slow play.
 */
orders_slow: OrderBook, };
export type ScenarioView = { 
/**
 * Its key.
 */
key: string, 
/**
 * The seats that it may have, in order.
 */
seats: Array<SeatOption>, };
export type SeatOption = { 
/**
 * Its key.
 */
key: string, 
/**
 * The team that wins and loses together.
 */
team: string | null, 
/**
 * The option, and those of its values, with which the seat is there; always, if none.
 */
when: OptionView | null, };
export type DataRequest = { 
/**
 * Text by file name: data (`*.toml`), texts (`locales/*.ftl`), art (`art/*`; pictures as `data:` addresses).
 */
files: { [key in string]: string }, };
export type OptionView = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its values, the default first.
 */
values: Array<string>, };
export type RulesView = { 
/**
 * The rules in the order of the book.
 */
rules: LedgerRule[], 
/**
 * Worked examples.
 */
examples: Example[], 
/**
 * What holds where the book is silent.
 */
rulings: Ruling[], 
/**
 * Lessons and puzzles that show rules.
 */
shown: Array<RuleShown>, 
/**
 * Words that mean the same, in all languages, for whoever searches.
 */
terms: Array<Array<string>>, };
export type RuleShown = { 
/**
 * `lesson` or `puzzle`.
 */
kind: 'lesson' | 'puzzle', 
/**
 * Its key.
 */
key: string, 
/**
 * Its title.
 */
title: string, 
/**
 * The rules that it shows.
 */
rules: Array<string>, };
export type SeatChoice = "me" | "open" | "link" | { "bot": string };
export type CreateRequest = { 
/**
 * The game.
 */
game: string, 
/**
 * The digest of a data set that was uploaded; else the game's own.
 */
data?: string, 
/**
 * The scenario; else the first.
 */
scenario?: string, 
/**
 * Options that are not the default.
 */
options: { [key in string]: string }, 
/**
 * Who sits where, in the order of seats.
 */
seats: Array<SeatChoice>, 
/**
 * May others watch, and join open seats?
 */
public: boolean, 
/**
 * Hours for a move; none for live play.
 */
hours?: number, 
/**
 * A word for the dice.
 */
word?: string, 
/**
 * Does play wait until each player has given a word?
 */
ask_words: boolean, 
/**
 * May players ask for hints? Always so where no two persons play each other.
 */
hints: boolean, 
/**
 * Do the two who play bid for their sides before they begin?
 */
bids?: boolean, };
export type SeatLink = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The secret, for `join`.
 */
secret: string, };
export type Created = { 
/**
 * The table.
 */
table: TableView, 
/**
 * Links to its seats.
 */
links: Array<SeatLink>, };
export type JoinRequest = { 
/**
 * The seat; else the first that is free.
 */
seat: number | null, 
/**
 * The secret of a link.
 */
link: string | null, 
/**
 * A word for the dice.
 */
word: string | null, };
export type WordRequest = { 
/**
 * The word.
 */
word: string, };
export type BidRequest = { 
/**
 * The seat that is wanted.
 */
seat: number, 
/**
 * What is given for it, if the other wants it too.
 */
points: number, };
export type BidView = { 
/**
 * The seat that is wanted.
 */
seat: number, 
/**
 * What is given for it.
 */
points: number, };
export type AuctionView = { 
/**
 * Whose bids are made, by the seat in which they wait.
 */
made: Array<number>, 
/**
 * The caller's own.
 */
own: BidView | null, };
export type SeatView = { 
/**
 * The seat's key.
 */
key: string, 
/**
 * `person`, `bot`, `open`, `link` or `lesson`.
 */
kind: 'person' | 'bot' | 'open' | 'link' | 'lesson', 
/**
 * The name of the person.
 */
name: string | null, 
/**
 * The bot: its level, with temper and handicap behind it.
 */
level: string | null, 
/**
 * Does the bot think less than it is wont to, because the server has much to do?
 */
hurried?: boolean, 
/**
 * Is the word for the dice given?
 */
word: boolean, };
export type ResultView = { 
/**
 * The winners.
 */
winners: Array<number>, 
/**
 * `rules`, `resigned`, `draw`, `time`, `unfinished` (an imported record), or `continued` at the table `rematch`.
 */
reason: string, 
/**
 * The rule that ended it.
 */
rule: string | null, };
export type LessonState = { 
/**
 * The lesson.
 */
key: string, 
/**
 * The step that he is at, from 0; as many as there are when he has done all.
 */
step: number, 
/**
 * How many steps there are.
 */
steps: number, };
export type CourseView = { 
/**
 * In the order in which they are taken.
 */
lessons: Array<LessonTitle>, };
export type LessonTitle = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its title.
 */
title: string, 
/**
 * What is to be learned.
 */
about: string, 
/**
 * How many steps there are.
 */
steps: number, };
export type LessonView = { 
/**
 * Its key.
 */
key: string, 
/**
 * The messages of its steps, in order, and that of its end.
 */
said: Array<string>, 
/**
 * What every message says: `lesson-KEY`, `lesson-KEY-about`, those of its steps and of their mistakes.
 */
texts: { [key in string]: string }, 
/**
 * The rules that are learned.
 */
rules: Array<string>, 
/**
 * Can the game be played on from its end?
 */
goes_on: boolean, 
/**
 * The lesson after it.
 */
next: string | null, };
export type LessonRequest = { "do": "step", 
/**
 * The step, from 0.
 */
step: number, } | { "do": "show" };
export type PuzzleState = { 
/**
 * The puzzle.
 */
key: string, 
/**
 * How many hints were asked for.
 */
hints: number, 
/**
 * Was the solution shown?
 */
shown: boolean, 
/**
 * Was it solved? None while it goes on.
 */
solved: boolean | null, 
/**
 * The message that says why it failed.
 */
answer: string | null, };
export type PuzzlesView = { 
/**
 * In order.
 */
puzzles: Array<PuzzleTitle>, };
export type PuzzleTitle = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Whose place is taken.
 */
seat: string, 
/**
 * Lines of its solution.
 */
lines: number, 
/**
 * Does the regular opponent fail there?
 */
hard: boolean, };
export type PuzzleView = { 
/**
 * Its key.
 */
key: string, 
/**
 * What every message says: `puzzle-KEY`, `puzzle-KEY-task`, `-hint`, `-end` and those of wrong tries.
 */
texts: { [key in string]: string }, 
/**
 * The rules that it is about.
 */
rules: Array<string>, 
/**
 * What falls, over and over; empty where chance decides.
 */
dice: Array<number>, 
/**
 * Lines that solve it.
 */
solution: Array<string>, };
export type PuzzleRequest = { "do": "again" } | { "do": "hint" } | { "do": "show" };
export type TableView = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The scenario.
 */
scenario: string, 
/**
 * Its options.
 */
options: { [key in string]: string }, 
/**
 * `waiting`, `running` or `over`.
 */
status: 'waiting' | 'running' | 'over', 
/**
 * The chairs, in the order of seats.
 */
seats: Array<SeatView>, 
/**
 * The caller's seats; none for a spectator.
 */
you: Array<number>, 
/**
 * Did the caller lay it?
 */
yours: boolean, 
/**
 * Who is asked.
 */
asked: Array<number>, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, 
/**
 * Is it the caller's turn?
 */
your_turn: boolean, 
/**
 * Hours for a move; none for live play.
 */
hours: number | null, 
/**
 * Do the clocks rest?
 */
paused?: boolean, 
/**
 * Seats that want them to.
 */
pausing?: Array<number>, 
/**
 * Wishes for another pace.
 */
paces?: Array<PaceView>, 
/**
 * Bids for its sides, as long as they are made.
 */
auction?: AuctionView, 
/**
 * When the time of those asked is up, in milliseconds since 1970.
 */
deadline: number | null, 
/**
 * May others watch?
 */
public: boolean, 
/**
 * May players ask for hints?
 */
hints: boolean, 
/**
 * Does play wait for words?
 */
ask_words: boolean, 
/**
 * Only to be looked at?
 */
archive: boolean, 
/**
 * The promise of fair dice.
 */
commitment: string | null, 
/**
 * Seats that offer a draw.
 */
draw: Array<number>, 
/**
 * The seat that asks to take its last line back, from which another person has to go on.
 */
back: number | null, 
/**
 * May the caller ask so?
 */
may_ask_back: boolean, 
/**
 * How it ended.
 */
result: ResultView | null, 
/**
 * The table of the next game, or where this one is continued.
 */
rematch: string | null, 
/**
 * The table that this one was forked from or goes on from.
 */
parent: string | null, 
/**
 * Made under older rules that no longer play its log: it is read, and gone on from by `continue`.
 */
older_rules: boolean, 
/**
 * What fell over at it: `rules` (nobody sits down there for a while), `bot` or `clock`.
 */
trouble: string | null, 
/**
 * The digest of the data set that was brought to this table; none for the game's own. Texts, rules and art are then
 * those of the game `id@digest`.
 */
data: string | null, 
/**
 * The sides: seats that win and lose together.
 */
teams: Array<Array<number>>, 
/**
 * How far the pupil is, where this is a lesson.
 */
lesson: LessonState | null, 
/**
 * How it stands, where this is a puzzle.
 */
puzzle: PuzzleState | null, };
export type Tables = { 
/**
 * The tables.
 */
tables: Array<TableView>, };
export type BoardView = { 
/**
 * The board.
 */
board: SentBoard, 
/**
 * The standing orders that the game understands.
 */
order_kinds: OrderKind[], 
/**
 * The kinds of errands that it understands, by key: see the `errands` of an order book.
 */
errand_kinds: Array<string>, 
/**
 * Windows that belong together, by the name of their panel: who is asked at one of them answers for all, for the
 * impulse (`now` of an order book).
 */
panels?: { [key in string]: Array<string> }, };
export type State = { 
/**
 * The table.
 */
table: TableView, 
/**
 * Rows that the caller was told; posts name it.
 */
seq: number, 
/**
 * What he sees; none before the start or if not asked for.
 */
scene: SentScene | null, 
/**
 * The window that is open, if the caller is asked at one.
 */
window: string | null, 
/**
 * The lines that he can take back, by their rows, the last first.
 */
undo: Array<number>, 
/**
 * The lines of his draft.
 */
draft: Array<string>, 
/**
 * What came back of the last one.
 */
proposal: Array<string>, };
export type ActRequest = { 
/**
 * Rows that the caller was told.
 */
seq: number, 
/**
 * A line of actions, in notation.
 */
line?: string, 
/**
 * Several lines; they stop at the first that is refused or interrupted.
 */
lines?: Array<string>, 
/**
 * The seat that acts; else the one of the caller's that is asked.
 */
seat?: number, 
/**
 * The same key is done once, however often it is posted.
 */
key?: string, 
/**
 * Is the new scene wanted in the answer?
 */
scene?: boolean, 
/**
 * To take back: all lines from this row on; else the last alone.
 */
from?: number, };
export type ActResponse = { 
/**
 * Rows before it, as the caller counts.
 */
first: number, 
/**
 * Rows after it, as the caller counts.
 */
last: number, 
/**
 * Actions that were dropped unread, after a die, a reveal or the decision of another.
 */
dropped: Array<string>, 
/**
 * Was it done before, under the same key?
 */
replayed: boolean, 
/**
 * Was the line laid on the draft rather than played?
 */
laid: boolean, 
/**
 * The refusal that stopped a later line.
 */
stopped?: Problem, 
/**
 * The message with which a lesson answers a wrong line; it was not played.
 */
answer?: string, 
/**
 * What is new in the log.
 */
entries: Array<EntryView>, 
/**
 * The present state, if it was wanted.
 */
state?: State, };
export type EntryView = { 
/**
 * The row, as the caller counts.
 */
row: number, 
/**
 * What happened.
 */
text: Text, 
/**
 * The rules that decided it.
 */
rules: string[], 
/**
 * What the screen shows of it.
 */
event: Event | null, };
export type FilmView = { 
/**
 * The position after the row: the board alone.
 */
scene: SentScene, 
/**
 * The positions that followed.
 */
frames: Array<FrameView>, };
export type FrameView = { 
/**
 * The row that led there, as the caller counts.
 */
row: number, 
/**
 * What was said of it.
 */
entries: Array<EntryView>, 
/**
 * How it differs from the position before.
 */
scene: Difference | null, };
export type LogView = { 
/**
 * Rows that the caller was told.
 */
seq: number, 
/**
 * Its lines.
 */
entries: Array<EntryView>, };
export type DraftRequest = { "do": "add", 
/**
 * Rows that the caller was told.
 */
seq: number, 
/**
 * The line.
 */
line: string, 
/**
 * The seat.
 */
seat?: number, } | { "do": "staff", 
/**
 * Rows that the caller was told.
 */
seq: number, 
/**
 * The pieces, by their keys on the board.
 */
pieces: Array<string>, 
/**
 * The seat.
 */
seat?: number, } | { "do": "undo", 
/**
 * The seat.
 */
seat?: number, } | { "do": "clear", 
/**
 * The seat.
 */
seat?: number, } | { "do": "send", 
/**
 * Rows that the caller was told.
 */
seq: number, 
/**
 * The seat.
 */
seat?: number, 
/**
 * The same key is sent once, however often it is posted.
 */
key?: string, };
export type WhyView = { 
/**
 * The refusals.
 */
refusals: Refusal[], };
export type OverlayView = { 
/**
 * What is drawn, by key.
 */
overlays: Record<string, Mark[]>, };
export type OffersView = { 
/**
 * The offers, as a scene has them.
 */
offers: SentOffers[], };
export type FitsRequest = { 
/**
 * The lines, each on top of the caller's draft by itself.
 */
lines: Array<string>, };
export type FitsView = { 
/**
 * Whether each can, in their order.
 */
fits: Array<boolean>, };
export type PauseRequest = { 
/**
 * Shall they?
 */
rest: boolean, };
export type PaceRequest = { 
/**
 * Hours for a move; none for live play.
 */
hours?: number, 
/**
 * Is a wish taken back?
 */
withdraw?: boolean, };
export type PaceView = { 
/**
 * Of which seat.
 */
seat: number, 
/**
 * Hours for a move; none for live play.
 */
hours: number | null, };
export type ProfileView = { 
/**
 * The name.
 */
name: string, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, 
/**
 * The games that he has finished, the one that he plays most first.
 */
games: Array<GameResults>, };
export type GameResults = { 
/**
 * The game.
 */
game: string, 
/**
 * The rating; none before the first game that counts.
 */
rating: number | null, 
/**
 * The rating lies between so much less and more, nineteen times of twenty.
 */
spread: number | null, 
/**
 * Against each level of the machine, and against people.
 */
against: Array<Against>, };
export type Against = { 
/**
 * The machine by its level and handicap; none for people.
 */
level: string | null, 
/**
 * Games won.
 */
won: number, 
/**
 * Games drawn.
 */
drawn: number, 
/**
 * Games lost.
 */
lost: number, };
export type Substitute = "bot" | "link";
export type ReplaceRequest = { 
/**
 * Who.
 */
by: Substitute, };
export type MuteRequest = { 
/**
 * The name.
 */
name: string, 
/**
 * Or to hear again.
 */
mute?: boolean, };
export type ReportRequest = { 
/**
 * The name.
 */
name: string, 
/**
 * What happened.
 */
text: string, };
export type RecoverRequest = { 
/**
 * The pass: it is good once.
 */
secret: string, 
/**
 * The new password, 8 to 200 letters.
 */
password: string, };
export type CurveView = { 
/**
 * What was said of it, row by row.
 */
points: Array<CurvePoint>, };
export type CurvePoint = { 
/**
 * The row, as the caller counts.
 */
row: number, 
/**
 * When it was.
 */
turn: Text, 
/**
 * How it stood.
 */
standing: Text[], };
export type OddsView = { 
/**
 * The odds, where the game gives any.
 */
odds: Odds | null, };
export type HintView = { 
/**
 * The line of the first plan's first click, in notation.
 */
line: string | null, 
/**
 * The best plans, the best first; those that are about equal as the machine would choose among them.
 */
plans: Array<PlanView>, 
/**
 * Are the chances learnt from played games? Else they are the game's rule of thumb.
 */
learnt: boolean, };
export type PlanView = { 
/**
 * Its first click, in notation.
 */
first: string, 
/**
 * What of it can be laid in a draft, in notation; empty if nothing can.
 */
laid: string, 
/**
 * What follows and cannot be laid, because it rolls, reveals or asks.
 */
binding: string | null, 
/**
 * What it intends; none for a single click.
 */
words: Text | null, 
/**
 * The chance to win, in thousandths.
 */
chance: number, 
/**
 * The chance where it goes badly (one time in eight), in thousandths.
 */
worst: number, 
/**
 * The chance where it goes well (one time in eight), in thousandths.
 */
best: number, 
/**
 * Arrows, from place to place.
 */
arrows: Array<[number, number]>, 
/**
 * Is it as good as the best, as far as can be told?
 */
even: boolean, };
export type ReviewState = "none" | "waiting" | "running" | "ready" | "failed";
export type ReviewView = { 
/**
 * How far.
 */
state: ReviewState, 
/**
 * Decisions that were looked at.
 */
done: number, 
/**
 * Of so many.
 */
all: number, 
/**
 * What was found, when it is ready.
 */
found: ReviewFound | null, };
export type ReviewFound = { 
/**
 * Are the chances learnt from played games? Else they are the game's rule of thumb.
 */
learnt: boolean, 
/**
 * The chance of the first seat at the start.
 */
start: number, 
/**
 * Every decision: its row, the seat, the turn, and the first seat's chance by the choice and after the dice.
 */
decisions: [number, number, number, number, number][], 
/**
 * What the dice gave the first seat.
 */
luck: number, 
/**
 * By seat.
 */
seats: Array<SeatReview>, };
export type SeatReview = { 
/**
 * What its choices cost it in all, in thousandths of the chance to win.
 */
cost: number, 
/**
 * Its costliest decisions, the worst first.
 */
worst: Array<Costly>, };
export type Costly = { 
/**
 * Its row.
 */
row: number, 
/**
 * The turn.
 */
turn: number, 
/**
 * What was done, in the words of the log.
 */
done: Text[], 
/**
 * What would have been better: what its plan intends, or what its click is called.
 */
better: Text[], 
/**
 * By how much it would have been better, in thousandths of the chance to win.
 */
gain: number, };
export type SayRequest = { 
/**
 * What.
 */
text: string, };
export type SaidView = { 
/**
 * Its number.
 */
number: number, 
/**
 * Who said it.
 */
name: string, 
/**
 * Is it a player?
 */
player: boolean, 
/**
 * What was said. Plain text: the client escapes it.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };
export type TalkView = { 
/**
 * What was said.
 */
said: Array<SaidView>, };
export type Notes = { 
/**
 * The text.
 */
text: string, };
export type ForkRequest = { 
/**
 * After so many rows, as the caller counts; else now.
 */
at?: number, 
/**
 * Who sits where; else the caller everywhere.
 */
seats?: Array<SeatChoice>, };
export type SequelRequest = { 
/**
 * Which of the choices of `scene.sequel`, from 0.
 */
choice: number, };
export type HandRequest = { 
/**
 * To whoever holds this seat.
 */
to: number, };
export type ImportRequest = { 
/**
 * The record as text.
 */
record: string, };
export type DrawRequest = { 
/**
 * Take the offer back, or refuse that of the other.
 */
refuse: boolean, };
export type BackRequest = { 
/**
 * Give the wish up, or refuse that of the other.
 */
refuse: boolean, };
export type LiveMessage = { "type": "state", 
/**
 * The state.
 */
state: State, 
/**
 * The log.
 */
entries: Array<EntryView>, 
/**
 * The talk.
 */
said: Array<SaidView>, } | { "type": "change", 
/**
 * Rows that the caller was told.
 */
seq: number, 
/**
 * What changed about the table.
 */
table?: Difference, 
/**
 * What changed in the scene that was sent last.
 */
scene?: Difference, 
/**
 * The window that is open, if the caller is asked at one.
 */
window: string | null, 
/**
 * The lines that the caller can take back, by their rows, the last first.
 */
undo: Array<number>, 
/**
 * The lines of his draft.
 */
draft: Array<string>, 
/**
 * What came back of the last one.
 */
proposal: Array<string>, 
/**
 * What is new in the log.
 */
entries: Array<EntryView>, 
/**
 * What is new in the talk.
 */
said: Array<SaidView>, } | { "type": "gone" };
export type Refusal = { rule: RuleId, text: Text, };
