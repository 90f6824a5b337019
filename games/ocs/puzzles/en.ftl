## ostheim-5
puzzle-ostheim-5 = { place-ostheim }, turn 5
puzzle-ostheim-5-task = You are the Allies. Bring { place-ostheim } under your control before your player turn is over.
puzzle-ostheim-5-hint = Look at hex A12.05: who stands there can go all the way, if he is fuelled.
puzzle-ostheim-5-tempting = An obvious way, and it misses.
puzzle-ostheim-5-end = { place-ostheim } is yours. Fuel, a gap and the right men decide more than dice.

## furth-6
puzzle-furth-6 = { place-furth }, turn 6
puzzle-furth-6-task = You are the Allies. Bring { place-furth } under your control before your player turn is over.
puzzle-furth-6-hint = Look at hex A5.11: who stands there can go all the way, if he is fuelled.
puzzle-furth-6-tempting = That is what the machine does, and { place-furth } stays as it was.
puzzle-furth-6-end = { place-furth } is yours. Fuel, a gap and the right men decide more than dice.

## ostheim-3
puzzle-ostheim-3 = { place-ostheim }, turn 3
puzzle-ostheim-3-task = You are the Allies. Bring { place-ostheim } under your control before your player turn is over.
puzzle-ostheim-3-hint = Look at hex A6.07: who stands there can go all the way, if he is fuelled.
puzzle-ostheim-3-tempting = That is what the machine does, and { place-ostheim } stays as it was.
puzzle-ostheim-3-end = { place-ostheim } is yours. Fuel, a gap and the right men decide more than dice.

## ostheim-6
puzzle-ostheim-6 = { place-ostheim }, turn 6
puzzle-ostheim-6-task = You are the Allies. Bring { place-ostheim } under your control before your player turn is over.
puzzle-ostheim-6-hint = Look at hex A6.04: who stands there can go all the way, if he is fuelled.
puzzle-ostheim-6-tempting = That is what the machine does, and { place-ostheim } stays as it was.
puzzle-ostheim-6-end = { place-ostheim } is yours. Fuel, a gap and the right men decide more than dice.
