## Move
lesson-move = Moving by areas
lesson-move-about = Land units go as far as they like in an impulse, through areas that are empty or their own.
lesson-move-group = You are the Allies in Tunisia. Take two cubes from the Algerian Coast and bring them by Tébessa to Southern Tunisia. A group is taken up, goes area by area, and is put down.
lesson-move-group-tunis = Tunis is held by the enemy: nobody moves into an area where enemies stand, he attacks it later. Go around by Tébessa.
lesson-move-group-passed = Passing gives the whole impulse away. First bring two cubes to Southern Tunisia.
lesson-move-join = Now bring the tank from Tripolitania to the cubes in Southern Tunisia. Counters move like cubes, and stacks may hold up to six units.
lesson-move-join-early = The tank still stands in Tripolitania, alone. Move it first.
lesson-move-finish = What you went through is yours: look at the marks on the map. Nobody has to move. Press the button that ends the movement.
lesson-move-end = That is all there is to movement on land: any distance, never through the enemy, and what you pass through stays yours.

## Attack
lesson-attack = The attack
lesson-attack-about = One die for each cube, four at most, a six hits; up to three rounds; who is left may go in.
lesson-attack-declare = Two cubes hold Tunis. Let all five cubes of the Algerian Coast attack it.
lesson-attack-declare-few = Two dice against two is a gamble. Send all five: four of them roll, and the fifth takes the first loss.
lesson-attack-roll = All attacks are declared before the first is fought. Press the button that ends declaring: four of you roll, both defenders too.
lesson-attack-again = A six on either side: each lost a cube. The defender stays. Fight another round; there are three at most.
lesson-attack-again-broken-off = You have four dice against one. Whoever breaks off here gives the enemy a turn to fill the gap.
lesson-attack-occupy = Tunis is empty. Move in with as many as you like: who does not go in leaves the area to the enemy.
lesson-attack-occupy-empty = Then the battle was for nothing: an area belongs to whoever last moved land units into it. Send somebody in.
lesson-attack-end = You have fought a battle. The panel shows the odds before you roll, and every rule has its number: click it to read it.

## Support
lesson-support = Tanks and aircraft
lesson-support-about = A tank and an aircraft in support make every die better: 5 to 6 with one of them, 4 to 6 with both.
lesson-support-declare = Attack Tunis again, this time with two cubes and the tank.
lesson-support-declare-without = The tank stays behind. Assign it too: it can support the cubes.
lesson-support-battle = End declaring.
lesson-support-hold = Before the battle your aircraft could bomb Tunis: one die, a loss on 4 to 6. But then it is used. Let this pass, and keep it for support.
lesson-support-hold-bombed = One die from the air, and the aircraft is used for this turn. In support it makes both dice hit on 4 to 6, in every round.
lesson-support-commit = Commit the aircraft and the tank. Both supporting, your two dice hit on 4, 5 and 6. The tank gives its own die for that.
lesson-support-commit-alone = Without support your dice hit on a six alone. Commit the aircraft and the tank first.
lesson-support-occupy = Two hits. The aircraft is turned over until the end of the turn; the tank is not. Occupy Tunis.
lesson-support-end = Support wins battles. In the mountains tanks cannot give it, and one aircraft an area can fly, two where there is an airfield.

## Landing
lesson-landing = A landing
lesson-landing-about = Once an impulse a fleet puts up to four units ashore in any area at the sea, and its guns fire first.
lesson-landing-fleet = Sicily lies before you, held by two cubes. Declare a landing there with the US fleet.
lesson-landing-fleet-elsewhere = Sardinia has no star. Sicily counts for victory, and it leads to Italy.
lesson-landing-fleet-none = Without attack the impulse is over. The US fleet is ready: declare a landing.
lesson-landing-board = A fleet carries four cubes, or three and a tank. Put three of the cubes in Tunis aboard, and leave one to hold it.
lesson-landing-board-few = One cube on a hostile beach does not last. Put three aboard.
lesson-landing-assault = Done declaring. First the enemy may try to intercept, then the guns of the fleet fire at 5 to 6, then the battle begins.
lesson-landing-ashore = The guns and the first wave have cleared the beach. Go ashore.
lesson-landing-end = Sicily is yours. Had the battle been broken off, your force would have gone back to its ports.
