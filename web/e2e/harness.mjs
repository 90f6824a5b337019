// A real browser against a real server: what all browser tests share.
import { inflateRawSync } from 'node:zlib';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
/** The client ignores presses so soon after the prompt changed. */
export const SLIP = 430;

function binary(wish, ...name) {
  const places = wish ? [wish] : ['release', 'debug'].map((kind) => join(ROOT, 'target', kind, ...name));
  return places.find(existsSync);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the server on a port of its own with an empty data directory; `SANDTABLE_BASE` names one that runs, unless there is `more` to say. */
export async function serve(...more) {
  if (process.env.SANDTABLE_BASE && !more.length) return { base: process.env.SANDTABLE_BASE, stop: async () => {} };
  const program = binary(process.env.SANDTABLE_BIN, 'sandtable');
  if (!program) throw new Error('no sandtable program found: run `cargo build` first, or set SANDTABLE_BIN');
  return start(program, (address, data) => ['serve', '--behind-proxy', '--listen', address, '--data-dir', data, ...more]);
}

/** The same for the toy of the core's tests, which is on no shelf. */
export async function serveToy() {
  const program = binary(process.env.SANDTABLE_TOY, 'examples', 'patrol');
  if (!program) throw new Error('no toy found: run `cargo build -p sandtable-server --example patrol` first, or set SANDTABLE_TOY');
  return start(program, (address, data) => [address, data]);
}

async function start(program, args) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'sandtable-e2e-'));
  const child = spawn(program, args(`127.0.0.1:${port}`, data), { stdio: ['ignore', 'ignore', 'inherit'] });
  const base = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 100; i++) {
    if (await fetch(`${base}/api/games`).then((r) => r.ok, () => false)) break;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await sleep(100);
  }
  const stop = async () => {
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  };
  /** Sets the clock of the toy ahead. */
  const ahead = (ms) => writeFileSync(join(data, 'ahead'), String(ms));
  /** What the operator reads with a command of the program. */
  const admin = (...words) => JSON.parse(execFileSync(program, ['admin', ...words, '--json', '--data-dir', data], { encoding: 'utf8' }));
  return { base, stop, ahead, admin };
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export function browser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}: apt-get install chromium`);
  return chromium.launch({ executablePath, args: FLAGS.split(' ') });
}

let persons = 0;
/** A page of its own person, who comes from an address of his own: limits are not what is tested here. Everything that the console complains of is kept in `page.complaints`. */
export async function person(from, base, how = {}) {
  const { width = 1440, height = 900, dark = false, language = 'en', phone = false } = how;
  const context = await from.newContext({
    baseURL: base,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: language,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: how.still ? 'reduce' : 'no-preference',
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${Math.floor(++persons / 250)}.${(persons % 250) + 1}` },
  });
  // The moves of others are shown where that is what is tested.
  await context.addInitScript((pace) => {
    const kept = JSON.parse(localStorage.getItem('sandtable') ?? '{}');
    if (!kept.pace) localStorage.setItem('sandtable', JSON.stringify({ ...kept, pace }));
  }, how.pace ?? 'off');
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.complaints = [];
  page.on('pageerror', (e) => page.complaints.push(String(e)));
  page.on('console', (m) => {
    if (m.type() === 'error' && !/Failed to load resource/.test(m.text())) page.complaints.push(m.text());
  });
  page.on('response', (r) => {
    // A guest is unknown once, refusals are answers: neither is a fault of the page.
    // Nor are odds that cannot be reckoned over a draft.
    if (r.status() === 403 && r.url().includes('/odds?')) return;
    if (r.status() >= 400 && ![401, 409, 422].includes(r.status())) page.complaints.push(`${r.status()} ${r.url()}`);
  });
  return page;
}

/** Lays a table from the lobby. Seats by key: `me`, `link`, `open`, `bot:recruit`. */
export async function lay(page, seats = {}) {
  await page.goto('/');
  await page.locator('[data-begin]').first().waitFor();
  for (const [seat, choice] of Object.entries(seats)) await page.locator(`[data-seat=${seat}]`).first().selectOption(choice);
  await page.locator('[data-begin]').first().click();
  await page.waitForURL(/\/t\//);
}

/** Opens the box of a game in the lobby. */
export async function openBox(page, title) {
  await page.goto('/');
  const box = page.locator('.box', { hasText: title });
  await box.waitFor();
  if (!(await box.locator('[data-begin]').count())) await box.locator('.lid').click();
  await box.locator('[data-begin]').waitFor();
  return box;
}

/** Lays a table of a game from its box, of its first scenario or of another; seats as in `lay`. */
export async function layGame(page, title, seats = {}, scenario = '') {
  const box = await openBox(page, title);
  if (scenario) await box.locator('[data-scenario]').selectOption(scenario);
  for (const [seat, choice] of Object.entries(seats)) await box.locator(`[data-seat=${seat}]`).selectOption(choice);
  await box.locator('[data-begin]').click();
  await page.waitForURL(/\/t\//);
}

/** Until the page has been let in under a name. */
export async function known(page) {
  await page.evaluate(async () => {
    while (!(await fetch('/api/me')).ok) await new Promise((later) => setTimeout(later, 50));
  });
}

/** Lays a table of a game in a position, with a seat for each of `seats`, and opens it. The page must be at the lobby, or anywhere after it. */
export async function layAt(page, game, position, seats) {
  await known(page);
  const id = await page.evaluate(
    async ([game, position, seats]) => {
      const post = async (path, body) => {
        const r = await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
        if (!r.ok) throw new Error(`${path}: ${await r.text()}`);
        return r.json();
      };
      // A record that begins in the position is read in, and forked for those who play.
      const { table } = await post('tables', { game, seats: seats.map(() => 'me') });
      const record = await (await fetch(`/api/tables/${table.id}/record`)).text();
      const head = record.split('\n\n')[0].split('\n').filter((line) => !/^(commitment|word|made) /.test(line));
      const at = position.trim().split('\n').map((line) => `at ${line.trim()}`);
      const made = await post('import', { record: [...head, 'seed 7', ...at, '', '0 start', ''].join('\n') });
      const { table: fork } = await post(`tables/${made.id}/fork`, { seats });
      for (const { id } of [table, made]) await fetch(`/api/tables/${id}`, { method: 'DELETE' });
      return fork.id;
    },
    [game, position, seats],
  );
  await page.goto(`/t/${id}`);
  await ready(page);
}

/** The address by which a friend takes a seat that was laid with a link: the first of them, or another. */
export function invitation(page, n = 0) {
  const address = new URL(page.url());
  const [seat, key] = new URLSearchParams(address.hash.slice(1)).get('links').split(',')[n].split(':');
  return `${address.pathname}#seat=${seat}&key=${key}`;
}

/** Two persons at one table: the first has the Allies, the second came by the link. */
export async function pair(from, base, how = {}) {
  const [one, two] = await Promise.all([person(from, base, how), person(from, base, how)]);
  await lay(one, { axis: 'link' });
  await two.goto(invitation(one));
  await Promise.all([ready(two), ready(one)]);
  return { one, two, path: new URL(one.url()).pathname };
}

/** Whichever of two is asked, and the other. */
export async function askedOf(one, two) {
  await Promise.race([myTurn(one), myTurn(two)]);
  return (await mine(one)) ? [one, two] : [two, one];
}

export const ready = (page) => page.locator('.page .prompt').waitFor({ timeout: 20_000 });
export const prompt = (page) => page.locator('#prompt').textContent();
export const mine = (page) => page.locator('.prompt.mine').count().then((n) => n > 0);

/** Waits until this person is asked or the game is over; says whether he is asked. */
export async function myTurn(page, patience = 60_000) {
  await page.locator('.prompt.mine, .ending').first().waitFor({ timeout: patience });
  return mine(page);
}

/** Presses the main button, or takes the first choice on the board where there is none, and settles what it asks. */
export async function pressMain(page) {
  await sleep(SLIP);
  const main = page.locator('[data-main]');
  // What gives something away wants a held press, or a second Enter.
  if ((await main.count()) && (await page.locator('[data-reminders]').count())) {
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
  } else if (await main.count()) await main.click();
  else await (await choices(page)).first().evaluate((e) => e.click());
  await confirm(page);
}

/** Odds are looked at and accepted, lists are answered with one of their lines. */
export async function confirm(page, pick = 0) {
  for (let i = 0; i < 3; i++) {
    await settled(page);
    // The odds, or what a click names before it is done.
    const sure = page.locator('[role=dialog] [data-do], [role=dialog] .buttons [data-line]');
    const list = page.locator('[role=dialog] .list [data-line]');
    if (await sure.count()) await sure.first().click();
    else if (await list.count()) await list.nth(pick % (await list.count())).click();
    else return;
  }
}

/** Until requests that a click began have been answered. */
export async function settled(page) {
  await page.waitForTimeout(60);
  await page.locator('.buttons.busy').waitFor({ state: 'detached', timeout: 10_000 }).catch(() => {});
}

/** What can be chosen on the board, as the list has it: of many choices those of one thing. */
export async function choices(page, random = () => 0) {
  const groups = page.locator('[data-group]');
  const count = await groups.count();
  if (count && !(await page.locator('[data-group][aria-expanded=true]').count())) await groups.nth(Math.floor(random() * count)).evaluate((e) => e.click());
  return page.locator('[data-offer]');
}

/** Takes the first choice on the board whose line is wanted and settles what it asks; says how many clicks that was, none if there is no such choice. */
export async function take(page, wanted) {
  for (const group of [null, ...(await page.locator('[data-group]').all())]) {
    if (group) await group.evaluate((e) => e.click());
    const found = page.locator('[data-offer]');
    const lines = await found.evaluateAll((all) => all.map((e) => e.dataset.offer));
    const at = lines.findIndex(wanted);
    if (at < 0) continue;
    await sleep(SLIP);
    await found.nth(at).evaluate((e) => e.click());
    await settled(page);
    const asked = await page.locator('[role=dialog] [data-do]').count();
    await confirm(page);
    await settled(page);
    return asked ? 2 : 1;
  }
  return 0;
}

/** One random click: a lit counter with the mouse, a choice from the list, or a button. */
export async function randomClick(page, random, eager = 0.5) {
  const main = page.locator('[data-main]');
  if ((await main.count()) && random() < eager) return pressMain(page);
  const offers = await choices(page, random);
  const count = await offers.count();
  const buttons = page.locator('.prompt .buttons [data-line]');
  const pressed = await buttons.count();
  const n = Math.floor(random() * (count + pressed));
  if (n < count) await offers.nth(n).evaluate((e) => e.click());
  else {
    await sleep(SLIP);
    await buttons.nth(n - count).click();
  }
  await confirm(page, Math.floor(random() * 9));
}

/** Numbers that are always the same. */
export function numbers(seed) {
  let x = seed;
  return () => {
    x = (x * 48271) % 2147483647;
    return x / 2147483647;
  };
}

const tests = [];
export const test = (name, run) => tests.push({ name, run });

export function equal(found, expected, what) {
  if (found !== expected) throw new Error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}
export function truth(found, what) {
  if (!found) throw new Error(what);
}

/** So often a test is tried: a browser on a busy machine stumbles now and then, and what is broken fails every time. */
const TRIES = Number(process.env.TRIES ?? 3);

export async function runAll(only) {
  const server = await serve();
  const b = await browser();
  const chosen = tests.filter((t) => !only || t.name.includes(only));
  const tally = { passed: 0, failed: 0, again: 0 };
  const once = async ({ name, run }, last) => {
    const start = Date.now();
    try {
      const note = await run({ base: server.base, browser: b });
      console.log(`ok    ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)${note ? `: ${note}` : ''}`);
      return true;
    } catch (error) {
      console.error(`${last ? 'FAIL ' : 'again'} ${name}\n${error.stack ?? error}`);
      return false;
    } finally {
      for (const context of b.contexts()) await context.close();
    }
  };
  for (const one of chosen) {
    let good = false;
    for (let tries = 1; tries <= TRIES && !good; tries++) {
      good = await once(one, tries === TRIES);
      if (tries > 1) tally.again++;
    }
    tally[good ? 'passed' : 'failed']++;
  }
  await b.close();
  await server.stop();
  return tally;
}

/** The text of a message of the live line: long ones are packed. */
export const unpacked = (sent) => (typeof sent === 'string' ? sent : inflateRawSync(sent).toString());
