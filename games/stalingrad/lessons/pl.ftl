## Żetony
lesson-chits = Żetony i kubek
lesson-chits-about = Nikt nie wie, kto zagra następny: obie strony wrzucają żetony rozkazów do jednego kubka, a losuje je przypadek.
lesson-chits-german = Dowodzisz Osią w czerwcu 1942. Każda tura mówi, ilu żetonów możesz użyć: teraz sześciu niemieckich. Wybierz wszystkie sześć: 6. i 17. Armię oraz po dwa żetony obu armii pancernych, które dzięki temu mogą działać dwa razy.
lesson-chits-german-early = Nie ma jeszcze przepisanej liczby: sześć żetonów niemieckich i jeden inny.
lesson-chits-ally = Jeszcze jeden żeton, sojusznika albo posiłków. Weź posiłki, AXIS REINF.
lesson-chits-ally-hungarians = Węgrzy trzymają spokojny odcinek. Weź posiłki: bez nich nie odrobisz straconych dywizji.
lesson-chits-lead = W pierwszej turze jeden żeton wykonuje się, zanim otworzy się kubek. Wybierz 6. Armię.
lesson-chits-lead-cup = Wtedy o początku kampanii zdecyduje przypadek. Ten jeden raz możesz wybrać: niech zacznie 6. Armia.
lesson-chits-ready = Co wybrałeś, jest tajne; co wybiorą Sowieci, też. SUPPLY jest w kubku zawsze. Powiedz, że jesteś gotów.
lesson-chits-end = 6. Armia ma rozkaz. Gdy go wykona, losuje się następny żeton, twój albo ich, aż kubek będzie pusty: wtedy kończy się tura.

## Dowodzenie
lesson-command = Dowodzenie i ruch
lesson-command-about = Sztab uruchamia to, co stoi w jego zasięgu; każda uruchomiona jednostka może raz się ruszyć, a potem raz walczyć.
lesson-command-panzer = Wylosowano żeton 6. Armii. Uruchomione jest wszystko w jej zasięgu; 79. dywizja, daleko na północy, nie. Przesuń 16. Dywizję Pancerną na pole 3134, obok dywizji sowieckiej. Kliknij jednostkę, potem pole.
lesson-command-panzer-range = 79. dywizja stoi poza zasięgiem 6. Armii: bez rozkazu nie ma ruchu. Zasięg sztabu pokazuje warstwa zasięgu dowodzenia.
lesson-command-panzer-early = Pancerni jeszcze się nie ruszyli. Rozkaz trwa krótko: wykorzystaj go.
lesson-command-infantry = Liczby na polach to koszty. Każda jednostka ma strefę kontroli na sześciu polach wokół; wejście w strefę wroga kosztuje dwa punkty więcej, wyjście też. Przesuń 44. dywizję na pole 3135: akurat wystarczy.
lesson-command-infantry-early = 44. dywizja w tym rozkazie dosięgnie wroga. Przesuń ją na pole 3135.
lesson-command-headquarters = Zasięg liczy się tylko w chwili uruchomienia. Zabierz sztab na pole 3034, żeby następnym razem też sięgał.
lesson-command-headquarters-early = Zostawiony z tyłu sztab wkrótce nie dowodzi nikim. Przesuń go na pole 3034.
lesson-command-end = Jednostki ruszają się po kolei, na polu stoją najwyżej dwie, a drogą, której nie pilnuje wróg, maszeruje się dwa razy dalej. Teraz: co tam robią.

## Atak
lesson-attack = Stosunek sił, odwrót, pościg
lesson-attack-about = Dodaj siły, znajdź kolumnę, rzuć jedną kością. Kto zostanie wyparty, zostawia ci pole.
lesson-attack-declare = Sowiecka kawaleria o sile 3 stoi w otwartym polu. Zaatakuj ją i 16. Pancerną (8), i 44. dywizją (4): dwanaście do trzech to 4-1.
lesson-attack-declare-alone = Cztery do trzech to 1-1: równie dobrze możesz oberwać ty. Niech zaatakują też pancerni.
lesson-attack-roll = Przed rzutem panel pokazuje kolumnę i skutek każdej liczby oczek. Przy 4-1 nic nie daje tylko jedynka. Zakończ ogłaszanie.
lesson-attack-exploit = Czwórka: kawaleria cofa się o pole, w stronę swojego zaopatrzenia. Jej pole jest puste. Jednostki zmechanizowane idą dwa pola: poślij 16. Pancerną na drugie pole.
lesson-attack-exploit-short = To jedno pole. Pancerni mogą iść dwa, a strefy kontroli pościgu nie zatrzymują. Wybierz drugie pole.
lesson-attack-exploit-infantry = Piechota idzie jedno pole, to zaatakowane. Dwa idą pancerni.
lesson-attack-exploit-none = Nikt nie musi iść naprzód, ale teren zdobyty i nieobsadzony znów przepada. Poślij pancernych.
lesson-attack-follow = Teraz 44. dywizja wchodzi na zdobyte pole.
lesson-attack-follow-none = Pancerni stoją tam sami. Niech 44. dywizja pójdzie za nimi.
lesson-attack-end = To przełamanie w jednym rozkazie. A 1. i 4. Armia Pancerna mają po dwa żetony.

## Teren
lesson-ground = Teren, który walczy
lesson-ground-about = Miasta, lasy i rzeki są warte dywizji: zmieniają stosunek sił przed rzutem.
lesson-ground-declare = Słaba dywizja strzelecka, siła 2, trzyma miasteczko w lesie. Zaatakuj ją 44. (4) i 79. dywizją (5).
lesson-ground-declare-alone = Cztery do dwóch to 2-1; las i miasteczko zabierają dwie kolumny, a poniżej 1-1 atakować nie wolno. Niech dołączy 79. dywizja.
lesson-ground-roll = Dziewięć do dwóch to 4-1. Ale las przesuwa o kolumnę, miasteczko o drugą: zostaje 2-1. Miasto przesuwałoby o dwie. Spójrz na panel i zakończ ogłaszanie.
lesson-ground-pay = Jedynka, a przy 2-1 to A1: atakujący traci stopień. Przy 4-1 nic by się nie stało. Wybierz, która dywizja go straci.
lesson-ground-end = Osłabiona dywizja leży słabszą stroną; kolejna strata ją zdejmuje, a każda stracona dywizja niemiecka kosztuje punkt zwycięstwa, pancerna dwa. Atak przez rzekę liczy się połową. Obchodź, gdy możesz.

## Kocioł
lesson-pocket = Bez wyjścia
lesson-pocket-about = Odwrót potrzebuje drogi. Gdzie jej nie ma, tam dywizja się kończy, choćby najsilniejsza.
lesson-pocket-close = Dywizja sowiecka jest otoczona z pięciu stron. Szósta to pole 2936: przesuń tam 377. dywizję.
lesson-pocket-close-early = Jedna droga, przez pole 2936, jest jeszcze otwarta: odejdą. Zamknij ją.
lesson-pocket-moved = Pierścień zamknięty. Zakończ ruch.
lesson-pocket-declare = Zaatakuj kocioł 16. Pancerną i 44. dywizją. Pozostałych nie uruchomiono, ale zagradzają drogę.
lesson-pocket-declare-none = W następnej turze swoi mogą rozerwać pierścień. Atakuj teraz.
lesson-pocket-roll = Dwanaście do dwóch to 6-1. Każdy wynik to jakiś odwrót, a oni nie mają dokąd. Zakończ ogłaszanie.
lesson-pocket-advance = Zniknęła bez strat. Niech 44. dywizja zajmie pole.
lesson-pocket-end = Nawet otwarta droga pod twoimi lufami kosztuje: stopień za każde pole strefy wroga, na które wchodzi cofająca się jednostka. Uważaj, to działa w obie strony.

## Zaopatrzenie
lesson-supply = Żeton SUPPLY
lesson-supply-about = Raz na turę, nikt nie wie kiedy, wychodzi żeton SUPPLY: kto nie ma linii komunikacyjnej, traci stopień.
lesson-supply-close = Dwie dywizje sowieckie stoją przed Kurskiem. Twoje strefy kontroli i miasta odcinają każdą drogę prócz jednej. Przesuń 62. dywizję na pole 0306, a kocioł się zamknie.
lesson-supply-close-early = Droga przez pole 0305 jest jeszcze otwarta i nią idzie zaopatrzenie. Najpierw rusz 62. dywizję.
lesson-supply-wait = Linia nie przejdzie przez wrogą jednostkę, wrogie miasto ani strefę wroga, w której nie stoi nikt swój. Zakończ rozkaz: w kubku został jeden żeton, SUPPLY.
lesson-supply-box = Dywizji już osłabionej nie ma, pełna jest osłabiona; Sowietów sprawdza się pierwszych. Rzut na przeniesienia nikogo tym razem nie zabrał. Teraz możesz odsyłać jednostki na pole transportu kolejowego: wrócą koleją z następnymi posiłkami tam, gdzie trzeba. Odeślij 62. dywizję.
lesson-supply-end = Twoje linie biegną koleją bez ograniczeń, a od kolei najwyżej sześć pól. Im dalej zajdziesz, tym więcej może sowiecki korpus pancerny na twoich tyłach.

## Twierdza
lesson-fortress = Twierdza
lesson-fortress-about = Teraz jesteś Sowietami. Twierdza zamienia odwrót w straty i trzyma tam, skąd dywizja musiałaby odejść.
lesson-fortress-stand = Stalingrad: cztery dywizje zaatakowały twoją kawalerię w twierdzy poziomu 2, wynik to odwrót o dwa pola. Twierdza może zamiast tego wytrwać i przyjąć dwa stopnie strat. Wytrwaj.
lesson-fortress-stand-yield = Kto się cofa, zostawia twierdzę wrogowi na zawsze, a w całej grze masz tylko dwie. Wytrwaj.
lesson-fortress-lose = Trzeba stracić dwa stopnie. Weź jeden z twierdzy, a jeden z kawalerii: obie wtedy zostają.
lesson-fortress-lose-cavalry = Bez załogi twierdza to pusta skorupa. Jeden stopień z twierdzy, jeden z kawalerii.
lesson-fortress-end = Ma teraz poziom 1, a przy SUPPLY można ją odbudować, jeśli nie stoi obok niej wróg. W środku nie ma ograniczenia stosu, a strefy wroga nic nie znaczą.

## Posiłki
lesson-reinforce = Posiłki i zwycięstwo
lesson-reinforce-about = Świeże dywizje przyjeżdżają koleją, gdy wyjdzie ich żeton. W końcu liczą się miasta.
lesson-reinforce-call = Wylosowano AXIS REINF, a kość dała dywizję pancerną i węgierską. Wezwij z puli 24. Dywizję Pancerną.
lesson-reinforce-call-later = Węgrzy też przyjadą. Zacznij od 24. Pancernej.
lesson-reinforce-enter = Przyjeżdża na dowolne pole kolei połączone koleją z twoim zaopatrzeniem, poza strefą wroga. Niech wysiądzie w Charkowie, za 6. Armią.
lesson-reinforce-enter-far = To za daleko od frontu i poza zasięgiem sztabów. Wybierz Charków, pole 0213.
lesson-reinforce-hungarian = Teraz dywizja węgierska: wezwij 9. i niech wysiądzie w Kursku, gdzie stoi jej sztab. Dowodzą nią tylko sztaby jej narodu.
lesson-reinforce-end = Na tym rozkaz się skończył i z kubka wyszedł następny żeton: działają Węgrzy. Dziesięć punktów za każde wielkie miasto, które trzymasz w zaopatrzeniu, minus straty: mając 85 na koniec tury, wygrywasz; jeśli nie do 9. tury, wygrywają Sowieci. Liczy to górny pasek.

## Sam
lesson-own = Początek „Blau”
lesson-own-about = Kampania od początku. Rozstaw wojska, wybierz żetony i poprowadź letnią ofensywę przeciw komputerowi.
lesson-own-setup = Każda dywizja ma swoje miejsce. „Gotowe” stawia wszystkie tak, jak proponuje pudełko; na pierwszy raz wystarczy. Rozstaw i powiedz, że skończyłeś.
lesson-own-select = Wybierz żetony, jak umiesz: wszystkie sześć niemieckich i posiłki.
lesson-own-lead = Kto zaczyna? 4. Armia Pancerna stoi przed Woroneżem i ma najwięcej pancernych; ale wybór należy do ciebie.
lesson-own-ready = Powiedz, że jesteś gotów.
lesson-own-end = Pierwszy rozkaz wydany: atakuj tam, gdzie front jest cienki, przechodź, zamykaj kotły i nie zostawiaj nikogo na końcu przerwanej kolei. Graj stąd dalej z komputerem.
