// Which seats a table has: that depends on the scenario and its options.
import type { GameBox } from '../wire';

/** The keys of the seats of a scenario with its options, in order. */
export function seatsOf(game: GameBox, scenario: string, options: Record<string, string>): string[] {
  const seats = game.scenarios.find((s) => s.key === scenario)?.seats ?? [];
  return seats.filter(({ when }) => !when || when.values.includes(options[when.key] ?? '')).map((seat) => seat.key);
}

/** The team of a seat; each for himself where none is named. */
export function teamOf(game: GameBox, scenario: string, key: string): string {
  return game.scenarios.find((s) => s.key === scenario)?.seats.find((seat) => seat.key === key)?.team ?? `seat-${key}`;
}

/** The files of a data set as they are sent: text, pictures as `data:` addresses. A chosen folder's own name goes. */
export async function filesOf(chosen: Iterable<File>): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const file of chosen) {
    const path = file.webkitRelativePath || file.name;
    const name = path.includes('/') ? path.slice(path.indexOf('/') + 1) : path;
    if (/\.(toml|ftl|svg|json)$/.test(name)) files[name] = await file.text();
    else if (/^art\/.*\.(png|webp|jpg)$/.test(name)) files[name] = await address(file);
  }
  return files;
}

const address = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
