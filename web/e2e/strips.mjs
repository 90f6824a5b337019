// Strips of screens, before, during and after what is done most: npm run strips [-- WORD], to be looked at.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browser, layAt, myTurn, person, pressMain, prompt, ready, serve, settled, sleep, SLIP } from './harness.mjs';

const out = fileURLToPath(new URL('../shots/', import.meta.url));
mkdirSync(out, { recursive: true });
const only = process.argv[2] ?? '';
const server = await serve();
const b = await browser();
const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, phone: true, dark: true },
};

/** A strip: pictures that are numbered in the order in which they are taken. */
async function strip(name, how, run) {
  if (!name.includes(only)) return;
  const page = await person(b, server.base, how);
  let n = 0;
  const shoot = async (wait = 500) => {
    await sleep(wait);
    await page.screenshot({ path: `${out}${name}-${String(++n).padStart(2, '0')}.png` });
  };
  try {
    await page.goto('/');
    await run(page, shoot);
    console.log(`${name}: ${n} pictures`);
  } catch (error) {
    console.error(`${name}: ${error.message.split('\n')[0]}`);
    await shoot(0);
  }
  if (page.complaints.length) console.error(`${name}: ${page.complaints.join('\n')}`);
  await page.context().close();
}

/** Presses a counter, with the mouse or a finger; a finger comes near first, and picks before it acts. */
async function hit(page, keys, come) {
  for (let i = 0; i < 4; i++) {
    if (i && (await come())) return;
    await sleep(SLIP + 150);
    for (const key of keys) {
      const counter = page.locator(`.counters [data-piece="${key}"]`).first();
      if (!(await counter.count())) continue;
      const box = await counter.boundingBox();
      await point(page, box.x + box.width / 2, box.y + box.height / 2);
      break;
    }
    await settled(page);
  }
}
const touch = (page) => page.evaluate(() => navigator.maxTouchPoints > 0);
const point = async (page, x, y) => ((await touch(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
/** Presses the middle of the first lit place in sight. */
async function goal(page, wanted) {
  const at = await page.evaluate((place) => {
    const world = new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform);
    const frame = document.querySelector('.frame').getBoundingClientRect();
    return { a: world.a, e: world.e + frame.x, f: world.f + frame.y, place };
  }, wanted);
  const place = await page.evaluate(
    (i) => fetch(`/api${location.pathname.replace('/t/', '/tables/')}/board`).then((r) => r.json()).then((view) => view.board.places[i].at),
    wanted,
  );
  await point(page, place[0] * at.a + at.e, place[1] * at.a + at.f);
  await settled(page);
}
const count = (page, what) => () => page.locator(what).count();
const done = (page) => page.locator('[data-film]').waitFor({ state: 'detached', timeout: 90_000 });

const NO_SHIPS = 'ships = ["american used", "british used", "italian used", "uboat used"]';
const QUIET = `markers_axis = 0\nmarkers_allies = 0\n${NO_SHIPS}`;
const BEFORE_THE_AXIS = `
clear = true
turn = 3
active = "allies"
phase = "attack"
control = ["17", "18", "19", "20"]
units = ["allies cube x5 @ 17", "allies tank @ 17", "allies cube x3 @ 18", "allies aircraft @ 18", "axis cube x5 @ 16", "axis tank @ 16", "axis elite @ 16", "axis cube x2 @ 14", "axis cube x2 @ 12", "axis aircraft @ 14", "axis cube @ 01", "axis cube x2 @ 08"]
`;
const ATTACKER = `
clear = true
turn = 2
active = "axis"
phase = "attack"
${QUIET}
units = ["axis cube x2 @ 17", "axis tank @ 17", "axis italian-tank @ 16", "axis elite @ 16", "allies cube x3 @ 19", "allies cube @ 20", "axis cube @ 01"]
`;
const DEFENDER = `
clear = true
turn = 2
active = "axis"
phase = "attack"
markers_axis = 2
markers_allies = 3
${NO_SHIPS}
arrows = ["17-18"]
steps = ["turn impulses", "impulse last", "battle decide", "losses allies 3 defenders"]
battle = "18 round 1 of 3 hits 0 3"
units = ["allies cube x4 @ 18", "allies tank @ 18", "allies aircraft @ 18", "axis cube x5 for=18 @ 17", "axis tank for=18 @ 17", "axis cube @ 01"]
`;
const LANDING = `
clear = true
turn = 4
active = "allies"
phase = "attack"
markers_axis = 2
markers_allies = 3
control = ["16", "17", "18", "19", "20"]
units = ["allies cube x4 @ 16", "allies tank @ 16", "allies aircraft @ 16", "allies cube x2 @ 17", "axis cube x2 @ 14", "axis cube x2 @ 11", "axis aircraft @ 12", "axis cube @ 01"]
`;
const MOVES = `
clear = true
turn = 3
active = "allies"
phase = "move"
control = ["17", "18", "19", "20"]
units = ["allies cube x4 @ 18", "allies tank @ 18", "allies cube x2 @ 19", "axis cube x2 @ 16", "axis cube x2 @ 14", "axis aircraft @ 14", "axis cube @ 01"]
`;
const COMBATS = `
clear = true
turn = 2
active = "axis"
phase = "attack"
chit = "6A"
drawn = ["6A"]
units = ["24Pz active @ 2203", "44 active @ 2204", "62 active @ 2204", "71 active @ 2206", "79 active @ 2206", "s-6 @ 2304", "s-45 @ 2304", "s-15 @ 2306", "s-62 @ 2408"]
`;

for (const [size, shape] of Object.entries(SIZES)) {
  await strip(`enemy-impulse-${size}`, { ...shape, pace: 'reading' }, async (page, shoot) => {
    await layAt(page, 'soft-underbelly', BEFORE_THE_AXIS, ['me', { bot: 'regular' }]);
    await myTurn(page);
    await shoot();
    await pressMain(page);
    await page.locator('[data-film]').waitFor({ timeout: 30_000 });
    for (const wait of [300, 1600, 2400, 2400]) if (await page.locator('[data-film]').count()) await shoot(wait);
    await done(page);
    await shoot();
  });
  await strip(`battle-attacker-${size}`, { ...shape, still: true }, async (page, shoot) => {
    await layAt(page, 'soft-underbelly', ATTACKER, [{ bot: 'recruit' }, 'me']);
    await myTurn(page);
    await shoot();
    await hit(page, ['allies-cube-19'], count(page, '[data-roster]'));
    await page.locator('[data-roster] .odds .end').first().waitFor();
    await shoot();
    await page.locator('[data-roster] [data-do]').click();
    await settled(page);
    for (let i = 0; i < 4 && (await myTurn(page)); i++) {
      await shoot();
      await pressMain(page);
      await settled(page);
    }
    await shoot();
  });
  await strip(`battle-defender-${size}`, { ...shape, still: true }, async (page, shoot) => {
    await layAt(page, 'soft-underbelly', DEFENDER, ['me', { bot: 'regular' }]);
    await myTurn(page);
    await shoot();
    const answers = page.locator('[data-answers] summary');
    if (await answers.count()) {
      await answers.click();
      await shoot();
      await answers.click();
    }
    for (let i = 0; i < 4 && (await myTurn(page)); i++) {
      await pressMain(page);
      await settled(page);
      await myTurn(page);
      await shoot();
    }
  });
  await strip(`landing-${size}`, { ...shape, still: true }, async (page, shoot) => {
    await layAt(page, 'soft-underbelly', LANDING, ['me', { bot: 'regular' }]);
    await myTurn(page);
    await shoot();
    await hit(page, ['axis-cube-14'], count(page, '[role=dialog]'));
    await shoot();
    for (let i = 0; i < 7 && (await myTurn(page)); i++) {
      const sure = page.locator('[role=dialog] [data-do], [role=dialog] .list [data-line]');
      if (await sure.count()) await sure.first().click();
      else if (/board|aboard|embark/i.test(await prompt(page)) && (await page.locator('[data-offer^="board"]').count())) {
        const whole = page.locator('[data-offer*="board"]');
        await whole.last().evaluate((e) => e.click());
      } else await pressMain(page);
      await settled(page);
      await shoot();
    }
  });
  await strip(`return-after-a-day-${size}`, { ...shape, still: true }, async (page, shoot) => {
    await layAt(page, 'soft-underbelly', BEFORE_THE_AXIS, ['me', { bot: 'regular' }]);
    for (let i = 0; i < 3 && (await myTurn(page)); i++) {
      await pressMain(page);
      await settled(page);
    }
    await myTurn(page);
    const id = page.url().split('/').pop();
    await page.evaluate((id) => localStorage.setItem(`sandtable:${id}:seen`, '1'), id);
    await page.reload();
    await ready(page);
    await page.locator('.away').waitFor();
    await shoot(900);
    await page.locator('[data-watch]').click();
    await page.locator('[data-film]').waitFor();
    await shoot(1500);
    await shoot(2500);
    await page.keyboard.press('Escape');
    await shoot();
  });
  await strip(`stalingrad-attack-${size}`, { ...shape, still: true }, async (page, shoot) => {
    await layAt(page, 'stalingrad', COMBATS, ['me', { bot: 'recruit' }]);
    await myTurn(page);
    await shoot(900);
    await hit(page, ['s-6', 's-45'], count(page, '[data-roster]'));
    await page.locator('[data-roster] .odds .end').first().waitFor();
    await shoot();
    await page.locator('[data-roster] [data-lay]').click();
    await settled(page);
    await hit(page, ['s-15'], count(page, '[data-roster]'));
    await shoot();
    await page.locator('[data-roster] [data-do]').click();
    await settled(page);
    for (let i = 0; i < 5 && (await myTurn(page)); i++) {
      await shoot();
      await pressMain(page);
      await settled(page);
    }
  });
}
await strip('phone-turn', { ...SIZES.phone, dark: false, pace: 'reading' }, async (page, shoot) => {
  await layAt(page, 'soft-underbelly', MOVES, ['me', { bot: 'regular' }]);
  await myTurn(page);
  await shoot(900);
  await hit(page, ['allies-cube-18'], () => page.evaluate(() => /group/.test(document.querySelector('#prompt')?.textContent ?? '') || !!document.querySelector('.hint, [role=dialog] .list')));
  await shoot();
  if (await page.locator('.hint').count()) await pressMain(page);
  await settled(page);
  await shoot();
  await goal(page, 16);
  await shoot();
  if (await page.locator('.hint').count()) await pressMain(page);
  await shoot();
  await pressMain(page);
  await settled(page);
  await myTurn(page);
  await shoot();
  await hit(page, ['axis-cube-16'], count(page, '[data-roster]'));
  await shoot(900);
  for (let i = 0; i < 5 && (await myTurn(page)); i++) {
    const sure = page.locator('[role=dialog] [data-do]');
    if (await sure.count()) await sure.first().click();
    else await pressMain(page);
    await settled(page);
    await shoot(900);
  }
});
await b.close();
await server.stop();
