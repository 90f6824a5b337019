// What others did, played on the board position by position, at the reader's speed. It is never in the way of a decision:
// the prompt shows the present all the while, and any press goes there.
import { openScene } from '../sent';
import type { Entry, Scene, SentFilm } from '../wire';
import { over } from './difference';
import { goingOn, movesBetween, oneMarch, without, type Move } from './moves';
import type { Pace } from './settings.svelte';

/** A position with what led there. */
export interface Shot {
  row: number;
  entries: Entry[];
  before: Scene;
  scene: Scene;
  moves: Move[];
}

/** Milliseconds: how long counters are on their way, a line of the log is read, a letter of it, dice are looked at. */
const TIMES = {
  quick: { way: 200, line: 110, letter: 0, dice: 420, most: 9_000 },
  reading: { way: 420, line: 420, letter: 16, dice: 1000, most: 45_000 },
};
/** That an order answered is for the log; what it answered is told anyway. */
export const MINOR = 'core-ordered';

/** A march is shown as one, however many steps it has; null where the second position is none that goes on with it. */
function marched(first: Shot | undefined, then: Shot): Shot | null {
  const [moves, told] = [goingOn(first?.moves ?? [], then.moves), oneMarch(first?.entries[0], then.entries[0])];
  if (!first || !moves || !told || first.entries.some((e) => e.event?.kind === 'rolled')) return null;
  return { ...then, before: first.before, moves, entries: [told.entry, ...first.entries.slice(1), ...then.entries.slice(1)] };
}

/** The positions of a film in order, those left out at which nothing is to be seen or read. */
export function shotsOf(film: SentFilm): Shot[] {
  let sent = film.scene;
  let before = openScene(sent);
  const shots: Shot[] = [];
  for (const frame of film.frames) {
    if (frame.scene) sent = over(sent, frame.scene);
    const scene = openScene(sent);
    const moves = movesBetween(before, scene);
    const entries = frame.entries.filter((e) => e.text.id !== MINOR);
    const shot = { row: frame.row, entries, before, scene, moves };
    const march = marched(shots.at(-1), shot);
    if (march) shots[shots.length - 1] = march;
    else if (moves.length || entries.length) shots.push(shot);
    before = scene;
  }
  return shots;
}

export class Film {
  #shots = $state.raw<Shot[]>([]);
  /** What is shown now. */
  shot = $state.raw<Shot | null>(null);
  /** Is it on its way? Then counters slide. */
  moving = $state(false);
  /** How long they do. */
  way = $state(0);
  /** What is shown before the first position has come. */
  #held = $state.raw<Scene | null>(null);
  done = $state(0);
  #timer = 0;
  #ends: (() => void) | null = null;
  readonly #pace: () => Pace;
  readonly #letters: (entry: Entry) => number;
  readonly #shown: (shot: Shot) => void;
  readonly #past: (shots: Shot[]) => void;

  /** `shown` hears of each position as it is shown, `past` when its pieces have set out, or were not waited for. */
  constructor(pace: () => Pace, letters: (entry: Entry) => number, shown: (shot: Shot) => void = () => {}, past: (shots: Shot[]) => void = () => {}) {
    this.#pace = pace;
    this.#letters = letters;
    this.#shown = shown;
    this.#past = past;
  }

  get running(): boolean {
    return this.shot !== null;
  }
  get count(): number {
    return this.#shots.length;
  }
  /** The board as the film has it; null when the present is shown. */
  get scene(): Scene | null {
    const { shot } = this;
    if (!shot) return this.#held;
    return this.moving ? without(shot.before, shot.moves) : shot.scene;
  }
  /** Keeps the board as it was until the film has come. */
  hold(scene: Scene | null) {
    if (!this.running) this.#held ??= scene;
  }

  /** Plays positions, after those that are being played; `ends` hears when the last one was seen. */
  play(shots: Shot[], ends: (() => void) | null = null) {
    this.#held = null;
    this.#ends = ends;
    if (!shots.length) {
      if (!this.running) this.stop();
      return;
    }
    this.#shots = [...this.#shots, ...shots];
    if (!this.running) this.#next(0);
  }

  /** Goes to the present. */
  stop() {
    clearTimeout(this.#timer);
    this.#past(this.#shots.slice(this.done));
    this.#shots = [];
    this.shot = this.#held = null;
    this.moving = false;
    this.done = 0;
    const ends = this.#ends;
    this.#ends = null;
    ends?.();
  }

  /** How long a position is looked at. */
  #length(shot: Shot, pace: 'quick' | 'reading'): { way: number; rest: number } {
    const times = TIMES[pace];
    const letters = shot.entries.reduce((sum, e) => sum + this.#letters(e), 0);
    const dice = shot.entries.some((e) => e.event?.kind === 'rolled') ? times.dice : 0;
    const rest = shot.entries.length ? Math.max(dice, times.line + letters * times.letter) : times.line / 3;
    const legs = Math.max(0, ...shot.moves.map(({ via }) => via?.length ?? 0));
    return { way: shot.moves.length ? times.way * (1 + legs / 2) : 0, rest };
  }

  #next(index: number) {
    const shot = this.#shots[index];
    const pace = this.#pace();
    if (!shot || pace === 'off') return this.stop();
    const all = this.#shots.reduce((sum, s) => {
      const { way, rest } = this.#length(s, pace);
      return sum + way + rest;
    }, 0);
    // A long impulse is told faster, not longer.
    const haste = Math.min(1, TIMES[pace].most / all);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { way, rest } = this.#length(shot, pace);
    this.shot = shot;
    this.done = index + 1;
    this.way = Math.max(80, way * haste);
    this.moving = way > 0 && !still;
    this.#shown(shot);
    this.#past([shot]);
    const look = () => {
      this.moving = false;
      this.#timer = window.setTimeout(() => this.#next(index + 1), (still ? rest + way : rest) * haste);
    };
    if (this.moving) this.#timer = window.setTimeout(look, this.way);
    else look();
  }
}
