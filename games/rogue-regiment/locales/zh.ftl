# SAS：罗格团

## 盒子
game-title = SAS：罗格团
game-facts = 方格上的潜行与破坏 · 1 至 4 人合作 · 1 至 3 小时 · 中等难度
scenario-basic-training = 1 · 基础训练：把情报带出农庄
scenario-hit-and-run = 2 · 打了就跑：炸毁三处补给堆，击杀军官
scenario-cut-off-the-head = 3 · 斩首：不能让将军离开
scenario-road-to-caen = 4 · 通往卡昂之路：截住车队
scenario-maquis = 5 · 抵抗万岁：救出教堂里的俘虏
scenario-coastal-raid = 6 · 深水：岸边的火炮与雷达
scenario-thunder-run = 7 · 雷霆突击：驾吉普穿过敌营
option-level = 难度
option-level-easy = 简单
option-level-normal = 普通
option-level-hard = 困难
option-ties = 敌方选择相等时
option-ties-ask = 由玩家决定
option-ties-auto = 按行列立即决定
option-hunter = 轴心方
option-hunter-no = 按规则自动行动
option-hunter-yes = 由猎人指挥：猎人模式
option-quick-start = 快速入门
option-quick-start-no = 全部规则
option-quick-start-yes = 少数动作，只用刀和手枪，简单
option-heavy-metal = 重装甲
option-heavy-metal-no = 没有坦克
option-heavy-metal-yes = 警报后有一辆四号坦克
option-heat-and-dogs = 烈焰与军犬
option-heat-and-dogs-no = 都没有
option-heat-and-dogs-yes = 一名军犬员和一个喷火小组
option-who-dares = 客串特勤员
option-who-dares-nobody = 无人
option-who-dares-frenchy-a = 弗伦奇，穿敌军制服
option-who-dares-frenchy-b = 弗伦奇，带炸弹和陷阱
option-who-dares-doc-a = 医生，带医疗包
option-who-dares-doc-b = 医生，带斯登冲锋枪
option-absent = 上个任务中阵亡
option-absent-nobody = 无人
option-absent-paddy = 帕迪
option-absent-jock = 乔克
option-absent-reg = 雷吉
option-absent-andy = 安迪
option-absent-paddy_jock = 帕迪和乔克
option-absent-paddy_reg = 帕迪和雷吉
option-absent-paddy_andy = 帕迪和安迪
option-absent-jock_reg = 乔克和雷吉
option-absent-jock_andy = 乔克和安迪
option-absent-reg_andy = 雷吉和安迪
option-absent-paddy_jock_reg = 帕迪、乔克和雷吉
option-absent-paddy_jock_andy = 帕迪、乔克和安迪
option-absent-paddy_reg_andy = 帕迪、雷吉和安迪
option-absent-jock_reg_andy = 乔克、雷吉和安迪
option-spoils = 上个任务的奖励
option-spoils-nothing = 无
option-spoils-grenade = 手榴弹
option-spoils-trap = 陷阱
option-spoils-mine = 地雷
option-spoils-bomb = 刘易斯炸弹
option-spoils-medkit = 医疗包
option-spoils-rabbit = 兔腿

## 谁在玩
seat-paddy = 帕迪
seat-jock = 乔克
seat-reg = 雷吉
seat-andy = 安迪
seat-frenchy = 弗伦奇
seat-doc = 医生
seat-hunter = 猎人
team-sas = 特种空勤团

## 任务简报
briefing-basic-training = 信使把文件留在了农舍里。从门或窗进去，拿到文件，原路撤出。战刀没有声响。
briefing-hit-and-run = 三处补给堆供着前线。给它们装上定时炸弹，击杀军官，在引信烧完之前离开：听到爆炸的人都会来找你们。
briefing-cut-off-the-head = 将军睡在路边的房子里。一旦得到消息，他就会走向汽车离开。在他离开地图之前干掉他，然后撤出。
briefing-road-to-caen = 车队会沿公路开来，前面有摩托车探路排雷。一辆卡车也不许放过。你们还有几个回合布置伏击。
briefing-maquis = 两名抵抗组织成员被关在教堂里。站到俘虏旁边就能松绑。至少要有一人活着离开；院子里的卡车也许用得上。
briefing-coastal-raid = 你们两人从海上登陆：安迪会潜水，乔克划船，两人都带着炸弹。舰队到来之前必须拔掉海岸炮；困难难度下还有雷达和鱼雷艇。
briefing-thunder-run = 吉普声音很大，谁都听得见。毁掉补给堆和指挥车，从另一头冲出去。

## 轴心单位
unit-rifle = 步枪兵
unit-smg = SMG步兵
unit-handler = 军犬员
unit-dog = 军犬
unit-flamethrower = 喷火小组
unit-officer = 军官
unit-mortar = 迫击小组
unit-motorbike = 摩托车
unit-half-track = 半履带车
unit-kubelwagen = 桶车
unit-truck = 卡车
unit-panzer = 四号坦克

## 友方
unit-maquis = 抵抗组织 { $label }
unit-jeep = 威利斯吉普
unit-own-truck = 缴获的卡车
unit-boat = 划桨船

## 地图上的东西
thing-body = 尸体
thing-drum = 燃料桶
thing-fire = 爆炸板
thing-objective = 目标 { $label }
objective-dump = 补给堆 { $label }
objective-coastal-gun = 岸防炮
objective-radar-set = 雷达
objective-e-boat = 鱼雷艇

## 道具
item-knife = 战刀
item-hook = 攀爬钩
item-net = 伪装网
item-diving = 潜水装备
item-uniform = 敌军制服
item-pistol = 手枪
item-sten = 斯登冲锋枪
item-sniper = 狙击步枪
item-harpoon = 鱼叉枪
item-piat = PIAT反坦克发射器
item-grenade = 手榴弹
item-trap = 陷阱
item-mine = 地雷
item-bomb = 刘易斯炸弹
item-medkit = 医疗包
item-rabbit = 兔腿
item-cigarettes = 香烟
item-intelligence = 情报
weapon-vickers = 维克斯机枪

## 地图
square = { $key }
symbol-woods = 树林
symbol-rock = 岩石
symbol-water = 水面
symbol-road = 道路
symbol-floor = 建筑室内
symbol-edge = 进场/撤出图砖
symbol-spawn = 重生图砖
symbol-post-black = 黑色岗哨点
symbol-post-white = 白色岗哨点
facing-north = 北
facing-east = 东
facing-south = 南
facing-west = 西

## 算子上的标记
badge-exposed = 暴露
badge-alerted = 警觉
badge-crouched = 蹲伏
badge-diving = 潜水
badge-bound = 被缚
badge-smoking = 吸烟
badge-loaded = 携带物品
badge-marked = 已被标记
badge-target = 任务目标

## 游戏流程
turn = 第 { $turn } 回合，共 { $dawn } 回合
stage-setup = 设置：巡逻兵选起始点，特勤员选方格
stage-operator = 特勤员：载具先行，随后每名特勤员花费行动点
stage-advance = 轴心前进：警觉单位扑向暴露者
stage-event = 事件：抽一张牌并执行
stage-patrol = 轴心巡逻：与巡逻代币同色的巡逻兵沿路线前进
stage-attack = 轴心进攻：看得见暴露特勤员的单位开火
stage-end = 结束：尸体、爆炸板与潜行标记
phase-setup = 设置
phase-operator = 特勤员阶段
phase-advance = 轴心前进阶段
phase-event = 事件阶段
phase-patrol = 轴心巡逻阶段
phase-attack = 轴心进攻阶段
phase-end = 结束阶段

## 局势
standing-stealth = 潜行：距警报还有 { $left } 格
standing-battle = 战斗：警报已响（{ $left }）
track-stealth = 潜行记录条
aim-destroyed = { $met ->
    [1] ✓ 已摧毁：{ $what }
   *[0] ○ 摧毁：{ $what }
}
aim-officers = { $met ->
    [1] ✓ 军官已全部击杀
   *[0] ○ 击杀所有军官
}
aim-target = { $met ->
    [1] ✓ 任务目标已死
   *[0] ○ 击杀任务目标
}
aim-item = { $met ->
    [1] ✓ 已带出：{ $what }
   *[0] ○ 带出：{ $what }
}
aim-vehicles = { $met ->
    [1] ✓ 已全部摧毁：{ $what }
   *[0] ○ 摧毁所有：{ $what }
}
aim-resistance = { $met ->
    [1] ✓ 抵抗组织脱险：{ $count } 人
   *[0] ○ 让抵抗组织活着离开：{ $count } 人
}
aim-out = { $met ->
    [1] ✓ 生还者均已撤出
   *[0] ○ 生还者全部由撤出图砖离开
}
doom-target = 任务目标离开地图即失败
doom-convoy = 有{ $what }离开地图即失败
doom-resistance = 抵抗组织全部阵亡即失败

## 现在做什么
prompt-patrols = 选择这名巡逻兵的起始点：亮起的两格之一。
prompt-deploy = 在进场图砖上为每名特勤员选一格，站立或蹲伏。
prompt-operators = 选择下一个行动的人。他用完行动点，才轮到别人。
prompt-acting = { $who }有 { $points } AP。点亮格移动，点敌人攻击，或按按钮。
prompt-sprint = { $who }冲刺：还剩 { $left } 格。
prompt-move-first = { $who }先移动：选一格。
prompt-strike = { $who }攻击：选目标和武器。
prompt-put = { $who }放置：选东西和位置。
prompt-follow = { $who }还剩组合行动的后一半：请选择。
prompt-fuse = 设定引信：第几张事件卡时引爆？
prompt-luck = 骰子已掷出。兔腿可以把一枚骰子变成 6。
prompt-assign = 选择命中什么：还有 { $left } 次命中要分配。
prompt-mortar-hits = 炮弹落地。选择谁被击中：还有 { $left } 次命中要分配。
prompt-expose = 警报已响而无人暴露：选择谁暴露。
prompt-advance = 有多个单位同样近：选择哪个先前进。
prompt-patrol = 选择下一个走动的巡逻兵。
prompt-target = { $place }的{ $unit }：有多名特勤员同样近。选择它冲谁去。
prompt-goal = { $place }的{ $unit }：有多格同样好。选择它去哪里。
prompt-march = { $place }的{ $unit }：有多条路同样短。选择下一格。
prompt-post = { $place }的{ $unit }：选择迫击炮架设的位置。
prompt-room = { $place }的{ $unit }给迫击炮让位：选一格。
prompt-attack = { $place }的{ $unit }：有多名特勤员同样容易命中。选择它向谁开火。
prompt-marked = 被标记的目标现在可以打，赶在它行动之前。选择谁开火，或放弃。
prompt-smoke = 有人想抽烟。选择谁拿香烟。
prompt-driving = 载具有 { $points } AP。选择行动。
prompt-rolling = 驾驶：还剩 { $left } 移动点。
prompt-guns = 枪手选择目标。
prompt-unloading = 选择谁在哪里下车，或谁换座位。
prompt-template = { $place }的{ $unit }：选择迫击炮瞄准载具的哪一部位。
prompt-mortar = { $place }的{ $unit }：有多名特勤员同样近。选择它向谁开火。
prompt-turn = { $place }的{ $unit }：两个方向一样近。选择它往哪边转。
prompt-turning = 有多个单位要转向响声：选择下一个，以及往哪边转。
prompt-go-on = 轴心行动。
explain-prompt-patrols = 路线的两个起始点都亮着。算子的箭头是它看的方向；叠加层“巡逻路线”显示它要走哪里。
explain-prompt-deploy = 特勤员从进场图砖开始，在图砖上没人看得见他们。“现成设置”会把剩下的人摆好。
explain-prompt-operators = 行动之前先看看“敌人的视野”。谁被看见谁就暴露，而看见他的敌人会向四格以内的同伴呼喊。
explain-prompt-acting = 格子上的数字是所需行动点；叹号后的数字是在那里会被几名敌人看见：3!2 需三点，被两人看见。蹲伏者能被低掩体遮住，刺杀要从敌人身后。
explain-prompt-marked = 你标记的目标会等到敌人的阶段：只要进入视线和射程就可以开火，骰值加 2。

## 标签
label-begin = 从 { $at } 开始
label-deploy = { $who }在 { $at } 开始
label-deploy-crouched = { $who }在 { $at } 蹲伏开始
label-seat = { $who }坐{ $car }第 { $seat } 座
label-ready-made = 现成设置
label-take = { $who }行动
label-skip = { $who }不行动
label-done = 结束行动
label-move = 移动到 { $at }
label-move-far = 移动到 { $at }（{ $points } AP）
label-sprint = 冲刺：至多 3 格
label-halt = 停在这里
label-climb = 攀爬到 { $at }
label-attack = 用{ $weapon }攻击{ $unit }
label-stab = 刺杀{ $unit }
label-burst = 用{ $weapon }射击 { $at } 的燃料桶
label-throw = 向 { $at } 投手榴弹
label-blind = 用{ $weapon }盲射{ $unit }
label-move-attack = 移动 & 攻击
label-attack-move = 攻击 & 移动
label-pop-up-attack = 突现 & 攻击
label-aim = 用{ $weapon }瞄准{ $unit }
label-mark = 标记{ $unit }为目标
label-mark-square = 标记 { $at } 以投手榴弹
label-crouch = 蹲伏
label-pop-up = 突现
label-pick-up = 拾起：{ $thing }
label-place = 放在 { $at }：{ $thing }
label-move-place = 移动 & 放置
label-place-move = 放置 & 移动
label-fuse = { $n } 张牌之后
label-recover = 恢复 1 生命点
label-break-cover = 主动暴露
label-face = 朝{ $way }
label-treat = 用医疗包治疗{ $who }
label-smoke = 给{ $unit }递烟
label-smoker = { $who }拿香烟
label-leave = 从这里撤出
label-luck = { $who }的兔腿：{ $die } 变成 6
label-pass = 放弃
label-hit = 命中{ $unit }
label-hit-drum = 命中 { $at } 的燃料桶
label-hit-objective = 命中：{ $what }
label-hit-friend = { $who }中弹
label-hit-car = { $car }中弹
label-expose = { $who }暴露
label-fire = { $who }用{ $weapon }开火
label-lob = { $who }投出手榴弹
label-pick = 就是它：{ $unit }
label-prefer = 冲{ $who }去
label-prefer-car = 冲{ $car }去
label-go = 到 { $at }
label-drive = { $car }行动
label-roll = 行驶
label-ahead = 向正前方
label-ahead-left = 向左前方
label-ahead-right = 向右前方
label-left = 左转
label-right = 右转
label-back = 倒车
label-back-left = 向左后方倒车
label-back-right = 向右后方倒车
label-reverse-left = 倒车左转
label-reverse-right = 倒车右转
label-floor-it = 猛踩油门！
label-guns = 枪手开火
label-guns-mark = 枪手标记目标
label-guns-roll = 先开火再行驶
label-roll-guns = 先行驶再开火
label-unload = 下车或换座
label-get-out = { $who }在 { $at } 下车
label-shift = { $who }换到第 { $seat } 座
label-mark-roll = 先标记再行驶
label-roll-mark = 先行驶再标记
label-park = 到 { $at }，朝{ $way }
label-swing = { $unit }逆时针转身
label-swing-clockwise = { $unit }顺时针转身
label-repair = 修理
under-skip = 让某人不行动……
under-throw = 投手榴弹……
under-mark-square = 标记方格投手榴弹……
under-mark = 标记目标……
under-aim = 瞄准……
under-climb = 攀爬……
under-face = 转身……
under-smoke = 递烟……
under-place = 放置{ $thing }……
tag-points = { $points }
tag-seen = { $points }!{ $eyes }
tag-eyes = !{ $eyes }

## 事件卡
card-event = 事件 { $key }
card-convoy = 特殊：车队
card-departure = 特殊：启程
card-mortar = 特殊：迫击小组
card-motorbike = 特殊：摩托车
card-half-track = 特殊：半履带车
card-flare = 特殊：照明弹
card-panzer = 特殊：四号坦克
pile-events = 事件卡组
half-stealth = 潜行：
half-battle = 战斗：
event-nothing = 无
event-sentries-black-right = 黑色哨兵顺时针转身
event-sentries-black-left = 黑色哨兵逆时针转身
event-sentries-white-right = 白色哨兵顺时针转身
event-sentries-white-left = 白色哨兵逆时针转身
event-sentries-black-right-twice = 黑色哨兵顺时针转身两次
event-sentries-black-left-twice = 黑色哨兵逆时针转身两次
event-sentries-white-right-twice = 白色哨兵顺时针转身两次
event-sentries-white-left-twice = 白色哨兵逆时针转身两次
event-patrols-black-right = 黑色巡逻兵顺时针转身
event-patrols-black-left = 黑色巡逻兵逆时针转身
event-patrols-white-right = 白色巡逻兵顺时针转身
event-patrols-white-left = 白色巡逻兵逆时针转身
event-sweep-black-right = 黑色哨兵顺时针扫视
event-sweep-black-left = 黑色哨兵逆时针扫视
event-sweep-white-right = 白色哨兵顺时针扫视
event-sweep-white-left = 白色哨兵逆时针扫视
event-spawn-black = 黑色重生图砖来援兵
event-spawn-black-1 = 黑色重生图砖来一名 SMG步兵
event-spawn-black-2 = 黑色重生图砖来两名 SMG步兵
event-spawn-black-3 = 黑色重生图砖来三名 SMG步兵
event-spawn-white = 白色重生图砖来援兵
event-spawn-white-1 = 白色重生图砖来一名 SMG步兵
event-spawn-white-2 = 白色重生图砖来两名 SMG步兵
event-spawn-white-3 = 白色重生图砖来三名 SMG步兵
event-alarm = 潜行标记前进
event-smoke = 吸烟休息
special-convoy = 特殊事件：车队在地图边缘列队。
special-departure = 特殊事件：任务目标启程。
special-mortar = 特殊事件：迫击小组到来。
special-motorbike = 特殊事件：摩托车到来。
special-half-track = 特殊事件：半履带车到来。
special-flare = 特殊事件：照明弹升空，人人都看得见四周。
special-panzer = 特殊事件：一辆四号坦克到来。

## 记录
log-turn = 第 { $turn } 回合
log-dawn = 天亮了，任务到此为止。
log-takes = { $who }行动。
log-drives = { $car }行动。
log-moves = { $who }：{ $from } → { $at }。
log-crouches = { $who }蹲伏。
log-pops-up = { $who }站起身来。
log-recovers = { $who }恢复 1 生命点。
log-treated = { $who }包扎完毕，恢复如初。
log-picks-up = { $who }拾起：{ $thing }。
log-places = { $who }在 { $at } 放下：{ $thing }。
log-fuse = 炸弹将在此后第 { $cards } 张事件卡时引爆。
log-aims = { $who }瞄准{ $unit }。
log-marks = { $who }标记{ $unit }。
log-marks-square = { $who }标记 { $at }，准备投手榴弹。
log-attacks = { $who }用{ $weapon }攻击{ $unit }。
log-fires = { $who }用{ $weapon }向 { $at } 开火。
log-rolls = { $weapon }：每枚骰子 { $hit } 以上命中。
log-luck = { $who }的兔腿把一枚骰子变成 6。
log-scatter = 手榴弹偏移：{ $sum }。
log-lands = 落在 { $at }。
log-lost = 飞出了地图。
log-explodes = { $at } 爆炸：{ $weapon }。
log-dump = { $left ->
    [0] 目标被击中，摧毁。
   *[other] 目标被击中，还剩 { $left } 生命点。
}
log-wounded = { $who }损失 { $loss } 生命点，还剩 { $left }。
log-dies = { $who }阵亡。
log-car-hit = 载具受损 { $loss }，还剩 { $left }。
log-freed = { $who }获救。
log-leaves = { $who }撤出任务。
log-exposed = { $who }暴露。
log-alerted = { $place } 的{ $unit }警觉。
log-shouts = { $place } 的{ $unit }呼喊警报。
log-turns = { $place } 的{ $unit }转身朝向 { $at }。
log-turns-round = { $place } 的{ $unit }转身。
log-stops-turning = { $place } 的{ $unit }有所发现，停止转身。
log-stops = { $unit }停在 { $at }：有所发现。
log-walks = { $unit }沿路线巡逻：{ $from } → { $at }。
log-advances = { $unit }前进：{ $from } → { $at }。
log-axis-attack = { $place } 的{ $unit }向{ $who }开火：每枚骰子 { $hit } 以上命中。
log-damaged = { $place } 的{ $unit }被击中。
log-killed = { $place } 的{ $unit }被消灭。
log-escapes = { $unit }离开地图。
log-marker = 潜行标记前进：还剩 { $left } 格。
log-alarm = 警报响起。战斗开始！
log-card = 抽出{ $card }。
log-cigarettes = { $who }拿走香烟。
log-smokes = { $place } 的{ $unit }点烟休息，什么也不看。
log-spawns = { $unit }出现在 { $place }。
log-vehicle-comes = { $unit }进入地图。
log-sentries-leave = 哨兵离开岗哨点。
log-forgotten = 无人警觉：暴露的特勤员重新隐蔽。
log-bodies-gone = 从地图上移去{ $count }具尸体。
log-mortar-set = { $unit }在 { $place } 架好炮。
log-makes-room = { $unit }让位，走到 { $at }。
log-mortar-fires = { $unit }向 { $at } 开炮：{ $sum }。
log-mortar-lands = 炮弹落在 { $at }。
log-mortar-misses = 炮弹落在{ $at }，没有击中任何人。
log-mortar-off = 炮弹飞出了地图。
log-mortar-disabled = { $place } 的{ $unit }失去了迫击炮。
log-gets-in = { $who }登上{ $car }。
log-gets-out = { $who }离开{ $car }。
log-repairs = { $car }修好一些。
log-floors-it = { $car }猛踩油门。
log-rolls-on = { $car }驶过。

## 结局
over-won = 任务完成。
over-dead = 特勤员全部阵亡。任务失败。
over-undone = 生还者都已离开，但还有事没办。任务失败。
over-lost = 不该发生的发生了。任务失败。
over-dawn = 天亮了。任务失败。

## 叠加层
overlay-sight = 敌人的视野
overlay-sight-means = 阴影：站立者在那里会被看见。点一个敌人只看他的视野。多人注视处颜色更深。
overlay-low = 敌人看蹲伏者
overlay-low-means = 阴影：连蹲伏者或尸体在那里也会被看见。
overlay-eyes = 会被几人看见
overlay-eyes-means = 行动者以现在的姿态站到每一格时，看得见他的敌人数。
overlay-noise = 响声范围
overlay-noise-means = 行动者每件武器的响声能传多远。范围内的敌人会转身朝向枪声。
overlay-routes = 路线
overlay-routes-means = 巡逻兵走哪里，任务目标往哪逃，车辆沿哪条线行驶。
overlay-why = 为何看见，为何看不见
overlay-why-means = 点一格：附近每名敌人画一条线，并标出挡住视线的东西。
word-sees = 看见
word-blocked = ✕ { $what }
word-low = 遮低：{ $what }
word-away = 朝别处
word-smoking = 抽烟
word-hidden = 看不见
word-something = 有东西挡住
word-noise = { $weapon } { $noise }
word-eyes = { $eyes }

## 面板
panel-mission = 任务
panel-operators = 特勤员
panel-kit = 携带物
panel-seen = 谁被看见
line-operator = { $who }：生命 { $health }/{ $full }，{ $points } AP
line-aboard = { $who }：生命 { $health }/{ $full }，在{ $car }上
line-out = { $who }已离开地图
line-dead = { $who }已阵亡
line-waiting = { $who }尚未放置
line-has = { $who }：{ $item }
line-has-many = { $who }：{ $item } × { $count }
line-car = { $car }：{ $health } 生命点
line-bomb = { $at } 的刘易斯炸弹：还有 { $cards } 张牌
line-token = { $colour ->
    [0] 巡逻代币：接下来黑色巡逻兵走
   *[1] 巡逻代币：接下来白色巡逻兵走
}
line-deck = 剩余事件卡：{ $cards }
line-seen = { $who }在 { $place } 的{ $unit }的视线内
line-hidden = 没有人看见{ $who }

## 为何看见，为何看不见
side-low-wall = 矮墙
side-hedge = 树篱
side-crates = 木箱
side-window = 窗户
side-door = 房门
side-wall = 墙壁
side-high-wall = 高墙
side-rungs = 高墙
side-holds = 岩壁
side-open = 空处

## 为何不行
why-acted = 他本回合已经行动过。
why-all-the-same = 枪手们做同一件事：都开火，或都标记。
why-armour = 只有爆破武器能损伤装甲。
why-attack-into-water = 只能用移动、冲刺或移动&放置进入水面。
why-bound = 他被绑着。站到他旁边就能松绑。
why-building = 建筑的墙挡住了。
why-crouched = 蹲伏时不行：先突现。
why-crouched-object = 蹲伏时搬不动它。
why-crouched-wall = 蹲伏时不能翻越矮墙。
why-diving = 水下不行。
why-door-diagonal = 不能从对角线穿过房门。
why-driver-first = 先坐满驾驶位。
why-drum = 那里有燃料桶。
why-drum-noisy = 只有噪声枪械才能引爆燃料桶。
why-dump = 那里是任务目标。
why-exposed-already = 他已经暴露。
why-faced = 他已经转过身，或本来就朝着那里。
why-finish-first = 先完成这项行动。
why-fire = 那里正在燃烧。
why-fuse = 选择 1 到 20 张牌。
why-hands-full = 他的手占着。
why-healthy = 他的伤不够重，不能恢复。
why-held = 那一格有人或东西。
why-high-wall = 高墙挡住了：需要攀爬钩和攀爬点。
why-jeep-only = 只有吉普能这样做。
why-knife-behind = 刺杀要从身后，否则他会看见。
why-knife-door = 战刀不能隔墙隔门使用。
why-knife-exposed = 暴露的特勤员不能刺杀。
why-knife-kind = 只能刺杀步枪兵、SMG步兵和军官。
why-loaded = 他拿着东西：先放下。
why-no-attack = 没有可以攻击的目标。
why-no-climb = 那里没有可攀爬的。
why-no-cover = 盲射需要身旁有低掩体，且在他与目标之间。
why-no-driver = 没有人驾驶。
why-no-exit = 那不是撤出图砖，或他还没进过地图。
why-no-gunner = 没有人在枪手位。
why-no-hit = 现在不能命中它。
why-no-hook = 要上去需要攀爬钩和攀爬点。
why-no-kit = 需要医疗包，且身旁有伤员。
why-no-luck = 没有可用的兔腿。
why-no-mark = 不能标记它，或已经标记。
why-no-marked-shot = 他现在不能打他标记的目标。
why-no-movement = 移动点不够。
why-no-placing = 没有可放置的东西。
why-no-points = 行动点不够。
why-no-seat = 没有空座。
why-no-sight = 他看不见。
why-no-slot = 他的道具栏满了。
why-no-smoke = 没有香烟，或没有人会接。
why-no-sprint = 没有可冲刺的方格。
why-no-target = 没有目标。
why-no-vehicle = 没有这样的载具。
why-no-way-out = 那里下不了车。
why-no-weapon = 他没有这件武器，或没有弹药。
why-nobody-aboard = 车上没有人。
why-not-best = 另一格对它更好。
why-not-easiest = 另一人更容易命中。
why-not-entry = 特勤员从进场图砖开始。
why-not-exposable = 暴露的不能是他。
why-not-fired = 那不是用来射击的。
why-not-near = 那一格不是邻格。
why-not-nearest = 另一个更近。
why-not-next = 另一个单位先行。
why-not-now = 现在不行。
why-not-shortest = 那不是最短的路。
why-not-yours = 这不归你决定。
why-nothing-here = 他的格子里没有这样的东西，或他不是刚走到这里。
why-nothing-to-place = 他没有这样的东西。
why-off-map = 不能在地图外的图砖上这样做。
why-out-of-range = 超出射程。
why-out-of-water = 他只能用普通移动上岸。
why-over = 任务已经结束。
why-place-across = 不能放在那里。
why-place-crouched = 蹲伏时只有道具能放到矮墙或窗户另一侧。
why-placed = 他已经放置好了。
why-resistance = 抵抗组织不做这个。
why-resistance-items = 抵抗组织不用道具。
why-rock = 岩石格进不去，除非用攀爬钩。
why-rough = 猛踩油门需要前方是平地。
why-sprint-water = 不能从水面冲刺到水面。
why-stands = 他正站着。
why-start = 一条路线有两个起始点。
why-stays-aboard = 他暂时留在车上。
why-vehicle-blocked = 载具过不去。
why-vehicles-first = 载具先行动。
why-walled = 格边有东西挡住：需要攀爬。
why-water = 水面格进不去。
why-whole = 载具不能再修了。
why-woods-to-woods = 不能从树林格冲刺到树林格。

## 规则书章节
section-alarm-in-the-event-phase = 事件阶段的警报
section-alarm-in-the-operator-phase = 特勤员阶段的警报
section-attack = 攻击
section-axis-advance-phase-battle = 轴心前进阶段（战斗）
section-axis-advance-phase-stealth = 轴心前进阶段（潜行）
section-axis-attack-phase = 轴心进攻阶段
section-axis-patrol-phase = 轴心巡逻阶段
section-axis-units = 轴心单位
section-axis-vehicles-los-advance-attack = 轴心载具：视线、前进、攻击
section-axis-vehicles-movement = 轴心载具：移动
section-axis-vehicles-patrol-convoy-spawn-guard-assault = 轴心载具：巡逻、车队、重生、守卫、突击
section-being-heard = 被听见
section-being-seen = 被看见
section-blind-fire-recover-break-cover = 盲射、恢复、主动暴露
section-buildings = 建筑
section-climb = 攀爬
section-crouch-and-pop-up = 蹲伏与突现
section-end-phase-battle = 结束阶段（战斗）
section-end-phase-stealth = 结束阶段（潜行）
section-event-phase-battle = 事件阶段（战斗）
section-event-phase-stealth = 事件阶段（潜行）
section-high-cover = 高掩体
section-how-to-play = 如何开玩
section-items-and-equipment = 物品与装备
section-los-tool = 视线工具
section-low-cover = 低掩体
section-map-board = 地图板
section-move-and-sprint = 移动与冲刺
section-objects = 物品
section-operator-phase = 特勤员阶段
section-operator-vehicles = 特勤员载具
section-overview = 游戏概览
section-pick-up-and-place = 拾取与放置
section-reaction-attack = 反应攻击
section-reference-chart = 参考图表
section-resistance-units = 抵抗组织单位
section-sentry-posts-patrol-routes-guards-small-tiles = 岗哨点、巡逻路线、警卫、小图砖
section-special-event-cards = 特殊事件卡
section-tokens-cards-dice-boards = 代币、卡牌、骰子、面板
section-who-dares-wins = 勇者胜

# Hunter mode
prompt-choose = 你有两张事件卡：选择执行哪一张。另一张放到牌堆底。
prompt-hunter-gate = 你的小队到达：选择重生板块。
prompt-hunt = 小队的{ $place }的{ $unit }有 { $points } AP：移动、转向、射击或搜索。
label-play = 执行卡牌 { $card }
label-search = 搜索
label-gate = 小队从 { $at } 进入
log-hunters = 猎人小队已到达。
log-searches = { $place } 的{ $unit }搜索四周。
why-no-card = 猎人手中没有这张卡。
section-hunter-mode = 猎人模式
log-dog = { $unit }在{ $place }被放开。
log-unmasked = { $who }的制服再也骗不了人了。
why-quick-start = 快速入门中没有这个动作。
section-quick-start = 快速入门
section-who-dares = 勇者
section-heavy-metal = 重装甲
section-heat-and-dogs = 烈焰与军犬
# Honours
grade-dispatches = { $points } 分：通令嘉奖。
grade-military-medal = { $points } 分：军功奖章。
grade-dcm = { $points } 分：杰出行为奖章。
grade-dso = { $points } 分：杰出服务勋章。
panel-campaign = 战役
line-campaign-next = 战役的下一个任务：{ $mission }。
line-campaign-over = 这是最后一个任务：战役结束。
line-campaign-absent = { $who }阵亡，不参加下一个任务。
line-campaign-spoils = 任务胜利可得一件物品：继续时选择。
line-campaign-nobody = 下一个任务已无人可派：战役结束。
sequel-next = 战役的下一个任务：{ $mission }。带上一件奖励继续：

## Odds
odds-no-dice = 不掷骰：战刀必中
odds-dice = { $n }枚骰子，{ $hit }点以上命中
odds-short = 近距离：+1
odds-aimed = 瞄准：+2
odds-blind = 盲射：−2
odds-marked = 已标记目标：+2
odds-attacker = { $unit }攻击
odds-killed = { $unit }被消灭
odds-wounded = { $unit }受创但仍在
odds-missed = { $unit }毫发无损
odds-kills = { $n ->
    [0] 无人中弹
   *[other] { $n }名敌人倒下
}
odds-loss = { $who }失去{ $n }点生命
odds-unseen = 没有新的发现
odds-suspicion = 又有敌人警觉，但没有人被看见
odds-seen = 有人被发现
odds-enemies = 被消灭的敌人
odds-objective = 对目标造成的伤害
odds-own = 己方阵亡
odds-alerted = 新警觉的敌人
odds-exposed = 攻击者暴露
odds-alarm = 警报响起
odds-health = { $who }失去的生命
odds-seen-who = { $who }被发现
odds-assume-no-return = 在任何人还击之前
odds-assume-no-step = 不计其后移动的影响
odds-assume-no-luck = 不使用兔腿
odds-assume-luck = 用兔腿把未中变为命中
odds-assume-still = 本回合无人再行动

## 地块与任务的调色板
palette-squares = 方格
palette-sides = 边
palette-layout = 地块
palette-operators = 行动员与角色板
palette-deck = 牌堆
palette-specials = 特殊牌
palette-win = 胜利条件
palette-lose = 失败条件
swatch-ground = 空地
swatch-road = 道路
swatch-floor = 建筑地面
swatch-bridge = 桥或码头
swatch-water = 水面
swatch-woods = 树林
swatch-rock = 岩石
swatch-open = 无阻隔
swatch-wall = 建筑墙
swatch-door = 门
swatch-window = 窗
swatch-low-wall = 矮墙
swatch-hedge = 树篱
swatch-crates = 木箱
swatch-high-wall = 高墙
swatch-rungs = 有攀爬点的高墙
swatch-holds = 岩石攀爬点
