## Ruch
lesson-move = Ruch po obszarach
lesson-move-about = Jednostki lądowe idą w impulsie tak daleko, jak chcą, przez obszary puste lub własne.
lesson-move-group = Dowodzisz Aliantami w Tunezji. Poprowadź dwie kostki z Wybrzeża Algierii przez Tibissę do Południowej Tunezji: kliknięcie podnosi wszystkie trzy, jeszcze jedno zostawia jedną. Grupa idzie potem tam, gdzie klikniesz: obszary w jej zasięgu są podświetlone.
lesson-move-group-three = Byłyby tam wszystkie trzy, a wystarczą dwie: drugie kliknięcie kostek zostawia jedną, zanim pójdą; albo naciśnij „Jeszcze raz”.
lesson-move-group-tunis = Tunis trzyma wróg: ruchem nie wchodzi się tam, gdzie stoją wrogie jednostki; można je później zaatakować. Idź dookoła, przez Tibissę.
lesson-move-group-passed = Pas oddaje cały impuls. Najpierw przesuń dwie kostki do Południowej Tunezji.
lesson-move-join = Teraz przesuń czołg z Trypolitanii do kostek w Południowej Tunezji. Żetony poruszają się jak kostki, a w obszarze mieści się sześć jednostek.
lesson-move-join-early = Czołg stoi jeszcze sam w Trypolitanii. Najpierw go przesuń.
lesson-move-finish = Obszary, przez które przeszedłeś, są twoje: ich granica ma teraz twój kolor. Nikt nie musi się ruszać. Naciśnij „Koniec ruchu”.
lesson-move-end = To cały ruch na lądzie: dowolna odległość, nigdy przez wroga, a to, co za tobą, zostaje twoje.

## Atak
lesson-attack = Atak
lesson-attack-about = Jedna kość za każdą kostkę, najwyżej cztery, trafia szóstka; do trzech rund; kto zostanie, może wejść.
lesson-attack-declare = Tunisu bronią dwie kostki. Zaatakuj go wszystkimi pięcioma kostkami z Wybrzeża Algierii.
lesson-attack-declare-few = Dwie kości na dwie to hazard. Poślij wszystkie pięć: cztery rzucają, piąta przyjmie pierwszą stratę.
lesson-attack-roll = Wszystkie ataki ogłasza się przed pierwszą bitwą. Naciśnij przycisk kończący ogłaszanie: rzucasz czterema kośćmi, obrońcy dwiema.
lesson-attack-again = Po szóstce z każdej strony: każdy stracił kostkę. Obrońca zostaje. Walcz jeszcze jedną rundę; rund są najwyżej trzy.
lesson-attack-again-broken-off = Masz cztery kości na jedną. Kto tu przerywa, daje wrogowi czas na załatanie luki.
lesson-attack-occupy = Tunis jest pusty. Wejdź, iloma chcesz: jeśli nie wejdzie nikt, obszar zostaje wroga.
lesson-attack-occupy-empty = Wtedy bitwa poszła na marne: obszar należy do tego, kto ostatni wprowadził tam jednostki lądowe. Wyślij kogoś.
lesson-attack-end = Stoczyłeś bitwę. Panel pokazuje szanse przed rzutem, a każdy przepis ma numer: kliknij, by go przeczytać.

## Wsparcie
lesson-support = Czołgi i samoloty
lesson-support-about = Czołg i samolot we wsparciu poprawiają każdą kość: z jednym trafia 5–6, z oboma 4–6.
lesson-support-declare = Zaatakuj Tunis jeszcze raz, tym razem dwiema kostkami i czołgiem.
lesson-support-declare-without = Czołg zostaje z tyłu. Przydziel i jego: może wesprzeć kostki.
lesson-support-battle = Naciśnij „Koniec ogłaszania”.
lesson-support-hold = Przed bitwą twój samolot mógłby zbombardować Tunis: jedna kość, strata przy 4–6. Ale wtedy jest zużyty. Odpuść to i zachowaj go na wsparcie.
lesson-support-hold-bombed = Jedna kość z powietrza i samolot jest zużyty do końca tury. We wsparciu sprawia, że obie kości trafiają przy 4–6, w każdej rundzie.
lesson-support-commit = Kliknij samolot na mapie i naciśnij przycisk czołgu. Przy wsparciu obu twoje dwie kości trafiają przy 4, 5 i 6. Czołg oddaje za to własną kość.
lesson-support-commit-alone = Bez wsparcia trafia tylko szóstka. Najpierw daj samolot i czołg.
lesson-support-occupy = Dwa trafienia. Samolot jest odwrócony do końca tury; czołg nie. Zajmij Tunis.
lesson-support-end = Wsparcie wygrywa bitwy. W górach czołgi go nie dają, a z obszaru lata jeden samolot, z lotniska dwa.

## Desant
lesson-landing = Desant
lesson-landing-about = Raz na impuls flota wysadza do czterech jednostek w dowolnym obszarze nad morzem, a jej działa strzelają pierwsze.
lesson-landing-fleet = Przed tobą Sycylia, broniona przez dwie kostki. Ogłoś tam desant z flotą amerykańską.
lesson-landing-fleet-elsewhere = Sardynia nie ma gwiazdy. Sycylia liczy się do zwycięstwa i prowadzi do Włoch.
lesson-landing-fleet-none = Bez ataku impuls się kończy. Flota amerykańska jest gotowa: ogłoś desant.
lesson-landing-board = Flota zabiera cztery kostki albo trzy i czołg. Zaokrętuj trzy kostki z Tunisu, a jedną zostaw, by go trzymała.
lesson-landing-board-few = Jedna kostka na wrogiej plaży długo nie wytrzyma. Zaokrętuj trzy.
lesson-landing-assault = Naciśnij „Koniec ogłaszania”. Najpierw wróg może spróbować przechwycenia, potem działa floty trafiają przy 5–6, potem zaczyna się bitwa.
lesson-landing-ashore = Działa i pierwsza fala oczyściły plażę. Wyjdź na brzeg.
lesson-landing-end = Sycylia jest twoja. Gdyby bitwę przerwano, twoje siły wróciłyby do portów.

## Lotnictwo
lesson-air = Z powietrza
lesson-air-about = Samolot leci do dowolnego własnego obszaru, choćby najdalszego, i uderza w to, co leży w jego zasięgu: raz na turę.
lesson-air-fly = Twój samolot stoi w Trypolitanii, za daleko od Tunisu, by pomóc. Przeleć nim na Wybrzeże Algierii: we własnym ruchu samolot leci do dowolnego obszaru, który kontrolujesz.
lesson-air-fly-far = Z Trypolitanii nie sięgniesz Tunisu. Warstwa „Zasięg lotnictwa” pokazuje, jak daleko uderza samolot. Najpierw podleć bliżej.
lesson-air-fly-early = Jeszcze nie: najpierw przeleć samolotem z Trypolitanii na Wybrzeże Algierii.
lesson-air-bomb = Stąd sięga Tunisu. Zbombarduj go: jedna kość, przy 4–6 wróg traci jednostkę. Gdyby w Tunisie był samolot albo linia obrony, trzeba by 5–6.
lesson-air-bomb-early = Samolot nie był jeszcze użyty, a na koniec tury i tak wraca awersem do góry. Najpierw zbombarduj Tunis.
lesson-air-finish = Trafienie: przed bombą nikt nie ucieka. Samolot leży czerwonym paskiem do góry do końca tury. Może jeszcze latać, ale nie bombarduje ani nie wspiera. Zakończ ruch.
lesson-air-end = Bombardować można w każdej chwili, także w impulsie wroga. Z obszaru bez lotniska działa w impulsie jeden samolot, z lotniska dwa.

## Morze
lesson-sea = Przez morze
lesson-sea-about = Punkty transportu przewożą jednostki z portu do portu; kto czeka gotowy na morzu lub w powietrzu, może je przechwycić.
lesson-sea-fleet = Sycylia potrzebuje pomocy z Tunisu, ale flota włoska i U-Boot są gotowe na morzu. Kliknij flotę włoską i zaatakuj ją flotą amerykańską: przy 5–6 zostaje odwrócona i nie może już przechwytywać.
lesson-sea-fleet-early = Dopóki flota włoska jest gotowa, na twój konwój rzuca się dwiema kośćmi. Najpierw zaatakuj flotę.
lesson-sea-embark = Flota włoska zeszła z drogi. Naciśnij „Morzem…” i zaokrętuj trzy kostki z Tunisu: każda kosztuje punkt transportu, w turze jest ich sześć.
lesson-sea-embark-early = Zaokrętuj wszystkie trzy, zanim konwój wypłynie: płyną razem i przechwytuje się je raz.
lesson-sea-sail = Teraz wyślij konwój na Sycylię. U-Boot wciąż tam jest.
lesson-sea-march = U-Boot wyrzucił szóstkę: jedna kostka stracona, dwie dopłynęły. Kto przypłynął, może maszerować dalej: przesuń kostkę z Sycylii do Kalabrii. Łączy je biała strzałka.
lesson-sea-march-early = Kalabria jest twoja i pusta. Zanim zakończysz ruch, weź kostkę z Sycylii i przejdź tam.
lesson-sea-end = Konwój pływa tylko między własnymi portami. Aby wyjść na brzeg tam, gdzie stoi wróg, trzeba desantu.

## Rozbudowa
lesson-build = Kostki, żetony, wydarzenia
lesson-build-about = Każda tura przynosi kostki; kostki zamienia się w czołgi i samoloty; a sześć znaczników wydarzeń musi starczyć na całą wojnę.
lesson-build-place = Nowa tura: masz cztery kostki. Postaw wszystkie w Tunisie. Kostki Aliantów przybywają do zaopatrzonych obszarów nad morzem.
lesson-build-place-inland = Tibissa nie leży nad morzem. Postaw je w Tunisie.
lesson-build-aircraft = Kostki na mapie można zamienić w żetony. Zrób samolot w Tunisie: kosztuje dwie kostki, a na turę możesz mieć jeden.
lesson-build-tank = Teraz czołg, za jedną kostkę. Zapłacone kostki wracają do twojej puli i przyjdą znów jako posiłki.
lesson-build-tank-second = Alianci dostają jeden samolot na turę. Zrób czołg.
lesson-build-finish = Wystarczy. Naciśnij przycisk kończący zamiany; potem Oś, która ma inicjatywę, rozgrywa swój impuls.
lesson-build-event = Oś spasowała. Obie twoje floty leżą rewersem do góry i nic nie mogą. Zagraj wydarzenie Operacje na morze: odwraca wszystko, co tam masz.
lesson-build-event-elsewhere = W Tunisie nic nie jest odwrócone. Odwrócone są floty na morzu: wskaż morze.
lesson-build-event-passed = Pas oddaje impuls, a po dwóch pasach z rzędu tura się kończy. Najpierw zagraj wydarzenie.
lesson-build-end = Jedno wydarzenie na impuls, a każdy znacznik tylko raz: zostało pięć. Floty są gotowe do desantu.

## Zaopatrzenie
lesson-supply = Zaopatrzenie i kapitulacja
lesson-supply-about = Na koniec tury znika ten, kto nie ma drogi do źródła zaopatrzenia; a jeśli trzymasz wtedy kawałek Włoch, Włochy kapitulują.
lesson-supply-cut = Rzymu bronią dwie kostki i jednostka elitarna. Ich zaopatrzenie idzie przez Florencję i Ankonę. Weź obie kostki z Foggii i idź do Ankony; tam kliknij jedną, żeby ją zostawić, a drugą postaw we Florencji.
lesson-supply-cut-half = Rzym ma jeszcze drogę przez Florencję do Bolonii. I Ankona, i Florencja muszą być twoje.
lesson-supply-moved = Teraz każda droga z Rzymu wiedzie przez twoje obszary. Twoje kostki mają zaopatrzenie: źródłem jest każdy obszar nad morzem, który kontrolujesz. Zakończ ruch.
lesson-supply-over = Nie atakuj: głód zrobi to za darmo. To ostatni impuls tury. Naciśnij „Bez ataku” i patrz, kto zejdzie z mapy.
lesson-supply-over-attack = Jedna kostka przeciw załodze z jednostką elitarną tylko by przegrała. Niech zrobi to zaopatrzenie.
lesson-supply-initiative = Załogi Rzymu już nie ma, a Włochy skapitulowały: ich czołg i flota na zawsze zeszły z gry, a z flotą cały transport morski Osi. Użyte żetony wracają awersem do góry. Wygrałeś rzut o nową turę: powiedz, kto zaczyna.
lesson-supply-end = Patrz na zaopatrzenie przed końcem każdej tury; panel cię ostrzega. Wysiłek logistyczny ratuje stronę raz. A Rzym stoi otworem.

## Obrona
lesson-defence = Po drugiej stronie wzgórza
lesson-defence-about = Obrońca wybiera, kto płaci: kostka, odwrócony żeton albo teren. Jednostka elitarna może przyjąć stratę lub ją zadać.
lesson-defence-wait = Teraz jesteś Osią. Dwie kostki i jednostka elitarna bronią Tunisu przed pięcioma kostkami. Ruchem nic nie zyskasz: spasuj i niech przyjdą.
lesson-defence-shield = Zaatakowali i wyrzucili dwie szóstki, ty żadnej. Po rzucie jednostka elitarna może uderzyć (pewna strata wroga) albo przyjąć jedną twoją stratę. Niech przyjmie stratę.
lesson-defence-lose = Została jedna strata. Zdejmij kostkę. Jednostka elitarna jest teraz odwrócona; zdejmując ją, stracisz żeton, który trzeba odkupić.
lesson-defence-lose-retreat = Odwrót płaci za jedną stratę, ale od razu oddaje Tunis. Zapłać kostką i zobacz, czy będą walczyć dalej.
lesson-defence-lose-elite = Kostka wraca z następnymi posiłkami, jednostkę elitarną trzeba kupić. Zdejmij kostkę.
lesson-defence-withdraw = Przed drugą rundą możesz odejść, wszystkim lub częścią. Tunis, jak mówią szanse, może się utrzymać, ale mało kto w nim zostanie: dwie kości na cztery. Wycofaj kostkę i jednostkę elitarną do Południowej Tunezji.
lesson-defence-withdraw-stay = Zostając, rzucasz dwiema kośćmi, oni czterema, przez dwie rundy. Ratuj, co zostało.
lesson-defence-withdraw-far = Trypolitania donikąd nie prowadzi. Idź do Południowej Tunezji, gdzie stoi druga kostka.
lesson-defence-end = Straciłeś jedną kostkę, a zachowałeś armię. Za linią obrony, która sama rzuca dwiema kośćmi, albo z samolotem we wsparciu warto czasem zostać.

## Sam
lesson-own = Twój pierwszy impuls
lesson-own-about = Kampania od początku. Wiesz wszystko, czego trzeba: zaplanuj, zaatakuj i graj dalej z komputerem.
lesson-own-move = Wiosna 1943: trzy twoje armie otaczają Tunezję i wszystkie stoją już obok wroga. Nikt nie musi się ruszać. Zakończ ruch.
lesson-own-move-passed = Masz pierwszy impuls i więcej ludzi. Nie oddawaj go.
lesson-own-declare = Tunis ma linię, czołg i samolot; Południowa Tunezja dwie kostki i włoski czołg. Zacznij od słabszego: zaatakuj Południową Tunezję z Trypolitanii kostkami i czołgiem, a z Tibissy kostkami. Jedna bitwa, dwie strzałki.
lesson-own-declare-tunis = Trzy kostki, czołg, samolot i linia, która rzuca dwiema kośćmi: okrążony Tunis będzie kosztował mniej. Najpierw zaatakuj Południową Tunezję.
lesson-own-declare-early = Nie ogłoszono jeszcze ataku. Przy Południowej Tunezji stoją dwie armie: użyj obu.
lesson-own-fight = Bierze udział osiem kostek; cztery rzucają, reszta może przyjąć pierwsze straty. Naciśnij „Koniec ogłaszania”.
lesson-own-keep = Przed bitwą możesz bombardować albo zagrać wydarzenie. Wiesz już, co to kosztuje: zachowaj samolot na wsparcie i odpuść.
lesson-own-commit = Kliknij samolot w Trypolitanii, a potem przycisk czołgu: cztery kości, które trafiają przy 4, 5 i 6.
lesson-own-commit-alone = Bez wsparcia trafia tylko szóstka. Daj samolot i czołg.
lesson-own-occupy = Cztery trafienia: nikogo nie ma. Wejdź trzema kostkami lub więcej i zostaw kogoś z tyłu; potem impuls się kończy.
lesson-own-occupy-empty = Wtedy Oś po prostu wróci. Wyślij kogoś.
lesson-own-end = Droga do Tunisu stoi otworem z dwóch stron. Teraz impuls Osi, potem znów twój: osiem tur, dziesięć gwiazd. Graj stąd dalej; każdy przycisk się objaśnia, a komputer pokaże ci ruch, gdy poprosisz.
