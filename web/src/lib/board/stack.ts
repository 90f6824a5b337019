// Where counters stand: side by side where there is room, else in stacks that say how many they hold.
import type { Piece, Point } from '../wire';
import { type Ground, isRest } from './ground';
import type { Box } from './view';

/** The side of a counter in board units, at detail 1. */
export const COUNTER = 34;

export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  /** The side of the counter. */
  size: number;
  /** How many pieces lie in its stack, at the top counter; 0 below it. */
  height: number;
  /** The keys of its stack, top first. */
  stack: string[];
}

/** Pieces that stand together: at the same place, or at the same exact point some way from its middle. */
function groups(ground: Ground, pieces: Piece[], size: number): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const middle = ground.board.places[piece.place]?.at;
    const apart = piece.at && middle && Math.hypot(piece.at[0] - middle[0], piece.at[1] - middle[1]) > size;
    const key = apart ? `@${piece.at![0]} ${piece.at![1]}` : String(piece.place);
    const group = found.get(key);
    if (group) group.push(piece);
    else found.set(key, [piece]);
  }
  return found;
}

/** How many columns a box of some width gives to counters. */
function columns(width: number, size: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (size + gap)));
}

/** Rows of counters. They hang from a point, which leaves the name above it free, or lie around it. */
function grid(pieces: Piece[], [x, y]: Point, across: number, size: number, gap: number, hang = true): Standing[] {
  const rows = hang ? 1 : Math.ceil(pieces.length / across);
  return pieces.map((piece, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, pieces.length - row * across);
    const column = i - row * across;
    return {
      piece,
      x: x + (column - (inRow - 1) / 2) * (size + gap),
      y: y + (row - (rows - 1) / 2) * (size + gap),
      size,
      height: 1,
      stack: [piece.key],
    };
  });
}

/** Sizes that are tried before counters must cover each other. */
const SMALLER = [1, 0.86, 0.74];
const MOST_SPREAD = 8;

/** Counters in an area: side by side, smaller if need be, then over the border, else in a pile. */
function settle(pieces: Piece[], at: Point, free: number, size: number, gap: number, heap: typeof pile): Standing[] {
  const room = Math.max(free * 2.3, size);
  for (const smaller of SMALLER) {
    const side = size * smaller;
    for (let across = pieces.length; across > 0; across--) {
      const rows = Math.ceil(pieces.length / across);
      const width = across * (side + gap);
      const height = rows * (side + gap);
      // A diagonal that fits the round free space, and no taller than wide.
      if (Math.hypot(width, height) <= room * 1.25 && rows <= across) return grid(pieces, at, across, side, gap);
    }
  }
  const side = size * SMALLER.at(-1)!;
  const across = Math.ceil(pieces.length / (pieces.length > 3 ? 2 : 1));
  return pieces.length <= MOST_SPREAD ? grid(pieces, at, across, side, gap / 2) : heap(pieces, at, size);
}

/** Stacks of so few show an edge of every counter. */
const FEW = 3;

function pile(pieces: Piece[], [x, y]: Point, size: number, few = false): Standing[] {
  const top = pieces.length - 1;
  const keys = pieces.map((p) => p.key).reverse();
  const step = few && pieces.length <= FEW ? size * 0.15 : Math.min(3.2, 9 / pieces.length) * (size / COUNTER);
  return pieces.map((piece, i) => ({
    piece,
    x: x + (i - top / 2) * step,
    y: y - (i - top / 2) * step,
    size,
    height: i === top ? pieces.length : 0,
    stack: keys,
  }));
}

/** Counters in a box beside the map: as large as they fit below its heading. */
function fillBox(pieces: Piece[], [[left, top], [right], [, bottom]]: [Point, Point, Point], most: number): Standing[] {
  const [w, h] = [right - left - 24, bottom - top - HEADING];
  let [size, across] = [most, 1];
  for (; size > LEAST; size *= 0.94) {
    across = columns(w, size, size * 0.14);
    if (Math.ceil(pieces.length / across) * size * 1.14 <= h) break;
  }
  return grid(pieces, [(left + right) / 2, (top + HEADING + bottom) / 2 - 4], across, size, size * 0.14, false);
}
const HEADING = 40;
const LEAST = 8;

/** A counter is at least so large a part of its hex. */
export const LEAST_ON_HEX = 0.72;

/** A counter on a hex of some width: never larger than the hex, and never lost in it. */
export function onHex(size: number, width: number): number {
  return Math.min(0.86 * width, Math.max(LEAST_ON_HEX * width, size));
}

/** Pieces that stand together, where else in their own area they could, and how they stand if there is no room: in a pile. */
interface Crowd {
  now: Standing[];
  aside: (free: (moved: Standing[]) => boolean) => Standing[] | null;
  piled: Standing[] | null;
}

/** So far counters step aside before they are piled, in their own sizes, and so finely it is tried. */
const ASIDE = 3;
const PACE = 0.5;
/** The shifts that are tried, the nearest first. */
const SHIFTS: Point[] = [];
for (let x = -ASIDE; x <= ASIDE; x += PACE) for (let y = -ASIDE; y <= ASIDE; y += PACE) if (x || y) SHIFTS.push([x, y]);
SHIFTS.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** The nearest other stand of some counters, each within its own area, that is free. */
function elsewhere(ground: Ground, set: Standing[], free: (moved: Standing[]) => boolean): Standing[] | null {
  const { piece, size } = set[0]!;
  for (const [x, y] of SHIFTS) {
    const moved = set.map((s) => ({ ...s, x: s.x + x * size, y: s.y + y * size }));
    if (free(moved) && moved.every((s) => ground.at([s.x, s.y]) === piece.place)) return moved;
  }
  return null;
}

/** Counters of one area may cover so much of another's. */
const HIDDEN = 0.25;

/** Does a counter of one crowd hide one of another? What lies below in a pile is not seen anyway. */
function hides(a: Pick<Crowd, 'now'>, b: Pick<Crowd, 'now'>): boolean {
  const over = (s: Standing, t: Standing) => {
    const side = (s.size + t.size) / 2;
    const [w, h] = [side - Math.abs(s.x - t.x), side - Math.abs(s.y - t.y)];
    const least = Math.min(s.size, t.size);
    return w > 0 && h > 0 && Math.min(w, least) * Math.min(h, least) > HIDDEN * least * least;
  };
  return a.now.some((s) => s.height > 0 && b.now.some((t) => t.height > 0 && over(s, t)));
}

/** Where crowds hide each other the larger one steps aside; where it cannot it lies in a pile, which says how many it holds
 * and fans out. */
function untangle(crowds: Crowd[]): Standing[] {
  const wide = (crowd: Crowd) => (crowd.piled ? crowd.now.length : 0);
  for (let again = true; again; ) {
    again = false;
    for (const a of crowds)
      for (const b of crowds) {
        const larger = wide(a) >= wide(b) ? a : b;
        if (a === b || !larger.piled || !hides(a, b)) continue;
        const free = larger.aside((now) => crowds.every((c) => c === larger || !hides({ now }, c)));
        [larger.now, larger.piled] = free ? [free, larger.piled] : [larger.piled, null];
        again = true;
      }
  }
  return crowds.flatMap(({ now }) => now);
}

/** So much of a counter is its frame, which is seen as well. */
const FRAME = 0.16;

/** What would hang over the lower edge of the board comes up. */
function onBoard(ground: Ground, set: Standing[]): Standing[] {
  const below = Math.max(0, ...set.map((s) => s.y + s.size * (0.5 + FRAME) - ground.board.size[1]));
  return below ? set.map((s) => ({ ...s, y: s.y - below })) : set;
}

/** Every piece with its place on the board. Later ones lie over earlier ones; in a pile those of the higher rank. */
export function stand(ground: Ground, pieces: Piece[], detail: number, rank: (piece: Piece) => number = () => 0): Standing[] {
  const size = COUNTER * detail;
  const gap = 3 * detail;
  const crowds: Crowd[] = [];
  const stands = (found: Standing[], piled: Standing[] | null = null) => {
    const now = ground.board.cell ? found : onBoard(ground, found);
    crowds.push({ now, aside: (free) => elsewhere(ground, now, free), piled });
  };
  const heap = (group: Piece[], at: Point, size: number, few = false) => pile([...group].sort((a, b) => rank(a) - rank(b)), at, size, few);
  for (const group of groups(ground, pieces, size).values()) {
    const first = group[0]!;
    const place = ground.board.places[first.place];
    if (!place) continue;
    if (first.at && Math.hypot(first.at[0] - place.at[0], first.at[1] - place.at[1]) > size) {
      stands(heap(group, first.at, size));
      continue;
    }
    const box = place.off_map && place.outline?.length ? place.outline : null;
    if (box) {
      const wide = ground.board.cell ? onHex(size, ground.board.cell.width) * 1.2 : Math.min(size, COUNTER * 1.15);
      stands(fillBox(group, [box[0]!, box[1]!, box[2]!], wide));
      continue;
    }
    const width = ground.board.cell?.width;
    if (width) {
      stands(heap(group, place.at, onHex(size, width), true));
      continue;
    }
    const hex = place.outline?.length === 6;
    const free = isRest(place) ? size * 3 : ground.room[first.place]!;
    if (hex) stands(heap(group, place.at, size));
    else stands(settle(group, place.at, free, size, gap, heap), group.length > 1 ? onBoard(ground, heap(group, place.at, size * SMALLER.at(-1)!)) : null);
  }
  return ground.board.cell ? crowds.flatMap(({ now }) => now) : untangle(crowds);
}

/** The counter under a point, the topmost first. */
export function counterAt(standings: Standing[], [x, y]: Point): Standing | null {
  for (let i = standings.length - 1; i >= 0; i--) {
    const s = standings[i]!;
    if (Math.abs(x - s.x) <= s.size / 2 && Math.abs(y - s.y) <= s.size / 2) return s;
  }
  return null;
}

/** Where the members of a stack go when it is fanned out: rows above it, or below where there is no room, within what is seen. */
export function fan(count: number, [x, y]: Point, size: number, seen: Box): Point[] {
  const step = size * 1.12;
  const across = Math.min(count, 4);
  const rows = Math.ceil(count / across);
  const pad = size * 0.75;
  const up = y - size * 1.35 - (rows - 1) * step - pad >= seen.y ? -1 : 1;
  const half = ((across - 1) / 2) * step + pad;
  const middle = Math.min(Math.max(x, seen.x + half), Math.max(seen.x + half, seen.x + seen.w - half));
  return Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, count - row * across);
    return [middle + (i - row * across - (inRow - 1) / 2) * step, y + up * (size * 1.35 + row * step)];
  });
}

/** Where the members of a stack go when they lie in a corner of what is seen: in that which covers the fewest of some points, a lower one if it can be. */
export function dock(count: number, size: number, seen: Box, free: Point[] = []): Point[] {
  const [step, pad] = [size * 1.12, size * 0.9];
  const across = Math.max(1, Math.min(count, Math.floor((seen.w - 2 * pad) / step) + 1));
  const [w, h] = [(across - 1) * step, (Math.ceil(count / across) - 1) * step];
  const [left, right, top, bottom] = [seen.x + pad, seen.x + seen.w - pad - w, seen.y + pad, seen.y + seen.h - pad - h];
  const covered = ([x, y]: Point) => free.filter(([u, v]) => u > x - size && u < x + w + size && v > y - size && v < y + h + size).length;
  const corners: Point[] = [[left, bottom], [right, bottom], [right, top], [left, top]];
  const [x, y] = corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
  return Array.from({ length: count }, (_, i): Point => [x + (i % across) * step, y + Math.floor(i / across) * step]);
}
