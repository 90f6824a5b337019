// Runs the browser tests; a word on the command line chooses those whose name holds it.
import './play.mjs';
import './two.mjs';
import './shapes.mjs';
import './patrol.mjs';
import './matters.mjs';
import './mine.mjs';
import './desk.mjs';
import './rhythm.mjs';
import './access.mjs';
import './speed.mjs';
import './end.mjs';
import './stalingrad.mjs';
import './shifting-sands.mjs';
import './column.mjs';
import './art.mjs';
import './data.mjs';
import './ocs.mjs';
import './beyond-the-rhine.mjs';
import './rogue-regiment.mjs';
import './school.mjs';
import './puzzles.mjs';
import { runAll } from './harness.mjs';

const { passed, failed, again } = await runAll(process.argv[2]);
if (again) console.log(`${again} tried again`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
