// Colours of nations, as data: ground, sign, edge. Contrast of sign on ground is at least 4.5 (tested).
export interface Livery {
  ground: string;
  sign: string;
  edge: string;
  band?: string;
}

const LIVERIES: Record<string, Livery> = {
  german: { ground: '#8d948c', sign: '#14160f', edge: '#4c524b' },
  ss: { ground: '#23241f', sign: '#f2efe4', edge: '#000000' },
  luftwaffe: { ground: '#a9c6dc', sign: '#14212b', edge: '#5f7f97' },
  italian: { ground: '#8fb8a9', sign: '#10261f', edge: '#4f7a6b' },
  romanian: { ground: '#c9b458', sign: '#2a2305', edge: '#85742a' },
  hungarian: { ground: '#b9a3c6', sign: '#22142b', edge: '#77608a' },
  soviet: { ground: '#c08468', sign: '#24100a', edge: '#7e4a33' },
  guards: { ground: '#c08468', sign: '#24100a', edge: '#7e4a33', band: '#a3201f' },
  british: { ground: '#d9bd8a', sign: '#2a1f0c', edge: '#96793f' },
  commonwealth: { ground: '#d9bd8a', sign: '#2a1f0c', edge: '#96793f', band: '#2f6b53' },
  american: { ground: '#a7ab72', sign: '#1c1e0c', edge: '#686c3a' },
  french: { ground: '#8fabd4', sign: '#101f38', edge: '#4f6a96' },
  polish: { ground: '#d98c86', sign: '#330d0a', edge: '#97453f' },
  allies: { ground: '#b9c9a2', sign: '#16210d', edge: '#6c7d52' },
  axis: { ground: '#2c2c2a', sign: '#f3efe2', edge: '#000000' },
};

/** Cubes are painted wood. */
const CUBES: Record<string, Livery> = {
  allies: { ground: '#2a5f9e', sign: '#ffffff', edge: '#153a66' },
  axis: { ground: '#26262a', sign: '#ffffff', edge: '#000000' },
};

const PLAIN: Livery = { ground: '#d6cdb8', sign: '#26221a', edge: '#8b8168' };

export const isCube = (sign: string) => sign.endsWith('-cube');

export function livery(nation: string, sign: string): Livery {
  if (isCube(sign)) return CUBES[nation] ?? LIVERIES[nation] ?? PLAIN;
  if (sign === 'ss-elite') return LIVERIES.ss!;
  return LIVERIES[nation] ?? PLAIN;
}

export const LIVERY_LIST = { ...LIVERIES };

/** Sides that have a colour of their own, wherever they sit. */
const SIDES = new Set(['allies', 'axis', 'soviet']);

/** The colours of the seats of a table, as a style: patterns tell them apart without colour. */
export function seatStyle(seats: string[]): string {
  return seats.flatMap((key, i) => (SIDES.has(key) ? [`--side-${i}:var(--seat-${key})`] : [])).join(';');
}
