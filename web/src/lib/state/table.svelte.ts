// A table as this browser knows it: the state, the live line to the server, and what the reader is doing.
import { api, liveAddress, type Look, Refused } from '../api';
import type { Ground } from '../board/ground';
import { Ground as MakeGround } from '../board/ground';
import type { Board, Entry, Handle, LiveMessage, Offer, OrderKind, Refusal, Said, Scene, TableView, Text } from '../wire';
import { handleKey } from '../wire';
import { adopt, merge, NOTHING, type Known } from './merge';

/** A press so soon after the prompt changed was meant for the old one. */
const SLIP = 400;
const RETRIES = [500, 1000, 2000, 4000, 8000];

export type Line = 'open' | 'lost' | 'closed';

/** Why something was not done, shown beside it. */
export interface WhyNot {
  at: { x: number; y: number };
  refusals: { rule: string | null; text: Text }[];
}

export class Table {
  readonly id: string;
  board = $state.raw<Board | null>(null);
  ground = $state.raw<Ground | null>(null);
  orderKinds = $state.raw<OrderKind[]>([]);
  #known = $state.raw<Known>(NOTHING);
  /** The scene with the reader's draft laid out, when there is one. */
  #laid = $state.raw<Scene | null>(null);
  line = $state<Line>('closed');
  failed = $state<string | null>(null);
  busy = $state(false);
  whyNot = $state.raw<WhyNot | null>(null);
  /** Whose eyes, on a hot seat. */
  as = $state<number | null>(null);
  /** A row being looked at in the replay. */
  at = $state<number | null>(null);
  #past = $state.raw<Scene | null>(null);
  /** Rows below this were seen before the reader's last own click. */
  seen = $state(0);

  /** What lines of the draft mean, as far as they were laid in this window. */
  #labels = new Map<string, Text>();

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #changed = 0;
  #pastAsked = 0;

  constructor(id: string) {
    this.id = id;
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
  get undoReach(): number {
    return this.#known.state?.undo ?? 0;
  }
  get draft(): string[] {
    return this.#known.state?.draft ?? [];
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
  get offers(): Offer[] {
    return this.at === null ? (this.scene?.offers ?? []) : [];
  }
  get mine(): boolean {
    return this.offers.length > 0;
  }
  get look(): Look {
    return this.as === null ? {} : { as: this.as };
  }

  offersOf(handle: Handle): Offer[] {
    const key = handleKey(handle);
    return this.offers.filter((o) => handleKey(o.handle) === key);
  }

  async open() {
    try {
      const now = await api.table(this.id);
      if (now.status === 'waiting') {
        this.#known = { ...NOTHING, state: { table: now, seq: 0, scene: null, window: null, undo: 0, draft: [], proposal: [] } };
        return;
      }
      const view = await api.board(this.id);
      this.board = view.board;
      this.ground = new MakeGround(view.board);
      this.orderKinds = view.order_kinds;
      const [state, log] = await Promise.all([api.state(this.id, this.look), api.log(this.id, 0, this.look)]);
      this.#take({ ...NOTHING, state, entries: log.entries });
      this.seen = state.seq;
      await this.#layOut();
      this.#connect();
    } catch (error) {
      this.failed = error instanceof Refused ? error.problem.error : 'unreachable';
    }
  }

  close() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.line = 'closed';
    socket?.close();
  }

  #take(known: Known) {
    const before = this.#known.state?.scene?.prompt;
    this.#known = known;
    const after = known.state?.scene?.prompt;
    if (JSON.stringify(before) !== JSON.stringify(after)) this.#changed = performance.now();
  }

  #connect() {
    const socket = new WebSocket(liveAddress(this.id, this.seq, this.as));
    this.#socket = socket;
    socket.onopen = () => {
      this.line = 'open';
      this.#tries = 0;
    };
    socket.onmessage = (e) => {
      const message = JSON.parse(String(e.data)) as LiveMessage;
      const before = this.#known.state?.draft.length ?? 0;
      this.#take(merge(this.#known, message));
      if (this.draft.length || before) void this.#layOut();
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.gone) return;
      this.line = 'lost';
      const wait = RETRIES[Math.min(this.#tries++, RETRIES.length - 1)]!;
      this.#timer = window.setTimeout(() => this.#connect(), wait);
    };
  }

  async #layOut() {
    this.#laid = this.draft.length ? (await api.state(this.id, { ...this.look, draft: true })).scene : null;
  }

  /** What undo takes back, if it is known in words. */
  get undoes(): Text | null {
    return this.#labels.get(this.draft.at(-1) ?? '') ?? null;
  }

  /** Is a press now one that the reader meant? */
  meant(): boolean {
    return performance.now() - this.#changed >= SLIP;
  }

  /** Does what an offer says. */
  async take(offer: Offer, at = { x: 0, y: 0 }): Promise<boolean> {
    this.#labels.set(offer.line, offer.label);
    return this.#run(at, async () => {
      // A button ends something: it sends what is laid. What is done on the board and binds nothing is laid.
      const ends = 'button' in offer.handle;
      const key = crypto.randomUUID();
      if (!this.draft.length && (ends || offer.binding)) {
        const answer = await api.act(this.id, { seq: this.seq, line: offer.line, key }, this.look);
        return this.#after(answer.entries, answer.state);
      }
      const answer = await api.draft(this.id, { do: 'add', seq: this.seq, line: offer.line }, this.look);
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

  /** Takes the last line back: from the draft, else from the log. */
  async undo() {
    return this.#run({ x: 0, y: 0 }, async () => {
      const answer = this.draft.length
        ? await api.draft(this.id, { do: 'undo' }, this.look)
        : await api.undo(this.id, { seq: this.seq }, this.look);
      await this.#after(answer.entries, answer.state);
    });
  }

  async #after(entries: Entry[], state: Known['state'] | undefined) {
    const now = state ?? (await api.state(this.id, this.look));
    this.#take(adopt(this.#known, now, entries));
    await this.#layOut();
  }

  async #run(at: { x: number; y: number }, what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.whyNot = null;
    this.seen = this.seq;
    try {
      await what();
      return true;
    } catch (error) {
      this.#refuse(error, at);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #refuse(error: unknown, at: { x: number; y: number }) {
    if (!(error instanceof Refused)) {
      this.line = 'lost';
      return;
    }
    const { problem } = error;
    if (problem.state) {
      this.#take(adopt(this.#known, problem.state, []));
    }
    const text = problem.text ?? { id: `problem-${problem.error}` };
    this.whyNot = { at, refusals: [{ rule: problem.rule ?? null, text }] };
  }

  /** Asks why nothing can be done with a thing. */
  async why(handle: Handle, at: { x: number; y: number }) {
    try {
      const { refusals } = await api.why(this.id, handle, this.look);
      const list: WhyNot['refusals'] = refusals.map((r: Refusal) => ({ rule: r.rule, text: r.text }));
      this.whyNot = { at, refusals: list.length ? list : [{ rule: null, text: { id: 'why-nothing-here' } }] };
    } catch (error) {
      this.#refuse(error, at);
    }
  }

  /** Looks at the position after some row; null returns to the present. */
  async lookAt(row: number | null) {
    if (row === null) {
      this.at = null;
      return;
    }
    const asked = ++this.#pastAsked;
    const { scene } = await api.state(this.id, { ...this.look, at: row });
    if (asked !== this.#pastAsked) return;
    this.#past = scene;
    this.at = row;
  }

  async talk(text: string) {
    await api.say(this.id, text);
  }
}
