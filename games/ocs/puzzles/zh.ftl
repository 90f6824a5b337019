## boots
puzzle-boots = 靴子与车轮
puzzle-boots-task = 你是轴心国。索瑟姆无人防守，但一个苏军师监视着公路。在这次移动中拿下索瑟姆。
puzzle-boots-hint = 控制区挡住轮式单位。谁不靠轮子走？
puzzle-boots-wheels = 卡车开进控制区，眼看着村庄却不得不停下。
puzzle-boots-end = 步兵能走过控制区，而公路让短腿变长。

## last-token
puzzle-last-token = 最后一个标记
puzzle-last-token-task = 你是轴心国，在凯尔松德，只有一个补给标记。沿海岸七格外的锡福德，必须在这次移动中到手。
puzzle-last-token-hint = 一个标记只够一个单位加油。而处于战斗模式的单位，开什么都慢。
puzzle-last-token-panzers = 装甲单位喝掉了标记，却走不到。
puzzle-last-token-end = 移动模式的侦察营：最快的单位用最后一个标记。

## ride-through
puzzle-ride-through = 冲过去
puzzle-ride-through-task = 你是轴心国。一个坦克旅挡着通往米尔比的路。在敌人反应之前，就在这次移动中拿下米尔比。
puzzle-ride-through-hint = 冲击花三点移动力，不用等到战斗阶段。一起上，让更好的单位带头。
puzzle-ride-through-alone = 一半兵力连一半路都打不通。
puzzle-ride-through-end = 两个单位一起，装甲带头，剩下的移动力够走完全程。

## guns-first
puzzle-guns-first = 炮兵先打
puzzle-guns-first-task = 你是轴心国，现在是战斗阶段。一个苏军师守着奥克姆。拿下这个村。
puzzle-guns-first-hint = 混乱的堆叠防御减半。你有炮、有标记，而炮击环节在前。
puzzle-guns-first-storm = 步兵直接扑向了阵容完整的敌人。
puzzle-guns-first-end = 先打混乱再突击：同样的师，比率翻倍。

## reserve
puzzle-reserve = 及时唤醒
puzzle-reserve-task = 你是盟军，现在是敌方回合的反应阶段。他让米尔比空了出来。趁他还没继续，把它夺回来。
puzzle-reserve-hint = 释放的单位只走一半移动力。两个单位里哪个够用？
puzzle-reserve-rear = 唤醒了后方的师，它还在路上。
puzzle-reserve-end = 坦克旅的一半移动力，加一条公路，够了。

## their-petrol
puzzle-their-petrol = 用他们的汽油
puzzle-their-petrol-task = 你是轴心国，装甲单位没有油了。公路上有一个无人看守的苏军补给堆。在这次移动中拿下米尔比。
puzzle-their-petrol-hint = 缴获的补给堆剩下的部分立刻归你。谁能先走过去？
puzzle-their-petrol-foot = 步兵自己走下去，走不到米尔比。
puzzle-their-petrol-end = 步兵夺下补给堆，装甲用它加油。

## bring-it-up
puzzle-bring-it-up = 送上前线
puzzle-bring-it-up-task = 你是轴心国。两个耗尽的师在索瑟姆城外，补给全在后方的卡车上。在这个玩家回合拿下索瑟姆。
puzzle-bring-it-up-hint = 卡车上的标记谁也用不了。开上来，在己方单位所在格卸下，然后再攻击。
puzzle-bring-it-up-loaded = 卡车开上来却没有卸货：谁也攻击不了。
puzzle-bring-it-up-end = 在前线后一格卸下，标记既补充了储备，又付了攻击的代价。

## the-throw
puzzle-the-throw = 远程抛送
puzzle-the-throw-task = 你是轴心国。两个耗尽的师在索瑟姆城外；补给堆在十格之后，旁边是一个移动模式的司令部。在这个玩家回合拿下索瑟姆。
puzzle-the-throw-hint = 移动模式的司令部抛送六格。停下来的呢？
puzzle-the-throw-idle = 司令部留在移动模式，两个师还是没有补给。
puzzle-the-throw-end = 战斗模式抛送十格：别人都不用动。

## both-roads
puzzle-both-roads = 两路并进
puzzle-both-roads-task = 你是轴心国。索瑟姆和奥克姆都没有人。用一个补给标记，在这次移动中拿下两个村。
puzzle-both-roads-hint = 一路用步兵，一路用履带。标记给真正需要的。
puzzle-both-roads-wheels = 卡车停在索瑟姆前面，索瑟姆仍归苏军。
puzzle-both-roads-end = 步兵不需要标记，侦察营不需要战力。

## second-wave
puzzle-second-wave = 第二波
puzzle-second-wave-task = 你是轴心国，现在是战斗阶段。一个师挡着公路，米尔比在它后面。在这个玩家回合拿下米尔比。
puzzle-second-wave-hint = 步兵打开道路，由别人来用。装甲单位在预备模式里等的是什么？
puzzle-second-wave-foot = 步兵推进一格，就在公路上歇下了。
puzzle-second-wave-end = 攻击、释放、扩张战果：第二波从第一波打开的缺口冲过去。

## move-mode
puzzle-move-mode = 一半战力，两倍路程
puzzle-move-mode-task = 你是盟军，有三个坦克旅。你和林登之间只有一个突击炮营。在这次移动中拿下林登。
puzzle-move-mode-hint = 战斗模式只够走到突击炮跟前。算算冲击要多少，换个模式还剩多少。
puzzle-move-mode-combat = 又强又慢：三个旅停在了小河前。
puzzle-move-mode-end = 移动模式下三个一半仍然够用，路程却翻了倍。

## bread
puzzle-bread = 给第 8 师送面包
puzzle-bread-task = 你是轴心国。你的第 8 师在遥远的南方被切断，没有吃的。在你的玩家回合结束时它必须还在。
puzzle-bread-hint = 卡车上有四个标记。公路只通一段；其余的路要避开敌人的控制区。
puzzle-bread-hungry = 没有面包就掷消耗，这个师没了。
puzzle-bread-end = 四个标记用卡车送到，及时吃上了。之后还得去解围。

## coast-road
puzzle-coast-road = 从海岸南下
puzzle-coast-road-task = 你是盟军，现在是第 5 回合，坦克深入敌后。在你的玩家回合结束之前控制奥斯特海姆。
puzzle-coast-road-hint = 所有人都看着前线。A12.05 格的旅一路都有公路，只缺燃料。
puzzle-coast-road-tempting = 这个旅开过了奥斯特海姆，在更南边打了起来。
puzzle-coast-road-end = 六格，一个标记，无人阻挡。

## unwatched-village
puzzle-unwatched-village = 没人看守菲尔特
puzzle-unwatched-village-task = 你是盟军，现在是第 6 回合。菲尔特没有守军。在你的玩家回合结束之前控制它。
puzzle-unwatched-village-hint = A5.11 格的师若不打算打仗就走得更远。旁边就是公路。
puzzle-unwatched-village-tempting = 飞机整备好了，却没有人行军。
puzzle-unwatched-village-end = 移动模式，五格公路，旗子升起来了。

## one-brigade
puzzle-one-brigade = 一个旅就够
puzzle-one-brigade-task = 你是盟军，现在是第 3 回合；机械化军已经突破。在你的玩家回合结束之前控制奥斯特海姆。
puzzle-one-brigade-hint = 整个军可以去打仗。一个旅加一个标记就能去占村子。
puzzle-one-brigade-tempting = 全军去冲击一个司令部，停在了野地里。
puzzle-one-brigade-end = 没有人的村子，用不着冲击。

## last-day
puzzle-last-day = 最后一天
puzzle-last-day-task = 你是盟军，现在是最后一回合，每个村都算分。在你的玩家回合结束之前控制奥斯特海姆。
puzzle-last-day-hint = 看看 A5.05 格：坦克只隔两格，只是没油。
puzzle-last-day-tempting = 在后方重建单位，胜负却在前线。
puzzle-last-day-end = 一个标记，两格。最后一回合结束前，数一数村子。
