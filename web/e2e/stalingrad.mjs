// Stalingrad Blitzkrieg: a whole turn for both sides by clicking, each in a browser of its own.
import { confirm, equal, invitation, layAt, layGame, mine, myTurn, person, pressMain, prompt, ready, settled, sleep, SLIP, test, truth, unpacked } from './harness.mjs';

/** Lays a table of the game: the first seat for this person, the second for somebody else. */
export const layCampaign = (page, soviet) => layGame(page, 'Stalingrad Blitzkrieg', { soviet });

/** Keeps everything that a page is told in answers and over the live line. */
function listen(page) {
  const told = [];
  page.on('response', async (r) => {
    if (r.url().includes('/api/tables')) told.push(await r.text().catch(() => ''));
  });
  page.on('websocket', (socket) => socket.on('framereceived', (f) => told.push(unpacked(f.payload))));
  return told;
}

/** Scenes in what was told. */
function* scenes(told) {
  for (const text of told) {
    let found;
    try {
      found = JSON.parse(text);
    } catch {
      continue;
    }
    for (const scene of [found.scene, found.state?.scene]) if (scene?.hands) yield scene;
  }
}

const turn = async (page) => Number(/\d+/.exec(await page.locator('.turn b').textContent())[0]);
const tag = (page, n = 0) => page.locator('.tags g').nth(n);

export async function middle(locator) {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes up a lit unit with the mouse, out of its stack if it stands in one. */
async function takeUp(page) {
  const before = await prompt(page);
  const board = await page.locator('.board .map').boundingBox();
  const lit = page.locator('.counters [data-piece]:has(.glow)');
  for (let i = 0; i < (await lit.count()); i++) {
    const at = await middle(lit.nth(i));
    if (at[0] < board.x + 40 || at[1] < board.y + 40 || at[0] > board.x + board.width - 80 || at[1] > board.y + board.height - 40) continue;
    await page.mouse.click(...at);
    await page.waitForTimeout(80);
    // A stack is picked as a whole; here one unit is wanted.
    if (await page.locator('.picked').count()) {
      await page.keyboard.press('Escape');
      continue;
    }
    const one = page.locator('.fan .one:has(.glow)').first();
    if (await one.count()) await one.dispatchEvent('pointerup');
    await confirm(page);
    const changed = await page
      .waitForFunction((text) => document.querySelector('#prompt')?.textContent !== text, before, { timeout: 1500 })
      .catch(() => null);
    if (changed && (await tag(page).count())) return;
    if (changed) await page.locator('[data-undo]').click();
    await settled(page);
  }
  throw new Error('no unit could be taken up');
}

/** How many pixels of bare desk lie between the board and the edges of its window, at most. */
const desk = (page) =>
  page.evaluate(() => {
    const [frame, world] = ['.frame', '.world'].map((what) => document.querySelector(what).getBoundingClientRect());
    const bare = (from, to, low, high) => (to - from > high - low ? Math.max(from - low, high - to) : 0);
    return Math.max(bare(world.left, world.right, frame.left, frame.right), bare(world.top, world.bottom, frame.top, frame.bottom));
  });

/** Moves a unit to a lit hex; its cost stands there. */
async function moveOne(page) {
  await sleep(SLIP);
  await takeUp(page);
  const cost = await tag(page).textContent();
  truth(/^×?\d+$|^all$/.test(cost), `the cost reads ${cost}`);
  await page.mouse.click(...(await middle(tag(page))));
  await confirm(page);
  await settled(page);
  truth(await page.locator('[data-undo]').count(), 'a move can be taken back');
  return cost;
}

/** Attacks the first hex that can be attacked; the odds stand beside it before it is declared. */
async function attackOne(page) {
  await sleep(SLIP);
  // The odds stand at the lower end of the hex: a little above is the counter of the enemy.
  const [x, y] = await middle(tag(page));
  await page.mouse.click(x, y - 16);
  const panel = page.locator('[role=dialog] .odds');
  const list = page.locator('[role=dialog] .list [data-line]');
  await panel.or(list.first()).first().waitFor();
  if (await list.count()) await list.first().click();
  await panel.waitFor();
  const words = (await panel.textContent()).replace(/\s+/g, ' ').trim();
  truth((await panel.locator('.end').count()) === 3, `three ends are told: ${words}`);
  truth((await panel.locator('.sums li').count()) > 1, `the arithmetic is told: ${words}`);
  // Only declared: the others come first.
  const lay = page.locator('[role=dialog] [data-lay]');
  await ((await lay.count()) ? lay : page.locator('[role=dialog] [data-do]')).click();
  await settled(page);
  await page.locator('.tags .strong').first().waitFor({ state: 'attached' });
  // The chart lights the column that was declared.
  await page.locator('#tab-charts').click();
  await page.locator('[data-chart=results] th.lit').first().waitFor();
  await page.locator('#tab-inspect').click();
  return words;
}

/** Every overlay is laid and taken away, and remembered. */
async function overlays(page) {
  await page.locator('[data-overlays] summary').click();
  for (const key of ['zones', 'supply', 'command']) {
    await page.locator(`[data-fill=${key}]`).check();
    await page.locator('.marks .border').first().waitFor({ state: 'attached' });
    truth(await page.evaluate((k) => JSON.parse(localStorage.sandtable).filled === k, key), `${key} is not remembered`);
  }
  await page.locator('[data-fill=control]').check();
  equal(await page.locator('.marks .border').count(), 0, 'areas after the overlay was taken away');
  truth(await page.locator('.marks .front').count(), 'the front line is drawn');
  await page.locator('[data-thin=front]').uncheck();
  equal(await page.locator('.marks .front').count(), 0, 'front lines after the overlay was taken away');
  await page.locator('[data-thin=front]').check();
  await page.locator('[data-overlays] summary').click();
}

/** Chooses chits until everything is chosen. */
export async function choose(page) {
  for (let i = 0; i < 12; i++) {
    const main = page.locator('[data-main]');
    if (await main.count()) return pressMain(page);
    await sleep(SLIP);
    await page.locator('[data-hand] button.lit').first().click();
    await settled(page);
  }
  throw new Error('the chits were never chosen');
}

test('Stalingrad: a whole turn for both sides by clicking', async ({ base, browser }) => {
  const [axis, soviet] = await Promise.all([person(browser, base, { still: true }), person(browser, base, { still: true })]);
  const [toAxis, toSoviet] = [listen(axis), listen(soviet)];
  await layCampaign(axis, 'link');
  await soviet.goto(invitation(axis));
  await Promise.all([ready(axis), ready(soviet)]);

  // Set-up: a unit from the tray into a lit hex, the rest ready-made.
  truth((await axis.locator('[data-tray] section').count()) === 7, 'a tray for each army');
  await sleep(SLIP);
  await axis.locator('[data-tray-piece]').first().click();
  await axis.locator('[data-tray-piece][aria-pressed=true]').waitFor();
  for (const page of [axis, soviet]) {
    await myTurn(page);
    for (let i = 0; i < 3 && (await mine(page)) && /place|placed/.test(await prompt(page)); i++) await pressMain(page);
  }

  // Chits, in secret.
  await Promise.all([choose(axis), choose(soviet)]);

  let [clicks, moved, attacked, looked] = [0, null, null, false];
  while ((await turn(axis)) === 1 && clicks++ < 160) {
    await Promise.race([myTurn(axis), myTurn(soviet)]);
    const page = (await mine(axis)) ? axis : soviet;
    const said = await prompt(page);
    if (!looked) {
      await overlays(page);
      looked = true;
    }
    truth((await desk(page)) < 80, `${await desk(page)} pixels of bare desk`);
    if (!moved && /Done moving/.test(said)) {
      // What was activated is near enough to be read.
      const counter = await page.locator('.counters [data-piece]:has(.glow)').first().boundingBox();
      truth(counter.width > 24, `an activated counter has ${counter.width} px`);
      moved = await moveOne(page);
    }
    else if (!attacked && (await page.locator('[data-offer^="attack"], [data-group]').count()) && (await tag(page).count())) attacked = await attackOne(page);
    else await pressMain(page);
    await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent !== text, said, { timeout: 1500 }).catch(() => {});
  }
  equal(await turn(axis), 2, 'the turn after a whole turn');
  truth(moved && attacked, 'a unit moved and one attacked');

  // Nobody was told what the other had put into the cup before it was drawn.
  for (const [told, seat, other] of [[toAxis, 1, 'soviet'], [toSoviet, 0, 'axis']]) {
    let seen = 0;
    for (const scene of scenes(told)) {
      for (const card of scene.hands[seat]) {
        seen++;
        truth(card.kind === undefined && !card.marks?.length && card.key.startsWith(`${other}-`), `a chit of the ${other} side was told: ${JSON.stringify(card)}`);
      }
    }
    truth(seen > 0, 'no scene was told');
    const chosen = told.filter((text) => /"(?:select|lead) /.test(text)).join('');
    const foreign = seat ? /"(?:select|lead) (?:VrnzFront|StrgFront|CSFront|SthFront|SWFront|SEFront|SOVIET|STAVKA)/ : /"(?:select|lead) (?:\dPzA|6A|17A|H2A|R3A|It8A|AXIS)/;
    truth(!foreign.test(chosen), `the choices of the ${other} side were told`);
  }
  for (const page of [axis, soviet]) equal(page.complaints.join('\n'), '', 'complaints');
  return `${clicks} clicks; cost ${moved}; ${attacked.slice(0, 90)}…`;
});

const REINFORCED = `
clear = true
drawn = ['17A', 'SUPPLY']
selected = ['AXIS-REINF']
chit = '17A'
steps = ['turn draw', 'command end', 'march']
ready = ['axis', 'soviet']
units = ['44 @ 0219']
`;

test('Stalingrad: reinforcements come by one press, and the map stays in sight', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await page.goto('/');
  await layAt(page, 'stalingrad', REINFORCED, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await pressMain(page);
  await page.waitForFunction(() => /reinforcements/.test(document.querySelector('#prompt')?.textContent ?? ''));
  await page.locator('[data-tray]').waitFor();
  await sleep(600);
  // What is due lies in the tray: nothing is looked for beside the map.
  const frame = await page.locator('.frame').boundingBox();
  const [x, y] = await middle(page.locator('.counters [data-piece="44"]'));
  truth(x > frame.x && y > frame.y && x < frame.x + frame.width && y < frame.y + frame.height, `the map is out of sight: its unit is at ${x}, ${y}`);
  const due = Number(/(\d+) due/.exec(await prompt(page))[1]);
  truth(new RegExp(`${due} units`).test(await page.locator('[data-main]').textContent()), 'the button does not bring all in');
  await pressMain(page);
  await page.waitForFunction(() => !/reinforcements/.test(document.querySelector('#prompt')?.textContent ?? ''));
  const log = await page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((l) => l.entries.map((e) => e.text.id)));
  equal(log.filter((id) => id === 'log-entered').length, due, 'units that arrived');
  equal(page.complaints.join('\n'), '', 'complaints');
});
