## club-route
puzzle-club-route = 沿“俱乐部”公路北上
puzzle-club-route-task = 你是盟军，9 月 17 日。一个惩戒营在法尔肯斯瓦德挡着公路。在这次移动中拿下埃因霍温。
puzzle-club-route-hint = 没有别的路：公路穿过法尔肯斯瓦德。冲击之后还有移动力走完剩下的路。
puzzle-club-route-wait = 装甲旅等步兵，全军等装甲旅。
puzzle-club-route-end = 冲过那个营继续前进：天黑前坦克到了埃因霍温。

## household-cavalry
puzzle-household-cavalry = 王室骑兵打头阵
puzzle-household-cavalry-task = 你是盟军，在法尔肯斯瓦德，只剩一个补给标记。沿路四格外的松，必须在这次移动中到手。
puzzle-household-cavalry-hint = 一个标记只够一个单位加油。单位越快，标记越值。
puzzle-household-cavalry-tanks = 装甲旅用掉了标记，停在半路。
puzzle-household-cavalry-end = 移动模式的装甲车：一个标记，一条路，四下无人。

## out-of-arnhem
puzzle-out-of-arnhem = 南下河间岛
puzzle-out-of-arnhem-task = 你是阿纳姆的德军。两河之间公路上的埃尔斯特空着。在这次移动中拿下它。
puzzle-out-of-arnhem-hint = 在河间岛上坦克只能走公路。谁有履带又有油？
puzzle-out-of-arnhem-slow = 步兵过了桥就走不动了。
puzzle-out-of-arnhem-end = 党卫军第 9 师的战斗群过桥，沿唯一的公路开到了。

## hells-highway
puzzle-hells-highway = 地狱公路
puzzle-hells-highway-task = 你是德军。一个混乱的美军团守着费赫尔。切断走廊：在这次移动中拿下费赫尔。
puzzle-hells-highway-hint = 没有油的坦克什么也切不断。混乱的伞兵可以冲击。
puzzle-hells-highway-wait = 装甲旅开到费赫尔跟前，等着战斗阶段。
puzzle-hells-highway-end = 一个标记加一次冲击，近卫师身后的公路就断了。

## manderfeld
puzzle-manderfeld = 曼德费尔德
puzzle-manderfeld-task = 你是德军，12 月 16 日，战斗阶段。一个骑兵中队守着曼德费尔德。拿下这个村。
puzzle-manderfeld-hint = 森林和雪使坦克减半，但坦克的行动等级更高。两个单位一起攻击，让合适的带头。
puzzle-manderfeld-alone = 掷弹兵单独上，兵力不够。
puzzle-manderfeld-end = 兵力相加，等级带头，最后还得有人走进去。

## from-two-sides
puzzle-from-two-sides = 两面夹攻哈米希
puzzle-from-two-sides-task = 你是盟军，战斗阶段。第 47 国民掷弹兵师守着哈米希。就用现有兵力拿下它。
puzzle-from-two-sides-hint = 两格里的两个师可以一起攻击同一格。谁带头，谁走进去？
puzzle-from-two-sides-alone = 第 104 师独自攻击。
puzzle-from-two-sides-end = 两格，一次攻击，第 1 师进了村。

## hell-on-wheels
puzzle-hell-on-wheels = 车轮上的地狱
puzzle-hell-on-wheels-task = 你是盟军，德军回合的反应阶段。泽特里希空着。趁他没发觉，拿下它。
puzzle-hell-on-wheels-hint = 两个预备单位在等；释放的单位只有一半移动力。哪个有履带？
puzzle-hell-on-wheels-rear = 释放了步兵，它还在路上。
puzzle-hell-on-wheels-end = A 战斗群在平原上开了两格就到了。

## son-and-best
puzzle-son-and-best = 松与贝斯特
puzzle-son-and-best-task = 你是埃因霍温的盟军，只有一个标记。松和贝斯特都空着。在这次移动中两地都要拿下。
puzzle-son-and-best-hint = 步兵不用加油。标记给走得更远的。
puzzle-son-and-best-tanks = 标记给了坦克，任务只完成了一半。
puzzle-son-and-best-end = 装甲车去松，威塞克斯师步行去贝斯特。

## three-towns
puzzle-three-towns = 天黑前三座城
puzzle-three-towns-task = 你是法尔肯斯瓦德城外的盟军。在这次移动结束时，法尔肯斯瓦德、埃因霍温和海尔蒙德都要归你。
puzzle-three-towns-hint = 坦克打开公路，停在埃因霍温。快速单位跟上，再向右拐。
puzzle-three-towns-one = 坦克在法尔肯斯瓦德打赢了，后面的人只是看着。
puzzle-three-towns-end = 先用铁锤，再让骑兵从缺口穿过去。

## the-waal
puzzle-the-waal = 跨过瓦尔河
puzzle-the-waal-task = 你是奈梅亨大桥前的盟军。对岸的埃尔斯特必须在这次移动中到手。
puzzle-the-waal-hint = 德军会对每座桥要求检定。让骰子掷，必要时掷两次，然后继续前进。
puzzle-the-waal-foot = 步兵先过，过了桥就走不动了。
puzzle-the-waal-end = 桥还在，近卫师一小时内到了埃尔斯特。

## stavelot-fuel
puzzle-stavelot-fuel = 斯塔沃洛的汽油
puzzle-stavelot-fuel-task = 你是德军，坦克在斯塔沃洛前没油了。路边有一个美军补给堆。在这次移动中拿下斯塔沃洛。
puzzle-stavelot-fuel-hint = 坦克自己去不了。谁能走到补给堆，之后它归谁？
puzzle-stavelot-fuel-wait = 坦克在等自己的补给纵队。
puzzle-stavelot-fuel-end = 步兵夺下补给堆，坦克用它加油，斯塔沃洛只有一格远。

## guns-on-hamich
puzzle-guns-on-hamich = 炮击哈米希
puzzle-guns-on-hamich-task = 你是盟军，攻击之前的炮击环节。第 12 国民掷弹兵师守着哈米希。在这个战斗阶段拿下它。
puzzle-guns-on-hamich-hint = 它比第 47 师强。谁都别急着出散兵坑，让第一集团军的炮兵先说话。
puzzle-guns-on-hamich-storm = 没有炮击，面对的是阵容完整的师。
puzzle-guns-on-hamich-end = 炮击、攻击、推进：按这个顺序，一样也不能少。

## bread-and-shells
puzzle-bread-and-shells = 给第 43 师送补给
puzzle-bread-and-shells-task = 你是盟军。第 43 师在贝斯特城外，储备空了；卡车在法尔肯斯瓦德。在这个玩家回合拿下贝斯特。
puzzle-bread-and-shells-hint = 把卡车开到己方单位所在的埃因霍温卸下。那样这个师就付得起。
puzzle-bread-and-shells-loaded = 卡车来了却没卸货，谁也攻击不了。
puzzle-bread-and-shells-end = 及时卸在地上的，比开来开去的更值。

## through-the-gap
puzzle-through-the-gap = 穿过缺口
puzzle-through-the-gap-task = 你是曼德费尔德前的德军，战斗阶段。后面的舍恩贝格必须在这个玩家回合到手。
puzzle-through-the-gap-hint = 打开缺口的不必自己穿过去。侦察营在预备模式里等着。
puzzle-through-the-gap-halt = 坦克推进一格，就到此为止。
puzzle-through-the-gap-end = 攻击、释放、扩张：洛斯海姆缺口打开了。

## second-armored
puzzle-second-armored = 给第 2 装甲师开缺口
puzzle-second-armored-task = 你是西墙前的盟军，战斗阶段。墙后的泽特里希必须在这个玩家回合到手。
puzzle-second-armored-hint = 步兵打开缺口，却不要堵住它。谁在后面发动着引擎等候？
puzzle-second-armored-foot = 步兵自己坐进了打开的缺口。
puzzle-second-armored-end = 破墙靠步兵，过墙靠履带。
