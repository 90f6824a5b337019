// A data set of one's own: brought in the lobby, refused with file and line, then played; and one that the owner of the server lays over the shelf's.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { equal, myTurn, person, pressMain, ready, serve, test, truth } from './harness.mjs';

const campaign = readFileSync(new URL('../../games/soft-underbelly/data/scenarios/campaign.toml', import.meta.url), 'utf8');
/** The campaign under another name, and over sooner. */
const short = campaign.replace('key = "campaign"', 'key = "short"').replace('last_turn = 8', 'last_turn = 4');
const texts = 'scenario-short = The short war\n';
const box = '.box:has([data-bring])';

/** A folder with these files; `use` gets its path. */
async function folder(files, use) {
  const root = mkdtempSync(join(tmpdir(), 'sandtable-data-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Begins with the short war, and sees that the table is laid for it. */
async function begin(page) {
  await page.locator(`${box} form select`).first().selectOption({ label: 'The short war' });
  await page.locator(`${box} [data-begin]`).click();
  await page.waitForURL(/\/t\//);
  await ready(page);
  const table = await page.evaluate(() => fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((r) => r.json()));
  equal(table.scenario, 'short', 'the scenario of the table');
  truth((await page.locator('.counters [data-piece]').count()) > 20, 'counters stand on the board');
  truth(await myTurn(page), 'it is played');
  await pressMain(page);
  return table;
}

test('a data set of one’s own is refused with file and line, then played', async ({ browser, base }) => {
  const page = await person(browser, base);
  await page.goto('/');
  await page.locator(`${box} details:has([data-bring]) > summary`).click();
  // The page reads the files after they were chosen: they stay until it has said what it thinks of them.
  const bring = (files, answer) =>
    folder(files, async (root) => {
      await page.locator(`${box} [data-bring]`).setInputFiles(root);
      await page.locator(`${box} ${answer}`).first().waitFor();
    });
  const wrong = short.replace('area = 18', 'area = 99');
  const line = wrong.split('\n').findIndex((text) => text === 'area = 99') + 1;
  await bring({ 'scenarios/short.toml': wrong, 'locales/en.ftl': texts }, 'ul.wrong li');
  const faults = page.locator(`${box} ul.wrong li`);
  truth((await faults.first().textContent()).startsWith(`scenarios/short.toml:${line}: `), `the fault is named: ${await faults.first().textContent()}`);
  equal(await page.locator(`${box} form select option`, { hasText: 'The short war' }).count(), 0, 'what was refused is not offered');

  await bring({ 'scenarios/short.toml': short, 'locales/en.ftl': texts }, '.note');
  equal(await faults.count(), 0, 'faults of what was refused before');
  const table = await begin(page);
  truth(/^[0-9a-f]{8,}/.test(table.data), `the table keeps its data set: ${table.data}`);
  equal(page.complaints.join(), '', 'complaints');
});

test('a data set that the owner names is on the shelf', async ({ browser }) => {
  const files = { 'scenarios/short.toml': short, 'locales/en.ftl': texts };
  await folder(files, async (root) => {
    const server = await serve('--data', `soft-underbelly=${root}`);
    try {
      const page = await person(browser, server.base);
      await page.goto('/');
      await page.locator(`${box} [data-begin]`).waitFor();
      const table = await begin(page);
      equal(table.data ?? null, null, 'it is the shelf’s own');
      equal(page.complaints.join(), '', 'complaints');
    } finally {
      await server.stop();
    }
  });
});
