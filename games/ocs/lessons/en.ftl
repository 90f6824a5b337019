## March
lesson-march = March
lesson-march-about = Units go from hex to hex as far as their movement allowance reaches; a stack that stays together is one click.
lesson-march-together = Two infantry divisions share a hex. Take both up with a click on the stack and send them two hexes west with a click on the lit hex. On open ground a hex costs one point on foot.
lesson-march-together-early = The movement would be over before anybody has marched. Send the two divisions two hexes west.
lesson-march-finish = What is not moved stays where it is and needs no click. End the movement.
lesson-march-end = A click on a stack takes up all who can go; a second click picks single units. The tag on a lit hex says what will be left.

## Zones
lesson-zones = Zones of control
lesson-zones-about = Combat units that are ready to fight control the six hexes around them. Wheels stop there; tracks and boots go on.
lesson-zones-boots = The enemy division to the west controls the hexes around it. Let the infantry go past it: two hexes west, then one south.
lesson-zones-boots-early = First see who gets past the enemy and who does not. Send the infantry.
lesson-zones-wheels = Now the motorised division, which moves as trucks do. Send it two hexes west: in the first hex of the zone it has to stop.
lesson-zones-wheels-early = The motorised division has fuel and has not moved. Send it two hexes west.
lesson-zones-end = So a thin screen holds up columns of trucks. An overlay shows all zones of both sides.

## Attack
lesson-attack = An attack
lesson-attack-about = Combat strength against combat strength gives a column, terrain and surprise shift it, and two dice decide.
lesson-attack-declare = Two of your divisions face one enemy division. Attack it with both: the panel names every modifier before you pay.
lesson-attack-declare-alone = One division alone is an even fight. Let both attack: strength is added up.
lesson-attack-declare-none = Nobody else will do it for you. Attack the division.
lesson-attack-lead = You have paid a token for each step, he fights with his own stocks. Choose the division that leads: its action rating is compared with the enemy's and decides who may be surprised.
lesson-attack-end = First surprise was rolled for, then the battle. The result names losses and options: whoever has an option may retreat instead of losing steps.

## Stocks
lesson-stocks = Paying for it
lesson-stocks-about = Every attack costs supply. Without tokens in reach a unit has its internal stocks, once, and once more at low.
lesson-stocks-boxes = No dump lies in reach. One of your two divisions is exhausted. Attack with the one that still has its own stocks.
lesson-stocks-boxes-exhausted = Its stocks are used up: without supply it does not attack. Take the other one.
lesson-stocks-boxes-none = One of the two can still attack. Use it.
lesson-stocks-end = The division is low now. When tokens come in reach again, it can be restocked; until then it should be careful.

## Fuel
lesson-fuel = Fuel
lesson-fuel-about = Tracks and trucks need fuel before they move: a token for a single unit, or more for a whole formation at once.
lesson-fuel-tank = The panzer unit stands on a dump of four tokens. Send it one hex west: the click takes the fuel with it.
lesson-fuel-tank-dry = Without fuel it does not move a hex. Fuel it first; it costs one token.
lesson-fuel-tank-early = The panzers have fuel at hand and a road before them. Move them one hex west.
lesson-fuel-end = One token is gone. Fuel holds for the phase: another movement later in the turn has to be paid for again.

## Throw
lesson-throw = Throwing supply
lesson-throw-about = Units draw from dumps that are near. A headquarters draws too, and throws what it has drawn far ahead.
lesson-throw-far = The dump lies fourteen hexes behind your division, much too far to draw from. But a headquarters stands on the road between them. Let the division attack: the tokens come through the headquarters.
lesson-throw-far-none = Try it: the headquarters reaches both the dump and the division.
lesson-throw-end = Three tokens have gone to the front. Where headquarters and dumps stand decides where a battle can be paid for: overlays show draws and throws.

## Barrage
lesson-barrage = Guns
lesson-barrage-about = Artillery fires before the attack. It seldom kills, but it disorganises: who is DG fights at half strength and has no zone of control.
lesson-barrage-fire = Your gun stands two hexes from the enemy division, with a dump beside it and infantry that spots for it. Fire at the division.
lesson-barrage-fire-silent = Guns that are silent in the barrage phase wait a whole turn. Fire.
lesson-barrage-end = Disorganised. Attack it now, in the combat phase, and it counts half.

## Reserve
lesson-reserve = Reserves
lesson-reserve-about = Units in Reserve Mode move when the enemy has moved, or exploit after one's own attacks.
lesson-reserve-release = It is the enemy's turn, and he has moved. You have two units in reserve: release the tank brigade, which stands nearer to him.
lesson-reserve-release-asleep = Reserves that sleep through the reaction are of no use. Release the tank brigade.
lesson-reserve-release-rear = The division in the rear does not get there in time. Release the tank brigade.
lesson-reserve-forward = Released units move half of their allowance. Send the brigade two hexes east along the road.
lesson-reserve-forward-asleep = It is released: now let it move, two hexes east along the road.
lesson-reserve-end = It stands in the enemy's way before he attacks. Who has no reserves can only watch.

## Overrun
lesson-overrun = Overrun
lesson-overrun-about = An attack in the middle of a movement, for three points. Who wins goes on.
lesson-overrun-ride = An enemy brigade bars the way, alone. Take up both panzer units, go next to it and overrun it.
lesson-overrun-ride-early = The way is barred, but not by much. Overrun the brigade.
lesson-overrun-lead = The enemy declines to fight with supply. Choose the panzers as the unit that leads.
lesson-overrun-on = The brigade is gone, and five of eight points are left. Go on two hexes west and halt.
lesson-overrun-on-early = The road is open and there are points left. Go on.
lesson-overrun-end = Overruns open holes that reserves exploit later in the turn. They want strength, good ratings and fuel.

## Food
lesson-food = Cut off
lesson-food-about = In the Supply Phase every unit traces to a source. Who cannot eats tokens from the map, or loses steps by attrition.
lesson-food-phase = Your division stands far behind the enemy, without a way home, but with a dump. End the movement: the Supply Phase follows.
lesson-food-feed = It cannot trace supply. Let it eat from its dump: two tokens for its three regiments.
lesson-food-feed-starve = Then it rolls for attrition and may lose steps, beside a full dump. Feed it.
lesson-food-end = Two tokens are left, for one more turn. Who is cut off breaks out, is relieved, or starves.
