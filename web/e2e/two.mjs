// Two persons against each other.
import { equal, lay, mine, myTurn, numbers, person, randomClick, ready, test, truth } from './harness.mjs';

test('two browsers play each other, each with its own choices', async ({ base, browser }) => {
  const [one, two, third] = await Promise.all([person(browser, base), person(browser, base), person(browser, base)]);
  await lay(one, { axis: 'link' });
  const address = new URL(one.url());
  const [seat, key] = new URLSearchParams(address.hash.slice(1)).get('links').split(':');
  await two.goto(`${address.pathname}#seat=${seat}&key=${key}`);
  await Promise.all([ready(two), ready(one)]);
  await third.goto(address.pathname);
  await ready(third);
  const random = numbers(3);
  for (let i = 0; i < 40; i++) {
    await Promise.race([myTurn(one), myTurn(two)]);
    const asked = (await mine(one)) ? one : two;
    const other = asked === one ? two : one;
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
