import { describe, expect, it } from 'vitest';
import { adopt, joinEntries, joinSaid, merge, NOTHING, slots } from '../../src/lib/state/merge';
import { over } from '../../src/lib/state/difference';
import { luck } from '../../src/lib/table/luck';
import { command } from '../../src/lib/table/keys';
import { handleKey, seatsOf, type Difference, type Entry, type LiveMessage, type Offer, type Scene, type SentScene, type SentState, type TableState } from '../../src/lib/wire';
import changeJson from '../fixtures/change.json';
import deployJson from '../fixtures/scene-deploy.json';
import moveJson from '../fixtures/scene-move.json';

const scene = moveJson as unknown as Scene;
/** The scene as it is sent. */
const sent = { ...moveJson, control: [], offers: [{ handle: 'button', label: ['label-done'], each: [['done', 1, 0, 'done', 0]] }] } as unknown as SentScene;
const told = (seq: number): SentState => ({ ...state(seq), scene: sent });
const entry = (row: number, id = 'log'): Entry => ({ row, text: { id }, rules: [], event: null });
const state = (seq: number): TableState => ({
  table: { id: 't' } as TableState['table'],
  seq,
  scene,
  window: null,
  undo: [],
  draft: [],
  proposal: [],
});
const change = (seq: number, more: Partial<Extract<LiveMessage, { type: 'change' }>> = {}): LiveMessage => ({
  type: 'change', seq, window: null, undo: [], draft: [], proposal: [], entries: [], said: [], ...more,
});

describe('what is known of a table', () => {
  it('begins with the whole state', () => {
    const known = merge(NOTHING, { type: 'state', state: told(3), entries: [entry(1), entry(2)], said: [] });
    expect(known.state?.seq).toBe(3);
    expect(known.entries).toHaveLength(2);
  });
  it('takes changes over the last scene, and keeps the rest', () => {
    const began = merge(NOTHING, { type: 'state', state: told(3), entries: [], said: [] });
    const known = merge(began, change(4, { scene: { now: { prompt: { id: 'new' } } }, undo: [3, 2] }));
    expect(known.state?.scene?.prompt.id).toBe('new');
    expect(known.state?.scene?.pieces).toEqual(scene.pieces);
    expect(known.state?.scene?.offers.map((o) => o.line)).toEqual(['done']);
    // What changes nothing on the board leaves the very scene.
    expect(merge(known, change(5)).state?.scene).toBe(known.state?.scene);
    expect(known.state?.undo).toEqual([3, 2]);
  });
  it('does not go back', () => {
    const before = { ...NOTHING, state: state(9) };
    expect(merge(before, change(4, { scene: { now: { prompt: { id: 'old' } } } })).state).toBe(before.state);
  });
  it('takes changes against what came over the live line, not against an answer in between', () => {
    const began = merge(NOTHING, { type: 'state', state: told(3), entries: [], said: [] });
    const waiting = { ...state(4), scene: { ...scene, offers: [] } };
    const answered = adopt(began, waiting, []);
    expect(answered.state?.scene?.offers).toEqual([]);
    // The offers are again what they were: the change does not name them.
    expect(merge(answered, change(6)).state?.scene?.offers).toHaveLength(1);
  });
  it('believes an answer rather than what the live line told of the draft before it', () => {
    const began = merge(NOTHING, { type: 'state', state: told(3), entries: [], said: [] });
    const answered = adopt(began, { ...state(3), draft: ['take'] }, [entry(2)]);
    const table = { now: { public: true } };
    const late = merge(answered, change(3, { draft: [], table, scene: { now: { prompt: { id: 'told' } } } }), true);
    expect(late.state?.draft).toEqual(['take']);
    expect(late.state?.scene?.prompt.id).toBe('told');
    expect(late.state?.table.public).toBe(true);
    // What others did meanwhile is believed all the same, and what was before is not.
    expect(merge(answered, change(4, { draft: [] }), true).state?.draft).toEqual([]);
    expect(merge(answered, change(2, { entries: [entry(1)] }), true).entries).toEqual([entry(2)]);
  });
  it('notices that the table was taken away', () => {
    expect(merge(NOTHING, { type: 'gone' }).gone).toBe(true);
  });
  it('joins rows without doubling them', () => {
    expect(joinEntries([entry(1), entry(2), entry(2)], [entry(2, 'x'), entry(3)]).map((e) => e.text.id)).toEqual(['log', 'x', 'log']);
    const said = { number: 4, name: 'a', player: true, text: 'b', at: 0 };
    expect(joinSaid([said], [said])).toHaveLength(1);
  });
});

describe('what changed', () => {
  it('makes the new scene of the old one, as the server wrote both', () => {
    const { old, change } = changeJson as unknown as { old: SentScene; change: Difference };
    const scene = over(old, change);
    expect(scene).toEqual(changeJson.new);
    expect(scene.pieces[0]).toBe(old.pieces[0]);
    expect(over(null, { now: old as unknown as Record<string, unknown> })).toEqual(old);
  });
  it('takes fields away', () => {
    const was: Record<string, number> = { a: 1, b: 2 };
    expect(over(was, { less: ['a'], now: { b: 3 } })).toEqual({ b: 3 });
    expect(was).toEqual({ a: 1, b: 2 });
  });
});

describe('buttons', () => {
  const button = (id: string): Offer => ({ handle: { button: id }, line: id, label: { id }, odds: false, binding: false });
  const ids = (list: (Offer | null)[]) => list.map((o) => o?.line ?? null);
  it('have the last one in the main slot', () => {
    expect(ids(slots([], [button('a'), button('b'), button('done')]))).toEqual(['done', 'a', 'b']);
  });
  it('have none in the main slot that is minor', () => {
    const minor = { ...button('pass'), minor: true };
    expect(ids(slots([], [button('done'), minor]))).toEqual(['done', 'pass']);
    expect(ids(slots([], [minor]))).toEqual([null, 'pass']);
  });
  it('keep their places', () => {
    expect(ids(slots(['done', 'a', 'b'], [button('b'), button('done')]))).toEqual(['done', null, 'b']);
  });
  it('take a free place when they are new', () => {
    expect(ids(slots(['done', 'a', 'b'], [button('c'), button('b'), button('done')]))).toEqual(['done', 'c', 'b']);
  });
  it('are none without offers', () => {
    expect(ids(slots(['done'], []))).toEqual([]);
  });
});

describe('handles', () => {
  it('have keys', () => {
    expect(handleKey({ place: 3 })).toBe('place:3');
    expect(handleKey({ side: [3, 4] })).toBe('side:3-4');
  });
  it('of a real scene are all known', () => {
    for (const offer of (deployJson as unknown as Scene).offers) expect(handleKey(offer.handle)).toMatch(/^(place|piece|button):/);
  });
  it('seats are bits', () => {
    expect(seatsOf(0b101)).toEqual([0, 2]);
  });
});

describe('luck', () => {
  it('is counted by side from the log', () => {
    const rolled = (seat: number, dice: number[], hit: number): Entry => ({
      row: 1, text: { id: 'log', args: [['side', { seat }]] }, rules: [], event: { kind: 'rolled', dice, hit },
    });
    const found = luck([rolled(0, [6, 6, 1], 6), rolled(1, [5, 2], 5), rolled(0, [1], 5), rolled(1, [6, 3], 7), entry(2)]);
    expect(found.map((l) => [l.seat, l.dice, l.hits])).toEqual([[0, 4, 2], [1, 2, 1]]);
    expect(found[0]!.expected).toBeCloseTo(3 / 6 + 2 / 6);
  });
});

describe('keys', () => {
  const key = (k: string, more = {}) => command({ key: k, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });
  it('mean commands', () => {
    expect(key('0')).toBe('fit');
    expect(key('N')).toBe('next');
    expect(key('Enter')).toBeNull();
    expect(key('Enter', { shiftKey: true })).toBe('done');
    expect(key(' ')).toBeNull();
  });
  it('are left alone in fields and with modifiers', () => {
    expect(key('u', { target: { tagName: 'INPUT' } })).toBeNull();
    expect(key('r', { ctrlKey: true })).toBeNull();
  });
});
