// What a press, a hover, a hold or a drag on the board means.
import { annexAt, type Annex } from '../board/annex';
import type Board from '../board/Board.svelte';
import type { Ground } from '../board/ground';
import { COUNTER, counterAt, type Standing } from '../board/stack';
import { hittable } from '../board/view';
import type { Handle, Offer, Point } from '../wire';
import type { Desk, Spot } from './desk.svelte';
import { Leading } from './leading';
import type { Lights } from './lights.svelte';
import { picks } from './picking';
import { settings } from '../state/settings.svelte';

/** So near must a press be to the middle of a side. */
const SIDE = 14;
/** Milliseconds on a stack before it fans out. */
const PEEK = 420;
/** So many counters away a press still means the only thing in its place. */
const NEAR = 2.5;
/** A finger needs so many pixels. */
const FINGER = 44;

/** A stack fanned out; one that was only peeked at closes by itself. */
interface Fanned {
  keys: string[];
  at: Point;
  peeked: boolean;
}

const fanOf = (counter: Standing, peeked: boolean): Fanned => ({ keys: counter.stack, at: [counter.x, counter.y], peeked });

export class Presses {
  readonly #desk: Desk;
  readonly #lights: Lights;
  readonly #leading: Leading;
  readonly #view: () => ReturnType<typeof Board> | undefined;
  /** Where everything would stand at another detail. */
  readonly #standing: (detail: number) => Standing[];
  readonly #coarse = matchMedia('(pointer: coarse)').matches;
  #peeking = 0;
  /** Where everything stands, as it was drawn last. */
  drawn: { standings: Standing[]; annexes: Annex[] } = { standings: [], annexes: [] };
  hover = $state<number | null>(null);
  fanned = $state.raw<Fanned | null>(null);
  /** What is being drawn with the pencil, from place to place. */
  stroke = $state.raw<[Point, Point] | null>(null);

  constructor(desk: Desk, lights: Lights, view: () => ReturnType<typeof Board> | undefined, standing: (detail: number) => Standing[]) {
    this.#standing = standing;
    this.#desk = desk;
    this.#lights = lights;
    this.#view = view;
    this.#leading = new Leading(desk, () => this.#ground);
  }

  get #table() {
    return this.#desk.table;
  }
  get #ground(): Ground {
    return this.#table.ground!;
  }
  #counterAt = (at: Point) => counterAt(this.drawn.standings, at);

  /** Touch needs large targets: the scale at which a finger hits what is too small now, if it is. */
  #near(counter: Standing | null, place: number | null): number | null {
    const scale = this.#view()?.scale() ?? 1;
    if (!this.#coarse || (!counter && place === null)) return null;
    const key = counter?.piece.key;
    const size = (detail: number) => (key ? this.#standing(detail).find((s) => s.piece.key === key)?.size : undefined) ?? COUNTER * detail;
    const near = hittable(size, scale, settings.get('counters'), FINGER);
    const wanted = counter ? near : Math.min(near, FINGER / (2 * this.#ground.room[place!]!));
    return wanted > scale * 1.01 ? wanted : null;
  }

  grip = (at: Point): boolean => {
    const counter = this.#counterAt(at);
    this.fanned = null;
    return counter !== null && this.#leading.grip(at, counter.piece.key, counter.stack);
  };

  lead = (at: Point, screen: Spot, done: 'no' | 'dropped' | 'lost') => {
    this.hover = this.#ground.at(at);
    if (done === 'no') this.#leading.lead(at);
    else if (done === 'lost') this.#leading.lost();
    else
      this.#leading.end(at, screen, (piece, place) => {
        this.#desk.held = piece;
        this.press(null, place, screen);
      });
  };

  /** A stack is picked as a whole; with Shift it joins what is picked already, or leaves it. Was there anything to pick? */
  #muster(counter: Standing, shift: boolean): boolean {
    const { column } = this.#desk;
    const word = (shift && column?.word) || this.#desk.words(counter.stack)[0];
    const here = counter.stack.filter((key) => word && this.#desk.words([key]).includes(word));
    if (!word || !picks(here, this.#desk.words(here).length, column?.pieces ?? null, shift)) return false;
    const before = (shift && column?.pieces) || [];
    const leave = here.every((key) => before.includes(key));
    const all = leave ? before.filter((key) => !here.includes(key)) : [...new Set([...before, ...here])];
    this.#desk.muster(all, word, counter.piece.place);
    this.fanned = counter.stack.length > 1 && !leave ? fanOf(counter, false) : null;
    return true;
  }

  /** A press in the fan: what goes together is left behind or taken along again. */
  inFan = (key: string, screen: Spot) => {
    const { column } = this.#desk;
    const word = column?.word;
    if (!column || !word || !this.#desk.words([key]).includes(word)) {
      this.press(key, null, screen);
      return;
    }
    const rest = column.pieces.includes(key) ? column.pieces.filter((k) => k !== key) : [...column.pieces, key];
    const start = this.#table.scene?.pieces.find((p) => p.key === rest[0])?.place;
    if (start === undefined) this.#desk.column = null;
    else this.#desk.muster(rest, word, start);
  };

  pick = (at: Point, screen: Spot, shift: boolean) => {
    // While the moves of others are shown a tap goes to the present.
    if (this.#table.film.running) return this.#table.film.stop();
    if (this.#table.startled()) return this.#desk.slip();
    const { column, pointing } = this.#desk;
    if (pointing) return this.#point(at, pointing);
    this.#desk.choice = null;
    this.#desk.nearer = false;
    this.#table.whyNot = null;
    const { fanned } = this;
    this.fanned = null;
    // Beside an open fan a press means what it hits; where that is nothing, it shuts the fan.
    if (fanned && !fanned.peeked && !column && !this.#means(at, fanned.keys)) return;
    const side = this.#lights.sides.find((s) => Math.hypot(s.at[0] - at[0], s.at[1] - at[1]) < SIDE);
    if (side) {
      void this.#desk.pick(this.#table.offersOf({ side: side.side }), screen);
      return;
    }
    const counter = this.#counterAt(at);
    const place = annexAt(this.drawn.annexes, at) ?? this.#ground.at(at) ?? counter?.piece.place ?? null;
    this.#desk.place = counter?.piece.place ?? place;
    const near = this.#near(counter, place);
    if (near !== null) {
      this.#desk.nearer = true;
      return this.#view()?.approach(at, near);
    }
    if (column && place !== null && column.reach.has(place) && !shift) {
      void this.#desk.march(place, screen);
      return;
    }
    if (counter && this.#muster(counter, shift)) return;
    if (column && place !== null && !shift && (column.crowds(place) || !this.#means(at))) {
      // What cannot go there says why, and stays in hand.
      void column.ready.then(() => this.#table.why({ place }, screen, column.soFar(place)));
      return;
    }
    this.#desk.column = null;
    // A stack that can be taken up as a whole is; the fan is for some of it.
    if (counter && place === counter.piece.place && this.#whole(place, counter.piece.key)) {
      this.press(null, place, screen);
      return;
    }
    // A stack is opened to choose from it; one without choices stands for its place.
    if (counter && counter.stack.length > 1 && counter.stack.some((key) => this.#lights.pieces.has(key))) {
      this.fanned = fanOf(counter, false);
      return;
    }
    const alone = counter ? null : this.#aloneIn(place);
    if (alone && Math.hypot(alone.x - at[0], alone.y - at[1]) > NEAR * alone.size) {
      // So far from the only thing that can be pressed there it is named before it is done.
      const offers = this.#table.offersOf({ piece: alone.piece.key });
      if (offers.length) this.#desk.choice = { at: screen, offers, weighed: null };
      return;
    }
    this.press(counter?.piece.key ?? null, place, screen);
  };

  /** The only counter that a place stands for, where nothing is offered for the place itself. */
  #aloneIn(place: number | null): Standing | null {
    if (place === null || this.#lights.held !== null || this.#lights.onPlaces.some((o) => 'place' in o.handle && o.handle.place === place)) return null;
    const here = this.drawn.standings.filter((s) => s.piece.place === place && this.#lights.pieces.has(s.piece.key));
    return here.length === 1 ? here[0]! : null;
  }

  /** Is there anything to be pressed at a point, a stack apart? */
  #means(at: Point, apart: string[] = []): boolean {
    const counter = this.#counterAt(at);
    if (counter && counter.stack.join() === apart.join()) return false;
    const place = this.#ground.at(at);
    return !!counter?.stack.some((key) => this.#lights.pieces.has(key)) || (place !== null && this.#lights.onPlaces.some((o) => 'place' in o.handle && o.handle.place === place));
  }

  /** Is something offered for all who stand in a place, with nothing in hand, and has a piece there a part in it? */
  #whole(place: number, piece: string): boolean {
    const own = this.#table.offersOf({ piece }).map((o) => o.line);
    const all = (o: Offer) => 'place' in o.handle && o.handle.place === place && o.line.includes(';') && !o.together;
    const shares = (o: Offer) => !own.length || o.line.split('; ').some((action) => own.includes(action));
    return this.#lights.held === null && this.#lights.onPlaces.some((o) => all(o) && shares(o));
  }

  /** What was taken up and has gone nowhere is put down by a press on another piece that could be taken up before. */
  #instead(piece: string): boolean {
    const { table } = this.#desk;
    const begun = table.draft.length > 0 && !!table.scene?.pieces.some((p) => this.#desk.looks.inHand(p));
    return begun && table.offeredBelow({ piece });
  }

  /** A place is named by a click: nothing is played. */
  #point(at: Point, named: (place: number) => void) {
    const place = this.#ground.at(at) ?? this.#counterAt(at)?.piece.place ?? null;
    if (place === null || this.#table.board!.places[place]!.off_map) return;
    this.#desk.pointing = null;
    named(place);
  }

  /** A press on a piece or a place: its offers, taking it in hand, or the question why not. */
  press(piece: string | null, place: number | null, screen: Spot): void {
    const [desk, table] = [this.#desk, this.#table];
    this.fanned = null;
    desk.column = null;
    const ofPiece = piece === null ? [] : table.offersOf({ piece });
    const at = piece === null ? place : (table.scene?.pieces.find((p) => p.key === piece)?.place ?? place);
    const ofPlace = at === null ? [] : this.#lights.onPlaces.filter((o) => 'place' in o.handle && o.handle.place === at);
    // A piece that goes somewhere else is taken in hand; picked again, it is put down.
    if (piece !== null && !ofPiece.length && table.offers.some((o) => o.piece === piece)) {
      desk.held = this.#lights.held === piece ? null : piece;
      desk.cursor = null;
      return;
    }
    // A place stands for whatever can be taken up in it.
    const here = piece !== null || ofPlace.length || this.#lights.held !== null ? [] : (table.scene?.pieces ?? []).filter((p) => p.place === place && this.#lights.pieces.has(p.key));
    if (here.length === 1) return this.press(here[0]!.key, null, screen);
    const offers = ofPiece.length ? ofPiece : ofPlace.length ? ofPlace : here.flatMap((p) => table.offersOf({ piece: p.key }));
    if (offers.length) {
      const again = desk.cursor !== null && offers.includes(desk.cursor);
      if (this.#coarse && offers.length === 1 && !again) desk.cursor = offers[0]!;
      else void desk.pick(offers, screen);
      return;
    }
    desk.cursor = null;
    if (table.at !== null || !table.table?.you.length || table.scene?.over) return;
    if (piece !== null && this.#instead(piece)) {
      void this.#switch(piece, screen);
      return;
    }
    const handle: Handle | null = piece !== null ? { piece } : at !== null ? { place: at } : null;
    if (handle) void table.why(handle, screen);
  }

  /** Puts down what is in hand, and presses a piece: its stack as a whole, where it has a part in that. */
  async #switch(piece: string, screen: Spot) {
    const offered = () => this.#table.offersOf({ piece }).length > 0;
    while (!offered() && this.#instead(piece)) if (!(await this.#table.undo())) return;
    const place = this.#table.scene?.pieces.find((p) => p.key === piece)?.place ?? null;
    if (place !== null && offered()) this.press(this.#whole(place, piece) ? null : piece, place, screen);
  }

  /** Draws with the pencil. */
  mark = (from: Point, to: Point, done: boolean) => {
    const [a, b] = [this.#ground.at(from), this.#ground.at(to)];
    this.stroke = done || a === null || a === b ? null : [from, to];
    if (done && a !== null && b !== null) this.#desk.pencil.draw(a, b);
  };

  /** Resting on a stack fans it; leaving the stack closes it again: what lies beside it is not covered for long. */
  rest = (at: Point | null) => {
    this.hover = at && this.#ground.at(at);
    const counter = at && this.#counterAt(at);
    const { fanned } = this;
    clearTimeout(this.#peeking);
    // A stack is the same though it was drawn anew.
    const same = counter?.stack.join() === fanned?.keys.join();
    // While several are in hand their fan stays: some of them are left behind there.
    if (same || this.#desk.column) return;
    if (counter && counter.stack.length > 1) {
      this.#peeking = window.setTimeout(() => (this.fanned = fanOf(counter, true)), PEEK);
    }
    if (fanned?.peeked) this.fanned = null;
  };

  hold = (at: Point) => {
    const counter = this.#counterAt(at);
    this.#desk.place = counter?.piece.place ?? this.#ground.at(at);
    if (counter && counter.stack.length > 1) this.fanned = fanOf(counter, false);
    else this.#desk.turnTo('inspect');
  };
}
