// Leading a counter or a stack with the pointer, from place to place.
import { Column } from '../state/column.svelte';
import type { Ground } from '../board/ground';
import type { Offer, Point } from '../wire';
import type { Desk, Spot } from './desk.svelte';

/** So far apart, in units of the board, are the points of a drag that are looked at. */
const STRIDE = 8;

export class Leading {
  #desk: Desk;
  #ground: () => Ground;
  #last: Point | null = null;
  /** A piece that is dropped on a place rather than led there. */
  #carried: string | null = null;

  constructor(desk: Desk, ground: () => Ground) {
    this.#desk = desk;
    this.#ground = ground;
  }

  /** Takes up what lies here: what is picked already, all of the stack that can go together, or one piece. Is there anything? */
  grip(at: Point, key: string, stack: string[]): boolean {
    const { table } = this.#desk;
    const place = table.scene?.pieces.find((p) => p.key === key)?.place;
    if (table.startled() || place === undefined) return false;
    const word = this.#desk.words(stack)[0];
    const [own] = table.offersOf({ piece: key });
    this.#carried = null;
    this.#last = at;
    const picked = this.#desk.column;
    if (picked?.word && picked.pieces.includes(key)) this.#desk.muster(picked.pieces, picked.word, place);
    else if (word) this.#desk.muster(stack, word, place);
    else if (own) this.#desk.column = new Column(table, place, new Map<string, Offer>([[key, own]]));
    else if (table.offers.some((o) => o.piece === key)) this.#carried = key;
    else return false;
    return true;
  }

  /** The pointer has gone on; every place on the way counts. */
  lead(to: Point) {
    const from = this.#last ?? to;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STRIDE) || 1;
    for (let i = 1; i <= steps; i++) {
      const at: Point = [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
      const place = this.#ground().at(at);
      if (place !== null) void this.#desk.column?.lead(place);
    }
    this.#last = to;
  }

  /** The pointer let go. What was carried is given to `drop`. */
  end(at: Point, screen: Spot, drop: (piece: string, place: number) => void) {
    this.lead(at);
    const place = this.#ground().at(at);
    const { column } = this.#desk;
    this.#last = null;
    if (place === null || (column && place === column.path[0])) this.#desk.column = null;
    else if (column) void this.#desk.march(place, screen);
    else if (this.#carried !== null) drop(this.#carried, place);
    this.#carried = null;
  }

  /** The drag was taken away. */
  lost() {
    this.#desk.column = this.#carried = this.#last = null;
  }
}
