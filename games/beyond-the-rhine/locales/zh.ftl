# Beyond the Rhine

## The box
game-title = 跨越莱茵
game-facts = 六角格、补给点与模式 · 2 人 · 8 小时 · 重度
scenario-queen = 女王行动：进抵罗尔河，1944 年 11 月
scenario-market-garden = 市场花园：通往阿纳姆的桥，1944 年 9 月
scenario-trumpets = 号角时刻：阿登，1944 年 12 月

## What happened
history-queen = 1944 年 11 月中旬，美军第 1、第 9 集团军在这场战争中最猛烈的地毯式轰炸之后从亚琛出击，要打到罗尔河，再打到科隆城下的莱茵河。平原上的村庄每座房屋都是据点；在许特根森林，一个又一个师为几公里的防火道耗尽了兵力。河后施密特一带的大坝随时可以淹没河谷，却始终握在德军手里。四个星期之后，美军站在罗尔河边，却过不去。
history-market-garden = 1944 年 9 月 17 日，三个空降师降落在埃因霍温通往阿纳姆的唯一公路两旁，要在桥被炸毁之前夺下它们；英军第 30 军则须沿这条路在两三天内推进一百公里。松的桥被炸，奈梅亨在第四天靠突击舟和强冲大桥同时攻下；在阿纳姆，一个营守住大桥北端，对抗两个被认为只剩番号的装甲师。这座桥终究远了一点，走廊却守住了。
history-trumpets = 1944 年 12 月 16 日拂晓前，三个德国集团军冲出艾费尔，扑向五个正在休整或初上战场的美军师。目标是安特卫普，第一步是默兹河；一切系于几条道路、缴获的燃料和低垂的云层。北肩在埃尔森博恩顶住了，圣维特守了六天，巴斯托涅被围而始终未失。圣诞节天空放晴时，先头坦克已经没有燃料，停在望得见迪南默兹河的地方。

## Counters
kind-command = { $parent } { $label } 战斗指挥部
kind-recon = { $parent } { $label } 侦察营
kind-cavalry = { $parent } { $label } 骑兵中队
kind-tank-battalion = { $label } 坦克营
kind-tank-destroyers = { $label } 坦克歼击营
kind-parachute-regiment = { $parent } { $label } 伞兵团
kind-parachute-battalion = { $label } 伞兵营
kind-glider-regiment = { $parent } { $label } 滑翔机步兵团
kind-glider-battalion = { $parent } { $label } 滑翔机营
kind-airborne-guns = { $label } 空降炮兵
kind-rangers = { $label } 游骑兵营
kind-engineer-group = { $label } 工兵群
kind-pontoon = 浮桥单位
kind-artillery-division = { $label } 炮兵师
kind-artillery-group = { $label } 炮兵群
kind-artillery-regiment = { $label } 炮兵团
kind-field-guns = { $parent } { $label } 师属炮兵
kind-corps = { $label } 军司令部
kind-army = { $label } 集团军司令部
kind-armoured-brigade = { $parent } { $label } 装甲旅
kind-lorried-brigade = { $parent } { $label } 摩步旅
kind-tank-regiment = { $parent } { $label } 坦克团
kind-motor-battalion = { $parent } { $label } 摩步营
kind-motorised-brigade = { $label } 旅
kind-parachute-brigade = { $label } 伞兵旅
kind-air-landing-brigade = { $label } 机降旅
kind-volksgrenadiers = { $label } 国民掷弹兵师
kind-parachute-division = { $label } 伞兵师
kind-training-division = { $label } 师
kind-panzer = { $parent } { $label } 装甲营
kind-panzergrenadiers = { $parent } { $label } 装甲掷弹兵团
kind-hunters = { $label } 反坦克歼击营
kind-heavy-hunters = { $label } 重型反坦克歼击营
kind-tigers = { $label } 虎式重装甲营
kind-assault-gun-brigade = { $label } 突击炮旅
kind-panzer-brigade = { $label } 装甲旅
kind-panzer-company = 装甲连
kind-volks-artillery = { $label } 国民炮兵军
kind-rockets = { $label } 火箭炮旅
kind-rocket-battalion = { $label } 火箭炮营
kind-railway-gun = { $label } 列车炮
kind-fortress-battalion = { $label } 要塞营
kind-alert = 警戒营
kind-flak = 高炮营
kind-assault-battalion = { $label } 突击营
kind-battle-group = { $label } 战斗群
kind-remnant = 残余营
kind-fortified-town = 要塞城镇
kind-hidden-town = 要塞城镇（强度未知）

## The book
section-btr-introduction = 介绍
section-btr-1-1-the-armies = 1.1 军队
section-btr-1-2-reinforcements = 1.2 增援
section-btr-1-3-weather = 1.3 天气
section-btr-1-4-terrain-notes = 1.4 地形要点
section-btr-1-5-fortifications = 1.5 防御工事
section-btr-1-6-off-map-boxes = 1.6 场外格
section-btr-1-7-air-entry-points = 1.7 空军进入点
section-btr-1-8-the-rhine = 1.8 莱茵河
section-btr-1-9-the-roer = 1.9 罗尔河
section-btr-1-10-pontoon-units = 1.10 浮桥单位
section-btr-1-11-ports = 1.11 港口
section-btr-1-12-economics = 1.12 经济
section-btr-1-13-random-events = 1.13 随机事件
section-btr-2-1-axis-supply-and-reinforcements = 2.1 轴心国的补给和增援
section-btr-2-2-german-variable-supply-and-replacements = 2.2 德军的可变补给和补充
section-btr-2-3-contingency-box = 2.3 应急格
section-btr-2-4-german-rail-and-shipping = 2.4 德军的铁路与船运
section-btr-2-5-breskens-ferry = 2.5 布雷斯肯斯渡口
section-btr-2-6-railway-artillery = 2.6 列车炮
section-btr-2-7-german-hip-shoots = 2.7 德军的临机轰炸
section-btr-2-8-von-der-heydte = 2.8 冯德海特
section-btr-2-9-wacht-am-rhein = 2.9 守望莱茵
section-btr-3-1-allied-supply-and-reinforcements = 3.1 盟军的补给和增援
section-btr-3-2-allied-variable-supply-and-replacements = 3.2 盟军的可变补给和补充
section-btr-3-3-allied-rail-and-shipping = 3.3 盟军的铁路与船运
section-btr-3-4-mules-and-weasels = 3.4 骡子和黄鼬运输车
section-btr-3-5-allied-cooperation = 3.5 盟军协作
section-btr-3-6-allied-hip-shoots = 3.6 盟军的临机轰炸
section-btr-3-7-interdiction = 3.7 封锁
section-btr-3-8-air-transport-and-airdrops = 3.8 空运与空降
section-btr-3-9-amphibious-assault = 3.9 渡海突击
section-btr-3-10-battle-zones = 3.10 战区
section-btr-3-11-artillery-ammunition-and-divisions = 3.11 火炮弹药与炮兵师
section-btr-4-1-sudden-death-victory = 4.1 突然死亡
section-btr-4-2-campaign-victory = 4.2 战役胜利条件
section-btr-4-3-breaking-the-northern-wing = 4.3 击溃北翼
section-btr-4-4-breaking-the-alpine-redoubt = 4.4 击溃阿尔卑斯堡垒
section-btr-5-0-optional-rules-referred-to-only = 5.0 可选规则
section-btr-random-events = 随机事件
section-btr-random-events-common-table = 随机事件：常规
section-btr-random-events-frequent-table = 随机事件：频发
section-btr-random-events-uncommon-table = 随机事件：非常规
section-btr-random-events-rare-list = 随机事件：稀有
section-btr-6-4-operation-queen = 6.4 女王行动
section-btr-market-garden = 市场花园
section-btr-6-6-a-time-for-trumpets = 6.6 号角时刻

## Rules of the title: what is done
do-sluices = 炸开水坝闸门
do-carpet = 指定地毯式轰炸目标

## What happened
log-sluices = 鲁尔河（Roer）水坝闸门被炸开：河谷被淹没。
log-flood-over = 鲁尔河（Roer）洪水退去。
log-carpet-target = 地毯式轰炸将落在{ $hex }。
log-carpet = 地毯式轰炸落在{ $hex }。
log-carpet-short = 炸弹误落在{ $hex }。

## Why not
why-west-wall = 盟军不得在西墙修建工事。
why-works-stand = 地图上印制的工事保留最后一级。
why-no-dam = 闸门在鲁尔河（Roer）水坝。
why-dam-held = 盟军占据水坝，或是最后占据者。
why-sluices-blown = 闸门已被炸开。
why-flood = 鲁尔河（Roer）泛滥：任何一方都不能渡过。
why-carpet-late = 地毯式轰炸目标须在任何空中任务之前指定。
why-carpet-two = 最多轰炸两格。
why-carpet-beside = 两个目标格必须相邻。
why-no-flight = 此天气不能飞行。
why-limited-flight = 飞行受限：不能临机轰炸，也不能空降。
why-one-mission = 飞行受限：每方每阶段只能执行一次任务。
why-43-stays = 第43师不得离开第18至22行。

## Bridges and pontoon units
prompt-blow = 盟军到达{ $hex }的莱茵河桥：炸桥吗？
prompt-check = 德军要炸{ $hex }的桥：使用桥梁检定吗？
window-bridges = 莱茵河桥梁
do-blow-bridge = 炸桥
do-leave-bridge = 保留桥梁
do-check-bridge = 使用桥梁检定
do-keep-check = 保留标记
do-set-ferry = 尝试设置渡口
do-repair = 尝试修复公路桥
do-repair-rail = 尝试修复铁路桥
do-upgrade = 尝试将渡口升级为桥
log-bridge-blown = { $hex }的桥被炸毁。
log-bridge-left = { $hex }的桥被保留。
log-bridge-check = 桥梁检定：{ $die }。
log-bridge-stands = 炸药失效：{ $hex }的桥完好。
log-pontoon = 舟桥单位掷骰：{ $die }。
log-pontoon-failed = { $hex }的舟桥单位失败。
log-ferry = { $hex }设置了渡口。
log-ferry-gone = { $hex }的渡口或舟桥被收起。
log-bridge-repaired = { $hex }的一座莱茵河桥修复。
log-bridge-laid = { $hex }架起舟桥。
why-no-bridge = 没有桥或渡口不能渡过莱茵河。
why-ferry-foot = 只有徒步单位能通过被炸的桥或渡口。
why-ferry-snow = 雪天不能通过渡口或被炸的桥。
why-rhine-works = 在盟军占据一座桥的两端之前，德军不得在德国境内莱茵河畔修建工事。
why-pontoon-only = 舟桥单位只能架桥。
why-no-pontoon = 此处没有能工作的舟桥单位。
why-pontoon-snow = 雪天不能在莱茵河上尝试。
why-no-rhine = 此格不在莱茵河畔。
why-ferry-there = 已有渡口或桥。
why-no-wreck = 此处没有这样的被炸桥梁。
why-enemy-beside = 敌方战斗单位相邻。
why-not-before-1945 = 1945年之前不可。
why-two-pontoons = 需要两个舟桥单位。
why-no-ferry = 此处没有渡口。
why-other-eyes = 临机轰炸需要与目标相邻、且与飞机同属一个体系的战斗单位。
why-other-system = 不同盟军体系的单位和飞机不得一起攻击、炮击或飞行。
why-pools-apart = 英联邦的补给堆和补充，与美军、法军的须放在不同的格内。
why-other-pool = 运输只能装卸本体系的补给：英联邦，或美军与法军。
why-base-cut = 该基地无法追溯补给。
why-switzerland = 瑞士中立。
kind-mule = 骡队
kind-weasel = “鼬鼠”运输车
log-remnant = 空降残部{ $unit }留在{ $hex }。
log-remnants-merge = { $hex }的两个残部合并为{ $unit }。
why-interdiction-missions = 封锁框的飞机只能在移动阶段执行战斗机扫荡和设施轰炸。
why-trainbusting = 只有封锁框的飞机能打击列车。
why-only-heydte = 德军只有冯·德·海特营能空降。
why-airborne-staff = 空降司令部不能空运也不能空降。
why-drop-far = 目标距能追溯补给的己方司令部超过20格。
why-gliders-units = 滑翔机运输机只能运载战斗单位。
why-gliders-england = 滑翔机须从英格兰出发或在此结束。
do-wall = 提升一格西墙
do-alert = 征召警戒单位
log-trench-foot = 战壕足使人员补充减少。
log-wall-raised = { $hex }的西墙升至{ $level }级。
log-alert = { $unit }在{ $hex }被征召。
why-no-wall-result = 补充表提升一格德军控制的西墙。
why-wall-cut = 该格无法追溯补给。
why-wall-high = 该表不能提升到2级以上。
why-no-alert = 没有可抽取的警戒单位。
why-alert-staff = 警戒单位须放在能追溯补给的司令部处。

## 地图外格
box-england = 英格兰

## 空降
why-lift-full = 第一回合至多空降八个团与旅。
why-waits-for-lift = 它在 9 月 19 日之前不空降。
log-drop-alert = 空降警报：{ $die }。
log-contingency = { $unit }在{ $hex }投入。
why-not-ready = 该单位不在应急框，或未就绪。
why-one-formation = 每格只能投入一个单位或编队。
why-zone = 该体系的单位须留在其战区。
log-interdiction = 封锁恢复：移除打击列车标记。
why-box-peace = 地图外框内没有战斗。
why-from-england = 空降行动从英格兰出发。

## 要塞城镇、帝国航空队、西哥特人
do-town = 放置要塞城镇
log-town = { $hex }成为要塞城镇。
why-no-town-result = 补充表此时没有给出要塞城镇，或已用尽。
why-no-town-hex = 要塞城镇须放在德军控制的城市或村庄。
why-town-cut = 该处无法追溯补给。
why-town-there = 该处已有要塞城镇。
why-town-level = 要塞城镇的等级不变。
why-town-holds = 要塞城镇不得撤退：选项结果须以步数损失承受。
why-town-leads = 只有单独作战时，要塞城镇才提供行动等级。
why-town-keeps = 进入要塞城镇的单位本阶段须停留。
why-town-last = 要塞城镇是其格中最后损失的一步。
box-luftflotte = 帝国航空队
box-interdiction = 封锁框
box-normandy = 诺曼底
box-southern-france = 法国南部
log-luftflotte = 帝国航空队出动。
why-luftflotte-waits = 帝国航空队在其框内等候召唤。
window-plans = 统帅部的计划
prompt-westgoten = 宣布“西哥特人”？框中全部单位投入，补充表最后掷一次。
prompt-wacht = 本回合宣布“守望莱茵”？
prompt-pledge = 本回合实行“守望莱茵”？宣布者先行动。
do-declare = 宣布
do-wait = 等待
log-westgoten = 德军宣布“西哥特人”。
do-restore-step = 为此处的师恢复一步
why-no-step-owed = 没有因缺少算子而未能到达的团。
why-no-worn-division = 此处没有能追溯补给的该军残缺师。

## 守望莱茵
log-wacht = 德军宣布“守望莱茵”。
log-wacht-unready = 未就绪：缺少{ $die }个单位。
do-strike = “守望莱茵”部队在此司令部周围投入
do-war-reserve = 放置3SP储备
do-heydte = 空投冯·德·海特营
do-skorzeny = 斯科尔策尼的人扰乱此司令部
log-strike-hq = “守望莱茵”部队在{ $hex }周围投入。
log-skorzeny = 斯科尔策尼的突击队在{ $hex }周围转动路标：该司令部一回合内不投递补给。
why-strike-hq = 须是能追溯补给、且不属于该框的司令部。
why-strike-chosen = 司令部已经选定。
why-strike-far = 单位须放在司令部六格之内，沿没有敌方控制区的格。
why-strike-beside = 装甲师不得彼此相邻放置。
why-strike-city = 储备放在莱茵河以东的德国城市。
why-heydte = 只有在“守望莱茵”的回合且无法飞行时，冯·德·海特营才不用飞机空投。
why-heydte-far = 他在司令部十格之内空投。
why-locked = 该单位被锁定，直到其回合到来，或有德军单位进入三格之内。
why-skorzeny-used = 斯科尔策尼只行动一次，在德军移动阶段。
why-skorzeny-hq = 此处没有盟军司令部。
why-zone-share = 美军补给在两个战区之间对半分配。

## 如何获胜
standing-queen = 第 { $turns } 回合结束后,盟军占有埃施韦勒、施密特和施瓦默瑙尔大坝且能在那里追溯补给则获胜;否则德军获胜。
standing-market-garden = 第 { $turns } 回合结束后的盟军分数:阿纳姆 4 分,奈梅亨 2 分,瓦尔河以北有补给的单位 2 分,另外六座城镇各 1 分,每损失两个空降团减 1 分。4 分获胜。
standing-trumpets = 第 { $turns } 回合结束后的德军分数:城镇各 1 至 6 分,默兹河对岸有补给的单位各 2 分(至多 8 分),每损失两个美军师或战斗群 1 分;每个被打垮的装甲师减 1 分。7 分获胜。

## 地图上的名称
map-north-sea = 北海
map-ijsselmeer = 艾瑟尔湖
map-veluwe = 费吕沃
map-brabant = 布拉班特
map-westphalia = 威斯特法伦
map-flanders = 佛兰德
map-sauerland = 绍尔兰
map-h-rtgen = 许特根
map-westerwald = 韦斯特林山
map-ardennes = 阿登
map-eifel = 艾弗尔
map-taunus = 陶努斯
map-hunsr-ck = 洪斯吕克
map-palatinate = 普法尔茨
map-champagne = 香槟
map-pf-lzerwald = 普法尔茨森林
map-lorraine = 洛林
map-vosges = 孚日
map-alsace = 阿尔萨斯
map-swabia = 施瓦本
map-black-forest = 黑森林
