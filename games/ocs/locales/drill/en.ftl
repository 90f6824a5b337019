# The drill: what its box and its map say

## The box
game-title = Operational Combat Series: the drill
game-facts = Hexes, supply points and modes · 2 players · 3 hours · heavy
scenario-drill = The drill: six turns, all arms

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
