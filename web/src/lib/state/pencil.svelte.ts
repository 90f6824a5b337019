// Private arrows and pins: pencil on one's own map. They are kept in this browser, one set a seat.
import { keep, recall } from './keep';

export type Mark = { from: number; to: number } | { pin: number; text: string };

const same = (a: Mark, b: Mark) =>
  'pin' in a ? 'pin' in b && a.pin === b.pin : 'from' in b && a.from === b.from && a.to === b.to;

export class Pencil {
  #list = $state.raw<Mark[]>([]);
  #table: string;
  #what = 'marks';

  constructor(table: string) {
    this.#table = table;
    this.#list = recall(table, this.#what, []);
  }

  get list(): Mark[] {
    return this.#list;
  }

  /** Takes up the marks of a seat at a shared screen. */
  of(seat: number | null) {
    this.#what = seat === null ? 'marks' : `marks-${seat}`;
    this.#list = recall(this.#table, this.#what, []);
  }

  /** From a place to itself is a pin. What is drawn twice is rubbed out. */
  draw(from: number, to: number) {
    const mark: Mark = from === to ? { pin: from, text: '' } : { from, to };
    const rest = this.#list.filter((m) => !same(m, mark));
    this.#set(rest.length < this.#list.length ? rest : [...rest, mark]);
  }

  pinAt(place: number): string | null {
    const found = this.#list.find((m) => 'pin' in m && m.pin === place);
    return found && 'pin' in found ? found.text : null;
  }

  write(place: number, text: string) {
    this.#set(this.#list.map((m) => ('pin' in m && m.pin === place ? { ...m, text } : m)));
  }

  clear() {
    this.#set([]);
  }

  #set(list: Mark[]) {
    this.#list = list;
    keep(this.#table, this.#what, list.length ? list : null);
  }
}
