// What is sent short is opened here, once, so that the rest of the client need not know how.
import type { Board } from './wire';

/** A board as the client uses it. */
export function openBoard(board: Board): Board {
  const { shape } = board;
  if (typeof shape === 'string') return board;
  const [grid, sides] = 'hexes' in shape ? ([shape.hexes, 6] as const) : ([shape.squares, 4] as const);
  return { ...board, cell: { width: grid.width, pointy: grid.pointy, sides } };
}
