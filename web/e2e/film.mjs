// The moves of others, as they are shown: in sight and under no panel, on the desk and on the phone; what lies over the map goes with them.
import { equal, layGame, myTurn, person, pressMain, ready, sleep, test, truth } from './harness.mjs';
import { middle } from './stalingrad.mjs';

const SCREENS = { desk: {}, phone: { width: 390, height: 844, phone: true } };

/** Counters on their way now: are there any, and is one to be seen? One that sets out is let into sight first. */
const moving = (page) =>
  page.evaluate(() => {
    const frame = document.querySelector('.frame').getBoundingClientRect();
    const panels = [...document.querySelectorAll('[data-film], .side')].map((e) => e.getBoundingClientRect());
    const on = (r, x, y) => x > r.left && x < r.right && y > r.top && y < r.bottom;
    const shown = [...document.querySelectorAll('.slides g')].map((e) => e.getBoundingClientRect()).filter((r) => r.width);
    const seen = shown.map((r) => [r.x + r.width / 2, r.y + r.height / 2]).filter(([x, y]) => on(frame, x, y) && !panels.some((r) => on(r, x, y)));
    return { any: shown.length > 0, seen: seen.length > 0 };
  });

for (const [screen, how] of Object.entries(SCREENS)) {
  for (const [title, seats, least] of [
    ['Stalingrad Blitzkrieg', { soviet: 'bot:recruit' }, 6],
    ['The Soft Underbelly', { axis: 'bot:recruit' }, 3],
  ]) {
    test(`${title}, ${screen}: the board follows the moves that are shown, and goes to the question afterwards`, async ({ base, browser }) => {
      const page = await person(browser, base, { ...how, pace: 'reading' });
      await layGame(page, title, seats);
      await ready(page);
      const film = page.locator('[data-film]');
      let [met, missed] = [0, 0];
      for (let i = 0; i < 60 && met < 60 && (await myTurn(page)); i++) {
        await pressMain(page);
        if (!(await film.waitFor({ timeout: 1500 }).then(() => true, () => false))) continue;
        // Some of each film, so that more than one place is gone to.
        for (let j = 0; j < 24 && (await film.count()); j++) {
          await sleep(250);
          const now = await moving(page);
          if (!now.any || !(await film.count())) continue;
          met++;
          if (!now.seen) missed++;
        }
        if (await film.count()) await page.locator('[data-skip]').click();
      }
      truth(met >= least, `only ${met} moves were met`);
      truth(missed * 10 <= met, `${missed} of ${met} moves were shown out of sight or under a panel`);
      // Then what is asked for is in sight.
      if ((await myTurn(page)) && (await page.locator('.counters [data-piece]:has(.glow)').count())) {
        await sleep(600);
        const frame = await page.locator('.frame').boundingBox();
        const lit = await Promise.all((await page.locator('.counters [data-piece]:has(.glow)').all()).map(middle));
        truth(lit.some(([x, y]) => x > frame.x && y > frame.y && x < frame.x + frame.width && y < frame.y + frame.height), 'what can be pressed is out of sight');
      }
      equal(page.complaints.join('\n'), '', 'complaints');
      return `${met} moves, ${missed} not seen`;
    });
  }
}

test('Stalingrad: the front line goes with the moves that are shown', async ({ base, browser }) => {
  const page = await person(browser, base, { pace: 'reading' });
  await layGame(page, 'Stalingrad Blitzkrieg', { soviet: 'bot:recruit' });
  await ready(page);
  const film = page.locator('[data-film]');
  /** What was asked for while the film ran: the row, or none where it was the present. */
  const asked = [];
  let running = false;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (running && url.pathname.endsWith('/overlay')) asked.push(url.searchParams.get('at'));
  });
  const line = () => page.locator('path.front-case').evaluateAll((all) => all.map((e) => e.getAttribute('d')).join());
  let [lines, films] = [new Set(), 0];
  for (let i = 0; i < 60 && (asked.length < 8 || lines.size < 3) && (await myTurn(page)); i++) {
    await pressMain(page);
    if (!(await film.waitFor({ timeout: 1500 }).then(() => true, () => false))) continue;
    films++;
    const last = page.locator('[data-film] .bar');
    for (let j = 0; j < 120; j++) {
      running = await last.evaluate((e) => parseFloat(e.style.width) < 100, null, { timeout: 300 }).catch(() => false);
      if (!running) break;
      lines.add(await line());
      await sleep(100);
    }
    running = false;
    if (await film.count()) await page.locator('[data-skip]').click();
  }
  truth(asked.length >= 3, `asked for ${asked.length} times in ${films} films`);
  truth(asked.every((row) => row !== null), `the present was asked for while the past was shown: ${asked}`);
  truth(lines.size > 1, 'the line stood still');
  equal(page.complaints.join('\n'), '', 'complaints');
  return `${asked.length} rows, ${lines.size} lines`;
});
