// Beyond the Rhine: a whole player turn of Operation Queen by clicking, in at most sixty clicks.
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
