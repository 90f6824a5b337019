

## steady-hand
puzzle-steady-hand = Pewna ręka
puzzle-steady-hand-task = Jesteś Paddym. Wartownik na d8 cię zobaczył. Musi zginąć, zanim zacznie się część tury należąca do wroga.
puzzle-steady-hand-hint = Jak na pistolet stoi daleko. Co można kupić za punkt akcji, żeby strzał był lepszy?
puzzle-steady-hand-tempting = Najpierw pobiegłeś się schować i na strzał nic nie zostało.
puzzle-steady-hand-end = Punkt na celowanie, reszta na strzał: celowanie jest warte więcej niż drugi strzał na chybił trafił.

## twice
puzzle-twice = Strzelaj dwa razy
puzzle-twice-task = Jesteś Paddym i masz dwa punkty zdrowia. Strzelec z patrolu na e11 już o tobie wie. Musi zginąć, zanim zacznie się część tury należąca do wroga.
puzzle-twice-hint = Nie poczeka, aż wyzdrowiejesz. Pierwszy strzał może chybić: czy jest drugi?
puzzle-twice-tempting = Uciekłeś i opatrzyłeś rany. Poszedł za tobą.
puzzle-twice-end = Dwa strzały za cztery punkty. Rany mogą poczekać, strzelcy nie.

## no-bandages
puzzle-no-bandages = Nie czas na bandaże
puzzle-no-bandages-task = Jesteś Paddym, rannym. Wartownik na f8 podniósł już karabin. Musi zginąć, zanim zacznie się część tury należąca do wroga.
puzzle-no-bandages-hint = Wszystko, co nie jest strzałem, kosztuje strzał.
puzzle-no-bandages-tempting = Bandaż, dwa kroki, celowanie i jeden strzał obok: za dużo naraz.
puzzle-no-bandages-end = Zostałeś na miejscu i strzeliłeś dwa razy.

## run-then-fire
puzzle-run-then-fire = Najpierw bieg, potem strzał
puzzle-run-then-fire-task = Jesteś Paddym. Blisko jest dwóch zaalarmowanych wrogów; zginąć musi wartownik na f6, zanim zacznie się część tury należąca do wroga.
puzzle-run-then-fire-hint = Z a4 widać go źle. Bieg to trzy pola za dwa punkty: gdzie ma się skończyć?
puzzle-run-then-fire-tempting = Strzelałeś do bliższego, na b5, a wartownik żyje.
puzzle-run-then-fire-end = Trzy pola biegiem i jeden strzał z właściwego miejsca.

## stand-up
puzzle-stand-up = Wstań i strzelaj
puzzle-stand-up-task = Jesteś Paddym, kucasz na b11. Na a13 przechodzi patrol, który niczego nie podejrzewa. Musi zginąć przed końcem tury.
puzzle-stand-up-hint = Kto kuca, nie strzela. A wróg, który cię nie widział, to prezent.
puzzle-stand-up-tempting = Wstałeś, a potem poszedłeś gdzie indziej.
puzzle-stand-up-end = W górę, jeden strzał i nikt więcej nie zauważył.

## one-step-aside
puzzle-one-step-aside = Krok w bok
puzzle-one-step-aside-task = Jesteś Paddym. Trzech wrogów jest zaalarmowanych; strzelec na d13 musi zginąć, zanim zacznie się część tury należąca do wroga.
puzzle-one-step-aside-hint = Z b11 coś zasłania. Wystarczy jeden krok.
puzzle-one-step-aside-tempting = Uciekłeś na północ, a oni za tobą.
puzzle-one-step-aside-end = Krok na c11 i linia wzroku była wolna.

## three-rifles
puzzle-three-rifles = Ich trzech
puzzle-three-rifles-task = Jesteś Paddym, rannym, dokoła trzech zaalarmowanych wrogów. Wartownik na g13 musi zginąć, zanim zacznie się część tury należąca do wroga.
puzzle-three-rifles-hint = Chodzi o najdalszego. Masz cztery punkty: celowanie kosztuje jeden, strzał dwa.
puzzle-three-rifles-tempting = Uciekałeś, a trzech strzelało za tobą.
puzzle-three-rifles-end = Z trzech nie ma jednego, i to tego, o którego chodziło.

## trap
puzzle-trap = Pułapka na patrol
puzzle-trap-task = Jesteś Paddym, nikt cię nie widzi na a4. Rzędem 5 idzie na zachód patrol. Bez strzału ma leżeć na b5 przed końcem tury.
puzzle-trap-hint = Patrol idzie swoją trasą krok za krokiem. Co masz przy sobie, co na niego zaczeka?
puzzle-trap-tempting = Biegałeś po krzakach. Patrol przeszedł.
puzzle-trap-end = Nikt nie słyszał. Patrole są punktualne, pułapki cierpliwe.

## bait
puzzle-bait = Przynęta
puzzle-bait-task = Jesteś Paddym na a4. Patrol ma wejść w pułapkę na a5 przed końcem tury.
puzzle-bait-hint = Sam na a5 nie pójdzie. Zastaw pułapkę, a potem daj się zobaczyć albo usłyszeć we właściwym miejscu.
puzzle-bait-tempting = Bez pułapki całe to bieganie to tylko hałas.
puzzle-bait-end = Pułapka leżała na a5, a przynętą byłeś ty na c3.

## creep-and-shoot
puzzle-creep-and-shoot = Podejdź i strzel
puzzle-creep-and-shoot-task = Jesteś Paddym, kucasz na c11. Patrol na a13 niczego nie podejrzewa; musi zginąć przed końcem tury.
puzzle-creep-and-shoot-hint = Podejdź bliżej, póki kucasz, potem wstań.
puzzle-creep-and-shoot-tempting = Przeszedłeś obok i schowałeś się w innym kącie.
puzzle-creep-and-shoot-end = Jedno pole w kucki, w górę, jeden strzał.

## knife-in-the-back
puzzle-knife-in-the-back = Nóż w plecy
puzzle-knife-in-the-back-task = Jesteś Paddym, kucasz na b11. Patrol na e13 patrzy na wschód. Musi zginąć przed końcem tury.
puzzle-knife-in-the-back-hint = Krok i pchnięcie to może być jedna akcja. Ale najpierw trzeba stanąć na nogi.
puzzle-knife-in-the-back-tempting = Wspinałeś się po papiery, a patrol poszedł dalej.
puzzle-knife-in-the-back-end = Ani się obejrzał. Nóż nie robi hałasu.

## paddy-is-dead
puzzle-paddy-is-dead = Za Paddy'ego
puzzle-paddy-is-dead-task = Jesteś Jockiem, Paddy nie żyje. Trzech idzie za nim na północ. Strażnik na d9 musi zginąć przed końcem tury.
puzzle-paddy-is-dead-hint = Jesteś jeszcze poza mapą. Wejdź tam, skąd widać daleko, i zachowaj dwa punkty na strzał.
puzzle-paddy-is-dead-tempting = Zostałeś na skraju i czekałeś.
puzzle-paddy-is-dead-end = Dwa pola do środka i jeden strzał wzdłuż drogi.

## long-lane
puzzle-long-lane = Wzdłuż długiej drogi
puzzle-long-lane-task = Jesteś Paddym na d11, na karku masz strażnika i patrol. Zginąć musi wartownik daleko z tyłu, na f6, zanim zacznie się część tury należąca do wroga.
puzzle-long-lane-hint = Biegnij, aż droga za tobą będzie wolna, odwróć się, celuj.
puzzle-long-lane-tempting = Strzelałeś do najbliższego patrolu.
puzzle-long-lane-end = Z g14 widać aż do f6. Stał do ciebie tyłem.

## across-the-yard
puzzle-across-the-yard = Przez podwórze
puzzle-across-the-yard-task = Jesteś Paddym na b11, nikt cię jeszcze nie widział. Wartownik na f6 musi zginąć przed końcem tury.
puzzle-across-the-yard-hint = Trzy pola biegiem i jesteś w zasięgu; zostają dwa punkty.
puzzle-across-the-yard-tempting = W ukryciu jest bezpiecznie, ale nikt od tego nie ginie.
puzzle-across-the-yard-end = Trzy pola biegiem, jeden strzał. Po to jest bieg.

## aim-first
puzzle-aim-first = Najpierw wyceluj
puzzle-aim-first-task = Jesteś Paddym na c14. Patrol na e13 patrzy w twoją stronę. Musi zginąć przed końcem tury.
puzzle-aim-first-hint = Krok w tył, a cztery punkty wystarczą jeszcze na wszystko, czego wymaga dobry strzał.
puzzle-aim-first-tempting = Pułapka leżała tam, gdzie nikt nie chodzi.
puzzle-aim-first-end = Krok, celowanie, strzał: jeden, jeden i dwa.

## grenade
puzzle-grenade = Granat
puzzle-grenade-task = Jesteś Paddym na f15. Zaalarmowany strażnik na d15 ma pistolet maszynowy. Musi zginąć, zanim zacznie się część tury należąca do wroga.
puzzle-grenade-hint = Masz coś, co nie musi trafić, żeby zadziałało. Ale nie stój tu, gdzie stoisz.
puzzle-grenade-tempting = Przebiegłeś obok niego z lufą na plecach.
puzzle-grenade-end = Krok bliżej i granat: po strażniku.

## last-man
puzzle-last-man = Ostatni
puzzle-last-man-task = Jesteś Jockiem, zostałeś sam. Na północ idą dwaj strażnicy z pistoletami maszynowymi. Tylny, na h11, musi zginąć, zanim zacznie się część tury należąca do wroga.
puzzle-last-man-hint = Nie strzelaj do bliższego tylko dlatego, że jest blisko. Krok na zachód otwiera linię.
puzzle-last-man-tempting = Celowałeś do bliższego, a chodziło o drugiego.
puzzle-last-man-end = Z a4 drugi strażnik stał jak na dłoni.

## round-the-hut
puzzle-round-the-hut = Dookoła chaty
puzzle-round-the-hut-task = Jesteś Paddym, kucasz na b15. Wartownik na g17 patrzy na wschód. Bez strzału ma zginąć przed końcem tury.
puzzle-round-the-hut-hint = Przyjdź od południa, biegiem, a nóż zachowaj na ostatni krok.
puzzle-round-the-hut-tempting = Odszedłeś na północ; wartownik ziewnął.
puzzle-round-the-hut-end = Jednym tchem za jego plecy, resztę zrobił nóż.

## on-his-way
puzzle-on-his-way = W drodze powrotnej
puzzle-on-his-way-task = Jesteś Paddym na c14. Patrol zawrócił na a17 i idzie na wschód. Ma leżeć na c17 przed końcem tury.
puzzle-on-his-way-hint = Wiesz, którędy pójdzie. Bądź tam pierwszy i zniknij, zanim przyjdzie.
puzzle-on-his-way-tempting = Wziąłeś papiery, i dobrze, ale nikt od tego nie ginie.
puzzle-on-his-way-end = Wszedł w pułapkę, wracając na posterunek.
