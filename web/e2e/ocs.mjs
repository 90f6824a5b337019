// The Operational Combat Series: a whole player turn of the drill by clicking, in at most sixty clicks.
import { confirm, equal, person, pressMain, prompt, ready, settled, sleep, SLIP, test, truth } from './harness.mjs';

/** So many clicks a player turn may take. */
const MOST = 60;
/** Stacks that are moved. */
const STACKS = 6;

/** Lays a table against the machine: the Axis, which moves first, for this person. */
async function begin(page) {
  await page.goto('/');
  const box = page.locator('.box', { hasText: 'Operational Combat Series' });
  await box.waitFor();
  if (!(await box.locator('[data-begin]').count())) await box.locator('.lid').click();
  await box.locator('[data-seat=axis]').selectOption('me');
  await box.locator('[data-seat=allied]').selectOption('bot:regular');
  await box.locator('[data-begin]').click();
  await page.waitForURL(/\/t\//);
  await ready(page);
  await settled(page);
}

/** Takes the first choice on the board whose line is wanted; says whether there is one. */
async function take(page, done, wanted) {
  for (const group of [null, ...(await page.locator('[data-group]').all())]) {
    if (group) await group.evaluate((e) => e.click());
    const found = page.locator('[data-offer]');
    const lines = await found.evaluateAll((all) => all.map((e) => e.dataset.offer));
    const at = lines.findIndex(wanted);
    if (at < 0) continue;
    await sleep(SLIP);
    await found.nth(at).evaluate((e) => e.click());
    done.clicks++;
    await settled(page);
    if (await page.locator('[role=dialog] [data-do]').count()) done.clicks++;
    await confirm(page);
    await settled(page);
    return true;
  }
  return false;
}

/** What a player does at each prompt. */
async function act(page, done) {
  const text = await prompt(page);
  const takes = (line) => line.startsWith('at ') && line.includes('; take ') && !done.stacks.has(line);
  const goes = (line) => line.includes('step ') && line.endsWith('; halt') && !line.includes(' strat');
  const attacks = (line) => line.startsWith('target ') && line.endsWith('; attack');
  if (/click a stack or column/.test(text) && done.stacks.size < STACKS) {
    const noted = (line) => takes(line) && done.stacks.add(line) !== null;
    if (await take(page, done, noted)) return;
  }
  if (/where do they go/.test(text) && (await take(page, done, goes))) return done.moved++;
  if (/click an enemy hex to attack/.test(text) && done.attacks < 1 && (await take(page, done, attacks))) return done.attacks++;
  await pressMain(page);
  done.clicks++;
  return settled(page);
}

test('the drill: a whole player turn by clicking, in few clicks', async ({ base, browser }) => {
  const page = await person(browser, base);
  await begin(page);
  const done = { clicks: 0, stacks: new Set(), moved: 0, attacks: 0 };
  const phase = () => page.locator('.turn').textContent();
  let begun = false;
  for (let i = 0; i < 200; i++) {
    const now = await phase();
    begun ||= /Axis: Movement/.test(now);
    if (begun && !/Axis:/.test(now)) break;
    if (await page.locator('.prompt.mine').count()) await act(page, done);
    else await sleep(150);
  }
  truth(begun && !/Axis:/.test(await phase()), 'the player turn of the Axis is over');
  truth(done.moved > 2, `${done.moved} stacks moved`);
  truth(done.clicks <= MOST, `${done.clicks} clicks`);
  equal(page.complaints.join('\n'), '', 'complaints of the console');
});
