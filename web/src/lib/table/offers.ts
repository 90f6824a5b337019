// Offers as a list that can be read: a few one by one, many under the things that they are done with.
import { handleKey, type Handle, type Offer, type Point } from '../wire';

export interface Group {
  key: string;
  /** What is pressed first: a piece where one is taken in hand, else the thing itself. */
  handle: Handle;
  offers: Offer[];
}

/** So many offers are listed one by one, and so many things at a time. */
export const FEW = 60;

/** Offers by thing, in the order in which they came. */
export function groupsOf(offers: Offer[]): Group[] {
  const found = new Map<string, Group>();
  for (const offer of offers) {
    const handle: Handle = offer.piece === undefined ? offer.handle : { piece: offer.piece };
    const key = handleKey(handle);
    const group = found.get(key);
    if (group) group.offers.push(offer);
    else found.set(key, { key, handle, offers: [offer] });
  }
  return [...found.values()];
}

/** What can be done instead: those on the board that lie nearest to a point, one of each label. */
export function nearest(offers: Offer[], from: Point, where: (offer: Offer) => Point | null, most: number): Offer[] {
  const near = offers.flatMap((offer) => {
    const at = where(offer);
    return at ? [{ offer, far: Math.hypot(at[0] - from[0], at[1] - from[1]) }] : [];
  });
  const found = new Map<string, Offer>();
  for (const { offer } of near.sort((a, b) => a.far - b.far)) {
    const label = JSON.stringify(offer.label);
    if (!found.has(label)) found.set(label, offer);
    if (found.size >= most) break;
  }
  return [...found.values()];
}
