# Shifting Sands

## The box
game-title = Shifting Sands
game-facts = Points, cards and battlegroups · 2 players · 4 to 8 hours · medium
scenario-campaign = Campaign: from Graziani to Tunis, 1940–1943
scenario-sonnenblume = Operation Sonnenblume: Rommel's first year
option-mountain-division = German 5th Mountain (19.11)
option-mountain-division-on = comes with Unternehmen Irak
option-mountain-division-off = stays away
option-ge-999 = German 999th (19.12)
option-ge-999-on = may come to Tunis in 1943
option-ge-999-off = stays away
option-br-6 = British 6th (19.13)
option-br-6-on = may come in Fall 1941
option-br-6-off = stays away
option-rommel-germans = Rommel leads (19.21)
option-rommel-germans-on = only attacks with Germans
option-rommel-germans-off = every Axis attack
option-balbo = Balbo (19.22)
option-balbo-on = in Summer 1940 only, and not in East Africa
option-balbo-off = at any time
option-malta = Malta (19.3)
option-malta-on = gives no victory points
option-malta-off = gives victory points
option-axis-choice = The Axis card of the winter (19.41)
option-axis-choice-on = any card
option-axis-choice-off = the named card
option-barbarossa = Barbarossa (19.42)
option-barbarossa-on = may be taken by the Allies
option-barbarossa-off = comes as it is drawn
option-corset = German battlegroups (19.5)
option-corset-on = may take the place of Italian divisions
option-corset-off = take the place of Germans alone
option-syrian-forts = Forts in Syria (19.6)
option-syrian-forts-on = are mountains to Allied divisions
option-syrian-forts-off = are forts
option-play-on = After Spring 1942 (18.4)
option-play-on-on = Sonnenblume goes on as the campaign
option-play-on-off = Sonnenblume ends

## Seats
seat-axis = Axis
seat-allied = Allies

## Turn and phases
season-winter = Winter
season-spring = Spring
season-summer = Summer
season-fall = Fall
turn = { $season } { $year ->
    [1940] 1940
    [1941] 1941
    [1942] 1942
   *[other] 1943
}, turn { $turn }
phase-cards = Strategy cards
phase-action = Round { $round }, { $side }: the action
phase-activation = Round { $round }, { $side }: activation
phase-movement = Round { $round }, { $side }: movement
phase-combat = Round { $round }, { $side }: combat
phase-redeployment = Round { $round }, { $side }: redeployment
phase-attrition = Attrition and victory
phase-replacements = Replacements
standing = { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}
over-won = { $side } won.

## What to do now
prompt-over = The game is over.
prompt-wait = The decision lies with { $side }.
prompt-pick = { $side }: take the card on offer into your hand, or none. It lies among your cards, above the map.
prompt-discard = { $side }: discard what you do not want of last turn's cards, then draw.
prompt-option = { $side }: place the optional division now, or not.
prompt-choose = { $side }: play a card for operations, redeployment, replacements or its event, or operate with one point and no card.
prompt-activate = { $side }, { $points ->
    [one] one point
   *[other] { $points } points
} left: click a space to activate it for movement or for attack.
prompt-march = { $side }: move the units of spaces that are activated for movement. Click a unit, then where it goes.
prompt-moving = { $unit }, { $left ->
    [one] one movement point
   *[other] { $left } movement points
} left: click the next space, or halt.
prompt-excess = { $side }: too many units in a space; remove one.
prompt-assault = { $side }: click an enemy space to attack it, or end combat.
prompt-open = Attack on { $space }: click the units that take part, then a flank attack or a plain one.
prompt-combat-cards = Battle for { $space }: play combat cards, or none.
prompt-losses = { $side }: { $left ->
    [one] one loss point
   *[other] { $left } loss points
} to take; click the unit that loses a step.
prompt-overrun = { $side }, overrun: take the normal losses or a step from each unit, whichever costs more.
prompt-replacement = { $unit } has lost its last step: choose the battlegroup that takes its place.
prompt-stand = { $side }: lose one more step and hold the space, or retreat.
prompt-retreat = { $side }, retreat { $length ->
    [one] one space
   *[other] { $length } spaces
}: click a unit, then where it goes.
prompt-relocate = { $side }, overrun: bring each unit to safety.
prompt-pursuit = { $side }: advance with the attackers, or hold.
prompt-advancing = { $unit } advances, { $left ->
    [one] one space
   *[other] { $left } spaces
} left: click the next space, or halt.
prompt-dash = { $side }, Dash to the Wire: armour of one space may move once more.
prompt-redeploy = { $side }, { $points ->
    [one] one point
   *[other] { $points } points
} left: click a unit to redeploy it. A battlegroup costs one point, a division three.
prompt-redeploying = { $unit }: click the space to which it redeploys.
prompt-arrive = { $side }: place the units that arrive.
prompt-bring = { $side }: bring up to { $left ->
    [one] one battlegroup
   *[other] { $left } battlegroups
} from the reserve.
prompt-landing = { $side }: attack { $space } across the strait, or enter it, or stay.
prompt-flips = { $side }: restore up to { $left ->
    [one] one reduced unit
   *[other] { $left } reduced units
}.
prompt-shaken = { $side }, Poor Morale: choose the Italian division that is reduced.
prompt-uproot = { $side }: choose { $left ->
    [one] one enemy unit that loses a step
   *[other] { $left } enemy units that lose a step each
}.
prompt-withdraw = { $side }: choose { $left ->
    [one] one unit that leaves
   *[other] { $left } units that leave
}.
prompt-name = { $side }: name the target of the operation.
prompt-charter = { $side }, Atlantic Charter: a British or a Commonwealth replacement point?
prompt-restock = { $side }: spend replacement points on reduced and eliminated units. What is not spent is lost.

## Explanations: two sentences when a thing first comes up
explain-prompt-pick = Every winter new cards are shuffled into the deck. One of them may be taken straight into the hand.
explain-prompt-discard = Cards that you discard go face down and come back with the next shuffle. You then draw up to the size of your hand.
explain-prompt-choose = A card is used for one thing only: points to move and fight, points to redeploy, replacements at the end of the turn, or its event. Not two redeployments or two replacements in a row.
explain-prompt-activate = A space costs one point for each nationality in it; with limited supply an attack costs a point for each unit. Click a space and say whether its units move or attack; armour that moves may still join an attack.
explain-prompt-march = Units move along solid lines, one space a point, and never into enemies. Halting is free; what is not moved stays.
explain-prompt-assault = Units that are activated for attack fight spaces beside theirs, each once. Several spaces may attack one together.
explain-prompt-open = Both sides fire on the table of divisions if they have one, else on that of battlegroups. The panel shows columns and shifts as they stand.
explain-prompt-combat-cards = A combat card stays face up beside the map if its owner wins, and can be used again this turn. It is discarded otherwise.
explain-prompt-losses = A step costs as many loss points as the unit's middle number. Losses must come as close to the number as they can without going beyond.
explain-prompt-stand = In mountain and swamp one step more can be given up to hold the space. The last unit must survive it.
explain-prompt-retreat = Retreat leads to friendly, supplied spaces first and never back into the battle. Units that have retreated do not fight in later battles of the action.
explain-prompt-pursuit = Infantry may follow into the vacated space, armour further. Advancing costs nothing, but leaves what one stood on.
explain-prompt-redeploy = Redeployment carries units through friendly spaces in supply, or by sea from port to port. They neither fight nor enter enemy ground.
explain-prompt-restock = One point restores two battlegroups or one division by a step. An eliminated unit costs the same again for each step.

## What happened
log-turn = Turn { $turn } began.
log-draws = { $side } drew { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}.
log-drew = You drew { $card }.
log-picked = { $card } was taken into hand.
log-discarded = You discarded { $card }.
log-played = { $side } played { $card } { $use }.
log-automatic = { $side }: an operation with one point and no card.
log-recorded = { $card } brought its replacement points.
log-activated-move = { $space } was activated for movement ({ $cost }).
log-activated-attack = { $space } was activated for attack ({ $cost }).
log-mission = { $side } sent the Long Range Desert Group { $mission }.
log-mission-die = Mission: the die shows { $die }. ({ $side })
log-intelligence = The Long Range Desert Group saw { $count ->
    [one] one Axis card
   *[other] { $count } Axis cards
}.
log-raided = The raid cost the Axis { $card }.
log-mission-loss = { $unit } lost a step on its mission.
log-moved = { $unit } moved to { $space }.
log-control = { $side } took control of { $space }.
log-vp = Victory points { $by ->
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $by }
}: now { $vp }.
log-recalled = { $unit } was recalled.
log-roused = { $nation } units became active.
log-lost = Lost for good: { $unit }.
log-eliminated = Eliminated: { $unit }.
log-reduced = { $unit } lost a step.
log-restored = { $unit } was restored to full strength.
log-arrived = { $unit } arrived in { $space }.
log-to-reserve = { $unit } went into the reserve.
log-exchanged = { $unit } changed to its newer counter.
log-saw = You saw { $card }.
log-fetched = { $card } was taken into hand.
log-torch = Torch: the Allies landed in Morocco and Algeria.
log-air-support = Air Support was played with Herkules.
log-attack = Attack on { $space }.
log-joins = { $unit } takes part.
log-rommel = Rommel leads the attack.
log-bonus = The card's bonus goes to this attack.
log-flank-die = Flank attempt: the die shows { $die }. ({ $side })
log-flank-won = The flank was turned ({ $total }): the attacker fires first.
log-flank-lost = The flank attack failed ({ $total }): the defender fires first.
log-combat-card = { $side } played { $card } in the battle.
log-fire-die = { $side } fired: the die shows { $die }.
log-fire = { $side } inflicted { $number ->
    [0] no loss points
    [one] one loss point
   *[other] { $number } loss points
}.
log-wins = { $side } won the battle.
log-nobody-wins = Nobody won the battle.
log-stands = { $unit } gives up a step, and the defenders hold.
log-retreated = { $unit } retreated to { $space }.
log-relocated = { $unit } escaped to { $space }.
log-replaced = { $by } took the place of { $unit }.
log-advanced = { $unit } advanced to { $space }.
log-battle-over = The battle for { $space } was over.
log-redeployed = { $unit } redeployed to { $space }.
log-named = The target of the operation is { $space }.
log-charter = Atlantic Charter: one point more for { $record }.
log-rebuilt = { $unit } was rebuilt.

## Uses of a card
use-ops = for operations
use-rd = for redeployment
use-rp = for replacements
use-event = as event
use-supported = as event, with Air Support
mission-raid = on a raid
mission-intelligence = to gather intelligence
card-ops = operations

## Nations and replacement records
nation-br = British
nation-aus = Australian
nation-ind = Indian
nation-nz = New Zealand
nation-sa = South African
nation-ff = Free French
nation-gk = Greek
nation-pol = Polish
nation-us = US
nation-ffus = French under US command
nation-ge = German
nation-it = Italian
nation-vf = Vichy French
nation-ir = Iraqi
nation-eg = Egyptian
record-ge = German replacements
record-it = Italian replacements
record-br = British replacements
record-cw = Commonwealth replacements
record-allied = minor Allied replacements
record-us = US replacements

## Why not
why-over = The game is over.
why-not-yours = The other side decides now.
why-not-now = Nothing of this kind is done now.
why-not-in-hand = The card is not in your hand.
why-not-offered = This card is not on offer now.
why-twice = Not twice in a row: the last action was of this kind too.
why-rp-banned = An event forbids the Axis cards for replacements.
why-combat-card = This is a combat card: its event is played in a battle.
why-before-torch = The event waits for Torch.
why-one-reinforcement = One event of this kind of reinforcements a turn, and it has been played.
why-too-early = The event waits for turn { $turn }.
why-needs-card = { $card } must have been played before.
why-after-card = Not after { $card }.
why-needs-card-now = Only in a turn in which { $card } is in force.
why-while-card = Not in a turn in which { $card } is in force.
why-late-round = It is played in action rounds 1 to { $round }.
why-not-held = { $space } is not under your control.
why-none-held = None of the spaces that the card names is under your control.
why-lost = The enemy controls { $space }.
why-none-there = No unit of the kind that the card names stands there.
why-all-lost = The units that the card names are eliminated for good.
why-no-enemy-there = No enemy stands in the regions that the card names.
why-besieged = Malta is under siege, and the Spitfires have not come.
why-no-footing = The Axis controls neither Khartoum nor a victory space in Egypt.
why-no-open-place = Every Allied victory space in Egypt has a garrison.
why-nothing-taken = The Axis has taken no space in Libya or Egypt this turn, or holds none of them any more.
why-too-late = It is too late for this event.
why-not-in-sicily = The four units for Malta do not all stand in Sicily.
why-needs-air-support = Air Support must be played with it, from hand or from beside the map.
why-no-air-support = Only Herkules is played with Air Support.
why-cards-out-of-supply = A force with units out of supply uses no combat cards.
why-cards-neutral = Iraqi and Vichy French units use no combat cards before Unternehmen Irak.
why-no-combat-card = This is no combat card.
why-card-not-at-hand = The card is neither in your hand nor beside the map.
why-card-used = The card has been used in this action already.
why-grounded = Allied air cards are grounded this turn.
why-card-does-not-fit = The card's conditions do not hold in this battle.
why-no-such-unit = Not this unit.
why-inactive = These units are not active yet.
why-has-moved = The unit has moved already.
why-too-dear = There are not enough points for it.
why-out-of-supply = The unit is out of supply.
why-first-of-kind = Take the first of these battlegroups; they are alike.
why-nowhere-to-go = The unit has nowhere to go.
why-no-reserve = Only battlegroups go into the reserve, and no Italian ones out of East Africa.
why-malta = Malta is no place for units.
why-closed-ground = This ground is closed to the unit.
why-not-friendly = The space is not under your control.
why-no-supply-there = The unit would be out of supply there.
why-no-path = No friendly way leads there, by land or by sea.
why-not-from-reserve = The reserve does not come to this space.
why-stays = The unit stands there already.
why-port-closed = No sea way is open to that port.
why-no-flip = This unit cannot be restored now.
why-not-in-battle = The unit takes no part in this battle.
why-enemy-there = An enemy stands there.
why-too-far = That is too far.
why-only-vacated = Only into the space that the defenders left.
why-only-passed = Only into spaces that the retreating units passed and left.
why-rough-stops = Mountain and swamp end the advance.
why-nile = This line costs the whole movement factor.
why-attack-marker = It may not end in a space that is activated for attack.
why-full = The space is full.
why-must-move = It must take a step before it halts.
why-not-reduced = The unit is at full strength.
why-not-eliminated = The unit is not in the rebuild box.
why-dot = Units with a dot take no replacements.
why-not-there = Not in this space.
why-br-or-cw = The point goes to the British or the Commonwealth.
why-not-overstacked = The space is within its limit.
why-not-by-card = The card does not mean this one.
why-not-activated = The space is not activated for movement.
why-no-line = No line joins the two spaces.
why-closed-line = The dashed line is closed to this unit.
why-no-points = No movement points are left.
why-neutrals-there = Neutrals stand there.
why-not-in-dash = Only armour of one space dashes on.
why-not-routed = The unit need not retreat.
why-friendly-first = Friendly spaces come first.
why-supplied-first = Spaces in supply come first.
why-battle-space = Not back into the space of the battle.
why-length = The retreat has another length.
why-beside = After disengaging, nobody ends beside the space of the battle.
why-no-stand = Only mountain and swamp let the defenders stand.
why-last-unit = The last unit would not survive it.
why-not-relieved = An Australian division at full strength comes first, then others of the Commonwealth.
why-nobody-there = None of your units stands there.
why-only-fort = A fort alone is not activated.
why-marked = The space is activated already.
why-markers = All five activation markers are used.
why-arrivals-first = The spaces where units arrived come first.
why-no-favour = Kesselring helps once a turn, in North Africa.
why-one-mission = One mission a turn, and it has been sent.
why-lrdg-elsewhere = The Long Range Desert Group is not in an oasis.
why-matruh-lost = No intelligence while Mersa Matruh is lost.
why-libya-taken = No missions while all victory spaces of Libya are Allied.
why-no-mission-points = These operations send no mission.
why-no-lrdg = There is no Long Range Desert Group.
why-not-in-region = The card's operations are for another region.
why-no-refuge = No refuge there.
why-not-due = This unit is not about to arrive.
why-no-target = No enemy to attack there.
why-nobody-can-attack = Nobody beside it can attack it.
why-west-of-tripoli = Not west of Tripoli in the action of Torch.
why-no-attack-marker = The unit's space is not activated for attack.
why-has-fought = The unit has fought in this action.
why-moved = The unit has moved, and its space is not activated for attack.
why-joined = The unit takes part already.
why-nations = Nationalities attack together only if one of the attacking spaces holds them all.
why-no-attacker = Nobody takes part yet.
why-no-rommel = Rommel cannot lead: he is not in Africa, or has led an attack in this action.
why-rommel-fort = Rommel leads no attack on a fort.
why-rommel-elsewhere = Rommel leads nobody in the Middle East and East Africa.
why-rommel-germans = Rommel leads only attacks in which Germans take part.
why-flank-two = A flank attack needs two units or more.
why-flank-armour = A flank attack needs armour.
why-flank-ground = No flank attack against mountain, swamp or fort.
why-no-bonus = The card gives no bonus to this attack.
why-not-closest = Losses must come closer to the number.
why-too-much = That would be more than the number.
why-no-replacement = No such battlegroup can take its place.
why-full-first = Battlegroups at full strength come first.
why-minor-allies = Minor Allies take no division's place.
why-retreated-before = The unit retreated earlier and takes no losses.
why-costs-less = The other form costs more steps and must be taken.

## Labels
label-pick = Take { $card }
label-discard = Discard { $card }
label-play-ops = Operations
label-play-rd = Redeployment
label-play-rp = Replacements
label-play-event = Event
label-play-supported = Event, with Air Support
label-automatic = One point, no card
label-activate-move = Activate { $space } for movement ({ $cost })
label-activate-attack = Activate { $space } for attack ({ $cost })
label-favour = Kesselring: activate { $space } for attack, as if fully supplied
label-intelligence = LRDG: intelligence
label-raid = LRDG: raid
label-take = Take up { $unit }
label-step = To { $space }
label-halt = Halt
label-remove = Remove { $unit }
label-redeploy = Redeploy { $unit }
label-redeploy-to = Redeploy to { $space }
label-to-reserve = Into the reserve
label-attack = Attack { $space }
label-join = { $unit } takes part
label-rommel = Rommel leads
label-bonus = Use the card's bonus
label-flank = Flank attack
label-engage = Attack
label-combat = Play { $card }
label-lose = { $unit } loses a step
label-replace = { $unit } takes its place
label-allot = Normal losses
label-each = A step from each unit
label-stand = { $unit } loses a step more, all hold
label-yield = Retreat
label-retreat = { $unit } retreats to { $space }
label-retreat-via = { $unit } retreats to { $space } by way of { $via }
label-relocate = { $unit } escapes to { $space }
label-surrender = Give up { $unit }
label-place = Place { $unit } in { $space }
label-place-reserve = { $unit } goes into the reserve
label-flip = Restore { $unit }
label-name = Name { $space }
label-withdraw = { $unit } leaves
label-strike = { $unit } loses a step
label-charter-br = British point
label-charter-cw = Commonwealth point
label-restore = Restore { $unit }
label-rebuild = Rebuild { $unit } at full strength in { $space }
label-rebuild-reserve = Rebuild { $unit } at full strength in the reserve
label-raise = Rebuild { $unit } reduced in { $space }
label-raise-reserve = Rebuild { $unit } reduced in the reserve
label-done = Done

## Boxes and piles
box-allied-reserve = Allied reserve
box-axis-reserve = Axis reserve
box-allied-rebuild = Allied rebuild
box-axis-rebuild = Axis rebuild
box-allied-eliminated = Allied eliminated
box-axis-eliminated = Axis eliminated
box-lrdg = LRDG mission
pile-deck = Draw pile: { $side }
pile-discard = Discard pile: { $side }
pile-open = Beside the map: { $side }
pile-gone = Out of the game: { $side }
mark-seen = seen

## Tracks
track-turn = Turn
track-vp = Victory points
track-records = Replacement points

## Arithmetic of a battle
sum-terrain = terrain
sum-armour = armour
sum-rommel = Rommel
sum-nile = along the Nile
sum-bonus = the card's bonus
sum-out-of-supply = out of supply
sum-italians = Italians
sum-americans = US units
sum-auchinleck = Auchinleck
sum-cards = combat cards

## Looks
badge-routed = must retreat
badge-retreated = has retreated
symbol-vp = victory space
symbol-port = port
symbol-fort = fort
symbol-star = source of supply
symbol-mountain = mountain
symbol-swamp = swamp
symbol-oasis = oasis

## Standing orders
order-cards = Play the combat card that helps the defence most
order-losses = Take losses where they cost least
order-retreat = Retreat without a last stand, by the best way

## Moments for standing orders
window-combat-cards = combat cards
window-losses = losses
window-excess = stacking
window-retreat = retreat
window-depot = captured depot
window-withdraw = units that leave

## How the game is won
standing-axis = The Axis wins at { $vp } points, or with Port Said and Suez.
standing-allies = The Allies win at { $vp } points or fewer, or with Tripoli.
standing-allies-after-torch = The Allies win at { $vp } points or fewer, or with Tripoli, Tunis and Alexandria.
standing-end = After turn { $turn } the Axis needs { $vp } points, else the Allies have won.

## Sequence of play
sequence-cards = Strategy cards: discard, then draw
sequence-rounds = Six action rounds, the Axis first in each; an action:
sequence-activate = activate spaces with operation points
sequence-move = move
sequence-combat = fight
sequence-redeploy = or redeploy, take replacements, play an event
sequence-attrition = Attrition: units out of supply are eliminated
sequence-victory = Victory is checked
sequence-replacements = Replacements: the Axis, then the Allies
sequence-end = End of the turn

## Charts
chart-division-fire = Division fire
chart-division-fire-means = For a force with a division. Loss points by die and total of combat factors; a star is a bold result, which may overrun.
chart-battlegroup-fire = Battlegroup fire
chart-battlegroup-fire-means = For a force of battlegroups alone. Loss points by die and total of combat factors; a star is a bold result, which may overrun.
chart-terrain = Terrain
chart-terrain-means = Columns by which the attacker's fire shifts left, whether a flank attack and an overrun are possible, whether defenders may stand. A fort adds its value and forbids flank attack and overrun.
chart-missions = LRDG missions
chart-missions-means = A number: so many Axis cards are seen. ✕: the Axis loses a card. −: steps that the group loses.
chart-hands = Hands
chart-hands-means = The cards that each side draws up to.
chart-column = { $least }
chart-die = die { $die }
chart-shift = shift
chart-flank = flank
chart-stand = stand
chart-hand = cards
symbol-clear = clear
mission-intelligence-heading = intelligence
mission-raid-heading = raid

## Panels
panel-battle = Battle for { $space }
panel-attacker-divisions = Attacker ({ $side }): strength { $strength }, division table, column { $column }, die { $drm ->
    [0] as it falls
    [1] +1
    [2] +2
    [3] +3
   *[other] { $drm }
}
panel-attacker-battlegroups = Attacker ({ $side }): strength { $strength }, battlegroup table, column { $column }, die { $drm ->
    [0] as it falls
    [1] +1
    [2] +2
    [3] +3
   *[other] { $drm }
}
panel-defender-divisions = Defender ({ $side }): strength { $strength }, division table, column { $column }, die { $drm ->
    [0] as it falls
    [1] +1
    [2] +2
    [3] +3
   *[other] { $drm }
}
panel-defender-battlegroups = Defender ({ $side }): strength { $strength }, battlegroup table, column { $column }, die { $drm ->
    [0] as it falls
    [1] +1
    [2] +2
    [3] +3
   *[other] { $drm }
}
panel-shift = · columns { $by ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $by }
}: { $what }
panel-drm = · die { $by ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $by }
}: { $what }
panel-fort = · fort { $value }, counted in the strength
panel-card = · { $card }
panel-inflicted = { $side } inflicted { $number ->
    [0] no loss points
    [one] one loss point
   *[other] { $number } loss points
}
panel-flank-won = The flank is turned: the attacker fires first
panel-flank-lost = The flank attack failed: the defender fires first
panel-defender-first = The defender fires first
panel-overrun = A bold result that wins overruns the defenders
panel-supply = Out of supply
panel-unsupplied = { $unit } in { $space }: eliminated in the attrition phase
panel-records = Replacement points
panel-record = { $record }: { $half ->
    [0] { $whole }
   *[other] { $whole }½
}
panel-turn = This turn
panel-lasting = Events that last
panel-event = { $card }
event-iraq-active = Iraqi units are active
event-vichy-active = Vichy French units are active
ban-invasion-of-greece = Invasion of Greece: no Axis cards for replacements
ban-barbarossa = Barbarossa: no Axis cards for replacements
ban-spitfires = Spitfires: no Axis cards for replacements
ban-malta-victorious = Malta Victorious: no Axis cards for replacements, ever
now-italian-fleet = The Italian Fleet is at sea: no Allied supply or redeployment through Tobruk and Benghazi
now-no-italian-fleet = The Italian Fleet does not sail
now-orders-from-rome = Orders from Rome: not broken yet
now-london-calling = London Calling: not broken yet
now-no-allied-air = Allied air cards are grounded
now-somaliland = No redeployment from Berbera to Aden
now-fliegerkorps = Fliegerkorps X: Tobruk and Benghazi are no Allied ports
now-u-boats = U-Boats: no Allied redeployment by sea in the Mediterranean
now-desert-railway = Desert Railway: Allied units in Egypt are activated as if fully supplied
now-convoys = Malta Convoys: no Axis cards for replacements
now-sea-devils = Sea Devils: no Mediterranean Fleet
now-mission = The Long Range Desert Group has been on its mission
now-airlift = A German battlegroup has flown to the Middle East
now-kesselring = Kesselring has helped
track-round = Action round
pile-unseen = Drawn, held or to come: { $side }
pile-later = Joining in a later year: { $side }
badge-to-attack = may attack
badge-to-move = may move
badge-neutral = not active
overlay-supply-means = Wheels: sources. Lines: how units are supplied; pick a counter to see its line alone. Rings: out of supply.
label-no-pick = Take no card
label-draw = Draw
label-done-activating = Done activating
label-done-moving = Done moving
label-done-fighting = End combat
label-no-combat-card = No more cards
label-hold = Hold the rest
label-no-dash = No dash
label-done-redeploying = Done redeploying
label-done-restocking = Done with replacements
label-no-more-reserves = No more reserves
label-no-landing = Stay
label-no-more-flips = Restore no more
label-no-division = Not now
label-march = { $unit } to { $space }
label-join-all = All { $count } units take part
tag-cost = { $cost }

## Headings of the rulebook
section-components = Components
section-terms = Terms
section-setup = Setup
section-sequence = Sequence of play
section-action-phase = Action phase
section-strategy-cards = Strategy cards
section-stacking = Stacking
section-movement = Movement
section-other-theatres = Other theatres
section-combat = Combat
section-lrdg = Long Range Desert Group
section-redeployment = Redeployment
section-supply = Supply
section-forts = Forts
section-replacements = Replacements
section-victory = Victory
section-campaign-setup = Campaign setup
section-sonnenblume-scenario = Operation Sonnenblume
section-optional-rules = Optional rules
section-torch-setup = Torch setup
section-cards = Cards
section-map = Map
section-charts = Charts

## Spaces
space-tripoli = Tripoli
space-misurata = Misurata
space-tarhuna = Tarhuna
space-zuara = Zuara
space-buerat = Buerat
space-el-agheila = El Agheila
space-giof-el-matar = Giof el Matar
space-agedabia = Agedabia
space-benghazi = Benghazi
space-msus = Msus
space-charruba = Charruba
space-cyrene = Cyrene
space-mechili = Mechili
space-tengeder = Tengeder
space-derna = Derna
space-gazala = Gazala
space-sidi-mufta = Sidi Mufta
space-southern-flank = Southern Flank
space-tobruk = Tobruk
space-el-adem = El Adem
space-bir-el-gubi = Bir el Gubi
space-gambut = Gambut
space-sidi-azeiz = Sidi Azeiz
space-sidi-omar = Sidi Omar
space-bardia = Bardia
space-deep-desert = Deep Desert
space-giarabub = Giarabub
space-jalo = Jalo
space-marada = Marada
space-hon = Hon
space-murzuk = Murzuk
space-kufra = Kufra
space-halfaya = Halfaya
space-sidi-suleiman = Sidi Suleiman
space-sidi-barrani = Sidi Barrani
space-sofafi = Sofafi
space-mersa-matruh = Mersa Matruh
space-bir-el-kenaysis = Bir el Kenaysis
space-fuka = Fuka
space-el-daba = El Daba
space-el-alamein = El Alamein
space-ruweisat = Ruweisat Ridge
space-qattara = Qattara Depression
space-alexandria = Alexandria
space-wadi-natrun = Wadi Natrun
space-nile-delta = Nile Delta
space-cairo = Cairo
space-port-said = Port Said
space-ismailia = Ismailia
space-suez = Suez
space-sinai = Sinai
space-asyut = Asyut
space-aswan = Aswan
space-siwa = Siwa
space-bizerte = Bizerte
space-tunis = Tunis
space-mateur = Mateur
space-sedjenane = Sedjenane
space-medjez-el-bab = Medjez el Bab
space-souk-el-arba = Souk el Arba
space-le-sers = Le Sers
space-pont-du-fahs = Pont du Fahs
space-thala = Thala
space-kasserine = Kasserine
space-fondouk = Fondouk
space-faid = Faid
space-gafsa = Gafsa
space-el-guettar = El Guettar
space-maknassy = Maknassy
space-kairouan = Kairouan
space-enfidaville = Enfidaville
space-sousse = Sousse
space-sfax = Sfax
space-gabes = Gabes
space-el-hamma = El Hamma
space-mareth = Mareth
space-medenine = Medenine
space-ksar-rhilane = Ksar Rhilane
space-ben-gardane = Ben Gardane
space-algiers = Algiers
space-bougie = Bougie
space-bone = Bone
space-constantine = Constantine
space-souk-ahras = Souk Ahras
space-tebessa = Tebessa
space-oran = Oran
space-casablanca = Casablanca
space-khartoum = Khartoum
space-malakal = Malakal
space-kassala = Kassala
space-gallabat = Gallabat
space-keren = Keren
space-massawa = Massawa
space-amba-alagi = Amba Alagi
space-dessie = Dessie
space-gondar = Gondar
space-debra-markos = Debra Markos
space-addis-ababa = Addis Ababa
space-ghimbi = Ghimbi
space-shashamanna = Shashamanna
space-harar = Harar
space-jijiga = Jijiga
space-berbera = Berbera
space-aden = Aden
space-galladi = Galladi
space-belet-uen = Belet Uen
space-obbia = Obbia
space-mogadishu = Mogadishu
space-lugh = Lugh
space-kismayu = Kismayu
space-neghelli = Neghelli
space-mega = Mega
space-moyale = Moyale
space-marsabit = Marsabit
space-nairobi = Nairobi
space-jerusalem = Jerusalem
space-haifa = Haifa
space-amman = Amman
space-sidon = Sidon
space-beirut = Beirut
space-damascus = Damascus
space-homs = Homs
space-palmyra = Palmyra
space-aleppo = Aleppo
space-deir-ez-zor = Deir ez Zor
space-hassetche = Hassetche
space-rutbah = Rutbah
space-habbaniyah = Habbaniyah
space-baghdad = Baghdad
space-kirkuk = Kirkuk
space-mosul = Mosul
space-samawah = Samawah
space-kut = Kut
space-basra = Basra
space-chad = Chad
space-sicily = Sicily
space-malta = Malta
space-india = India
space-persia = Persia
space-south-africa = South Africa

## Units
unit-br-7-arm = British 7th Armoured
unit-br-2-arm = British 2nd Armoured
unit-br-1-arm = British 1st Armoured
unit-br-10-arm = British 10th Armoured
unit-br-6-arm = British 6th Armoured
unit-br-50 = British 50th
unit-br-44 = British 44th
unit-br-51 = British 51st
unit-br-78 = British 78th
unit-br-46 = British 46th
unit-br-1 = British 1st
unit-br-4 = British 4th
unit-br-6 = British 6th
unit-aus-6 = Australian 6th
unit-aus-7 = Australian 7th
unit-aus-9 = Australian 9th
unit-ind-4 = Indian 4th
unit-ind-5 = Indian 5th
unit-ind-10 = Indian 10th
unit-nz-2 = New Zealand 2nd
unit-sa-1 = South African 1st
unit-sa-2 = South African 2nd
unit-us-1 = US 1st
unit-us-3 = US 3rd
unit-us-9 = US 9th
unit-us-34 = US 34th
unit-us-1-arm = US 1st Armored
unit-us-2-arm = US 2nd Armored
unit-ffus-dma = French Algiers Division
unit-ffus-dmc = French Constantine Division
unit-ffus-dmo = French Oran Division
unit-it-1lib = Italian 1st Libyan
unit-it-2lib = Italian 2nd Libyan
unit-it-1bs = Italian 1st Blackshirt
unit-it-2bs = Italian 2nd Blackshirt
unit-it-4bs = Italian 4th Blackshirt
unit-it-17 = Italian 17th Pavia
unit-it-27 = Italian 27th Brescia
unit-it-61 = Italian 61st Sirte
unit-it-62 = Italian 62nd Marmarica
unit-it-63 = Italian 63rd Cirene
unit-it-64 = Italian 64th Catanzaro
unit-it-gds = Italian Savoy Grenadiers
unit-it-afr = Italian Cacciatori d'Africa
unit-it-25 = Italian 25th Bologna
unit-it-55 = Italian 55th Savona
unit-it-60 = Italian 60th Sabratha
unit-it-102 = Italian 102nd Trento
unit-it-132 = Italian 132nd Ariete Armoured
unit-it-101 = Italian 101st Trieste
unit-it-133 = Italian 133rd Littorio Armoured
unit-it-20 = Italian 20th Friuli
unit-it-185 = Italian 185th Folgore
unit-it-80 = Italian 80th La Spezia
unit-it-136 = Italian 136th Giovani Fascisti
unit-it-131 = Italian 131st Centauro Armoured
unit-it-16 = Italian 16th Pistoia
unit-it-1 = Italian 1st Superga
unit-ge-21 = German 21st Panzer
unit-ge-15 = German 15th Panzer
unit-ge-90 = German 90th Light
unit-ge-164 = German 164th Light
unit-ge-10 = German 10th Panzer
unit-ge-broich = German Division von Broich
unit-ge-334 = German 334th
unit-ge-hg = German Hermann Göring
unit-ge-999 = German 999th
unit-ge-5-mtn = German 5th Mountain
unit-br-bg = British battlegroup
unit-br-tank = British armoured battlegroup
unit-lrdg = Long Range Desert Group
unit-ind-bg = Indian battlegroup
unit-aus-bg = Australian battlegroup
unit-nz-bg = New Zealand battlegroup
unit-sa-bg = South African battlegroup
unit-ff-bg = Free French battlegroup
unit-pol-bg = Polish battlegroup
unit-gk-bg = Greek battlegroup
unit-us-bg = US battlegroup
unit-us-tank = US armored battlegroup
unit-ffus-bg = French battlegroup under US command
unit-it-bg = Italian battlegroup
unit-it-tank = Italian armoured battlegroup
unit-ge-bg = German battlegroup
unit-ge-tank = German armoured battlegroup
unit-ramcke = Ramcke Brigade
unit-vf-bg = Vichy French battlegroup
unit-vf-tank = Vichy French armoured battlegroup
unit-ir-bg = Iraqi battlegroup
unit-eg-bg = Egyptian battlegroup

## Cards
card-a1 = Minefields
card-a1-text = Combat, defender: clear ground (with a fort or without) in Egypt, Libya or Tunisia, with a British, Commonwealth or minor Allied unit. Attacker −1 on the die; a flank attempt that succeeded counts as never made.
card-a2 = Poor Morale
card-a2-text = For the rest of the game, Italian infantry divisions that are overrun without Germans beside them are lost for good. The Axis then reduces one full-strength Italian infantry division in Libya or Egypt that does not stand with Germans.
card-a3 = Compass
card-a3-text = Not after Rommel. This action Allied units in Egypt and Libya are activated as if fully supplied, and attacks there against Italians alone have +1 on the die. Then operations.
card-a4 = Matildas
card-a4-text = Combat, attacker: with British armour, against no Germans, and only until the 88mm Flak Guns have first been used. Allied fire shifts one column right.
card-a5 = British Reinforcements
card-a5-text = British 2nd Armoured; an armoured battlegroup for the reserve.
card-a6 = Commonwealth Reinforcements
card-a6-text = Australian 6th (in 1940 to Jerusalem) and Indian 5th (India too); an Australian and an Indian battlegroup for the reserve.
card-a7 = Taranto Raid
card-a7-text = −1 victory point. The Italian Fleet, if it is at sea, goes home and does not sail again this turn.
card-a8 = Mediterranean Fleet
card-a8-text = Only while the Italian Fleet is at sea, and not while Sea Devils and E-Boats forbid it. The Italian Fleet goes home; −1 victory point, −2 in 1942 and 1943.
card-a9 = Commonwealth Reinforcements
card-a9-text = Australian 7th and New Zealand 2nd; an Australian and a New Zealand battlegroup for the reserve.
card-a10 = Long Range Desert Group
card-a10-text = The Long Range Desert Group enters the Deep Desert. From now on battlegroups of both sides may enter oases.
card-a11 = Orders from Rome
card-a11-text = Not after Rommel; in rounds 1 to 4. If from now to the end of the turn no Italian attacks Allied units in Egypt or Libya and none enters Egypt, −1 victory point in the victory phase.
card-a12 = Hurricanes
card-a12-text = Combat, attacker or defender: in Egypt, Libya or East Africa. Allied +1 on the die. Air card.
card-a13 = Haile Selassie
card-a13-text = Only with an Italian in East Africa outside Addis Ababa. You name two such units; each loses a step.
card-a14 = Jock Columns
card-a14-text = Combat, attacker: in Egypt or Libya, with British, Commonwealth and minor Allied battlegroups alone. Fire shifts two columns right.
card-a15 = Barbarossa
card-a15-text = Not before Summer 1941. The Axis may play no card for replacements, until the Siege of Malta lifts this. Malta Convoys may be played from now on.
card-a16 = Exporters
card-a16-text = Vichy French units become active, and Allied units may enter Syria. From now on Allied units in the Middle East that can trace at all are fully supplied. Then operations, in the Middle East alone.
card-a17 = Ethiopian Campaign
card-a17-text = From now on Allied units in East Africa that can trace at all are fully supplied. Then operations, in East Africa and Aswan alone.
card-a18 = Beda Fomm
card-a18-text = Combat, attacker: in Libya, with Allied armour, against Italians alone. Allied +1 on the die, and the result counts as bold: it may overrun.
card-a19 = Tiger Convoy
card-a19-text = Not before Spring 1941. Two British armoured battlegroups arrive in Alexandria, Cairo, Port Said or Suez. Not counted as reinforcements.
card-a20 = Crusader
card-a20-text = Not before Summer 1941. This action Allied units in Egypt and Libya are activated as if fully supplied, and every Allied flank roll has +1. Then operations.
card-a21 = Auchinleck
card-a21-text = Restore up to two reduced British, Commonwealth or minor Allied units in Egypt. Until Montgomery is played, Allied defenders of El Alamein and of the spaces beside it have +1 on the die.
card-a22 = Malta Convoys
card-a22-text = Only after Barbarossa; during the Siege of Malta not before Spitfires; not after Herkules. German and Italian replacement points fall to 0, and the Axis may play no card for replacements this turn.
card-a23 = ULTRA
card-a23-text = The Axis shows you his whole hand. Then operations.
card-a24 = Disengage
card-a24-text = Combat, defender: supplied, not fallen back this action, each with a way to retreat two spaces. Nobody fires: all defenders retreat two spaces, and the attacker has won. Once a turn.
card-a25 = Desert Air Force
card-a25-text = Combat, attacker or defender: in Egypt or Libya. Allied +1 on the die. Air card.
card-a26 = Battleaxe
card-a26-text = Name a space in Egypt or Libya that Axis units hold. Spaces beside it are activated for attack as if fully supplied, and one attack on it with armour has +1 on the die. Then operations.
card-a27 = Habforce
card-a27-text = Only after the Iraqi Revolt. Up to two British, Indian or minor Allied battlegroups of the reserve arrive in Jerusalem, Habbaniyah or Basra. Then operations, in the Middle East alone, activated as if fully supplied.
card-a28 = British Reinforcements
card-a28-text = British 50th; a battlegroup and an armoured battlegroup for the reserve.
card-a29 = Commonwealth Reinforcements
card-a29-text = Australian 9th and Indian 10th; an Australian and an Indian battlegroup for the reserve.
card-a30 = Commonwealth Reinforcements
card-a30-text = South African 1st; a South African and an Indian battlegroup for the reserve.
card-a31 = Operation Appearance
card-a31-text = Only while Aden is yours. Up to two British, Commonwealth or minor Allied battlegroups of the reserve arrive in Aden. Then units there may attack Berbera with +1 on the die, or enter it if it is empty.
card-a32 = British Reinforcements
card-a32-text = Not before Summer 1941. British 1st Armoured; a battlegroup for the reserve.
card-a33 = Commonwealth Reinforcements
card-a33-text = South African 2nd; a battlegroup for the reserve.
card-a34 = Atlantic Charter
card-a34-text = Not before Summer 1941. From now on, every turn, one British or Commonwealth replacement point more.
card-a35 = Torch
card-a35-text = Not before Summer 1942. The Torch set-up is carried out and Vichy French units become active. Then operations, for the units just landed too; this action no attack west of Tripoli.
card-a36 = Montgomery
card-a36-text = Not before Summer 1942. From now on your stacks may be larger, Rommel shifts one column only, and more places supply you. Auchinleck's bonus ends.
card-a37 = Patton
card-a37-text = After Torch. From now on US units fight without −1 on the die, and may stack higher.
card-a38 = Vulcan
card-a38-text = After Torch. From now on Allied units in Algeria and Tunisia that can trace at all are fully supplied. Then operations.
card-a39 = Spitfires
card-a39-text = Only after the Siege of Malta, not after Herkules. The Axis may play no card for replacements, until Herkules lifts this. Malta Convoys may be played again.
card-a40 = Malta Victorious
card-a40-text = Only after Spitfires, not after Herkules. −1 victory point, and the Axis may play no card for replacements for the rest of the game.
card-a41 = Malta Convoys
card-a41-text = Only after Barbarossa; during the Siege of Malta not before Spitfires; not after Herkules. German and Italian replacement points fall to 0, and the Axis may play no card for replacements this turn.
card-a42 = Corps Franc d'Afrique
card-a42-text = After Torch. The French divisions of Algiers, Constantine and Oran, each in an Allied mountain space of Algeria or Tunisia. Then operations, where they arrived first.
card-a43 = British Reinforcements
card-a43-text = After Torch. British 6th Armoured and 46th; a battlegroup for the reserve. Then operations, where they arrived first.
card-a44 = US Reinforcements
card-a44-text = After Torch. US 2nd Armored, and two US replacement points. Then operations, where it arrived first.
card-a45 = British Reinforcements
card-a45-text = After Torch. British 1st and 4th. Then operations, where they arrived first.
card-a46 = Grants
card-a46-text = Only if the British 7th Armoured is not lost for good. It changes to its 4-3-5 counter.
card-a47 = Shermans
card-a47-text = Not before Summer 1942; only if the British 1st or 10th Armoured is not lost for good. They change to their 4-3-5 counters.
card-a48 = British Reinforcements
card-a48-text = British 44th and 51st.
card-a49 = British Reinforcements
card-a49-text = British 10th Armoured; a battlegroup and an armoured battlegroup for the reserve.
card-a50 = Supercharge
card-a50-text = Only after Montgomery. This action British, Commonwealth and minor Allied units in Egypt and Libya are activated as if fully supplied; one attack there has +1 on the die and the fort counts nothing. Then operations.
card-a51 = Alam Halfa
card-a51-text = Combat, defender: in Egypt. Allied +1 on the die, and Rommel counts nothing in this battle.
card-a52 = Six-Pounders
card-a52-text = Combat, defender: against a force with armour. Allied +1 on the die, and the enemy has no shift for armour.
card-a53 = Koenig at Bir Hacheim
card-a53-text = A Free French battlegroup arrives in an Allied space of Egypt or Libya where it is supplied, or in the reserve. Not counted as reinforcement.
card-a54 = Western Desert Air Force
card-a54-text = Combat, attacker or defender: in North Africa. Allied fire shifts one column right. Air card.
card-a55 = Desert Railway
card-a55-text = Until the end of the turn Allied units in Egypt are activated as if fully supplied.
card-x1 = Graziani
card-x1-text = Not after Rommel. This action Italian units in Libya and Egypt are activated as if fully supplied. Then operations.
card-x2 = Italian Reinforcements
card-x2-text = Italian Cacciatori d'Africa, in Addis Ababa alone; a battlegroup for the reserve.
card-x3 = Invasion of Greece
card-x3-text = The Axis may play no card for replacements, until a later event lifts this. The Allies put a British or Commonwealth battlegroup of the reserve or Egypt into the rebuild box; their air cards are grounded this turn.
card-x4 = Italian Fleet
card-x4-text = Until the end of the turn, unless Taranto Raid or Mediterranean Fleet sends it home: the Allies neither redeploy nor draw supply by sea through Tobruk and Benghazi. +1 victory point in the victory phase.
card-x5 = Balbo
card-x5-text = For the rest of the game Italians fight without −1 on the die.
card-x6 = Code Book Stolen
card-x6-text = The Allied player shows you his whole hand. Then operations.
card-x7 = Italian Reinforcements
card-x7-text = Italian 25th Bologna, 55th Savona and 60th Sabratha.
card-x8 = Egyptian Uprising
card-x8-text = Only while you hold Khartoum or a victory space in Egypt, and while one of the Allied victory spaces in Egypt is empty. Three Egyptian battlegroups rise in such spaces, which become yours.
card-x9 = Regia Aeronautica
card-x9-text = Combat, attacker or defender: with an Italian unit. Axis +1 on the die. Air card.
card-x10 = Italian Reinforcements
card-x10-text = Not before Winter 1941. Italian 132nd Ariete Armoured and 102nd Trento.
card-x11 = Ghibli
card-x11-text = Combat, defender: in Egypt or Libya. Attacker −1 on the die, and he may advance into the vacated space only. Once a turn.
card-x12 = Duke of Aosta
card-x12-text = Operations in East Africa alone; one attack there has +1 on the die.
card-x13 = Invasion of Somaliland
card-x13-text = Operations in East Africa alone; an attack on Berbera has +1 on the die. This turn the Allies do not redeploy from Berbera to Aden.
card-x14 = Bersaglieri
card-x14-text = Combat, attacker or defender: with Italians alone. Axis +1 on the die.
card-x15 = Balkan Campaign
card-x15-text = Only after the Invasion of Greece, whose ban on replacements ends. The Allies put two British or Commonwealth divisions of Egypt or Libya and a British armoured battlegroup into the rebuild box; the Greek battlegroup comes there too.
card-x16 = Rommel
card-x16-text = A German battlegroup and an armoured one arrive, each in Tripoli or El Agheila. From now on Rommel may lead an attack. The ban of the Invasion of Greece ends. Not counted as reinforcements.
card-x17 = Iraqi Revolt
card-x17-text = Iraqi and Vichy French units become active; Iraqi spaces with an Iraqi unit become yours.
card-x18 = Fliegerkorps X
card-x18-text = Take Air Support into hand from the draw or discard pile. This turn the Allies do without Tobruk and Benghazi as ports.
card-x19 = Unternehmen Irak
card-x19-text = Only after the Iraqi Revolt, while you hold Beirut or Baghdad. Iraqi and Vichy French units are freed of their limits and are supplied and replaced like yours. With the option, the German 5th Mountain arrives in Beirut or Baghdad.
card-x20 = 88mm Flak Guns
card-x20-text = Combat, defender: with a German unit, all supplied, and not flanked. The Axis fires first.
card-x21 = Sea Devils and E-Boats
card-x21-text = Not before Fall 1941. +1 victory point. Mediterranean Fleet may not be played this turn and the next.
card-x22 = Battlefield Recovery
card-x22-text = Only after Rommel. From now on, every turn, one German replacement point more.
card-x23 = Air Support
card-x23-text = Combat, attacker or defender: in North Africa or the Middle East, with a German unit. Axis +1 on the die. Air card. Or played together with Herkules.
card-x24 = Afrika Korps
card-x24-text = Combat, attacker: with German armour. Axis +1 on the die, and German armour may advance one space further.
card-x25 = U-Boats
card-x25-text = Not before Summer 1941. This turn the Allies do not redeploy by sea in the Mediterranean; they lose a British replacement point.
card-x26 = Schwerpunkt
card-x26-text = Name a space in North Africa that Allied units hold. Spaces beside it are activated for attack as if fully supplied, and one attack on it with German armour has +1 on the die. Then operations.
card-x27 = German Reinforcements
card-x27-text = German 15th Panzer; a battlegroup and an armoured battlegroup for the reserve.
card-x28 = German Reinforcements
card-x28-text = Not before Summer 1941. German 90th Light, in Tripoli or with a supplied German unit in Libya or Egypt; two battlegroups for the reserve.
card-x29 = Italian Reinforcements
card-x29-text = Italian 101st Trieste; a battlegroup and an armoured battlegroup for the reserve.
card-x30 = Disengage
card-x30-text = Combat, defender: supplied, not fallen back this action, each with a way to retreat two spaces. Nobody fires: all defenders retreat two spaces, and the attacker has won. Once a turn.
card-x31 = Signals Intercept
card-x31-text = Only after Rommel. You look at three random Allied cards. Then operations.
card-x32 = Dash to the Wire
card-x32-text = Only after Rommel. Operations; after all combat, armour of one space may move once more, without an attack.
card-x33 = German Reinforcements
card-x33-text = German 21st Panzer; a battlegroup and an armoured battlegroup for the reserve.
card-x34 = Captured Supplies
card-x34-text = Only if you took a victory space in Libya or Egypt this turn and still hold it. Restore up to two reduced German or Italian units within two spaces of it.
card-x35 = Siege of Malta
card-x35-text = The bans of the Invasion of Greece and Barbarossa on replacements end. No Malta Convoys until Spitfires.
card-x36 = Herkules
card-x36-text = Only after the Siege of Malta, not after Malta Victorious, and with the Friuli, La Spezia, Folgore and Ramcke in Sicily; after Spitfires only together with Air Support. The four are lost for good, Malta is yours, +2 victory points, and the ban of Spitfires ends.
card-x37 = London Calling
card-x37-text = Not while Tripoli is Allied; in rounds 1 to 4. If from now to the end of the turn no Allied unit attacks in Egypt, Libya, Algeria or Tunisia, +1 victory point in the victory phase.
card-x38 = Venezia
card-x38-text = This action Axis units in Libya and Egypt are activated as if fully supplied, and every Axis flank roll has +1. Then operations.
card-x39 = Kesselring
card-x39-text = For the rest of the game, once a turn, a space in North Africa is activated as if fully supplied.
card-x40 = German Reinforcements
card-x40-text = Ramcke Brigade, in Sicily or a port of North Africa; a battlegroup for the reserve.
card-x41 = German Reinforcements
card-x41-text = German 164th Light, in a port of North Africa; a battlegroup for the reserve.
card-x42 = Italian Reinforcements
card-x42-text = Italian 133rd Littorio Armoured; a battlegroup for the reserve.
card-x43 = Italian Reinforcements
card-x43-text = Italian 20th Friuli and 185th Folgore, in Sicily or a port of North Africa.
card-x44 = Italian Reinforcements
card-x44-text = Italian 80th La Spezia and 136th Giovani Fascisti; a battlegroup for the reserve.
card-x45 = Panzer IV Specials
card-x45-text = Only if the German 15th or 21st Panzer is not lost for good. They change to their 5-3-5 counters.
card-x46 = Von Arnim Takes Command
card-x46-text = After Torch. Rommel leaves for good. Restore up to three reduced German or Italian units in Tunisia.
card-x47 = German Reinforcements
card-x47-text = After Torch. German 334th, in Tripoli or Tunis; a battlegroup for the reserve. Then operations, where it arrived first.
card-x48 = German Reinforcements
card-x48-text = After Torch. German Hermann Göring, in Tripoli or Tunis; a battlegroup for the reserve. Then operations, where it arrived first.
card-x49 = Italian Reinforcements
card-x49-text = After Torch. Italian 131st Centauro Armoured and 16th Pistoia, in Tripoli or Tunis. Then operations, where they arrived first.
card-x50 = Tigers
card-x50-text = After Torch. Combat, attacker or defender: in Tunisia or Algeria, with German armour. Axis fire shifts one column right.
card-x51 = Fruehlingswind
card-x51-text = After Torch. This action Axis units in Tunisia are activated as if fully supplied, and attacks on spaces with US units have +1 on the die. Then operations.
card-x52 = Devil's Gardens
card-x52-text = Combat, defender: clear ground (with a fort or without) in Egypt, Libya or Tunisia. Attacker −1 on the die; a flank attempt that succeeded counts as never made.
card-x53 = Stukas
card-x53-text = Combat, attacker: in North Africa, with a German unit. Axis fire shifts one column right. Air card.
card-x54 = Mareth Line
card-x54-text = After Torch. For the rest of the game the fort of Mareth counts 3 for Axis defenders.
card-x55 = Japan Attacks
card-x55-text = The Allies take two Australian divisions (map, reserve or rebuild box) and two Australian battlegroups of the reserve out of the game.

## Plans of the opponent, and hints
plan-play = Play { $card } { $use }
plan-automatic = An operation without a card
plan-attack-from = Attack from { $space }
plan-move-from = Move from { $space }
plan-nothing = Let the points go
plan-go = { $unit } to { $space }
plan-redeploy = Redeploy { $unit } to { $space }
plan-strike = Attack { $space }

## Odds
odds-overrun = { $space } is overrun
odds-vacated = The defenders leave { $space }
odds-held = { $space } holds
odds-flanked-overrun = Flank turned: { $space } is overrun
odds-flanked-vacated = Flank turned: the defenders leave { $space }
odds-flanked-held = Flank turned: { $space } holds
odds-unflanked-overrun = Flank not turned: { $space } is overrun
odds-unflanked-vacated = Flank not turned: the defenders leave { $space }
odds-unflanked-held = Flank not turned: { $space } holds
odds-steps = Steps lost by { $side }
odds-assume-no-cards = You play no combat card.
odds-assume-cards = You play every combat card of your hand that fits.
odds-assume-enemy-cards = The enemy plays no combat card.
odds-assume-losses = Losses fall where they cost least.
odds-assume-yields = The defenders retreat rather than lose another step.
odds-assume-stands = The defenders lose another step rather than retreat.
odds-mission-succeeds = The mission succeeds
odds-mission-fails = Nothing comes of it
odds-mission-costs = The LRDG loses steps
odds-mission-cards = Cards seen
odds-mission-discards = Cards discarded
odds-mission-losses = Steps lost

## Names on the map
map-syria = SYRIA
map-euphrates = Euphrates
map-turkey = TURKEY
map-tigris = Tigris
map-mediterranean-sea = Mediterranean Sea
map-iraq = IRAQ
map-arabia = ARABIA
map-persian-gulf = Persian Gulf
map-algeria = ALGERIA
map-morocco = MOROCCO
map-tunisia = TUNISIA
map-gulf-of-sirte = Gulf of Sirte
map-tripolitania = TRIPOLITANIA
map-fezzan = FEZZAN
map-cyrenaica = CYRENAICA
map-libyan-desert = LIBYAN DESERT
map-egypt = EGYPT
map-nile = Nile
map-sudan = SUDAN
map-red-sea = Red Sea
map-ethiopia = ETHIOPIA
map-kenya = KENYA
map-indian-ocean = Indian Ocean
