import { beforeEach, describe, expect, it } from 'vitest';
import { Deeds } from '../../src/lib/state/deeds';

describe('what was done in a draft', () => {
  beforeEach(() => localStorage.clear());

  it('is counted by what came to its end: who is taken up and goes somewhere did one thing', () => {
    const deeds = new Deeds('t');
    const draft: string[] = [];
    const lay = (line: string, inHand: boolean) => {
      draft.push(line);
      deeds.note(draft, inHand);
      return deeds.count(draft);
    };
    expect(lay('take a', true)).toBe(1);
    expect(lay('step 1; halt', false)).toBe(1);
    expect(lay('take a', true)).toBe(2);
    expect(lay('take b', true)).toBe(2);
    expect(lay('step 2; halt', false)).toBe(2);
    expect(lay('attack 3', false)).toBe(3);
    // A page that is opened again counts as this one did.
    expect(new Deeds('t').count(draft)).toBe(3);
  });
  it('is forgotten with the draft, and a draft laid elsewhere is counted by its lines', () => {
    const deeds = new Deeds('t');
    deeds.note(['take a'], true);
    deeds.note([], false);
    expect(deeds.count(['take a', 'step 1; halt'])).toBe(2);
    expect(localStorage.length).toBe(0);
  });
});
