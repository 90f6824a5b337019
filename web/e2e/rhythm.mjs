// The rhythm of the table: what others did is seen, a click is safe, the ordinary button is wise, the phone keeps still.
import { askedOf, equal, lay, layAt, mine, myTurn, pair, person, pressMain, prompt, ready, settled, sleep, SLIP, take, test, truth } from './harness.mjs';

const quiet = (...pages) => pages.forEach((page) => equal(page.complaints.join('\n'), '', 'complaints'));

/** Presses on until what the machine did takes at least so many positions: they are then shown. */
async function watchIt(page, least = 1) {
  const film = page.locator('[data-film]');
  for (let i = 0; i < 80 && (await myTurn(page)); i++) {
    await pressMain(page);
    if (!(await film.waitFor({ timeout: 1200 }).then(() => true, () => false))) continue;
    const count = Number(/(\d+)$/.exec(await film.locator('.count').textContent({ timeout: 500 }).catch(() => ''))?.[1] ?? 0);
    if (count >= least) return;
    await page.keyboard.press('Escape');
  }
  throw new Error('the moves of the machine were never shown');
}
const drawn = (page) => page.locator('[data-piece]').evaluateAll((all) => all.map((e) => `${e.dataset.piece} ${e.getAttribute('transform')}`).join('\n'));

test('what the machine did is shown on the board, at a speed that is remembered, and is skipped', async ({ base, browser }) => {
  const page = await person(browser, base, { pace: 'reading' });
  await lay(page);
  await ready(page);
  await watchIt(page, 8);
  const film = page.locator('[data-film]');
  // Trails come with the pieces that leave them: at the first positions there are not those of the last.
  const early = await page.locator('.arrows .trail').count();
  truth((await film.locator('.said p').count()) + (await page.locator('.slides g').count()) > 0, 'nothing is said or moved');
  const before = await drawn(page);
  // It moves on by itself, piece by piece.
  await page.waitForFunction(() => Number(/^(\d+)/.exec(document.querySelector('[data-film] .count')?.textContent ?? '')?.[1]) > 1 || !document.querySelector('[data-film]'), null, { timeout: 20_000 });
  await film.locator('[data-pace=quick]').click();
  equal(await page.evaluate(() => JSON.parse(localStorage.getItem('sandtable')).pace), 'quick', 'the speed that is kept');
  await page.keyboard.press('Escape');
  await film.waitFor({ state: 'detached' });
  truth((await drawn(page)) !== before, 'the board is as it was before');
  // Trails stay until the first click that does something.
  const left = await page.locator('.arrows .trail').count();
  truth(left > 0, 'no trails are left');
  truth(early < left, `${early} trails at the beginning, ${left} at the end`);
  truth((await page.locator('.happened details').count()) > 0, 'the list has no groups');
  if (await myTurn(page)) {
    await pressMain(page);
    await settled(page);
  }
  quiet(page);
});

test('moves that are shown block no decision: a press goes on at once', async ({ base, browser }) => {
  const page = await person(browser, base, { pace: 'reading' });
  await lay(page);
  await ready(page);
  await watchIt(page, 4);
  truth(await myTurn(page), 'nobody is asked while the moves are shown');
  const film = page.locator('[data-film]');
  truth((await film.count()) > 0, 'the moves are over before the decision could be made');
  // The prompt may read the same twice: what counts is that the press is sent, and that the board is the present one again.
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/tables\//.test(request.url()));
  await pressMain(page);
  await sent;
  quiet(page);
});

test('a stray click on the map spends nothing', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  for (let i = 0; i < 150 && (await myTurn(page)); i++) {
    if (/: move,/.test(await prompt(page))) break;
    const first = page.locator('[data-line="initiative allies"]');
    if (await first.count()) {
      await sleep(SLIP);
      await first.click();
      await settled(page);
    } else await pressMain(page);
  }
  const rows = () => page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((log) => log.seq));
  const before = await rows();
  // Every place of the map that is lit for an event, with nothing in hand: the list names it, nothing is played.
  await sleep(SLIP);
  const box = await page.locator('.frame').boundingBox();
  for (let x = 1; x < 8; x++) {
    for (let y = 1; y < 6; y++) {
      await page.mouse.click(box.x + (box.width * x) / 8, box.y + (box.height * y) / 6);
      await settled(page);
      // What a click takes up is put down again; a marker is not even laid.
      const { draft } = await get(page, 'scene?draft=true');
      truth(!/event|strangle|operations/.test(draft.join()), `a click laid ${draft}`);
      await page.keyboard.press('Escape');
      await settled(page);
    }
  }
  equal(await rows(), before, 'rows after stray clicks');
  quiet(page);
});

test('who waits takes nothing back from under the other without his consent', async ({ base, browser }) => {
  const { one, two } = await pair(browser, base);
  let tried = 0;
  for (let i = 0; i < 80 && !tried; i++) {
    const [asked, waits] = await askedOf(one, two);
    if (await waits.locator('[data-undo]').count()) throw new Error(`the one who waits may undo: ${await prompt(asked)}`);
    if (await waits.locator('[data-back-ask]').count()) {
      const before = await prompt(asked);
      await waits.locator('[data-back-ask]').click();
      await asked.locator('[data-back-refuse]').click();
      await waits.locator('[data-back-ask]').waitFor();
      equal(await prompt(asked), before, 'the prompt after a refusal');
      await waits.locator('[data-back-ask]').click();
      await asked.locator('[data-back-agree]').click();
      await myTurn(waits);
      truth(!(await mine(asked)) || (await mine(waits)), 'the decision did not go back');
      tried++;
    } else {
      await pressMain(asked);
      await settled(asked);
    }
  }
  truth(tried > 0, 'nobody could ask for a line back');
  quiet(one, two);
});

test('on a phone the sheet and the board stay where they are', async ({ base, browser }) => {
  const page = await person(browser, base, { width: 390, height: 844, phone: true, still: true });
  await lay(page);
  await ready(page);
  const places = () =>
    page.evaluate(() => {
      const top = document.querySelector('.side').getBoundingClientRect();
      return `${Math.round(top.top)} ${Math.round(top.height)} ${document.querySelector('.world').style.transform}`;
    });
  await sleep(600);
  const first = await places();
  const seen = new Set();
  for (let i = 0; i < 14 && (await myTurn(page)); i++) {
    seen.add(await prompt(page));
    equal(await places(), first, `sheet and board at "${await prompt(page)}"`);
    await pressMain(page);
    await settled(page);
  }
  truth(seen.size > 3, 'too few questions were met');
  quiet(page);
});

const WON = `
clear = true
turn = 3
active = "allies"
battle = "17 round 1 of 3 hits 0 0"
arrows = ["18-17"]
steps = ["turn impulses", "impulse last", "battle decide", "advance"]
units = ["allies cube x2 for=17 @ 18", "axis cube @ 01"]
`;
const FOUR_AGAINST_ONE = `
clear = true
turn = 3
active = "allies"
markers_allies = 0
markers_axis = 0
battle = "17 round 1 of 3 hits 0 0"
arrows = ["18-17"]
steps = ["turn impulses", "impulse last", "battle decide", "resolve"]
units = ["allies cube x4 for=17 @ 18", "axis cube @ 17", "axis cube @ 01"]
`;
const TWO_COMBATS = `
clear = true
turn = 2
active = "axis"
steps = ["turn draw", "command battles", "choose"]
chit = "6A"
drawn = ["6A"]
units = ["44 active attacks=2304 @ 2204", "71 active attacks=2308 @ 2208", "s-6 @ 2304", "s-45 @ 2308", "s-15 @ 3030"]
`;
/** An advance into a city that was Soviet. */
const CITY = `
clear = true
turn = 2
active = "axis"
chit = "6A"
drawn = ["6A"]
steps = ["turn draw", "command end", "battle finish", "advance"]
battle = "1105 retreat 1 steps 0 attacker 0"
units = ["44 active attacks=1105 @ 1006", "62 active attacks=1105 @ 1106", "68 active attacks=1105 @ 1005", "s-15 @ 3030"]
`;
const rowsOf = (page) => page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((log) => log.seq));

test('the ordinary button is what a sensible player does, and what gives something away asks twice', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  // With four dice against one the battle goes on, and the button says why.
  await layAt(page, 'soft-underbelly', FOUR_AGAINST_ONE, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  truth(/^continue/.test(await page.locator('[data-main]').getAttribute('data-line')), 'the ordinary button breaks off');
  truth(/4.*1/.test(await page.locator('[data-main] [data-reason]').textContent()), 'it does not say why');

  // What was won is occupied; leaving it empty is named, and takes a second press.
  await layAt(page, 'soft-underbelly', WON, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  truth(/^advance/.test(await page.locator('[data-main]').getAttribute('data-line')), 'the ordinary button leaves the conquest empty');
  const before = await rowsOf(page);
  await sleep(SLIP);
  await page.locator('.buttons [data-line=done]').click();
  await page.locator('[role=dialog] [data-loses]').waitFor();
  equal(await rowsOf(page), before, 'rows after a press that gives something away');
  await page.keyboard.press('Escape');
  await pressMain(page);
  await page.waitForFunction((rows) => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((log) => log.seq > rows), before);

  // Cubes are placed, not given up; combats are fought one after the other.
  await layAt(page, 'soft-underbelly', PLACING, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  truth(/^reinforce \d+(; reinforce \d+){3}$/.test(await page.locator('[data-main]').getAttribute('data-line')), 'the ordinary button gives cubes up');
  await layAt(page, 'stalingrad', TWO_COMBATS, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  truth(/^battle/.test(await page.locator('[data-main]').getAttribute('data-line')), 'no button fights the next combat');
  truth(await page.locator('.odds-now .end').first().waitFor().then(() => true), 'its odds are not shown');
  quiet(page);
});

test('an event is played by a second press that names it', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  await layAt(page, 'soft-underbelly', 'clear = true\nturn = 3\nactive = "allies"\nphase = "move"\nunits = ["allies cube x2 @ 18", "axis cube @ 14", "axis cube @ 01"]', ['me', { bot: 'recruit' }]);
  await myTurn(page);
  const before = await rowsOf(page);
  await sleep(SLIP);
  await page.locator('[data-under="label-events"]').click();
  await sleep(SLIP);
  await page.locator('.buttons [data-line^="event"]').first().click();
  const named = page.locator('[role=dialog] [data-line^="event"]');
  await named.waitFor();
  equal(await rowsOf(page), before, 'rows after the first press');
  await named.click();
  await page.waitForFunction((rows) => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((log) => log.seq > rows), before);
  quiet(page);
});

const PLACING = `
clear = true
turn = 2
initiative = "allies"
active = "allies"
phase = "reinforce"
cubes = 4
units = ["allies cube x2 @ 18", "allies cube x6 @ pool", "axis cube @ 01"]
`;
const FAR = `
clear = true
turn = 3
active = "axis"
phase = "move"
units = ["axis cube x3 @ 08", "axis cube @ 01", "allies cube x2 @ 18", "allies aircraft @ 18", "allies aircraft @ 19"]
`;

/** A page with a march in the draft: a cube is taken up and goes three areas, then another goes two. */
async function marched(browser, base) {
  const page = await person(browser, base);
  await page.goto('/');
  await layAt(page, 'soft-underbelly', FAR, [{ bot: 'regular' }, 'me']);
  await myTurn(page);
  for (const far of [3, 2]) {
    truth(await take(page, (line) => /^take cube 08$/.test(line)), 'no cube can be taken up');
    truth(await take(page, (line) => line.startsWith('step') && line.split('-').length === far), `no way of ${far} areas`);
    if (await page.locator('.buttons [data-line=halt]').count()) {
      await sleep(SLIP);
      await page.locator('.buttons [data-line=halt]').click();
      await settled(page);
    }
  }
  return page;
}

test('what is sent is counted as its player does: two marches are two moves', async ({ base, browser }) => {
  const page = await marched(browser, base);
  const sends = () => page.locator('[data-main]').textContent();
  truth(/Send 2 moves/.test(await sends()), await sends());
  await page.reload();
  await ready(page);
  await page.waitForFunction(() => /Send 2 moves/.test(document.querySelector('[data-main]')?.textContent ?? ''));
  quiet(page);
});

test('nobody is interrupted by somebody who does nothing', async ({ base, browser }) => {
  const page = await marched(browser, base);
  // Both are sent with one press.
  await pressMain(page);
  await settled(page);
  await page.waitForFunction(() => !/: move|, impulse \d+ of \d+: move/.test(document.querySelector('#prompt')?.textContent ?? ''), null, { timeout: 15_000 });
  const state = await page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/scene`).then((r) => r.json()));
  equal(JSON.stringify([state.draft, state.proposal]), '[[],[]]', 'what came back of the march');
  equal(await page.locator('[data-again]').count(), 0, 'moves that were interrupted by nobody');
  quiet(page);
});

const DEFENDED = `
clear = true
turn = 2
active = "axis"
phase = "move"
markers_axis = 0
markers_allies = 0
ships = ["american used", "british used", "italian used", "uboat used"]
units = ["allies cube x6 @ 18", "allies tank @ 18", "axis cube x3 @ 17", "axis tank @ 17", "axis cube @ 01"]
`;
const get = (page, what) => page.evaluate((what) => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/${what}`).then((r) => r.json()), what);

test('whoever is attacked answers for the rest of the battle in one panel, for the impulse', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  for (let tries = 0; tries < 6; tries++) {
    await layAt(page, 'soft-underbelly', DEFENDED, [{ bot: 'regular' }, 'me']);
    await myTurn(page);
    // He wants to be asked at everything in battles, and at nothing else.
    const moments = ['battle', 'fly-out', 'support', 'elite', 'losses', 'round', 'reserves', 'withdraw', 'retreat', 'last-retreat', 'flight'];
    await page.evaluate(async (moments) => {
      const path = `/api${location.pathname.replace('/t/', '/tables/')}/orders`;
      const book = await fetch(path).then((r) => r.json());
      const windows = Object.fromEntries(Object.keys(book.windows).map((w) => [w, moments.includes(w) ? 'ask' : 'pass']));
      await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...book, windows }) });
    }, moments);
    const panel = page.locator('[data-answers]');
    for (let i = 0; i < 12 && (await myTurn(page)) && !(await panel.count()); i++) {
      await pressMain(page);
      await settled(page);
    }
    if (!(await panel.count())) continue;
    const { window } = await get(page, 'scene');
    truth(moments.includes(window), `a panel at ${window}`);
    await panel.locator('summary').click();
    await panel.locator('li').first().waitFor();
    equal(await panel.locator('li').count(), moments.length, 'moments in the panel');
    equal(await panel.locator('li.now').count(), 1, 'the moment at which he is asked');
    const before = (await get(page, 'log')).seq;
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/orders'));
    await panel.locator('[data-leave-all]').click();
    const book = (await sent).postDataJSON();
    equal(Object.values(book.now).join(), moments.map(() => 'pass').join(), 'what is said for this impulse');
    equal(book.windows.losses, 'ask', 'what is said for all impulses');
    await page.waitForFunction((seq) => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((log) => log.seq > seq), before);
    await myTurn(page);
    const after = await get(page, 'scene');
    const now = (await get(page, 'orders')).now;
    truth(!moments.includes(after.window) || !now, `asked again at ${after.window} in the same impulse`);
    quiet(page);
    return;
  }
  throw new Error('nobody was attacked');
});

test('what is laid is taken back from any of its lines', async ({ base, browser }) => {
  const page = await marched(browser, base);
  const laid = () => get(page, 'scene?draft=true').then((state) => state.draft);
  const before = await laid();
  truth(before.length > 2, `only ${before.length} lines are laid`);
  truth(await page.locator('.arrows .trail.laid').count(), 'no arrow shows what is laid');
  await page.locator('#tab-log').click();
  equal(await page.locator('[data-laid] li').count(), before.length, 'lines in the log');
  await page.locator('[data-back-from="1"]').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-laid] li').length === 1);
  equal((await laid()).join(), before[0], 'what is still laid');
  quiet(page);
});

test('what was sent is taken back from any of its rows in the log', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  // Two people: nobody is asked between two cubes that are placed.
  await layAt(page, 'soft-underbelly', PLACING, ['me', 'me']);
  await myTurn(page);
  const cubes = async () => (await get(page, 'scene')).scene.pieces.filter((p) => p.key === 'allies-cube-18').map((p) => p.count ?? 1).join();
  const before = await cubes();
  const lines = [];
  for (let i = 0; i < 3; i++) {
    const { seq } = await get(page, 'scene');
    const sent = await page.evaluate(
      ([seq]) =>
        fetch(`/api${location.pathname.replace('/t/', '/tables/')}/actions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ seq, line: 'reinforce 18', key: crypto.randomUUID() }),
        }).then((r) => r.status),
      [seq],
    );
    equal(sent, 200, 'the answer to a cube');
    lines.push(seq);
  }
  await page.reload();
  await ready(page);
  await page.locator('#tab-log').click();
  const back = page.locator('[data-back-row]');
  await back.first().waitFor();
  equal((await back.evaluateAll((all) => all.map((e) => Number(e.dataset.backRow)))).sort((a, b) => a - b).join(), lines.join(), 'rows that can be taken back');
  // From the second on: the first cube stays.
  await sleep(SLIP);
  await page.locator(`[data-back-row="${lines[1]}"]`).click();
  await page.waitForFunction((n) => document.querySelectorAll('[data-back-row]').length === n, 1);
  equal(Number(await cubes()), Number(before) + 1, 'cubes in place');
  quiet(page);
});

test('what cannot be done says what can, under its rule', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  await layAt(page, 'soft-underbelly', 'clear = true\nturn = 3\nactive = "allies"\nphase = "move"\nunits = ["allies cube x2 @ 18", "axis cube @ 14", "axis cube @ 01"]', ['me', { bot: 'recruit' }]);
  await myTurn(page);
  const why = page.locator('.why');
  for (const [piece, said] of [['ship-american', /Ships do not move/], ['marker-allies', /button/], ['marker-axis', /Nothing here/]]) {
    await sleep(SLIP);
    await page.locator(`.counters [data-piece="${piece}"]`).first().evaluate((e) => {
      const r = e.getBoundingClientRect();
      const at = { clientX: r.x + r.width / 2, clientY: r.y + r.height / 2, bubbles: true, pointerId: 1, button: 0, pointerType: 'mouse' };
      const frame = document.querySelector('.frame');
      frame.dispatchEvent(new PointerEvent('pointerdown', at));
      frame.dispatchEvent(new PointerEvent('pointerup', at));
    });
    await why.waitFor();
    const words = await why.textContent();
    truth(said.test(words), `${piece}: ${words}`);
    truth(await why.locator('button, a').count(), `${piece} cites no rule`);
    if (piece === 'marker-axis') truth(/move, sail, fly/.test(await page.locator('[data-now]').textContent()), 'what is asked is not said');
    await page.keyboard.press('Escape');
  }
  // One click takes a unit up: no menu asks whether it embarks.
  await sleep(SLIP);
  const [x, y] = await page.locator('.counters [data-piece^="allies-cube-18"]').first().evaluate((e) => {
    const r = e.getBoundingClientRect();
    return [r.x + r.width / 2, r.y + r.height / 2];
  });
  await page.mouse.click(x, y);
  await settled(page);
  equal(await page.locator('[role=dialog] .list').count(), 0, 'menus');
  truth(/group stands/.test(await prompt(page)), await prompt(page));
  quiet(page);
});

test('Esc puts down what was begun, also what went aboard', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  // Nobody can march out of Tripolitania.
  await layAt(page, 'soft-underbelly', 'clear = true\nturn = 3\nactive = "allies"\nphase = "move"\nunits = ["allies cube x2 @ 20", "allies cube @ 18", "axis cube @ 16", "axis cube @ 01"]', ['me', { bot: 'recruit' }]);
  await myTurn(page);
  const before = await prompt(page);
  await sleep(SLIP);
  const piece = await page.locator('.counters [data-piece="allies-cube-20"]').first().boundingBox();
  await page.mouse.click(piece.x + piece.width / 2, piece.y + piece.height / 2);
  // A plain click picks up: that he goes to sea is named first.
  const named = page.locator('[role=dialog] .named');
  await named.waitFor();
  truth(/Embark/.test(await named.textContent()), await named.textContent());
  equal((await get(page, 'scene')).draft.length, 0, 'lines laid by one click');
  await sleep(SLIP);
  await page.locator('[role=dialog] .main').click();
  await page.waitForFunction(() => /aboard/.test(document.querySelector('#prompt')?.textContent ?? ''));
  await page.keyboard.press('Escape');
  await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent === text, before);
  equal((await get(page, 'scene')).draft.length, 0, 'lines that are still laid');
  quiet(page);
});

test('on a phone a tap on what is too small comes as near as a finger needs, and the place stays under it', async ({ base, browser }) => {
  const page = await person(browser, base, { width: 390, height: 844, phone: true, still: true });
  await page.goto('/');
  await layAt(page, 'soft-underbelly', 'clear = true\nturn = 3\nactive = "allies"\nphase = "move"\nunits = ["allies cube x2 @ 18", "allies tank @ 18", "axis cube @ 14", "axis cube @ 01"]', ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await sleep(SLIP);
  const box = () => page.locator('.counters [data-piece^="allies-cube-18"]').first().boundingBox();
  const before = await box();
  truth(before.width < 40, `a counter of ${before.width} px at first`);
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.touchscreen.tap(x, y);
  await sleep(500);
  const after = await box();
  // With what glows around it, which is a quarter of the counter.
  truth(after.width >= 50 && after.width <= 60, `${before.width} px became ${after.width}`);
  truth(Math.hypot(after.x + after.width / 2 - x, after.y + after.height / 2 - y) < 48, `it went from ${x}, ${y} to ${after.x}, ${after.y}`);
  // It is said that this is all that the tap did.
  truth(/Tap once more/.test(await page.locator('[data-nearer]').textContent()), 'the tap was silent');
  // The next tap picks, says what one more does, and moves no button under the finger.
  const button = () => page.locator('[data-main]').boundingBox();
  const main = await button();
  await page.touchscreen.tap(after.x + after.width / 2, after.y + after.height / 2);
  await page.locator('.hint').waitFor();
  equal(Math.round((await box()).width), Math.round(after.width), 'the counter after the second tap');
  // The button has other words now and may be a line higher, but comes nowhere near the finger.
  const now = await button();
  equal(await page.locator('[data-nearer]').count(), 0, 'what is said after the second tap');
  truth(Math.abs(now.y - main.y) < 30 && now.y > after.y + after.height + 48, `the button went from ${main.y} to ${now.y}`);
  quiet(page);
});

test('the replay goes by turn, impulse and battle, at a speed that is kept', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  // Until there was a battle.
  const log = () => get(page, 'log').then(({ entries }) => entries);
  for (let i = 0; i < 60 && (await myTurn(page)) && !(await log()).some((e) => e.text.id === 'log-battle'); i++) {
    await pressMain(page);
    await settled(page);
  }
  await myTurn(page);
  const entries = await log();
  await page.locator('#tab-replay').click();
  const row = () => page.locator('[data-scrub]').inputValue().then(Number);
  await page.getByLabel('To the beginning').click();
  await page.waitForFunction(() => document.querySelector('[data-scrub]').value === '0');
  for (const [level, head] of [[1, 'log-impulse'], [2, 'log-battle']]) {
    const before = await row();
    const jump = page.locator(`[data-jump="${level}"]`);
    await jump.click();
    await page.waitForFunction((row) => Number(document.querySelector('[data-scrub]').value) > row, before);
    const at = await row();
    const heads = entries.filter((e) => e.row === at).map((e) => e.text.id);
    truth(heads.some((id) => ['log-turn', 'log-impulse', 'log-battle'].slice(0, level + 1).includes(id)), `a jump by ${head} came to ${heads}`);
  }
  // Back to the beginning of the turn.
  const began = entries.filter((e) => e.text.id === 'log-turn').map((e) => e.row);
  const from = await row();
  await page.locator('[data-jump="-0"]').click();
  await page.waitForFunction((row) => Number(document.querySelector('[data-scrub]').value) < row, from);
  truth([0, ...began].includes(await row()), `a jump by turn came to row ${await row()}, turns begin at ${began}`);
  await page.locator('[data-replay-pace]').selectOption('quick');
  equal(await page.evaluate(() => JSON.parse(localStorage.sandtable).pace), 'quick', 'the speed that is kept');
  await page.getByLabel('To the beginning').click();
  await page.waitForFunction(() => document.querySelector('[data-scrub]').value === '0');
  await page.locator('[data-run]').click();
  await page.waitForFunction(() => Number(document.querySelector('[data-scrub]').value) > 2);
  await page.locator('[data-run]').click();
  quiet(page);
});

test('what nobody may miss is shown large, in either game', async ({ base, browser }) => {
  const page = await person(browser, base);
  await page.goto('/');
  await layAt(page, 'soft-underbelly', WON.replaceAll('17', '10').replaceAll('18', '11'), ['me', { bot: 'recruit' }]);
  await myTurn(page);
  await pressMain(page);
  const banner = page.locator('[data-banner]');
  await banner.waitFor();
  truth(/Allies took control of Rome/.test(await banner.textContent()), await banner.textContent());
  const box = await banner.boundingBox();
  truth(box.height > 40, `it is ${box.height} px high`);
  // It goes by itself, and is in nobody's way.
  await banner.waitFor({ state: 'detached', timeout: 8000 });
  await layAt(page, 'stalingrad', CITY, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  for (let i = 0; i < 4 && !(await banner.count()) && (await myTurn(page)); i++) {
    await pressMain(page);
    await settled(page);
    await banner.waitFor({ timeout: 1500 }).catch(() => {});
  }
  truth(/took control of Voronezh/.test(await banner.textContent()), 'the fall of a city is not shown');
  quiet(page);
});

test('all that is laid is taken back by one press', async ({ base, browser }) => {
  const page = await marched(browser, base);
  truth((await get(page, 'scene?draft=true')).draft.length > 1, 'too little is laid');
  await sleep(SLIP);
  await page.locator('[data-reset]').click();
  await page.locator('[data-reset]').waitFor({ state: 'detached' });
  equal((await get(page, 'scene?draft=true')).draft.join(), '', 'what is still laid');
  equal(await page.locator('.arrows .trail.laid').count(), 0, 'arrows of what was laid');
  quiet(page);
});
