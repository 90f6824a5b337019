import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { Latest } from '../../src/lib/state/latest';
import { Table } from '../../src/lib/state/table.svelte';
import { Desk } from '../../src/lib/table/desk.svelte';
import type { Board, Odds, Offer, Scene, TableState } from '../../src/lib/wire';
import boardJson from '../fixtures/board.json';
import sceneJson from '../fixtures/scene-move.json';

const board = boardJson as unknown as Board;
const scene = sceneJson as unknown as Scene;
const view = { id: 't', game: 'g', status: 'running', you: [0], asked: [0], seats: [] };
const state = (draft: string[], turn: string): TableState =>
  ({ table: view, seq: 1, scene: { ...scene, turn: { id: turn }, control: [], offers: [] }, window: null, undo: [], draft, proposal: [] }) as unknown as TableState;

/** A promise that is kept when the test says so. */
function later<T>() {
  let keep!: (value: T) => void;
  return { promise: new Promise<T>((resolve) => (keep = resolve)), keep: (value: T) => keep(value) };
}

describe('of several answers', () => {
  it('the last question counts, whenever its answer comes', async () => {
    const latest = new Latest();
    const [slow, quick] = [later<number>(), later<number>()];
    const [one, two] = [latest.of(slow.promise), latest.of(quick.promise)];
    quick.keep(2);
    slow.keep(1);
    expect([await one, await two]).toEqual([null, { answer: 2 }]);
    const idle = latest.of(Promise.resolve(3));
    latest.drop();
    expect(await idle).toBeNull();
  });
});

describe('at a table', () => {
  let socket: { onmessage?: (e: { data: string }) => void };
  /** The live line tells of a draft. */
  const say = (draft: string[]) => socket.onmessage!({ data: JSON.stringify({ type: 'state', state: state(draft, 'now'), entries: [], said: [] }) });
  beforeEach(() => {
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor() {
          socket = this as typeof socket;
        }
        close() {}
      },
    );
    vi.spyOn(api, 'table').mockResolvedValue(view as never);
    vi.spyOn(api, 'board').mockResolvedValue({ board, order_kinds: [], errand_kinds: [] } as never);
    vi.spyOn(api, 'log').mockResolvedValue({ entries: [] } as never);
  });

  it('a draft laid out is not overwritten by an answer that comes late', async () => {
    const [first, second] = [later<TableState>(), later<TableState>()];
    const waiting = [first, second];
    vi.spyOn(api, 'state').mockImplementation((_, look) => (look && 'draft' in look ? waiting.shift()!.promise : Promise.resolve(state([], 'now'))) as never);
    const table = new Table('t');
    await table.open();
    say(['a']);
    say(['a', 'b']);
    second.keep(state(['a', 'b'], 'two moves laid'));
    await second.promise;
    first.keep(state(['a'], 'one move laid'));
    await first.promise;
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.scene?.turn.id).toBe('two moves laid');
    // Taken back meanwhile, nothing is laid any more.
    const third = later<TableState>();
    waiting.push(third);
    say(['a', 'c']);
    say([]);
    third.keep(state(['a', 'c'], 'too late'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.scene?.turn.id).toBe('now');
    table.close();
  });

  it('odds that come when one has gone on open no card, and a card closes when its question is answered', async () => {
    vi.spyOn(api, 'state').mockResolvedValue(state([], 'now') as never);
    const odds = { ends: [[{ id: 'won' }, 1]], sums: [], expected: [], assumes: [] } as unknown as Odds;
    const waiting = [later<Odds>(), later<Odds>()];
    vi.spyOn(api, 'odds').mockImplementation(() => waiting.shift()!.promise as never);
    const attack = { line: 'attack', label: { id: 'attack' }, handle: { place: 3 }, binding: true } as unknown as Offer;
    const desk = new Desk('t');
    vi.spyOn(desk.table, 'startled').mockReturnValue(false);
    await desk.table.open();
    const [first, second] = waiting as [ReturnType<typeof later<Odds>>, ReturnType<typeof later<Odds>>];
    const weighed = desk.weigh(attack, { x: 0, y: 0 });
    first.keep(odds);
    await weighed;
    expect(desk.choice?.weighed?.offer).toBe(attack);
    say(['attack']);
    expect(desk.choice).toBeNull();
    const late = desk.weigh(attack, { x: 0, y: 0 });
    say([]);
    second.keep(odds);
    await late;
    expect(desk.choice).toBeNull();
    desk.table.close();
  });
});
