// What is sent short is opened here, once, so that the rest of the client need not know how.
import type { Board } from './wire';

/** A board as the client uses it. */
export function openBoard(board: Board): Board {
  const { shape } = board;
  if (typeof shape === 'string' || !('hexes' in shape)) return board;
  const { width, pointy } = shape.hexes;
  return { ...board, hex: { width, pointy } };
}
