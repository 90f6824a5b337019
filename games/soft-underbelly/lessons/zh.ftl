## 移动
lesson-move = 按区域移动
lesson-move-about = 陆军单位在一个轮次中想走多远就走多远，只要经过的区域是空的或由己方占据。
lesson-move-group = 你在突尼斯指挥盟军。把阿尔及利亚海岸的两个立方体经泰贝萨带到突尼斯南部：点一下拿起全部三个，再点一下留下一个。然后点哪里，队伍就去哪里：能到的区域会亮起。
lesson-move-group-three = 这样三个都会过去，两个就够：出发前再点一下立方体，留下一个；或者按“重来”。
lesson-move-group-tunis = 突尼斯有敌军：移动不能进入敌军所在的区域，只能稍后攻击它。请绕道泰贝萨。
lesson-move-group-passed = 跳过就放弃了整个轮次。先把两个立方体移到突尼斯南部。
lesson-move-join = 现在把的黎波里塔尼亚的坦克移到突尼斯南部，与立方体会合。算子的移动与立方体相同，一个区域最多六个单位。
lesson-move-join-early = 坦克还孤零零地留在的黎波里塔尼亚。先移动它。
lesson-move-finish = 经过的区域都归你控制：边界已换成你的颜色。谁都不是必须移动。按“结束移动”。
lesson-move-end = 陆上移动就是这些：距离不限，不能穿过敌军，走过的地方归你。

## 攻击
lesson-attack = 攻击
lesson-attack-about = 每个立方体一颗骰子，最多四颗，六点命中；最多三轮；胜者可以进占。
lesson-attack-declare = 突尼斯由两个立方体防守。用阿尔及利亚海岸的全部五个立方体攻击它。
lesson-attack-declare-few = 两颗骰子对两颗是赌博。五个全上：四个掷骰，第五个承担第一个损失。
lesson-attack-roll = 所有攻击都先宣布，然后才逐一进行。按下结束宣布的按钮：你掷四颗，两个守军也掷骰。
lesson-attack-again = 双方各掷出一个六：各失去一个立方体。守军没有撤。再战一轮；最多三轮。
lesson-attack-again-broken-off = 你是四颗骰子对一颗。此时中止，就给了敌人填补缺口的时间。
lesson-attack-occupy = 突尼斯已空。想进去几个就进去几个：没有人进去，这个区域仍属敌人。
lesson-attack-occupy-empty = 那这一仗就白打了：区域属于最后把陆军移入其中的一方。派人进去。
lesson-attack-end = 你打完了一场战斗。掷骰之前面板会显示概率，每条规则都有编号：点它就能阅读。

## 支援
lesson-support = 坦克与飞机
lesson-support-about = 坦克和飞机的支援让每颗骰子更有效：有一种支援时 5–6 命中，两种都有时 4–6 命中。
lesson-support-declare = 再次攻击突尼斯，这次用两个立方体和坦克。
lesson-support-declare-without = 坦克留在了后面。把它也派上：它能支援立方体。
lesson-support-battle = 按“结束宣布”。
lesson-support-hold = 战斗之前，你的飞机可以轰炸突尼斯：一颗骰子，4–6 造成一个损失。但那样它就已使用。这次放过，把它留作支援。
lesson-support-hold-bombed = 只掷一颗骰子，飞机本回合就用掉了。用作支援，它能让两颗骰子在每一轮都以 4–6 命中。
lesson-support-commit = 点击地图上的飞机，再按坦克的按钮。两者同时支援，你的两颗骰子掷出 4、5、6 都命中。为此坦克放弃自己的骰子。
lesson-support-commit-alone = 没有支援，只有六点才命中。先投入飞机和坦克。
lesson-support-occupy = 两次命中。飞机翻面，直到回合结束；坦克不翻。占领突尼斯。
lesson-support-end = 支援赢得战斗。在山地坦克不能支援；一个区域只能出动一架飞机，有机场的区域可以出动两架。

## 登陆
lesson-landing = 登陆
lesson-landing-about = 每个轮次一次，一支舰队可以把最多四个单位送上任何临海区域，舰炮先行射击。
lesson-landing-fleet = 西西里就在眼前，由两个立方体防守。用美国舰队宣布在那里登陆。
lesson-landing-fleet-elsewhere = 撒丁岛没有星。西西里计入胜利，而且通向意大利。
lesson-landing-fleet-none = 不攻击，这个轮次就结束了。美国舰队已就绪：宣布登陆。
lesson-landing-board = 一支舰队可载四个立方体，或三个立方体加一个坦克。让突尼斯的三个立方体上船，留一个守住那里。
lesson-landing-board-few = 一个立方体在敌人的海滩上撑不住。让三个上船。
lesson-landing-assault = 按“结束宣布”。敌人先可以尝试拦截，然后舰炮以 5–6 命中，接着战斗开始。
lesson-landing-ashore = 舰炮和第一波已经肃清海滩。上岸吧。
lesson-landing-end = 西西里归你了。如果中途停战，你的部队就会退回港口。

## 空中
lesson-air = 来自空中
lesson-air-about = 飞机可以飞到你控制的任何区域，距离不限，并打击航程以内的目标：每回合一次。
lesson-air-fly = 你的飞机停在的黎波里塔尼亚，离突尼斯太远，帮不上忙。把它飞到阿尔及利亚海岸：在你自己的移动中，飞机可以去你控制的任何区域。
lesson-air-fly-far = 从的黎波里塔尼亚够不到突尼斯。“航程”图层会显示飞机能打多远。先飞近些。
lesson-air-fly-early = 还不行：先把飞机从的黎波里塔尼亚飞到阿尔及利亚海岸。
lesson-air-bomb = 从这里够得到突尼斯。轰炸它：掷一颗骰子，4–6 敌人损失一个单位。如果突尼斯有飞机或防线，就要 5–6 才行。
lesson-air-bomb-early = 飞机还没有用过，而且无论用不用，回合结束时都会翻回正面。先轰炸突尼斯。
lesson-air-finish = 命中：谁也不能躲避轰炸。飞机翻到带红条的一面，直到回合结束。它还能飞，但不能再轰炸或支援。结束移动。
lesson-air-end = 轰炸随时可以进行，敌方轮次中也行。没有机场的区域每个轮次只能出动一架飞机，有机场的可以出动两架。

## 海上
lesson-sea = 渡海
lesson-sea-about = 运输点数把单位从港口送到港口；海上或空中已就绪的敌人可以在途中拦截。
lesson-sea-fleet = 西西里需要突尼斯的援军，但意大利舰队和 U 型潜艇都在海上待命。点击意大利舰队，让美国舰队攻击它：掷出 5–6 就把它翻面，它便不能再拦截。
lesson-sea-fleet-early = 意大利舰队还在待命，你的船队会挨两颗骰子。先攻击舰队。
lesson-sea-embark = 意大利舰队已被排除。按“走海路……”，让突尼斯的三个立方体上船：每个一点运输点数，每回合共六点。
lesson-sea-embark-early = 船队启航之前让三个都上船：它们一起航行，只会被拦截一次。
lesson-sea-sail = 现在派船队去西西里。U 型潜艇还在那里。
lesson-sea-march = U 型潜艇掷出六点：损失一个立方体，两个到达。渡海后的单位可以继续前进：把一个立方体从西西里移到卡拉布里亚，白色箭头连接着它们。
lesson-sea-march-early = 卡拉布里亚是你的，而且是空的。结束移动之前，在西西里拿起一个立方体走过去。
lesson-sea-end = 船队只能从你自己的港口驶向另一个自己的港口。要在敌人据守的地方上岸，就得登陆。

## 建军
lesson-build = 立方体、算子与事件
lesson-build-about = 每回合都有新的立方体；立方体可以换成坦克和飞机；六个事件标记要用整场战争。
lesson-build-place = 新的回合：你有四个立方体。全部放在突尼斯。盟军的立方体在有补给的临海区域到达。
lesson-build-place-inland = 泰贝萨不临海。把它们放在突尼斯。
lesson-build-aircraft = 地图上的立方体可以换成算子。在突尼斯换一架飞机：花两个立方体，每回合只能换一架。
lesson-build-tank = 再换一个坦克，花一个立方体。付出的立方体回到你的兵力池，以后作为增援再来。
lesson-build-tank-second = 盟军每回合只能得到一架飞机。换一个坦克吧。
lesson-build-finish = 够了。按下结束转换的按钮；然后拥有主动权的轴心国进行它的轮次。
lesson-build-event = 轴心国跳过了。你的两支舰队都背面朝上，什么也做不了。对海上打出“行动”事件：它把你在那里的一切都翻回正面。
lesson-build-event-elsewhere = 突尼斯没有背面朝上的单位，海上的舰队才是：指定海上。
lesson-build-event-passed = 跳过就放弃了这个轮次，而连续两次跳过回合就结束了。先打出事件。
lesson-build-end = 每个轮次一个事件，每个标记只能用一次：还剩五个。舰队现在可以登陆了。

## 补给
lesson-supply = 补给与投降
lesson-supply-about = 回合结束时，没有道路通往补给源的单位被移除；如果那时你占有一块意大利土地，意大利就投降。
lesson-supply-cut = 两个立方体和一个精锐单位守着罗马，补给经佛罗伦萨和安科纳而来。拿起福贾的两个立方体，走到安科纳；在那里点击其中一个把它留下，另一个放到佛罗伦萨。
lesson-supply-cut-half = 罗马还能经佛罗伦萨通往博洛尼亚。安科纳和佛罗伦萨必须都归你。
lesson-supply-moved = 现在罗马的每条出路都经过你的区域。你自己的立方体有补给：你控制的每个临海区域都是补给源。结束移动。
lesson-supply-over = 不要攻击：饥饿会免费替你办到。这是本回合最后一个轮次。按“不攻击”，看看谁离开地图。
lesson-supply-over-attack = 一个立方体去打有精锐单位的守军只会输。让补给来办。
lesson-supply-initiative = 罗马的守军没有了，意大利也投降了：它的坦克和舰队永远退出游戏，轴心国的海运也随舰队消失。已使用的算子翻回正面。新回合的掷骰你赢了：决定谁先行动。
lesson-supply-end = 每个回合结束前都要看补给，面板会提醒你。“后勤努力”可以救一方一次。罗马已经敞开大门。

## 防御
lesson-defence = 山的另一边
lesson-defence-about = 由守方决定谁来付出：一个立方体、翻面的算子，或者土地。精锐单位可以承受一个损失，或造成一个损失。
lesson-defence-wait = 现在你是轴心国。两个立方体和一个精锐单位守突尼斯，对面是五个立方体。移动没有好处：跳过，让他们来。
lesson-defence-shield = 他们攻击，掷出两个六，你一个也没有。掷骰之后，精锐单位可以出击（必定给敌人一个损失），或消化你的一个损失。让它消化一个损失。
lesson-defence-lose = 还剩一个损失。移除一个立方体。精锐单位现在背面朝上，移除它，就得再花立方体换回来。
lesson-defence-lose-retreat = 撤退能抵一个损失，但马上就交出突尼斯。用一个立方体付出，看他们是否打下去。
lesson-defence-lose-elite = 立方体下次增援就会回来，精锐单位却要花钱换。移除一个立方体。
lesson-defence-withdraw = 第二轮之前你可以走，全部或部分。从胜算看突尼斯多半守得住，但里面几乎剩不下谁：两颗骰子对四颗。把立方体和精锐单位撤到突尼斯南部。
lesson-defence-withdraw-stay = 留下来，你掷两颗骰子，他们掷四颗，还要打两轮。保住剩下的部队。
lesson-defence-withdraw-far = 的黎波里塔尼亚是死路。去突尼斯南部，那里还有一个立方体。
lesson-defence-end = 你失去一个立方体，保住了一支军队。在自己掷两颗骰子的防线后面，或有飞机支援时，坚守也许才是对的。

## 独自上阵
lesson-own = 你的第一个轮次
lesson-own-about = 战役的开局。需要的你都会了：计划、攻击，然后接着与电脑打下去。
lesson-own-move = 1943 年春：你的三个集团军围住突尼斯，全都已经与敌人相邻。谁都不用移动。结束移动。
lesson-own-move-passed = 你有第一个轮次，兵力也占优。不要放弃它。
lesson-own-declare = 突尼斯有防线、坦克和飞机；突尼斯南部只有两个立方体和一个意大利坦克。先打弱的：从的黎波里塔尼亚用立方体和坦克、从泰贝萨用立方体攻击突尼斯南部。一场战斗，两个箭头。
lesson-own-declare-tunis = 三个立方体、坦克、飞机，还有掷两颗骰子的防线：等突尼斯被包围，代价会小些。先攻击突尼斯南部。
lesson-own-declare-early = 还没有宣布攻击。两个集团军与突尼斯南部相邻：都用上。
lesson-own-fight = 八个立方体参战；其中四个掷骰，其余可以先承担损失。按“结束宣布”。
lesson-own-keep = 战斗之前你可以轰炸或打出事件。你已知道那要付出什么：把飞机留作支援，这次放过。
lesson-own-commit = 点击的黎波里塔尼亚的飞机，再按坦克的按钮：四颗骰子，4、5、6 都命中。
lesson-own-commit-alone = 没有支援，只有六点才命中。投入飞机和坦克。
lesson-own-occupy = 四次命中：一个敌人也没剩下。用三个以上的立方体进占，身后也留人；然后轮次就结束了。
lesson-own-occupy-empty = 那轴心国就会直接走回来。派人进去。
lesson-own-end = 通往突尼斯的路已从两面打开。现在是轴心国的轮次，然后又轮到你：八个回合、十颗星。从这里接着打吧；每个按钮都有说明，需要时电脑会给你示范一步。
