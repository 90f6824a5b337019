// The formations of those who stand somewhere, each with all its pieces: what can be left to the staff as a whole.
import type { Piece, PieceKind } from '../wire';

export interface Formation {
  name: string;
  pieces: Piece[];
}

/** A name begins with a letter or a number; a headquarters shows its range there. */
const NAME = /^[\p{L}\p{N}]/u;

/** The formations of some pieces among all. One army has one name, whatever nations serve in it: no two are called alike. */
export function formationsOf(here: Piece[], all: Piece[], kinds: PieceKind[]): Formation[] {
  const parent = (piece: Piece) => kinds[piece.kind]?.parent ?? '';
  const names = new Set(here.map(parent).filter((name) => NAME.test(name)));
  return [...names].map((name) => ({ name, pieces: all.filter((piece) => parent(piece) === name) }));
}
