## March
lesson-march = Marsz
lesson-march-about = Jednostki idą z pola na pole, dokąd sięga ich wartość ruchu; stos, który idzie razem, to jedno kliknięcie.
lesson-march-together = Dwie dywizje piechoty stoją na jednym polu. Podnieś obie kliknięciem w stos i poślij je dwa pola na zachód kliknięciem w podświetlone pole. W otwartym terenie pole kosztuje pieszo jeden punkt.
lesson-march-together-early = Ruch skończyłby się, zanim ktokolwiek pomaszerował. Poślij obie dywizje dwa pola na zachód.
lesson-march-finish = Kto się nie rusza, zostaje i nie wymaga kliknięcia. Zakończ ruch.
lesson-march-end = Kliknięcie w stos podnosi wszystkich, którzy mogą iść; drugie wybiera pojedyncze jednostki. Etykieta na podświetlonym polu mówi, ile zostanie.

## Zones
lesson-zones = Strefy kontroli
lesson-zones-about = Jednostki bojowe gotowe do walki kontrolują sześć pól wokół siebie. Koła się tam zatrzymują, gąsienice i buty idą dalej.
lesson-zones-boots = Wroga dywizja na zachodzie kontroluje pola wokół siebie. Przeprowadź obok niej piechotę: dwa pola na zachód, potem jedno na południe.
lesson-zones-boots-early = Najpierw zobacz, kto przejdzie obok wroga, a kto nie. Poślij piechotę.
lesson-zones-wheels = Teraz dywizja zmotoryzowana, która porusza się jak ciężarówki. Poślij ją dwa pola na zachód: na pierwszym polu strefy musi stanąć.
lesson-zones-wheels-early = Dywizja zmotoryzowana ma paliwo i nie ruszyła się. Poślij ją dwa pola na zachód.
lesson-zones-end = Tak cienka osłona zatrzymuje kolumny ciężarówek. Nakładka pokazuje strefy obu stron.

## Attack
lesson-attack = Atak
lesson-attack-about = Siła przeciw sile daje kolumnę, teren i zaskoczenie ją przesuwają, a decydują dwie kości.
lesson-attack-declare = Dwie twoje dywizje stoją naprzeciw jednej wrogiej dywizji. Zaatakuj ją obiema: panel wymienia każdy modyfikator, zanim zapłacisz.
lesson-attack-declare-alone = Jedna dywizja to walka wyrównana. Niech atakują obie: siły się sumują.
lesson-attack-declare-none = Nikt inny tego nie zrobi. Zaatakuj dywizję.
lesson-attack-lead = Zapłaciłeś żeton za każdy krok, on walczy z własnych zapasów. Wybierz dywizję, która prowadzi: jej wskaźnik działania porównuje się z wrogim i od tego zależy, kto może być zaskoczony.
lesson-attack-end = Najpierw rzucano na zaskoczenie, potem na walkę. Wynik podaje straty i opcje: kto ma opcję, może się cofnąć zamiast tracić kroki.

## Stocks
lesson-stocks = Zapłata
lesson-stocks-about = Każdy atak kosztuje zaopatrzenie. Bez żetonów w zasięgu jednostka ma zapasy wewnętrzne: raz, i jeszcze raz przy niskich.
lesson-stocks-boxes = W zasięgu nie ma składu. Jedna z dwóch dywizji jest wyczerpana. Atakuj tą, która ma jeszcze własne zapasy.
lesson-stocks-boxes-exhausted = Jej zapasy są zużyte: bez zaopatrzenia nie atakuje. Weź drugą.
lesson-stocks-boxes-none = Jedna z dwóch może jeszcze atakować. Użyj jej.
lesson-stocks-end = Dywizja ma teraz niskie zapasy. Gdy żetony znów będą w zasięgu, można je uzupełnić; do tego czasu ostrożnie.

## Fuel
lesson-fuel = Paliwo
lesson-fuel-about = Gąsienice i ciężarówki potrzebują paliwa przed ruchem: żeton na jednostkę albo więcej na całą formację naraz.
lesson-fuel-tank = Pancerni stoją na składzie czterech żetonów. Poślij ich jedno pole na zachód: kliknięcie bierze paliwo ze sobą.
lesson-fuel-tank-dry = Bez paliwa nie ruszą się ani o pole. Najpierw zatankuj; kosztuje to jeden żeton.
lesson-fuel-tank-early = Pancerni mają paliwo pod ręką i drogę przed sobą. Rusz ich jedno pole na zachód.
lesson-fuel-end = Ubył jeden żeton. Paliwo starcza na fazę: za późniejszy ruch w tej turze płaci się znowu.

## Throw
lesson-throw = Podawanie zaopatrzenia
lesson-throw-about = Jednostki pobierają z bliskich składów. Sztab też pobiera, a to, co pobrał, podaje daleko naprzód.
lesson-throw-far = Skład leży czternaście pól za twoją dywizją, o wiele za daleko, by pobrać. Ale na drodze między nimi stoi sztab. Niech dywizja atakuje: żetony przyjdą przez sztab.
lesson-throw-far-none = Spróbuj: sztab sięga i do składu, i do dywizji.
lesson-throw-end = Trzy żetony poszły na front. Gdzie stoją sztaby i składy, tam można opłacić bitwę: nakładki pokazują pobieranie i podawanie.

## Barrage
lesson-barrage = Działa
lesson-barrage-about = Artyleria strzela przed atakiem. Rzadko zabija, ale dezorganizuje: kto jest DG, walczy połową siły i nie ma strefy kontroli.
lesson-barrage-fire = Twoje działo stoi dwa pola od wrogiej dywizji, przy składzie, a piechota dla niego obserwuje. Ostrzelaj dywizję.
lesson-barrage-fire-silent = Działa, które milczą w fazie ostrzału, czekają całą turę. Strzelaj.
lesson-barrage-end = Zdezorganizowany. Zaatakuj go teraz, w fazie walki, a liczy się połową.

## Reserve
lesson-reserve = Rezerwy
lesson-reserve-about = Jednostki w trybie rezerwy ruszają, gdy wróg się poruszył, albo wykorzystują powodzenie po własnych atakach.
lesson-reserve-release = Trwa tura wroga i już się poruszył. Masz dwie jednostki w rezerwie: zwolnij brygadę pancerną, która stoi bliżej niego.
lesson-reserve-release-asleep = Rezerwy, które przesypiają reakcję, są na nic. Zwolnij brygadę pancerną.
lesson-reserve-release-rear = Dywizja na tyłach nie zdąży. Zwolnij brygadę pancerną.
lesson-reserve-forward = Zwolnione jednostki poruszają się połową wartości ruchu. Poślij brygadę dwa pola na wschód drogą.
lesson-reserve-forward-asleep = Jest zwolniona: niech teraz ruszy, dwa pola na wschód drogą.
lesson-reserve-end = Stoi wrogowi na drodze, zanim zaatakuje. Kto nie ma rezerw, może tylko patrzeć.

## Overrun
lesson-overrun = Natarcie z marszu
lesson-overrun-about = Atak w środku ruchu, za trzy punkty. Kto wygra, jedzie dalej.
lesson-overrun-ride = Drogę zagradza samotna wroga brygada. Podnieś obie jednostki pancerne, podjedź do niej i natrzyj na nią z marszu.
lesson-overrun-ride-early = Droga jest zagrodzona, ale słabo. Natrzyj na brygadę z marszu.
lesson-overrun-lead = Wróg rezygnuje z walki z zaopatrzeniem. Wybierz pancernych jako prowadzących.
lesson-overrun-on = Brygady nie ma, a z ośmiu punktów zostało pięć. Jedź dwa pola na zachód i stań.
lesson-overrun-on-early = Droga jest wolna i są jeszcze punkty. Jedź dalej.
lesson-overrun-end = Natarcia z marszu otwierają luki, które rezerwy wykorzystują później w turze. Trzeba siły, dobrych wskaźników i paliwa.

## Food
lesson-food = Odcięci
lesson-food-about = W fazie zaopatrzenia każda jednostka wyznacza drogę do źródła. Kto nie może, je żetony z mapy albo traci kroki przez wyniszczenie.
lesson-food-phase = Twoja dywizja stoi daleko za wrogiem, bez drogi do domu, ale ze składem. Zakończ ruch: następuje faza zaopatrzenia.
lesson-food-feed = Nie ma drogi zaopatrzenia. Niech zje ze swojego składu: dwa żetony za trzy pułki.
lesson-food-feed-starve = Wtedy rzuca na wyniszczenie i może stracić kroki obok pełnego składu. Nakarm ją.
lesson-food-end = Zostały dwa żetony, na jeszcze jeden etap. Kto jest odcięty, przebija się, czeka na odsiecz albo głoduje.
