// What the parts of a table page share: the table, its voice, and what the reader is looking at.
import { getContext, setContext } from 'svelte';
import { Advice } from '../state/advice.svelte';
import { Column } from '../state/column.svelte';
import { Pencil } from '../state/pencil.svelte';
import { settings } from '../state/settings.svelte';
import { Table } from '../state/table.svelte';
import { words } from '../state/words.svelte';
import { citations, phrases, sectionId } from '../rulebook';
import { gameOf, type Card, type Offer, type Odds, type Panel, type RuleBook, type Value } from '../wire';
import { api } from '../api';
import { looksOf } from '../board/looks';
import { rosterOf } from './roster';

export const TABS = ['inspect', 'log', 'rules', 'charts', 'forces', 'orders', 'talk', 'replay'] as const;
export type Tab = (typeof TABS)[number];

export interface Spot {
  x: number;
  y: number;
}

/** Several things that one click may mean, or one thing to be weighed before it is done. */
export interface Choice {
  at: Spot;
  offers: Offer[];
  /** The offer being weighed, with its odds. */
  weighed: { offer: Offer; odds: Odds } | null;
  /** The card that is read while it is chosen. */
  card?: Card;
}

/** Does a line of a panel speak of one of these seats? */
const concerns = ([text]: Panel['lines'][number], seats: number[]) =>
  (text.args ?? []).some(([, value]) => 'seat' in value && seats.includes(value.seat));

export class Desk {
  readonly table: Table;
  readonly pencil: Pencil;
  /** What the staff proposes. */
  readonly advice: Advice;
  /** Does a press on the board draw, rather than play? */
  drawing = $state(false);
  /** How high the teaching line is; 0 where nobody teaches. */
  taught = $state(0);
  tab = $state<Tab>('inspect');
  /** Is the sheet (phone) or the drawer open? */
  open = $state(false);
  /** The place whose pieces are listed. */
  place = $state<number | null>(null);
  /** Who wants the next click on the map, for a place that is to be named. */
  pointing = $state.raw<((place: number) => void) | null>(null);
  /** The rule being read. */
  rule = $state<string | null>(null);
  /** A piece that was picked and waits for its place. */
  held = $state<string | null>(null);
  #picked = $state.raw<Column | null>(null);
  #choice = $state.raw<{ made: Choice; among: Offer[] } | null>(null);
  /** The handle that the keyboard is on. */
  cursor = $state.raw<Offer | null>(null);
  help = $state(false);
  finding = $state(false);
  /** Is the code for the phone shown? */
  phone = $state(false);
  /** Reminders that were read or muted this turn. */
  #heeded = $state.raw<Set<string>>(new Set());
  /** Asks the board to show a place. */
  show = $state.raw<{ place: number; n: number; gently: boolean } | null>(null);

  /** Did a tap only bring the board nearer? It is said that it did nothing else. */
  nearer = $state(false);
  /** Was a press not done, because it came too soon after a new prompt? It is seen not to be. */
  slipped = $state(false);

  constructor(id: string) {
    this.table = new Table(id);
    this.table.letters = (entry) => this.voice.text(entry.text).length;
    this.pencil = new Pencil(id);
    this.advice = new Advice(this.table);
  }

  /** The box on the table. By itself: what is made of it stays as it is when the table changes. */
  readonly box = $derived.by(() => (this.table.table ? gameOf(this.table.table) : undefined));

  readonly voice = $derived.by(() => words.voice(this.box, this.table.board));

  /** How things look; asked once there is a board. */
  get looks() {
    return looksOf(this.table.board!);
  }

  get language() {
    return settings.language;
  }

  /** How the game ended, in words. */
  get ending(): string {
    const { scene, table: view } = this.table;
    const winner = (view?.result?.winners ?? []).map((seat) => this.voice.seat(seat)).join(', ');
    return scene?.over ? this.voice.text(scene.over) : this.voice.say(`ended-${view?.result?.reason ?? 'rules'}`, { winner });
  }

  /** What the reader's own side may have forgotten, as the game says, until he has said that he knows. */
  get reminders(): Panel['lines'] {
    const me = this.table.as === null ? (this.table.table?.you ?? []) : [this.table.as];
    const lines = (this.table.scene?.panels ?? []).filter((p) => this.looks.spot(p.key) === 'reminder').flatMap((p) => p.lines);
    return settings.get('reminders') ? lines.filter((line) => concerns(line, me) && !this.#heeded.has(this.#named(line))) : [];
  }
  #named(line: Panel['lines'][number]): string {
    return JSON.stringify([this.table.scene?.turn, line[0]]);
  }
  /** The reminders were read. */
  heed() {
    this.#heeded = new Set([...this.#heeded, ...this.reminders.map((line) => this.#named(line))]);
  }

  turnTo(tab: Tab) {
    this.tab = tab;
    this.open = true;
  }

  /** The rulebook, once it has come. */
  book = $state.raw<RuleBook | null>(null);
  bookFailed = $state(false);
  /** The language that it was asked for in. */
  #bookIn = '';
  /** Asks for the rulebook of the game on the table. */
  readBook() {
    const view = this.table.table;
    const language = this.language;
    if (!view || this.#bookIn === language) return;
    this.#bookIn = language;
    api.rules(gameOf(view), language).then(
      (book) => language === this.#bookIn && (this.book = book),
      () => (this.bookFailed = true),
    );
  }
  heading(section: string): string {
    return this.voice.sayOr(sectionId(section), section);
  }
  readonly #citations = $derived.by(() => citations(this.book?.rules ?? [], (section) => this.heading(section)));
  /** How players cite a rule. */
  citation(rule: string): string {
    return this.#citations.get(rule) ?? rule;
  }
  /** A sentence of the rulebook that stands with a rule, in words and rules. */
  phrases(sentence: string, near: string) {
    return phrases(sentence, this.#citations, near);
  }

  cite(rule: string) {
    this.rule = rule;
    this.turnTo('rules');
  }

  /** What a press may mean; gone once somebody has acted since and it is no longer to be had. */
  get choice(): Choice | null {
    if (!this.#choice) return null;
    const { made, among } = this.#choice;
    return this.#stands(among, made.offers) ? made : null;
  }
  set choice(made: Choice | null) {
    this.#choice = made && { made, among: this.#offers };
  }
  /** What can be chosen now: another list whenever somebody has acted. */
  get #offers(): Offer[] {
    return this.table.scene?.offers ?? [];
  }
  /** Can offers still be had that were found among others? */
  #stands(among: Offer[], offers: Offer[]): boolean {
    return among === this.#offers || offers.every((offer) => this.#offers.some(({ line }) => line === offer.line));
  }

  /** A press came too soon. */
  slip() {
    this.slipped = true;
    setTimeout(() => (this.slipped = false), 400);
  }

  /** Puts down whatever is in hand; was there anything? */
  putDown(): boolean {
    const had = this.advice.plans.length > 0 || this.held !== null || this.#picked !== null || this.choice !== null || this.cursor !== null || this.pointing !== null;
    this.held = this.choice = this.cursor = this.pointing = null;
    this.advice.drop();
    this.column = null;
    return had;
  }

  /** Shows a place and what stands there; gently, if it need only be seen. */
  lookAt(place: number, gently = false) {
    if (!gently) this.place = place;
    this.show = { place, n: (this.show?.n ?? 0) + 1, gently };
  }

  /** Pieces that were picked together and wait for their place, as long as all of them can still go. */
  get column(): Column | null {
    const picked = this.#picked;
    const goes = (o: Offer) => picked?.word === null || o.together === picked?.word;
    return picked?.pieces.every((piece) => this.table.offersOf({ piece }).some(goes)) ? picked : null;
  }
  set column(column: Column | null) {
    this.#picked = column;
  }

  /** The words by which pieces can be picked together now. */
  words(pieces: string[]): string[] {
    const all = pieces.flatMap((piece) => this.table.offersOf({ piece }).flatMap((o) => o.together ?? []));
    return [...new Set(all)];
  }

  /** Takes up those of some pieces that can go together by a word, at a place where one of them stands. */
  muster(pieces: string[], word: string, start: number) {
    const first = this.#first(pieces, word);
    const all = [...first.keys()];
    const others = this.words(all).flatMap((other) => {
      const goes = other === word ? null : this.#first(all, other);
      return goes?.size === first.size ? [new Column(this.table, start, goes, other)] : [];
    });
    this.column = first.size ? new Column(this.table, start, first, word, others) : null;
    // One thing is in hand at a time.
    this.cursor = this.held = null;
  }
  /** How those of some pieces that can go together by a word are taken up. */
  #first(pieces: string[], word: string): Map<string, Offer> {
    const first = new Map<string, Offer>();
    for (const piece of pieces) {
      const offer = this.table.offersOf({ piece }).find((o) => o.together === word);
      if (offer) first.set(piece, offer);
    }
    return first;
  }

  /** Sends what was picked together to a place, or says why it cannot go there. */
  async march(place: number, at: Spot) {
    const column = this.column;
    if (!column) return;
    await column.ready;
    const way = column.lineTo(place);
    this.column = null;
    if (!way) return this.table.why({ place }, at, column.soFar(place));
    const { piece: _, ...last } = way.offer;
    const count = column.pieces.length;
    const label = count > 1 ? { id: 'column-goes', args: [['count', { int: count }], ['place', { place }]] as [string, Value][] } : last.label;
    await this.weigh({ ...last, line: way.line, label }, at);
  }

  /** Someone pressed something that means these offers: one is done, several are listed. */
  async pick(offers: Offer[], at: Spot) {
    this.table.whyNot = null;
    if (offers.length === 1 && !rosterOf(offers, this.table.scene?.pieces ?? [])) return this.weigh(offers[0]!, at, offers);
    this.choice = { at, offers, weighed: null };
  }

  /** Lays a card before the reader, with what can be done with it. */
  read(card: Card, offers: Offer[], at: Spot) {
    this.table.whyNot = null;
    this.choice = { at, offers, weighed: null, card };
  }

  /** Does an offer, after showing its odds if it is binding and has any. Who held the button is `sure` of what it gives away. */
  async weigh(offer: Offer, at: Spot, offers: Offer[] = [offer], sure = false) {
    if (this.table.startled()) return this.slip();
    // The prompt shows the odds of its buttons by itself.
    if ((offer.binding || offer.odds) && !('button' in offer.handle)) {
      const now = this.#offers;
      const odds = await this.odds(offer);
      // Who was quicker than the odds has gone on.
      if (!this.#stands(now, [offer])) return;
      if (odds?.ends.length || odds?.sums.length) {
        this.choice = { at, offers, weighed: { offer, odds } };
        return;
      }
    }
    // What spends something scarce or gives something away is named first, and done by a second press.
    const named = this.choice?.offers.includes(offer) && !this.choice.weighed;
    if ((offer.spends || (offer.loses && !sure)) && !named) {
      this.choice = { at, offers, weighed: null };
      return;
    }
    await this.act(offer, at);
  }

  /** The odds of an offer, with the opposite of what the reader does not believe. */
  odds(offer: Offer, otherwise: string[] = []): Promise<Odds | null> {
    const look = this.table.draft.length ? { ...this.table.look, draft: true } : this.table.look;
    return api.odds(this.table.id, offer.line, otherwise, look).catch(() => null);
  }

  async act(offer: Offer, at: Spot) {
    this.choice = null;
    this.cursor = null;
    await this.table.take(offer, at);
  }
}

const KEY = Symbol('desk');
export const setDesk = (desk: Desk) => setContext(KEY, desk);
export const useDesk = () => getContext<Desk>(KEY);
