## Move
lesson-move = Moving by areas
lesson-move-about = Land units go as far as they like in an impulse, through areas that are empty or their own.
lesson-move-group = You are the Allies in Tunisia. Bring two cubes from the Algerian Coast by Tébessa to Southern Tunisia: a click on them takes all three up, one more leaves one behind. The group goes where you click then: areas that it reaches are lit.
lesson-move-group-three = All three would be there. Two will do: a second click on the cubes leaves one behind before they go; or press “Again”.
lesson-move-group-tunis = Tunis is held by the enemy: nobody moves into an area where enemies stand, he attacks it later. Go around by Tébessa.
lesson-move-group-passed = Passing gives the whole impulse away. First bring two cubes to Southern Tunisia.
lesson-move-join = Now bring the tank from Tripolitania to the cubes in Southern Tunisia. Counters move like cubes, and stacks may hold up to six units.
lesson-move-join-early = The tank still stands in Tripolitania, alone. Move it first.
lesson-move-finish = What you went through is yours: its border has your colour now. Nobody has to move. Press “Done moving”.
lesson-move-end = That is all there is to movement on land: any distance, never through the enemy, and what you pass through stays yours.

## Attack
lesson-attack = The attack
lesson-attack-about = One die for each cube, four at most, a six hits; up to three rounds; who is left may go in.
lesson-attack-declare = Two cubes hold Tunis. Let all five cubes of the Algerian Coast attack it.
lesson-attack-declare-few = Two dice against two is a gamble. Send all five: four of them roll, and the fifth takes the first loss.
lesson-attack-roll = All attacks are declared before the first is fought. Press the button that ends declaring: four of you roll, both defenders too.
lesson-attack-again = A six on either side: each lost a cube. The defender stays. Fight another round; there are three at most.
lesson-attack-again-broken-off = You have four dice against one. Whoever breaks off here gives the enemy a turn to fill the gap.
lesson-attack-occupy = Tunis is empty. Move in with as many as you like; if nobody goes in, the area stays with the enemy.
lesson-attack-occupy-empty = Then the battle was for nothing: an area belongs to whoever last moved land units into it. Send somebody in.
lesson-attack-end = You have fought a battle. The panel shows the odds before you roll, and every rule has its number: click it to read it.

## Support
lesson-support = Tanks and aircraft
lesson-support-about = A tank and an aircraft in support make every die better: 5 to 6 with one of them, 4 to 6 with both.
lesson-support-declare = Attack Tunis again, this time with two cubes and the tank.
lesson-support-declare-without = The tank stays behind. Assign it too: it can support the cubes.
lesson-support-battle = Press “Done declaring”.
lesson-support-hold = Before the battle your aircraft could bomb Tunis: one die, a loss on 4 to 6. But then it is used. Let this pass, and keep it for support.
lesson-support-hold-bombed = One die from the air, and the aircraft is used for this turn. In support it makes both dice hit on 4 to 6, in every round.
lesson-support-commit = Click the aircraft on the map, and press the button for the tank. With both in support your two dice hit on 4, 5 and 6. The tank gives its own die for that.
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
lesson-landing-assault = Press “Done declaring”. First the enemy may try to intercept, then the guns of the fleet fire at 5 to 6, then the battle begins.
lesson-landing-ashore = The guns and the first wave have cleared the beach. Go ashore.
lesson-landing-end = Sicily is yours. Had the battle been broken off, your force would have gone back to its ports.

## Air
lesson-air = From the air
lesson-air-about = An aircraft flies to any area of your own, however far, and strikes what lies within its range: once a turn.
lesson-air-fly = Your aircraft stands in Tripolitania, too far from Tunis to help. Fly it to the Algerian Coast: in your own movement an aircraft goes to any area that you control.
lesson-air-fly-far = Tunis is out of reach from Tripolitania. The layer “Air range” shows how far an aircraft strikes. Fly nearer first.
lesson-air-fly-early = Not yet: first bring the aircraft from Tripolitania to the Algerian Coast.
lesson-air-bomb = From here it reaches Tunis. Bomb it: one die, and the enemy loses a unit on 4 to 6. Were there an aircraft or a defensive line in Tunis, it would take a 5 or 6.
lesson-air-bomb-early = The aircraft has not been used yet, and used or not it is turned up again at the end of the turn. Bomb Tunis first.
lesson-air-finish = A hit: nobody may run away from a bomb. The aircraft is turned over, with a red band, until the end of the turn. It may still fly, but neither bomb nor support. End the movement.
lesson-air-end = Bombing is possible at any time, in the enemy's impulse too. From an area without an airfield one aircraft may strike in an impulse, from an airfield two.

## Sea
lesson-sea = Across the sea
lesson-sea-about = Transport points carry units from port to port; whoever is ready at sea or in the air may meet them on the way.
lesson-sea-fleet = Sicily needs help from Tunis, but the Italian fleet and a U-boat are ready at sea. Click the Italian fleet, and let the US fleet attack it: on 5 or 6 it is turned over and can no longer intercept.
lesson-sea-fleet-early = With the Italian fleet still ready two dice are rolled against your convoy. Attack the fleet first.
lesson-sea-embark = The Italian fleet is out of the way. Press “By sea…” and embark three cubes in Tunis: a transport point each, six in a turn.
lesson-sea-embark-early = Embark all three before the convoy sails: they sail together and are met once.
lesson-sea-sail = Now send the convoy to Sicily. The U-boat is still there.
lesson-sea-march = The U-boat rolled a 6: one cube is lost, two have arrived. What has sailed may march on: bring a cube from Sicily to Calabria. The white arrow joins them.
lesson-sea-march-early = Calabria is yours and empty. Take a cube up in Sicily and step over before you end the movement.
lesson-sea-end = A convoy goes only from one of your own ports to another. To come ashore where the enemy stands takes a landing.

## Build
lesson-build = Cubes, counters, events
lesson-build-about = Each turn brings cubes; cubes become tanks and aircraft; and six event markers must last the whole war.
lesson-build-place = A new turn: four cubes are yours. Place all of them in Tunis. Allied cubes arrive in supplied areas at the sea.
lesson-build-place-inland = Tébessa does not lie at the sea. Place them in Tunis.
lesson-build-aircraft = Cubes on the map can be turned into counters. Make an aircraft in Tunis: it costs two cubes, and you may have one a turn.
lesson-build-tank = Now a tank, for one cube. The cubes that were paid return to your pool and come again as reinforcements.
lesson-build-tank-second = One aircraft a turn is all that the Allies get. Make a tank.
lesson-build-finish = That will do. Press the button that ends the conversions; then the Axis, who has the initiative, plays its impulse.
lesson-build-event = The Axis passed. Both of your fleets are face down and can do nothing. Play the event Operations on the sea: it turns everything up that you have there.
lesson-build-event-elsewhere = Nothing in Tunis is face down. The fleets at sea are: name the sea.
lesson-build-event-passed = Passing gives the impulse away, and after two passes in a row the turn is over. Play the event first.
lesson-build-end = One event an impulse, and each marker only once: five are left. The fleets are ready for a landing now.

## Supply
lesson-supply = Supply and surrender
lesson-supply-about = At the end of a turn whoever has no way to a source of supply is removed; and if you hold a piece of Italy then, Italy surrenders.
lesson-supply-cut = Two cubes and an elite unit hold Rome. Their supply comes by Florence and Ancona. Take up both cubes in Foggia and go to Ancona; click one of them there to leave it, and put the other down in Florence.
lesson-supply-cut-half = Rome still has a way out by Florence to Bologna. Both Ancona and Florence must be yours.
lesson-supply-moved = Now every way out of Rome leads through your areas. Your own cubes are in supply: every area at the sea that you control is a source. End the movement.
lesson-supply-over = Do not attack: hunger does it for nothing. This is the last impulse of the turn. Press “No attack”, and watch what leaves the map.
lesson-supply-over-attack = One cube against a garrison with an elite unit would only lose. Let supply do the work.
lesson-supply-initiative = Rome's garrison is gone, and Italy has surrendered: its tank and its fleet have left the game for good, and with the fleet all Axis transport at sea. Used counters are turned up again. You have won the roll for the new turn: say who begins.
lesson-supply-end = Look at supply before every end of a turn; the panel warns you. Logistic Effort saves a side once. And Rome lies open.

## Defence
lesson-defence = The other side of the hill
lesson-defence-about = The defender chooses who pays: a cube, a counter turned over, or the ground. An elite unit may take a loss or deal one.
lesson-defence-wait = Now you are the Axis. Two cubes and an elite unit hold Tunis against five cubes. You have nothing to gain by moving: pass, and let them come.
lesson-defence-shield = They attacked and rolled two sixes, you rolled none. After the dice the elite unit may strike (a sure loss to the enemy) or absorb one of your losses. Let it absorb one.
lesson-defence-lose = One loss is left. Remove a cube. The elite unit is face down now; removing it would cost a counter that must be bought anew.
lesson-defence-lose-retreat = A retreat pays one loss, but gives Tunis away at once. Pay with a cube and see whether they fight on.
lesson-defence-lose-elite = A cube comes back with the next reinforcements, the elite unit has to be bought. Remove a cube.
lesson-defence-withdraw = Before the second round you may go, all or some. Tunis might well hold, as the odds say, but hardly anybody would be left in it: two dice against four. Send the cube and the elite unit back to Southern Tunisia.
lesson-defence-withdraw-stay = Staying, you roll two dice and they four, for two rounds more. Save what is left.
lesson-defence-withdraw-far = Tripolitania leads nowhere. Go to Southern Tunisia, where the other cube stands.
lesson-defence-end = You lost one cube and kept an army. Behind a defensive line, which rolls two dice of its own, or with an aircraft in support, staying may be right.

## Own
lesson-own = Your first impulse
lesson-own-about = The campaign as it begins. You know all that is needed: plan, attack, and go on from there against the machine.
lesson-own-move = Spring 1943: three armies of yours surround Tunisia, and all of them stand next to the enemy already. Nobody has to move. End the movement.
lesson-own-move-passed = You have the first impulse and more men. Do not give it away.
lesson-own-declare = Tunis has a line, a tank and an aircraft; Southern Tunisia has two cubes and an Italian tank. Take the weaker first: attack Southern Tunisia from Tripolitania with the cubes and the tank, and from Tébessa with cubes. One battle, two arrows.
lesson-own-declare-tunis = Three cubes, a tank, an aircraft and a line that rolls two dice: Tunis costs less when it is surrounded. Attack Southern Tunisia first.
lesson-own-declare-early = No attack is declared yet. Two armies stand at Southern Tunisia: use both.
lesson-own-fight = Eight cubes take part; four of them roll, the others can be lost first. Press “Done declaring”.
lesson-own-keep = Before the battle you could bomb or play an event. You have learned what that costs: keep the aircraft for support and let this pass.
lesson-own-commit = Click the aircraft in Tripolitania, then press the button for the tank: four dice that hit on 4, 5 and 6.
lesson-own-commit-alone = Without support you hit on a six alone. Commit the aircraft and the tank.
lesson-own-occupy = Four hits: nobody is left. Move in with three cubes or more, and leave somebody behind; then the impulse is over.
lesson-own-occupy-empty = Then the Axis just walks back. Send somebody in.
lesson-own-end = The road to Tunis is open from two sides. The Axis has its impulse now, then you again: eight turns, ten stars. Play on from here; every button explains itself, and the machine shows you a move if you ask.
