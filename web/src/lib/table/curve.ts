// The victory curve: the numbers of the first line of the standing, at the end of each impulse or turn. The server
// walks the log once for all of them, so the curve says what the table said then.
import type { CurvePoint, Entry, Text } from '../wire';

export interface Sample {
  row: number;
  turn: Text;
  standing: Text;
}

export interface Series {
  /** The name of the number in the message. */
  name: string;
  /** The seat that it counts for, if it does for one. */
  seat: number | null;
  values: number[];
}

const MOST = 48;

/** Rows at which a stretch of the game ended: before each heading of the log that begins one, and the last. Of too many headings the coarsest count. */
export function rowsToSample(entries: Entry[], last: number, stretches: string[]): number[] {
  const before = (heads: string[]) => entries.filter((e) => heads.includes(e.text.id) && e.row > 0).map((e) => e.row - 1);
  let rows = [...new Set([0, ...before(stretches), last])];
  if (rows.length > MOST) rows = [...new Set([0, ...before(stretches.slice(0, 1)), last])];
  if (rows.length > MOST || rows.length < 3) {
    const parts = Math.min(MOST, last);
    rows = Array.from({ length: parts + 1 }, (_, i) => Math.round((last * i) / Math.max(1, parts)));
  }
  return [...new Set(rows)].sort((a, b) => a - b);
}

export function sampleOf({ row, turn, standing }: CurvePoint): Sample | null {
  return standing[0] ? { row, turn, standing: standing[0] } : null;
}

/** The numbers that make the score; where the game says none, all that the samples have in common. */
export function seriesOf(samples: Sample[], score: { variable: string; seat: number | null }[]): Series[] {
  const first = samples[0]?.standing.args ?? [];
  const wanted = score.length ? score : first.map(([variable]) => ({ variable, seat: null }));
  const numbers = (name: string) =>
    samples.map((s) => s.standing.args?.find(([n]) => n === name)?.[1]).map((v) => (v && 'int' in v ? v.int : null));
  return wanted.flatMap(({ variable, seat }): Series[] => {
    const values = numbers(variable);
    return values.length && values.every((v) => v !== null) ? [{ name: variable, seat, values }] : [];
  });
}

export interface TurningPoint {
  /** Which sample. */
  at: number;
  /** How far the lead moved there. */
  swing: number;
}

/** Where the lead moved most, in the order of the game. */
export function turningPoints(series: Series[], count = 3): TurningPoint[] {
  const [a, b] = series;
  if (!a) return [];
  const lead = a.values.map((v, i) => v - (a.seat !== null && b ? b.values[i]! : 0));
  const swings = lead.slice(1).map((v, i) => ({ at: i + 1, swing: v - lead[i]! }));
  return swings
    .filter((s) => s.swing !== 0)
    .sort((x, y) => Math.abs(y.swing) - Math.abs(x.swing) || x.at - y.at)
    .slice(0, count)
    .sort((x, y) => x.at - y.at);
}
