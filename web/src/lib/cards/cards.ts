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

/** Hands that lie open to the reader, and those of which he knows the number alone: at both seats only one is open at a time. */
export function handsOf(scene: Scene, you: number[]): { own: Held[]; others: Held[] } {
  const hands = scene.hands.map((cards, seat) => ({ seat, cards })).filter((hand) => hand.cards.length);
  const open = (hand: Held) => you.includes(hand.seat) && hand.cards.some((card) => card.kind !== undefined);
  return { own: hands.filter(open), others: hands.filter((hand) => !open(hand)) };
}

/** What lies on top of a pile: a card face up, a back, or nothing. */
export function topOf(pile: Pile): Card | 'back' | null {
  const open = pile.cards ?? [];
  if (open[0]) return open[0];
  return pile.count > 0 ? 'back' : null;
}
