

## pocket
puzzle-pocket = The sixth side
puzzle-pocket-task = The 6th Army has the command. Destroy the Soviet 62nd division in hex 3035 with it.
puzzle-pocket-hint = A unit that must retreat and cannot is lost. Which hex is still open?
puzzle-pocket-at-once = The attack came first, and the division walked out through the hex that nobody watched.
puzzle-pocket-end = The 377th closed the last hex. The same die that had let them go now destroyed them.

## round-the-295th
puzzle-round-the-295th = Round the 295th
puzzle-round-the-295th-task = 1st Panzer Army has the command. Destroy the Soviet 295th division in hex 1225 before its activation is over.
puzzle-round-the-295th-hint = The division dies if it cannot retreat. Who can walk round into its rear, to 1126, and still attack?
puzzle-round-the-295th-tempting = Three battles were begun and none had enough men; the 295th walked off by the open side.
puzzle-round-the-295th-end = The 370th closed the rear, and all four attacked the one hex that mattered.

## borrowed-panzers
puzzle-borrowed-panzers = Borrowed panzers
puzzle-borrowed-panzers-task = The Romanian 3rd Army has the command, and may borrow German divisions. Destroy the Soviet 383rd division in hex 1324.
puzzle-borrowed-panzers-hint = The 6th Panzer can drive far into the rear all by itself. Let the Romanians fight first.
puzzle-borrowed-panzers-tempting = The panzers stayed beside the Romanians and helped where no help was needed.
puzzle-borrowed-panzers-end = A panzer division that is lent may be used where its owner would never go.

## krasny-luch
puzzle-krasny-luch = Krasny Luch on the first day
puzzle-krasny-luch-task = 1st Panzer Army has the command. Take Krasny Luch (hex 1023) before its activation is over.
puzzle-krasny-luch-hint = Four divisions stand around the town already. Two combats are enough; fight the one for the town first.
puzzle-krasny-luch-tempting = The town's turn came last, when the good dice had been spent in the steppe.
puzzle-krasny-luch-end = What matters most is fought first: the rest takes the dice that are left.

## shut-the-door
puzzle-shut-the-door = Shut the door
puzzle-shut-the-door-task = 4th Panzer Army has the command. Destroy the Soviet 212th division in hex 0605.
puzzle-shut-the-door-hint = Beat its neighbour in 0503 first. A panzer division that exploits can end behind the 212th.
puzzle-shut-the-door-tempting = Every hex was attacked, nobody stood behind the 212th, and it got away.
puzzle-shut-the-door-end = The 11th Panzer exploited into 0603. Then there was no way left to retreat.

## last-battle
puzzle-last-battle = The last battle counts
puzzle-last-battle-task = 17th Army has the command. Destroy the Soviet 295th division in hex 1026.
puzzle-last-battle-hint = Three combats, and the one for 1026 comes last: first see who stands behind it when the others are over.
puzzle-last-battle-tempting = 1026 was attacked first, with the way back still open.
puzzle-last-battle-end = Wiking advanced into 1127, and the 295th had lost its way home before it was attacked.

## neighbour-first
puzzle-neighbour-first = The neighbour first
puzzle-neighbour-first-task = 4th Panzer Army has the command. Destroy the Soviet 45th division in hex 0905.
puzzle-neighbour-first-hint = The division leans on its neighbour in 0807. Where does the 11th Panzer end when that one is beaten?
puzzle-neighbour-first-tempting = Three fronts at once, and nobody at 0905.
puzzle-neighbour-first-end = 11th Panzer stood in 0806, and Grossdeutschland found an enemy with his back to the wall.

## five-on-one
puzzle-five-on-one = Five on one
puzzle-five-on-one-task = 6th Army has the command. Destroy the Soviet 227th division in hex 0715.
puzzle-five-on-one-hint = Nobody needs to move. Put five divisions on 0715 and let weak attacks elsewhere take the poor dice first.
puzzle-five-on-one-tempting = The army marched about and attacked everywhere with too little.
puzzle-five-on-one-end = A single division may attack too, if only to see a bad die off.

## two-at-1124
puzzle-two-at-1124 = Two divisions at 1124
puzzle-two-at-1124-task = 17th Army has the command. Destroy the Soviet 261st division in hex 1223.
puzzle-two-at-1124-hint = Two infantry divisions reach 1124 and are enough for 1223. Let the panzers at 1022 fight first, and stay where they are.
puzzle-two-at-1124-tempting = Seven battles and seven advances: the 261st was pushed back, not destroyed.
puzzle-two-at-1124-end = Two attacks, in the right order. More would have been less.

## all-at-one-door
puzzle-all-at-one-door = All at one door
puzzle-all-at-one-door-task = 1st Panzer Army has the command. Destroy the Soviet 199th division in hex 0714.
puzzle-all-at-one-door-hint = Bring the 57th and the 60th Motorised to 0614: with two more divisions it is one attack, and one is enough.
puzzle-all-at-one-door-tempting = Half of the divisions went south and two attacked where four were needed.
puzzle-all-at-one-door-end = Four divisions, one hex, one die.

## last-of-three
puzzle-last-of-three = Last of three
puzzle-last-of-three-task = 1st Panzer Army has the command. Destroy the Soviet 228th division in hex 1322.
puzzle-last-of-three-hint = Leibstandarte and 13th Panzer reach 1222, the 125th gets to 1323. Then wait for the die: two other combats come first.
puzzle-last-of-three-tempting = It was attacked first and merely pushed back.
puzzle-last-of-three-end = The ring was closed by marching; the patience to fight last did the rest.

## five-battles
puzzle-five-battles = Five battles, one order
puzzle-five-battles-task = 6th Army has the command. Destroy the Soviet 160th division in hex 0512.
puzzle-five-battles-hint = Everybody attacks from where he stands. Hex 0512 comes last: first beat those around it, and advance where it closes a way.
puzzle-five-battles-tempting = Fought in the third place, the 160th could still slip away.
puzzle-five-battles-end = 0715, 0511, 0717, 0612, and only then 0512: every advance took a hex from the one who was to be last.

## from-the-north
puzzle-from-the-north = The ring from the north
puzzle-from-the-north-task = 1st Panzer Army has the command. Destroy the Soviet 297th division in hex 1019.
puzzle-from-the-north-hint = Two panzer divisions break in at 1017 and stay there. Who then attacks 1019 needs little strength.
puzzle-from-the-north-tempting = Seven hexes were attacked, and the 389th alone was left for 1019.
puzzle-from-the-north-end = The panzers closed the ring, the infantry finished it.

## zadonsk-first
puzzle-zadonsk-first = Zadonsk first
puzzle-zadonsk-first-task = 4th Panzer Army has the command. Take Zadonsk (hex 1001) before its activation is over.
puzzle-zadonsk-first-hint = Two big attacks are possible, on Zadonsk and on 0707. Only one of them may have the first die.
puzzle-zadonsk-first-tempting = The same attacks in the other order: 0707 fell, Zadonsk did not.
puzzle-zadonsk-first-end = The task names the order. It is as simple as that, and easily forgotten.

## kushchevskaya
puzzle-kushchevskaya = Kushchevskaya by foot
puzzle-kushchevskaya-task = 1st Panzer Army has the command. Take Kushchevskaya (hex 1231) before its activation is over.
puzzle-kushchevskaya-hint = Two infantry divisions can attack the town together. Let the 13th Panzer far away in the east roll before them.
puzzle-kushchevskaya-tempting = The panzers were sent to 1329 and the town was left alone.
puzzle-kushchevskaya-end = A battle a hundred kilometres away took the die that the infantry did not want.

## farthest-town
puzzle-farthest-town = The farthest town
puzzle-farthest-town-task = 4th Panzer Army has the command. Take Balashov (hex 2206) before its activation is over.
puzzle-farthest-town-hint = 17th Panzer and the 297th reach 2106. Two greater battles in the south have better use for the first two dice.
puzzle-farthest-town-tempting = 17th Panzer struck past the town, at 2207.
puzzle-farthest-town-end = The small battle at the edge of the map was the one that counted.

## german-column
puzzle-german-column = A German column
puzzle-german-column-task = The Italian 8th Army has the command. Kalach (hex 2320) stands open. Take it before this activation is over.
puzzle-german-column-hint = No Italian gets that far. Two German divisions may be attached, and some stand on the highway: let one march.
puzzle-german-column-tempting = The Italians went up the road as far as they could, and Kalach was still Soviet.
puzzle-german-column-end = The 384th was attached and marched along the highway to the Don.
