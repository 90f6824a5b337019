// Who the reader is. Nobody needs an account: a guest name is given at the first visit.
import { api, Refused } from '../api';
import type { Me } from '../wire';

class Session {
  me = $state.raw<Me | null>(null);
  ready = $state(false);

  /** Finds out who the reader is, makes him a guest if he is nobody, and seats him if he came by a link. */
  async begin(table?: string) {
    try {
      this.me = await api.me();
    } catch (error) {
      if (error instanceof Refused && error.status === 401) this.me = (await api.guest().catch(() => null))?.me ?? null;
    }
    const invited = new URLSearchParams(location.hash.slice(1));
    const [seat, key] = [invited.get('seat'), invited.get('key')];
    if (table && seat && key) {
      await api.join(table, Number(seat), key).catch(() => null);
      history.replaceState(null, '', location.pathname);
    }
    this.ready = true;
  }

  async account(name: string, password: string) {
    this.me = (await api.account(name, password)).me;
  }
  async login(name: string, password: string) {
    this.me = (await api.login(name, password)).me;
  }
  async logout() {
    await api.logout();
    location.href = '/';
  }
}

export const session = new Session();
