# Stalingrad Blitzkrieg

## The box
game-facts = Hexes, zones of control and command chits · 2 players · 4 to 6 hours · medium
scenario-campaign = Campaign: Case Blue, June 1942 to February 1943
bid-unit = × 5 victory points

## Seats
seat-axis = Axis
seat-soviet = Soviets

## Map
hex = hex { $key }
place-kursk = Kursk
place-shchigry = Shchigry
place-belgorod = Belgorod
place-volchansk = Volchansk
place-kharkov = Kharkov
place-kupyansk = Kupyansk
place-izyum = Izyum
place-lozovaya = Lozovaya
place-slavyansk = Slavyansk
place-artemovsk = Artemovsk
place-gorlovka = Gorlovka
place-debaltsevo = Debaltsevo
place-stalino = Stalino
place-mariupol = Mariupol
place-taganrog = Taganrog
place-kerch = Kerch
place-livny = Livny
place-kastornoye = Kastornoye
place-stary-oskol = Stary Oskol
place-novy-oskol = Novy Oskol
place-valuiki = Valuiki
place-voronezh = Voronezh
place-zadonsk = Zadonsk
place-gryazi = Gryazi
place-ostrogozhsk = Ostrogozhsk
place-liski = Liski
place-rossosh = Rossosh
place-kantemirovka = Kantemirovka
place-pavlovsk = Pavlovsk
place-boguchar = Boguchar
place-starobelsk = Starobelsk
place-lisichansk = Lisichansk
place-voroshilovgrad = Voroshilovgrad
place-krasny-luch = Krasny Luch
place-millerovo = Millerovo
place-kamensk = Kamensk
place-belaya-kalitva = Belaya Kalitva
place-shakhty = Shakhty
place-novocherkassk = Novocherkassk
place-rostov = Rostov
place-tatsinskaya = Tatsinskaya
place-morozovsk = Morozovsk
place-konstantinovskaya = Konstantinovskaya
place-tsimlyanskaya = Tsimlyanskaya
place-surovikino = Surovikino
place-kalach = Kalach
place-stalingrad = Stalingrad
place-veshenskaya = Veshenskaya
place-serafimovich = Serafimovich
place-kletskaya = Kletskaya
place-frolovo = Frolovo
place-ilovlya = Ilovlya
place-mikhailovka = Mikhailovka
place-uryupinsk = Uryupinsk
place-novokhopersk = Novokhopersk
place-povorino = Povorino
place-borisoglebsk = Borisoglebsk
place-balashov = Balashov
place-buturlinovka = Buturlinovka
place-rtishchevo = Rtishchevo
place-atkarsk = Atkarsk
place-saratov = Saratov
place-kamyshin = Kamyshin
place-krasny-kut = Krasny Kut
place-pallasovka = Pallasovka
place-leninsk = Leninsk
place-akhtuba = Akhtuba
place-baskunchak = Baskunchak
place-cherny-yar = Cherny Yar
place-yenotayevka = Yenotayevka
place-astrakhan = Astrakhan
place-kotelnikovo = Kotelnikovo
place-zimovniki = Zimovniki
place-proletarskaya = Proletarskaya
place-salsk = Salsk
place-elista = Elista
place-divnoye = Divnoye
place-yeysk = Yeysk
place-kushchevskaya = Kushchevskaya
place-tikhoretsk = Tikhoretsk
place-primorsko-akhtarsk = Primorsko-Akhtarsk
place-timashevskaya = Timashevskaya
place-kropotkin = Kropotkin
place-krasnodar = Krasnodar
place-armavir = Armavir
place-belorechenskaya = Belorechenskaya
place-maikop = Maikop
place-temryuk = Temryuk
place-anapa = Anapa
place-krymskaya = Krymskaya
place-novorossiysk = Novorossiysk
place-tuapse = Tuapse
place-sochi = Sochi
place-sukhumi = Sukhumi
place-voroshilovsk = Voroshilovsk
place-nevinnomyssk = Nevinnomyssk
place-cherkessk = Cherkessk
place-mineralnye-vody = Mineralnye Vody
place-georgievsk = Georgievsk
place-budennovsk = Budennovsk
place-mozdok = Mozdok
place-prokhladny = Prokhladny
place-nalchik = Nalchik
place-ordzhonikidze = Ordzhonikidze
place-grozny = Grozny
place-gudermes = Gudermes
place-kizlyar = Kizlyar
place-khasavyurt = Khasavyurt
place-makhachkala = Makhachkala
box-cup = Cup
box-tray-army = { $key } to set up
box-tray-1pza = { chit-1pza } to set up
box-tray-4pza = { chit-4pza } to set up
box-tray-6a = { chit-6a } to set up
box-tray-17a = { chit-17a } to set up
box-tray-h2a = { chit-h2a } to set up
box-tray-r3a = { chit-r3a } to set up
box-tray-it8a = { chit-it8a } to set up
box-tray-front = Soviet Front Line to set up
box-tray-second = Soviet Second Line to set up
box-pool-axis = Axis reserve pool
box-pool-soviet = Soviet reserve pool
box-rail = Rail transport box
box-called = Entering the map
box-away = Headquarters that come back
box-transferred = Transferred to other fronts
box-lost-axis = Axis losses
box-lost-soviet = Soviet losses

## Units
kind-german-inf = { $label } Infantry
kind-pz = { $label } Division
kind-mot = { $label } Division
kind-ss = SS { $label }
kind-jg = { $label } Jäger Division
kind-mt = { $label } Mountain Division
kind-hungarian-inf = Hungarian { $label }
kind-hungarian-arm = Hungarian { $label }
kind-italian-inf = Italian { $label }
kind-italian-mot = Italian { $label }
kind-italian-mt = Italian { $label }
kind-romanian-inf = Romanian { $label } Infantry
kind-romanian-arm = Romanian { $label }
kind-romanian-mt = Romanian { $label }
kind-romanian-cav = Romanian { $label }
kind-rifle = { $label } Rifles
kind-g = { $label } Guards
kind-c = { $label } Cavalry
kind-tk = { $label } Corps
kind-m = { $label } Corps
kind-fortress-1 = fortress, level 1
kind-fortress-2 = fortress, level 2
kind-chit-axis = Axis command chit
kind-chit-soviet = Soviet command chit
kind-chit-supply = SUPPLY chit
hq-1pza = 1st Panzer Army HQ
hq-4pza = 4th Panzer Army HQ
hq-6a = 6th Army HQ
hq-17a = 17th Army HQ
hq-h2a = Hungarian 2nd Army HQ
hq-r3a = Romanian 3rd Army HQ
hq-it8a = Italian 8th Army HQ
hq-voronezh = Voronezh Front HQ
hq-stalingrad = Stalingrad Front HQ
hq-caucasus = Caucasus Front HQ
hq-south = Southern Front HQ
hq-southwest = Southwestern Front HQ
hq-southeast = Southeastern Front HQ
hq-other = { $label } HQ

## Command chits
chit-voronezh = Voronezh Front
chit-stalingrad = Stalingrad Front
chit-caucasus = Caucasus Front
chit-south = Southern Front
chit-southwest = Southwestern Front
chit-southeast = Southeastern Front
chit-soviet-reinf = SOVIET REINF
chit-stavka = STAVKA
chit-1pza = 1st Panzer Army
chit-1pza-2 = 1st Panzer Army, second chit
chit-4pza = 4th Panzer Army
chit-4pza-2 = 4th Panzer Army, second chit
chit-6a = 6th Army
chit-17a = 17th Army
chit-h2a = Hungarian 2nd Army
chit-r3a = Romanian 3rd Army
chit-it8a = Italian 8th Army
chit-axis-reinf = AXIS REINF
chit-supply = SUPPLY
mark-selected = in the cup
mark-lead = goes first

## Tables
column-below = below 1-1
column-1-1 = 1-1
column-3-2 = 1.5-1
column-2-1 = 2-1
column-3-1 = 3-1
column-4-1 = 4-1
column-5-1 = 5-1
column-6-1 = 6-1
column-7-1 = 7-1
column-8-1 = 8-1
column-9-1 = 9-1
column-10-1 = 10-1
what-hq = headquarters
what-pz = German panzer divisions
what-ss = SS divisions
what-inf = German infantry divisions
what-hungarian = Hungarian divisions
what-italian = Italian divisions
what-romanian = Romanian divisions
what-tk = tank corps
what-m = mechanised corps
what-c = cavalry
what-g = guards divisions
what-rifle = rifle divisions
what-box = units of the rail transport box
ground-clear = clear ground
ground-forest = forest
ground-swamp = swamp
ground-mountain = mountain
ground-town = town
ground-city = city
ground-forest-town = forest and town
ground-forest-city = forest and city
ground-swamp-town = swamp and town
ground-swamp-city = swamp and city
ground-mountain-town = mountain and town
ground-mountain-city = mountain and city

## Turn, phase, standing
turn-of = Turn { $turn } of { $turns }
phase-over = The game is over
phase-setup = Set-up: { $side }
phase-select = Selecting command chits
phase-draw = Drawing chits
phase-activate = { $chit }: activation
phase-move = { $chit }: movement
phase-declare = { $chit }: declaring attacks
phase-combat = { $chit }: combat
phase-supply = { $chit }: supply procedure
phase-reinforce = { $chit }: reinforcements
standing-points = Axis victory points: { $points } of { $goal }
standing-open = For { $hex }, joined to a source of supply, the Axis gets { $points } points; it is Soviet now.
standing-lost = Points lost with Axis units: { $lost }
standing-axis-wins = The Axis wins at the end of any turn with { $goal ->
    [one] 1 point
   *[other] { $goal } points
}.
standing-soviet-wins = The Soviets win if that has not happened by the end of turn { $turns }.
over-axis = The Axis won on turn { $turn } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
over-soviet = The Soviets won: after turn { $turn } the Axis had only { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Prompts
prompt-over = The game is over.
prompt-wait = { $side }: one moment.
prompt-setup = { $side }: { $left } units to place. Pick one below, then one of its lit hexes, or take the ready-made set-up for the rest.
prompt-setup-done = { $side }: all units are placed. Press End set-up.
prompt-select-both = Both sides choose their command chits in secret, then say they are ready.
prompt-select-other = { $side }: still choosing command chits in secret.
prompt-select-axis = { $side }: select { $german ->
    [0] {""}
    [one] 1 more German chit
   *[other] { $german } more German chits
}{ $allied ->
    [0] {""}
   *[other] { $german ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $allied } more among the allied armies and AXIS REINF
}; or let the button choose.
prompt-select-lead = { $side }: click one of your chits to carry it out first, or press Ready to draw them all from the cup.
prompt-select-soviet = { $side }: select { $fronts ->
    [one] 1 more front chit
   *[other] { $fronts } more front chits
}{ $offensive ->
    [0] {""}
   *[other] {" "}and, if you like, SOVIET REINF or STAVKA (which activates any one headquarters)
}; or let the button choose.
prompt-select-offensive = { $side }: add SOVIET REINF or STAVKA if you like, then press Ready.
prompt-select-ready = { $side }: your chits are chosen. Ready puts them into the cup.
prompt-stavka = { $side }: STAVKA activates one front. Click its headquarters.
prompt-attach = { $side }: take up to { $left ->
    [one] 1 German unit
   *[other] { $left } German units
} in range along, or go on without.
prompt-march = { $side }: click an activated unit, then where it goes; { $left ->
    [one] one has not moved
   *[other] { $left } have not moved
}. Attacks are declared after Done moving.
prompt-moving = { $side }: where does { $unit } go? It has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}.
prompt-moving-on = { $side }: { $unit } has { $points ->
    [one] 1 point
   *[other] { $points } points
} left: go on, or halt.
prompt-moving-through = { $side }: this hex is full, so { $unit } cannot stay. Where does it go on to?
prompt-marching = { $side }: where does { $unit } march? It can go { $points ->
    [one] 1 road hex
   *[other] { $points } road hexes
}.
prompt-marching-on = { $side }: { $unit } can march { $points ->
    [one] 1 more road hex
   *[other] { $points } more road hexes
}: go on, or halt.
prompt-declare = { $side }: click an enemy hex to attack it. Declare every attack first, then fight them; or press No attack.
prompt-declare-more = { $side }: the attack on { $hex } is below 1-1; more units must join.
prompt-choose = { $side }: click the combat to be fought next, or press the button for the one shown on it. The last one follows by itself.
prompt-losses-attacker = { $side }: your attack on { $hex } costs { $steps ->
    [one] 1 more step
   *[other] { $steps } more steps
}. Choose who loses one, or take the cheapest.
prompt-losses-defender = { $side }: the defenders of { $hex } lose { $steps ->
    [one] 1 more step
   *[other] { $steps } more steps
}. Choose who loses one, or take the cheapest.
prompt-hold = { $side }: the fortress of { $hex } may hold: take losses instead of retreating { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}?
prompt-retreat = { $side }: the defenders of { $hex } retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}. Choose a unit and its way, or take the button.
prompt-retreat-on = { $side }: { $unit } retreats { $hexes } more. Choose the next hex.
prompt-retreat-room = { $side }: the hex is full; { $unit } retreats further. Choose the next hex.
prompt-advance = { $side }: { $hex } is empty. Click a unit that shall enter it, or press Done advancing.
prompt-transfer = { $side }: by the transfer roll { $count } more must leave for other fronts, for good: { $what }. Click a lit unit.
prompt-entrain = { $side }: units can leave the map for the rail transport box. Up to two come back with each AXIS REINF chit. Click a lit unit to send it there, or press Done with the box.
prompt-build = { $side }: click a lit city or town to build or raise a fortress. It need not retreat, it may take losses instead; only two are ever built.
prompt-call = { $side }: bring in reinforcements, { $left } due. Click the next unit below.
prompt-enter = { $side }: { $unit } arrives by rail. Click a lit rail hex.

## What a bot intends
plan-go = Move { $unit } to { $hex }
plan-march = March { $unit } by road to { $hex }
plan-strike = Attack { $hex }
plan-command = { $toward ->
    [0] {""}
   *[other] Towards { $goal }.{" "}
}{ $attacks ->
    [0] { $moved ->
        [0] Stay, attack nobody
        [one] { $back ->
            [0] Move one unit
           *[other] Draw one unit back
        } to { $hex }, attack nobody
       *[other] { $back ->
            [0] Move { $moved } units
           *[other] Draw { $moved } units back
        }, the foremost to { $hex }, attack nobody
    }
    [one] Attack { $hex } at { $column }
    [2] Attack { $hex } at { $column } and { $hex2 } at { $column2 }
   *[other] Attack { $hex } at { $column }, { $hex2 } at { $column2 } and { $hex3 } at { $column3 }{ $more ->
        [0] {""}
        [one] , and one hex more
       *[other] , and { $more } hexes more
    }
}{ $fewer ->
    [0] {""}
    [one] ; { $staff } then has 1 unit fewer in range
   *[other] ; { $staff } then has { $fewer } units fewer in range
}
plan-lead-goal = Lead the command to { $hex }
plan-lead-steady = Lead the command as usual
plan-lead-bold = Lead the command boldly: attack at worse odds
plan-lead-careful = Lead the command with care: attack at good odds only
plan-lead-aloof = Attack nothing and keep away from the enemy

## What a click does
label-place = Place { $unit } in { $hex }
label-ready-made = Ready-made: place the rest
label-ready-made-done = Ready-made, end set-up
label-select = Put into the cup: { $chit }
label-lead = Carry out first: { $chit }
label-ready = Ready
label-select-wisely = The usual { $count } chits, ready
label-select-rest = { $count ->
    [one] The last chit as usual, ready
   *[other] The other { $count } chits as usual, ready
}
label-bring-in = { $count ->
    [one] Bring one unit in at { $hex }
   *[other] Bring { $count } units in at { $hex }
}{ $places ->
    [one] {""}
    [2] {" "}and { $other }
   *[other] , { $other } and { $more } more
}
label-activate = Activate { $unit } (range { $range })
label-attach = Take { $unit } along
label-take = Move { $unit } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
together-move = Move instead
together-march = March order instead
label-march = March { $unit } by road (up to { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
})
label-go = { $unit } to { $hex }: { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
label-go-march = { $unit } marches to { $hex }: { $hexes ->
    [one] 1 road hex
   *[other] { $hexes } road hexes
}
label-step = Step to { $hex }: { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
label-step-road = March on to { $hex }: half a point
label-step-whole = Cross to { $hex }: the whole move
label-halt = Halt
label-attack = { $unit } attacks { $hex }: { $attack } against { $defence }, { $column }
label-attack-begin = { $unit } begins an attack on { $hex }: { $attack } against { $defence }, more must join to reach 1-1
label-attack-join = { $unit } joins the attack on { $hex }: { $attack } against { $defence }, still more must join to reach 1-1
label-attack-all = { $count ->
    [one] 1 unit
   *[other] { $count } units
} attack { $hex }: { $attack } against { $defence }, { $column }
label-attack-fight = Attack { $hex } with { $count ->
    [one] 1 unit
   *[other] { $count } units
} and fight{ $attacks ->
    [one] {""}
    [2] {" "}both attacks
   *[other] {" "}all { $attacks } attacks
}{ $more ->
    [0] {""}
    [one] : 1 other hex is not attacked
   *[other] : { $more } other hexes are not attacked
}
label-battle = Fight for { $hex }: { $attack } against { $defence }, { $column }
label-reduce = { $unit } loses a step
label-remove = { $unit } is removed
label-lose-fortress = The fortress of { $hex } loses a level
label-stand = Hold the fortress: { $steps ->
    [one] one step
   *[other] { $steps } steps
} of { $all } lost
label-yield = Retreat { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} and give up the fortress
label-retreat-wisely = { $unit } retreats to { $hex }{ $more ->
    [0] {""}
    [one] , and one more unit
   *[other] , and { $more } more units
}{ $steps ->
    [0] {""}
    [one] : one step is lost
   *[other] : { $steps } steps are lost
}
label-retreat = { $unit } retreats to { $hex }
label-retreat-zone = { $unit } retreats to { $hex }, into an enemy zone: one step lost
label-advance = { $unit } advances into { $hex }
label-advance-all = { $count ->
    [one] 1 unit
   *[other] { $count } units
} advance into { $hex }
label-exploit = { $unit } advances on to { $hex }
label-transfer = Transfer { $unit }
label-entrain = Send { $unit } to the rail transport box
label-build = Build a fortress in { $hex }
label-raise = Raise the fortress of { $hex } to level 2
label-call = Bring in { $unit }
label-enter = Arrive in { $hex }
label-cheapest = { $count ->
    [one] Take the cheapest loss
   *[other] Take the { $count } cheapest losses
}: { $unit }{ $units ->
    [one] {""}
    [2] {" "}and { $other }
   *[other] , { $other } and more
}
label-done = Done
label-done-setup = End set-up
label-done-moving = Done moving
label-done-declaring = { $attacks ->
    [one] Fight the attack
   *[other] Fight the { $attacks } attacks
}{ $more ->
    [0] {""}
   *[other] , declare no more
}
label-done-advancing = Done advancing
label-done-advancing-fight = Done advancing, then fight for { $hex } at { $column }
label-done-entraining = Done with the box
label-done-calling = No more from the box
label-no-attach = Take no German units along
label-no-more-attach = No more German units
label-no-attack = No attack
label-no-fortress = No fortress

## Log
log-placed = { $unit } was placed in { $hex }.
log-ready = { $side }: chits chosen.
log-drawn = Drawn: { $chit }.
log-led = Laid by for the first command: { $chit }.
log-void = The chit had no effect: too many were put into the cup.
log-no-hq = The chit had no effect: its headquarters was not on the map.
log-activated = Activated: { $unit }, with the units in range.
log-moved = { $unit } went from { $from } to { $hex }.
log-control = { $side } took control of { $hex }.
log-attacks = { $unit } attacked { $hex }.
log-combat = Combat for { $hex }: { $attack } against { $defence }, column { $column }.
log-die = For { $hex } at { $column } the die showed { $die }.
log-result-none = No effect.
log-result-attacker = The attacker had to lose { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
log-result-retreat = The defenders had to retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.
log-result-losses = The defenders had to lose { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} and retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.
log-reduced = { $unit } was reduced.
log-removed = { $unit } was removed from { $hex }.
log-hq-removed = { $unit } was removed from { $hex } and returns with the next reinforcements.
log-breached = The fortress of { $hex } lost a level.
log-fortress-holds = The fortress held: losses instead of a retreat.
log-retreated = { $unit } retreated to { $hex }.
log-advanced = { $unit } advanced to { $hex }.
log-cut-off = { $unit } was cut off from supply.
log-transfer = Transfer roll: { $die }.
log-transfer-none = No division has to leave for other fronts.
log-transfer-due = To leave for other fronts: { $what }, { $count }.
log-transferred = { $unit } was transferred to another front.
log-entrained = { $unit } went into the rail transport box.
log-built = A fortress was built or raised in { $hex }.
log-commitment = Reinforcement roll: { $die }.
log-entered = { $unit } arrived in { $hex }.
log-points = Axis victory points: { $points }.
log-turn = Turn { $turn } began.

## Panels
panel-attacks = Declared attacks: { $count }
panel-combat = Combat for { $hex }
panel-result-none = No effect
panel-result-attacker = The attacker loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
panel-result = The defenders lose { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} and retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
panel-result-retreat = The defenders retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
panel-last-combat = After it the last combat follows at once: { $hex }, { $attack } against { $defence }, { $column }
panel-strengths = { $hex }: { $attack } against { $defence } is { $odds }
panel-across = { $units ->
    [one] 1 unit attacks
   *[other] { $units } units attack
} across a river: { $full } counts as { $half }
panel-fortress = The fortress adds 1 to the defence
panel-fortresses = What a fortress does
panel-fortress-holds = Attacked, its garrison may take a step of loss for each hex of retreat, and hold
panel-fortress-zones = Enemy zones of control do not reach into its hex
panel-fortress-two = At level 2 it adds 1 to the defence
panel-fortress-levels = One level is built in each supply procedure, at no cost
panel-fortress-markers = Only two fortresses can be built in the game
panel-boxed = { $unit } waits
panel-box-return = Each AXIS REINF chit brings up to two of your choice back
panel-box-rail = They enter as reinforcements do: on rail hexes joined to a source, outside enemy zones of control
panel-shift = { $ground }: { $shift ->
    [one] 1 column
   *[other] { $shift } columns
} to the left
panel-column = The column is { $column }
panel-too-weak = Below 1-1: not allowed yet
panel-missing = { $missing } more strength makes it { $column }
panel-missing-river = { $missing } more strength makes it { $column }: as printed, or { $printed } from across a river
panel-die-none = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}: no effect
panel-die-attacker = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}: the attacker loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
panel-die-retreat = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}: the defenders retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
panel-die-losses = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}: the defenders lose { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} and retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
panel-command = Command: { $chit }
panel-active = { $units ->
    [one] 1 unit
   *[other] { $units } units
} are activated
panel-in-cup = Chits left in the cup: { $count }
panel-supply = Out of supply
panel-cut-off = { $side }: { $units ->
    [one] 1 unit has
   *[other] { $units } units have
} no line of communication
panel-cut-off-unit = { $unit } in { $hex } would lose a step
panel-cut-off-dies = { $unit } in { $hex } would be removed
panel-victory = Victory points: { $points } of { $goal }
panel-vp-held = { $hex }: Axis, { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-vp-cut = { $hex }: Axis, but cut off: none of its { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-vp-soviet = { $hex }: Soviet, { $points ->
    [one] 1 point
   *[other] { $points } points
} to be had
panel-vp-lost = Lost with Axis units: { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-due-now = Reinforcements due
panel-next-box = Next Soviet reinforcements (box { $box })
panel-transfers = Divisions to be transferred
panel-due = { $what }: { $count }
panel-leaves = { $what }: { $count }
panel-returns = { $unit } comes back with the next reinforcements

## Tracks
track-turn = Turn
track-soviet-reinforcements = Soviet reinforcements
track-points = Victory points
track-drawn = Chits drawn this turn

## Odds
odds-vacated = { $hex } is emptied
odds-held = { $hex } is held, the attacker loses nothing
odds-thrown-back = { $hex } is held, the attacker has losses
odds-steps = Steps lost: { $side }
odds-units = Units removed: { $side }
odds-points = Axis victory points lost
odds-assume-losses = Both take the cheapest loss: a flip before a removal, the least strength first.
odds-assume-retreats = Units retreat one after another by the first way that the rules allow.
odds-assume-fortress = The fortress holds.
odds-assume-fortress-yields = The fortress yields.
odds-assume-no-more = Nobody else joins the attack.
odds-assume-first = This combat is fought before the others.

## Refusals
why-active-already = This unit is activated already.
why-advance-stops = A second hex of advance needs clear ground without rivers.
why-armoured-hexes = German mechanised units are set up on armoured symbols only.
why-armoured-room = The armoured symbols must keep room for the mechanised units still to come.
why-attacks-already = This unit attacks another hex already; a unit attacks once.
why-below-one-to-one = Even with everyone who can join, the attack stays below 1-1.
why-box-first = A division of this kind waits in the rail transport box; it leaves first.
why-box-limit = Only two units leave the rail transport box with one command.
why-chit-taken = This chit is in the cup already.
why-choose-an-hq = STAVKA must activate a headquarters.
why-enemy-near = No fortress is built next to an enemy unit.
why-enemy-place = The enemy controls this city or town.
why-enemy-there = The enemy stands there.
why-enemy-unit = The enemy stands there. Click one of your activated units and move it beside him; attacks are declared after Done moving.
why-attack-later = The enemy stands there. Attacks are declared after Done moving, from the hexes beside him.
why-every-hex = Every set-up hex of the army needs a unit; too few would be left.
why-finish-attack = The attack begun is still below 1-1; finish it first.
why-finish-first = Another unit is moving; finish its move first.
why-first-of-two = Take the first of the two equal chits.
why-front-line = Front Line units stand one to a Soviet set-up hex.
why-full = The hex is full: two units at most. Move one out first.
why-full-first = Divisions at full strength are transferred before reduced ones.
why-in-zone = The hex is in an enemy zone of control; choose one outside of it.
why-level-two = The fortress is at level 2 already.
why-march-into-zone = A march may not enter an enemy zone of control.
why-march-on-roads = A march follows roads.
why-mot-stays = Motorised divisions are never transferred.
why-mountain = Mountains are closed except along a road or to mountain divisions.
why-moved = This unit has moved under this command.
why-must-enter = Reinforcements that are due must enter.
why-no-combat-there = No attack was declared on this hex.
why-no-fortress = There is no fortress in this combat.
why-no-lead = On turn 1 the Axis may lead with one chit that it has selected; nothing else leads.
why-no-line = It has no line of communication.
why-no-marker = No fortress marker is left.
why-no-points = Not enough movement points; what it still reaches is lit.
why-out-of-reach = Too far: its movement points do not take it there. What it reaches is lit.
why-no-stack = Second Line units stand alone.
why-no-such-unit = There is no such unit of yours on the map; those that can do it are lit.
why-no-way = It can go nowhere.
why-nobody-there = No enemy stands there; empty hexes are not attacked.
why-not-a-german-unit = Only German combat units can be taken along.
why-not-a-soviet-hq = Choose a Soviet headquarters on the map.
why-not-a-supplied-place = A fortress needs a city or town with a line of communication.
why-not-active = This unit is not activated.
why-left-behind = { $unit } takes at most two German units in its range along; this one was not chosen.
why-no-other-hq = { $unit } activates no other headquarters.
why-own-nation-only = { $unit } activates combat units of its own nation only.
why-was-out-of-range = It was out of the command range of { $unit } when that headquarters was activated.
why-not-adjacent = The hex is not adjacent; choose one next to the unit.
why-not-all-placed = Units are still waiting to be placed.
why-not-an-army-hex = This is not a set-up hex of its army.
why-set-up-ground = Only { $army } sets up here. Pick one of its units for this hex.
why-not-an-axis-unit = Only Axis units do this.
why-not-attacking = This unit did not take part in the attack.
why-not-by-rail = Reinforcements enter on rail hexes joined to a source.
why-not-due = This unit is not among the reinforcements due.
why-not-eligible = This division is not of the kind to be transferred.
why-not-in-combat = Only units in this combat take its losses.
why-not-mechanised = Only mechanised units advance two hexes.
why-not-moved = A unit in hand has to move; if it is to stay, take it back.
why-not-now = Not at this moment.
why-not-here = Nothing here has a part in what is decided now.
why-not-here-move = { $chit } moves its units now: only they, and the hexes that they reach, have a part.
why-not-here-attack = { $chit } attacks now: only the lit hexes have a part.
why-not-here-combat = The combat for { $hex } is decided now: only the units and hexes that are lit have a part.
why-not-routed = This unit does not have to retreat.
why-not-that-way = The retreat takes the shortest way to supply, round enemy zones if it can.
why-not-your-chit = This chit is not yours.
why-not-yours = It is the other player's decision.
why-not-yours-to-place = This unit is not waiting to be placed.
why-number-of-chits = The turn track says how many chits of this kind are selected.
why-off-road = A march starts on a road.
why-one-at-a-time = Another unit is retreating; it goes first.
why-one-offensive = SOVIET REINF or STAVKA, not both.
why-other-nation = At set-up only units of one nation share a hex.
why-out-of-range = It is out of command range: the overlay “Command range” shows how far that goes.
why-over = The game is over.
why-river-start = A major river without a bridge is crossed as the whole move, from its bank.
why-sea = Nobody enters the sea.
why-second-line = Second Line units stand in cities and towns under Soviet control.
why-starts-in-zone = A march may not start in an enemy zone of control.
why-supply-always = SUPPLY is always in the cup.
why-take-the-first = Units alike are placed in the order of the counter sheet: { $unit } comes first.
why-must-transfer = A division of the kind rolled still has to go.
why-nobody-moves = No unit is on the move: it has halted, or none was picked.
why-second-step-river = From its second hex on a retreat crosses no major river without a bridge.
why-too-far = An advance goes through the attacked hex and at most one hex on.
why-two-germans = An allied headquarters takes two German units along, no more.
why-whole-allowance = Entering mountains off the road takes the whole movement allowance.
why-zones-in-mountains = From one enemy zone of control into another, no unit enters mountains off the road.
why-zones-over-river = From one enemy zone of control into another, no unit crosses a major river without a bridge.

## Badges
badge-routed = must retreat
badge-retreated = has retreated
badge-in-zone = in an enemy zone
game-title = Stalingrad Blitzkrieg

## Tags on the board
tag-cost = { $cost }
tag-whole = all
tag-road = ×{ $hexes }
tag-odds = { $column }
tag-below = < 1-1

## What is printed on a hex
symbol-forest = forest
symbol-swamp = swamp
symbol-mountain = mountain
symbol-sea = sea
symbol-city = city
symbol-town = town
symbol-victory = victory points
symbol-source-axis = Axis supply source
symbol-source-soviet = Soviet supply source

## Explained when it first comes up
explain-prompt-setup = A unit stands only where its army or line begins: pick it, and those hexes light up. The ready-made set-up leaves what you have placed and puts the rest in sensible places.
explain-prompt-select-axis = Each chit lets one army act once this turn; a panzer army has two. All chits go into the cup with SUPPLY and are drawn one by one, the enemy’s among them.
explain-prompt-select-soviet = Each chit lets one front act once this turn. All chits go into the cup with SUPPLY and are drawn one by one, the enemy’s among them.
explain-prompt-march = Activated are the headquarters and the units of its nation within its command range. Leaving and entering an enemy zone of control each cost extra; a march by road goes twice as far, but never into such a zone.
explain-prompt-declare = The figure on a hex is the column with all who can join. Terrain has been counted; an attack needs at least 1-1, and a unit attacks once.
explain-prompt-retreat = A retreat takes the shortest way to supply, round enemy zones where it can. Whoever must enter such a zone loses a step.
explain-prompt-advance = Units that attacked may enter the empty hex. Mechanised ones may go one hex further over clear ground.
explain-prompt-call = Reinforcements arrive on rail hexes that are joined to a supply source and lie outside enemy zones of control.
explain-prompt-build = A fortress counts as a unit that cannot move. What it does stands in Inspect, with the rules.

## Overlays
overlay-supply-means = Hatched: has supply. Wheels: sources. Dashed: railways that carry it. Red rings: units without any.
overlay-command = Command range
overlay-command-means = Click a headquarters to see its range alone.

## Moments for standing orders
window-losses = losses of the defenders
window-retreat = retreat of the defenders
window-fortress = a fortress holds or yields

## Sequence of play
sequence-setup = Set-up: the Axis, then the Soviets
sequence-select = Both sides secretly choose the chits for the cup
sequence-draw = A chit is drawn and carried out, until the cup is empty:
sequence-activate = its headquarters activates the units in range,
sequence-move = they move,
sequence-combat = they attack: all attacks are declared, then fought;
sequence-reinforce = a reinforcement chit brings new units instead,
sequence-supply = the SUPPLY chit has both sides check supply
sequence-end = End of the turn: the Axis counts its victory points

## Headings of the rulebook
section-introduction = Introduction
section-components = Components
section-basics-stacking = Basics: stacking
section-basics-zones-of-control = Basics: zones of control
section-basics-lines-of-communication = Basics: lines of communication
section-basics-control-of-cities = Basics: control of cities
section-preparation = Preparation
section-sequence-of-play = Sequence of play
section-command-selection = Command selection
section-command-execution = Command execution
section-activation = Activation
section-movement = Movement
section-movement-normal = Movement: normal
section-movement-march = Movement: march
section-combat = Combat
section-supply-procedure = Supply procedure
section-reinforcements = Reinforcements
section-headquarters = Headquarters
section-fortresses = Fortresses
section-victory = Victory
section-special-rules = Special rules
section-errata = Errata

## Charts
chart-results = Combat results
chart-results-means = A1: the attacker loses 1 step. R: the defenders retreat 1 hex, RR: 2 hexes. 1RR: they lose 1 step and retreat 2 hexes. –: no effect.
chart-die = { $die }
chart-terrain = Terrain effects
chart-terrain-means = Points to enter, and columns that an attack on the hex shifts to the left. ✕: only by road, or for mountain divisions with their whole allowance. The shift of a town or city adds to that of its ground.
chart-mechanised = mechanised
chart-other = others
chart-shift = attack
chart-clear = Clear
chart-forest = Forest
chart-swamp = Swamp
chart-mountain = Mountain
chart-town = Town
chart-city = City
chart-river = Across a river
chart-zone = Into or out of a zone of control
label-advance-wisely = Advance into { $place } with { $unit }{ $count ->
    [one] {""}
    [2] {" "}and { $other }
   *[other] {" "}and { $more } others
}
label-advance-wisely-fight = Advance into { $place } with { $unit }{ $count ->
    [one] {""}
    [2] {" "}and { $other }
   *[other] {" "}and { $more } others
}, then fight for { $hex } at { $column }
reason-advance-points = { $place } is worth { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
reason-fortress = It costs nothing, and its garrison need not retreat.
reason-select = Those whose headquarters have most strength in range, near the enemy above all.
reason-stay-better = Your units stand better where they are.
reason-stay-supplied = Whoever goes in would be out of supply, and SUPPLY is still to be drawn this turn.
reason-advance-supplied = Who goes in keeps his supply.
reason-advance-cut = { $unit } would be out of supply there; SUPPLY has been drawn already this turn.
loses-advance-supply = { $unit }{ $more ->
    [0] {""}
    [one] {" "}and one more unit
   *[other] {" "}and { $more } more units
} would be out of supply there: a step is lost when SUPPLY is drawn.
loses-conquest = { $hex } was won and is left empty.
loses-attacks = A good attack could be made on { $hex }.
loses-fortress = One level could be built now at no cost.
loses-chit = { $unit } is not on the map: the chit would activate nobody.
loses-command = None of the { $count } activated units has moved.
loses-supply = { $unit } { $more ->
    [0] has
    [one] and one more unit have
   *[other] and { $more } more units have
} moved out of supply: a step is lost when SUPPLY is drawn.
label-step-by-step = Step by step

## Names on the map
map-don-cossacks = DON COSSACKS
map-donets-basin = DONETS BASIN
map-kalmyk-steppe = KALMYK STEPPE
map-sea-of-azov = Sea of Azov
map-kuban = KUBAN
map-black-sea = Black Sea
map-caucasus = CAUCASUS
map-nogai-steppe = NOGAI STEPPE
map-caspian-sea = Caspian Sea
map-to-lgov = to Lgov
map-to-orel = to Orel
map-to-yelets = to Yelets
map-to-moscow-road = to the Moscow road
map-to-penza = to Penza
map-to-uralsk = to Uralsk
map-to-poltava = to Poltava
map-to-pavlograd = to Pavlograd
map-to-chaplino = to Chaplino
map-to-pologi = to Pologi
map-to-crimea = to the Crimea
map-to-georgian-military-road = to the Georgian Military Road
