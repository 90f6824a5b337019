## club-route
puzzle-club-route = W górę Club Route
puzzle-club-route-task = Grasz Aliantami, 17 września. Drogę w Valkenswaard zamyka batalion karny. Eindhoven ma być twoje w tym ruchu.
puzzle-club-route-hint = Objazdu nie ma: droga idzie przez Valkenswaard. Po natarciu z marszu zostają punkty na resztę drogi.
puzzle-club-route-wait = Brygada czekała na piechotę, a korpus na brygadę.
puzzle-club-route-end = Przez batalion i dalej: czołgi były w Eindhoven przed zmrokiem.

## household-cavalry
puzzle-household-cavalry = Household Cavalry przodem
puzzle-household-cavalry-task = Grasz Aliantami w Valkenswaard i został ci jeden żeton zaopatrzenia. Son, cztery pola dalej, ma być twoje w tym ruchu.
puzzle-household-cavalry-hint = Żeton tankuje tylko jedną jednostkę. Im szybsza jednostka, tym dalej zajedzie żeton.
puzzle-household-cavalry-tanks = Żeton wzięła brygada pancerna i utknęła po drodze.
puzzle-household-cavalry-end = Samochody pancerne w trybie ruchu: żeton, droga i nikogo w zasięgu wzroku.

## out-of-arnhem
puzzle-out-of-arnhem = Na wyspę
puzzle-out-of-arnhem-task = Grasz Niemcami w Arnhem. Elst, przy drodze między rzekami, jest puste. Zajmij je w tym ruchu.
puzzle-out-of-arnhem-hint = Na wyspie czołgi trzymają się drogi. Kto ma gąsienice i paliwo?
puzzle-out-of-arnhem-slow = Piechota przeszła przez most i się zmęczyła.
puzzle-out-of-arnhem-end = Grupa bojowa 9. SS przejechała most i jedyną drogę, jaka tam jest.

## hells-highway
puzzle-hells-highway = Hell's Highway
puzzle-hells-highway-task = Grasz Niemcami. Veghel trzyma jeden zdezorganizowany pułk amerykański. Przetnij korytarz: zajmij Veghel w tym ruchu.
puzzle-hells-highway-hint = Czołgi bez paliwa niczego nie przetną. A na zdezorganizowanych spadochroniarzy można natrzeć z marszu.
puzzle-hells-highway-wait = Brygada podjechała pod Veghel i czekała na fazę walki.
puzzle-hells-highway-end = Żeton i natarcie z marszu, i droga za Gwardią jest przecięta.

## manderfeld
puzzle-manderfeld = Manderfeld
puzzle-manderfeld-task = Grasz Niemcami, 16 grudnia, w fazie walki. Manderfeld trzyma szwadron kawalerii. Zdobądź wieś.
puzzle-manderfeld-hint = Las i śnieg osłabiają czołgi, ale wskaźnik działania mają lepszy. Atakuj obiema jednostkami i wybierz, kto prowadzi.
puzzle-manderfeld-alone = Grenadierzy poszli sami i nie wystarczyli.
puzzle-manderfeld-end = Siła razem, wskaźnik na czele, a na końcu ktoś musi wejść.

## from-two-sides
puzzle-from-two-sides = Hamich z dwóch stron
puzzle-from-two-sides-task = Grasz Aliantami w fazie walki. Hamich trzyma 47. dywizja grenadierów ludowych. Zdobądź je tym, co tam stoi.
puzzle-from-two-sides-hint = Dwie dywizje z dwóch pól mogą razem zaatakować jedno. Kto prowadzi, a kto wchodzi?
puzzle-from-two-sides-alone = 104. zaatakowała sama.
puzzle-from-two-sides-end = Dwa pola, jeden atak, a we wsi 1. dywizja.

## hell-on-wheels
puzzle-hell-on-wheels = Hell on Wheels
puzzle-hell-on-wheels-task = Grasz Aliantami w fazie reakcji niemieckiej tury. Setterich stoi puste. Zajmij je, zanim się obejrzy.
puzzle-hell-on-wheels-hint = Czekają dwie rezerwy; zwolniona jednostka ma połowę ruchu. Która jest na gąsienicach?
puzzle-hell-on-wheels-rear = Zwolniono piechotę i jeszcze jest w drodze.
puzzle-hell-on-wheels-end = Combat Command A przejechała dwa pola równiny i była na miejscu.

## son-and-best
puzzle-son-and-best = Son i Best
puzzle-son-and-best-task = Grasz Aliantami pod Eindhoven i masz jeden żeton. Son i Best są puste. Zajmij obie wsie w tym ruchu.
puzzle-son-and-best-hint = Piechota nie potrzebuje paliwa. Żeton dla tego, kto idzie dalej.
puzzle-son-and-best-tanks = Żeton dostały czołgi i zrobiono pół zadania.
puzzle-son-and-best-end = Samochody pancerne do Son, dywizja Wessex pieszo do Best.

## three-towns
puzzle-three-towns = Trzy miasta przed zmrokiem
puzzle-three-towns-task = Grasz Aliantami pod Valkenswaard. Po tym ruchu Valkenswaard, Eindhoven i Helmond mają być twoje.
puzzle-three-towns-hint = Czołgi otwierają drogę i stają w Eindhoven. Ktoś szybki jedzie za nimi i skręca w prawo.
puzzle-three-towns-one = Czołgi wygrały pod Valkenswaard, a reszta się przyglądała.
puzzle-three-towns-end = Najpierw młot, potem kawaleria przez wybitą dziurę.

## the-waal
puzzle-the-waal = Przez Waal
puzzle-the-waal-task = Grasz Aliantami przed mostem w Nijmegen. Elst po drugiej stronie ma być twoje w tym ruchu.
puzzle-the-waal-hint = Niemiec zażąda rzutu na każdy most. Niech padną kości, w razie czego dwa razy, i jedź dalej.
puzzle-the-waal-foot = Pierwsza poszła piechota; przeszła i na tym koniec.
puzzle-the-waal-end = Most stał, a Gwardia w godzinę była w Elst.

## stavelot-fuel
puzzle-stavelot-fuel = Benzyna w Stavelot
puzzle-stavelot-fuel-task = Grasz Niemcami, a twoje czołgi stoją bez paliwa przed Stavelot. Obok drogi leży amerykański skład. Zajmij Stavelot w tym ruchu.
puzzle-stavelot-fuel-hint = Czołgi po nią nie pojadą. Kto dojdzie do składu i co się z nim wtedy stanie?
puzzle-stavelot-fuel-wait = Czołgi czekały na własną kolumnę zaopatrzenia.
puzzle-stavelot-fuel-end = Piechota wzięła skład, czołgi z niego zatankowały, a do Stavelot było jedno pole.

## guns-on-hamich
puzzle-guns-on-hamich = Działa na Hamich
puzzle-guns-on-hamich-task = Grasz Aliantami w segmencie ostrzału przed atakiem. Hamich trzyma 12. dywizja grenadierów ludowych. Zdobądź je w tej fazie walki.
puzzle-guns-on-hamich-hint = Jest lepsza od 47. Zanim ktokolwiek wyjdzie z okopu, niech przemówią działa 1. Armii.
puzzle-guns-on-hamich-storm = Bez dział był to atak na dywizję w pełnym porządku.
puzzle-guns-on-hamich-end = Ostrzał, atak, wejście: w tej kolejności i wszystkie trzy.

## bread-and-shells
puzzle-bread-and-shells = Chleb i pociski dla 43.
puzzle-bread-and-shells-task = Grasz Aliantami. 43. dywizja stoi przed Best z pustymi zapasami; ciężarówki są w Valkenswaard. Zdobądź Best w tej turze gracza.
puzzle-bread-and-shells-hint = Doprowadź ciężarówki do Eindhoven, gdzie stoi ktoś twój, i tam wyładuj. Wtedy dywizję stać na atak.
puzzle-bread-and-shells-loaded = Ciężarówki przyjechały i zostały załadowane. Nikt nie mógł atakować.
puzzle-bread-and-shells-end = To, co w porę leży na ziemi, jest warte więcej niż to, co jeździ.

## through-the-gap
puzzle-through-the-gap = Przez lukę
puzzle-through-the-gap-task = Grasz Niemcami przed Manderfeldem, w fazie walki. Schönberg za nim ma być twoje w tej turze gracza.
puzzle-through-the-gap-hint = Kto otwiera lukę, nie musi przez nią jechać. Rozpoznanie czeka w trybie rezerwy.
puzzle-through-the-gap-halt = Czołgi weszły o jedno pole i na tym koniec.
puzzle-through-the-gap-end = Atak, zwolnienie, eksploatacja: luka Losheim jest otwarta.

## second-armored
puzzle-second-armored = Wyłom dla 2. Pancernej
puzzle-second-armored-task = Grasz Aliantami przed Wałem Zachodnim, w fazie walki. Setterich za nim ma być twoje w tej turze gracza.
puzzle-second-armored-hint = Piechota robi wyłom i nie powinna go zatkać. Kto czeka z tyłu z zapalonymi silnikami?
puzzle-second-armored-foot = Piechota usiadła w wyłomie, który zrobiła.
puzzle-second-armored-end = Wał łamie się pieszo, a mija na gąsienicach.
