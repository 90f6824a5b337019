// The Operational Combat Series: a whole player turn of the drill by clicking, in at most sixty clicks.
import { equal, layGame, person, pressMain, ready, settled, sleep, SLIP, test, truth } from './harness.mjs';
import { MOST, playerTurn } from './player-turn.mjs';

/** How many moves lie in the draft. */
const drafted = (page) =>
  page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split('/')[2]}/scene`)).json()).draft.length);

/** A table of the drill at the Movement Segment of the Axis. */
async function layMoving(page) {
  await layGame(page, 'Operational Combat Series', { axis: 'me', allied: 'bot:regular' });
  await ready(page);
  for (let i = 0; i < 60 && !(await page.locator('.prompt [data-staff]').count()); i++) {
    if (await page.locator('.prompt.mine').count()) await pressMain(page);
    else await sleep(150);
    await settled(page);
  }
  await sleep(SLIP);
}

test('the drill: a convoy is ordered by two clicks on the map, and neither of them plays', async ({ base, browser }) => {
  const page = await person(browser, base);
  await layMoving(page);
  await page.locator('[role=tab]', { hasText: 'Orders' }).click();
  for (const [end, unit] of [['from', 'i-7'], ['to', 'i-8']]) {
    await page.locator(`[data-point=${end}]`).click();
    const box = await page.locator(`[data-piece="${unit}"]`).boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction((end) => document.querySelector(`[data-place-field=${end}]`).value !== '', end);
  }
  equal(await drafted(page), 0, 'moves in the draft');
  await page.locator('[data-errand-add]').click();
  // Whoever turns to another tab has the board back.
  await page.locator('[data-point=to]').click();
  await page.locator('[role=tab]', { hasText: 'Log' }).click();
  await page.locator('[role=tab]', { hasText: 'Orders' }).click();
  await page.locator('[data-point=to][aria-pressed=false]').waitFor();
  const kept = page.locator('[data-errands] li').first();
  await kept.waitFor();
  // A name that is no place is none.
  await page.locator('[data-place-field=to]').fill('Nowhere');
  await page.keyboard.press('Tab');
  equal(await page.locator('[data-errand-add]').isDisabled(), true, 'nothing is carried nowhere');
  equal(page.complaints.join('\n'), '', 'complaints of the console');
  return (await kept.textContent()).trim();
});

test('the drill: what is left to the staff is laid in the draft and taken back', async ({ base, browser }) => {
  const page = await person(browser, base);
  await layMoving(page);
  await page.locator('.prompt [data-staff]').click();
  await page.locator('.prompt [data-staff-laid]').waitFor({ timeout: 30_000 });
  const laid = await drafted(page);
  truth(laid > 1, `${laid} moves were laid`);
  equal(await page.locator('.prompt [data-staff-laid]').getAttribute('data-staff-laid'), String(laid), 'how many it says');
  await sleep(SLIP);
  await page.locator('[data-undo]').click();
  await settled(page);
  equal(await drafted(page), laid - 1, 'moves after one was taken back');
  equal(page.complaints.join('\n'), '', 'complaints of the console');
  return `${laid} moves`;
});

test('the drill: a whole player turn by clicking, in few clicks', async ({ base, browser }) => {
  const page = await person(browser, base);
  // The Axis moves first.
  await layGame(page, 'Operational Combat Series', { axis: 'me', allied: 'bot:regular' });
  await ready(page);
  await settled(page);
  const done = await playerTurn(page, 'Axis');
  truth(done.over, 'the player turn of the Axis is over');
  truth(done.moved > 2, `${done.moved} stacks moved`);
  truth(done.clicks <= MOST, `${done.clicks} clicks`);
  equal(page.complaints.join('\n'), '', 'complaints of the console');
});
