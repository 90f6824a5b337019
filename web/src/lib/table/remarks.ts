// Comments on moves: what is said of a row begins with its number, so that it is talk like any other.
import type { Said } from '../wire';

const OF = /^#(\d{1,6}) +/;

/** The row that something was said of, and what was said; no row for ordinary talk. */
export function remarkOf(text: string): { row: number | null; text: string } {
  const found = OF.exec(text);
  return found ? { row: Number(found[1]), text: text.slice(found[0].length) } : { row: null, text };
}

/** What is said of a row. */
export const remark = (row: number, text: string) => `#${row} ${text}`;

/** Remarks by row. */
export function remarks(said: Said[]): Map<number, { name: string; text: string }[]> {
  const found = new Map<number, { name: string; text: string }[]>();
  for (const { name, text } of said) {
    const { row, text: words } = remarkOf(text);
    if (row !== null) found.set(row, [...(found.get(row) ?? []), { name, text: words }]);
  }
  return found;
}
