// What a player did, as he counts it: to take something up and to bring it somewhere is one thing, though each is a line of
// his draft and can be taken back by itself.
import { keep, recall } from './keep';

const upTo = (draft: string[], lines: number) => draft.slice(0, lines).join('; ');

export class Deeds {
  readonly #table: string;
  /** Drafts, as far as this browser has seen them laid, that leave something in hand. */
  #open: Set<string>;

  constructor(table: string) {
    this.#table = table;
    this.#open = new Set(recall<string[]>(table, 'open', []));
  }

  /** A draft was laid out: is something still in hand? */
  note(draft: string[], inHand: boolean) {
    const key = upTo(draft, draft.length);
    if (draft.length && this.#open.has(key) === inHand) return;
    if (!draft.length) this.#open.clear();
    else if (inHand) this.#open.add(key);
    else this.#open.delete(key);
    keep(this.#table, 'open', this.#open.size ? [...this.#open] : null);
  }

  /** How many things were done in a draft; what is still in hand is one of them. */
  count(draft: string[]): number {
    return draft.filter((_, i) => i + 1 === draft.length || !this.#open.has(upTo(draft, i + 1))).length;
  }
}
