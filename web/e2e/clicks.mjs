// How long it takes from a click that binds nobody to the repaint that shows it, in Stalingrad; for `make bench`. Fails above the budget.
import { browser, known, person, ready, serve, sleep, SLIP } from './harness.mjs';

/** Milliseconds: the middle click of so many. */
const BUDGET = 25;
const CLICKS = 41;

/** Lays a table at which this person has both sides, set up as it comes in the box. */
const laid = async (page) => {
  await page.goto('/');
  await known(page);
  return page.evaluate(async () => {
    const send = async (path, body) => {
      const r = await fetch(`/api/tables${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!r.ok) throw new Error(`${path}: ${await r.text()}`);
      return r.json();
    };
    const { table } = await send('', { game: 'stalingrad', seats: ['me', 'me'] });
    for (const seat of [0, 1]) {
      const { seq } = await send(`/${table.id}/scene?as=${seat}`);
      await send(`/${table.id}/actions?as=${seat}`, { seq, seat, line: 'ready-made; done' });
    }
    return table.id;
  });
};

const server = await serve();
const b = await browser();
const page = await person(b, server.base);
await page.goto(`/t/${await laid(page)}`);
await ready(page);
await page.locator('[data-offer^="select"]').first().waitFor({ state: 'attached' });
const line = await page.locator('[data-offer^="select"]').first().getAttribute('data-offer');
const times = [];
for (let i = 0; i < CLICKS; i++) {
  await sleep(SLIP);
  times.push(
    await page.evaluate(async (line) => {
      const offer = () => document.querySelector(`[data-offer="${CSS.escape(line)}"]`);
      const start = performance.now();
      offer().click();
      while (offer()) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, line),
  );
  await page.locator('[data-undo]').click();
  await page.locator(`[data-offer="${line}"]`).waitFor({ state: 'attached' });
}
await b.close();
await server.stop();
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor((times.length - 1) * share)];
console.log(`click to repaint: ${times.length} clicks, median ${at(0.5).toFixed(1)} ms, 95 % ${at(0.95).toFixed(1)} ms`);
process.exit(at(0.5) > BUDGET ? 1 : 0);
