// How rules are cited.
import { describe, expect, it } from 'vitest';
import { citations, phrases, sectionId } from '../../src/lib/rulebook';
import type { RuleBook } from '../../src/lib/wire';

const rule = (id: string, section: string) => ({ id, section }) as RuleBook['rules'][number];

describe('citations', () => {
  it('are numbers where the book has them, else heading and paragraph', () => {
    const cited = citations([rule('a.x/1', 'Air'), rule('a.x/2', 'Air'), rule('b', 'Supply: rail'), rule('10.4/2', 'Combat'), rule('btr:1.9', 'Rhine'), rule('6.2.3-ger/1', 'Command'), rule('17.0/allied-reserve', 'Set-up')], (s) => s.toUpperCase());
    expect([...cited.values()]).toEqual(['AIR 1', 'AIR 2', 'SUPPLY: RAIL', '10.4/2', 'BTR 1.9', '6.2.3/1', '17.0']);
  });
  it('have headings that are messages', () => {
    expect(sectionId('Basics: zones of control')).toBe('section-basics-zones-of-control');
  });
  it('stand in sentences instead of ids', () => {
    const cited = new Map([['a.x/1', 'Air 1'], ['b', 'Supply'], ['1.9', '1.9'], ['btr:1.9', 'BTR 1.9']]);
    expect(phrases('So (a.x/1), and b stays. See a.x/1.', cited, 'b')).toEqual(['So (', { rule: 'a.x/1' }, '), and b stays. See ', { rule: 'a.x/1' }, '.']);
    expect(phrases('见a.x/1。', cited, 'b')).toEqual(['见', { rule: 'a.x/1' }, '。']);
    expect(phrases('by 1.9', cited, 'btr:2.1')).toEqual(['by ', { rule: 'btr:1.9' }]);
    expect(phrases('by 1.9', cited, '2.1')).toEqual(['by ', { rule: '1.9' }]);
  });
});
