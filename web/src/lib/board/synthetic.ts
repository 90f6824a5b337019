// Makes a board of hexes with counters strewn over it, always the same.
import type { Board, Colour, Livery, Piece, Place, Point } from '../wire';

const R = 24;
const GROUND: [string, Colour][] = [
  ['wood', ['#c5d2a8', '#3a4a35']],
  ['rough', ['#dccdb0', '#453f34']],
  ['marsh', ['#d5e0d3', '#2e3d3a']],
  ['built', ['#b4a894', '#6d6658']],
];
const SIGNS = ['infantry', 'armour', 'mechanised', 'artillery', 'cavalry', 'engineer', 'anti-tank', 'airborne'];
/** Six armies. */
const GROUNDS = ['#8d948c', '#c08468', '#d9bd8a', '#a7ab72', '#8fb8a9', '#8fabd4'];
const INK = '#14160f';

const livery = (key: string, ground: string): Livery => ({ key, ground, sign: INK, edge: '#4c524b' });

/** Looks without a game. */
export const LOOKS: Board['looks'] = {
  seats: [
    ['#24589a', '#86b4e6'],
    ['#3a3a36', '#c9c6ba'],
  ],
  plain: livery('', '#d6cdb8'),
  nations: GROUNDS.map((ground, i) => livery(`army-${i}`, ground)),
  signs: [],
  badges: [],
  symbols: GROUND.map(([key, ground]) => ({ key, name: key, colour: [INK, INK], disc: false, ground })),
  arrows: [],
  links: [],
  edges: [],
  scenery: [],
  overlays: [],
  panels: [],
  headings: [],
  banners: [],
  score: [],
};

export function synthetic(columns: number, rows: number, counters: number): { board: Board; pieces: Piece[] } {
  let seed = 1;
  const next = (n: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const [dx, dy] = [R * 1.5, R * Math.sqrt(3)];
  const places: Place[] = [];
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++) {
      const at: Point = [Math.round(R + c * dx), Math.round(R + (r + (c % 2) / 2) * dy)];
      const outline = Array.from({ length: 6 }, (_, i): Point => {
        const a = (Math.PI / 3) * i;
        return [Math.round((at[0] + R * Math.cos(a)) * 10) / 10, Math.round((at[1] + R * Math.sin(a)) * 10) / 10];
      });
      const key = `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`;
      places.push({ key, name: key, at, outline, symbols: next(2) ? [GROUND[next(GROUND.length)]![0]] : [], off_map: false });
    }
  }
  const kinds = SIGNS.flatMap((sign) => LOOKS.nations.map(({ key: nation }) => ({ key: `${nation}-${sign}`, name: sign, label: String(next(400)), nation, sign, values: [next(9) + 1, next(9) + 1] })));
  const pieces = Array.from({ length: counters }, (_, i) => ({
    key: `p${i}`,
    kind: next(kinds.length),
    place: next(places.length),
    count: 1,
    used: next(4) === 0,
  }));
  const size: Point = [Math.ceil(columns * dx + R), Math.ceil((rows + 0.5) * dy + R)];
  return { board: { size, places, shape: 'areas', links: [], edges: [], scenery: [], kinds, cards: [], names: [], seats: ['a', 'b'], teams: [], sequence: [], charts: [], looks: LOOKS }, pieces };
}
