// The Operational Combat Series: a whole player turn of the drill by clicking, in at most sixty clicks.
import { equal, layGame, person, pressMain, prompt, ready, settled, sleep, take, test, truth } from './harness.mjs';

/** So many clicks a player turn may take. */
const MOST = 60;
/** Stacks that are moved. */
const STACKS = 6;

/** Lays a table against the machine: the Axis, which moves first, for this person. */
async function begin(page) {
  await layGame(page, 'Operational Combat Series', { axis: 'me', allied: 'bot:regular' });
  await ready(page);
  await settled(page);
}

/** What a player does at each prompt. */
async function act(page, done) {
  const text = await prompt(page);
  const takes = async (wanted) => {
    const clicks = await take(page, wanted);
    done.clicks += clicks;
    return clicks > 0;
  };
  const takesUp = (line) => line.startsWith('at ') && line.includes('; take ') && !done.stacks.has(line);
  const goes = (line) => line.includes('step ') && line.endsWith('; halt') && !line.includes(' strat');
  const attacks = (line) => line.startsWith('target ') && line.endsWith('; attack');
  if (/click a stack or column/.test(text) && done.stacks.size < STACKS) {
    const noted = (line) => takesUp(line) && done.stacks.add(line) !== null;
    if (await takes(noted)) return;
  }
  if (/where do they go/.test(text) && (await takes(goes))) return done.moved++;
  if (/click an enemy hex to attack/.test(text) && done.attacks < 1 && (await takes(attacks))) return done.attacks++;
  await pressMain(page);
  done.clicks++;
  return settled(page);
}

test('the drill: a whole player turn by clicking, in few clicks', async ({ base, browser }) => {
  const page = await person(browser, base);
  await begin(page);
  const done = { clicks: 0, stacks: new Set(), moved: 0, attacks: 0 };
  const phase = () => page.locator('.turn').textContent();
  let begun = false;
  for (let i = 0; i < 200; i++) {
    const now = await phase();
    begun ||= /Axis: Movement/.test(now);
    if (begun && !/Axis:/.test(now)) break;
    if (await page.locator('.prompt.mine').count()) await act(page, done);
    else await sleep(150);
  }
  truth(begun && !/Axis:/.test(await phase()), 'the player turn of the Axis is over');
  truth(done.moved > 2, `${done.moved} stacks moved`);
  truth(done.clicks <= MOST, `${done.clicks} clicks`);
  equal(page.complaints.join('\n'), '', 'complaints of the console');
});
