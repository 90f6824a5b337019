// A whole game by random clicks: no dead end, no complaint of the console.
import { equal, lay, myTurn, numbers, person, randomClick, ready, test, truth } from './harness.mjs';

test('a game is played to its end by random clicks', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await lay(page);
  await ready(page);
  const random = numbers(17);
  let clicks = 0;
  while ((await myTurn(page)) && clicks < 2500) {
    clicks++;
    await randomClick(page, random, 0.75);
  }
  await page.locator('.ending').waitFor();
  truth((await page.locator('.ending h2').textContent()).length > 3, 'the end says nothing');
  equal(page.complaints.join('\n'), '', 'complaints');
  return `${clicks} clicks`;
});
