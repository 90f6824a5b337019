## Walk
lesson-walk = Chodzenie
lesson-walk-about = Komandos ma cztery punkty akcji na turę. Pole kosztuje jeden, kucnięcie też; wstanie nic nie kosztuje.
lesson-walk-go = Paddy stoi w sadzie i ma cztery punkty akcji. Poprowadź go dwa pola na północ: kliknij pole, etykieta powie, ile to kosztuje.
lesson-walk-go-early = Stałby bezczynnie ze wszystkimi punktami. Najpierw dwa pola na północ.
lesson-walk-down = Teraz niech kucnie. To kosztuje jeden punkt, a za żywopłotem lub niskim murem nikt go wtedy nie zobaczy.
lesson-walk-down-on = Zatrzymaj się tu na chwilę i kucnij.
lesson-walk-wait = Został jeden punkt. Możesz go wydać albo odpuścić: zakończ jego turę.
lesson-walk-end = Potem przychodzi kolej wroga: dobiera się kartę, patrole idą, a kto coś zauważył, działa. I tak tura po turze, aż się wycofasz albo nastanie świt.

## Hedge
lesson-hedge = Poza zasięgiem wzroku
lesson-hedge-about = Wróg widzi to, co ma przed sobą, chyba że coś zasłania. Niska osłona ukrywa tego, kto kuca tuż za nią.
lesson-hedge-along = Wartownik na północ od ciebie patrzy prosto w tę stronę. Paddy kuca za żywopłotem. Przejdź wzdłuż niego jedno pole na wschód, wciąż w kucki.
lesson-hedge-along-stood = Kto wstaje za żywopłotem, stoi na widoku: wartownik od razu by go zobaczył. Zostań nisko.
lesson-hedge-along-over = Kto opuszcza osłonę, pokazuje się celowo. Zostań nisko i idź wzdłuż żywopłotu.
lesson-hedge-back = Ani drgnął: kroku za niską osłoną nie widać. Wróć tam, gdzie byłeś.
lesson-hedge-back-stood = Jeszcze nie. Zostań nisko i wróć o jedno pole.
lesson-hedge-stand = Przed każdym krokiem plansza mówi, kto by cię tam zobaczył. Teraz sprawdź, po co był żywopłot: wstań.
lesson-hedge-end = Zobaczył Paddy’ego: wartownik jest zaalarmowany, Paddy odsłonięty, a w fazie ataku wroga padnie strzał. Nakładka „Dlaczego widać, dlaczego nie” rysuje każdą linię wzroku.

## Knife
lesson-knife = Nóż
lesson-knife-about = Od tyłu nóż zabija bez kości i bez hałasu. Potem trzeba ukryć ciało.
lesson-knife-stab = Wartownik, i patrzy w drugą stronę. Wybierz „ruch i atak”, podejdź do niego od tyłu i użyj noża: razem kosztuje to jeden punkt.
lesson-knife-stab-shot = Pistolet słychać na sześć pól wokół, a może chybić. Podejdź o pole bliżej i użyj noża.
lesson-knife-lift = Ani dźwięku. Ale kto zobaczy ciało, podniesie alarm. Wejdź na jego pole i podnieś ciało.
lesson-knife-lift-left = Następny patrol by go znalazł. Najpierw podnieś ciało.
lesson-knife-hide = Połóż go pod drzewami na zachodzie, gdzie nikt nie dojrzy go z daleka.
lesson-knife-hide-open = Tam leży na widoku. Drzewa są po drugiej stronie.
lesson-knife-hide-left = Nie może tu stać z ciałem w rękach: tak ani nie pobiegnie, ani nie powalczy. Połóż je pod drzewami.
lesson-knife-end = Jeden wróg mniej i nikt o tym nie wie. Tak wygrywa się misje.

## Noise
lesson-noise = Hałas
lesson-noise-about = Strzał słychać wokół strzelającego. Kto go słyszy, odwraca się, a alarm zbliża się o pole.
lesson-noise-silent = Jeden wartownik stoi przed tobą odwrócony plecami, drugi dwa pola za nim, trzeci daleko na wschodzie. Załatw pierwszego bez hałasu.
lesson-noise-silent-shot = To ściągnie pozostałych. Stoi tuż przed tobą: użyj noża.
lesson-noise-loud = A teraz celowo z hałasem: strzel do drugiego wartownika z pistoletu i obserwuj trzeciego oraz tor skrytości.
lesson-noise-loud-away = Najpierw strzel, żeby zobaczyć, co robi strzał.
lesson-noise-end = Padł, ale znacznik skrytości się przesunął, a człowiek na wschodzie odwrócił się i nadchodzi. Gdy znacznik dojdzie do końca, jest alarm i wszyscy są na nogach.

## Papers
lesson-papers = Przez okno
lesson-papers-about = Przez okno wspina się za dwa punkty; co leży na własnym polu, podnosi się za darmo.
lesson-papers-window = Dokumenty leżą w pokoju przed tobą, a wartownik obok patrzy w drugą stronę. Wejdź przez okno.
lesson-papers-window-wall = Przez okno się nie przechodzi, tylko wspina. Kosztuje to dwa punkty.
lesson-papers-window-early = Wartownik nie będzie wiecznie patrzył w bok. Wejdź teraz.
lesson-papers-papers = Jesteś w środku. Podnieś dokumenty.
lesson-papers-papers-forgotten = Nie bez tego, po co przyszedłeś. Najpierw podnieś dokumenty.
lesson-papers-papers-early = Najpierw podnieś dokumenty: to nic nie kosztuje.
lesson-papers-out = Zostały dwa punkty, w sam raz. Wyjdź z powrotem.
lesson-papers-out-early = W środku zobaczą go, gdy tylko ktoś wejdzie drzwiami. Masz dwa punkty: wyjdź.
lesson-papers-end = Tam i z powrotem, i nikt nic nie wie. Teraz daleka droga do miejsca, którym wszedłeś.

## Bomb
lesson-bomb = Bomby Lewesa
lesson-bomb-about = Bombę się kładzie, zapalnik ustawia w kartach wydarzeń, a gdy wybucha, jest się daleko.
lesson-bomb-lay = Paddy ma bombę Lewesa. Połóż ją na polu między nim a wartownikiem, który patrzy w drugą stronę.
lesson-bomb-lay-far = Na razie zostań na miejscu i połóż bombę na polu przed sobą.
lesson-bomb-fuse = Zapalnik liczy się w kartach talii wydarzeń. W każdej turze dobiera się jedną. Ustaw jeden.
lesson-bomb-fuse-long = Trzy tury to długo: wartownik mógłby ją znaleźć. Ustaw jeden.
lesson-bomb-run = A teraz precz. Dwa pola na zachód, pierwsze na ukos.
lesson-bomb-run-stayed = Obok bomby się nie czeka. Najpierw uciekaj.
lesson-bomb-blast = Zakończ jego turę: dobiera się kartę i zapalnik dogorywa.
lesson-bomb-end = Wartownika nie ma. Tak samo składy, działa i pojazdy, jeśli bomba leży obok i kości dopiszą; oczywiście wszyscy to słyszeli.
