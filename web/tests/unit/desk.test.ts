import { beforeEach, describe, expect, it } from 'vitest';
import { balance } from '../../src/lib/state/balance';
import { keep, recall } from '../../src/lib/state/keep';
import { Pencil } from '../../src/lib/state/pencil.svelte';
import { rowsToSample, sampleOf, seriesOf, turningPoints, type Sample } from '../../src/lib/table/curve';
import { faces } from '../../src/lib/table/luck';
import { groupsOf } from '../../src/lib/table/offers';
import type { Entry, Handle, Offer, Scene } from '../../src/lib/wire';
import moveJson from '../fixtures/scene-move.json';

const scene = moveJson as unknown as Scene;
const entry = (row: number, id: string, event: Entry['event'] = null): Entry => ({ row, text: { id }, rules: [], event });
const standing = (row: number, allies: number, axis: number): Sample => ({
  row,
  turn: { id: 'turn' },
  standing: { id: 'standing', args: [['allies', { int: allies }], ['axis', { int: axis }]] },
});

describe('what a browser remembers of a table', () => {
  beforeEach(() => localStorage.clear());
  it('is kept a table and a thing, and forgotten', () => {
    keep('a', 'seen', 4);
    expect(recall('a', 'seen', 0)).toBe(4);
    expect(recall('b', 'seen', 0)).toBe(0);
    keep('a', 'seen', null);
    expect(recall('a', 'seen', 0)).toBe(0);
  });
  it('is nothing where the store holds nonsense', () => {
    localStorage.setItem('sandtable:a:seen', '{');
    expect(recall('a', 'seen', 7)).toBe(7);
  });
  it('has marks that are drawn, rubbed out by drawing again, and one set a seat', () => {
    const marks = new Pencil('a');
    marks.draw(1, 2);
    marks.draw(3, 3);
    marks.write(3, 'here');
    expect(new Pencil('a').list).toEqual([{ from: 1, to: 2 }, { pin: 3, text: 'here' }]);
    expect(marks.pinAt(3)).toBe('here');
    marks.of(1);
    expect(marks.list).toEqual([]);
    marks.of(null);
    marks.draw(1, 2);
    expect(marks.list).toEqual([{ pin: 3, text: 'here' }]);
    marks.clear();
    expect(localStorage.length).toBe(0);
  });
});

describe('the balance of an absence', () => {
  it('names ground, losses and points', () => {
    const control = [...scene.control];
    const taken = control.findIndex((seat) => seat === 1);
    control[taken] = 0;
    const after: Scene = { ...scene, control, standing: [{ id: 'now' }] };
    const found = balance(scene, after, [
      entry(1, 'a', { kind: 'removed', piece: 2, place: 0 }),
      entry(1, 'b', { kind: 'removed', piece: 2, place: 1 }),
      entry(2, 'c', { kind: 'moved', piece: 2, count: 1, from: 0, to: 1 }),
    ]);
    expect(found.ground).toEqual([{ seat: 0, places: [taken] }]);
    expect(found.losses).toEqual([{ kind: 2, count: 2 }]);
    expect(found.standing?.[1].id).toBe('now');
  });
  it('is empty where nothing changed', () => {
    expect(balance(scene, scene, [])).toEqual({ ground: [], losses: [], standing: null });
  });
});

describe('the victory curve', () => {
  const HEADS = ['log-turn', 'log-impulse'];
  const SCORE = [{ variable: 'allies', seat: 0 }, { variable: 'axis', seat: 1 }];
  it('is sampled where turns and impulses end', () => {
    const log = [entry(0, 'log-start'), entry(4, 'log-impulse'), entry(9, 'log-turn'), entry(9, 'log-impulse'), entry(12, 'log-moved')];
    expect(rowsToSample(log, 20, HEADS)).toEqual([0, 3, 8, 20]);
  });
  it('is sampled evenly where the log has no headings, and never too often', () => {
    expect(rowsToSample([], 4, HEADS)).toEqual([0, 1, 2, 3, 4]);
    const many = Array.from({ length: 500 }, (_, i) => entry(i, 'log-turn'));
    expect(rowsToSample(many, 499, HEADS).length).toBeLessThanOrEqual(49);
  });
  it('follows the seats, or whatever number the standing has', () => {
    const samples = [standing(0, 0, 10), standing(5, 2, 8)];
    expect(seriesOf(samples, SCORE).map((s) => [s.seat, s.values])).toEqual([[0, [0, 2]], [1, [10, 8]]]);
    expect(seriesOf(samples, []).map((s) => s.seat)).toEqual([null, null]);
    expect(seriesOf(samples, [{ variable: 'axis', seat: null }]).map((s) => s.values)).toEqual([[10, 8]]);
    expect(sampleOf({ row: 1, turn: scene.turn, standing: [] })).toBeNull();
  });
  it('turns where the lead moved most, in the order of the game', () => {
    const samples = [standing(0, 0, 10), standing(1, 1, 9), standing(2, 1, 9), standing(3, 5, 5), standing(4, 4, 6), standing(5, 4, 5)];
    const points = turningPoints(seriesOf(samples, SCORE));
    expect(points).toEqual([{ at: 1, swing: 2 }, { at: 3, swing: 8 }, { at: 4, swing: -2 }]);
    expect(turningPoints([])).toEqual([]);
  });
});

describe('dice', () => {
  it('are counted by face', () => {
    expect(faces([entry(1, 'a', { kind: 'rolled', dice: [1, 6, 6], hit: 5 }), entry(2, 'b', { kind: 'rolled', dice: [10], hit: 5 })])).toEqual([1, 0, 0, 0, 0, 2]);
  });
});

describe('many offers', () => {
  const offer = (line: string, handle: Handle, piece?: string): Offer => ({ handle, line, label: { id: line }, odds: false, binding: false, ...(piece && { piece }) });
  it('are grouped by the thing that they are done with', () => {
    const list = [offer('a 1', { place: 1 }, 'p'), offer('b', { piece: 'q' }), offer('a 2', { place: 2 }, 'p'), offer('c', { place: 2 })];
    expect(groupsOf(list).map((g) => [g.key, g.offers.map((o) => o.line)])).toEqual([
      ['piece:p', ['a 1', 'a 2']],
      ['piece:q', ['b']],
      ['place:2', ['c']],
    ]);
  });
});
