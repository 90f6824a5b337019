game-title = SAS: Rogue Regiment
