// What a reader chose for himself: language, light, size of counters, overlays. Remembered in the browser.
import type { Language } from '../text';
import { LANGUAGES } from '../text';

export const PACES = ['off', 'quick', 'reading'] as const;
export type Pace = (typeof PACES)[number];
export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  language: Language;
  theme: Theme;
  counters: number;
  keys: boolean;
  sound: boolean;
  names: boolean;
  /** The one overlay that fills places. */
  filled: string;
  /** Overlays of lines or words that are off. */
  hidden: string[];
  costs: boolean;
  trails: boolean;
  /** How fast the moves of others are shown. */
  pace: Pace;
  explain: boolean;
  reminders: boolean;
  /** Explanations that were read. */
  known: string[];
}

const KEY = 'sandtable';

function spoken(): Language {
  const wish = navigator.languages?.map((l) => l.slice(0, 2)) ?? [];
  return (wish.find((l) => LANGUAGES.includes(l as Language)) as Language) ?? 'en';
}

function read(): Kept {
  const plain: Kept = {
    language: spoken(),
    theme: 'auto',
    counters: 1,
    keys: true,
    sound: false,
    names: true,
    filled: 'control',
    hidden: [],
    costs: true,
    trails: true,
    pace: 'reading',
    explain: true,
    reminders: true,
    known: [],
  };
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return plain;
  }
}

class Settings {
  #kept = $state(read());

  get = <K extends keyof Kept>(key: K): Kept[K] => this.#kept[key];

  set<K extends keyof Kept>(key: K, value: Kept[K]) {
    this.#kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  /** An explanation was read and need not come again. */
  know(id: string) {
    this.set('known', [...this.#kept.known, id]);
  }

  /** Takes an overlay of lines off the board, or lays it there again. */
  hide(overlay: string, hidden: boolean) {
    const rest = this.#kept.hidden.filter((key) => key !== overlay);
    this.set('hidden', hidden ? [...rest, overlay] : rest);
  }

  get language() {
    return this.#kept.language;
  }
  get theme() {
    return this.#kept.theme;
  }
}

export const settings = new Settings();
