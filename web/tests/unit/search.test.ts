// The rules are found by what players call things.
import { describe, expect, it } from 'vitest';
import { finder } from '../../src/lib/search';

describe('a search of the rules', () => {
  const TERMS = [
    ['victory points', 'victory point', 'VP', '胜利点', 'punkty zwycięstwa', 'punktów zwycięstwa', 'PZ'],
    ['zone of control', 'ZOC', '支配地域', '控制区', 'strefa kontroli', 'strefie kontroli'],
  ];
  const scores = 'Only the Axis player scores: 10 VP for each VP hex.';
  const found = (query: string, text: string) => finder(query, TERMS)(text);
  it('knows a term by its short name, in any language, and before it is written out', () => {
    for (const query of ['victory points', 'Victory  point', 'vp', 'victory poi', 'punkty zwyciestwa', '胜利点', 'axis victory points']) {
      expect(found(query.replace('  ', ' '), scores), query).toBe(true);
    }
    expect(found('victory points', 'Gracz traci 2 PZ.')).toBe(true);
    expect(found('控制区', '进入敌支配地域')).toBe(true);
    expect(found('strefa kontroli', 'Wejście na pole w strefie kontroli wroga.')).toBe(true);
  });
  it('finds neither the letters of a short name in other words nor what only one word fits', () => {
    expect(found('victory points', 'Pz units are mechanised.')).toBe(false);
    expect(found('victory points', 'Movement points are spent.')).toBe(false);
    expect(found('soviet victory points', scores)).toBe(false);
  });
  it('finds all words wherever they stand, and everything where nothing is asked', () => {
    expect(found('hex axis', scores)).toBe(true);
    expect(found('', scores)).toBe(true);
  });
});
