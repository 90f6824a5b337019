// Two persons against each other.
import { askedOf, equal, numbers, pair, person, randomClick, ready, test, truth } from './harness.mjs';

test('two browsers play each other, each with its own choices', async ({ base, browser }) => {
  const { one, two, path } = await pair(browser, base);
  const third = await person(browser, base);
  await third.goto(path);
  await ready(third);
  const random = numbers(3);
  for (let i = 0; i < 40; i++) {
    const [asked, other] = await askedOf(one, two);
    equal(await other.locator('[data-offer], .prompt .buttons [data-line]').count(), 0, 'choices of whoever is not asked');
    equal(await third.locator('[data-offer], .prompt .buttons [data-line]').count(), 0, 'choices of a spectator');
    const before = await asked.locator('#prompt').textContent();
    await randomClick(asked, random, 0.5);
    await asked.waitForFunction((text) => document.querySelector('#prompt')?.textContent !== text, before, { timeout: 3000 }).catch(() => {});
  }
  await two.locator('#tab-log').click();
  truth((await two.locator('.log li').count()) > 3, 'the second person reads nothing of the game');
  for (const page of [one, two, third]) equal(page.complaints.join('\n'), '', 'complaints');
});
