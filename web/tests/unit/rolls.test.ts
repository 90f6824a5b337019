// The dice that are read first.
import { describe, expect, it } from 'vitest';
import { lastRolls } from '../../src/lib/table/groups';
import { inHundred } from '../../src/lib/table/luck';
import type { Entry } from '../../src/lib/wire';

const said = (row: number, id: string): Entry => ({ row, text: { id }, rules: [], event: null });
const rolled = (row: number, id: string): Entry => ({ ...said(row, id), event: { kind: 'rolled', dice: [4], hit: 7 } });

describe('the last dice', () => {
  it('come with what they brought, and with nothing else', () => {
    const log = [said(1, 'combat'), rolled(1, 'die-a'), said(1, 'result-a'), said(1, 'reduced'), said(1, 'combat'), rolled(1, 'die-b'), said(1, 'result-b')];
    expect(lastRolls(log).map((e) => e.text.id)).toEqual(['die-a', 'result-a', 'die-b', 'result-b']);
  });
  it('are no more than three, and a heading is nothing that they brought', () => {
    const log = ['a', 'b', 'c', 'd'].flatMap((id, row) => [rolled(row, `die-${id}`), said(row, 'turn')]);
    const levels = new Map([['turn', 0]]);
    expect(lastRolls(log, levels).map((e) => e.text.id)).toEqual(['die-b', 'die-c', 'die-d']);
    expect(lastRolls([])).toEqual([]);
  });
});

describe('a chance', () => {
  it('is 0 or 100 in 100 only where it is sure', () => {
    expect([0, 1e-4, 0.5, 0.9999, 1].map(inHundred)).toEqual([0, 1, 50, 99, 100]);
  });
});
