// Counters in small areas make room for the names of their neighbours and for each other, as far as their own area goes.
import { type Ground, inside } from './ground';
import type { Standing } from './stack';
import type { Point } from '../wire';
import type { Box } from './view';

/** So far counters step aside, in their own sizes, and so finely it is tried. */
const FAR = 1.4;
const STEP = 0.35;
/** More places than this are a front, where counters stand where they stand. */
const MOST = 60;
/** A name is so wide and so high, and so far above the middle of its place, in counters. */
const NAME = { wide: 1.9, high: 0.55, up: 0.9 };

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const square = (s: Standing): Box => ({ x: s.x - s.size / 2, y: s.y - s.size / 2, w: s.size, h: s.size });
const nameAt = ([x, y]: Point, unit: number): Box => ({
  x: x - (NAME.wide * unit) / 2,
  y: y - (NAME.up + NAME.high / 2) * unit,
  w: NAME.wide * unit,
  h: NAME.high * unit,
});

/** The shifts that are tried, the nearest first. */
const SHIFTS: Point[] = [];
for (let x = -FAR; x <= FAR + 0.01; x += STEP) for (let y = -FAR; y <= FAR + 0.01; y += STEP) SHIFTS.push([x, y]);
SHIFTS.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** The same counters side by side; a pile stays one. */
function row(group: Standing[]): Standing[] {
  const { size, y } = group[0]!;
  if (group.some((s) => s.height !== 1)) return group;
  const middle = group.reduce((sum, s) => sum + s.x, 0) / group.length;
  return group.map((s, i) => ({ ...s, x: middle + (i - (group.length - 1) / 2) * size * 1.06, y }));
}

/** Moves what covers a name or the counters of another area aside, within its own area. */
export function clear(ground: Ground, standings: Standing[]): Standing[] {
  const groups = new Map<number, Standing[]>();
  // What stands at a point of its own (an aircraft at its field) stays there.
  const fixed = standings.filter(({ x, y, piece: { at } }) => at && Math.hypot(x - at[0], y - at[1]) < 1);
  for (const s of standings) {
    if (fixed.includes(s)) continue;
    const group = groups.get(s.piece.place);
    if (group) group.push(s);
    else groups.set(s.piece.place, [s]);
  }
  const places = ground.board.places;
  const movable = (i: number) => {
    const outline = places[i]?.outline;
    return !!outline && outline.length > 6 && !places[i]!.off_map;
  };
  if (ground.board.cell || groups.size > MOST) return standings;
  const unit = Math.max(...standings.map((s) => s.size), 0);
  const names = new Map(places.flatMap((p, i): [number, Box][] => (movable(i) ? [[i, nameAt(p.at, unit)]] : [])));
  const now = new Map(groups);
  for (const [place, group] of groups) {
    if (!movable(place)) continue;
    const { outline } = places[place]!;
    const others = [...fixed.map(square), ...[...now].flatMap(([i, all]) => (i === place ? [] : all.map(square)))];
    const covered = [...names.values(), ...others];
    const hides = (moved: Standing[]) => moved.reduce((sum, s) => sum + covered.reduce((n, box) => n + shared(square(s), box), 0), 0);
    let [best, least] = [group, hides(group)];
    if (!least) continue;
    for (const set of [group, row(group)])
      for (const [x, y] of SHIFTS) {
        const moved = set.map((s) => ({ ...s, x: s.x + x * unit, y: s.y + y * unit }));
        if (moved.some((s) => !inside(outline!, [s.x, s.y]))) continue;
        const hidden = hides(moved) + Math.hypot(x, y) * unit;
        if (hidden < least) [best, least] = [moved, hidden];
      }
    now.set(place, best);
  }
  const moved = new Map([...groups].flatMap(([i, group]) => group.map((s, n): [Standing, Standing] => [s, now.get(i)![n]!])));
  return standings.map((s) => moved.get(s) ?? s);
}
