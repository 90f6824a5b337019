import { describe, expect, it } from 'vitest';
import { alike, alikeScene } from '../../src/lib/state/alike';
import type { Scene } from '../../src/lib/wire';

const copy = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T;

describe('what is as it was', () => {
  const pieces = [
    { key: 'a', kind: 1, place: 3, badges: ['held'] },
    { key: 'b', kind: 2, place: 4 },
    { key: 'c', kind: 2, place: 5 },
  ];

  it('is the very same thing', () => {
    expect(alike(pieces, copy(pieces))).toBe(pieces);
    expect(alike({ a: [1, 2], b: null }, { a: [1, 2], b: null })).toEqual({ a: [1, 2], b: null });
  });

  it('is known again by its key, wherever it lies in a list', () => {
    const now = copy([pieces[2]!, { key: 'x', kind: 1, place: 1 }, pieces[0]!, { ...pieces[1]!, place: 9 }]);
    const kept = alike(pieces, now);
    expect(kept).toEqual(now);
    expect(kept[0]).toBe(pieces[2]);
    expect(kept[2]).toBe(pieces[0]);
    expect(kept[2]!.badges).toBe(pieces[0]!.badges);
    expect(kept[3]).not.toBe(pieces[1]);
  });

  it('is not taken for what has a field more or less, or another kind', () => {
    for (const [old, now] of [
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [[1, 2], [1]],
      [[1], { 0: 1 }],
      [null, { a: 1 }],
      [{ a: 1 }, null],
      [{ a: [] }, { a: {} }],
    ] as [unknown, unknown][]) {
      const kept = alike(old, now);
      expect(kept).toStrictEqual(now);
      expect(kept).not.toBe(old);
    }
  });

  it('knows counters by their pieces, and counts each of two with one key', () => {
    const standing = (key: string, x: number) => ({ piece: { key }, x, stack: [key] });
    const old = [standing('a', 1), standing('b', 2)];
    const kept = alike(old, [standing('b', 2), standing('a', 7)]);
    expect(kept[0]).toBe(old[1]);
    expect(kept[1]).toEqual(standing('a', 7));
    const twice = [{ key: 'a', n: 1 }, { key: 'a', n: 2 }];
    expect(alike(twice, copy(twice))).toEqual(twice);
  });

  it('keeps offers apart: what can be done means something else in another position', () => {
    const scene = { pieces, prompt: { id: 'go' }, offers: [{ line: 'step 1' }] } as unknown as Scene;
    const now = copy(scene);
    const kept = alikeScene(scene, now)!;
    expect(kept).not.toBe(scene);
    expect(kept.pieces).toBe(scene.pieces);
    expect(kept.offers).toBe(now.offers);
    expect(alikeScene(scene, scene)).toBe(scene);
    expect(alikeScene(kept, now)).toBe(kept);
    expect(alikeScene(null, now)).toBe(now);
    expect(alikeScene(scene, null)).toBe(null);
  });
});
