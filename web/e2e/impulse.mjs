// An impulse of The Soft Underbelly as a newcomer plays it: what is said before it is done, and what a press does.
import { choices, equal, layAt, myTurn, person, settled, sleep, SLIP, take, test, truth } from './harness.mjs';

const quiet = (...pages) => pages.forEach((page) => equal(page.complaints.join('\n'), '', 'complaints'));
const get = (page, what) => page.evaluate((what) => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/${what}`).then((r) => r.json()), what);
const rows = async (page) => (await get(page, 'log')).seq;

const MOVE = `
clear = true
turn = 3
active = "allies"
phase = "move"
control = ["17", "18", "19"]
units = ["allies cube x6 @ 18", "allies cube x2 @ 19", "axis cube @ 14", "axis cube @ 01"]
`;
const NO_SHIPS = 'markers_axis = 0\nmarkers_allies = 0\nships = ["american used", "british used", "italian used", "uboat used"]\n';

async function at(browser, base, position, seats = ['me', { bot: 'recruit' }]) {
  const page = await person(browser, base);
  await page.goto('/');
  await layAt(page, 'soft-underbelly', position, seats);
  await myTurn(page);
  await sleep(SLIP);
  return page;
}

test('Esc leaves what a button opened', async ({ base, browser }) => {
  const page = await at(browser, base, MOVE);
  const events = page.locator('[data-under="label-events"]');
  await events.click();
  await page.locator('[data-under="label-events"][aria-pressed=true]').waitFor();
  truth(!(await page.locator('[data-main]').count()), 'the buttons of the move are still there');
  await page.keyboard.press('Escape');
  await page.locator('[data-under="label-events"][aria-pressed=false]').waitFor();
  equal(await page.locator('[data-main]').getAttribute('data-line'), 'done', 'the ordinary button');
  quiet(page);
});

test('one press does not give the impulse away', async ({ base, browser }) => {
  const page = await at(browser, base, MOVE);
  const before = await rows(page);
  await page.locator('.buttons [data-line=pass]').click();
  await page.locator('[role=dialog] [data-loses]').waitFor();
  equal(await rows(page), before, 'rows after one press on Pass');
  await page.locator('[role=dialog] [data-line=pass]').click();
  await page.waitForFunction((rows) => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((log) => log.seq > rows), before);
  quiet(page);
});

test('too many in one area are told while the move is only laid', async ({ base, browser }) => {
  const page = await at(browser, base, MOVE + NO_SHIPS);
  equal(await page.locator('.figures').count(), 0, 'figures before the move');
  truth(await take(page, (line) => line === 'take cube 19'), 'no cube can be taken up');
  truth(await take(page, (line) => line.startsWith('step 18;')), 'no way to the crowd');
  const told = await page.locator('.figures').textContent();
  truth(/7 units where 6/.test(told), told);
  truth(await page.locator('.figures button, .figures a').count(), 'no rule is cited');
  truth((await get(page, 'scene?draft=true')).draft.length > 0, 'it was sent');
  quiet(page);
});

test('a warning is read whole beside what is taught and all events', async ({ base, browser }) => {
  const page = await at(browser, base, MOVE);
  truth(await take(page, (line) => line === 'take cube 19'), 'no cube can be taken up');
  truth(await take(page, (line) => line.startsWith('step 18;')), 'no way to the crowd');
  truth(await page.locator('.explain').count(), 'nothing is taught');
  const [warned, foot] = await Promise.all(['.figures', '.prompt .foot'].map((part) => page.locator(part).boundingBox()));
  truth(warned.y + warned.height <= foot.y + 1, `the warning ends at ${warned.y + warned.height}, the buttons begin at ${foot.y}`);
  quiet(page);
});

const RESERVES = `
clear = true
turn = 3
impulse = 1
active = "allies"
markers_allies = 4
markers_axis = 0
battle = "10 round 3 of 3 hits 0 0"
arrows = ["11-10"]
steps = ["turn impulses", "impulse last", "battle reservesanswer", "reserves allies"]
units = ["allies cube x6 for=10 @ 11", "axis cube @ 10", "axis cube @ 01"]
`;

test('where the gain is plain Reserves are the ordinary button, and either choice shows its odds', async ({ base, browser }) => {
  const page = await at(browser, base, RESERVES);
  equal(await page.locator('[data-main]').getAttribute('data-line'), 'event reserves', 'the ordinary button');
  await page.locator('.odds-now .end').first().waitFor();
  const rival = page.locator('.buttons [data-line=decline] [data-rival]');
  await rival.waitFor();
  truth(/\b0 in 100/.test(await rival.textContent()), await rival.textContent());
  quiet(page);
});

const LOSSES = `
clear = true
turn = 2
impulse = 1
active = "allies"
${NO_SHIPS}battle = "17 round 3 of 3 hits 0 3"
arrows = ["18-17"]
steps = ["turn impulses", "impulse last", "battle retreat", "losses axis 3 defenders"]
units = ["allies cube x6 for=17 @ 18", "axis cube x5 @ 17", "axis tank @ 17", "axis cube @ 01"]
`;

test('the button of the losses says whom it takes', async ({ base, browser }) => {
  const page = await at(browser, base, LOSSES, [{ bot: 'recruit' }, 'me']);
  const said = await page.locator('[data-main]').textContent();
  truth(/Turn .*face-down, lose 2 cubes/.test(said), said);
  quiet(page);
});

test('who asks what to do is told of plans, and of a conversion, too', async ({ base, browser }) => {
  const page = await at(browser, base, MOVE.replace('"axis cube @ 14"', '"axis cube @ 14", "axis cube x2 @ 16"'));
  await page.locator('[data-show]').click();
  await page.locator('[data-plan]').first().waitFor({ timeout: 30_000 });
  // To end the movement is a plan only with what is attacked then.
  const told = await page.locator('[data-plan]').allTextContents();
  truth(!told.some((plan) => /% (Pass|Done moving)/.test(plan)), `advised: ${told}`);
  truth(told.some((plan) => /% (Attack|Land in|March|Sail)/.test(plan)), `advised: ${told}`);
  await layAt(page, 'soft-underbelly', CONVERT, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  truth(/^convert/.test(await page.locator('[data-main]').getAttribute('data-line')), 'the ordinary button converts nothing');
  await sleep(SLIP);
  await page.locator('[data-show]').click();
  await page.locator('[data-plan]').first().waitFor({ timeout: 30_000 });
  await settled(page);
  quiet(page);
});

test('Esc closes what lies on the table, and only then puts down what is in hand', async ({ base, browser }) => {
  const page = await at(browser, base, MOVE);
  truth(await take(page, (line) => line === 'take cube 18'), 'no cube is taken up');
  const draft = async () => (await get(page, 'scene?draft=true')).draft.length;
  equal(await draft(), 1, 'what is laid');
  // A refusal, the menu, the list of keys: each goes by itself.
  const box = await page.locator('.counters [data-piece="axis-cube-01"]').boundingBox();
  await sleep(SLIP);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('[role=dialog] .why').waitFor();
  for (const [open, what] of [[async () => {}, '[role=dialog] .why'], [() => page.locator('details.right > summary').last().click(), 'details.right[open]'], [() => page.keyboard.press('?'), 'div.help']]) {
    await open();
    await page.locator(what).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(what).waitFor({ state: 'detached' });
    await settled(page);
    equal(await draft(), 1, `what is laid after Esc closed ${what}`);
  }
  await page.keyboard.press('Escape');
  await page.locator('[data-undo]').waitFor({ state: 'detached' });
  equal(await draft(), 0, 'what is laid after Esc with nothing open');
  // The menu is gone while the box asks whether it is meant.
  await page.locator('details.right > summary').last().click();
  await page.locator('[data-resign]').click();
  await page.locator('dialog.sure').waitFor();
  equal(await page.locator('details.right[open]').count(), 0, 'menus behind the question');
  quiet(page);
});

test('plans stay under the pointer that looks at them, and the buttons where they were', async ({ base, browser }) => {
  const page = await at(browser, base, MOVE);
  const drawer = page.locator('[data-under]').first();
  const line = async () => (await choices(page)).first().getAttribute('data-offer');
  // Plans as the staff might find them, one of them kept under a button.
  const open = await line();
  await drawer.click();
  const kept = await line();
  await drawer.click();
  const plans = [kept, open, 'pass'].map((first, i) => ({ first, words: null, laid: null, chance: 470 - 10 * i, best: 500, worst: 400, even: i === 1, binding: i === 2, arrows: [] }));
  await page.route('**/hint*', (route) => route.fulfill({ json: { plans, learnt: true } }));
  const stand = (what) => page.locator(what).evaluateAll((all) => all.map((e) => [e.textContent, Math.round(e.getBoundingClientRect().y)].join(' @ ')).join('; '));
  const all = async () => `${await stand('.plans li')} | ${await stand('.prompt .foot button')}`;
  const foot = await stand('.prompt .end button');
  await page.locator('[data-show]').click();
  await page.locator('[data-plan]').nth(2).waitFor();
  equal(await stand('.prompt .end button'), foot, 'the main button with plans below it');
  const before = await all();
  for (const i of [1, 0, 2, 0]) {
    await page.locator('[data-plan]').nth(i).hover();
    await sleep(150);
    equal(await all(), before, `what stands where while plan ${i} is looked at`);
  }
  // It is followed though what it begins with is kept under a button.
  await page.locator('[data-do-it]').click({ timeout: 2000 });
  await page.locator('[data-plans]').waitFor({ state: 'detached' });
  quiet(page);
});

const CONVERT = `
clear = true
turn = 2
initiative = "allies"
active = "allies"
steps = ["turn second", "reinforce allies 0 converting"]
control = ["17", "18", "19", "20"]
units = ["allies cube x6 @ 18", "allies cube x5 @ 19", "axis cube x2 @ 16", "axis cube @ 01"]
`;

const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const draft = async (page) => (await get(page, 'scene?draft=true')).draft.join('; ');
const BOMBER = `
clear = true
turn = 3
active = "allies"
phase = "move"
${NO_SHIPS}control = ["17", "18", "19", "20"]
units = ["allies cube x4 @ 19", "allies tank @ 19", "allies aircraft @ 19", "allies cube x2 @ 20", "axis cube x2 @ 16", "axis cube @ 01"]
`;

test('a press on an aircraft is for the aircraft, and one on another stack puts down what is in hand', async ({ base, browser }) => {
  const page = await at(browser, base, BOMBER);
  await page.mouse.click(...(await middle(page.locator('.counters [data-piece^="allies-cube-19"]').first())));
  await page.waitForFunction(() => /group stands in T/.test(document.querySelector('#prompt')?.textContent ?? ''));
  // It can be put down by a button that says so.
  await page.locator('.buttons [data-line=halt]', { hasText: 'Put the group down' }).waitFor();
  await sleep(SLIP);
  await page.mouse.click(...(await middle(page.locator('.counters [data-piece^="allies-aircraft-19"]').first())));
  await settled(page);
  // What it can do is named, and it puts the group down: its dice would bind it.
  await page.locator('[role=dialog]').waitFor();
  const bombs = (await page.locator('[data-offer*="bomb"]').evaluateAll((all) => all.map((e) => e.dataset.offer))).join(' | ');
  truth(bombs && bombs.split(' | ').every((line) => line.startsWith('halt; ')), `bombs with a group in hand: ${bombs}`);
  await page.keyboard.press('Escape');
  await sleep(SLIP);
  // Nobody can march to Tripolitania past the enemy: a press there takes up who stands there.
  await page.mouse.click(...(await middle(page.locator('.counters [data-piece^="allies-cube-20"]').first())));
  // He can only go aboard, which is named before it is done.
  const card = page.locator('[role=dialog]', { hasText: /Embark/ });
  await card.waitFor();
  await sleep(SLIP);
  await card.locator('.buttons [data-line]').click();
  await page.waitForFunction(() => /aboard/.test(document.querySelector('#prompt')?.textContent ?? ''));
  quiet(page);
});

const ONE_GOES = `
clear = true
turn = 3
active = "allies"
battle = "17 round 1 of 3 hits 0 0"
arrows = ["18-17"]
steps = ["turn impulses", "impulse last", "battle decide", "advance"]
units = ["allies cube for=17 @ 18", "axis cube @ 01"]
`;

test('the area that was won is pressed to occupy it, though one alone can', async ({ base, browser }) => {
  const page = await at(browser, base, ONE_GOES);
  truth(await page.locator('[data-offer^="advance"]').count(), 'nothing is lit');
  truth(await take(page, (line) => /^advance cube/.test(line)), 'nobody advances');
  quiet(page);
});

const TWO_ARROWS = `
clear = true
turn = 3
active = "axis"
phase = "attack"
${NO_SHIPS}arrows = ["08-07"]
control = ["07", "19", "20"]
units = ["axis cube x2 @ 16", "axis cube x2 @ 17", "axis tank @ 18", "allies cube @ 19", "allies cube @ 20", "allies cube x2 @ 07", "axis cube for=07 @ 08", "axis cube @ 01"]
`;

test('no more are ticked than there are arrows for, and the button counts them', async ({ base, browser }) => {
  const page = await at(browser, base, TWO_ARROWS, [{ bot: 'recruit' }, 'me']);
  await page.mouse.click(...(await middle(page.locator('.counters [data-piece^="allies-cube-19"]').first())));
  const roster = page.locator('[data-roster]');
  await roster.waitFor();
  const said = await roster.locator('[data-do]').textContent();
  await roster.locator('[data-lay]').click();
  await settled(page);
  const declared = (await draft(page)).split('; ').filter((line) => line.startsWith('attack')).length;
  equal(declared, Number(/(\d+) units/.exec(said)?.[1]), `attackers after "${said}"`);
  quiet(page);
});

test('the name of a box stays within it in every language', async ({ base, browser }) => {
  for (const language of ['pl', 'en']) {
    const page = await person(browser, base, { language });
    await page.goto('/');
    await layAt(page, 'soft-underbelly', MOVE, ['me', { bot: 'recruit' }]);
    await page.locator('.box-name').first().waitFor({ state: 'attached' });
    const out = await page.locator('.box-name').evaluateAll((all) =>
      all.flatMap((e) => {
        const [name, box] = [e.getBBox(), e.parentElement.querySelector('rect').getBBox()];
        return name.x + name.width > box.x + box.width - 8 ? [e.textContent] : [];
      }),
    );
    equal(out.join(', '), '', `${language}: names beyond their boxes`);
  }
});

test('a page that does not act asks for the odds of what is laid, once it has it', async ({ base, browser }) => {
  const page = await at(browser, base, ATTACKS, [{ bot: 'recruit' }, 'me']);
  const idle = await page.context().newPage();
  await idle.goto(page.url());
  await idle.locator('.prompt.mine').waitFor();
  await sleep(1000);
  // What is laid comes late.
  let [came, early] = [false, []];
  await idle.route(/\/scene\?.*draft=true/, async (route) => {
    await sleep(900);
    came = true;
    await route.continue();
  });
  idle.on('request', (r) => r.url().includes('/odds?') && !came && early.push(r.url().split('?')[1]));
  truth(await take(page, () => true), 'no attack is laid');
  await idle.locator('[data-undo]').waitFor();
  await sleep(1200);
  truth(came, 'the idle page laid nothing out');
  equal(early.join(' '), '', 'what the idle page asked before it had it');
  quiet(page);
});

const ATTACKS = `
clear = true
turn = 2
active = "axis"
phase = "attack"
${NO_SHIPS}units = ["axis cube x2 @ 17", "axis tank @ 17", "axis cube @ 16", "allies cube x3 @ 19", "allies cube @ 20", "axis cube @ 01"]
`;
const HOPELESS = `
clear = true
turn = 3
active = "allies"
phase = "attack"
${NO_SHIPS}lines = ["17"]
units = ["allies cube x2 @ 18", "axis cube x5 @ 17", "axis tank @ 17", "axis cube @ 01"]
`;

test('a hopeless attack is not the ordinary button, and takes two presses', async ({ base, browser }) => {
  const page = await at(browser, base, HOPELESS);
  const before = await rows(page);
  await page.mouse.click(...(await middle(page.locator('.counters [data-piece^="axis-cube-17"]').first())));
  const fight = page.locator('[data-roster] [data-do]');
  await page.locator('[data-roster] .sums li').first().waitFor();
  truth(!(await fight.evaluate((e) => e.classList.contains('main'))), 'it is the ordinary button');
  await sleep(SLIP);
  await fight.click();
  await sleep(300);
  equal(await rows(page), before, 'rows after one press');
  truth((await fight.locator('small').textContent()).length > 10, 'it says nothing');
  await fight.click();
  await page.waitForFunction((rows) => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((log) => log.seq > rows), before);
  quiet(page);
});
