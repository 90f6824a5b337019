// What is on one's own desk: curtain, private marks, the balance on return, reminders, the seat on the phone, taps.
import { askedOf, confirm, equal, lay, mine, myTurn, openBox, pair, person, pressMain, prompt, ready, settled, sleep, SLIP, test, truth, unpacked } from './harness.mjs';

const quiet = (...pages) => pages.forEach((page) => equal(page.complaints.join('\n'), '', 'complaints'));

test('two at one screen: a curtain hides the board between them where one hides something', async ({ base, browser }) => {
  const page = await person(browser, base);
  // Each has a hand of cards.
  const box = await openBox(page, 'Shifting Sands');
  for (const seat of ['axis', 'allied']) await box.locator(`[data-seat=${seat}]`).selectOption('me');
  truth(await box.locator('[data-curtain]').isChecked(), 'the curtain is not preset');
  await box.locator('[data-begin]').click();
  const seats = new Set();
  for (let i = 0; i < 60 && seats.size < 2; i++) {
    await page.locator('.curtain, .prompt.mine').first().waitFor({ timeout: 20_000 });
    if (await page.locator('.curtain').count()) {
      equal(await page.locator('.board, .prompt, [data-piece]').count(), 0, 'things behind the curtain');
      seats.add(await page.locator('#curtain-title').textContent());
      await sleep(SLIP);
      await page.locator('[data-lift]').click();
      await ready(page);
    } else await pressMain(page);
    await settled(page);
  }
  truth(seats.size >= 2, `the curtain fell for ${[...seats]}`);
  // After a reload the curtain is there again.
  await page.reload();
  await page.locator('.curtain').waitFor();
  quiet(page);
});

test('two at one screen who hide nothing from each other need no curtain', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page, { axis: 'me' });
  const asked = new Set();
  const counts = { decisions: 0, curtains: 0 };
  for (; counts.decisions < 40 && (asked.size < 2 || counts.decisions < 10); counts.decisions++) {
    await page.locator('.curtain, .prompt.mine').first().waitFor({ timeout: 20_000 });
    counts.curtains += await page.locator('.curtain').count();
    asked.add(await page.locator('.whose').first().textContent());
    equal(await page.locator('.away').count(), 0, 'who was there is told what he missed');
    await pressMain(page);
    await settled(page);
  }
  truth(asked.size >= 2, 'only one of them was asked');
  equal(counts.curtains, 0, 'curtains');
  await page.reload();
  await ready(page);
  quiet(page);
  return `${counts.decisions} decisions, no curtain`;
});

const spot = async (page, piece) => {
  const box = await page.locator(`[data-piece^="${piece}"]`).first().boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test('private arrows and pins stay, and nobody else sees them', async ({ base, browser }) => {
  const { one, two } = await pair(browser, base);
  const from = await spot(one, 'allies-cube-20');
  const to = await spot(one, 'allies-cube-18');
  await one.mouse.move(...from);
  await one.mouse.down({ button: 'right' });
  await one.mouse.move(to[0], to[1], { steps: 6 });
  await one.mouse.up({ button: 'right' });
  await one.locator('.pencil .line').waitFor({ state: 'attached' });
  await one.locator('[data-pencil]').click();
  await one.mouse.click(...from);
  await one.locator('.pencil .pin').waitFor({ state: 'attached' });
  await one.keyboard.press('Escape');
  equal(await one.locator('.drawing').count(), 0, 'pencils after Escape');
  await one.reload();
  await ready(one);
  equal(await one.locator('.pencil .line, .pencil .pin').count(), 2, 'marks after a reload');
  equal(await two.locator('.pencil').count(), 0, 'marks that the other sees');
  await one.keyboard.press('/');
  await one.keyboard.type('rome');
  await one.keyboard.press('Enter');
  await one.locator('[data-pin]').click();
  await one.locator('.pin input').fill('by turn 5');
  await one.locator('.pencil text', { hasText: 'by turn 5' }).waitFor({ state: 'attached' });
  await one.locator('[data-rub]').click();
  equal(await one.locator('.pencil').count(), 0, 'marks after rubbing out');
  quiet(one, two);
});

test('whoever comes back reads the balance, watches the moves, decides', async ({ base, browser }) => {
  const { one, two, path } = await pair(browser, base);
  const acted = new Set();
  // Both act once, so that both have something to come back to.
  for (let i = 0; i < 30 && acted.size < 2; i++) {
    const [asked] = await askedOf(one, two);
    await pressMain(asked);
    await settled(asked);
    acted.add(asked);
  }
  const [asked, away] = await askedOf(one, two);
  await away.goto('/');
  const rows = async () => Number(/(\d+)$/.exec(await asked.locator('.where').textContent())?.[1] ?? 0);
  await asked.locator('#tab-replay').click();
  const before = await rows();
  for (let i = 0; i < 6 && (await mine(asked)); i++) {
    await pressMain(asked);
    await settled(asked);
  }
  truth((await rows()) > before, 'nothing happened meanwhile');
  await away.goto(path);
  await ready(away);
  const card = away.locator('.away');
  await card.waitFor();
  truth((await card.locator('li').count()) > 0, 'the balance is empty');
  await away.locator('[data-watch]').click();
  await away.locator('[data-film]').waitFor();
  await away.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await away.locator('#prompt').waitFor();
  quiet(one, two);
});

/** Lays a reminder for the Allies into every scene that reaches the page. */
async function remind(page) {
  const panel = {
    key: 'reminders',
    title: { id: 'panel-reminders' },
    lines: [[{ id: 'panel-unsupplied', args: [['side', { seat: 0 }], ['count', { int: 2 }], ['area', { place: 9 }]] }, 'supply.effect']],
  };
  const add = (scene) => scene && { ...scene, panels: [...(scene.panels ?? []).filter((p) => p.key !== 'reminders'), panel] };
  await page.route(/\/(scene|actions|drafts)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.scene) body.scene = add(body.scene);
    if (body.state?.scene) body.state.scene = add(body.state.scene);
    await route.fulfill({ response, json: body });
  });
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((sent) => {
      const message = JSON.parse(unpacked(sent));
      if (message.state?.scene) message.state.scene = add(message.state.scene);
      // What changes about the panels would take the reminder away again.
      for (const part of [message.scene?.now, message.scene?.lists]) delete part?.panels;
      socket.send(JSON.stringify(message));
    });
  });
}

test('with a reminder open a slip hands nothing over', async ({ base, browser }) => {
  const page = await person(browser, base);
  await remind(page);
  await lay(page);
  await ready(page);
  // What else a button gives away is told there too.
  const guarded = page.locator('[data-reminders]', { hasText: /out of supply|removed|supply/i });
  for (let i = 0; i < 40 && (await myTurn(page)) && !(await guarded.count()); i++) await pressMain(page);
  await guarded.waitFor();
  const before = await prompt(page);
  await sleep(SLIP);
  await page.locator('[data-main]').click();
  await sleep(500);
  equal(await prompt(page), before, 'the prompt after a short press');
  await page.keyboard.press('Shift+Enter');
  await sleep(200);
  equal(await prompt(page), before, 'the prompt after one Enter');
  await page.locator('[data-main]').hover();
  await page.mouse.down();
  await sleep(900);
  await page.mouse.up();
  await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent !== text, before);
  quiet(page);
});

test('the plan of the machine can be followed step by step', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  let followed = 0;
  for (let i = 0; i < 25 && (await myTurn(page)); i++) {
    const before = await prompt(page);
    await sleep(SLIP);
    await page.locator('[data-show]').click();
    await page.locator('[data-do-it], [data-no-advice]').first().waitFor();
    equal(await page.locator('[data-no-advice]').count(), 0, `prompts without advice: ${before}`);
    await page.locator('[data-do-it]').click();
    await confirm(page);
    followed++;
  }
  quiet(page);
  return `${followed} steps`;
});

test('a guest takes his seat to another device', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  await page.locator('summary[aria-label=Menu]').click();
  await page.locator('[data-phone]').click();
  await page.locator('[data-code] path').waitFor();
  truth((await page.locator('[data-code] path').getAttribute('d')).length > 2000, 'the code is empty');
  const secret = await page.evaluate(() => localStorage.getItem('sandtable-guest'));
  const phone = await person(browser, base, { width: 390, height: 844, phone: true });
  await phone.goto(`${new URL(page.url()).pathname}#guest=${secret}`);
  await ready(phone);
  equal(new URL(phone.url()).hash, '', 'the secret in the address bar');
  truth(await myTurn(phone), 'the phone is not asked');
  quiet(page, phone);
});

test('on a phone the first tap picks, the second acts, a long press inspects', async ({ base, browser }) => {
  const page = await person(browser, base, { width: 390, height: 844, phone: true, still: true });
  await lay(page);
  await ready(page);
  const cube = '[data-piece^="allies-cube-"]:has(.glow)';
  for (let i = 0; i < 150 && (await myTurn(page)); i++) {
    if (/: move,/.test(await prompt(page)) && (await page.locator(cube).count())) break;
    const first = page.locator('[data-line="initiative allies"]');
    if (await first.count()) {
      await sleep(SLIP);
      await first.click();
      await settled(page);
    } else await pressMain(page);
  }
  // The sheet grows and shrinks with what it says: a cube that lies bare is taken, when all is still.
  const bare = async (what = cube) => {
    await sleep(600);
    for (const one of await page.locator(what).all()) {
      const box = await one.boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (await page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.frame')), [x, y])) return { box, x, y };
    }
    throw new Error(`everything is covered: ${what}`);
  };
  const tap = async () => {
    const { box, x, y } = await bare();
    await page.touchscreen.tap(x, y);
    await sleep(350);
    return box;
  };
  const small = await tap();
  const { box: large } = await bare();
  if (small.width < 44) truth(large.width > small.width, 'a small target was not zoomed to');
  truth(large.width >= 43, `after the zoom the target has ${large.width} px`);
  const before = await prompt(page);
  await tap();
  await page.locator('.hint, [role=dialog] .list, .fan').first().waitFor({ state: 'attached' });
  equal(await prompt(page), before, 'the prompt after the first tap');
  if (await page.locator('.hint').count()) await tap();
  await confirm(page);
  // A finger that rests on a counter opens what stands there, or fans its stack.
  const finger = await page.context().newCDPSession(page);
  await page.locator('.tools button').nth(2).click();
  const { x, y } = await bare('[data-piece^="allies-"]');
  const touchPoints = [{ x, y }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await sleep(700);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.page.open #tab-inspect[aria-selected=true], .fan').first().waitFor({ state: 'attached' });
  quiet(page);
});

test('what the odds take for granted can be had otherwise', async ({ base, browser }) => {
  const page = await person(browser, base, { still: true });
  await lay(page);
  const attacks = page.locator('[data-offer^="attack"]');
  for (let i = 0; i < 30 && (await myTurn(page)) && !(await attacks.count()); i++) {
    const first = page.locator('[data-line="initiative allies"]');
    await sleep(SLIP);
    if (await first.count()) await first.first().click();
    else await pressMain(page);
    await settled(page);
  }
  // A click so soon after a new prompt counts as a slip.
  await sleep(SLIP);
  await attacks.first().evaluate((e) => e.click());
  await confirm(page);
  // Before the first battle begins, the prompt tells its odds.
  const odds = page.locator('.odds-now .odds');
  await odds.waitFor();
  await odds.locator('summary').click();
  const before = await odds.locator('.end').allTextContents();
  const rounds = odds.locator('[data-otherwise=rounds]');
  await rounds.click();
  await page.waitForFunction((was) => [...document.querySelectorAll('.odds-now .end')].map((e) => e.textContent).join() !== was, before.join());
  equal(await rounds.getAttribute('aria-pressed'), 'true', 'what is otherwise is marked');
  await rounds.click();
  await page.waitForFunction((was) => [...document.querySelectorAll('.odds-now .end')].map((e) => e.textContent).join() === was, before.join());
  quiet(page);
});
