// Packs the built client: so the program that carries it is smaller, and a file is sent as it lies there.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
/** Stays as it is: it is how `make` and the server's build see that there is a client. */
const INDEX = 'index.html';
/** Bytes that are not worth it. */
const SHORT = 1024;

let [before, after] = [0, 0];
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name === INDEX || entry.name.endsWith('.gz')) continue;
  const file = join(entry.parentPath, entry.name);
  const plain = readFileSync(file);
  const packed = plain.length > SHORT ? gzipSync(plain, { level: 9 }) : plain;
  before += plain.length;
  // What was packed before, pictures for one, gains nothing.
  if (packed.length > plain.length * 0.9) {
    after += plain.length;
    continue;
  }
  after += packed.length;
  writeFileSync(`${file}.gz`, packed);
  rmSync(file);
}
console.log(`packed: ${Math.round(before / 1000)} kB into ${Math.round(after / 1000)} kB`);
