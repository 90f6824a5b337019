// A table as this browser knows it: the state, the live line to the server, and what the reader is doing.
import { api, liveAddress, type Look, Refused } from '../api';
import type { Ground } from '../board/ground';
import { Ground as MakeGround } from '../board/ground';
import { openState } from '../sent';
import type { Answer, Board, Entry, Handle, LessonRequest, LiveMessage, Offer, OrderBook, OrderKind, PuzzleRequest, Refusal, Said, Scene, TableView, Text } from '../wire';
import { handleKey, underOf } from '../wire';
import { alikeScene } from './alike';
import { balance, type Balance } from './balance';
import { looksOf } from '../board/looks';
import { Deeds } from './deeds';
import { Film, shotsOf, type Shot } from './film.svelte';
import { keep, recall } from './keep';
import { sameSight, type Sight } from './sight';
import { Latest } from './latest';
import { LiveLine, type Line } from './line';
import { adopt, merge, NOTHING, type Known } from './merge';
import { movesBetween, type Move } from './moves';
import { Overlays } from './overlays.svelte';
import { settings } from './settings.svelte';
import { Slips } from './slips';

/** Why something was not done, shown beside it. */
export interface WhyNot {
  at: { x: number; y: number };
  refusals: { rule: string | null; text: Text }[];
  /** What was pressed, if it was something on the board. */
  about?: Handle;
  /** Where nothing is said of the very thing: what is asked now. */
  now?: Text;
}

/** Milliseconds: from then on somebody waits; and so long what came besides an answer waits until that is painted. */
const SLOW = 200;
const PAINT = 60;
/** So many lines are tried at once. */
const TRIED = 512;
/** Refusals that speak of the moment alone. */
const GENERAL = ['why-not-now', 'why-not-here'];

export class Table {
  readonly id: string;
  board = $state.raw<Board | null>(null);
  ground = $state.raw<Ground | null>(null);
  orderKinds = $state.raw<OrderKind[]>([]);
  errandKinds = $state.raw<string[]>([]);
  /** Moments that belong together, by the name of their panel. */
  panels = $state.raw<Record<string, string[]>>({});
  #known = $state.raw<Known>(NOTHING);
  /** The scene with the reader's draft laid out, when there is one. */
  #laid = $state.raw<Scene | null>(null);
  /** What it was laid out from, or is being laid out from. */
  #laidFrom = '';
  /** The draft that is laid out there. */
  #laidOf = $state('');
  line = $state<Line>('closed');
  failed = $state<string | null>(null);
  busy = $state(false);
  /** Does an answer keep the reader waiting? What comes at once is not announced by a change of its own. */
  slow = $state(false);
  whyNot = $state.raw<WhyNot | null>(null);
  /** Whose eyes, where two people share a screen; null sees with all of one's seats. */
  as = $state<number | null>(null);
  /** Do two people share this screen, with a curtain between them? */
  shared = $state(false);
  /** The seat for which the curtain is drawn: it is lifted by whoever sits there. */
  curtain = $state<number | null>(null);
  /** Is what is shown the end of the game? */
  ended = $state(false);
  /** After the end all secrets are shown, and rows are counted as all seats together were told them. */
  revealed = $state(false);
  /** What happened while the reader was away. */
  away = $state.raw<Balance | null>(null);
  /** A row being looked at in the replay. */
  at = $state<number | null>(null);
  #past = $state.raw<Scene | null>(null);
  /** The message with which a lesson answers what was done last. */
  answer = $state<string | null>(null);
  /** Rows below this were seen before the reader's last own click. */
  seen = $state(0);

  /** How long a line of the log is to be read. */
  letters: (entry: Entry) => number = () => 40;
  /** What others did, as it is shown on the board. */
  readonly film = new Film(
    () => (this.#wanted ? 'reading' : settings.get('pace')),
    (entry) => this.letters(entry),
    (shot) => this.#seeing(shot),
    (shots) => this.#trail(shots),
  );
  /** Moves of others since the reader's last click. */
  trails = $state.raw<Move[]>([]);
  /** What was just said: what nobody may miss is shown large. */
  news = $state.raw<Entry[]>([]);
  /** Does the replay run? */
  replaying = $state(false);
  /** Was the film asked for? Then it runs though films are off. */
  #wanted = false;
  /** Rows below this were done or seen by the reader. */
  #filmed = 0;
  /** Films come in order; one that the reader's click overtook is not shown. */
  #rolling: Promise<void> = Promise.resolve();
  #cut = 0;

  /** What was done in the draft, as its player counts it. */
  readonly #deeds: Deeds;

  /** What lines of the draft mean, as far as they were laid in this window. */
  #labels = new Map<string, Text>();

  readonly #live = new LiveLine(
    () => liveAddress(this.id, this.seq, this.as),
    (message) => this.#hear(message),
    (line) => (this.line = line),
  );
  readonly #slips = new Slips();
  /** Answers that come late lay nothing over newer ones. */
  readonly #laying = new Latest();
  readonly #looking = new Latest();
  /** What is laid over the board. */
  readonly overlays = new Overlays();

  constructor(id: string) {
    this.id = id;
    this.#deeds = new Deeds(id);
    this.shared = recall(id, 'shared', false);
  }

  get table(): TableView | null {
    return this.#known.state?.table ?? null;
  }
  get entries(): Entry[] {
    return this.#known.entries;
  }
  get said(): Said[] {
    return this.#known.said;
  }
  get gone(): boolean {
    return this.#known.gone;
  }
  get seq(): number {
    return this.#known.state?.seq ?? 0;
  }
  /** The rows of the lines that can be taken back, the last first. */
  get undoRows(): number[] {
    return this.#known.state?.undo ?? [];
  }
  get undoReach(): number {
    return this.undoRows.length;
  }
  get draft(): string[] {
    return this.#known.state?.draft ?? [];
  }
  /** How many things were done in the draft. */
  get laidDeeds(): number {
    return this.#deeds.count(this.draft);
  }
  #noteDeeds() {
    const looks = this.board && looksOf(this.board);
    this.#deeds.note(this.draft, !!this.#laid?.pieces.some((piece) => looks?.inHand(piece)));
  }
  get proposal(): string[] {
    return this.#known.state?.proposal ?? [];
  }
  get window(): string | null {
    return this.#known.state?.window ?? null;
  }
  /** What is shown: the past in a replay, else the draft laid out, else the present. */
  get scene(): Scene | null {
    if (this.at !== null) return this.#past;
    return this.draft.length && this.#laid ? this.#laid : (this.#known.state?.scene ?? null);
  }
  /** Is what is offered that of the draft? What another page laid has to come first: before, nothing is asked about it. */
  get laidOut(): boolean {
    return !this.draft.length || this.#laidOf === this.#laidKey;
  }
  /** The present, whatever is shown. */
  get present(): Scene | null {
    return this.#known.state?.scene ?? null;
  }
  /** Who goes where in what is laid and not sent. */
  get laidMoves(): Move[] {
    const sent = this.#known.state?.scene;
    return this.at === null && this.draft.length && this.#laid && sent ? movesBetween(sent, this.#laid) : [];
  }
  /** Lays overlays over the scene that is shown: some as a whole, some about a place. */
  lay(keys: string[], about: string[] = [], place: number | null = null): Promise<void> {
    const draft = this.at === null && this.draft.length && this.#laid ? { draft: true } : {};
    const look = { ...this.look, ...draft, at: this.at };
    return this.overlays.ask([...keys, ...about], () => this.#marks(keys, about, place, look));
  }
  /** The same after a row of the moves that are shown. */
  follow(row: number, keys: string[], about: string[] = [], place: number | null = null): Promise<void> {
    return this.overlays.follow([...keys, ...about], () => this.#marks(keys, about, place, { ...this.look, at: row }));
  }
  async #marks(keys: string[], about: string[], place: number | null, look: Look) {
    return {
      ...(keys.length ? await api.overlays(this.id, keys, look) : {}),
      ...(about.length && place !== null ? await api.overlays(this.id, about, { ...look, place }) : {}),
    };
  }
  /** Everything that is offered. */
  get allOffers(): Offer[] {
    return this.at === null ? (this.scene?.offers ?? []) : [];
  }
  /** The label of the button that was pressed to see what is kept under it. */
  opened = $state<string | null>(null);
  /** The buttons under which something is kept. */
  readonly drawers = $derived.by((): Text[] => {
    const found = new Map(this.allOffers.flatMap((o): [string, Text][] => (o.under ? [[underOf(o)!, o.under]] : [])));
    return [...found.values()];
  });
  /** What can be pressed now: what is kept under no button, or under the open one alone. */
  readonly offers = $derived.by((): Offer[] => {
    const open = this.allOffers.some((o) => underOf(o) === this.opened) ? this.opened : null;
    return this.allOffers.filter((o) => underOf(o) === open);
  });
  get mine(): boolean {
    return this.allOffers.length > 0;
  }
  get look(): Look {
    if (this.revealed) return { open: true };
    return this.as === null ? {} : { as: this.as };
  }

  offersOf(handle: Handle): Offer[] {
    const key = handleKey(handle);
    return this.offers.filter((o) => handleKey(o.handle) === key);
  }

  /** Could something be pressed before the draft was laid? */
  offeredBelow(handle: Handle): boolean {
    const key = handleKey(handle);
    return !!this.#known.state?.scene?.offers.some((o) => handleKey(o.handle) === key && !o.under);
  }

  async open() {
    try {
      const now = await api.table(this.id);
      if (now.status === 'waiting') {
        this.#known = { ...NOTHING, state: { table: now, seq: 0, scene: null, window: null, undo: [], draft: [], proposal: [] } };
        return;
      }
      const view = await api.board(this.id);
      this.board = view.board;
      this.ground = new MakeGround(view.board);
      this.orderKinds = view.order_kinds;
      this.errandKinds = view.errand_kinds;
      this.panels = view.panels ?? {};
      if (this.shared && now.status === 'running' && now.you.length > 1) {
        this.#known = { ...NOTHING, state: { table: now, seq: 0, scene: null, window: null, undo: [], draft: [], proposal: [] } };
        await this.#pass(now.asked.find((seat) => now.you.includes(seat)) ?? now.you[0]!, now.you);
        return;
      }
      await this.#load();
    } catch (error) {
      this.failed = error instanceof Refused ? error.problem.error : 'unreachable';
    }
  }

  /** Reads state and log with the present eyes, and listens from there. Who was there all the time missed nothing. */
  async #load(weigh = true) {
    const now = await api.table(this.id);
    const read = (look: Look) => Promise.all([api.state(this.id, look), api.log(this.id, 0, look)]);
    // A game that goes on at another table is over here and keeps its secrets.
    const open = now.status === 'over' ? await read({ open: true }).catch(() => null) : null;
    this.ended = now.status === 'over';
    if (this.ended) this.as = null;
    const [state, log] = open ?? (await read(this.look));
    this.revealed = open !== null;
    this.#take({ ...NOTHING, state, entries: log.entries, said: this.said }, false);
    this.seen = Math.min(state.seq, recall(this.id, this.#seenKey, state.seq));
    this.#cutFilm();
    this.#filmed = state.seq;
    await this.#layOut();
    this.#live.open();
    if (weigh) await this.#weighAbsence();
  }

  get #seenKey(): string {
    return this.as === null ? 'seen' : `seen-${this.as}`;
  }

  /** Those of the reader's seats that are asked at the same time. */
  get askedOfMe(): number[] {
    return this.table?.asked.filter((seat) => this.table!.you.includes(seat)) ?? [];
  }

  /** What a seat of the reader sees. */
  async #sight(as: number): Promise<Sight> {
    const [{ scene }, { entries }] = await Promise.all([api.state(this.id, { as }), api.log(this.id, 0, { as })]);
    return { scene: scene!, entries };
  }

  /** The seat to which the screen is being passed. */
  #passing: number | null = null;

  /** Passes the screen to the other one at it. The curtain is drawn if one of them sees what another may not. */
  async #pass(next: number, seats: number[]) {
    if (this.#passing === next) return;
    this.#passing = next;
    try {
      const [first, ...others] = await Promise.all(seats.map((seat) => this.#sight(seat)));
      const open = first !== undefined && others.every((other) => sameSight(first, other));
      if (this.#passing !== next) return;
      if (open) await this.sitDown(next, false);
      else this.curtain = next;
    } catch {
      this.curtain = next;
    } finally {
      if (this.#passing === next) this.#passing = null;
    }
  }

  /** Lifts the curtain: from now on the screen shows what this seat may see, or all seats of the reader. */
  async sitDown(seat: number | null, weigh = true) {
    this.close();
    this.as = seat;
    this.at = null;
    this.whyNot = null;
    try {
      await this.#load(weigh);
      this.curtain = null;
    } catch (error) {
      this.failed = error instanceof Refused ? error.problem.error : 'unreachable';
    }
  }

  /** Two people at this screen, or one: kept in this browser. */
  share(shared: boolean) {
    this.shared = shared;
    keep(this.id, 'shared', shared);
    location.reload();
  }

  /** Draws the curtain when the other one at this screen is asked; shows all secrets when the game has ended. */
  #turnScreen() {
    const table = this.table;
    if (!table) return;
    if (table.status === 'over' && !this.ended) {
      this.close();
      void this.#load();
    } else if (this.shared && table.status === 'running' && table.you.length > 1) {
      const next = table.asked.find((seat) => table.you.includes(seat));
      if (next !== undefined && next !== this.as) void this.#pass(next, table.you);
    } else if (!this.shared && this.as !== null && table.status === 'running' && !table.asked.includes(this.as)) {
      // Whoever decided for one of his seats is there for all of them again.
      void this.sitDown(null);
    }
  }

  /** What a reader missed, if others did something since his last click. */
  async #weighAbsence() {
    const fresh = this.entries.filter((e) => e.row >= this.seen);
    if (this.taught || !fresh.length || this.seen < 1 || !this.table?.you.length || this.table.status !== 'running') return;
    const before = (await api.state(this.id, { ...this.look, at: this.seen - 1 })).scene;
    const now = this.#known.state?.scene;
    if (before && now) this.away = balance(before, now, fresh);
  }

  close() {
    this.#live.close();
    this.#unheard.length = 0;
  }

  #take(known: Known, own = true) {
    const before = this.#known.state?.scene?.prompt;
    this.#known = known;
    this.#slips.prompt(before, known.state?.scene?.prompt, own);
  }

  /** What the live line told while an answer was on its way or not yet painted, and how much of it came before the answer. */
  readonly #unheard: LiveMessage[] = [];
  #late = 0;

  /** The answer to this window's own click comes first and is painted: the live line tells much the same of it. */
  #hear(message: LiveMessage) {
    if (this.busy || this.#unheard.length) this.#unheard.push(message);
    else this.#heed(message);
  }

  #heedAll() {
    // The next answer comes first, too.
    if (!this.busy) this.#unheard.splice(0).forEach((message, i) => this.#heed(message, i < this.#late));
  }

  #heed(message: LiveMessage, late = false) {
    if (message.type === 'gone') this.#live.close();
    if (this.revealed) {
      // Rows are counted with open eyes now; only talk and what is done to the table still come.
      const { live, said, gone } = merge(this.#known, message);
      const state = this.#known.state && { ...this.#known.state, table: live?.table ?? this.#known.state.table };
      this.#known = { ...this.#known, state, live, said, gone };
      return;
    }
    const before = this.#laidKey;
    const board = this.scene;
    this.#take(merge(this.#known, message, late), false);
    this.#roll(board);
    if (this.#laidKey !== before) void this.#layOut();
    this.#turnScreen();
  }

  /** Has what others did shown on the board, from what it was. */
  #roll(board: Scene | null = null) {
    const [from, to] = [this.#filmed, this.seq];
    // A page that nobody looks at waits: what happened is shown when he comes back to it.
    if (this.busy || to <= from || document.hidden) return;
    this.#filmed = to;
    if (from < 1 || this.at !== null || this.curtain !== null) return;
    const shown = settings.get('pace') !== 'off';
    if (shown) this.film.hold(board);
    const cut = this.#cut;
    this.#rolling = this.#rolling.then(async () => {
      const film = await api.film(this.id, from - 1, { ...this.look, at: to - 1 }).catch(() => null);
      if (cut !== this.#cut) return;
      const shots = film ? shotsOf(film) : [];
      if (shown) return this.film.play(shots);
      this.#trail(shots);
      this.news = shots.flatMap((shot) => shot.entries);
    });
  }

  /** The page is looked at again. */
  lookedAt() {
    this.#roll(this.scene);
  }

  #cutFilm() {
    this.#cut++;
    this.#wanted = this.replaying = false;
    this.film.stop();
    // None are drawn anew where there were none.
    if (this.trails.length) this.trails = [];
    if (this.news.length) this.news = [];
  }

  /** What moved leaves a trail, until the reader's next click. */
  #trail(shots: Shot[]) {
    if (this.at === null) this.trails = [...this.trails, ...shots.flatMap((shot) => shot.moves)];
  }

  #seeing(shot: Shot) {
    this.news = shot.entries;
    if (!this.replaying) return;
    this.#past = shot.scene;
    this.at = shot.row;
  }

  /** Shows what happened after a row, whatever the reader's speed is; `ends` hears of the end. */
  async watch(row: number, ends: () => void) {
    const cut = ++this.#cut;
    const film = await api.film(this.id, row, this.look).catch(() => null);
    if (!film || cut !== this.#cut) return;
    this.film.stop();
    this.#wanted = settings.get('pace') === 'off';
    this.film.play(shotsOf(film), ends);
  }

  /** Plays the game on from a row, until it is paused or at its end. */
  async replay(row: number) {
    this.replaying = true;
    await this.watch(row, () => {
      const at = this.at ?? 0;
      if (this.replaying && at > row && at < this.seq - 1) void this.replay(at);
      else this.replaying = false;
    });
    if (!this.film.running) this.replaying = false;
  }

  /** Stops the replay where it is. */
  pause() {
    this.replaying = false;
    this.film.stop();
  }

  async #layOut() {
    this.#laidFrom = '';
    if (!this.draft.length) {
      this.#laying.drop();
      this.#laid = null;
      this.#noteDeeds();
      return;
    }
    this.#laidFrom = this.#laidKey;
    const laid = await this.#laying.of(api.state(this.id, { ...this.look, draft: true }));
    if (!laid) return;
    this.#laid = alikeScene(this.scene, laid.answer.scene);
    this.#laidOf = this.#laidFrom;
    this.#noteDeeds();
  }

  /** What undo takes back, if it is known in words. */
  get undoes(): Text | null {
    return this.#labels.get(this.draft.at(-1) ?? '') ?? null;
  }

  /** Is a press now one that the reader meant? */
  meant(): boolean {
    return this.#slips.meant();
  }

  /** Was the board changed by somebody else just now, so that a press on it was meant for the old one? */
  startled(): boolean {
    return this.#slips.startled();
  }

  /** Does something to the table rather than on the board: resign, draw, claim. `otherwise` says why it cannot be now. */
  async deal(what: () => Promise<TableView>, otherwise = 'problem-unfit') {
    return this.#run({ x: innerWidth / 2, y: 90, otherwise }, async () => {
      const table = await what();
      const state = this.#known.state;
      if (state) this.#known = { ...this.#known, state: { ...state, table } };
      this.#turnScreen();
    });
  }

  /** Does what an offer says. */
  async take(offer: Offer, at = { x: 0, y: 0 }): Promise<boolean> {
    this.#labels.set(offer.line, offer.label);
    this.opened = null;
    return this.#run(at, async () => {
      // A button ends something: it sends what is laid. What is done on the board and binds nothing is laid.
      const ends = 'button' in offer.handle;
      const key = crypto.randomUUID();
      if (!this.draft.length && (ends || offer.binding)) {
        const answer = await api.act(this.id, { seq: this.seq, line: offer.line, key }, this.look);
        this.answer = answer.answer ?? null;
        return this.#after(answer.entries, answer.state);
      }
      const answer = await api.draft(this.id, { do: 'add', seq: this.seq, line: offer.line }, this.look);
      this.answer = answer.answer ?? null;
      await this.#after(answer.entries, answer.state);
      if (ends && this.draft.length) {
        const sent = await api.draft(this.id, { do: 'send', seq: this.seq, key }, this.look);
        await this.#after(sent.entries, sent.state);
      }
    });
  }

  async sendDraft() {
    return this.#run({ x: 0, y: 0 }, async () => {
      const key = crypto.randomUUID();
      const answer = await api.draft(this.id, { do: 'send', seq: this.seq, key }, this.look);
      await this.#after(answer.entries, answer.state);
    });
  }

  /** The pieces that can be left to the staff now. */
  readonly staffed = $derived.by((): Set<string> => new Set(this.at === null && this.table?.hints ? (this.scene?.staff ?? []) : []));

  /** Has the staff move some pieces into the draft; says how many moves it laid. */
  async leave(pieces: string[], at: { x: number; y: number }): Promise<number> {
    const before = this.draft.length;
    await this.#run(at, async () => {
      const answer = await api.draft(this.id, { do: 'staff', seq: this.seq, pieces }, this.look);
      await this.#after(answer.entries, answer.state);
    });
    return this.draft.length - before;
  }

  /** Says how some moments are answered in this impulse; what is open is answered with it. */
  async answerBefore(now: Record<string, Answer>): Promise<OrderBook> {
    const kept = await api.orders(this.id, this.look);
    const book = { ...kept, now: { ...kept.now, ...now } };
    await this.#run({ x: innerWidth / 2, y: 90 }, async () => void (await api.setOrders(this.id, book, this.look)));
    return book;
  }

  /** Takes the last line back: from the draft, else from the log. */
  async undo() {
    return this.#run({ x: 0, y: 0 }, async () => {
      const answer = this.draft.length
        ? await api.draft(this.id, { do: 'undo' }, this.look)
        : await api.undo(this.id, { seq: this.seq }, this.look);
      await this.#after(answer.entries, answer.state);
    });
  }

  /** Takes back what was sent, from one of its rows on. */
  async takeBackRow(row: number) {
    return this.#run({ x: 0, y: 0 }, async () => {
      const answer = await api.undo(this.id, { seq: this.seq, from: row }, this.look);
      await this.#after(answer.entries, answer.state);
    });
  }

  /** What a line of the draft means, if it was laid in this window. */
  labelOf(line: string): Text | null {
    return this.#labels.get(line) ?? null;
  }

  /** Takes back what is laid and not sent, from one of its lines on. */
  async takeBackFrom(index: number) {
    return this.#run({ x: 0, y: 0 }, async () => {
      while (this.draft.length > index) {
        const before = this.draft.length;
        const answer = await api.draft(this.id, { do: 'undo' }, this.look);
        await this.#after(answer.entries, answer.state);
        if (this.draft.length >= before) return;
      }
    });
  }

  /** Takes everything back that is laid and not sent. */
  async reset() {
    return this.#run({ x: 0, y: 0 }, async () => {
      const answer = await api.draft(this.id, { do: 'clear' }, this.look);
      await this.#after(answer.entries, answer.state);
    });
  }

  /** Lays the table of a lesson at one of its steps. */
  async toStep(step: number) {
    return this.#teach({ do: 'step', step });
  }

  /** Has the present step of a lesson played. */
  async showStep() {
    return this.#teach({ do: 'show' });
  }

  async #teach(request: LessonRequest) {
    return this.#run({ x: innerWidth / 2, y: 90 }, async () => {
      const answer = await api.teach(this.id, request);
      await this.#after(answer.entries, answer.state);
    });
  }

  /** What the draft's scene was laid out from. */
  get #laidKey(): string {
    return this.draft.length ? `${this.seq} ${this.draft.join('; ')}` : '';
  }

  /** Begins a puzzle again, asks for a hint, or has it solved. */
  async solve(request: PuzzleRequest) {
    return this.#run({ x: innerWidth / 2, y: 90 }, async () => {
      const answer = await api.solve(this.id, request);
      await this.#after(answer.entries, answer.state);
    });
  }

  /** Is somebody taught here, or set a puzzle? */
  get taught(): boolean {
    return !!(this.table?.lesson || this.table?.puzzle);
  }

  async #after(entries: Entry[], state: Known['state'] | undefined) {
    const now = state ?? (await api.state(this.id, this.look));
    this.#laying.drop();
    // With a draft the answer shows it laid out; the table below is as it was.
    this.#laid = now.draft.length ? alikeScene(this.scene, now.scene) : null;
    const was = this.#known.state?.scene ?? null;
    const below = now.draft.length ? was : now.scene;
    // Where all play together, nobody else's rows show what the enemy does.
    if (this.table?.teams.length === 1 && was && below && below !== was) {
      const moves = movesBetween(was, below);
      if (moves.length > 1) this.trails = moves;
    }
    this.#take(adopt(this.#known, { ...now, scene: below }, entries));
    this.#noteDeeds();
    this.#laidOf = this.#laidFrom = this.#laidKey;
    this.#filmed = Math.max(this.#filmed, now.seq);
    this.news = entries;
    keep(this.id, this.#seenKey, this.seq);
    this.#turnScreen();
  }

  async #run(at: { x: number; y: number; otherwise?: string }, what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const waits = setTimeout(() => (this.slow = true), SLOW);
    this.whyNot = null;
    this.away = null;
    this.answer = null;
    this.seen = this.seq;
    this.#cutFilm();
    try {
      await what();
      return true;
    } catch (error) {
      this.#refuse(error, at);
      return false;
    } finally {
      clearTimeout(waits);
      this.busy = this.slow = false;
      this.#late = this.#unheard.length;
      if (this.#late) setTimeout(() => this.#heedAll(), PAINT);
      // What was laid elsewhere meanwhile, and did not come with the answer.
      if (this.#laidKey !== this.#laidFrom) void this.#layOut();
      this.#roll();
    }
  }

  #refuse(error: unknown, at: { x: number; y: number; otherwise?: string }) {
    if (!(error instanceof Refused)) {
      this.line = 'lost';
      return;
    }
    const { problem } = error;
    if (problem.state) {
      this.#take(adopt(this.#known, openState(problem.state), []));
      void this.#layOut();
    }
    const text = problem.text ?? { id: (error.status === 409 && at.otherwise) || `problem-${problem.error}` };
    this.whyNot = { at, refusals: [{ rule: problem.rule ?? null, text }] };
  }

  /** What could be done after a line, which is tried and not laid. */
  async after(line: string): Promise<Offer[]> {
    return api.offers(this.id, line, this.look);
  }

  /** Which of some lines could be done on top of the draft, each by itself; those that could not be asked about might. */
  async fits(lines: string[]): Promise<boolean[]> {
    return api.fits(this.id, lines.slice(0, TRIED), this.look).catch(() => []);
  }

  /** What cannot be done with a thing, now or after a line, and why. */
  async reasons(handle: Handle, then = ''): Promise<Refusal[]> {
    const laid = then ? { then } : this.draft.length ? { draft: true } : {};
    return (await api.why(this.id, handle, { ...this.look, ...laid })).refusals;
  }

  /** Asks why nothing can be done with a thing, now or after a line. */
  async why(handle: Handle, at: { x: number; y: number }, then = '') {
    try {
      const refusals = await this.reasons(handle, then);
      const list: WhyNot['refusals'] = refusals.map((r: Refusal) => ({ rule: r.rule, text: r.text }));
      const now = this.mine && list.every(({ text }) => GENERAL.includes(text.id)) ? this.scene?.prompt : undefined;
      this.whyNot = { at, about: handle, refusals: list.length ? list : [{ rule: null, text: { id: 'why-nothing-here' } }], now };
    } catch (error) {
      this.#refuse(error, at);
    }
  }

  /** Looks at the position after some row; null returns to the present. */
  async lookAt(row: number | null) {
    if (this.replaying) this.pause();
    if (row === null) {
      this.#looking.drop();
      this.at = null;
      return;
    }
    const past = await this.#looking.of(api.state(this.id, { ...this.look, at: row }));
    if (!past) return;
    this.#past = past.answer.scene;
    this.at = row;
  }

  async talk(text: string) {
    await api.say(this.id, text);
  }
}
