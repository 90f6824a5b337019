// What moved between two positions: pure, from the scenes alone, so that every game has it.
import type { Entry, Piece, Scene } from '../wire';

/** So many pieces of a kind went from one place to another; from nowhere they came, to nowhere they left. */
export interface Move {
  piece: Piece;
  count: number;
  from: number | null;
  to: number | null;
  /** The places between, where it went further than one step. */
  via?: number[];
}

interface Heap {
  piece: Piece;
  count: number;
}

/** Pieces that are not as they were, by kind: those that were elsewhere or more, and those that are elsewhere or more. */
function changed(before: Scene, after: Scene): Map<number, { gone: Heap[]; come: Heap[] }> {
  const tally = new Map<string, { piece: Piece; by: number }>();
  const count = (piece: Piece, by: number) => {
    const key = `${piece.kind} ${piece.place}`;
    const known = tally.get(key);
    if (known) known.by += by;
    else tally.set(key, { piece, by });
    if (known && by > 0) known.piece = piece;
  };
  for (const piece of before.pieces) count(piece, -piece.count);
  for (const piece of after.pieces) count(piece, piece.count);
  const found = new Map<number, { gone: Heap[]; come: Heap[] }>();
  for (const { piece, by } of tally.values()) {
    if (!by) continue;
    const of = found.get(piece.kind) ?? { gone: [], come: [] };
    found.set(piece.kind, of);
    (by < 0 ? of.gone : of.come).push({ piece, count: Math.abs(by) });
  }
  return found;
}

/** What moved. Pieces of one kind are alike: what left one place is what came to another. */
export function movesBetween(before: Scene, after: Scene): Move[] {
  const moves: Move[] = [];
  for (const { gone, come } of changed(before, after).values()) {
    // The same counter, known again by its key, first.
    for (const from of gone) {
      for (const to of [...come].sort((a, b) => Number(b.piece.key === from.piece.key) - Number(a.piece.key === from.piece.key))) {
        const count = Math.min(from.count, to.count);
        if (!count) continue;
        moves.push({ piece: to.piece, count, from: from.piece.place, to: to.piece.place });
        from.count -= count;
        to.count -= count;
      }
      if (from.count) moves.push({ piece: from.piece, count: from.count, from: from.piece.place, to: null });
    }
    for (const to of come) if (to.count) moves.push({ piece: to.piece, count: to.count, from: null, to: to.piece.place });
  }
  return moves;
}

/** The position before, without what is on the move. */
export function without(before: Scene, moves: Move[]): Scene {
  const left = new Map<string, number>();
  for (const { piece, count, from } of moves) {
    if (from !== null) left.set(`${piece.kind} ${from}`, (left.get(`${piece.kind} ${from}`) ?? 0) + count);
  }
  const pieces = before.pieces.flatMap((piece) => {
    const key = `${piece.kind} ${piece.place}`;
    const off = Math.min(piece.count, left.get(key) ?? 0);
    if (!off) return [piece];
    left.set(key, left.get(key)! - off);
    return piece.count > off ? [{ ...piece, count: piece.count - off }] : [];
  });
  return { ...before, pieces };
}

/** Moves that go on where others ended, each as one on its way; null where they are not such. */
export function goingOn(first: Move[], then: Move[]): Move[] | null {
  if (!first.length || first.length !== then.length) return null;
  const left = [...first];
  const joined = then.map((on) => {
    const at = left.findIndex((m) => m.from !== null && m.to !== null && m.to === on.from && on.to !== null && m.count === on.count && m.piece.kind === on.piece.kind);
    const [before] = at < 0 ? [] : left.splice(at, 1);
    return before ? { ...on, from: before.from, via: [...(before.via ?? []), before.to!, ...(on.via ?? [])] } : null;
  });
  return joined.some((move) => !move) ? null : (joined as Move[]);
}

/** Two lines of the log as one, where the second says that the same went on from where the first says that it went; with the place between. */
export function oneMarch(first: Entry | undefined, then: Entry | undefined): { entry: Entry; by: number } | null {
  const [a, b] = [first?.text.args ?? [], then?.text.args ?? []];
  if (!first || !then || first.text.id !== then.text.id || a.length !== b.length || then.event?.kind === 'rolled') return null;
  const apart = b.flatMap(([name, value], i) => (JSON.stringify(value) === JSON.stringify(a[i]![1]) ? [] : [[name, a[i]![1], value] as const]));
  const place = (value: (typeof b)[number][1]) => ('place' in value ? value.place : null);
  // From where the second set out the first had arrived.
  const from = apart.find(([name, , value]) => place(value) !== null && apart.some(([other, was]) => other !== name && place(was) === place(value)));
  if (apart.length !== 2 || !from) return null;
  const text = { ...then.text, args: b.map(([name, value]): (typeof b)[number] => [name, name === from[0] ? from[1] : value]) };
  return { entry: { ...then, text }, by: place(from[2])! };
}

/** The places where something happens, as far as they are to be seen: best all of them, else where it ends, else where the first of it ends. What
 * does not move happens at the first place that is spoken of. */
export function stages(moves: Move[], entries: Entry[], seen: (place: number | null) => place is number): number[][] {
  const ways = moves.map(({ from, via, to }) => [from, ...(via ?? []), to].filter(seen)).filter((way) => way.length);
  const told = () => entries.flatMap(({ text }) => (text.args ?? []).flatMap(([, value]) => ('place' in value ? [value.place] : []))).filter(seen).slice(0, 1);
  if (!ways.length) return [told()];
  const ends = ways.map((way) => way.at(-1)!);
  return [ways.flat(), ends, ends.slice(0, 1)];
}

/** What must be told of a position by its moves, because no line of the log says it: what was a step of something larger, say. */
export const untold = ({ moves, entries }: { moves: Move[]; entries: Entry[] }): Move[] => (entries.length ? [] : moves);
