// What is sent short is opened here, once, so that the rest of the client need not know how. The server's half is
// core/src/scene/sent.rs; the cells of a grid are made as core's `Grid` makes them.
import type * as made from './api/types';
import type { ActResponse, Board, Grid, Handle, Offer, Piece, Place, Point, Scene, SentAnswer, SentBoard, SentOffers, SentScene, SentState, TableState, Text, Value } from './wire';

const tenth = (n: number) => Math.round(n * 10) / 10;

/** The middle of a cell. */
function middle(grid: Grid, column: number, row: number): Point {
  const near = Math.sqrt(3) / 2;
  const half = (second: number) => (second % 2 ? grid.shift / 2 : 0);
  const [x, y] =
    grid.shift === 0 ? [column, row] : grid.pointy ? [column + half(row), row * near] : [column * near, row + half(column)];
  return [tenth(grid.origin[0] + x * grid.width), tenth(grid.origin[1] + y * grid.width)];
}

/** A column as letters: A to Z, then AA. */
function letters(n: number): string {
  let text = '';
  for (let left = Math.max(n, 1); left > 0; left = Math.floor((left - 1) / 26)) text = String.fromCharCode(65 + ((left - 1) % 26)) + text;
  return text;
}

/** What a cell is called. */
function keyOf(grid: Grid, column: number, row: number): string {
  const within = (at: number, from: number, size: number) => at >= from && at < from + size;
  const sheet = grid.sheets.find((s) => within(column, s.from[0], s.size[0]) && within(row, s.from[1], s.size[1]));
  if (!sheet) return '';
  const number = (way: 0 | 1, at: number) => sheet.first[way] + sheet.steps[way] * (at - sheet.from[way]);
  const digits = (n: number) => (n < 0 ? `-${String(-n).padStart(grid.digits - 1, '0')}` : String(n).padStart(grid.digits, '0'));
  const across = number(0, column);
  const parts = [grid.letters ? letters(across) : digits(across), digits(number(1, row))];
  return sheet.prefix + (grid.rows_first ? parts.reverse() : parts).join(grid.between);
}

/** The places that a grid gives by rule. */
export function cellsOf(grid: Grid): Place[] {
  return Array.from({ length: grid.columns * grid.rows }, (_, i) => {
    const [column, row] = grid.by_rows ? [i % grid.columns, Math.floor(i / grid.columns)] : [Math.floor(i / grid.rows), i % grid.rows];
    return { key: keyOf(grid, column, row), name: grid.name, at: middle(grid, column, row) };
  });
}

/** The grid of a board, where its places lie on one. */
export function gridOf(shape: made.Shape): Grid | null {
  if (typeof shape === 'string') return null;
  return 'hexes' in shape ? shape.hexes : shape.squares;
}

/** A board as the client uses it. */
export function openBoard(sent: SentBoard): Board {
  const { cells, prints, ...board } = sent;
  const grid = gridOf(sent.shape);
  const places = grid && cells ? cellsOf(grid) : [];
  for (const [i, name] of cells?.names ?? []) places[i]!.name = name;
  for (const [symbol, runs] of cells?.symbols ?? []) {
    // How many have it not, how many have it, and so on.
    let at = 0;
    runs.forEach((length, i) => {
      if (i % 2) for (const place of places.slice(at, at + length)) (place.symbols ??= []).push(symbol);
      at += length;
    });
  }
  for (const [i, place] of cells?.others ?? []) places[i] = place;
  const kinds = sent.kinds.map(([print, key, label, parent, values]) => {
    const [name, size, nation, sign] = prints[print]!;
    return { key, name, label, parent, size, nation, sign, values };
  });
  const open: Board = { ...board, places: [...places, ...sent.places], kinds };
  if (grid) open.cell = { width: grid.width, pointy: grid.pointy, sides: typeof sent.shape !== 'string' && 'hexes' in sent.shape ? 6 : 4 };
  return open;
}

function valueOf(said: string | number): Value {
  if (typeof said === 'number') return { int: said };
  const rest = said.slice(1);
  const index = Number(rest);
  switch (said[0]) {
    case 'p':
      return { place: index };
    case 'k':
      return { kind: index };
    case 's':
      return { seat: index };
    case 'c':
      return { card: index };
    case 'n':
      return { name: index };
    default:
      return { term: rest };
  }
}

type Cell = string | number;

function textOf([id, ...names]: string[], cells: Cell[], place: number): Text {
  const args = names.map((name): [string, Value] => {
    const cell = cells.shift()!;
    return [name, cell === 'p' ? { place } : valueOf(cell)];
  });
  return args.length ? { id: id!, args } : { id: id! };
}

/** Offers of one form: a row has what it does not share with the row before, and of a line what no other begins with. */
function openForm({ handle: kind, label, tag, piece, each, ...form }: SentOffers, lines: string[]): Offer[] {
  const known: Cell[] = [];
  return each.map((row) => {
    row.forEach((cell, i) => {
      if (cell !== null) known[i] = cell;
    });
    const cells = [...known];
    const clicked = kind === 'side' || kind === 'amount' ? cells.splice(0, 2) : cells.shift()!;
    const begun = lines[lines.length - (cells.shift() as number)] ?? '';
    lines.push(begun.slice(0, cells.shift() as number) + cells.shift());
    return {
      ...form,
      handle: { [kind]: clicked } as Handle,
      line: lines.at(-1)!,
      ...(piece && { piece: cells.shift() as string }),
      label: textOf(label, cells, clicked as number),
      ...(tag && { tag: textOf(tag, cells, clicked as number) }),
      ...(cells.shift() ? { binding: true } : {}),
    };
  });
}

/** Offers as the client uses them. */
export function openOffers(forms: SentOffers[]): Offer[] {
  const lines: string[] = [];
  return forms.flatMap((form) => openForm(form, lines));
}

/** Scenes that were opened: the same one is not opened twice. */
const opened = new WeakMap<SentScene, Scene>();

/** A scene as the client uses it. */
export function openScene(sent: SentScene): Scene {
  const known = opened.get(sent);
  if (known) return known;
  const control: (number | null)[] = [];
  for (const [first, last, seat] of sent.control) {
    while (control.length < first) control.push(null);
    for (let i = first; i <= last; i++) control[i] = seat;
  }
  const pieces = sent.pieces.map((piece): Piece => ({ ...piece, count: piece.count ?? 1 }));
  const open = { ...sent, pieces, control, offers: openOffers(sent.offers) };
  opened.set(sent, open);
  return open;
}

/** A state with its scene opened. */
export function openState(state: SentState): TableState {
  return { ...state, scene: state.scene && openScene(state.scene) };
}

/** An answer with its state opened, if it has one. */
export function openAnswer({ state, ...answer }: SentAnswer): ActResponse {
  return state ? { ...answer, state: openState(state) } : answer;
}
