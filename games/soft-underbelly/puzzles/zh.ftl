

## Order
puzzle-order = 先后有序
puzzle-order-task = 可以发动两次进攻：突尼斯和突尼斯南部。在本轮次中拿下两地。
puzzle-order-hint = 所有进攻在第一场战斗之前宣布，但先打哪一场由你决定；而败兵会逃向邻区。
puzzle-order-south = 突尼斯南部那个孤零零的立方体逃进了突尼斯，面对三个守军，你的骰子不够了。
puzzle-order-end = 两个六点落在需要两次命中的突尼斯。在那里被击败的人已无处可逃。

## Bombs
puzzle-bombs = 轰炸还是支援
puzzle-bombs-task = 两个立方体守着突尼斯，你有两个立方体进攻，头顶还有一架飞机。在本轮次中拿下突尼斯。
puzzle-bombs-hint = 支援的飞机每一轮都有用，但它不能把一点变成六点。先落下的是什么点数？
puzzle-bombs-support = 那个五点本来就会命中：支援没有带来好处，反而有两个而不是一个守军掷骰。
puzzle-bombs-end = 炸弹在守军掷骰之前就带走了一个。一颗骰对两颗骰，就是另一场战斗了。

## Convoy
puzzle-convoy = 四个立方体到西西里
puzzle-convoy-task = 三个立方体在突尼斯待命。在本轮次中把它们全部运到西西里岛；意大利舰队和一艘U 型潜艇正在等候。
puzzle-convoy-hint = 等在海上的对手中，有一个可以在船队出港之前解决。
puzzle-convoy-sail = 舰队和U 型潜艇都向船队掷了骰，立方体沉入了海底。
puzzle-convoy-end = 翻面的舰队谁也拦截不了。只剩U 型潜艇掷一颗骰。

## Starve
puzzle-starve = 不战而取罗马
puzzle-starve-task = 这是本回合的最后一个轮次。让罗马的精锐单位在下一回合开始时已不在地图上。
puzzle-starve-hint = 回合结束时没有通往补给源之路的单位会被移除。数一数出罗马的路。
puzzle-starve-storm = 有精锐单位的守军对两个立方体来说太强了。
puzzle-starve-half = 还留着一条路，经佛罗伦萨通往博洛尼亚，而一条就够了。
puzzle-starve-end = 一个立方体留在安科纳，另一个到佛罗伦萨：出罗马的每条路都要经过你的区域，剩下的交给饥饿。

## Beach
puzzle-beach = 两支舰队的火炮
puzzle-beach-task = 三个立方体守着西西里岛。在本轮次中拿下它。
puzzle-beach-hint = 一次登陆可以有不止一支舰队，而每支舰队都有火炮。
puzzle-beach-one-fleet = 唯一的火炮打偏了，三个守军掷骰，半数部队损失在滩头。
puzzle-beach-end = 第二门炮命中了。还击的是两颗骰而不是三颗，第二波扫清了滩头。

## Detour
puzzle-detour = 一个也别放走
puzzle-detour-task = 两个立方体守着突尼斯。在本轮次中拿下它，而且不让任何人逃往南方。
puzzle-detour-hint = 谁也不能撤退到有敌人的区域。进攻之前你还有移动。
puzzle-detour-straight = 五个立方体正面进攻，两个守军从敞开的后门走掉了。
puzzle-detour-end = 派两个立方体到他们背后，只费些脚力。对付走不掉的人，三颗骰就够了。

## bologna-road
puzzle-bologna-road = 自博洛尼亚反击
puzzle-bologna-road-task = 你是轴心国。四个盟军立方体孤军守着佛罗伦萨。在本轮次中夺回它。
puzzle-bologna-road-hint = 只有博洛尼亚能让所有部队会合。而最先掷出的骰子很差：让 U 型潜艇去掷。
puzzle-bologna-road-tempting = 预备队撤回了慕尼黑，根本没有人进攻。
puzzle-bologna-road-end = 六个单位从博洛尼亚出击，两个一点都掷在了海上，毫无妨碍。

## lone-tank
puzzle-lone-tank = 南方的孤胆坦克
puzzle-lone-tank-task = 你是轴心国。只有一个盟军立方体守着卡拉布里亚，而所有人都盯着威尼斯。在本轮次中夺回卡拉布里亚。
puzzle-lone-tank-hint = 安科纳的坦克自己就能开到卡拉布里亚边上。宣布了两场战斗，先打哪一场？
puzzle-lone-tank-tempting = 所有部队都去打威尼斯。威尼斯拿下了，却没人理会卡拉布里亚。
puzzle-lone-tank-end = 整条战线都望着北方，一辆坦克拿下了意大利的脚尖。

## back-door
puzzle-back-door = 阿尔卑斯的后门
puzzle-back-door-task = 你是盟军，大军在法国。只有一个轴心国立方体挡着通往蒂罗尔的路。在本轮次中拿下蒂罗尔。
puzzle-back-door-hint = 意大利北部的道路一直到威尼斯都畅通。立方体就够用，坦克去牵制米兰；先打蒂罗尔那一场。
puzzle-back-door-tempting = 所有兵力从都灵扑向米兰，蒂罗尔连一个兵都没见到。
puzzle-back-door-end = 一次行军穿过五个区域，米兰牵制着敌人，四个立方体敲开了后门。

## airfields
puzzle-airfields = 福贾的机场
puzzle-airfields-task = 你是轴心国。福贾的轰炸机只有一个坦克守卫。在本轮次中夺回福贾。
puzzle-airfields-hint = 罗马挤满了人，福贾没有。在安科纳会合，让一个立方体在罗马城前虚张声势。
puzzle-airfields-tempting = 这一击打向了罗马，盟军主力就在那里。福贾毫发无伤。
puzzle-airfields-end = 八个单位对一个坦克。罗马城前的立方体只是拿来宣布的。

## strait
puzzle-strait = 跨过海峡
puzzle-strait-task = 你是轴心国。西西里岛只剩一个盟军立方体，而你的主力远在他处。在本轮次中夺回该岛。
puzzle-strait-hint = 普罗旺斯的坦克可以一路开到靴子尖。从卡拉布里亚跨过海峡只有一步。
puzzle-strait-tempting = 大军开往都灵。那里打赢了，西西里岛仍归盟军。
puzzle-strait-end = 一个轮次从普罗旺斯到墨西拿：道路也能赢得岛屿。

## round-naples
puzzle-round-naples = 绕到那不勒斯背后
puzzle-round-naples-task = 你是盟军，身在意大利北部。那不勒斯由一个立方体据守防线。在本轮次中拿下那不勒斯。
puzzle-round-naples-hint = 通往南方的沿海道路空无一人：威尼斯、安科纳、福贾。没人料到坦克会从卡拉布里亚来。
puzzle-round-naples-tempting = 佛罗伦萨更近，佛罗伦萨也拿下了。可任务是那不勒斯。
puzzle-round-naples-end = 防线朝北，坦克却从南面来。一整路纵队值得走这么远。

## road-to-milan
puzzle-road-to-milan = 通往米兰之路
puzzle-road-to-milan-task = 你是盟军。米兰由四个立方体、一个坦克和一个精锐部队据守。在本轮次中拿下它。
puzzle-road-to-milan-hint = 只要全员赶到，热那亚的兵力足够。还有事件“行动”能让疲惫的飞机再次出动。
puzzle-road-to-milan-tempting = 博洛尼亚更好打，米兰毫无察觉。
puzzle-road-to-milan-end = 八个单位，坦克支援，再加一架及时出动的飞机。

## three-sides
puzzle-three-sides = 三面围攻佛罗伦萨
puzzle-three-sides-task = 你是盟军。佛罗伦萨由两个立方体据守。在本轮次中拿下它。
puzzle-three-sides-hint = 佛罗伦萨的任何一个邻区都没有足够的兵力，但三个合起来就有了。
puzzle-three-sides-tempting = 大军去了法国，那里用不上他们。
puzzle-three-sides-end = 罗马、热那亚、安科纳：三支小部队，一场战斗。

## genoa-first
puzzle-genoa-first = 先打热那亚
puzzle-genoa-first-task = 你是盟军。热那亚由两个立方体据守，威尼斯也在等着。在本轮次中拿下热那亚。
puzzle-genoa-first-hint = 佛罗伦萨的部队还差一个坦克。派一个过去，再想想哪场战斗的骰子更好。
puzzle-genoa-first-tempting = 计划几乎一样，但坦克留在了后面：热那亚靠一次命中守住了。
puzzle-genoa-first-end = 多一个可以损失的坦克，趁骰子好时打热那亚。

## long-way
puzzle-long-way = 绕远路去那不勒斯
puzzle-long-way-task = 你是轴心国，现在是第 8 回合。那不勒斯由三个立方体据守。在本轮次中夺回它。
puzzle-long-way-hint = 大军在安科纳会合。精锐部队更适合去卡拉布里亚，而且来得及绕远路。
puzzle-long-way-tempting = 罗马空着，于是拿下了罗马。敌人所在的那不勒斯却没动。
puzzle-long-way-end = 九个单位两面夹击。先手打击，之后就少用人。

## end-of-the-road
puzzle-end-of-the-road = 路的尽头
puzzle-end-of-the-road-task = 你是盟军。进入帝国前的最后一站克恩滕只有一个守军。在本轮次中拿下它。
puzzle-end-of-the-road-hint = 蒂罗尔能容下六个立方体和两个坦克。慕尼黑更诱人，但任务是克恩滕。
puzzle-end-of-the-road-tempting = 去打了慕尼黑：防线、立方体和坦克很快打退了进攻。
puzzle-end-of-the-road-end = 一个轮次从那不勒斯打到克恩滕，炸弹让博洛尼亚的坦克动弹不得。

## venice-by-sea
puzzle-venice-by-sea = 走海路到威尼斯
puzzle-venice-by-sea-task = 你是盟军，这是最后一个回合。博洛尼亚挡住了去威尼斯的陆路，而威尼斯机场上只有两架已经出动过的飞机。在本轮次结束之前拿下威尼斯。
puzzle-venice-by-sea-hint = 威尼斯临海，美国舰队也已就绪。登陆的部队只需顶住一颗骰子。
puzzle-venice-by-sea-tempting = 三支箭都指向博洛尼亚：轴心国只退了一个区域，威尼斯还是一样远。
puzzle-venice-by-sea-end = 登陆不需要道路。对付地勤人员，四个单位绰绰有余；博洛尼亚就让它留在那里。

## partisans
puzzle-partisans = 游击队开门
puzzle-partisans-task = 你是盟军。一个立方体挡住热那亚，它身后通往阿尔卑斯山的道路空无一人。在本轮次内不经战斗拿下蒂罗尔。
puzzle-partisans-hint = 博洛尼亚的游击队已经出动过；有一个事件能让他们再次行动。他们会把谁引过来？
puzzle-partisans-tempting = 全部兵力扑向博洛尼亚，舰队去了普罗旺斯；蒂罗尔连一个士兵也没见到。
puzzle-partisans-end = 追剿游击队的立方体守不住山口。一个立方体从罗马走到了阿尔卑斯山。

## forgotten-star
puzzle-forgotten-star = 被遗忘的星
puzzle-forgotten-star-task = 你是盟军，这是最后一个回合。带星的突尼斯已经没有人管了。在本轮次内拿下它；唯一的舰队已经出航过。
puzzle-forgotten-star-hint = 看看你的事件：有一个能让海上的舰船再次就绪。谁上船并不要紧。
puzzle-forgotten-star-tempting = 大军攻向慕尼黑，骰子没有帮忙。突尼斯仍算敌人的。
puzzle-forgotten-star-end = 空区域里的一颗星，只要一个事件和一辆坦克。

## there-and-back
puzzle-there-and-back = 去而复返
puzzle-there-and-back-task = 你是轴心国。前线后方的意大利大半空虚。在本轮次内从盟军手里夺走福贾，并让坦克最后停在慕尼黑。
puzzle-there-and-back-hint = 坦克想走多远就走多远，经过的地方就归你。可以走两趟。
puzzle-there-and-back-tempting = 对蒂罗尔的反击赢了，却没有人往南看。
puzzle-there-and-back-end = 一枪未发：谁最后开车经过，区域就归谁。
