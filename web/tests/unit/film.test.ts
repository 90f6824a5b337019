import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Film, type Shot } from '../../src/lib/state/film.svelte';
import { goingOn, movesBetween, oneMarch, stages, untold, without, type Move } from '../../src/lib/state/moves';
import { chapters, fights, marches, tale } from '../../src/lib/table/groups';
import type { Entry, Piece, Scene } from '../../src/lib/wire';

const piece = (key: string, kind: number, place: number, count = 1) => ({ key, kind, place, count }) as Piece;
const scene = (...pieces: Piece[]) => ({ pieces }) as unknown as Scene;
const entry = (id: string, row: number) => ({ row, text: { id }, rules: [], event: null }) as unknown as Entry;

describe('moves', () => {
  it('are known by the counter', () => {
    const moves = movesBetween(scene(piece('a', 0, 1), piece('b', 1, 1)), scene(piece('a', 0, 2), piece('b', 1, 1)));
    expect(moves).toEqual([{ piece: piece('a', 0, 2), count: 1, from: 1, to: 2 }]);
  });
  it('are known by how many of a kind left and came', () => {
    const moves = movesBetween(scene(piece('x-1', 0, 1, 3)), scene(piece('x-1', 0, 1), piece('x-2', 0, 2, 2)));
    expect(moves).toEqual([{ piece: piece('x-2', 0, 2, 2), count: 2, from: 1, to: 2 }]);
  });
  it('tell losses and arrivals', () => {
    expect(movesBetween(scene(piece('a', 0, 1)), scene(piece('b', 1, 2))).map(({ from, to }) => [from, to])).toEqual([[1, null], [null, 2]]);
  });
  it('are nothing where only a state changed', () => {
    expect(movesBetween(scene(piece('a', 0, 1)), scene(piece('a-used', 0, 1)))).toEqual([]);
  });
  it('leave the rest of a heap where it was', () => {
    const before = scene(piece('x-1', 0, 1, 3));
    const moves = movesBetween(before, scene(piece('x-1', 0, 1), piece('x-2', 0, 2, 2)));
    expect(without(before, moves).pieces).toEqual([piece('x-1', 0, 1, 1)]);
  });
});

describe('a position without a line of the log', () => {
  const moves = movesBetween(scene(piece('a', 0, 1)), scene(piece('a', 0, 2)));
  it('is told by its moves, and by nothing else where there is a line', () => {
    expect(untold({ moves, entries: [] })).toEqual(moves);
    expect(untold({ moves, entries: [entry('moved', 1)] })).toEqual([]);
  });
});

describe('what was fought', () => {
  const rolled = (id: string, row: number) => ({ ...entry(id, row), event: { kind: 'rolled', dice: [3] } }) as unknown as Entry;
  it('is named once for each battle, by its heading or by its dice', () => {
    const levels = new Map([['impulse', 0], ['battle', 1]]);
    const all = [entry('impulse', 1), rolled('weather', 1), entry('battle', 2), rolled('dice', 2), rolled('dice', 3), entry('battle', 4), entry('called-off', 4)];
    expect(fights(all, levels).map((text) => text.id)).toEqual(['weather', 'battle']);
    expect(fights([entry('moved', 1), rolled('dice', 2)], new Map()).map((text) => text.id)).toEqual(['dice']);
  });
});

describe('chapters', () => {
  it('stand under their headings, without what only says that an order answered', () => {
    const all = [entry('core-ordered', 1), entry('moved', 1), entry('impulse', 2), entry('moved', 3), entry('battle', 4), entry('dice', 4)];
    const found = chapters(all, new Map([['impulse', 0], ['battle', 1]]));
    expect(found.map((c) => [c.head?.text.id ?? null, c.level, c.entries.length])).toEqual([[null, 0, 1], ['impulse', 0, 1], ['battle', 1, 1]]);
  });
});

const went = (row: number, from: number, to: number, unit = 1) =>
  ({ row, text: { id: 'went', args: [['unit', { kind: unit }], ['from', { place: from }], ['hex', { place: to }]] }, rules: [], event: null }) as unknown as Entry;

describe('a march', () => {
  const move = (key: string, from: number | null, to: number | null): Move => ({ piece: piece(key, 0, to ?? 0), count: 1, from, to });
  it('is one line from its beginning to its end', () => {
    expect(oneMarch(went(1, 4, 5), went(2, 5, 6))).toEqual({ entry: went(2, 4, 6), by: 5 });
    expect(oneMarch(went(1, 4, 5), went(2, 5, 6, 2))).toBeNull();
    expect(oneMarch(went(1, 4, 5), went(2, 7, 8))).toBeNull();
    expect(oneMarch(undefined, went(2, 7, 8))).toBeNull();
    const told = [
      { entry: went(3, 4, 7), by: [5, 6], since: 1 },
      { entry: went(4, 1, 2, 2), by: [], since: 4 },
    ];
    const lines = [went(1, 4, 5), went(2, 5, 6), went(3, 6, 7), went(4, 1, 2, 2)];
    expect(marches(lines)).toEqual(told);
    expect(tale(lines)).toEqual(told.map((march) => ({ ...march, more: 0 })));
  });
  it('is one move by all its places', () => {
    const two = goingOn([move('a', 4, 5)], [move('a', 5, 6)])!;
    expect(two.map(({ from, via, to }) => [from, via, to])).toEqual([[4, [5], 6]]);
    expect(goingOn(two, [move('a', 6, 7)])![0]!.via).toEqual([5, 6]);
    expect(goingOn([move('a', 4, 5)], [move('a', 6, 7)])).toBeNull();
    expect(goingOn([move('a', 4, null)], [move('a', 5, 6)])).toBeNull();
    expect(goingOn([], [])).toBeNull();
  });
});

describe('where something happens', () => {
  const seen = (place: number | null): place is number => place !== null && place < 90;
  const move = (from: number | null, to: number | null, via?: number[]): Move => ({ piece: piece('a', 0, to ?? 0), count: 1, from, to, ...(via && { via }) });
  it('is the whole way, else where it ends', () => {
    expect(stages([move(1, 4, [2, 3]), move(7, 8)], [], seen)).toEqual([[1, 2, 3, 4, 7, 8], [4, 8], [4]]);
  });
  it('is on the map, also where something else lies beside it', () => {
    expect(stages([move(95, 99), move(95, 5), move(6, 99)], [], seen)).toEqual([[5, 6], [5, 6], [5]]);
  });
  it('is what is told of, where nothing moves', () => {
    expect(stages([], [entry('dice', 1), went(2, 96, 12)], seen)).toEqual([[12]]);
    expect(stages([], [entry('dice', 1)], seen)).toEqual([[]]);
  });
});

describe('many lines of one kind', () => {
  it('are told by the first few and their number', () => {
    const many = Array.from({ length: 30 }, (_, i) => entry('placed', i));
    expect(tale([...many, entry('drawn', 31)]).map(({ entry, more }) => [entry.row, more])).toEqual([[0, 0], [1, 0], [2, 27], [31, 0]]);
    expect(tale(many.slice(0, 12)).length).toBe(12);
    expect(tale(many.slice(0, 4), 3).map(({ more }) => more)).toEqual([0, 0, 1]);
  });
});

describe('trails', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const shot = (row: number): Shot => {
    const [before, after] = [scene(piece('a', 0, row)), scene(piece('a', 0, row + 1))];
    return { row, entries: [], before, scene: after, moves: movesBetween(before, after) };
  };

  it('appear as the pieces move, and those of what is skipped at once', () => {
    const rows: number[] = [];
    const film = new Film(() => 'quick', () => 10, () => {}, (shots) => rows.push(...shots.map((s) => s.row)));
    film.play([shot(1), shot(2), shot(3), shot(4)]);
    expect(rows).toEqual([1]);
    vi.advanceTimersByTime(260);
    expect(rows).toEqual([1, 2]);
    film.stop();
    expect(rows).toEqual([1, 2, 3, 4]);
  });
  it('are all there when the film has ended', () => {
    const rows: number[] = [];
    const film = new Film(() => 'quick', () => 10, () => {}, (shots) => rows.push(...shots.map((s) => s.row)));
    film.play([shot(1), shot(2)]);
    vi.advanceTimersByTime(5000);
    expect(film.running).toBe(false);
    expect(rows).toEqual([1, 2]);
  });
});
