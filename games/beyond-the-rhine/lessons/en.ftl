## Start line
lesson-start-line = The start line
lesson-start-line-about = 17 September 1944. The drill has taught you to march, to pay and to attack; here the same rules carry a real army. An overrun is an attack in the middle of a movement.
lesson-start-line-roll = The Guards stand south of Valkenswaard with fuel in the tanks, and one penal battalion bars the only road. Take up the armoured brigade and overrun the battalion.
lesson-start-line-roll-wait = The timetable says Eindhoven by nightfall. Overrun the battalion.
lesson-start-line-end = One road, one brigade in front: whatever bars it has to be ridden over, or the whole corps waits behind.

## Trail
lesson-trail = The Kall trail
lesson-trail-about = The Hürtgen forest in November mud: what a hex costs depends on who goes, on what, and in which weather.
lesson-trail-walk = Two hexes of forest lie before the 28th Division. Put it into Move Mode and send it through, two hexes north-east. Its tanks would not get so far.
lesson-trail-walk-tanks = In mud a hex of forest without a trail costs a tank eight points, and it has six. It gets one hex a turn and no more. Send the infantry.
lesson-trail-walk-early = Nobody has marched yet. Send the 28th Division through the forest.
lesson-trail-end = On foot it was four points. Look at the weather before you plan: the terrain chart has a column for each.

## Hamich
lesson-hamich = Guns on Hamich
lesson-hamich-about = An American army fires before its infantry moves. Works and forest take columns off; enough guns have columns to spare.
lesson-hamich-fire = The 12th Volksgrenadiers sit in a hedgehog before the 1st Division. Fire at them with the guns of First Army; the dump is beside them.
lesson-hamich-fire-silent = The guns have forty tokens and a target in range. Fire.
lesson-hamich-end = Disorganised, in spite of the works: now it defends at half. That is what most of your supply will be spent on.

## Carpet
lesson-carpet = The carpet
lesson-carpet-about = On 16 November four thousand aircraft opened the way for Operation Queen. They come once, in the first turn.
lesson-carpet-first = You choose two hexes side by side. Choose the 12th Volksgrenadiers first, in hex B14.32.
lesson-carpet-first-early = They fly in the first turn alone. Choose the hex before you end the movement.
lesson-carpet-second = And now the hex of the 47th beside it.
lesson-carpet-second-apart = That is far away: the second hex must lie beside the first. Choose the 47th.
lesson-carpet-end = Both hexes are bombed when the barrages come. Have somebody next to them who can use it.

## Nijmegen
lesson-nijmegen = The bridge at Nijmegen
lesson-nijmegen-about = The Waal is crossed by bridges alone, and the Germans have charges under them. Whether one blows up is rolled for when you come.
lesson-nijmegen-cross = Send the tanks of the Guards over the bridge, to the north. The German may call for a check.
lesson-nijmegen-cross-early = Arnhem lies on the other bank. Cross.
lesson-nijmegen-check = He wants to know whether the charges go off. Let the dice be rolled.
lesson-nijmegen-on = Eight: the bridge stands, and you are over. Go on one hex along the road.
lesson-nijmegen-end = A check is used up each time. On the island tanks keep to the road: the ground beside it is too soft for them.

## Manderfeld
lesson-manderfeld = Through the Losheim gap
lesson-manderfeld-about = 16 December 1944, and you are the Germans. In snow and forest nobody is overrun: the ground is too dear. So it is an attack in form.
lesson-manderfeld-form = One squadron of cavalry holds Manderfeld. Attack it with the panzers and the panzergrenadiers of the Leibstandarte together.
lesson-manderfeld-form-alone = The clock runs for you as long as the Americans are surprised. Do not save strength: attack with both.
lesson-manderfeld-form-none = The road to the Meuse goes through Manderfeld. Attack.
lesson-manderfeld-end = Six to one. In the first turn nobody reacts to you; from the second on their reserves do.

## Dam
lesson-dam = The dam
lesson-dam-about = Above the Roer lies a lake, and below it the ground over which the Americans have to attack.
lesson-dam-open = Your division holds the dam at Schwammenauel. Blow its sluices.
lesson-dam-open-early = The valley is still dry. Blow them while the dam is yours.
lesson-dam-end = It can be done once. While the valley is flooded nobody crosses the Roer; whoever wants to win Operation Queen thinks of the dam early.
