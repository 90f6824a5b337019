import { describe, expect, it } from 'vitest';
import { cellsOf, openBoard, openScene } from '../../src/lib/sent';
import type { Grid, SentBoard, SentScene } from '../../src/lib/wire';
import changeJson from '../fixtures/change.json';

const sheet = (prefix: string, columns: number, rows: number): Grid['sheets'][0] => ({ prefix, from: [0, 0], size: [columns, rows], first: [1, 1], steps: [1, 1] });
const grid: Grid = {
  columns: 3, rows: 2, origin: [48, 52], width: 64, pointy: true, shift: 1, by_rows: false, name: 'hex',
  rows_first: false, letters: false, digits: 2, between: '', sheets: [sheet('', 3, 2)],
};

describe('the cells of a grid', () => {
  it('lie and are called as the core has them', () => {
    const cells = cellsOf(grid);
    expect(cells).toHaveLength(6);
    expect([cells[1]!.key, cells[1]!.at]).toEqual(['0102', [80, 107.4]]);
    expect(cells[4]!.key).toBe('0301');
  });
  it('are numbered by sheets, rows first and from the south-east', () => {
    const sheets = [{ ...sheet('A', 35, 62), first: [35, 62] as [number, number], steps: [-1, -1] as [number, number] }];
    const cells = cellsOf({ ...grid, columns: 35, rows: 62, rows_first: true, between: '.', sheets });
    expect([cells[0]!.key, cells.at(-1)!.key]).toEqual(['A62.35', 'A01.01']);
  });
  it('may be squares, called by letters', () => {
    const cells = cellsOf({ ...grid, columns: 28, rows: 12, shift: 0, width: 50, origin: [25, 25], letters: true, digits: 1, sheets: [sheet('', 28, 12)] });
    expect(cells.at(-1)!.key).toBe('AB12');
    expect(cells[2 * 12 + 3]!.at).toEqual([125, 175]);
  });
});

describe('a board', () => {
  const sent = {
    size: [1, 1],
    shape: { hexes: grid },
    cells: {
      names: [[1, 'place-kiev']],
      symbols: [['forest', [1, 2, 1, 1]], ['city', [1, 1]]],
      others: [[5, { key: 'moscow', name: 'place-moscow', at: [1, 2] }]],
    },
    places: [{ key: 'box', name: 'box', at: [9, 9], off_map: true }],
    prints: [['kind-tank', 'XX', 'german', 'armour']],
    kinds: [[0, '16Pz', '16', '1PzA', [8, 6, 8]]],
  } as unknown as SentBoard;
  it('has its cells as they differ from the rule, and its counters whole', () => {
    const board = openBoard(sent);
    expect(board.places.map((p) => p.key)).toEqual(['0101', '0102', '0201', '0202', '0301', 'moscow', 'box']);
    expect(board.places[1]).toMatchObject({ name: 'place-kiev', symbols: ['forest', 'city'] });
    expect(board.places.map((p) => p.symbols?.[0])).toEqual([undefined, 'forest', 'forest', undefined, 'forest', undefined, undefined]);
    expect(board.kinds).toEqual([{ key: '16Pz', name: 'kind-tank', label: '16', parent: '1PzA', size: 'XX', nation: 'german', sign: 'armour', values: [8, 6, 8] }]);
    expect(board.cell).toEqual({ width: 64, pointy: true, sides: 6 });
  });
});

describe('a scene', () => {
  const sent = {
    pieces: [{ key: 'a', kind: 0, place: 1 }, { key: 'b', kind: 0, place: 1, count: 3 }],
    control: [[1, 2, 0], [4, 4, 1]],
    offers: [
      {
        handle: 'place', label: ['label-go', 'unit', 'hex', 'cost'], tag: ['label-term', 'what'],
        each: [[3, 1, 0, 'take 1; step 0203; halt', 'k2', 'p', 4, 'tłódź', 1], [4, null, 15, '4; halt'], [5, 2, 17, '>0204', null, 'p9', 5]],
      },
      { handle: 'amount', label: ['label-load'], piece: true, under: { id: 'more' }, each: [['load', 1, 1, 0, 'load 1', 'truck', 0], [null, 2, null, 5, '2']] },
    ],
  } as unknown as SentScene;
  it('has lines that begin with those of others', () => {
    expect(openScene(sent).offers.map((o) => o.line)).toEqual(['take 1; step 0203; halt', 'take 1; step 024; halt', 'take 1; step 0203>0204', 'load 1', 'load 2']);
  });
  it('has things to click, with all that is said of them', () => {
    const { offers } = openScene(sent);
    const label = (hex: number, cost: number) => ({ id: 'label-go', args: [['unit', { kind: 2 }], ['hex', { place: hex }], ['cost', { int: cost }]] });
    const tag = { id: 'label-term', args: [['what', { term: 'łódź' }]] };
    expect(offers[1]).toEqual({ handle: { place: 4 }, line: 'take 1; step 024; halt', label: label(4, 4), tag, binding: true });
    expect(offers[2]).toMatchObject({ handle: { place: 5 }, label: label(9, 5), tag });
    expect(offers[4]).toEqual({ handle: { amount: ['load', 2] }, line: 'load 2', label: { id: 'label-load' }, piece: 'truck', under: { id: 'more' } });
  });
  it('opens as the server wrote it', () => {
    expect(openScene(changeJson.new as unknown as SentScene).offers).toEqual(changeJson.offers);
  });
  it('has control place by place and pieces counted', () => {
    const scene = openScene(sent);
    expect(scene.control).toEqual([null, 0, 0, null, 1]);
    expect(scene.pieces.map((p) => p.count)).toEqual([1, 3]);
    expect(openScene(sent)).toBe(scene);
  });
});
