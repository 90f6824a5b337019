# Słowa samego klienta.

## Everywhere
sandtable = Stół plastyczny
tagline = Planszowe gry wojenne z arbitrem, który zna każdą regułę.
language = Język
theme-auto = Jasność jak w systemie
theme-light = Jasny
theme-dark = Ciemny
close = Zamknij
send = Wyślij
copy = Kopiuj
copied = Skopiowano
remove = Usuń
you = ty
to-lobby = Do poczekalni

## Lobby
games = Gry
my-tables = Moje stoły
open-seats = Wolne miejsca
open-seats-none = Nikt nie czeka. Otwórz pudełko i ustaw miejsce na „ktokolwiek”, a twój stół pojawi się tu dla innych.
watch = Oglądaj
watch-none = Nie toczy się żadna publiczna gra innych osób.
lobby-failed = Serwer nie odpowiada. Strona spróbuje ponownie sama.
start-here = Zacznij tutaj
players-count = { $count ->
    [one] Jeden gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
scenario = Scenariusz
more-options = Więcej
pace = Tempo
pace-live = Na żywo
pace-days = { $days ->
    [one] Dzień na ruch
   *[other] { $days } dni na ruch
}
public-table = Inni mogą patrzeć
own-data = Własne dane (folder)
own-data-taken = Przyjęto twoje dane ({ $digest }): ten stół gra z nimi.
data-refused = Dane odrzucone:
two-at-screen = Dwie osoby przy tym ekranie: zasłaniaj planszę między nimi
record-open = Otwórz zapis
record-open-means = Zapisana partia: do przejrzenia albo do dalszej gry.
record-unfit = Tego pliku nie da się odtworzyć:
choice-me = Ja
choice-open = Ktokolwiek
choice-link = Znajomy, przez odnośnik
choice-bot = Komputer: { $level }
level-recruit = rekrut
level-regular = liniowy
level-veteran = weteran
level-elite = elita
temper = Usposobienie
temper-steady = zrównoważony
temper-bold = śmiały
temper-cautious = ostrożny
handicap = Fory
handicap-0 = brak
handicap-adapts = dostosowuje się do ciebie
handicap-1 = słabiej w 1 turze na 5
handicap-2 = słabiej w 2 turach na 5
handicap-3 = słabiej w 3 turach na 5
handicap-4 = słabiej w 4 turach na 5
bot-and = { $bot }, { $also }
bot-hurried = w pośpiechu: serwer ma dużo pracy
play-machine = Graj z komputerem
play-alone = Graj obiema stronami
lay-table = Rozłóż stół
your-turn = Twój ruch
status-waiting = Czeka na graczy
status-running = W toku
status-over = Zakończona
seat-open = wolne
seat-link = zaproszono
seat-person = gracz
seat-bot = komputer
seat-lesson = lekcja
sit-down = Usiądź
guest-called = { $name } (gość)
called = { $name }
log-in = Zaloguj
log-out = Wyloguj
feed-make = Prywatny kanał moich ruchów
export-me = Wszystko, co moje, w pliku
erase-me = Usuń mnie
erase-me-means = Twoje imię, wypowiedzi, notatki i stoły, których z nikim nie dzielisz, zostaną usunięte na zawsze. Tam, gdzie grają inni, twoje miejsce zajmie komputer.
erase-me-yes = Usuń wszystko
erase-me-no = Zostaję
keep-name = Zachowaj nazwę
name = Nazwa
password = Hasło
account-why = Grasz jako gość. Nazwa z hasłem przeniesie twoje stoły na każde urządzenie.

## Table: states
laying-out = Stół jest rozkładany…
table-gone = Ten stół został zabrany.
table-failed = Nie można pokazać tego stołu.
line-lost = Utracono połączenie; próbuję ponownie. Nic z twoich ruchów nie przepadło.
waiting-players = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-bids = Gra zacznie się, gdy oboje przyjdą i zalicytują strony.
bid-for-sides = Licytacja stron ({ $unit })
bid-title = Licytuj stronę
bid-means = Powiedz, którą stronę chcesz i ile za nią dajesz drugiemu. Gdy chcecie różnych stron, nikt nic nie daje; gdy tej samej, dostaje ją, kto daje więcej. Nikt nie widzi cudzej oferty przed złożeniem własnej.
bid-side = Chcę grać jako
bid-points = i daję za to
bid-make = Licytuj
bid-again = Zmień ofertę
bid-made = Twoja oferta: { $seat }, { $points }.
bid-other = Druga osoba już zalicytowała.
send-link = Wyślij to temu, kto gra stroną { $seat }:
link-code = Pokaż jako kod dla telefonu
side-label = Decyzja i szuflada

## Table: two at one screen
curtain-pass = Ekran przejmuje: { $seat }
curtain-means = To, co może widzieć tylko druga strona, jest schowane. Usiądź i odsłoń planszę.
curtain-lift = { $seat }: pokaż planszę

## Table: coming back
away = Gdy cię nie było
away-standing = { $was } → { $is }
away-ground = { $seat }, zajęte: { $places }.
away-nobody = Teraz niczyje: { $places }.
away-losses = Usunięto: { $pieces }.
and-more = { $names } i jeszcze { $count }
away-calm = Żaden teren nie zmienił właściciela i nic nie stracono.
away-fought = Walki: { $what }
away-move = Ruch { $move } z { $moves }
away-watch = { $count ->
    [one] Obejrzyj ruch
    [few] Obejrzyj { $count } ruchy
   *[other] Obejrzyj { $count } ruchów
}
decide-now = Decyduj teraz

## Table: between the players
draw-offered = { $seat } proponuje remis.
draw-refuse = Odrzuć
draw-waits = Twoja propozycja remisu czeka.
draw-back = Wycofaj propozycję
time-up = { $seat }: czas minął.
pause-ask = Poproś o wstrzymanie zegarów
pause-asked = { $seat }: prośba o wstrzymanie zegarów.
pause-agree = Wstrzymaj zegary
pause-waits = Twoja prośba o wstrzymanie zegarów czeka na zgodę wszystkich grających.
pause-back = Wycofaj prośbę
paused = Zegary stoją. Ruszą, gdy ktoś zagra albo o to poprosi.
pause-end = Uruchom zegary
replace-bot = Niech gra komputer
replace-link = Zaproś kogoś innego
replace-waits = Twoja zgoda jest zapisana. Muszą się zgodzić także pozostali grający.
replace-address = Wyślij to temu, kto przejmie miejsce:
older-rules = Tę grę zaczęto według starszych reguł. Można ją tu przejrzeć i grać dalej przy nowym stole, od obecnego położenia.
trouble-bot = Komputer nie zdołał tu wykonać ruchu. Zostanie zapytany ponownie, gdy ktoś zagra dalej.
trouble-clock = Minął tu czas, a nie udało się tego uwzględnić.
trouble-rules = Przy tym stole zawiodły reguły. Przez chwilę nikt tu nie zagra; nic nie zginęło.
go-on = Graj dalej przy nowym stole
notify-ask = Czy przeglądarka ma dać znać, gdy przyjdzie twoja kolej?
notify-yes = Tak
notify-no = Nie

## Table: top bar
sequence = Przebieg etapu
you-win-if = Jak się wygrywa
players = Gracze
is-asked = decyduje teraz
clock = Pozostały czas
clock-days = { $d } d { $h } godz.
clock-hours = { $h } godz. { $m } min
clock-minutes = { $m } min { $s } s
menu = Menu
help = Klawisze
set-explain = Objaśniaj w trakcie gry
set-reminders = Przypomnienia przed oddaniem ruchu
set-shared = Dwie osoby przy tym ekranie
to-phone = Przenieś moje miejsce na telefon
phone-code = Kod z adresem tego stołu
phone-guest = Skieruj aparat telefonu na kod: otworzy ten stół z twoim miejscem. Kto ma kod, gra za ciebie.
phone-account = Skieruj aparat telefonu na kod i zaloguj się tam swoją nazwą.
phone-local = Ten adres zna tylko ten komputer. Uruchom serwer z --listen i adresem komputera w twojej sieci, by telefon go znalazł.
hand-over = Gra za { $seat }:
set-keys = Skróty klawiszowe
set-sound = Dźwięk, gdy mój ruch
set-counters = Wielkość żetonów
record-save = Zapisz przebieg gry
notify-me = Powiadom, gdy mój ruch
draw-offer = Zaproponuj remis
draw-accept = Zgódź się na remis
claim-time = Zgłoś przekroczenie czasu
resign = Poddaj się
rematch = Zagraj jeszcze raz
delete-table = Zabierz stół
sure-resign = Poddać tę grę?
sure-delete = Zabrać ten stół na zawsze?
keep-playing = Graj dalej

## Table: prompt
your-decision = Twoja decyzja
your-decision-as = Decydujesz: { $seat }
decide-for = Zamiast tego: { $seat }
waiting-for = Decyduje: { $seat }
no-decision = Nikt nie decyduje
watching = Patrzysz
sheet-toggle = Rozwiń lub zwiń szufladę
send-and = { $count ->
    [one] Wyślij jeden ruch, potem: { $label }
    [few] Wyślij { $count } ruchy, potem: { $label }
   *[other] Wyślij { $count } ruchów, potem: { $label }
}
send-draft = Wyślij rozłożone ruchy
undo-this = Cofnij: { $what }
understood = Rozumiem
undo-draft = { $count ->
    [one] Cofnij ostatni ruch (rozłożony jeden)
    [few] Cofnij ostatni ruch (rozłożone { $count })
   *[other] Cofnij ostatni ruch (rozłożonych { $count })
}
undo-log = { $count ->
    [one] Cofnij ostatni wiersz
    [few] Cofnij ostatni z { $count } wierszy
   *[other] Cofnij ostatni z { $count } wierszy
}
proposal = { $count ->
    [one] Przerwano ci: jeden ruch wrócił do ciebie.
    [few] Przerwano ci: { $count } ruchy wróciły do ciebie.
   *[other] Przerwano ci: { $count } ruchów wróciło do ciebie.
}
proposal-again = Wykonaj ponownie: { $what }
more-happened = { $count ->
    [one] Jeszcze jeden wiersz…
    [few] Jeszcze { $count } wiersze…
   *[other] Jeszcze { $count } wierszy…
}
show-me = Pokaż mi
plans = Propozycje sztabu
plans-asked = Sztab się zastanawia …
plans-learnt = Szanse na wygraną, wyuczone z rozegranych partii.
plans-thumb = Widoki według prostej oceny tej gry.
plan-risk-small = Małe ryzyko: { $worst }–{ $best } %.
plan-risk-some = Pewne ryzyko: { $worst }–{ $best } %.
plan-risk-great = Duża stawka: { $worst }–{ $best } %.
plans-equal = Są mniej więcej równe: ich szanse różnią się tylko w granicach losu.
plan-even = Mniej więcej tak dobre jak pierwsza.
plan-then-you = To, co wymaga rzutu lub pytania drugiej strony, zostaje tobie.
plans-close = Zamknij plany
staff-these = Niech sztab ruszy te jednostki
staff-rest = Niech sztab ruszy resztę
staff-formation = Niech sztab ruszy { $name }
staff-laid = { $count ->
    [one] Sztab ułożył jeden ruch. Obejrzyj go, cofnij albo wyślij.
    [few] Sztab ułożył { $count } ruchy. Obejrzyj je, cofnij, co ci się nie podoba, i wyślij.
   *[other] Sztab ułożył { $count } ruchów. Obejrzyj je, cofnij, co ci się nie podoba, i wyślij.
}
staff-stays = Sztab zostawiłby je tam, gdzie stoją.
column-picked = { $count ->
    [one] Jedna jednostka w ręku: kliknij, dokąd idzie, albo przeciągnij ją wzdłuż drogi. Shift i kliknięcie dodaje stos.
    [few] { $count } jednostki w ręku: kliknij, dokąd idą razem, albo przeciągnij je wzdłuż drogi. Kliknięcie w wachlarzu zostawia jedną, Shift i kliknięcie dodaje stos.
   *[other] { $count } jednostek w ręku: kliknij, dokąd idą razem, albo przeciągnij je wzdłuż drogi. Kliknięcie w wachlarzu zostawia jedną, Shift i kliknięcie dodaje stos.
}
column-picked-touch = { $count ->
    [one] Jedna jednostka w ręku: dotknij, dokąd idzie.
    [few] { $count } jednostki w ręku: dotknij, dokąd idą razem. Dotknięcie w wachlarzu zostawia jedną.
   *[other] { $count } jednostek w ręku: dotknij, dokąd idą razem. Dotknięcie w wachlarzu zostawia jedną.
}
column-nowhere = { $count ->
    [one] Jedna jednostka w ręku: nie ma miejsca, do którego może pójść.
   *[other] W ręku { $count }: nie ma miejsca, do którego wszystkie mogą pójść razem. Zostaw część z nich.
}
column-drop = Odłóż
column-goes = { $count ->
    [few] { $count } jednostki do: { $place }
   *[other] { $count } jednostek do: { $place }
}
roster-lay = Tylko ogłoś ({ $count })
roster-unfit = Tylu naraz nie może tego zrobić: odznacz część.
roster-laid = { $place }: ogłoszono { $count }
fewer = mniej
more = więcej
choose-lit = { $count ->
    [one] Na planszy świeci się jedna rzecz: wybierz ją.
    [few] Na planszy świecą się { $count } rzeczy: wybierz jedną.
   *[other] Na planszy świeci się { $count } rzeczy: wybierz jedną.
}
choose-card = { $count ->
    [one] W ręce świeci się jedna pozycja: wybierz ją.
    [few] W ręce świecą się { $count } pozycje: wybierz jedną.
   *[other] W ręce świeci się { $count } pozycji: wybierz jedną.
}
list-choices = Wypisz je
tap-again = Dotknij ponownie: { $what }
tap-nearer = Teraz bliżej. Dotknij jeszcze raz tego, o co chodzi.
reminder-hold = Przytrzymaj przycisk, by mimo to to zrobić, albo naciśnij Enter dwa razy.
reminder-touch = Przytrzymaj przycisk.
reminder-again = Na pewno? Przytrzymaj przycisk albo naciśnij Enter jeszcze raz.
press-again = Prawie bez szans. Naciśnij jeszcze raz, jeśli na pewno.
reminder-mute = Wiem
do-it = Zrób to
hint-none = Komputer nic tu nie radzi.
choose = Co chcesz zrobić?
binding = Nie da się cofnąć
not-yet = Jeszcze nie
odds = Szanse
in-hundred = { $n } na 100
assumes = Przyjęte założenia
assume-otherwise = Odwrotnie
why-not = Dlaczego nie
why-nothing-here = Teraz nic się tu nie da zrobić.
why-now = Teraz decydujesz:
why-instead = W pobliżu możesz:
all-choices = Wszystkie wybory na planszy
choices-none = Na planszy nie ma teraz nic do wyboru.
more-choices = { $count ->
    [one] Jeszcze jeden…
    [few] Jeszcze { $count }…
   *[many] Jeszcze { $count }…
}

## Table: board
board-label = Plansza. Strzałki przesuwają, plus i minus przybliżają, Tab przechodzi przez wybory.
view-tools = Widok
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała plansza
position = Pozycja
find = Znajdź miejsce lub żeton
pencil = Ołówek: prywatne strzałki i pinezki
pencil-means = Przeciągnij z miejsca na miejsce, by narysować strzałkę; naciśnij miejsce, by wbić pinezkę. Widzisz je tylko ty. Prawy przycisk myszy rysuje zawsze.
pencil-clear = Zetrzyj wszystkie moje znaki
pin-put = Wbij tu pinezkę
pin-take = Wyjmij pinezkę
pin-text = Słowo na pinezce

hand-of = { $seat }: twoja ręka
hand-of-other = { $seat }: ręka
card-back = Karta
card-marked = { $card } ({ $marks })
holds-cards = { $seat }: zakryte: { $count }
piles = Karty na stole
pile-holds = { $count ->
    [0] Pusto
    [one] Jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
pile-closed = Nic nie leży odkryte.
gallery = Wszystkie karty
cards-in-hand = karty w ręku: { $count }
card-why-not = Dlaczego nie?

## Drawer
drawer = Szuflada
tab-inspect = Podgląd
tab-log = Dziennik
tab-rules = Reguły
tab-charts = Tabele
tab-forces = Siły
tab-orders = Rozkazy
tab-talk = Czat
tab-replay = Powtórka
inspect-empty = Kliknij miejsce na planszy, by zobaczyć, kto tam stoi i co to jest.
held-by = kontroluje: { $seat }
nobody-here = Nikt tu nie stoi.
can-do-here = Możesz
piece-count = { $count } × { $name }
state-used = użyty
log-empty = Jeszcze nic się nie wydarzyło.
log-laid = Położone, jeszcze nie wysłane
undo-from = Cofnij odtąd
log-all = Pokaż cały dziennik
way = droga: { $places }
look-back = Zobacz planszę po tym wierszu
rules-search = Szukaj w regułach
rules-handbook = Wszystkie reguły jako podręcznik, do czytania i druku
rules-english = Część reguł jest na razie po angielsku.
rules-failed = Nie można teraz pobrać reguł.
rules-none = Nie ma takiej reguły. Spróbuj innego słowa.
example = Przykład:
ruling = Rozstrzygnięcie:
chart-rebuilt = Odtworzone: drukowane liczby nie były dostępne.
forces-search = Szukaj żetonów
forces-filter = Które
forces-all = Na mapie
forces-ready = Mogą działać
forces-used = Użyte
forces-aside = Obok mapy
forces-none = Nie ma takiego żetonu.

luck = Szczęście
luck-of = { $seat }: trafień { $hits }, kości { $dice }; należało oczekiwać { $expected }.

## Orders
orders-lead = Pytanie w każdej dozwolonej chwili zatrzymywałoby cię bez końca. Powiedz tutaj, kiedy pytać.
orders-none = W tej grze nikt nie czeka na twoją zgodę: pytamy tylko tam, gdzie wybór należy do ciebie, i zawsze wtedy.
hold = Stój:
hold-means = zatrzymaj mnie w najbliższej chwili, cokolwiek mówi tabela
orders-moment = Gdy działa przeciwnik
answer-ask = pytaj
answer-once = raz
answer-stake = gdy to ważne
answer-first = aż pominę
answer-pass = pomiń
panel-rest = Dalsze pytania…
panel-means = Jak odpowiadać na takie pytania odtąd do końca tego impulsu.
panel-leave = Zostaw wszystko rozkazom
panel-impulse = Zostaw cały ten impuls rozkazom
panel-ask = Pytaj o wszystko
window-otherwise = wszystko inne
tripwires = Rozkazy warunkowe
errands = Co turę
errands-lead = To, co robi się co turę, leży w twoim szkicu, gdy ruszasz; cofnij albo wyślij razem z resztą.
errand-from = Skąd
errand-to = Dokąd
errand-amount = Ile
order-new = Nowy rozkaz…
place-point = Na mapie
place-click = Kliknij miejsce na mapie
order-place = Miejsce
order-amount = Liczba
order-add = Dodaj
orders-kept = Zapisano.
orders-failed = Nie zapisano: serwer nie odpowiada.
orders-secret = Nikt inny nie widzi twoich rozkazów. Możesz je zmienić w każdej chwili.

## Talk
talk = Rozmowa
talk-empty = Nikt jeszcze nic nie powiedział.
talk-news = ktoś coś powiedział
talk-say = Powiedz coś
notes = Moje notatki
notes-empty = Tylko ty to czytasz.
notes-kept = Zachowano.
notes-failed = Nie zachowano: serwer nie odpowiada.

## Replay
replay-row = Wiersz { $row } z { $rows }
replay-first = Na początek
replay-back = Krok w tył
replay-on = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
back-to-now = Wróć do teraz
fork-here = Rozgałęź tutaj
fork-means = Rozgałęzienie otwiera prywatny stół z tej pozycji, z nowymi kośćmi.

## End
ending = Koniec
ended-rules = Gra skończona.
ended-resigned = { $winner } wygrywa: druga strona się poddała.
ended-draw = Remis za zgodą.
ended-time = { $winner } wygrywa na czas.
ended-closed = Operator zamknął ten stół: nikt nie wygrał.
you-won = Wygrana.
you-lost = Przegrana.
you-drew = Nikt nie wygrał.
decided-by = Rozstrzyga reguła
curve = Przebieg gry
curve-coming = Rysuję przebieg gry…
turning-points = Punkty zwrotne
dice-check = Kostki
dice-fell = { $count ->
    [one] Rzucono jedną kostką
    [few] Rzucono { $count } kostkami
   *[other] Rzucono { $count } kostkami
}; każda ścianka powinna wypaść { $each } razy.
dice-promise = Czy były uczciwe?
dice-proof = Przed pierwszym ruchem serwer przyrzekł kostki poniższą liczbą. Poniższy sekret pasuje tylko do niej; „sandtable verify” z zapisem partii rzuca każdą kostką jeszcze raz.
dice-commitment = Przyrzeczenie
dice-secret = Sekret
secrets-open = Wszystkie karty są teraz odkryte, także w odtwarzaniu.
rematch-go = Do następnej gry
ended-unfinished = Ten zapis kończy się przed końcem gry.
ended-continued = Ta gra toczy się dalej przy innym stole.

## Keys
keys = Klawisze
key-pan = przesuwa planszę
key-zoom = bliżej, dalej
key-fit = cała plansza
key-find = znajdź miejsce lub żeton
key-choices = kolejne wybory
key-choose = zrób to
key-next = następny żeton, który może działać
key-undo = cofnij
key-hold = stój: zatrzymaj w najbliższej chwili
key-trails = ślady
key-log = dziennik
key-rules = reguły
key-done = główny przycisk
key-help = ta lista

## Problems
problem-refused = Reguły na to nie pozwalają.
problem-stale = Stół poszedł naprzód; spójrz jeszcze raz.
problem-conflict = Stół poszedł naprzód; spójrz jeszcze raz.
problem-not_found = Nie ma takiego stołu albo jest prywatny.
problem-forbidden = To nie należy do ciebie.
problem-not_your_decision = To nie twoja decyzja.
problem-unknown = Najpierw się zaloguj.
problem-wrong_secret = Nazwa i hasło nie pasują.
problem-banned = Tutaj możesz tylko patrzeć i zabrać to, co twoje.
pass-why = Operator cię wpuszcza. Ustaw nowe hasło; wszystkie twoje inne urządzenia zostaną wylogowane.
pass-use = Wejdź
pass-used = Ten odnośnik już nie działa: poproś operatora o nowy.
talk-mute = Nie słuchaj
talk-report = Zgłoś
talk-muted = Przy tym stole nie usłyszysz już tej osoby.
talk-reported = Operator został powiadomiony.
problem-too_many = Za dużo żądań; chwilę poczekaj.
problem-share = Z twojego adresu zapisano już dość; spróbuj później.
problem-enough = Więcej się tu już nie zmieści.
problem-unfit = Teraz się nie da.
problem-claim = Czas jeszcze nie minął.
problem-delete = Przy tym stole grają inni: możesz się poddać.
problem-unreachable = Serwer nie odpowiada.
problem-gone = Ten, kto go rozłożył, zabrał go.

## Overlays
overlays = Co leży na mapie
overlay-fill = Na mapie
overlay-lines = Linie i napisy
overlay-none = nic
overlay-control = Kto co kontroluje
overlay-costs = Koszty i szanse tego, co podświetlone
overlay-names = Nazwy na mapie
overlay-trails = Ślady ruchów

## Lessons
course = Kurs
course-start = Zacznij tutaj: { $title }
course-go-on = Dalej: lekcja { $number }, { $title }
course-list = { $count ->
    [one] Jedna lekcja
    [few] { $count } lekcje
   *[many] { $count } lekcji
}{ $done ->
    [0] , każda najwyżej na dziesięć minut
   *[other] , ukończone: { $done }
}
lesson = Lekcja
lesson-number = Lekcja { $number }: { $title }
lesson-step = Krok { $step } z { $steps }
lesson-done = ukończona
lesson-back = Wstecz
lesson-again = Jeszcze raz
lesson-over = Od początku
lesson-leave = Wyjdź z lekcji; poczeka na ciebie
lesson-next = Następna lekcja: { $title }
lesson-play = Zagraj partię
lesson-play-on = Graj dalej z komputerem

## Puzzles
puzzle = Zadanie
puzzle-today = Zadanie dnia: { $title }
puzzle-list = { $count ->
    [one] Jedno zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}{ $done ->
    [0] { "" }
   *[other] , rozwiązane: { $done }
}
puzzle-lines = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
puzzle-hard = komputer sobie nie radzi
puzzle-stars = gwiazdki: { $stars } z { $of }
puzzle-dice = Kości padną tak, w kółko: { $dice }
puzzle-hint = Podpowiedź (kosztuje gwiazdkę)
puzzle-solved = Rozwiązane.
puzzle-shown = Tak to się robi.
puzzle-next = Następne zadanie: { $title }
puzzle-leave = Zostaw zadanie; poczeka na ciebie

film = Ruchy pozostałych
film-skip = Pomiń
film-pace = Tempo cudzych ruchów
film-went = { $what }: { $from } → { $to }
film-came = { $what }: teraz { $place }
film-left = { $what }: już nie { $place }
pace-off = Nie pokazuj
pace-quick = Szybko
pace-reading = Do czytania
happened = Co się stało
jump-0 = Etap
jump-1 = Działanie
jump-2 = Bitwa
jump-back-0 = Do poprzedniego etapu
jump-on-0 = Do następnego etapu
jump-back-1 = Do poprzedniego impulsu lub rozkazu
jump-on-1 = Do następnego impulsu lub rozkazu
jump-back-2 = Do poprzedniej bitwy
jump-on-2 = Do następnej bitwy
back-ask = Poproś o cofnięcie ostatniego ruchu
back-wished = { $seat } prosi o cofnięcie ostatniego ruchu.
back-agree = Zgoda
back-refuse = Odmów
back-waits = Prosisz o cofnięcie ostatniego ruchu. Przeciwnik musi się zgodzić.
back-give-up = Jednak nie
reset-draft = Cofnij całą turę ({ $count })

## People
profile-mine = Moje wyniki
profile-none = Nikt się tak nie nazywa.
profile-since = Tutaj od: { $since }
profile-empty = Jeszcze żadnej skończonej gry. Liczą się gry dwóch stron, z ludźmi i z komputerem.
rating-means = ranking (Glicko-2); komputer liniowy = 1500
against = Przeciwnik
against-people = ludzie
won = wygrane
drawn = remisy
lost = przegrane
rematch-swap = Jeszcze raz, zamiana stron
pace-ask = Zmień tempo
pace-now = gra na żywo
pace-hours = { $hours ->
    [one] godzina na ruch
    [24] dzień na ruch
    [72] trzy dni na ruch
    [168] tydzień na ruch
    [few] { $hours } godziny na ruch
   *[other] { $hours } godzin na ruch
 }
pace-wished = { $seat } proponuje inne tempo: { $pace }.
pace-agree = Zgoda
pace-waits = Proponujesz inne tempo ({ $pace }). Zmieni się, gdy wszyscy się zgodzą.
pace-back = Wycofaj
remark-of = o ruchu { $row }
remark-make = Skomentuj ten ruch

review-open = Omów partię
review-waiting = Omówienie czeka na swoją kolej.
review-running = Przejrzane decyzje: { $done } z { $all }.
review-leave = Możesz opuścić tę stronę: omówienie trwa dalej i będzie tu po twoim powrocie.
review-failed = Tej partii nie da się odtworzyć, więc nie da się jej omówić.
review-ends = Od { $from } % na początku do { $to } % na końcu.
review-look = Zobacz pozycję
review-play-on = Graj stąd dalej z komputerem
review-print = Drukuj
to-table = Do stołu
