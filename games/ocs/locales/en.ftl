game-title = Operational Combat Series: the drill
game-facts = Hexes, two players, two hours, heavy
seat-allied = Allied
seat-axis = Axis
scenario-drill = The drill
