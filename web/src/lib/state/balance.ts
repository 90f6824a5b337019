// The balance of what happened while somebody was away: ground, losses, points.
import type { Entry, Scene, Text } from '../wire';

export interface Balance {
  /** Places that changed hands, by who holds them now; null where nobody does. */
  ground: { seat: number | null; places: number[] }[];
  /** Kinds of pieces that were removed, with their number. */
  losses: { kind: number; count: number }[];
  /** The standing before and after, where it changed. */
  standing: [Text, Text] | null;
}

/** Two scenes of one board, and what the log says between them. */
export function balance(before: Scene, after: Scene, entries: Entry[]): Balance {
  const ground = new Map<number | null, number[]>();
  for (let place = 0; place < Math.max(before.control.length, after.control.length); place++) {
    const seat = after.control[place] ?? null;
    if ((before.control[place] ?? null) !== seat) ground.set(seat, [...(ground.get(seat) ?? []), place]);
  }
  const losses = new Map<number, number>();
  for (const { event } of entries) {
    if (event?.kind === 'removed') losses.set(event.piece, (losses.get(event.piece) ?? 0) + 1);
  }
  const [was, is] = [before.standing[0], after.standing[0]];
  const moved = was && is && JSON.stringify(was) !== JSON.stringify(is);
  return {
    ground: [...ground].map(([seat, places]) => ({ seat, places })),
    losses: [...losses].map(([kind, count]) => ({ kind, count })),
    standing: moved ? [was, is] : null,
  };
}
