import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/lib/table/offers';
import type { Offer, Point } from '../../src/lib/wire';

const offer = (place: number, label = `go-${place}`, line = `go ${place}`) => ({ handle: { place }, label: { id: label }, line }) as unknown as Offer;
const where = (o: Offer): Point | null => ('place' in o.handle && o.handle.place < 90 ? [o.handle.place, 0] : null);

describe('what can be done instead', () => {
  it('is what lies nearest, the nearest first', () => {
    const found = nearest([offer(30), offer(8), offer(11)], [10, 0], where, 2);
    expect(found.map((o) => o.line)).toEqual(['go 11', 'go 8']);
  });

  it('names a thing once and leaves out what is not on the map', () => {
    const found = nearest([offer(9, 'same', 'a'), offer(12, 'same', 'b'), offer(95), offer(40)], [10, 0], where, 3);
    expect(found.map((o) => o.line)).toEqual(['a', 'go 40']);
  });
});
