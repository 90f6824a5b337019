import { describe, expect, it } from 'vitest';
import { bundle, LANGUAGES, titleOf, Voice } from '../../src/lib/text';
import { LOOKS } from '../../src/lib/board/synthetic';
import type { Board } from '../../src/lib/wire';

const board: Board = {
  size: [1, 1],
  places: [{ key: 'sicily', name: 'place-sicily', at: [0, 0], off_map: false }],
  shape: 'areas',
  edges: [],
  cards: [{ key: 'husky', name: 'card-husky', nation: 'x' }],
  names: ['mission-a'],
  teams: [],
  links: [],
  scenery: [],
  kinds: [{ key: 'tank', name: 'kind-tank', nation: 'x', sign: 'x', values: [] }],
  seats: ['axis'],
  sequence: [],
  charts: [],
  looks: LOOKS,
};
const source = 'seat-axis = Axis\nplace-sicily = Sicily\nkind-tank = tank\nwon = won\ncard-husky = Husky\nmission-a = Dawn\nlog = { $who } { $what } { $where } { $end } { $n } { $card } { $name }';
const text = {
  id: 'log',
  args: [
    ['who', { seat: 0 }],
    ['what', { kind: 0 }],
    ['where', { place: 0 }],
    ['end', { term: 'won' }],
    ['n', { int: 3 }],
    ['card', { card: 0 }],
    ['name', { name: 0 }],
  ] as [string, never][],
};

describe('texts', () => {
  it('look names up on the board, as the core does', () => {
    expect(new Voice([bundle('en', source)], board).text(text)).toBe('Axis tank Sicily won 3 Husky Dawn');
  });
  it('fall back on the next bundle, name by name', () => {
    const voice = new Voice([bundle('pl', 'place-sicily = Sycylia'), bundle('en', source)], board);
    expect(voice.text(text)).toBe('Axis tank Sycylia won 3 Husky Dawn');
  });
  it('stay readable outside the board', () => {
    const voice = new Voice([bundle('en', 'log = { $where } { $who }')], board);
    expect(voice.text({ id: 'log', args: [['where', { place: 9 }], ['who', { seat: 4 }]] })).toBe('[place 9] [seat 4]');
    expect(voice.text({ id: 'lost' })).toBe('[lost]');
  });
  it('give a game without a title a readable one', () => {
    expect(titleOf(new Voice([]), 'soft-underbelly')).toBe('Soft Underbelly');
  });
});

const files = import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default', eager: true });

describe('the client speaks', () => {
  const messages = (l: string) => {
    const text = files[`../../locales/${l}.ftl`]!;
    const found = new Map<string, string[]>();
    let id = '';
    for (const line of text.split('\n')) {
      const start = /^([a-z][\w-]*) =/.exec(line);
      if (start) found.set((id = start[1]!), []);
      if (id) for (const m of line.matchAll(/\$(\w+)/g)) found.get(id)!.push(m[1]!);
    }
    return new Map([...found].map(([k, v]) => [k, [...new Set(v)].sort().join()]));
  };
  it.each(LANGUAGES)('%s with the same messages and variables as English', (language) => {
    expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(messages('en')));
  });
});
