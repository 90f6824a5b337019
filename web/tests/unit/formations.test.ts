// Who is left to the staff together.
import { describe, expect, it } from 'vitest';
import { formationsOf } from '../../src/lib/table/formations';
import type { Piece, PieceKind } from '../../src/lib/wire';

const KINDS = [
  { key: '14Pz', nation: 'german', parent: '1PzA' },
  { key: 'Wiking', nation: 'ss', parent: '1PzA' },
  { key: '1PzA', nation: 'german', parent: '◎6' },
  { key: '44', nation: 'german', parent: '6A' },
  { key: 'train', nation: 'german' },
] as unknown as PieceKind[];
const piece = (kind: number, place: number) => ({ key: KINDS[kind]!.key, kind, place, count: 1 }) as Piece;

describe('formations', () => {
  it('are one for an army of two nations, and called by a name of their own', () => {
    const all = [piece(0, 7), piece(1, 7), piece(2, 7), piece(3, 7), piece(4, 7), piece(0, 9)];
    const found = formationsOf(all.slice(0, 5), all, KINDS);
    expect(found.map(({ name, pieces }) => [name, pieces.map((p) => p.place)])).toEqual([
      ['1PzA', [7, 7, 9]],
      ['6A', [7]],
    ]);
    expect(new Set(found.map((f) => f.name)).size).toBe(found.length);
  });
});
