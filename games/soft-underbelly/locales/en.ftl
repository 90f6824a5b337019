# The Soft Underbelly 1943–1945

## The box
game-title = The Soft Underbelly 1943–1945
game-facts = Areas, cubes and impulses · 2 players · about 3 hours · medium
scenario-campaign = Campaign: from Tunis to the Alps
bid-unit = stars at the final count

## Seats
seat-allies = Allies
seat-axis = Axis

## Areas
area-munich = Munich
area-tyrol = Tyrol
area-turin = Turin
area-milan = Milan
area-venice = Venice
area-genoa = Genoa
area-bologna = Bologna
area-florence = Florence
area-ancona = Ancona
area-rome = Rome
area-naples = Naples
area-foggia = Foggia
area-calabria = Calabria
area-sicily = Sicily
area-sardinia = Sardinia
area-southern-tunisia = Southern Tunisia
area-tunis = Tunis
area-algerian-coast = Algerian Coast
area-tebessa = Tébessa
area-tripolitania = Tripolitania
area-corsica = Corsica
area-provence = Provence
area-languedoc = Languedoc
area-grenoble = Grenoble
area-carinthia = Carinthia
area-sea = the sea
area-none = (no area)
box-pool-allies = Allied force pool
box-pool-axis = Axis force pool
box-events-allies = Allied event markers
box-events-axis = Axis event markers
box-tray = Axis set-up tray
box-gone = Out of the game

## Pieces
kind-allied-cube = Allied cube
kind-allied-tank = Allied tank
kind-allied-aircraft = Allied aircraft
kind-paratroops = paratroops
kind-partisans = partisans
kind-axis-cube = Axis cube
kind-german-tank = German tank
kind-italian-tank = Italian tank
kind-german-aircraft = German aircraft
kind-italian-aircraft = Italian aircraft
kind-elite = German elite
kind-american-fleet = US fleet
kind-british-fleet = British fleet
kind-italian-fleet = Italian fleet
kind-uboat = U-boat
kind-line = defensive line
kind-marker = event marker
kind-allied-cube-means = Rolls one die in battle and hits on a 6. It may cross any number of areas that are empty or yours.
kind-allied-tank-means = Fights like a cube, or supports: then the others of its side hit one better. Not in mountains. Turned over, it absorbs a loss.
kind-allied-aircraft-means = Used once a turn: it bombs an area in range (a loss on 4 to 6), supports a battle (hits one better) or meets ships at sea.
kind-paratroops-means = Drop once into a battle in air range: one more die each round. Lost if the area is not taken.
kind-partisans-means = Turned over at any time, they draw one enemy cube from the next area into theirs. They do not fight and are never lost.
kind-axis-cube-means = Rolls one die in battle and hits on a 6. It may cross any number of areas that are empty or its own side’s.
kind-german-tank-means = Fights like a cube, or supports: then the others of its side hit one better. Not in mountains. Turned over, it absorbs a loss.
kind-italian-tank-means = Fights like a cube, or supports: then the others of its side hit one better. Not in mountains. Turned over, it absorbs a loss.
kind-german-aircraft-means = Used once a turn: it bombs an area in range (a loss on 4 to 6), supports a battle (hits one better) or meets ships at sea.
kind-italian-aircraft-means = Used once a turn: it bombs an area in range (a loss on 4 to 6), supports a battle (hits one better) or meets ships at sea.
kind-elite-means = After the dice it may inflict one more loss or absorb one, once a turn; otherwise it fights like a cube.
kind-american-fleet-means = Face-up it carries a landing, attacks an enemy fleet or meets what the enemy ships: 5 or 6 hits. It is never sunk.
kind-british-fleet-means = Face-up it carries a landing, attacks an enemy fleet or meets what the enemy ships: 5 or 6 hits. It is never sunk.
kind-italian-fleet-means = While it is there the Axis can ship units. Face-up it attacks a fleet or meets what sails: 5 or 6 hits. It is never sunk.
kind-uboat-means = Face-up it meets Allied transports and landings, or attacks a fleet: 5 or 6 hits. Then it is turned over until the next turn.
kind-line-means = Rolls two dice in defence and absorbs one loss when it is removed. It cannot move.
kind-marker-means = Pays for one event. What can be played now stands among the buttons; each event can be played as often as its box on the track allows.

## Events
event-reinforcements = Reinforcements
event-extra-impulse = Extra Impulse
event-stop-battle = Stop Battle
event-logistics = Logistic Effort
event-reserves = Reserves
event-operations = Operations
event-strangle = Operation Strangle
event-kesselring = Kesselring
event-new-line = New Line

## Log
log-turn = Turn { $turn } began.
log-overlord = Overlord: the paratroops and one fleet left for Normandy.
log-fleet-released = A fleet left for Normandy.
log-initiative-roll = Initiative: Allies rolled { $allies }, Axis rolled { $axis }.
log-initiative = { $side } took the first impulse.
log-reinforced = { $side } placed a cube in { $area }.
log-converted = Raised in { $area }: { $unit }.
log-deployed = Deployed in { $area }: { $unit }.
log-line-deployed = A defensive line was dug in { $area }.
log-line-lost = The defensive line in { $area } was lost.
log-impulse = { $side } began { $extra ->
    [0] impulse { $impulse }
   *[other] an extra impulse
}.
log-passed = { $side } passed.
log-marched = { $side } moved { $count ->
    [one] one unit
   *[other] { $count } units
} from { $from } to { $area }.
log-flew = { $side } flew an aircraft from { $from } to { $area }.
log-sailed = { $side } sailed for { $area }.
log-infiltrated = Partisans slipped from { $from } to { $area }.
log-control = { $side } took control of { $area }.
log-bombs = { $side } bombed { $area } from { $from }.
log-bombing = Bombing, a hit on { $hit }+: { $hits ->
    [0] missed
   *[other] one loss
}. ({ $side }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
log-roused = Partisans in { $area } drew a cube from { $from }.
log-engagement = { $side } attacked a fleet with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hitting on { $hit }+: { $hits ->
    [0] no effect
   *[other] the fleet turned face-down
}.
log-event = { $side } played { $event }.
log-american-intercepts = The US fleet put out to intercept.
log-british-intercepts = The British fleet put out to intercept.
log-italian-intercepts = The Italian fleet put out to intercept.
log-uboat-intercepts = The U-boat closed in to intercept.
log-interception = { $side } intercepted with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hitting on { $hit }+: { $hits ->
    [0] no loss
    [one] 1 loss
   *[other] { $hits } losses
}.
log-arrow = An attack arrow was laid from { $from } to { $area }.
log-landing = The Allies declared a landing in { $area }.
log-battle = The battle for { $area } began.
log-bombardment = { $side } shelled the beach with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hitting on { $hit }+: { $hits ->
    [0] no loss
    [one] 1 loss
   *[other] { $hits } losses
}.
log-dropped = The paratroops jumped over { $area }.
log-air-support = { $side } flew support from { $from }.
log-tank-support = { $side } committed a tank in support.
log-battle-dice = { $side } rolled { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hitting on { $hit }+: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
log-elite-strikes = A German elite unit struck: one Allied loss more.
log-elite-shields = A German elite unit absorbed an Axis loss.
log-turned = Turned face-down in { $area }: { $unit }.
log-removed = Removed from { $area }: { $unit }.
log-retreats = { $side } retreated with everybody.
log-fell-back = { $side } fell back from { $from } to { $area }.
log-broken-off = The attacker broke off.
log-advanced = { $unit } occupied { $area }.
log-returned = A unit of the landing went back to { $area }.
log-adjusted = A unit too many went from { $from } to { $area }.
log-surrender = Italy surrendered: its tank, its aircraft and its fleet left the war.
log-uboat-gone = Every coast is Allied: the U-boat left the Mediterranean.
log-stars = Stars in supply: Allies { $allies }, Axis { $axis }.
log-won = { $side } won.
log-drawn = The war in the Mediterranean ended in a draw.

## Refusals
why-aircraft-busy = This aircraft already supports the battle.
why-aircraft-used = This aircraft is used; it turns face-up at the end of the turn.
why-all-go = A retreat takes everybody along: units are still in the area.
why-allied-only = Only the Allies can do this.
why-already-in-force = Logistic Effort is already in force this turn.
why-assigned = This unit already attacks somewhere this impulse; take that attack back to send it elsewhere.
why-axis-only = Only the Axis has elite units.
why-been-there = The group has already been in { $area } this impulse.
why-before-surrender = There are no partisans before Italy surrenders.
why-board-first = The landing needs somebody to land: put a unit aboard first.
why-box-full = This event has been played as often as its box allows.
why-by-drop = Paratroops do not board ships; they jump into the battle.
why-empty-hand = Take a unit up first.
why-enemy-there = The enemy holds { $area }: from an area next to it, press Done moving, then click it to attack.
why-fights-itself = The last aircraft of the area fights itself; it has nobody to support.
why-flown = This aircraft has already moved this impulse.
why-force-full = The landing force is full: four cubes or three and a tank, two cubes more with a second fleet.
why-hand-full = Finish with the group you are moving first.
why-has-acted = You have already done something this impulse, so you cannot pass.
why-has-room = One of these units still finds room next door; none need be removed.
why-held = Partisans hold this unit down for the impulse.
why-last-one = Somebody must stay in the group; halt it instead.
why-losses-first = The losses must be absorbed first.
why-mountain = Tanks do not support in mountains; they fight as cubes.
why-must-leave = An aircraft that flies out must leave the area.
why-must-return = Units that failed to land must go back to a supplied area of yours.
why-no-arrow = All three attack arrows lie on the map.
why-no-battle-there = No attack was declared there.
why-no-counter = No such counter is left in your pool.
why-no-cube-there = There is no Axis cube to draw from there.
why-no-cubes = You have no cube left to place.
why-no-elite-ready = No face-up elite unit fights here.
why-no-enemy-there = No enemy stands in { $area }.
why-no-fleet = A landing needs an Allied fleet that is face-up. Used ones turn face-up again at the end of the turn.
why-no-ground = It has nowhere to land: your other areas are full.
why-no-italian-fleet = Without the Italian fleet the Axis ships nothing.
why-no-landing = Declare the landing first.
why-no-line = All three lines stand on the map.
why-no-line-here = There is no line here to lose.
why-no-marker = You have no event marker left.
why-no-marker-back = You hold all your markers; none can come back.
why-no-mission-left = All missions of this impulse have been flown from { $area }.
why-no-paratroops = No face-up paratroops are free to jump.
why-no-partisans-ready = No face-up partisans are there.
why-no-points = No naval transport point is left this turn: move by land, or wait for the next turn.
why-no-port = There is no other coastal area of yours to sail to.
why-no-retreat = This loss cannot be absorbed by retreating.
why-no-room = The area is full.
why-no-such-unit = There is no such unit there; those that can do it are lit.
why-no-tank-to-support = A face-up tank and somebody beside it are needed.
why-no-triangle = Partisans live only in areas with a light-blue triangle.
why-no-way-there = No way by land leads from { $from } to { $area }: enemies or the sea lie between.
why-no-way = Every way out of { $area } is barred.
why-nobody-to-land = No free cube or tank stands on an Allied coast.
why-prescribed = The rules say which counters stand in Africa; only the nation of a tank or aircraft is yours to choose.
why-none-left = None is left to deploy.
why-not-a-land-unit = Only land units do this.
why-not-a-port = It must embark from a coastal area of yours.
why-not-a-supplied-port = Allied cubes land in supplied coastal areas of yours.
why-nobody-near = Nobody of yours stands next to { $area }: an attack comes from the next area.
why-not-adjacent = The areas are not adjacent: only the next area can be reached so.
why-not-all-deployed = Units or lines are still waiting to be deployed.
why-not-an-aircraft = Only aircraft do this.
why-not-an-allied-fleet = Choose the US or the British fleet.
why-not-an-enemy-coast = A landing goes to a coastal area under Axis control.
why-not-an-enemy-fleet = Only a face-up enemy fleet can be attacked.
why-not-attacking = This unit did not take part in the attack.
why-not-by-sea = Nobody retreats by sea.
why-not-carried = Ships carry land units only.
why-not-coast = { $area } does not lie on the sea.
why-not-enemy-area = The area is not under enemy control: choose one that the enemy holds.
why-not-for-sale = This cannot be had by conversion.
why-not-in-africa = The Axis deploys nothing more in Africa.
why-not-in-hand = This unit is not in the moving group.
why-not-in-it = This unit is not among those hit.
why-not-landed = Only cubes and tanks land from ships.
why-land-later = Landings in { $area } are declared with the attacks: press Done moving first.
why-attack-later = An attack on { $area } is declared after the movement: press Done moving first.
why-land-in-the-attack-phase = The enemy holds { $area }: landings are declared in the attack phase.
why-bombing-is-clicked-there = Aircraft land in areas of their own. To bomb, take this back, then click the target alone.
why-not-defending = This unit does not defend { $area }.
why-new-cubes-only = Only the cubes that this event has placed may be converted.
why-tank-used = The tank is face-down.
why-put-down-before = It was put down here once already: move it on, or take the last line back.
why-not-now = Not at this moment.
why-not-here = Nothing here has a part in what is decided now.
why-under-a-button = A click does nothing here; what can be done stands behind a small button beside the prompt.
why-stands-in-africa = What stands in Africa is prescribed. To change the nation of a tank or aircraft, click the other one in the tray, then the area.
why-deployed = This is deployed already; to move it, take its line back. To deploy, click a counter in the tray, then a lit area.
why-click-the-target = It can be used now: click what it is used on, which is lit.
why-events-by-button = Markers are not clicked: an event is played with the button that names it, when you move or are asked.
why-fleet-waits = Ships do not move. An enemy fleet is attacked by a click on that fleet, { $landing ->
    [0] {""}
   *[other] a landing is declared in the attack phase by a click on the enemy coast,{" "}
}and you are asked when something can be intercepted.
why-sea-is-crossed = Nobody stops at sea. Take up a lit unit on a coast of yours, then click the coast of yours that it sails to.
why-click-the-port = Nobody stops at sea: click the lit coast that the group sails to.
why-too-few-points = { $points ->
    [one] Only one transport point is left
   *[other] Only { $points } transport points are left
} this turn: leave the others behind to sail.
why-lands-on-a-coast = A landing is declared by a click on the enemy coast where it goes ashore.
why-not-own = The area is not yours: this goes to areas of your own.
why-not-supplied = { $area } is not a supplied area of yours.
why-not-supplied-europe = Axis cubes enter in supplied areas of yours in Europe, not on Sardinia or Corsica.
why-not-there = Not in Africa, Sardinia or Corsica, and only in areas of yours.
why-not-too-many = Nothing stands above the limit here.
why-not-your-event = This event is not on your track.
why-not-yours = It is the other player's decision.
why-nothing-to-absorb = The Axis has no loss to absorb.
why-nothing-used = Nothing there shows its used side.
why-nowhere = There is no area of yours to retreat to.
why-one-aircraft = The Allies get one aircraft a turn.
why-one-event = You have already played an event this impulse.
why-one-landing = One landing an impulse.
why-one-line = { $area } already has a line.
why-one-supporter = One aircraft supports a battle, and it has been declared.
why-last-round = The last round has been fought.
why-one-tank = One tank supports a round.
why-only-the-step = Only the area just entered can be bombed now.
why-out-of-reach = It lies out of air range. Click the aircraft with the overlay “Air range” to see what it reaches.
why-over = The game is over.
why-paratroops-gone = There are no paratroops to be had.
why-partisans-move = Partisans move through triangle areas and end in an enemy one.
why-place-first = Place the cubes first, then convert.
why-placing-is-over = Placing is over; you are converting.
why-retreat-once = The retreat is declared already; it absorbs one loss.
why-sailed-already = This unit has already sailed this impulse.
why-same-port = A unit of the convoy comes from there.
why-same-spot = The aircraft already stands there.
why-ship-not-own = This ship is not yours.
why-ship-used = This ship is used or out of the game.
why-still-stacked = Settle the stacking first.
why-strangled = Operation Strangle closes the area to the Axis this impulse.
why-too-far = { $area } is more than two areas away, or the way is barred.
why-too-few-cubes = It costs { $price ->
    [one] one cube
   *[other] { $price } cubes
}; { $cubes ->
    [0] none is there
    [one] one is there
   *[other] { $cubes } are there
}.
why-two-tanks = { $area } already holds two tanks.
why-unknown-area = There is no such area.
why-unsupplied = { $area } is out of supply.
why-wrong-spot = An aircraft cannot stand there.

## Turn and phase
turn-of = Turn { $turn } of { $turns }
phase-deploy = Set-up
phase-overlord = Overlord
phase-initiative = Initiative
phase-reinforce = Reinforcements
phase-convert = Conversion
phase-move = { $side }, impulse { $impulse } of { $impulses }: movement
phase-declare = { $side }, impulse { $impulse } of { $impulses }: attacks
phase-battles = { $side }, impulse { $impulse } of { $impulses }: battles
phase-stacking = { $side }, impulse { $impulse } of { $impulses }: stacking
phase-before-battle = Before the battle for { $area }
phase-battle = Battle for { $area }, round { $round } of { $rounds }
phase-extra = Extra impulse
phase-supply = Supply
phase-over = The war is over

## Standing
standing-stars = Stars in supply: Allies { $allies }, Axis { $axis }
standing-all-stars = The Allies win at once with all { $stars } stars.
standing-munich = The Allies win at the end of a turn with a supplied land unit in { $area }.
standing-final = After turn { $turns } most stars in supply win; a side without units loses at once.
standing-given = Bid for sides: { $side } +{ $stars } at the final count.
standing-italy-in = Italy fights on: an Italian area in Allied hands at the end of a turn takes it out.
standing-italy-out = Italy has surrendered.

## Outcome
over-all-stars = { $side } won: every star is theirs.
over-elimination = { $side } won: the enemy has no unit left.
over-munich = { $side } won: Munich is taken and supplied.
over-final = { $side } won: more stars in supply after the last turn.
over-draw = A draw.

## Prompts
prompt-over = The game is over.
prompt-wait = { $side }: wait a moment.
prompt-deploy = { $side }, set-up: { $left ->
    [one] one piece is
   *[other] { $left } pieces are
} left to deploy anywhere outside Africa — or take the ready-made deployment.
prompt-deployed = { $side }, set-up: everything is deployed — Done deploying.
prompt-overlord = { $side }: choose the fleet that leaves for Overlord.
prompt-initiative = { $side }, you won the roll: say who takes the first impulse.
prompt-reinforce = { $side }, reinforcements: place { $left ->
    [one] one cube
   *[other] { $left } cubes
} in supplied areas — Done placing gives up the rest.
prompt-convert = { $side }, conversion: pay cubes of a supplied area for counters — Done converting.
prompt-muster = { $side }, Reinforcements event: place { $left ->
    [one] one cube
   *[other] { $left } cubes
} in areas of yours — Done placing gives up the rest.
prompt-muster-convert = { $side }, Reinforcements event: convert the new cubes if you like — Done converting.
prompt-move = { $side }, impulse { $impulse } of { $impulses }: move, sail, fly and bomb; then press Done moving and declare up to three attacks.
prompt-group = { $side }: the group stands in { $area }; click where it goes. A click on a unit adds it or leaves it behind.
prompt-group-on = { $side }: the group stands in { $area }; click where it goes on, add or drop units, or press Halt.
prompt-land = { $side }: choose where the aircraft lands.
prompt-land-out = { $side }: choose where the aircraft escapes to; it lands face-down.
prompt-convoy = { $side }: aboard { $cubes ->
    [0] no cubes
    [one] one cube
   *[other] { $cubes } cubes
}{ $counters ->
    [0] {""}
    [one] {" "}+ one counter
   *[other] {" "}+ { $counters } counters
}. { $points ->
    [0] No transport point is left: click
    [one] Embark more (one transport point left), or click
   *[other] Embark more ({ $points } transport points left), or click
} the port to sail to.
prompt-intercept-convoy = { $side }: a convoy ({ $cubes ->
    [0] no cubes
    [one] one cube
   *[other] { $cubes } cubes
}{ $counters ->
    [0] {""}
    [one] {" "}+ one counter
   *[other] {" "}+ { $counters } counters
}) sails to { $area }. { $left ->
    [one] { $dice ->
        [0] One of yours can meet it: its click rolls
       *[other] One more can meet it: with its click all roll
    }
   *[other] Click the aircraft and ships that shall meet it: they roll together ({ $dice ->
        [0] no die yet
        [one] 1 die so far
       *[other] { $dice } dice so far
    })
} — { $dice ->
    [0] or let it pass
   *[other] Roll
}.
prompt-intercept-landing = { $side }: a landing ({ $cubes ->
    [0] no cubes
    [one] one cube
   *[other] { $cubes } cubes
}{ $counters ->
    [0] {""}
    [one] {" "}+ one counter
   *[other] {" "}+ { $counters } counters
}) sails to { $area }. { $left ->
    [one] { $dice ->
        [0] One of yours can meet it: its click rolls
       *[other] One more can meet it: with its click all roll
    }
   *[other] Click the aircraft and ships that shall meet it: they roll together ({ $dice ->
        [0] no die yet
        [one] 1 die so far
       *[other] { $dice } dice so far
    })
} — { $dice ->
    [0] or let it pass
   *[other] Roll
}.
prompt-losses-area = { $side }: absorb { $hits ->
    [one] one loss
   *[other] { $hits } losses
} in { $area }. Choose a lit unit — or take the loss on the button.
prompt-losses-convoy = { $side }: absorb { $hits ->
    [one] one loss
   *[other] { $hits } losses
} in the convoy. Choose a lit unit — or take the loss on the button.
prompt-losses-landing = { $side }: absorb { $hits ->
    [one] one loss
   *[other] { $hits } losses
} in the landing force for { $area }. Choose a lit unit — or take the loss on the button.
prompt-losses-attacker = { $side }, attacking { $area }: absorb { $hits ->
    [one] one loss
   *[other] { $hits } losses
}. Choose a lit unit — or take the loss on the button.
prompt-losses-defender = { $side }, defending { $area }: absorb { $hits ->
    [one] one loss
   *[other] { $hits } losses
}. Choose a lit unit or take the loss on the button — or retreat with everybody for one of them.
prompt-losses-cornered = { $side }, defending { $area }: absorb { $hits ->
    [one] one loss
   *[other] { $hits } losses
}. Choose a lit unit — or take the loss on the button.
prompt-window-open = { $side }: impulse { $impulse } ({ $active }) begins; bomb or play an event — Let pass.
prompt-window-moved = { $side }: movement of the { $active } is over; bomb or play an event — Let pass.
prompt-window-battle = { $side }: before the battle for { $area }; bomb or play an event — Let pass.
prompt-window-round = { $side }: round { $round } for { $area } is over; bomb, stop the battle or play an event — Let pass.
prompt-window-last = { $side }: the last battle is over; a last chance to bomb or play an event this impulse — Let pass.
prompt-window-step = { $side }: { $active } moved into { $area }; bomb it or play an event — Let pass.
prompt-declare = { $side }: declare attacks ({ $left ->
    [one] one arrow
   *[other] { $left } arrows
} left){ $landing ->
    [0] {""}
   *[other] {", or click an enemy coast to land there"}
}; they are fought after all are declared — { $laid ->
    [0] No attack
   *[other] Done declaring
}.
prompt-declare-last = { $side }: all arrows are laid; add units to them — Done declaring.
prompt-board = { $side }: put cubes and at most one tank aboard for { $area }: click units, or { $area } for as many as the ships carry.
prompt-choose = { $side }: choose the battle to fight next.
prompt-fly-out = { $side }: { $area } is attacked; fly aircraft out (they land face-down) — They stay.
prompt-drop = { $side }: drop the paratroops on { $area }, or keep them.
prompt-support = { $side }, round { $round } for { $area }: commit an aircraft and a tank in support — Roll.
prompt-elite = { $side }: an elite unit may inflict a loss or absorb one ({ $own } to absorb, { $enemy } on the Allies) — Keep it.
prompt-retreat = { $side }: send every unit out of { $area }, one or two areas back.
prompt-withdraw = { $side }: withdraw units from { $area } before the next round — The rest stays.
prompt-resolve = { $side }: round { $round } of { $rounds } for { $area } is over; fight on or break off.
prompt-reserves = { $side }: play Reserves for one more round in { $area }? — No Reserves.
prompt-last-retreat = { $side }: the last round for { $area } is over; retreat or stand.
prompt-advance = { $side }: { $area } is empty; choose who occupies it — Done advancing.
prompt-return = { $side }: the landing in { $area } failed; choose where each unit goes back to.
prompt-adjust = { $side }, stacking: at most { $limit } units and { $tanks } tanks an area; move what is too much to an area of yours next door.
prompt-adjust-full = { $side }, stacking: at most { $limit } units and { $tanks } tanks an area, and no area of yours next door has room; choose what is lost.
prompt-supply = { $side }, supply: play Logistic Effort to save units out of supply? — No Logistic Effort.
prompt-extra = { $side }: the impulses are used up; spend an event marker ({ $markers } left) on an extra impulse? — No extra impulse.

## Explanations: two sentences when a thing first comes up
explain-prompt-deploy = Click a counter in the tray, then a lit area; a ready-made set-up is as good as one of your own to begin with. Units in the front areas fight first; what stands behind can move up in your impulse.
explain-prompt-initiative = Whoever has the first impulse moves and attacks before the other can answer. The Allies usually want it while they are short of time, the Axis to hit an exposed area.
explain-prompt-reinforce = New cubes come into supplied areas only. An area holds at most six units, so place them where they can march on.
explain-prompt-convert = Cubes are the currency: pay some that stand in a supplied area and a tank or an aircraft stands there instead. One tank and one aircraft in a battle make every die hit more often.
explain-prompt-move = Click a cube or counter, then where it goes: it may cross any number of areas that are empty or yours. Moves are sent with the button and can be taken back until then; a bombing rolls at once.
explain-prompt-group = What you have taken up moves together. Click more units to add them, or the area to which they go.
explain-prompt-declare = Click an enemy area next to yours to lay an arrow: up to three arrows an impulse. All attacks are declared before the first battle is fought.
explain-prompt-support = Each cube rolls one die and hits on a 6; an aircraft in support makes it 5 or 6, a tank one better still. Both sides roll at the same time, for three rounds at most.
explain-prompt-resolve = Breaking off costs nothing but the ground. Fighting on pays when the enemy has fewer dice left than you.
explain-prompt-losses-attacker = A face-up counter can be turned over instead of losing a cube. Counters turn face-up again at the end of the turn.
explain-prompt-losses-defender = A face-up counter can be turned over instead of losing a cube, and a retreat of one or two areas absorbs one loss. Losses beyond what stands there are ignored.
explain-prompt-losses-cornered = A face-up counter can be turned over instead of losing a cube. Losses beyond what stands there are ignored.
explain-prompt-window-open = The enemy is about to act and you may interrupt him with bombs or an event. Letting it pass costs nothing; under “Orders” you say when you want to be asked.
explain-prompt-intercept-convoy = Aircraft in reach and ships that are face-up may try to sink what sails; they are used up by the attempt. Each rolls one die and hits on 5 or 6.
explain-prompt-intercept-landing = Aircraft in reach and ships that are face-up may meet the landing at sea; they are used up by the attempt. Each rolls one die and hits on 5 or 6, before the battle on the beach begins.
explain-prompt-adjust = An area holds at most six units and two tanks. This is checked at the end of every impulse.
explain-prompt-supply = Units without a line of areas to a source of supply are removed at the end of the turn. The event saves them this once.

## What a bot intends
plan-march = March from { $from } to { $to }
plan-ship = Sail from { $from } to { $to }
plan-fly = Move { $unit } from { $from } to { $to }
plan-infiltrate = Partisans slip from { $from } to { $to }
plan-assault = Attack { $to }
plan-attack = Attack { $to } from { $from }
plan-landing = Land in { $to } with { $units ->
    [one] one unit
   *[other] { $units } units
} and { $fleets ->
    [one] one fleet
   *[other] { $fleets } fleets
}

## Labels
label-deploy = Deploy { $unit } in { $area }
label-deploy-spot = Deploy { $unit } in { $area }, another spot ({ $spot }): also reaches { $more }{ $count ->
    [one] {""}
   *[other] {" "}and more
}
label-deploy-aside = Deploy { $unit } in { $area }, another spot ({ $spot }), with the same range
label-deploy-line = Dig a line in { $area }
label-exchange = Let the { $unit } stand in { $area }
label-ready-made = Ready-made deployment
label-ready-made-done = Ready-made deployment, and done
label-release = { $ship } leaves
label-initiative-allies = Allies go first
label-initiative-axis = Axis goes first
label-reinforce = Place a cube in { $area }
label-reinforce-all = Place { $count } cubes in { $area }
label-convert = { $unit } in { $area } ({ $price ->
    [one] one cube
   *[other] { $price } cubes
})
label-convert-spot = { $unit } in { $area }, another spot ({ $spot }): also reaches { $more }{ $count ->
    [one] {""}
   *[other] {" "}and more
} ({ $price ->
    [one] one cube
   *[other] { $price } cubes
})
label-convert-aside = { $unit } in { $area }, another spot ({ $spot }), with the same range ({ $price ->
    [one] one cube
   *[other] { $price } cubes
})
label-arm = Partisans in { $area }, paid in { $from }
label-take = Take up { $unit } in { $from }
label-take-all = Take up all { $count } units in { $area }
label-step = Move to { $area }
label-march = March to { $area } ({ $steps } areas)
label-step-by-step = Step by step
label-leave = Leave { $unit } in { $from }
label-halt = Halt
label-put-down = Put the group down
label-land = Land in { $area }
label-land-spot = Land in { $area }, another spot ({ $spot }): also reaches { $more }{ $count ->
    [one] {""}
   *[other] {" "}and more
}
label-land-aside = Land in { $area }, another spot ({ $spot }), with the same range
label-embark = Embark { $unit } in { $from }
label-by-sea = By sea…
label-overseas = { $count ->
    [one] Sail to { $area } with one unit
   *[other] Sail to { $area } with { $count } units
}
label-other-landing = Land with { $ship }…
label-other-attack = { $ship } attacks…
label-sail = Sail to { $area }
label-infiltrate = Partisans slip from { $from } to { $area }
label-bomb = Bomb { $area } with { $unit } from { $from }
label-rouse = Partisans in { $area } draw a cube from { $from }
label-engage = { $ship } attacks { $target }
label-play-reinforcements = Play Reinforcements: more cubes now
label-events = Events…
label-play-extra-impulse = Play Extra Impulse: one more for you
label-play-stop-battle = Play Stop Battle: it ends here
label-play-logistics = Play Logistic Effort: no want of supply this turn
label-play-reserves = Play Reserves: one more round
label-play-operations = Operations: act again…
label-play-operations-short = Operations…
label-play-strangle = Strangle: close an area to the Axis…
label-play-strangle-short = Strangle…
label-play-kesselring = Play Kesselring: take two used markers back
label-play-new-line = Play New Line: a lost line returns
label-play-new-line-short = New Line…
label-operations = Operations: turn everything in { $area } face-up
label-operations-sea = Operations: turn the fleets face-up
label-strangle = Strangle { $area }: this impulse no Axis unit enters it, leaves it or attacks from it
label-new-line = New Line in { $area }
label-intercept-air = Intercept with { $unit } from { $from }
label-intercept-ship = Intercept with { $ship }
label-intercept-air-roll = Intercept with { $unit } from { $from }, and roll
label-intercept-ship-roll = Intercept with { $ship }, and roll
label-intercept-wisely = { $count ->
    [one] Meet it as the staff would, and roll one die
   *[other] Meet it as the staff would, and roll { $count } dice
}
label-attack = Attack { $area } with { $unit } from { $from }
label-attack-all = Attack { $area } with all { $count } units
label-attack-fight = { $count ->
    [one] Attack { $area } and fight
   *[other] Attack { $area } with { $count } units and fight
}{ $attacks ->
    [one] {""}
   *[other] { " " }all { $attacks } battles
}{ $more ->
    [0] {""}
    [one] : 1 other area is not attacked
   *[other] : { $more } other areas are not attacked
}
label-landing = Land in { $area } with { $ship }
label-join = { $ship } joins the landing
label-board = Put { $unit } in { $from } aboard
label-board-all = Put { $count } units aboard for { $area }
label-battle = Fight for { $area } now
label-drop = Drop the paratroops on { $area }
label-support = Support with { $unit } from { $from }
label-tank-support = Support with a tank
label-strike = Elite strikes
label-shield = Elite absorbs a loss
label-turn = Turn { $unit } in { $from } face-down
label-remove = Remove { $unit } in { $from }
label-turn-several = { $turned ->
    [one] Turn { $unit } face-down
   *[other] Turn { $turned } counters face-down
}
label-lose-cubes = { $removed ->
    [one] Lose one cube
   *[other] Lose { $removed } cubes
}
label-turn-and-lose = { $turned ->
    [one] Turn { $unit } face-down
   *[other] Turn { $turned } counters face-down
}, lose { $removed ->
    [one] one cube
   *[other] { $removed } cubes
}
label-lose-several = { $removed ->
    [one] Remove one unit
   *[other] Remove { $removed } units
}
label-turn-and-remove = { $turned ->
    [one] Turn { $unit } face-down
   *[other] Turn { $turned } counters face-down
}, remove { $removed ->
    [one] one unit
   *[other] { $removed } units
}
label-lose-line = Give up the line in { $area }
label-retreat = Retreat from { $area }{ $aircraft ->
    [0] {""}
    [one] : the aircraft there is lost, nowhere is room to land
   *[other] : { $aircraft } aircraft there are lost, nowhere is room to land
}
label-fall = Fall back to { $area }: { $unit }
label-fall-all = Fall back to { $area } with { $count } units
label-continue = Fight another round
label-continue-wisely = Fight another round, with support
label-continue-choose = Another round: choose the support
label-break-off = Break off
label-advance = Occupy with { $unit } from { $from }
label-advance-all = Occupy { $area } with all { $count } units
label-return = Back to { $area }: { $unit }
label-adjust = Move { $unit } from { $from } to { $area }
label-adjust-all = Move { $count } units to { $area }
label-adjust-wisely = { $more ->
    [0] Move { $unit } from { $from } to { $area }
   *[other] Move { $unit } from { $from } to { $area }, and { $more } more
 }
label-eliminate = Remove { $unit } in { $from }: no room
label-pass = Pass
label-done = Done
label-done-deploying = Done deploying
label-done-placing = Done placing
label-done-converting = Done converting
label-done-moving = Done moving
label-no-interception = Let it pass
label-roll-interception = Roll
label-no-attack = No attack
label-done-declaring = Done declaring
label-aircraft-stay = They stay
label-no-drop = No drop
label-done-supporting = Roll
label-support-wisely = { $count ->
    [one] Use the support and roll
   *[other] Use both supports and roll
 }
label-elite-waits = Keep it
label-rest-stays = The rest stays
label-done-advancing = Done advancing
label-decline = Let pass
label-stand = Stand
label-no-reserves = No Reserves
label-no-logistics = No Logistic Effort
label-no-extra = No extra impulse

## Tracks
track-turn = Turn
track-impulse = Impulse
track-transport = Naval transport
track-round = Battle round
track-markers = Event markers: { $side }
track-event = { $event } ({ $side })

## Panels
panel-battle = Battle for { $area }
panel-battle-round = { $round ->
    [0] Before the first of { $rounds } rounds
   *[other] Round { $round } of { $rounds }
}
panel-attacker = Attacker ({ $side }): { $units ->
    [one] one unit
   *[other] { $units } units
}: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hits on { $hit }+
panel-defender = Defender ({ $side }): { $units ->
    [one] one unit
   *[other] { $units } units
}: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hits on { $hit }+
panel-line-dice = { $side }: the line adds two dice
panel-tank-supports = { $side }: a tank supports; its die for −1 on the number to hit
panel-air-supports = { $side }: an aircraft supports; −1 on the number to hit
panel-mountain = { $side }: mountain, no tank supports
panel-elites = { $count ->
    [one] One face-up elite rolls no die: it strikes or absorbs instead
   *[other] { $count } face-up elites roll no dice: they strike or absorb instead
}
panel-dice-limit = { $side }: no more than { $dice } dice
panel-bombardment = Naval bombardment first: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hits on { $hit }+
panel-to-absorb = { $side }: still to absorb { $hits ->
    [one] one loss
   *[other] { $hits } losses
}
panel-retreating = { $side }: retreat after this round{ $aircraft ->
    [0] {""}
    [one] ; the aircraft finds no room to land and is lost
   *[other] ; { $aircraft } aircraft find no room to land and are lost
}
panel-stacking = Too many in one area
panel-crowded = { $area }: { $count } units where { $limit } may stand; { $excess ->
    [one] one must
   *[other] { $excess } must
} go next door at the end of the impulse or be lost
panel-crowded-tanks = { $area }: { $count } tanks where { $limit } may stand; { $excess ->
    [one] one must
   *[other] { $excess } must
} go next door at the end of the impulse or be lost
panel-effects = In force this impulse
panel-supply = Supply now
panel-reminders = Do not forget
panel-unsupplied = { $side }: { $count ->
    [one] one unit
   *[other] { $count } units
} in { $area } out of supply; removed at the end of the turn
panel-logistics = { $side }: Logistic Effort saves them this turn
panel-strangled = Operation Strangle: no Axis unit enters, leaves or attacks from { $area } this impulse
panel-reinforcements = Coming on turn { $turn }
panel-cubes = { $side }: { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} ({ $pool } in the pool)
panel-overlord = Overlord: the paratroops and one Allied fleet leave, transport falls to 3, the long ruler comes
panel-prices = Conversion: { $side }
panel-price = { $unit }: { $price ->
    [one] one cube
   *[other] { $price } cubes
} ({ $left } left)

## Odds
odds-taken = { $area } is taken
odds-held = { $area } holds
odds-destroyed = The attackers of { $area } are destroyed
odds-hopeless = { $area } hardly ever falls, and you lose no less than the enemy.
odds-losses = { $side }: units lost on average
odds-bomb-hits = { $area } takes a loss
odds-bomb-misses = The bombs miss { $area }
odds-expected-hits = Losses on average
odds-fleet-turned = The fleet turns face-down
odds-fleet-missed = No effect
odds-interception-hits = { $hits ->
    [0] No loss
    [one] One loss
   *[other] { $hits } losses
}
odds-assume-no-more-interceptors = Nobody else joins the interception.
odds-assume-first = The battle for { $area } is fought first.
odds-assume-rounds = The attacker fights all rounds; nobody plays Reserves.
odds-assume-one-round = The attacker breaks off after the round.
odds-assume-stands = The defender stands: no retreat, no aircraft flies out.
odds-assume-met = Enemy ships and the aircraft that he can spare meet the landing at sea.
odds-assume-unmet = Nobody meets the landing at sea.
odds-if-unmet = If nobody meets the landing at sea, { $area } is taken { $share } times in 100.
odds-if-met = If the enemy meets the landing at sea, { $area } is taken { $share } times in 100.
odds-assume-support = Both fly support if they can, and commit a tank if that raises the hits to be expected.
odds-assume-no-support = The enemy flies no support and commits no tank; you do if it helps.
odds-assume-losses = Losses turn counters over first, then remove cubes, then the line, then used counters; a tank whose support is worth more than a cube stands.
odds-assume-elites = Elite units strike as soon as they can.
odds-assume-elites-absorb = Elite units absorb losses as soon as they can.
odds-assume-no-interrupts = Nobody bombs or plays an event in between.

## Standing orders
order-bomb-stack = Bomb an area as soon as so many enemies stand there
order-intercept = Intercept every convoy and landing
order-fly-out = Fly aircraft out of an attacked area

## Looks
badge-held = held down
badge-shipped = has sailed
badge-flown = has flown
badge-fresh = new
badge-supporting = in support
badge-landing = lands
badge-convoy = at sea
badge-dropped = jumped
symbol-star = star
symbol-allied-star = Allied star
symbol-airfield = airfield
symbol-mountain = mountain
symbol-triangle = partisans
symbol-axis = Axis symbol
symbol-coast = coast
overlay-air = Air range
overlay-air-means = Click a counter of an aircraft to see its range alone.
overlay-supply-means = Hatched: own areas in supply. Red rings: units without any.

## Moments for standing orders
window-step = the enemy enters an area
window-march = the enemy moves
window-open = an impulse begins
window-moved = movement is over
window-last = the last battle is over
window-battle = before a battle
window-round = after a round of battle
window-intercept-landing = a landing sails
window-intercept-convoy = a convoy sails
window-fly-out = aircraft under attack
window-reserves = Reserves
window-withdraw = withdrawal
window-support = support in a round
window-elite = elite units after the dice
window-losses = losses to absorb
window-retreat = where a retreat goes
window-flight = where aircraft land
window-last-retreat = last retreat
window-supply = units would starve
window-extra-impulse = extra impulse

## Sequence of play
sequence-setup = Set-up: the Axis deploys
sequence-overlord = Turn 5, Overlord: a fleet leaves for Normandy
sequence-initiative = Initiative: whoever rolls higher says who goes first
sequence-reinforce = Reinforcements, from turn 2 on
sequence-convert = Conversion of cubes into counters, from turn 2 on
sequence-impulses = Four impulses, the sides in turn. In each:
sequence-move = move, sail, fly and bomb
sequence-declare = declare up to three attacks
sequence-battles = fight them, up to three rounds each
sequence-stacking = bring stacks down to their limits
sequence-extra = An extra impulse, for whoever plays the event
sequence-supply = Supply: units without it are removed
sequence-end = End of the turn: victory is checked, used counters turn face-up

## Headings of the rulebook
section-introduction = Introduction
section-map = Map
section-components = Components
section-pieces = Pieces
section-setup = Setup
section-victory = Victory
section-turn-sequence = Turn sequence
section-initiative = Initiative
section-reinforcements = Reinforcements
section-conversion = Conversion
section-impulses = Impulses
section-land-movement = Land movement
section-air-movement = Air movement
section-fleet-movement = Fleet movement
section-naval-transport = Naval transport
section-transport-interception = Transport interception
section-landings = Landings
section-landing-interception = Landing interception
section-naval-bombardment = Naval bombardment
section-combat = Combat
section-combat-procedure = Combat procedure
section-dice-results = Dice results
section-losses = Losses
section-retreat = Retreat
section-occupation = Occupation
section-stacking = Stacking
section-control = Control
section-supply = Supply
section-supply-sources = Supply sources
section-out-of-supply = Out of supply
section-tanks = Tanks
section-elite-units = Elite units
section-paratroops = Paratroops
section-partisans = Partisans
section-defensive-lines = Defensive lines
section-aircraft = Aircraft
section-aircraft-range = Aircraft range
section-aircraft-position = Aircraft position
section-airfields = Airfields
section-bombing = Bombing
section-fleets = Fleets
section-u-boats = U-boats
section-events = Events
section-allied-events = Allied events
section-axis-events = Axis events
section-italian-surrender = Italian surrender
section-overlord = Overlord
section-timing-windows = Timing windows
label-fall-wisely = All fall back where the staff wants them
label-place-wisely = { $count ->
    [one] Place one cube where the staff wants it
   *[other] Place { $count } cubes where the staff wants them
 }
label-convert-wisely = { $more ->
    [0] Convert: { $unit } in { $area }
    [one] Convert: { $unit } in { $area }, and one more
   *[other] Convert: { $unit } in { $area }, and { $more } more
}
label-return-wisely = { $count ->
    [one] Take it back as the staff would
   *[other] Take all { $count } back as the staff would
 }
label-advance-wisely = { $count ->
    [one] Advance with one unit
   *[other] Advance with { $count } units
 }
loses-conquest = { $area } was won and is left empty.
loses-star = A star is given away that could still be held: { $area }.
loses-for-nothing = Nobody gets away from { $area }: the losses take all who would go.
loses-unit = { $unit } in { $from } is lost: no area of yours next door has room.
loses-emptied = { $area }{ $more ->
    [0] {""}
    [one] {" "}and another area
   *[other] {" "}and { $more } more areas
} would be left empty.
loses-attacks = A good attack could be made: { $area } is lit.
loses-idle = { $count } units stand beside { $area }, where the enemy has { $enemy }, and nobody attacks.
loses-impulse = The whole impulse is given away: nobody moves, nobody attacks.
loses-movement = Nobody has moved in this impulse.
loses-cubes = { $left ->
    [one] One cube is given up.
   *[other] { $left } cubes are given up.
}
reason-dice = { $own ->
    [one] one die
   *[other] { $own } dice
} against { $enemy }
reason-wears-down = hardly to take it: the enemy should lose more than you

## Names on the map
map-france = FRANCE
map-switzerland = SWITZERLAND
map-hungary = HUNGARY
map-balkans = BALKANS
map-ligurian-sea = Ligurian Sea
map-adriatic-sea = Adriatic Sea
map-mediterranean-sea = Mediterranean Sea
map-tyrrhenian-sea = Tyrrhenian Sea
map-ionian-sea = Ionian Sea
map-malta = Malta
map-gulf-of-gab-s = Gulf of Gabès
map-gulf-of-sirte = Gulf of Sirte

## Words that mean the same in a search
term-landing = landing, landings, invasion, amphibious, beachhead, D-day
term-odds = dice, die, odds, chance, chances, probability
