// What boards can have besides areas and hexes: squares with walls, points with bends, cards, teams.
import { equal, person, ready, test, truth } from './harness.mjs';
import { madeUp, points, squares } from './made.mjs';

test('squares are drawn with their walls, facing, values and teams', async ({ base, browser }) => {
  const page = await person(browser, base);
  await madeUp(page, squares());
  await ready(page);
  for (const kind of ['wall', 'door', 'window', 'hedge']) equal(await page.locator(`.edges [data-edge=${kind}]`).count(), 1, `edges of ${kind}`);
  // A door that was walled up is a wall: seven printed, and one more.
  // Seven soldiers look somewhere, one of them under another.
  equal(await page.locator('.counters .notch').count(), 6, 'notches');
  equal(await page.locator('[data-piece=s1] .live-no').textContent(), '2‑6', 'live values');
  equal(await page.locator('.players li').count(), 4, 'seats');
  equal(await page.locator('.players li.first').count(), 2, 'teams');
  equal(await page.locator('.tags .number').count(), 2, 'numbers on places');
  // A press on what has only just appeared counts as a slip.
  await page.waitForTimeout(500);
  // A soldier is taken in hand, and lights his squares.
  const { x, y, width, height } = await page.locator('[data-piece=s1]').boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('[data-piece=s1] .chosen').waitFor();
  equal(page.complaints.join(), '', 'complaints of the page');
});

test('cards are read before they are played, and piles opened', async ({ base, browser }) => {
  const page = await person(browser, base);
  await madeUp(page, points());
  await ready(page);
  equal(await page.locator('[data-hand="0"] [data-card]').count(), 5, 'cards in hand');
  truth(await page.locator('.piles .note').textContent().then((t) => t.includes('4')), 'the hand of the other is counted');
  await page.locator('[data-card=h1]').click();
  const card = page.locator('[role=dialog] [data-read=h1]');
  truth((await card.textContent()).includes('up to three points'), 'the card is read');
  equal(await page.locator('[role=dialog] [data-line="play h1"]').count(), 1, 'what can be done with it');
  await page.keyboard.press('Escape');
  await page.locator('[data-pile=discard]').click();
  equal(await page.locator('[role=dialog] .cards [data-card]').count(), 2, 'cards that lie open');
  await page.keyboard.press('Escape');
  await page.locator('[data-pile=deck]').click();
  equal(await page.locator('[role=dialog] .cards').count(), 0, 'cards of a closed pile');
  equal(await page.locator('.ground path').count() > 12, true, 'links are drawn');
  equal(page.complaints.join(), '', 'complaints of the page');
});
