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

## florence-5
puzzle-florence-5 = { area-florence }, turn 5
puzzle-florence-5-task = You are the Axis. Take { area-florence } back in this impulse.
puzzle-florence-5-hint = The blow at { area-florence } comes from { area-bologna }.
puzzle-florence-5-tempting = That is how the machine plays it, and { area-florence } holds out.
puzzle-florence-5-end = { area-florence } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## calabria-7
puzzle-calabria-7 = { area-calabria }, turn 7
puzzle-calabria-7-task = You are the Axis. Take { area-calabria } back in this impulse.
puzzle-calabria-7-hint = The blow at { area-calabria } comes from { area-foggia }.
puzzle-calabria-7-tempting = That is how the machine plays it, and { area-calabria } holds out.
puzzle-calabria-7-end = { area-calabria } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## tyrol-6
puzzle-tyrol-6 = { area-tyrol }, turn 6
puzzle-tyrol-6-task = You are the Allies. Take { area-tyrol } in this impulse.
puzzle-tyrol-6-hint = The blow at { area-tyrol } comes from { area-venice }.
puzzle-tyrol-6-tempting = That is how the machine plays it, and { area-tyrol } holds out.
puzzle-tyrol-6-end = { area-tyrol } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## foggia-7
puzzle-foggia-7 = { area-foggia }, turn 7
puzzle-foggia-7-task = You are the Axis. Take { area-foggia } back in this impulse.
puzzle-foggia-7-hint = The blow at { area-foggia } comes from { area-ancona }.
puzzle-foggia-7-tempting = That is how the machine plays it, and { area-foggia } holds out.
puzzle-foggia-7-end = { area-foggia } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## sicily-7
puzzle-sicily-7 = { area-sicily }, turn 7
puzzle-sicily-7-task = You are the Axis. Take { area-sicily } back in this impulse.
puzzle-sicily-7-hint = The blow at { area-sicily } comes from { area-calabria }.
puzzle-sicily-7-tempting = That is how the machine plays it, and { area-sicily } holds out.
puzzle-sicily-7-end = { area-sicily } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## naples-5
puzzle-naples-5 = { area-naples }, turn 5
puzzle-naples-5-task = You are the Allies. Take { area-naples } in this impulse.
puzzle-naples-5-hint = The blow at { area-naples } comes from { area-calabria }.
puzzle-naples-5-tempting = That is how the machine plays it, and { area-naples } holds out.
puzzle-naples-5-end = { area-naples } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## milan-4
puzzle-milan-4 = { area-milan }, turn 4
puzzle-milan-4-task = You are the Allies. Take { area-milan } in this impulse.
puzzle-milan-4-hint = The blow at { area-milan } comes from { area-genoa }.
puzzle-milan-4-tempting = That is how the machine plays it, and { area-milan } holds out.
puzzle-milan-4-end = { area-milan } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## florence-8
puzzle-florence-8 = { area-florence }, turn 8
puzzle-florence-8-task = You are the Allies. Take { area-florence } in this impulse.
puzzle-florence-8-hint = The blow at { area-florence } comes from { area-genoa }.
puzzle-florence-8-tempting = That is how the machine plays it, and { area-florence } holds out.
puzzle-florence-8-end = { area-florence } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## genoa-7
puzzle-genoa-7 = { area-genoa }, turn 7
puzzle-genoa-7-task = You are the Allies. Take { area-genoa } in this impulse.
puzzle-genoa-7-hint = The blow at { area-genoa } comes from { area-florence }.
puzzle-genoa-7-tempting = That is how the machine plays it, and { area-genoa } holds out.
puzzle-genoa-7-end = { area-genoa } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## naples-8
puzzle-naples-8 = { area-naples }, turn 8
puzzle-naples-8-task = You are the Axis. Take { area-naples } back in this impulse.
puzzle-naples-8-hint = The blow at { area-naples } comes from { area-calabria }.
puzzle-naples-8-tempting = That is how the machine plays it, and { area-naples } holds out.
puzzle-naples-8-end = { area-naples } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.

## carinthia-8
puzzle-carinthia-8 = { area-carinthia }, turn 8
puzzle-carinthia-8-task = You are the Allies. Take { area-carinthia } in this impulse.
puzzle-carinthia-8-hint = The blow at { area-carinthia } comes from { area-tyrol }.
puzzle-carinthia-8-tempting = That is how the machine plays it, and { area-carinthia } holds out.
puzzle-carinthia-8-end = { area-carinthia } has fallen. The dice were the same for everybody: who rolls them, and for what, was yours to choose.
