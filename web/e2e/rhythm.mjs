// The rhythm of the table: what others did is seen, a click is safe, the ordinary button is wise, the phone keeps still.
import { askedOf, equal, lay, mine, myTurn, pair, person, pressMain, prompt, ready, settled, sleep, SLIP, test, truth } from './harness.mjs';

const quiet = (...pages) => pages.forEach((page) => equal(page.complaints.join('\n'), '', 'complaints'));

/** Presses on until what the machine did takes at least so many positions: they are then shown. */
async function watchIt(page, least = 1) {
  const film = page.locator('[data-film]');
  for (let i = 0; i < 80 && (await myTurn(page)); i++) {
    await pressMain(page);
    if (!(await film.waitFor({ timeout: 1200 }).then(() => true, () => false))) continue;
    const count = Number(/(\d+)$/.exec(await film.locator('.count').textContent({ timeout: 500 }).catch(() => ''))?.[1] ?? 0);
    if (count >= least) return;
    await page.keyboard.press('Escape');
  }
  throw new Error('the moves of the machine were never shown');
}
const drawn = (page) => page.locator('[data-piece]').evaluateAll((all) => all.map((e) => `${e.dataset.piece} ${e.getAttribute('transform')}`).join('\n'));

test('what the machine did is shown on the board, at a speed that is remembered, and is skipped', async ({ base, browser }) => {
  const page = await person(browser, base, { pace: 'reading' });
  await lay(page);
  await ready(page);
  await watchIt(page, 8);
  const film = page.locator('[data-film]');
  truth((await film.locator('.said p').count()) + (await page.locator('.slides g').count()) > 0, 'nothing is said or moved');
  const before = await drawn(page);
  // It moves on by itself, piece by piece.
  await page.waitForFunction(() => Number(/^(\d+)/.exec(document.querySelector('[data-film] .count')?.textContent ?? '')?.[1]) > 1 || !document.querySelector('[data-film]'), null, { timeout: 20_000 });
  await film.locator('[data-pace=quick]').click();
  equal(await page.evaluate(() => JSON.parse(localStorage.getItem('sandtable')).pace), 'quick', 'the speed that is kept');
  await page.keyboard.press('Escape');
  await film.waitFor({ state: 'detached' });
  truth((await drawn(page)) !== before, 'the board is as it was before');
  // Trails stay until the first click that does something.
  truth((await page.locator('.arrows .trail').count()) > 0, 'no trails are left');
  truth((await page.locator('.happened details').count()) > 0, 'the list has no groups');
  if (await myTurn(page)) {
    await pressMain(page);
    await settled(page);
  }
  quiet(page);
});

test('moves that are shown block no decision: a press goes on at once', async ({ base, browser }) => {
  const page = await person(browser, base, { pace: 'reading' });
  await lay(page);
  await ready(page);
  await watchIt(page, 4);
  truth(await myTurn(page), 'nobody is asked while the moves are shown');
  const film = page.locator('[data-film]');
  truth((await film.count()) > 0, 'the moves are over before the decision could be made');
  // The prompt may read the same twice: what counts is that the press is sent, and that the board is the present one again.
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/tables\//.test(request.url()));
  await pressMain(page);
  await sent;
  quiet(page);
});

test('a stray click on the map spends nothing', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  for (let i = 0; i < 150 && (await myTurn(page)); i++) {
    if (/: move,/.test(await prompt(page))) break;
    const first = page.locator('[data-line="initiative allies"]');
    if (await first.count()) {
      await sleep(SLIP);
      await first.click();
      await settled(page);
    } else await pressMain(page);
  }
  const rows = () => page.evaluate(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/log`).then((r) => r.json()).then((log) => log.seq));
  const before = await rows();
  // Every place of the map that is lit for an event, with nothing in hand: the list names it, nothing is played.
  await sleep(SLIP);
  const box = await page.locator('.frame').boundingBox();
  for (let x = 1; x < 8; x++) {
    for (let y = 1; y < 6; y++) {
      await page.mouse.click(box.x + (box.width * x) / 8, box.y + (box.height * y) / 6);
      await settled(page);
      await page.keyboard.press('Escape');
    }
  }
  equal(await rows(), before, 'rows after stray clicks');
  quiet(page);
});

test('who waits takes nothing back from under the other without his consent', async ({ base, browser }) => {
  const { one, two } = await pair(browser, base);
  let tried = 0;
  for (let i = 0; i < 30 && !tried; i++) {
    const [asked, waits] = await askedOf(one, two);
    if (await waits.locator('[data-undo]').count()) throw new Error(`the one who waits may undo: ${await prompt(asked)}`);
    if (await waits.locator('[data-back-ask]').count()) {
      const before = await prompt(asked);
      await waits.locator('[data-back-ask]').click();
      await asked.locator('[data-back-refuse]').click();
      await waits.locator('[data-back-ask]').waitFor();
      equal(await prompt(asked), before, 'the prompt after a refusal');
      await waits.locator('[data-back-ask]').click();
      await asked.locator('[data-back-agree]').click();
      await myTurn(waits);
      truth(!(await mine(asked)) || (await mine(waits)), 'the decision did not go back');
      tried++;
    } else {
      await pressMain(asked);
      await settled(asked);
    }
  }
  truth(tried > 0, 'nobody could ask for a line back');
  quiet(one, two);
});

test('on a phone the sheet and the board stay where they are', async ({ base, browser }) => {
  const page = await person(browser, base, { width: 390, height: 844, phone: true, still: true });
  await lay(page);
  await ready(page);
  const places = () =>
    page.evaluate(() => {
      const top = document.querySelector('.side').getBoundingClientRect();
      return `${Math.round(top.top)} ${Math.round(top.height)} ${document.querySelector('.world').style.transform}`;
    });
  await sleep(600);
  const first = await places();
  const seen = new Set();
  for (let i = 0; i < 14 && (await myTurn(page)); i++) {
    seen.add(await prompt(page));
    equal(await places(), first, `sheet and board at "${await prompt(page)}"`);
    await pressMain(page);
    await settled(page);
  }
  truth(seen.size > 3, 'too few questions were met');
  quiet(page);
});
