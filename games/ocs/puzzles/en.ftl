## boots
puzzle-boots = Boots and wheels
puzzle-boots-task = You are the Axis. Nobody stands in Southam, but a Soviet division watches the road. Take Southam in this movement.
puzzle-boots-hint = A zone of control stops wheels. Who is not on wheels?
puzzle-boots-wheels = The trucks ran into the zone of control and had to stop within sight of the village.
puzzle-boots-end = Infantry walks through a zone of control, and a road makes its short legs longer.

## last-token
puzzle-last-token = The last token
puzzle-last-token-task = You are the Axis in Kelsund, with a single supply token. Seaford, seven hexes down the coast, must be yours in this movement.
puzzle-last-token-hint = The token fuels one unit. And a unit in Combat Mode is slow, whatever it drives.
puzzle-last-token-panzers = The panzers drank the token, and it was not far enough.
puzzle-last-token-end = The reconnaissance battalion in Move Mode: the fastest unit gets the last token.

## ride-through
puzzle-ride-through = Ride through
puzzle-ride-through-task = You are the Axis. A tank brigade bars the road to Milby. Take Milby in this movement, before the enemy can react.
puzzle-ride-through-hint = An overrun costs three points and not the turn. Go together, and let the better unit lead.
puzzle-ride-through-alone = Half of the strength was not enough for half of the road.
puzzle-ride-through-end = Both units, the panzers in the lead, and there was enough left for the rest of the road.

## guns-first
puzzle-guns-first = Guns first
puzzle-guns-first-task = You are the Axis, in the Combat Phase. A Soviet division holds Oakham. Take the village.
puzzle-guns-first-hint = A stack that is disorganised defends at half. You have a gun, tokens and the Barrage Segment, which comes first.
puzzle-guns-first-storm = The infantry went in against an enemy in good order.
puzzle-guns-first-end = DG, then the assault: the same divisions, twice the odds.

## reserve
puzzle-reserve = Awake in time
puzzle-reserve-task = You are the Allies, in the Reaction Phase of the enemy's turn. He has left Milby empty. Take it back before he goes on.
puzzle-reserve-hint = A released unit moves half of its allowance. Which of the two gets there with that?
puzzle-reserve-rear = The division in the rear was woken. It is still marching.
puzzle-reserve-end = Half of a tank brigade's allowance and a road were enough.

## their-petrol
puzzle-their-petrol = Their petrol
puzzle-their-petrol-task = You are the Axis, and your panzers are dry. A Soviet dump lies on the road, unguarded. Take Milby in this movement.
puzzle-their-petrol-hint = A captured dump is yours at once, or what is left of it. Who can walk there first?
puzzle-their-petrol-foot = The infantry marched on by itself and did not get to Milby.
puzzle-their-petrol-end = The infantry takes the dump, the panzers drink from it.

## bring-it-up
puzzle-bring-it-up = Bring it up
puzzle-bring-it-up-task = You are the Axis. Two exhausted divisions stand before Southam, and all supply is on trucks far behind. Take Southam in this player turn.
puzzle-bring-it-up-hint = Tokens on a truck feed nobody. Drive them up, unload where one of your units stands, and only then attack.
puzzle-bring-it-up-loaded = The trucks came up and stayed loaded: nobody could attack.
puzzle-bring-it-up-end = Unloaded one hex behind the front, the tokens restocked and paid for the attack.

## the-throw
puzzle-the-throw = The long throw
puzzle-the-throw-task = You are the Axis. Two exhausted divisions stand before Southam; the dump is ten hexes back, with a headquarters on the move. Take Southam in this player turn.
puzzle-the-throw-hint = A headquarters on the move throws six hexes. And one that has halted?
puzzle-the-throw-idle = The headquarters stayed in Move Mode, and the divisions stayed hungry.
puzzle-the-throw-end = In Combat Mode it throws ten hexes: no one else had to move.

## both-roads
puzzle-both-roads = By both roads
puzzle-both-roads-task = You are the Axis. Southam and Oakham are empty. Take both villages in this movement, with one supply token.
puzzle-both-roads-hint = Infantry for one road, tracks for the other. The token goes to whoever needs it.
puzzle-both-roads-wheels = The trucks stopped before Southam, and Southam stayed Soviet.
puzzle-both-roads-end = The infantry needs no token, the reconnaissance needs no combat strength.

## second-wave
puzzle-second-wave = The second wave
puzzle-second-wave-task = You are the Axis, in the Combat Phase. A division bars the road, Milby lies behind it. Take Milby in this player turn.
puzzle-second-wave-hint = Infantry opens the road, somebody else uses it. What did the panzers wait in Reserve Mode for?
puzzle-second-wave-foot = The infantry advanced one hex and sat down on the road.
puzzle-second-wave-end = Attack, release, exploit: the second wave goes through the hole of the first.

## move-mode
puzzle-move-mode = Half as strong, twice as far
puzzle-move-mode-task = You are the Allies with three tank brigades. One battery of assault guns stands between you and Linden. Take Linden in this movement.
puzzle-move-mode-hint = In Combat Mode you reach the guns and no farther. Count what an overrun needs, and what is left in the other mode.
puzzle-move-mode-combat = Strong and slow: the brigades ended in front of the brook.
puzzle-move-mode-end = In Move Mode three halves were still enough, and the way was twice as long.

## bread
puzzle-bread = Bread for the Eighth
puzzle-bread-task = You are the Axis. Your 8th division is cut off in the far south and has nothing to eat. It must still be there when your player turn is over.
puzzle-bread-hint = Four tokens are on a truck. The road goes part of the way; keep out of the enemy's zone of control for the rest.
puzzle-bread-hungry = Without bread it rolled for attrition, and it was gone.
puzzle-bread-end = Four tokens by truck, and fed in time. It still has to be relieved.

## coast-road
puzzle-coast-road = Down from the coast
puzzle-coast-road-task = You are the Allies on turn 5, with tanks far in the enemy's rear. Bring Ostheim under your control before your player turn is over.
puzzle-coast-road-hint = Everybody looks to the front. The brigade at A12.05 has a road all the way; it only needs fuel.
puzzle-coast-road-tempting = The brigade drove past Ostheim and fought farther south.
puzzle-coast-road-end = Six hexes, one token, nobody in the way.

## unwatched-village
puzzle-unwatched-village = Nobody watches Furth
puzzle-unwatched-village-task = You are the Allies on turn 6. Furth has no garrison. Bring it under your control before your player turn is over.
puzzle-unwatched-village-hint = The division at A5.11 walks farther if it does not mean to fight. A road begins beside it.
puzzle-unwatched-village-tempting = Aircraft were made ready and nobody marched.
puzzle-unwatched-village-end = Move Mode, five hexes of road, and the flag was up.

## one-brigade
puzzle-one-brigade = One brigade is enough
puzzle-one-brigade-task = You are the Allies on turn 3; the mechanised corps has broken through. Bring Ostheim under your control before your player turn is over.
puzzle-one-brigade-hint = The whole corps can go and fight. One brigade with one token can go and take the village.
puzzle-one-brigade-tempting = The corps overran a headquarters and stopped in the field.
puzzle-one-brigade-end = Villages do not have to be overrun if nobody is in them.

## last-day
puzzle-last-day = The last day
puzzle-last-day-task = You are the Allies on the last turn, and every village counts. Bring Ostheim under your control before your player turn is over.
puzzle-last-day-hint = Look at A5.05: the tanks stand two hexes away, without fuel.
puzzle-last-day-tempting = Units were rebuilt in the rear. The game was decided at the front.
puzzle-last-day-end = One token and two hexes. Before the last turn ends, count the villages.
