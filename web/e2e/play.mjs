// One person against the machine.
import { confirm, equal, lay, mine, myTurn, numbers, person, pressMain, prompt, randomClick, ready, settled, sleep, SLIP, test, truth } from './harness.mjs';

const turn = async (page) => Number(/\d+/.exec(await page.locator('.turn b').textContent())[0]);

test('three turns against the machine by clicking', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  const random = numbers(11);
  let clicks = 0;
  while ((await myTurn(page)) && (await turn(page)) < 4 && clicks++ < 600) await randomClick(page, random, 0.6);
  truth((await turn(page)) >= 4 || !(await mine(page)), 'the fourth turn was not reached');
  equal(page.complaints.join('\n'), '', 'complaints');
  return `${clicks} clicks`;
});

/** A cube that can be taken up. */
const LIT_CUBE = '[data-piece^="allies-cube-"]:has(.glow)';

/** To the movement of an own impulse. */
async function toMovement(page) {
  for (let i = 0; i < 150 && (await myTurn(page)); i++) {
    if (/: move,/.test(await prompt(page))) return;
    const first = page.locator('[data-line="initiative allies"], [data-line="first allies"]');
    if (await first.count()) {
      await sleep(SLIP);
      await first.click();
    } else await pressMain(page);
    await settled(page);
  }
  throw new Error('no movement was reached');
}

/** A table at the movement of an own impulse with a cube that can move: an Axis that goes first can cut all of them off. */
async function layMoving(page) {
  for (let i = 0; i < 8; i++) {
    await lay(page);
    await ready(page);
    await toMovement(page);
    await settled(page);
    if (await page.locator(LIT_CUBE).count()) return;
  }
  throw new Error('no cube could move at any table');
}

async function middle(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a cube is taken up with the mouse and put back by undo', async ({ base, browser }) => {
  const page = await person(browser, base);
  await layMoving(page);
  const before = await prompt(page);
  await sleep(SLIP);
  await page.mouse.click(...(await middle(page, LIT_CUBE)));
  await confirm(page);
  await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent !== text, before);
  await page.locator('[data-undo]').click();
  await settled(page);
  await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent === text, before);
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('what cannot be done says why, and the rule opens', async ({ base, browser }) => {
  const page = await person(browser, base);
  await layMoving(page);
  await sleep(SLIP);
  // With a group in hand, what the enemy holds far away cannot be reached.
  await page.mouse.click(...(await middle(page, LIT_CUBE)));
  await confirm(page);
  const why = page.locator('.why li').first();
  for (const place of ['01', '14', '10', '22', '08']) {
    const enemy = `[data-piece^="axis-cube-${place}"]`;
    if (await page.locator(enemy).count()) await page.mouse.click(...(await middle(page, enemy)));
    await sleep(300);
    if (await why.count()) break;
    await page.keyboard.press('Escape');
  }
  await why.waitFor();
  truth(!/[a-z]\.[a-z]/.test(await why.locator('.cite').textContent()), 'a rule is cited by its id');
  await why.locator('.cite').click();
  const rule = page.locator('.rule.cited');
  await rule.waitFor();
  truth((await rule.textContent()).length > 20, 'the rule has no text');
  return (await why.textContent()).trim().replace(/\s+/g, ' ');
});

test('turn and phase open the sequence of play, and rules are cited by heading', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  await page.locator('summary.turn').click();
  const on = page.locator('[data-sequence] [aria-current=step]');
  equal(await on.count(), 1, 'stages that are on');
  truth((await on.textContent()).trim().length > 12, `the stage reads ${await on.textContent()}`);
  const cite = on.locator('.cite');
  await cite.filter({ hasText: /^[A-Z][a-z -]+ \d+$/ }).waitFor();
  const cited = await cite.textContent();
  // A press beside it closes it.
  await page.mouse.click(900, 500);
  equal(await page.locator('details.pop[open]').count(), 0, 'open cards');
  await page.keyboard.press('Escape');
  await page.locator('summary.turn').click();
  await cite.click();
  const rule = page.locator('.rule.cited');
  await rule.waitFor();
  equal(await rule.locator('.number').textContent(), cited, 'the citation of the rule');
  await page.locator('header select').first().selectOption('zh');
  await page.locator('.rule.cited .number', { hasText: /[\u4e00-\u9fff]/ }).waitFor();
  equal(page.complaints.join('\n'), '', 'complaints');
  return cited;
});

test('a reload in the middle loses nothing', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  const random = numbers(5);
  for (let i = 0; i < 200 && (await myTurn(page)); i++) {
    if (/[Bb]attle|round/.test(await page.locator('.phase').textContent())) break;
    await randomClick(page, random, 0.45);
  }
  const [said, phase] = [await prompt(page), await page.locator('.phase').textContent()];
  await page.reload();
  await ready(page);
  equal(await prompt(page), said, 'the prompt after the reload');
  equal(await page.locator('.phase').textContent(), phase, 'the phase after the reload');
  return phase;
});

test('the language changes without a reload', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  await page.evaluate(() => (window.here = true));
  for (const [language, word] of [['zh', '规则'], ['pl', 'Reguły'], ['en', 'Rules']]) {
    await page.locator('header select').first().selectOption(language);
    await page.locator('#tab-rules', { hasText: word }).waitFor();
    equal(await page.evaluate(() => document.documentElement.lang), language, 'the language of the page');
  }
  truth(await page.evaluate(() => window.here), 'the page was loaded again');
});

test('all tabs stand side by side in every language, whichever is open', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  for (const language of ['en', 'zh', 'pl']) {
    await page.locator('header select').first().selectOption(language);
    await page.waitForFunction((language) => document.documentElement.lang === language, language);
    for (const tab of ['inspect', 'log', 'replay']) {
      await page.locator(`#tab-${tab}`).click();
      const beyond = await page.locator('[role=tablist]').evaluate((e) => e.scrollWidth - e.clientWidth);
      truth(beyond <= 0, `${language}: with ${tab} open ${beyond} px of the tabs are out of sight`);
    }
  }
});

test('seas and countries are named in the language of the reader', async ({ base, browser }) => {
  for (const [language, sea, land] of [['en', 'Tyrrhenian Sea', 'FRANCE'], ['zh', '第勒尼安海', '法国'], ['pl', 'Morze Tyrreńskie', 'FRANCJA']]) {
    const page = await person(browser, base, { language });
    await lay(page);
    await ready(page);
    await page.locator('.written text').first().waitFor({ state: 'attached' });
    const written = await page.locator('.written text').allTextContents();
    truth(written.includes(sea) && written.includes(land), `${language}: ${written.join(', ')}`);
    // The picture below has no names of its own.
    const picture = await page.evaluate(() => fetch(document.querySelector('img.art').src).then((r) => r.text()));
    truth(!picture.includes('Tyrrhenian'), 'the picture names the sea too');
  }
});

test('a rule is read and found in three languages', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  await page.locator('#tab-rules').click();
  for (const [language, words] of [['zh', '白箭头'], ['pl', 'białą strzałką'], ['en', 'white arrow']]) {
    await page.locator('header select').first().selectOption(language);
    await page.locator('[data-find-rules]').fill(words);
    await page.locator(`.rule p[lang="${language}"]`, { hasText: words }).first().waitFor();
  }
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('the replay goes both ways and returns', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  for (let i = 0; i < 4 && (await myTurn(page)); i++) await pressMain(page);
  await myTurn(page);
  await page.locator('#tab-replay').click();
  const now = await prompt(page);
  const scrub = page.locator('[data-scrub]');
  const row = async () => Number(await scrub.inputValue());
  const last = await row();
  truth(last > 1, 'there is nothing to replay');
  await page.getByLabel('To the beginning').click();
  await page.waitForFunction(() => document.querySelector('[data-scrub]').value === '0');
  await page.getByLabel('One on', { exact: true }).click();
  await page.waitForFunction(() => document.querySelector('[data-scrub]').value === '1');
  await page.getByLabel('One back', { exact: true }).click();
  await page.waitForFunction(() => document.querySelector('[data-scrub]').value === '0');
  await page.locator('.prompt .main').click();
  equal(await prompt(page), now, 'the prompt after the replay');
  return `${last} rows`;
});

test('the keyboard alone plays', async ({ base, browser }) => {
  const page = await person(browser, base);
  await layMoving(page);
  await page.locator('[role=application]').focus();
  await page.keyboard.press('0');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-overlays] summary').focus();
  await page.keyboard.press('Tab');
  truth(await page.locator('.offers button:focus').count(), 'Tab does not lead to the choices');
  await page.keyboard.press('?');
  await page.locator('[role=dialog].help').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('sic');
  await page.keyboard.press('Enter');
  await page.locator('#tab-panel h2', { hasText: 'Sicily' }).waitFor();
  const before = await prompt(page);
  await sleep(SLIP);
  // Nobody has moved, but the enemy can be attacked: nothing is handed over yet.
  equal(await page.locator('[data-reminders]').count(), 0, 'reminders');
  await page.keyboard.press('Shift+Enter');
  await confirm(page);
  await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent !== text, before);
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('the board is two keys away: N marks a piece there, and Enter takes it up and presses no button', async ({ base, browser }) => {
  const page = await person(browser, base);
  await layMoving(page);
  const get = () => page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/scene?draft=true`).then((r) => r.json()));
  const { seq } = await get();
  await sleep(SLIP);
  await page.locator('.buttons [data-under="label-events"]').focus();
  await page.keyboard.press('n');
  truth(await page.locator('.frame:focus').count(), 'the focus stays on the button');
  await page.keyboard.press('Enter');
  await settled(page);
  const after = await get();
  equal(after.seq, seq, 'rows');
  equal(await page.locator('[aria-pressed=true][data-under]').count(), 0, 'buttons that were pressed');
  truth(after.draft.length === 1 || (await page.locator('.picked, [role=dialog]').count()), 'nothing was taken up');
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('a phone plays', async ({ base, browser }) => {
  const page = await person(browser, base, { width: 390, height: 844, phone: true });
  await lay(page);
  await ready(page);
  for (let i = 0; i < 3 && (await myTurn(page)); i++) await pressMain(page);
  await myTurn(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  truth(wide <= 0, `the page is ${wide} px too wide`);
  const button = await page.locator('.prompt .buttons button').first().boundingBox();
  truth(button.height >= 44, `a button is only ${button.height} px high`);
  await page.locator('.grip').click();
  await page.locator('#tab-log').click();
  await page.locator('.log li').first().waitFor();
  equal(page.complaints.join('\n'), '', 'complaints');
});
