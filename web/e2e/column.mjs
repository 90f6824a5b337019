// Pieces that go together: a stack picked as a whole, stacks added with Shift, a column led along a path.
import { equal, layAt, mine, myTurn, person, pressMain, prompt, ready, settled, sleep, SLIP, test, truth } from './harness.mjs';
import { choose, layCampaign, middle } from './stalingrad.mjs';

/** The scene as it is with the draft. */
const look = (page) =>
  page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split('/')[2]}/scene?draft=true`)).json()).scene);
const places = (scene, keys) => [...new Set(keys.map((key) => scene.pieces.find((p) => p.key === key).place))];

/** The first command of the Axis that moves units, after a ready-made set-up. */
async function moving(page) {
  await layCampaign(page, 'bot:recruit');
  await ready(page);
  for (let i = 0; i < 60; i++) {
    await myTurn(page);
    const said = await prompt(page);
    if (/Done moving/.test(said)) return;
    if (/chit/.test(said)) await choose(page);
    else await pressMain(page);
    await settled(page);
  }
  throw new Error('no unit was ever to be moved');
}

/** Stacks of which several can go together, by their pieces; those in the window first. */
async function stacks(page, least) {
  const scene = await look(page);
  // Offers of one form come as rows, a row with what it does not share with the one before: first the piece.
  const forms = scene.offers.filter((form) => form.together === 'move' && form.handle === 'piece');
  const able = new Set(forms.flatMap((form) => form.each.map((row) => row[0])));
  const byPlace = new Map();
  for (const piece of scene.pieces) if (able.has(piece.key)) byPlace.set(piece.place, [...(byPlace.get(piece.place) ?? []), piece.key]);
  return [...byPlace.values()].filter((keys) => keys.length >= least);
}

/** The point of a counter on the screen, if it is well inside the map. */
async function spot(page, keys) {
  const board = await page.locator('.board .map').boundingBox();
  for (const key of keys) {
    const counter = page.locator(`.counters [data-piece="${key}"]`);
    if (!(await counter.count())) continue;
    const [x, y] = await middle(counter.first());
    if (x > board.x + 60 && y > board.y + 60 && x < board.x + board.width - 110 && y < board.y + board.height - 60) return [x, y];
  }
  return null;
}

/** A stack, or single piece, that can be seen, its reach lit after a click. */
async function pickOne(page, least, without = []) {
  for (const keys of await stacks(page, least)) {
    if (keys.some((key) => without.includes(key))) continue;
    const at = await spot(page, keys);
    if (!at) continue;
    await page.mouse.click(...at);
    return { keys, at };
  }
  throw new Error('nothing to pick was seen');
}

/** The westernmost hex that is lit: nobody stands there, so that there is room for all. */
async function emptyHex(page) {
  const tags = page.locator('.tags g');
  const all = await Promise.all(Array.from({ length: await tags.count() }, (_, i) => middle(tags.nth(i))));
  return all.filter(([x]) => x > 430).sort((a, b) => a[0] - b[0])[0];
}

test('a stack goes together, is led along a path, and others join it with Shift', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await moving(page);
  await sleep(SLIP);

  // All of a stack that can move is picked at once; one click sends it, one undo brings it back.
  const { keys, at } = await pickOne(page, 2);
  await page.locator('.picked').waitFor();
  truth((await page.locator('.picked').textContent()).includes(String(keys.length)), 'how many are in hand is not said');
  await page.locator('.tags g').first().waitFor();
  // The fan of the stack lies where nobody can go, and no tool lies on the board.
  const tray = await page.locator('.fan .tray').boundingBox();
  for (const tag of await page.locator('.tags g').all()) {
    const [x, y] = await middle(tag);
    truth(x < tray.x || x > tray.x + tray.width || y < tray.y || y > tray.y + tray.height, `the fan covers a lit hex at ${x}, ${y}`);
  }
  const [frame, tools] = await Promise.all(['.frame', '.tools'].map((what) => page.locator(what).boundingBox()));
  truth(frame.x + frame.width <= tools.x, 'tools lie on the board');
  const goal = await emptyHex(page);
  const home = places(await look(page), keys);
  await page.mouse.click(...goal);
  await settled(page);
  const there = places(await look(page), keys);
  truth(there.length === 1 && there[0] !== home[0], `the stack stands in ${there}`);
  await sleep(SLIP);
  await page.locator('[data-undo]').click();
  await settled(page);
  equal(places(await look(page), keys).join(), home.join(), 'where the stack is after one undo');

  // One is left behind by a click in the fan.
  await sleep(SLIP);
  await page.mouse.click(...at);
  await page.locator('.fan .one[aria-pressed=true]').first().dispatchEvent('pointerup');
  await page.locator('.picked').waitFor();
  equal(await page.locator('.counters .chosen, .fan .chosen').count() > 0, true, 'what is chosen is marked');
  await page.keyboard.press('Escape');
  equal(await page.locator('.picked').count(), 0, 'nothing is in hand after Escape');

  // Led with the mouse, the way is drawn and gone.
  await page.mouse.click(...at);
  await page.mouse.move(...at);
  await page.mouse.down();
  await page.mouse.move(...goal, { steps: 24 });
  await page.locator('[data-path]').waitFor({ state: 'attached' });
  await page.mouse.up();
  await settled(page);
  await page.waitForFunction(() => !document.querySelector('[data-path]'));
  const led = places(await look(page), keys);
  truth(led.length === 1 && led[0] !== home[0], `the stack was led to ${led}`);

  // Shift adds to what is in hand.
  await sleep(SLIP);
  await page.keyboard.down('Shift');
  const first = await pickOne(page, 1);
  await page.locator('.picked').waitFor();
  await pickOne(page, 1, first.keys);
  await page.waitForFunction((n) => !document.querySelector('.picked')?.textContent.includes(n), String(first.keys.length));
  await page.keyboard.up('Shift');
  truth(await mine(page), 'the turn goes on');
  equal(page.complaints.join('\n'), '', 'complaints');
  return `${keys.length} units went together`;
});

test('a far hex says why a stack does not get there, and the stack stays in hand', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await moving(page);
  await sleep(SLIP);
  await pickOne(page, 2);
  await page.locator('.picked').waitFor();
  await page.locator('.tags g').first().waitFor();
  // The right edge of the window is far from the front of the Axis.
  const frame = await page.locator('.frame').boundingBox();
  await page.mouse.click(frame.x + frame.width - 30, frame.y + frame.height - 60);
  const why = page.locator('.why');
  await why.waitFor();
  truth(/Too far|sea|enemy/i.test(await why.textContent()), await why.textContent());
  truth(await page.locator('.picked').count(), 'the stack was put down');
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('a unit that may move or march is taken up without a menu, and goes by road where it is too far to move', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await page.goto('/');
  await layAt(page, 'stalingrad', 'clear = true\nturn = 2\nactive = "axis"\nphase = "march"\nchit = "1PzA"\ndrawn = ["1PzA"]\nunits = ["14Pz active @ 0620", "16Pz active @ 0616", "s-6 @ 3004"]', ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await sleep(800);
  await page.mouse.click(...(await middle(page.locator('.counters [data-piece="14Pz"]'))));
  await page.locator('.picked').waitFor();
  equal(await page.locator('[role=dialog]').count(), 0, 'menus');
  const march = page.locator('.tags g', { hasText: '×' });
  await march.first().waitFor();
  truth((await page.locator('.tags g').count()) > (await march.count()), 'no hex is lit for a move');
  // One that is in sight.
  const frame = await page.locator('.frame').boundingBox();
  for (const tag of await march.all()) {
    const [x, y] = await middle(tag);
    if (x < frame.x + 40 || y < frame.y + 40 || x > frame.x + frame.width - 40 || y > frame.y + frame.height - 40) continue;
    await sleep(SLIP);
    await page.mouse.click(x, y);
    await settled(page);
    const { draft } = await page.evaluate(() => fetch(`/api/tables/${location.pathname.split('/')[2]}/scene?draft=true`).then((r) => r.json()));
    truth(/^march 14Pz; step/.test(draft.join()), `it went by ${draft}`);
    equal(page.complaints.join('\n'), '', 'complaints');
    return;
  }
  throw new Error('no hex of the march is in sight');
});
