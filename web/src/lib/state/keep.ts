// What this browser remembers of a table: how far it was read, private marks, whether a curtain is drawn. It never
// leaves the browser.
const name = (table: string, what: string) => `sandtable:${table}:${what}`;

export function recall<T>(table: string, what: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(name(table, what));
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function keep(table: string, what: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(name(table, what));
    else localStorage.setItem(name(table, what), JSON.stringify(value));
  } catch {
    // Private windows may refuse; it then lasts as long as the page.
  }
}
