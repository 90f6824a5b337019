// What is laid over the board, as the reader has chosen: one overlay that fills places, lines and words besides.
import { placesOf } from '../board/marks';
import { settings } from '../state/settings.svelte';
import type { Mark } from '../wire';
import type { Desk } from './desk.svelte';
import type { Tag } from './lights.svelte';

export class Laid {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** What is seen: the present, or how it was while the moves of others are shown. */
  get #scene() {
    const { table } = this.#desk;
    return table.film.scene ?? table.scene!;
  }

  /** What can be laid over the board. The positions of a film do not say it: the present does. */
  readonly #keys = $derived.by(() => {
    const { table } = this.#desk;
    return (table.film.running ? table.present : table.scene)?.overlays ?? [];
  });

  /** Overlays that lie over others and are not hidden. */
  readonly #thin = $derived.by(() => this.#keys.filter((key) => this.#desk.looks.overlay(key).thin && !settings.get('hidden').includes(key)));

  /** What is to be seen, and so to be asked for. */
  readonly wanted = $derived.by(() => {
    const keys = [...this.#keys.filter((key) => key === settings.get('filled')), ...this.#thin];
    const about = keys.filter((key) => this.#desk.looks.overlay(key).of_place);
    return { whole: keys.filter((key) => !about.includes(key)), about };
  });

  /** Lines and words of all overlays that lie over others. */
  readonly thin = $derived.by((): Mark[] => {
    return this.#thin.flatMap((key) => this.#desk.table.overlays.of(key));
  });

  /** The one overlay that fills places. What belongs to a piece is drawn alone while the piece's place is picked. */
  readonly #filling = $derived.by((): Mark[] => {
    const marks = this.#desk.table.overlays.of(settings.get('filled'));
    const here = new Set(this.#scene.pieces.filter((p) => p.place === this.#desk.place).map((p) => p.key));
    const picked = marks.filter((m) => m.piece !== undefined && here.has(m.piece));
    if (picked.length) return picked;
    // Where the whole is drawn, the parts are for whoever picks one.
    const whole = marks.filter((m) => m.piece === undefined);
    return whole.length ? whole : marks;
  });

  /** Areas with outlines of their own are hatched one by one, as control is. */
  #byArea = (mark: Mark) => mark.look === 'area' && !this.#desk.table.board?.cell;

  readonly marks = $derived.by(() => this.#filling.filter((mark) => !this.#byArea(mark)));

  /** Whose an area is, or what an overlay says of it. */
  readonly owned = $derived.by((): [number, number][] => {
    if (settings.get('filled') === 'control') return this.#scene.control.flatMap((seat, i): [number, number][] => (seat === null ? [] : [[i, seat]]));
    return this.#filling.filter(this.#byArea).flatMap((mark) => placesOf(mark).map((place): [number, number] => [place, mark.seat ?? 0]));
  });

  /** Words of overlays, over those of offers. */
  over(tags: Tag[]): Tag[] {
    const found = new Map(tags.map((tag) => [tag.place, tag]));
    for (const mark of [...this.#filling, ...this.thin]) {
      const number = mark.look === 'number';
      for (const [place, text] of mark.words ?? []) found.set(place, { place, text: this.#desk.voice.text(text), strong: !number, number });
    }
    return [...found.values()];
  }
}
