import { expect, it } from 'vitest';
import { Ground } from '../../src/lib/board/ground';
import { stand, type Standing } from '../../src/lib/board/stack';
import type { Board } from '../../src/lib/wire';
import boardJson from '../fixtures/board.json';

const board = boardJson as unknown as Board;
const ground = new Ground(board);
const pieces = (key: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `${key}-${i}`, kind: 0, place: board.places.findIndex((p) => p.key === key), count: 1, used: false }));
/** Southern Tunisia, Tunis, the coast of Algeria, Tébessa and Tripolitania, as full as they are in the first turns. */
const africa = (n: number) => ['16', '17', '18', '19', '20'].flatMap((key) => pieces(key, n));
/** How much of the lesser of two counters lies under the other. */
function shared(a: Standing, b: Standing): number {
  const side = (a.size + b.size) / 2;
  const [w, h] = [side - Math.abs(a.x - b.x), side - Math.abs(a.y - b.y)].map((d) => Math.max(0, Math.min(d, a.size, b.size)));
  return (w! * h!) / Math.min(a.size, b.size) ** 2;
}

/** The detail of a phone, of a tablet and of a desk. */
for (const detail of [2.1, 1.45, 1])
  it(`hides no counter of Africa behind another area's at detail ${detail}`, () => {
    for (const n of [1, 3, 5, 6, 8]) {
      const seen = stand(ground, africa(n), detail).filter((s) => s.height > 0);
      for (const a of seen) {
        expect(a.y + a.size / 2, a.piece.key).toBeLessThanOrEqual(board.size[1] + 0.01);
        for (const b of seen) if (a.piece.place !== b.piece.place) expect(shared(a, b), `${a.piece.key} and ${b.piece.key} of ${n}`).toBeLessThanOrEqual(0.25);
      }
    }
  });

it('says how many lie in a pile, and leaves alone what hides nobody', () => {
  const set = stand(ground, africa(8), 2.1);
  const held = set.filter((s) => s.height > 0).reduce((sum, s) => sum + s.height, 0);
  expect(held).toBe(40);
  expect(stand(ground, pieces('16', 3), 2.1).every((s) => s.height === 1)).toBe(true);
});

it('steps aside within its area before it lies in a pile, and nothing is under a neighbour that could be beside it', () => {
  const here = pieces('16', 2);
  const [x, y] = board.places[here[0]!.place]!.at;
  // An aircraft at its field, close by.
  const aircraft = { ...here[0]!, key: 'aircraft', at: [x + 36, y - 16] as [number, number] };
  const set = stand(ground, [...here, aircraft], 1);
  expect(set.every((s) => s.height === 1)).toBe(true);
  for (const s of set) expect(ground.at([s.x, s.y])).toBe(here[0]!.place);
});

it('shows what ranks highest on top of a pile', () => {
  const many = pieces('16', 20);
  const set = stand(ground, many, 2.1, (piece) => (piece.key === '16-4' ? 9 : 0));
  const top = set.find((s) => s.height > 1)!;
  expect(top.piece.key).toBe('16-4');
  expect(top.stack[0]).toBe('16-4');
});
