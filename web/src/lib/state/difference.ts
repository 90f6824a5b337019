// What changed, laid over what was known: the server's half is core/src/scene/difference.rs. What is as it was stays the very
// same object.
import type { Part } from '../api/types';
import type { Difference } from '../wire';

type Thing = Record<string, unknown>;

function listOf(old: readonly unknown[], parts: Part[]): unknown[] {
  return parts.flatMap((part) => {
    if (Array.isArray(part)) return old.slice(part[0], part[0] + part[1]);
    if ('new' in part) return part.new;
    return [over(old[part.of] as Thing, part.by)];
  });
}

/** A thing as it is after a difference. */
export function over<T extends object>(old: T | null, { now, lists, less }: Difference): T {
  const thing: Thing = { ...old, ...now };
  for (const field of less ?? []) delete thing[field];
  for (const [field, parts] of Object.entries(lists ?? {})) thing[field] = listOf((old as Thing)[field] as unknown[], parts);
  return thing as T;
}
