## Cards
lesson-cards = Karty i ich użycie
lesson-cards-about = Wszystko zaczyna się od karty. Każdej można użyć na jeden z czterech sposobów: operacje, ruch strategiczny, uzupełnienia albo wydarzenie.
lesson-cards-event = Dowodzisz Aliantami jesienią 1940 roku i masz trzy karty. „Posiłki brytyjskie” przywożą czołgi, ale tylko jako wydarzenie. Kliknij kartę i zagraj jej wydarzenie.
lesson-cards-event-points = Na operacje jest warta trzy punkty, a czołgi zostają w Anglii. Zagraj wydarzenie.
lesson-cards-event-replacements = Jeden punkt uzupełnień za całą dywizję pancerną to zły interes. Zagraj wydarzenie.
lesson-cards-arrive = 2 Dywizja Pancerna ląduje w twoim źródle zaopatrzenia; grupa bojowa czołgów trafiła do rezerwy. Umieść dywizję w Suezie albo w Port Saidzie.
lesson-cards-replacements = Oś wykonała akcję; w każdej rundzie każda strona ma jedną. Hurricane’y latają tylko w bitwach, a bitwy nie ma: użyj teraz tej karty na uzupełnienia. Wydaje się je na końcu etapu.
lesson-cards-replacements-event = Karty bitewne zagrywa się w bitwie, nigdy jako akcję. Użyj jej na uzupełnienia.
lesson-cards-replacements-compass = „Compass” to twoja najlepsza karta. Zachowaj ją na atak, a użyj Hurricane’ów.
lesson-cards-both = Liczba na karcie „Compass” stoi w kwadracie: jako wydarzenie daje i wydarzenie, i punkty. Zagraj ją jako wydarzenie.
lesson-cards-both-operations = Cztery punkty i nic więcej. Jako wydarzenie daje te same punkty, a atak staje się tańszy.
lesson-cards-both-automatic = Bez karty masz jeden punkt. Zagraj „Compass” jako wydarzenie.
lesson-cards-end = Cztery punkty, a każdy atak na pustyni za cenę pełnego zaopatrzenia. Karta z gwiazdką po wydarzeniu opuszcza grę: jej chwila przychodzi raz.

## March
lesson-march = Aktywacja i ruch
lesson-march-about = Za punkty aktywuje się pola, a wszystkie jednostki aktywnego pola mogą się poruszyć albo zamiast tego atakować.
lesson-march-mark = Masz dwa punkty. Pole kosztuje punkt za każdą narodowość; Brytyjczycy i Wspólnota liczą się jako jedna. Aktywuj do ruchu Marsa Matruh i Bir el-Kenaysis.
lesson-march-mark-attack = Pole oznacza się do ruchu albo do walki, nigdy do obu. Obok nie ma wroga: oznacz je do ruchu.
lesson-march-mark-rear = Kair jest bezpieczny. Wydaj punkty na froncie: Marsa Matruh i Bir el-Kenaysis.
lesson-march-infantry = Każde pole kosztuje jeden punkt ruchu; piechota ma trzy. Kliknij Indyjską 4 Dywizję, przejdź do Sidi Barrani i zatrzymaj ją.
lesson-march-tanks = Wojska pancerne przechodzą pięć pól. Poślij 7 Dywizję Pancerną przez Sofafi i Sidi Sulejman do Sidi Omar, wokół Włochów w Halfai.
lesson-march-tanks-enemy = Na pole z wrogiem nie można wejść: od tego są ataki. Idź do Sidi Omar.
lesson-march-end = Sidi Omar było włoskie: kto wchodzi na pole, ten je kontroluje. Razem mogą stać najwyżej trzy jednostki.

## Battle
lesson-battle = Bitwa
lesson-battle-about = Obie strony sumują siły i strzelają jednocześnie. Kto zada więcej strat, wygrywa teren.
lesson-battle-forces = Marsa Matruh i Sofafi są oznaczone do walki. Zaatakuj Sidi Barrani wszystkimi trzema: Indyjską 4 Dywizją, grupą bojową obok niej i 7 Dywizją Pancerną z południa.
lesson-battle-forces-pass = Halfaja to górska przełęcz, do której większość nie sięga. Zaatakuj Sidi Barrani.
lesson-battle-fire = Panel pokazuje obie kolumny: czołgi przesuwają cię o jedną w prawo, a Włosi mają minus jeden do rzutu, póki nie zreformuje ich Balbo. Atakuj.
lesson-battle-fire-flank = Udany atak z flanki strzela pierwszy, nieudany ostatni. Masz dość sił: atakuj zwyczajnie.
lesson-battle-infantry = Cztery straty przeciw jednej. Jednej włoskiej dywizji już nie ma, druga cofa się o dwa pola. Atakujący mogą pójść naprzód: wprowadź Indyjską 4 Dywizję do Sidi Barrani.
lesson-battle-infantry-hold = Nikt nie musi iść naprzód, ale wtedy Włosi wrócą. Zajmij Sidi Barrani.
lesson-battle-tanks = Po odwrocie o dwa pola wojska pancerne idą o dwa pola, dokąd chcą. Poślij 7 Dywizję Pancerną przez Sidi Sulejman do Sidi Omar.
lesson-battle-tanks-hold = Droga wokół Halfai stoi otworem. Skorzystaj: Sidi Omar przez Sidi Sulejman.
lesson-battle-end = Załoga Halfai ma przed sobą morze, a za sobą twoje czołgi. Co to znaczy, pokaże lekcja o zaopatrzeniu.

## Combat cards
lesson-combat = Karty w bitwie
lesson-combat-about = Karty bitewne zagrywa się po ogłoszeniu bitwy, najpierw atakujący. Kto wygra, zachowuje je do końca etapu.
lesson-combat-forces = Zaatakuj Sidi Barrani Indyjską 4 Dywizją i 7 Dywizją Pancerną.
lesson-combat-engage = Masz Matildy i Hurricane’y. Najpierw ogłoś atak; potem przychodzi czas na karty.
lesson-combat-matildas = Są brytyjskie czołgi, a nie ma Niemców z armatą 88: Matildy przesuwają twój ogień o kolumnę w prawo. Zagraj je.
lesson-combat-matildas-mines = Pola minowe są dla obrońcy. Zagraj Matildy.
lesson-combat-matildas-none = Masz na tę bitwę dwie karty. Najpierw Matildy.
lesson-combat-hurricanes = Kart można zagrać dowolnie wiele. Hurricane’y dodają jeden do rzutu.
lesson-combat-hurricanes-none = Zwycięzca zachowuje karty: zagrywając i Hurricane’y, nic nie tracisz.
lesson-combat-fire = To wszystko, co masz. Teraz karty może zagrać obrońca, potem obie strony strzelają.
lesson-combat-advance = Pięć strat przeciw jednej: zwycięstwo. Obie karty leżą odkryte obok mapy, gotowe na następną bitwę tego etapu. Wejdź Indyjską 4 Dywizją.
lesson-combat-advance-hold = Teren jest twój, gdy na niego wejdziesz. Wejdź Indyjską 4 Dywizją.
lesson-combat-end = Gdybyś przegrał, karty by przepadły. Na końcu etapu odkryte karty się odrzuca: walcz znowu, póki leżą.

## Supply
lesson-supply = Zaopatrzenie
lesson-supply-about = Jednostka potrzebuje linii własnych pól do źródła. Trzy pola to blisko; dalej atak jest drogi; bez linii jednostka ginie na końcu etapu.
lesson-supply-mark = Twoje źródła to Port Said i Suez. Do Marsa Matruh jest dalej niż trzy pola: zaopatrzenie jest ograniczone, a atak kosztuje punkt za każdą jednostkę. Ruch jest tani jak zawsze. To ostatnia akcja etapu: aktywuj do ruchu Bir el-Kenaysis.
lesson-supply-mark-attack = Oba punkty za jeden atak dwóch jednostek przy równych siłach. Jest tańszy sposób: aktywuj do ruchu Bir el-Kenaysis.
lesson-supply-begin = Drugi punkt nie jest potrzebny. Zakończ aktywację.
lesson-supply-begin-more = Nikt z Kairu nie zdąży. Zakończ aktywację.
lesson-supply-behind = Włosi w Sidi Barrani żyją z drogi przez Halfaję, a Halfaja jest pusta. Wyślij tam 7 Dywizję Pancerną przez Sofafi i Sidi Sulejman.
lesson-supply-behind-short = Z Sofafi niczego nie odetniesz. Droga do Halfai jest wolna.
lesson-supply-stop = Wszystkie pola wokół Sidi Barrani są teraz twoje: żadna linia nie prowadzi na zewnątrz. Zatrzymaj się, a etap się skończy.
lesson-supply-end = Dywizji nie ma, i to na zawsze: dywizji zniszczonych bez zaopatrzenia się nie odbudowuje. Zaglądaj do własnych linii przed końcem każdego etapu; rysuje je warstwa „Zaopatrzenie”.

## Replacements
lesson-replacements = Uzupełnienia
lesson-replacements-about = Karty użyte na uzupełnienia dają punkty poszczególnym narodom. Na końcu etapu się je wydaje albo przepadają.
lesson-replacements-tanks = Dwa punkty brytyjskie i jeden Wspólnoty. Stopień dywizji kosztuje punkt, grupy bojowej pół. Najpierw przywróć 7 Dywizję Pancerną: prowadzi każdy atak.
lesson-replacements-tanks-second = To zabiera oba punkty brytyjskie na słabszą dywizję, a ta stanie w Suezie. Przywróć 7 Dywizję Pancerną.
lesson-replacements-tanks-end = Co niewydane, przepada. Przywróć 7 Dywizję Pancerną.
lesson-replacements-indians = Punkty Wspólnoty są dla Australijczyków, Hindusów, Nowozelandczyków i wojsk Afryki Południowej. Przywróć Indyjską 4 Dywizję.
lesson-replacements-indians-end = Punkt Wspólnoty by przepadł. Przywróć Indyjską 4 Dywizję.
lesson-replacements-group = Został jeden punkt brytyjski: na całą grupę bojową z pola odbudowy. Odbuduj ją w pełnej sile; trafi do rezerwy.
lesson-replacements-group-half = Za pół punktu wraca w połowie sił. Masz cały: odbuduj ją w pełni.
lesson-replacements-group-end = Co niewydane, przepada. Odbuduj grupę bojową.
lesson-replacements-end = Bez uzupełnień nikt nie wygra pustyni: w każdym etapie znajdź na nie kartę, nim minie szósta akcja.

## Redeployment
lesson-redeploy = Ruch strategiczny
lesson-redeploy-about = Karta użyta na ruch strategiczny przenosi jednostki za frontem na dowolną odległość.
lesson-redeploy-card = Australijska 6 Dywizja czeka w Jerozolimie, grupa bojowa w rezerwie, a front jest w Marsa Matruh. Użyj „Posiłków Wspólnoty” na ruch strategiczny: cztery punkty.
lesson-redeploy-card-march = Pieszo Australijczycy potrzebują trzech akcji. Użyj karty na ruch strategiczny.
lesson-redeploy-card-small = Dywizja kosztuje trzy punkty, a ta karta ma dwa. Użyj większej.
lesson-redeploy-australians = Dywizja kosztuje trzy punkty, grupa bojowa jeden. Kliknij Australijską 6 Dywizję, potem Marsa Matruh.
lesson-redeploy-australians-group = Zostaną wtedy dwa punkty, a dywizja kosztuje trzy. Najpierw Australijczycy.
lesson-redeploy-reserve = Został jeden punkt. Z rezerwy jednostka idzie do źródła zaopatrzenia albo tam, gdzie stoją jej rodacy. Kliknij grupę bojową w rezerwie.
lesson-redeploy-reserve-cairo = Ta jest już na mapie. Sprowadź tę z rezerwy.
lesson-redeploy-front = Do Marsa Matruh: 7 Dywizja Pancerna też jest brytyjska.
lesson-redeploy-end = Nigdy dwa ruchy strategiczne z rzędu w jednym etapie; dlatego atak i ruch strategiczny dobrze się przeplatają.

## Victory
lesson-victory = Miasta i zwycięstwo
lesson-victory-about = Liczą się dwadzieścia dwa miasta. Znacznik zaczyna na 10; przy 14 wygrywa Oś, przy 3 Alianci.
lesson-victory-forces = Bardia jest jednym z nich, ma fort i dywizję, która widziała lepsze dni. Zaatakuj ją trzema dywizjami dookoła.
lesson-victory-fire = Fort wzmacnia obronę, a flanki fortu nikt nie obejdzie. Masz dość sił. Atakuj.
lesson-victory-enter = Załogi już nie ma. Wprowadź Australijską 6 Dywizję do Bardii i spójrz na znacznik.
lesson-victory-end = Dziewięć: każde miasto liczy się od razu, dla tego, kto je zajmie. Zdobyty przed „Torch” Trypolis wygrywa wojnę; drugiej stronie wystarczą oba końce kanału. Umiesz dość na pierwszą grę: „Sonnenblume” jest krótka, a maszyna poprowadzi drugą stronę.
