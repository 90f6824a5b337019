// Cubes that look alike and offer nothing are drawn as one: where each has been this impulse matters to the rules, not
// to the eye.
import type { Board, Piece } from '../wire';
import { isCube } from './nations';

export function together(board: Board, pieces: Piece[], lit: Set<string>): Piece[] {
  const found = new Map<string, number>();
  const out: Piece[] = [];
  for (const piece of pieces) {
    const plain = isCube(board.kinds[piece.kind]?.sign ?? '') && !lit.has(piece.key) && !piece.at;
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
