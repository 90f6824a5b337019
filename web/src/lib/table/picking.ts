// When a press picks pieces together rather than doing what one of them can do.

/** Are pieces of a stack picked by a press, of which these can go together, in so many ways? One alone is taken up at once,
 * unless it could go in several ways, where no menu asks in which, joins others, or is picked instead of those in hand. */
export function picks(here: string[], ways: number, inHand: string[] | null, joins: boolean): boolean {
  const instead = inHand !== null && !here.some((key) => inHand.includes(key));
  return here.length > 1 || (here.length === 1 && (joins || instead || ways > 1));
}
