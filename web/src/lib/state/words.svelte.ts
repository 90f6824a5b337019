// The words of the client and of the games, in the reader's language; changed without a reload.
import type { FluentBundle } from '@fluent/bundle';
import { api } from '../api';
import { bundle, type Language, Voice } from '../text';
import type { Board } from '../wire';
import { settings } from './settings.svelte';
import en from '../../../locales/en.ftl?url';
import pl from '../../../locales/pl.ftl?url';
import zh from '../../../locales/zh.ftl?url';

const FILES: Record<Language, string> = { en, zh, pl };

class Words {
  #own = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #games = $state.raw<Record<string, FluentBundle>>({});
  #asked = new Set<string>();

  /** Are the words of the present language there? */
  get ready(): boolean {
    return this.#own[settings.language] !== undefined;
  }

  /** Are the words of a game there, in the present language or at least in English? */
  has(game: string): boolean {
    return [settings.language, 'en'].some((l) => this.#games[`${game} ${l}`] !== undefined);
  }

  /** Asks for the words of a language, and English to fall back on. */
  async load(language: Language, game?: string) {
    const languages = [...new Set<Language>([language, 'en'])];
    await Promise.all(
      languages.flatMap((l) => [this.#load(`own ${l}`, l), game ? this.#load(`${game} ${l}`, l, game) : null]),
    );
  }

  async #load(key: string, language: Language, game?: string) {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      if (game) {
        const source = await api.messages(game, language);
        this.#games = { ...this.#games, [key]: bundle(language, source) };
      } else {
        const source = await (await fetch(FILES[language])).text();
        this.#own = { ...this.#own, [language]: bundle(language, source) };
      }
    } catch {
      this.#asked.delete(key);
    }
  }

  /** The voice for a game and its board, in the present language. */
  voice(game?: string, board: Board | null = null): Voice {
    const l = settings.language;
    const order = [
      this.#own[l],
      game ? this.#games[`${game} ${l}`] : undefined,
      game ? this.#games[`${game} en`] : undefined,
      this.#own.en,
    ];
    return new Voice(order.filter((b) => b !== undefined), board);
  }
}

export const words = new Words();
