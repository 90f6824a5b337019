// What is laid over the board: asked for when it is to be seen, and again when the scene changes under it.
import type { Mark } from '../wire';
import { alike } from './alike';
import { Latest } from './latest';

export class Overlays {
  #marks = $state.raw<Record<string, Mark[]>>({});
  /** Answers that come late lay nothing over newer ones. */
  readonly #asking = new Latest();

  /** What is drawn of an overlay, as far as it is known. */
  of(key: string): Mark[] {
    return this.#marks[key] ?? [];
  }

  /** Asks for what is to be seen; what is not is forgotten. */
  async ask(keys: string[], read: (keys: string[]) => Promise<Record<string, Mark[]>>) {
    if (!keys.length) {
      this.#asking.drop();
      this.#marks = {};
      return;
    }
    try {
      const found = await this.#asking.of(read(keys));
      if (found) this.#marks = alike(this.#marks, found.answer);
    } catch {
      // Without an answer what lies there stays; the next scene asks again.
    }
  }
}
