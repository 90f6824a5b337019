// Who the reader is. Nobody needs an account: a guest name is given at the first visit.
import { api, Refused } from '../api';
import type { Me, Welcome } from '../wire';

/** Where a guest's secret is kept, so that he can take his seats to another device. */
const SECRET = 'sandtable-guest';

class Session {
  me = $state.raw<Me | null>(null);
  ready = $state(false);
  /** A pass of the operator's, for whoever has lost his password. */
  pass = $state<string | null>(null);

  /** Finds out who the reader is, makes him a guest if he is nobody, and seats him if he came by a link. */
  async begin(table?: string) {
    const came = new URLSearchParams(location.hash.slice(1));
    const [seat, key, guest] = [came.get('seat'), came.get('key'), came.get('guest')];
    this.pass = came.get('pass');
    if (guest) {
      await api.guestAgain(guest).then((welcome) => this.#welcome({ ...welcome, secret: guest }), () => null);
    }
    try {
      this.me ??= await api.me();
    } catch (error) {
      if (error instanceof Refused && error.status === 401) await api.guest().then((w) => this.#welcome(w), () => null);
    }
    if (table && seat && key) await api.join(table, Number(seat), key).catch(() => null);
    // Secrets do not stay in the address bar.
    if (guest || key || this.pass) history.replaceState(null, '', location.pathname);
    this.ready = true;
  }

  #welcome({ me, secret }: Welcome) {
    this.me = me;
    try {
      if (secret) localStorage.setItem(SECRET, secret);
      else localStorage.removeItem(SECRET);
    } catch {
      // Without it the seat cannot be taken along; everything else works.
    }
  }

  /** The secret by which a guest is known on another device, if this browser has it. */
  get secret(): string | null {
    return this.me?.guest ? localStorage.getItem(SECRET) : null;
  }

  async account(name: string, password: string) {
    this.#welcome(await api.account(name, password));
  }
  async login(name: string, password: string) {
    this.#welcome(await api.login(name, password));
  }
  async recover(pass: string, password: string) {
    this.#welcome(await api.recover(pass, password));
  }
  /** Erases the reader with all that is his; the next page makes him a new guest. */
  async erase() {
    await api.eraseMe();
    localStorage.removeItem(SECRET);
    location.href = '/';
  }
  async logout() {
    localStorage.removeItem(SECRET);
    await api.logout();
    location.href = '/';
  }
}

export const session = new Session();
