// Who sits on a seat, in words.
import type { Voice } from './text';
import type { TableView } from './wire';

export function holder(voice: Voice, view: TableView, i: number): string {
  const seat = view.seats[i]!;
  if (view.you.includes(i)) return voice.say('you');
  if (seat.kind === 'bot') return voice.sayOr(`level-${seat.level}`, seat.level ?? '');
  return seat.name ?? voice.say(`seat-${seat.kind}`);
}
