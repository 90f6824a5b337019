## Start line
lesson-start-line = Linia wyjściowa
lesson-start-line-about = 17 września 1944. Ćwiczenie nauczyło cię maszerować, płacić i atakować; tu te same reguły niosą prawdziwą armię. Natarcie z marszu to atak w środku ruchu.
lesson-start-line-roll = Gwardia stoi na południe od Valkenswaard z paliwem w bakach, a jedyną drogę zamyka batalion karny. Podnieś brygadę pancerną i natrzyj na batalion z marszu.
lesson-start-line-roll-wait = Według rozkładu przed nocą ma być Eindhoven. Natrzyj na batalion z marszu.
lesson-start-line-end = Jedna droga, na czele jedna brygada: kto ją zamyka, tego trzeba przejechać, bo inaczej cały korpus czeka z tyłu.

## Trail
lesson-trail = Szlak nad Kall
lesson-trail-about = Las Hürtgen w listopadowym błocie: ile kosztuje pole, zależy od tego, kto idzie, po czym i w jaką pogodę.
lesson-trail-walk = Przed 28. dywizją leżą dwa pola lasu. Przestaw ją w tryb ruchu i przeprowadź, dwa pola na północny wschód. Jej czołgi tak daleko nie dojadą.
lesson-trail-walk-tanks = W błocie pole lasu bez szlaku kosztuje czołg osiem punktów, a ma sześć. Przejedzie jedno pole na etap, nie więcej. Poślij piechotę.
lesson-trail-walk-early = Nikt jeszcze nie pomaszerował. Przeprowadź 28. dywizję przez las.
lesson-trail-end = Pieszo kosztowało to cztery punkty. Zanim zaplanujesz, spójrz na pogodę: tabela terenu ma dla każdej osobną kolumnę.

## Hamich
lesson-hamich = Działa na Hamich
lesson-hamich-about = Amerykańska armia strzela, zanim ruszy jej piechota. Umocnienia i las zabierają kolumny; dość dział ma ich na zapas.
lesson-hamich-fire = 12. dywizja grenadierów ludowych siedzi w jeżu przed 1. dywizją. Ostrzelaj ją działami 1. Armii; skład jest tuż obok.
lesson-hamich-fire-silent = Działa mają czterdzieści żetonów i cel w zasięgu. Strzelaj.
lesson-hamich-end = Zdezorganizowana mimo umocnień: teraz broni się połową siły. Na to pójdzie większość twojego zaopatrzenia.

## Carpet
lesson-carpet = Nalot dywanowy
lesson-carpet-about = 16 listopada cztery tysiące samolotów otworzyło drogę operacji Queen. Przylatują raz, w pierwszym etapie.
lesson-carpet-first = Wybierasz dwa sąsiednie pola. Najpierw wybierz 12. dywizję grenadierów ludowych na polu B14.32.
lesson-carpet-first-early = Latają tylko w pierwszym etapie. Wybierz pole, zanim zakończysz ruch.
lesson-carpet-second = A teraz pole 47. dywizji obok.
lesson-carpet-second-apart = To daleko stąd: drugie pole musi sąsiadować z pierwszym. Wybierz 47. dywizję.
lesson-carpet-end = Oba pola dostaną bomby, gdy przyjdzie ostrzał. Miej obok kogoś, kto to wykorzysta.

## Nijmegen
lesson-nijmegen = Most w Nijmegen
lesson-nijmegen-about = Waal przekracza się tylko mostami, a Niemcy mają pod nimi ładunki. Czy most wyleci, rzuca się, gdy przychodzisz.
lesson-nijmegen-cross = Poślij czołgi Gwardii przez most, na północ. Niemiec może zażądać rzutu.
lesson-nijmegen-cross-early = Arnhem leży na drugim brzegu. Przejedź.
lesson-nijmegen-check = Chce wiedzieć, czy ładunki odpalą. Niech padną kości.
lesson-nijmegen-on = Osiem: most stoi i jesteś za nim. Jedź drogą o jedno pole dalej.
lesson-nijmegen-end = Każdy rzut się zużywa. Na wyspie czołgi trzymają się drogi: obok jest dla nich za miękko.

## Manderfeld
lesson-manderfeld = Przez lukę Losheim
lesson-manderfeld-about = 16 grudnia 1944, grasz Niemcami. W śniegu i lesie na nikogo nie naciera się z marszu: teren jest za drogi. Więc zwykły atak.
lesson-manderfeld-form = Manderfeld trzyma jeden szwadron kawalerii. Zaatakuj go razem czołgami i grenadierami pancernymi Leibstandarte.
lesson-manderfeld-form-alone = Zegar chodzi dla ciebie, póki Amerykanie są zaskoczeni. Nie oszczędzaj sił: atakuj obiema jednostkami.
lesson-manderfeld-form-none = Droga nad Mozę prowadzi przez Manderfeld. Atakuj.
lesson-manderfeld-end = Sześć do jednego. W pierwszym etapie nikt ci nie odpowiada; od drugiego ruszą ich rezerwy.

## Dam
lesson-dam = Tama
lesson-dam-about = Nad rzeką Rur leży jezioro, a pod nim ziemia, przez którą Amerykanie muszą atakować.
lesson-dam-open = Twoja dywizja trzyma tamę Schwammenauel. Wysadź śluzy.
lesson-dam-open-early = Dolina jest jeszcze sucha. Wysadź je, póki tama jest twoja.
lesson-dam-end = Można to zrobić raz. Gdy dolina jest zalana, rzeki Rur nikt nie przekroczy; kto chce wygrać operację Queen, myśli o tamie zawczasu.
