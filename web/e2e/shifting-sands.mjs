// Shifting Sands: a whole turn for both sides by clicking, each in a browser of its own.
import { askedOf, confirm, equal, invitation, layAt, layGame, person, pressMain, prompt, ready, settled, sleep, SLIP, take, test, truth, unpacked } from './harness.mjs';

const AXIS = 0;
const ALLIED = 1;
/** Spaces beside enemies at the start. */
const BORDER = ['sidi-azeiz', 'bardia', 'halfaya', 'keren', 'kassala', 'gondar'];

/** Keeps every scene that a page is told, in answers and over the live line. */
function listen(page) {
  const scenes = [];
  const keep = (text) => {
    try {
      const found = JSON.parse(text);
      for (const scene of [found.scene, found.state?.scene]) if (scene?.hands) scenes.push(scene);
    } catch {
      // Not every answer is a table.
    }
  };
  page.on('response', async (r) => {
    if (r.url().includes('/api/tables')) keep(await r.text().catch(() => ''));
  });
  page.on('websocket', (socket) => socket.on('framereceived', (f) => keep(unpacked(f.payload))));
  return scenes;
}

const turn = async (page) => Number(/turn (\d+)/.exec(await page.locator('.turn b').textContent())[1]);
const hand = (page) => page.locator('[data-hand] [data-card]');
const uses = (page) => page.locator('[role=dialog] .list [data-line]');

/** The card that lies open: every use is offered or refused with a reason. */
async function readCard(page) {
  await page.locator('[role=dialog] [data-read]').waitFor();
  const barred = page.locator('[role=dialog] [data-barred]');
  for (let i = 0; i < 20 && (await uses(page).count()) + (await barred.count()) < 4; i++) await sleep(100);
  equal((await uses(page).count()) + (await barred.count()), 4, 'uses of a card');
  await page.keyboard.press('Escape');
}

/** Plays a card of the hand for the first of some uses that one of the cards allows. */
async function playCard(page, wanted) {
  for (const use of wanted) {
    for (let i = 0; i < (await hand(page).count()); i++) {
      await sleep(SLIP);
      await hand(page).nth(i).click();
      await page.locator('[role=dialog] [data-read]').waitFor();
      const line = page.locator(`[role=dialog] .list [data-line$=" ${use}"]`);
      if (await line.count()) {
        await line.click();
        await confirm(page);
        await settled(page);
        return use;
      }
      await page.keyboard.press('Escape');
    }
  }
  throw new Error(`no card can be played for ${wanted}`);
}

/** Takes the first choice on the board whose line begins so and has this in it; says whether there is one. */
const takes = async (page, begins, has = '') => (await take(page, (line) => line.startsWith(begins) && line.includes(has))) > 0;

/** What a player does at each prompt; `done` counts what was done in the turn. */
async function act(page, done) {
  const text = await prompt(page);
  const count = (what) => (done[what] = (done[what] ?? 0) + 1);
  if (/play a card/.test(text)) {
    const wishes = [['ops'], ['rd', 'ops'], ['ops'], ['rp', 'ops'], ['event', 'ops'], ['ops']];
    count(await playCard(page, wishes[(done.cards ?? 0) % wishes.length]));
    return count('cards');
  }
  if (/to activate it/.test(text) && !(await page.locator('.prompt', { hasText: 'Take back' }).count())) {
    // In turn: a march from anywhere, an attack out of a space on the border.
    const spaces = (done.attack ?? 0) < (done.move ?? 0) ? BORDER.map((space) => [`activate ${space} attack`, 'attack']) : [];
    for (const [line, purpose] of [...spaces, ['activate', 'move']]) if (await takes(page, line, ` ${purpose}`)) return count(purpose);
  }
  if (/move the units/.test(text) && (await takes(page, 'take', 'halt'))) return count('marches');
  if (/click an enemy space/.test(text) && (await takes(page, 'attack'))) return count('attacks');
  if (/click a unit to redeploy/.test(text) && (await takes(page, 'redeploy'))) return count('redeploys');
  if (/to which it redeploys/.test(text) && (await takes(page, 'to '))) return count('redeployed');
  if (/take part, then/.test(text) && !(await page.locator('[data-main]', { hasText: 'Attack' }).count())) {
    const all = page.locator('.prompt .buttons [data-line^="join"]');
    if (await all.count()) {
      await sleep(SLIP);
      await all.first().click();
      return settled(page);
    }
    await takes(page, 'join');
    return count('joined');
  }
  await pressMain(page);
  return settled(page);
}

test('Shifting Sands: a whole turn for both sides, by clicking', async ({ browser, base }) => {
  const [one, two] = await Promise.all([person(browser, base), person(browser, base)]);
  const told = [listen(one), listen(two)];
  // The Axis for this person, the Allies for a friend, who gets the link.
  await layGame(one, 'Shifting Sands', { axis: 'me', allied: 'link' });
  await two.goto(invitation(one));
  await Promise.all([ready(two), ready(one)]);
  equal(await hand(one).count(), 7, 'cards of the Axis');
  equal(await hand(two).count(), 7, 'cards of the Allies');

  // A card is read with its four uses: those that can be made, and the reason on each that cannot.
  await sleep(SLIP);
  await hand(one).first().click();
  await readCard(one);

  // The gallery shows the own draw pile, and of the other deck what may lie anywhere.
  await one.locator(`[data-deck="${ALLIED}"]`).click();
  truth(await one.locator('[data-gallery-pile=allied-unseen] [data-card]').count(), 'cards that may still be drawn');
  equal(await one.locator('[data-gallery-pile=allied-deck] [data-card]').count(), 0, 'cards of the other draw pile');
  await one.locator(`[data-gallery-seat="${AXIS}"]`).click();
  truth(await one.locator('[data-gallery-pile=axis-deck] [data-card]').count(), 'cards of the own draw pile');
  await one.keyboard.press('Escape');

  const done = [{}, {}];
  for (let i = 0; i < 400 && (await turn(one)) === 1; i++) {
    const [asked] = await askedOf(one, two);
    await act(asked, done[asked === one ? AXIS : ALLIED]);
  }
  equal(await turn(one), 2, 'turn');
  for (const seat of [AXIS, ALLIED]) {
    truth((done[seat].cards ?? 0) >= 5, `cards played by seat ${seat}: ${JSON.stringify(done[seat])}`);
    truth(done[seat].rd && done[seat].ops && done[seat].rp, `uses of seat ${seat}: ${JSON.stringify(done[seat])}`);
  }
  truth(done[AXIS].marches || done[ALLIED].marches, 'somebody marched');
  truth(done[AXIS].attacks || done[ALLIED].attacks, 'somebody attacked');

  // Nobody was ever told a card of the other's hand that he may not know.
  for (const [seat, scenes] of told.entries()) {
    truth(scenes.length > 20, 'scenes were told');
    const other = 1 - seat;
    const leak = scenes.flatMap((scene) => scene.hands[other]).find((card) => card.kind !== undefined && !card.marks?.includes('seen'));
    equal(leak, undefined, `a card of seat ${other} told to seat ${seat}`);
  }
  for (const page of [one, two]) {
    equal(page.complaints.join(), '', 'complaints');
    await page.context().close();
  }
});

test('Shifting Sands: counters can be told apart at the first look', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await layGame(page, 'Shifting Sands');
  await ready(page);
  await sleep(1200);
  const frame = await page.locator('.frame').boundingBox();
  const sizes = await page.locator('.counters [data-piece]').evaluateAll(
    (all, f) => all.map((e) => e.getBoundingClientRect()).filter((r) => r.x > f.x && r.right < f.x + f.width && r.y > f.y && r.bottom < f.y + f.height).map((r) => r.width),
    frame,
  );
  truth(sizes.length > 10, `only ${sizes.length} counters are seen`);
  sizes.sort((a, b) => a - b);
  truth(sizes[Math.floor(sizes.length / 2)] > 18, `half of the counters have at most ${sizes[Math.floor(sizes.length / 2)]} px`);
  equal(page.complaints.join('\n'), '', 'complaints');
});

const FAR_BATTLE = `
clear = true
turn = 6
phase = "assault"
attacks = ["marsabit"]
hand = ["A25", "A3"]
units = ["it-17 @ marsabit", "it-25 @ tripoli", "br-bg-1 @ nairobi", "br-50 @ cairo"]
`;

test('Shifting Sands: the place that is asked about is in sight, though only cards can be pressed', async ({ browser, base }) => {
  const page = await person(browser, base, { still: true });
  await page.goto('/');
  await layAt(page, 'shifting-sands', FAR_BATTLE, ['me', 'me']);
  // The reader looks far away.
  await page.keyboard.press('/');
  await page.keyboard.type('tripoli');
  await page.keyboard.press('Enter');
  await page.locator('#tab-panel h2', { hasText: 'Tripoli' }).waitFor();
  await sleep(600);
  await page.evaluate(async () => {
    const path = `/api${location.pathname.replace('/t/', '/tables/')}`;
    const { seq } = await fetch(`${path}/scene`).then((r) => r.json());
    const sent = await fetch(`${path}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seq, line: 'attack nairobi; join it-17; engage', key: crypto.randomUUID() }),
    });
    if (!sent.ok) throw new Error(await sent.text());
  });
  await page.waitForFunction(() => /Battle for Nairobi/.test(document.querySelector('#prompt')?.textContent ?? ''));
  equal(await page.locator('.counters [data-piece]:has(.glow)').count(), 0, 'counters that can be pressed');
  await sleep(600);
  const [board, at] = await Promise.all(['.frame', '.counters [data-piece="br-bg-1"]'].map((what) => page.locator(what).boundingBox()));
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  truth(x > board.x && y > board.y && x < board.x + board.width && y < board.y + board.height, `the battle is out of sight: ${JSON.stringify(at)}`);
  equal(page.complaints.join('\n'), '', 'complaints');
});
