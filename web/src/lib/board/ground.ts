// The ground: where places are, what lies under a point, how much room there is.
import type { Board, Place, Point } from '../wire';
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

export const isBlank = (place: Place) => place.symbols?.includes('blank') ?? false;

export function pathOf(outline: Point[]): string {
  return outline.length ? `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z` : '';
}

/** Knows what lies under a point. Outlines are found through a grid of cells, so that large boards cost nothing. */
export class Ground {
  /** The room around each place's middle. */
  readonly room: number[];
  /** The part of the board that is the map, without the boxes beside it. */
  readonly sheet: Box;
  private readonly cells = new Map<string, number[]>();
  private readonly points: number[] = [];
  private sea: number | null = null;

  constructor(readonly board: Board) {
    this.room = board.places.map((p) => (p.outline?.length ? room(p.outline, p.at) : POINT_RADIUS));
    const sheet = board.scenery.find((s) => s.kind === 'map');
    this.sheet = sheet ? boxOf(sheet.outline) : { x: 0, y: 0, w: board.size[0], h: board.size[1] };
    board.places.forEach((place, i) => {
      if (isBlank(place)) return;
      if (place.outline?.length) this.spread(i, boxOf(place.outline));
      else if (place.key === 'sea') this.sea = i;
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
    const scenery = this.board.scenery.some((s) => s.kind !== 'map' && inside(s.outline, point));
    return onMap && !scenery ? this.sea : null;
  }
}
