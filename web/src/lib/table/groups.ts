// The log by what it belongs to: a turn, an impulse or command, a battle.
import { MINOR } from '../state/film.svelte';
import type { Entry } from '../wire';

export interface Chapter {
  /** The heading; none for what comes before the first. */
  head: Entry | null;
  /** How fine it is, from 0. */
  level: number;
  entries: Entry[];
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
