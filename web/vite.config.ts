import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Bytes, gzipped: what a table loads first, and what any other page adds. */
const TABLE = 110_000;
const PAGE = 60_000;
const TABLE_PAGE = 'TablePage';

/** Prints how heavy the scripts of each page are, and fails above the budget. */
function weigh(): Plugin {
  return {
    name: 'weigh',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      /** A chunk with all that it cannot do without. */
      const whole = (name: string, found = new Set<string>()): Set<string> => {
        if (!found.has(name)) {
          found.add(name);
          named.get(name)?.imports.forEach((other) => whole(other, found));
        }
        return found;
      };
      const weight = (names: string[]) =>
        names.reduce((sum, name) => sum + gzipSync(named.get(name)?.code ?? '').length, 0);
      const entry = chunks.find((chunk) => chunk.isEntry)!;
      const first = whole(entry.fileName);
      const laid = chunks.find((chunk) => chunk.name === TABLE_PAGE);
      if (!laid) return this.error(`there is no page ${TABLE_PAGE}`);
      /** What is there when a table shows, and what is fetched only then. */
      const there = whole(laid.fileName, new Set(first));
      const later = new Set([...there].flatMap((name) => (first.has(name) ? [] : (named.get(name)?.dynamicImports ?? []))));
      for (const chunk of chunks.filter((chunk) => chunk.isDynamicEntry)) {
        const table = chunk === laid;
        const known = later.has(chunk.fileName) ? there : first;
        const weighed = weight(table ? [...there] : [...whole(chunk.fileName)].filter((name) => !known.has(name)));
        const budget = table ? TABLE : PAGE;
        this.info(`${chunk.name}: ${(weighed / 1000).toFixed(1)} kB gzipped of ${budget / 1000} kB`);
        if (weighed > budget) this.error(`${chunk.name} is heavier than its budget`);
      }
    },
  };
}

const api = process.env.SANDTABLE_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), weigh()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: api, ws: true }, '/feed': { target: api } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/unit/**/*.test.ts'], css: { include: /app\.css/ } },
} as Parameters<typeof defineConfig>[0]);
