# Miękkie podbrzusze 1943–1945

## Pudełko
game-title = Miękkie podbrzusze 1943–1945
game-facts = Obszary, kostki i impulsy · 2 graczy · około 3 godzin · średnia
scenario-campaign = Kampania: od Tunisu po Alpy
bid-unit = gwiazdy w końcowym rachunku

## Strony
seat-allies = Alianci
seat-axis = Oś

## Obszary
area-munich = Monachium
area-tyrol = Tyrol
area-turin = Turyn
area-milan = Mediolan
area-venice = Wenecja
area-genoa = Genua
area-bologna = Bolonia
area-florence = Florencja
area-ancona = Ankona
area-rome = Rzym
area-naples = Neapol
area-foggia = Foggia
area-calabria = Kalabria
area-sicily = Sycylia
area-sardinia = Sardynia
area-southern-tunisia = Południowa Tunezja
area-tunis = Tunis
area-algerian-coast = Wybrzeże Algierii
area-tebessa = Tibissa
area-tripolitania = Trypolitania
area-corsica = Korsyka
area-provence = Prowansja
area-languedoc = Langwedocja
area-grenoble = Grenoble
area-carinthia = Karyntia
area-sea = morze
area-none = (brak obszaru)
box-pool-allies = Pula Aliantów
box-pool-axis = Pula Osi
box-events-allies = Znaczniki wydarzeń Aliantów
box-events-axis = Znaczniki wydarzeń Osi
box-tray = Oś do rozstawienia
box-gone = Poza grą

## Pionki
kind-allied-cube = kostka Aliantów
kind-allied-tank = czołg Aliantów
kind-allied-aircraft = samolot Aliantów
kind-paratroops = spadochroniarze
kind-partisans = partyzanci
kind-axis-cube = kostka Osi
kind-german-tank = niemiecki czołg
kind-italian-tank = włoski czołg
kind-german-aircraft = niemiecki samolot
kind-italian-aircraft = włoski samolot
kind-elite = niemiecka jednostka elitarna
kind-american-fleet = flota amerykańska
kind-british-fleet = flota brytyjska
kind-italian-fleet = flota włoska
kind-uboat = U-Boot
kind-line = linia obrony
kind-marker = znacznik wydarzenia
kind-allied-cube-means = Rzuca w bitwie jedną kostką, trafia na 6. Przechodzi dowolnie wiele obszarów pustych lub własnych.
kind-allied-tank-means = Walczy jak kostka albo wspiera: reszta strony trafia o jeden lepiej. Nie w górach. Odwrócony przyjmuje stratę.
kind-allied-aircraft-means = Raz na etap: bombarduje obszar w zasięgu (strata na 4–6), wspiera bitwę (trafienia o jeden lepsze) albo przechwytuje na morzu.
kind-paratroops-means = Zrzucani raz do bitwy w zasięgu lotnictwa: jedna kostka więcej w każdej rundzie. Straceni, gdy obszar nie zostanie zdobyty.
kind-partisans-means = Odwróceni w dowolnej chwili ściągają do siebie jedną wrogą kostkę z sąsiedniego obszaru. Nie walczą i nigdy nie giną.
kind-axis-cube-means = Rzuca w bitwie jedną kostką, trafia na 6. Przechodzi dowolnie wiele obszarów pustych lub własnej strony.
kind-german-tank-means = Walczy jak kostka albo wspiera: reszta strony trafia o jeden lepiej. Nie w górach. Odwrócony przyjmuje stratę.
kind-italian-tank-means = Walczy jak kostka albo wspiera: reszta strony trafia o jeden lepiej. Nie w górach. Odwrócony przyjmuje stratę.
kind-german-aircraft-means = Raz na etap: bombarduje obszar w zasięgu (strata na 4–6), wspiera bitwę (trafienia o jeden lepsze) albo przechwytuje na morzu.
kind-italian-aircraft-means = Raz na etap: bombarduje obszar w zasięgu (strata na 4–6), wspiera bitwę (trafienia o jeden lepsze) albo przechwytuje na morzu.
kind-elite-means = Po rzucie zadaje jedną stratę więcej albo przyjmuje jedną, raz na etap; poza tym walczy jak kostka.
kind-american-fleet-means = Odkryta wiezie desant, atakuje wrogą flotę albo przechwytuje to, co płynie: trafia na 5 i 6. Nigdy nie tonie.
kind-british-fleet-means = Odkryta wiezie desant, atakuje wrogą flotę albo przechwytuje to, co płynie: trafia na 5 i 6. Nigdy nie tonie.
kind-italian-fleet-means = Póki jest, Oś może przewozić morzem. Odkryta atakuje flotę albo przechwytuje to, co płynie: trafia na 5 i 6. Nigdy nie tonie.
kind-uboat-means = Odkryty przechwytuje transporty i desanty Aliantów albo atakuje flotę: trafia na 5 i 6. Potem zakryty do następnego etapu.
kind-line-means = Rzuca w obronie dwiema kostkami, a usunięta przyjmuje jedną stratę. Nie porusza się.
kind-marker-means = Opłaca jedno wydarzenie. Co można teraz zagrać, jest wśród przycisków; ile razy, mówi pole na torze.

## Wydarzenia
event-reinforcements = Posiłki
event-extra-impulse = Dodatkowy impuls
event-stop-battle = Przerwanie bitwy
event-logistics = Wysiłek logistyczny
event-reserves = Rezerwy
event-operations = Operacje
event-strangle = Operacja Strangle
event-kesselring = Kesselring
event-new-line = Nowa linia

## Dziennik
log-turn = Rozpoczął się etap { $turn }.
log-overlord = Overlord: spadochroniarze i jedna flota odeszli do Normandii.
log-fleet-released = Flota odeszła do Normandii.
log-initiative-roll = Inicjatywa: Alianci wyrzucili { $allies }, Oś { $axis }.
log-initiative = Pierwszy impuls: { $side }.
log-reinforced = { $side }: wystawiono kostkę na obszarze { $area }.
log-converted = Na obszarze { $area } wystawiono: { $unit }.
log-deployed = Na obszarze { $area } rozstawiono: { $unit }.
log-line-deployed = Na obszarze { $area } zbudowano linię obrony.
log-line-lost = Linia obrony na obszarze { $area } padła.
log-impulse = Rozpoczął się { $extra ->
    [0] impuls { $impulse }
   *[other] dodatkowy impuls
}: { $side }.
log-passed = { $side }: spasowano.
log-marched = { $side }: { $count ->
    [one] przeszła jedna jednostka
    [few] przeszły { $count } jednostki
   *[other] przeszło { $count } jednostek
} z obszaru { $from } na obszar { $area }.
log-flew = { $side }: samolot przeleciał z obszaru { $from } na obszar { $area }.
log-sailed = { $side }: konwój wypłynął na obszar { $area }.
log-infiltrated = Partyzanci przeniknęli z obszaru { $from } na obszar { $area }.
log-control = { $side }: przejęto obszar { $area }.
log-bombs = { $side }: z obszaru { $from } zbombardowano obszar { $area }.
log-bombing = { $side }: bombardowanie, kości { $dice }, trafia od { $hit }: { $hits ->
    [0] pudło
   *[other] jedna strata
}.
log-roused = Partyzanci na obszarze { $area } ściągnęli kostkę z obszaru { $from }.
log-engagement = { $side }: atak na flotę, kości { $dice }, trafia od { $hit }: { $hits ->
    [0] bez skutku
   *[other] flotę odwrócono
}.
log-event = { $side }: zagrano wydarzenie { $event }.
log-american-intercepts = Flota amerykańska wyszła przechwycić wroga.
log-british-intercepts = Flota brytyjska wyszła przechwycić wroga.
log-italian-intercepts = Flota włoska wyszła przechwycić wroga.
log-uboat-intercepts = U-Boot wyszedł przechwycić wroga.
log-interception = { $side }: przechwytywanie, kości { $dice }, trafia od { $hit }: { $hits ->
    [0] bez strat
    [one] jedna strata
    [few] { $hits } straty
   *[other] { $hits } strat
}.
log-arrow = Położono strzałkę ataku z obszaru { $from } na obszar { $area }.
log-landing = Alianci ogłosili desant na obszar { $area }.
log-battle = Rozpoczęła się bitwa o obszar { $area }.
log-bombardment = { $side }: ostrzał plaży, kości { $dice }, trafia od { $hit }: { $hits ->
    [0] bez strat
    [one] jedna strata
    [few] { $hits } straty
   *[other] { $hits } strat
}.
log-dropped = Spadochroniarze wyskoczyli nad obszarem { $area }.
log-air-support = { $side }: samolot z obszaru { $from } poleciał na wsparcie.
log-tank-support = { $side }: wsparcia udzielił czołg.
log-battle-dice = { $side }: kości { $dice }, trafia od { $hit }: { $hits ->
    [0] bez trafień
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
log-elite-strikes = Niemiecka jednostka elitarna uderzyła: o jedną stratę Aliantów więcej.
log-elite-shields = Niemiecka jednostka elitarna przyjęła stratę Osi.
log-turned = Odwrócono na obszarze { $area }: { $unit }.
log-removed = Usunięto z obszaru { $area }: { $unit }.
log-retreats = { $side }: wszyscy się wycofali.
log-fell-back = { $side }: wycofano się z obszaru { $from } na obszar { $area }.
log-broken-off = Atakujący przerwał atak.
log-advanced = Obszar { $area } zajęty: { $unit }.
log-returned = Jednostka desantu wróciła na obszar { $area }.
log-adjusted = Nadmiarowa jednostka przeszła z obszaru { $from } na obszar { $area }.
log-surrender = Włochy skapitulowały: ich czołg, samolot i flota odeszły z wojny.
log-uboat-gone = Całe wybrzeże jest w rękach Aliantów: U-Boot opuścił Morze Śródziemne.
log-stars = Gwiazdy z zaopatrzeniem: Alianci { $allies }, Oś { $axis }.
log-won = Zwycięstwo: { $side }.
log-drawn = Wojna na Morzu Śródziemnym zakończyła się remisem.

## Dlaczego nie
why-aircraft-busy = Ten samolot już wspiera bitwę.
why-aircraft-used = Ten samolot jest zużyty; odwróci się na koniec etapu.
why-all-go = Odwrót zabiera wszystkich, a na obszarze są jeszcze jednostki.
why-allied-only = Mogą to tylko Alianci.
why-already-in-force = Wysiłek logistyczny już działa w tym etapie.
why-assigned = Ta jednostka już gdzieś atakuje w tym impulsie; cofnij tamten atak, by posłać ją gdzie indziej.
why-axis-only = Jednostki elitarne ma tylko Oś.
why-been-there = Grupa była już w tym impulsie na obszarze { $area }.
why-before-surrender = Przed kapitulacją Włoch nie ma partyzantów.
why-board-first = Desant musi mieć kogo wysadzić: najpierw zaokrętuj jednostkę.
why-box-full = To wydarzenie zagrano już tyle razy, ile pozwala jego pole.
why-by-drop = Spadochroniarze nie płyną statkami; skaczą do bitwy.
why-empty-hand = Najpierw podnieś jednostkę.
why-enemy-there = Obszar { $area } trzyma wróg: stojąc obok, naciśnij Koniec ruchu, potem kliknij go, by atakować.
why-fights-itself = Ostatni samolot obszaru walczy sam; nie ma kogo wspierać.
why-flown = Ten samolot już się ruszył w tym impulsie.
why-force-full = Siły desantu są pełne: cztery kostki albo trzy i czołg, z drugą flotą o dwie kostki więcej.
why-hand-full = Najpierw dokończ ruch grupy.
why-has-acted = W tym impulsie już coś zrobiono, więc nie można spasować.
why-has-room = Któraś z tych jednostek ma jeszcze miejsce obok; żadnej nie trzeba usuwać.
why-held = Partyzanci wiążą tę jednostkę w tym impulsie.
why-last-one = Ktoś musi zostać w grupie; zamiast tego ją zatrzymaj.
why-losses-first = Najpierw trzeba przyjąć straty.
why-mountain = W górach czołgi nie wspierają; walczą jak kostki.
why-must-leave = Samolot, który odlatuje, musi opuścić obszar.
why-must-return = Jednostki po nieudanym desancie muszą wrócić na własny obszar z zaopatrzeniem.
why-no-arrow = Wszystkie trzy strzałki ataku leżą na mapie.
why-no-battle-there = Nie ogłoszono tam ataku.
why-no-counter = W puli nie ma już takiego żetonu.
why-no-cube-there = Nie ma tam kostki Osi do ściągnięcia.
why-no-cubes = Nie ma już kostek do wystawienia.
why-no-elite-ready = Nie walczy tu żadna odkryta jednostka elitarna.
why-no-enemy-there = Na obszarze { $area } nie ma wroga.
why-no-fleet = Desant wymaga odkrytej floty Aliantów. Użyte odkrywają się na końcu etapu.
why-no-ground = Nie ma gdzie wylądować: inne własne obszary są pełne.
why-no-italian-fleet = Bez floty włoskiej Oś nic nie przewozi.
why-no-landing = Najpierw ogłoś desant.
why-no-line = Wszystkie trzy linie stoją na mapie.
why-no-line-here = Nie ma tu linii do oddania.
why-no-marker = Nie ma już znacznika wydarzenia.
why-no-marker-back = Wszystkie znaczniki są w ręku; nie ma czego odzyskać.
why-no-mission-left = W tym impulsie z obszaru { $area } wykonano już wszystkie misje.
why-no-paratroops = Nie ma wolnych odkrytych spadochroniarzy.
why-no-partisans-ready = Nie ma tam odkrytych partyzantów.
why-no-points = W tym etapie nie ma już punktów transportu morskiego: idź lądem albo czekaj do następnego.
why-no-port = Nie ma innego własnego obszaru nad morzem.
why-no-retreat = Tej straty nie można przyjąć odwrotem.
why-no-room = Obszar jest pełny.
why-no-such-unit = Nie ma tam takiej jednostki; te, które mogą, są podświetlone.
why-no-tank-to-support = Potrzebny odkryty czołg i ktoś obok niego.
why-no-triangle = Partyzanci działają tylko na obszarach z błękitnym trójkątem.
why-no-way-there = Drogą lądową nie da się dojść: { $from } – { $area }. Po drodze jest wróg albo morze.
why-no-way = Wszystkie drogi z obszaru { $area } są zamknięte.
why-nobody-to-land = Na wybrzeżu Aliantów nie ma wolnej kostki ani czołgu.
why-prescribed = Zasady mówią, które żetony stoją w Afryce; wybierasz tylko narodowość czołgu lub samolotu.
why-none-left = Nie ma już czego rozstawiać.
why-not-a-land-unit = Mogą to tylko jednostki lądowe.
why-not-a-port = Musi wsiąść na własnym obszarze nad morzem.
why-not-a-supplied-port = Kostki Aliantów wchodzą na własne obszary nad morzem z zaopatrzeniem.
why-nobody-near = Obok obszaru { $area } nie stoi nikt twój: atakuje się z sąsiedniego obszaru.
why-not-adjacent = Obszary nie sąsiadują: tak można tylko do sąsiedniego.
why-not-all-deployed = Czekają jeszcze jednostki lub linie do rozstawienia.
why-not-an-aircraft = Mogą to tylko samoloty.
why-not-an-allied-fleet = Wybierz flotę amerykańską albo brytyjską.
why-not-an-enemy-coast = Desant idzie na nadmorski obszar pod kontrolą Osi.
why-not-an-enemy-fleet = Atakować można tylko odkrytą flotę wroga.
why-not-attacking = Ta jednostka nie brała udziału w ataku.
why-not-by-sea = Nikt nie wycofuje się morzem.
why-not-carried = Statki przewożą tylko jednostki lądowe.
why-not-coast = Obszar { $area } nie leży nad morzem.
why-not-enemy-area = Obszar nie jest pod kontrolą wroga: wybierz taki, który wróg trzyma.
why-not-for-sale = Tego nie można uzyskać przez zamianę.
why-not-in-africa = Oś nie wystawia już nic w Afryce.
why-not-in-hand = Tej jednostki nie ma w ruszającej się grupie.
why-not-in-it = Ta jednostka nie jest wśród trafionych.
why-not-landed = Ze statków lądują tylko kostki i czołgi.
why-land-later = Desant ({ $area }) ogłasza się razem z atakami: najpierw Koniec ruchu.
why-attack-later = Atak ({ $area }) ogłasza się po ruchu: najpierw Koniec ruchu.
why-land-in-the-attack-phase = { $area } trzyma przeciwnik: desanty ogłasza się w fazie ataku.
why-bombing-is-clicked-there = Samoloty lądują na własnych obszarach. Aby bombardować, cofnij ten ruch i kliknij sam cel.
why-not-defending = Ta jednostka nie broni: { $area }.
why-new-cubes-only = Zamienić można tylko kostki wystawione tym wydarzeniem.
why-tank-used = Czołg jest zakryty.
why-put-down-before = Ta jednostka została tu już raz odłożona: rusz nią dalej albo cofnij ostatnią linię.
why-not-now = Nie w tej chwili.
why-not-here = Nie ma tu nic, o czym się teraz decyduje.
why-under-a-button = Kliknięcie nic tu nie zrobi; to, co można zrobić, kryje się pod małym przyciskiem obok pytania.
why-stands-in-africa = To, co stoi w Afryce, jest z góry dane. Aby zmienić narodowość czołgu lub samolotu, kliknij drugi rodzaj wśród jednostek do rozstawienia, potem obszar.
why-deployed = To już stoi; aby to przestawić, cofnij swój ruch. Kliknij żeton do rozstawienia, potem podświetlony obszar.
why-click-the-target = Można jej teraz użyć: kliknij podświetlony cel.
why-events-by-button = Żetonów się nie klika: wydarzenie zagrywa się przyciskiem z jego nazwą, podczas swojego ruchu albo gdy padnie pytanie.
why-fleet-waits = Okręty się nie ruszają. Flotę wroga atakuje się, klikając ją; { $landing ->
    [0] {""}
   *[other] desant ogłasza się w fazie ataku, klikając wybrzeże wroga;{" "}
}o przechwycenie padnie pytanie.
why-sea-is-crossed = Na morzu nikt nie staje. Weź podświetloną jednostkę ze swojego wybrzeża, potem kliknij swoje wybrzeże, do którego ma płynąć.
why-click-the-port = Na morzu nikt nie staje: kliknij podświetlone wybrzeże, do którego płynie grupa.
why-too-few-points = W tej turze zostało punktów transportu: { $points }. Zostaw pozostałe jednostki, by popłynąć.
why-lands-on-a-coast = Desant ogłasza się, klikając wybrzeże wroga, na którym ma wylądować.
why-not-own = Obszar nie jest własny: to idzie tylko na własne obszary.
why-not-supplied = { $area } nie jest własnym obszarem z zaopatrzeniem.
why-not-supplied-europe = Kostki Osi wchodzą na własne obszary z zaopatrzeniem w Europie, bez Sardynii i Korsyki.
why-not-there = Tylko na własnych obszarach, poza Afryką, Sardynią i Korsyką.
why-not-too-many = Nic tu nie przekracza limitu.
why-not-your-event = Tego wydarzenia nie ma na twoim torze.
why-not-yours = Decyzja należy do przeciwnika.
why-nothing-to-absorb = Oś nie ma strat do przyjęcia.
why-nothing-used = Nic tam nie jest zużyte.
why-nowhere = Nie ma własnego obszaru, na który można się wycofać.
why-one-aircraft = Alianci dostają jeden samolot na etap.
why-one-event = W tym impulsie zagrano już wydarzenie.
why-one-landing = Jeden desant na impuls.
why-one-line = Na obszarze { $area } jest już linia.
why-one-supporter = Bitwę wspiera jeden samolot i już go zgłoszono.
why-last-round = Ostatnia runda już się odbyła.
why-one-tank = Rundę wspiera jeden czołg.
why-only-the-step = Teraz można bombardować tylko obszar, na który właśnie wszedł wróg.
why-out-of-reach = To poza zasięgiem lotnictwa. Kliknij samolot przy nakładce „Zasięg lotnictwa”, by zobaczyć, dokąd sięga.
why-over = Gra jest skończona.
why-paratroops-gone = Spadochroniarzy nie można już uzyskać.
why-partisans-move = Partyzanci idą przez obszary z trójkątem i kończą na obszarze wroga.
why-place-first = Najpierw wystaw kostki, potem zamieniaj.
why-placing-is-over = Wystawianie skończone; trwa zamiana.
why-retreat-once = Odwrót już ogłoszono; przyjmuje jedną stratę.
why-sailed-already = Ta jednostka już płynęła w tym impulsie.
why-same-port = Stamtąd pochodzi jednostka konwoju.
why-same-spot = Samolot już tam stoi.
why-ship-not-own = To nie twój okręt.
why-ship-used = Ten okręt jest zużyty albo poza grą.
why-still-stacked = Najpierw rozładuj stosy.
why-strangled = Operacja Strangle zamyka ten obszar dla Osi w tym impulsie.
why-too-far = { $area } jest dalej niż dwa obszary albo droga jest zamknięta.
why-too-few-cubes = { $price ->
    [one] Kosztuje jedną kostkę
    [few] Kosztuje { $price } kostki
   *[other] Kosztuje { $price } kostek
}; na obszarze: { $cubes }.
why-two-tanks = Na obszarze { $area } są już dwa czołgi.
why-unknown-area = Nie ma takiego obszaru.
why-unsupplied = Obszar { $area } nie ma zaopatrzenia.
why-wrong-spot = Samolot nie może tam stać.

## Etap i faza
turn-of = Etap { $turn } z { $turns }
phase-deploy = Rozstawienie
phase-overlord = Overlord
phase-initiative = Inicjatywa
phase-reinforce = Posiłki
phase-convert = Zamiana
phase-move = { $side }, impuls { $impulse } z { $impulses }: ruch
phase-declare = { $side }, impuls { $impulse } z { $impulses }: ataki
phase-battles = { $side }, impuls { $impulse } z { $impulses }: bitwy
phase-stacking = { $side }, impuls { $impulse } z { $impulses }: stosy
phase-before-battle = Przed bitwą: { $area }
phase-battle = Bitwa: { $area }, runda { $round } z { $rounds }
phase-extra = Dodatkowy impuls
phase-supply = Zaopatrzenie
phase-over = Koniec wojny

## Sytuacja
standing-stars = Gwiazdy z zaopatrzeniem: Alianci { $allies }, Oś { $axis }
standing-all-stars = Alianci wygrywają od razu, mając wszystkie gwiazdy: { $stars }.
standing-munich = Alianci wygrywają na koniec etapu z zaopatrzoną jednostką lądową na obszarze { $area }.
standing-final = Po etapie { $turns } wygrywa więcej gwiazd z zaopatrzeniem; strona bez jednostek przegrywa od razu.
standing-given = Licytacja stron: { $side } +{ $stars } w końcowym rachunku.
standing-italy-in = Włochy walczą: włoski obszar w rękach Aliantów na koniec etapu wyłącza je z wojny.
standing-italy-out = Włochy skapitulowały.

## Wynik
over-all-stars = Zwycięstwo: { $side } — wszystkie gwiazdy zdobyte.
over-elimination = Zwycięstwo: { $side } — wróg nie ma już jednostek.
over-munich = Zwycięstwo: { $side } — Monachium zdobyte i zaopatrzone.
over-final = Zwycięstwo: { $side } — więcej gwiazd z zaopatrzeniem po ostatnim etapie.
over-draw = Remis.

## Pytania
prompt-over = Gra jest skończona.
prompt-wait = { $side }: chwila.
prompt-deploy = { $side }, rozstawienie: zostało pionków: { $left }, wszędzie poza Afryką — albo gotowe rozstawienie.
prompt-deployed = { $side }, rozstawienie: wszystko stoi — Koniec rozstawiania.
prompt-overlord = { $side }: wybierz flotę, która odchodzi do Overlord.
prompt-initiative = { $side }, rzut wygrany: powiedz, kto ma pierwszy impuls.
prompt-reinforce = { $side }, posiłki: wystaw { $left ->
    [one] jedną kostkę
    [few] { $left } kostki
   *[other] { $left } kostek
} na obszarach z zaopatrzeniem — Koniec wystawiania oddaje resztę.
prompt-convert = { $side }, zamiana: zapłać kostkami obszaru z zaopatrzeniem za żetony — Koniec zamiany.
prompt-muster = { $side }, wydarzenie Posiłki: wystaw { $left ->
    [one] jedną kostkę
    [few] { $left } kostki
   *[other] { $left } kostek
} na własnych obszarach — Koniec wystawiania oddaje resztę.
prompt-muster-convert = { $side }, wydarzenie Posiłki: możesz zamienić nowe kostki — Koniec zamiany.
prompt-move = { $side }, impuls { $impulse } z { $impulses }: ruszaj, płyń, lataj i bombarduj; potem naciśnij Koniec ruchu i ogłoś do trzech ataków.
prompt-group = { $side }: grupa stoi na obszarze { $area }; kliknij, dokąd idzie. Kliknięcie jednostki zabiera ją lub zostawia.
prompt-group-on = { $side }: grupa stoi na obszarze { $area }; kliknij, dokąd idzie dalej, zabierz lub zostaw jednostki albo naciśnij Stój.
prompt-land = { $side }: wybierz, gdzie ląduje samolot.
prompt-land-out = { $side }: wybierz, dokąd ucieka samolot; ląduje odwrócony.
prompt-convoy = { $side }: na pokładzie { $cubes ->
    [one] jedna kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}{ $counters ->
    [0] {""}
    [one] {" "}+ jeden żeton
    [few] {" "}+ { $counters } żetony
   *[other] {" "}+ { $counters } żetonów
}. { $points ->
    [0] Punktów transportu już nie ma: kliknij
   *[other] Zaokrętuj więcej (punkty transportu: { $points }) albo kliknij
} port docelowy.
prompt-intercept-convoy = { $side }: konwój ({ $cubes ->
    [one] jedna kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}{ $counters ->
    [0] {""}
    [one] {" "}+ jeden żeton
    [few] {" "}+ { $counters } żetony
   *[other] {" "}+ { $counters } żetonów
}) płynie na obszar { $area }. { $left ->
    [one] { $dice ->
        [0] Przechwycić może jedna twoja jednostka: jej kliknięcie to rzut
       *[other] Może dołączyć jeszcze jedna: z jej kliknięciem rzucają wszystkie
    }
   *[other] Kliknij samoloty i okręty, które mają je przechwycić: rzucają razem (kości: { $dice })
} — { $dice ->
    [0] albo przepuść
   *[other] Rzut
}.
prompt-intercept-landing = { $side }: desant ({ $cubes ->
    [one] jedna kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}{ $counters ->
    [0] {""}
    [one] {" "}+ jeden żeton
    [few] {" "}+ { $counters } żetony
   *[other] {" "}+ { $counters } żetonów
}) płynie na obszar { $area }. { $left ->
    [one] { $dice ->
        [0] Przechwycić może jedna twoja jednostka: jej kliknięcie to rzut
       *[other] Może dołączyć jeszcze jedna: z jej kliknięciem rzucają wszystkie
    }
   *[other] Kliknij samoloty i okręty, które mają je przechwycić: rzucają razem (kości: { $dice })
} — { $dice ->
    [0] albo przepuść
   *[other] Rzut
}.
prompt-losses-area = { $side }: przyjmij straty na obszarze { $area }: { $hits }. Wskaż podświetloną jednostkę — albo przyjmij stratę z przycisku.
prompt-losses-convoy = { $side }: przyjmij straty w konwoju: { $hits }. Wskaż podświetloną jednostkę — albo przyjmij stratę z przycisku.
prompt-losses-landing = { $side }: przyjmij straty desantu na obszar { $area }: { $hits }. Wskaż podświetloną jednostkę — albo przyjmij stratę z przycisku.
prompt-losses-attacker = { $side }, atak na obszar { $area }: przyjmij straty: { $hits }. Wskaż podświetloną jednostkę — albo przyjmij stratę z przycisku.
prompt-losses-defender = { $side }, obrona obszaru { $area }: przyjmij straty: { $hits }. Wskaż podświetloną jednostkę lub przyjmij stratę z przycisku — albo wycofaj wszystkich za jedną z nich.
prompt-losses-cornered = { $side }, obrona obszaru { $area }: przyjmij straty: { $hits }. Wskaż podświetloną jednostkę — albo przyjmij stratę z przycisku.
prompt-window-open = { $side }: zaczyna się impuls { $impulse } ({ $active }); bombarduj lub zagraj wydarzenie — Przepuść.
prompt-window-moved = { $side }: koniec ruchu ({ $active }); bombarduj lub zagraj wydarzenie — Przepuść.
prompt-window-battle = { $side }: przed bitwą o obszar { $area }; bombarduj lub zagraj wydarzenie — Przepuść.
prompt-window-round = { $side }: koniec rundy { $round } o obszar { $area }; bombarduj, przerwij bitwę lub zagraj wydarzenie — Przepuść.
prompt-window-last = { $side }: ostatnia bitwa skończona; ostatnia okazja w tym impulsie, by bombardować lub zagrać wydarzenie — Przepuść.
prompt-window-step = { $side }: ruch na obszar { $area } ({ $active }); zbombarduj go lub zagraj wydarzenie — Przepuść.
prompt-declare = { $side }: ogłaszaj ataki (strzałki: { $left }){ $landing ->
    [0] {""}
   *[other] {", albo kliknij wrogie wybrzeże, by tam desantować"}
}; walka po ogłoszeniu wszystkich — { $laid ->
    [0] Bez ataku
   *[other] Koniec ogłaszania
}.
prompt-declare-last = { $side }: wszystkie strzałki leżą; dołącz do nich jednostki — Koniec ogłaszania.
prompt-board = { $side }: zaokrętuj kostki i najwyżej jeden czołg na obszar { $area }: klikaj jednostki albo ten obszar, by zabrać, ile się zmieści.
prompt-choose = { $side }: wybierz następną bitwę.
prompt-fly-out = { $side }: atak na obszar { $area }; samoloty mogą odlecieć (lądują odwrócone) — Zostają.
prompt-drop = { $side }: zrzuć spadochroniarzy na obszar { $area } albo ich zachowaj.
prompt-support = { $side }, runda { $round } o obszar { $area }: daj samolot i czołg na wsparcie — Rzut.
prompt-elite = { $side }: jednostka elitarna może zadać stratę albo ją przyjąć (do przyjęcia { $own }, u Aliantów { $enemy }) — Zachowaj.
prompt-retreat = { $side }: wyprowadź wszystkich z obszaru { $area }, o jeden lub dwa obszary.
prompt-withdraw = { $side }: wycofaj jednostki z obszaru { $area } przed następną rundą — Reszta zostaje.
prompt-resolve = { $side }: koniec rundy { $round } z { $rounds } o obszar { $area }; walcz dalej albo przerwij.
prompt-reserves = { $side }: zagrać Rezerwy, jeszcze jedna runda o obszar { $area }? — Bez Rezerw.
prompt-last-retreat = { $side }: ostatnia runda o obszar { $area } skończona; wycofaj się albo stój.
prompt-advance = { $side }: obszar { $area } jest pusty; wybierz, kto go zajmuje — Koniec zajmowania.
prompt-return = { $side }: desant na obszar { $area } nieudany; wybierz, dokąd wraca każda jednostka.
prompt-adjust = { $side }, stosy: najwyżej { $limit } jednostek i { $tanks } czołgi na obszar; nadmiar przenieś na własny obszar obok.
prompt-adjust-full = { $side }, stosy: najwyżej { $limit } jednostek i { $tanks } czołgi na obszar, a na własnych obszarach obok nie ma miejsca; wybierz, co przepada.
prompt-supply = { $side }, zaopatrzenie: zagrać Wysiłek logistyczny, by ratować jednostki? — Bez Wysiłku logistycznego.
prompt-extra = { $side }: impulsy zużyte; wydać żeton wydarzenia (masz: { $markers }) na dodatkowy impuls? — Bez dodatkowego impulsu.

## Objaśnienia: dwa zdania, gdy coś pojawia się po raz pierwszy
explain-prompt-deploy = Kliknij żeton do rozstawienia, potem podświetlony obszar; na początek gotowe rozstawienie jest równie dobre jak własne. Jednostki na froncie walczą pierwsze; to, co stoi z tyłu, podejdzie w twoim impulsie.
explain-prompt-initiative = Kto ma pierwszy impuls, rusza się i atakuje, zanim drugi odpowie. Alianci chcą go zwykle, bo gonią czas, Oś – by uderzyć odsłonięty obszar.
explain-prompt-reinforce = Nowe kostki wchodzą tylko do obszarów z zaopatrzeniem. Obszar mieści najwyżej sześć jednostek, więc stawiaj je tam, skąd ruszą dalej.
explain-prompt-convert = Kostki są walutą: zapłać kilkoma z obszaru z zaopatrzeniem, a stanie tam czołg albo samolot. Jeden czołg i jeden samolot w bitwie sprawiają, że każda kość trafia częściej.
explain-prompt-move = Kliknij kostkę lub żeton, potem cel: może przejść przez dowolnie wiele obszarów pustych lub twoich. Ruchy wysyła przycisk i do tej chwili można je cofnąć; bombardowanie rzuca od razu.
explain-prompt-group = To, co podniesione, rusza się razem. Kliknij kolejne jednostki, by je dołączyć, albo obszar, do którego idą.
explain-prompt-declare = Kliknij wrogi obszar obok twojego, by położyć strzałkę: do trzech w impulsie. Wszystkie ataki ogłasza się przed pierwszą bitwą.
explain-prompt-support = Każda kostka rzuca jedną kością i trafia na 6; samolot we wsparciu daje 5 lub 6, czołg jeszcze o jeden lepiej. Obie strony rzucają jednocześnie, najwyżej przez trzy rundy.
explain-prompt-resolve = Przerwanie walki nie kosztuje nic poza terenem. Dalsza walka opłaca się, gdy wróg ma mniej kości niż ty.
explain-prompt-losses-attacker = Zamiast tracić kostkę można odwrócić odkryty żeton. Żetony wracają na pierwszą stronę z końcem tury.
explain-prompt-losses-defender = Zamiast tracić kostkę można odwrócić odkryty żeton, a odwrót o jeden lub dwa obszary pochłania jedną stratę. Straty ponad to, co tam stoi, przepadają.
explain-prompt-losses-cornered = Zamiast tracić kostkę można odwrócić odkryty żeton. Straty ponad to, co tam stoi, przepadają.
explain-prompt-window-open = Wróg zaraz zacznie działać i możesz mu przerwać bombami lub wydarzeniem. Przepuszczenie nic nie kosztuje; w „Rozkazach” powiesz, kiedy chcesz być pytany.
explain-prompt-intercept-convoy = Samoloty w zasięgu i odkryte okręty mogą próbować zatopić to, co płynie; próba je zużywa. Każdy rzuca jedną kością i trafia na 5 lub 6.
explain-prompt-intercept-landing = Samoloty w zasięgu i odkryte okręty mogą spotkać desant na morzu; próba je zużywa. Każdy rzuca jedną kością i trafia na 5 lub 6, zanim zacznie się bitwa na plaży.
explain-prompt-adjust = Obszar mieści najwyżej sześć jednostek i dwa czołgi. Sprawdza się to na końcu każdego impulsu.
explain-prompt-supply = Jednostki bez ciągu obszarów do źródła zaopatrzenia są usuwane na końcu tury. Wydarzenie ratuje je tym razem.

## Plany
plan-march = Marsz: { $from } → { $to }
plan-ship = Morzem: { $from } → { $to }
plan-fly = { $unit }: przelot { $from } → { $to }
plan-infiltrate = Partyzanci: { $from } → { $to }
plan-assault = Atak: { $to }
plan-attack = Atak: { $from } → { $to }
plan-landing = Desant: { $to } (jednostek: { $units }, flot: { $fleets })

## Przyciski
label-deploy = Rozstaw: { $unit }, { $area }
label-deploy-spot = Rozstaw: { $unit }, { $area }, inne miejsce ({ $spot }; sięga też: { $more }{ $count ->
    [one] {""}
   *[other] {" "}i dalej
})
label-deploy-aside = Rozstaw: { $unit }, { $area }, inne miejsce ({ $spot }), zasięg ten sam
label-deploy-line = Zbuduj linię: { $area }
label-exchange = Niech w obszarze { $area } stoi { $unit }
label-ready-made = Gotowe rozstawienie
label-ready-made-done = Gotowe rozstawienie i koniec
label-release = Odchodzi { $ship }
label-initiative-allies = Zaczynają Alianci
label-initiative-axis = Zaczyna Oś
label-reinforce = Wystaw kostkę: { $area }
label-reinforce-all = Wystaw kostki ({ $count }): { $area }
label-convert = { $unit }: { $area } (kostki: { $price })
label-convert-spot = { $unit }: { $area }, inne miejsce ({ $spot }; sięga też: { $more }{ $count ->
    [one] {""}
   *[other] {" "}i dalej
}; kostki: { $price })
label-convert-aside = { $unit }: { $area }, inne miejsce ({ $spot }), zasięg ten sam (kostki: { $price })
label-arm = Partyzanci: { $area }, płaci { $from }
label-take = Podnieś: { $unit }, { $from }
label-take-all = Podnieś wszystkie jednostki ({ $count }): { $area }
label-step = Idź: { $area }
label-march = Marsz: { $area } (obszarów: { $steps })
label-step-by-step = Krok po kroku
label-leave = Zostaje: { $unit }, { $from }
label-halt = Stój
label-put-down = Odłóż grupę
label-land = Ląduj: { $area }
label-land-spot = Ląduj: { $area }, inne miejsce ({ $spot }; sięga też: { $more }{ $count ->
    [one] {""}
   *[other] {" "}i dalej
})
label-land-aside = Ląduj: { $area }, inne miejsce ({ $spot }), zasięg ten sam
label-embark = Zaokrętuj: { $unit }, { $from }
label-by-sea = Morzem…
label-overseas = { $count ->
    [one] Płyń do: { $area } (jedna jednostka)
    [few] Płyń do: { $area } ({ $count } jednostki)
   *[other] Płyń do: { $area } ({ $count } jednostek)
}
label-other-landing = Desant: { $ship }…
label-other-attack = Atakuje { $ship }…
label-sail = Płyń: { $area }
label-infiltrate = Partyzanci: { $from } → { $area }
label-bomb = Bombarduj { $area }: { $unit }, { $from }
label-rouse = Partyzanci ({ $area }) ściągają kostkę: { $from }
label-engage = { $ship } atakuje: { $target }
label-play-reinforcements = Zagraj Posiłki: od razu kolejne kostki
label-events = Wydarzenia…
label-play-extra-impulse = Zagraj Dodatkowy impuls: jeszcze jeden dla ciebie
label-play-stop-battle = Zagraj Przerwanie bitwy: kończy się w tej chwili
label-play-logistics = Zagraj Wysiłek logistyczny: w tym etapie bez skutków braku zaopatrzenia
label-play-reserves = Zagraj Rezerwy: jeszcze jedna runda
label-play-operations = Operacje: działaj znowu…
label-play-operations-short = Operacje…
label-play-strangle = Strangle: zamknij obszar dla Osi…
label-play-strangle-short = Strangle…
label-play-kesselring = Zagraj Kesselringa: odzyskaj dwa użyte znaczniki
label-play-new-line = Zagraj Nową linię: utracona linia wraca
label-play-new-line-short = Nowa linia…
label-operations = Operacje: odkryj wszystko, { $area }
label-operations-sea = Operacje: odkryj floty
label-strangle = Strangle, { $area }: w tym impulsie Oś tam nie wchodzi, stamtąd nie wychodzi i nie atakuje
label-new-line = Nowa linia: { $area }
label-intercept-air = Przechwytuje { $unit }, { $from }
label-intercept-ship = Przechwytuje { $ship }
label-intercept-air-roll = Przechwytuje { $unit }, { $from }, i rzut
label-intercept-ship-roll = Przechwytuje { $ship }, i rzut
label-intercept-wisely = Przechwyć, jak chce sztab, i rzuć (kości: { $count })
label-attack = Atak na { $area }: { $unit }, { $from }
label-attack-all = Atak na { $area } wszystkimi jednostkami ({ $count })
label-attack-fight = Atak na { $area } ({ $count }) i walka{ $attacks ->
    [one] {""}
   *[other] : rozegraj wszystkie bitwy ({ $attacks })
}{ $more ->
    [0] {""}
    [one] ; nie zaatakujesz 1 innego obszaru
   *[other] ; nie zaatakujesz { $more } innych obszarów
}
label-landing = Desant: { $area }, { $ship }
label-join = Do desantu dołącza { $ship }
label-board = Wsiada { $unit }, { $from }
label-board-all = Zaokrętuj jednostki ({ $count }): { $area }
label-battle = Teraz bitwa: { $area }
label-drop = Zrzuć spadochroniarzy: { $area }
label-support = Wspiera { $unit }, { $from }
label-tank-support = Wspiera czołg
label-strike = Elita uderza
label-shield = Elita przyjmuje stratę
label-turn = Odwróć: { $unit }, { $from }
label-remove = Usuń: { $unit }, { $from }
label-turn-several = { $turned ->
    [one] Odwróć: { $unit }
    [few] Odwróć { $turned } żetony
   *[other] Odwróć { $turned } żetonów
}
label-lose-cubes = Strać { $removed ->
    [one] jedną kostkę
    [few] { $removed } kostki
   *[other] { $removed } kostek
}
label-turn-and-lose = { $turned ->
    [one] Odwróć: { $unit }
    [few] Odwróć { $turned } żetony
   *[other] Odwróć { $turned } żetonów
}, strać { $removed ->
    [one] jedną kostkę
    [few] { $removed } kostki
   *[other] { $removed } kostek
}
label-lose-several = Usuń { $removed ->
    [one] jedną jednostkę
    [few] { $removed } jednostki
   *[other] { $removed } jednostek
}
label-turn-and-remove = { $turned ->
    [one] Odwróć: { $unit }
    [few] Odwróć { $turned } żetony
   *[other] Odwróć { $turned } żetonów
}, usuń { $removed ->
    [one] jedną jednostkę
    [few] { $removed } jednostki
   *[other] { $removed } jednostek
}
label-lose-line = Oddaj linię: { $area }
label-retreat = Odwrót: { $area }{ $aircraft ->
    [0] {""}
    [one] ; samolot przepada, bo nie ma gdzie lądować
   *[other] ; samoloty ({ $aircraft }) przepadają, bo nie mają gdzie lądować
}
label-fall = Cofa się { $unit }: { $area }
label-fall-all = Cofnij jednostki ({ $count }): { $area }
label-continue = Walcz dalej
label-continue-wisely = Walcz dalej, ze wsparciem
label-continue-choose = Walcz dalej: sam wybierz wsparcie
label-break-off = Przerwij atak
label-advance = Zajmuje { $unit }, { $from }
label-advance-all = Wszystkie jednostki ({ $count }) zajmują: { $area }
label-return = Wraca { $unit }: { $area }
label-adjust = { $unit }: { $from } → { $area }
label-adjust-all = Przesuń jednostki ({ $count }): { $area }
label-adjust-wisely = { $more ->
    [0] { $unit }: { $from } → { $area }
   *[other] { $unit }: { $from } → { $area }, i jeszcze { $more }
 }
label-eliminate = Usuń: { $unit }, { $from } (brak miejsca)
label-pass = Pas
label-done = Koniec
label-done-deploying = Koniec rozstawiania
label-done-placing = Koniec wystawiania
label-done-converting = Koniec zamiany
label-done-moving = Koniec ruchu
label-no-interception = Przepuść
label-roll-interception = Rzut
label-no-attack = Bez ataku
label-done-declaring = Koniec ogłaszania
label-aircraft-stay = Zostają
label-no-drop = Bez zrzutu
label-done-supporting = Rzut
label-support-wisely = { $count ->
    [one] Użyj wsparcia i rzuć
    [few] Użyj obu wsparć i rzuć
   *[other] Użyj obu wsparć i rzuć
 }
label-elite-waits = Zachowaj
label-rest-stays = Reszta zostaje
label-done-advancing = Koniec zajmowania
label-decline = Przepuść
label-stand = Stój w miejscu
label-no-reserves = Bez Rezerw
label-no-logistics = Bez Wysiłku logistycznego
label-no-extra = Bez dodatkowego impulsu

## Tory
track-turn = Etap
track-impulse = Impuls
track-transport = Transport morski
track-round = Runda bitwy
track-markers = Znaczniki wydarzeń: { $side }
track-event = { $event } ({ $side })

## Tablice
panel-battle = Bitwa: { $area }
panel-battle-round = { $round ->
    [0] Przed pierwszą z { $rounds } rund
   *[other] Runda { $round } z { $rounds }
}
panel-attacker = { $side } — atak, jednostki: { $units }, kości: { $dice }, trafia od { $hit }
panel-defender = { $side } — obrona, jednostki: { $units }, kości: { $dice }, trafia od { $hit }
panel-line-dice = { $side }: linia daje dwie kości
panel-tank-supports = { $side }: wspiera czołg; bez jego kości, trafia o 1 łatwiej
panel-air-supports = { $side }: wspiera samolot; trafia o 1 łatwiej
panel-mountain = { $side }: góry, czołg nie wspiera
panel-elites = Odkryte jednostki elitarne ({ $count }) nie rzucają: uderzają albo przyjmują stratę
panel-dice-limit = { $side }: najwyżej kości { $dice }
panel-bombardment = Najpierw ostrzał z morza: kości { $dice }, trafia od { $hit }
panel-to-absorb = { $side }: straty do przyjęcia: { $hits }
panel-retreating = { $side }: odwrót po tej rundzie{ $aircraft ->
    [0] {""}
    [one] ; samolot nie ma gdzie lądować i przepada
   *[other] ; samoloty ({ $aircraft }) nie mają gdzie lądować i przepadają
}
panel-stacking = Za dużo na jednym obszarze
panel-crowded = { $area }: jednostek { $count }, a wolno { $limit }; nadmiar ({ $excess }) musi z końcem impulsu przejść obok albo przepada
panel-crowded-tanks = { $area }: czołgów { $count }, a wolno { $limit }; nadmiar ({ $excess }) musi z końcem impulsu przejść obok albo przepada
panel-effects = Działa w tym impulsie
panel-supply = Zaopatrzenie teraz
panel-reminders = Nie zapomnij
panel-unsupplied = { $side }: obszar { $area } bez zaopatrzenia, jednostki: { $count }; znikną na koniec etapu
panel-logistics = { $side }: w tym etapie ratuje je Wysiłek logistyczny
panel-strangled = Operacja Strangle: w tym impulsie Oś nie wchodzi, nie wychodzi i nie atakuje z obszaru { $area }
panel-reinforcements = Nadejdą w etapie { $turn }
panel-cubes = { $side }: kostki { $cubes } (w puli { $pool })
panel-overlord = Overlord: odchodzą spadochroniarze i jedna flota Aliantów, transport spada do 3, dochodzi długa linijka
panel-prices = Zamiana: { $side }
panel-price = { $unit }: kostki { $price } (zostało { $left })

## Szanse
odds-taken = Obszar { $area } zdobyty
odds-held = Obszar { $area } utrzymany
odds-destroyed = Atakujący obszar { $area } zniszczeni
odds-hopeless = { $area } prawie nigdy nie pada, a tracisz nie mniej niż wróg.
odds-losses = { $side }: średnio traconych jednostek
odds-bomb-hits = Strata na obszarze { $area }
odds-bomb-misses = Bomby chybiają obszar { $area }
odds-expected-hits = Średnio strat
odds-fleet-turned = Flota odwrócona
odds-fleet-missed = Bez skutku
odds-interception-hits = { $hits ->
    [0] Bez strat
    [one] Jedna strata
    [few] { $hits } straty
   *[other] { $hits } strat
}
odds-assume-no-more-interceptors = Nikt więcej nie przechwytuje.
odds-assume-first = Najpierw toczy się bitwa o obszar { $area }.
odds-assume-rounds = Atakujący walczy we wszystkich rundach; nikt nie gra Rezerw.
odds-assume-one-round = Atakujący przerywa walkę po tej rundzie.
odds-assume-stands = Obrońca stoi: bez odwrotu, samoloty zostają.
odds-assume-met = Okręty wroga i samoloty, bez których może się obejść, spotykają desant na morzu.
odds-assume-unmet = Nikt nie spotyka desantu na morzu.
odds-if-unmet = Jeśli nikt nie spotka desantu na morzu, { $area } pada { $share } razy na 100.
odds-if-met = Jeśli wróg spotka desant na morzu, { $area } pada { $share } razy na 100.
odds-assume-support = Obie strony dają samolot, jeśli mogą, a czołg, jeśli to zwiększa spodziewane trafienia.
odds-assume-no-support = Wróg nie wysyła wsparcia lotniczego ani czołgu; ty tak, jeśli to pomaga.
odds-assume-losses = Straty najpierw odwracają żetony, potem usuwają kostki, linię, na końcu zużyte żetony; czołg, którego wsparcie jest warte więcej niż kostka, zostaje.
odds-assume-elites = Jednostki elitarne uderzają, gdy tylko mogą.
odds-assume-elites-absorb = Jednostki elitarne przy pierwszej okazji przejmują straty.
odds-assume-no-interrupts = Nikt w międzyczasie nie bombarduje ani nie gra wydarzeń.

## Rozkazy stałe
order-bomb-stack = Bombarduj obszar, gdy stanie na nim tylu wrogów
order-intercept = Przechwytuj każdy konwój i desant
order-fly-out = Samoloty odlatują z atakowanego obszaru

## Wygląd
badge-held = związany
badge-shipped = przewieziony
badge-flown = po locie
badge-fresh = nowy
badge-supporting = wspiera
badge-landing = ląduje
badge-convoy = na morzu
badge-dropped = zrzucony
symbol-star = gwiazda
symbol-allied-star = gwiazda aliancka
symbol-airfield = lotnisko
symbol-mountain = góry
symbol-triangle = partyzanci
symbol-axis = znak Osi
symbol-coast = wybrzeże
overlay-air = Zasięg lotnictwa
overlay-air-means = Kliknij żeton samolotu, aby zobaczyć tylko jego zasięg.
overlay-supply-means = Kreskowanie: własne obszary z zaopatrzeniem. Czerwone obwódki: jednostki bez zaopatrzenia.

## Chwile dla stałych rozkazów
window-step = wróg wchodzi na obszar
window-march = wróg się porusza
window-open = zaczyna się impuls
window-moved = koniec ruchu
window-last = po ostatniej bitwie
window-battle = przed bitwą
window-round = po rundzie bitwy
window-intercept-landing = płynie desant
window-intercept-convoy = płynie konwój
window-fly-out = lotnictwo zaatakowane
window-reserves = Rezerwy
window-withdraw = wycofanie
window-support = wsparcie w rundzie
window-elite = jednostki elitarne po rzucie
window-losses = straty do przyjęcia
window-retreat = dokąd odwrót
window-flight = gdzie lądują samoloty
window-last-retreat = ostatni odwrót
window-supply = jednostkom grozi głód
window-extra-impulse = dodatkowy impuls

## Przebieg etapu
sequence-setup = Rozstawienie: Oś rozmieszcza jednostki
sequence-overlord = Etap 5, Overlord: jedna flota odpływa do Normandii
sequence-initiative = Inicjatywa: kto wyrzuci więcej, mówi, kto zaczyna
sequence-reinforce = Posiłki, od etapu 2
sequence-convert = Zamiana kostek na żetony, od etapu 2
sequence-impulses = Cztery impulsy, strony na przemian. W każdym:
sequence-move = ruch, rejsy, loty i bombardowania
sequence-declare = deklaracja najwyżej trzech ataków
sequence-battles = bitwy, każda do trzech rund
sequence-stacking = zmniejszenie stosów do limitu
sequence-extra = Dodatkowy impuls, jeśli ktoś zagra to wydarzenie
sequence-supply = Zaopatrzenie: jednostki bez niego są usuwane
sequence-end = Koniec etapu: sprawdzenie zwycięstwa, użyte żetony wracają na awers

## Nagłówki instrukcji
section-introduction = Wstęp
section-map = Mapa
section-components = Elementy gry
section-pieces = Pionki
section-setup = Rozstawienie
section-victory = Zwycięstwo
section-turn-sequence = Przebieg etapu
section-initiative = Inicjatywa
section-reinforcements = Posiłki
section-conversion = Zamiana
section-impulses = Impulsy
section-land-movement = Ruch lądowy
section-air-movement = Ruch powietrzny
section-fleet-movement = Ruch flot
section-naval-transport = Transport morski
section-transport-interception = Przechwycenie transportu
section-landings = Desanty
section-landing-interception = Przechwycenie desantu
section-naval-bombardment = Ostrzał z morza
section-combat = Walka
section-combat-procedure = Procedura walki
section-dice-results = Wyniki rzutów
section-losses = Straty
section-retreat = Odwrót
section-occupation = Zajęcie obszaru
section-stacking = Stosy
section-control = Kontrola
section-supply = Zaopatrzenie
section-supply-sources = Źródła zaopatrzenia
section-out-of-supply = Brak zaopatrzenia
section-tanks = Czołgi
section-elite-units = Jednostki elitarne
section-paratroops = Spadochroniarze
section-partisans = Partyzanci
section-defensive-lines = Linie obrony
section-aircraft = Lotnictwo
section-aircraft-range = Zasięg lotnictwa
section-aircraft-position = Położenie lotnictwa
section-airfields = Lotniska
section-bombing = Bombardowanie
section-fleets = Floty
section-u-boats = U-Booty
section-events = Wydarzenia
section-allied-events = Wydarzenia aliantów
section-axis-events = Wydarzenia Osi
section-italian-surrender = Kapitulacja Włoch
section-overlord = Overlord
section-timing-windows = Momenty reakcji
label-fall-wisely = Wszyscy cofają się tam, gdzie chce sztab
label-place-wisely = { $count ->
    [one] Ustaw jedną kostkę tam, gdzie chce sztab
    [few] Ustaw { $count } kostki tam, gdzie chce sztab
   *[other] Ustaw { $count } kostek tam, gdzie chce sztab
 }
label-convert-wisely = { $more ->
    [0] Wymień: { $unit }, { $area }
   *[other] Wymień: { $unit }, { $area }, i jeszcze { $more }
}
label-return-wisely = { $count ->
    [one] Zabierz ją, jak chce sztab
   *[other] Zabierz wszystkie { $count }, jak chce sztab
 }
label-advance-wisely = { $count ->
    [one] Wkrocz jedną jednostką
    [few] Wkrocz { $count } jednostkami
   *[other] Wkrocz { $count } jednostkami
 }
loses-conquest = { $area }: zdobyty obszar zostaje pusty.
loses-star = Oddajesz gwiazdę, której można jeszcze bronić: { $area }.
loses-for-nothing = Nikt nie ujdzie ({ $area }): straty zabiorą wszystkich, którzy by odeszli.
loses-unit = Przepada { $unit } ({ $from }): na własnych obszarach obok nie ma miejsca.
loses-emptied = Zostanie pusto: { $area }{ $more ->
    [0] {""}
    [one] {" "}i jeszcze jeden obszar
    [few] {" "}i jeszcze { $more } obszary
   *[other] {" "}i jeszcze { $more } obszarów
}.
loses-attacks = Można wykonać dobry atak, podświetlony jest { $area }.
loses-idle = { $area }: obok stoją twoje jednostki ({ $count }), wróg ma tam { $enemy }, a nikt nie atakuje.
loses-impulse = Cały impuls przepada: nikt się nie rusza, nikt nie atakuje.
loses-movement = W tym impulsie nikt się nie ruszył.
loses-cubes = { $left ->
    [one] Przepada jedna kostka.
    [few] Przepadają { $left } kostki.
   *[many] Przepada { $left } kostek.
}
reason-dice = kości: { $own } przeciw { $enemy }
reason-wears-down = obszar raczej nie padnie, ale wróg powinien stracić więcej

## Nazwy na mapie
map-france = FRANCJA
map-switzerland = SZWAJCARIA
map-hungary = WĘGRY
map-balkans = BAŁKANY
map-ligurian-sea = Morze Liguryjskie
map-adriatic-sea = Morze Adriatyckie
map-mediterranean-sea = Morze Śródziemne
map-tyrrhenian-sea = Morze Tyrreńskie
map-ionian-sea = Morze Jońskie
map-malta = Malta
map-gulf-of-gab-s = Zatoka Gabès
map-gulf-of-sirte = Zatoka Wielka Syrta

## Słowa, które w wyszukiwaniu znaczą to samo
term-landing = desant, inwazja, lądowanie, lądowania
term-odds = kości, kostką, kością, szanse, prawdopodobieństwo
