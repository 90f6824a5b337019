// The toy of the core's tests, served as a game is: each of its scenarios is laid, set up by clicks, and drawn.
import { choices, confirm, equal, invitation, person, ready, serveToy, settled, sleep, SLIP, test, truth } from './harness.mjs';

/** Lays a scenario with this person as Red and bots on the other seats. */
async function lay(page, scenario, seats) {
  await page.goto('/');
  await page.locator('[data-begin]').waitFor();
  await page.locator('form select').first().selectOption(scenario);
  for (const seat of seats) await page.locator(`[data-seat=${seat}]`).selectOption(seat === 'red' ? 'me' : 'bot:recruit');
  await page.locator('[data-begin]').click();
  await page.waitForURL(/\/t\//);
  await ready(page);
}

/** Takes a choice on the board, and whatever it asks. */
async function choose(page) {
  await sleep(SLIP);
  await (await choices(page)).first().evaluate((e) => e.click());
  await confirm(page);
  await settled(page);
}

/** Sets up three troops, and waits until the others have. */
async function setUp(page) {
  for (let i = 0; i < 3; i++) await choose(page);
  await page.locator('#prompt', { hasText: 'Red: move' }).waitFor({ timeout: 30_000 });
}

const SCENARIOS = {
  cards: { seats: ['red', 'blue'], places: 9 },
  teams: { seats: ['red', 'blue', 'rose', 'teal'], places: 20 },
  squares: { seats: ['red', 'blue'], places: 30 },
  points: { seats: ['red', 'blue'], places: 9 },
};

test('every scenario of the toy is set up and drawn', async ({ browser }) => {
  const server = await serveToy();
  try {
    for (const [scenario, { seats }] of Object.entries(SCENARIOS)) {
      const page = await person(browser, server.base);
      await lay(page, scenario, seats);
      await setUp(page);
      equal(await page.locator('.counters [data-piece]').count(), 3 * seats.length, `counters of ${scenario}`);
      await drawn[scenario](page);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/patrol-${scenario}.png` });
      equal(page.complaints.join(), '', `complaints of ${scenario}`);
      await page.context().close();
    }
  } finally {
    await server.stop();
  }
});

const drawn = {
  async cards(page) {
    equal(await page.locator('[data-hand="0"] [data-card]').count(), 2, 'cards in hand');
    equal(await page.locator('[data-pile]').count(), 2, 'piles');
    await page.locator('[data-hand] [data-card]').first().click();
    truth(await page.locator('[role=dialog] [data-read]').count(), 'a card is read');
    await page.keyboard.press('Escape');
  },
  async teams(page) {
    equal(await page.locator('.players li').count(), 4, 'seats');
    equal(await page.locator('.players li.first').count(), 2, 'teams');
  },
  async squares(page) {
    for (const kind of ['wall', 'door', 'window']) truth(await page.locator(`.edges [data-edge=${kind}]`).count(), `edges of ${kind}`);
    equal(await page.locator('.counters .notch').count(), 6, 'fronts');
  },
  async points(page) {
    truth((await page.locator('.ground path').count()) >= 12, 'links are drawn');
  },
};

const DAY = 24 * 3_600_000;

/** Lays a table with a day for each move: this person is Red, the others come by links, and a bot has every other seat. Gives the others. */
async function slowly(page, browser, base, scenario, seats, others) {
  await page.goto('/');
  await page.locator('[data-begin]').waitFor();
  await page.locator('form select').first().selectOption(scenario);
  for (const seat of seats) await page.locator(`[data-seat=${seat}]`).selectOption(seat === 'red' ? 'me' : others.includes(seat) ? 'link' : 'bot:recruit');
  await page.locator('form summary').first().click();
  await page.locator('form details select').first().selectOption('24');
  await page.locator('[data-begin]').click();
  await page.waitForURL(/#links/);
  const addresses = others.map((_, n) => invitation(page, n));
  const came = [];
  for (const address of addresses) {
    const other = await person(browser, base);
    await other.goto(address);
    came.push(other);
  }
  for (const each of [page, ...came]) await ready(each);
  return came;
}

/** The day is over, at the server and where this person sits. */
async function dayOver(server, ...pages) {
  server.ahead(DAY + 60_000);
  for (const page of pages) await page.clock.setFixedTime(Date.now() + DAY + 60_000);
}

test('the seat of one who does not come back goes to the machine, or to whoever has the address', async ({ browser }) => {
  for (const by of ['bot', 'link']) {
    const server = await serveToy();
    try {
      const one = await person(browser, server.base);
      const [two] = await slowly(one, browser, server.base, 'points', ['red', 'blue'], ['blue']);
      for (let i = 0; i < 3; i++) await choose(one);
      await two.locator('.prompt.mine').waitFor();
      equal(await one.locator(`[data-replace-${by}]`).count(), 0, 'ways to replace one whose time is not up');
      await dayOver(server, one);
      await one.locator(`[data-replace-${by}]`).click();
      if (by === 'link') {
        const address = new URL(await one.locator('[data-replace-address]').inputValue());
        const three = await person(browser, server.base);
        await three.goto(address.pathname + address.hash);
        await three.locator('.prompt.mine').waitFor();
        for (let i = 0; i < 3; i++) await choose(three);
      }
      await one.locator('#prompt', { hasText: 'Red: move' }).waitFor({ timeout: 30_000 });
      // Who was away has no seat any more.
      await two.locator('.prompt.mine').waitFor({ state: 'detached' });
      equal(one.complaints.join(), '', 'complaints');
    } finally {
      await server.stop();
    }
  }
});

test('of several who play on, all agree who takes the seat of one who is away', async ({ browser }) => {
  const server = await serveToy();
  try {
    const one = await person(browser, server.base);
    const [two, three] = await slowly(one, browser, server.base, 'teams', SCENARIOS.teams.seats, ['blue', 'rose']);
    for (const page of [one, two]) {
      await page.locator('.prompt.mine').waitFor();
      for (let i = 0; i < 3; i++) await choose(page);
    }
    await three.locator('.prompt.mine').waitFor();
    await dayOver(server, one, two);
    await one.locator('[data-replace-bot]').click();
    await one.locator('.matter', { hasText: 'agree' }).waitFor();
    await three.locator('.prompt.mine').waitFor();
    await two.locator('[data-replace-bot]').click();
    await three.locator('.prompt.mine').waitFor({ state: 'detached' });
    await one.locator('#prompt', { hasText: 'Red: move' }).waitFor({ timeout: 30_000 });
    equal(one.complaints.join(), '', 'complaints');
  } finally {
    await server.stop();
  }
});
