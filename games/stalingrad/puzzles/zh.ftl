

## pocket
puzzle-pocket = 第六面
puzzle-pocket-task = 现在由第 6 集团军行动。用它消灭位于 3035 格的苏军第 62 师。
puzzle-pocket-hint = 必须退却却无路可退的单位会被消灭。哪一格还开着？
puzzle-pocket-at-once = 先发动了攻击，那个师就从没人看守的那一格走掉了。
puzzle-pocket-end = 第 377 师堵上了最后一格。先前放走他们的同一点数，这次消灭了他们。

## round-the-295th
puzzle-round-the-295th = 绕到第 295 师背后
puzzle-round-the-295th-task = 现在由第 1 装甲集团军行动。在这次激活结束之前消灭 1225 格的苏军第 295 师。
puzzle-round-the-295th-hint = 退不了的师就会被消灭。谁能绕到它背后的 1126 格，并且还能攻击？
puzzle-round-the-295th-tempting = 同时开了三场战斗，哪一场人都不够；第 295 师从没堵住的一面走掉了。
puzzle-round-the-295th-end = 第 370 师堵住后路，四个单位一起打关键的那一格。

## borrowed-panzers
puzzle-borrowed-panzers = 借来的装甲师
puzzle-borrowed-panzers-task = 现在由罗马尼亚第 3 集团军行动，它可以借用德军师。消灭 1324 格的苏军第 383 师。
puzzle-borrowed-panzers-hint = 第 6 装甲师独自就能深入敌后。让罗马尼亚人先打。
puzzle-borrowed-panzers-tempting = 装甲师留在罗马尼亚人身边，帮了用不着帮的忙。
puzzle-borrowed-panzers-end = 借来的装甲师，可以用在它主人绝不会去的地方。

## krasny-luch
puzzle-krasny-luch = 首日夺取红卢奇
puzzle-krasny-luch-task = 现在由第 1 装甲集团军行动。在这次激活结束之前拿下红卢奇（1023 格）。
puzzle-krasny-luch-hint = 城市周围已经有四个师。两场战斗足矣；先打争夺城市的那一场。
puzzle-krasny-luch-tempting = 轮到城市时已是最后，好骰子都用在草原上了。
puzzle-krasny-luch-end = 最要紧的先打：剩下的骰子给其余战斗。

## shut-the-door
puzzle-shut-the-door = 关门打狗
puzzle-shut-the-door-task = 现在由第 4 装甲集团军行动。消灭 0605 格的苏军第 212 师。
puzzle-shut-the-door-hint = 先打败它在 0503 格的邻军。乘胜挺进的装甲师可以停在第 212 师背后。
puzzle-shut-the-door-tempting = 每一格都打了，却没有人堵在第 212 师背后，它脱身了。
puzzle-shut-the-door-end = 第 11 装甲师挺进到 0603 格，这下就无路可退了。

## last-battle
puzzle-last-battle = 最后一战才算数
puzzle-last-battle-task = 现在由第 17 集团军行动。消灭 1026 格的苏军第 295 师。
puzzle-last-battle-hint = 三场战斗，1026 格放在最后：先看别处打完后谁站到了它背后。
puzzle-last-battle-tempting = 先打了 1026 格，那时退路还开着。
puzzle-last-battle-end = 维京师挺进到 1127 格，第 295 师还没挨打就没了退路。

## neighbour-first
puzzle-neighbour-first = 先打邻军
puzzle-neighbour-first-task = 现在由第 4 装甲集团军行动。消灭 0905 格的苏军第 45 师。
puzzle-neighbour-first-hint = 这个师靠着 0807 格的邻军。把邻军打败后，第 11 装甲师会停在哪里？
puzzle-neighbour-first-tempting = 三面出击，却没有人去打 0905 格。
puzzle-neighbour-first-end = 第 11 装甲师站到了 0806 格，大德意志师面对的是背靠墙的敌人。

## five-on-one
puzzle-five-on-one = 五个打一个
puzzle-five-on-one-task = 现在由第 6 集团军行动。消灭 0715 格的苏军第 227 师。
puzzle-five-on-one-hint = 谁都不用移动。用五个师打 0715 格，让别处的弱攻先用掉差骰子。
puzzle-five-on-one-tempting = 大军到处移动，处处攻击，处处兵力不足。
puzzle-five-on-one-end = 单独一个师也可以攻击，哪怕只是为了送走一个坏点数。

## two-at-1124
puzzle-two-at-1124 = 1124 格的两个师
puzzle-two-at-1124-task = 现在由第 17 集团军行动。消灭 1223 格的苏军第 261 师。
puzzle-two-at-1124-hint = 两个步兵师能走到 1124 格，打 1223 格就够了。让 1022 格的装甲师先打，并且原地不动。
puzzle-two-at-1124-tempting = 七场战斗、七次挺进：第 261 师只是被推开，没有被消灭。
puzzle-two-at-1124-end = 两次攻击，顺序对了。多打反而不好。

## all-at-one-door
puzzle-all-at-one-door = 都走一扇门
puzzle-all-at-one-door-task = 现在由第 1 装甲集团军行动。消灭 0714 格的苏军第 199 师。
puzzle-all-at-one-door-hint = 把第 57 师和第 60 摩托化师带到 0614 格：再加两个师合成一次攻击，一次就够。
puzzle-all-at-one-door-tempting = 一半的师去了南方，需要四个师的地方只有两个攻击。
puzzle-all-at-one-door-end = 四个师，一个格，一个骰子。

## last-of-three
puzzle-last-of-three = 三战之末
puzzle-last-of-three-task = 现在由第 1 装甲集团军行动。消灭 1322 格的苏军第 228 师。
puzzle-last-of-three-hint = 警卫旗队师和第 13 装甲师能到 1222 格，第 125 师能到 1323 格。然后等骰子：先打另外两场。
puzzle-last-of-three-tempting = 先打了它，结果只把它推开。
puzzle-last-of-three-end = 靠移动合上包围圈，再靠耐心留到最后打。

## five-battles
puzzle-five-battles = 五场战斗，一种顺序
puzzle-five-battles-task = 现在由第 6 集团军行动。消灭 0512 格的苏军第 160 师。
puzzle-five-battles-hint = 各师就地攻击。0512 格放在最后：先打垮它周围的敌军，能堵住退路就挺进。
puzzle-five-battles-tempting = 第三个打它，第 160 师还能溜走。
puzzle-five-battles-end = 0715、0511、0717、0612，然后才是 0512：每次挺进都夺走它一条退路。

## from-the-north
puzzle-from-the-north = 北面合围
puzzle-from-the-north-task = 现在由第 1 装甲集团军行动。消灭 1019 格的苏军第 297 师。
puzzle-from-the-north-hint = 两个装甲师从 1017 格突入并留在那里。之后打 1019 格用不了多少兵力。
puzzle-from-the-north-tempting = 打了七个格，留给 1019 格的只有第 389 师。
puzzle-from-the-north-end = 装甲师合围，步兵收尾。

## zadonsk-first
puzzle-zadonsk-first = 先打扎顿斯克
puzzle-zadonsk-first-task = 现在由第 4 装甲集团军行动。在这次激活结束之前拿下扎顿斯克（1001 格）。
puzzle-zadonsk-first-hint = 可以发动两次大规模攻击：扎顿斯克和 0707 格。第一个骰子只能给其中一个。
puzzle-zadonsk-first-tempting = 同样的攻击，反过来的顺序：0707 格拿下了，扎顿斯克没有。
puzzle-zadonsk-first-end = 任务说的就是顺序。就这么简单，也就这么容易忘。

## kushchevskaya
puzzle-kushchevskaya = 徒步夺取库晓夫斯卡亚
puzzle-kushchevskaya-task = 现在由第 1 装甲集团军行动。在这次激活结束之前拿下库晓夫斯卡亚（1231 格）。
puzzle-kushchevskaya-hint = 两个步兵师可以一起打这座城。让远在东边的第 13 装甲师先掷骰。
puzzle-kushchevskaya-tempting = 装甲师被派去打 1329 格，没人理会这座城。
puzzle-kushchevskaya-end = 百里之外的一场战斗，用掉了步兵不想要的那个骰子。

## farthest-town
puzzle-farthest-town = 最远的城
puzzle-farthest-town-task = 现在由第 4 装甲集团军行动。在这次激活结束之前拿下巴拉绍夫（2206 格）。
puzzle-farthest-town-hint = 第 17 装甲师和第 297 师能到 2106 格。头两个骰子留给南边两场更大的战斗更合适。
puzzle-farthest-town-tempting = 第 17 装甲师绕过城市打了 2207 格。
puzzle-farthest-town-end = 地图边上的小战斗，才是算数的那一场。

## german-column
puzzle-german-column = 德军纵队
puzzle-german-column-task = 现在由意大利第 8 集团军行动。卡拉奇（2320 格）无人防守。在这次激活结束之前拿下它。
puzzle-german-column-hint = 意大利人走不了那么远。可以配属两个德国师，公路上就有：让一个师行军。
puzzle-german-column-tempting = 意大利人沿路走到了极限，卡拉奇仍在苏军手里。
puzzle-german-column-end = 第 384 师被配属进来，沿公路一路行军到顿河边。
