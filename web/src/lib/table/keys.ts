// Keys of the table page, as data: what each means, and how it is written in the list of keys.
export type Command =
  | 'left' | 'right' | 'up' | 'down' | 'in' | 'out' | 'fit' | 'find' | 'next' | 'undo' | 'hold'
  | 'trails' | 'log' | 'rules' | 'done' | 'help' | 'close';

export const KEYS: Record<string, Command> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
  '/': 'find',
  n: 'next',
  u: 'undo',
  h: 'hold',
  t: 'trails',
  l: 'log',
  r: 'rules',
  '?': 'help',
  Escape: 'close',
};

/** What the list of keys shows, in order. */
export const LISTED: [string, string][] = [
  ['← ↑ → ↓', 'pan'],
  ['+ −', 'zoom'],
  ['0', 'fit'],
  ['/', 'find'],
  ['Tab', 'choices'],
  ['Enter', 'choose'],
  ['N', 'next'],
  ['U', 'undo'],
  ['H', 'hold'],
  ['T', 'trails'],
  ['L', 'log'],
  ['R', 'rules'],
  ['⇧ Enter', 'done'],
  ['?', 'help'],
];

const TEXT = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** The command of a key press, if it is one and not meant for a field. */
export function command(e: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>): Command | null {
  if (e.ctrlKey || e.metaKey || e.altKey) return null;
  if (TEXT.has((e.target as HTMLElement | null)?.tagName ?? '')) return null;
  if (e.key === 'Enter') return e.shiftKey ? 'done' : null;
  return KEYS[e.key] ?? KEYS[e.key.toLowerCase()] ?? null;
}
