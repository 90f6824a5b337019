// Wooden pieces that look alike and offer nothing are drawn as one: where each has been matters to the rules, not to the
// eye.
import type { Board, Piece } from '../wire';
import { looksOf } from './looks';

export function together(board: Board, pieces: Piece[], lit: Set<string>): Piece[] {
  const looks = looksOf(board);
  const wooden = (kind: number) => looks.livery(board.kinds[kind]?.nation ?? '').wood;
  const found = new Map<string, number>();
  const out: Piece[] = [];
  for (const piece of pieces) {
    const plain = wooden(piece.kind) && !lit.has(piece.key) && !piece.at;
    const alike = plain ? JSON.stringify([piece.kind, piece.place, piece.used, piece.badges ?? []]) : '';
    const at = found.get(alike);
    if (plain && at !== undefined) {
      const first = out[at]!;
      out[at] = { ...first, count: first.count + piece.count };
      continue;
    }
    if (plain) found.set(alike, out.length);
    out.push(piece);
  }
  return out;
}
