// What is lit on the board: offers as things that can be pressed, with what is written on them.
import { settings } from '../state/settings.svelte';
import type { Offer, Point, Text } from '../wire';
import type { Desk } from './desk.svelte';

/** A short word on a place. */
export interface Tag {
  place: number;
  text: string;
  strong?: boolean;
  /** A number that belongs to the place, rather than a word over it. */
  number?: boolean;
}

/** The number in a tag: of several that go together the dearest counts. */
const costOf = ({ args }: Text) => (args ?? []).reduce((sum, [, value]) => sum + ('int' in value ? value.int : 0), 0);

export class Lights {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get #offers(): Offer[] {
    return this.#desk.table.offers;
  }

  readonly pieces = $derived.by(
    () => new Set(this.#offers.flatMap((o) => ('piece' in o.handle ? [o.handle.piece] : o.piece !== undefined ? [o.piece] : []))),
  );

  /** The piece in hand, as long as something can be done with it. */
  readonly held = $derived.by(() => {
    const { held } = this.#desk;
    return held !== null && this.#offers.some((o) => o.piece === held) ? held : null;
  });

  /** Offers on places: those of the piece in hand alone, if there is one. */
  readonly onPlaces = $derived.by(() => this.#offers.filter((o) => 'place' in o.handle && (this.held === null || o.piece === this.held)));

  readonly places = $derived.by(() => {
    const { column } = this.#desk;
    return column ? [...column.reach.keys()] : [...new Set(this.onPlaces.flatMap((o) => ('place' in o.handle ? [o.handle.place] : [])))];
  });

  /** Sides between two places that can be chosen, by their middles. */
  readonly sides = $derived.by(() =>
    this.#offers.flatMap((o): { at: Point; side: [number, number] }[] => {
      if (!('side' in o.handle)) return [];
      const [a, b] = o.handle.side.map((i) => this.#desk.table.board?.places[i]?.at);
      return a && b ? [{ at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], side: o.handle.side }] : [];
    }),
  );

  /** Pieces in a frame: under the keyboard, in hand, on the march. */
  readonly chosen = $derived.by(() => {
    const { cursor, column } = this.#desk;
    const under = cursor && 'piece' in cursor.handle ? [cursor.handle.piece] : [];
    return new Set([...under, ...(this.held === null ? [] : [this.held]), ...(column?.pieces ?? [])]);
  });

  /** The place that the keyboard is on. */
  readonly cursor = $derived.by(() => {
    const handle = this.#desk.cursor?.handle;
    if (!handle) return null;
    if ('place' in handle) return handle.place;
    return 'piece' in handle ? (this.#desk.table.scene?.pieces.find((p) => p.key === handle.piece)?.place ?? null) : null;
  });

  /** The cost of moves and the odds of attacks that are offered. */
  readonly tags = $derived.by((): Tag[] => {
    if (!settings.get('costs')) return [];
    const { column, voice } = this.#desk;
    const found = new Map<number, Tag>();
    for (const [place, offers] of column?.reach ?? []) {
      const dearest = offers.flatMap((o) => o.tag ?? []).sort((a, b) => costOf(b) - costOf(a))[0];
      if (dearest) found.set(place, { place, text: voice.text(dearest) });
    }
    for (const { handle, tag } of column ? [] : this.onPlaces) {
      if (tag && 'place' in handle && !found.has(handle.place)) found.set(handle.place, { place: handle.place, text: voice.text(tag) });
    }
    return [...found.values()];
  });
}
