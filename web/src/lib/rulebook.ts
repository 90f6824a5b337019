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
      if (/^\d/.test(id)) return [id, id];
      return [id, sizes.get(section) === 1 ? heading(section) : `${heading(section)} ${n}`];
    }),
  );
}
