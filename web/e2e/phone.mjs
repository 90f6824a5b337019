// A phone: the sheet, its buttons and what is in hand, in both games with a board of their own kind.
import { equal, layAt, layGame, myTurn, person, pressMain, prompt, ready, settled, sleep, SLIP, test, truth } from './harness.mjs';

const PHONE = { width: 390, height: 844, phone: true, still: true };
const quiet = (page) => equal(page.complaints.join('\n'), '', 'complaints');
const MARCH = `
clear = true
turn = 2
active = "axis"
phase = "march"
chit = "6A"
drawn = ["6A"]
units = ["24Pz active @ 2104", "44 active @ 2106", "57 active @ 2106", "71 active @ 2204", "s-6 @ 2504", "s-15 @ 2506"]
`;
const ATTACK = `
clear = true
turn = 2
active = "axis"
phase = "attack"
chit = "6A"
drawn = ["6A"]
units = ["24Pz active @ 2203", "44 active @ 2204", "62 active @ 2204", "71 active @ 2206", "79 active @ 2206", "s-6 @ 2304", "s-45 @ 2304", "s-15 @ 2306"]
`;

/** Is the middle of a thing in the window, with nothing over it? */
const bare = (locator) =>
  locator.evaluate((e) => {
    const r = e.getBoundingClientRect();
    const there = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
    return r.top >= 0 && r.bottom <= innerHeight && (e === there || e.contains(there));
  });

/** Taps a counter until it is near enough and something comes of it. */
async function tap(page, keys, come) {
  for (let i = 0; i < 4; i++) {
    await sleep(SLIP + 200);
    if (i && (await come())) return;
    for (const key of keys) {
      const counter = page.locator(`.counters [data-piece="${key}"]`).first();
      if (!(await counter.count())) continue;
      const box = await counter.boundingBox();
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      break;
    }
    await settled(page);
  }
  await sleep(300);
  truth(await come(), `nothing came of tapping ${keys}`);
}

/** No word of a button is cut off, and none lies beyond the edge. */
async function whole(page) {
  const cut = await page.locator('.prompt .foot button').evaluateAll((all) =>
    all.filter((e) => {
      const r = e.getBoundingClientRect();
      return r.width > 0 && (e.scrollWidth > e.clientWidth + 1 || r.right > innerWidth + 1 || r.left < -1);
    }).map((e) => e.textContent),
  );
  equal(cut.join(' | '), '', `buttons that are cut off at "${await prompt(page)}"`);
}

test('on a phone the button does what is picked, and what is in hand is one thing at a time', async ({ base, browser }) => {
  const page = await person(browser, base, PHONE);
  await page.goto('/');
  await layAt(page, 'stalingrad', MARCH, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  const hint = page.locator('.hint');
  const main = page.locator('[data-main]');
  truth(/Done moving/.test(await main.textContent()), 'nothing is picked at first');
  await tap(page, ['24Pz'], () => hint.count());
  truth(/Tap again: Move 24 Pz/.test(await hint.textContent()), await hint.textContent());
  truth(/Move 24 Pz/.test(await main.textContent()), `the button says ${await main.textContent()}`);
  await whole(page);
  // A stack in hand takes its place, and nothing can be ended by a slip.
  await tap(page, ['44', '57'], () => page.locator('.picked').count());
  equal(await hint.count(), 0, 'hints with a stack in hand');
  equal(await main.count(), 0, 'buttons that end something with a stack in hand');
  await whole(page);
  truth(await bare(page.locator('[data-put-down]')), 'what is in hand cannot be put down');
  await page.locator('[data-put-down]').click();
  equal(await page.locator('.picked').count(), 0, 'what is in hand');
  await main.waitFor();
  // The button takes up what was picked.
  await tap(page, ['24Pz'], () => hint.count());
  await sleep(SLIP);
  await main.click();
  await page.waitForFunction(() => /where does 24 Pz/.test(document.querySelector('#prompt')?.textContent ?? ''));
  // A finger hits the hexes that are lit then.
  const [one] = await page.locator('.tags g').evaluateAll((all) => all.map((e) => e.getBoundingClientRect().width));
  truth(one > 0, 'nothing is lit');
  const wide = await page.evaluate(() => {
    const scale = new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a;
    return 64 * scale;
  });
  truth(wide >= 43, `a hex has ${wide} px`);
  await whole(page);
  quiet(page);
});

test('on a phone the odds keep their button in sight, and the dice with their result stand above it', async ({ base, browser }) => {
  const page = await person(browser, base, PHONE);
  await page.goto('/');
  await layAt(page, 'stalingrad', ATTACK, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  const roster = page.locator('[data-roster]');
  await tap(page, ['s-6', 's-45'], () => roster.count());
  await roster.locator('.odds .end').first().waitFor();
  await sleep(300);
  for (const button of await roster.locator('.buttons button').all()) truth(await bare(button), `${await button.textContent()} cannot be pressed`);
  // Another hex could be attacked as well: who fights at once is told that it is not.
  truth(/1 other hex is not attacked/.test(await roster.locator('[data-do]').textContent()), await roster.locator('[data-do]').textContent());
  await roster.locator('[data-lay]').click();
  await settled(page);
  await tap(page, ['s-15'], () => roster.count());
  truth(/both attacks/.test(await roster.locator('[data-do]').textContent()), await roster.locator('[data-do]').textContent());
  await roster.locator('[data-do]').click();
  await settled(page);
  const rolls = page.locator('[data-rolls]');
  for (let i = 0; i < 6 && !(await rolls.count()) && (await myTurn(page)); i++) {
    await pressMain(page);
    await settled(page);
  }
  await rolls.waitFor();
  truth(/For hex 230[46] at \S+ the die showed \d/.test(await rolls.textContent()), await rolls.textContent());
  truth(/No effect|lost|retreat/.test(await rolls.textContent()), `what it brought is not said: ${await rolls.textContent()}`);
  const [said, foot] = await Promise.all([rolls.boundingBox(), page.locator('.prompt .foot').boundingBox()]);
  truth(said.y + said.height <= foot.y + 1, `the dice end at ${said.y + said.height}, the buttons begin at ${foot.y}`);
  await whole(page);
  quiet(page);
});

test('on a phone the sheet lies over the chits', async ({ base, browser }) => {
  const page = await person(browser, base, PHONE);
  await layGame(page, 'Stalingrad Blitzkrieg', { soviet: 'bot:recruit' });
  await ready(page);
  for (let i = 0; i < 3 && (await myTurn(page)) && /place/.test(await prompt(page)); i++) await pressMain(page);
  await page.locator('[data-hand]').waitFor();
  const chit = page.locator('[data-hand] button').first();
  truth(await bare(chit), 'chits cannot be pressed');
  await page.locator('.grip').click();
  await sleep(300);
  for (const tab of ['inspect', 'log', 'rules']) truth(await bare(page.locator(`#tab-${tab}`)), `the tab ${tab} is covered`);
  await page.locator('#tab-log').click();
  equal(await page.locator('#tab-log').getAttribute('aria-selected'), 'true', 'the tab that is open');
  quiet(page);
});

test('on a phone the main button keeps its place, whatever comes or goes', async ({ base, browser }) => {
  const page = await person(browser, base, PHONE);
  await page.goto('/');
  await layAt(page, 'stalingrad', MARCH, ['me', { bot: 'recruit' }]);
  await myTurn(page);
  const main = page.locator('.prompt .end .main');
  const foot = async () => {
    const { y, height } = await main.boundingBox();
    return Math.round(y + height);
  };
  const there = await foot();
  // What stands under a finger there puts nothing down and takes nothing back.
  await tap(page, ['44', '57'], () => page.locator('.picked').count());
  equal(await foot(), there, 'the button with a stack in hand');
  truth(await main.isDisabled(), 'it can be pressed');
  await page.touchscreen.tap(195, there - 8);
  equal(await page.locator('.picked').count(), 1, 'what is in hand');
  await page.locator('[data-put-down]').click();
  await tap(page, ['24Pz'], () => page.locator('.hint').count());
  await sleep(SLIP);
  await main.click();
  await page.locator('[data-undo]').waitFor();
  const under = await page.evaluate((y) => document.elementFromPoint(195, y).closest('button')?.dataset.undo, there - 8);
  equal(under, undefined, 'what takes back lies where the button was');
  await page.locator('[data-undo]').click();
  await settled(page);
  equal(await foot(), there, 'the button after a move was taken back');
  // What cannot be done is said above the sheet: the question and its button stay free.
  await tap(page, ['s-15', 's-6'], () => page.locator('.card.says').count());
  const [said, sheet] = await Promise.all(['.card.says', '.side'].map((part) => page.locator(part).boundingBox()));
  truth(said.y + said.height <= sheet.y, `the refusal ends at ${said.y + said.height}, the sheet begins at ${sheet.y}`);
  quiet(page);
});

const BATTLE = `
clear = true
turn = 2
active = "axis"
phase = "attack"
markers_axis = 0
markers_allies = 0
ships = ["american used", "british used", "italian used", "uboat used"]
units = ["axis cube x2 @ 17", "axis tank @ 17", "axis italian-tank @ 16", "axis elite @ 16", "allies cube x3 @ 19", "allies cube @ 20", "axis cube @ 01"]
`;

test('on a phone the dice of a battle are read above every question of it', async ({ base, browser }) => {
  const page = await person(browser, base, PHONE);
  await page.goto('/');
  // What is seldom done is said whole, too.
  await layAt(page, 'soft-underbelly', 'clear = true\nturn = 3\nactive = "allies"\nphase = "move"\nunits = ["allies cube x2 @ 18", "axis cube @ 14", "axis cube @ 01"]', ['me', { bot: 'recruit' }]);
  await myTurn(page);
  truth(await page.locator('.drawers button').count(), 'no events are offered');
  await whole(page);
  truth(await bare(page.locator('[data-main]')), 'the button is covered');
  await layAt(page, 'soft-underbelly', BATTLE, [{ bot: 'recruit' }, 'me']);
  await myTurn(page);
  const roster = page.locator('[data-roster]');
  await tap(page, ['allies-cube-19'], () => roster.count());
  for (const button of await roster.locator('.buttons button').all()) truth(await bare(button), `${await button.textContent()} cannot be pressed`);
  await roster.locator('[data-do]').click();
  await settled(page);
  let met = 0;
  for (let i = 0; i < 5 && (await myTurn(page)); i++) {
    await sleep(300);
    const rolls = page.locator('[data-rolls]');
    if (await rolls.count()) {
      met++;
      const [said, foot] = await Promise.all([rolls.locator('p').first().boundingBox(), page.locator('.prompt .foot').boundingBox()]);
      truth(said.y + said.height <= foot.y + 1, `at "${await prompt(page)}" the dice end at ${said.y + said.height}, the buttons begin at ${foot.y}`);
      await whole(page);
    }
    await pressMain(page);
    await settled(page);
  }
  truth(met > 0, 'no dice were met');
  quiet(page);
});

const CROWD = 'clear = true\nturn = 3\nactive = "allies"\nphase = "move"\nunits = ["allies cube x7 @ 18", "allies tank @ 18", "axis cube @ 14", "axis cube @ 01"]';

test('on a phone the score, the question, warnings and chances are hidden by nothing', async ({ base, browser }) => {
  const page = await person(browser, base, PHONE);
  for (const language of ['en', 'pl', 'zh']) {
    await page.goto('/');
    await page.evaluate((language) => localStorage.setItem('sandtable', JSON.stringify({ ...JSON.parse(localStorage.sandtable ?? '{}'), language })), language);
    await layAt(page, 'soft-underbelly', CROWD, ['me', { bot: 'recruit' }]);
    await myTurn(page);
    await sleep(300);
    const cut = await page.locator('.standing summary').evaluate((e) => e.scrollHeight - e.clientHeight);
    // Less than half a line: tall signs stand out a little.
    truth(cut <= 4, `${language}: ${cut} px of the score are cut off`);
    const [turn, score] = await Promise.all(['.turn', '.standing summary'].map((part) => page.locator(part).boundingBox()));
    truth(turn.x + turn.width <= score.x + 1, `${language}: the turn ends at ${turn.x + turn.width}, the score begins at ${score.x}`);
    truth(await bare(page.locator('#prompt')), `${language}: the question is covered`);
    const lines = await page.locator('#prompt').evaluate((e) => {
      const seen = document.querySelector('.prompt .foot').getBoundingClientRect().top - e.getBoundingClientRect().top;
      const { height } = e.getBoundingClientRect();
      return [Math.min(seen, height), Math.min(height, 3 * parseFloat(getComputedStyle(e).lineHeight))];
    });
    truth(lines[0] >= lines[1] - 1, `${language}: ${lines[0]} px of the question are seen, three lines are ${lines[1]}`);
    const end = await page.locator('[data-main]').boundingBox();
    truth(end.y + end.height <= 844 - 4, `${language}: the button ends at ${end.y + end.height}`);
    for (const line of await page.locator('[data-figures] li').all()) truth(await bare(line), `${language}: ${await line.textContent()} is covered`);
    equal(await page.locator('[data-figures] li').count(), 1, `${language}: warnings`);
    await whole(page);
  }
  await page.evaluate(() => localStorage.setItem('sandtable', JSON.stringify({ ...JSON.parse(localStorage.sandtable), language: 'en' })));
  // A battle: what the button leads to is written on it.
  await layAt(page, 'soft-underbelly', BATTLE, [{ bot: 'recruit' }, 'me']);
  await myTurn(page);
  const roster = page.locator('[data-roster]');
  await tap(page, ['allies-cube-19'], () => roster.count());
  await roster.locator('[data-do]').click();
  await settled(page);
  const chance = page.locator('[data-main] [data-chance]');
  for (let i = 0; i < 8 && !(await chance.count()) && (await myTurn(page)); i++) {
    await pressMain(page);
    await settled(page);
    await sleep(400);
  }
  truth(await bare(chance), 'the chance is covered');
  truth(/\d+ in 100/.test(await chance.textContent()), await chance.textContent());
  quiet(page);
});

const LONG_PHASE = `
clear = true
turn = 3
active = "allies"
markers_allies = 0
battle = "17 round 1 of 3 hits 0 0"
arrows = ["18-17"]
steps = ["turn impulses", "impulse last", "battle decide", "resolve"]
units = ["allies cube x4 for=17 @ 18", "axis cube @ 17", "axis cube @ 01"]
`;
const EVENTS = `
clear = true
turn = 3
active = "allies"
phase = "move"
units = ["allies cube x4 @ 18", "allies cube x2 @ 20", "axis cube @ 14", "axis cube @ 01"]
`;

test('on a phone a long phase takes no room from turn and score, and events none from the question', async ({ base, browser }) => {
  const page = await person(browser, base, PHONE);
  for (const language of ['en', 'pl', 'zh']) {
    await page.goto('/');
    await page.evaluate((language) => localStorage.setItem('sandtable', JSON.stringify({ ...JSON.parse(localStorage.sandtable ?? '{}'), language })), language);
    await layAt(page, 'soft-underbelly', LONG_PHASE, ['me', { bot: 'recruit' }]);
    await myTurn(page);
    await sleep(300);
    const score = await page.locator('.standing summary').evaluate((e) => e.scrollHeight - e.clientHeight);
    truth(score <= 4, `${language}: ${score} px of the score are cut off`);
    const turn = await page.locator('.turn b').evaluate((e) => e.scrollWidth - e.clientWidth);
    truth(turn <= 1, `${language}: ${turn} px of the turn are cut off`);
    await layAt(page, 'soft-underbelly', EVENTS, ['me', { bot: 'recruit' }]);
    await myTurn(page);
    await sleep(300);
    const [asked, foot] = await Promise.all(['#prompt', '.prompt .foot'].map((part) => page.locator(part).boundingBox()));
    truth(asked.y + asked.height <= foot.y + 2, `${language}: the question ends at ${asked.y + asked.height}, the buttons begin at ${foot.y}`);
    // A button has the name of its event, and says what that does once it is open.
    const button = page.locator('[data-under="label-play-strangle"]');
    const name = await button.textContent();
    await sleep(SLIP);
    await button.click();
    await page.locator('[data-under="label-play-strangle"][aria-pressed=true]').waitFor();
    truth((await button.textContent()).length > name.length + 4, `${language}: open it says ${await button.textContent()}`);
    await page.keyboard.press('Escape');
  }
  quiet(page);
});
