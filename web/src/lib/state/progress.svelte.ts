// Which lessons a reader has done, and which puzzles he has solved, with how many stars. This browser remembers it, without an
// account; what he learned elsewhere is told by his own tables.
import type { TableView } from '../wire';

/** Marks by game and key; of lessons that were done, lists of keys were kept once. */
type Marks = Record<string, Record<string, number>>;

/** So many stars has a puzzle that is solved without a hint; each hint costs one. */
export const STARS = 3;

/** The stars of a puzzle as it stands: none until it is solved, or where the solution was shown. */
export function starsOf(puzzle: NonNullable<TableView['puzzle']>): number {
  return puzzle.solved && !puzzle.shown ? Math.max(1, STARS - puzzle.hints) : 0;
}

class Kept {
  readonly #at: string;
  #marks = $state.raw<Marks>({});

  constructor(at: string) {
    this.#at = at;
    try {
      const read = JSON.parse(localStorage.getItem(at) ?? '{}') as Record<string, string[] | Record<string, number>>;
      for (const [game, marks] of Object.entries(read)) {
        this.#marks[game] = Array.isArray(marks) ? Object.fromEntries(marks.map((key) => [key, 1])) : marks;
      }
    } catch {
      // What cannot be read is forgotten.
    }
  }

  of(game: string, key: string): number {
    return this.#marks[game]?.[key] ?? 0;
  }

  /** The best of several times counts. */
  keep(game: string, key: string, mark: number) {
    if (mark <= this.of(game, key)) return;
    this.#marks = { ...this.#marks, [game]: { ...this.#marks[game], [key]: mark } };
    try {
      localStorage.setItem(this.#at, JSON.stringify(this.#marks));
    } catch {
      // Private windows may refuse; it then lasts as long as the page.
    }
  }
}

export const lessons = new Kept('sandtable-lessons');
export const puzzles = new Kept('sandtable-puzzles');

/** Takes over what the reader's tables tell. */
export function learn(tables: TableView[]) {
  for (const { game, lesson, puzzle } of tables) {
    if (lesson && lesson.step >= lesson.steps) lessons.keep(game, lesson.key, 1);
    if (puzzle) puzzles.keep(game, puzzle.key, starsOf(puzzle));
  }
}
