game-title = Shifting Sands
