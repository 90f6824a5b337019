import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const BUDGET = 102_000;

/** Prints how heavy the scripts are, and fails above the budget. */
function weigh(): Plugin {
  return {
    name: 'weigh',
    apply: 'build',
    writeBundle(_, bundle) {
      let total = 0;
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') total += gzipSync(file.code).length;
      }
      this.info(`scripts: ${(total / 1000).toFixed(1)} kB gzipped of ${BUDGET / 1000} kB`);
      if (total > BUDGET) this.error('the scripts are heavier than the budget');
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
  test: { environment: 'jsdom', include: ['tests/unit/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
