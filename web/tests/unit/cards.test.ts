import { describe, expect, it } from 'vitest';
import { decksOf, handsOf } from '../../src/lib/cards/cards';
import type { Card, Pile, Scene } from '../../src/lib/wire';

const pile = (key: string, seat?: number): Pile => ({ key, name: { id: key }, count: 1, ...(seat === undefined ? {} : { seat }) });
const face: Card = { key: 'a', kind: 0 };
const back: Card = { key: 'b' };

describe('piles', () => {
  it('of one seat are opened together, with the hand of another', () => {
    const laid = decksOf([pile('deck', 0), pile('discard', 0), pile('other', 1), pile('common')], [{ seat: 0, cards: [face, back] }, { seat: 1, cards: [back] }]);
    expect(laid.decks.map((deck) => [deck.seat, deck.piles.length, deck.hand?.length])).toEqual([[0, 2, 2]]);
    expect(laid.piles.map((p) => p.key)).toEqual(['other', 'common']);
    expect(laid.hands.map((hand) => hand.seat)).toEqual([1]);
  });
});

describe('hands', () => {
  it('of which some cards were seen are still those of others', () => {
    const hands = handsOf({ hands: [[face, face], [face, back]] } as unknown as Scene, [0, 1]);
    expect(hands.own.map((hand) => hand.seat)).toEqual([0]);
    expect(hands.others.map((hand) => hand.seat)).toEqual([1]);
  });
});
