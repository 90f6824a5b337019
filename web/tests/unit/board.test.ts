import { describe, expect, it } from 'vitest';
import { annex, annexAt, landing } from '../../src/lib/board/annex';
import { crowd, Ground, inside, room, spacing } from '../../src/lib/board/ground';
import { meets } from '../../src/lib/board/meet';
import { counterAt, fan, stand, dock } from '../../src/lib/board/stack';
import { together } from '../../src/lib/board/together';
import { synthetic } from '../../src/lib/board/synthetic';
import { centre, clamp, detail, fit, free, toBoard, toWindow, within, zoomAt, hittable } from '../../src/lib/board/view';
import type { Board, Point, Scene } from '../../src/lib/wire';
import boardJson from '../fixtures/board.json';
import moveJson from '../fixtures/scene-move.json';

const board = boardJson as unknown as Board;
const scene = moveJson as unknown as Scene;
const ground = new Ground(board);
const index = (key: string) => board.places.findIndex((p) => p.key === key);

describe('an arrow', () => {
  const counter = { x: 100, y: 0, size: 40 };
  it('ends where it meets a counter of its goal', () => {
    expect(meets([0, 0], [100, 0], [counter])).toEqual([80, 0]);
    expect(meets([0, 0], [100, 0], [counter, { x: 60, y: 0, size: 40 }])).toEqual([40, 0]);
    expect(meets([100, -100], [100, 0], [counter])).toEqual([100, -20]);
  });
  it('goes on to its goal where no counter stands in its way', () => {
    expect(meets([0, 0], [100, 0], [])).toEqual([100, 0]);
    expect(meets([0, 50], [100, 50], [counter])).toEqual([100, 50]);
    // It begins upon the counter.
    expect(meets([95, 0], [100, 0], [counter])).toEqual([100, 0]);
  });
});

describe('the view', () => {
  const window = { w: 1000, h: 800 };
  it('goes to the board and back', () => {
    const view = { x: 37, y: -12, k: 0.6 };
    const [x, y] = toWindow(view, toBoard(view, [123, 456]));
    expect(x).toBeCloseTo(123);
    expect(y).toBeCloseTo(456);
  });
  it('fits a box in the middle', () => {
    const view = fit({ x: 0, y: 0, w: 2000, h: 800 }, window, 0);
    expect(view).toEqual({ k: 0.5, x: 0, y: 200 });
  });
  it('zooms about a point, between limits', () => {
    const view = { x: 10, y: 20, k: 1 };
    const before = toBoard(view, [300, 300]);
    const after = toBoard(zoomAt(view, 2, [300, 300], 0.1), [300, 300]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(zoomAt(view, 1000, [0, 0], 0.1).k).toBe(6);
    expect(zoomAt(view, 0.0001, [0, 0], 0.1).k).toBe(0.1);
  });
  it('never loses the board', () => {
    const small = clamp({ x: 99999, y: -99999, k: 1 }, [500, 500], window);
    expect([small.x, small.y]).toEqual([window.w - 500, 0]);
    const large = clamp({ x: 99999, y: -99999, k: 4 }, [500, 500], window);
    expect(large.x).toBeLessThan(100);
    expect(large.y + 2000).toBeGreaterThan(window.h - 100);
  });
  it('has a free part beside every panel', () => {
    expect(free(window, [])).toEqual({ x: 0, y: 0, w: 1000, h: 800 });
    // One below in the middle, one at the left that does not reach in.
    expect(free(window, [{ x: 300, y: 680, w: 400, h: 100 }, { x: -200, y: 0, w: 200, h: 800 }])).toEqual({ x: 0, y: 0, w: 1000, h: 680 });
    expect(free(window, [{ x: 10, y: 8, w: 900, h: 140 }, { x: 0, y: 500, w: 1000, h: 300 }])).toEqual({ x: 0, y: 148, w: 1000, h: 352 });
    expect(free(window, [{ x: 700, y: 0, w: 300, h: 800 }])).toEqual({ x: 0, y: 0, w: 700, h: 800 });
  });
  it('goes to what happens in the free part, and keeps still where that is seen', () => {
    const part = { x: 0, y: 148, w: 1000, h: 352 };
    const view = { x: 0, y: 0, k: 1 };
    expect(within(view, [[[500, 300]]], part, 40)).toBe(view);
    // What is near comes in from the edge.
    expect(toWindow(within(view, [[[500, 100]]], part, 40), [500, 100])).toEqual([500, 188]);
    expect(toWindow(within(view, [[[1010, 300]]], part, 40), [1010, 300])).toEqual([960, 300]);
    // A way that is too long is seen where it ends.
    const end = within(view, [[[500, 300], [500, 900]], [[500, 900]]], part, 40);
    expect(toWindow(end, [500, 900])).toEqual([500, 324]);
    expect(within(view, [[], []], part, 40)).toBe(view);
  });
  it('draws even the edge of the board from under a panel', () => {
    const part = { x: 0, y: 0, w: 1000, h: 600 };
    const view = { x: 0, y: 0, k: 1 };
    const next = clamp(within(view, [[[500, 795]]], part, 40), [1000, 800], part);
    expect(toWindow(next, [500, 795])[1]).toBeLessThan(600);
    // Also where the whole board fits into the window.
    const small = clamp(within({ x: 250, y: 200, k: 0.5 }, [[[500, 795]]], { ...part, h: 500 }, 40), [1000, 800], { ...part, h: 500 });
    expect(toWindow(small, [500, 795])[1]).toBeLessThan(500);
  });
  it('centres', () => {
    expect(toWindow(centre({ x: 0, y: 0, k: 2 }, [50, 60], window), [50, 60])).toEqual([500, 400]);
  });
  it('draws details larger on a small board, in steps', () => {
    expect(detail(2)).toBe(1);
    expect(detail(0.5)).toBeGreaterThan(1.4);
    expect(detail(0.5)).toBe(detail(0.51));
  });
});

describe('the ground', () => {
  it('finds every area under its own point', () => {
    for (const place of board.places) {
      if (!place.outline?.length) continue;
      expect(ground.at(place.at)).toBe(index(place.key));
    }
  });
  it('takes open water for the sea, and neutral ground for nothing', () => {
    expect(ground.at(board.places[index('sea')]!.at)).toBe(index('sea'));
    const switzerland = board.scenery.find((s) => s.kind === 'switzerland')!;
    const [x, y] = switzerland.outline.reduce((a, p) => [a[0]! + p[0], a[1]! + p[1]], [0, 0] as number[]);
    const n = switzerland.outline.length;
    expect(ground.at([x! / n, y! / n])).toBeNull();
    expect(ground.at([-50, -50])).toBeNull();
  });
  it('knows insides and room', () => {
    const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
    expect(inside(square, [5, 5])).toBe(true);
    expect(inside(square, [15, 5])).toBe(false);
    expect(room(square, [4, 5])).toBe(4);
  });
  it('finds hexes among thousands', () => {
    const { board: large } = synthetic(100, 90, 0);
    const lie = new Ground(large);
    expect(large.places.length).toBe(9000);
    for (const i of [0, 44, 4567, 8999]) expect(lie.at(large.places[i]!.at)).toBe(i);
  });
});

describe('counters', () => {
  const standings = stand(ground, scene.pieces, 1);
  it('all stand somewhere', () => {
    expect(standings.map((s) => s.piece.key).sort()).toEqual(scene.pieces.map((p) => p.key).sort());
  });
  it('are found where they stand', () => {
    for (const s of standings) expect(counterAt(standings, [s.x, s.y])).not.toBeNull();
    expect(counterAt(standings, [-500, -500])).toBeNull();
  });
  it('in one place do not hide each other', () => {
    const naples = standings.filter((s) => s.piece.place === index('11'));
    for (const a of naples) {
      for (const b of naples) {
        if (a !== b && a.height && b.height) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.size * 0.9);
      }
    }
  });
  it('on a hex lie in one stack with a count', () => {
    const { board: hexes } = synthetic(4, 4, 0);
    const piece = { kind: 0, place: 5, count: 1, used: false };
    const three = stand(new Ground(hexes), ['a', 'b', 'c'].map((key) => ({ ...piece, key })), 1);
    expect(three.map((s) => s.height)).toEqual([0, 0, 3]);
    expect(three[2]!.stack).toEqual(['c', 'b', 'a']);
  });
  it('fan out without overlap', () => {
    const spots = fan(6, [500, 500], 40, { x: 0, y: 0, w: 1000, h: 1000 });
    for (const a of spots) for (const b of spots) if (a !== b) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(40);
    expect(Math.max(...spots.map((p) => p[1]))).toBeLessThan(500);
  });
  it('fan out into the window, below the stack where there is no room above', () => {
    for (const [x, y] of fan(4, [5, 10], 40, { x: 0, y: 0, w: 1000, h: 1000 })) {
      expect(x).toBeGreaterThan(20);
      expect(y).toBeGreaterThan(30);
    }
    for (const [x] of fan(4, [995, 500], 40, { x: 0, y: 0, w: 1000, h: 1000 })) expect(x).toBeLessThan(980);
  });
});

describe('areas too small for their pieces', () => {
  const crowd = (key: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ key: `p${i}`, kind: i % board.kinds.length, place: index(key), count: 1, used: false }));
  it('have a box beside them, clear of other counters, with a line', () => {
    const pieces = [...scene.pieces.filter((p) => p.place !== index('21')), ...crowd('21', 6)];
    const { standings, annexes } = annex(ground, stand(ground, pieces, 1.45));
    const own = annexes.find((a) => a.place === index('21'))!;
    expect(own).toBeDefined();
    const { x, y, w, h } = own.box;
    for (const s of standings) {
      const within = s.x > x && s.x < x + w && s.y > y && s.y < y + h;
      expect(within).toBe(s.piece.place === index('21'));
    }
    expect(annexAt(annexes, [x + 2, y + 2])).toBe(index('21'));
    expect(annexAt(annexes, [x - 2, y - 2])).toBeNull();
    const [lx, ly] = landing(own);
    expect(lx === x || lx === x + w || ly === y || ly === y + h || (lx > x && lx < x + w)).toBe(true);
  });
  it('are none where there is room', () => {
    const set = stand(ground, crowd('19', 1), 1);
    expect(annex(ground, set)).toEqual({ standings: set, annexes: [] });
  });
});

describe('cubes that look alike', () => {
  const cube = scene.pieces.find((p) => p.key.includes('-cube-'))!;
  const twin = { ...cube, key: `${cube.key}-been4`, count: 2 };
  it('are one where they offer nothing', () => {
    expect(together(board, [cube, twin], new Set()).map((p) => p.count)).toEqual([cube.count + 2]);
  });
  it('are two where one can act, or looks otherwise', () => {
    expect(together(board, [cube, twin], new Set([twin.key]))).toEqual([cube, twin]);
    expect(together(board, [cube, { ...twin, used: true }], new Set())).toHaveLength(2);
  });
});

it('knows how far the places of a board lie apart', () => {
  const places = [[0, 0], [30, 40], [30, 100], [330, 100]].map((at) => ({ at }));
  const links = [[0, 1], [1, 2], [2, 3]].map(([from, to]) => ({ from, to }));
  const board = { places, links, cell: null } as unknown as Board;
  expect(spacing({ ...board, shape: 'points' })).toBe(60);
  expect(spacing({ ...board, shape: 'points', links: [] })).toBeUndefined();
  expect(spacing({ ...board, shape: 'areas' })).toBeUndefined();
});

it('finds the part of the board where most lies close together', () => {
  const [front, far]: [Point[], Point[]] = [[[0, 0], [10, 0], [0, 10]], [[300, 300], [310, 300]]];
  expect(crowd([...far, ...front], { w: 40, h: 40 })).toEqual(front);
  expect(crowd([...far, ...front], { w: 700, h: 700 })).toHaveLength(5);
  expect(crowd([], { w: 40, h: 40 })).toEqual([]);
});

describe('a finger', () => {
  it('is brought as near as it needs, and no nearer', () => {
    for (const k of [0.2, 0.35, 0.5, 0.8, 1.2]) {
      const near = hittable((d) => 34 * d, k, 1, 44);
      const pixels = near * 34 * detail(near, 1);
      expect(pixels).toBeGreaterThanOrEqual(44);
      if (near > k) expect(pixels).toBeLessThan(48);
    }
    // What is crowded on a small board stands freely on a larger one.
    const crowded = (d: number) => 34 * d * (d > 1.3 ? 0.74 : 1);
    const near = hittable(crowded, 0.3, 1, 44);
    expect(near * crowded(detail(near, 1))).toBeLessThan(56);
  });
});

describe('a stack that was picked', () => {
  it('lies in the lower corner of the window, whole', () => {
    const seen = { x: 0, y: 0, w: 300, h: 500 };
    const spots = dock(9, 46, seen);
    expect(spots).toHaveLength(9);
    for (const [x, y] of spots) {
      expect(x).toBeGreaterThan(23);
      expect(x).toBeLessThan(277);
      expect(y).toBeGreaterThan(380);
      expect(y).toBeLessThan(477);
    }
    // Where somebody could go it does not lie, if another corner is free.
    for (const [x] of dock(2, 46, seen, [[40, 460]])) expect(x).toBeGreaterThan(150);
  });
});
