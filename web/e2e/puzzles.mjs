// Puzzles: one solved and one failed, from the lobby, on desk and phone; hints that cost; what the browser remembers.
import { equal, openBox, person, SLIP, settled, sleep, take, test, truth } from './harness.mjs';

const PHONE = { width: 390, height: 844, phone: true };
const SHOTS = process.env.SCHOOL_SHOTS;
const shot = (page, name) => SHOTS && page.screenshot({ path: `${SHOTS}/${name}.png` });

/** Begins a puzzle of the first game from its box. */
async function begin(page, key) {
  page.setDefaultTimeout(60_000);
  const box = await openBox(page, 'The Soft Underbelly');
  await box.locator('.puzzle summary').click();
  await box.locator(`.puzzle [data-item="${key}"]`).click();
  await page.waitForURL(/\/t\//);
  await page.locator('[data-task]').waitFor();
  return page.url();
}

/** Presses the button that ends something. */
async function end(page) {
  await sleep(SLIP);
  // What gives something away wants a second Enter.
  if (await page.locator('.prompt [data-reminders]').count()) {
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
  } else await page.locator('.prompt [data-line="done"], .prompt [data-main]').first().click();
  await settled(page);
}

for (const [name, how] of [['desk', {}], ['phone', PHONE]]) {
  test(`a puzzle failed and solved on the ${name}`, async ({ base, browser }) => {
    const page = await person(browser, base, how);
    const table = await begin(page, 'convoy');
    truth((await page.locator('[data-task]').textContent()).length > 40, 'the task is said');
    truth(/5 3 6/.test(await page.locator('[data-dice]').textContent()), 'the dice are told');
    await shot(page, `puzzle-${name}`);
    // To do nothing fails, and says so.
    for (let i = 0; i < 2 && !(await page.locator('[data-failed]').count()); i++) await end(page);
    await page.locator('[data-failed]').waitFor();
    equal(await page.locator('[data-failed]').getAttribute('data-failed'), 'core-puzzle-failed', 'the answer');
    truth(!(await page.locator('.prompt [data-main]').count()), 'nothing is offered after the end');
    await shot(page, `puzzle-${name}-failed`);
    await page.locator('[data-again]').click();
    await page.locator('[data-failed]').waitFor({ state: 'detached' });
    // A hint costs a star.
    equal((await page.locator('.teacher .stars').textContent()).trim(), '★★★', 'stars before the hint');
    await page.locator('[data-ask-hint]').click();
    await page.locator('[data-hint="1"]').waitFor();
    equal((await page.locator('.teacher .stars').textContent()).trim(), '★★', 'stars after the hint');
    await shot(page, `puzzle-${name}-hint`);
    truth(await take(page, (l) => l === 'engage american italian'), 'no fleet to attack with');
    await sleep(SLIP);
    await page.locator('[data-under="label-by-sea"]').click();
    for (let i = 0; i < 3; i++) truth(await take(page, (l) => l.startsWith('embark cube 17')), `no cube to embark (${i})`);
    truth(await take(page, (l) => l.startsWith('sail 14')), 'nowhere to sail to');
    await page.locator('[data-solved="2"]').waitFor();
    await shot(page, `puzzle-${name}-solved`);
    // It is remembered, and the table is not among those that wait.
    const box = await openBox(page, 'The Soft Underbelly');
    await box.locator('.puzzle summary').click();
    equal((await box.locator('.puzzle [data-item="convoy"] .mark').textContent()).trim(), '★★', 'the stars in the box');
    equal(await page.locator('#mine').count(), 0, 'puzzles among the tables');
    truth(await box.locator('[data-first=puzzle]').count(), 'a puzzle of the day');
    await shot(page, `puzzle-${name}-list`);
    equal(await begin(page, 'convoy'), table, 'the table of the puzzle');
    equal(page.complaints.join('; '), '', 'complaints');
  });
}

test('a puzzle of each game is shown, in three languages', async ({ base, browser }) => {
  for (const language of ['en', 'zh', 'pl']) {
    const page = await person(browser, base, { language });
    page.setDefaultTimeout(60_000);
    await page.goto('/');
    await page.locator('.box').first().waitFor();
    const games = await page.evaluate(() => fetch('/api/games').then((r) => r.json()));
    for (const { id } of games.filter((game) => game.puzzles)) {
      const made = await page.evaluate(
        async ([game, how]) => {
          const { puzzles } = await (await fetch(`/api/games/${game}/puzzles`)).json();
          return (await fetch(`/api/games/${game}/puzzles/${puzzles[0].key}`, { method: 'POST', headers: how, body: '{}' })).json();
        },
        [id, { 'content-type': 'application/json' }],
      );
      await page.goto(`/t/${made.id}`);
      await page.locator('[data-task]').waitFor();
      await shot(page, `puzzle-${id}-${language}`);
      await page.locator('[data-show]').click();
      await page.locator('[data-solved="shown"]').waitFor();
    }
    equal(page.complaints.join('; '), '', `complaints in ${language}`);
  }
});
