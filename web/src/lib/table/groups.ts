// The log by what it belongs to: a turn, an impulse or command, a battle.
import { MINOR } from '../state/film.svelte';
import { oneMarch } from '../state/moves';
import type { Entry, Text } from '../wire';

export interface Chapter {
  /** The heading; none for what comes before the first. */
  head: Entry | null;
  /** How fine it is, from 0. */
  level: number;
  entries: Entry[];
}

/** A line of the log, or several that tell of one march: from its beginning to its end, with the places between and the row in which it began. */
export interface March {
  entry: Entry;
  by: number[];
  since: number;
}

/** A march that is told, and how many more of its kind follow it that are not. */
export interface Told extends March {
  more: number;
}

/** Of so many lines of one kind in a row only the first few are told. */
const MANY = 12;
const TOLD = 3;

/** Lines of the log, those of a march as one. */
export function marches(entries: Entry[]): March[] {
  const found: March[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const on = oneMarch(last?.entry, entry);
    if (last && on) found[found.length - 1] = { entry: on.entry, by: [...last.by, on.by], since: last.since };
    else found.push({ entry, by: [], since: entry.row });
  }
  return found;
}

/** What is read of some lines: a march as one, of a long row of lines of one kind the first. */
export function tale(entries: Entry[], many = MANY): Told[] {
  const lines = marches(entries);
  const told: Told[] = [];
  for (let i = 0; i < lines.length; ) {
    let end = i + 1;
    while (end < lines.length && lines[end]!.entry.text.id === lines[i]!.entry.text.id) end++;
    const shown = end - i > many ? Math.min(TOLD, many) : end - i;
    told.push(...lines.slice(i, i + shown).map((march, n) => ({ ...march, more: n + 1 === shown ? end - i - shown : 0 })));
    i = end;
  }
  return told;
}

/** So many dice are read. */
const FEW = 3;

/** The dice that fell last, each followed by what it brought: they are read before anything else. */
export function lastRolls(entries: Entry[], levels: ReadonlyMap<string, number> = new Map()): Entry[] {
  const fell = (e: Entry | undefined) => e?.event?.kind === 'rolled';
  const brought = (e: Entry, i: number) => !e.event && fell(entries[i - 1]) && entries[i - 1]!.row === e.row && !levels.has(e.text.id);
  const first = entries.flatMap((e, i) => (fell(e) ? [i] : [])).at(-FEW) ?? 0;
  return entries.filter((e, i) => i >= first && (fell(e) || brought(e, i)));
}

/** What was fought, in the words of the log: the heading of each battle, or what its dice say where it has none. */
export function fights(entries: Entry[], levels: Map<string, number>): Text[] {
  return chapters(entries, levels).flatMap(({ head, level, entries }) => {
    const rolls = entries.filter((e) => e.event?.kind === 'rolled').map((e) => e.text);
    return head && level > 0 ? rolls.slice(0, 1).map(() => head.text) : rolls;
  });
}

/** The nextMark heading of a level before or after a row. */
export function nextMark<T extends { row: number; level: number }>(marks: T[], level: number, row: number, by: 1 | -1): T | undefined {
  const alike = marks.filter((mark) => mark.level === level);
  return by > 0 ? alike.find((mark) => mark.row > row) : alike.findLast((mark) => mark.row < row);
}

/** Entries under their headings, in order. That an order answered is left out; what it answered is told anyway. */
export function chapters(entries: Entry[], levels: Map<string, number>): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of entries) {
    const level = levels.get(entry.text.id);
    if (entry.text.id === MINOR) continue;
    if (level !== undefined) found.push({ head: entry, level, entries: [] });
    else if (found.length) found.at(-1)!.entries.push(entry);
    else found.push({ head: null, level: 0, entries: [entry] });
  }
  return found;
}
