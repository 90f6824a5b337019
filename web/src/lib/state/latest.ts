// Of several questions asked one after another only the last one's answer counts, whenever it comes.
export class Latest {
  #asked = 0;

  /** The answer, or null where something was asked after it or it no longer matters. */
  async of<T>(asked: Promise<T>): Promise<{ answer: T } | null> {
    const n = ++this.#asked;
    const answer = await asked;
    return n === this.#asked ? { answer } : null;
  }

  /** What was asked so far no longer matters. */
  drop() {
    this.#asked++;
  }
}
