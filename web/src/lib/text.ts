// Texts in the reader's language: Fluent messages with typed values, resolved as core's catalog does.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Board, Text, Value } from './wire';

export type Language = 'en' | 'zh' | 'pl';
export const LANGUAGES: Language[] = ['en', 'zh', 'pl'];

/** The names by which speakers call their languages. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '中文', pl: 'Polski' };

/** A bundle of Fluent sources, later ones laid over earlier ones. */
export function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The voice in which texts are read out: bundles in the order in which they are asked. */
export class Voice {
  constructor(
    private readonly bundles: FluentBundle[],
    private readonly board: Board | null = null,
  ) {}

  /** Is there such a message? */
  has(id: string): boolean {
    return this.bundles.some((b) => b.getMessage(id)?.value);
  }

  /** A message by id with plain values. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return `[${id}]`;
  }

  /** A message, or something else where there is none. */
  sayOr(id: string, otherwise: string, args: Record<string, FluentVariable> = {}): string {
    return this.has(id) ? this.say(id, args) : otherwise;
  }

  /** A number with one decimal, as the language writes it. */
  decimal(n: number): string {
    return n.toLocaleString(this.bundles[0]?.locales[0], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  /** A text of the rules. */
  text(text: Text): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of text.args ?? []) args[name] = this.value(value);
    return this.say(text.id, args);
  }

  /** The name of a place or of a kind. Its message may use `$key`, and that of a counter `$label` and `$parent`, so that a thousand hexes share one. */
  name(named: { name: string; key: string; label?: string; parent?: string }): string {
    return this.say(named.name, { key: named.key, label: named.label ?? '', parent: named.parent ?? '' });
  }

  place(index: number): string {
    const place = this.board?.places[index];
    return place ? this.name(place) : `[place ${index}]`;
  }

  kind(index: number): string {
    const kind = this.board?.kinds[index];
    return kind ? this.name(kind) : `[kind ${index}]`;
  }

  seat(index: number): string {
    const key = this.board?.seats[index];
    return key === undefined ? `[seat ${index}]` : this.say(`seat-${key}`);
  }

  card(index: number): string {
    const kind = this.board?.cards[index];
    return kind ? this.name(kind) : `[card ${index}]`;
  }

  private value(value: Value): FluentVariable {
    if ('int' in value) return value.int;
    if ('place' in value) return this.place(value.place);
    if ('kind' in value) return this.kind(value.kind);
    if ('seat' in value) return this.seat(value.seat);
    if ('card' in value) return this.card(value.card);
    if ('name' in value) return this.say(this.board?.names[value.name] ?? `name ${value.name}`);
    return this.say(value.term);
  }
}

/** The id of a game, made readable. */
export function titleFrom(game: string): string {
  return game.split('-').map((w) => w.charAt(0).toUpperCase() + w.slice(1)).join(' ');
}

/** The title of a game: its own message, else its id made readable. */
export function titleOf(voice: Voice, game: string): string {
  return voice.sayOr('game-title', titleFrom(game));
}
