## pocket
puzzle-pocket = The sixth side
puzzle-pocket-task = The 6th Army has the command. Destroy the Soviet 62nd division in hex 3035 with it.
puzzle-pocket-hint = A unit that must retreat and cannot is lost. Which hex is still open?
puzzle-pocket-at-once = The attack came first, and the division walked out through the hex that nobody watched.
puzzle-pocket-end = The 377th closed the last hex. The same die that had let them go now destroyed them.

## unit-s-295-2
puzzle-unit-s-295-2 = The end of the 295 (turn 2)
puzzle-unit-s-295-2-task = { chit-1pza } has the command. Destroy the Soviet 295 division in hex 1225 with it.
puzzle-unit-s-295-2-hint = Units that attack hex 1225: 4. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-295-2-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-295-2-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-383-2
puzzle-unit-s-383-2 = The end of the 383 (turn 2)
puzzle-unit-s-383-2-task = { chit-r3a } has the command. Destroy the Soviet 383 division in hex 1324 with it.
puzzle-unit-s-383-2-hint = Units that attack hex 1324: 1. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-383-2-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-383-2-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## krasny-luch-1
puzzle-krasny-luch-1 = { place-krasny-luch }, turn 1
puzzle-krasny-luch-1-task = { chit-1pza } has the command. Take { place-krasny-luch } (hex 1023) with it.
puzzle-krasny-luch-1-hint = Units that attack hex 1023: 4. Watch which combat is fought first, and who closes the way back.
puzzle-krasny-luch-1-tempting = That is how the machine leads it, and the aim is missed.
puzzle-krasny-luch-1-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-212-1
puzzle-unit-s-212-1 = The end of the 212 (turn 1)
puzzle-unit-s-212-1-task = { chit-4pza } has the command. Destroy the Soviet 212 division in hex 0605 with it.
puzzle-unit-s-212-1-hint = Units that attack hex 0605: 2. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-212-1-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-212-1-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-295-1
puzzle-unit-s-295-1 = The end of the 295 (turn 1)
puzzle-unit-s-295-1-task = { chit-17a } has the command. Destroy the Soviet 295 division in hex 1026 with it.
puzzle-unit-s-295-1-hint = Units that attack hex 1026: 4. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-295-1-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-295-1-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-45-2
puzzle-unit-s-45-2 = The end of the 45 (turn 2)
puzzle-unit-s-45-2-task = { chit-4pza } has the command. Destroy the Soviet 45 division in hex 0905 with it.
puzzle-unit-s-45-2-hint = Units that attack hex 0905: 3. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-45-2-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-45-2-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-227-1
puzzle-unit-s-227-1 = The end of the 227 (turn 1)
puzzle-unit-s-227-1-task = { chit-6a } has the command. Destroy the Soviet 227 division in hex 0715 with it.
puzzle-unit-s-227-1-hint = Units that attack hex 0715: 5. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-227-1-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-227-1-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-261-2
puzzle-unit-s-261-2 = The end of the 261 (turn 2)
puzzle-unit-s-261-2-task = { chit-17a } has the command. Destroy the Soviet 261 division in hex 1223 with it.
puzzle-unit-s-261-2-hint = Units that attack hex 1223: 2. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-261-2-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-261-2-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-199-1
puzzle-unit-s-199-1 = The end of the 199 (turn 1)
puzzle-unit-s-199-1-task = { chit-1pza } has the command. Destroy the Soviet 199 division in hex 0714 with it.
puzzle-unit-s-199-1-hint = Units that attack hex 0714: 4. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-199-1-tempting = An obvious way, and it misses.
puzzle-unit-s-199-1-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-228-2
puzzle-unit-s-228-2 = The end of the 228 (turn 2)
puzzle-unit-s-228-2-task = { chit-1pza } has the command. Destroy the Soviet 228 division in hex 1322 with it.
puzzle-unit-s-228-2-hint = Units that attack hex 1322: 3. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-228-2-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-228-2-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-160-1
puzzle-unit-s-160-1 = The end of the 160 (turn 1)
puzzle-unit-s-160-1-task = { chit-6a } has the command. Destroy the Soviet 160 division in hex 0512 with it.
puzzle-unit-s-160-1-hint = Units that attack hex 0512: 2. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-160-1-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-160-1-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## unit-s-297-1
puzzle-unit-s-297-1 = The end of the 297 (turn 1)
puzzle-unit-s-297-1-task = { chit-1pza } has the command. Destroy the Soviet 297 division in hex 1019 with it.
puzzle-unit-s-297-1-hint = Units that attack hex 1019: 2. Watch which combat is fought first, and who closes the way back.
puzzle-unit-s-297-1-tempting = That is how the machine leads it, and the aim is missed.
puzzle-unit-s-297-1-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## zadonsk-3
puzzle-zadonsk-3 = { place-zadonsk }, turn 3
puzzle-zadonsk-3-task = { chit-4pza } has the command. Take { place-zadonsk } (hex 1001) with it.
puzzle-zadonsk-3-hint = Units that attack hex 1001: 6. Watch which combat is fought first, and who closes the way back.
puzzle-zadonsk-3-tempting = That is how the machine leads it, and the aim is missed.
puzzle-zadonsk-3-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## kushchevskaya-3
puzzle-kushchevskaya-3 = { place-kushchevskaya }, turn 3
puzzle-kushchevskaya-3-task = { chit-1pza } has the command. Take { place-kushchevskaya } (hex 1231) with it.
puzzle-kushchevskaya-3-hint = Units that attack hex 1231: 2. Watch which combat is fought first, and who closes the way back.
puzzle-kushchevskaya-3-tempting = That is how the machine leads it, and the aim is missed.
puzzle-kushchevskaya-3-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.

## balashov-9
puzzle-balashov-9 = { place-balashov }, turn 9
puzzle-balashov-9-task = { chit-4pza } has the command. Take { place-balashov } (hex 2206) with it.
puzzle-balashov-9-hint = Units that attack hex 2206: 2. Watch which combat is fought first, and who closes the way back.
puzzle-balashov-9-tempting = That is how the machine leads it, and the aim is missed.
puzzle-balashov-9-end = Done. The dice were the same for everybody: what they were thrown for was yours to choose.
