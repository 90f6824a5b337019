## ostheim-5
puzzle-ostheim-5 = { place-ostheim }, tura 5
puzzle-ostheim-5-task = Grasz Aliantami. Przejmij miejscowość { place-ostheim }, zanim skończy się twoja tura gracza.
puzzle-ostheim-5-hint = Spójrz na pole A12.05: kto tam stoi, z paliwem dojdzie do celu.
puzzle-ostheim-5-tempting = Droga oczywista, ale chybiona.
puzzle-ostheim-5-end = { place-ostheim } jest twoje. Paliwo, luka i właściwi ludzie znaczą więcej niż kości.

## furth-6
puzzle-furth-6 = { place-furth }, tura 6
puzzle-furth-6-task = Grasz Aliantami. Przejmij miejscowość { place-furth }, zanim skończy się twoja tura gracza.
puzzle-furth-6-hint = Spójrz na pole A5.11: kto tam stoi, z paliwem dojdzie do celu.
puzzle-furth-6-tempting = Tak robi maszyna, a { place-furth } nie zmienia pana.
puzzle-furth-6-end = { place-furth } jest twoje. Paliwo, luka i właściwi ludzie znaczą więcej niż kości.

## ostheim-3
puzzle-ostheim-3 = { place-ostheim }, tura 3
puzzle-ostheim-3-task = Grasz Aliantami. Przejmij miejscowość { place-ostheim }, zanim skończy się twoja tura gracza.
puzzle-ostheim-3-hint = Spójrz na pole A6.07: kto tam stoi, z paliwem dojdzie do celu.
puzzle-ostheim-3-tempting = Tak robi maszyna, a { place-ostheim } nie zmienia pana.
puzzle-ostheim-3-end = { place-ostheim } jest twoje. Paliwo, luka i właściwi ludzie znaczą więcej niż kości.

## ostheim-6
puzzle-ostheim-6 = { place-ostheim }, tura 6
puzzle-ostheim-6-task = Grasz Aliantami. Przejmij miejscowość { place-ostheim }, zanim skończy się twoja tura gracza.
puzzle-ostheim-6-hint = Spójrz na pole A6.04: kto tam stoi, z paliwem dojdzie do celu.
puzzle-ostheim-6-tempting = Tak robi maszyna, a { place-ostheim } nie zmienia pana.
puzzle-ostheim-6-end = { place-ostheim } jest twoje. Paliwo, luka i właściwi ludzie znaczą więcej niż kości.
