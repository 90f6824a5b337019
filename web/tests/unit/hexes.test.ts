import { describe, expect, it } from 'vitest';
import { Ground, hexagon } from '../../src/lib/board/ground';
import { borderOf, linksOf, placesOf, sidesOf } from '../../src/lib/board/marks';
import { NO_ART } from '../../src/lib/board/art';
import { shapesOf } from '../../src/lib/board/shape';
import { onHex, stand } from '../../src/lib/board/stack';
import { LOOKS } from '../../src/lib/board/synthetic';
import type { Board, Piece, Place } from '../../src/lib/wire';

/** Three by three hexes of width 60, corner up, even rows half a hex to the east, and a box beside them. */
const STEP = 60 / Math.sqrt(3) * 1.5;
const hexes: Place[] = Array.from({ length: 9 }, (_, i) => {
  const [col, row] = [Math.floor(i / 3), i % 3];
  return { key: `${col}${row}`, name: 'hex', at: [60 + col * 60 + (row % 2) * 30, 60 + row * STEP], off_map: false };
});
const box: Place = { key: 'box', name: 'box', at: [400, 100], outline: [[300, 0], [500, 0], [500, 200], [300, 200]], off_map: true };
const board: Board = {
  size: [500, 300],
  places: [...hexes, box],
  shape: 'areas',
  edges: [],
  cards: [],
  names: [],
  teams: [],
  links: [],
  scenery: [],
  cell: { width: 60, pointy: true, sides: 6 },
  kinds: [],
  seats: ['axis', 'soviet'],
  sequence: [],
  charts: [],
  looks: LOOKS,
};
const ground = new Ground(board);
const piece = (key: string, place: number): Piece => ({ key, kind: 0, place, count: 1, used: false });

describe('hexes', () => {
  it('have the corners of their shape', () => {
    const corners = hexagon([0, 0], 60, true);
    expect(corners).toHaveLength(6);
    expect(corners[0]![1]).toBeCloseTo(-34.6, 1);
    expect(hexagon([0, 0], 60, false)[5]![0]).toBeCloseTo(-34.6, 1);
    expect(ground.board.places[0]!.outline).toHaveLength(6);
    expect(ground.board.places[9]!.outline).toHaveLength(4);
  });
  it('are found under a point', () => {
    hexes.forEach((hex, i) => expect(ground.at([hex.at[0] + 20, hex.at[1] - 10])).toBe(i));
  });
  it('know their neighbours, and where the map ends', () => {
    const near = ground.near(4);
    expect(near.filter((n) => n !== null).sort()).toEqual([1, 3, 5, 6, 7, 8]);
    expect(ground.near(0).filter((n) => n === null)).toHaveLength(4);
  });
  it('meet at a side as long as their edge', () => {
    const [a, b] = ground.side(1, 4)!;
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(60 / Math.sqrt(3), 3);
  });
});

describe('marks', () => {
  it('are runs of places', () => {
    expect(placesOf({ look: 'area', places: [[1, 3], [7, 7]] })).toEqual([1, 2, 3, 7]);
    expect(placesOf({ look: 'front' })).toEqual([]);
  });
  it('have a border only where the area ends on the map', () => {
    expect(borderOf(ground, [4]).match(/M/g)).toHaveLength(6);
    expect(borderOf(ground, hexes.map((_, i) => i))).toBe('');
    const [fill, ...more] = shapesOf(ground, NO_ART, [0, 4], 1);
    expect(fill!.d.match(/Z/g)).toHaveLength(2);
    expect([fill!.transform, more.length]).toEqual(['', 0]);
  });
  it('run along sides and between middles', () => {
    expect(sidesOf(ground, [[1, 4]], 0)).not.toBe(sidesOf(ground, [[1, 4]], 3));
    expect(linksOf(ground, [[0, 3]])).toBe(`M60 60L120 60`);
    expect(linksOf(ground, [[0, 99]])).toBe('');
  });
});

describe('counters on hexes', () => {
  it('are as large as the hex allows', () => {
    expect(onHex(10, 60)).toBeCloseTo(43.2);
    expect(onHex(400, 60)).toBeCloseTo(51.6);
  });
  it('stack with a count, and show an edge of each', () => {
    const [low, top] = stand(ground, [piece('a', 4), piece('b', 4)], 1);
    expect([low!.height, top!.height]).toEqual([0, 2]);
    expect(top!.x - low!.x).toBeGreaterThan(5);
  });
  it('stay within their box, however many they are', () => {
    const many = stand(ground, Array.from({ length: 60 }, (_, i) => piece(`p${i}`, 9)), 2);
    for (const s of many) {
      expect(s.x - s.size / 2).toBeGreaterThanOrEqual(300);
      expect(s.x + s.size / 2).toBeLessThanOrEqual(500);
      expect(s.y + s.size / 2).toBeLessThanOrEqual(200);
    }
  });
});
