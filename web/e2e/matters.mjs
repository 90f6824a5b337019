// What players do to a table rather than on the board: draw, resign, claim, talk, notes, records, forks, feeds.
import { readFileSync } from 'node:fs';
import { askedOf, equal, invitation, lay, mine, myTurn, pair, person, pressMain, prompt, ready, serve, settled, test, truth } from './harness.mjs';

const menu = (page) => page.locator('summary[aria-label=Menu]').click();
const quiet = (...pages) => pages.forEach((page) => equal(page.complaints.join('\n'), '', 'complaints'));
const tab = (page, name) => page.locator(`#tab-${name}`).click();

test('a draw is offered, refused, taken back and agreed on', async ({ base, browser }) => {
  const { one, two } = await pair(browser, base);
  await menu(one);
  await one.locator('[data-draw]').click();
  await one.locator('[data-draw-back]').waitFor();
  await two.locator('[data-draw-refuse]').click();
  await one.locator('[data-draw-back]').waitFor({ state: 'detached' });
  await menu(two);
  await two.locator('[data-draw]').click();
  await two.locator('[data-draw-back]').click();
  await one.locator('[data-draw-accept]').waitFor({ state: 'detached' });
  await menu(two);
  await two.locator('[data-draw]').click();
  await one.locator('[data-draw-accept]').click();
  for (const page of [one, two]) equal(await page.locator('.ending h2').textContent(), 'A draw by agreement.', 'the end');
  quiet(one, two);
});

test('resigning asks first, names the winner, and a rematch is one table for both', async ({ base, browser }) => {
  const { one, two, path } = await pair(browser, base);
  await menu(one);
  await one.locator('[data-resign]').click();
  await one.keyboard.press('Escape');
  await one.locator('dialog.sure').waitFor({ state: 'detached' });
  equal(await one.locator('.ending').count(), 0, 'ends after Escape');
  await menu(one);
  await one.locator('[data-resign]').click();
  await one.locator('[data-sure]').click();
  await one.locator('.ending .mine', { hasText: 'You lost' }).waitFor();
  await two.locator('.ending .mine', { hasText: 'You won' }).waitFor();
  // Each in a colour of its own.
  const [lost, won] = await Promise.all([one, two].map((page) => page.locator('.ending .mine').evaluate((e) => getComputedStyle(e).color)));
  truth(lost !== won, `both are told in ${lost}`);
  truth(/Axis won/.test(await two.locator('.ending h2').textContent()), 'the winner is not named');
  await one.locator('.ending [data-rematch]').click();
  await one.waitForURL((url) => url.pathname !== path);
  await two.locator('.ending [data-rematch]', { hasText: 'next game' }).click();
  await two.waitForURL((url) => url.pathname === new URL(one.url()).pathname);
  await Promise.all([ready(one), ready(two)]);
  quiet(one, two);
});

/** Two at a table with a day for each move. */
async function slow(browser, base) {
  const one = await person(browser, base);
  await one.goto('/');
  await one.locator('[data-begin]').first().waitFor();
  await one.locator('form summary').first().click();
  await one.locator('form details select').first().selectOption('24');
  await one.locator('[data-seat=axis]').first().selectOption('link');
  await one.locator('[data-begin]').first().click();
  await one.waitForURL(/#links/);
  const two = await person(browser, base);
  await two.goto(invitation(one));
  await Promise.all([ready(one), ready(two)]);
  return { one, two };
}

test('clocks rest when both want it, and go on when one does', async ({ base, browser }) => {
  const { one, two } = await slow(browser, base);
  await menu(one);
  await one.locator('[data-pause]').click();
  await one.locator('[data-pause-back]').waitFor();
  await two.locator('[data-pause-refuse]').click();
  await one.locator('[data-pause-back]').waitFor({ state: 'detached' });
  await menu(two);
  await two.locator('[data-pause]').click();
  await one.locator('[data-pause-agree]').click();
  for (const page of [one, two]) {
    await page.locator('[data-pause-end]').waitFor();
    await page.locator('header time').waitFor({ state: 'detached' });
  }
  await two.locator('[data-pause-end]').click();
  for (const page of [one, two]) await page.locator('header time').waitFor();
  quiet(one, two);
});

test('time that is not up cannot be claimed, and the table says so', async ({ base, browser }) => {
  const { one, two } = await slow(browser, base);
  truth(/\d+ h|\d+ d/.test(await one.locator('header time').textContent()), 'there is no clock');
  const [, waiting] = await askedOf(one, two);
  equal(await waiting.locator('[data-claim]').count(), 0, 'claims in time');
  // Only the browser believes that two days have passed.
  await waiting.clock.setSystemTime(Date.now() + 48 * 3600_000);
  await waiting.locator('[data-claim]').click({ timeout: 12_000 });
  await waiting.locator('.why li', { hasText: 'not up' }).waitFor();
  equal(await waiting.locator('.ending').count(), 0, 'games ended by it');
  quiet(one, two);
});

test('players talk, watchers wait until the end, notes are private', async ({ base, browser }) => {
  const { one, two, path } = await pair(browser, base);
  const third = await person(browser, base);
  await third.goto(path);
  await ready(third);
  for (const page of [one, third]) await tab(page, 'talk');
  const say = async (page, text) => {
    await page.locator('[data-say]').fill(text);
    await page.keyboard.press('Enter');
  };
  await say(third, 'from the gallery');
  await third.locator('.said li', { hasText: 'from the gallery' }).waitFor();
  await say(one, '<b>good luck</b>');
  await two.locator('#tab-talk .news').waitFor();
  await tab(two, 'talk');
  await two.locator('.said li', { hasText: '<b>good luck</b>' }).waitFor();
  equal(await two.locator('.news').count(), 0, 'news that were read');
  equal(await two.locator('.said li', { hasText: 'gallery' }).count(), 0, 'words of watchers that a player hears');
  await one.locator('[data-notes]').fill('Sicily first');
  await one.locator('.kept', { hasText: 'Kept' }).waitFor();
  await one.reload();
  await ready(one);
  await tab(one, 'talk');
  await one.waitForFunction(() => document.querySelector('[data-notes]')?.value === 'Sicily first');
  equal(await two.locator('[data-notes]').inputValue(), '', 'notes of the other');
  equal(await third.locator('[data-notes]').count(), 0, 'notes of a watcher');
  await menu(one);
  await one.locator('[data-resign]').click();
  await one.locator('[data-sure]').click();
  await one.locator('.ending').waitFor();
  await tab(two, 'talk');
  await two.locator('.said li', { hasText: 'from the gallery' }).waitFor();
  quiet(one, two, third);
});

test('who was rude is reported to the operator, and heard no more', async ({ browser }) => {
  const server = await serve('--no-qr');
  try {
    const { one, two } = await pair(browser, server.base);
    for (const page of [one, two]) await tab(page, 'talk');
    const say = async (page, text) => {
      await page.locator('[data-say]').fill(text);
      await page.keyboard.press('Enter');
    };
    await say(two, 'something rude');
    const said = one.locator('.said li', { hasText: 'something rude' });
    const name = await said.locator('.who').textContent();
    await said.locator('.who').click();
    await said.locator('[data-report]').click();
    await said.locator('.about', { hasText: 'operator' }).waitFor();
    equal(await said.locator('[data-report]').count(), 0, 'ways to report it again');
    const reports = server.admin('reports');
    equal(reports.length, 1, 'reports');
    truth(JSON.stringify(reports).includes('something rude') && JSON.stringify(reports).includes(name), `the report names him and his words: ${JSON.stringify(reports)}`);
    await said.locator('.who').click();
    await said.locator('.who').click();
    await said.locator('[data-mute-person]').click();
    await say(two, 'something worse');
    await say(one, 'a quiet game');
    await two.locator('.said li', { hasText: 'a quiet game' }).waitFor();
    await one.locator('.said li', { hasText: 'a quiet game' }).waitFor();
    equal(await one.locator('.said li', { hasText: 'something worse' }).count(), 0, 'words of one who is muted');
    quiet(one, two);
  } finally {
    await server.stop();
  }
});

test('a record is saved, opened again, and a broken one is refused', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  for (let i = 0; i < 6 && (await myTurn(page)); i++) await pressMain(page);
  await menu(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.sheet [data-record]').click()]);
  truth(/^soft-underbelly-.*\.txt$/.test(file.suggestedFilename()), `the file is called ${file.suggestedFilename()}`);
  const text = readFileSync(await file.path(), 'utf8');
  truth(text.startsWith('sandtable record 1'), 'the file is no record');
  truth(!/^secret /m.test(text), 'the record of a running game holds its secret');
  const other = await person(browser, base);
  await other.goto('/');
  const open = (name, content) => other.locator('[data-import]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await other.locator('[data-import]').waitFor({ state: 'attached' });
  await open('broken.txt', text.replace(/^1 .*$/m, '1 allies: fly to the moon'));
  await other.locator('.wrong').waitFor();
  await open('game.txt', text);
  await other.waitForURL(/\/t\//);
  await ready(other);
  await other.locator('.ending h2', { hasText: 'ends before the game' }).waitFor();
  await tab(other, 'log');
  truth((await other.locator('.log li').count()) > 2, 'the opened record has no log');
  quiet(page, other);
});

test('a fork opens a private table from a row of the replay', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  const path = new URL(page.url()).pathname;
  for (let i = 0; i < 5 && (await myTurn(page)); i++) await pressMain(page);
  await myTurn(page);
  await tab(page, 'replay');
  await page.getByLabel('To the beginning').click();
  await page.getByLabel('One on', { exact: true }).click();
  await page.waitForFunction(() => document.querySelector('[data-scrub]').value === '1');
  await page.locator('[data-fork]').click();
  await page.waitForURL((url) => url.pathname !== path);
  await ready(page);
  truth(await mine(page), 'nobody is asked at the fork');
  const before = await prompt(page);
  await pressMain(page);
  await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent !== text, before);
  const stranger = await person(browser, base);
  await stranger.goto(new URL(page.url()).pathname);
  await stranger.locator('h1', { hasText: 'cannot be shown' }).waitFor();
  quiet(page);
});

test('the private feed names the table at which it is my turn', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  await myTurn(page);
  const id = new URL(page.url()).pathname.split('/').pop();
  await page.goto('/');
  await page.locator('.who details summary').click();
  await page.locator('[data-feed]').click();
  const address = await page.locator('[data-feed-address]').inputValue();
  const feed = await fetch(address);
  equal(feed.status, 200, 'the feed');
  const text = await feed.text();
  truth(text.includes(`/t/${id}`) && text.includes('<feed'), 'the feed does not name the table');
  equal((await fetch(`${address}x`)).status, 404, 'a feed at a wrong address');
  await settled(page);
  quiet(page);
});

test('a table is taken away by whoever laid it', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  const path = new URL(page.url()).pathname;
  await menu(page);
  await page.locator('[data-delete]').click();
  await page.locator('[data-sure]').click();
  await page.waitForURL((url) => url.pathname === '/');
  page.complaints = [];
  await page.goto(path);
  await page.locator('h1', { hasText: 'cannot be shown' }).waitFor();
});

test('the lobby reads what is written on the boxes, else what the game calls itself', async ({ base, browser }) => {
  const page = await person(browser, base, { language: 'zh' });
  await page.route('**/api/games', async (route) => {
    const response = await route.fetch();
    const games = await response.json();
    const opened = games.find((game) => game.start_here) ?? games[0];
    const seat = `seat-${opened.scenarios[0].seats[0].key}`;
    opened.texts = { zh: { 'game-title': '柔软的下腹', [seat]: '盟军甲' }, en: { 'game-facts': 'Areas · 3 hours' } };
    await route.fulfill({ response, json: games });
  });
  await page.goto('/');
  await page.locator('.title', { hasText: '柔软的下腹' }).waitFor();
  await page.locator('.facts', { hasText: 'Areas · 3 hours' }).waitFor();
  await page.locator('form label', { hasText: '盟军甲' }).waitFor();
  truth((await page.locator('.title').count()) > 1, 'the other boxes have no titles');
  quiet(page);
});
