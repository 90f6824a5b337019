## club-route
puzzle-club-route = Up the Club Route
puzzle-club-route-task = You are the Allies, 17 September. A penal battalion bars the road in Valkenswaard. Eindhoven must be yours in this movement.
puzzle-club-route-hint = There is no way round: the road goes through Valkenswaard. An overrun leaves points for the rest of the road.
puzzle-club-route-wait = The brigade waited for the infantry, and the corps waited for the brigade.
puzzle-club-route-end = Over the battalion and on: the tanks were in Eindhoven before dark.

## household-cavalry
puzzle-household-cavalry = The Household Cavalry rides ahead
puzzle-household-cavalry-task = You are the Allies in Valkenswaard, with one supply token left. Son, four hexes up the road, must be yours in this movement.
puzzle-household-cavalry-hint = The token fuels one unit only. The faster the unit, the farther a token goes.
puzzle-household-cavalry-tanks = The armoured brigade took the token and got stuck on the way.
puzzle-household-cavalry-end = Armoured cars in Move Mode: a token, a road, and nobody in sight.

## out-of-arnhem
puzzle-out-of-arnhem = Down to the island
puzzle-out-of-arnhem-task = You are the Germans in Arnhem. Elst, on the road between the rivers, is empty. Take it in this movement.
puzzle-out-of-arnhem-hint = On the island tanks keep to the road. Who has tracks and fuel?
puzzle-out-of-arnhem-slow = The infantry crossed the bridge and was tired.
puzzle-out-of-arnhem-end = The battle group of the 9th SS drove over the bridge and along the only road there is.

## hells-highway
puzzle-hells-highway = Hell's Highway
puzzle-hells-highway-task = You are the Germans. One disorganised American regiment holds Veghel. Cut the corridor: take Veghel in this movement.
puzzle-hells-highway-hint = Panzers without fuel cut nothing. And paratroops who are disorganised can be overrun.
puzzle-hells-highway-wait = The brigade drove up to Veghel and waited for the Combat Phase.
puzzle-hells-highway-end = A token and an overrun, and the road behind the Guards is cut.

## manderfeld
puzzle-manderfeld = Manderfeld
puzzle-manderfeld-task = You are the Germans, 16 December, in the Combat Phase. A squadron of cavalry holds Manderfeld. Take the village.
puzzle-manderfeld-hint = Woods and snow halve the tanks, but they still give the better action rating. Attack with both and let the right one lead.
puzzle-manderfeld-alone = The grenadiers went alone and were not enough.
puzzle-manderfeld-end = Strength together, rating in front, and somebody has to walk in.

## from-two-sides
puzzle-from-two-sides = Hamich from two sides
puzzle-from-two-sides-task = You are the Allies, in the Combat Phase. The 47th Volksgrenadiers hold Hamich. Take it with what stands there.
puzzle-from-two-sides-hint = Two divisions in two hexes may attack one hex together. Who leads, and who walks in?
puzzle-from-two-sides-alone = The 104th attacked by itself.
puzzle-from-two-sides-end = Two hexes, one attack, and the 1st Division in the village.

## hell-on-wheels
puzzle-hell-on-wheels = Hell on Wheels
puzzle-hell-on-wheels-task = You are the Allies, in the Reaction Phase of the German turn. Setterich stands empty. Take it before he notices.
puzzle-hell-on-wheels-hint = Two reserves wait; a released unit has half of its allowance. Which of them is on tracks?
puzzle-hell-on-wheels-rear = The infantry was released and is still on the road.
puzzle-hell-on-wheels-end = Combat Command A rolled two hexes over the plain and was there.

## son-and-best
puzzle-son-and-best = Son and Best
puzzle-son-and-best-task = You are the Allies at Eindhoven, with one token. Son and Best are both empty. Take both in this movement.
puzzle-son-and-best-hint = Infantry needs no fuel. Give the token to whoever goes farther.
puzzle-son-and-best-tanks = The token went to the tanks, and only half of the task was done.
puzzle-son-and-best-end = Armoured cars to Son, the Wessex division on foot to Best.

## three-towns
puzzle-three-towns = Three towns before dark
puzzle-three-towns-task = You are the Allies before Valkenswaard. Valkenswaard, Eindhoven and Helmond must all be yours when this movement is over.
puzzle-three-towns-hint = The tanks open the road and stop in Eindhoven. Somebody fast comes after them and turns right.
puzzle-three-towns-one = The tanks won at Valkenswaard, and everybody behind them watched.
puzzle-three-towns-end = First the hammer, then the cavalry through the hole that it made.

## the-waal
puzzle-the-waal = Over the Waal
puzzle-the-waal-task = You are the Allies before the bridge at Nijmegen. Elst, on the other side, must be yours in this movement.
puzzle-the-waal-hint = The German will ask for a check of each bridge. Let the dice be rolled, twice if need be, and keep going.
puzzle-the-waal-foot = The infantry went first; it got across and no farther.
puzzle-the-waal-end = The bridge stood, and the Guards were in Elst within the hour.

## stavelot-fuel
puzzle-stavelot-fuel = Petrol at Stavelot
puzzle-stavelot-fuel-task = You are the Germans, and your panzers are dry before Stavelot. An American dump lies beside the road. Take Stavelot in this movement.
puzzle-stavelot-fuel-hint = The tanks cannot fetch it. Who can walk to the dump, and what happens to it then?
puzzle-stavelot-fuel-wait = The tanks waited for their own supply column.
puzzle-stavelot-fuel-end = The infantry took the dump, the tanks drank from it, and Stavelot was one hex away.

## guns-on-hamich
puzzle-guns-on-hamich = Guns on Hamich
puzzle-guns-on-hamich-task = You are the Allies, in the Barrage Segment before the attack. The 12th Volksgrenadiers hold Hamich. Take it in this Combat Phase.
puzzle-guns-on-hamich-hint = They are better than the 47th. Let First Army's guns speak before anybody leaves his foxhole.
puzzle-guns-on-hamich-storm = Without the guns it was an attack on a division in good order.
puzzle-guns-on-hamich-end = Barrage, attack, advance: in that order, and all three.

## bread-and-shells
puzzle-bread-and-shells = Bread and shells for the 43rd
puzzle-bread-and-shells-task = You are the Allies. The 43rd Division stands before Best with empty boxes; the trucks are in Valkenswaard. Take Best in this player turn.
puzzle-bread-and-shells-hint = Drive the trucks to Eindhoven, where somebody of yours stands, and unload there. Then the division can pay.
puzzle-bread-and-shells-loaded = The trucks came and stayed loaded. Nobody could attack.
puzzle-bread-and-shells-end = What lies on the ground in time is worth more than what drives about.

## through-the-gap
puzzle-through-the-gap = Through the gap
puzzle-through-the-gap-task = You are the Germans before Manderfeld, in the Combat Phase. Schönberg, behind it, must be yours in this player turn.
puzzle-through-the-gap-hint = Whoever opens the gap does not go through it. The reconnaissance battalion waits in Reserve Mode.
puzzle-through-the-gap-halt = The tanks advanced one hex, and that was that.
puzzle-through-the-gap-end = Attack, release, exploit: the Losheim gap is open.

## second-armored
puzzle-second-armored = A hole for the Second Armored
puzzle-second-armored-task = You are the Allies before the West Wall, in the Combat Phase. Setterich, behind it, must be yours in this player turn.
puzzle-second-armored-hint = Infantry makes the hole, and must not fill it. Who waits behind with the engines running?
puzzle-second-armored-foot = The infantry sat down in the hole it had made.
puzzle-second-armored-end = The wall is broken on foot and passed on tracks.
