// The live line to the server: it is opened again, ever more patiently, until it is closed.
import type { LiveMessage } from '../wire';

const RETRIES = [500, 1000, 2000, 4000, 8000];

export type Line = 'open' | 'lost' | 'closed';

export class LiveLine {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  readonly #address: () => string;
  readonly #hear: (message: LiveMessage) => void;
  readonly #is: (line: Line) => void;

  /** `address` is asked anew for each try: it says from where on the line is to tell. */
  constructor(address: () => string, hear: (message: LiveMessage) => void, is: (line: Line) => void) {
    this.#address = address;
    this.#hear = hear;
    this.#is = is;
  }

  open() {
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#is('open');
      this.#tries = 0;
    };
    socket.onmessage = (e) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(e.data)) as LiveMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#is('lost');
      const wait = RETRIES[Math.min(this.#tries++, RETRIES.length - 1)]!;
      this.#timer = window.setTimeout(() => this.open(), wait);
    };
  }

  close() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#is('closed');
    socket?.close();
  }
}
