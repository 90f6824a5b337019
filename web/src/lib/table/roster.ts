// What is chosen from several pieces at one place: who takes part, and what is done with all of them.
import type { Offer, Piece } from '../wire';

export interface Row {
  offer: Offer;
  /** The piece, or all that look like it, as one. */
  piece: Piece;
  /** So many of it can take part. */
  most: number;
  /** The lines by which they do, one after the other. */
  lines: string[];
}

/** What is done with those who were chosen; `then` is what follows in the line after them. */
export interface Deed {
  offer: Offer;
  then: string;
}

export interface Roster {
  word: string;
  rows: Row[];
  /** The keys of all pieces on it. */
  pieces: string[];
  /** How many of each row take part at first: as many as are offered together. */
  start: number[];
  deeds: Deed[];
  /** What else the press may mean. */
  others: Offer[];
}

const parts = (line: string) => line.split(';').map((part) => part.trim());
const verb = (line: string) => line.split(' ', 1)[0];

/** Pieces that look alike at one place are one row: where each has been matters to the rules, not to who chooses. */
const looks = ({ kind, place, used, badges, values, facing }: Piece) => JSON.stringify([kind, place, used ?? false, badges ?? [], values ?? [], facing ?? null]);

/** The rows of single offers, each with its piece; `all` take part by the lines that are offered together. */
function rowsOf(singles: { offer: Offer; piece: Piece }[], all: string[]): Row[] {
  const groups = new Map<string, { offer: Offer; piece: Piece }[]>();
  for (const single of singles) groups.set(looks(single.piece), [...(groups.get(looks(single.piece)) ?? []), single]);
  return [...groups.values()].map((alike) => {
    const count = alike.reduce((sum, { piece }) => sum + piece.count, 0);
    const most = Math.min(count, all.length || count);
    const offered = all.filter((part) => alike.some(({ offer }) => offer.line === part));
    // Beyond those who are offered together each by itself.
    const others = alike.flatMap(({ offer, piece }) => Array<string>(piece.count).fill(offer.line));
    for (const part of offered) if (others.includes(part)) others.splice(others.indexOf(part), 1);
    return { offer: alike[0]!.offer, piece: { ...alike[0]!.piece, count }, most, lines: [...offered, ...others].slice(0, most) };
  });
}

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
  const rows = rowsOf(singles, all);
  const offered = rows.map(({ lines, most }) => Math.min(most, all.filter((part) => lines.includes(part)).length));
  const start = offered.some((n) => n > 0) ? offered : rows.map((row) => row.most);
  return { word, rows, pieces: singles.map(({ piece }) => piece.key), start, deeds, others };
}

/** Could others still be chosen for the same at another place? Then whoever goes on at once leaves them out. */
export function restsElsewhere(roster: Roster, offers: Offer[]): boolean {
  const here = new Set(roster.pieces);
  return offers.some((o) => o.together === roster.word && o.piece !== undefined && !here.has(o.piece));
}

/** The line of a deed with so many of each row. Where those take part who are offered together it is the one that was offered; with
 * others only the first thing follows, since the rest may hang on who takes part: it is asked for when it comes. */
export function lineOf(roster: Roster, deed: Deed, counts: number[]): string {
  const all = counts.every((n, i) => n === roster.start[i]!);
  if (all && deed.offer.piece === undefined) return deed.offer.line;
  const chosen = roster.rows.flatMap((row, i) => row.lines.slice(0, counts[i]!));
  return [...chosen, ...parts(deed.then).slice(0, 1).filter(Boolean)].join('; ');
}
