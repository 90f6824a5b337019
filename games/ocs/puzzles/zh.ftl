## ostheim-5
puzzle-ostheim-5 = { place-ostheim }，第 5 回合
puzzle-ostheim-5-task = 你是盟军。在你的玩家回合结束之前控制{ place-ostheim }。
puzzle-ostheim-5-hint = 看看 A12.05 格：那里的部队有燃料就能一路走到。
puzzle-ostheim-5-tempting = 显而易见的走法，但落空了。
puzzle-ostheim-5-end = { place-ostheim }归你了。燃料、缺口和合适的部队比骰子更重要。

## furth-6
puzzle-furth-6 = { place-furth }，第 6 回合
puzzle-furth-6-task = 你是盟军。在你的玩家回合结束之前控制{ place-furth }。
puzzle-furth-6-hint = 看看 A5.11 格：那里的部队有燃料就能一路走到。
puzzle-furth-6-tempting = 电脑就是这样做的，而{ place-furth }没有易手。
puzzle-furth-6-end = { place-furth }归你了。燃料、缺口和合适的部队比骰子更重要。

## ostheim-3
puzzle-ostheim-3 = { place-ostheim }，第 3 回合
puzzle-ostheim-3-task = 你是盟军。在你的玩家回合结束之前控制{ place-ostheim }。
puzzle-ostheim-3-hint = 看看 A6.07 格：那里的部队有燃料就能一路走到。
puzzle-ostheim-3-tempting = 电脑就是这样做的，而{ place-ostheim }没有易手。
puzzle-ostheim-3-end = { place-ostheim }归你了。燃料、缺口和合适的部队比骰子更重要。

## ostheim-6
puzzle-ostheim-6 = { place-ostheim }，第 6 回合
puzzle-ostheim-6-task = 你是盟军。在你的玩家回合结束之前控制{ place-ostheim }。
puzzle-ostheim-6-hint = 看看 A6.04 格：那里的部队有燃料就能一路走到。
puzzle-ostheim-6-tempting = 电脑就是这样做的，而{ place-ostheim }没有易手。
puzzle-ostheim-6-end = { place-ostheim }归你了。燃料、缺口和合适的部队比骰子更重要。
