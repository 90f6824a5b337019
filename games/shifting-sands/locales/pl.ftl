# Ruchome piaski

## Pudełko
game-title = Ruchome piaski
game-facts = Pola, karty i grupy bojowe · 2 graczy · od 4 do 8 godzin · średnia
scenario-campaign = Kampania: od Grazianiego do Tunisu, 1940–1943
scenario-sonnenblume = Operacja Sonnenblume: pierwszy rok Rommla
option-mountain-division = Niemiecka 5 Dywizja Górska (19.11)
option-mountain-division-on = przybywa z Unternehmen Irak
option-mountain-division-off = nie bierze udziału
option-ge-999 = Niemiecka 999 Dywizja (19.12)
option-ge-999-on = może przybyć do Tunisu w 1943
option-ge-999-off = nie bierze udziału
option-br-6 = Brytyjska 6 Dywizja (19.13)
option-br-6-on = może przybyć jesienią 1941
option-br-6-off = nie bierze udziału
option-rommel-germans = Rommel prowadzi (19.21)
option-rommel-germans-on = tylko ataki z Niemcami
option-rommel-germans-off = każdy atak Osi
option-balbo = Balbo (19.22)
option-balbo-on = tylko latem 1940 i bez Afryki Wschodniej
option-balbo-off = w każdym czasie
option-malta = Malta (19.3)
option-malta-on = nie daje punktów zwycięstwa
option-malta-off = daje punkty zwycięstwa
option-axis-choice = Zimowa karta Osi (19.41)
option-axis-choice-on = dowolna karta
option-axis-choice-off = wskazana karta
option-barbarossa = Barbarossa (19.42)
option-barbarossa-on = alianci mogą ją wziąć
option-barbarossa-off = przychodzi z dociągu
option-corset = Niemieckie grupy bojowe (19.5)
option-corset-on = mogą zastąpić włoskie dywizje
option-corset-off = zastępują tylko Niemców
option-syrian-forts = Forty w Syrii (19.6)
option-syrian-forts-on = są górami dla alianckich dywizji
option-syrian-forts-off = są fortami
option-play-on = Po wiośnie 1942 (18.4)
option-play-on-on = Sonnenblume trwa dalej jako kampania
option-play-on-off = Sonnenblume się kończy

## Miejsca
seat-axis = Oś
seat-allied = Alianci

## Tura i fazy
season-winter = Zima
season-spring = Wiosna
season-summer = Lato
season-fall = Jesień
turn = { $season } { $year ->
    [1940] 1940
    [1941] 1941
    [1942] 1942
   *[other] 1943
}, tura { $turn }
phase-cards = Karty strategiczne
phase-action = Runda { $round }, { $side }: akcja
phase-activation = Runda { $round }, { $side }: aktywacja
phase-movement = Runda { $round }, { $side }: ruch
phase-combat = Runda { $round }, { $side }: walka
phase-redeployment = Runda { $round }, { $side }: ruch strategiczny
phase-attrition = Wyczerpanie i zwycięstwo
phase-replacements = Uzupełnienia
standing = { $vp ->
    [one] 1 punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
   *[many] { $vp } punktów zwycięstwa
}
over-won = Zwycięzca: { $side }.

## Co teraz zrobić
prompt-over = Gra skończona.
prompt-wait = Decyzja: { $side }.
prompt-pick = { $side }: weź wskazaną kartę do ręki albo żadnej. Leży wśród twoich kart, nad mapą.
prompt-discard = { $side }: odrzuć niechciane karty z poprzedniej tury, potem dociągnij.
prompt-option = { $side }: umieść teraz dywizję opcjonalną albo nie.
prompt-choose = { $side }: zagraj kartę na operacje, ruch strategiczny, uzupełnienia lub wydarzenie albo działaj bez karty za jeden punkt.
prompt-activate = { $side }, { $points ->
    [one] został jeden punkt
    [few] zostały { $points } punkty
   *[many] zostało { $points } punktów
}: kliknij pole, aby aktywować je do ruchu lub walki.
prompt-march = { $side }: ruszaj jednostkami z pól aktywowanych do ruchu. Kliknij jednostkę, potem cel.
prompt-moving = { $unit }, { $left ->
    [one] został jeden punkt ruchu
    [few] zostały { $left } punkty ruchu
   *[many] zostało { $left } punktów ruchu
}: kliknij następne pole albo zatrzymaj.
prompt-excess = { $side }: za dużo jednostek na polu; usuń jedną.
prompt-assault = { $side }: kliknij wrogie pole, aby je zaatakować, albo zakończ walkę.
prompt-open = Atak na pole { $space }: kliknij jednostki, które biorą udział, potem atak z flanki albo zwykły.
prompt-combat-cards = Bitwa o pole { $space }: zagraj karty bitewne albo żadnej.
prompt-losses = { $side }: do przyjęcia { $left ->
    [one] jeden punkt strat
    [few] { $left } punkty strat
   *[many] { $left } punktów strat
}; kliknij jednostkę, która traci poziom.
prompt-overrun = { $side }, rozbicie: zwykłe straty albo poziom z każdej jednostki, zależnie co kosztuje więcej.
prompt-replacement = { $unit } straciła ostatni poziom: wybierz grupę bojową na jej miejsce.
prompt-stand = { $side }: strać jeszcze jeden poziom i utrzymaj pole albo się wycofaj.
prompt-retreat = { $side }, odwrót o { $length ->
    [one] jedno pole
    [few] { $length } pola
   *[many] { $length } pól
}: kliknij jednostkę, potem cel.
prompt-relocate = { $side }, rozbicie: przenieś każdą jednostkę w bezpieczne miejsce.
prompt-pursuit = { $side }: ruszaj atakującymi w pościg albo zostań.
prompt-advancing = { $unit } w pościgu, { $left ->
    [one] zostało jedno pole
    [few] zostały { $left } pola
   *[many] zostało { $left } pól
}: kliknij następne pole albo zatrzymaj.
prompt-dash = { $side }, Rajd na druty: czołgi z jednego pola mogą ruszyć jeszcze raz.
prompt-redeploy = { $side }, { $points ->
    [one] został jeden punkt
    [few] zostały { $points } punkty
   *[many] zostało { $points } punktów
}: kliknij jednostkę do ruchu strategicznego. Grupa bojowa kosztuje punkt, dywizja trzy.
prompt-redeploying = { $unit }: kliknij pole, na które się przenosi.
prompt-arrive = { $side }: umieść przybywające jednostki.
prompt-bring = { $side }: sprowadź z rezerwy do { $left ->
    [one] jednej grupy bojowej
   *[other] { $left } grup bojowych
}.
prompt-landing = { $side }: zaatakuj pole { $space } przez cieśninę albo wejdź na nie, albo zostań.
prompt-flips = { $side }: odbuduj do { $left ->
    [one] jednej zredukowanej jednostki
   *[other] { $left } zredukowanych jednostek
}.
prompt-shaken = { $side }, Niskie morale: wybierz włoską dywizję, która zostanie zredukowana.
prompt-uproot = { $side }: wybierz wrogie jednostki, które tracą po poziomie ({ $left }).
prompt-withdraw = { $side }: wybierz jednostki, które odchodzą ({ $left }).
prompt-name = { $side }: wskaż cel operacji.
prompt-charter = { $side }, Karta atlantycka: punkt brytyjski czy Wspólnoty?
prompt-restock = { $side }: wydaj punkty uzupełnień na zredukowane i wyeliminowane jednostki. Niewydane przepadają.

## Objaśnienia: dwa zdania, gdy coś pojawia się pierwszy raz
explain-prompt-pick = Każdej zimy do talii wtasowuje się nowe karty. Jedną z nich można wziąć od razu do ręki.
explain-prompt-discard = Odrzucone karty leżą zakryte i wracają przy następnym tasowaniu. Potem dociągasz do limitu ręki.
explain-prompt-choose = Karta służy tylko jednemu: punktom ruchu i walki, ruchowi strategicznemu, uzupełnieniom na koniec tury albo wydarzeniu. Nie dwa razy z rzędu ruch strategiczny ani uzupełnienia.
explain-prompt-activate = Pole kosztuje punkt za każdą narodowość; przy częściowym zaopatrzeniu atak kosztuje punkt za każdą jednostkę. Kliknij pole i powiedz, czy jednostki się ruszają, czy atakują; czołgi po ruchu mogą jeszcze dołączyć do ataku.
explain-prompt-march = Jednostki idą po liniach ciągłych, pole za punkt, nigdy na wroga. Zatrzymanie nic nie kosztuje; kto nie ruszył, zostaje.
explain-prompt-assault = Jednostki aktywowane do walki atakują sąsiednie pola, każda raz. Kilka pól może atakować jedno wspólnie.
explain-prompt-open = Kto ma dywizję, strzela z tabeli dywizji, inni z tabeli grup bojowych. Panel pokazuje kolumny i przesunięcia.
explain-prompt-combat-cards = Karta bitewna zwycięzcy zostaje odkryta obok mapy i może posłużyć jeszcze w tej turze. Inaczej idzie na stos kart wykorzystanych.
explain-prompt-losses = Poziom pochłania tyle punktów strat, ile wynosi środkowa liczba jednostki. Straty muszą być jak najbliższe liczbie, ale nie większe.
explain-prompt-stand = W górach i na bagnach można oddać jeszcze jeden poziom i utrzymać pole. Ostatnia jednostka musi to przeżyć.
explain-prompt-retreat = Odwrót prowadzi najpierw na pola własne i zaopatrzone, nigdy z powrotem na pole bitwy. Wycofane jednostki nie walczą w dalszych bitwach tej akcji.
explain-prompt-pursuit = Piechota może wejść na opuszczone pole, czołgi dalej. Pościg nic nie kosztuje, ale opuszcza się własne pole.
explain-prompt-redeploy = Ruch strategiczny prowadzi przez własne, zaopatrzone pola albo morzem z portu do portu. Nie walczy się i nie wchodzi na wrogie pola.
explain-prompt-restock = Punkt odbudowuje poziom dwóch grup bojowych albo jednej dywizji. Wyeliminowana jednostka kosztuje tyle samo za każdy poziom.

## Co się stało
log-turn = Rozpoczęła się tura { $turn }.
log-draws = { $side }: dociągnięte karty: { $count }.
log-drew = Dociągasz kartę { $card }.
log-picked = Karta { $card } została wzięta do ręki.
log-discarded = Odrzucasz kartę { $card }.
log-played = { $side }: zagrano kartę { $card } { $use }.
log-automatic = { $side }: działanie bez karty, za jeden punkt.
log-recorded = Karta { $card } przyniosła punkty uzupełnień.
log-activated-move = Aktywowano do ruchu: { $space } ({ $cost }).
log-activated-attack = Aktywowano do walki: { $space } ({ $cost }).
log-mission = { $side }: Long Range Desert Group wyrusza { $mission }.
log-mission-die = Misja: wynik rzutu { $die }. ({ $side })
log-intelligence = Long Range Desert Group ogląda karty Osi: { $count }.
log-raided = Rajd odebrał Osi kartę { $card }.
log-mission-loss = { $unit } straciła poziom na misji.
log-moved = { $unit } przeszła na pole { $space }.
log-control = { $side }: kontrola nad polem { $space }.
log-vp = Punkty zwycięstwa { $by ->
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $by }
}: teraz { $vp }.
log-recalled = { $unit } została odwołana.
log-roused = Stają się aktywne jednostki: { $nation }.
log-lost = Stracona na stałe: { $unit }.
log-eliminated = Wyeliminowana: { $unit }.
log-reduced = { $unit } straciła poziom.
log-restored = { $unit } wróciła do pełnej siły.
log-arrived = { $unit } przybyła na pole { $space }.
log-to-reserve = { $unit } przeszła do rezerwy.
log-exchanged = { $unit } wymieniła żeton na nowszy.
log-saw = Widzisz kartę { $card }.
log-fetched = Karta { $card } została wzięta do ręki.
log-torch = Torch: alianci wylądowali w Maroku i Algierii.
log-air-support = Wsparcie lotnicze zagrano z Herkulesem.
log-attack = Atak na pole { $space }.
log-joins = { $unit } bierze udział.
log-rommel = Atak prowadzi Rommel.
log-bonus = Premia karty dotyczy tego ataku.
log-flank-die = Próba flanki: wynik rzutu { $die }. ({ $side })
log-flank-won = Atak z flanki udany ({ $total }): atakujący strzela pierwszy.
log-flank-lost = Atak z flanki nieudany ({ $total }): obrońca strzela pierwszy.
log-combat-card = { $side }: w bitwie zagrano kartę { $card }.
log-fire-die = { $side }, ogień: wynik rzutu { $die }.
log-fire = { $side }, zadane punkty strat: { $number }.
log-wins = Bitwę wygrywa { $side }.
log-nobody-wins = Nikt nie wygrał bitwy.
log-stands = { $unit } oddaje poziom i obrońcy trwają.
log-retreated = { $unit } wycofała się na pole { $space }.
log-relocated = { $unit } uszła na pole { $space }.
log-replaced = { $by } zastępuje: { $unit }.
log-advanced = { $unit } weszła w pościgu na pole { $space }.
log-battle-over = Koniec bitwy o pole { $space }.
log-redeployed = { $unit } przeniosła się na pole { $space }.
log-named = Celem operacji jest pole { $space }.
log-charter = Karta atlantycka: punkt więcej na { $record }.
log-rebuilt = { $unit } została odtworzona.

## Użycie karty
use-ops = na operacje
use-rd = na ruch strategiczny
use-rp = na uzupełnienia
use-event = jako wydarzenie
use-supported = jako wydarzenie, ze Wsparciem lotniczym
mission-raid = na rajd
mission-intelligence = na zwiad
card-ops = operacje

## Narodowości i uzupełnienia
nation-br = brytyjskie
nation-aus = australijskie
nation-ind = indyjskie
nation-nz = nowozelandzkie
nation-sa = południowoafrykańskie
nation-ff = Wolnych Francuzów
nation-gk = greckie
nation-pol = polskie
nation-us = amerykańskie
nation-ffus = francuskie pod dowództwem USA
nation-ge = niemieckie
nation-it = włoskie
nation-vf = Vichy
nation-ir = irackie
nation-eg = egipskie
record-ge = uzupełnienia niemieckie
record-it = uzupełnienia włoskie
record-br = uzupełnienia brytyjskie
record-cw = uzupełnienia Wspólnoty
record-allied = uzupełnienia mniejszych aliantów
record-us = uzupełnienia amerykańskie

## Dlaczego nie
why-over = Gra jest skończona.
why-not-yours = Teraz decyduje druga strona.
why-not-now = Teraz nie robi się nic takiego.
why-not-in-hand = Tej karty nie masz w ręku.
why-not-offered = Tej karty nie można teraz wziąć.
why-twice = Nie dwa razy z rzędu: poprzednia akcja była taka sama.
why-rp-banned = Wydarzenie zabrania Osi kart na uzupełnienia.
why-combat-card = To karta bitewna: jej wydarzenie zagrywa się w bitwie.
why-before-torch = To wydarzenie czeka na operację Torch.
why-one-reinforcement = Jedno takie wydarzenie z posiłkami na turę, a już je zagrano.
why-too-early = To wydarzenie czeka na turę { $turn }.
why-needs-card = Najpierw musi zostać zagrana karta { $card }.
why-after-card = Nie po zagraniu karty { $card }.
why-needs-card-now = Tylko w turze, w której działa karta { $card }.
why-while-card = Nie w turze, w której działa karta { $card }.
why-late-round = Zagrywa się je w rundach akcji od 1 do { $round }.
why-not-held = Nie kontrolujesz pola { $space }.
why-none-held = Nie kontrolujesz żadnego z pól wymienionych na karcie.
why-lost = Pole { $space } kontroluje przeciwnik.
why-none-there = Nie stoi tam żadna jednostka, o której mówi karta.
why-all-lost = Jednostki wymienione na karcie są trwale wyeliminowane.
why-no-enemy-there = W regionach wymienionych na karcie nie stoi żaden przeciwnik.
why-besieged = Malta jest oblężona, a Spitfire’y nie przybyły.
why-no-footing = Oś nie kontroluje ani Chartumu, ani żadnego pola zwycięstwa w Egipcie.
why-no-open-place = Każde alianckie pole zwycięstwa w Egipcie ma garnizon.
why-nothing-taken = Oś nie zdobyła w tej turze żadnego pola w Libii ani w Egipcie albo żadnego już nie trzyma.
why-too-late = Na to wydarzenie jest za późno.
why-not-in-sicily = Nie wszystkie cztery jednostki na Maltę stoją na Sycylii.
why-needs-air-support = Trzeba zagrać z nim Wsparcie lotnicze, z ręki lub obok mapy.
why-no-air-support = Ze Wsparciem lotniczym zagrywa się tylko Herkulesa.
why-cards-out-of-supply = Siły z jednostkami poza zaopatrzeniem nie używają kart bitewnych.
why-cards-neutral = Jednostki irackie i Vichy nie używają kart bitewnych przed Unternehmen Irak.
why-no-combat-card = To nie jest karta bitewna.
why-card-not-at-hand = Karty nie ma ani w ręku, ani obok mapy.
why-card-used = Tej karty użyto już w tej akcji.
why-grounded = Alianckie karty lotnicze w tej turze nie działają.
why-card-does-not-fit = Ta bitwa nie spełnia warunków karty.
why-no-such-unit = Nie ta jednostka.
why-inactive = Te jednostki nie są jeszcze aktywne.
why-has-moved = Jednostka już się ruszała.
why-too-dear = Za mało punktów.
why-out-of-supply = Jednostka jest poza zaopatrzeniem.
why-first-of-kind = Weź pierwszą z tych grup bojowych; są jednakowe.
why-nowhere-to-go = Jednostka nie ma dokąd iść.
why-no-reserve = Do rezerwy idą tylko grupy bojowe, a włoskie z Afryki Wschodniej nie.
why-malta = Malta nie przyjmuje jednostek.
why-closed-ground = Ten teren jest dla tej jednostki zamknięty.
why-not-friendly = Nie kontrolujesz tego pola.
why-no-supply-there = Jednostka byłaby tam poza zaopatrzeniem.
why-no-path = Nie prowadzi tam własna droga, lądem ani morzem.
why-not-from-reserve = Rezerwa nie przychodzi na to pole.
why-stays = Jednostka już tam stoi.
why-port-closed = Do tego portu nie prowadzi droga morska.
why-no-flip = Tej jednostki nie można teraz odbudować.
why-not-in-battle = Jednostka nie bierze udziału w tej bitwie.
why-enemy-there = Stoi tam wróg.
why-too-far = To za daleko.
why-only-vacated = Tylko na pole opuszczone przez obrońców.
why-only-passed = Tylko na pola, przez które przeszli wycofujący się.
why-rough-stops = Góry i bagna kończą pościg.
why-nile = Ta linia kosztuje cały współczynnik ruchu.
why-attack-marker = Nie może skończyć na polu aktywowanym do walki.
why-full = Pole jest pełne.
why-must-move = Przed zatrzymaniem musi zrobić krok.
why-not-reduced = Jednostka jest w pełnej sile.
why-not-eliminated = Jednostki nie ma na polu odbudowy.
why-dot = Jednostki z kropką nie przyjmują uzupełnień.
why-not-there = Nie na tym polu.
why-br-or-cw = Punkt należy się Brytyjczykom albo Wspólnocie.
why-not-overstacked = Pole mieści się w limicie.
why-not-by-card = Karta nie dotyczy tej.
why-not-activated = Pole nie jest aktywowane do ruchu.
why-no-line = Tych pól nie łączy linia.
why-closed-line = Przerywana linia jest dla tej jednostki zamknięta.
why-no-points = Nie ma już punktów ruchu.
why-neutrals-there = Stoją tam neutralni.
why-not-in-dash = Dalej ruszają tylko czołgi z jednego pola.
why-not-routed = Jednostka nie musi się wycofać.
why-friendly-first = Najpierw pola własne.
why-supplied-first = Najpierw pola z zaopatrzeniem.
why-battle-space = Nie z powrotem na pole bitwy.
why-length = Odwrót ma inną długość.
why-beside = Po oderwaniu się nikt nie kończy obok pola bitwy.
why-no-stand = Tylko góry i bagna pozwalają wytrwać.
why-last-unit = Ostatnia jednostka by tego nie przeżyła.
why-not-relieved = Najpierw pełna dywizja australijska, potem inne Wspólnoty.
why-nobody-there = Nie stoi tam żadna twoja jednostka.
why-only-fort = Samego fortu się nie aktywuje.
why-marked = Pole jest już aktywowane.
why-markers = Wszystkie pięć znaczników aktywacji jest w użyciu.
why-arrivals-first = Najpierw pola, na które przybyły jednostki.
why-no-favour = Kesselring pomaga raz na turę, w Afryce Północnej.
why-one-mission = Jedna misja na turę, a już wyruszyła.
why-lrdg-elsewhere = Long Range Desert Group nie jest na oazie.
why-matruh-lost = Bez zwiadu, gdy Marsa Matruh jest stracona.
why-libya-taken = Bez misji, gdy wszystkie pola zwycięstwa w Libii są alianckie.
why-no-mission-points = Te operacje nie wysyłają misji.
why-no-lrdg = Nie ma Long Range Desert Group.
why-not-in-region = Operacje tej karty dotyczą innego regionu.
why-no-refuge = Tam nie ma schronienia.
why-not-due = Ta jednostka teraz nie przybywa.
why-no-target = Nie ma tam wroga do zaatakowania.
why-nobody-can-attack = Nikt obok nie może go zaatakować.
why-west-of-tripoli = W akcji operacji Torch nie na zachód od Trypolisu.
why-no-attack-marker = Pole jednostki nie jest aktywowane do walki.
why-has-fought = Jednostka walczyła już w tej akcji.
why-moved = Jednostka się ruszała, a jej pole nie jest aktywowane do walki.
why-joined = Jednostka już bierze udział.
why-nations = Narodowości atakują razem tylko wtedy, gdy jedno z atakujących pól zawiera je wszystkie.
why-no-attacker = Nikt jeszcze nie bierze udziału.
why-no-rommel = Rommel nie może prowadzić: nie ma go w Afryce albo już prowadził atak w tej akcji.
why-rommel-fort = Rommel nie prowadzi ataku na fort.
why-rommel-elsewhere = Rommel nie prowadzi nikogo na Bliskim Wschodzie i w Afryce Wschodniej.
why-rommel-germans = Rommel prowadzi tylko ataki z udziałem Niemców.
why-flank-two = Atak z flanki wymaga dwóch jednostek lub więcej.
why-flank-armour = Atak z flanki wymaga czołgów.
why-flank-ground = Bez ataku z flanki na góry, bagna i forty.
why-no-bonus = Karta nie daje temu atakowi premii.
why-not-closest = Straty muszą być bliższe liczbie.
why-too-much = To byłoby więcej niż liczba.
why-no-replacement = Żadna taka grupa bojowa nie może jej zastąpić.
why-full-first = Najpierw grupy bojowe w pełnej sile.
why-minor-allies = Mniejsi alianci nie zastępują dywizji.
why-retreated-before = Jednostka wycofała się wcześniej i nie przyjmuje strat.
why-costs-less = Druga forma kosztuje więcej poziomów i trzeba ją wybrać.

## Etykiety
label-pick = Weź: { $card }
label-discard = Odrzuć: { $card }
label-play-ops = Operacje
label-play-rd = Ruch strategiczny
label-play-rp = Uzupełnienia
label-play-event = Wydarzenie
label-play-supported = Wydarzenie, ze Wsparciem lotniczym
label-automatic = Jeden punkt, bez karty
label-activate-move = Aktywuj do ruchu: { $space } ({ $cost })
label-activate-attack = Aktywuj do walki: { $space } ({ $cost })
label-favour = Kesselring: aktywuj do walki jak w pełnym zaopatrzeniu: { $space }
label-intelligence = LRDG: zwiad
label-raid = LRDG: rajd
label-take = Podnieś: { $unit }
label-step = Na pole { $space }
label-halt = Zatrzymaj
label-remove = Usuń: { $unit }
label-redeploy = Przenieś: { $unit }
label-redeploy-to = Przenieś na pole { $space }
label-to-reserve = Do rezerwy
label-attack = Atakuj: { $space }
label-join = { $unit } bierze udział
label-rommel = Prowadzi Rommel
label-bonus = Użyj premii karty
label-flank = Atak z flanki
label-engage = Atak
label-combat = Zagraj: { $card }
label-lose = { $unit } traci poziom
label-replace = { $unit } na jej miejsce
label-allot = Zwykłe straty
label-each = Poziom z każdej jednostki
label-stand = { $unit } traci jeszcze poziom, wszyscy trwają
label-yield = Odwrót
label-retreat = { $unit } wycofuje się na pole { $space }
label-retreat-via = { $unit } wycofuje się na pole { $space } przez { $via }
label-relocate = { $unit } uchodzi na pole { $space }
label-surrender = Poświęć: { $unit }
label-place = { $unit } na pole { $space }
label-place-reserve = { $unit } do rezerwy
label-flip = Odbuduj: { $unit }
label-name = Wskaż: { $space }
label-withdraw = { $unit } odchodzi
label-strike = { $unit } traci poziom
label-charter-br = Punkt brytyjski
label-charter-cw = Punkt Wspólnoty
label-restore = Odbuduj: { $unit }
label-rebuild = Odtwórz w pełnej sile na polu { $space }: { $unit }
label-rebuild-reserve = Odtwórz w pełnej sile w rezerwie: { $unit }
label-raise = Odtwórz zredukowaną na polu { $space }: { $unit }
label-raise-reserve = Odtwórz zredukowaną w rezerwie: { $unit }
label-done = Gotowe

## Pola boczne i stosy
box-allied-reserve = Rezerwa aliantów
box-axis-reserve = Rezerwa Osi
box-allied-rebuild = Odbudowa aliantów
box-axis-rebuild = Odbudowa Osi
box-allied-eliminated = Wyeliminowane alianckie
box-axis-eliminated = Wyeliminowane Osi
box-lrdg = Misja LRDG
pile-deck = Stos dociągu: { $side }
pile-discard = Karty wykorzystane: { $side }
pile-open = Obok mapy: { $side }
pile-gone = Poza grą: { $side }
mark-seen = widziana

## Tory
track-turn = Tura
track-vp = Punkty zwycięstwa
track-records = Punkty uzupełnień

## Rachunek bitwy
sum-terrain = teren
sum-armour = czołgi
sum-rommel = Rommel
sum-nile = wzdłuż Nilu
sum-bonus = premia karty
sum-out-of-supply = poza zaopatrzeniem
sum-italians = Włosi
sum-americans = Amerykanie
sum-auchinleck = Auchinleck
sum-cards = karty bitewne

## Wygląd
badge-routed = musi się wycofać
badge-retreated = wycofana
symbol-vp = pole zwycięstwa
symbol-port = port
symbol-fort = fort
symbol-star = źródło zaopatrzenia
symbol-mountain = góry
symbol-swamp = bagna
symbol-oasis = oaza

## Stałe rozkazy
order-cards = W obronie zagraj najbardziej pomocną kartę bitewną
order-losses = Ponoś straty tam, gdzie kosztują najmniej
order-retreat = Wycofaj się najlepszą drogą, bez obrony do końca

## Chwile stałych rozkazów
window-combat-cards = karty bitewne
window-losses = straty
window-excess = limit stosu
window-retreat = odwrót
window-depot = zdobyty skład
window-withdraw = odchodzące jednostki

## Jak się wygrywa
standing-axis = Oś wygrywa przy { $vp } punktach albo z Port Saidem i Suezem.
standing-allies = Alianci wygrywają przy { $vp } punktach lub mniej albo z Trypolisem.
standing-allies-after-torch = Alianci wygrywają przy { $vp } punktach lub mniej albo z Trypolisem, Tunisem i Aleksandrią.
standing-end = Po turze { $turn } Oś potrzebuje punktów: { $vp }; inaczej wygrali alianci.

## Kolejność gry
sequence-cards = Karty strategiczne: odrzucanie, potem dociąg
sequence-rounds = Sześć rund akcji, Oś pierwsza w każdej; akcja:
sequence-activate = aktywacja pól za punkty operacyjne
sequence-move = ruch
sequence-combat = walka
sequence-redeploy = albo ruch strategiczny, uzupełnienia, wydarzenie
sequence-attrition = Wyczerpanie: jednostki poza zaopatrzeniem są eliminowane
sequence-victory = Sprawdzenie zwycięstwa
sequence-replacements = Uzupełnienia: Oś, potem alianci
sequence-end = Koniec tury

## Tabele
chart-division-fire = Tabela ognia dywizji
chart-division-fire-means = Dla sił z dywizją. Punkty strat według rzutu i sumy współczynników walki; gwiazdka to wynik pogrubiony, który może rozbić.
chart-battlegroup-fire = Tabela ognia grup bojowych
chart-battlegroup-fire-means = Dla samych grup bojowych. Punkty strat według rzutu i sumy współczynników walki; gwiazdka to wynik pogrubiony, który może rozbić.
chart-terrain = Teren
chart-terrain-means = O ile kolumn w lewo przesuwa się ogień atakującego, czy możliwe są atak z flanki i rozbicie, czy obrońcy mogą wytrwać. Fort dodaje swoją wartość i zabrania flanki i rozbicia.
chart-missions = Misje LRDG
chart-missions-means = Liczba: tyle kart Osi widać. ✕: Oś traci kartę. −: poziomy, które traci grupa.
chart-hands = Ręka
chart-hands-means = Do ilu kart dociąga każda strona.
chart-column = { $least }
chart-die = rzut { $die }
chart-shift = kolumny
chart-flank = flanka
chart-stand = wytrwanie
chart-hand = karty
symbol-clear = czysty teren
mission-intelligence-heading = zwiad
mission-raid-heading = rajd

## Panele
panel-battle = Bitwa o pole { $space }
panel-attacker-divisions = Atakujący ({ $side }): siła { $strength }, tabela dywizji, kolumna { $column }, rzut { $drm ->
    [0] bez zmian
    [1] +1
    [2] +2
    [3] +3
   *[other] { $drm }
}
panel-attacker-battlegroups = Atakujący ({ $side }): siła { $strength }, tabela grup bojowych, kolumna { $column }, rzut { $drm ->
    [0] bez zmian
    [1] +1
    [2] +2
    [3] +3
   *[other] { $drm }
}
panel-defender-divisions = Obrońca ({ $side }): siła { $strength }, tabela dywizji, kolumna { $column }, rzut { $drm ->
    [0] bez zmian
    [1] +1
    [2] +2
    [3] +3
   *[other] { $drm }
}
panel-defender-battlegroups = Obrońca ({ $side }): siła { $strength }, tabela grup bojowych, kolumna { $column }, rzut { $drm ->
    [0] bez zmian
    [1] +1
    [2] +2
    [3] +3
   *[other] { $drm }
}
panel-shift = · kolumny { $by ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $by }
}: { $what }
panel-drm = · rzut { $by ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $by }
}: { $what }
panel-fort = · fort { $value }, wliczony w siłę
panel-card = · { $card }
panel-inflicted = { $side }, zadane punkty strat: { $number }
panel-flank-won = Flanka udana: atakujący strzela pierwszy
panel-flank-lost = Flanka nieudana: obrońca strzela pierwszy
panel-defender-first = Obrońca strzela pierwszy
panel-overrun = Wygrywający wynik pogrubiony rozbija obrońców
panel-supply = Poza zaopatrzeniem
panel-unsupplied = { $unit }, { $space }: eliminowana w fazie wyczerpania
panel-records = Punkty uzupełnień
panel-record = { $record }: { $half ->
    [0] { $whole }
   *[other] { $whole }½
}
panel-turn = W tej turze
panel-lasting = Trwałe wydarzenia
panel-event = { $card }
event-iraq-active = Jednostki irackie są aktywne
event-vichy-active = Jednostki Vichy są aktywne
ban-invasion-of-greece = Inwazja na Grecję: Oś bez kart na uzupełnienia
ban-barbarossa = Barbarossa: Oś bez kart na uzupełnienia
ban-spitfires = Spitfire’y: Oś bez kart na uzupełnienia
ban-malta-victorious = Zwycięska Malta: Oś na stałe bez kart na uzupełnienia
now-italian-fleet = Flota włoska na morzu: alianci bez zaopatrzenia i przewozów przez Tobruk i Bengazi
now-no-italian-fleet = Flota włoska nie wypływa
now-orders-from-rome = Rozkazy z Rzymu: jeszcze nie złamane
now-london-calling = Tu mówi Londyn: jeszcze nie złamane
now-no-allied-air = Alianckie karty lotnicze nie działają
now-somaliland = Bez ruchu strategicznego z Berbery do Adenu
now-fliegerkorps = X Korpus Lotniczy: Tobruk i Bengazi nie są alianckimi portami
now-u-boats = U-Booty: alianci nie przewożą jednostek po Morzu Śródziemnym
now-desert-railway = Kolej pustynna: alianci w Egipcie aktywowani jak w pełnym zaopatrzeniu
now-convoys = Konwoje na Maltę: Oś bez kart na uzupełnienia
now-sea-devils = Diabły morskie: bez Floty Śródziemnomorskiej
now-mission = Long Range Desert Group była już na misji
now-airlift = Niemiecka grupa bojowa poleciała na Bliski Wschód
now-kesselring = Kesselring już pomógł
track-round = Runda akcji
pile-unseen = W stosie, w ręku lub zakryte: { $side }
pile-later = Dojdą w późniejszych latach: { $side }
badge-to-attack = może atakować
badge-to-move = może się ruszyć
badge-neutral = nieaktywna
overlay-supply-means = Koła: źródła. Linie: jak jednostki są zaopatrywane; wybierz żeton, aby zobaczyć tylko jego linię. Pierścienie: poza zaopatrzeniem.
label-no-pick = Bez karty
label-draw = Dociągnij
label-done-activating = Koniec aktywacji
label-done-moving = Koniec ruchu
label-done-fighting = Koniec walki
label-no-combat-card = Bez dalszych kart
label-hold = Reszta zostaje
label-no-dash = Bez rajdu
label-done-redeploying = Koniec ruchu strategicznego
label-done-restocking = Koniec uzupełnień
label-no-more-reserves = Bez dalszych rezerw
label-no-landing = Zostań
label-no-more-flips = Bez dalszej odbudowy
label-no-division = Nie teraz
label-march = { $unit } na pole { $space }
label-join-all = Biorą udział wszystkie ({ $count })
tag-cost = { $cost }

## Nagłówki zasad
section-components = Zawartość
section-terms = Terminy
section-setup = Przygotowanie
section-sequence = Kolejność gry
section-action-phase = Faza akcji
section-strategy-cards = Karty strategiczne
section-stacking = Limit stosu
section-movement = Ruch
section-other-theatres = Inne teatry
section-combat = Walka
section-lrdg = Long Range Desert Group
section-redeployment = Ruch strategiczny
section-supply = Zaopatrzenie
section-forts = Forty
section-replacements = Uzupełnienia
section-victory = Zwycięstwo
section-campaign-setup = Rozmieszczenie kampanii
section-sonnenblume-scenario = Operacja Sonnenblume
section-optional-rules = Zasady opcjonalne
section-torch-setup = Rozmieszczenie operacji Torch
section-cards = Karty
section-map = Mapa
section-charts = Tabele

## Pola
space-tripoli = Trypolis
space-misurata = Misurata
space-tarhuna = Tarhuna
space-zuara = Zuwara
space-buerat = Buerat
space-el-agheila = El Agheila
space-giof-el-matar = Giof el-Matar
space-agedabia = Adżdabija
space-benghazi = Bengazi
space-msus = Msus
space-charruba = Charruba
space-cyrene = Cyrena
space-mechili = Mechili
space-tengeder = Tengeder
space-derna = Derna
space-gazala = Gazala
space-sidi-mufta = Sidi Mufta
space-southern-flank = Południowa Flanka
space-tobruk = Tobruk
space-el-adem = El Adem
space-bir-el-gubi = Bir el-Gubi
space-gambut = Gambut
space-sidi-azeiz = Sidi Azeiz
space-sidi-omar = Sidi Omar
space-bardia = Bardia
space-deep-desert = Głęboka Pustynia
space-giarabub = Giarabub
space-jalo = Dżalu
space-marada = Marada
space-hon = Hun
space-murzuk = Murzuk
space-kufra = Kufra
space-halfaya = Halfaja
space-sidi-suleiman = Sidi Sulejman
space-sidi-barrani = Sidi Barrani
space-sofafi = Sofafi
space-mersa-matruh = Marsa Matruh
space-bir-el-kenaysis = Bir el-Kenaysis
space-fuka = Fuka
space-el-daba = El Daba
space-el-alamein = El Alamein
space-ruweisat = Grzbiet Ruweisat
space-qattara = Depresja Kattara
space-alexandria = Aleksandria
space-wadi-natrun = Wadi Natrun
space-nile-delta = Delta Nilu
space-cairo = Kair
space-port-said = Port Said
space-ismailia = Ismailia
space-suez = Suez
space-sinai = Synaj
space-asyut = Asjut
space-aswan = Asuan
space-siwa = Siwa
space-bizerte = Bizerta
space-tunis = Tunis
space-mateur = Mateur
space-sedjenane = Sedjenane
space-medjez-el-bab = Medjez el-Bab
space-souk-el-arba = Souk el-Arba
space-le-sers = Le Sers
space-pont-du-fahs = Pont-du-Fahs
space-thala = Thala
space-kasserine = Kasserine
space-fondouk = Fondouk
space-faid = Faid
space-gafsa = Gafsa
space-el-guettar = El Guettar
space-maknassy = Maknassy
space-kairouan = Kairuan
space-enfidaville = Enfidaville
space-sousse = Susa
space-sfax = Safakis
space-gabes = Gabis
space-el-hamma = El Hamma
space-mareth = Mareth
space-medenine = Medenine
space-ksar-rhilane = Ksar Rhilane
space-ben-gardane = Ben Gardane
space-algiers = Algier
space-bougie = Bougie
space-bone = Bône
space-constantine = Konstantyna
space-souk-ahras = Souk Ahras
space-tebessa = Tebessa
space-oran = Oran
space-casablanca = Casablanca
space-khartoum = Chartum
space-malakal = Malakal
space-kassala = Kassala
space-gallabat = Gallabat
space-keren = Keren
space-massawa = Massawa
space-amba-alagi = Amba Alagi
space-dessie = Dessie
space-gondar = Gondar
space-debra-markos = Debre Markos
space-addis-ababa = Addis Abeba
space-ghimbi = Ghimbi
space-shashamanna = Szaszamanna
space-harar = Harar
space-jijiga = Dżidżiga
space-berbera = Berbera
space-aden = Aden
space-galladi = Galladi
space-belet-uen = Belet Uen
space-obbia = Obbia
space-mogadishu = Mogadiszu
space-lugh = Lugh
space-kismayu = Kismaju
space-neghelli = Neghelli
space-mega = Mega
space-moyale = Moyale
space-marsabit = Marsabit
space-nairobi = Nairobi
space-jerusalem = Jerozolima
space-haifa = Hajfa
space-amman = Amman
space-sidon = Sydon
space-beirut = Bejrut
space-damascus = Damaszek
space-homs = Homs
space-palmyra = Palmyra
space-aleppo = Aleppo
space-deir-ez-zor = Deir ez-Zor
space-hassetche = Al-Hasaka
space-rutbah = Rutba
space-habbaniyah = Habbanija
space-baghdad = Bagdad
space-kirkuk = Kirkuk
space-mosul = Mosul
space-samawah = Samawa
space-kut = Kut
space-basra = Basra
space-chad = Czad
space-sicily = Sycylia
space-malta = Malta
space-india = Indie
space-persia = Persja
space-south-africa = Afryka Południowa

## Jednostki
unit-br-7-arm = Brytyjska 7 Dywizja Pancerna
unit-br-2-arm = Brytyjska 2 Dywizja Pancerna
unit-br-1-arm = Brytyjska 1 Dywizja Pancerna
unit-br-10-arm = Brytyjska 10 Dywizja Pancerna
unit-br-6-arm = Brytyjska 6 Dywizja Pancerna
unit-br-50 = Brytyjska 50 Dywizja
unit-br-44 = Brytyjska 44 Dywizja
unit-br-51 = Brytyjska 51 Dywizja
unit-br-78 = Brytyjska 78 Dywizja
unit-br-46 = Brytyjska 46 Dywizja
unit-br-1 = Brytyjska 1 Dywizja
unit-br-4 = Brytyjska 4 Dywizja
unit-br-6 = Brytyjska 6 Dywizja
unit-aus-6 = Australijska 6 Dywizja
unit-aus-7 = Australijska 7 Dywizja
unit-aus-9 = Australijska 9 Dywizja
unit-ind-4 = Indyjska 4 Dywizja
unit-ind-5 = Indyjska 5 Dywizja
unit-ind-10 = Indyjska 10 Dywizja
unit-nz-2 = Nowozelandzka 2 Dywizja
unit-sa-1 = Południowoafrykańska 1 Dywizja
unit-sa-2 = Południowoafrykańska 2 Dywizja
unit-us-1 = Amerykańska 1 Dywizja
unit-us-3 = Amerykańska 3 Dywizja
unit-us-9 = Amerykańska 9 Dywizja
unit-us-34 = Amerykańska 34 Dywizja
unit-us-1-arm = Amerykańska 1 Dywizja Pancerna
unit-us-2-arm = Amerykańska 2 Dywizja Pancerna
unit-ffus-dma = Francuska Dywizja Algier
unit-ffus-dmc = Francuska Dywizja Konstantyna
unit-ffus-dmo = Francuska Dywizja Oran
unit-it-1lib = Włoska 1 Dywizja Libijska
unit-it-2lib = Włoska 2 Dywizja Libijska
unit-it-1bs = Włoska 1 Dywizja Czarnych Koszul
unit-it-2bs = Włoska 2 Dywizja Czarnych Koszul
unit-it-4bs = Włoska 4 Dywizja Czarnych Koszul
unit-it-17 = Włoska 17 Dywizja „Pavia”
unit-it-27 = Włoska 27 Dywizja „Brescia”
unit-it-61 = Włoska 61 Dywizja „Sirte”
unit-it-62 = Włoska 62 Dywizja „Marmarica”
unit-it-63 = Włoska 63 Dywizja „Cirene”
unit-it-64 = Włoska 64 Dywizja „Catanzaro”
unit-it-gds = Włoska Dywizja Grenadierów Sabaudii
unit-it-afr = Włoska Dywizja „Cacciatori d’Africa”
unit-it-25 = Włoska 25 Dywizja „Bologna”
unit-it-55 = Włoska 55 Dywizja „Savona”
unit-it-60 = Włoska 60 Dywizja „Sabratha”
unit-it-102 = Włoska 102 Dywizja „Trento”
unit-it-132 = Włoska 132 Dywizja Pancerna „Ariete”
unit-it-101 = Włoska 101 Dywizja „Trieste”
unit-it-133 = Włoska 133 Dywizja Pancerna „Littorio”
unit-it-20 = Włoska 20 Dywizja „Friuli”
unit-it-185 = Włoska 185 Dywizja „Folgore”
unit-it-80 = Włoska 80 Dywizja „La Spezia”
unit-it-136 = Włoska 136 Dywizja „Giovani Fascisti”
unit-it-131 = Włoska 131 Dywizja Pancerna „Centauro”
unit-it-16 = Włoska 16 Dywizja „Pistoia”
unit-it-1 = Włoska 1 Dywizja „Superga”
unit-ge-21 = Niemiecka 21 Dywizja Pancerna
unit-ge-15 = Niemiecka 15 Dywizja Pancerna
unit-ge-90 = Niemiecka 90 Dywizja Lekka
unit-ge-164 = Niemiecka 164 Dywizja Lekka
unit-ge-10 = Niemiecka 10 Dywizja Pancerna
unit-ge-broich = Niemiecka Dywizja „von Broich”
unit-ge-334 = Niemiecka 334 Dywizja
unit-ge-hg = Niemiecka Dywizja „Hermann Göring”
unit-ge-999 = Niemiecka 999 Dywizja
unit-ge-5-mtn = Niemiecka 5 Dywizja Górska
unit-br-bg = Brytyjska grupa bojowa
unit-br-tank = Brytyjska pancerna grupa bojowa
unit-lrdg = Long Range Desert Group
unit-ind-bg = Indyjska grupa bojowa
unit-aus-bg = Australijska grupa bojowa
unit-nz-bg = Nowozelandzka grupa bojowa
unit-sa-bg = Południowoafrykańska grupa bojowa
unit-ff-bg = Grupa bojowa Wolnych Francuzów
unit-pol-bg = Polska grupa bojowa
unit-gk-bg = Grecka grupa bojowa
unit-us-bg = Amerykańska grupa bojowa
unit-us-tank = Amerykańska pancerna grupa bojowa
unit-ffus-bg = Francuska grupa bojowa pod dowództwem USA
unit-it-bg = Włoska grupa bojowa
unit-it-tank = Włoska pancerna grupa bojowa
unit-ge-bg = Niemiecka grupa bojowa
unit-ge-tank = Niemiecka pancerna grupa bojowa
unit-ramcke = Brygada Ramcke
unit-vf-bg = Grupa bojowa Vichy
unit-vf-tank = Pancerna grupa bojowa Vichy
unit-ir-bg = Iracka grupa bojowa
unit-eg-bg = Egipska grupa bojowa

## Karty
card-a1 = Pola minowe
card-a1-text = Karta bitewna, obrońca: czysty teren (z fortem lub bez) w Egipcie, Libii lub Tunezji, z jednostką brytyjską, Wspólnoty lub mniejszych aliantów. Atakujący −1 do rzutu; udany atak z flanki liczy się jak niepodjęty.
card-a2 = Niskie morale
card-a2-text = Do końca gry włoskie dywizje piechoty rozbite bez Niemców obok są tracone na stałe. Następnie Oś redukuje jedną pełną włoską dywizję piechoty w Libii lub Egipcie, która nie stoi z Niemcami.
card-a3 = Compass
card-a3-text = Nie po Rommlu. W tej akcji alianci w Egipcie i Libii są aktywowani jak w pełnym zaopatrzeniu, a ich ataki tam na samych Włochów mają +1 do rzutu. Potem operacje.
card-a4 = Czołgi Matilda
card-a4-text = Karta bitewna, atakujący: z brytyjskimi czołgami, bez Niemców wśród obrońców, dopóki nie użyto dział 88 mm. Ogień aliantów o kolumnę w prawo.
card-a5 = Posiłki brytyjskie
card-a5-text = Brytyjska 2 Dywizja Pancerna; pancerna grupa bojowa do rezerwy.
card-a6 = Posiłki Wspólnoty
card-a6-text = Australijska 6 (w 1940 do Jerozolimy) i Indyjska 5 Dywizja (także do Indii); po jednej grupie bojowej australijskiej i indyjskiej do rezerwy.
card-a7 = Rajd na Tarent
card-a7-text = −1 punkt zwycięstwa. Flota włoska, jeśli jest na morzu, wraca i w tej turze już nie wypływa.
card-a8 = Flota Śródziemnomorska
card-a8-text = Tylko gdy flota włoska jest na morzu i nie zabraniają tego Diabły morskie i ścigacze. Flota włoska wraca; −1 punkt zwycięstwa, w 1942 i 1943 −2.
card-a9 = Posiłki Wspólnoty
card-a9-text = Australijska 7 i Nowozelandzka 2 Dywizja; po jednej grupie bojowej australijskiej i nowozelandzkiej do rezerwy.
card-a10 = Long Range Desert Group
card-a10-text = Long Range Desert Group wchodzi na Głęboką Pustynię. Odtąd grupy bojowe obu stron mogą wchodzić na oazy.
card-a11 = Rozkazy z Rzymu
card-a11-text = Nie po Rommlu; w rundach od 1 do 4. Jeśli odtąd do końca tury żaden Włoch nie zaatakuje aliantów w Egipcie ani Libii i żaden nie wejdzie do Egiptu, −1 punkt zwycięstwa w fazie zwycięstwa.
card-a12 = Hurricane’y
card-a12-text = Karta bitewna, atakujący lub obrońca: w Egipcie, Libii lub Afryce Wschodniej. Alianci +1 do rzutu. Karta lotnicza.
card-a13 = Hajle Syllasje
card-a13-text = Tylko gdy Włosi są w Afryce Wschodniej poza Addis Abebą. Wskazujesz dwie takie jednostki; każda traci poziom.
card-a14 = Kolumny Jocka
card-a14-text = Karta bitewna, atakujący: w Egipcie lub Libii, same grupy bojowe brytyjskie, Wspólnoty i mniejszych aliantów. Ogień o dwie kolumny w prawo.
card-a15 = Barbarossa
card-a15-text = Nie przed latem 1941. Oś nie może zagrywać kart na uzupełnienia, dopóki nie zniesie tego Oblężenie Malty. Odtąd można zagrywać Konwoje na Maltę.
card-a16 = Exporters
card-a16-text = Jednostki Vichy stają się aktywne, a alianci mogą wchodzić do Syrii. Odtąd alianci na Bliskim Wschodzie, którzy w ogóle mają linię, są w pełni zaopatrzeni. Potem operacje, tylko na Bliskim Wschodzie.
card-a17 = Kampania etiopska
card-a17-text = Odtąd alianci w Afryce Wschodniej, którzy w ogóle mają linię, są w pełni zaopatrzeni. Potem operacje, tylko w Afryce Wschodniej i Asuanie.
card-a18 = Beda Fomm
card-a18-text = Karta bitewna, atakujący: w Libii, z alianckimi czołgami, przeciw samym Włochom. Alianci +1 do rzutu, a wynik liczy się jak pogrubiony: może rozbić.
card-a19 = Konwój Tiger
card-a19-text = Nie przed wiosną 1941. Dwie brytyjskie pancerne grupy bojowe przybywają do Aleksandrii, Kairu, Port Saidu lub Suezu. Nie liczą się do posiłków.
card-a20 = Crusader
card-a20-text = Nie przed latem 1941. W tej akcji alianci w Egipcie i Libii są aktywowani jak w pełnym zaopatrzeniu, a każdy aliancki rzut na flankę ma +1. Potem operacje.
card-a21 = Auchinleck
card-a21-text = Odbuduj do dwóch zredukowanych jednostek brytyjskich, Wspólnoty lub mniejszych aliantów w Egipcie. Do zagrania Montgomery’ego alianci broniący El Alamein i pól obok mają +1 do rzutu.
card-a22 = Konwoje na Maltę
card-a22-text = Tylko po Barbarossie; podczas Oblężenia Malty dopiero po Spitfire’ach; nie po Herkulesie. Niemieckie i włoskie punkty uzupełnień spadają do 0, a w tej turze Oś nie zagrywa kart na uzupełnienia.
card-a23 = ULTRA
card-a23-text = Oś pokazuje ci całą rękę. Potem operacje.
card-a24 = Oderwanie się
card-a24-text = Karta bitewna, obrońca: zaopatrzony, nie wycofany tu w tej akcji, każda jednostka może wycofać się o dwa pola. Nikt nie strzela: wszyscy obrońcy wycofują się o dwa pola, a atakujący wygrywa. Raz na turę.
card-a25 = Desert Air Force
card-a25-text = Karta bitewna, atakujący lub obrońca: w Egipcie lub Libii. Alianci +1 do rzutu. Karta lotnicza.
card-a26 = Battleaxe
card-a26-text = Wskaż pole w Egipcie lub Libii z jednostkami Osi. Pola obok są aktywowane do walki jak w pełnym zaopatrzeniu, a jeden atak na nie z czołgami ma +1 do rzutu. Potem operacje.
card-a27 = Habforce
card-a27-text = Tylko po Buncie w Iraku. Do dwóch grup bojowych brytyjskich, indyjskich lub mniejszych aliantów z rezerwy przybywa do Jerozolimy, Habbanii lub Basry. Potem operacje, tylko na Bliskim Wschodzie, jak w pełnym zaopatrzeniu.
card-a28 = Posiłki brytyjskie
card-a28-text = Brytyjska 50 Dywizja; grupa bojowa i pancerna grupa bojowa do rezerwy.
card-a29 = Posiłki Wspólnoty
card-a29-text = Australijska 9 i Indyjska 10 Dywizja; po jednej grupie bojowej australijskiej i indyjskiej do rezerwy.
card-a30 = Posiłki Wspólnoty
card-a30-text = Południowoafrykańska 1 Dywizja; po jednej grupie bojowej południowoafrykańskiej i indyjskiej do rezerwy.
card-a31 = Operacja Appearance
card-a31-text = Tylko gdy kontrolujesz Aden. Do dwóch grup bojowych brytyjskich, Wspólnoty lub mniejszych aliantów z rezerwy przybywa do Adenu. Potem jednostki stamtąd mogą zaatakować Berberę z +1 do rzutu albo wejść do niej, jeśli jest pusta.
card-a32 = Posiłki brytyjskie
card-a32-text = Nie przed latem 1941. Brytyjska 1 Dywizja Pancerna; grupa bojowa do rezerwy.
card-a33 = Posiłki Wspólnoty
card-a33-text = Południowoafrykańska 2 Dywizja; grupa bojowa do rezerwy.
card-a34 = Karta atlantycka
card-a34-text = Nie przed latem 1941. Odtąd co turę o jeden punkt uzupełnień brytyjski lub Wspólnoty więcej.
card-a35 = Torch
card-a35-text = Nie przed latem 1942. Wykonuje się rozmieszczenie operacji Torch, a jednostki Vichy stają się aktywne. Potem operacje, także jednostkami, które właśnie wylądowały; w tej akcji bez ataków na zachód od Trypolisu.
card-a36 = Montgomery
card-a36-text = Nie przed latem 1942. Odtąd twoje stosy mogą być większe, Rommel przesuwa tylko o kolumnę i zaopatruje cię więcej pól. Premia Auchinlecka się kończy.
card-a37 = Patton
card-a37-text = Po operacji Torch. Odtąd Amerykanie walczą bez −1 do rzutu i mogą stać w większych stosach.
card-a38 = Vulcan
card-a38-text = Po operacji Torch. Odtąd alianci w Algierii i Tunezji, którzy w ogóle mają linię, są w pełni zaopatrzeni. Potem operacje.
card-a39 = Spitfire’y
card-a39-text = Tylko po Oblężeniu Malty, nie po Herkulesie. Oś nie może zagrywać kart na uzupełnienia, dopóki nie zniesie tego Herkules. Konwoje na Maltę można znów zagrywać.
card-a40 = Zwycięska Malta
card-a40-text = Tylko po Spitfire’ach, nie po Herkulesie. −1 punkt zwycięstwa, a Oś do końca gry nie może zagrywać kart na uzupełnienia.
card-a41 = Konwoje na Maltę
card-a41-text = Tylko po Barbarossie; podczas Oblężenia Malty dopiero po Spitfire’ach; nie po Herkulesie. Niemieckie i włoskie punkty uzupełnień spadają do 0, a w tej turze Oś nie zagrywa kart na uzupełnienia.
card-a42 = Corps Franc d’Afrique
card-a42-text = Po operacji Torch. Francuskie dywizje Algier, Konstantyna i Oran, każda na alianckim polu górskim w Algierii lub Tunezji. Potem operacje, najpierw tam, gdzie przybyły.
card-a43 = Posiłki brytyjskie
card-a43-text = Po operacji Torch. Brytyjska 6 Pancerna i 46 Dywizja; grupa bojowa do rezerwy. Potem operacje, najpierw tam, gdzie przybyły.
card-a44 = Posiłki amerykańskie
card-a44-text = Po operacji Torch. Amerykańska 2 Dywizja Pancerna i dwa amerykańskie punkty uzupełnień. Potem operacje, najpierw tam, gdzie przybyła.
card-a45 = Posiłki brytyjskie
card-a45-text = Po operacji Torch. Brytyjska 1 i 4 Dywizja. Potem operacje, najpierw tam, gdzie przybyły.
card-a46 = Czołgi Grant
card-a46-text = Tylko gdy brytyjska 7 Dywizja Pancerna nie jest stracona na stałe. Wymienia żeton na 4-3-5.
card-a47 = Czołgi Sherman
card-a47-text = Nie przed latem 1942; tylko gdy brytyjska 1 lub 10 Dywizja Pancerna nie jest stracona na stałe. Wymieniają żetony na 4-3-5.
card-a48 = Posiłki brytyjskie
card-a48-text = Brytyjska 44 i 51 Dywizja.
card-a49 = Posiłki brytyjskie
card-a49-text = Brytyjska 10 Dywizja Pancerna; grupa bojowa i pancerna grupa bojowa do rezerwy.
card-a50 = Supercharge
card-a50-text = Tylko po Montgomerym. W tej akcji jednostki brytyjskie, Wspólnoty i mniejszych aliantów w Egipcie i Libii są aktywowane jak w pełnym zaopatrzeniu; jeden atak tam ma +1 do rzutu, a fort się nie liczy. Potem operacje.
card-a51 = Alam Halfa
card-a51-text = Karta bitewna, obrońca: w Egipcie. Alianci +1 do rzutu, a Rommel w tej bitwie się nie liczy.
card-a52 = Działa sześciofuntowe
card-a52-text = Karta bitewna, obrońca: przeciw siłom z czołgami. Alianci +1 do rzutu, a wróg nie ma przesunięcia za czołgi.
card-a53 = Koenig pod Bir Hakeim
card-a53-text = Grupa bojowa Wolnych Francuzów przybywa na alianckie pole w Egipcie lub Libii, gdzie ma zaopatrzenie, albo do rezerwy. Nie liczy się do posiłków.
card-a54 = Western Desert Air Force
card-a54-text = Karta bitewna, atakujący lub obrońca: w Afryce Północnej. Ogień aliantów o kolumnę w prawo. Karta lotnicza.
card-a55 = Kolej pustynna
card-a55-text = Do końca tury alianci w Egipcie są aktywowani jak w pełnym zaopatrzeniu.
card-x1 = Graziani
card-x1-text = Nie po Rommlu. W tej akcji Włosi w Libii i Egipcie są aktywowani jak w pełnym zaopatrzeniu. Potem operacje.
card-x2 = Posiłki włoskie
card-x2-text = Włoska Dywizja „Cacciatori d’Africa”, tylko w Addis Abebie; grupa bojowa do rezerwy.
card-x3 = Inwazja na Grecję
card-x3-text = Oś nie może zagrywać kart na uzupełnienia, dopóki nie zniesie tego późniejsze wydarzenie. Alianci odkładają grupę bojową brytyjską lub Wspólnoty z rezerwy lub Egiptu na pole odbudowy; ich karty lotnicze w tej turze nie działają.
card-x4 = Flota włoska
card-x4-text = Do końca tury, o ile nie odeśle jej Rajd na Tarent lub Flota Śródziemnomorska: alianci ani nie przewożą, ani nie zaopatrują się morzem przez Tobruk i Bengazi. +1 punkt zwycięstwa w fazie zwycięstwa.
card-x5 = Balbo
card-x5-text = Do końca gry Włosi walczą bez −1 do rzutu.
card-x6 = Skradziona księga kodów
card-x6-text = Gracz aliancki pokazuje ci całą rękę. Potem operacje.
card-x7 = Posiłki włoskie
card-x7-text = Włoskie dywizje: 25 „Bologna”, 55 „Savona” i 60 „Sabratha”.
card-x8 = Powstanie egipskie
card-x8-text = Tylko gdy kontrolujesz Chartum lub pole zwycięstwa w Egipcie, a któreś z alianckich pól zwycięstwa w Egipcie jest puste. Trzy egipskie grupy bojowe powstają na takich polach, które stają się twoje.
card-x9 = Regia Aeronautica
card-x9-text = Karta bitewna, atakujący lub obrońca: z jednostką włoską. Oś +1 do rzutu. Karta lotnicza.
card-x10 = Posiłki włoskie
card-x10-text = Nie przed zimą 1941. Włoska 132 Dywizja Pancerna „Ariete” i 102 „Trento”.
card-x11 = Ghibli
card-x11-text = Karta bitewna, obrońca: w Egipcie lub Libii. Atakujący −1 do rzutu i pościg tylko na opuszczone pole. Raz na turę.
card-x12 = Książę Aosty
card-x12-text = Operacje tylko w Afryce Wschodniej; jeden atak tam ma +1 do rzutu.
card-x13 = Inwazja na Somaliland
card-x13-text = Operacje tylko w Afryce Wschodniej; atak na Berberę ma +1 do rzutu. W tej turze alianci nie przewożą jednostek z Berbery do Adenu.
card-x14 = Bersalierzy
card-x14-text = Karta bitewna, atakujący lub obrońca: sami Włosi. Oś +1 do rzutu.
card-x15 = Kampania bałkańska
card-x15-text = Tylko po Inwazji na Grecję; jej zakaz uzupełnień się kończy. Alianci odkładają dwie dywizje brytyjskie lub Wspólnoty z Egiptu lub Libii oraz brytyjską pancerną grupę bojową na pole odbudowy; trafia tam też grupa grecka.
card-x16 = Rommel
card-x16-text = Niemiecka grupa bojowa i pancerna grupa bojowa przybywają, każda do Trypolisu lub El Agheila. Odtąd Rommel może prowadzić atak. Zakaz Inwazji na Grecję się kończy. Nie liczą się do posiłków.
card-x17 = Bunt w Iraku
card-x17-text = Jednostki irackie i Vichy stają się aktywne; irackie pola z jednostką iracką stają się twoje.
card-x18 = X Korpus Lotniczy
card-x18-text = Weź Wsparcie lotnicze do ręki ze stosu dociągu lub kart wykorzystanych. W tej turze alianci nie używają portów Tobruk i Bengazi.
card-x19 = Unternehmen Irak
card-x19-text = Tylko po Buncie w Iraku, gdy kontrolujesz Bejrut lub Bagdad. Jednostki irackie i Vichy tracą ograniczenia, są zaopatrywane i uzupełniane jak twoje. Z opcją niemiecka 5 Dywizja Górska przybywa do Bejrutu lub Bagdadu.
card-x20 = Działa 88 mm
card-x20-text = Karta bitewna, obrońca: z jednostką niemiecką, wszyscy zaopatrzeni, bez udanej flanki. Oś strzela pierwsza.
card-x21 = Diabły morskie i ścigacze
card-x21-text = Nie przed jesienią 1941. +1 punkt zwycięstwa. Floty Śródziemnomorskiej nie można zagrać w tej i następnej turze.
card-x22 = Warsztaty polowe
card-x22-text = Tylko po Rommlu. Odtąd co turę o jeden niemiecki punkt uzupełnień więcej.
card-x23 = Wsparcie lotnicze
card-x23-text = Karta bitewna, atakujący lub obrońca: w Afryce Północnej lub na Bliskim Wschodzie, z jednostką niemiecką. Oś +1 do rzutu. Karta lotnicza. Albo zagrana razem z Herkulesem.
card-x24 = Afrika Korps
card-x24-text = Karta bitewna, atakujący: z niemieckimi czołgami. Oś +1 do rzutu, a niemieckie czołgi mogą w pościgu wejść o pole dalej.
card-x25 = U-Booty
card-x25-text = Nie przed latem 1941. W tej turze alianci nie przewożą jednostek morzem po Morzu Śródziemnym; tracą brytyjski punkt uzupełnień.
card-x26 = Schwerpunkt
card-x26-text = Wskaż pole w Afryce Północnej z jednostkami aliantów. Pola obok są aktywowane do walki jak w pełnym zaopatrzeniu, a jeden atak na nie z niemieckimi czołgami ma +1 do rzutu. Potem operacje.
card-x27 = Posiłki niemieckie
card-x27-text = Niemiecka 15 Dywizja Pancerna; grupa bojowa i pancerna grupa bojowa do rezerwy.
card-x28 = Posiłki niemieckie
card-x28-text = Nie przed latem 1941. Niemiecka 90 Dywizja Lekka, w Trypolisie lub przy zaopatrzonej jednostce niemieckiej w Libii lub Egipcie; dwie grupy bojowe do rezerwy.
card-x29 = Posiłki włoskie
card-x29-text = Włoska 101 Dywizja „Trieste”; grupa bojowa i pancerna grupa bojowa do rezerwy.
card-x30 = Oderwanie się
card-x30-text = Karta bitewna, obrońca: zaopatrzony, nie wycofany tu w tej akcji, każda jednostka może wycofać się o dwa pola. Nikt nie strzela: wszyscy obrońcy wycofują się o dwa pola, a atakujący wygrywa. Raz na turę.
card-x31 = Nasłuch radiowy
card-x31-text = Tylko po Rommlu. Oglądasz trzy losowe karty aliantów. Potem operacje.
card-x32 = Rajd na druty
card-x32-text = Tylko po Rommlu. Operacje; po wszystkich walkach czołgi z jednego pola mogą ruszyć jeszcze raz, bez ataku.
card-x33 = Posiłki niemieckie
card-x33-text = Niemiecka 21 Dywizja Pancerna; grupa bojowa i pancerna grupa bojowa do rezerwy.
card-x34 = Zdobyte zapasy
card-x34-text = Tylko gdy w tej turze zdobyłeś pole zwycięstwa w Libii lub Egipcie i nadal je masz. Odbuduj do dwóch zredukowanych jednostek niemieckich lub włoskich w zasięgu dwóch pól od niego.
card-x35 = Oblężenie Malty
card-x35-text = Zakazy uzupełnień Inwazji na Grecję i Barbarossy się kończą. Bez Konwojów na Maltę aż do Spitfire’ów.
card-x36 = Herkules
card-x36-text = Tylko po Oblężeniu Malty, nie po Zwycięskiej Malcie, z dywizjami „Friuli”, „La Spezia”, „Folgore” i brygadą Ramcke na Sycylii; po Spitfire’ach tylko razem ze Wsparciem lotniczym. Te cztery są stracone na stałe, Malta jest twoja, +2 punkty zwycięstwa, a zakaz Spitfire’ów się kończy.
card-x37 = Tu mówi Londyn
card-x37-text = Nie gdy Trypolis jest aliancki; w rundach od 1 do 4. Jeśli odtąd do końca tury żadna jednostka aliancka nie zaatakuje w Egipcie, Libii, Algierii ani Tunezji, +1 punkt zwycięstwa w fazie zwycięstwa.
card-x38 = Venezia
card-x38-text = W tej akcji jednostki Osi w Libii i Egipcie są aktywowane jak w pełnym zaopatrzeniu, a każdy rzut Osi na flankę ma +1. Potem operacje.
card-x39 = Kesselring
card-x39-text = Do końca gry raz na turę jedno pole w Afryce Północnej jest aktywowane jak w pełnym zaopatrzeniu.
card-x40 = Posiłki niemieckie
card-x40-text = Brygada Ramcke, na Sycylii lub w porcie Afryki Północnej; grupa bojowa do rezerwy.
card-x41 = Posiłki niemieckie
card-x41-text = Niemiecka 164 Dywizja Lekka, w porcie Afryki Północnej; grupa bojowa do rezerwy.
card-x42 = Posiłki włoskie
card-x42-text = Włoska 133 Dywizja Pancerna „Littorio”; grupa bojowa do rezerwy.
card-x43 = Posiłki włoskie
card-x43-text = Włoskie dywizje 20 „Friuli” i 185 „Folgore”, na Sycylii lub w porcie Afryki Północnej.
card-x44 = Posiłki włoskie
card-x44-text = Włoskie dywizje 80 „La Spezia” i 136 „Giovani Fascisti”; grupa bojowa do rezerwy.
card-x45 = Panzer IV Special
card-x45-text = Tylko gdy niemiecka 15 lub 21 Dywizja Pancerna nie jest stracona na stałe. Wymieniają żetony na 5-3-5.
card-x46 = Von Arnim obejmuje dowództwo
card-x46-text = Po operacji Torch. Rommel odchodzi na stałe. Odbuduj do trzech zredukowanych jednostek niemieckich lub włoskich w Tunezji.
card-x47 = Posiłki niemieckie
card-x47-text = Po operacji Torch. Niemiecka 334 Dywizja, w Trypolisie lub Tunisie; grupa bojowa do rezerwy. Potem operacje, najpierw tam, gdzie przybyła.
card-x48 = Posiłki niemieckie
card-x48-text = Po operacji Torch. Niemiecka Dywizja „Hermann Göring”, w Trypolisie lub Tunisie; grupa bojowa do rezerwy. Potem operacje, najpierw tam, gdzie przybyła.
card-x49 = Posiłki włoskie
card-x49-text = Po operacji Torch. Włoska 131 Dywizja Pancerna „Centauro” i 16 „Pistoia”, w Trypolisie lub Tunisie. Potem operacje, najpierw tam, gdzie przybyły.
card-x50 = Tygrysy
card-x50-text = Po operacji Torch. Karta bitewna, atakujący lub obrońca: w Tunezji lub Algierii, z niemieckimi czołgami. Ogień Osi o kolumnę w prawo.
card-x51 = Frühlingswind
card-x51-text = Po operacji Torch. W tej akcji jednostki Osi w Tunezji są aktywowane jak w pełnym zaopatrzeniu, a ataki na pola z Amerykanami mają +1 do rzutu. Potem operacje.
card-x52 = Ogrody Diabła
card-x52-text = Karta bitewna, obrońca: czysty teren (z fortem lub bez) w Egipcie, Libii lub Tunezji. Atakujący −1 do rzutu; udany atak z flanki liczy się jak niepodjęty.
card-x53 = Stukasy
card-x53-text = Karta bitewna, atakujący: w Afryce Północnej, z jednostką niemiecką. Ogień Osi o kolumnę w prawo. Karta lotnicza.
card-x54 = Linia Mareth
card-x54-text = Po operacji Torch. Do końca gry fort Mareth liczy się jako 3 dla obrońców z Osi.
card-x55 = Atak Japonii
card-x55-text = Alianci usuwają z gry dwie dywizje australijskie (z mapy, rezerwy lub pola odbudowy) i dwie australijskie grupy bojowe z rezerwy.

## Plany przeciwnika i podpowiedzi
plan-play = Zagraj kartę { $card } { $use }
plan-automatic = Operacja bez karty
plan-attack-from = Atak z pola { $space }
plan-move-from = Ruch z pola { $space }
plan-nothing = Zostaw punkty
plan-go = { $unit } na pole { $space }
plan-redeploy = Przenieś na pole { $space }: { $unit }
plan-strike = Atak na pole { $space }

## Szanse
odds-overrun = { $space }: rozbicie
odds-vacated = Obrońcy opuszczają pole { $space }
odds-held = { $space } się broni
odds-flanked-overrun = Flanka udana: { $space }, rozbicie
odds-flanked-vacated = Flanka udana: obrońcy opuszczają pole { $space }
odds-flanked-held = Flanka udana: { $space } się broni
odds-unflanked-overrun = Flanka nieudana: { $space }, rozbicie
odds-unflanked-vacated = Flanka nieudana: obrońcy opuszczają pole { $space }
odds-unflanked-held = Flanka nieudana: { $space } się broni
odds-steps = Stracone poziomy: { $side }
odds-assume-no-cards = Nie zagrywasz karty bitewnej.
odds-assume-cards = Zagrywasz każdą pasującą kartę bitewną z ręki.
odds-assume-enemy-cards = Przeciwnik nie zagrywa karty bitewnej.
odds-assume-losses = Straty padają tam, gdzie kosztują najmniej.
odds-assume-yields = Obrońcy wycofują się, zamiast stracić jeszcze poziom.
odds-assume-stands = Obrońcy tracą jeszcze poziom, zamiast się wycofać.
odds-mission-succeeds = Misja udana
odds-mission-fails = Nic z tego
odds-mission-costs = LRDG traci poziomy
odds-mission-cards = Obejrzane karty
odds-mission-discards = Odrzucone karty
odds-mission-losses = Stracone poziomy

## Nazwy na mapie
map-syria = SYRIA
map-euphrates = Eufrat
map-turkey = TURCJA
map-tigris = Tygrys
map-mediterranean-sea = Morze Śródziemne
map-iraq = IRAK
map-arabia = ARABIA
map-persian-gulf = Zatoka Perska
map-algeria = ALGIERIA
map-morocco = MAROKO
map-tunisia = TUNEZJA
map-gulf-of-sirte = Zatoka Wielka Syrta
map-tripolitania = TRYPOLITANIA
map-fezzan = FEZZAN
map-cyrenaica = CYRENAJKA
map-libyan-desert = PUSTYNIA LIBIJSKA
map-egypt = EGIPT
map-nile = Nil
map-sudan = SUDAN
map-red-sea = Morze Czerwone
map-ethiopia = ETIOPIA
map-kenya = KENIA
map-indian-ocean = Ocean Indyjski
