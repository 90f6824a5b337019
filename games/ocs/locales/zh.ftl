game-title = 战役战斗系列：操练
game-facts = 六角格，两人，两小时，重度
seat-allied = 盟军
seat-axis = 轴心国
scenario-drill = 操练
