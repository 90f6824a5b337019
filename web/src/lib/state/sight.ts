// Do two seats see the same? Then nobody need look away while the other sits down.
import type { Entry, Scene } from '../wire';

/** What a viewer sees, but for what he is asked and reminded of. */
export interface Sight {
  scene: Scene;
  entries: Entry[];
}

/** Panels that speak to a seat of its own. */
const OWN = new Set(['reminders']);

/** What may be hidden from somebody. */
function shown({ scene, entries }: Sight): unknown {
  const { turn, phase, standing, pieces, control, edges, tracks, arrows, hands, piles, panels } = scene;
  return [turn, phase, standing, pieces, control, edges, tracks, arrows, hands, piles, panels.filter((p) => !OWN.has(p.key)), entries];
}

export const sameSight = (a: Sight, b: Sight): boolean => JSON.stringify(shown(a)) === JSON.stringify(shown(b));
