// The curve of chances of a reviewed game: one point a decision, with what the choice and the dice gave.
import type { ReviewFound } from '../wire';

export interface Point {
  row: number;
  seat: number;
  turn: number;
  /** The first seat's chance before the decision, by the choice, and after the dice: from 0 to 1. */
  before: number;
  chosen: number;
  after: number;
}

export function pointsOf(found: ReviewFound): Point[] {
  let before = found.start / 1000;
  return found.decisions.map(([row, seat, turn, chosen, after]) => {
    const point = { row, seat, turn, before, chosen: chosen / 1000, after: after / 1000 };
    before = point.after;
    return point;
  });
}

export interface Frame {
  width: number;
  height: number;
}

export const across = (frame: Frame, count: number, i: number) => (frame.width * i) / Math.max(1, count);
export const down = (frame: Frame, chance: number) => frame.height * (1 - chance);

/** The line through all points, as the path of a drawing. */
export function curve(frame: Frame, start: number, points: Point[]): string {
  const at = (i: number, chance: number) => `${across(frame, points.length, i).toFixed(1)} ${down(frame, chance).toFixed(1)}`;
  return points.reduce((path, p, i) => `${path}L${at(i + 1, p.after)}`, `M${at(0, start)}`);
}

/** Where each turn begins: the index of its first decision. */
export function turns(points: Point[]): { turn: number; i: number }[] {
  return points.flatMap((p, i) => (i === 0 || points[i - 1]!.turn !== p.turn ? [{ turn: p.turn, i }] : []));
}
