// Nobody is shut out: axe-core finds no serious problem, light or dark, large or small.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lay, layGame, myTurn, person, pressMain, ready, test } from './harness.mjs';
import { madeUp, points, squares } from './made.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function inspect(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  const serious = found.violations.filter((v) => ['serious', 'critical'].includes(v.impact));
  if (!serious.length) return;
  const lines = serious.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`).join(' | ')}`);
  throw new Error(`${where}: ${lines.join('\n')}`);
}

for (const how of [{}, { dark: true }, { width: 390, height: 844, phone: true }]) {
  test(`axe finds nothing serious ${JSON.stringify(how)}`, async ({ base, browser }) => {
    const page = await person(browser, base, { ...how, still: true });
    await page.goto('/');
    await page.locator('[data-begin]').first().waitFor();
    await inspect(page, 'lobby');
    await lay(page);
    await ready(page);
    await myTurn(page);
    await pressMain(page);
    await inspect(page, 'table');
    if (how.phone) await page.locator('.grip').click();
    for (const tab of ['log', 'rules', 'charts', 'forces', 'orders', 'talk', 'replay']) {
      await page.locator(`#tab-${tab}`).click();
      await page.waitForTimeout(250);
      await inspect(page, tab);
    }
    await page.locator('summary[aria-label=Menu]').click();
    await inspect(page, 'menu');
    await page.locator('[data-phone]').click();
    await page.locator('[data-code]').waitFor();
    await inspect(page, 'code for the phone');
    await page.keyboard.press('Escape');
    await page.locator('summary[aria-label=Menu]').click();
    await page.locator('[data-resign]').click();
    await inspect(page, 'sure?');
    await page.locator('[data-sure]').click();
    await page.locator('.ending').waitFor();
    await page.waitForTimeout(400);
    await inspect(page, 'ending');
    // Each hides a hand of cards from the other.
    await layGame(page, 'Shifting Sands', { axis: 'me', allied: 'me' });
    await page.locator('.curtain').waitFor();
    await inspect(page, 'curtain');
  });
}

for (const dark of [false, true]) {
  test(`axe finds nothing serious among cards and squares, ${dark ? 'dark' : 'light'}`, async ({ base, browser }) => {
    for (const [name, make] of Object.entries({ squares, points })) {
      const page = await person(browser, base, { dark, still: true });
      await madeUp(page, make());
      await ready(page);
      await page.waitForTimeout(400);
      await inspect(page, name);
      if (name === 'squares') continue;
      await page.locator('[data-card=h1]').click();
      await inspect(page, 'a card');
      await page.keyboard.press('Escape');
      await page.locator('[data-pile=discard]').click();
      await inspect(page, 'a pile');
    }
  });
}
