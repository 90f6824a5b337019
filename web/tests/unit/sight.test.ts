import { describe, expect, it } from 'vitest';
import { sameSight, type Sight } from '../../src/lib/state/sight';
import type { Entry, Scene } from '../../src/lib/wire';
import sceneJson from '../fixtures/scene-move.json';

const scene = sceneJson as unknown as Scene;
const entry = { row: 1, text: { id: 'log-turn' }, rules: [] } as unknown as Entry;
const sight = (other: Partial<Scene> = {}, entries: Entry[] = [entry]): Sight => ({ scene: { ...scene, ...other }, entries });

describe('two at one screen', () => {
  it('see the same where they are only asked otherwise', () => {
    const reminded = { key: 'reminders', title: { id: 'panel-reminders' }, lines: [] };
    const other = sight({ prompt: { id: 'prompt-wait' }, offers: [], panels: [...scene.panels, reminded as never] });
    expect(sameSight(sight(), other)).toBe(true);
  });

  it('do not see the same where a piece, a card or a line of the log is hidden', () => {
    const [first, ...rest] = scene.pieces;
    expect(sameSight(sight(), sight({ pieces: [{ ...first!, kind: first!.kind + 1 }, ...rest] }))).toBe(false);
    expect(sameSight(sight(), sight({ hands: [[{ key: 'a' }]] as never }))).toBe(false);
    expect(sameSight(sight(), sight({}, []))).toBe(false);
  });
});
