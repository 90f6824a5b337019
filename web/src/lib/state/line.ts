// The live line to the server: it is opened again, ever more patiently, until it is closed.
import type { LiveMessage } from '../wire';

const RETRIES = [500, 1000, 2000, 4000, 8000];

export type Line = 'open' | 'lost' | 'closed';

/** What came, as text: long messages are packed. */
async function unpacked(bytes: ArrayBuffer): Promise<string> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

export class LiveLine {
  #socket: WebSocket | null = null;
  #tries = 0;
  /** How many messages are being unpacked: those that come meanwhile wait for them. */
  #waiting = 0;
  #last = Promise.resolve();
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
    socket.binaryType = 'arraybuffer';
    const hear = (text: string) => {
      if (this.#socket === socket) this.#hear(JSON.parse(text) as LiveMessage);
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === 'string' && !this.#waiting) return hear(data);
      this.#waiting++;
      const text = typeof data === 'string' ? data : unpacked(data);
      this.#last = this.#last
        .then(async () => hear(await text))
        // Bytes that are no message: begin again with the whole state.
        .catch(() => socket.close())
        .finally(() => this.#waiting--);
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
