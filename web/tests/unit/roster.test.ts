import { describe, expect, it } from 'vitest';
import { remark, remarkOf, remarks } from '../../src/lib/table/remarks';
import { lineOf, restsElsewhere, rosterOf } from '../../src/lib/table/roster';
import type { Offer, Piece } from '../../src/lib/wire';

const offer = (line: string, more: Partial<Offer> = {}): Offer => ({ handle: { place: 5 }, line, label: { id: 'x' }, together: 'attack', ...more }) as Offer;
const piece = (key: string, count: number): Piece => ({ key, kind: key.startsWith('tank') ? 1 : 0, place: 1, count }) as Piece;

describe('a list of those who take part', () => {
  const offers = [
    offer('attack cube 1-5; attack cube 1-5; attack tank 1-5'),
    offer('attack cube 1-5; attack cube 1-5; attack tank 1-5; done', { odds: true }),
    offer('attack cube 1-5', { piece: 'cube' }),
    offer('attack tank 1-5', { piece: 'tank' }),
    offer('land 5', { together: undefined }),
  ];
  const roster = rosterOf(offers, [piece('cube', 2), piece('tank', 1)])!;

  it('has a row for each kind, and what else the press may mean', () => {
    expect(roster.rows.map((row) => [row.piece.key, row.most])).toEqual([['cube', 2], ['tank', 1]]);
    expect(roster.deeds.map((deed) => deed.then)).toEqual(['', 'done']);
    expect(roster.others.map((o) => o.line)).toEqual(['land 5']);
  });

  it('does what was offered for all, and a line of its own for some', () => {
    const [lay, fight] = roster.deeds;
    expect(lineOf(roster, fight!, roster.start)).toBe(offers[1]!.line);
    expect(lineOf(roster, fight!, [1, 0])).toBe('attack cube 1-5; done');
    expect(lineOf(roster, lay!, [1, 1])).toBe('attack cube 1-5; attack tank 1-5');
  });

  it('begins with those who are offered together, who may be fewer than could go alone', () => {
    const few = rosterOf(
      [offer('attack cube 1-5; attack cube 1-5'), offer('attack cube 1-5', { piece: 'cube' }), offer('attack tank 2-5', { piece: 'tank' })],
      [piece('cube', 2), piece('tank', 1)],
    )!;
    expect(few.start).toEqual([2, 0]);
    expect(lineOf(few, few.deeds[0]!, [2, 0])).toBe('attack cube 1-5; attack cube 1-5');
    expect(lineOf(few, few.deeds[0]!, [2, 1])).toBe('attack cube 1-5; attack cube 1-5; attack tank 2-5');
  });

  it('knows whether others could still be chosen elsewhere', () => {
    const elsewhere = (line: string, by: string) => offer(line, { handle: { place: 6 }, piece: by });
    expect(restsElsewhere(roster, [...offers, elsewhere('attack tank 1-6', 'tank')])).toBe(false);
    expect(restsElsewhere(roster, [...offers, elsewhere('attack gun 2-6', 'gun')])).toBe(true);
    expect(restsElsewhere(roster, [...offers, { ...elsewhere('sail 6', 'gun'), together: 'sail' }])).toBe(false);
  });

  it('is none where there is nothing to choose', () => {
    expect(rosterOf([offer('attack tank 1-5', { piece: 'tank' })], [piece('tank', 1)])).toBeNull();
    expect(rosterOf([offer('step 5', { together: undefined })], [])).toBeNull();
  });

  it('has one row for pieces that look alike, with all of them', () => {
    const twins = rosterOf(
      [
        offer('attack cube 1-5; attack cube 1-5; attack cube#2 1-5; attack tank 1-5'),
        offer('attack cube#2 1-5', { piece: 'cube-b' }),
        offer('attack cube 1-5', { piece: 'cube-a' }),
        offer('attack tank 1-5', { piece: 'tank' }),
      ],
      [piece('cube-a', 2), piece('cube-b', 1), piece('tank', 1)],
    )!;
    expect(twins.rows.map((row) => [row.piece.kind, row.piece.count, row.most])).toEqual([[0, 3, 3], [1, 1, 1]]);
    expect(twins.start).toEqual([3, 1]);
    expect(lineOf(twins, twins.deeds[0]!, [2, 1])).toBe('attack cube 1-5; attack cube 1-5; attack tank 1-5');
    expect(lineOf(twins, twins.deeds[0]!, [3, 0])).toBe('attack cube 1-5; attack cube 1-5; attack cube#2 1-5');
    const used = rosterOf([offer('attack tank 1-5', { piece: 'a' }), offer('attack tank#2 1-5', { piece: 'b' })], [piece('a', 1), { ...piece('b', 1), used: true }])!;
    expect(used.rows.length).toBe(2);
  });

  it('asks for what hangs on who takes part when it comes', () => {
    const tank = rosterOf(
      [offer('attack cube 1-5; attack tank 1-5; done; support; done'), offer('attack cube 1-5', { piece: 'cube' }), offer('attack tank 1-5', { piece: 'tank' })],
      [piece('cube', 1), piece('tank', 1)],
    )!;
    const fight = tank.deeds.at(-1)!;
    expect(lineOf(tank, fight, [1, 1])).toBe('attack cube 1-5; attack tank 1-5; done; support; done');
    expect(lineOf(tank, fight, [1, 0])).toBe('attack cube 1-5; done');
  });

  it('lets one who is alone be declared without a fight', () => {
    const alone = rosterOf([offer('attack tank 1-5; done'), offer('attack tank 1-5', { piece: 'tank' })], [piece('tank', 1)])!;
    expect(alone.deeds.map((deed) => lineOf(alone, deed, [1]))).toEqual(['attack tank 1-5', 'attack tank 1-5; done']);
  });
});

describe('remarks', () => {
  it('are talk that begins with a row', () => {
    expect(remarkOf(remark(12, 'Too bold.'))).toEqual({ row: 12, text: 'Too bold.' });
    expect(remarkOf('# 12 no')).toEqual({ row: null, text: '# 12 no' });
    const said = [remark(3, 'a'), 'hello', remark(3, 'b')].map((text, number) => ({ number, name: 'ann', player: true, text, at: 0 }));
    expect(remarks(said).get(3)!.map((r) => r.text)).toEqual(['a', 'b']);
  });
});
