# 软肋 1943–1945

## 游戏盒
game-title = 软肋 1943–1945
game-facts = 区域、立方体与轮次 · 2 人 · 约 3 小时 · 中等难度
scenario-campaign = 战役：从突尼斯到阿尔卑斯山
bid-unit = 终局计星

## 玩家
seat-allies = 盟军
seat-axis = 轴心国

## 区域
area-munich = 慕尼黑
area-tyrol = 蒂罗尔
area-turin = 都灵
area-milan = 米兰
area-venice = 威尼斯
area-genoa = 热那亚
area-bologna = 博洛尼亚
area-florence = 佛罗伦萨
area-ancona = 安科纳
area-rome = 罗马
area-naples = 那不勒斯
area-foggia = 福贾
area-calabria = 卡拉布里亚
area-sicily = 西西里岛
area-sardinia = 撒丁岛
area-southern-tunisia = 突尼斯南部
area-tunis = 突尼斯
area-algerian-coast = 阿尔及利亚海岸
area-tebessa = 泰贝萨
area-tripolitania = 的黎波里塔尼亚
area-corsica = 科西嘉岛
area-provence = 普罗旺斯
area-languedoc = 朗格多克
area-grenoble = 格勒诺布尔
area-carinthia = 克恩滕
area-sea = 海上
area-none = （无此区域）
box-pool-allies = 盟军预备池
box-pool-axis = 轴心国预备池
box-events-allies = 盟军事件标记
box-events-axis = 轴心国事件标记
box-tray = 轴心国待部署
box-gone = 永久移除

## 棋子
kind-allied-cube = 盟军立方体
kind-allied-tank = 盟军坦克
kind-allied-aircraft = 盟军飞机
kind-paratroops = 伞兵
kind-partisans = 游击队
kind-axis-cube = 轴心国立方体
kind-german-tank = 德军坦克
kind-italian-tank = 意军坦克
kind-german-aircraft = 德军飞机
kind-italian-aircraft = 意军飞机
kind-elite = 德军精锐部队
kind-american-fleet = 美国舰队
kind-british-fleet = 英国舰队
kind-italian-fleet = 意大利舰队
kind-uboat = U 型潜艇
kind-line = 防线
kind-marker = 事件标记
kind-allied-cube-means = 战斗中掷一颗骰，6 点命中。可穿过任意多个空的或己方的区域。
kind-allied-tank-means = 像立方体一样作战，或提供支援：己方其他部队命中好一点。山地不行。翻面可消化一个损失。
kind-allied-aircraft-means = 每回合用一次：轰炸航程内的区域（4 至 6 点造成一个损失）、支援战斗（命中好一点）或拦截海上船只。
kind-paratroops-means = 可一次空降到航程内的战斗：每轮多一颗骰。区域未占领则损失。
kind-partisans-means = 随时翻面，把相邻区域的一个敌方立方体引入自己的区域。不作战，也不会被移除。
kind-axis-cube-means = 战斗中掷一颗骰，6 点命中。可穿过任意多个空的或本方的区域。
kind-german-tank-means = 像立方体一样作战，或提供支援：己方其他部队命中好一点。山地不行。翻面可消化一个损失。
kind-italian-tank-means = 像立方体一样作战，或提供支援：己方其他部队命中好一点。山地不行。翻面可消化一个损失。
kind-german-aircraft-means = 每回合用一次：轰炸航程内的区域（4 至 6 点造成一个损失）、支援战斗（命中好一点）或拦截海上船只。
kind-italian-aircraft-means = 每回合用一次：轰炸航程内的区域（4 至 6 点造成一个损失）、支援战斗（命中好一点）或拦截海上船只。
kind-elite-means = 掷骰之后可多造成一个损失或消化一个损失，每回合一次；其余时候像立方体一样作战。
kind-american-fleet-means = 正面时可运送登陆、攻击敌方舰队或拦截敌方海运：5、6 点命中。永不沉没。
kind-british-fleet-means = 正面时可运送登陆、攻击敌方舰队或拦截敌方海运：5、6 点命中。永不沉没。
kind-italian-fleet-means = 它在场时轴心国可海运。正面时可攻击舰队或拦截海运：5、6 点命中。永不沉没。
kind-uboat-means = 正面时可拦截盟军运输和登陆，或攻击舰队：5、6 点命中。之后翻面直到下回合。
kind-line-means = 防御时掷两颗骰，移除时消化一个损失。不能移动。
kind-marker-means = 支付一个事件。现在能打出的在按钮中；每个事件能打几次，看轨道上的格子。

## 事件
event-reinforcements = 增援
event-extra-impulse = 额外轮次
event-stop-battle = 停止战斗
event-logistics = 后勤努力
event-reserves = 预备队
event-operations = 行动
event-strangle = 封锁计划
event-kesselring = 凯塞林
event-new-line = 新防线

## 日志
log-turn = 第 { $turn } 回合开始。
log-overlord = 霸王行动：伞兵和一支舰队调往诺曼底。
log-fleet-released = 一支舰队调往诺曼底。
log-initiative-roll = 主动权掷骰：盟军 { $allies }，轴心国 { $axis }。
log-initiative = { $side }取得第一个轮次。
log-reinforced = { $side }在{ $area }放置了一个立方体。
log-converted = 在{ $area }转换出{ $unit }。
log-deployed = { $unit }部署到{ $area }。
log-line-deployed = { $area }建起了防线。
log-line-lost = { $area }的防线失守。
log-impulse = { $side }开始{ $extra ->
    [0] 第 { $impulse } 轮次
   *[other] 额外轮次
}。
log-passed = { $side }跳过了本轮次。
log-marched = { $side }有 { $count } 个部队从{ $from }移动到{ $area }。
log-flew = { $side }的飞机从{ $from }飞往{ $area }。
log-sailed = { $side }的船队驶向{ $area }。
log-infiltrated = 游击队从{ $from }潜入{ $area }。
log-control = { $side }控制了{ $area }。
log-bombs = { $side }从{ $from }轰炸了{ $area }。
log-bombing = { $side }轰炸掷 { $dice } 骰，{ $hit }+ 命中：{ $hits ->
    [0] 未命中
   *[other] 造成 1 点损失
}。
log-roused = { $area }的游击队从{ $from }吸引来一个立方体。
log-engagement = { $side }攻击敌方舰队，掷 { $dice } 骰，{ $hit }+ 命中：{ $hits ->
    [0] 无效果
   *[other] 敌舰队翻到背面
}。
log-event = { $side }打出事件“{ $event }”。
log-american-intercepts = 美国舰队出海拦截。
log-british-intercepts = 英国舰队出海拦截。
log-italian-intercepts = 意大利舰队出海拦截。
log-uboat-intercepts = U 型潜艇前出拦截。
log-interception = { $side }拦截掷 { $dice } 骰，{ $hit }+ 命中：{ $hits } 点损失。
log-arrow = 从{ $from }向{ $area }放置了攻击箭头。
log-landing = 盟军宣布在{ $area }登陆。
log-battle = { $area }之战打响。
log-bombardment = { $side }舰炮轰击滩头，掷 { $dice } 骰，{ $hit }+ 命中：{ $hits } 点损失。
log-dropped = 伞兵空降{ $area }。
log-air-support = { $side }的飞机从{ $from }起飞支援。
log-tank-support = { $side }投入坦克支援。
log-battle-dice = { $side }掷 { $dice } 骰，{ $hit }+ 命中：{ $hits } 次命中。
log-elite-strikes = 德军精锐部队出击：盟军多受 1 点损失。
log-elite-shields = 德军精锐部队消化了轴心国的 1 点损失。
log-turned = { $area }的{ $unit }翻到背面。
log-removed = { $area }的{ $unit }被移除。
log-retreats = { $side }全部撤退。
log-fell-back = { $side }从{ $from }撤到{ $area }。
log-broken-off = 攻击方停止了进攻。
log-advanced = { $unit }占领了{ $area }。
log-returned = 登陆部队的一个单位退回{ $area }。
log-adjusted = 超出堆叠的一个部队从{ $from }移到{ $area }。
log-surrender = 意大利投降：意军坦克、飞机和舰队退出战争。
log-uboat-gone = 所有海岸都在盟军手中：U 型潜艇离开了地中海。
log-stars = 有补给的星星：盟军 { $allies }，轴心国 { $axis }。
log-won = { $side }获胜。
log-drawn = 地中海战争以平局告终。

## 为何不可
why-aircraft-busy = 这架飞机已在支援本场战斗。
why-aircraft-used = 这架飞机已使用；回合结束时才翻回正面。
why-all-go = 撤退须带走全部部队：该区域还有部队。
why-allied-only = 只有盟军可以这样做。
why-already-in-force = 本回合“后勤努力”已经生效。
why-assigned = 该部队本轮次已在别处攻击；要改派，先收回那次攻击。
why-axis-only = 只有轴心国有精锐部队。
why-been-there = 这支部队本轮次已经到过{ $area }。
why-before-surrender = 意大利投降之前没有游击队。
why-board-first = 登陆须有人上船：先让一个部队登船。
why-box-full = 该事件的使用次数已满。
why-by-drop = 伞兵不乘船，而是空降参战。
why-empty-hand = 请先拿起一个部队。
why-enemy-there = { $area }有敌军：先到相邻区域，按“结束移动”，再点击它来攻击。
why-fights-itself = 该区域最后一架飞机须亲自作战，没有可支援的部队。
why-flown = 这架飞机本轮次已经移动过。
why-force-full = 登陆部队已满：4 个立方体，或 3 个立方体和 1 个坦克；第二支舰队再加 2 个立方体。
why-hand-full = 请先完成正在移动的部队。
why-has-acted = 本轮次已有行动，不能再跳过。
why-has-room = 其中还有部队可以移到邻区，不必移除。
why-held = 该部队本轮次被游击队牵制。
why-last-one = 队伍里至少要留一个部队；请改用“停止”。
why-losses-first = 必须先消化损失。
why-mountain = 坦克不能在山区支援，只能像立方体一样作战。
why-must-leave = 撤出的飞机必须离开该区域。
why-must-return = 未能登陆的部队必须退回有补给的己方区域。
why-no-arrow = 三个攻击箭头都已放置。
why-no-battle-there = 那里没有宣布攻击。
why-no-counter = 预备池里没有这种算子了。
why-no-cube-there = 那里没有可吸引的轴心国立方体。
why-no-cubes = 没有立方体可放了。
why-no-elite-ready = 这里没有正面的精锐部队参战。
why-no-enemy-there = { $area }没有敌军。
why-no-fleet = 登陆需要一支正面的盟军舰队。用过的在回合末翻回正面。
why-no-ground = 无处降落：其他己方区域都满了。
why-no-italian-fleet = 没有意大利舰队，轴心国不能海运。
why-no-landing = 请先宣布登陆。
why-no-line = 三条防线都在地图上。
why-no-line-here = 这里没有可放弃的防线。
why-no-marker = 没有事件标记了。
why-no-marker-back = 标记全在手中，没有可收回的。
why-no-mission-left = { $area }本轮次的任务次数已用完。
why-no-paratroops = 没有可空降的正面伞兵。
why-no-partisans-ready = 那里没有正面的游击队。
why-no-points = 本回合海运点已用完：走陆路，或等下一回合。
why-no-port = 没有别的己方沿海区域可去。
why-no-retreat = 这种损失不能用撤退来消化。
why-no-room = 该区域已满。
why-no-such-unit = 那里没有这样的部队；能这样做的已亮起。
why-no-tank-to-support = 需要一个正面的坦克，并有其他部队同在。
why-no-triangle = 游击队只能在有淡蓝色三角形的区域活动。
why-no-way-there = 从{ $from }走陆路到不了{ $area }：中间有敌军或大海。
why-no-way = 离开{ $area }的路都被堵住。
why-nobody-to-land = 盟军沿海区域没有空闲的立方体或坦克。
why-prescribed = 规则规定了非洲的部队；你只能选择坦克或飞机的国籍。
why-none-left = 没有待部署的了。
why-not-a-land-unit = 只有陆地部队可以这样做。
why-not-a-port = 必须从己方沿海区域上船。
why-not-a-supplied-port = 盟军立方体只能进入有补给的己方沿海区域。
why-nobody-near = { $area }旁边没有己方部队：攻击须从相邻区域发起。
why-not-adjacent = 两个区域不相邻：这样只能到下一个区域。
why-not-all-deployed = 还有部队或防线没有部署。
why-not-an-aircraft = 只有飞机可以这样做。
why-not-an-allied-fleet = 请选择美国或英国舰队。
why-not-an-enemy-coast = 只能在轴心国控制的沿海区域登陆。
why-not-an-enemy-fleet = 只能攻击正面的敌方舰队。
why-not-attacking = 该部队没有参加这次攻击。
why-not-by-sea = 不能从海上撤退。
why-not-carried = 船只只运陆地部队。
why-not-coast = { $area }不临海。
why-not-enemy-area = 该区域不在敌方控制下：请选敌方占有的区域。
why-not-for-sale = 这不能通过转换获得。
why-not-in-africa = 轴心国不能在非洲再部署。
why-not-in-hand = 该部队不在移动的队伍里。
why-not-in-it = 该部队不在受损范围内。
why-not-landed = 只有立方体和坦克可以登陆。
why-land-later = 在{ $area }登陆要与攻击一起宣布：请先按“结束移动”。
why-attack-later = 攻击{ $area }要在移动之后宣布：请先按“结束移动”。
why-land-in-the-attack-phase = { $area }由敌方控制：登陆在攻击阶段宣布。
why-bombing-is-clicked-there = 飞机只能降落在己方区域。要轰炸，请撤回这一步，再直接点击目标。
why-not-defending = 该部队不在防守{ $area }。
why-new-cubes-only = 只有本事件放置的立方体可以转换。
why-tank-used = 该坦克已翻面。
why-put-down-before = 它已在此放下过一次：请继续移动，或撤回上一步。
why-not-now = 现在不是时候。
why-not-here = 这里没有现在可以选择的东西。
why-under-a-button = 在这里点击没有作用；能做的事在提示旁边的小按钮里。
why-stands-in-africa = 非洲的部队由规则规定。要改坦克或飞机的国籍，先点待部署的另一种，再点该区域。
why-deployed = 它已经部署；要移动它，请撤回那一步。部署时先点待部署的部队，再点亮起的区域。
why-click-the-target = 它现在可以使用：请点击亮起的目标。
why-events-by-button = 事件标记不用点击：轮到你移动或询问你时，按写有事件名称的按钮来打出。
why-fleet-waits = 舰船不移动。要攻击敌方舰队，请点击那支舰队；{ $landing ->
    [0] {""}
   *[other] 登陆在攻击阶段宣布，点击敌方海岸；
}可以拦截时会询问你。
why-sea-is-crossed = 单位不在海上停留。先拿起你海岸上一个亮起的单位，再点击它要驶往的己方海岸。
why-click-the-port = 单位不在海上停留：点击这一群要驶往的、亮起的海岸。
why-too-few-points = 本回合只剩 { $points } 个运输点：要出航，请留下其余单位。
why-lands-on-a-coast = 点击要登陆的敌方海岸即可宣布登陆。
why-not-own = 该区域不是你的：这只能去己方区域。
why-not-supplied = { $area }不是有补给的己方区域。
why-not-supplied-europe = 轴心国立方体只能进入欧洲有补给的己方区域，撒丁岛和科西嘉岛除外。
why-not-there = 只能在己方区域，非洲、撒丁岛和科西嘉岛除外。
why-not-too-many = 这里没有超出限制。
why-not-your-event = 你的事件轨道上没有这个事件。
why-not-yours = 现在由对手决定。
why-nothing-to-absorb = 轴心国没有需要消化的损失。
why-nothing-used = 那里没有翻面的部队。
why-nowhere = 没有可撤往的己方区域。
why-one-aircraft = 盟军每回合只能得到一架飞机。
why-one-event = 本轮次你已打出一个事件。
why-one-landing = 每轮次只能登陆一次。
why-one-line = { $area }已有一条防线。
why-one-supporter = 每场战斗只有一架飞机支援，已经宣布过了。
why-last-round = 最后一轮战斗已经结束。
why-one-tank = 每轮战斗只有一个坦克支援。
why-only-the-step = 现在只能轰炸敌军刚进入的区域。
why-out-of-reach = 超出航程。打开“航程”图层并点击飞机，可看它能到哪里。
why-over = 游戏已结束。
why-paratroops-gone = 不能再得到伞兵。
why-partisans-move = 游击队只能穿过三角形区域，并停在敌控区域。
why-place-first = 请先放置立方体，再转换。
why-placing-is-over = 放置已结束，现在是转换。
why-retreat-once = 已经宣布撤退；它只消化 1 点损失。
why-sailed-already = 该部队本轮次已经海运过。
why-same-port = 船队中有部队正从那里出发。
why-same-spot = 飞机已经在那里。
why-ship-not-own = 这不是你的舰船。
why-ship-used = 该舰船已使用或已退出游戏。
why-still-stacked = 请先解决堆叠。
why-strangled = “封锁计划”：本轮次轴心国不能进出该区域。
why-too-far = { $area }超过两个区域远，或道路不通。
why-too-few-cubes = 需要 { $price } 个立方体，那里只有 { $cubes } 个。
why-two-tanks = { $area }已有两个坦克。
why-unknown-area = 没有这个区域。
why-unsupplied = { $area }没有补给。
why-wrong-spot = 飞机不能放在那里。

## 回合与阶段
turn-of = 第 { $turn } 回合，共 { $turns } 回合
phase-deploy = 设置
phase-overlord = 霸王行动
phase-initiative = 主动权
phase-reinforce = 增援
phase-convert = 转换
phase-move = { $side }，第 { $impulse }/{ $impulses } 轮次：移动
phase-declare = { $side }，第 { $impulse }/{ $impulses } 轮次：宣布攻击
phase-battles = { $side }，第 { $impulse }/{ $impulses } 轮次：战斗
phase-stacking = { $side }，第 { $impulse }/{ $impulses } 轮次：堆叠
phase-before-battle = { $area }之战开始前
phase-battle = { $area }之战，第 { $round }/{ $rounds } 轮
phase-extra = 额外轮次
phase-supply = 补给
phase-over = 战争结束

## 形势
standing-stars = 有补给的星星：盟军 { $allies }，轴心国 { $axis }
standing-all-stars = 盟军占领全部 { $stars } 颗星即刻获胜。
standing-munich = 回合结束时盟军有补给的陆地部队占据{ $area }则获胜。
standing-final = 第 { $turns } 回合后有补给的星星多者胜；没有部队的一方立即失败。
standing-given = 竞标选边：终局计星时{ $side } +{ $stars }。
standing-italy-in = 意大利仍在作战：回合结束时盟军控制任一意大利区域，它就投降。
standing-italy-out = 意大利已投降。

## 结果
over-all-stars = { $side }获胜：占领了所有星星。
over-elimination = { $side }获胜：敌方已无部队。
over-munich = { $side }获胜：占领慕尼黑并有补给。
over-final = { $side }获胜：最后一回合后有补给的星星更多。
over-draw = 平局。

## 提示
prompt-over = 游戏已结束。
prompt-wait = { $side }：请稍候。
prompt-deploy = { $side }，设置：还有 { $left } 个棋子要部署在非洲以外——或采用现成部署。
prompt-deployed = { $side }，设置：全部部署完毕——结束部署。
prompt-overlord = { $side }：选择调往霸王行动的舰队。
prompt-initiative = { $side }，你掷骰获胜：决定谁执行第一个轮次。
prompt-reinforce = { $side }，增援：在有补给的区域放置 { $left } 个立方体——结束放置则放弃其余。
prompt-convert = { $side }，转换：用有补给区域的立方体换取算子——结束转换。
prompt-muster = { $side }，增援事件：在己方区域放置 { $left } 个立方体——结束放置则放弃其余。
prompt-muster-convert = { $side }，增援事件：可以转换新来的立方体——结束转换。
prompt-move = { $side }，第 { $impulse }/{ $impulses } 轮次：移动、海运、飞行、轰炸；然后按“结束移动”，最多宣布三次攻击。
prompt-group = { $side }：队伍在{ $area }；点击要去的区域。点击部队可带上或留下。
prompt-group-on = { $side }：队伍在{ $area }；点击接着去的区域，留下或带上部队，或按“停止”。
prompt-land = { $side }：选择飞机降落的地方。
prompt-land-out = { $side }：选择飞机撤往哪里；降落后翻到背面。
prompt-convoy = { $side }：已上船 { $cubes } 个立方体{ $counters ->
    [0] {""}
   *[other] {""}、{ $counters } 个算子
}。{ $points ->
    [0] 运输点已用完：点击
   *[other] 继续上船（还有 { $points } 个运输点），或点击
}要去的港口。
prompt-intercept-convoy = { $side }：船队（{ $cubes } 个立方体{ $counters ->
    [0] {""}
   *[other] {""}、{ $counters } 个算子
}）驶向{ $area }。{ $left ->
    [1] { $dice ->
        [0] 只有一个单位能拦截：点击它即掷骰
       *[other] 还有一个单位能加入：点击它即一起掷骰
    }
   *[other] 点击要去拦截的飞机和舰艇，它们一起掷骰（目前 { $dice } 骰）
}——{ $dice ->
    [0] 或放行
   *[other] 掷骰
}。
prompt-intercept-landing = { $side }：登陆部队（{ $cubes } 个立方体{ $counters ->
    [0] {""}
   *[other] {""}、{ $counters } 个算子
}）驶向{ $area }。{ $left ->
    [1] { $dice ->
        [0] 只有一个单位能拦截：点击它即掷骰
       *[other] 还有一个单位能加入：点击它即一起掷骰
    }
   *[other] 点击要去拦截的飞机和舰艇，它们一起掷骰（目前 { $dice } 骰）
}——{ $dice ->
    [0] 或放行
   *[other] 掷骰
}。
prompt-losses-area = { $side }：在{ $area }消化 { $hits } 点损失。点选亮起的部队——或承受按钮所示的损失。
prompt-losses-convoy = { $side }：在船队中消化 { $hits } 点损失。点选亮起的部队——或承受按钮所示的损失。
prompt-losses-landing = { $side }：在{ $area }的登陆部队中消化 { $hits } 点损失。点选亮起的部队——或承受按钮所示的损失。
prompt-losses-attacker = { $side }，进攻{ $area }：消化 { $hits } 点损失。点选亮起的部队——或承受按钮所示的损失。
prompt-losses-defender = { $side }，防守{ $area }：消化 { $hits } 点损失。点选亮起的部队，或承受按钮所示的损失——或全部撤退抵消其中 1 点。
prompt-losses-cornered = { $side }，防守{ $area }：消化 { $hits } 点损失。点选亮起的部队——或承受按钮所示的损失。
prompt-window-open = { $side }：第 { $impulse } 轮次（{ $active }）开始；可轰炸或打出事件——放行。
prompt-window-moved = { $side }：{ $active }移动完毕；可轰炸或打出事件——放行。
prompt-window-battle = { $side }：{ $area }之战开始前；可轰炸或打出事件——放行。
prompt-window-round = { $side }：{ $area }之战第 { $round } 轮结束；可轰炸、停止战斗或打出事件——放行。
prompt-window-last = { $side }：最后一场战斗结束；本轮次最后一次轰炸或打出事件的机会——放行。
prompt-window-step = { $side }：{ $active }进入{ $area }；可轰炸那里或打出事件——放行。
prompt-declare = { $side }：宣布攻击（还有 { $left } 个箭头）{ $landing ->
    [0] {""}
   *[other] {"，或点敌方海岸登陆"}
}，全部宣布后再战斗——{ $laid ->
    [0] 不攻击
   *[other] 结束宣布
}。
prompt-declare-last = { $side }：箭头已全部放置；可再增派部队——结束宣布。
prompt-board = { $side }：让立方体和至多一个坦克登船前往{ $area }：点部队，或点{ $area }装满为止。
prompt-choose = { $side }：选择下一场战斗。
prompt-fly-out = { $side }：{ $area }遭到攻击；可让飞机撤出（降落后翻面）——留下。
prompt-drop = { $side }：让伞兵空降{ $area }，或保留。
prompt-support = { $side }，{ $area }之战第 { $round } 轮：投入一架飞机和一个坦克支援——掷骰。
prompt-elite = { $side }：精锐部队可造成或消化 1 点损失（己方待消化 { $own }，盟军 { $enemy }）——保留。
prompt-retreat = { $side }：让{ $area }的全部部队后撤一到两个区域。
prompt-withdraw = { $side }：下一轮之前可从{ $area }撤出部队——其余留下。
prompt-resolve = { $side }：{ $area }之战第 { $round }/{ $rounds } 轮结束；继续战斗或停止进攻。
prompt-reserves = { $side }：打出“预备队”，在{ $area }再战一轮？——不用预备队。
prompt-last-retreat = { $side }：{ $area }之战最后一轮结束；撤退或坚守。
prompt-advance = { $side }：{ $area }已空；选择谁去占领——结束占领。
prompt-return = { $side }：{ $area }登陆失败；选择各部队退回哪里。
prompt-adjust = { $side }，堆叠：每区域最多 { $limit } 个部队、{ $tanks } 个坦克；把超出的移到相邻的己方区域。
prompt-adjust-full = { $side }，堆叠：每区域最多 { $limit } 个部队、{ $tanks } 个坦克，而相邻的己方区域没有空位；选出要损失的部队。
prompt-supply = { $side }，补给：打出“后勤努力”挽救缺补给的部队？——不用后勤努力。
prompt-extra = { $side }：轮次已用完；花一个事件标记（还有 { $markers } 个）要求额外轮次？——不要额外轮次。

## 讲解：初次出现时的两句话
explain-prompt-deploy = 先点待部署的部队，再点亮起的区域；初学时“现成部署”和自己摆一样好。前线区域的部队先交战，后面的可以在你的轮次里前移。
explain-prompt-initiative = 先行的一方在对方回应之前移动和攻击。盟军时间紧迫时通常要先行，轴心国则为打击暴露的区域。
explain-prompt-reinforce = 新立方体只能进入有补给的区域。每个区域最多容纳六个部队，请放在便于继续前进的地方。
explain-prompt-convert = 立方体就是货币：付出有补给区域里的几个，原地换成坦克或飞机。战斗中有一个坦克和一架飞机支援，每颗骰子都更容易命中。
explain-prompt-move = 点一个立方体或算子，再点目的地：可以穿过任意多个空的或己方的区域。移动随按钮一起发出，在此之前都能撤销；轰炸则立即掷骰。
explain-prompt-group = 拿起的部队一起移动。点更多部队把它们加入，或点要去的区域。
explain-prompt-declare = 点与你相邻的敌方区域来放箭头：每轮最多三支。所有攻击都在第一场战斗之前宣布。
explain-prompt-support = 每个立方体掷一颗骰子，6 命中；有飞机支援则 5 或 6 命中，再有坦克又低一点。双方同时掷骰，最多三轮。
explain-prompt-resolve = 停止进攻除了地盘什么也不损失。敌人剩下的骰子比你少时，继续打才划算。
explain-prompt-losses-attacker = 可以把一个正面算子翻面来代替损失一个立方体。回合结束时算子翻回正面。
explain-prompt-losses-defender = 可以把一个正面算子翻面来代替损失立方体，后撤一到两个区域也抵消一点损失。超出在场部队的损失不计。
explain-prompt-losses-cornered = 可以把一个正面算子翻面来代替损失立方体。超出在场部队的损失不计。
explain-prompt-window-open = 敌人即将行动，你可以用轰炸或事件打断。放行没有代价；在“命令”里可以设定何时问你。
explain-prompt-intercept-convoy = 航程内的飞机和正面的舰艇可以尝试击沉运输船队，尝试之后即为已用。每个掷一颗骰子，5 或 6 命中。
explain-prompt-intercept-landing = 航程内的飞机和正面的舰艇可以在海上迎击登陆部队，尝试之后即为已用。每个掷一颗骰子，5 或 6 命中，先于滩头战斗结算。
explain-prompt-adjust = 每个区域最多六个部队、两个坦克。每轮结束时检查。
explain-prompt-supply = 没有一串区域连到补给源的部队在回合结束时移除。此事件这一次可以救下它们。

## 计划
plan-march = 从{ $from }行军到{ $to }
plan-ship = 从{ $from }海运到{ $to }
plan-fly = { $unit }从{ $from }转场到{ $to }
plan-infiltrate = 游击队从{ $from }潜入{ $to }
plan-assault = 攻击{ $to }
plan-attack = 从{ $from }攻击{ $to }
plan-landing = 以 { $units } 个部队和 { $fleets } 支舰队在{ $to }登陆

## 操作
label-deploy = 在{ $area }部署{ $unit }
label-deploy-spot = 在{ $area }部署{ $unit }，位置 { $spot }：还能到达{ $more }{ $count ->
    [1] {""}
   *[other] 等
}
label-deploy-aside = 在{ $area }部署{ $unit }，另一位置（{ $spot }），航程相同
label-deploy-line = 在{ $area }建防线
label-exchange = 改由{ $unit }驻守{ $area }
label-ready-made = 现成部署
label-ready-made-done = 现成部署并结束
label-release = { $ship }调离
label-initiative-allies = 盟军先行
label-initiative-axis = 轴心国先行
label-reinforce = 在{ $area }放置一个立方体
label-reinforce-all = 在{ $area }放置 { $count } 个立方体
label-convert = 在{ $area }换取{ $unit }（{ $price } 个立方体）
label-convert-spot = 在{ $area }换取{ $unit }，位置 { $spot }：还能到达{ $more }{ $count ->
    [1] {""}
   *[other] 等
}（{ $price } 个立方体）
label-convert-aside = 在{ $area }换取{ $unit }，另一位置（{ $spot }），航程相同（{ $price } 个立方体）
label-arm = 在{ $area }放置游击队，由{ $from }支付
label-take = 拿起{ $from }的{ $unit }
label-take-all = 拿起{ $area }全部 { $count } 个部队
label-step = 移动到{ $area }
label-march = 行军到{ $area }（{ $steps } 个区域）
label-step-by-step = 逐区移动
label-leave = { $unit }留在{ $from }
label-halt = 停止
label-put-down = 放下队伍
label-land = 降落{ $area }
label-land-spot = 降落{ $area }，位置 { $spot }：还能到达{ $more }{ $count ->
    [1] {""}
   *[other] 等
}
label-land-aside = 降落{ $area }，另一位置（{ $spot }），航程相同
label-embark = { $from }的{ $unit }上船
label-by-sea = 走海路……
label-overseas = 以 { $count } 个单位驶往{ $area }
label-other-landing = 用{ $ship }登陆……
label-other-attack = 用{ $ship }攻击……
label-sail = 驶向{ $area }
label-infiltrate = 游击队从{ $from }潜入{ $area }
label-bomb = { $from }的{ $unit }轰炸{ $area }
label-rouse = { $area }的游击队从{ $from }吸引立方体
label-engage = { $ship }攻击{ $target }
label-play-reinforcements = 打出“增援”：立即增加立方体
label-events = 事件…
label-play-extra-impulse = 打出“额外轮次”：再进行一个轮次
label-play-stop-battle = 打出“停止战斗”：战斗到此结束
label-play-logistics = 打出“后勤努力”：本回合不受缺乏补给的影响
label-play-reserves = 打出“预备队”：再打一轮
label-play-operations = 行动：再次行动…
label-play-operations-short = 行动…
label-play-strangle = 封锁计划：对轴心国封锁一个区域…
label-play-strangle-short = 封锁计划…
label-play-kesselring = 打出“凯塞林”：收回两个用过的标记
label-play-new-line = 打出“新防线”：一条失去的防线返回
label-play-new-line-short = 新防线…
label-operations = 行动：{ $area }的部队全部翻回正面
label-operations-sea = 行动：舰队翻回正面
label-strangle = 封锁{ $area }：本轮次轴心国部队不能进出那里，也不能从那里攻击
label-new-line = 在{ $area }建新防线
label-intercept-air = 用{ $from }的{ $unit }拦截
label-intercept-ship = 用{ $ship }拦截
label-intercept-air-roll = 用{ $from }的{ $unit }拦截并掷骰
label-intercept-ship-roll = 用{ $ship }拦截并掷骰
label-intercept-wisely = 按参谋部的建议拦截，掷 { $count } 骰
label-attack = 用{ $from }的{ $unit }攻击{ $area }
label-attack-all = 用全部 { $count } 个部队攻击{ $area }
label-attack-fight = 用 { $count } 个部队攻击{ $area }并开战{ $attacks ->
    [1] {""}
   *[other] ，结算全部 { $attacks } 场战斗
}{ $more ->
    [0] {""}
   *[other] ：另外 { $more } 个区域不再攻击
}
label-landing = 以{ $ship }在{ $area }登陆
label-join = { $ship }加入登陆
label-board = { $from }的{ $unit }登船
label-board-all = 让 { $count } 个部队登船前往{ $area }
label-battle = 现在打{ $area }之战
label-drop = 伞兵空降{ $area }
label-support = 用{ $from }的{ $unit }支援
label-tank-support = 坦克支援
label-strike = 精锐部队出击
label-shield = 精锐部队消化损失
label-turn = 把{ $from }的{ $unit }翻到背面
label-remove = 移除{ $from }的{ $unit }
label-turn-several = { $turned ->
    [1] {""}把{ $unit }翻面
   *[other] {""}把 { $turned } 个算子翻面
}
label-lose-cubes = 损失 { $removed } 个立方体
label-turn-and-lose = { $turned ->
    [1] {""}把{ $unit }翻面
   *[other] {""}把 { $turned } 个算子翻面
}，损失 { $removed } 个立方体
label-lose-several = 移除 { $removed } 个单位
label-turn-and-remove = { $turned ->
    [1] {""}把{ $unit }翻面
   *[other] {""}把 { $turned } 个算子翻面
}，移除 { $removed } 个单位
label-lose-line = 放弃{ $area }的防线
label-retreat = 从{ $area }撤退{ $aircraft ->
    [0] {""}
   *[other] ：那里的 { $aircraft } 架飞机无处降落，一并损失
}
label-fall = { $unit }撤到{ $area }
label-fall-all = { $count } 个部队撤到{ $area }
label-continue = 再战一轮
label-continue-wisely = 再战一轮，并用支援
label-continue-choose = 再战一轮：自选支援
label-break-off = 停止进攻
label-advance = { $from }的{ $unit }占领
label-advance-all = 全部 { $count } 个部队占领{ $area }
label-return = { $unit }退回{ $area }
label-adjust = { $unit }从{ $from }移到{ $area }
label-adjust-all = 把 { $count } 个部队移到{ $area }
label-adjust-wisely = { $more ->
    [0] { $unit }从{ $from }移到{ $area }
   *[other] { $unit }从{ $from }移到{ $area }，另有 { $more } 个
 }
label-eliminate = 移除{ $from }的{ $unit }：无处可去
label-pass = 跳过
label-done = 结束
label-done-deploying = 结束部署
label-done-placing = 结束放置
label-done-converting = 结束转换
label-done-moving = 结束移动
label-no-interception = 放行
label-roll-interception = 掷骰
label-no-attack = 不攻击
label-done-declaring = 结束宣布
label-aircraft-stay = 留下
label-no-drop = 不空降
label-done-supporting = 掷骰
label-support-wisely = 用 { $count } 项支援并掷骰
label-elite-waits = 保留
label-rest-stays = 其余留下
label-done-advancing = 结束占领
label-decline = 放行
label-stand = 坚守
label-no-reserves = 不用预备队
label-no-logistics = 不用后勤努力
label-no-extra = 不要额外轮次

## 轨道
track-turn = 回合
track-impulse = 轮次
track-transport = 海军运输
track-round = 战斗轮
track-markers = 事件标记：{ $side }
track-event = { $event }（{ $side }）

## 面板
panel-battle = { $area }之战
panel-battle-round = { $round ->
    [0] 第一轮之前（共 { $rounds } 轮）
   *[other] 第 { $round }/{ $rounds } 轮
}
panel-attacker = { $side }以 { $units } 个部队进攻：{ $dice } 骰，{ $hit }+ 命中
panel-defender = { $side }以 { $units } 个部队防守：{ $dice } 骰，{ $hit }+ 命中
panel-line-dice = { $side }：防线加 2 骰
panel-tank-supports = { $side }：坦克支援，少 1 骰，命中数减 1
panel-air-supports = { $side }：飞机支援，命中数减 1
panel-mountain = { $side }：山区，坦克不能支援
panel-elites = { $count } 个正面的精锐部队不掷骰：改为造成或消化损失
panel-dice-limit = { $side }：最多 { $dice } 骰
panel-bombardment = 先舰炮轰击：{ $dice } 骰，{ $hit }+ 命中
panel-to-absorb = { $side }还要消化 { $hits } 点损失
panel-retreating = { $side }：本轮之后撤退{ $aircraft ->
    [0] {""}
   *[other] ；{ $aircraft } 架飞机无处降落，将损失
}
panel-stacking = 一个区域里太多了
panel-crowded = { $area }：有 { $count } 个单位，只许 { $limit } 个；轮次结束时多出的 { $excess } 个须移到相邻区域，否则损失
panel-crowded-tanks = { $area }：有 { $count } 个坦克，只许 { $limit } 个；轮次结束时多出的 { $excess } 个须移到相邻区域，否则损失
panel-effects = 本轮次生效
panel-supply = 当前补给
panel-reminders = 别忘了
panel-unsupplied = { $side }：{ $area }的 { $count } 个部队没有补给，回合结束时移除
panel-logistics = { $side }：本回合由“后勤努力”挽救
panel-strangled = 封锁计划：本轮次轴心国部队不能进入、离开{ $area }或从那里攻击
panel-reinforcements = 第 { $turn } 回合到来
panel-cubes = { $side }：{ $cubes } 个立方体（池中 { $pool } 个）
panel-overlord = 霸王行动：伞兵和一支盟军舰队离开，运输点降为 3，可用长尺
panel-prices = 转换成本：{ $side }
panel-price = { $unit }：{ $price } 个立方体（剩 { $left }）

## 胜算
odds-taken = 攻占{ $area }
odds-held = { $area }守住
odds-destroyed = { $area }的攻击部队全灭
odds-hopeless = { $area }几乎拿不下，己方损失也不比敌人少。
odds-losses = { $side }：平均损失部队
odds-bomb-hits = { $area }受 1 点损失
odds-bomb-misses = 未炸中{ $area }
odds-expected-hits = 平均损失
odds-fleet-turned = 敌舰队翻到背面
odds-fleet-missed = 无效果
odds-interception-hits = { $hits } 点损失
odds-assume-no-more-interceptors = 没有其他部队加入拦截。
odds-assume-first = 先打{ $area }之战。
odds-assume-rounds = 攻击方打满各轮；无人使用预备队。
odds-assume-one-round = 进攻方在本轮之后中止战斗。
odds-assume-stands = 防御方坚守：不撤退，飞机不撤出。
odds-assume-met = 敌方舰艇和能腾出的飞机在海上迎击登陆。
odds-assume-unmet = 无人在海上迎击登陆。
odds-if-unmet = 若无人在海上迎击，100 次中有 { $share } 次拿下{ $area }。
odds-if-met = 若敌方在海上迎击，100 次中有 { $share } 次拿下{ $area }。
odds-assume-support = 双方尽可能用飞机支援；若能提高期望命中则投入坦克。
odds-assume-no-support = 敌方不出动飞机支援，也不投入坦克；己方在有利时投入。
odds-assume-losses = 损失先翻算子，再移除立方体，再放弃防线，最后移除已翻面的算子；支援价值高于一个立方体的坦克不翻。
odds-assume-elites = 精锐部队一有机会就出击。
odds-assume-elites-absorb = 精锐部队一有机会就消化损失。
odds-assume-no-interrupts = 其间无人轰炸或打出事件。

## 常令
order-bomb-stack = 某区域敌军达到此数时轰炸
order-intercept = 拦截一切船队和登陆
order-fly-out = 区域遭攻击时让飞机撤出

## 外观
badge-held = 被牵制
badge-shipped = 已海运
badge-flown = 已飞行
badge-fresh = 新到
badge-supporting = 支援中
badge-landing = 登陆中
badge-convoy = 在海上
badge-dropped = 已空降
symbol-star = 星
symbol-allied-star = 盟军星
symbol-airfield = 机场
symbol-mountain = 山地
symbol-triangle = 游击区
symbol-axis = 轴心标志
symbol-coast = 沿海
overlay-air = 航程
overlay-air-means = 点击一架飞机，只看它的航程。
overlay-supply-means = 斜线：有补给的己方区域。红圈：断补给的单位。

## 常令的时机
window-step = 敌军进入一个区域
window-march = 敌军移动
window-open = 一个轮次开始
window-moved = 移动结束
window-last = 最后一场战斗结束
window-battle = 战斗之前
window-round = 一轮战斗之后
window-intercept-landing = 登陆部队出航
window-intercept-convoy = 运输队出航
window-fly-out = 飞机受到攻击
window-reserves = 预备队
window-withdraw = 撤出
window-support = 本轮支援
window-elite = 掷骰后的精锐部队
window-losses = 承受损失
window-retreat = 撤退到何处
window-flight = 飞机降落何处
window-last-retreat = 最后撤退
window-supply = 部队将断补
window-extra-impulse = 额外轮次

## 回合流程
sequence-setup = 设置：轴心国部署
sequence-overlord = 第 5 回合，霸王行动：一支舰队开往诺曼底
sequence-initiative = 主动权：点数高的一方决定谁先行
sequence-reinforce = 增援（第 2 回合起）
sequence-convert = 立方体转换为算子（第 2 回合起）
sequence-impulses = 四个轮次，双方交替。每个轮次：
sequence-move = 移动、航行、飞行与轰炸
sequence-declare = 宣布至多三次攻击
sequence-battles = 逐一战斗，每场至多三轮
sequence-stacking = 把堆叠减到上限
sequence-extra = 额外轮次：由打出该事件的一方执行
sequence-supply = 补给：无补给的部队被移除
sequence-end = 回合结束：检查胜利，已使用的算子翻回正面

## 规则书的标题
section-introduction = 导言
section-map = 地图
section-components = 配件
section-pieces = 棋子
section-setup = 设置
section-victory = 胜利
section-turn-sequence = 回合流程
section-initiative = 主动权
section-reinforcements = 增援
section-conversion = 转换
section-impulses = 轮次
section-land-movement = 陆上移动
section-air-movement = 空中移动
section-fleet-movement = 舰队移动
section-naval-transport = 海上运输
section-transport-interception = 拦截运输
section-landings = 登陆
section-landing-interception = 拦截登陆
section-naval-bombardment = 舰炮轰击
section-combat = 战斗
section-combat-procedure = 战斗程序
section-dice-results = 掷骰结果
section-losses = 损失
section-retreat = 撤退
section-occupation = 占领
section-stacking = 堆叠
section-control = 控制
section-supply = 补给
section-supply-sources = 补给源
section-out-of-supply = 断补
section-tanks = 坦克
section-elite-units = 精锐部队
section-paratroops = 伞兵
section-partisans = 游击队
section-defensive-lines = 防线
section-aircraft = 飞机
section-aircraft-range = 飞机航程
section-aircraft-position = 飞机位置
section-airfields = 机场
section-bombing = 轰炸
section-fleets = 舰队
section-u-boats = U 型潜艇
section-events = 事件
section-allied-events = 盟军事件
section-axis-events = 轴心国事件
section-italian-surrender = 意大利投降
section-overlord = 霸王行动
section-timing-windows = 介入时机
label-fall-wisely = 全部按参谋的安排后撤
label-place-wisely = 把 { $count } 个立方体放到参谋部建议的区域
label-convert-wisely = { $more ->
    [0] 转换：{ $area }的{ $unit }
   *[other] 转换：{ $area }的{ $unit }，以及另外 { $more } 项
}
label-return-wisely = 按参谋部的建议撤回 { $count } 个单位
label-advance-wisely = 以 { $count } 个单位进占
loses-conquest = { $area } 已打下，却无人进驻。
loses-star = 放弃了还守得住的星：{ $area }。
loses-for-nothing = 没有人能撤出{ $area }：损失会带走所有要撤的部队。
loses-unit = { $from }的{ $unit }将损失：相邻的己方区域都没有空位。
loses-emptied = { $area }{ $more ->
    [0] {""}
   *[other] 和另外 { $more } 个区域
}将空无一人。
loses-attacks = 还有一次不错的攻击可打：{ $area }亮着。
loses-idle = { $count } 个部队就在{ $area }旁边（那里有 { $enemy } 个敌人），却没有进攻。
loses-impulse = 整个轮次白白放弃：不移动，也不攻击。
loses-movement = 这一轮次还没有任何部队移动。
loses-cubes = 放弃 { $left } 个立方体。
reason-dice = { $own } 骰对 { $enemy } 骰
reason-wears-down = 多半拿不下，但敌人的损失应当更大

## 地图上的名称
map-france = 法国
map-switzerland = 瑞士
map-hungary = 匈牙利
map-balkans = 巴尔干
map-ligurian-sea = 利古里亚海
map-adriatic-sea = 亚得里亚海
map-mediterranean-sea = 地中海
map-tyrrhenian-sea = 第勒尼安海
map-ionian-sea = 爱奥尼亚海
map-malta = 马耳他
map-gulf-of-gab-s = 加贝斯湾
map-gulf-of-sirte = 锡尔特湾

## 搜索中意思相同的词
term-landing = 登陆, 两栖, 抢滩
term-odds = 骰, 几率, 概率, 胜算
