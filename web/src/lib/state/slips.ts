// Presses that were meant for what is no longer there.
import type { Text } from '../wire';

/** A press so soon after the prompt changed was meant for the old one. */
const SLIP = 400;

export class Slips {
  #changed = 0;
  /** When somebody else changed the prompt. */
  #startled = 0;

  /** The prompt before and after; `own` where the reader's own doing changed it. */
  prompt(before: Text | undefined, after: Text | undefined, own: boolean) {
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    this.#changed = performance.now();
    if (!own) this.#startled = this.#changed;
  }

  /** Is a press now one that the reader meant? */
  meant(): boolean {
    return performance.now() - this.#changed >= SLIP;
  }

  /** Was the board changed by somebody else just now, so that a press on it was meant for the old one? */
  startled(): boolean {
    return performance.now() - this.#startled < SLIP;
  }
}
