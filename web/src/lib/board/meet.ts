// Where an arrow ends: before the counters of its goal, so that its head hides no number.
import type { Point } from '../wire';
import type { Standing } from './stack';

/** The share of a way at which it enters a square, if it does. */
function enters([ax, ay]: Point, [bx, by]: Point, { x, y, size }: Pick<Standing, 'x' | 'y' | 'size'>): number | null {
  let [first, last] = [0, 1];
  for (const [from, way, middle] of [[ax, bx - ax, x], [ay, by - ay, y]] as const) {
    const [low, high] = [middle - size / 2 - from, middle + size / 2 - from];
    if (way === 0) {
      if (low > 0 || high < 0) return null;
      continue;
    }
    first = Math.max(first, Math.min(low / way, high / way));
    last = Math.min(last, Math.max(low / way, high / way));
  }
  return first < last && first > 0 ? first : null;
}

/** The end of a way that goes to a place: where it meets the first of the counters there, or the point itself. */
export function meets(from: Point, to: Point, counters: Pick<Standing, 'x' | 'y' | 'size'>[]): Point {
  const share = Math.min(1, ...counters.flatMap((counter) => enters(from, to, counter) ?? []));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
