// Who sits on a seat, in words.
import { commanderWords } from './commander';
import type { Voice } from './text';
import type { TableView } from './wire';

export function holder(voice: Voice, view: TableView, i: number): string {
  const seat = view.seats[i]!;
  if (view.you.includes(i)) return voice.say('you');
  if (seat.kind === 'bot') {
    const bot = commanderWords(voice, seat.level ?? '');
    return seat.hurried ? voice.say('bot-and', { bot, also: voice.say('bot-hurried') }) : bot;
  }
  return seat.name ?? voice.say(`seat-${seat.kind}`);
}
