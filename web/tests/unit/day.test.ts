import { expect, test } from 'vitest';

import { dayOf, ofTheDay } from '../../src/lib/school/day';

test('every puzzle has its day before any comes again', () => {
  for (const count of [1, 2, 7, 15, 40]) {
    for (const round of [0, 3, 1300]) {
      const days = Array.from({ length: count }, (_, i) => ofTheDay(count, round * count + i));
      expect(new Set(days).size).toBe(count);
    }
  }
});

test('the day is that of the reader', () => {
  const noon = new Date(2026, 10, 16, 12);
  expect(dayOf(new Date(2026, 10, 16, 0, 1))).toBe(dayOf(noon));
  expect(dayOf(new Date(2026, 10, 17, 0, 1))).toBe(dayOf(noon) + 1);
});
