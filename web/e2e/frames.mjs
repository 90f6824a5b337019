// How long frames take while the moves of others are shown, on a desk and on a phone; for `make bench`. Fails above the budget.
import { browser, lay, myTurn, person, pressMain, ready, serve } from './harness.mjs';

/** Milliseconds: the middle frame, and nineteen of twenty. */
const BUDGET = { median: 16.7, most: 33 };
/** A screen's clock is not exact. */
const GRAIN = 0.4;
const SCREENS = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844, phone: true },
];

/** The lengths of frames as long as the film runs. */
const frames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const found = [];
        let last = performance.now();
        const tick = (now) => {
          found.push(now - last);
          last = now;
          if (document.querySelector('[data-film]') && found.length < 900) requestAnimationFrame(tick);
          else resolve(found.slice(1));
        };
        requestAnimationFrame(tick);
      }),
  );

const server = await serve();
const b = await browser();
let slow = false;
for (const { name, ...how } of SCREENS) {
  const page = await person(b, server.base, { ...how, pace: 'quick' });
  await lay(page);
  await ready(page);
  const all = [];
  for (let i = 0; i < 60 && all.length < 400 && (await myTurn(page)); i++) {
    await pressMain(page);
    if (await page.locator('[data-film]').waitFor({ timeout: 1500 }).then(() => true, () => false)) all.push(...(await frames(page)));
  }
  all.sort((a, b) => a - b);
  const at = (share) => all[Math.floor((all.length - 1) * share)] ?? Infinity;
  const [median, most] = [at(0.5), at(0.95)];
  console.log(`${name} ${how.width}×${how.height}: ${all.length} frames, median ${median.toFixed(1)} ms, 95 % ${most.toFixed(1)} ms`);
  slow ||= median > BUDGET.median + GRAIN || most > BUDGET.most + GRAIN;
  await page.context().close();
}
await b.close();
await server.stop();
process.exit(slow ? 1 : 0);
