import { expect, it } from 'vitest';
import { clear } from '../../src/lib/board/clear';
import { Ground, inside } from '../../src/lib/board/ground';
import { stand, type Standing } from '../../src/lib/board/stack';
import type { Board } from '../../src/lib/wire';
import boardJson from '../fixtures/board.json';

const board = boardJson as unknown as Board;
const ground = new Ground(board);
const index = (key: string) => board.places.findIndex((p) => p.key === key);
const pieces = (key: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `${key}-${i}`, kind: 0, place: index(key), count: 1, used: false }));
const at = (set: Standing[], key: string) => set.filter((s) => s.piece.place === index(key));
/** Does a counter lie over the name of a place or its signs? */
const hides = (s: Standing, key: string) => {
  const [x, y] = board.places[index(key)]!.at;
  return Math.abs(s.x - x) < s.size / 2 + 45 && Math.abs(s.y - (y - 0.9 * s.size)) < s.size / 2;
};

it('moves a cube in Turin off the name of Genoa and the counters there, within Turin', () => {
  const before = stand(ground, [...pieces('03', 1), ...pieces('06', 3)], 1.75);
  const [cube] = at(before, '03');
  expect(hides(cube!, '06')).toBe(true);
  const after = clear(ground, before);
  const [moved] = at(after, '03');
  expect(hides(moved!, '06')).toBe(false);
  expect(inside(board.places[index('03')]!.outline!, [moved!.x, moved!.y])).toBe(true);
  const touch = at(after, '06').some((s) => Math.abs(s.x - moved!.x) < (s.size + moved!.size) / 2 && Math.abs(s.y - moved!.y) < (s.size + moved!.size) / 2);
  expect(touch).toBe(false);
});

it('leaves what stands clear where it is', () => {
  const set = stand(ground, pieces('19', 1), 1);
  expect(clear(ground, set)).toEqual(set);
});

it('sets counters side by side where a square of them would lie on a neighbour and its name, aircraft among them', () => {
  const crowd = pieces('18', 4).map((p, i) => (i === 2 ? { ...p, at: board.places[index('18')]!.at } : p));
  const before = stand(ground, [...crowd, ...pieces('19', 1)], 1.75);
  const over = (set: Standing[]) => at(set, '18').filter((s) => hides(s, '19')).length;
  expect(over(before)).toBeGreaterThan(0);
  const after = clear(ground, before);
  expect(over(after)).toBe(0);
  for (const s of at(after, '18')) expect(inside(board.places[index('18')]!.outline!, [s.x, s.y])).toBe(true);
});
