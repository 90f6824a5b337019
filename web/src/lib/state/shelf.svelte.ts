// The games on the shelf, and what is written on their boxes. A box brings its words along; where it does not, they are
// read from the game's own messages.
import { titleFrom } from '../text';
import type { GameBox } from '../wire';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

class Shelf {
  games = $state.raw<GameBox[]>([]);

  /** A message of a game's box, or something else where there is none. */
  say(game: string, id: string, otherwise: string): string {
    const texts = this.games.find((g) => g.id === game)?.texts;
    const written = texts?.[settings.language]?.[id] ?? texts?.en?.[id];
    return written ?? words.voice(game).sayOr(id, otherwise);
  }

  title(game: string): string {
    return this.say(game, 'game-title', titleFrom(game));
  }

  /** Asks for the messages of games whose boxes have no words. */
  async read(games: Iterable<string>) {
    for (const id of new Set(games)) {
      if (!this.games.find((g) => g.id === id)?.texts) await words.load(settings.language, id);
    }
  }
}

export const shelf = new Shelf();
