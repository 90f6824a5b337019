# Beyond the Rhine

## The box
game-title = Beyond the Rhine
game-facts = Hexes, supply points and modes · 2 players · 8 hours · heavy
scenario-queen = Operation Queen: the drive on the Roer, November 1944
scenario-market-garden = Market Garden: the bridges to Arnhem, September 1944
scenario-trumpets = A Time for Trumpets: the Ardennes, December 1944

## What happened
history-queen = In the middle of November 1944 First and Ninth Army went forward from Aachen behind the heaviest carpet bombing of the war, to reach the Roer and then the Rhine at Cologne. In the villages of the plain every house was a strongpoint; in the forest of Hürtgen one division after the other was worn out for a few kilometres of firebreaks. Behind the river the dams at Schmidt, which could drown the valley, stayed in German hands. After four weeks the Americans stood on the Roer and could not cross it.
history-market-garden = On 17 September 1944 three airborne divisions came down beside a single road from Eindhoven to Arnhem, to take its bridges before they could be blown; XXX Corps was to follow it for a hundred kilometres in two or three days. Son was blown, Nijmegen fell on the fourth day in assault boats and over the bridge at once, and at Arnhem one battalion held the northern end against two panzer divisions that were thought to be no more than names. The bridge was one too many; the corridor was held.
history-trumpets = Before dawn on 16 December 1944 three German armies broke out of the Eifel against five American divisions that were resting or new to war. The aim was Antwerp, the first goal the Meuse; everything hung on a few roads, on captured fuel and on low cloud. The northern shoulder held at Elsenborn, St Vith held for six days, Bastogne was surrounded and held altogether. When the sky cleared at Christmas the leading tanks stood without fuel within sight of the Meuse at Dinant.

## Counters: `$label` is the name printed on them, `$parent` the formation beside their sign
kind-command = { $label } of { $parent }
kind-recon = { $label } Reconnaissance of { $parent }
kind-cavalry = { $label } Cavalry Squadron of { $parent }
kind-tank-battalion = { $label } Tank Battalion
kind-tank-destroyers = { $label } Tank Destroyers
kind-parachute-regiment = { $label } Parachute Infantry of { $parent }
kind-parachute-battalion = { $label } Parachute Battalion
kind-glider-regiment = { $label } Glider Infantry of { $parent }
kind-glider-battalion = { $label } Glider Battalion of { $parent }
kind-airborne-guns = { $label } Airborne Artillery
kind-rangers = { $label } Rangers
kind-engineer-group = { $label } Engineer Group
kind-pontoon = Pontoon unit
kind-artillery-division = { $label } Artillery Division
kind-artillery-group = { $label } Artillery Group
kind-artillery-regiment = { $label } Artillery Regiment
kind-field-guns = { $label } Artillery of { $parent }
kind-corps = { $label } Corps HQ
kind-army = { $label } Army HQ
kind-armoured-brigade = { $label } Armoured Brigade of { $parent }
kind-lorried-brigade = { $label } Infantry Brigade of { $parent }
kind-tank-regiment = { $label } Tanks of { $parent }
kind-motor-battalion = { $label } Motor Battalion of { $parent }
kind-motorised-brigade = { $label } Brigade
kind-parachute-brigade = { $label } Parachute Brigade
kind-air-landing-brigade = { $label } Air Landing Brigade
kind-volksgrenadiers = { $label } Volksgrenadier Division
kind-parachute-division = { $label } Division
kind-training-division = { $label } Division
kind-panzer = { $label } Panzer of { $parent }
kind-panzergrenadiers = { $label } Panzergrenadiers of { $parent }
kind-hunters = { $label } Panzerjäger
kind-heavy-hunters = { $label } Heavy Panzerjäger
kind-tigers = { $label } Tigers
kind-assault-gun-brigade = { $label } Assault Guns
kind-panzer-brigade = { $label } Panzer Brigade
kind-panzer-company = Panzer company
kind-volks-artillery = { $label } Volks Artillery Corps
kind-rockets = { $label } Werfer Brigade
kind-rocket-battalion = { $label } Werfer Battalion
kind-railway-gun = { $label } Railway Gun
kind-fortress-battalion = { $label } Battalion
kind-alert = Alert battalion
kind-flak = Flak battalion
kind-assault-battalion = { $label } Assault Battalion
kind-battle-group = { $label } Battle Group
kind-remnant = Remnant battalion
kind-fortified-town = Fortified town
kind-hidden-town = Fortified town, strength unknown

## The book
section-btr-introduction = Introduction
section-btr-1-1-the-armies = 1.1 The armies
section-btr-1-2-reinforcements = 1.2 Reinforcements
section-btr-1-3-weather = 1.3 Weather
section-btr-1-4-terrain-notes = 1.4 Notes on terrain
section-btr-1-5-fortifications = 1.5 Fortifications
section-btr-1-6-off-map-boxes = 1.6 Off-map boxes
section-btr-1-7-air-entry-points = 1.7 Air entry points
section-btr-1-8-the-rhine = 1.8 The Rhine
section-btr-1-9-the-roer = 1.9 The Roer
section-btr-1-10-pontoon-units = 1.10 Pontoon units
section-btr-1-11-ports = 1.11 Ports
section-btr-1-12-economics = 1.12 Economics
section-btr-1-13-random-events = 1.13 Random events
section-btr-2-1-axis-supply-and-reinforcements = 2.1 Axis supply and reinforcements
section-btr-2-2-german-variable-supply-and-replacements = 2.2 German variable supply and replacements
section-btr-2-3-contingency-box = 2.3 The Contingency box
section-btr-2-4-german-rail-and-shipping = 2.4 German rail and shipping
section-btr-2-5-breskens-ferry = 2.5 The Breskens ferry
section-btr-2-6-railway-artillery = 2.6 Railway artillery
section-btr-2-7-german-hip-shoots = 2.7 German Hip Shoots
section-btr-2-8-von-der-heydte = 2.8 Von der Heydte
section-btr-2-9-wacht-am-rhein = 2.9 Wacht am Rhein
section-btr-3-1-allied-supply-and-reinforcements = 3.1 Allied supply and reinforcements
section-btr-3-2-allied-variable-supply-and-replacements = 3.2 Allied variable supply and replacements
section-btr-3-3-allied-rail-and-shipping = 3.3 Allied rail and shipping
section-btr-3-4-mules-and-weasels = 3.4 Mules and Weasels
section-btr-3-5-allied-cooperation = 3.5 Allied cooperation
section-btr-3-6-allied-hip-shoots = 3.6 Allied Hip Shoots
section-btr-3-7-interdiction = 3.7 Interdiction
section-btr-3-8-air-transport-and-airdrops = 3.8 Air transport and airdrops
section-btr-3-9-amphibious-assault = 3.9 Amphibious assault
section-btr-3-10-battle-zones = 3.10 Battle zones
section-btr-3-11-artillery-ammunition-and-divisions = 3.11 Artillery ammunition and divisions
section-btr-4-1-sudden-death-victory = 4.1 Sudden death
section-btr-4-2-campaign-victory = 4.2 Victory in the campaign
section-btr-4-3-breaking-the-northern-wing = 4.3 Breaking the northern wing
section-btr-4-4-breaking-the-alpine-redoubt = 4.4 Breaking the Alpine Redoubt
section-btr-5-0-optional-rules-referred-to-only = 5.0 Optional rules
section-btr-random-events = Random events
section-btr-random-events-common-table = Random events: common
section-btr-random-events-frequent-table = Random events: frequent
section-btr-random-events-uncommon-table = Random events: uncommon
section-btr-random-events-rare-list = Random events: rare
section-btr-6-4-operation-queen = 6.4 Operation Queen
section-btr-market-garden = Market Garden
section-btr-6-6-a-time-for-trumpets = 6.6 A Time for Trumpets

## Rules of the title: what is done
do-sluices = Blow the sluices of the dam
do-carpet = Name a target of the carpet bombing

## What happened
log-sluices = The sluices of the Roer dam are blown: the valley is flooded.
log-flood-over = The flood of the Roer runs off.
log-carpet-target = Carpet bombing will fall on { $hex }.
log-carpet = Carpet bombing falls on { $hex }.
log-carpet-short = Bombs fall short on { $hex }.

## Why not
why-west-wall = The Allies build no hedgehogs in the West Wall.
why-works-stand = Fortifications printed on the map keep their last level.
why-no-dam = The sluices are at the Roer dam.
why-dam-held = The Allies hold the dam, or were the last to hold it.
why-sluices-blown = The sluices have been blown already.
why-flood = The Roer is in flood: nobody crosses it.
why-carpet-late = Targets of the carpet bombing are named before any air mission is flown.
why-carpet-two = At most two hexes are bombed.
why-carpet-beside = The two hexes lie side by side.
why-no-flight = Nothing flies in this weather.
why-limited-flight = Flight is limited: no hip shoots and no airdrops.
why-one-mission = Flight is limited: one mission of a side in a phase.
why-43-stays = The 43rd Division does not leave rows 18 to 22.

## Bridges and pontoon units
prompt-blow = The Allies are at the Rhine bridge of { $hex }: blow it?
prompt-check = The Germans want to blow the bridge of { $hex }: spend a bridge check?
window-bridges = bridges of the Rhine
do-blow-bridge = Blow the bridge
do-leave-bridge = Leave it standing
do-check-bridge = Spend a bridge check
do-keep-check = Keep the marker
do-set-ferry = Try to set up a ferry
do-repair = Try to repair the road bridge
do-repair-rail = Try to repair the railway bridge
do-upgrade = Try to make a bridge of the ferry
log-bridge-blown = The bridge of { $hex } is blown.
log-bridge-left = The bridge of { $hex } is left standing.
log-bridge-check = Bridge check: { $die }.
log-bridge-stands = The charges fail: the bridge of { $hex } stands.
log-pontoon = Roll of the pontoon unit: { $die }.
log-pontoon-failed = The pontoon unit in { $hex } fails.
log-ferry = A ferry runs at { $hex }.
log-ferry-gone = Ferry or pontoon bridge of { $hex } is taken up.
log-bridge-repaired = A Rhine bridge of { $hex } is repaired.
log-bridge-laid = A pontoon bridge lies at { $hex }.
why-no-bridge = Nobody crosses the Rhine without a bridge or a ferry.
why-ferry-foot = Over a blown bridge or by ferry go only those on foot.
why-ferry-snow = In snow nobody crosses by ferry or over a blown bridge.
why-rhine-works = The Germans build no works in Germany beside the Rhine until the Allies hold both ends of a bridge.
why-pontoon-only = A pontoon unit builds nothing but bridges.
why-no-pontoon = There is no pontoon unit here that is able to work.
why-pontoon-snow = Nothing is tried at the Rhine in snow.
why-no-rhine = The hex does not lie on the Rhine.
why-ferry-there = There is a ferry or bridge already.
why-no-wreck = There is no such blown bridge here.
why-enemy-beside = An enemy combat unit is adjacent.
why-not-before-1945 = Not before 1945.
why-two-pontoons = That takes two pontoon units.
why-no-ferry = There is no ferry here.
why-other-eyes = A Hip Shoot needs a combat unit of the aircraft’s own system next to the target.
why-other-system = Units and aircraft of different Allied systems do not attack, fire or fly together.
why-pools-apart = Dumps and Replacements of the Commonwealth and of the Americans and French are kept in different hexes.
why-other-pool = Transport carries supply of its own pool only: Commonwealth, or American and French.
why-base-cut = The base cannot trace supply.
why-switzerland = Switzerland is neutral.
kind-mule = Mules
kind-weasel = Weasels
log-remnant = { $unit } is left of the drop in { $hex }.
log-remnants-merge = Two remnants in { $hex } are { $unit } again.
why-interdiction-missions = Aircraft of the Interdiction box fly only sweeps and barrages of facilities, in the Movement Phase.
why-trainbusting = Only aircraft of the Interdiction box go trainbusting.
why-only-heydte = Of all Germans only the von der Heydte battalion is dropped.
why-airborne-staff = The airborne headquarters is neither flown nor dropped.
why-drop-far = The target lies more than 20 hexes from a friendly HQ in supply.
why-gliders-units = Glider transports carry combat units only.
why-gliders-england = Gliders start or end in England.
do-wall = Raise a hex of the West Wall
do-alert = Call up an alert unit
log-trench-foot = Trench foot costs Pax.
log-wall-raised = The West Wall in { $hex } is raised to level { $level }.
log-alert = { $unit } is called up in { $hex }.
why-no-wall-result = The replacement table raises one hex of the West Wall in German hands.
why-wall-cut = The hex cannot trace supply.
why-wall-high = The table raises nothing above level 2.
why-no-alert = There is no alert unit to be drawn.
why-alert-staff = An alert unit comes to an HQ that can trace supply.

## Boxes beside the map
box-england = England

## Drops
why-lift-full = No more than eight regiments and brigades drop in the first turn.
why-waits-for-lift = It does not drop before 19 September.
log-drop-alert = Drop alert: { $die }.
log-contingency = { $unit } is brought on in { $hex }.
why-not-ready = The unit is not in the Contingency box, or not ready.
why-one-formation = One unit or formation comes to a hex.
why-zone = Units of this system stay in their battle zone.
log-interdiction = Interdiction goes on: Trainbusting markers are taken off.
why-box-peace = Nobody fights in a box beside the map.
why-from-england = Airborne operations start from England.

## Fortified towns, Luftflotte Reich, Westgoten
do-town = Place a fortified town
log-town = { $hex } becomes a fortified town.
why-no-town-result = The replacement table gives no fortified town now, or none is left.
why-no-town-hex = A fortified town is placed in a German city or village.
why-town-cut = The place cannot trace supply.
why-town-there = There is a fortified town already.
why-town-level = The level of a fortified town stays as it is.
why-town-holds = Nobody retreats from a fortified town: the option is taken in steps.
why-town-leads = A fortified town gives the Action Rating only where it fights alone.
why-town-keeps = Whoever comes to a fortified town stays there for the phase.
why-town-last = The fortified town is the last step lost in its hex.
box-luftflotte = Luftflotte Reich
box-interdiction = Interdiction
box-normandy = Normandy
box-southern-france = Southern France
log-luftflotte = Luftflotte Reich takes off.
why-luftflotte-waits = Luftflotte Reich waits in its box until it is called.
window-plans = plans of the high command
prompt-westgoten = Declare Westgoten? All that waits in the boxes comes, and the replacement table is rolled for the last time.
prompt-wacht = Declare Wacht am Rhein in this turn?
prompt-pledge = Wacht am Rhein in this turn? Whoever declares it goes first.
do-declare = Declare it
do-wait = Wait
log-westgoten = The Germans declare Westgoten.
do-restore-step = Restore a step of the division here
why-no-step-owed = No regiment is due that found no counter.
why-no-worn-division = There is no reduced division of its army here that can trace supply.

## Wacht am Rhein
log-wacht = The Germans declare Wacht am Rhein.
log-wacht-unready = Not ready: { $die } units are missing.
do-strike = Wacht am Rhein comes around this HQ
do-war-reserve = Place 3 SP of the reserve
do-heydte = Drop von der Heydte
do-skorzeny = Skorzeny's men confuse this HQ
log-strike-hq = Wacht am Rhein comes around { $hex }.
log-skorzeny = Skorzeny's commandos turn the signposts around { $hex }: the HQ throws no supply for a turn.
why-strike-hq = That takes an HQ in trace supply that is not of the box itself.
why-strike-chosen = The HQ has been chosen.
why-strike-far = Units come within six hexes of the HQ, along hexes free of enemy zones.
why-strike-beside = Panzer divisions are not placed beside one another.
why-strike-city = The reserve comes to German cities east of the Rhine.
why-heydte = Von der Heydte drops without aircraft only in the turn of Wacht am Rhein, when nothing flies.
why-heydte-far = He drops within ten hexes of the HQ.
why-locked = The unit is locked until its turn comes or a German unit is within three hexes.
why-skorzeny-used = Skorzeny strikes once, in the German Movement Phase.
why-skorzeny-hq = There is no Allied HQ here.
why-zone-share = American supply is divided between the two battle zones by halves.

## How one wins
standing-queen = The Allies win if after turn { $turns } they hold Eschweiler, Schmidt and the Schwammenauel dam and can trace supply there; otherwise the Germans win.
standing-market-garden = Allied points after turn { $turns }: Arnhem 4, Nijmegen 2, a supplied unit north of the Waal 2, six more towns 1 each, 1 less for every two airborne regiments that were lost. Four win.
standing-trumpets = German points after turn { $turns }: towns 1 to 6 each, supplied units beyond the Meuse 2 each and 8 at most, 1 for two American divisions or commands that were lost; 1 less for each broken panzer division. Seven win.

## Names on the map
map-north-sea = North Sea
map-ijsselmeer = IJsselmeer
map-veluwe = VELUWE
map-brabant = BRABANT
map-westphalia = WESTPHALIA
map-flanders = FLANDERS
map-sauerland = SAUERLAND
map-h-rtgen = HÜRTGEN
map-westerwald = WESTERWALD
map-ardennes = ARDENNES
map-eifel = EIFEL
map-taunus = TAUNUS
map-hunsr-ck = HUNSRÜCK
map-palatinate = PALATINATE
map-champagne = CHAMPAGNE
map-pf-lzerwald = PFÄLZERWALD
map-lorraine = LORRAINE
map-vosges = VOSGES
map-alsace = ALSACE
map-swabia = SWABIA
map-black-forest = BLACK FOREST
