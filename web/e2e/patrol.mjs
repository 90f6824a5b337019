// The toy of the core's tests, served as a game is: each of its scenarios is laid, set up by clicks, and drawn.
import { choices, confirm, equal, person, ready, serveToy, settled, sleep, SLIP, test, truth } from './harness.mjs';

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
