game-title = Seria Operational Combat: musztra
game-facts = Heksy, dwóch graczy, dwie godziny, gra ciężka
seat-allied = Alianci
seat-axis = Oś
scenario-drill = Musztra
