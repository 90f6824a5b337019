// What belongs to a person: he takes it along or erases it, and hears when it is his turn.
import { readFile } from 'node:fs/promises';
import { askedOf, equal, myTurn, pair, pressMain, ready, test, truth } from './harness.mjs';

test('a person takes along what is his and erases it', async ({ base, browser }) => {
  const { one, two, path } = await pair(browser, base);
  await one.goto('/');
  await one.locator('.who details summary').click();
  const [file] = await Promise.all([one.waitForEvent('download'), one.locator('[data-export]').click()]);
  const mine = JSON.parse(await readFile(await file.path(), 'utf8'));
  truth(path.endsWith(mine.tables[0].table), 'the table is not in the file');
  truth(mine.tables[0].record.startsWith('sandtable record'), 'the record is not in the file');

  // Asked once more before; whoever stays keeps everything.
  await one.locator('[data-erase]').click();
  await one.getByRole('button', { name: 'Stay' }).click();
  await one.locator('[data-erase]').click();
  await Promise.all([one.waitForNavigation(), one.locator('[data-erase-yes]').click()]);
  await one.locator('.who details summary').waitFor();
  const now = await one.evaluate(() => fetch('/api/me').then((r) => (r.ok ? r.json() : null)));
  truth(now?.name !== mine.name, 'the name is still there');
  // The other plays on, against a bot.
  await two.goto(path);
  await ready(two);
  truth(!(await two.locator('.page').textContent()).includes(mine.name), 'the name still stands at the table');
  await myTurn(two);
  for (const page of [one, two]) equal(page.complaints.join('\n'), '', 'complaints');
});

test('a tone is heard when it becomes my turn, if I want it', async ({ base, browser }) => {
  const { one, two } = await pair(browser, base);
  for (const page of [one, two])
    await page.evaluate(() => {
      window.tones = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...when) {
        window.tones++;
        return start.apply(this, when);
      };
    });
  const [asked, other] = await askedOf(one, two);
  await other.getByLabel('Menu').click();
  await other.getByLabel('Sound on my turn').check();
  await other.keyboard.press('Escape');
  for (let i = 0; i < 60 && !(await other.locator('.prompt.mine').count()); i++) await pressMain(asked);
  await myTurn(other);
  equal(await other.evaluate(() => window.tones), 1, 'tones for the one who wants them');
  equal(await asked.evaluate(() => window.tones), 0, 'tones for the one who does not');
});

test('who looks elsewhere gets a notice of the browser when it is his turn, and one only', async ({ base, browser }) => {
  const { one, two } = await pair(browser, base);
  const [asked, other] = await askedOf(one, two);
  await other.context().grantPermissions(['notifications'], { origin: base });
  equal(await other.evaluate(() => Notification.permission), 'granted', 'the permission');
  // The page is covered by another; what the browser says of its notices is written down.
  await other.evaluate(() => {
    window.notices = [];
    window.covered = true;
    Object.defineProperty(document, 'hidden', { get: () => window.covered });
    window.Notification = class extends Notification {
      constructor(title, options) {
        super(title, options);
        const kept = { title, body: options.body };
        window.notices.push(kept);
        for (const what of ['show', 'error', 'close']) this.addEventListener(what, () => (kept[what] = true));
      }
    };
  });
  const notices = () => other.evaluate(() => window.notices);
  for (let i = 0; i < 60 && !(await other.locator('.prompt.mine').count()); i++) await pressMain(asked);
  await myTurn(other);
  const [first, ...more] = await notices();
  equal(more.length, 0, 'further notices of the same turn');
  truth(/turn/i.test(first.title) && /Soft Underbelly/.test(first.body), `the notice says ${JSON.stringify(first)}`);
  await other.waitForFunction(() => window.notices[0].show || window.notices[0].error);
  truth((await notices())[0].show, 'the browser did not show it');
  // Looked at again, it goes.
  await other.evaluate(() => {
    window.covered = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await other.waitForFunction(() => window.notices[0].close);
  for (const page of [one, two]) equal(page.complaints.join('\n'), '', 'complaints');
});
