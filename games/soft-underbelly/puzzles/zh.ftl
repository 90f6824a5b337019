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
puzzle-convoy-task = 三个立方体在突尼斯待命。在本轮次中把它们全部运到西西里岛；意大利舰队和一艘潜艇正在等候。
puzzle-convoy-hint = 等在海上的对手中，有一个可以在船队出港之前解决。
puzzle-convoy-sail = 舰队和潜艇都向船队掷了骰，立方体沉入了海底。
puzzle-convoy-end = 翻面的舰队谁也拦截不了。只剩潜艇掷一颗骰。

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

## florence-5
puzzle-florence-5 = { area-florence }，第 5 回合
puzzle-florence-5-task = 你是轴心国。在本轮次夺回{ area-florence }。
puzzle-florence-5-hint = 对{ area-florence }的一击来自{ area-bologna }。
puzzle-florence-5-tempting = 电脑就是这样下的，而{ area-florence }守住了。
puzzle-florence-5-end = { area-florence }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## calabria-7
puzzle-calabria-7 = { area-calabria }，第 7 回合
puzzle-calabria-7-task = 你是轴心国。在本轮次夺回{ area-calabria }。
puzzle-calabria-7-hint = 对{ area-calabria }的一击来自{ area-foggia }。
puzzle-calabria-7-tempting = 电脑就是这样下的，而{ area-calabria }守住了。
puzzle-calabria-7-end = { area-calabria }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## tyrol-6
puzzle-tyrol-6 = { area-tyrol }，第 6 回合
puzzle-tyrol-6-task = 你是盟军。在本轮次拿下{ area-tyrol }。
puzzle-tyrol-6-hint = 对{ area-tyrol }的一击来自{ area-venice }。
puzzle-tyrol-6-tempting = 电脑就是这样下的，而{ area-tyrol }守住了。
puzzle-tyrol-6-end = { area-tyrol }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## foggia-7
puzzle-foggia-7 = { area-foggia }，第 7 回合
puzzle-foggia-7-task = 你是轴心国。在本轮次夺回{ area-foggia }。
puzzle-foggia-7-hint = 对{ area-foggia }的一击来自{ area-ancona }。
puzzle-foggia-7-tempting = 电脑就是这样下的，而{ area-foggia }守住了。
puzzle-foggia-7-end = { area-foggia }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## sicily-7
puzzle-sicily-7 = { area-sicily }，第 7 回合
puzzle-sicily-7-task = 你是轴心国。在本轮次夺回{ area-sicily }。
puzzle-sicily-7-hint = 对{ area-sicily }的一击来自{ area-calabria }。
puzzle-sicily-7-tempting = 电脑就是这样下的，而{ area-sicily }守住了。
puzzle-sicily-7-end = { area-sicily }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## naples-5
puzzle-naples-5 = { area-naples }，第 5 回合
puzzle-naples-5-task = 你是盟军。在本轮次拿下{ area-naples }。
puzzle-naples-5-hint = 对{ area-naples }的一击来自{ area-calabria }。
puzzle-naples-5-tempting = 电脑就是这样下的，而{ area-naples }守住了。
puzzle-naples-5-end = { area-naples }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## milan-4
puzzle-milan-4 = { area-milan }，第 4 回合
puzzle-milan-4-task = 你是盟军。在本轮次拿下{ area-milan }。
puzzle-milan-4-hint = 对{ area-milan }的一击来自{ area-genoa }。
puzzle-milan-4-tempting = 电脑就是这样下的，而{ area-milan }守住了。
puzzle-milan-4-end = { area-milan }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## florence-8
puzzle-florence-8 = { area-florence }，第 8 回合
puzzle-florence-8-task = 你是盟军。在本轮次拿下{ area-florence }。
puzzle-florence-8-hint = 对{ area-florence }的一击来自{ area-genoa }。
puzzle-florence-8-tempting = 电脑就是这样下的，而{ area-florence }守住了。
puzzle-florence-8-end = { area-florence }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## genoa-7
puzzle-genoa-7 = { area-genoa }，第 7 回合
puzzle-genoa-7-task = 你是盟军。在本轮次拿下{ area-genoa }。
puzzle-genoa-7-hint = 对{ area-genoa }的一击来自{ area-florence }。
puzzle-genoa-7-tempting = 电脑就是这样下的，而{ area-genoa }守住了。
puzzle-genoa-7-end = { area-genoa }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## naples-8
puzzle-naples-8 = { area-naples }，第 8 回合
puzzle-naples-8-task = 你是轴心国。在本轮次夺回{ area-naples }。
puzzle-naples-8-hint = 对{ area-naples }的一击来自{ area-calabria }。
puzzle-naples-8-tempting = 电脑就是这样下的，而{ area-naples }守住了。
puzzle-naples-8-end = { area-naples }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。

## carinthia-8
puzzle-carinthia-8 = { area-carinthia }，第 8 回合
puzzle-carinthia-8-task = 你是盟军。在本轮次拿下{ area-carinthia }。
puzzle-carinthia-8-hint = 对{ area-carinthia }的一击来自{ area-tyrol }。
puzzle-carinthia-8-tempting = 电脑就是这样下的，而{ area-carinthia }守住了。
puzzle-carinthia-8-end = { area-carinthia }陷落了。骰子对谁都一样：由谁来掷、为什么而掷，由你选择。
