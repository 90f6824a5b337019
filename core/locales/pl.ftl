# Komunikaty samego silnika. Komunikaty gier są w ich własnych plikach.

## Co się dzieje przy stole
core-undone = { $seat }: cofnięto ostatni ruch.
core-went-back = { $seat }: stół ułożono jak poprzednio.
core-ordered = { $seat }: odpowiada stały rozkaz.
core-declined = { $seat }: bez reakcji.
core-offered = { $seat }: możliwa reakcja.
core-proposal = Reszta szkicu wraca jako propozycja.
core-hidden-line = { $seat }: ukryte działanie.
core-hidden-die = Kość pada w ukryciu.

## Dlaczego wpis nie został przyjęty
core-error-seat = Nie ma takiego miejsca przy stole.
core-error-decision = { $seat }: to nie jest teraz wasza decyzja.
core-error-over = Gra jest skończona.
core-error-notation = Nie można odczytać zapisu.
core-error-undo = { $seat }: nie ma czego cofnąć.
core-error-row = Nie ma takiego wiersza, do którego można wrócić.
core-error-dice = Ten stół pokazuje zapis gry i nie ma kości.
core-error-empty = Linia nie zawiera żadnej akcji.
core-error-binding = To wymaga rzutu, odsłonięcia lub pytania: można to zagrać, ale nie wypróbować.

## Lekcje
core-lesson-other = To dozwolone, ale nie o to chodzi w tym kroku.
core-lesson-missed = To już nie twój ruch, a cel tego kroku nie został osiągnięty.
core-puzzle-failed = Nierozwiązane: czas minął albo stracono coś niezbędnego. Zacznij jeszcze raz: wtedy są też podpowiedzi.

## Zapisy gier
core-record-verified = { $rolls ->
    [one] Jeden rzut wyprowadzono ponownie z sekretu i jest prawdziwy.
    [few] { $rolls } rzuty wyprowadzono ponownie z sekretu i wszystkie są prawdziwe.
   *[other] { $rolls } rzutów wyprowadzono ponownie z sekretu i wszystkie są prawdziwe.
}
core-record-replayed = { $rows ->
    [one] Odtworzono jeden wiersz.
    [few] Odtworzono { $rows } wiersze.
   *[other] Odtworzono { $rows } wierszy.
}
core-record-drift = Pozycja po wierszu { $row } różni się od zapisanej.

## Wygląd wszędzie jednakowy
house-in-hand = w ręku
house-attacking = atakuje
house-reduced = osłabiona
house-moved = po ruchu
house-active = aktywowana
house-cut-off = bez zaopatrzenia
house-overlay-zones = Strefy kontroli
house-overlay-zones-means = Kratka: strefy obu stron naraz.
house-overlay-supply = Zaopatrzenie
house-overlay-front = Linia frontu
house-overlay-odds = Szanse zadeklarowanych ataków

## Podręcznik
handbook-example = Przykład
handbook-ruling = Rozstrzygnięcie
handbook-shown = Pokazuje to
handbook-tests = Testy
handbook-lesson = Lekcja
handbook-puzzle = Zadanie
handbook-case = Przypadek
handbook-lessons = Lekcje
handbook-puzzles = Zadania
handbook-cases = Przypadki

## Przegląd partii
review-title = Przegląd
review-chance = Szanse po każdej decyzji: { $seat }
review-gave = Co dały kości, a co decyzje
review-luck = Kości dały w sumie: { $seat }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na sto.
review-cost = Najdroższe decyzje, najwyżej jedna na fazę, kosztowały razem: { $seat }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
review-noise = Punkt to jedna setna szansy na wygraną. Każdą decyzję rozegrano kilka razy do końca etapu, tak jak zapadła i inaczej: małe różnice są niepewne.
review-worst = Najkosztowniejsze decyzje: { $seat }
review-none = Żadna, od której coś innego byłoby wyraźnie lepsze.
review-row = Wiersz
review-turn = Etap
review-done = Co zrobiono
review-better = Co byłoby lepsze
review-gain = Punkty

## Słowa o tym samym znaczeniu przy przeszukiwaniu zasad, z przecinkami między nimi
term-victory-points = punkty zwycięstwa, punktów zwycięstwa, punkt zwycięstwa, punktami zwycięstwa, PZ
term-zone-of-control = strefa kontroli, strefy kontroli, strefie kontroli, strefę kontroli, stref kontroli, SK
term-movement-points = punkty ruchu, punktów ruchu, punkt ruchu, pkt ruchu, limit ruchu, PR
term-headquarters = sztab, sztabu, sztaby, kwatera główna, dowództwo
term-line-of-communication = linia komunikacyjna, linii komunikacyjnej, linię komunikacyjną, linia zaopatrzenia
term-results-table = wyniki walki, wynik walki, tabela wyników
term-reinforcements = posiłki, posiłków, wzmocnienia
term-retreat = odwrót, odwrotu, wycofanie, wycofuje się
term-advance = wejście, wchodzi, pościg, natarcie po walce
term-attack = atak, ataku, szturm, natarcie
term-hex = pole, pola, heks, heksy
term-overrun = natarcie z marszu, rozjechanie
term-cube = kostka, kostki, sześcian
term-impulse = impuls, impulsu
term-chit = żeton, żetony, żetonu
term-dice = kość, kości, rzut kością
