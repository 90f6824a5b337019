import { describe, expect, it } from 'vitest';
import { fitting, Looks, looksOf } from '../../src/lib/board/looks';
import { LOOKS } from '../../src/lib/board/synthetic';
import type { Board } from '../../src/lib/wire';
import boardJson from '../fixtures/board.json';

const board = boardJson as unknown as Board;
const looks = looksOf(board);
const piece = { key: 'p', kind: 0, place: 0, count: 1, used: false };

describe('looks that came with the board', () => {
  it('are made once', () => {
    expect(looksOf(board)).toBe(looks);
  });
  it('give nations their liveries, and a plain one to others', () => {
    expect(looks.livery('allied-cubes').wood).toBe(true);
    expect(looks.livery('martian')).toEqual(board.looks.plain);
  });
  it('order the badges of a piece by weight', () => {
    expect(looks.badges({ ...piece, badges: ['cut-off', 'held'] }).map((b) => b.key)).toEqual(['held', 'cut-off']);
    expect(looks.inHand({ ...piece, badges: ['in-hand'] })).toBe(true);
    expect(looks.inHand({ ...piece, badges: ['held'] })).toBe(false);
    expect(looks.filters.map((b) => b.key)).toEqual(['cut-off']);
  });
  it('know ground and letters of places', () => {
    expect(looks.ground(['star', 'mountain'])).toEqual(['#dccdb0', '#453f34']);
    expect(looks.ground(['star'])).toBeUndefined();
    expect(looks.letters(['town', 'city'])).toBe('large');
    expect(looks.letters([])).toBeUndefined();
  });
  it('colour as many seats as there are', () => {
    expect(looks.style).toBe('--side-0:light-dark(#24589a, #86b4e6);--side-1:light-dark(#3a3a36, #c9c6ba)');
  });
  it('say where panels stand and what a heading is', () => {
    expect([looks.spot('battle'), looks.spot('weather')]).toEqual(['prompt', null]);
    expect([...looks.headings]).toContain('log-battle');
    expect(looks.stretches).toEqual(['log-turn', 'log-impulse']);
  });
});

describe('a game that declares nothing', () => {
  const plain = new Looks(LOOKS);
  it('is drawn plainly', () => {
    expect(plain.badge('dug-in')).toMatchObject({ shown: 'disc', name: 'badge-dug-in' });
    expect(plain.overlay('vision')).toEqual({ key: 'vision', name: 'overlay-vision', thin: false });
    expect(plain.arrow('raid').width).toBeGreaterThan(0);
    expect(plain.link('ferry').width).toBeGreaterThan(0);
    expect(plain.edge('wire').width).toBeGreaterThan(0);
    expect(plain.sign('ufo')).toBeUndefined();
    expect(plain.scenery('lake')).toBeUndefined();
  });
});

it('values fit on the counter, however long they are', () => {
  // A digit is a little more than half as wide as it is high, and a counter is forty wide.
  for (const values of [[5, 4], [8, 4, 6], [14, 4, 3], [20, 4, 18], ['[26]', 2, 2]]) {
    expect(0.56 * values.join('-').length * fitting(values)).toBeLessThan(39);
  }
  expect(fitting([])).toBeGreaterThan(15);
});
