// Jumps in the replay: to the next heading of the kind that was asked for.
import { expect, test } from 'vitest';
import { nextMark } from '../../src/lib/table/groups';

test('from battle to battle nothing else is jumped to', () => {
  const marks = [
    { row: 0, level: 0 },
    { row: 2, level: 1 },
    { row: 5, level: 2 },
    { row: 8, level: 1 },
    { row: 9, level: 0 },
    { row: 12, level: 2 },
  ];
  expect(nextMark(marks, 2, 5, 1)?.row).toBe(12);
  expect(nextMark(marks, 2, 12, -1)?.row).toBe(5);
  expect(nextMark(marks, 2, 12, 1)).toBeUndefined();
  expect(nextMark(marks, 2, 3, -1)).toBeUndefined();
  expect(nextMark(marks, 0, 5, 1)?.row).toBe(9);
  expect(nextMark(marks, 1, 5, -1)?.row).toBe(2);
});
