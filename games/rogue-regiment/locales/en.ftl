# SAS: Rogue Regiment

## The box
game-title = SAS: Rogue Regiment
game-facts = Stealth and sabotage on squares · 1 to 4 players together · 1 to 3 hours · medium
scenario-basic-training = 1 · Basic Training: bring the intelligence out of the farm
scenario-hit-and-run = 2 · Hit and Run: blow up three dumps, kill the officer
scenario-cut-off-the-head = 3 · Cut Off the Head: the general must not leave
scenario-road-to-caen = 4 · The Road to Caen: stop the convoy
scenario-maquis = 5 · Vive la Résistance: free the prisoners in the church
scenario-coastal-raid = 6 · Deep Water: gun and radar on the coast
scenario-thunder-run = 7 · Thunder Run: by jeep through the enemy’s camp
option-level = Difficulty
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-ties = Ties among the enemy’s choices
option-ties-ask = the players decide
option-ties-auto = decided at once, by row and column
option-hunter = The Axis
option-hunter-no = run by the rules
option-hunter-yes = led by a hunter: hunter mode
option-quick-start = Quick Start
option-quick-start-no = all rules
option-quick-start-yes = few actions, knife and pistol, easy
option-heavy-metal = Heavy Metal
option-heavy-metal-no = no tanks
option-heavy-metal-yes = a Panzer IV comes with the alarm
option-heat-and-dogs = Heat & Dogs
option-heat-and-dogs-no = neither
option-heat-and-dogs-yes = a dog handler and a flamethrower team
option-who-dares = A guest
option-who-dares-nobody = nobody
option-who-dares-frenchy-a = Frenchy in uniform
option-who-dares-frenchy-b = Frenchy with bomb and trap
option-who-dares-doc-a = Doc with medical kits
option-who-dares-doc-b = Doc with a Sten gun
option-absent = Fell in the mission before
option-absent-nobody = nobody
option-absent-paddy = Paddy
option-absent-jock = Jock
option-absent-reg = Reg
option-absent-andy = Andy
option-absent-paddy_jock = Paddy and Jock
option-absent-paddy_reg = Paddy and Reg
option-absent-paddy_andy = Paddy and Andy
option-absent-jock_reg = Jock and Reg
option-absent-jock_andy = Jock and Andy
option-absent-reg_andy = Reg and Andy
option-absent-paddy_jock_reg = Paddy, Jock and Reg
option-absent-paddy_jock_andy = Paddy, Jock and Andy
option-absent-paddy_reg_andy = Paddy, Reg and Andy
option-absent-jock_reg_andy = Jock, Reg and Andy
option-spoils = Won in the mission before
option-spoils-nothing = nothing
option-spoils-grenade = a grenade
option-spoils-trap = a trap
option-spoils-mine = a mine
option-spoils-bomb = a Lewes bomb
option-spoils-medkit = a medical kit
option-spoils-rabbit = a rabbit’s foot

## Who plays
seat-paddy = Paddy
seat-jock = Jock
seat-reg = Reg
seat-andy = Andy
seat-frenchy = Frenchy
seat-doc = Doc
seat-hunter = Hunter
team-sas = SAS

## Briefings
briefing-basic-training = A courier has left papers in the farmhouse. Get in by door or window, take them, and be gone the way you came. Knives make no noise.
briefing-hit-and-run = Three dumps feed the front. Plant timed bombs on them, kill the officer, and leave before the fuses run out: whoever hears the bang will look for you.
briefing-cut-off-the-head = The general sleeps in the house by the road. Once word reaches him he walks to his car and drives off. Kill him before he leaves the map, then get out.
briefing-road-to-caen = A convoy will come down the road, a motorcyclist ahead of it looking for mines. No truck may get through. You have a few turns to prepare the ambush.
briefing-maquis = Two of the Resistance are held in the church. Stand beside a prisoner to free him. At least one must leave the map alive; the truck in the yard may help.
briefing-coastal-raid = Two of you land from the sea: Andy can dive, Jock has the boat, and both carry bombs. The coastal gun must go before the fleet comes; on hard the radar set and the E-boat too.
briefing-thunder-run = The jeep is loud and everybody will hear it. Wreck the dumps and the staff car, and drive out at the other end.

## Axis units
unit-rifle = Rifleman
unit-smg = SMG man
unit-handler = Dog handler
unit-dog = Dog
unit-flamethrower = Flamethrower team
unit-officer = Officer
unit-mortar = Mortar team
unit-motorbike = Motorbike
unit-half-track = Half-track
unit-kubelwagen = Kübelwagen
unit-truck = Truck
unit-panzer = Panzer IV

## Friends
unit-maquis = Resistance { $label }
unit-jeep = Jeep
unit-own-truck = Captured truck
unit-boat = Rowing boat

## Things on the map
thing-body = body
thing-drum = fuel drum
thing-fire = fire
thing-objective = objective { $label }
objective-dump = supply dump { $label }
objective-coastal-gun = coastal gun
objective-radar-set = radar set
objective-e-boat = E-boat

## Items
item-knife = combat knife
item-hook = grappling hook
item-net = camouflage net
item-diving = diving gear
item-uniform = enemy uniform
item-pistol = pistol
item-sten = Sten gun
item-sniper = sniper rifle
item-harpoon = harpoon gun
item-piat = PIAT
item-grenade = grenade
item-trap = trap
item-mine = mine
item-bomb = Lewes bomb
item-medkit = medical kit
item-rabbit = rabbit’s foot
item-cigarettes = cigarettes
item-intelligence = intelligence
weapon-vickers = Vickers machine-gun

## The map
square = { $key }
symbol-woods = woods
symbol-rock = rock
symbol-water = water
symbol-road = road
symbol-floor = floor of a building
symbol-edge = entry and exit tile
symbol-spawn = spawn tile
symbol-post-black = black sentry post
symbol-post-white = white sentry post
facing-north = north
facing-east = east
facing-south = south
facing-west = west

## What shows on a counter
badge-exposed = exposed
badge-alerted = alerted
badge-crouched = crouched
badge-diving = diving
badge-bound = bound
badge-smoking = smoking
badge-loaded = carries something
badge-marked = marked as a target
badge-target = the target

## Sequence of play
turn = Turn { $turn } of { $dawn }
stage-setup = Set-up: patrols choose their starting points, operators their squares
stage-operator = Operators: vehicles first, then each operator spends his action points
stage-advance = Axis advance: alerted units go for the exposed
stage-event = Event: a card is drawn and carried out
stage-patrol = Axis patrol: patrols of the token’s colour walk their routes
stage-attack = Axis attack: whoever sees an exposed operator fires
stage-end = End: bodies, fires and the stealth marker
phase-setup = Set-up
phase-operator = Operators
phase-advance = Axis advance
phase-event = Event
phase-patrol = Axis patrol
phase-attack = Axis attack
phase-end = End of the turn

## How it stands
standing-stealth = Stealth: { $left } to the alarm
standing-battle = Battle: the alarm has sounded ({ $left })
track-stealth = Stealth
aim-destroyed = { $met ->
    [1] ✓ Destroyed: { $what }
   *[0] ○ Destroy: { $what }
}
aim-officers = { $met ->
    [1] ✓ All officers are dead
   *[0] ○ Kill every officer
}
aim-target = { $met ->
    [1] ✓ The target is dead
   *[0] ○ Kill the target
}
aim-item = { $met ->
    [1] ✓ Taken out: { $what }
   *[0] ○ Take out: { $what }
}
aim-vehicles = { $met ->
    [1] ✓ Wrecked: every { $what }
   *[0] ○ Wreck every { $what }
}
aim-resistance = { $met ->
    [1] ✓ Resistance saved: { $count }
   *[0] ○ Resistance to leave alive: { $count }
}
aim-out = { $met ->
    [1] ✓ All who live have left
   *[0] ○ All who live leave by an exit tile
}
doom-target = Lost if the target leaves the map
doom-convoy = Lost if a { $what } leaves the map
doom-resistance = Lost if all of the Resistance die

## What to do now
prompt-patrols = Choose where this patrol begins: one of the two lit squares.
prompt-deploy = Choose a square on the entry tile for each operator, standing or crouched.
prompt-operators = Choose who acts next. He spends all his action points before another begins.
prompt-acting = { $who } has { $points } AP. Click a lit square to move, an enemy to attack, or press a button.
prompt-sprint = { $who } sprints: { $left ->
    [one] one square
   *[other] { $left } squares
} left.
prompt-move-first = { $who } moves first: choose a square.
prompt-strike = { $who } attacks: choose whom and with what.
prompt-put = { $who } puts something down: choose what and where.
prompt-follow = { $who } has still the second half of the action: choose it.
prompt-fuse = Set the fuse: after how many event cards does the bomb go off?
prompt-luck = The dice have fallen. A rabbit’s foot can make one of them a six.
prompt-assign = Choose what is hit: { $left ->
    [one] one hit
   *[other] { $left } hits
} to give.
prompt-mortar-hits = The shell has landed. Choose who is hit: { $left ->
    [one] one hit
   *[other] { $left } hits
} to give.
prompt-expose = The alarm has sounded and nobody is exposed: choose who is.
prompt-advance = Several units stand equally near: choose which advances next.
prompt-patrol = Choose which patrol walks next.
prompt-target = { $unit } at { $place }: several operators are equally near. Choose whom it goes for.
prompt-goal = { $unit } at { $place }: several squares are equally good. Choose where it goes.
prompt-march = { $unit } at { $place }: several ways are equally short. Choose the next square.
prompt-post = { $unit } at { $place }: choose where the mortar is set up.
prompt-room = { $unit } at { $place } makes room for the mortar: choose a square.
prompt-attack = { $unit } at { $place }: several operators are equally easy to hit. Choose whom it fires at.
prompt-marked = A marked target can be fired at now, before it acts. Choose who fires, or pass.
prompt-smoke = Somebody wants a cigarette. Choose who takes the packet.
prompt-driving = The vehicle has { $points } AP. Choose an action.
prompt-rolling = Steer: { $left ->
    [one] one movement point
   *[other] { $left } movement points
} left.
prompt-guns = The gunner chooses his target.
prompt-unloading = Choose who gets out and where, or who changes seats.
prompt-template = { $unit } at { $place }: choose the part of the vehicle that the mortar is laid on.
prompt-mortar = { $unit } at { $place }: several operators are equally near. Choose whom it fires at.
prompt-turn = { $unit } at { $place }: both ways round are equally short. Choose which way it turns.
prompt-turning = Several units turn to the noise: choose which turns next, and which way.
prompt-go-on = The Axis acts.
explain-prompt-patrols = Both starting points of the route are lit. The arrow of a patrol shows where it looks; Patrol routes among the overlays shows where it will walk.
explain-prompt-deploy = Operators begin on the entry tile. On the tile nobody sees them. The ready-made set-up places everybody who is left.
explain-prompt-operators = Before you act, look at What enemies see. Whoever is seen is exposed, and the enemy who saw him shouts to all within four squares.
explain-prompt-acting = The number on a square is what it costs; after the mark stands how many enemies would see you there: 3!2 costs three, and two see you. A crouched man is hidden by low cover, a knife needs the enemy’s back.
explain-prompt-marked = Your marked targets wait for the enemy’s turn: as soon as one is in sight and range you may fire, with two more on the die.

## Labels
label-begin = Begin at { $at }
label-deploy = { $who } begins at { $at }
label-deploy-crouched = { $who } begins at { $at }, crouched
label-seat = { $who } begins in the { $car }, seat { $seat }
label-ready-made = Ready-made set-up
label-take = { $who } acts
label-skip = { $who } does nothing
label-done = End the turn
label-move = Move to { $at }
label-move-far = Move to { $at } ({ $points } AP)
label-sprint = Sprint: up to 3 squares
label-halt = Stop here
label-climb = Climb to { $at }
label-attack = Attack the { $unit } with the { $weapon }
label-stab = Knife the { $unit }
label-burst = Shoot at the fuel drum at { $at } with the { $weapon }
label-throw = Throw a grenade at { $at }
label-blind = Fire blindly at the { $unit } with the { $weapon }
label-move-attack = Move, then attack
label-attack-move = Attack, then move
label-pop-up-attack = Pop up and attack
label-aim = Aim at the { $unit } with the { $weapon }
label-mark = Mark the { $unit } as a target
label-mark-square = Mark { $at } for a grenade
label-crouch = Crouch
label-pop-up = Pop up
label-pick-up = Pick up: { $thing }
label-place = Put at { $at }: { $thing }
label-move-place = Move, then put something down
label-place-move = Put something down, then move
label-fuse = { $n ->
    [one] after one card
   *[other] after { $n } cards
}
label-recover = Recover one health
label-break-cover = Break cover
label-face = Face { $way }
label-treat = Treat { $who } with the medical kit
label-smoke = Offer a cigarette to the { $unit }
label-smoker = { $who } takes the cigarettes
label-leave = Leave the mission here
label-luck = { $who }’s rabbit’s foot: the { $die } becomes a 6
label-pass = Pass
label-hit = Hit the { $unit }
label-hit-drum = Hit the fuel drum at { $at }
label-hit-objective = Hit: { $what }
label-hit-friend = { $who } is hit
label-hit-car = The { $car } is hit
label-expose = { $who } is exposed
label-fire = { $who } fires with the { $weapon }
label-lob = { $who } throws the grenade
label-pick = This one: { $unit }
label-prefer = At { $who }
label-prefer-car = At the { $car }
label-go = To { $at }
label-drive = The { $car } acts
label-roll = Drive
label-ahead = Straight ahead
label-ahead-left = Ahead, veer left
label-ahead-right = Ahead, veer right
label-left = Turn left
label-right = Turn right
label-back = Reverse
label-back-left = Reverse, veer left
label-back-right = Reverse, veer right
label-reverse-left = Reverse turn to the left
label-reverse-right = Reverse turn to the right
label-floor-it = Floor it
label-guns = The gunners fire
label-guns-mark = The gunners mark targets
label-guns-roll = Fire, then drive
label-roll-guns = Drive, then fire
label-unload = Get out or change seats
label-get-out = { $who } gets out at { $at }
label-shift = { $who } goes to seat { $seat }
label-mark-roll = Mark targets, then drive
label-roll-mark = Drive, then mark targets
label-park = To { $at }, facing { $way }
label-swing = { $unit } turns anticlockwise
label-swing-clockwise = { $unit } turns clockwise
label-repair = Repair
under-skip = Let somebody do nothing …
under-throw = Throw a grenade …
under-mark-square = Mark a square for a grenade …
under-mark = Mark a target …
under-aim = Take aim …
under-climb = Climb …
under-face = Turn …
under-smoke = Offer a cigarette …
under-place = Put down: { $thing } …
tag-points = { $points }
tag-seen = { $points }!{ $eyes }
tag-eyes = !{ $eyes }

## Event cards
card-event = Event { $key }
card-convoy = Special: the convoy
card-departure = Special: departure
card-mortar = Special: mortar team
card-motorbike = Special: motorbike
card-half-track = Special: half-track
card-flare = Special: flare
card-panzer = Special: Panzer IV
pile-events = Event deck
half-stealth = In stealth:
half-battle = In battle:
event-nothing = nothing
event-sentries-black-right = black sentries turn right
event-sentries-black-left = black sentries turn left
event-sentries-white-right = white sentries turn right
event-sentries-white-left = white sentries turn left
event-sentries-black-right-twice = black sentries turn right, twice
event-sentries-black-left-twice = black sentries turn left, twice
event-sentries-white-right-twice = white sentries turn right, twice
event-sentries-white-left-twice = white sentries turn left, twice
event-patrols-black-right = black patrols look round to the right
event-patrols-black-left = black patrols look round to the left
event-patrols-white-right = white patrols look round to the right
event-patrols-white-left = white patrols look round to the left
event-sweep-black-right = black sentries sweep to the right
event-sweep-black-left = black sentries sweep to the left
event-sweep-white-right = white sentries sweep to the right
event-sweep-white-left = white sentries sweep to the left
event-spawn-black = reserves from the black spawn tile
event-spawn-black-1 = one SMG man from the black spawn tile
event-spawn-black-2 = two SMG men from the black spawn tile
event-spawn-black-3 = three SMG men from the black spawn tile
event-spawn-white = reserves from the white spawn tile
event-spawn-white-1 = one SMG man from the white spawn tile
event-spawn-white-2 = two SMG men from the white spawn tile
event-spawn-white-3 = three SMG men from the white spawn tile
event-alarm = the stealth marker advances
event-smoke = somebody may light a cigarette
special-convoy = Special event: the convoy lines up at the edge of the map.
special-departure = Special event: the target sets out.
special-mortar = Special event: a mortar team arrives.
special-motorbike = Special event: a motorbike arrives.
special-half-track = Special event: a half-track arrives.
special-flare = Special event: a flare goes up, and everybody sees all round.
special-panzer = Special event: a Panzer IV arrives.

## The log
log-turn = Turn { $turn }
log-dawn = Day breaks, and the mission is over.
log-takes = { $who } acts.
log-drives = The { $car } acts.
log-moves = { $who }: { $from } → { $at }.
log-crouches = { $who } crouches.
log-pops-up = { $who } stands up.
log-recovers = { $who } recovers one health.
log-treated = { $who } is bandaged and well again.
log-picks-up = { $who } picks up: { $thing }.
log-places = { $who } puts down at { $at }: { $thing }.
log-fuse = { $cards ->
    [one] The bomb goes off with the next event card.
   *[other] The bomb goes off with the { $cards }th event card from now.
}
log-aims = { $who } takes aim at the { $unit }.
log-marks = { $who } marks the { $unit }.
log-marks-square = { $who } marks { $at } for a grenade.
log-attacks = { $who } attacks the { $unit } with the { $weapon }.
log-fires = { $who } fires at { $at } with the { $weapon }.
log-rolls = { $weapon }: each die hits on { $hit } or more.
log-luck = { $who }’s rabbit’s foot turns a die to a six.
log-scatter = The grenade goes astray: { $sum }.
log-lands = It lands at { $at }.
log-lost = It flies off the map.
log-explodes = { $at } is torn by an explosion: { $weapon }.
log-dump = The objective is hit; { $left ->
    [0] it is destroyed.
   *[other] { $left } health left.
}
log-wounded = { $who } loses { $loss } health; { $left } left.
log-dies = { $who } is dead.
log-car-hit = The vehicle takes { $loss }; { $left } left.
log-freed = { $who } is free.
log-leaves = { $who } leaves the mission.
log-exposed = { $who } is exposed.
log-alerted = { $unit } at { $place } is alerted.
log-shouts = { $unit } at { $place } shouts.
log-turns = { $unit } at { $place } turns towards { $at }.
log-turns-round = { $unit } at { $place } turns about.
log-stops-turning = { $unit } at { $place } has seen something and stops turning.
log-stops = { $unit } stops at { $at }: it has seen something.
log-walks = { $unit } walks its route: { $from } → { $at }.
log-advances = { $unit } advances: { $from } → { $at }.
log-axis-attack = { $unit } at { $place } fires at { $who }: each die hits on { $hit } or more.
log-damaged = { $unit } at { $place } is hit.
log-killed = { $unit } at { $place } is out of action.
log-escapes = { $unit } leaves the map.
log-marker = The stealth marker advances: { $left } left.
log-alarm = The alarm sounds. Battle!
log-card = { $card } is drawn.
log-cigarettes = { $who } takes the cigarettes.
log-smokes = { $unit } at { $place } lights a cigarette and looks nowhere.
log-spawns = { $unit } arrives at { $place }.
log-vehicle-comes = { $unit } comes onto the map.
log-sentries-leave = The sentries leave their posts.
log-forgotten = No enemy is alerted any more: whoever was exposed is hidden again.
log-bodies-gone = { $count ->
    [one] A body is taken off the map.
   *[other] { $count } bodies are taken off the map.
}
log-mortar-set = { $unit } is set up at { $place }.
log-makes-room = { $unit } makes room and goes to { $at }.
log-mortar-fires = { $unit } fires at { $at }: { $sum }.
log-mortar-lands = The shell lands at { $at }.
log-mortar-misses = The shell lands at { $at } and hits nobody.
log-mortar-off = The shell flies off the map.
log-mortar-disabled = { $unit } at { $place } has lost its mortar.
log-gets-in = { $who } gets into the { $car }.
log-gets-out = { $who } gets out of the { $car }.
log-repairs = The { $car } is patched up.
log-floors-it = The { $car } roars ahead.
log-rolls-on = The { $car } has driven.

## How it ends
over-won = The mission is accomplished.
over-dead = All operators are dead. The mission has failed.
over-undone = All who live have left, and something was left undone. The mission has failed.
over-lost = What must not happen has happened. The mission has failed.
over-dawn = Day has broken. The mission has failed.

## Overlays
overlay-sight = What enemies see
overlay-sight-means = Hatched: a standing man would be seen there. Click an enemy for his field of view alone. Darker where several look.
overlay-low = What enemies see of a crouched man
overlay-low-means = Hatched: even a crouched man, or a body, would be seen there.
overlay-eyes = How many would see you
overlay-eyes-means = The number of enemies who would see whoever acts, as he stands now, on each square.
overlay-noise = Noise
overlay-noise-means = How far each weapon of whoever acts is heard. Enemies within it turn to the noise.
overlay-routes = Routes and lines
overlay-routes-means = Where patrols walk, which way the target flees, and along which lines vehicles drive.
overlay-why = Why seen, why not
overlay-why-means = Pick a square: a line from every enemy near it, with what is in the way.
word-sees = sees
word-blocked = ✕ { $what }
word-low = low: { $what }
word-away = looks away
word-smoking = smokes
word-hidden = does not see
word-something = something in the way
word-noise = { $weapon } { $noise }
word-eyes = { $eyes }

## Panels
panel-mission = Mission
panel-operators = Operators
panel-kit = What they carry
panel-seen = Who is seen
line-operator = { $who }: { $health } of { $full } health, { $points } AP
line-aboard = { $who }: { $health } of { $full } health, in the { $car }
line-out = { $who } has left the map
line-dead = { $who } is dead
line-waiting = { $who } is not yet placed
line-has = { $who }: { $item }
line-has-many = { $who }: { $item } × { $count }
line-car = { $car }: { $health } health
line-bomb = Lewes bomb at { $at }: { $cards ->
    [one] goes off with the next card
   *[other] { $cards } cards to go
}
line-token = { $colour ->
    [0] Patrol token: black patrols walk next
   *[1] Patrol token: white patrols walk next
}
line-deck = Event cards left: { $cards }
line-seen = { $who } is in sight of the { $unit } at { $place }
line-hidden = Nobody sees { $who }

## Why seen, why not
side-low-wall = the low wall
side-hedge = the hedge
side-crates = the crates
side-window = the window
side-door = the door
side-wall = the wall
side-high-wall = the high wall
side-rungs = the high wall
side-holds = the rock face
side-open = nothing

## Why not
why-acted = He has acted this turn.
why-all-the-same = The gunners do all the same: all fire, or all mark.
why-armour = Only explosives harm armour.
why-attack-into-water = Into the water one goes by moving, sprinting, or moving and placing.
why-bound = He is bound. Stand beside him to free him.
why-building = The wall of the building is in the way.
why-crouched = Not while crouched: pop up first.
why-crouched-object = Nobody lifts that crouched.
why-crouched-wall = A crouched man does not cross a wall.
why-diving = Not under water.
why-door-diagonal = Nobody goes through a door diagonally.
why-driver-first = The driver’s seat is filled first.
why-drum = A fuel drum stands there.
why-drum-noisy = Only a loud firearm sets off a fuel drum.
why-dump = The objective stands there.
why-exposed-already = He is exposed already.
why-faced = He has turned, or looks there already.
why-finish-first = Finish the action first.
why-fire = It burns there.
why-fuse = Choose a number of cards from 1 to 20.
why-hands-full = His hands are full.
why-healthy = He is too well to recover.
why-held = Somebody or something is in that square.
why-high-wall = The high wall is in the way: it takes a grappling hook and a climbing point.
why-jeep-only = Only the jeep does that.
why-knife-behind = The knife needs his back: he would see it coming.
why-knife-door = The knife does not reach through walls or doors.
why-knife-exposed = An exposed operator cannot knife anybody.
why-knife-kind = The knife is for riflemen, SMG men and officers.
why-loaded = He carries something: put it down first.
why-no-attack = There is nobody whom he could attack.
why-no-climb = There is nothing to climb.
why-no-cover = Firing blindly needs low cover beside him, between him and the target.
why-no-driver = Nobody is at the wheel.
why-no-exit = That is not an exit tile, or he has not been on the map yet.
why-no-gunner = Nobody is at a gun.
why-no-hit = That cannot be hit now.
why-no-hook = Up there it takes a grappling hook and a climbing point.
why-no-kit = That takes a medical kit, and somebody wounded beside him.
why-no-luck = There is no rabbit’s foot for that.
why-no-mark = That cannot be marked, or is marked already.
why-no-marked-shot = He cannot fire at his marked target now.
why-no-movement = Not enough movement points.
why-no-placing = There is nothing that he could put down.
why-no-points = Not enough action points.
why-no-seat = There is no free seat.
why-no-sight = He does not see it.
why-no-slot = All his slots are full.
why-no-smoke = No cigarettes, or nobody who would take one.
why-no-sprint = There is nowhere to sprint to.
why-no-target = There is nothing to attack.
why-no-vehicle = There is no such vehicle.
why-no-way-out = Nobody can get out there.
why-no-weapon = He does not have that weapon, or no ammunition for it.
why-nobody-aboard = Nobody is aboard.
why-not-best = Another square is better for it.
why-not-easiest = Another is easier to hit.
why-not-entry = Operators begin on the entry tile.
why-not-exposable = He cannot be the one who is exposed.
why-not-fired = That is not fired.
why-not-near = That square is not adjacent.
why-not-nearest = Another is nearer.
why-not-next = Another unit comes first.
why-not-now = Not at this moment.
why-not-shortest = That is not the shortest way.
why-not-yours = That is not yours to decide.
why-nothing-here = There is nothing of the kind in his square, or he has just come by it.
why-nothing-to-place = He has nothing of the kind.
why-off-map = Not from a tile beside the map.
why-out-of-range = Out of range.
why-out-of-water = He leaves the water by a plain move.
why-over = The mission is over.
why-place-across = It cannot be put there.
why-place-crouched = A crouched man puts only items across a wall or through a window.
why-placed = He has been placed.
why-resistance = The Resistance does not do that.
why-resistance-items = The Resistance uses no items.
why-rock = Rock is closed, except to whoever climbs with a hook.
why-rough = Flooring it needs open ground ahead.
why-sprint-water = No sprinting from water to water.
why-stands = He is standing.
why-start = A route has two starting points.
why-stays-aboard = He stays aboard for now.
why-vehicle-blocked = The vehicle does not get through there.
why-vehicles-first = Vehicles act first.
why-walled = Something on the side of the square is in the way: it has to be climbed.
why-water = Water is closed.
why-whole = The vehicle cannot be repaired further.
why-woods-to-woods = No sprinting from woods to woods.

## Headings of the rulebook
section-alarm-in-the-event-phase = Alarm in the Event Phase
section-alarm-in-the-operator-phase = Alarm in the Operator Phase
section-attack = Attack
section-axis-advance-phase-battle = Axis Advance Phase (battle)
section-axis-advance-phase-stealth = Axis Advance Phase (stealth)
section-axis-attack-phase = Axis Attack Phase
section-axis-patrol-phase = Axis Patrol Phase
section-axis-units = Axis units
section-axis-vehicles-los-advance-attack = Axis vehicles: sight, advance, attack
section-axis-vehicles-movement = Axis vehicles: movement
section-axis-vehicles-patrol-convoy-spawn-guard-assault = Axis vehicles: patrol, convoy, spawn, guard, assault
section-being-heard = Being heard
section-being-seen = Being seen
section-blind-fire-recover-break-cover = Blind Fire, Recover, Break Cover
section-buildings = Buildings
section-climb = Climb
section-crouch-and-pop-up = Crouch and Pop Up
section-end-phase-battle = End Phase (battle)
section-end-phase-stealth = End Phase (stealth)
section-event-phase-battle = Event Phase (battle)
section-event-phase-stealth = Event Phase (stealth)
section-high-cover = High cover
section-how-to-play = How to play
section-items-and-equipment = Items and equipment
section-los-tool = Line-of-sight tool
section-low-cover = Low cover
section-map-board = Map board
section-move-and-sprint = Move and Sprint
section-objects = Objects
section-operator-phase = Operator Phase
section-operator-vehicles = Operator vehicles
section-overview = Overview
section-pick-up-and-place = Pick Up and Place
section-reaction-attack = Reaction attack
section-reference-chart = Reference chart
section-resistance-units = Resistance units
section-sentry-posts-patrol-routes-guards-small-tiles = Sentry posts, patrol routes, guards, small tiles
section-special-event-cards = Special event cards
section-tokens-cards-dice-boards = Tokens, cards, dice, boards
section-who-dares-wins = Who Dares Wins

# Hunter mode
prompt-choose = You hold two event cards: choose the one that is carried out. The other goes under the deck.
prompt-hunter-gate = Your team comes: choose the spawn tile.
prompt-hunt = { $unit } at { $place } of your team has { $points } AP: move, turn, fire or search.
label-play = Carry out card { $card }
label-search = Search
label-gate = The team comes at { $at }
log-hunters = The hunter’s team has come.
log-searches = { $unit } at { $place } searches about him.
why-no-card = That card is not in the hunter’s hand.
section-hunter-mode = Hunter mode
log-dog = { $unit }: let off the leash at { $place }.
log-unmasked = The uniform of { $who } deceives nobody any more.
why-quick-start = The Quick Start does without that.
section-quick-start = Quick Start
section-who-dares = Who Dares
section-heavy-metal = Heavy Metal
section-heat-and-dogs = Heat & Dogs
# Honours
grade-dispatches = { $points } points: mentioned in dispatches.
grade-military-medal = { $points } points: the Military Medal.
grade-dcm = { $points } points: the Distinguished Conduct Medal.
grade-dso = { $points } points: the Distinguished Service Order.
panel-campaign = Campaign
line-campaign-next = Next in the campaign: { $mission }.
line-campaign-over = That was the last mission: the campaign is over.
line-campaign-absent = { $who } fell and takes no part in it.
line-campaign-spoils = A mission that is won gives one item: choose it where you go on.
line-campaign-nobody = Nobody is left for the next mission: the campaign is over.
sequel-next = Next in the campaign: { $mission }. Go on with one item more:

## Odds
odds-no-dice = No dice: the knife is sure
odds-dice = { $n ->
    [one] One die
   *[other] { $n } dice
}, { $hit } or more hits
odds-short = Short range: +1
odds-aimed = Aimed: +2
odds-blind = Blind fire: −2
odds-marked = Marked target: +2
odds-attacker = { $unit } attacks
odds-killed = { $unit } is out of the way
odds-wounded = { $unit } is hit, but still there
odds-missed = { $unit } is unharmed
odds-kills = { $n ->
    [0] Nobody is hit
    [one] One enemy falls
   *[other] { $n } enemies fall
}
odds-loss = { $who } loses { $n } health
odds-unseen = Nothing more is noticed
odds-suspicion = Another enemy is alerted, but nobody more is seen
odds-seen = Somebody more is seen
odds-enemies = Enemies out of the way
odds-objective = Damage to objectives
odds-own = Own men lost
odds-alerted = Enemies newly alerted
odds-exposed = The attacker is exposed
odds-alarm = The alarm sounds
odds-health = Health that { $who } loses
odds-seen-who = { $who } is seen
odds-assume-no-return = Before anybody fires back
odds-assume-no-step = Where he steps afterwards is not counted
odds-assume-no-luck = No rabbit’s foot is used
odds-assume-luck = A rabbit’s foot turns a miss into a hit
odds-assume-still = Nobody does anything more this turn

## Palette of tiles and missions
palette-squares = Squares
palette-sides = Sides
palette-layout = Tiles
palette-operators = Operators with their boards
palette-deck = Decks
palette-specials = Special cards
palette-win = Won by
palette-lose = Lost by
swatch-ground = open ground
swatch-road = road
swatch-floor = floor of a building
swatch-bridge = bridge or pier
swatch-water = water
swatch-woods = woods
swatch-rock = rock
swatch-open = open
swatch-wall = wall of a building
swatch-door = door
swatch-window = window
swatch-low-wall = low wall
swatch-hedge = hedge
swatch-crates = crates
swatch-high-wall = high wall
swatch-rungs = high wall with a climbing point
swatch-holds = climbing point at a rock
