# Stalingrad Blitzkrieg

## Pudełko
game-facts = Pola sześciokątne, strefy kontroli i żetony rozkazów · 2 graczy · 4–6 godzin · średnia
scenario-campaign = Kampania: plan „Blau”, czerwiec 1942 – luty 1943
bid-unit = × 5 punktów zwycięstwa

## Strony
seat-axis = Oś
seat-soviet = Sowieci

## Mapa
hex = pole { $key }
place-kursk = Kursk
place-shchigry = Szczigry
place-belgorod = Biełgorod
place-volchansk = Wołczańsk
place-kharkov = Charków
place-kupyansk = Kupiańsk
place-izyum = Izium
place-lozovaya = Łozowa
place-slavyansk = Słowiańsk
place-artemovsk = Artiomowsk
place-gorlovka = Gorłówka
place-debaltsevo = Debalcewo
place-stalino = Stalino
place-mariupol = Mariupol
place-taganrog = Taganrog
place-kerch = Kercz
place-livny = Liwny
place-kastornoye = Kastornoje
place-stary-oskol = Stary Oskoł
place-novy-oskol = Nowy Oskoł
place-valuiki = Wałujki
place-voronezh = Woroneż
place-zadonsk = Zadonsk
place-gryazi = Griazi
place-ostrogozhsk = Ostrogożsk
place-liski = Liski
place-rossosh = Rossosz
place-kantemirovka = Kantiemirowka
place-pavlovsk = Pawłowsk
place-boguchar = Boguczar
place-starobelsk = Starobielsk
place-lisichansk = Lisiczańsk
place-voroshilovgrad = Woroszyłowgrad
place-krasny-luch = Krasnyj Łucz
place-millerovo = Millerowo
place-kamensk = Kamieńsk
place-belaya-kalitva = Biełaja Kalitwa
place-shakhty = Szachty
place-novocherkassk = Nowoczerkassk
place-rostov = Rostów
place-tatsinskaya = Tacinskaja
place-morozovsk = Morozowsk
place-konstantinovskaya = Konstantinowskaja
place-tsimlyanskaya = Cymlanskaja
place-surovikino = Surowikino
place-kalach = Kałacz
place-stalingrad = Stalingrad
place-veshenskaya = Wieszenskaja
place-serafimovich = Serafimowicz
place-kletskaya = Klecka
place-frolovo = Frołowo
place-ilovlya = Iłowla
place-mikhailovka = Michajłowka
place-uryupinsk = Uriupińsk
place-novokhopersk = Nowochopiorsk
place-povorino = Poworino
place-borisoglebsk = Borisoglebsk
place-balashov = Bałaszow
place-buturlinovka = Buturlinowka
place-rtishchevo = Rtiszczewo
place-atkarsk = Atkarsk
place-saratov = Saratów
place-kamyshin = Kamyszyn
place-krasny-kut = Krasnyj Kut
place-pallasovka = Pałłasowka
place-leninsk = Leninsk
place-akhtuba = Achtuba
place-baskunchak = Baskunczak
place-cherny-yar = Czornyj Jar
place-yenotayevka = Jenotajewka
place-astrakhan = Astrachań
place-kotelnikovo = Kotielnikowo
place-zimovniki = Zimowniki
place-proletarskaya = Proletarskaja
place-salsk = Salsk
place-elista = Elista
place-divnoye = Diwnoje
place-yeysk = Jejsk
place-kushchevskaya = Kuszczowskaja
place-tikhoretsk = Tichorieck
place-primorsko-akhtarsk = Primorsko-Achtarsk
place-timashevskaya = Timaszowskaja
place-kropotkin = Kropotkin
place-krasnodar = Krasnodar
place-armavir = Armawir
place-belorechenskaya = Biełorieczenskaja
place-maikop = Majkop
place-temryuk = Tiemriuk
place-anapa = Anapa
place-krymskaya = Krymskaja
place-novorossiysk = Noworosyjsk
place-tuapse = Tuapse
place-sochi = Soczi
place-sukhumi = Suchumi
place-voroshilovsk = Woroszyłowsk
place-nevinnomyssk = Niewinnomyssk
place-cherkessk = Czerkiesk
place-mineralnye-vody = Mineralne Wody
place-georgievsk = Gieorgijewsk
place-budennovsk = Budionnowsk
place-mozdok = Mozdok
place-prokhladny = Prochładnyj
place-nalchik = Nalczyk
place-ordzhonikidze = Ordżonikidze
place-grozny = Grozny
place-gudermes = Gudermes
place-kizlyar = Kizlar
place-khasavyurt = Chasawjurt
place-makhachkala = Machaczkała
box-cup = Kubek
box-tray-army = Do rozstawienia: { $key }
box-tray-1pza = Do rozstawienia: { chit-1pza }
box-tray-4pza = Do rozstawienia: { chit-4pza }
box-tray-6a = Do rozstawienia: { chit-6a }
box-tray-17a = Do rozstawienia: { chit-17a }
box-tray-h2a = Do rozstawienia: { chit-h2a }
box-tray-r3a = Do rozstawienia: { chit-r3a }
box-tray-it8a = Do rozstawienia: { chit-it8a }
box-tray-front = Do rozstawienia: sowiecka pierwsza linia
box-tray-second = Do rozstawienia: sowiecka druga linia
box-pool-axis = Pula rezerw Osi
box-pool-soviet = Pula rezerw Sowietów
box-rail = Pole transportu kolejowego
box-called = Wchodzące na mapę
box-away = Sztaby czekające na powrót
box-transferred = Przeniesione na inne fronty
box-lost-axis = Straty Osi
box-lost-soviet = Straty Sowietów

## Jednostki
kind-german-inf = { $label }. DP (niem.)
kind-pz = dywizja pancerna { $label }
kind-mot = dywizja zmotoryzowana { $label }
kind-ss = dywizja SS { $label }
kind-jg = dywizja strzelców { $label }
kind-mt = dywizja górska { $label }
kind-hungarian-inf = węgierska { $label }
kind-hungarian-arm = węgierska { $label }
kind-italian-inf = włoska { $label }
kind-italian-mot = włoska { $label }
kind-italian-mt = włoska { $label }
kind-romanian-inf = rumuńska { $label }. DP
kind-romanian-arm = rumuńska { $label }
kind-romanian-mt = rumuńska { $label }
kind-romanian-cav = rumuńska { $label }
kind-rifle = { $label }. DS (sow.)
kind-g = gwardyjska dywizja { $label }
kind-c = kawaleria { $label }
kind-tk = korpus pancerny { $label }
kind-m = korpus zmechanizowany { $label }
kind-fortress-1 = twierdza, poziom 1
kind-fortress-2 = twierdza, poziom 2
kind-chit-axis = żeton rozkazu Osi
kind-chit-soviet = żeton rozkazu Sowietów
kind-chit-supply = żeton SUPPLY
hq-1pza = sztab 1. Armii Pancernej
hq-4pza = sztab 4. Armii Pancernej
hq-6a = sztab 6. Armii
hq-17a = sztab 17. Armii
hq-h2a = sztab węgierskiej 2. Armii
hq-r3a = sztab rumuńskiej 3. Armii
hq-it8a = sztab włoskiej 8. Armii
hq-voronezh = sztab Frontu Woroneskiego
hq-stalingrad = sztab Frontu Stalingradzkiego
hq-caucasus = sztab Frontu Kaukaskiego
hq-south = sztab Frontu Południowego
hq-southwest = sztab Frontu Południowo-Zachodniego
hq-southeast = sztab Frontu Południowo-Wschodniego
hq-other = sztab { $label }

## Żetony rozkazów
chit-voronezh = Front Woroneski
chit-stalingrad = Front Stalingradzki
chit-caucasus = Front Kaukaski
chit-south = Front Południowy
chit-southwest = Front Południowo-Zachodni
chit-southeast = Front Południowo-Wschodni
chit-soviet-reinf = SOVIET REINF (posiłki)
chit-stavka = STAVKA
chit-1pza = 1. Armia Pancerna
chit-1pza-2 = 1. Armia Pancerna, drugi żeton
chit-4pza = 4. Armia Pancerna
chit-4pza-2 = 4. Armia Pancerna, drugi żeton
chit-6a = 6. Armia
chit-17a = 17. Armia
chit-h2a = węgierska 2. Armia
chit-r3a = rumuńska 3. Armia
chit-it8a = włoska 8. Armia
chit-axis-reinf = AXIS REINF (posiłki)
chit-supply = SUPPLY (zaopatrzenie)
mark-selected = w kubku
mark-lead = jako pierwszy

## Tabele
column-below = poniżej 1-1
column-1-1 = 1-1
column-3-2 = 1,5-1
column-2-1 = 2-1
column-3-1 = 3-1
column-4-1 = 4-1
column-5-1 = 5-1
column-6-1 = 6-1
column-7-1 = 7-1
column-8-1 = 8-1
column-9-1 = 9-1
column-10-1 = 10-1
what-hq = sztaby
what-pz = niemieckie dywizje pancerne
what-ss = dywizje SS
what-inf = niemieckie dywizje piechoty
what-hungarian = dywizje węgierskie
what-italian = dywizje włoskie
what-romanian = dywizje rumuńskie
what-tk = korpusy pancerne
what-m = korpusy zmechanizowane
what-c = kawaleria
what-g = dywizje gwardii
what-rifle = dywizje strzeleckie
what-box = jednostki z pola transportu kolejowego
ground-clear = teren otwarty
ground-forest = las
ground-swamp = bagno
ground-mountain = góry
ground-town = miasteczko
ground-city = miasto
ground-forest-town = las i miasteczko
ground-forest-city = las i miasto
ground-swamp-town = bagno i miasteczko
ground-swamp-city = bagno i miasto
ground-mountain-town = góry i miasteczko
ground-mountain-city = góry i miasto

## Etap, faza, stan gry
turn-of = Etap { $turn } z { $turns }
phase-over = Koniec gry
phase-setup = Rozstawienie: { $side }
phase-select = Wybór żetonów rozkazów
phase-draw = Losowanie żetonów
phase-activate = { $chit }: aktywacja
phase-move = { $chit }: ruch
phase-declare = { $chit }: deklaracja ataków
phase-combat = { $chit }: walka
phase-supply = { $chit }: procedura zaopatrzenia
phase-reinforce = { $chit }: posiłki
standing-points = Punkty zwycięstwa Osi: { $points } z { $goal }
standing-open = Za { $hex }, z linią komunikacyjną, Oś dostaje { $points } pkt; teraz w rękach Sowietów.
standing-lost = Punkty utracone za jednostki Osi: { $lost }
standing-axis-wins = Oś wygrywa, gdy na koniec któregokolwiek etapu ma { $goal } punktów.
standing-soviet-wins = Sowieci wygrywają, jeśli nie stanie się to do końca etapu { $turns }.
over-axis = Oś wygrała w etapie { $turn }, mając { $points } pkt.
over-soviet = Wygrali Sowieci: po etapie { $turn } Oś miała tylko { $points } pkt.

## Co robić
prompt-over = Gra skończona.
prompt-wait = { $side }: chwileczkę.
prompt-setup = { $side }: do ustawienia zostało { $left }. Wskaż jednostkę poniżej, potem podświetlone pole, albo ustaw resztę według gotowego rozstawienia.
prompt-setup-done = { $side }: wszystko rozstawione. Naciśnij Zakończ rozstawianie.
prompt-select-both = Obie strony wybierają w tajemnicy żetony rozkazów, potem zgłaszają gotowość.
prompt-select-other = { $side }: trwa tajny wybór żetonów.
prompt-select-axis = { $side }: wybierz jeszcze{ $german ->
    [0] {""}
    [one] {" "}{ $german } żeton niemiecki
    [few] {" "}{ $german } żetony niemieckie
   *[other] {" "}{ $german } żetonów niemieckich
}{ $allied ->
    [0] {""}
   *[other] { $german ->
        [0] {" "}
       *[other] {" "}i{" "}
    }{ $allied } spośród sojuszników i AXIS REINF
}; albo niech wybierze przycisk.
prompt-select-lead = { $side }: wskaż żeton, który zostanie wykonany jako pierwszy, albo naciśnij Gotowe, a wszystkie trafią do kubka.
prompt-select-soviet = { $side }: wybierz jeszcze żetony frontów ({ $fronts }){ $offensive ->
    [0] {""}
   *[other] {" "}i, jeśli chcesz, SOVIET REINF albo STAVKA (aktywuje dowolny sztab)
}; albo niech wybierze przycisk.
prompt-select-offensive = { $side }: możesz dodać SOVIET REINF albo STAVKA, potem naciśnij Gotowe.
prompt-select-ready = { $side }: żetony wybrane. Gotowe wkłada je do kubka.
prompt-stavka = { $side }: STAVKA aktywuje jeden front. Kliknij jego sztab.
prompt-attach = { $side }: { $left ->
    [one] zabierz jedną jednostkę niemiecką
   *[other] zabierz do { $left } jednostek niemieckich
} w zasięgu albo kontynuuj bez nich.
prompt-march = { $side }: kliknij aktywowaną jednostkę, potem cel; bez ruchu: { $left }. Ataki ogłasza się po Końcu ruchu.
prompt-moving = { $side }: dokąd idzie { $unit }? Punkty ruchu: { $points }.
prompt-moving-on = { $side }: { $unit } ma jeszcze { $points } pkt: idź dalej albo zatrzymaj.
prompt-moving-through = { $side }: to pole jest pełne, więc { $unit } nie może tu zostać. Dokąd idzie dalej?
prompt-marching = { $side }: dokąd maszeruje { $unit }? Pól drogi: { $points }.
prompt-marching-on = { $side }: { $unit } może przejść jeszcze { $points } pól drogi: maszeruj dalej albo zatrzymaj.
prompt-declare = { $side }: kliknij pole wroga, by je zaatakować. Najpierw zadeklaruj wszystkie ataki, potem je rozegraj albo zrezygnuj.
prompt-declare-more = { $side }: atak na { $hex } jest poniżej 1-1; muszą dołączyć kolejne jednostki.
prompt-choose = { $side }: kliknij walkę, która ma być następna, albo naciśnij przycisk z tą, którą podaje. Ostatnia rozgrywa się sama.
prompt-losses-attacker = { $side }: atak na { $hex } kosztuje jeszcze { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
}. Wskaż, kto traci, albo przyjmij najtańsze.
prompt-losses-defender = { $side }: obrońcy ({ $hex }) tracą jeszcze { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
}. Wskaż, kto traci, albo przyjmij najtańsze.
prompt-hold = { $side }: twierdza ({ $hex }) może się utrzymać: straty zamiast odwrotu o pól { $hexes }?
prompt-retreat = { $side }: obrońcy ({ $hex }) wycofują się o { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[other] { $hexes } pól
}. Wskaż jednostkę i drogę albo naciśnij przycisk.
prompt-retreat-on = { $side }: { $unit } wycofuje się jeszcze o { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[other] { $hexes } pól
}. Wskaż następne pole.
prompt-retreat-room = { $side }: pole jest pełne; { $unit } cofa się dalej. Wskaż następne pole.
prompt-advance = { $side }: { $hex } jest puste. Kliknij jednostkę, która ma tam wejść, albo naciśnij Koniec wchodzenia.
prompt-transfer = { $side }: według rzutu na przeniesienie odchodzą na zawsze na inne fronty ({ $count }): { $what }. Kliknij podświetloną jednostkę.
prompt-entrain = { $side }: jednostki mogą zejść z mapy na pole transportu kolejowego. Każdy żeton AXIS REINF przywraca najwyżej dwie. Kliknij podświetloną jednostkę, by ją tam wysłać, albo naciśnij Koniec załadunku.
prompt-build = { $side }: kliknij podświetlone miasto, by zbudować lub podnieść twierdzę. Nie musi się ona wycofać, może zamiast tego ponieść straty; w całej grze powstają najwyżej dwie.
prompt-call = { $side }: wprowadź posiłki (zostało: { $left }). Kliknij jednostkę poniżej.
prompt-enter = { $side }: { $unit } przybywa koleją. Kliknij podświetlone pole z koleją.

## Plany
plan-go = Ruch: { $unit } → { $hex }
plan-march = Marsz drogą: { $unit } → { $hex }
plan-strike = Atak: { $hex }
plan-command = { $toward ->
    [0] {""}
   *[other] W stronę: { $goal }.{" "}
}{ $attacks ->
    [0] { $moved ->
        [0] Zostań, nikogo nie atakuj
        [one] { $back ->
            [0] Rusz
           *[other] Wycofaj
        } jedną jednostkę na: { $hex }, nikogo nie atakuj
        [few] { $back ->
            [0] Rusz
           *[other] Wycofaj
        } { $moved } jednostki, czołowa na: { $hex }, nikogo nie atakuj
       *[many] { $back ->
            [0] Rusz
           *[other] Wycofaj
        } { $moved } jednostek, czołowa na: { $hex }, nikogo nie atakuj
    }
    [one] Atak: { $hex } przy { $column }
    [2] Atak: { $hex } przy { $column } i { $hex2 } przy { $column2 }
   *[other] Atak: { $hex } przy { $column }, { $hex2 } przy { $column2 } i { $hex3 } przy { $column3 }{ $more ->
        [0] {""}
        [one] {" "}oraz jeszcze jedno pole
        [few] {" "}oraz jeszcze { $more } pola
       *[many] {" "}oraz jeszcze { $more } pól
    }
}{ $fewer ->
    [0] {""}
    [one] ; { $staff } będzie mieć w zasięgu o 1 jednostkę mniej
    [few] ; { $staff } będzie mieć w zasięgu o { $fewer } jednostki mniej
   *[other] ; { $staff } będzie mieć w zasięgu o { $fewer } jednostek mniej
}
plan-lead-goal = Poprowadź dowództwo ku: { $hex }
plan-lead-steady = Poprowadź dowództwo jak zwykle
plan-lead-bold = Poprowadź dowództwo śmiało: atakuj przy gorszym stosunku sił
plan-lead-careful = Poprowadź dowództwo ostrożnie: atakuj tylko przy dobrym stosunku sił
plan-lead-aloof = Niczego nie atakuj i trzymaj się z dala od wroga

## Co robi kliknięcie
label-place = Ustaw { $unit }: { $hex }
label-ready-made = Gotowe: ustaw resztę
label-ready-made-done = Gotowe, zakończ rozstawianie
label-select = Do kubka: { $chit }
label-lead = Wykonaj jako pierwszy: { $chit }
label-ready = Gotowe
label-select-wisely = Zwykłe żetony ({ $count }), gotowe
label-select-rest = Reszta żetonów jak zwykle ({ $count }), gotowe
label-bring-in = { $count ->
    [one] Wprowadź jedną jednostkę: { $hex }
    [few] Wprowadź { $count } jednostki: { $hex }
   *[other] Wprowadź { $count } jednostek: { $hex }
}{ $places ->
    [1] {""}
    [2] {" "}i { $other }
   *[other] , { $other } i jeszcze { $more }
}
label-activate = Aktywuj: { $unit } (zasięg { $range })
label-attach = Zabierz: { $unit }
label-take = Ruch: { $unit } ({ $points } pkt)
together-move = Zwykły ruch zamiast tego
together-march = Marsz zamiast tego
label-march = Marsz drogą: { $unit } (do { $hexes } pól)
label-go = { $unit } → { $hex }: { $cost } pkt
label-go-march = { $unit } maszeruje → { $hex }: pól drogi { $hexes }
label-step = Krok: { $hex }, { $cost } pkt
label-step-road = Marsz: { $hex }, pół punktu
label-step-whole = Przejście: { $hex }, cały ruch
label-halt = Zatrzymaj
label-attack = { $unit } atakuje { $hex }: { $attack } na { $defence }, { $column }
label-attack-begin = { $unit } zaczyna atak na { $hex }: { $attack } na { $defence }; do 1-1 muszą dołączyć inni
label-attack-join = { $unit } dołącza do ataku na { $hex }: { $attack } na { $defence }; do 1-1 muszą dołączyć jeszcze inni
label-attack-all = Razem ({ $count }) atakują { $hex }: { $attack } na { $defence }, { $column }
label-attack-fight = Atak na { $hex } ({ $count }) i walka{ $attacks ->
    [one] {""}
    [2] : rozegraj oba ataki
   *[other] : rozegraj wszystkie ataki ({ $attacks })
}{ $more ->
    [0] {""}
    [one] ; nie zaatakujesz 1 innego pola
   *[other] ; nie zaatakujesz { $more } innych pól
}
label-battle = Walka o { $hex }: { $attack } na { $defence }, { $column }
label-reduce = { $unit } traci stopień
label-remove = { $unit } zostaje usunięta
label-lose-fortress = Twierdza ({ $hex }) traci poziom
label-stand = Utrzymaj twierdzę: stracone stopnie: { $steps } z { $all }
label-yield = Oddaj twierdzę i wycofaj się (pola: { $hexes })
label-retreat-wisely = { $unit } cofa się: { $hex }{ $more ->
    [0] {""}
   *[other] {" "}i inne jednostki: { $more }
}{ $steps ->
    [0] {""}
   *[other] ; stracone stopnie: { $steps }
}
label-retreat = { $unit } cofa się: { $hex }
label-retreat-zone = { $unit } cofa się: { $hex }, w strefę wroga, traci stopień
label-advance = { $unit } wchodzi: { $hex }
label-advance-all = Wchodzą jednostki ({ $count }): { $hex }
label-exploit = { $unit } wchodzi dalej: { $hex }
label-transfer = Przenieś: { $unit }
label-entrain = Wyślij na pole transportu kolejowego: { $unit }
label-build = Zbuduj twierdzę: { $hex }
label-raise = Podnieś twierdzę do poziomu 2: { $hex }
label-call = Wprowadź: { $unit }
label-enter = Przybywa: { $hex }
label-cheapest = { $count ->
    [one] Przyjmij najtańszą stratę
    [few] Przyjmij { $count } najtańsze straty
   *[other] Przyjmij { $count } najtańszych strat
}: { $unit }{ $units ->
    [1] {""}
    [2] {" "}i { $other }
   *[other] , { $other } i inne
}
label-done = Gotowe
label-done-setup = Zakończ rozstawianie
label-done-moving = Koniec ruchu
label-done-declaring = { $attacks ->
    [one] Rozegraj atak
    [few] Rozegraj { $attacks } ataki
   *[other] Rozegraj { $attacks } ataków
}{ $more ->
    [0] {""}
   *[other] , bez dalszych deklaracji
}
label-done-advancing = Koniec wchodzenia
label-done-advancing-fight = Koniec wchodzenia, potem walka o { $hex } przy { $column }
label-done-entraining = Koniec załadunku
label-done-calling = Nic więcej z pola
label-no-attach = Nie zabieraj jednostek niemieckich
label-no-more-attach = Bez dalszych jednostek niemieckich
label-no-attack = Bez ataku
label-no-fortress = Bez twierdzy

## Dziennik
log-placed = Ustawiono: { $unit }, { $hex }.
log-ready = Wybór gotowy: { $side }.
log-drawn = Wylosowano: { $chit }.
log-led = Rozkaz odłożony na początek: { $chit }.
log-void = Żeton bez skutku: w kubku było ich za dużo.
log-no-hq = Żeton bez skutku: sztabu nie było na mapie.
log-activated = Aktywowano: { $unit } i jednostki w zasięgu.
log-moved = { $unit }: { $from } → { $hex }.
log-control = { $side }: przejęto { $hex }.
log-attacks = { $unit }: atak na { $hex }.
log-combat = Walka o { $hex }: { $attack } na { $defence }, kolumna { $column }.
log-die = Walka o { $hex } przy { $column }: na kości wypadło { $die }.
log-result-none = Bez skutku.
log-result-attacker = Atakujący musiał stracić { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
}.
log-result-retreat = Obrońcy musieli się wycofać o { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[other] { $hexes } pól
}.
log-result-losses = Obrońcy musieli stracić { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
} i wycofać się o { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[other] { $hexes } pól
}.
log-reduced = { $unit }: strata stopnia.
log-removed = { $unit }: usunięto ({ $hex }).
log-hq-removed = { $unit }: usunięto ({ $hex }), wróci z najbliższymi uzupełnieniami.
log-breached = Twierdza ({ $hex }) straciła poziom.
log-fortress-holds = Twierdza się utrzymała: straty zamiast odwrotu.
log-retreated = { $unit }: odwrót, { $hex }.
log-advanced = { $unit }: wejście po walce, { $hex }.
log-cut-off = { $unit }: brak linii komunikacyjnej.
log-transfer = Rzut na przeniesienie: { $die }.
log-transfer-none = Żadna dywizja nie odchodzi na inne fronty.
log-transfer-due = Na inne fronty odejdą: { $what }, { $count }.
log-transferred = { $unit }: przeniesiono na inny front.
log-entrained = { $unit }: do pola transportu kolejowego.
log-built = Zbudowano lub podniesiono twierdzę: { $hex }.
log-commitment = Rzut na posiłki: { $die }.
log-entered = { $unit }: przybycie, { $hex }.
log-points = Punkty zwycięstwa Osi: { $points }.
log-turn = Rozpoczął się etap { $turn }.

## Panele
panel-attacks = Zadeklarowane ataki: { $count }
panel-combat = Walka o { $hex }
panel-result-none = Bez skutku
panel-result-attacker = Atakujący traci { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
}
panel-result = Obrońcy tracą { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
} i wycofują się o { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[other] { $hexes } pól
}
panel-result-retreat = Obrońcy wycofują się o { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[other] { $hexes } pól
}
panel-last-combat = Zaraz po niej ostatnia walka: { $hex }, { $attack } na { $defence }, { $column }
panel-strengths = { $hex }: { $attack } na { $defence } to { $odds }
panel-across = Jednostek przez rzekę: { $units }, siła { $full } liczy się jako { $half }
panel-fortress = Twierdza dodaje 1 do obrony
panel-fortresses = Co daje twierdza
panel-fortress-holds = Zaatakowana załoga może za każde pole odwrotu stracić stopień i się utrzymać
panel-fortress-zones = Strefy kontroli wroga nie sięgają na jej pole
panel-fortress-two = Na poziomie 2 dodaje 1 do obrony
panel-fortress-levels = Przy każdej procedurze zaopatrzenia powstaje jeden poziom, bez kosztu
panel-fortress-markers = W całej grze można zbudować tylko dwie twierdze
panel-boxed = { $unit } czeka
panel-box-return = Każdy żeton AXIS REINF przywraca najwyżej dwie, do wyboru
panel-box-rail = Wchodzą jak posiłki: na pola kolei połączone ze źródłem, poza strefami kontroli wroga
panel-shift = { $ground }: kolumn w lewo: { $shift }
panel-column = Kolumna: { $column }
panel-too-weak = Poniżej 1-1: jeszcze niedozwolone
panel-missing = Jeszcze { $missing } siły daje { $column }
panel-missing-river = Jeszcze { $missing } siły daje { $column }: tyle według druku, a zza rzeki { $printed }
panel-die-none = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}: bez skutku
panel-die-attacker = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}: atakujący traci { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
}
panel-die-retreat = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}: obrońcy wycofują się o { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[other] { $hexes } pól
}
panel-die-losses = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}: obrońcy tracą { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
} i wycofują się o { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[other] { $hexes } pól
}
panel-command = Rozkaz: { $chit }
panel-active = Aktywowane jednostki: { $units }
panel-in-cup = Żetony w kubku: { $count }
panel-supply = Bez zaopatrzenia
panel-cut-off = { $side }: jednostek bez linii komunikacyjnej: { $units }
panel-cut-off-unit = { $unit } ({ $hex }) straciłaby stopień
panel-cut-off-dies = { $unit } ({ $hex }) zostałaby usunięta
panel-victory = Punkty zwycięstwa: { $points } z { $goal }
panel-vp-held = { $hex }: Oś, { $points } pkt
panel-vp-cut = { $hex }: Oś, ale odcięte: bez { $points } pkt
panel-vp-soviet = { $hex }: Sowieci, do zdobycia { $points } pkt
panel-vp-lost = Utracone za jednostki Osi: { $points } pkt
panel-due-now = Należne posiłki
panel-next-box = Następne posiłki sowieckie (pole { $box })
panel-transfers = Dywizje do przeniesienia
panel-due = { $what }: { $count }
panel-leaves = { $what }: { $count }
panel-returns = { $unit } wraca z następnymi posiłkami

## Tory
track-turn = Etap
track-soviet-reinforcements = Posiłki sowieckie
track-points = Punkty zwycięstwa
track-drawn = Żetony wylosowane w tym etapie

## Szanse
odds-vacated = { $hex } zostaje opróżnione
odds-held = { $hex } utrzymane, atakujący bez strat
odds-thrown-back = { $hex } utrzymane, atakujący ze stratami
odds-steps = Utracone stopnie: { $side }
odds-units = Usunięte jednostki: { $side }
odds-points = Punkty zwycięstwa utracone przez Oś
odds-assume-losses = Obie strony wybierają najtańszą stratę: najpierw odwrócenie, potem najmniejsza siła.
odds-assume-retreats = Jednostki cofają się po kolei pierwszą dozwoloną drogą.
odds-assume-fortress = Twierdza się broni.
odds-assume-fortress-yields = Twierdza ustępuje.
odds-assume-no-more = Nikt więcej nie dołącza do ataku.
odds-assume-first = Ta walka jest rozgrywana przed innymi.

## Dlaczego nie
why-active-already = Ta jednostka jest już aktywowana.
why-advance-stops = Drugie pole wejścia wymaga otwartego terenu bez rzek.
why-armoured-hexes = Niemieckie jednostki zmechanizowane rozstawia się tylko na symbolach pancernych.
why-armoured-room = Na symbolach pancernych musi zostać miejsce dla pozostałych jednostek zmechanizowanych.
why-attacks-already = Ta jednostka atakuje już inne pole; można atakować tylko raz.
why-below-one-to-one = Nawet ze wszystkimi, którzy mogą dołączyć, atak jest poniżej 1-1.
why-box-first = W polu transportu kolejowego czeka taka dywizja; odchodzi pierwsza.
why-box-limit = Jednym rozkazem pole transportu opuszczają tylko dwie jednostki.
why-chit-taken = Ten żeton jest już w kubku.
why-choose-an-hq = STAVKA musi aktywować jakiś sztab.
why-enemy-near = Nie buduje się twierdzy obok jednostki wroga.
why-enemy-place = To miasto kontroluje wróg.
why-enemy-there = Stoi tam wróg.
why-enemy-unit = Stoi tam wróg. Kliknij jedną z aktywowanych jednostek i przesuń ją obok niego; ataki ogłasza się po Końcu ruchu.
why-attack-later = Stoi tam wróg. Ataki ogłasza się po Końcu ruchu, z pól obok niego.
why-every-hex = Każde pole startowe armii musi mieć jednostkę; zostałoby ich za mało.
why-finish-attack = Rozpoczęty atak jest wciąż poniżej 1-1; najpierw go dokończ.
why-finish-first = Inna jednostka jest w ruchu; najpierw zakończ jej ruch.
why-first-of-two = Najpierw weź pierwszy z dwóch jednakowych żetonów.
why-front-line = Jednostki pierwszej linii stoją po jednej na sowieckich polach startowych.
why-full = Pole jest pełne: najwyżej dwie jednostki. Najpierw jedną wyprowadź.
why-full-first = Najpierw przenosi się dywizje o pełnej sile.
why-in-zone = Pole leży w strefie kontroli wroga; wybierz pole poza nią.
why-level-two = Twierdza ma już poziom 2.
why-march-into-zone = Marsz nie może wejść w strefę kontroli wroga.
why-march-on-roads = Marsz odbywa się po drogach.
why-mot-stays = Dywizji zmotoryzowanych się nie przenosi.
why-mountain = Góry są zamknięte poza drogą; wyjątkiem są dywizje górskie.
why-moved = Ta jednostka już się ruszyła w tym rozkazie.
why-must-enter = Należne posiłki muszą wejść.
why-no-combat-there = Na to pole nie zadeklarowano ataku.
why-no-fortress = W tej walce nie ma twierdzy.
why-no-lead = Tylko w etapie 1 Oś może zacząć od jednego wybranego żetonu.
why-no-line = Brak linii komunikacyjnej.
why-no-marker = Nie ma już znacznika twierdzy.
why-no-points = Za mało punktów ruchu; pola w zasięgu są podświetlone.
why-out-of-reach = Za daleko: punktów ruchu nie starczy. Pola w zasięgu są podświetlone.
why-no-stack = Jednostki drugiej linii stoją pojedynczo.
why-no-such-unit = Nie masz takiej jednostki na mapie; te, które mogą, są podświetlone.
why-no-way = Nie ma dokąd iść.
why-nobody-there = Nie ma tam wroga; pustych pól się nie atakuje.
why-not-a-german-unit = Zabrać można tylko niemieckie jednostki bojowe.
why-not-a-soviet-hq = Wskaż sowiecki sztab na mapie.
why-not-a-supplied-place = Twierdza wymaga miasta z linią komunikacyjną.
why-not-active = Ta jednostka nie jest aktywowana.
why-left-behind = { $unit } zabiera najwyżej dwie jednostki niemieckie ze swojego zasięgu; tej nie wybrano.
why-no-other-hq = { $unit } nie aktywuje innych sztabów.
why-own-nation-only = { $unit } aktywuje tylko jednostki bojowe swojej narodowości.
why-was-out-of-range = W chwili aktywacji sztabu ({ $unit }) jednostka była poza jego zasięgiem dowodzenia.
why-not-adjacent = Pole nie sąsiaduje; wybierz pole obok jednostki.
why-not-all-placed = Nie wszystkie jednostki są rozstawione.
why-not-an-army-hex = To nie jest pole startowe tej armii.
why-set-up-ground = Na tym polu zaczyna tylko { $army }. Wskaż jej jednostkę.
why-not-an-axis-unit = Dotyczy tylko jednostek Osi.
why-not-attacking = Ta jednostka nie brała udziału w ataku.
why-not-by-rail = Posiłki wchodzą na pola kolei połączone ze źródłem.
why-not-due = Ta jednostka nie należy do obecnych posiłków.
why-not-eligible = Ta dywizja nie jest tego rodzaju, który się przenosi.
why-not-in-combat = Straty ponoszą tylko jednostki tej walki.
why-not-mechanised = Tylko jednostki zmechanizowane wchodzą na drugie pole.
why-not-moved = Wzięta jednostka musi się ruszyć; jeśli ma zostać, cofnij jej wzięcie.
why-not-now = Nie w tej chwili.
why-not-here = Nie ma tu nic, o czym się teraz decyduje.
why-not-here-move = { $chit }: trwa ruch jej jednostek; liczą się tylko one i pola w ich zasięgu.
why-not-here-attack = { $chit }: trwają ataki; liczą się tylko podświetlone pola.
why-not-here-combat = Rozstrzyga się walka o { $hex }: liczą się tylko podświetlone jednostki i pola.
why-not-routed = Ta jednostka nie musi się wycofać.
why-not-that-way = Odwrót prowadzi najkrótszą drogą do zaopatrzenia, w miarę możności poza strefami wroga.
why-not-your-chit = To nie twój żeton.
why-not-yours = Decyduje drugi gracz.
why-not-yours-to-place = Ta jednostka nie czeka na rozstawienie.
why-number-of-chits = Liczbę takich żetonów podaje tor etapów.
why-off-road = Marsz zaczyna się na drodze.
why-one-at-a-time = Wycofuje się inna jednostka; najpierw ona.
why-one-offensive = SOVIET REINF albo STAVKA, nie oba.
why-other-nation = Przy rozstawianiu pole dzielą tylko jednostki jednej narodowości.
why-out-of-range = Jest poza zasięgiem dowodzenia: pokazuje go nakładka „Zasięg dowodzenia”.
why-over = Gra jest skończona.
why-river-start = Wielką rzekę bez mostu przekracza się z brzegu, całym ruchem.
why-sea = Na morze nikt nie wchodzi.
why-second-line = Jednostki drugiej linii stoją w miastach pod kontrolą sowiecką.
why-starts-in-zone = Marsz nie może zacząć się w strefie kontroli wroga.
why-supply-always = SUPPLY jest zawsze w kubku.
why-take-the-first = Jednakowe jednostki rozstawia się w kolejności arkusza żetonów: najpierw { $unit }.
why-must-transfer = Musi jeszcze odejść dywizja wylosowanego rodzaju.
why-nobody-moves = Żadna jednostka nie jest w ruchu: stanęła albo żadnej nie wybrano.
why-second-step-river = Od drugiego pola odwrotu nie przekracza się wielkiej rzeki bez mostu.
why-too-far = Wejście wiedzie przez zaatakowane pole i najwyżej o jedno pole dalej.
why-two-germans = Sztab sojuszniczy zabiera najwyżej dwie jednostki niemieckie.
why-whole-allowance = Wejście w góry poza drogą zużywa cały ruch.
why-zones-in-mountains = Ze strefy wroga w strefę wroga nie wchodzi się w góry poza drogą.
why-zones-over-river = Ze strefy wroga w strefę wroga nie przekracza się wielkiej rzeki bez mostu.

## Oznaczenia
badge-routed = musi się wycofać
badge-retreated = wycofana
badge-in-zone = w strefie wroga
game-title = Stalingrad Blitzkrieg

## Napisy na planszy
tag-cost = { $cost }
tag-whole = cały
tag-road = ×{ $hexes }
tag-odds = { $column }
tag-below = < 1-1

## Co jest na polu
symbol-forest = las
symbol-swamp = bagno
symbol-mountain = góry
symbol-sea = morze
symbol-city = duże miasto
symbol-town = miasto
symbol-victory = punkty zwycięstwa
symbol-source-axis = źródło zaopatrzenia Osi
symbol-source-soviet = źródło zaopatrzenia sowieckiego

## Wyjaśnienia przy pierwszej okazji
explain-prompt-setup = Jednostka staje tylko tam, gdzie zaczyna jej armia lub linia: wskaż ją, a te pola się podświetlą. Gotowe rozstawienie zostawia to, co stoi, a resztę ustawia rozsądnie.
explain-prompt-select-axis = Każdy żeton pozwala jednej armii raz działać w tym etapie; armia pancerna ma dwa. Wszystkie trafiają do kubka razem z SUPPLY i są losowane po jednym, także żetony wroga.
explain-prompt-select-soviet = Każdy żeton pozwala jednemu frontowi raz działać w tym etapie. Wszystkie trafiają do kubka razem z SUPPLY i są losowane po jednym, także żetony wroga.
explain-prompt-march = Aktywowane są sztab i jednostki jego narodowości w zasięgu dowodzenia. Wyjście z wrogiej strefy kontroli i wejście do niej kosztują dodatkowo; marsz drogą sięga dwa razy dalej, ale nigdy do takiej strefy.
explain-prompt-declare = Liczba na polu to kolumna przy udziale wszystkich, którzy mogą dołączyć, z uwzględnieniem terenu. Atak wymaga co najmniej 1-1, a jednostka atakuje raz.
explain-prompt-retreat = Odwrót wiedzie najkrótszą drogą do zaopatrzenia, w miarę możności z dala od stref wroga. Kto musi wejść do takiej strefy, traci stopień.
explain-prompt-advance = Jednostki, które atakowały, mogą wejść na puste pole. Zmechanizowane mogą iść o jedno pole dalej po terenie czystym.
explain-prompt-call = Posiłki przybywają na pola kolei połączone ze źródłem zaopatrzenia i leżące poza strefami kontroli wroga.
explain-prompt-build = Twierdza liczy się jak jednostka, która nie może się ruszyć. Co daje, podaje Podgląd wraz z przepisami.

## Overlays
overlay-supply-means = Kreskowanie: jest zaopatrzenie. Koła: źródła. Linia przerywana: kolej, która je wiezie. Czerwone obwódki: jednostki bez zaopatrzenia.
overlay-command = Zasięg dowodzenia
overlay-command-means = Kliknij sztab, by zobaczyć tylko jego zasięg.

## Chwile dla stałych rozkazów
window-losses = straty obrońców
window-retreat = odwrót obrońców
window-fortress = twierdza trzyma się lub ustępuje

## Przebieg etapu
sequence-setup = Rozstawienie: najpierw Oś, potem Sowieci
sequence-select = Obie strony w tajemnicy wybierają żetony do kubka
sequence-draw = Losuje się żeton i wykonuje go, aż kubek będzie pusty:
sequence-activate = jego sztab aktywuje jednostki w zasięgu,
sequence-move = ruszają się,
sequence-combat = atakują: najpierw wszystkie deklaracje, potem walki;
sequence-reinforce = żeton posiłków sprowadza zamiast tego nowe jednostki,
sequence-supply = żeton SUPPLY: obie strony sprawdzają zaopatrzenie
sequence-end = Koniec etapu: Oś liczy punkty zwycięstwa

## Nagłówki instrukcji
section-introduction = Wstęp
section-components = Elementy gry
section-basics-stacking = Podstawy: stosy
section-basics-zones-of-control = Podstawy: strefy kontroli
section-basics-lines-of-communication = Podstawy: linie komunikacyjne
section-basics-control-of-cities = Podstawy: kontrola miast
section-preparation = Przygotowanie
section-sequence-of-play = Przebieg etapu
section-command-selection = Wybór rozkazów
section-command-execution = Wykonanie rozkazów
section-activation = Aktywacja
section-movement = Ruch
section-movement-normal = Ruch: zwykły
section-movement-march = Ruch: marsz
section-combat = Walka
section-supply-procedure = Procedura zaopatrzenia
section-reinforcements = Posiłki
section-headquarters = Sztaby
section-fortresses = Twierdze
section-victory = Zwycięstwo
section-special-rules = Zasady szczególne
section-errata = Errata

## Tabele
chart-results = Tabela walki
chart-results-means = A1: atakujący traci 1 stopień. R: obrońcy cofają się o 1 pole, RR: o 2 pola. 1RR: tracą 1 stopień i cofają się o 2 pola. –: bez efektu.
chart-die = { $die }
chart-terrain = Wpływ terenu
chart-terrain-means = Punkty za wejście oraz kolumny, o które atak na pole przesuwa się w lewo. ✕: tylko drogą albo dywizje górskie całym ruchem. Przesunięcie za miasto dodaje się do terenu.
chart-mechanised = zmechanizowane
chart-other = inne
chart-shift = atak
chart-clear = Teren otwarty
chart-forest = Las
chart-swamp = Bagno
chart-mountain = Góry
chart-town = Miasteczko
chart-city = Miasto
chart-river = Przez rzekę
chart-zone = Do strefy kontroli lub z niej
label-advance-wisely = Zajmij { $place }: { $unit }{ $count ->
    [one] {""}
    [2] {" "}i { $other }
    [few] {" "}i jeszcze { $more }
   *[other] {" "}i jeszcze { $more }
}
label-advance-wisely-fight = Zajmij { $place }: { $unit }{ $count ->
    [one] {""}
    [2] {" "}i { $other }
    [few] {" "}i jeszcze { $more }
   *[other] {" "}i jeszcze { $more }
}, potem walka o { $hex } przy { $column }
reason-advance-points = { $place }: { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}.
reason-fortress = Nic nie kosztuje, a załoga nie musi się wycofać.
reason-select = Te, których sztaby mają w zasięgu najwięcej siły, zwłaszcza blisko wroga.
reason-stay-better = Jednostkom lepiej tam, gdzie stoją.
reason-stay-supplied = Kto tam wejdzie, będzie bez zaopatrzenia, a SUPPLY w tym etapie dopiero zostanie wylosowane.
reason-advance-supplied = Kto tam wejdzie, zachowa zaopatrzenie.
reason-advance-cut = { $unit } będzie tam bez zaopatrzenia; w tym etapie SUPPLY już wylosowano.
loses-advance-supply = { $unit }{ $more ->
    [0] {""}
   *[other] {" "}i inne jednostki ({ $more })
}: tam bez zaopatrzenia; po wylosowaniu SUPPLY traci się stopień.
loses-conquest = { $hex }: zdobyte pole zostaje puste.
loses-attacks = Można wykonać dobry atak: { $hex }.
loses-fortress = Można teraz bez kosztu zbudować jeden poziom.
loses-chit = { $unit }: nie ma na mapie, żeton nikogo by nie aktywował.
loses-command = Żadna z aktywowanych jednostek ({ $count }) się nie ruszyła.
loses-supply = { $unit }{ $more ->
    [0] {""}
   *[other] {" "}i inne jednostki ({ $more })
}: poza zaopatrzeniem po ruchu; po wylosowaniu SUPPLY traci się stopień.
label-step-by-step = Krok po kroku

## Nazwy na mapie
map-don-cossacks = KOZACY DOŃSCY
map-donets-basin = ZAGŁĘBIE DONIECKIE
map-kalmyk-steppe = STEP KAŁMUCKI
map-sea-of-azov = Morze Azowskie
map-kuban = KUBAŃ
map-black-sea = Morze Czarne
map-caucasus = KAUKAZ
map-nogai-steppe = STEP NOGAJSKI
map-caspian-sea = Morze Kaspijskie
map-to-lgov = do Lgowa
map-to-orel = do Orła
map-to-yelets = do Jelca
map-to-moscow-road = ku szosie moskiewskiej
map-to-penza = do Penzy
map-to-uralsk = do Uralska
map-to-poltava = do Połtawy
map-to-pavlograd = do Pawłogradu
map-to-chaplino = do Czaplina
map-to-pologi = do Połohów
map-to-crimea = na Krym
map-to-georgian-military-road = ku Gruzińskiej Drodze Wojennej
