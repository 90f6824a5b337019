

## pocket
puzzle-pocket = Szósta strona
puzzle-pocket-task = Dowodzi 6. Armia. Zniszcz nią sowiecką 62. dywizję na polu 3035.
puzzle-pocket-hint = Jednostka, która musi się wycofać, a nie może, przepada. Które pole jest jeszcze otwarte?
puzzle-pocket-at-once = Najpierw był atak i dywizja wyszła polem, którego nikt nie pilnował.
puzzle-pocket-end = 377. dywizja zamknęła ostatnie pole. Ten sam rzut, który ich wypuścił, teraz ich zniszczył.

## round-the-295th
puzzle-round-the-295th = Na tyły 295.
puzzle-round-the-295th-task = Dowodzi 1. Armia Pancerna. Zniszcz sowiecką 295. dywizję na polu 1225, zanim skończy się jej aktywacja.
puzzle-round-the-295th-hint = Dywizja ginie, jeśli nie może się wycofać. Kto zdąży wejść na jej tyły, na 1126, i jeszcze zaatakować?
puzzle-round-the-295th-tempting = Zaczęto trzy walki i w żadnej nie starczyło ludzi; 295. odeszła otwartą stroną.
puzzle-round-the-295th-end = 370. zamknęła tyły i cała czwórka uderzyła na jedno pole, które się liczyło.

## borrowed-panzers
puzzle-borrowed-panzers = Pożyczone czołgi
puzzle-borrowed-panzers-task = Dowodzi rumuńska 3. Armia i może pożyczyć niemieckie dywizje. Zniszcz sowiecką 383. dywizję na polu 1324.
puzzle-borrowed-panzers-hint = 6. Pancerna sama zajedzie daleko na tyły. Niech Rumuni walczą pierwsi.
puzzle-borrowed-panzers-tempting = Czołgi zostały przy Rumunach i pomogły tam, gdzie nie było trzeba.
puzzle-borrowed-panzers-end = Pożyczonej dywizji pancernej można użyć tam, gdzie jej właściciel by nie poszedł.

## krasny-luch
puzzle-krasny-luch = Krasnyj Łucz pierwszego dnia
puzzle-krasny-luch-task = Dowodzi 1. Armia Pancerna. Zdobądź Krasnyj Łucz (pole 1023), zanim skończy się jej aktywacja.
puzzle-krasny-luch-hint = Wokół miasta stoją już cztery dywizje. Wystarczą dwie walki; tę o miasto stocz pierwszą.
puzzle-krasny-luch-tempting = Na miasto przyszła kolej na końcu, gdy dobre kości poszły na step.
puzzle-krasny-luch-end = Najważniejsze walczy się najpierw: reszta dostaje kości, które zostały.

## shut-the-door
puzzle-shut-the-door = Zatrzasnąć drzwi
puzzle-shut-the-door-task = Dowodzi 4. Armia Pancerna. Zniszcz sowiecką 212. dywizję na polu 0605.
puzzle-shut-the-door-hint = Najpierw pobij jej sąsiada na 0503. Dywizja pancerna, która wykorzystuje sukces, może stanąć za 212.
puzzle-shut-the-door-tempting = Atakowano każde pole, za 212. nie stanął nikt i dywizja uszła.
puzzle-shut-the-door-end = 11. Pancerna weszła na 0603. Potem nie było już dokąd się cofać.

## last-battle
puzzle-last-battle = Liczy się ostatnia walka
puzzle-last-battle-task = Dowodzi 17. Armia. Zniszcz sowiecką 295. dywizję na polu 1026.
puzzle-last-battle-hint = Trzy walki, a ta o 1026 na końcu: najpierw zobacz, kto po innych stanie za dywizją.
puzzle-last-battle-tempting = 1026 zaatakowano najpierw, gdy droga odwrotu była jeszcze otwarta.
puzzle-last-battle-end = Wiking wszedł na 1127 i 295. straciła drogę do domu, zanim ją zaatakowano.

## neighbour-first
puzzle-neighbour-first = Najpierw sąsiad
puzzle-neighbour-first-task = Dowodzi 4. Armia Pancerna. Zniszcz sowiecką 45. dywizję na polu 0905.
puzzle-neighbour-first-hint = Dywizja opiera się o sąsiada na 0807. Gdzie stanie 11. Pancerna, gdy go pobije?
puzzle-neighbour-first-tempting = Trzy kierunki naraz i nikogo na 0905.
puzzle-neighbour-first-end = 11. Pancerna stanęła na 0806, a Grossdeutschland zastała wroga pod ścianą.

## five-on-one
puzzle-five-on-one = Pięciu na jednego
puzzle-five-on-one-task = Dowodzi 6. Armia. Zniszcz sowiecką 227. dywizję na polu 0715.
puzzle-five-on-one-hint = Nikt nie musi się ruszać. Postaw pięć dywizji przeciw 0715, a marne kości niech najpierw zabiorą słabe ataki gdzie indziej.
puzzle-five-on-one-tempting = Armia maszerowała tu i tam i wszędzie atakowała za słabo.
puzzle-five-on-one-end = Atakować może i jedna dywizja, choćby po to, żeby zużyć złą kość.

## two-at-1124
puzzle-two-at-1124 = Dwie dywizje na 1124
puzzle-two-at-1124-task = Dowodzi 17. Armia. Zniszcz sowiecką 261. dywizję na polu 1223.
puzzle-two-at-1124-hint = Dwie dywizje piechoty dojdą na 1124 i na 1223 wystarczą. Czołgi pod 1022 niech walczą pierwsze i zostaną, gdzie są.
puzzle-two-at-1124-tempting = Siedem walk i siedem natarć: 261. odepchnięto, nie zniszczono.
puzzle-two-at-1124-end = Dwa ataki we właściwej kolejności. Więcej byłoby mniej.

## all-at-one-door
puzzle-all-at-one-door = Wszyscy do jednych drzwi
puzzle-all-at-one-door-task = Dowodzi 1. Armia Pancerna. Zniszcz sowiecką 199. dywizję na polu 0714.
puzzle-all-at-one-door-hint = Przyprowadź 57. i 60. Zmotoryzowaną na 0614: z dwiema kolejnymi to jeden atak, a jeden wystarczy.
puzzle-all-at-one-door-tempting = Połowa dywizji poszła na południe, a tam, gdzie trzeba czterech, atakowały dwie.
puzzle-all-at-one-door-end = Cztery dywizje, jedno pole, jedna kość.

## last-of-three
puzzle-last-of-three = Ostatnia z trzech
puzzle-last-of-three-task = Dowodzi 1. Armia Pancerna. Zniszcz sowiecką 228. dywizję na polu 1322.
puzzle-last-of-three-hint = Leibstandarte i 13. Pancerna dojdą na 1222, 125. na 1323. Potem czekaj na kość: najpierw dwie inne walki.
puzzle-last-of-three-tempting = Zaatakowano ją pierwszą i tylko odepchnięto.
puzzle-last-of-three-end = Pierścień zamknął marsz; resztę zrobiła cierpliwość, żeby walczyć na końcu.

## five-battles
puzzle-five-battles = Pięć walk, jedna kolejność
puzzle-five-battles-task = Dowodzi 6. Armia. Zniszcz sowiecką 160. dywizję na polu 0512.
puzzle-five-battles-hint = Każdy atakuje stamtąd, gdzie stoi. Pole 0512 na końcu: najpierw pobij tych dokoła i nacieraj tam, gdzie to zamyka drogę.
puzzle-five-battles-tempting = Zaatakowana jako trzecia, 160. jeszcze zdołała uciec.
puzzle-five-battles-end = 0715, 0511, 0717, 0612 i dopiero 0512: każde natarcie zabierało pole ostatniej.

## from-the-north
puzzle-from-the-north = Pierścień od północy
puzzle-from-the-north-task = Dowodzi 1. Armia Pancerna. Zniszcz sowiecką 297. dywizję na polu 1019.
puzzle-from-the-north-hint = Dwie dywizje pancerne włamują się na 1017 i tam zostają. Kto potem atakuje 1019, nie potrzebuje wiele siły.
puzzle-from-the-north-tempting = Zaatakowano siedem pól, a na 1019 została sama 389.
puzzle-from-the-north-end = Czołgi zamknęły pierścień, piechota dokończyła.

## zadonsk-first
puzzle-zadonsk-first = Najpierw Zadonsk
puzzle-zadonsk-first-task = Dowodzi 4. Armia Pancerna. Zdobądź Zadonsk (pole 1001), zanim skończy się jej aktywacja.
puzzle-zadonsk-first-hint = Możliwe są dwa duże ataki, na Zadonsk i na 0707. Pierwszą kość dostanie tylko jeden.
puzzle-zadonsk-first-tempting = Te same ataki w odwrotnej kolejności: 0707 padło, Zadonsk nie.
puzzle-zadonsk-first-end = Kolejność podaje samo zadanie. To takie proste i tak łatwo o tym zapomnieć.

## kushchevskaya
puzzle-kushchevskaya = Kuszczowskaja na piechotę
puzzle-kushchevskaya-task = Dowodzi 1. Armia Pancerna. Zdobądź Kuszczowską (pole 1231), zanim skończy się jej aktywacja.
puzzle-kushchevskaya-hint = Miasto mogą zaatakować razem dwie dywizje piechoty. Niech przed nimi rzuci 13. Pancerna daleko na wschodzie.
puzzle-kushchevskaya-tempting = Czołgi posłano na 1329, a miasto zostawiono w spokoju.
puzzle-kushchevskaya-end = Walka o sto kilometrów dalej zabrała kość, której piechota nie chciała.

## farthest-town
puzzle-farthest-town = Najdalsze miasto
puzzle-farthest-town-task = Dowodzi 4. Armia Pancerna. Zdobądź Bałaszow (pole 2206), zanim skończy się jej aktywacja.
puzzle-farthest-town-hint = 17. Pancerna i 297. dojdą na 2106. Dwie pierwsze kości bardziej przydadzą się większym walkom na południu.
puzzle-farthest-town-tempting = 17. Pancerna uderzyła obok miasta, na 2207.
puzzle-farthest-town-end = Liczyła się mała walka na skraju mapy.

## german-column
puzzle-german-column = Niemiecka kolumna
puzzle-german-column-task = Dowodzi włoska 8. Armia. Kałacz (pole 2320) stoi otworem. Zajmij go, zanim skończy się ta aktywacja.
puzzle-german-column-hint = Żaden Włoch nie zajdzie tak daleko. Wolno przydzielić dwie niemieckie dywizje, a przy szosie jakieś stoją: niech jedna maszeruje.
puzzle-german-column-tempting = Włosi poszli drogą, jak daleko mogli, a Kałacz pozostał sowiecki.
puzzle-german-column-end = Przydzielona 384. dywizja przemaszerowała szosą aż nad Don.
