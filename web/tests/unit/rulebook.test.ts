// How rules are cited.
import { describe, expect, it } from 'vitest';
import { citations, sectionId } from '../../src/lib/rulebook';
import type { RuleBook } from '../../src/lib/wire';

const rule = (id: string, section: string) => ({ id, section }) as RuleBook['rules'][number];

describe('citations', () => {
  it('are numbers where the book has them, else heading and paragraph', () => {
    const cited = citations([rule('a.x/1', 'Air'), rule('a.x/2', 'Air'), rule('b', 'Supply: rail'), rule('10.4/2', 'Combat')], (s) => s.toUpperCase());
    expect([...cited.values()]).toEqual(['AIR 1', 'AIR 2', 'SUPPLY: RAIL', '10.4/2']);
  });
  it('have headings that are messages', () => {
    expect(sectionId('Basics: zones of control')).toBe('section-basics-zones-of-control');
  });
});
