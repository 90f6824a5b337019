// Beyond the Rhine: whole player turns by clicking: Operation Queen in at most sixty clicks, A Time for Trumpets in at most two hundred.
import { equal, layGame, person, ready, settled, test, truth } from './harness.mjs';
import { MOST, playerTurn } from './player-turn.mjs';

test('Operation Queen: a whole player turn by clicking, in few clicks', async ({ base, browser }) => {
  const page = await person(browser, base);
  // The Americans move first.
  await layGame(page, 'Beyond the Rhine', { allied: 'me', axis: 'bot:regular' });
  await ready(page);
  await settled(page);
  const done = await playerTurn(page, 'Allies');
  truth(done.over, 'the player turn of the Allies is over');
  truth(done.moved > 2, `${done.moved} stacks moved`);
  truth(done.clicks <= MOST, `${done.clicks} clicks`);
  equal(page.complaints.join('\n'), '', 'complaints of the console');
});

/** What a player turn of a whole front may take, and what is done in it. */
const FRONT = { most: 200, wish: { stacks: 18, attacks: 5 } };

for (const [seat, side] of [['axis', 'Axis'], ['allied', 'Allies']]) {
  test(`A Time for Trumpets: the first turn of the ${side} by clicking, in few clicks`, async ({ base, browser }) => {
    const page = await person(browser, base);
    const other = seat === 'axis' ? 'allied' : 'axis';
    await layGame(page, 'Beyond the Rhine', { [seat]: 'me', [other]: 'bot:regular' }, 'trumpets');
    await ready(page);
    await settled(page);
    const done = await playerTurn(page, side, FRONT.wish);
    truth(done.over, `the player turn of the ${side} is over`);
    truth(done.moved > 8, `${done.moved} stacks moved`);
    truth(done.clicks <= FRONT.most, `${done.clicks} clicks`);
    equal(page.complaints.join('\n'), '', 'complaints of the console');
    return `${done.clicks} clicks, ${done.moved} stacks, ${done.attacks} attacks`;
  });
}
