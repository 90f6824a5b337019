# SAS: Rogue Regiment

## Pudełko
game-title = SAS: Rogue Regiment
game-facts = Skradanie i dywersja na polach · 1 do 4 graczy razem · 1 do 3 godzin · średnia
scenario-basic-training = 1 · Szkolenie podstawowe: wynieście dokumenty z zagrody
scenario-hit-and-run = 2 · Uderz i znikaj: trzy składy i oficer
scenario-cut-off-the-head = 3 · Odciąć głowę: generał nie może odjechać
scenario-road-to-caen = 4 · Droga do Caen: zatrzymać konwój
scenario-maquis = 5 · Vive la Résistance: uwolnić jeńców z kościoła
scenario-coastal-raid = 6 · Głęboka woda: działo i radar na wybrzeżu
scenario-thunder-run = 7 · Rajd: jeepem przez obóz wroga
option-level = Poziom trudności
option-level-easy = Łatwy
option-level-normal = Zwykły
option-level-hard = Trudny
option-ties = Gdy wróg ma równy wybór
option-ties-ask = decydują gracze
option-ties-auto = rozstrzygane od razu, wierszami i kolumnami
option-hunter = Oś
option-hunter-no = działa według zasad
option-hunter-yes = prowadzi ją łowca: tryb łowcy
option-quick-start = Szybki start
option-quick-start-no = wszystkie zasady
option-quick-start-yes = niewiele akcji, nóż i pistolet, łatwy
option-heavy-metal = Ciężki metal
option-heavy-metal-no = bez czołgów
option-heavy-metal-yes = z alarmem nadjeżdża Panzer IV
option-heat-and-dogs = Żar i psy
option-heat-and-dogs-no = bez nich
option-heat-and-dogs-yes = przewodnik psa i obsługa miotacza ognia
option-who-dares = Gość
option-who-dares-nobody = nikt
option-who-dares-frenchy-a = Frenchy w mundurze wroga
option-who-dares-frenchy-b = Frenchy z bombą i pułapką
option-who-dares-doc-a = Doc z apteczkami
option-who-dares-doc-b = Doc ze stenem
option-absent = Poległ w poprzedniej misji
option-absent-nobody = nikt
option-absent-paddy = Paddy
option-absent-jock = Jock
option-absent-reg = Reg
option-absent-andy = Andy
option-absent-paddy_jock = Paddy i Jock
option-absent-paddy_reg = Paddy i Reg
option-absent-paddy_andy = Paddy i Andy
option-absent-jock_reg = Jock i Reg
option-absent-jock_andy = Jock i Andy
option-absent-reg_andy = Reg i Andy
option-absent-paddy_jock_reg = Paddy, Jock i Reg
option-absent-paddy_jock_andy = Paddy, Jock i Andy
option-absent-paddy_reg_andy = Paddy, Reg i Andy
option-absent-jock_reg_andy = Jock, Reg i Andy
option-spoils = Zdobyte w poprzedniej misji
option-spoils-nothing = nic
option-spoils-grenade = granat
option-spoils-trap = pułapka
option-spoils-mine = mina
option-spoils-bomb = bomba Lewesa
option-spoils-medkit = apteczka
option-spoils-rabbit = królicza łapka

## Kto gra
seat-paddy = Paddy
seat-jock = Jock
seat-reg = Reg
seat-andy = Andy
seat-frenchy = Frenchy
seat-doc = Doc
seat-hunter = Łowca
team-sas = SAS

## Odprawy
briefing-basic-training = Łącznik zostawił dokumenty w domu. Wejdźcie drzwiami albo oknem, zabierzcie je i wyjdźcie tą samą drogą. Nóż nie robi hałasu.
briefing-hit-and-run = Trzy składy zaopatrują front. Podłóżcie bomby zegarowe, zabijcie oficera i zniknijcie, zanim zadziałają zapalniki: kto usłyszy wybuch, będzie was szukał.
briefing-cut-off-the-head = Generał śpi w domu przy drodze. Gdy dostanie wiadomość, pójdzie do samochodu i odjedzie. Zabijcie go, zanim opuści mapę, i wycofajcie się.
briefing-road-to-caen = Drogą nadjedzie konwój, przed nim motocyklista wypatrujący min. Żadna ciężarówka nie może się przedrzeć. Na zasadzkę macie kilka etapów.
briefing-maquis = Dwóch ludzi z Résistance trzymają w kościele. Stańcie obok jeńca, aby go uwolnić. Co najmniej jeden musi wyjść żywy; ciężarówka na podwórzu może pomóc.
briefing-coastal-raid = We dwóch lądujecie z morza: Andy umie nurkować, Jock ma łódź, a bomby niosą obaj. Działo nadbrzeżne musi zniknąć przed przybyciem floty; na poziomie trudnym także radar i ścigacz.
briefing-thunder-run = Jeep jest głośny i wszyscy go usłyszą. Zniszczcie składy i wóz sztabowy i wyjedźcie z drugiej strony.

## Oddziały Osi
unit-rifle = strzelec
unit-smg = żołnierz z pistoletem maszynowym
unit-handler = przewodnik psa
unit-dog = pies
unit-flamethrower = obsługa miotacza ognia
unit-officer = oficer
unit-mortar = obsługa moździerza
unit-motorbike = motocykl
unit-half-track = transporter półgąsienicowy
unit-kubelwagen = kübelwagen
unit-truck = ciężarówka
unit-panzer = Panzer IV

## Swoi
unit-maquis = Résistance { $label }
unit-jeep = jeep
unit-own-truck = zdobyta ciężarówka
unit-boat = łódź wiosłowa

## Rzeczy na mapie
thing-body = ciało
thing-drum = beczka paliwa
thing-fire = ogień
thing-objective = cel { $label }
objective-dump = skład { $label }
objective-coastal-gun = działo nadbrzeżne
objective-radar-set = radar
objective-e-boat = ścigacz

## Przedmioty
item-knife = nóż bojowy
item-hook = kotwiczka
item-net = siatka maskująca
item-diving = sprzęt do nurkowania
item-uniform = mundur wroga
item-pistol = pistolet
item-sten = sten
item-sniper = karabin snajperski
item-harpoon = kusza podwodna
item-piat = PIAT
item-grenade = granat
item-trap = pułapka
item-mine = mina
item-bomb = bomba Lewesa
item-medkit = apteczka
item-rabbit = królicza łapka
item-cigarettes = papierosy
item-intelligence = dokumenty
weapon-vickers = karabin maszynowy Vickers

## Mapa
square = { $key }
symbol-woods = las
symbol-rock = skały
symbol-water = woda
symbol-road = droga
symbol-floor = wnętrze budynku
symbol-edge = płytka wejścia i wyjścia
symbol-spawn = płytka posiłków
symbol-post-black = czarny posterunek
symbol-post-white = biały posterunek
facing-north = północ
facing-east = wschód
facing-south = południe
facing-west = zachód

## Na żetonach
badge-exposed = wykryty
badge-alerted = zaalarmowany
badge-crouched = przykucnięty
badge-diving = pod wodą
badge-bound = związany
badge-smoking = pali
badge-loaded = niesie coś
badge-marked = oznaczony jako cel
badge-target = cel misji

## Przebieg etapu
turn = Etap { $turn } z { $dawn }
stage-setup = Rozstawienie: patrole wybierają punkty startu, operatorzy pola
stage-operator = Operatorzy: najpierw pojazdy, potem każdy wydaje punkty akcji
stage-advance = Natarcie Osi: zaalarmowani idą na wykrytych
stage-event = Zdarzenie: ciągnie się kartę i wykonuje
stage-patrol = Patrole Osi: patrole koloru żetonu idą swoimi trasami
stage-attack = Atak Osi: kto widzi wykrytego operatora, strzela
stage-end = Koniec: ciała, ogień i znacznik skradania
phase-setup = Rozstawienie
phase-operator = Operatorzy
phase-advance = Natarcie Osi
phase-event = Zdarzenie
phase-patrol = Patrole Osi
phase-attack = Atak Osi
phase-end = Koniec etapu

## Jak stoi gra
standing-stealth = Skradanie: { $left } do alarmu
standing-battle = Walka: alarm ogłoszony ({ $left })
track-stealth = Skradanie
aim-destroyed = { $met ->
    [1] ✓ Zniszczono: { $what }
   *[0] ○ Zniszczyć: { $what }
}
aim-officers = { $met ->
    [1] ✓ Wszyscy oficerowie nie żyją
   *[0] ○ Zabić wszystkich oficerów
}
aim-target = { $met ->
    [1] ✓ Cel nie żyje
   *[0] ○ Zabić cel
}
aim-item = { $met ->
    [1] ✓ Wyniesiono: { $what }
   *[0] ○ Wynieść: { $what }
}
aim-vehicles = { $met ->
    [1] ✓ Zniszczono wszystkie: { $what }
   *[0] ○ Zniszczyć wszystkie: { $what }
}
aim-resistance = { $met ->
    [1] ✓ Ocaleni z Résistance: { $count }
   *[0] ○ Wyprowadzić żywych z Résistance: { $count }
}
aim-out = { $met ->
    [1] ✓ Wszyscy żywi wyszli
   *[0] ○ Wszyscy żywi wychodzą płytką wyjścia
}
doom-target = Przegrana, jeśli cel opuści mapę
doom-convoy = Przegrana, jeśli mapę opuści: { $what }
doom-resistance = Przegrana, jeśli zginą wszyscy z Résistance

## Co teraz
prompt-patrols = Wybierz, gdzie zaczyna ten patrol: jedno z dwóch podświetlonych pól.
prompt-deploy = Wybierz każdemu operatorowi pole na płytce wejścia, stojąc albo w kucki.
prompt-operators = Wybierz, kto działa. Zanim zacznie następny, wyda wszystkie punkty akcji.
prompt-acting = { $who }: { $points } PA. Kliknij podświetlone pole, by iść, wroga, by atakować, albo naciśnij przycisk.
prompt-sprint = { $who } biegnie. Zostało pól: { $left }.
prompt-move-first = { $who } najpierw się rusza: wybierz pole.
prompt-strike = { $who } atakuje: wybierz kogo i czym.
prompt-put = { $who } coś kładzie: wybierz co i gdzie.
prompt-follow = { $who } ma jeszcze drugą połowę akcji: wybierz ją.
prompt-fuse = Ustaw zapalnik: po ilu kartach zdarzeń wybuchnie bomba?
prompt-luck = Kości padły. Królicza łapka może zmienić jedną w szóstkę.
prompt-assign = Wybierz, co zostaje trafione. Trafień do przydzielenia: { $left }.
prompt-mortar-hits = Pocisk spadł. Wybierz, kto zostaje trafiony. Trafień: { $left }.
prompt-expose = Alarm, a nikt nie jest wykryty: wybierz, kto będzie.
prompt-advance = Kilka oddziałów jest równie blisko: wybierz, który naciera teraz.
prompt-patrol = Wybierz, który patrol idzie teraz.
prompt-target = { $unit } ({ $place }): kilku operatorów jest równie blisko. Wybierz, na kogo idzie.
prompt-goal = { $unit } ({ $place }): kilka pól jest równie dobrych. Wybierz, dokąd idzie.
prompt-march = { $unit } ({ $place }): kilka dróg jest równie krótkich. Wybierz następne pole.
prompt-post = { $unit } ({ $place }): wybierz miejsce na moździerz.
prompt-room = { $unit } ({ $place }) robi miejsce dla moździerza: wybierz pole.
prompt-attack = { $unit } ({ $place }): kilku operatorów równie łatwo trafić. Wybierz, do kogo strzela.
prompt-marked = Do oznaczonego celu można teraz strzelić, zanim zadziała. Wybierz strzelca albo zrezygnuj.
prompt-smoke = Ktoś ma ochotę na papierosa. Wybierz, kto bierze paczkę.
prompt-driving = Pojazd ma { $points } PA. Wybierz akcję.
prompt-rolling = Kieruj. Zostało punktów ruchu: { $left }.
prompt-guns = Strzelec wybiera cel.
prompt-unloading = Wybierz, kto gdzie wysiada albo kto się przesiada.
prompt-template = { $unit } ({ $place }): wybierz, w którą część pojazdu celuje moździerz.
prompt-mortar = { $unit } ({ $place }): kilku operatorów jest równie blisko. Wybierz, do kogo strzela.
prompt-turn = { $unit } ({ $place }): obie strony są równie blisko. Wybierz, w którą się obraca.
prompt-turning = Kilka oddziałów obraca się w stronę hałasu: wybierz, który teraz i w którą stronę.
prompt-go-on = Działa Oś.
explain-prompt-patrols = Podświetlone są oba punkty startu trasy. Grot żetonu pokazuje, dokąd patrol patrzy; nakładka Trasy patroli, którędy pójdzie.
explain-prompt-deploy = Operatorzy zaczynają na płytce wejścia, gdzie nikt ich nie widzi. Gotowe rozstawienie umieszcza tych, którzy zostali.
explain-prompt-operators = Zanim zadziałasz, spójrz na nakładkę Co widzi wróg. Kogo widać, ten jest wykryty, a kto go zobaczył, krzyczy do wszystkich w promieniu czterech pól.
explain-prompt-acting = Liczba na polu to koszt; po wykrzykniku stoi, ilu wrogów by cię tam widziało: 3!2 kosztuje trzy i widzi cię dwóch. Przykucniętego kryje niska osłona, nóż wymaga pleców wroga.
explain-prompt-marked = Oznaczone cele czekają na fazę wroga: gdy cel jest w polu widzenia i zasięgu, możesz strzelić z premią dwóch oczek.

## Etykiety
label-begin = Zacznij na { $at }
label-deploy = { $who } zaczyna na { $at }
label-deploy-crouched = { $who } zaczyna na { $at }, w kucki
label-seat = { $who } zaczyna w pojeździe ({ $car }), miejsce { $seat }
label-ready-made = Gotowe rozstawienie
label-take = Działa { $who }
label-skip = { $who } nie robi nic
label-done = Zakończ działanie
label-move = Idź na { $at }
label-move-far = Idź na { $at } ({ $points } PA)
label-sprint = Bieg: do 3 pól
label-halt = Zatrzymaj się tu
label-climb = Wspnij się na { $at }
label-attack = Atakuj: { $unit } ({ $weapon })
label-stab = Nóż: { $unit }
label-burst = Strzel do beczki na { $at } ({ $weapon })
label-throw = Rzuć granat na { $at }
label-blind = Strzał na ślepo: { $unit } ({ $weapon })
label-move-attack = Ruch, potem atak
label-attack-move = Atak, potem ruch
label-pop-up-attack = Wyskocz i atakuj
label-aim = Celuj: { $unit } ({ $weapon })
label-mark = Oznacz cel: { $unit }
label-mark-square = Oznacz { $at } dla granatu
label-crouch = Kucnij
label-pop-up = Wstań
label-pick-up = Podnieś: { $thing }
label-place = Połóż na { $at }: { $thing }
label-move-place = Ruch, potem położenie
label-place-move = Położenie, potem ruch
label-fuse = { $n ->
    [one] po jednej karcie
    [few] po { $n } kartach
   *[other] po { $n } kartach
}
label-recover = Odzyskaj punkt zdrowia
label-break-cover = Ujawnij się
label-face = Obróć się: { $way }
label-treat = Apteczka dla: { $who }
label-smoke = Poczęstuj papierosem: { $unit }
label-smoker = Papierosy bierze { $who }
label-leave = Opuść misję tutaj
label-luck = Królicza łapka ({ $who }): { $die } zmienia się w 6
label-pass = Rezygnuj
label-hit = Traf: { $unit }
label-hit-drum = Traf beczkę na { $at }
label-hit-objective = Traf: { $what }
label-hit-friend = Trafiony: { $who }
label-hit-car = Trafiony pojazd: { $car }
label-expose = Wykryty: { $who }
label-fire = { $who } strzela ({ $weapon })
label-lob = { $who } rzuca granat
label-pick = Ten: { $unit }
label-prefer = Na: { $who }
label-prefer-car = Na pojazd: { $car }
label-go = Na { $at }
label-drive = Działa { $car }
label-roll = Jedź
label-ahead = Prosto
label-ahead-left = Prosto, w lewo na skos
label-ahead-right = Prosto, w prawo na skos
label-left = Skręć w lewo
label-right = Skręć w prawo
label-back = Cofnij
label-back-left = Cofnij w lewo na skos
label-back-right = Cofnij w prawo na skos
label-reverse-left = Skręć w lewo, cofając
label-reverse-right = Skręć w prawo, cofając
label-floor-it = Gaz do dechy!
label-guns = Strzelcy strzelają
label-guns-mark = Strzelcy oznaczają cele
label-guns-roll = Strzał, potem jazda
label-roll-guns = Jazda, potem strzał
label-unload = Wysiadanie i przesiadki
label-get-out = { $who } wysiada na { $at }
label-shift = { $who } przesiada się na miejsce { $seat }
label-mark-roll = Oznaczenie, potem jazda
label-roll-mark = Jazda, potem oznaczenie
label-park = Na { $at }, przodem: { $way }
label-swing = { $unit } obraca się w lewo
label-swing-clockwise = { $unit } obraca się w prawo
label-repair = Napraw
under-skip = Niech ktoś nic nie robi …
under-throw = Rzuć granat …
under-mark-square = Oznacz pole dla granatu …
under-mark = Oznacz cel …
under-aim = Celuj …
under-climb = Wspinaj się …
under-face = Obróć się …
under-smoke = Poczęstuj papierosem …
under-place = Połóż: { $thing } …
tag-points = { $points }
tag-seen = { $points }!{ $eyes }
tag-eyes = !{ $eyes }

## Karty zdarzeń
card-event = Zdarzenie { $key }
card-convoy = Specjalna: konwój
card-departure = Specjalna: wyjazd
card-mortar = Specjalna: moździerz
card-motorbike = Specjalna: motocykl
card-half-track = Specjalna: transporter
card-flare = Specjalna: flara
card-panzer = Specjalna: Panzer IV
pile-events = Talia zdarzeń
half-stealth = Skradanie:
half-battle = Walka:
event-nothing = nic
event-sentries-black-right = czarni wartownicy obracają się w prawo
event-sentries-black-left = czarni wartownicy obracają się w lewo
event-sentries-white-right = biali wartownicy obracają się w prawo
event-sentries-white-left = biali wartownicy obracają się w lewo
event-sentries-black-right-twice = czarni wartownicy obracają się w prawo dwa razy
event-sentries-black-left-twice = czarni wartownicy obracają się w lewo dwa razy
event-sentries-white-right-twice = biali wartownicy obracają się w prawo dwa razy
event-sentries-white-left-twice = biali wartownicy obracają się w lewo dwa razy
event-patrols-black-right = czarne patrole rozglądają się w prawo
event-patrols-black-left = czarne patrole rozglądają się w lewo
event-patrols-white-right = białe patrole rozglądają się w prawo
event-patrols-white-left = białe patrole rozglądają się w lewo
event-sweep-black-right = czarni wartownicy lustrują okolicę w prawo
event-sweep-black-left = czarni wartownicy lustrują okolicę w lewo
event-sweep-white-right = biali wartownicy lustrują okolicę w prawo
event-sweep-white-left = biali wartownicy lustrują okolicę w lewo
event-spawn-black = posiłki z czarnej płytki
event-spawn-black-1 = jeden żołnierz z czarnej płytki
event-spawn-black-2 = dwóch żołnierzy z czarnej płytki
event-spawn-black-3 = trzech żołnierzy z czarnej płytki
event-spawn-white = posiłki z białej płytki
event-spawn-white-1 = jeden żołnierz z białej płytki
event-spawn-white-2 = dwóch żołnierzy z białej płytki
event-spawn-white-3 = trzech żołnierzy z białej płytki
event-alarm = znacznik skradania idzie naprzód
event-smoke = ktoś może zapalić
special-convoy = Zdarzenie specjalne: konwój ustawia się przy brzegu mapy.
special-departure = Zdarzenie specjalne: cel rusza w drogę.
special-mortar = Zdarzenie specjalne: przybywa moździerz.
special-motorbike = Zdarzenie specjalne: przybywa motocykl.
special-half-track = Zdarzenie specjalne: przybywa transporter półgąsienicowy.
special-flare = Zdarzenie specjalne: w górę idzie flara i każdy widzi wokół siebie.
special-panzer = Zdarzenie specjalne: nadjeżdża Panzer IV.

## Dziennik
log-turn = Etap { $turn }
log-dawn = Świta. Misja skończona.
log-takes = Działa { $who }.
log-drives = Działa { $car }.
log-moves = { $who }: { $from } → { $at }.
log-crouches = { $who } kuca.
log-pops-up = { $who } wstaje.
log-recovers = { $who } odzyskuje punkt zdrowia.
log-treated = { $who }: opatrzony i znów zdrów.
log-picks-up = { $who } podnosi: { $thing }.
log-places = { $who } kładzie na { $at }: { $thing }.
log-fuse = { $cards ->
    [one] Bomba wybuchnie przy następnej karcie zdarzenia.
   *[other] Bomba wybuchnie przy { $cards }. karcie zdarzenia od teraz.
}
log-aims = { $who } celuje: { $unit }.
log-marks = { $who } oznacza cel: { $unit }.
log-marks-square = { $who } oznacza { $at } dla granatu.
log-attacks = { $who } atakuje: { $unit } ({ $weapon }).
log-fires = { $who } strzela na { $at } ({ $weapon }).
log-rolls = { $weapon }: każda kość trafia od { $hit }.
log-luck = { $who }: królicza łapka zmienia kość w szóstkę.
log-scatter = Granat leci w bok: { $sum }.
log-lands = Spada na { $at }.
log-lost = Wylatuje poza mapę.
log-explodes = Wybuch na { $at }: { $weapon }.
log-dump = { $left ->
    [0] Cel trafiony i zniszczony.
   *[other] Cel trafiony; zostało zdrowia: { $left }.
}
log-wounded = { $who } traci zdrowie: { $loss }; zostało { $left }.
log-dies = { $who } nie żyje.
log-car-hit = Pojazd traci { $loss }; zostało { $left }.
log-freed = { $who }: uwolniony.
log-leaves = { $who } opuszcza misję.
log-exposed = { $who }: wykryty.
log-alerted = { $unit } na { $place }: alarm.
log-shouts = { $unit } na { $place } krzyczy.
log-turns = { $unit } na { $place } obraca się w stronę { $at }.
log-turns-round = { $unit } na { $place } rozgląda się.
log-stops-turning = { $unit } na { $place } coś zobaczył i już się nie obraca.
log-stops = { $unit } staje na { $at }: coś zobaczył.
log-walks = { $unit } idzie trasą: { $from } → { $at }.
log-advances = { $unit } naciera: { $from } → { $at }.
log-axis-attack = { $unit } na { $place } strzela: { $who }; każda kość trafia od { $hit }.
log-damaged = { $unit } na { $place }: trafienie.
log-killed = { $unit } na { $place }: wyeliminowany.
log-escapes = { $unit } opuszcza mapę.
log-marker = Znacznik skradania idzie naprzód: zostało { $left }.
log-alarm = Alarm! Zaczyna się walka.
log-card = Karta: { $card }.
log-cigarettes = Papierosy bierze { $who }.
log-smokes = { $unit } na { $place } zapala papierosa i nigdzie nie patrzy.
log-spawns = { $unit } pojawia się na { $place }.
log-vehicle-comes = { $unit } wjeżdża na mapę.
log-sentries-leave = Wartownicy schodzą z posterunków.
log-forgotten = Nikt już nie jest zaalarmowany: wykryci operatorzy znów są ukryci.
log-bodies-gone = { $count ->
    [one] Jedno ciało znika z mapy.
    [few] { $count } ciała znikają z mapy.
   *[many] { $count } ciał znika z mapy.
}
log-mortar-set = { $unit }: stanowisko na { $place }.
log-makes-room = { $unit } robi miejsce i idzie na { $at }.
log-mortar-fires = { $unit } strzela na { $at }: { $sum }.
log-mortar-lands = Pocisk spada na { $at }.
log-mortar-misses = Pocisk spada na { $at } i nikogo nie trafia.
log-mortar-off = Pocisk wylatuje poza mapę.
log-mortar-disabled = { $unit } na { $place }: moździerz stracony.
log-gets-in = { $who } wsiada ({ $car }).
log-gets-out = { $who } wysiada ({ $car }).
log-repairs = { $car }: naprawa.
log-floors-it = { $car }: gaz do dechy.
log-rolls-on = { $car } przejeżdża.

## Jak się kończy
over-won = Misja wykonana.
over-dead = Wszyscy operatorzy nie żyją. Misja nieudana.
over-undone = Wszyscy żywi wyszli, a coś zostało niezrobione. Misja nieudana.
over-lost = Stało się to, co nie mogło się stać. Misja nieudana.
over-dawn = Wstał dzień. Misja nieudana.

## Nakładki
overlay-sight = Co widzi wróg
overlay-sight-means = Kreskowanie: stojącego by tam widziano. Kliknij wroga, by zobaczyć tylko jego pole widzenia. Ciemniej tam, gdzie patrzy kilku.
overlay-low = Gdzie widać przykucniętego
overlay-low-means = Kreskowanie: widziano by tam nawet przykucniętego albo ciało.
overlay-eyes = Ilu by cię widziało
overlay-eyes-means = Ilu wrogów widziałoby tego, kto działa, w jego obecnej postawie, na każdym polu.
overlay-noise = Hałas
overlay-noise-means = Jak daleko słychać każdą broń tego, kto działa. Wrogowie w zasięgu obrócą się w stronę hałasu.
overlay-routes = Trasy i linie
overlay-routes-means = Którędy chodzą patrole, dokąd ucieka cel i którędy jeżdżą pojazdy.
overlay-why = Dlaczego widać, dlaczego nie
overlay-why-means = Wybierz pole: linia od każdego pobliskiego wroga i to, co zasłania.
word-sees = widzi
word-blocked = ✕ { $what }
word-low = nisko: { $what }
word-away = patrzy gdzie indziej
word-smoking = pali
word-hidden = nie widzi
word-something = coś zasłania
word-noise = { $weapon } { $noise }
word-eyes = { $eyes }

## Panele
panel-mission = Misja
panel-operators = Operatorzy
panel-kit = Co niosą
panel-seen = Kogo widać
line-operator = { $who }: zdrowie { $health } z { $full }, { $points } PA
line-aboard = { $who }: zdrowie { $health } z { $full }, w pojeździe ({ $car })
line-out = { $who } opuścił mapę
line-dead = { $who } nie żyje
line-waiting = { $who } jeszcze nie rozstawiony
line-has = { $who }: { $item }
line-has-many = { $who }: { $item } × { $count }
line-car = { $car }: zdrowie { $health }
line-bomb = { $cards ->
    [one] Bomba Lewesa na { $at }: wybuchnie przy następnej karcie
   *[other] Bomba Lewesa na { $at }: kart do wybuchu { $cards }
}
line-token = { $colour ->
    [0] Żeton patroli: następne idą czarne patrole
   *[1] Żeton patroli: następne idą białe patrole
}
line-deck = Kart zdarzeń w talii: { $cards }
line-seen = { $who }: w polu widzenia { $unit } na { $place }
line-hidden = { $who }: nikt nie widzi

## Dlaczego widać, dlaczego nie
side-low-wall = niski mur
side-hedge = żywopłot
side-crates = skrzynie
side-window = okno
side-door = drzwi
side-wall = ściana
side-high-wall = wysoki mur
side-rungs = wysoki mur
side-holds = ściana skalna
side-open = nic

## Dlaczego nie
why-acted = W tym etapie już działał.
why-all-the-same = Strzelcy robią to samo: wszyscy strzelają albo wszyscy oznaczają.
why-armour = Pancerz przebijają tylko materiały wybuchowe.
why-attack-into-water = Do wody wchodzi się ruchem, biegiem albo ruchem z odłożeniem.
why-bound = Jest związany. Stań obok, aby go uwolnić.
why-building = Na drodze stoi ściana budynku.
why-crouched = Nie w kucki: najpierw wstań.
why-crouched-object = W kucki się tego nie podniesie.
why-crouched-wall = W kucki nie przejdzie się przez mur.
why-diving = Nie pod wodą.
why-door-diagonal = Przez drzwi nie chodzi się na ukos.
why-driver-first = Najpierw obsadź miejsce kierowcy.
why-drum = Stoi tam beczka paliwa.
why-drum-noisy = Beczkę wysadza tylko głośna broń palna.
why-dump = Stoi tam cel misji.
why-exposed-already = Jest już wykryty.
why-faced = Już się obrócił albo patrzy w tę stronę.
why-finish-first = Najpierw dokończ akcję.
why-fire = Tam się pali.
why-fuse = Wybierz od 1 do 20 kart.
why-hands-full = Ma zajęte ręce.
why-healthy = Jest zbyt zdrowy, by odzyskiwać siły.
why-held = Na tym polu ktoś albo coś jest.
why-high-wall = Na drodze stoi wysoki mur: trzeba kotwiczki i miejsca do wspinaczki.
why-jeep-only = Robi to tylko jeep.
why-knife-behind = Nóż wymaga pleców wroga: ten by to zobaczył.
why-knife-door = Nóż nie sięga przez ściany ani drzwi.
why-knife-exposed = Wykryty operator nie użyje noża.
why-knife-kind = Nóż jest na strzelców, żołnierzy z pistoletami maszynowymi i oficerów.
why-loaded = Niesie coś: najpierw to połóż.
why-no-attack = Nie ma kogo atakować.
why-no-climb = Nie ma się na co wspinać.
why-no-cover = Strzał na ślepo wymaga niskiej osłony obok, między nim a celem.
why-no-driver = Nikt nie siedzi za kierownicą.
why-no-exit = To nie płytka wyjścia albo nie był jeszcze na mapie.
why-no-gunner = Nikt nie siedzi przy karabinie.
why-no-hit = Tego nie można teraz trafić.
why-no-hook = Żeby tam wejść, trzeba kotwiczki i miejsca do wspinaczki.
why-no-kit = Trzeba apteczki i kogoś rannego obok.
why-no-luck = Nie ma do tego króliczej łapki.
why-no-mark = Tego nie można oznaczyć albo już jest oznaczone.
why-no-marked-shot = Nie może teraz strzelić do oznaczonego celu.
why-no-movement = Za mało punktów ruchu.
why-no-placing = Nie ma czego położyć.
why-no-points = Za mało punktów akcji.
why-no-seat = Nie ma wolnego miejsca.
why-no-sight = Nie widzi tego.
why-no-slot = Ma pełny ekwipunek.
why-no-smoke = Nie ma papierosów albo nikogo, kto by się poczęstował.
why-no-sprint = Nie ma dokąd biec.
why-no-target = Nie ma czego atakować.
why-no-vehicle = Nie ma takiego pojazdu.
why-no-way-out = Tam nikt nie wysiądzie.
why-no-weapon = Nie ma tej broni albo amunicji do niej.
why-nobody-aboard = Nikogo nie ma w środku.
why-not-best = Inne pole jest dla niego lepsze.
why-not-easiest = Innego łatwiej trafić.
why-not-entry = Operatorzy zaczynają na płytce wejścia.
why-not-exposable = To nie on może być wykryty.
why-not-fired = Z tego się nie strzela.
why-not-near = To pole nie przylega.
why-not-nearest = Inny jest bliżej.
why-not-next = Najpierw kolej innego oddziału.
why-not-now = Nie w tej chwili.
why-not-shortest = To nie jest najkrótsza droga.
why-not-yours = To nie twoja decyzja.
why-nothing-here = Na jego polu nie ma takiej rzeczy albo dopiero co na nie nie wszedł.
why-nothing-to-place = Nie ma takiej rzeczy.
why-off-map = Nie z płytki obok mapy.
why-out-of-range = Poza zasięgiem.
why-out-of-water = Z wody wychodzi się zwykłym ruchem.
why-over = Misja skończona.
why-place-across = Tam się tego nie położy.
why-place-crouched = W kucki przez mur lub okno kładzie się tylko przedmioty.
why-placed = Jest już rozstawiony.
why-resistance = Résistance tego nie robi.
why-resistance-items = Résistance nie używa przedmiotów.
why-rock = Na skały wejdzie tylko ten, kto wspina się z kotwiczką.
why-rough = Gaz do dechy wymaga równego terenu.
why-sprint-water = Nie biega się z wody do wody.
why-stands = Stoi.
why-start = Trasa ma dwa punkty startu.
why-stays-aboard = Na razie zostaje w środku.
why-vehicle-blocked = Pojazd tamtędy nie przejedzie.
why-vehicles-first = Najpierw działają pojazdy.
why-walled = Coś stoi na boku pola: trzeba się wspiąć.
why-water = Woda jest zamknięta.
why-whole = Pojazdu bardziej się nie naprawi.
why-woods-to-woods = Nie biega się z lasu do lasu.

## Rozdziały instrukcji
section-alarm-in-the-event-phase = Alarm w fazie zdarzeń
section-alarm-in-the-operator-phase = Alarm w fazie operatorów
section-attack = Atak
section-axis-advance-phase-battle = Faza natarcia Osi (walka)
section-axis-advance-phase-stealth = Faza natarcia Osi (skradanie)
section-axis-attack-phase = Faza ataku Osi
section-axis-patrol-phase = Faza patroli Osi
section-axis-units = Oddziały Osi
section-axis-vehicles-los-advance-attack = Pojazdy Osi: pole widzenia, natarcie, atak
section-axis-vehicles-movement = Pojazdy Osi: ruch
section-axis-vehicles-patrol-convoy-spawn-guard-assault = Pojazdy Osi: patrol, konwój, posiłki, straż, szturm
section-being-heard = Kto słyszy
section-being-seen = Kto widzi
section-blind-fire-recover-break-cover = Strzał na ślepo, odpoczynek, ujawnienie
section-buildings = Budynki
section-climb = Wspinaczka
section-crouch-and-pop-up = Kucanie i wstawanie
section-end-phase-battle = Faza końcowa (walka)
section-end-phase-stealth = Faza końcowa (skradanie)
section-event-phase-battle = Faza zdarzeń (walka)
section-event-phase-stealth = Faza zdarzeń (skradanie)
section-high-cover = Wysokie osłony
section-how-to-play = Jak grać
section-items-and-equipment = Przedmioty i wyposażenie
section-los-tool = Przymiar pola widzenia
section-low-cover = Niskie osłony
section-map-board = Mapa
section-move-and-sprint = Ruch i bieg
section-objects = Rzeczy
section-operator-phase = Faza operatorów
section-operator-vehicles = Pojazdy operatorów
section-overview = Wstęp
section-pick-up-and-place = Podnoszenie i kładzenie
section-reaction-attack = Atak w odpowiedzi
section-reference-chart = Tabele
section-resistance-units = Résistance
section-sentry-posts-patrol-routes-guards-small-tiles = Posterunki, trasy patroli, straże, małe płytki
section-special-event-cards = Specjalne karty zdarzeń
section-tokens-cards-dice-boards = Żetony, karty, kości, plansze
section-who-dares-wins = Kto się odważy, wygrywa

# Hunter mode
prompt-choose = Masz dwie karty zdarzeń: wybierz tę, która zostanie wykonana. Druga trafia pod talię.
prompt-hunter-gate = Nadchodzi twój oddział: wybierz żeton wejścia.
prompt-hunt = { $unit } ({ $place }) z twojego oddziału ma { $points } PA: idź, obróć się, strzelaj albo szukaj.
label-play = Wykonaj kartę { $card }
label-search = Szukaj
label-gate = Oddział wchodzi na { $at }
log-hunters = Nadszedł oddział łowcy.
log-searches = { $unit } na { $place } przeszukuje okolicę.
why-no-card = Łowca nie ma tej karty.
section-hunter-mode = Tryb łowcy
log-dog = { $unit }: spuszczony ze smyczy na { $place }.
log-unmasked = Mundur, który nosi { $who }, nikogo już nie zwiedzie.
why-quick-start = W szybkim starcie tego nie ma.
section-quick-start = Szybki start
section-who-dares = Kto się odważy
section-heavy-metal = Ciężki metal
section-heat-and-dogs = Żar i psy
# Honours
grade-dispatches = Punkty: { $points }. Wymieniony w rozkazie.
grade-military-medal = Punkty: { $points }. Medal Wojskowy.
grade-dcm = Punkty: { $points }. Medal za Wybitne Zachowanie.
grade-dso = Punkty: { $points }. Order za Wybitną Służbę.
panel-campaign = Kampania
line-campaign-next = Następna misja kampanii: { $mission }.
line-campaign-over = To była ostatnia misja: kampania skończona.
line-campaign-absent = Poległ: { $who }. W następnej misji nie bierze udziału.
line-campaign-spoils = Wygrana misja daje jeden przedmiot: wybierzcie go, ruszając dalej.
line-campaign-nobody = Do następnej misji nikt nie został: kampania skończona.
sequel-next = Następna misja kampanii: { $mission }. Ruszajcie dalej, a zdobyczą jest:

## Odds
odds-no-dice = Bez rzutu: nóż jest pewny
odds-dice = { $n ->
    [one] Jedna kość
    [few] { $n } kości
   *[other] { $n } kości
}, trafia { $hit } lub więcej
odds-short = Bliski zasięg: +1
odds-aimed = Wycelowany strzał: +2
odds-blind = Ogień na ślepo: −2
odds-marked = Oznaczony cel: +2
odds-attacker = Atakuje { $unit }
odds-killed = { $unit }: usunięty z drogi
odds-wounded = { $unit }: trafiony, lecz wciąż jest
odds-missed = { $unit }: nietknięty
odds-kills = { $n ->
    [0] Nikt nie obrywa
    [one] Pada jeden wróg
    [few] Padają { $n } wrogowie
   *[other] Pada { $n } wrogów
}
odds-loss = { $who } traci { $n } zdrowia
odds-unseen = Nikt więcej niczego nie zauważa
odds-suspicion = Kolejny wróg zostaje zaalarmowany, ale nikt więcej nie jest widziany
odds-seen = Ktoś jeszcze zostaje zauważony
odds-enemies = Wrogowie usunięci z drogi
odds-objective = Uszkodzenia celów
odds-own = Straty własne
odds-alerted = Nowo zaalarmowani wrogowie
odds-exposed = Atakujący zostaje wykryty
odds-alarm = Rozlega się alarm
odds-health = Zdrowie, które traci { $who }
odds-seen-who = { $who }: dostrzeżony
odds-assume-no-return = Zanim ktokolwiek odpowie ogniem
odds-assume-no-step = Nie liczy się, dokąd potem pójdzie
odds-assume-no-luck = Nikt nie używa króliczej łapki
odds-assume-luck = Królicza łapka zamienia pudło w trafienie
odds-assume-still = Nikt już nic nie robi w tej turze

## Paleta kafli i misji
palette-squares = Pola
palette-sides = Boki
palette-layout = Kafle
palette-operators = Operatorzy z planszami
palette-deck = Talie
palette-specials = Karty specjalne
palette-win = Wygrana
palette-lose = Przegrana
swatch-ground = otwarty teren
swatch-road = droga
swatch-floor = podłoga budynku
swatch-bridge = most lub pomost
swatch-water = woda
swatch-woods = las
swatch-rock = skała
swatch-open = otwarty bok
swatch-wall = ściana budynku
swatch-door = drzwi
swatch-window = okno
swatch-low-wall = niski mur
swatch-hedge = żywopłot
swatch-crates = skrzynie
swatch-high-wall = wysoki mur
swatch-rungs = wysoki mur z miejscem wspinaczki
swatch-holds = miejsce wspinaczki przy skale
