import { describe, expect, it } from 'vitest';
import { handsOf, isText, topOf } from '../../src/lib/cards/cards';
import { Ground, hexagon, turnOf } from '../../src/lib/board/ground';
import { borderOf } from '../../src/lib/board/marks';
import { LOOKS } from '../../src/lib/board/synthetic';
import type { Board, Place, Scene } from '../../src/lib/wire';

const bare: Board = {
  size: [300, 300],
  shape: 'areas',
  places: [],
  links: [],
  edges: [],
  scenery: [],
  kinds: [],
  cards: [],
  names: [],
  seats: ['a', 'b'],
  teams: [],
  sequence: [],
  charts: [],
  looks: LOOKS,
};
const cellAt = (key: string, x: number, y: number): Place => ({ key, name: 'cell', at: [x, y] });
/** Three by three squares, row by row. */
const squares: Board = {
  ...bare,
  cell: { width: 100, pointy: false, sides: 4 },
  places: Array.from({ length: 9 }, (_, i) => cellAt(String(i), 50 + (i % 3) * 100, 50 + Math.floor(i / 3) * 100)),
};
const ground = new Ground(squares);

describe('squares', () => {
  it('have outlines and are found under a point', () => {
    expect(ground.board.places[0]!.outline).toEqual([[0, 0], [100, 0], [100, 100], [0, 100]]);
    expect(ground.at([250, 120])).toBe(5);
    expect(ground.room[4]).toBe(50);
  });
  it('know their neighbours side by side, clockwise from north', () => {
    expect(ground.near(4)).toEqual([1, 5, 7, 3]);
    expect(ground.near(0)).toEqual([null, 1, 3, null]);
  });
  it('carry walls between two and on their outer sides', () => {
    const between = ground.edge({ from: 0, to: 1 });
    expect(between.map(([x, y]) => [Math.round(x), Math.round(y)]).sort()).toEqual([[100, 0], [100, 100]]);
    expect(ground.edge({ from: 2, side: 1 })).toEqual([[300, 0], [300, 100]]);
    expect(ground.edge({ from: 99, side: 1 })).toEqual([]);
  });
  it('have borders where an area ends', () => {
    expect(borderOf(ground, [0, 1]).match(/M/g)).toHaveLength(3);
  });
  it('look in four directions, hexes in six', () => {
    expect(turnOf(squares, 1)).toBe(90);
    expect(turnOf({ ...bare, cell: { width: 10, pointy: true, sides: 6 } }, 0)).toBe(30);
    expect(turnOf({ ...bare, cell: { width: 10, pointy: false, sides: 6 } }, 3)).toBe(180);
    expect(turnOf(bare, 2)).toBe(90);
  });
});

describe('hexes', () => {
  it('begin with their first side, clockwise', () => {
    expect(hexagon([0, 0], 20, true).slice(0, 2)).toEqual([[0, -11.5], [10, -5.8]]);
    expect(hexagon([0, 0], 20, false).slice(0, 2)).toEqual([[-5.8, -10], [5.8, -10]]);
  });
});

describe('points', () => {
  it('leave each other room', () => {
    const near = new Ground({ ...bare, shape: 'points', places: [cellAt('p', 10, 10), cellAt('q', 50, 10), cellAt('r', 200, 10)] });
    expect(near.reach).toBeCloseTo(19.2);
    expect(near.at([28, 10])).toBe(0);
    expect(near.at([31, 10])).toBe(1);
  });
});

describe('areas', () => {
  it('share the points of their border', () => {
    const left: Place = { ...cellAt('l', 50, 50), outline: [[0, 0], [100, 0], [100, 100], [0, 100]] };
    const right: Place = { ...cellAt('r', 150, 50), outline: [[100, 0], [200, 0], [200, 100], [100, 100]] };
    expect(new Ground({ ...bare, places: [left, right] }).edge({ from: 0, to: 1 })).toEqual([[100, 0], [100, 100]]);
  });
});

describe('cards', () => {
  const board: Board = { ...bare, cards: [{ key: 'raid', name: 'card-raid', nation: '', lines: [{ text: 'card-raid-text' }] }, { key: 'chit', name: 'card-chit', nation: '' }] };
  it('that say something are read, others are chits', () => {
    expect(isText(board, { key: 'x', kind: 0 })).toBe(true);
    expect(isText(board, { key: 'x', kind: 1 })).toBe(false);
    expect(isText(board, { key: 'x' })).toBe(false);
  });
  it('of others are counted', () => {
    const scene = { hands: [[{ key: 'a', kind: 0 }], [{ key: 'b' }], []] } as unknown as Scene;
    expect(handsOf(scene, [0])).toMatchObject({ own: [{ seat: 0 }], others: [{ seat: 1 }] });
    expect(handsOf(scene, []).own).toEqual([]);
  });
  it('lie open or closed on a pile', () => {
    const name = { id: 'pile' };
    expect(topOf({ key: 'p', name, count: 3 })).toBe('back');
    expect(topOf({ key: 'p', name, count: 0 })).toBeNull();
    expect(topOf({ key: 'p', name, count: 3, cards: [{ key: 'c', kind: 1 }] })).toEqual({ key: 'c', kind: 1 });
  });
});
