## 移动
lesson-move = 按区域移动
lesson-move-about = 陆军单位在一个冲动中想走多远就走多远，只要经过的区域是空的或由己方占据。
lesson-move-group = 你在突尼斯指挥盟军。从阿尔及利亚海岸拿起两个立方体，经泰贝萨前往突尼斯南部。一组部队先拿起，逐个区域前进，再放下。
lesson-move-group-tunis = 突尼斯有敌军：移动不能进入敌军所在的区域，只能稍后攻击它。请绕道泰贝萨。
lesson-move-group-passed = 跳过就放弃了整个冲动。先把两个立方体移到突尼斯南部。
lesson-move-join = 现在把的黎波里塔尼亚的坦克移到突尼斯南部，与立方体会合。算子的移动与立方体相同，一个区域最多六个单位。
lesson-move-join-early = 坦克还孤零零地留在的黎波里塔尼亚。先移动它。
lesson-move-finish = 经过的区域都归你控制：看看地图上的标记。谁都不是必须移动。按下结束移动的按钮。
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
lesson-support-battle = 结束宣布。
lesson-support-hold = 战斗之前，你的飞机可以轰炸突尼斯：一颗骰子，4–6 造成一个损失。但那样它就已使用。这次放过，把它留作支援。
lesson-support-hold-bombed = 只掷一颗骰子，飞机本回合就用掉了。用作支援，它能让两颗骰子在每一轮都以 4–6 命中。
lesson-support-commit = 投入飞机和坦克。两者同时支援，你的两颗骰子掷出 4、5、6 都命中。为此坦克放弃自己的骰子。
lesson-support-commit-alone = 没有支援，只有六点才命中。先投入飞机和坦克。
lesson-support-occupy = 两次命中。飞机翻面，直到回合结束；坦克不翻。占领突尼斯。
lesson-support-end = 支援赢得战斗。在山地坦克不能支援；一个区域只能出动一架飞机，有机场的区域可以出动两架。

## 登陆
lesson-landing = 登陆
lesson-landing-about = 每个冲动一次，一支舰队可以把最多四个单位送上任何临海区域，舰炮先行射击。
lesson-landing-fleet = 西西里就在眼前，由两个立方体防守。用美国舰队宣布在那里登陆。
lesson-landing-fleet-elsewhere = 撒丁岛没有星。西西里计入胜利，而且通向意大利。
lesson-landing-fleet-none = 不攻击，这个冲动就结束了。美国舰队已就绪：宣布登陆。
lesson-landing-board = 一支舰队可载四个立方体，或三个立方体加一个坦克。让突尼斯的三个立方体上船，留一个守住那里。
lesson-landing-board-few = 一个立方体在敌人的海滩上撑不住。让三个上船。
lesson-landing-assault = 结束宣布。敌人先可以尝试拦截，然后舰炮以 5–6 命中，接着战斗开始。
lesson-landing-ashore = 舰炮和第一波已经肃清海滩。上岸吧。
lesson-landing-end = 西西里归你了。如果中途停战，你的部队就会退回港口。
