# The drill: what its box and its map say

## The box
game-title = Operational Combat Series: ćwiczenie
game-facts = Heksy, punkty zaopatrzenia i tryby · 2 graczy · 3 godziny · trudna
scenario-drill = Ćwiczenie: sześć etapów, wszystkie rodzaje wojsk

## Places
place-seaford = Seaford
place-alton = Alton
place-milby = Milby
place-brandau = Brandau
place-weston = Weston
place-oakham = Oakham
place-linden = Linden
place-ostheim = Ostheim
place-southam = Southam
place-furth = Furth
place-westhaven = Westhaven
place-kelsund = Kelsund
