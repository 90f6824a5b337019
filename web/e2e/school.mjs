// Lessons: a course from the lobby, taken by clicks on desk and phone.
import { equal, person, SLIP, settled, sleep, take, test, truth } from './harness.mjs';

const PHONE = { width: 390, height: 844, phone: true };
const SHOTS = process.env.SCHOOL_SHOTS;

const at = (page, step) => page.locator(`.teacher[data-step="${step}"]`).waitFor();
const answer = (page) => page.locator('[data-answer]').getAttribute('data-answer');
const shot = (page, name) => SHOTS && page.screenshot({ path: `${SHOTS}/${name}.png` });

/** Begins the course of the first game from its box. */
async function begin(page) {
  page.setDefaultTimeout(40_000);
  await page.goto('/');
  await page.locator('[data-first=course]').first().waitFor();
  await shot(page, 'lobby');
  await page.locator('[data-first=course]').first().click();
  await page.waitForURL(/\/t\//);
  await at(page, 0);
}

/** Presses a button of the prompt. */
async function press(page, line) {
  await sleep(SLIP);
  const button = page.locator(`.prompt [data-line="${line}"], .prompt [data-main]`).first();
  await button.click();
  await settled(page);
}

/** Takes choices of the board one after another. */
async function choose(page, ...lines) {
  for (const line of lines) truth(await take(page, (l) => l === line), `no choice '${line}'`);
}

for (const [name, how] of [['desk', {}], ['phone', PHONE]]) {
  test(`a whole lesson on the ${name}`, async ({ base, browser }) => {
    const page = await person(browser, base, how);
    await begin(page);
    await shot(page, `${name}-0`);
    const first = await page.locator('[data-said]').textContent();
    truth(first.length > 40, `the step says what to do: ${first}`);
    // A wrong move is answered, and nothing is done.
    await press(page, 'pass');
    // To give the impulse away takes a second press.
    if (!(await page.locator('[data-answer]').count())) await page.locator('[role=dialog] [data-line=pass]').click();
    equal(await answer(page), 'lesson-move-group-passed', 'the answer to a pass');
    await shot(page, `${name}-wrong`);
    await choose(page, 'take cube 18', 'take cube 18');
    equal(await page.locator('[data-answer]').count(), 0, 'answers after a right move');
    await choose(page, 'step 19-16; halt');
    await at(page, 1);
    await shot(page, `${name}-1`);
    // Back, and the first step again by being shown.
    await page.locator('[data-back]').click();
    await at(page, 0);
    await page.locator('[data-show-step]').click();
    await at(page, 1);
    await page.locator('[data-show-step]').click();
    await at(page, 2);
    // Left and come back to: the table waits where it was left.
    const table = page.url();
    await page.locator('[data-leave]').click();
    await page.locator('[data-first=course]').first().waitFor();
    equal(await page.locator('#mine').count(), 0, 'lessons among the tables');
    await page.locator('[data-first=course]').first().click();
    await page.waitForURL(/\/t\//);
    equal(page.url(), table, 'the table of the lesson');
    await at(page, 2);
    await press(page, 'done');
    await page.locator('.teacher[data-done]').waitFor();
    await shot(page, `${name}-end`);
    truth(!(await page.locator('.prompt [data-main]').count()), 'nothing is offered at the end');
    // On to the next lesson; the first is ticked in the lobby.
    await page.locator('[data-next]').click();
    await page.waitForURL((url) => url.href !== table);
    await at(page, 0);
    await shot(page, `${name}-next`);
    await page.goto('/');
    const label = await page.locator('[data-first=course]').first().textContent();
    truth(/2/.test(label), `the course goes on with the second lesson: ${label}`);
    equal(page.complaints.join('; '), '', 'complaints');
  });
}

test('a lesson in Chinese and Polish', async ({ base, browser }) => {
  for (const [language, letters] of [['zh', /[\u4e00-\u9fff]/], ['pl', /[ąćęłńóśźż]/i]]) {
    const page = await person(browser, base, { language });
    page.setDefaultTimeout(40_000);
    await page.goto('/');
    await page.locator('[data-first=course]').first().click();
    await at(page, 0);
    truth(letters.test(await page.locator('[data-said]').textContent()), `the step in ${language}`);
    await shot(page, language);
  }
});

for (const [name, how] of [['desk', {}], ['phone', PHONE]]) {
  test(`a whole lesson of each game on the ${name}`, async ({ base, browser }) => {
    const page = await person(browser, base, how);
    page.setDefaultTimeout(60_000);
    await page.goto('/');
    await page.locator('.box').first().waitFor();
    const games = await page.evaluate(() => fetch('/api/games').then((r) => r.json()));
    const taught = games.filter((game) => game.lessons);
    truth(taught.length >= 5, `courses of ${taught.length} games`);
    for (const { id, texts } of taught) {
      await page.goto('/');
      const box = page.locator('.box', { has: page.locator('.lid') }).filter({ hasText: texts.en['game-title'] });
      await box.waitFor();
      if ((await box.locator('.lid').getAttribute('aria-expanded')) !== 'true') await box.locator('.lid').click();
      await box.locator('[data-first=course]').click();
      await page.waitForURL(/\/t\//);
      await at(page, 0);
      await shot(page, `lesson-${id}-${name}`);
      const steps = await page.locator('.teacher .dots li').count();
      for (let step = 0; step < steps; step++) {
        await at(page, step);
        truth((await page.locator('[data-said]').textContent()).length > 20, `${id}: step ${step} says what to do`);
        await page.locator('[data-show-step]').click();
      }
      await page.locator('.teacher[data-done]').waitFor();
      await shot(page, `lesson-${id}-${name}-end`);
      truth(!(await page.locator('.prompt [data-main]').count()), `${id}: nothing is offered at the end`);
    }
    equal(page.complaints.join('; '), '', 'complaints');
  });
}

test('the handbook of a game, from its box, in Polish and Chinese', async ({ base, browser }) => {
  for (const [language, letters] of [['pl', /[ąćęłńóśźż]/i], ['zh', /[一-鿿]/]]) {
    const page = await person(browser, base, { language });
    page.setDefaultTimeout(120_000);
    await page.goto('/');
    await page.locator('[data-handbook]').first().waitFor();
    // The book opens in a window of its own, which need not be waited for.
    equal(await page.locator('[data-handbook]').first().getAttribute('target'), '_blank', 'the window of the book');
    await page.goto(await page.locator('[data-handbook]').first().getAttribute('href'), { timeout: 150_000 });
    await page.locator('section p[id]').first().waitFor();
    equal(await page.locator('html').getAttribute('lang'), language, 'the language of the book');
    truth(letters.test(await page.locator('section p[id]').first().textContent()), `a rule in ${language}`);
    truth((await page.locator('section p[id]').count()) > 250, 'the whole rules');
    truth((await page.locator('figure[id^=lesson-] img').count()) >= 8, 'pictures of lessons');
    truth((await page.locator('figure[id^=example-] img').count()) >= 8, 'pictures of examples');
    const cited = await page.locator('section .id').allTextContents();
    equal(cited.filter((it) => /^[a-z-]+[./]/.test(it)).join(), '', 'rules that are cited by their keys');
    truth((await page.locator('.shown code').count()) > 200, 'tests are named');
    truth((await page.locator('.shown a[href^="#case-"]').count()) > 20, 'cases are linked');
    const shown = await page.locator('.shown a').first().getAttribute('href');
    equal(await page.locator(`[id="${shown.slice(1)}"]`).count(), 1, 'what shows a rule');
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/handbook-${language}.png` });
  }
});
