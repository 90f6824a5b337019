## Cards
lesson-cards = 牌与用途
lesson-cards-about = 一切从出牌开始。每张牌有四种用法，只能选一种：作战、调动、补充或事件。
lesson-cards-event = 1940年秋，你指挥盟军，手中有三张牌。“英军增援”能带来坦克，但只有作为事件才行。点击这张牌，打出它的事件。
lesson-cards-event-points = 用作战只值三点，坦克就留在英国了。请打出事件。
lesson-cards-event-replacements = 用整个装甲师换一个补充点不划算。请打出事件。
lesson-cards-arrive = 第2装甲师在你的补给源登陆，另有一个坦克战斗群进入预备队。把该师放到苏伊士或塞得港。
lesson-cards-replacements = 轴心已行动一次；每轮双方各行动一次。“飓风”只在战斗中出动，而眼下没有战斗：先把这张牌用作补充。补充点在回合结束时使用。
lesson-cards-replacements-event = 战斗牌只能在战斗中打出，不能当作行动。请用作补充。
lesson-cards-replacements-compass = “罗盘行动”是你最好的牌，留给进攻用；请用“飓风”。
lesson-cards-both = “罗盘行动”的数字印在方框里：作为事件打出时，事件和点数都能得到。请作为事件打出。
lesson-cards-both-operations = 这样只有四点，别无其他。作为事件打出点数相同，还让攻击更便宜。
lesson-cards-both-automatic = 不出牌只有一点。请把“罗盘行动”作为事件打出。
lesson-cards-end = 四个点，而且沙漠中的攻击都按补给充足计费。带星号的牌打出事件后移出游戏：机会只有一次。

## March
lesson-march = 激活与移动
lesson-march-about = 点数用来激活地点；被激活地点的部队可以全部移动，或者改为攻击。
lesson-march-mark = 你有两点。一个地点里每有一个国籍花一点，英国与英联邦算一个。为移动激活马特鲁和凯奈西斯井。
lesson-march-mark-attack = 一个地点只能为移动或攻击之一激活。身边没有敌人：请为移动激活。
lesson-march-mark-rear = 开罗很安全。把点数用在前线：马特鲁和凯奈西斯井。
lesson-march-infantry = 进入每个地点花一个移动点，步兵有三点。点击印第4师，前往西迪巴拉尼，然后停下。
lesson-march-tanks = 装甲部队可走五个地点。让第7装甲师经索法菲、西迪苏莱曼到西迪奥马尔，绕过哈勒法亚的意军。
lesson-march-tanks-enemy = 不能进入有敌人的地点：那要靠攻击。请改去西迪奥马尔。
lesson-march-end = 西迪奥马尔原属意军：谁进入地点，谁就控制它。一个地点最多三个部队。

## Battle
lesson-battle = 战斗
lesson-battle-about = 双方各自合计战斗力，同时开火。造成损失更多的一方赢得地盘。
lesson-battle-forces = 马特鲁和索法菲已为攻击激活。用三个部队攻击西迪巴拉尼：印第4师、旁边的战斗群，以及南面的第7装甲师。
lesson-battle-forces-pass = 哈勒法亚是山口，你们多数够不着。请攻击西迪巴拉尼。
lesson-battle-fire = 面板显示双方的列：你的坦克使你右移一列；在“巴尔博”整顿之前，意军骰子减一。发起攻击。
lesson-battle-fire-flank = 侧翼攻击成功则先开火，失败则后开火。你足够强：正面攻击即可。
lesson-battle-infantry = 四点损失对一点。一个意大利师被消灭，另一个后退两个地点。攻击部队可以推进：把印第4师推进到西迪巴拉尼。
lesson-battle-infantry-hold = 不必推进，但那样意军会回来。占领西迪巴拉尼吧。
lesson-battle-tanks = 敌人后退两个地点后，装甲部队可任意推进两个地点。让第7装甲师经西迪苏莱曼到西迪奥马尔。
lesson-battle-tanks-hold = 绕过哈勒法亚的路已打开。利用它：经西迪苏莱曼到西迪奥马尔。
lesson-battle-end = 哈勒法亚的守军前面是海，后面是你的坦克。这意味着什么，补给一课会讲。

## Combat cards
lesson-combat = 战斗中的牌
lesson-combat-about = 宣布战斗后打出战斗牌，攻击方先打。胜者本回合可继续使用。
lesson-combat-forces = 用印第4师和第7装甲师攻击西迪巴拉尼。
lesson-combat-engage = 你手中有“玛蒂尔达”和“飓风”。先宣布攻击，然后再打牌。
lesson-combat-matildas = 有英国坦克，又没有带88炮的德军：“玛蒂尔达”使你的火力右移一列。打出它。
lesson-combat-matildas-mines = 雷区是防御方用的。请打出“玛蒂尔达”。
lesson-combat-matildas-none = 这场战斗你有两张牌可用。先打“玛蒂尔达”。
lesson-combat-hurricanes = 牌数不限。“飓风”使你的骰子加一。
lesson-combat-hurricanes-none = 胜者保留自己的牌：再打出“飓风”没有损失。
lesson-combat-fire = 你的牌打完了。现在防御方可以打牌，然后双方开火。
lesson-combat-advance = 五点损失对一点：胜利。两张牌正面朝上放在图边，本回合下一场战斗还能用。用印第4师推进。
lesson-combat-advance-hold = 进入才算占领。用印第4师推进。
lesson-combat-end = 若是战败，牌就弃掉了。回合结束时明牌都要弃掉：趁它们还在，再打一仗。

## Supply
lesson-supply = 补给
lesson-supply-about = 部队需要一条友方地点连成的线通到补给源。三个地点以内为近；更远时攻击昂贵；没有线的部队在回合结束时被消灭。
lesson-supply-mark = 你的补给源是塞得港和苏伊士。马特鲁超过三个地点：补给有限，攻击时每个部队花一点；移动则照旧便宜。这是本回合最后一次行动：为移动激活凯奈西斯井。
lesson-supply-mark-attack = 两点全花在两个部队的一次势均力敌的攻击上。有更便宜的办法：为移动激活凯奈西斯井。
lesson-supply-begin = 另一点用不着。激活完毕。
lesson-supply-begin-more = 开罗的部队来不及赶到。激活完毕。
lesson-supply-behind = 西迪巴拉尼的意军靠经过哈勒法亚的路维持，而哈勒法亚空着。让第7装甲师经索法菲、西迪苏莱曼到那里。
lesson-supply-behind-short = 停在索法菲什么也切不断。到哈勒法亚的路是通的。
lesson-supply-stop = 西迪巴拉尼周围都归你了：没有线能通出去。停下，回合结束。
lesson-supply-end = 那个师永远消失了：断补被消灭的师不能重建。每回合结束前看看自己的补给线；“补给”图层会画出来。

## Replacements
lesson-replacements = 补充
lesson-replacements-about = 用作补充的牌按国籍给点。回合结束时用掉，否则作废。
lesson-replacements-tanks = 英国两点，英联邦一点。师恢复一步花一点，战斗群半点。先恢复第7装甲师：每次进攻都由它打头。
lesson-replacements-tanks-second = 那会把英国两点都花在较弱的师上，而且它在苏伊士。请恢复第7装甲师。
lesson-replacements-tanks-end = 不用就作废。请恢复第7装甲师。
lesson-replacements-indians = 英联邦的点用于澳、印、新西兰和南非部队。恢复印第4师。
lesson-replacements-indians-end = 英联邦的点会作废。请恢复印第4师。
lesson-replacements-group = 还剩一个英国点：可以从重建格重建一个完整的战斗群。重建到满员，它进入预备队。
lesson-replacements-group-half = 花半点只能回来一半。你有整整一点：请完整重建。
lesson-replacements-group-end = 不用就作废。请重建战斗群。
lesson-replacements-end = 没有补充赢不了沙漠战争：每回合第六次行动之前，留一张牌用作补充。

## Redeployment
lesson-redeploy = 调动
lesson-redeploy-about = 用作调动的牌能把部队在战线后方移到任意远处。
lesson-redeploy-card = 澳第6师在耶路撒冷，一个战斗群在预备队，而前线在马特鲁。把“英联邦增援”用作调动：四点。
lesson-redeploy-card-march = 步行到前线要三次行动。请用作调动。
lesson-redeploy-card-small = 一个师要三点，这张牌只有两点。请用大的那张。
lesson-redeploy-australians = 师三点，战斗群一点。点击澳第6师，再点马特鲁。
lesson-redeploy-australians-group = 那样剩两点，不够一个师的三点。先调澳军。
lesson-redeploy-reserve = 还剩一点。预备队中的部队可调到补给源，或本国部队所在的地点。点击预备队中的战斗群。
lesson-redeploy-reserve-cairo = 那个已经在图上了。请调预备队中的那个。
lesson-redeploy-front = 去马特鲁：第7装甲师也是英军。
lesson-redeploy-end = 同一回合不能连续两次调动；因此进攻与调动正好交替进行。

## Victory
lesson-victory = 城镇与胜利
lesson-victory-about = 二十二座城镇计分。标记从10开始；到14轴心胜，到3盟军胜。
lesson-victory-forces = 巴迪亚是其中之一，有要塞和一个残破的师。用周围的三个师一起攻击。
lesson-victory-fire = 要塞增强防御，而且要塞没有侧翼可绕。你足够强。发起攻击。
lesson-victory-enter = 守军被消灭。用澳第6师推进到巴迪亚，看看标记。
lesson-victory-end = 九点：每座城镇一易手立即计分。“火炬”之前占领的黎波里即赢得战争；对方则靠同时占领运河两端。你已可以开始第一局：“向日葵”剧本较短，由机器执另一方。
