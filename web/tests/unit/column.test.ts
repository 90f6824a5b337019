import { describe, expect, it } from 'vitest';
import { Column } from '../../src/lib/state/column.svelte';
import type { Table } from '../../src/lib/state/table.svelte';
import type { Offer } from '../../src/lib/wire';

const offer = (line: string, place?: number): Offer => ({
  handle: place === undefined ? { piece: line } : { place },
  line,
  label: { id: 'x' },
  odds: false,
  binding: false,
});

/** A road of places 1 to 5: fast pieces go as far as they like, slow ones two places. "halt" stays. */
function road(from: number, slow: boolean) {
  return async (line: string): Promise<Offer[]> => {
    const steps = line.split('; ').filter((word) => word.startsWith('step')).map((word) => Number(word.slice(5)));
    const now = steps.at(-1) ?? from;
    const left = slow ? 2 - steps.length : 9;
    return [1, 2, 3, 4, 5].filter((p) => p !== now && Math.abs(p - now) <= left).flatMap((p) => {
      const way = Array.from({ length: Math.abs(p - now) }, (_, i) => `step ${now + Math.sign(p - now) * (i + 1)}`).join('; ');
      return [offer(`${way}; halt`, p), offer(way, p)];
    });
  };
}
const table = (pieces: Record<string, (line: string) => Promise<Offer[]>>, fits: (line: string) => boolean = () => true) =>
  ({
    after: (line: string) => pieces[line.split(' ')[1]!.replace(';', '')]!(line),
    fits: async (lines: string[]) => lines.map(fits),
  }) as unknown as Table;

const both = () => new Column(table({ a: road(1, false), b: road(1, true) }), 1, new Map([['a', offer('take a')], ['b', offer('take b')]]), 'move');

describe('a column', () => {
  it('goes where all of it can, in one line', async () => {
    const column = both();
    await column.ready;
    expect([...column.reach.keys()]).toEqual([2, 3]);
    expect(column.lineTo(3)?.line).toBe('take a; step 2; step 3; halt; take b; step 2; step 3; halt');
    expect(column.lineTo(4)).toBeNull();
    expect(column.lineTo(1)).toBeNull();
  });
  it('is shown no place that has no room for all of it, and hears why', async () => {
    const walks = table({ a: road(1, false), b: road(1, false) }, (line) => !/step 3; halt.*step 3; halt/.test(line));
    const column = new Column(walks, 1, new Map([['a', offer('take a')], ['b', offer('take b')]]), 'move');
    await column.ready;
    expect([...column.reach.keys()]).toEqual([2, 4, 5]);
    expect(column.soFar(3)).toBe('take a; step 2; step 3; halt; take b; step 2; step 3; halt');
    // One alone finds room.
    const alone = new Column(walks, 1, new Map([['a', offer('take a')]]), 'move');
    await alone.ready;
    expect([...alone.reach.keys()]).toEqual([2, 3, 4, 5]);
  });
  it('ends in no place that can only be passed', async () => {
    const full = async (line: string) => (await road(1, false)(line)).map((o) => (/step 2(; halt)?$/.test(o.line) ? { ...o, line: 'step 2', under: { id: 'step-by-step' } } : o));
    const column = new Column(table({ a: full }), 1, new Map([['a', offer('take a')]]), 'move');
    await column.ready;
    expect([...column.reach.keys()]).toEqual([3, 4, 5]);
    // Led there, it goes on.
    await column.lead(2);
    expect(column.path).toEqual([1, 2]);
  });
  it('is led place by place, and back', async () => {
    const column = both();
    for (const place of [2, 2, 3, 2, 1]) await column.lead(place);
    expect(column.path).toEqual([1]);
    await column.lead(2);
    expect(column.path).toEqual([1, 2]);
    expect(column.lineTo(2)?.line).toBe('take a; step 2; halt; take b; step 2; halt');
    // From there the cheapest way leads on.
    expect(column.lineTo(3)?.line).toBe('take a; step 2; step 3; halt; take b; step 2; step 3; halt');
  });
  it('passes over places that not all of it can enter', async () => {
    const column = both();
    for (const place of [2, 3, 4]) await column.lead(place);
    expect(column.path).toEqual([1, 2, 3]);
    expect(column.soFar(4)).toBe('take a; step 2; step 3');
  });
  it('goes further in another way, until it is led', async () => {
    const walks = table({ a: road(1, true), fast: road(1, false) });
    const march = new Column(walks, 1, new Map([['a', offer('march fast')]]), 'march');
    const column = new Column(walks, 1, new Map([['a', offer('take a')]]), 'move', [march]);
    await column.ready;
    expect([...column.reach.keys()]).toEqual([2, 3, 4, 5]);
    // What both reach is gone to in the first way.
    expect(column.lineTo(3)?.line).toBe('take a; step 2; step 3; halt');
    expect(column.lineTo(4)?.line).toBe('march fast; step 2; step 3; step 4; halt');
    await column.lead(2);
    expect([...column.reach.keys()]).toEqual([1, 3]);
    expect(column.lineTo(4)).toBeNull();
  });
  it('ends where nothing can be tried any more', async () => {
    const refuse = { after: (line: string) => (line.includes('step') ? Promise.reject(new Error('it rolls')) : road(1, false)(line)) };
    const column = new Column(refuse as unknown as Table, 1, new Map([['a', offer('take a')]]));
    await column.lead(2);
    expect(column.path).toEqual([1, 2]);
    expect(column.reach.size).toBe(0);
    expect(column.lineTo(2)?.line).toBe('take a; step 2; halt');
  });
});
