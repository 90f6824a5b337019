import { describe, expect, it } from 'vitest';
import { Overlays } from '../../src/lib/state/overlays.svelte';
import type { Mark } from '../../src/lib/wire';

const mark = (look: string) => [{ look }] as unknown as Mark[];
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** Questions that are answered when the test says so. */
function server() {
  const open: { row: string; answer: () => void }[] = [];
  const ask = (row: string) => () => new Promise<Record<string, Mark[]>>((resolve) => open.push({ row, answer: () => resolve({ line: mark(row) }) }));
  return { open, ask };
}

describe('what lies over something that goes on', () => {
  it('follows it, however fast that is: one question after another, in between the latest', async () => {
    const overlays = new Overlays();
    const { open, ask } = server();
    void overlays.follow(['line'], ask('1'));
    void overlays.follow(['line'], ask('2'));
    void overlays.follow(['line'], ask('3'));
    expect(open.map(({ row }) => row)).toEqual(['1']);
    open[0]!.answer();
    await soon();
    expect(overlays.of('line')).toEqual(mark('1'));
    expect(open.map(({ row }) => row)).toEqual(['1', '3']);
    open[1]!.answer();
    await soon();
    expect(overlays.of('line')).toEqual(mark('3'));
  });
  it('gives way to the present', async () => {
    const overlays = new Overlays();
    const { open, ask } = server();
    void overlays.follow(['line'], ask('1'));
    void overlays.follow(['line'], ask('2'));
    void overlays.ask(['line'], ask('now'));
    open[1]!.answer();
    await soon();
    open[0]!.answer();
    await soon();
    expect(open.map(({ row }) => row)).toEqual(['1', 'now']);
    expect(overlays.of('line')).toEqual(mark('now'));
    // And goes on with the next that is shown.
    void overlays.follow(['line'], ask('4'));
    open[2]!.answer();
    await soon();
    expect(overlays.of('line')).toEqual(mark('4'));
  });
});
