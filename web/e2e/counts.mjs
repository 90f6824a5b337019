// How many clicks things take: counted, not timed.
import { equal, lay, layAt, myTurn, person, pressMain, prompt, ready, settled, sleep, SLIP, test, truth } from './harness.mjs';

const quiet = (...pages) => pages.forEach((page) => equal(page.complaints.join('\n'), '', 'complaints'));

/** Clicks with the mouse, counted. */
class Hand {
  clicks = 0;
  constructor(page) {
    this.page = page;
  }
  async click(locator) {
    await sleep(SLIP);
    const box = await locator.boundingBox();
    truth(box, 'what is clicked is not to be seen');
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    this.clicks++;
    await settled(this.page);
  }
  /** The counter of a piece; of a stack the one on top. */
  piece(key) {
    return this.click(this.page.locator(`.counters [data-piece="${key}"]`).first());
  }
  /** The main button, held where it gives something away. */
  async main() {
    await sleep(SLIP);
    const main = this.page.locator('[data-main]');
    await main.waitFor();
    const held = await this.page.locator('[data-reminders]').count();
    this.clicks++;
    await main.click({ delay: held ? 800 : 0 });
    await settled(this.page);
  }
}

const AXIS_ATTACKS = `
clear = true
turn = 2
active = "axis"
phase = "attack"
markers_axis = 0
markers_allies = 0
ships = ["american used", "british used", "italian used", "uboat used"]
units = ["axis cube x2 @ 17", "axis tank @ 17", "axis italian-tank @ 16", "axis elite @ 16", "allies cube @ 19", "allies cube @ 20", "axis cube @ 01"]
`;

/** The rows of the log, in words. */
const log = (page) => page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((l) => l.entries.map((e) => e.text.id)));

test('an attack with four kinds of unit from two areas takes five clicks', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  // The dice decide how long a battle is: tables are laid until one is won in its first round.
  for (let tries = 0; tries < 25; tries++) {
    await layAt(page, 'soft-underbelly', AXIS_ATTACKS, [{ bot: 'recruit' }, 'me']);
    await myTurn(page);
    const hand = new Hand(page);
    await hand.piece('allies-cube-19');
    const roster = page.locator('[data-roster]');
    await roster.waitFor();
    equal(await roster.locator('[data-tick], [data-fewer]').count(), 4, 'kinds on the list');
    equal(await roster.locator('[data-tick]:checked').count(), 3, 'single units are ticked');
    equal(await roster.locator('output').textContent(), '2', 'all cubes take part at first');
    await roster.locator('.odds .end').first().waitFor();
    await hand.click(roster.locator('[data-do]'));
    const asked = [];
    for (let i = 0; i < 6 && (await myTurn(page)) && !/declare|move/.test(await prompt(page)); i++) {
      const phase = await page.locator('.phase').first().textContent();
      if (!/[Bb]attle/.test(phase)) break;
      asked.push(await prompt(page));
      await hand.main();
    }
    const rolled = (await log(page)).filter((id) => id === 'log-battle-dice').length;
    if (rolled > 2) continue;
    const held = await page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/scene`).then((r) => r.json()).then((s) => s.scene.phase.id));
    truth(held !== 'phase-battle', `the battle goes on: ${held}`);
    truth(hand.clicks <= 5, `${hand.clicks} clicks: ${asked.join(' | ')}`);
    quiet(page);
    return `${hand.clicks} clicks`;
  }
  throw new Error('no battle was ever won in its first round');
});

test('attackers are chosen by ticks and steppers, and the odds follow', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  await layAt(page, 'soft-underbelly', AXIS_ATTACKS, [{ bot: 'recruit' }, 'me']);
  await myTurn(page);
  const hand = new Hand(page);
  await hand.piece('allies-cube-19');
  const roster = page.locator('[data-roster]');
  await roster.locator('.odds .end').first().waitFor();
  const words = () => roster.locator('.odds').textContent();
  const before = await words();
  await roster.locator('[data-fewer]').click();
  await roster.locator('[data-tick]').first().uncheck();
  await roster.locator('[data-tick]').nth(1).uncheck();
  await page.waitForFunction((text) => document.querySelector('[data-roster] .odds')?.textContent !== text, before);
  await roster.locator('[data-lay]').click();
  await settled(page);
  const draft = await page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/scene?draft=true`).then((r) => r.json()).then((s) => s.draft));
  equal(draft.join('; ').split('; ').length, 2, 'attackers that were declared');
  quiet(page);
});

/** Ten stacks of two before four Soviet divisions. */
const STACKS = [['9Pz', '11Pz'], ['24Pz', '3Pz'], ['23Pz', '3Mot'], ['16Mot', 'GD'], ['71', '79'], ['113', '297'], ['44', '57'], ['62', '75'], ['168', '294'], ['305', '336']];
const TARGETS = ['s-6', 's-15', 's-45', 's-62'];
const ROWS = ['02', '06', '10', '14', '04', '08', '12', '16', '18', '20'];
const MARCH = `
clear = true
turn = 2
active = "axis"
phase = "march"
chit = "6A"
drawn = ["6A"]
units = [${[
  ...STACKS.flatMap((stack, i) => stack.map((key) => `"${key} active @ 20${ROWS[i]}"`)),
  ...TARGETS.map((key, i) => `"${key} @ 23${ROWS[i]}"`),
].join(', ')}]
`;
const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Those of several things that lie nearest to a point, the nearest first. */
async function nearest(things, [x, y]) {
  const all = await Promise.all((await things.all()).map(async (thing) => ({ thing, at: await middle(thing) })));
  return all.sort((a, b) => Math.hypot(a.at[0] - x, a.at[1] - y) - Math.hypot(b.at[0] - x, b.at[1] - y));
}

/** Stands on top of its stack, or anywhere in it. */
const counter = async (page, keys) => {
  for (const key of keys) {
    const found = page.locator(`.counters [data-piece="${key}"]`);
    if (await found.count()) return found.first();
  }
  throw new Error(`${keys} are not on the map`);
};

test('Stalingrad: twenty units in ten stacks and four attacks take 45 clicks', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true, height: 1100 });
  await page.goto('/');
  await layAt(page, 'stalingrad', MARCH, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await sleep(800);
  const hand = new Hand(page);
  // Every stack goes as a whole: two clicks.
  for (const [i, stack] of STACKS.entries()) {
    await hand.click(await counter(page, stack));
    await page.locator('.picked').waitFor();
    await page.locator('.tags g').first().waitFor();
    const goal = await middle(await counter(page, i < 4 ? [TARGETS[i]] : stack));
    const [to] = await nearest(page.locator('.tags g'), goal);
    await hand.click(to.thing);
    await page.locator('.picked').waitFor({ state: 'detached' });
  }
  // When the last one has moved, moving is over by itself.
  if (/Done moving/.test(await page.locator('[data-main]').textContent())) await hand.main();
  truth(/attack/.test(await prompt(page)), `after moving: ${await prompt(page)}`);
  const targets = [];
  for (const key of TARGETS) {
    const before = hand.clicks;
    await hand.click(await counter(page, [key]));
    const dialog = page.locator('[role=dialog]');
    if (!(await dialog.waitFor({ timeout: 2000 }).then(() => true, () => false))) continue;
    // The last one that is declared is fought at once.
    const last = key === TARGETS.at(-1) && (await dialog.locator('[data-lay]').count());
    await hand.click(last ? dialog.locator('[data-do]') : (await dialog.locator('[data-lay]').count()) ? dialog.locator('[data-lay]') : dialog.locator('[data-do]'));
    targets.push(hand.clicks - before);
  }
  equal(targets.length, 4, 'attacks that were declared');
  for (let i = 0; i < 30 && (await myTurn(page)) && !/have not moved|chit|select/.test(await prompt(page)); i++) {
    if ((await page.locator('.turn b').textContent()) !== 'Turn 2' && /supply|reinforce/i.test(await prompt(page))) break;
    const phase = await page.locator('.phase').first().textContent();
    if (!/[Cc]ombat|[Aa]ttack|[Bb]attle/.test(phase)) break;
    if (await page.locator('[data-main]').count()) await hand.main();
    else {
      // The next battle is chosen on the map.
      const lit = page.locator('.tags g');
      await hand.click(lit.first());
      const sure = page.locator('[role=dialog] [data-do]');
      if (await sure.count()) await hand.click(sure);
    }
  }
  truth(hand.clicks <= 45, `${hand.clicks} clicks`);
  quiet(page);
  return `${hand.clicks} clicks`;
});

test('Stalingrad: an attack takes three clicks to the roll, and two more to its end', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await page.goto('/');
  const position = `clear = true\nturn = 2\nactive = "axis"\nphase = "attack"\nunits = ["24Pz active @ 2104", "44 active @ 2204", "62 active @ 2204", "s-6 @ 2304", "s-15 @ 3030"]`;
  await layAt(page, 'stalingrad', position, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  const hand = new Hand(page);
  await hand.click(await counter(page, ['s-6']));
  await hand.click(page.locator('[role=dialog] [data-do]'));
  await page.waitForFunction(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((l) => l.entries.some((e) => e.event?.kind === 'rolled')));
  const rolled = hand.clicks;
  truth(rolled <= 3, `${rolled} clicks to the roll`);
  for (let i = 0; i < 6 && (await myTurn(page)) && /losses|lose|advance|step/i.test(await prompt(page)); i++) await hand.main();
  truth(hand.clicks - rolled <= 2, `${hand.clicks - rolled} clicks after the roll`);
  quiet(page);
  return `${rolled} and ${hand.clicks - rolled} clicks`;
});

test('whoever wins the roll makes the first decision of his own after three clicks', async ({ base, browser }) => {
  const counts = { allies: null, axis: null };
  // Dice and the machine say who begins: tables are laid until both have.
  for (let tries = 0; tries < 20 && (counts.allies === null || counts.axis === null); tries++) {
    const page = await person(browser, base);
    await lay(page);
    await ready(page);
    await myTurn(page);
    const own = /won the roll/.test(await prompt(page));
    let clicks = 1;
    // Whoever would rather begin leaves the enemy's whole impulse to his orders.
    const leave = page.locator('[data-leave-impulse]');
    if (!own && (await leave.count())) {
      await leave.click();
      await settled(page);
      clicks++;
    }
    for (; clicks < 40 && (await myTurn(page)) && !/: move,/.test(await prompt(page)); clicks++) {
      await pressMain(page);
      await settled(page);
    }
    counts[own ? 'allies' : 'axis'] ??= clicks;
    await page.context().close();
  }
  truth(counts.allies !== null && counts.allies <= 3, `${counts.allies} clicks where the Allies begin`);
  truth(counts.axis !== null && counts.axis <= 3, `${counts.axis} clicks where the Axis begins`);
  return `${counts.allies} clicks, ${counts.axis} where the Axis begins`;
});

test('a click on a draft is one request', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  await myTurn(page);
  for (let i = 0; i < 30 && !(await page.locator('[data-offer^="take"]').count()); i++) {
    await pressMain(page);
    await myTurn(page);
  }
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1)));
  // Nothing is written or drawn anew on a map that stays as it is.
  await page.evaluate(() => {
    window.drawn = 0;
    const watch = new MutationObserver((changes) => (window.drawn += changes.length));
    const map = document.querySelectorAll('.world > .ground, .world > .written, .world > .names');
    map.forEach((layer) => watch.observe(layer, { subtree: true, childList: true, attributes: true, characterData: true }));
  });
  for (let i = 0; i < 6; i++) {
    await sleep(SLIP);
    await page.locator('[data-offer^="take"]').first().evaluate((e) => e.click());
    await page.locator('[data-undo]').waitFor();
    await page.locator('[data-undo]').click();
    await page.locator('[data-undo]').waitFor({ state: 'detached' });
  }
  // The live line is quicker than the answer now and then: the scene is asked for in neither case.
  equal(asked.filter((path) => path === 'drafts').length, 12, 'clicks on drafts');
  equal(asked.filter((path) => path === 'scene').length, 0, 'scenes asked for beside them');
  equal(asked.filter((path) => path.endsWith('.json')).length, 0, 'art asked for again');
  equal(await page.evaluate(() => window.drawn), 0, 'changes of the map');
  quiet(page);
});
