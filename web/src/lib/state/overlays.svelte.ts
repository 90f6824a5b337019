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

  /** Is an answer under way that is waited for? */
  #waits = false;
  /** What is asked for after it. */
  #next: (() => Promise<void>) | null = null;

  /** Asks for what is to be seen of something that goes on: one question after another, and in between only the latest. So something is drawn
   * however fast it goes. */
  async follow(keys: string[], read: () => Promise<Record<string, Mark[]>>): Promise<void> {
    this.#next = () => this.#ask(keys, read);
    if (this.#waits) return;
    this.#waits = true;
    while (this.#next) {
      const next: () => Promise<void> = this.#next;
      this.#next = null;
      await next();
    }
    this.#waits = false;
  }

  /** Asks for what is to be seen; what is not is forgotten. */
  async ask(keys: string[], read: () => Promise<Record<string, Mark[]>>): Promise<void> {
    this.#next = null;
    await this.#ask(keys, read);
  }

  async #ask(keys: string[], read: () => Promise<Record<string, Mark[]>>) {
    if (!keys.length) {
      this.#asking.drop();
      this.#marks = {};
      return;
    }
    try {
      const found = await this.#asking.of(read());
      if (found) this.#marks = alike(this.#marks, found.answer);
    } catch {
      // Without an answer what lies there stays; the next scene asks again.
    }
  }
}
