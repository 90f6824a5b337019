// Searching the rules by words and by terms.

/** Letters as they are searched: without capitals and accents. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
/** An abbreviation stands by itself, in capitals. */
const SHORT = /^[A-Z]{2,4}s?$/;
/** Does a word stand in a text by itself? Chinese has no gaps between words. */
const stands = (text: string, word: string) =>
  /\p{Script=Han}/u.test(word) ? text.includes(word) : new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text);

/** What is searched for: all words of it, a term by whatever else it is called, in any language. */
export function finder(query: string, terms: string[][]): (text: string) => boolean {
  let rest = plain(query).trim();
  const wanted: ((text: string, hay: string) => boolean)[] = [];
  for (const words of terms) {
    const known = words.map(plain).sort((a, b) => b.length - a.length);
    const named = known.find((word) => stands(rest, word));
    // Whoever is still writing it has said enough.
    const begun = named ?? (rest.length > 3 && known.some((word) => word.startsWith(rest)) ? rest : undefined);
    if (begun === undefined) continue;
    rest = rest.replace(begun, ' ').trim();
    wanted.push((text, hay) => hay.includes(begun) || words.some((word) => (SHORT.test(word) ? stands(text, word) : hay.includes(plain(word)))));
  }
  for (const word of rest.split(/\s+/).filter(Boolean)) wanted.push((_, hay) => hay.includes(word));
  return (text) => {
    const hay = plain(text);
    return wanted.every((holds) => holds(text, hay));
  };
}
