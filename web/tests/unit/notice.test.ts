import { afterEach, describe, expect, it, vi } from 'vitest';
import { notice } from '../../src/lib/state/notice';

const made: { title: string; close: ReturnType<typeof vi.fn>; onclick?: () => void }[] = [];
function browser(hidden: boolean, permission: string, throws = false) {
  made.length = 0;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  class Shown {
    static permission = permission;
    close = vi.fn();
    onclick?: () => void;
    constructor(readonly title: string) {
      if (throws) throw new TypeError('Illegal constructor');
      made.push(this as never);
    }
  }
  vi.stubGlobal('Notification', Shown);
}

describe('a notice', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is for who looks elsewhere and wants it', () => {
    browser(false, 'granted');
    expect(notice('a', 'b', 'c')).toBeUndefined();
    browser(true, 'default');
    expect(notice('a', 'b', 'c')).toBeUndefined();
    expect(made).toHaveLength(0);
  });

  it('goes when the page is looked at again', () => {
    browser(true, 'granted');
    notice('Your turn', 'b', 'c');
    expect(made[0]!.title).toBe('Your turn');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(made[0]!.close).toHaveBeenCalledOnce();
  });

  it('is left out where the browser has none for pages', () => {
    browser(true, 'granted', true);
    expect(notice('a', 'b', 'c')).toBeUndefined();
  });
});
