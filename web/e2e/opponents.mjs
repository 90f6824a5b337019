// Machine opponents: what the lobby offers, what the staff proposes, and a finished game looked at again.
import { equal, lay, myTurn, openBox, person, prompt, ready, SLIP, sleep, test, truth } from './harness.mjs';

test('a newcomer meets a recruit that adapts, and may set temper and handicap', async ({ base, browser }) => {
  const page = await person(browser, base);
  await openBox(page, 'The Soft Underbelly');
  const machine = page.locator('[data-machine]');
  equal(await machine.locator('[data-handicap]').inputValue(), 'adapts', 'the handicap of the first opponent');
  await machine.locator('[data-temper]').selectOption('bold');
  await machine.locator('[data-handicap]').selectOption('2');
  await page.locator('[data-begin]').click();
  await ready(page);
  const id = new URL(page.url()).pathname.split('/')[2];
  const view = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((r) => r.json()), id);
  truth(view.seats.some((seat) => seat.level === 'recruit-bold-2'), JSON.stringify(view.seats));
  equal(page.complaints.join('\n'), '', 'complaints');
});

test('the staff shows three plans, draws them, and does nothing by itself', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  const id = new URL(page.url()).pathname.split('/')[2];
  const rows = () => page.evaluate((id) => fetch(`/api/tables/${id}/scene`).then((r) => r.json()).then((s) => s.seq), id);
  let [most, arrows, laid] = [0, 0, 0];
  for (let i = 0; i < 30 && !(most === 3 && arrows && laid) && (await myTurn(page)); i++) {
    await sleep(SLIP);
    const before = await rows();
    const hinted = page.waitForResponse((r) => r.url().includes('/hint')).then((r) => r.json());
    await page.locator('[data-show]').click();
    await page.locator('[data-plans]').waitFor();
    most = Math.max(most, await page.locator('[data-plan]').count());
    const kinds = (await hinted).plans.map((plan) => plan.words?.id ?? plan.first.split(' ')[0]);
    truth([1, kinds.length].includes(new Set(kinds).size), `plans of kinds ${kinds}`);
    truth(/^(true|false)$/.test(await page.locator('[data-equal]').getAttribute('data-equal')), 'are the plans about equal?');
    equal(await rows(), before, `rows after advice at: ${await prompt(page)}`);
    truth(/\d+ %/.test(await page.locator('[data-plan]').first().textContent()), 'a plan without its chance');
    const drawn = await page.locator('svg.arrows .trail').count();
    const plan = page.locator('[data-plans] li').first();
    const binds = await plan.locator('[data-do-it]').count();
    truth(binds === 1, 'no way to follow the first plan');
    await plan.locator('[data-do-it]').click();
    await page.locator('[data-plans]').waitFor({ state: 'detached' });
    await sleep(300);
    const undo = await page.locator('[data-undo]').count();
    if ((await rows()) === before && undo) {
      laid++;
      if (drawn) arrows++;
    }
    // What rolls or asks is pressed by the player.
    const yes = page.locator('[role=dialog] button.main');
    if (await yes.count()) await yes.first().click();
    if ((await rows()) === before && (await page.locator('.buttons button.main').count())) {
      await sleep(SLIP);
      await page.locator('.buttons button.main').click();
      await sleep(300);
    }
  }
  equal(most, 3, 'plans at most');
  truth(laid > 0, 'no plan was laid in a draft');
  truth(arrows > 0, 'no plan was drawn');
  equal(page.complaints.join('\n'), '', 'complaints');
  return `${laid} laid, ${arrows} drawn`;
});

test('a finished game is reviewed, looked at and played on from', async ({ base, browser }) => {
  const page = await person(browser, base);
  await lay(page);
  await ready(page);
  const id = new URL(page.url()).pathname.split('/')[2];
  // Every choice is the last that is offered: some of them are poor.
  await page.evaluate(async (id) => {
    const get = (path) => fetch(`/api/tables/${id}${path}`).then((r) => r.json());
    const post = (path, body) => fetch(`/api/tables/${id}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    for (let i = 0; i < 12; i++) {
      let state = await get('/scene');
      while (!state.table.your_turn && state.table.status === 'running') {
        await new Promise((resolve) => setTimeout(resolve, 30));
        state = await get('/scene');
      }
      if (state.table.status !== 'running') return;
      const hint = await get('/hint');
      const plan = hint.plans.at(-1);
      await post('/actions', { seq: state.seq, line: plan.first, key: crypto.randomUUID() });
    }
    await post('/resign', {});
  }, id);
  await page.reload();
  await page.locator('[data-review-open]').click();
  await page.locator('[data-review]').waitFor({ timeout: 400_000 });
  truth((await page.locator('[data-review] path.line').getAttribute('d')).split('L').length > 8, 'the curve is short');
  equal(await page.locator('[data-worst]').count(), 2, 'sides');
  // Left and come back to, it is there at once.
  await page.reload();
  await page.locator('[data-review]').waitFor({ timeout: 5_000 });
  const costly = page.locator('[data-look]');
  truth((await costly.count()) > 0, 'no decision cost anything');
  const row = Number(await costly.first().getAttribute('data-look'));
  await costly.first().click();
  await page.locator('[data-scrub]').waitFor();
  await page.waitForFunction((row) => document.querySelector('[data-scrub]')?.value === String(row - 1), row);
  await page.goto(`${base}/t/${id}/review`);
  await page.locator(`[data-play-on="${row}"]`).click();
  await page.waitForURL((url) => /\/t\//.test(url.pathname) && !url.pathname.includes(id));
  await ready(page);
  equal(page.complaints.join('\n'), '', 'complaints');
  return `row ${row}`;
});
