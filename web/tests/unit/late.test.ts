import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { Latest } from '../../src/lib/state/latest';
import { Table } from '../../src/lib/state/table.svelte';
import type { Board, Scene, TableState } from '../../src/lib/wire';
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

describe('a draft laid out', () => {
  let socket: { onmessage?: (e: { data: string }) => void };
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

  it('is not overwritten by an answer that comes late', async () => {
    const [first, second] = [later<TableState>(), later<TableState>()];
    const waiting = [first, second];
    vi.spyOn(api, 'state').mockImplementation((_, look) => (look && 'draft' in look ? waiting.shift()!.promise : Promise.resolve(state([], 'now'))) as never);
    const table = new Table('t');
    await table.open();
    const say = (draft: string[]) => socket.onmessage!({ data: JSON.stringify({ type: 'state', state: state(draft, 'now'), entries: [], said: [] }) });
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
});
