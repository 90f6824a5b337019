// What people take from table to table: results, ratings, sides, the pace, comments.
import { askedOf, equal, invitation, pair, person, pressMain, ready, settled, test, truth } from './harness.mjs';

const quiet = (...pages) => pages.forEach((page) => equal(page.complaints.join('\n'), '', 'complaints'));
const nameOf = (page) => page.evaluate(() => fetch('/api/me').then((r) => r.json()).then((me) => me.name));
const menu = (page) => page.locator("summary[aria-label=Menu]").click();

async function resign(page) {
  await menu(page);
  await page.locator('[data-resign]').click();
  await page.locator('[data-sure]').click();
  await page.locator('.ending').waitFor();
}

test('a game that is over counts, is commented on, and is played again with sides changed', async ({ base, browser }) => {
  const { one, two } = await pair(browser, base);
  const [ann, ben] = await Promise.all([nameOf(one), nameOf(two)]);
  const [asked] = await askedOf(one, two);
  await pressMain(asked);
  await settled(asked);
  await resign(one);
  await two.locator('.ending').waitFor();

  // A comment on a move is read by the other, beside the move.
  await one.locator('.ending button', { hasText: 'Close' }).click();
  await one.locator('#tab-log').click();
  await one.locator('[data-comment]').last().click();
  await one.locator('[data-comment-text]').fill('Here it was lost.');
  await one.locator('[data-comment-text]').press('Enter');
  await one.locator('q[data-said]', { hasText: 'Here it was lost.' }).waitFor();
  await two.locator('.ending button', { hasText: 'Close' }).click();
  await two.locator('#tab-log').click();
  await two.locator('q[data-said]', { hasText: ann }).waitFor();
  await two.locator('#tab-talk').click();
  await two.locator('[data-remark]').click();
  await two.locator('.prompt .buttons .main').click();

  // Who won rises, who lost falls; both read it on a page of their own.
  const rating = async (page, name) => {
    await page.goto(`/p/${encodeURIComponent(name)}`);
    const game = page.locator('[data-results="soft-underbelly"]');
    await game.waitFor();
    const row = (await game.locator('tbody tr').allTextContents()).join(' ').replace(/\s+/g, ' ');
    return [Number(await game.locator('.rating b').textContent()), row];
  };
  const path = new URL(one.url()).pathname;
  const [lost, row] = await rating(one, ann);
  const [won] = await rating(one, ben);
  truth(won > 1500 && lost < 1500, `ratings ${won} and ${lost}`);
  truth(/people ?0 ?0 ?1/.test(row), `the results read ${row}`);

  // The next game: whoever had the Allies has the Axis.
  await one.goto(path);
  await one.locator('[data-rematch-swap]').click();
  await one.waitForFunction((old) => location.pathname !== old && location.pathname.startsWith('/t/'), path);
  const view = await one.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then((r) => r.json()));
  equal(view.you.join(), '1', 'the seat of whoever had the first one');
  quiet(one, two);
});

test('the pace changes when both agree', async ({ base, browser }) => {
  const { one, two } = await pair(browser, base);
  await menu(one);
  await one.locator('[data-pace]').selectOption('24');
  await one.locator('[data-pace-back]').waitFor();
  equal(await one.locator('header time').count(), 0, 'clocks before both agree');
  await two.locator('[data-pace-agree]').click();
  await Promise.all([one, two].map((page) => page.locator('header time').first().waitFor()));
  quiet(one, two);
});

test('two people bid for their sides, and the table tells what was given', async ({ base, browser }) => {
  const [one, two] = await Promise.all([person(browser, base), person(browser, base)]);
  await one.goto('/');
  await one.locator('[data-begin]').first().waitFor();
  equal(await one.locator('[data-bids]').count(), 0, 'bids against a machine');
  await one.locator('[data-seat=axis]').first().selectOption('link');
  await one.locator('[data-bids]').check();
  await one.locator('[data-begin]').first().click();
  await one.waitForURL(/\/t\//);
  await two.goto(invitation(one));
  for (const [page, points] of [[one, 1], [two, 2]]) {
    await page.locator('[data-auction]').waitFor();
    await page.locator('[data-bid-seat=allies]').check();
    for (let i = 0; i < points; i++) await page.locator('[data-bid-more]').click();
    if (page === two) await page.locator('[data-auction] [role=status]', { hasText: 'has bid' }).waitFor();
    await page.locator('[data-bid]').click();
    if (page === one) await page.locator('[data-bid-made]').waitFor();
  }
  await Promise.all([ready(two), ready(one)]);
  const seats = await two.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then((r) => r.json()).then((t) => t.you));
  equal(seats.join(), '0', 'who gives more has the Allies');
  await one.locator('.standing summary').click();
  await one.locator('.standing .sheet', { hasText: 'Axis +2' }).waitFor();
  for (const page of [one, two]) equal(page.complaints.join('\n'), '', 'complaints');
});
