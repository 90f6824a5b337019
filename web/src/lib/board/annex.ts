// Areas too small for their pieces: the pieces stand in a box beside it, and a line leads to the area.
import { type Ground, inside } from './ground';
import type { Standing } from './stack';
import type { Point } from '../wire';
import type { Box } from './view';

export interface Annex {
  /** The place whose pieces these are. */
  place: number;
  /** Its middle, where the line ends. */
  at: Point;
  box: Box;
}

const ANGLES = 24;
/** How far boxes may stand off, in counters. */
const FAR = [2.2, 3, 4, 5.2, 6.6];
const PAD = 0.22;

const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const square = (x: number, y: number, size: number): Box => ({ x: x - size / 2, y: y - size / 2, w: size, h: size });

/** Two or three counters may lie over a border without hiding much. */
const FEW = 3;

/** Do so many counters stand outside their area that the map is hard to read? */
function spills(outline: Point[], group: Standing[]): boolean {
  return group.length > FEW && group.some((s) => !inside(outline, [s.x, s.y]));
}

/** Free room for a box near a point: as near as can be, clear of names and of other counters. */
function room(ground: Ground, [x, y]: Point, w: number, h: number, unit: number, taken: Box[]): Box | null {
  const [width, height] = ground.board.size;
  for (const far of FAR) {
    for (let i = 0; i < ANGLES; i++) {
      const turn = (i * 2 * Math.PI) / ANGLES;
      const [cx, cy] = [x + Math.cos(turn) * (far * unit + w / 2), y + Math.sin(turn) * (far * unit + h / 2)];
      const box = { x: cx - w / 2, y: cy - h / 2, w, h };
      const on = box.x > 0 && box.y > 0 && box.x + w < width && box.y + h < height;
      if (on && !taken.some((other) => overlap(box, other))) return box;
    }
  }
  return null;
}

/** Moves the pieces of areas that are too small into boxes. */
export function annex(ground: Ground, standings: Standing[]): { standings: Standing[]; annexes: Annex[] } {
  const groups = new Map<number, Standing[]>();
  for (const s of standings) {
    if (s.piece.at) continue;
    const group = groups.get(s.piece.place);
    if (group) group.push(s);
    else groups.set(s.piece.place, [s]);
  }
  const crowded = [...groups].filter(([i, group]) => {
    const place = ground.board.places[i];
    // Hexes pile their counters, boxes beside the map have rows.
    return place?.outline?.length && place.outline.length !== 6 && !place.off_map && spills(place.outline, group);
  });
  if (!crowded.length) return { standings, annexes: [] };

  const gone = new Set(crowded.flatMap(([, group]) => group));
  const unit = Math.max(...crowded.map(([, group]) => group[0]!.size));
  const names = ground.board.places.filter((p) => !p.off_map).map((p) => square(p.at[0], p.at[1] - unit, unit * 1.6));
  const taken = [...names, ...standings.filter((s) => !gone.has(s)).map((s) => square(s.x, s.y, s.size))];
  const moved = new Map<Standing, Standing>();
  const annexes: Annex[] = [];
  for (const [place, group] of crowded) {
    const at = ground.board.places[place]!.at;
    const size = unit;
    const across = Math.ceil(Math.sqrt(group.length));
    const down = Math.ceil(group.length / across);
    const pad = size * PAD;
    const box = room(ground, at, across * size + 2 * pad, down * size + 2 * pad, size, taken);
    if (!box) continue;
    taken.push(box);
    annexes.push({ place, at, box });
    group.forEach((s, i) => {
      const [column, row] = [i % across, Math.floor(i / across)];
      moved.set(s, { ...s, size: size * 0.94, x: box.x + pad + (column + 0.5) * size, y: box.y + pad + (row + 0.5) * size });
    });
  }
  return { standings: standings.map((s) => moved.get(s) ?? s), annexes };
}

/** Where the line from a place meets its box. */
export function landing({ at, box }: Annex): Point {
  return [Math.max(box.x, Math.min(box.x + box.w, at[0])), Math.max(box.y, Math.min(box.y + box.h, at[1]))];
}

/** The place to whose box a point belongs. */
export function annexAt(annexes: Annex[], [x, y]: Point): number | null {
  const found = annexes.find(({ box }) => overlap(box, { x, y, w: 0, h: 0 }));
  return found?.place ?? null;
}
