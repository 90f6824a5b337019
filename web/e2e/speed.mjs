// Speed: a board of 9,000 hexes and 1,200 counters, and the time from a click to the repaint.
import { lay, layGame, myTurn, person, pressMain, ready, sleep, SLIP, test, truth } from './harness.mjs';

/** Checks do not depend on the speed of the machine: the figures are printed, and judged only when SPEED is set. */
const quick = (held, what) => process.env.SPEED && truth(held, what);

/** Frame times while something is done in every frame. */
function frames(page, what, count) {
  return page.evaluate(
    async ([what, count]) => {
      const times = [];
      let last = await new Promise(requestAnimationFrame);
      for (let i = 0; i < count; i++) {
        if (what === 'pan') globalThis.bench.pan(i % 40 < 20 ? -9 : 9, i % 40 < 20 ? -5 : 5);
        if (what === 'light') globalThis.bench.light(i);
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      return times.sort((a, b) => a - b);
    },
    [what, count],
  );
}
const at = (sorted, share) => sorted[Math.floor(sorted.length * share)];

test('the large board', async ({ base, browser }) => {
  const page = await person(browser, base);
  // The best of three: other programs may be at work.
  let drawn = Infinity;
  for (let i = 0; i < 3; i++) {
    await page.goto('/bench');
    await page.locator('.counters [data-piece]').first().waitFor({ state: 'attached' });
    await sleep(1500);
    drawn = Math.min(drawn, await page.evaluate(() => performance.getEntriesByName('board')[0]?.duration ?? Infinity));
  }
  quick(drawn < 300, `the first board took ${drawn.toFixed(0)} ms`);
  const pan = await frames(page, 'pan', 120);
  const light = await frames(page, 'light', 60);
  const report = `first board ${drawn.toFixed(0)} ms; pan median ${at(pan, 0.5).toFixed(1)}, 95 % ${at(pan, 0.95).toFixed(1)} ms; highlight median ${at(light, 0.5).toFixed(1)}, 95 % ${at(light, 0.95).toFixed(1)} ms`;
  quick(at(pan, 0.5) < 17.5, report);
  quick(at(light, 0.5) < 17.5, report);
  return report;
});

test('the drill of the Operational Combat Series', async ({ base, browser }) => {
  const page = await person(browser, base);
  await layGame(page, 'Operational Combat Series', { axis: 'me', allied: 'bot:regular' });
  await ready(page);
  await page.locator('.counters [data-piece]').first().waitFor({ state: 'attached' });
  await sleep(1500);
  const times = page.evaluate(async () => {
    const times = [];
    let last = await new Promise(requestAnimationFrame);
    for (let i = 0; i < 120; i++) {
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times.sort((a, b) => a - b);
  });
  // The board is dragged to and fro with the mouse all the while.
  const area = await page.locator('.board').first().boundingBox();
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  let done = false;
  void times.then(() => (done = true));
  for (let i = 0; !done; i++) await page.mouse.move(x + 160 * Math.sin(i / 8), y + 90 * Math.sin(i / 5));
  await page.mouse.up();
  const pan = await times;
  const report = `pan median ${at(pan, 0.5).toFixed(1)}, 95 % ${at(pan, 0.95).toFixed(1)} ms`;
  quick(at(pan, 0.5) < 17.5, report);
  return report;
});

test('from a click to the repaint', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  await myTurn(page);
  for (let i = 0; i < 30 && !(await page.locator('[data-offer^="take"]').count()); i++) {
    await pressMain(page);
    await myTurn(page);
  }
  const times = [];
  for (let i = 0; i < 5; i++) {
    await sleep(SLIP);
    times.push(
      await page.evaluate(async () => {
        const before = document.querySelector('#prompt').textContent;
        const start = performance.now();
        document.querySelector('[data-offer^="take"]').click();
        while (document.querySelector('#prompt').textContent === before) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }),
    );
    await page.locator('[data-undo]').click();
    await page.locator('[data-undo]').waitFor({ state: 'detached', timeout: 5000 }).catch(() => {});
  }
  times.sort((a, b) => a - b);
  quick(times[2] < 100, `a click takes ${times[2].toFixed(0)} ms`);
  return `median ${times[2].toFixed(0)} ms`;
});
