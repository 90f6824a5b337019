// SAS: Rogue Regiment: a mission by clicking, two persons together against the enemy, and a mission of one's own to its end.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { confirm, equal, invitation, layGame, myTurn, openBox, person, pressMain, prompt, ready, settled, sleep, SLIP, test, truth } from './harness.mjs';

const TITLE = 'SAS: Rogue Regiment';

/** Lays a table of the first mission, with other seats as they are told. */
const layMission = (page, seats = {}) => layGame(page, TITLE, seats);

/** Presses the button of a line, out of the drawer that it is kept in. */
async function press(page, line, drawer = null) {
  await sleep(SLIP);
  if (drawer) await page.locator(`[data-under=${drawer}]`).click();
  await page.locator(`.prompt .buttons [data-line="${line}"]`).first().click();
  await confirm(page);
}

const line = (page) => page.locator('.log li').allTextContents();

test('Rogue Regiment: a mission is set up, an operator walks, turns and ends his turn, and the enemy answers', async ({ base, browser }) => {
  const page = await person(browser, base);
  await layMission(page);
  await ready(page);
  await myTurn(page);
  truth(await page.locator('.world img.art').evaluate((img) => img.complete && img.naturalWidth > 0), 'the board is not drawn');
  await pressMain(page);
  for (let i = 0; i < 6 && !(await prompt(page)).includes('who acts'); i++) await pressMain(page);
  truth((await prompt(page)).includes('who acts'), `set up: ${await prompt(page)}`);
  // Paddy is taken up by a click on his counter.
  await sleep(SLIP);
  const paddy = page.locator('.counters [data-piece=paddy]').first();
  await paddy.click({ force: true });
  await confirm(page);
  await page.waitForFunction(() => document.querySelector('#prompt')?.textContent.includes('4 AP'));
  const tags = await page.locator('.tags g').count();
  truth(tags > 2, `only ${tags} squares say what they cost`);
  // What is kept under a button comes out when it is pressed.
  await page.locator('[data-under=under-face]').click();
  truth((await page.locator('.prompt .buttons [data-line^=face]').count()) === 3, 'three ways to turn');
  await page.locator('[data-under=under-face]').click();
  // A far square in one click.
  const far = page.locator('[data-offer]').filter({ hasText: '2 AP' }).first();
  if (!(await far.count())) await page.locator('[data-group]').first().evaluate((e) => e.click());
  await far.evaluate((e) => e.click());
  await settled(page);
  truth((await prompt(page)).includes('2 AP'), `after a move of two squares: ${await prompt(page)}`);
  await press(page, 'done');
  await press(page, 'skip jock', 'under-skip');
  // The enemy's phases run, and the next turn begins.
  await page.waitForFunction(() => /Turn 2/.test(document.querySelector('.turn')?.textContent ?? ''), null, { timeout: 20_000 }).catch(() => {});
  for (let i = 0; i < 8 && !/Turn 2/.test(await page.locator('.turn').first().textContent()); i++) await pressMain(page);
  truth(/Turn 2/.test(await page.locator('.turn').first().textContent()), 'the second turn');
  await page.locator('#tab-log').click();
  const said = (await line(page)).join('\n');
  truth(/Event E\d+ is drawn/.test(said), `the log says nothing of the event card:\n${said}`);
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('Rogue Regiment: two browsers share a mission, each with an operator', async ({ base, browser }) => {
  const [one, two] = [await person(browser, base), await person(browser, base)];
  await layMission(one, { jock: 'link' });
  await two.goto(invitation(one));
  await Promise.all([ready(one), ready(two)]);
  // Both are asked at the same time: whoever has a button for it sets up.
  for (let i = 0; i < 10; i++) {
    if ((await prompt(one)).includes('who acts')) break;
    for (const page of [one, two]) if (await page.locator('.prompt.mine').count()) {
      await pressMain(page);
      break;
    }
    await sleep(200);
  }
  truth((await prompt(one)).includes('who acts'), `set up: ${await prompt(one)}`);
  await two.waitForFunction(() => document.querySelector('#prompt')?.textContent.includes('who acts'));
  const his = async (page, drawer) => {
    await page.locator(`[data-under=${drawer}]`).click();
    const lines = await page.locator('.prompt .buttons [data-line]').evaluateAll((all) => all.map((b) => b.dataset.line));
    await page.locator(`[data-under=${drawer}]`).click();
    return lines.join();
  };
  equal(await his(one, 'under-skip'), 'skip paddy', 'the first acts for Paddy alone');
  equal(await his(two, 'under-skip'), 'skip jock', 'the second acts for Jock alone');
  await press(one, 'skip paddy', 'under-skip');
  await press(two, 'skip jock', 'under-skip');
  // What the enemy does is told to both.
  for (const page of [one, two]) {
    await page.locator('#tab-log').click();
    await page.locator('.log li', { hasText: 'is drawn' }).first().waitFor();
  }
  for (const page of [one, two]) equal(page.complaints.join('\n'), '', 'complaints');
});

/** A mission of one tile: Paddy goes in and out again. */
const MISSION = `# Supper: in and out again.
key = "supper"
source = "made up"
layout = [["1A"]]
operators = ["paddy/B"]
stealth = { easy = 9, normal = 9, hard = 9 }
deck = "recruit"
dawn = 12
entry = "N r1c1:i1:l1"
exits = ["N r1c1:i1:l1"]
spawns = ["mixed S r1c1:f12:g12"]
win = ["all-out"]
`;

/** A folder with a mission and its name, as a player has it on his disk. */
function folder(mission) {
  const path = mkdtempSync(join(tmpdir(), 'mission-'));
  for (const [name, text] of [['scenarios/supper.toml', mission], ['locales/en.ftl', 'scenario-supper = Supper\n']]) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

test('Rogue Regiment: a mission of one’s own is refused by line, mended, and played to its end', async ({ base, browser }) => {
  const page = await person(browser, base);
  const box = await openBox(page, TITLE);
  await box.locator('summary', { hasText: /^More$/ }).click();
  const bring = async (mission) => {
    const path = folder(mission);
    await box.locator('[data-bring]').setInputFiles(path);
    return () => rmSync(path, { recursive: true });
  };
  const spoiled = await bring(MISSION.replace('spawns = ["mixed S r1c1:f12:g12"]', 'spawns = []'));
  await box.locator('ul.wrong').waitFor();
  const line = MISSION.split('\n').findIndex((text) => text.startsWith('spawns')) + 1;
  const wrong = await box.locator('ul.wrong').textContent();
  truth(wrong.includes(`scenarios/supper.toml:${line}: a mission needs a spawn tile`), `a mission without a spawn tile is refused by line: ${wrong}`);
  spoiled();
  const whole = await bring(MISSION);
  await page.waitForFunction(() => [...document.querySelectorAll('option')].some((o) => o.textContent === 'Supper' && o.selected));
  whole();
  await box.locator('[data-begin]').click();
  await page.waitForURL(/\/t\//);
  await ready(page);
  for (let i = 0; i < 6 && !(await prompt(page)).includes('who acts'); i++) await pressMain(page);
  await sleep(SLIP);
  await page.locator('.counters [data-piece=paddy]').first().click({ force: true });
  await confirm(page);
  await page.waitForFunction(() => document.querySelector('#prompt')?.textContent.includes('4 AP'));
  // Onto the map, back onto the tile, and away.
  const first = page.locator('[data-offer]').filter({ hasText: /Move to [a-l]1$/ }).first();
  if (!(await first.count())) await page.locator('[data-group]').first().evaluate((e) => e.click());
  await first.evaluate((e) => e.click());
  await settled(page);
  await page.waitForFunction(() => document.querySelector('#prompt')?.textContent.includes('3 AP'));
  const back = page.locator('[data-offer]').filter({ hasText: /Move to edge1/ }).first();
  if (!(await back.count())) await page.locator('[data-group]').first().evaluate((e) => e.click());
  await back.evaluate((e) => e.click());
  await settled(page);
  await press(page, 'leave');
  await page.locator('.ending').waitFor();
  truth((await page.locator('body').textContent()).includes('accomplished'), 'the mission is won');
  equal(page.complaints.filter((c) => !c.startsWith('422')).join('\n'), '', 'complaints');
});
