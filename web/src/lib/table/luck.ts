// Luck: how many dice hit, and how many should have, by side. Everything is read from the log.
import type { Entry, Odds, Text } from '../wire';

export interface Luck {
  seat: number;
  dice: number;
  hits: number;
  /** Hits to be expected of fair dice. */
  expected: number;
}

const FACES = 6;

export function luck(entries: Entry[]): Luck[] {
  const found = new Map<number, Luck>();
  for (const { event, text } of entries) {
    // Dice that are added or looked up in a table neither hit nor miss.
    if (event?.kind !== 'rolled' || event.hit > FACES) continue;
    const who = text.args?.map(([, value]) => value).find((value) => 'seat' in value);
    if (!who || !('seat' in who)) continue;
    const sum = found.get(who.seat) ?? { seat: who.seat, dice: 0, hits: 0, expected: 0 };
    sum.dice += event.dice.length;
    sum.hits += event.dice.filter((die) => die >= event.hit).length;
    sum.expected += (event.dice.length * Math.max(0, Math.min(FACES, FACES + 1 - event.hit))) / FACES;
    found.set(who.seat, sum);
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

/** How often each face fell, of all dice with six faces that the log shows. */
export function faces(entries: Entry[]): number[] {
  const counts = Array<number>(FACES).fill(0);
  for (const { event } of entries) {
    if (event?.kind !== 'rolled' || event.dice.some((die) => die > FACES)) continue;
    for (const die of event.dice) counts[die - 1]! += 1;
  }
  return counts;
}

/** A share of one in a hundred: what is not sure is not said to be. */
export function inHundred(share: number): number {
  const sure = (end: number) => Math.abs(share - end) < 1e-9;
  return sure(0) ? 0 : sure(1) ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
}

/** What a game says against something by its odds: it wants a second press. */
export const hopeless = (odds: Odds | null): Text | null => odds?.sums.find(([text]) => text.id === 'odds-hopeless')?.[0] ?? null;
