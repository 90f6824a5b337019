// Cards as the page uses them: which are read before they are played, and what lies where.
import type { Board, Card, Pile, Scene } from '../wire';

/** Does a card say more than its name? Others are chits: they need no more room than a word. */
export function isText(board: Board, card: Card): boolean {
  const kind = card.kind === undefined ? undefined : board.cards[card.kind];
  return Boolean(kind?.lines?.length || kind?.values?.length);
}

export interface Held {
  seat: number;
  cards: Card[];
}

/** Hands that lie open to the reader, and those of which he knows the number and at most some cards: at both seats only one is open at a time. */
export function handsOf(scene: Scene, you: number[]): { own: Held[]; others: Held[] } {
  const hands = scene.hands.map((cards, seat) => ({ seat, cards })).filter((hand) => hand.cards.length);
  const open = (hand: Held) => you.includes(hand.seat) && hand.cards.every((card) => card.kind !== undefined);
  return { own: hands.filter(open), others: hands.filter((hand) => !open(hand)) };
}

/** Are the hands of others counted beside one's own chits? On a phone they would cover the board. */
export function countedBelow(board: Board, own: Held[]): boolean {
  return matchMedia('(max-width: 760px)').matches && own.some((hand) => !hand.cards.some((card) => isText(board, card)));
}

/** What lies on top of a pile: a card face up, a back, or nothing. */
export function topOf(pile: Pile): Card | 'back' | null {
  const open = pile.cards ?? [];
  if (open[0]) return open[0];
  return pile.count > 0 ? 'back' : null;
}

/** More piles of one seat than this are opened together, as a gallery. */
const APART = 1;

/** All cards of a seat that lie on the table, with its hand where that is another's. */
export interface Deck {
  seat: number;
  piles: Pile[];
  hand: Card[] | null;
}

/** The piles that stand for themselves, the hands that do, and the decks that are opened together. */
export function decksOf(piles: Pile[], others: Held[]): { decks: Deck[]; piles: Pile[]; hands: Held[] } {
  const seats = [...new Set(piles.flatMap((pile) => pile.seat ?? []))];
  const of = (seat: number) => piles.filter((pile) => pile.seat === seat);
  const many = seats.filter((seat) => of(seat).length > APART);
  return {
    decks: many.map((seat) => ({ seat, piles: of(seat), hand: others.find((hand) => hand.seat === seat)?.cards ?? null })),
    piles: piles.filter((pile) => pile.seat === undefined || !many.includes(pile.seat)),
    hands: others.filter((hand) => !many.includes(hand.seat)),
  };
}
