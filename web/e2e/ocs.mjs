// The Operational Combat Series: a whole player turn of the drill by clicking, in at most sixty clicks.
import { equal, layGame, person, ready, settled, test, truth } from './harness.mjs';
import { MOST, playerTurn } from './player-turn.mjs';

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
