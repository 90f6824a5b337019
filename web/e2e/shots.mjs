// Takes pictures of every screen, to be looked at: npm run shots.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browser, confirm, lay, layGame, myTurn, person, pressMain, prompt, ready, serve, sleep, SLIP } from './harness.mjs';

const out = fileURLToPath(new URL('../shots/', import.meta.url));
mkdirSync(out, { recursive: true });
const server = await serve();
const b = await browser();
const shoot = async (page, name) => {
  await sleep(400);
  await page.screenshot({ path: `${out}${name}.png` });
  console.log(name);
};
const SIZES = {
  desk: { width: 1440, height: 900 },
  wide: { width: 2560, height: 1440 },
  phone: { width: 390, height: 844, phone: true },
};

/** Plays the Allies with a purpose: forward in Africa, then attacks. Calls back at the first of each kind of prompt. */
async function campaign(page, seen, clicks) {
  const met = new Set();
  for (let i = 0; i < clicks && (await myTurn(page)); i++) {
    const text = await prompt(page);
    const kind = /won the roll|: move,|declare|commit|absorb|fight on|reinforcements|conversion|intercept|stacking/.exec(text)?.[0] ?? 'other';
    if (!met.has(kind)) {
      met.add(kind);
      await seen(kind.replace(/\W/g, ''));
    }
    const wish = page.locator('[data-line="initiative allies"], [data-offer^="attack"], [data-offer="step 16"], [data-offer="step 17"]');
    if (kind !== ': move,' && (await wish.count())) {
      await sleep(SLIP);
      await wish.first().evaluate((e) => e.click());
      await confirm(page);
    } else await pressMain(page);
    if (met.has('absorb') && met.has('conversion') && i > 40) break;
  }
}

/** A game that two machines play to its end, seen by somebody who watches: size by size. */
async function ending() {
  const page = await person(b, server.base);
  await lay(page, { allies: 'bot:recruit', axis: 'bot:recruit' });
  await page.locator('.ending').waitFor({ timeout: 300_000 });
  await page.locator('[data-curve]').waitFor({ timeout: 60_000 });
  await shoot(page, 'ending');
  const path = new URL(page.url()).pathname;
  for (const [size, shape] of Object.entries(SIZES)) {
    const other = await person(b, server.base, { ...shape, dark: size !== 'desk', language: size === 'desk' ? 'zh' : 'en' });
    await other.goto(path);
    await other.locator('[data-curve]').waitFor({ timeout: 60_000 });
    await shoot(other, `ending-${size}`);
    await other.context().close();
  }
}

/** Two at one screen, and what a stranger to the game sees first of the other game. */
async function others() {
  const page = await person(b, server.base);
  await layGame(page, 'Shifting Sands', { axis: 'me', allied: 'me' });
  await page.locator('.curtain').waitFor();
  await shoot(page, 'curtain');
  await page.goto('/');
  await page.locator('.lid').nth(1).click();
  await shoot(page, 'lobby-second');
  await page.locator('[data-begin]').click();
  await ready(page);
  await sleep(1500);
  await shoot(page, 'second-start');
}

/** A battle and the balance of an absence, on the desk and on the phone. */
async function absence() {
  const page = await person(b, server.base);
  await lay(page);
  await ready(page);
  await campaign(page, async () => {}, 45);
  const cookies = await page.context().cookies();
  const path = new URL(page.url()).pathname;
  const id = path.split('/').pop();
  for (const [size, shape] of Object.entries(SIZES)) {
    const other = await person(b, server.base, { ...shape, language: size === 'phone' ? 'pl' : 'en' });
    await other.context().addCookies(cookies);
    await other.addInitScript((id) => localStorage.setItem(`sandtable:${id}:seen`, '20'), id);
    await other.goto(path);
    await ready(other);
    await other.locator('.away').waitFor();
    await shoot(other, `away-${size}`);
    await other.locator('[data-decide]').click();
    await sleep(500);
    await shoot(other, `battle-${size}`);
    await other.context().close();
  }
}

const only = process.argv[2];
if (!only || only === 'absence') await absence();
if (!only || only === 'ending') await ending();
if (!only || only === 'others') await others();
if (only) {
  await b.close();
  await server.stop();
  process.exit(0);
}
const page = await person(b, server.base);
await page.goto('/');
await page.locator('[data-begin]').first().waitFor();
await shoot(page, 'lobby');
await lay(page);
await ready(page);
await shoot(page, 'start');
await campaign(page, (kind) => shoot(page, `play-${kind}`), 120);
const counter = page.locator('[data-piece^="axis-cube-14"], [data-piece^="axis-cube-10"]').first();
if ((await myTurn(page)) && (await counter.count())) {
  const box = await counter.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await shoot(page, 'refusal');
  await page.keyboard.press('Escape');
}
for (const tab of ['inspect', 'log', 'rules', 'charts', 'forces', 'orders', 'talk', 'replay']) {
  await page.locator(`#tab-${tab}`).click();
  await shoot(page, `tab-${tab}`);
}
const address = new URL(page.url()).pathname;
const cookies = await page.context().cookies();
for (const [size, shape] of Object.entries(SIZES)) {
  for (const dark of [false, true]) {
    for (const language of ['en', 'zh']) {
      const other = await person(b, server.base, { ...shape, dark, language });
      await other.context().addCookies(cookies);
      const name = `${size}-${dark ? 'dark' : 'light'}-${language}`;
      await other.goto('/');
      await other.locator('[data-begin]').first().waitFor();
      await shoot(other, `lobby-${name}`);
      await other.goto(address);
      await ready(other);
      await sleep(900);
      await shoot(other, `table-${name}`);
      await other.context().close();
    }
  }
}
await b.close();
await server.stop();
