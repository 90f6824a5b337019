// The ground: where places are, what lies under a point, how much room there is.
import type { Board, Place, Point } from '../wire';
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

/** The corners of a hex around a point. */
export function hexagon([x, y]: Point, width: number, pointy: boolean): Point[] {
  const [half, reach] = [width / 2, width / Math.sqrt(3)];
  const corners = [[0, -1], [1, -0.5], [1, 0.5], [0, 1], [-1, 0.5], [-1, -0.5]] as const;
  const tenth = (n: number) => Math.round(n * 10) / 10;
  return corners.map(([a, b]): Point => (pointy ? [tenth(x + a * half), tenth(y + b * reach)] : [tenth(x + b * reach), tenth(y + a * half)]));
}

/** A board whose hexes have their outlines: the server names their shape once. */
function shaped(board: Board): Board {
  const { hex } = board;
  if (!hex) return board;
  const places = board.places.map((p) => (p.off_map || p.outline?.length ? p : { ...p, outline: hexagon(p.at, hex.width, hex.pointy) }));
  return { ...board, places };
}

/** Knows what lies under a point. Outlines are found through a grid of cells, so that large boards cost nothing. */
export class Ground {
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
    this.room = board.places.map((p) => (p.outline?.length ? room(p.outline, p.at) : POINT_RADIUS));
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

  /** The side between two hexes, as its two ends. */
  side(from: number, to: number): [Point, Point] | null {
    const [a, b] = [this.board.places[from]?.at, this.board.places[to]?.at];
    if (!a || !b) return null;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    // The side of a hex is so much shorter than the way between two middles.
    const k = 0.5 / Math.sqrt(3);
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return [
      [x - dy * k, y + dx * k],
      [x + dy * k, y - dx * k],
    ];
  }

  /** The six neighbours of a hex; null beyond the edge of the map. */
  near(hex: number): (number | null)[] {
    const place = this.board.places[hex];
    const outline = place?.outline;
    if (!place || outline?.length !== 6) return [];
    return outline.map((corner, i) => {
      const next = outline[(i + 1) % 6]!;
      const [x, y] = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
      // As far beyond the side as the middle is on this side of it, but a little less: edges are rounded.
      return this.at([place.at[0] + (x - place.at[0]) * 1.9, place.at[1] + (y - place.at[1]) * 1.9]);
    });
  }

  /** The place under a point of the board, if there is one. */
  at(point: Point): number | null {
    const near = this.points
      .map((i) => [Math.hypot(this.board.places[i]!.at[0] - point[0], this.board.places[i]!.at[1] - point[1]), i])
      .filter(([d]) => d! < POINT_RADIUS)
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
