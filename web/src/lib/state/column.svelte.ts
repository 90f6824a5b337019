// A column on the march: pieces that go together, straight to where all of them can go or place by place where the
// reader leads them. Nothing is laid until the column has arrived; then it is one line, and one undo.
import type { Offer } from '../wire';
import type { Table } from './table.svelte';

/** One piece of it: the line of what it has done so far, and what it could do next. */
interface Walker {
  piece: string;
  line: string;
  offers: Offer[];
}

const lengthOf = (offer: Offer) => offer.line.split(';').length;

/** What a walker can do at a place: arrive there is first. */
const offersAt = (walker: Walker, place: number) =>
  walker.offers.filter((o) => 'place' in o.handle && o.handle.place === place && (o.piece === undefined || o.piece === walker.piece));

/** Arriving at a place and staying, or passing through: what is kept under a button is no goal. */
const arrive = (walker: Walker, place: number): Offer | undefined => offersAt(walker, place).find((o) => !o.under);
const pass = (walker: Walker, place: number): Offer | undefined =>
  offersAt(walker, place).sort((a, b) => lengthOf(a) - lengthOf(b))[0];

const then = (line: string, offer: Offer) => `${line}; ${offer.line}`;

/** Where each of some walkers can arrive, with what it needs for it. */
function goals(walkers: Walker[]): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const { handle } of walkers[0]?.offers ?? []) {
    if (!('place' in handle) || found.has(handle.place)) continue;
    const all = walkers.map((w) => arrive(w, handle.place));
    if (all.every((o) => o !== undefined)) found.set(handle.place, all as Offer[]);
  }
  return found;
}

/** The line in which walkers go one after the other. */
const joined = (walkers: Walker[], offers: Offer[]) => walkers.map((w, i) => then(w.line, offers[i]!)).join('; ');

export class Column {
  readonly #table: Table;
  /** The pieces, and the word by which they go together. */
  readonly pieces: string[];
  readonly word: string | null;
  #walkers = $state.raw<Walker[]>([]);
  /** Is it known where they can go? */
  known = $state(false);
  /** Places that each of them could go to alone, and not all of them together. */
  #crowded = $state.raw<Set<number>>(new Set());
  /** The walkers as they were before each place of the path. */
  #before: Walker[][] = [];
  /** Where it began, and where it was led since. */
  path = $state.raw<number[]>([]);
  #led: Promise<void> = Promise.resolve();

  /** The same pieces in the other ways in which they could go: what is too far for this one may be lit by another. */
  readonly #others: Column[];

  /** Takes up pieces by what is offered for each. */
  constructor(table: Table, start: number, first: Map<string, Offer>, word: string | null = null, others: Column[] = []) {
    this.#table = table;
    this.#others = others;
    this.path = [start];
    this.pieces = [...first.keys()];
    this.word = word;
    const begun = [...first].map(([piece, offer]) => ({ piece, line: '', offers: [offer] }));
    this.#led = this.#go(begun, [...first.values()]).then((walkers) => this.#stand(walkers));
  }

  /** When everything that was asked is known. */
  get ready(): Promise<void> {
    return Promise.all([this.#led, ...this.#others.map((other) => other.ready)]).then(() => {});
  }

  /** What is further than this one can go is for the others, unless it is led along a path. */
  get #further(): Column[] {
    return this.path.length === 1 ? this.#others : [];
  }

  /** Where all can go from here, with what each needs for it. */
  readonly reach = $derived.by(() => {
    const found = goals(this.#walkers);
    for (const place of this.#crowded) found.delete(place);
    for (const [place, offers] of this.#further.flatMap((other) => [...other.reach])) {
      if (!found.has(place)) found.set(place, offers);
    }
    return found;
  });

  /** The walkers after each has done something more; nothing further is known where that rolls or asks. */
  async #go(walkers: Walker[], offers: Offer[]): Promise<Walker[]> {
    return Promise.all(
      walkers.map(async ({ piece, line }, i) => {
        const next = line ? then(line, offers[i]!) : offers[i]!.line;
        return { piece, line: next, offers: await this.#table.after(next).catch(() => []) };
      }),
    );
  }

  /** Takes walkers as they stand now. Where several go to one place, it is asked whether it has room for all of them. */
  async #stand(walkers: Walker[]) {
    const found = walkers.length > 1 ? [...goals(walkers)] : [];
    const fits = found.length ? await this.#table.fits(found.map(([, offers]) => joined(walkers, offers))) : [];
    this.#crowded = new Set(found.flatMap(([place], i) => (fits[i] === false ? [place] : [])));
    this.#walkers = walkers;
    this.known = true;
  }

  /** Leads it to the next place; back to the last one takes the step back. A place that not all can enter is passed over. */
  lead(place: number): Promise<void> {
    this.#led = this.#led.then(async () => {
      if (place === this.path.at(-1)) return;
      if (place === this.path.at(-2)) {
        this.path = this.path.slice(0, -1);
        await this.#stand(this.#before.pop()!);
        return;
      }
      const next = this.#walkers.map((w) => pass(w, place));
      if (!next.every((o) => o !== undefined)) return;
      const walkers = await this.#go(this.#walkers, next as Offer[]);
      this.#before.push(this.#walkers);
      this.path = [...this.path, place];
      await this.#stand(walkers);
    });
    return this.#led;
  }

  /** The line that brings all to a place, at the end of the path or by the cheapest way from there; null if there is none. */
  lineTo(place: number): { line: string; offer: Offer } | null {
    const from = place === this.path.at(-1) ? (this.#before.at(-1) ?? []) : this.#walkers;
    const last = from.map((w) => arrive(w, place));
    if (!last.length || !last.every((o) => o !== undefined)) {
      return this.#further.reduce<ReturnType<Column['lineTo']>>((found, other) => found ?? other.lineTo(place), null);
    }
    const offers = last as Offer[];
    return { line: joined(from, offers), offer: offers[0]! };
  }

  /** Could each of them go there alone, and not all of them? */
  crowds(place: number): boolean {
    return this.#crowded.has(place);
  }

  /** What has been done so far, for the question why it goes no further; with the way of all to a place that has no room
   * for them. */
  soFar(place: number): string {
    return (this.crowds(place) && this.lineTo(place)?.line) || (this.#walkers[0]?.line ?? '');
  }
}
