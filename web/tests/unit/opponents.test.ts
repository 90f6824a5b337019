import { describe, expect, it } from 'vitest';
import { commanderWords, readCommander, writeCommander } from '../../src/lib/commander';
import { curve, pointsOf, turns } from '../../src/lib/review/chances';
import { bundle, Voice } from '../../src/lib/text';
import en from '../../locales/en.ftl?raw';

describe('a machine opponent', () => {
  it('is written as its level, with what is unusual behind it', () => {
    for (const name of ['recruit', 'recruit-adapts', 'veteran-bold', 'veteran-cautious-2']) expect(writeCommander(readCommander(name))).toBe(name);
    expect(readCommander('veteran-bold-2')).toEqual({ level: 'veteran', temper: 'bold', handicap: '2' });
    expect(writeCommander({ level: 'regular', temper: 'steady', handicap: '0' })).toBe('regular');
  });
  it('is told in words', () => {
    const voice = new Voice([bundle('en', en)]);
    expect(commanderWords(voice, 'regular')).toBe('regular');
    expect(commanderWords(voice, 'recruit-adapts')).toBe('recruit, adapts to you');
    expect(commanderWords(voice, 'veteran-bold-1')).toBe('veteran, bold, plays greener 1 turn in 5');
  });
});

describe('the chances of a reviewed game', () => {
  const found = { learnt: true, start: 500, decisions: [[1, 0, 1, 600, 550], [3, 1, 1, 550, 550], [4, 0, 2, 400, 100]] as [number, number, number, number, number][], luck: -350, seats: [] };
  it('go from each decision to the next', () => {
    const points = pointsOf(found);
    expect(points.map((p) => [p.before, p.chosen, p.after])).toEqual([[0.5, 0.6, 0.55], [0.55, 0.55, 0.55], [0.55, 0.4, 0.1]]);
    expect(turns(points)).toEqual([{ turn: 1, i: 0 }, { turn: 2, i: 2 }]);
  });
  it('are drawn from left to right, the first seat above', () => {
    expect(curve({ width: 300, height: 100 }, 0.5, pointsOf(found))).toBe('M0.0 50.0L100.0 45.0L200.0 45.0L300.0 90.0');
  });
});
