// How rules are cited: by their number where the book has numbers, else by heading and paragraph.
import type { RuleBook } from './wire';

/** The message that names a heading. */
export const sectionId = (section: string) =>
  `section-${section.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;

/** The citation of every rule by its id. */
export function citations(rules: RuleBook['rules'], heading: (section: string) => string): Map<string, string> {
  const sizes = new Map<string, number>();
  for (const { section } of rules) sizes.set(section, (sizes.get(section) ?? 0) + 1);
  const counted = new Map<string, number>();
  return new Map(
    rules.map(({ id, section }) => {
      const n = (counted.get(section) ?? 0) + 1;
      counted.set(section, n);
      const [, prefix, number] = /^(?:(\w+):)?(\d.*)$/.exec(id) ?? [];
      // Where the book has a number twice, or a number for a whole list, a word tells them apart; players cite the number.
      const printed = number?.replace(/(?<=\d)-[a-z]+|\/[a-z].*$/, '');
      if (printed) return [id, prefix ? `${prefix.toUpperCase()} ${printed}` : printed];
      return [id, sizes.get(section) === 1 ? heading(section) : `${heading(section)} ${n}`];
    }),
  );
}

/** A sentence in words and rules: a word that is a rule's id is that rule. It may leave out the prefix of the rule that it stands with. */
export function phrases(sentence: string, cited: ReadonlyMap<string, string>, near: string): (string | { rule: string })[] {
  const prefix = near.includes(':') ? near.slice(0, near.indexOf(':') + 1) : '';
  const said: (string | { rule: string })[] = [];
  let from = 0;
  for (const { 0: word, index } of sentence.matchAll(/[a-zA-Z0-9](?:[a-zA-Z0-9./:-]*[a-zA-Z0-9])?/g)) {
    // A plain word is a word, even if a rule is called so.
    const rule = /[./]/.test(word) ? [prefix + word, word].find((id) => cited.has(id)) : undefined;
    if (!rule) continue;
    if (index > from) said.push(sentence.slice(from, index));
    said.push({ rule });
    from = index + word.length;
  }
  if (from < sentence.length) said.push(sentence.slice(from));
  return said;
}
