// Overlays as shapes: runs of places become areas with a border, pairs of places become lines.
import type { Mark, Point } from '../wire';
import type { Ground } from './ground';

/** The places of a mark, run by run. */
export function placesOf(mark: Mark): number[] {
  return (mark.places ?? []).flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const line = ([a, b]: [Point, Point]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;

/** The border of an area: the sides beyond which it does not go on, drawn a little inside. */
export function borderOf(ground: Ground, places: number[]): string {
  const within = new Set(places);
  const out: string[] = [];
  for (const i of places) {
    const place = ground.board.places[i];
    const outline = place?.outline;
    if (!place || !outline) continue;
    const inward = ([x, y]: Point): Point => [x + (place.at[0] - x) * 0.05, y + (place.at[1] - y) * 0.05];
    ground.near(i).forEach((next, d) => {
      // The edge of the map is no border.
      if (next !== null && !within.has(next)) out.push(line([inward(outline[d]!), inward(outline[(d + 1) % outline.length]!)]));
    });
  }
  return out.join('');
}

/** Lines along sides between hexes, moved towards the first (negative) or the second hex of each pair. */
export function sidesOf(ground: Ground, pairs: [number, number][], shift: number): string {
  return pairs
    .flatMap(([from, to]) => {
      const side = ground.side(from, to);
      if (!side) return [];
      const [a, b] = [ground.board.places[from]!.at, ground.board.places[to]!.at];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [x, y] = [((b[0] - a[0]) / length) * shift, ((b[1] - a[1]) / length) * shift];
      return [line([[side[0][0] + x, side[0][1] + y], [side[1][0] + x, side[1][1] + y]])];
    })
    .join('');
}

/** Lines from middle to middle. */
export function linksOf(ground: Ground, pairs: [number, number][]): string {
  return pairs
    .flatMap(([from, to]) => {
      const [a, b] = [ground.board.places[from]?.at, ground.board.places[to]?.at];
      return a && b ? [line([a, b])] : [];
    })
    .join('');
}
