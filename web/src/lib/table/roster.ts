// What is chosen from several pieces at one place: who takes part, and what is done with all of them.
import type { Offer, Piece } from '../wire';

export interface Row {
  offer: Offer;
  piece: Piece;
  /** So many of it can take part. */
  most: number;
}

/** What is done with those who were chosen; `then` is what follows in the line after them. */
export interface Deed {
  offer: Offer;
  then: string;
}

export interface Roster {
  word: string;
  rows: Row[];
  /** How many of each row take part at first: as many as are offered together. */
  start: number[];
  deeds: Deed[];
  /** What else the press may mean. */
  others: Offer[];
}

const parts = (line: string) => line.split(';').map((part) => part.trim());
const verb = (line: string) => line.split(' ', 1)[0];

/** The list from which offers of one place are chosen, if their word says that they go together. */
export function rosterOf(offers: Offer[], pieces: Piece[]): Roster | null {
  const word = offers.find((o) => o.together && 'place' in o.handle)?.together;
  if (!word) return null;
  const [among, others] = [offers.filter((o) => o.together === word), offers.filter((o) => o.together !== word)];
  const singles = among.flatMap((offer) => {
    const piece = pieces.find((p) => p.key === offer.piece);
    return piece ? [{ offer, piece }] : [];
  });
  const wholes = among.filter((o) => o.piece === undefined);
  if (!singles.length || (singles.length === 1 && !wholes.length && singles[0]!.piece.count < 2)) return null;
  const own = verb(singles[0]!.offer.line);
  const deeds = wholes.map((offer) => ({ offer, then: parts(offer.line).filter((part) => verb(part) !== own).join('; ') }));
  if (!deeds.some((deed) => !deed.then)) deeds.unshift({ offer: singles[0]!.offer, then: '' });
  const all = wholes.map((o) => parts(o.line).filter((part) => verb(part) === own)).sort((a, b) => b.length - a.length)[0] ?? [];
  const rows = singles.map(({ offer, piece }) => ({ offer, piece, most: Math.min(piece.count, all.length || piece.count) }));
  const offered = rows.map(({ offer, most }) => Math.min(most, all.filter((part) => part === offer.line).length));
  const start = offered.some((n) => n > 0) ? offered : rows.map((row) => row.most);
  return { word, rows, start, deeds, others };
}

/** Could others still be chosen for the same at another place? Then whoever goes on at once leaves them out. */
export function restsElsewhere(roster: Roster, offers: Offer[]): boolean {
  const here = new Set(roster.rows.map((row) => row.offer.piece));
  return offers.some((o) => o.together === roster.word && o.piece !== undefined && !here.has(o.piece));
}

/** The line of a deed with so many of each row. Where those take part who are offered together it is the one that was offered. */
export function lineOf(roster: Roster, deed: Deed, counts: number[]): string {
  const all = counts.every((n, i) => n === roster.start[i]!);
  if (all && deed.offer.piece === undefined) return deed.offer.line;
  const chosen = roster.rows.flatMap((row, i) => Array<string>(counts[i]!).fill(row.offer.line));
  return [...chosen, ...(deed.then ? [deed.then] : [])].join('; ');
}
