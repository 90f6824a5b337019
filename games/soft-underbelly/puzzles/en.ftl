

## Order
puzzle-order = First things first
puzzle-order-task = Two attacks can be made, on Tunis and on Southern Tunisia. Take both in this impulse.
puzzle-order-hint = All attacks are declared before the first is fought, but you choose which battle comes first, and beaten men run to their neighbours.
puzzle-order-south = The lone cube of Southern Tunisia ran to Tunis, and against three your dice no longer suffice.
puzzle-order-end = The two sixes fall in Tunis, where two are needed. Whoever is beaten there has nowhere left to run that helps him.

## Bombs
puzzle-bombs = Bombs or support
puzzle-bombs-task = Two cubes hold Tunis, two of yours attack with an aircraft overhead. Take Tunis in this impulse.
puzzle-bombs-hint = An aircraft in support helps in every round, but it cannot make a six out of a one. What falls first?
puzzle-bombs-support = The five would have hit anyway: support gained nothing, and two defenders rolled instead of one.
puzzle-bombs-end = The bomb takes a defender away before he rolls. One die against two is another battle.

## Convoy
puzzle-convoy = Four for Sicily
puzzle-convoy-task = Three cubes wait in Tunis. Bring all of them across to Sicily in this impulse; the Italian fleet and a U-boat lie in wait.
puzzle-convoy-hint = Of those that lie in wait one can be dealt with before the convoy leaves port.
puzzle-convoy-sail = Fleet and U-boat both rolled against the convoy, and cubes went down.
puzzle-convoy-end = A fleet that is turned over intercepts nobody. The U-boat alone rolled one die.

## Starve
puzzle-starve = Rome without a fight
puzzle-starve-task = It is the last impulse of the turn. See that the elite unit in Rome is gone when the next turn begins.
puzzle-starve-hint = Whoever has no way to a source of supply at the end of a turn is removed. Count the ways out of Rome.
puzzle-starve-storm = The garrison with its elite unit is too strong for two cubes.
puzzle-starve-half = One way out was left open, by Florence to Bologna, and one is enough.
puzzle-starve-end = A cube dropped in Ancona, another in Florence: every way out of Rome leads through your areas, and hunger does the rest.

## Beach
puzzle-beach = The guns of two fleets
puzzle-beach-task = Three cubes hold Sicily. Take it in this impulse.
puzzle-beach-hint = A landing may have more than one fleet, and every fleet has a gun.
puzzle-beach-one-fleet = One gun missed, three defenders rolled, and half of the force was lost on the beach.
puzzle-beach-end = The second gun hit. Two dice instead of three came back, and the second wave cleared the beach.

## Detour
puzzle-detour = Nobody gets away
puzzle-detour-task = Two cubes hold Tunis. Take it in this impulse, and let nobody escape into the south.
puzzle-detour-hint = Nobody retreats into an area where enemies stand. You have the movement before the attack.
puzzle-detour-straight = Five attacked at the front, and both defenders walked away by the open back door.
puzzle-detour-end = Two cubes in their rear cost nothing but marching. Three dice are enough against men who cannot leave.

## bologna-road
puzzle-bologna-road = Counterblow from Bologna
puzzle-bologna-road-task = You are the Axis. Four Allied cubes hold Florence, far ahead of their friends. Take it back in this impulse.
puzzle-bologna-road-hint = Bologna is the only place where everybody can meet. And the first dice are poor ones: let the U-boat have them.
puzzle-bologna-road-tempting = The reserves went home to Munich, and nobody attacked at all.
puzzle-bologna-road-end = Six units from Bologna, and the two ones were rolled at sea, where they did no harm.

## lone-tank
puzzle-lone-tank = A lone tank in the south
puzzle-lone-tank-task = You are the Axis. One Allied cube guards Calabria, and all eyes are on Venice. Take Calabria back in this impulse.
puzzle-lone-tank-hint = The tank in Ancona reaches the border of Calabria by itself. Two battles are declared; which one do you fight first?
puzzle-lone-tank-tempting = Everybody went for Venice. It fell, and nobody had a look at Calabria.
puzzle-lone-tank-end = While the whole front looked north, one tank took the toe of Italy.

## back-door
puzzle-back-door = The back door of the Alps
puzzle-back-door-task = You are the Allies, with your army in France. One Axis cube bars the way into Tyrol. Take Tyrol in this impulse.
puzzle-back-door-hint = The roads of northern Italy are open all the way to Venice. Cubes are enough there, while the tanks keep Milan busy; and the battle for Tyrol comes first.
puzzle-back-door-tempting = Everything was hurled at Milan from Turin, and Tyrol never saw a soldier.
puzzle-back-door-end = Five areas in one march, and four cubes at the back door while Milan kept the enemy busy.

## airfields
puzzle-airfields = The airfields of Foggia
puzzle-airfields-task = You are the Axis. The bombers at Foggia are guarded by a single tank. Take Foggia back in this impulse.
puzzle-airfields-hint = Rome is full of men and Foggia is not. Meet in Ancona, and let one cube make a noise before Rome.
puzzle-airfields-tempting = The blow went at Rome, where most of the Allied army stands. Foggia was not touched.
puzzle-airfields-end = Eight units against one tank. The cube before Rome was there only to be declared.

## strait
puzzle-strait = Across the strait
puzzle-strait-task = You are the Axis. One Allied cube is left in Sicily and most of your men are far away. Take the island back in this impulse.
puzzle-strait-hint = Your tank in Provence can drive down the whole boot. From Calabria it is one step over the strait.
puzzle-strait-tempting = The army marched to Turin. It won there, and Sicily stayed Allied.
puzzle-strait-end = From Provence to Messina in one impulse: roads win islands too.

## round-naples
puzzle-round-naples = Round Naples
puzzle-round-naples-task = You are the Allies, in the north of Italy. Naples is held by one cube behind a line. Take Naples in this impulse.
puzzle-round-naples-hint = The coast road to the south is empty: Venice, Ancona, Foggia. Nobody expects tanks from Calabria.
puzzle-round-naples-tempting = Florence was nearer, and Florence fell. The task was Naples.
puzzle-round-naples-end = The line faced north, the tanks came from the south. A whole column is worth a long march.

## road-to-milan
puzzle-road-to-milan = The road to Milan
puzzle-road-to-milan-task = You are the Allies. Four cubes, a tank and an elite unit hold Milan. Take it in this impulse.
puzzle-road-to-milan-hint = Genoa holds enough men for the blow if all of them get there. And the event Operations wakes a tired aircraft.
puzzle-road-to-milan-tempting = Bologna was the easier prey; Milan did not notice.
puzzle-road-to-milan-end = Eight units, tanks in support and one aircraft awake at the right time.

## three-sides
puzzle-three-sides = Florence from three sides
puzzle-three-sides-task = You are the Allies. Two cubes hold Florence. Take it in this impulse.
puzzle-three-sides-hint = No neighbour of Florence holds enough of your men, but three of them together do.
puzzle-three-sides-tempting = The army went to France, where it was not needed for this.
puzzle-three-sides-end = Rome, Genoa and Ancona: small forces, one battle.

## genoa-first
puzzle-genoa-first = Genoa first
puzzle-genoa-first-task = You are the Allies. Two cubes hold Genoa, and Venice waits as well. Take Genoa in this impulse.
puzzle-genoa-first-hint = The force in Florence is one tank short. Send it one, and think about which battle has the better dice.
puzzle-genoa-first-tempting = Nearly the same plan, but the tank stayed behind: Genoa held out by a single hit.
puzzle-genoa-first-end = One more tank to lose, and Genoa while the dice were good.

## long-way
puzzle-long-way = The long way to Naples
puzzle-long-way-task = You are the Axis, on turn 8. Three cubes hold Naples. Take it back in this impulse.
puzzle-long-way-hint = Ancona is where the army meets. The elite unit is better used in Calabria, and it has time for the long way.
puzzle-long-way-tempting = Rome was empty and was taken. Naples, where the enemy stands, was not.
puzzle-long-way-end = Nine units from two sides. Who strikes first needs fewer men afterwards.

## end-of-the-road
puzzle-end-of-the-road = The end of the road
puzzle-end-of-the-road-task = You are the Allies. Carinthia, last stop before the Reich, has one defender. Take it in this impulse.
puzzle-end-of-the-road-hint = Six cubes and two tanks find room in Tyrol. Munich is the greater prize, but Carinthia is the task.
puzzle-end-of-the-road-tempting = Munich was attacked instead: line, elite and tanks made short work of it.
puzzle-end-of-the-road-end = From Naples to Carinthia in one impulse, and the bombs kept the tanks of Bologna at home.

## venice-by-sea
puzzle-venice-by-sea = Venice by sea
puzzle-venice-by-sea-task = You are the Allies, in the last turn. Bologna bars the way to Venice by land, and only two aircraft that have flown already stand on its field. Take Venice before this impulse is over.
puzzle-venice-by-sea-hint = Venice lies at the sea, and the US fleet is ready. Who comes ashore must last against one die.
puzzle-venice-by-sea-tempting = Three arrows at Bologna: the Axis fell back one area, and Venice was as far away as before.
puzzle-venice-by-sea-end = A landing needs no road. Four units were plenty against ground crews, and Bologna was left where it was.

## partisans
puzzle-partisans = Partisans open the door
puzzle-partisans-task = You are the Allies. One cube bars Genoa, and behind it the road to the Alps is empty. Take Tyrol in this impulse, without a battle.
puzzle-partisans-hint = The partisans in Bologna have struck already; an event wakes them. Whom would they draw to themselves?
puzzle-partisans-tempting = Everything was thrown at Bologna and a fleet went to Provence; Tyrol never saw a soldier.
puzzle-partisans-end = A cube that hunts partisans guards no pass. One cube walked from Rome to the Alps.

## forgotten-star
puzzle-forgotten-star = The forgotten star
puzzle-forgotten-star-task = You are the Allies, in the last turn. Tunis, with its star, is nobody's care any more. Take it in this impulse; the only fleet has sailed already.
puzzle-forgotten-star-hint = Look at your events: one of them makes everybody at sea ready again. Who goes aboard hardly matters.
puzzle-forgotten-star-tempting = The army went for Munich, and the dice decided against it. Tunis counted for the enemy.
puzzle-forgotten-star-end = A star in an empty area costs one event and one tank.

## there-and-back
puzzle-there-and-back = There and back
puzzle-there-and-back-task = You are the Axis. Most of Italy behind the front is empty. Take Foggia from the Allies in this impulse, and have your tank in Munich when it is done.
puzzle-there-and-back-hint = A tank goes as far as it likes, and what it passes through is yours. Two journeys are allowed.
puzzle-there-and-back-tempting = The counterblow on Tyrol was won, and nobody looked south.
puzzle-there-and-back-end = Nobody fired a shot: an area belongs to whoever last drove through it.
