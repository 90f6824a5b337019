## Chits
lesson-chits = Chits and the cup
lesson-chits-about = Nobody knows who acts next: both sides put command chits into one cup, and chance draws them.
lesson-chits-german = You command the Axis in June 1942. Each turn says how many chits you may use: six German ones now. Select all six: 6th and 17th Army, and both chits of each panzer army, which can therefore act twice.
lesson-chits-german-early = The prescribed number is not complete: six German chits and one other.
lesson-chits-ally = One chit more, of an ally or for reinforcements. Take the reinforcements, AXIS REINF.
lesson-chits-ally-hungarians = The Hungarians hold a quiet front. Take the reinforcements: without them no lost division is made good.
lesson-chits-lead = On the first turn one chit is carried out before the cup is opened. Choose 6th Army to lead.
lesson-chits-lead-cup = Then chance decides who begins the campaign. You may choose, this one time: let 6th Army lead.
lesson-chits-ready = What you selected is secret; so is what the Soviets select. SUPPLY is always in the cup. Say that you are ready.
lesson-chits-end = 6th Army has its command. When it is done, the next chit is drawn, yours or theirs, until the cup is empty: then the turn is over.

## Command
lesson-command = Command and movement
lesson-command-about = A headquarters activates what stands within its range; each activated unit may move once and then fight once.
lesson-command-panzer = 6th Army's chit was drawn. Everything within its range is activated; the 79th, far to the north, is not. Bring the 16th Panzer Division to hex 3134, beside the Soviet division. Click the unit, then the hex.
lesson-command-panzer-range = The 79th stands out of the range of 6th Army: no command, no movement. The layer “Command range” shows how far a headquarters reaches.
lesson-command-panzer-early = The panzers have not moved yet. A command is short: use it.
lesson-command-infantry = The numbers on the hexes are costs. Every unit has a zone of control in the six hexes around it, and to enter an enemy zone costs two points more, to leave it two more. Bring the 44th to hex 3135: it just gets there.
lesson-command-infantry-early = The 44th can reach the enemy in this command. Bring it to hex 3135.
lesson-command-headquarters = Range is counted at the moment of activation only. Bring the headquarters along, to hex 3034, so that it reaches as far the next time.
lesson-command-headquarters-early = Left behind, the headquarters soon commands nobody. Bring it to hex 3034.
lesson-command-end = Units move one at a time, at most two may stand in a hex, and on a road that no enemy watches a unit marches twice as far. Next: what they do there.

## Attack
lesson-attack = Odds, retreat, advance
lesson-attack-about = Add the strengths, find the column, roll one die. Who is driven off leaves his hex to you.
lesson-attack-declare = Soviet cavalry of strength 3 stands in the open. Attack it with both, the 16th Panzer (8) and the 44th (4): twelve to three is 4-1.
lesson-attack-declare-alone = Four to three is 1-1: as likely to hurt you as them. Let the panzers attack too.
lesson-attack-roll = Before you roll, the panel shows the column and what each number on the die does. At 4-1 only a 1 does nothing. End declaring.
lesson-attack-exploit = A 4: the cavalry retreats one hex, along its way to supply. Its hex is empty now. Mechanised units advance two hexes: send the 16th Panzer through to a second hex.
lesson-attack-exploit-short = That is one hex. Panzers may go two, and zones of control do not stop an advance. Choose a second hex.
lesson-attack-exploit-infantry = Infantry advances one hex, into the hex that was attacked. The panzers go two.
lesson-attack-exploit-none = Nobody has to advance, but ground that is won and not entered is lost again. Send the panzers through.
lesson-attack-follow = Now the 44th follows into the hex that was won.
lesson-attack-follow-none = The panzers stand alone out there. Let the 44th follow.
lesson-attack-end = That is a breakthrough in one command. And 1st and 4th Panzer Army have two chits each.

## Ground
lesson-ground = Ground that fights
lesson-ground-about = Towns, forest and rivers are worth divisions: they move the odds before the die is rolled.
lesson-ground-declare = A weak rifle division, strength 2, holds a town in the forest. Attack it with the 44th (4) and the 79th (5).
lesson-ground-declare-alone = Four to two is 2-1; the forest and the town take two columns, and 1-1 is as low as an attack may go. Let the 79th join.
lesson-ground-roll = Nine to two is 4-1. But the forest shifts one column and the town another: 2-1 is left. A city would shift two. Look at the panel, then end declaring.
lesson-ground-pay = A 1, and at 2-1 that is A1: the attacker loses a step. At 4-1 it would have done nothing. Choose which division is reduced.
lesson-ground-end = A reduced division is turned to its weaker side; reduced once more it is gone, and each German division lost costs a victory point, a panzer division two. Attacks across a river count half. Go around, if you can.

## Pocket
lesson-pocket = No way out
lesson-pocket-about = A retreat needs a way. Where there is none it is the end of a division, whatever its strength.
lesson-pocket-close = A Soviet division is surrounded on five sides. The sixth is hex 2936: bring the 377th there.
lesson-pocket-close-early = One way is still open, by hex 2936: they would walk away. Close it.
lesson-pocket-moved = The ring is closed. End the movement.
lesson-pocket-declare = Attack the pocket with the 16th Panzer and the 44th. The others were not activated, but they bar the way.
lesson-pocket-declare-none = Next turn their friends may break the ring. Attack now.
lesson-pocket-roll = Twelve to two is 6-1. Every result is a retreat of some kind, and they can retreat nowhere. End declaring.
lesson-pocket-advance = It is gone, without a loss. Let the 44th take the hex.
lesson-pocket-end = Even an open way past your guns costs: a step for each hex of an enemy zone that a retreating unit enters. Beware that it cuts both ways.

## Supply
lesson-supply = The SUPPLY chit
lesson-supply-about = Once a turn, and nobody knows when, the SUPPLY chit comes up: whoever has no line of communication loses a step.
lesson-supply-close = Two Soviet divisions stand before Kursk. Your zones of control and your towns cut every way but one. Bring the 62nd to hex 0306 and the pocket is closed.
lesson-supply-close-early = The way by hex 0305 is still open, and through it comes supply. Move the 62nd first.
lesson-supply-wait = A line runs through no enemy unit, no enemy town and no enemy zone where none of its own stands. End the command: one chit is left in the cup, and it is SUPPLY.
lesson-supply-box = The division that was reduced already is gone, the full one is reduced; the Soviets are checked first. The die for transfers took nobody away this time. Now you may put units into the rail transport box: they return with your next reinforcements, by rail, wherever they are needed. Send the 62nd.
lesson-supply-end = Your own lines follow the railway without limit and leave it for six hexes at most. The farther you go the more one Soviet tank corps in your rear can do.

## Fortress
lesson-fortress = The fortress
lesson-fortress-about = Now you are the Soviets. A fortress turns retreats into losses, and holds where a division would have to go.
lesson-fortress-stand = Stalingrad: four divisions attacked your cavalry in a fortress of level 2, and the result is a retreat of two hexes. A fortress may stand instead and take two steps. Stand.
lesson-fortress-stand-yield = Who retreats leaves the fortress to the enemy, for good: you have only two in the whole game. Stand.
lesson-fortress-lose = Two steps are due. Take one from the fortress and one from the cavalry: both are still there then.
lesson-fortress-lose-cavalry = Without a garrison the fortress is an empty shell. Take one step from the fortress, one from the cavalry.
lesson-fortress-end = It is of level 1 now, and SUPPLY is when it can be built up again, if no enemy stands beside it. Inside there is no stacking limit, and enemy zones mean nothing.

## Reinforce
lesson-reinforce = Reinforcements and victory
lesson-reinforce-about = Fresh divisions come by rail when their chit is drawn. What counts in the end is cities.
lesson-reinforce-call = AXIS REINF was drawn, and the die gave a panzer division and a Hungarian one. Call the 24th Panzer Division from the pool.
lesson-reinforce-call-later = The Hungarians come too. Begin with the 24th Panzer.
lesson-reinforce-enter = It arrives on any railway hex that is joined to your supply by rail and lies in no enemy zone. Let it detrain in Kharkov, behind 6th Army.
lesson-reinforce-enter-far = That is too far from the front, and outside every command. Take Kharkov, hex 0213.
lesson-reinforce-hungarian = Now a Hungarian division: call the 9th, and let it detrain in Kursk, where its headquarters stands. Only headquarters of its own nation command it.
lesson-reinforce-end = With that the chit was done, and the next one came from the cup: the Hungarians may act. Ten points for each of the great cities that you hold in supply, less what you have lost: with 85 at the end of a turn you win; if you have not by turn 9, the Soviets do. The top bar counts.

## Own
lesson-own = Case Blue begins
lesson-own-about = The campaign as it starts. Set up, choose your chits, and lead the summer offensive against the machine.
lesson-own-setup = Every division has its place. “Ready-made” puts all of them down as the box proposes; that will do for the first time. Set up and say that you are done.
lesson-own-select = Select your chits as you have learned: all six German ones, and the reinforcements.
lesson-own-lead = Who leads? 4th Panzer Army stands before Voronezh with the most panzers; but the choice is yours.
lesson-own-ready = Say that you are ready.
lesson-own-end = Your first command is given: attack where the front is thin, go through, close pockets, and let nobody stand at the end of a broken railway. Play on from here against the machine.
