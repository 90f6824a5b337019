// The shape of a place: its true coast and border where there is art of it, else its outline, else a disc.
import type { Art } from './art';
import { type Ground, isRest, pathOf } from './ground';

export interface Shape {
  d: string;
  /** From the art's units to the board's. */
  transform: string;
}

export function shapeOf(ground: Ground, art: Art, i: number, detail: number): Shape | null {
  const place = ground.board.places[i];
  if (!place) return null;
  const path = art.paths[place.key];
  if (path && !place.off_map) {
    const { x, y, w, h } = ground.sheet;
    return { d: path, transform: `translate(${x} ${y}) scale(${w / art.size[0]} ${h / art.size[1]})` };
  }
  if (place.outline?.length) return { d: pathOf(place.outline), transform: '' };
  const [x, y] = place.at;
  const r = isRest(place) ? 62 * detail : ground.reach * 0.9;
  return { d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, transform: '' };
}

/** Many places in as few paths as can be: one for each transform. */
export function shapesOf(ground: Ground, art: Art, places: number[], detail: number): Shape[] {
  const found = new Map<string, string[]>();
  for (const shape of places.map((i) => shapeOf(ground, art, i, detail))) {
    if (!shape) continue;
    const list = found.get(shape.transform);
    if (list) list.push(shape.d);
    else found.set(shape.transform, [shape.d]);
  }
  return [...found].map(([transform, d]) => ({ transform, d: d.join('') }));
}
