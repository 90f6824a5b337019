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
  // The odds stand over the upper edge of the enemy's counter, within his hex.
  const [x, y] = await middle(tag(page));
  await page.mouse.click(x, y);
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
      seen++;
      truth(!scene.hands[seat].length, `chits of the ${other} side were told: ${JSON.stringify(scene.hands[seat])}`);
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

/** A command of an army with units here and there, the enemy far away. */
const command = (chit, units) => `
clear = true
turn = 2
active = "axis"
phase = "march"
chit = "${chit}"
drawn = ["${chit}"]
units = [${units.map((unit) => `"${unit}"`).join(', ')}, "s-6 @ 3004"]
`;

test('Stalingrad: two nations of one army in a hex are looked at, and the page lives', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await page.goto('/');
  await layAt(page, 'stalingrad', command('17A', ['13Pz active @ 0620', 'Wik active @ 0620', '17A active @ 0618', '9 active @ 0622']), ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await sleep(800);
  await page.locator('#tab-inspect').click();
  const shown = (words) => page.waitForFunction((words) => words.every((word) => document.querySelector('#tab-panel')?.textContent.includes(word)), words);
  await page.mouse.click(...(await middle(page.locator('.counters [data-piece="Wik"], .counters [data-piece="13Pz"]').first())));
  await shown(['SS Wik', '13 Pz']);
  const labels = await page.locator('#tab-panel button').allTextContents();
  equal(new Set(labels).size, labels.length, `buttons of one name: ${labels.join(' | ')}`);
  await page.keyboard.press('Escape');
  await sleep(SLIP);
  await page.mouse.click(...(await middle(page.locator('.counters [data-piece="17A"]').first())));
  await shown(['17th Army']);
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('Stalingrad: a stack is shown no hex that has no room for all of it, and hears why', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await page.goto('/');
  await layAt(page, 'stalingrad', command('6A', ['44 active @ 2010', '57 active @ 2010', '62 @ 2210', '71 @ 2212', '79 @ 2212']), ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await sleep(800);
  const at = async (...keys) => {
    for (const key of keys) {
      const counter = page.locator(`.counters [data-piece="${key}"]`);
      if (await counter.count()) return middle(counter.first());
    }
    throw new Error(`${keys} are not on the map`);
  };
  const stack = await at('44', '57');
  await page.mouse.click(...stack);
  await page.locator('.picked').waitFor();
  await page.locator('.tags g').first().waitFor();
  const near = async ([x, y]) => {
    const all = await Promise.all((await page.locator('.tags g').all()).map(middle));
    return all.some(([a, b]) => Math.hypot(a - x, b - y) < 30);
  };
  for (const goal of [await at('62'), await at('71', '79')]) truth(!(await near(goal)), 'a hex without room is lit');
  await page.mouse.click(...(await at('62')));
  await page.locator('.why').waitFor();
  truth(/full/.test(await page.locator('.why').textContent()), await page.locator('.why').textContent());
  truth(await page.locator('.picked').count(), 'the stack was put down');
  // One of them alone finds room beside it.
  await page.keyboard.press('Escape');
  await sleep(SLIP);
  await page.mouse.click(...stack);
  await page.locator('.fan .one[aria-pressed=true]').first().dispatchEvent('pointerup');
  await page.waitForFunction(() => /One unit/.test(document.querySelector('.picked')?.textContent ?? ''));
  await page.waitForFunction(() => document.querySelectorAll('.tags g').length > 0);
  await sleep(300);
  truth(await near(await at('62')), 'a hex with room for one is not lit');
  truth(!(await near(await at('71', '79'))), 'a full hex is lit');
  equal(page.complaints.filter((said) => !/422/.test(said)).join('\n'), '', 'complaints');
});

test('Stalingrad: odds stand on the counter that they are for', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await page.goto('/');
  const position = 'clear = true\nturn = 2\nactive = "axis"\nphase = "attack"\nunits = ["24Pz active @ 2203", "44 active @ 2204", "62 active @ 2204", "71 active @ 2206", "s-6 @ 2304", "s-15 @ 2306", "s-45 @ 2405"]';
  await layAt(page, 'stalingrad', position, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await sleep(800);
  const tags = await page.locator('.tags g').all();
  equal(tags.length, 2, 'odds on the map');
  for (const tag of tags) {
    const [x, y] = await middle(tag);
    const over = await Promise.all(
      ['s-6', 's-15', 's-45'].map(async (key) => {
        const box = await page.locator(`.counters [data-piece="${key}"]`).first().boundingBox();
        return x > box.x && x < box.x + box.width && y > box.y - 4 && y < box.y + box.height / 2;
      }),
    );
    equal(over.filter(Boolean).length, 1, `counters under the odds at ${x}, ${y}`);
  }
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('Stalingrad: the rules are found by what players call things, in any language', async ({ base, browser }) => {
  for (const [language, queries] of [
    ['en', ['victory points', 'vp', 'punkty zwycięstwa', '胜利点', 'zoc']],
    ['pl', ['punkty zwyciestwa', 'victory points', 'strefa kontroli', 'heks']],
    ['zh', ['胜利点', 'victory points', '控制区', '撤退']],
  ]) {
    const page = await person(browser, base, { still: true, language });
    await page.goto('/');
    await layAt(page, 'stalingrad', command('6A', ['44 active @ 2010']), ['me', { bot: 'recruit' }]);
    await page.locator('#tab-rules').click();
    const rules = page.locator('#tab-panel .rule');
    await rules.first().waitFor();
    const all = await rules.count();
    for (const query of queries) {
      await page.locator('[data-find-rules]').fill(query);
      await page.waitForFunction((all) => document.querySelectorAll('#tab-panel .rule').length < all, all);
      truth((await rules.count()) > 0, `${language}: nothing is found for ${query}`);
    }
    equal(page.complaints.join('\n'), '', 'complaints');
    await page.context().close();
  }
});

test('Stalingrad: the hex that was won asks who goes there, and a stack is split in its fan', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await page.goto('/');
  const position = `clear = true
turn = 2
active = "axis"
chit = "6A"
drawn = ["6A"]
steps = ["turn draw", "command end", "battle finish", "advance"]
battle = "1505 retreat 1 steps 0 attacker 0"
units = ["44 active attacks=1505 @ 1406", "62 active attacks=1505 @ 1506", "68 active attacks=1505 @ 1405", "s-15 @ 3030"]`;
  await layAt(page, 'stalingrad', position, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  const offers = await page.locator('[data-offer^="advance"]').evaluateAll((all) => all.map((e) => e.dataset.offer));
  truth(offers.filter((line) => line === 'advance 44').length > 1, `the hex does not stand for one of them: ${offers}`);
  await layAt(page, 'stalingrad', command('6A', ['44 active @ 2010', '57 active @ 2010', '71 @ 2212']), ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await sleep(800);
  const stack = page.locator('.counters [data-piece="44"], .counters [data-piece="57"]').first();
  await page.mouse.move(...(await middle(stack)));
  await sleep(600);
  await page.mouse.click(...(await middle(stack)));
  await page.locator('.picked').waitFor();
  await page.locator('.tags g').first().waitFor();
  // On the way to the fan it stays.
  const one = page.locator('.fan .one').first();
  const [x, y] = await middle(one);
  await page.mouse.move(x, y, { steps: 20 });
  await sleep(700);
  await page.mouse.click(x, y);
  await page.waitForFunction(() => /One unit/.test(document.querySelector('.picked')?.textContent ?? ''));
  equal(page.complaints.join('\n'), '', 'complaints');
});
