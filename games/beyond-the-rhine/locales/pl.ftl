# Beyond the Rhine

## The box
game-title = Za Renem
game-facts = Heksy, punkty zaopatrzenia i tryby · 2 graczy · 8 godzin · ciężka
scenario-queen = Operacja Queen: pochód nad Rur, listopad 1944
scenario-market-garden = Market Garden: mosty do Arnhem, wrzesień 1944
scenario-trumpets = A Time for Trumpets: Ardeny, grudzień 1944

## What happened
history-queen = W połowie listopada 1944 amerykańskie 1. i 9. Armia ruszyły spod Akwizgranu za najcięższym nalotem dywanowym tej wojny, by dojść do Rur, a potem do Renu pod Kolonią. Na równinie każdy dom we wsi był punktem oporu; w lesie Hürtgen jedna dywizja po drugiej wykrwawiała się za kilka kilometrów przecinek. Zapory pod Schmidt, które mogły zatopić dolinę, pozostały w rękach niemieckich. Po czterech tygodniach Amerykanie stali nad Rur i nie mogli jej przekroczyć.
history-market-garden = 17 września 1944 trzy dywizje powietrznodesantowe wylądowały przy jedynej drodze z Eindhoven do Arnhem, by wziąć jej mosty, zanim zostaną wysadzone; XXX Korpus miał przebyć za nimi sto kilometrów w dwa, trzy dni. Most w Son wyleciał w powietrze, Nijmegen padło czwartego dnia, łodziami i wprost przez most zarazem, a w Arnhem jeden batalion trzymał północny przyczółek przeciw dwóm dywizjom pancernym, po których miały pozostać tylko nazwy. Był to o jeden most za daleko; korytarz utrzymano.
history-trumpets = Przed świtem 16 grudnia 1944 trzy armie niemieckie wypadły z Eifel na pięć dywizji amerykańskich, które odpoczywały albo dopiero poznawały wojnę. Celem była Antwerpia, pierwszym krokiem Moza; wszystko zależało od kilku dróg, zdobycznego paliwa i niskich chmur. Północne ramię pod Elsenborn wytrzymało, St Vith broniło się sześć dni, Bastogne otoczono i nie wzięto. Gdy w Boże Narodzenie niebo się przejaśniło, czołowe czołgi stały bez paliwa w zasięgu wzroku od Mozy pod Dinant.

## Counters
kind-command = { $label } dywizji { $parent }
kind-recon = { $label } Batalion Rozpoznawczy ({ $parent })
kind-cavalry = { $label } Szwadron Kawalerii ({ $parent })
kind-tank-battalion = { $label } Batalion Czołgów
kind-tank-destroyers = { $label } Batalion Niszczycieli Czołgów
kind-parachute-regiment = { $label } Pułk Spadochronowy ({ $parent })
kind-parachute-battalion = { $label } Batalion Spadochronowy
kind-glider-regiment = { $label } Pułk Szybowcowy ({ $parent })
kind-glider-battalion = { $label } Batalion Szybowcowy ({ $parent })
kind-airborne-guns = { $label } Artyleria Powietrznodesantowa
kind-rangers = { $label } Batalion Rangersów
kind-engineer-group = { $label } Grupa Saperów
kind-pontoon = Jednostka pontonowa
kind-artillery-division = { $label } Dywizja Artylerii
kind-artillery-group = { $label } Grupa Artylerii
kind-artillery-regiment = { $label } Pułk Artylerii
kind-field-guns = { $label } Artyleria Dywizyjna ({ $parent })
kind-corps = Sztab { $label } Korpusu
kind-army = Sztab { $label } Armii
kind-armoured-brigade = { $label } Brygada Pancerna ({ $parent })
kind-lorried-brigade = { $label } Brygada Piechoty ({ $parent })
kind-tank-regiment = { $label } Pułk Czołgów ({ $parent })
kind-motor-battalion = { $label } Batalion Zmotoryzowany ({ $parent })
kind-motorised-brigade = Brygada { $label }
kind-parachute-brigade = { $label } Brygada Spadochronowa
kind-air-landing-brigade = { $label } Brygada Szybowcowa
kind-volksgrenadiers = { $label } Dywizja Grenadierów Ludowych
kind-parachute-division = { $label } Dywizja Spadochronowa
kind-training-division = { $label } Dywizja
kind-panzer = { $label } Batalion Pancerny ({ $parent })
kind-panzergrenadiers = { $label } Pułk Grenadierów Pancernych ({ $parent })
kind-hunters = { $label } Batalion Przeciwpancerny
kind-heavy-hunters = { $label } Ciężki Batalion Przeciwpancerny
kind-tigers = { $label } Batalion Tygrysów
kind-assault-gun-brigade = { $label } Brygada Dział Szturmowych
kind-panzer-brigade = { $label } Brygada Pancerna
kind-panzer-company = Kompania pancerna
kind-volks-artillery = { $label } Ludowy Korpus Artylerii
kind-rockets = { $label } Brygada Wyrzutni
kind-rocket-battalion = { $label } Dywizjon Wyrzutni
kind-railway-gun = { $label } Działo Kolejowe
kind-fortress-battalion = Batalion { $label }
kind-alert = Batalion alarmowy
kind-flak = Batalion przeciwlotniczy
kind-assault-battalion = { $label } Batalion Szturmowy
kind-battle-group = Grupa Bojowa { $label }
kind-remnant = Batalion resztek
kind-fortified-town = Miasto-twierdza
kind-hidden-town = Miasto-twierdza o nieznanej sile

## The book
section-btr-introduction = Wstęp
section-btr-1-1-the-armies = 1.1 Armie
section-btr-1-2-reinforcements = 1.2 Posiłki
section-btr-1-3-weather = 1.3 Pogoda
section-btr-1-4-terrain-notes = 1.4 Uwagi o terenie
section-btr-1-5-fortifications = 1.5 Umocnienia
section-btr-1-6-off-map-boxes = 1.6 Pola pozamapowe
section-btr-1-7-air-entry-points = 1.7 Punkty wejścia lotnictwa
section-btr-1-8-the-rhine = 1.8 Ren
section-btr-1-9-the-roer = 1.9 Rur
section-btr-1-10-pontoon-units = 1.10 Jednostki pontonowe
section-btr-1-11-ports = 1.11 Porty
section-btr-1-12-economics = 1.12 Gospodarka
section-btr-1-13-random-events = 1.13 Zdarzenia losowe
section-btr-2-1-axis-supply-and-reinforcements = 2.1 Zaopatrzenie i posiłki Osi
section-btr-2-2-german-variable-supply-and-replacements = 2.2 Zmienne zaopatrzenie i uzupełnienia Niemców
section-btr-2-3-contingency-box = 2.3 Pole Odwód
section-btr-2-4-german-rail-and-shipping = 2.4 Niemiecka kolej i żegluga
section-btr-2-5-breskens-ferry = 2.5 Prom w Breskens
section-btr-2-6-railway-artillery = 2.6 Artyleria kolejowa
section-btr-2-7-german-hip-shoots = 2.7 Niemieckie ataki doraźne
section-btr-2-8-von-der-heydte = 2.8 Von der Heydte
section-btr-2-9-wacht-am-rhein = 2.9 Wacht am Rhein
section-btr-3-1-allied-supply-and-reinforcements = 3.1 Zaopatrzenie i posiłki aliantów
section-btr-3-2-allied-variable-supply-and-replacements = 3.2 Zmienne zaopatrzenie i uzupełnienia aliantów
section-btr-3-3-allied-rail-and-shipping = 3.3 Aliancka kolej i żegluga
section-btr-3-4-mules-and-weasels = 3.4 Muły i Weasele
section-btr-3-5-allied-cooperation = 3.5 Współdziałanie aliantów
section-btr-3-6-allied-hip-shoots = 3.6 Alianckie ataki doraźne
section-btr-3-7-interdiction = 3.7 Izolacja
section-btr-3-8-air-transport-and-airdrops = 3.8 Transport lotniczy i zrzuty
section-btr-3-9-amphibious-assault = 3.9 Szturm desantowy
section-btr-3-10-battle-zones = 3.10 Strefy walk
section-btr-3-11-artillery-ammunition-and-divisions = 3.11 Amunicja i dywizje artylerii
section-btr-4-1-sudden-death-victory = 4.1 Nagła śmierć
section-btr-4-2-campaign-victory = 4.2 Zwycięstwo w kampanii
section-btr-4-3-breaking-the-northern-wing = 4.3 Przełamanie skrzydła północnego
section-btr-4-4-breaking-the-alpine-redoubt = 4.4 Przełamanie Reduty Alpejskiej
section-btr-5-0-optional-rules-referred-to-only = 5.0 Zasady opcjonalne
section-btr-random-events = Zdarzenia losowe
section-btr-random-events-common-table = Zdarzenia losowe: zwykłe
section-btr-random-events-frequent-table = Zdarzenia losowe: częste
section-btr-random-events-uncommon-table = Zdarzenia losowe: rzadsze
section-btr-random-events-rare-list = Zdarzenia losowe: wyjątkowe
section-btr-6-4-operation-queen = 6.4 Operacja Queen
section-btr-market-garden = Market Garden
section-btr-6-6-a-time-for-trumpets = 6.6 A Time for Trumpets

## Rules of the title: what is done
do-sluices = Wysadź śluzy tamy
do-carpet = Wskaż cel nalotu dywanowego

## What happened
log-sluices = Śluzy tamy na Rur wysadzone: dolina zalana.
log-flood-over = Wody Rur opadają.
log-carpet-target = Nalot dywanowy spadnie na { $hex }.
log-carpet = Nalot dywanowy spada na { $hex }.
log-carpet-short = Bomby spadają za blisko, na { $hex }.

## Why not
why-west-wall = Alianci nie budują umocnień na Wale Zachodnim.
why-works-stand = Fortyfikacje nadrukowane na mapie zachowują ostatni poziom.
why-no-dam = Śluzy są przy tamie na Rur.
why-dam-held = Alianci zajmują tamę albo zajmowali ją jako ostatni.
why-sluices-blown = Śluzy już wysadzono.
why-flood = Rur wylała: nikt jej nie przekracza.
why-carpet-late = Cele nalotu dywanowego wskazuje się przed wszystkimi misjami.
why-carpet-two = Bombarduje się najwyżej dwa pola.
why-carpet-beside = Oba pola sąsiadują ze sobą.
why-no-flight = W tej pogodzie nic nie lata.
why-limited-flight = Loty ograniczone: bez nalotów z marszu i bez zrzutów.
why-one-mission = Loty ograniczone: jedna misja strony w fazie.
why-43-stays = 43. Dywizja nie opuszcza rzędów 18–22.

## Bridges and pontoon units
prompt-blow = Alianci są przy moście na Renie { $hex }: wysadzić go?
prompt-check = Niemcy chcą wysadzić most { $hex }: zużyć sprawdzian mostu?
window-bridges = mosty na Renie
do-blow-bridge = Wysadź most
do-leave-bridge = Zostaw go
do-check-bridge = Zużyj sprawdzian mostu
do-keep-check = Zachowaj znacznik
do-set-ferry = Spróbuj uruchomić prom
do-repair = Spróbuj naprawić most drogowy
do-repair-rail = Spróbuj naprawić most kolejowy
do-upgrade = Spróbuj zamienić prom w most
log-bridge-blown = Most { $hex } wysadzony.
log-bridge-left = Most { $hex } zostaje.
log-bridge-check = Sprawdzian mostu: { $die }.
log-bridge-stands = Ładunki zawodzą: most { $hex } stoi.
log-pontoon = Rzut jednostki pontonowej: { $die }.
log-pontoon-failed = Jednostce pontonowej w { $hex } się nie udaje.
log-ferry = W { $hex } kursuje prom.
log-ferry-gone = Prom lub most pontonowy w { $hex } zwinięty.
log-bridge-repaired = Most na Renie w { $hex } naprawiony.
log-bridge-laid = W { $hex } leży most pontonowy.
why-no-bridge = Renu nie przekracza się bez mostu lub promu.
why-ferry-foot = Przez wysadzony most i promem idą tylko piesi.
why-ferry-snow = W śniegu nikt nie przeprawia się promem ani przez wysadzony most.
why-rhine-works = Niemcy nie budują umocnień w Niemczech nad Renem, póki Alianci nie mają obu końców mostu.
why-pontoon-only = Jednostka pontonowa buduje tylko mosty.
why-no-pontoon = Nie ma tu jednostki pontonowej zdolnej do pracy.
why-pontoon-snow = W śniegu nie próbuje się niczego na Renie.
why-no-rhine = Pole nie leży nad Renem.
why-ferry-there = Jest już prom lub most.
why-no-wreck = Nie ma tu takiego wysadzonego mostu.
why-enemy-beside = Obok jest wroga jednostka bojowa.
why-not-before-1945 = Nie przed 1945.
why-two-pontoons = Potrzeba dwóch jednostek pontonowych.
why-no-ferry = Nie ma tu promu.
why-other-eyes = Atak doraźny wymaga obok celu oddziału tego samego systemu co samolot.
why-other-system = Jednostki i samoloty różnych systemów alianckich nie atakują, nie strzelają i nie latają razem.
why-pools-apart = Składy i uzupełnienia Wspólnoty Brytyjskiej oraz Amerykanów i Francuzów trzyma się na różnych polach.
why-other-pool = Transport przewozi zaopatrzenie tylko własnej puli: Wspólnoty Brytyjskiej albo Amerykanów i Francuzów.
why-base-cut = Baza nie ma połączenia z zaopatrzeniem.
why-switzerland = Szwajcaria jest neutralna.
kind-mule = Muły
kind-weasel = Weasele
log-remnant = { $unit }: tyle zostało ze zrzutu w { $hex }.
log-remnants-merge = Dwie resztki w { $hex } to znów { $unit }.
why-interdiction-missions = Samoloty z pola izolacji latają tylko na wymiatanie i bombardowanie obiektów, w fazie ruchu.
why-trainbusting = Pociągi atakują tylko samoloty z pola izolacji.
why-only-heydte = Z Niemców zrzuca się tylko batalion von der Heydtego.
why-airborne-staff = Sztabu powietrznodesantowego nie przewozi się ani nie zrzuca.
why-drop-far = Cel leży dalej niż 20 pól od własnego sztabu z zaopatrzeniem.
why-gliders-units = Transportowce z szybowcami wożą tylko jednostki bojowe.
why-gliders-england = Szybowce startują lub kończą w Anglii.
do-wall = Podnieś pole Wału Zachodniego
do-alert = Wezwij jednostkę alarmową
log-trench-foot = Stopa okopowa kosztuje Pax.
log-wall-raised = Wał Zachodni w { $hex } podniesiony do poziomu { $level }.
log-alert = { $unit } wezwana w { $hex }.
why-no-wall-result = Tabela podnosi jedno pole Wału Zachodniego w rękach Niemców.
why-wall-cut = Pole nie ma połączenia z zaopatrzeniem.
why-wall-high = Tabela nie podnosi ponad poziom 2.
why-no-alert = Nie ma jednostki alarmowej do wylosowania.
why-alert-staff = Jednostka alarmowa staje przy sztabie z zaopatrzeniem.

## Pola obok mapy
box-england = Anglia

## Zrzuty
why-lift-full = W pierwszym etapie skacze najwyżej osiem pułków i brygad.
why-waits-for-lift = Ten oddział nie skacze przed 19 września.
log-drop-alert = Alarm desantowy: { $die }.
log-contingency = { $unit } wchodzi w { $hex }.
why-not-ready = Jednostki nie ma w polu odwodów albo nie jest gotowa.
why-one-formation = Na pole wchodzi jedna jednostka lub formacja.
why-zone = Jednostki tego systemu zostają w swojej strefie.
log-interdiction = Izolacja trwa dalej: znaczniki ataków na pociągi zdjęte.
why-box-peace = W polach obok mapy nikt nie walczy.
why-from-england = Operacje powietrznodesantowe zaczynają się w Anglii.

## Miasta-twierdze, Luftflotte Reich, Westgoten
do-town = Umieść miasto-twierdzę
log-town = { $hex } staje się miastem-twierdzą.
why-no-town-result = Tabela nie daje teraz miasta-twierdzy albo żadnego już nie ma.
why-no-town-hex = Miasto-twierdza staje w niemieckim mieście lub wsi.
why-town-cut = To miejsce nie ma połączenia z zaopatrzeniem.
why-town-there = Jest tu już miasto-twierdza.
why-town-level = Poziom miasta-twierdzy się nie zmienia.
why-town-holds = Z miasta-twierdzy nikt się nie cofa: opcję bierze się w stratach.
why-town-leads = Miasto-twierdza prowadzi tylko wtedy, gdy walczy samo.
why-town-keeps = Kto wejdzie do miasta-twierdzy, zostaje tam do końca fazy.
why-town-last = Miasto-twierdza to ostatni stopień tracony na polu.
box-luftflotte = Luftflotte Reich
box-interdiction = Izolacja
box-normandy = Normandia
box-southern-france = Południowa Francja
log-luftflotte = Luftflotte Reich startuje.
why-luftflotte-waits = Luftflotte Reich czeka w swoim polu na wezwanie.
window-plans = plany naczelnego dowództwa
prompt-westgoten = Ogłosić Westgoten? Wchodzi wszystko, co czeka w polach, a tabela uzupełnień jest rzucana po raz ostatni.
prompt-wacht = Ogłosić w tej turze Wacht am Rhein?
prompt-pledge = Wacht am Rhein w tej turze? Kto ją ogłasza, rusza pierwszy.
do-declare = Ogłoś
do-wait = Czekaj
log-westgoten = Niemcy ogłaszają Westgoten.
do-restore-step = Przywróć stopień tutejszej dywizji
why-no-step-owed = Nie ma pułku, dla którego zabrakło żetonu.
why-no-worn-division = Nie ma tu osłabionej dywizji tej armii z połączeniem do zaopatrzenia.

## Wacht am Rhein
log-wacht = Niemcy ogłaszają Wacht am Rhein.
log-wacht-unready = Niegotowa: brakuje jednostek: { $die }.
do-strike = Wacht am Rhein wchodzi wokół tego sztabu
do-war-reserve = Umieść 3 SP rezerwy
do-heydte = Zrzuć von der Heydtego
do-skorzeny = Ludzie Skorzenego mylą ten sztab
log-strike-hq = Wacht am Rhein wchodzi wokół { $hex }.
log-skorzeny = Komandosi Skorzenego przestawiają drogowskazy wokół { $hex }: sztab przez turę nie podaje zaopatrzenia.
why-strike-hq = Potrzebny jest sztab z zaopatrzeniem, który sam nie jest z tego pola.
why-strike-chosen = Sztab już wybrano.
why-strike-far = Jednostki wchodzą do sześciu pól od sztabu, przez pola wolne od stref wroga.
why-strike-beside = Dywizji pancernych nie stawia się obok siebie.
why-strike-city = Rezerwa przychodzi do niemieckich miast na wschód od Renu.
why-heydte = Von der Heydte skacze bez samolotów tylko w turze Wacht am Rhein, gdy nic nie lata.
why-heydte-far = Skacze do dziesięciu pól od sztabu.
why-locked = Jednostka jest związana, aż nadejdzie jej tura albo Niemcy będą w promieniu trzech pól.
why-skorzeny-used = Skorzeny uderza raz, w niemieckiej fazie ruchu.
why-skorzeny-hq = Nie ma tu sztabu aliantów.
why-zone-share = Amerykańskie zaopatrzenie dzieli się po połowie między dwie strefy.

## Jak się wygrywa
standing-queen = Alianci wygrywają, jeśli po etapie { $turns } zajmują Eschweiler, Schmidt i zaporę Schwammenauel z połączeniem do zaopatrzenia; w przeciwnym razie wygrywają Niemcy.
standing-market-garden = Punkty aliantów po etapie { $turns }: Arnhem 4, Nijmegen 2, zaopatrzony oddział na północ od Waal 2, sześć innych miast po 1, minus 1 za każde dwa utracone pułki powietrznodesantowe. Cztery wygrywają.
standing-trumpets = Punkty Niemców po etapie { $turns }: miasta od 1 do 6, zaopatrzone oddziały za Mozą po 2, najwyżej 8, 1 za dwie utracone amerykańskie dywizje lub grupy bojowe; minus 1 za każdą rozbitą dywizję pancerną. Siedem wygrywa.

## Nazwy na mapie
map-north-sea = Morze Północne
map-ijsselmeer = IJsselmeer
map-veluwe = VELUWE
map-brabant = BRABANCJA
map-westphalia = WESTFALIA
map-flanders = FLANDRIA
map-sauerland = SAUERLAND
map-h-rtgen = HÜRTGEN
map-westerwald = WESTERWALD
map-ardennes = ARDENY
map-eifel = EIFEL
map-taunus = TAUNUS
map-hunsr-ck = HUNSRÜCK
map-palatinate = PALATYNAT
map-champagne = SZAMPANIA
map-pf-lzerwald = LAS PALATYNACKI
map-lorraine = LOTARYNGIA
map-vosges = WOGEZY
map-alsace = ALZACJA
map-swabia = SZWABIA
map-black-forest = SCHWARZWALD
