// The ground: where places are, what lies under a point, how much room there is.
import type { Board, Edge, Place, Point } from '../wire';
import { BLANK, REST, SHEET } from './looks';
import type { Box } from './view';

const POINT_RADIUS = 34;
const CELL = 120;

export function boxOf(points: Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export function inside(outline: Point[], [x, y]: Point): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** The distance of a point from the border of an outline. */
export function room(outline: Point[], [x, y]: Point): number {
  let least = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j]!;
    const [bx, by] = outline[i]!;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}

export const isBlank = (place: Place) => place.symbols?.includes(BLANK) ?? false;
/** Is it all of the sheet that nothing else covers? */
export const isRest = (place: Place) => place.symbols?.includes(REST) ?? false;

export function pathOf(outline: Point[]): string {
  return outline.length ? `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z` : '';
}

const POINTY = [[0, -1], [1, -0.5], [1, 0.5], [0, 1], [-1, 0.5], [-1, -0.5]] as const;
const FLAT = [[-0.5, -1], [0.5, -1], [1, 0], [0.5, 1], [-0.5, 1], [-1, 0]] as const;

/** The corners of a hex around a point, clockwise from the beginning of its first side: the northern one, of a pointy hex the north-eastern. */
export function hexagon([x, y]: Point, width: number, pointy: boolean): Point[] {
  const [half, reach] = [width / 2, width / Math.sqrt(3)];
  const tenth = (n: number) => Math.round(n * 10) / 10;
  const [across, down] = pointy ? [half, reach] : [reach, half];
  return (pointy ? POINTY : FLAT).map(([a, b]): Point => [tenth(x + a * across), tenth(y + b * down)]);
}

/** The corners of a square around a point, from the north-western one clockwise: so its first side is the northern one. */
export function square([x, y]: Point, width: number): Point[] {
  const half = width / 2;
  return [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
}

/** How far places lie apart: the width of a cell, or the usual length of a line between points; nothing for areas. */
export function spacing(board: Pick<Board, 'shape' | 'cell' | 'links' | 'places'>): number | undefined {
  if (board.cell) return board.cell.width;
  if (board.shape !== 'points') return undefined;
  const lengths = board.links.map(({ from, to }) => {
    const [[x, y], [u, v]] = [board.places[from]!.at, board.places[to]!.at];
    return Math.hypot(x - u, y - v);
  });
  return lengths.sort((a, b) => a - b)[lengths.length >> 1];
}

/** Of some points as many as a window of this size can show at once: those around the one with most neighbours. */
export function crowd(points: Point[], window: { w: number; h: number }): Point[] {
  const around = ([x, y]: Point) => points.filter(([u, v]) => Math.abs(u - x) <= window.w / 2 && Math.abs(v - y) <= window.h / 2);
  return points.map(around).reduce((most, some) => (some.length > most.length ? some : most), []);
}

/** A board whose cells have their outlines: the server names their shape once. */
function shaped(board: Board): Board {
  const { cell } = board;
  if (!cell) return board;
  const outline = (at: Point) => (cell.sides === 4 ? square(at, cell.width) : hexagon(at, cell.width, cell.pointy));
  const places = board.places.map((p) => (p.off_map || p.outline?.length ? p : { ...p, outline: outline(p.at) }));
  return { ...board, places };
}

/** The direction of a side of a cell, in degrees clockwise from north; without cells sides are the points of the compass. */
export function turnOf({ cell }: Board, side: number): number {
  if (!cell) return side * 45;
  return cell.sides === 4 ? side * 90 : side * 60 + (cell.pointy ? 30 : 0);
}

/** Room around points that lie near each other. */
function reachOf(points: Point[]): number {
  let least = Infinity;
  points.forEach(([x, y], i) => {
    for (let j = 0; j < i; j++) least = Math.min(least, Math.hypot(points[j]![0] - x, points[j]![1] - y));
  });
  return Math.max(12, Math.min(POINT_RADIUS, least * 0.48));
}

/** Knows what lies under a point. Outlines are found through a grid of cells, so that large boards cost nothing. */
export class Ground {
  /** The radius of points. */
  readonly reach: number;
  /** The room around each place's middle. */
  readonly room: number[];
  /** The part of the board that is the map, without the boxes beside it. */
  readonly sheet: Box;
  private readonly cells = new Map<string, number[]>();
  private readonly points: number[] = [];
  private rest: number | null = null;

  readonly board: Board;

  constructor(drawn: Board) {
    const board = shaped(drawn);
    this.board = board;
    const bare = board.places.filter((p) => !p.off_map && !p.outline?.length && !isBlank(p) && !isRest(p));
    this.reach = reachOf(bare.map((p) => p.at));
    this.room = board.places.map((p) => (p.outline?.length ? room(p.outline, p.at) : this.reach));
    const sheet = board.scenery.find((s) => s.kind === SHEET);
    this.sheet = sheet ? boxOf(sheet.outline) : { x: 0, y: 0, w: board.size[0], h: board.size[1] };
    board.places.forEach((place, i) => {
      if (isBlank(place)) return;
      if (place.outline?.length) this.spread(i, boxOf(place.outline));
      else if (isRest(place)) this.rest = i;
      else this.points.push(i);
    });
  }

  private spread(i: number, box: Box) {
    for (let cx = Math.floor(box.x / CELL); cx <= (box.x + box.w) / CELL; cx++) {
      for (let cy = Math.floor(box.y / CELL); cy <= (box.y + box.h) / CELL; cy++) {
        const key = `${cx} ${cy}`;
        const cell = this.cells.get(key);
        if (cell) cell.push(i);
        else this.cells.set(key, [i]);
      }
    }
  }

  /** The side between two cells, as its two ends. */
  side(from: number, to: number): [Point, Point] | null {
    const [a, b] = [this.board.places[from]?.at, this.board.places[to]?.at];
    if (!a || !b) return null;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    // The side of a hex is so much shorter than the way between two middles.
    const k = this.board.cell?.sides === 4 ? 0.5 : 0.5 / Math.sqrt(3);
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return [
      [x - dy * k, y + dx * k],
      [x + dy * k, y - dx * k],
    ];
  }

  /** A line along the side between two places, or along an outer side of one by its number. */
  edge({ from, to, side }: Pick<Edge, 'from' | 'to' | 'side'>): Point[] {
    const place = this.board.places[from];
    if (!place) return [];
    const outline = place.outline ?? [];
    if (side !== undefined && this.board.cell) {
      return [outline[side], outline[(side + 1) % outline.length]].filter((p) => p !== undefined);
    }
    if (to === undefined) return [];
    if (this.board.cell) return this.side(from, to) ?? [];
    // Areas share the points of their border.
    const theirs = this.board.places[to]?.outline ?? [];
    return outline.filter(([x, y]) => theirs.some(([u, v]) => Math.hypot(u - x, v - y) < 1));
  }

  /** The neighbours of a cell, side by side; null beyond the edge of the map. */
  near(cell: number): (number | null)[] {
    const place = this.board.places[cell];
    const outline = place?.outline;
    if (!place || !outline || outline.length !== (this.board.cell?.sides ?? 6)) return [];
    return outline.map((corner, i) => {
      const next = outline[(i + 1) % outline.length]!;
      const [x, y] = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
      // As far beyond the side as the middle is on this side of it, but a little less: edges are rounded.
      return this.at([place.at[0] + (x - place.at[0]) * 1.9, place.at[1] + (y - place.at[1]) * 1.9]);
    });
  }

  /** The place under a point of the board, if there is one. */
  at(point: Point): number | null {
    const near = this.points
      .map((i) => [Math.hypot(this.board.places[i]!.at[0] - point[0], this.board.places[i]!.at[1] - point[1]), i])
      .filter(([d]) => d! < this.reach)
      .sort((a, b) => a[0]! - b[0]!)[0];
    if (near) return near[1]!;
    const cell = this.cells.get(`${Math.floor(point[0] / CELL)} ${Math.floor(point[1] / CELL)}`) ?? [];
    const found = cell.find((i) => inside(this.board.places[i]!.outline!, point));
    if (found !== undefined) return found;
    const { x, y, w, h } = this.sheet;
    const onMap = point[0] >= x && point[0] <= x + w && point[1] >= y && point[1] <= y + h;
    const scenery = this.board.scenery.some((s) => s.kind !== SHEET && inside(s.outline, point));
    return onMap && !scenery ? this.rest : null;
  }
}
