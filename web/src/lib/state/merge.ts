// How what the server says changes what is known: pure, so that it can be tested.
import { openState } from '../sent';
import type { Entry, LiveMessage, Offer, Said, SentState, TableState } from '../wire';
import { alike, alikeScene } from './alike';
import { over } from './difference';

export interface Known {
  state: TableState | null;
  /** What came last over the live line, as it was sent: changes are told against this, not against answers to requests. */
  live: Pick<SentState, 'table' | 'scene'> | null;
  entries: Entry[];
  said: Said[];
  gone: boolean;
}

export const NOTHING: Known = { state: null, live: null, entries: [], said: [], gone: false };

/** Entries joined by row: a row that comes again replaces what was known of it. */
export function joinEntries(old: Entry[], news: Entry[]): Entry[] {
  if (!news.length) return old;
  const first = news[0]!.row;
  return [...old.filter((e) => e.row < first), ...news];
}

export function joinSaid(old: Said[], news: Said[]): Said[] {
  const known = new Set(old.map((s) => s.number));
  const fresh = news.filter((s) => !known.has(s.number));
  return fresh.length ? [...old, ...fresh] : old;
}

/** Takes a state that answers a request; an older one than is known says nothing new. */
export function adopt(known: Known, state: TableState, entries: Entry[]): Known {
  if (known.state && state.seq < known.state.seq) return known;
  const table = alike(known.state?.table, state.table);
  return { ...known, state: { ...state, table, scene: alikeScene(known.state?.scene, state.scene) }, entries: joinEntries(known.entries, entries) };
}

/** Takes a message of the live line. One that came before the answer to a post (`late`) and knows the same rows may tell of a draft
 * that is no more. */
export function merge(known: Known, message: LiveMessage, late = false): Known {
  if (message.type === 'gone') return { ...known, gone: true };
  const said = joinSaid(known.said, message.said);
  const told = (sent: SentState, entries: Entry[]): Known => {
    const { draft, proposal } = late && sent.seq === known.state?.seq ? known.state : sent;
    return adopt(known, { ...openState(sent), draft, proposal }, entries);
  };
  if (message.type === 'state') {
    const live = { table: message.state.table, scene: message.state.scene };
    return { ...told(message.state, message.entries), live, said };
  }
  const last = known.live;
  if (!last) return { ...known, said };
  const scene = message.scene ? over(last.scene, message.scene) : last.scene;
  const live = { table: message.table ? over(last.table, message.table) : last.table, scene };
  const { seq, window, undo, draft, proposal, entries } = message;
  return { ...told({ ...live, seq, window, undo, draft, proposal }, entries), live, said };
}

/** Buttons keep their places: a button that was there before keeps its slot, the last one offered that is not minor has the main slot. */
export function slots(before: (string | null)[], offers: Offer[]): (Offer | null)[] {
  const buttons = offers.filter((o) => 'button' in o.handle);
  const idOf = (o: Offer) => (o.handle as { button: string }).button;
  const main = buttons.findLast((o) => !o.minor);
  const out: (Offer | null)[] = [main ?? null];
  const rest = buttons.filter((o) => o !== main);
  const waiting: Offer[] = [];
  for (const offer of rest) {
    const slot = before.indexOf(idOf(offer));
    if (slot > 0 && !out[slot]) out[slot] = offer;
    else waiting.push(offer);
  }
  let next = 1;
  for (const offer of waiting) {
    while (out[next]) next++;
    out[next] = offer;
  }
  // Holes at the end are of no use to anybody.
  const full = Array.from(out, (o) => o ?? null);
  const compact = full.filter((o, i) => o || full.slice(i + 1).some(Boolean));
  return compact.length > buttons.length + 2 ? [main ?? null, ...rest] : compact;
}
