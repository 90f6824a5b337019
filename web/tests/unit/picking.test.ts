// What a press on pieces that can go together picks.
import { expect, test } from 'vitest';
import { picks } from '../../src/lib/table/picking';

test('a press on the next unit picks it, whatever is in hand', () => {
  expect(picks(['c'], 1, ['a', 'b'], false)).toBe(true);
  expect(picks(['c', 'd'], 1, ['a', 'b'], false)).toBe(true);
});

test('one unit alone is taken up at once, and put down by a press of its own', () => {
  expect(picks(['a'], 1, null, false)).toBe(false);
  expect(picks(['a'], 1, ['a'], false)).toBe(false);
  expect(picks(['a'], 2, null, false)).toBe(true);
  expect(picks(['a'], 1, null, true)).toBe(true);
  expect(picks([], 0, ['a'], true)).toBe(false);
});
