// A player turn of the Operational Combat Series by clicking: some stacks move, one attack is made, everything else is passed.
import { pressMain, prompt, settled, sleep, take } from './harness.mjs';

/** So many clicks a player turn may take. */
export const MOST = 60;
/** Stacks that are moved and attacks that are made, unless said otherwise. */
const USUAL = { stacks: 6, attacks: 1 };

/** What a player does at each prompt. */
async function act(page, done, wish) {
  const text = await prompt(page);
  const takes = async (wanted) => {
    const clicks = await take(page, wanted);
    done.clicks += clicks;
    return clicks > 0;
  };
  const takesUp = (line) => line.startsWith('at ') && line.includes('; take ') && !done.stacks.has(line);
  const goes = (line) => line.includes('step ') && line.endsWith('; halt') && !line.includes(' strat');
  const attacks = (line) => line.startsWith('target ') && line.endsWith('; attack');
  if (/click a stack or column/.test(text) && done.stacks.size < wish.stacks) {
    const noted = (line) => takesUp(line) && done.stacks.add(line) !== null;
    if (await takes(noted)) return;
  }
  if (/where do they go/.test(text) && (await takes(goes))) return done.moved++;
  if (/click an enemy hex to attack/.test(text) && done.attacks < wish.attacks && (await takes(attacks))) return done.attacks++;
  await pressMain(page);
  done.clicks++;
  return settled(page);
}

/** Plays from the set-up to the end of the first player turn of a side, by its name on the screen; says what was done, and whether it is over. */
export async function playerTurn(page, side, wish = USUAL) {
  const done = { clicks: 0, stacks: new Set(), moved: 0, attacks: 0, over: false };
  const phase = () => page.locator('.turn').textContent();
  let begun = false;
  for (let i = 0; i < 400 && !done.over; i++) {
    const now = await phase();
    begun ||= now.includes(`${side}: Movement`);
    done.over = begun && !now.includes(`${side}:`);
    if (done.over) break;
    if (await page.locator('.prompt.mine').count()) await act(page, done, wish);
    else await sleep(150);
  }
  return done;
}
