// What is as it was stays the very same object, though it came anew: so whatever is drawn from it is left alone. Things in
// lists are known again by their keys.
import type { Scene } from '../wire';

/** By what a thing in a list is known again. */
const keyOf = (thing: unknown): string | null => {
  if (typeof thing !== 'object' || thing === null) return null;
  const { key, piece } = thing as { key?: unknown; piece?: unknown };
  if (typeof key === 'string') return key;
  // A counter that stands on the board is known by its piece.
  return typeof piece === 'object' ? keyOf(piece) : null;
};

function list(old: unknown[], now: unknown[]): unknown[] {
  const known = new Map<string, unknown>();
  for (const thing of old) {
    const key = keyOf(thing);
    if (key !== null && !known.has(key)) known.set(key, thing);
  }
  let same = old.length === now.length;
  const out = now.map((thing, i) => {
    const key = keyOf(thing);
    const kept = alike(key === null ? old[i] : known.get(key), thing);
    same &&= kept === old[i];
    return kept;
  });
  return same ? old : out;
}

/** The new thing, with everything in it that is as in the old one taken from there; the old one itself if nothing differs. */
export function alike<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (typeof old !== 'object' || old === null || typeof now !== 'object' || now === null) return now;
  if (Array.isArray(now)) return Array.isArray(old) ? (list(old, now) as T) : now;
  if (Array.isArray(old) || Object.getPrototypeOf(now) !== Object.prototype) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  const fields = Object.keys(after);
  let same = Object.keys(before).length === fields.length;
  const out: Record<string, unknown> = {};
  for (const field of fields) {
    out[field] = alike(before[field], after[field]);
    same &&= field in before && out[field] === before[field];
  }
  return (same ? before : out) as T;
}

/** What was made of scenes that came: the same one is the same again. */
const made = new WeakMap<Scene, Scene>();

/** A scene with all in it that is as in another taken from there. What is offered is always new: it means something else. */
export function alikeScene(old: Scene | null | undefined, now: Scene | null): Scene | null {
  if (!old || !now || old === now) return now;
  if (made.get(now) === old) return old;
  const [{ offers: _, ...before }, { offers, ...after }] = [old, now];
  const scene = { ...alike(before, after), offers };
  made.set(now, scene);
  return scene;
}
