# 激斗!斯大林格勒电击战

## 游戏盒
game-facts = 六角格、支配地域与命令卡 · 2 人 · 4 至 6 小时 · 中等难度
scenario-campaign = 战役：蓝色行动，1942 年 6 月至 1943 年 2 月
bid-unit = × 5 胜利点

## 玩家
seat-axis = 轴心国
seat-soviet = 苏军

## 地图
hex = { $key } 格
place-kursk = 库尔斯克
place-shchigry = 希格雷
place-belgorod = 别尔哥罗德
place-volchansk = 沃尔昌斯克
place-kharkov = 哈尔科夫
place-kupyansk = 库皮扬斯克
place-izyum = 伊久姆
place-lozovaya = 洛佐瓦亚
place-slavyansk = 斯拉维扬斯克
place-artemovsk = 阿尔乔莫夫斯克
place-gorlovka = 戈尔洛夫卡
place-debaltsevo = 杰巴利采沃
place-stalino = 斯大林诺
place-mariupol = 马里乌波尔
place-taganrog = 塔甘罗格
place-kerch = 刻赤
place-livny = 利夫内
place-kastornoye = 卡斯托尔诺耶
place-stary-oskol = 旧奥斯科尔
place-novy-oskol = 新奥斯科尔
place-valuiki = 瓦卢伊基
place-voronezh = 沃罗涅日
place-zadonsk = 扎顿斯克
place-gryazi = 格里亚济
place-ostrogozhsk = 奥斯特罗戈日斯克
place-liski = 利斯基
place-rossosh = 罗索希
place-kantemirovka = 坎捷米罗夫卡
place-pavlovsk = 巴甫洛夫斯克
place-boguchar = 博古恰尔
place-starobelsk = 旧别利斯克
place-lisichansk = 利西昌斯克
place-voroshilovgrad = 伏罗希洛夫格勒
place-krasny-luch = 红卢奇
place-millerovo = 米列罗沃
place-kamensk = 卡缅斯克
place-belaya-kalitva = 白卡利特瓦
place-shakhty = 沙赫特
place-novocherkassk = 新切尔卡斯克
place-rostov = 罗斯托夫
place-tatsinskaya = 塔钦斯卡亚
place-morozovsk = 莫罗佐夫斯克
place-konstantinovskaya = 康斯坦丁诺夫斯卡亚
place-tsimlyanskaya = 齐姆良斯卡亚
place-surovikino = 苏罗维基诺
place-kalach = 卡拉奇
place-stalingrad = 斯大林格勒
place-veshenskaya = 维申斯卡亚
place-serafimovich = 绥拉菲莫维奇
place-kletskaya = 克列茨卡亚
place-frolovo = 弗罗洛沃
place-ilovlya = 伊洛夫利亚
place-mikhailovka = 米哈伊洛夫卡
place-uryupinsk = 乌留平斯克
place-novokhopersk = 新霍皮奥尔斯克
place-povorino = 波沃里诺
place-borisoglebsk = 鲍里索格列布斯克
place-balashov = 巴拉绍夫
place-buturlinovka = 布图尔利诺夫卡
place-rtishchevo = 勒季谢沃
place-atkarsk = 阿特卡尔斯克
place-saratov = 萨拉托夫
place-kamyshin = 卡梅申
place-krasny-kut = 红库特
place-pallasovka = 帕拉索夫卡
place-leninsk = 列宁斯克
place-akhtuba = 阿赫图巴
place-baskunchak = 巴斯昆恰克
place-cherny-yar = 黑亚尔
place-yenotayevka = 叶诺塔耶夫卡
place-astrakhan = 阿斯特拉罕
place-kotelnikovo = 科捷利尼科沃
place-zimovniki = 济莫夫尼基
place-proletarskaya = 普罗列塔尔斯卡亚
place-salsk = 萨利斯克
place-elista = 埃利斯塔
place-divnoye = 季夫诺耶
place-yeysk = 叶伊斯克
place-kushchevskaya = 库晓夫斯卡亚
place-tikhoretsk = 季霍列茨克
place-primorsko-akhtarsk = 滨海阿赫塔尔斯克
place-timashevskaya = 季马舍夫斯卡亚
place-kropotkin = 克鲁泡特金
place-krasnodar = 克拉斯诺达尔
place-armavir = 阿尔马维尔
place-belorechenskaya = 别洛列琴斯卡亚
place-maikop = 迈科普
place-temryuk = 捷姆留克
place-anapa = 阿纳帕
place-krymskaya = 克雷姆斯卡亚
place-novorossiysk = 新罗西斯克
place-tuapse = 图阿普谢
place-sochi = 索契
place-sukhumi = 苏呼米
place-voroshilovsk = 伏罗希洛夫斯克
place-nevinnomyssk = 涅温诺梅斯克
place-cherkessk = 切尔克斯克
place-mineralnye-vody = 矿水城
place-georgievsk = 格奥尔吉耶夫斯克
place-budennovsk = 布琼诺夫斯克
place-mozdok = 莫兹多克
place-prokhladny = 普罗赫拉德内
place-nalchik = 纳尔奇克
place-ordzhonikidze = 奥尔忠尼启则
place-grozny = 格罗兹尼
place-gudermes = 古杰尔梅斯
place-kizlyar = 基兹利亚尔
place-khasavyurt = 哈萨维尤尔特
place-makhachkala = 马哈奇卡拉
box-cup = 命令杯
box-tray-army = 待配置：{ $key }
box-tray-1pza = 待配置：{ chit-1pza }
box-tray-4pza = 待配置：{ chit-4pza }
box-tray-6a = 待配置：{ chit-6a }
box-tray-17a = 待配置：{ chit-17a }
box-tray-h2a = 待配置：{ chit-h2a }
box-tray-r3a = 待配置：{ chit-r3a }
box-tray-it8a = 待配置：{ chit-it8a }
box-tray-front = 待配置：苏军第一线
box-tray-second = 待配置：苏军第二线
box-pool-axis = 轴心国预备兵力池
box-pool-soviet = 苏军预备兵力池
box-rail = 铁道运输格
box-called = 即将登场
box-away = 等待再登场的司令部
box-transferred = 转出的师
box-lost-axis = 轴心国损失
box-lost-soviet = 苏军损失

## 单位
kind-german-inf = 德军第 { $label } 步兵师
kind-pz = 德军 { $label } 装甲师
kind-mot = 德军 { $label } 摩托化步兵师
kind-ss = SS { $label } 师
kind-jg = 德军 { $label } 猎兵师
kind-mt = 德军 { $label } 山岳师
kind-hungarian-inf = 匈牙利 { $label } 师
kind-hungarian-arm = 匈牙利 { $label } 装甲师
kind-italian-inf = 意大利 { $label } 步兵师
kind-italian-mot = 意大利 { $label } 快速师
kind-italian-mt = 意大利 { $label } 山岳师
kind-romanian-inf = 罗马尼亚第 { $label } 步兵师
kind-romanian-arm = 罗马尼亚 { $label } 装甲师
kind-romanian-mt = 罗马尼亚 { $label } 山岳师
kind-romanian-cav = 罗马尼亚 { $label } 骑兵师
kind-rifle = 苏军第 { $label } 步兵师
kind-g = 苏军 { $label } 亲卫师
kind-c = 苏军 { $label } 骑兵
kind-tk = 苏军 { $label } 战车军
kind-m = 苏军 { $label } 机械化军
kind-fortress-1 = 1 级要塞
kind-fortress-2 = 2 级要塞
kind-chit-axis = 轴心国命令卡
kind-chit-soviet = 苏军命令卡
kind-chit-supply = 补给顺序卡
hq-1pza = 第 1 装甲集团军司令部
hq-4pza = 第 4 装甲集团军司令部
hq-6a = 第 6 集团军司令部
hq-17a = 第 17 集团军司令部
hq-h2a = 匈牙利第二集团军司令部
hq-r3a = 罗马尼亚第 3 集团军司令部
hq-it8a = 意大利第 8 集团军司令部
hq-voronezh = 沃若涅日方面军司令部
hq-stalingrad = 斯大林格勒方面军司令部
hq-caucasus = 高加索方面军司令部
hq-south = 南方方面军司令部
hq-southwest = 西南方面军司令部
hq-southeast = 东南方面军司令部
hq-other = { $label } 司令部

## 命令卡
chit-voronezh = 沃若涅日方面军
chit-stalingrad = 斯大林格勒方面军
chit-caucasus = 高加索方面军
chit-south = 南方方面军
chit-southwest = 西南方面军
chit-southeast = 东南方面军
chit-soviet-reinf = 苏军增援
chit-stavka = STAVKA 红军大本营
chit-1pza = 第 1 装甲集团军
chit-1pza-2 = 第 1 装甲集团军（第二枚）
chit-4pza = 第 4 装甲集团军
chit-4pza-2 = 第 4 装甲集团军（第二枚）
chit-6a = 第 6 集团军
chit-17a = 第 17 集团军
chit-h2a = 匈牙利第二集团军
chit-r3a = 罗马尼亚第 3 集团军
chit-it8a = 意大利第 8 集团军
chit-axis-reinf = 轴心国军增援
chit-supply = 补给顺序
mark-selected = 已放入杯中
mark-lead = 最先发动

## 图表
column-below = 不足 1-1
column-1-1 = 1-1
column-3-2 = 1.5-1
column-2-1 = 2-1
column-3-1 = 3-1
column-4-1 = 4-1
column-5-1 = 5-1
column-6-1 = 6-1
column-7-1 = 7-1
column-8-1 = 8-1
column-9-1 = 9-1
column-10-1 = 10-1
what-hq = 司令部
what-pz = 德军装甲师
what-ss = SS 师
what-inf = 德军步兵师
what-hungarian = 匈牙利师
what-italian = 意大利师
what-romanian = 罗马尼亚师
what-tk = 战车军
what-m = 机械化军
what-c = 骑兵
what-g = 亲卫师
what-rifle = 步兵师
what-box = 铁道运输格 中的单位
ground-clear = 平地
ground-forest = 森林
ground-swamp = 湿地
ground-mountain = 山岳
ground-town = 小镇
ground-city = 大城市
ground-forest-town = 森林与小镇
ground-forest-city = 森林与大城市
ground-swamp-town = 湿地与小镇
ground-swamp-city = 湿地与大城市
ground-mountain-town = 山岳与小镇
ground-mountain-city = 山岳与大城市

## 回合、阶段、形势
turn-of = 第 { $turn } 回合，共 { $turns } 回合
phase-over = 游戏结束
phase-setup = 游戏准备：{ $side }
phase-select = 命令选择阶段
phase-draw = 抽取命令卡
phase-activate = { $chit }：激活阶段
phase-move = { $chit }：移动小节
phase-declare = { $chit }：宣称攻击
phase-combat = { $chit }：战斗小节
phase-supply = { $chit }：补给顺序
phase-reinforce = { $chit }：增援
standing-points = 轴心国胜利点：{ $points }，目标 { $goal }
standing-open = { $hex }：轴心国占领并保持联络线得 { $points } 分；现在在苏军手中。
standing-lost = 轴心国单位损失扣除：{ $lost } VP
standing-axis-wins = 任何回合结束时轴心国达到 { $goal } VP 即获胜。
standing-soviet-wins = 到第 { $turns } 回合结束仍未达成，则苏军获胜。
over-axis = 轴心国在第 { $turn } 回合以 { $points } VP 获胜。
over-soviet = 苏军获胜：第 { $turn } 回合结束时轴心国只有 { $points } VP。

## 提示
prompt-over = 游戏结束。
prompt-wait = { $side }：请稍候。
prompt-setup = { $side }：还有 { $left } 个单位待配置。点选下方单位，再点亮起的格；或其余采用现成配置。
prompt-setup-done = { $side }：全部单位已配置，请按“结束配置”。
prompt-select-both = 双方秘密选择命令卡，然后确认完成。
prompt-select-other = { $side }：仍在秘密选择命令卡。
prompt-select-axis = { $side }：还需选择{ $german ->
    [0] {""}
   *[other] { " " }{ $german } 枚德军命令卡
}{ $allied ->
    [0] {""}
   *[other] { $german ->
        [0] {" "}
       *[other] 、
    }{ $allied } 枚同盟军或增援命令卡
}；也可由按钮代选。
prompt-select-lead = { $side }：可点一枚命令卡最先发动；或按“选择完成”，全部从杯中抽取。
prompt-select-soviet = { $side }：还需选择 { $fronts } 枚方面军命令卡{ $offensive ->
    [0] {""}
   *[other] ，并可再选“苏军增援”或 STAVKA（激活任意一个司令部）
}；也可由按钮代选。
prompt-select-offensive = { $side }：可再选“苏军增援”或 STAVKA 之一，再按“选择完成”。
prompt-select-ready = { $side }：命令卡已选好。按“选择完成”后放入杯中。
prompt-stavka = { $side }：STAVKA 可激活任意一个司令部，请点选。
prompt-attach = { $side }：最多可另外激活指挥范围内 { $left } 个德军单位，或直接继续。
prompt-march = { $side }：点已激活的单位，再点目的地；还有 { $left } 个未移动。按“结束移动”之后宣布攻击。
prompt-moving = { $side }：{ $unit }移动到哪里？移动力 { $points }。
prompt-moving-on = { $side }：{ $unit }还有 { $points } 移动力：继续或停止。
prompt-moving-through = { $side }：此格已满，{ $unit }不能停留。继续移动到哪里？
prompt-marching = { $side }：{ $unit }行军到哪里？可沿道路走 { $points } 格。
prompt-marching-on = { $side }：{ $unit }还可沿道路走 { $points } 格：继续或停止。
prompt-declare = { $side }：点敌军所在格宣称攻击。先宣称全部攻击，然后结算；或不攻击。
prompt-declare-more = { $side }：对{ $hex }的攻击不足 1-1，必须加入更多单位。
prompt-choose = { $side }：点选接下来结算的战斗，或按下按钮结算按钮上的那一场。最后一场自动结算。
prompt-losses-attacker = { $side }：攻击{ $hex }还须损失 { $steps } 战力，选择由谁承受，或承受代价最小的。
prompt-losses-defender = { $side }：{ $hex }的防御方还须损失 { $steps } 战力，选择由谁承受，或承受代价最小的。
prompt-hold = { $side }：{ $hex }的要塞可以死守：以损失战力代替退却 { $hexes } 格？
prompt-retreat = { $side }：{ $hex }的防御方退却 { $hexes } 格，选择单位和路线，或按按钮。
prompt-retreat-on = { $side }：{ $unit }还须退却 { $hexes } 格，选择下一格。
prompt-retreat-room = { $side }：该格已满，{ $unit }须继续退却，选择下一格。
prompt-advance = { $side }：{ $hex }已空出，点要进入的单位，或按“结束挺进”。
prompt-transfer = { $side }：按转出判定，还须有 { $count } 个师永久转往其他战线：{ $what }。点亮起的单位。
prompt-entrain = { $side }：单位可离开地图，移入铁道运输格。每枚“轴心国军增援”最多可让其中两个返回。点亮起的单位送入，或按“结束铁道运输”。
prompt-build = { $side }：点亮起的城市或城镇构筑或升级要塞。要塞可以承受损失代替退却；全局只能构筑两座。
prompt-call = { $side }：接受增援，还有 { $left } 个。点下方单位。
prompt-enter = { $side }：{ $unit }由铁道登场，点亮起的铁道格。

## 计划
plan-go = 将{ $unit }移动到{ $hex }
plan-march = { $unit }沿道路行军到{ $hex }
plan-strike = 攻击{ $hex }
plan-command = { $toward ->
    [0] {""}
   *[other] 向{ $goal }。
}{ $attacks ->
    [0] { $moved ->
        [0] 原地不动，不攻击
       *[other] { $back ->
            [0] 移动
           *[other] 后撤
        } { $moved } 个单位，最前者到{ $hex }，不攻击
    }
    [1] 以 { $column } 攻击{ $hex }
    [2] 以 { $column } 攻击{ $hex }，以 { $column2 } 攻击{ $hex2 }
   *[other] 以 { $column } 攻击{ $hex }，以 { $column2 } 攻击{ $hex2 }，以 { $column3 } 攻击{ $hex3 }{ $more ->
        [0] {""}
       *[other] ，另攻 { $more } 格
    }
}{ $fewer ->
    [0] {""}
   *[other] ；{ $staff }指挥范围内将少 { $fewer } 个单位
}
plan-lead-goal = 率部向{ $hex }挺进
plan-lead-steady = 照常指挥
plan-lead-bold = 大胆指挥:战力比较差时也攻击
plan-lead-careful = 谨慎指挥:只在战力比有利时攻击
plan-lead-aloof = 不攻击,并与敌军保持距离

## 点击含义
label-place = 将{ $unit }配置在{ $hex }
label-ready-made = 其余采用现成配置
label-ready-made-done = 采用现成配置并结束
label-select = 放入杯中：{ $chit }
label-lead = 最先发动：{ $chit }
label-ready = 选择完成
label-select-wisely = 用惯常的 { $count } 张命令卡，就绪
label-select-rest = 其余 { $count } 张照惯常，就绪
label-bring-in = 让 { $count } 个单位在{ $hex }{ $places ->
    [1] {""}
    [2] 和{ $other }
   *[other] 、{ $other }等处（另 { $more } 处）
}登场
label-activate = 激活{ $unit }（指挥范围 { $range }）
label-attach = 一并激活{ $unit }
label-take = 移动{ $unit }（{ $points } 移动力）
together-move = 改为普通移动
together-march = 改为行军
label-march = { $unit }沿道路行军（最多 { $hexes } 格）
label-go = { $unit }至{ $hex }：{ $cost } 移动力
label-go-march = { $unit }行军至{ $hex }：道路 { $hexes } 格
label-step = 进入{ $hex }：{ $cost } 移动力
label-step-road = 行军进入{ $hex }：1/2 移动力
label-step-whole = 进入{ $hex }：耗尽全部移动力
label-halt = 停止移动
label-attack = { $unit }攻击{ $hex }：{ $attack } 对 { $defence }，{ $column }
label-attack-begin = { $unit }开始攻击{ $hex }：{ $attack } 对 { $defence }，须有更多单位加入才达 1-1
label-attack-join = { $unit }加入对{ $hex }的攻击：{ $attack } 对 { $defence }，仍须更多单位加入才达 1-1
label-attack-all = { $count } 个单位一起攻击{ $hex }：{ $attack } 对 { $defence }，{ $column }
label-attack-fight = 以 { $count } 个单位攻击{ $hex }并结算{ $attacks ->
    [1] {""}
    [2] 两场攻击
   *[other] 全部 { $attacks } 场攻击
}{ $more ->
    [0] {""}
   *[other] ：另外 { $more } 格不再攻击
}
label-battle = 结算{ $hex }之战：{ $attack } 对 { $defence }，{ $column }
label-reduce = { $unit }翻为减少战力面
label-remove = 移除{ $unit }
label-lose-fortress = { $hex }的要塞降一级
label-stand = 死守要塞：{ $all } 战力中损失 { $steps }
label-yield = 放弃要塞，退却 { $hexes } 格
label-retreat-wisely = { $unit }退往{ $hex }{ $more ->
    [0] {""}
   *[other] ，另有 { $more } 个单位
}{ $steps ->
    [0] {""}
   *[other] ：损失 { $steps } 战力
}
label-retreat = { $unit }退往{ $hex }
label-retreat-zone = { $unit }退往{ $hex }，进入敌支配地域损失 1 战力
label-advance = { $unit }挺进{ $hex }
label-advance-all = { $count } 个单位挺进{ $hex }
label-exploit = { $unit }继续挺进至{ $hex }
label-transfer = 转出{ $unit }
label-entrain = 将{ $unit }送入铁道运输格
label-build = 在{ $hex }构筑要塞
label-raise = 将{ $hex }的要塞升为 2 级
label-call = { $unit }登场
label-enter = 在{ $hex }登场
label-cheapest = 承受代价最小的损失（{ $count }）：{ $unit }{ $units ->
    [1] {""}
    [2] 和{ $other }
   *[other] 、{ $other }等
}
label-done = 完成
label-done-setup = 结束配置
label-done-moving = 结束移动
label-done-declaring = { $attacks ->
    [1] 结算攻击
   *[other] 结算 { $attacks } 场攻击
}{ $more ->
    [0] {""}
   *[other] ，不再宣称
}
label-done-advancing = 结束挺进
label-done-advancing-fight = 结束挺进，接着以 { $column } 结算{ $hex }之战
label-done-entraining = 结束铁道运输
label-done-calling = 不再登场
label-no-attach = 不带德军单位
label-no-more-attach = 不再带德军单位
label-no-attack = 不攻击
label-no-fortress = 不构筑要塞

## 记录
log-placed = { $unit }配置在{ $hex }。
log-ready = { $side }选定了命令卡。
log-drawn = 抽到：{ $chit }。
log-led = 首个命令直接发动：{ $chit }。
log-void = 该命令卡无效：放入杯中的数量违反规定。
log-no-hq = 该命令卡无效：司令部不在地图上。
log-activated = 激活：{ $unit }及其指挥范围内的单位。
log-moved = { $unit }由{ $from }移动到{ $hex }。
log-control = { $side }支配了{ $hex }。
log-attacks = { $unit }宣称攻击{ $hex }。
log-combat = { $hex }之战：{ $attack } 对 { $defence }，{ $column } 列。
log-die = { $hex }，{ $column } 列：骰数为 { $die }。
log-result-none = 无效。
log-result-attacker = 攻击方须损失 { $steps } 战力。
log-result-retreat = 防御方须退却 { $hexes } 格。
log-result-losses = 防御方须损失 { $steps } 战力并退却 { $hexes } 格。
log-reduced = { $unit }翻为减少战力面。
log-removed = { $unit }在{ $hex }被除去。
log-hq-removed = { $unit }在{ $hex }被除去，将随下一次增援返回。
log-breached = { $hex }的要塞降一级。
log-fortress-holds = 要塞死守：以损失代替退却。
log-retreated = { $unit }退至{ $hex }。
log-advanced = { $unit }挺进到{ $hex }。
log-cut-off = { $unit }没有联络线。
log-transfer = 德军师转出判定：{ $die }。
log-transfer-none = 没有师须转往其他战线。
log-transfer-due = 须转往其他战线：{ $what } { $count }。
log-transferred = { $unit }被转出。
log-entrained = { $unit }移入铁道运输格。
log-built = 在{ $hex }构筑或升级了要塞。
log-commitment = 轴心国军投入判定：{ $die }。
log-entered = { $unit }在{ $hex }登场。
log-points = 轴心国胜利点：{ $points }。
log-turn = 第 { $turn } 回合开始。

## 面板
panel-attacks = 已宣称攻击：{ $count }
panel-combat = { $hex }之战
panel-result-none = 无效
panel-result-attacker = 攻击方损失 { $steps } 战力
panel-result = 防御方损失 { $steps } 战力，退却 { $hexes } 格
panel-result-retreat = 防御方退却 { $hexes } 格
panel-last-combat = 此战之后立即结算最后一场：{ $hex }，{ $attack } 对 { $defence }，{ $column }
panel-strengths = { $hex }：{ $attack } 对 { $defence }({ $odds })
panel-across = { $units } 个单位跨河攻击：{ $full } 减半为 { $half }
panel-fortress = 2 级要塞防御力 +1
panel-fortresses = 要塞的作用
panel-fortress-holds = 被攻击时，守军可用每格退却损失一战力的办法代替退却而死守
panel-fortress-zones = 敌支配地域不及于要塞所在格
panel-fortress-two = 2 级时防御力 +1
panel-fortress-levels = 每次补给顺序可构筑一级，不需代价
panel-fortress-markers = 全局最多构筑两座要塞
panel-boxed = { $unit }在格中等候
panel-box-return = 每枚“轴心国军增援”可任选最多两个返回
panel-box-rail = 返回时与增援相同：在与补给源相连、不在敌支配地域内的铁道格登场
panel-shift = { $ground }：向左修正 { $shift } 列
panel-column = 最终为 { $column } 列
panel-too-weak = 不足 1-1：尚不得攻击
panel-missing = 再加 { $missing } 战力即为 { $column }
panel-missing-river = 再加 { $missing } 战力（按印刷值；跨河则须 { $printed }）即为 { $column }
panel-die-none = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}：无效
panel-die-attacker = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}：攻击方损失 { $steps } 战力
panel-die-retreat = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}：防御方退却 { $hexes } 格
panel-die-losses = { $faces ->
    [1] { $from }
   *[other] { $from }–{ $to }
}：防御方损失 { $steps } 战力并退却 { $hexes } 格
panel-command = 命令：{ $chit }
panel-active = 激活单位：{ $units }
panel-in-cup = 杯中剩余命令卡：{ $count }
panel-supply = 补给断绝
panel-cut-off = { $side }：{ $units } 个单位没有联络线
panel-cut-off-unit = { $hex }的{ $unit }将损失 1 战力
panel-cut-off-dies = { $hex }的{ $unit }将被除去
panel-victory = 胜利点：{ $points } / { $goal }
panel-vp-held = { $hex }：轴心国，{ $points } VP
panel-vp-cut = { $hex }：轴心国支配但无联络线，不计 { $points } VP
panel-vp-soviet = { $hex }：苏军，可得 { $points } VP
panel-vp-lost = 单位损失扣除：{ $points } VP
panel-due-now = 本次增援
panel-next-box = 苏军下一次增援（第 { $box } 栏）
panel-transfers = 须转出的师
panel-due = { $what }：{ $count }
panel-leaves = { $what }：{ $count }
panel-returns = { $unit }随下一次增援再登场

## 轨道
track-turn = 回合
track-soviet-reinforcements = 苏军增援条
track-points = 胜利点
track-drawn = 本回合已抽出的命令卡

## 胜算
odds-vacated = { $hex }被空出
odds-held = { $hex }守住，攻击方无损失
odds-thrown-back = { $hex }守住，攻击方有损失
odds-steps = 损失战力：{ $side }
odds-units = 被除去的单位：{ $side }
odds-points = 轴心国失去的胜利点
odds-assume-losses = 双方都选代价最小的损失：先翻面后移除，战力小者优先。
odds-assume-retreats = 单位依次沿规则允许的第一条路线退却。
odds-assume-fortress = 要塞死守。
odds-assume-fortress-yields = 要塞不死守。
odds-assume-no-more = 没有其他单位加入攻击。
odds-assume-first = 本战斗先于其他战斗结算。

## 不可行的原因
why-active-already = 该单位已被激活。
why-advance-stops = 挺进第 2 格只能经过没有河流的平地。
why-armoured-hexes = 德军机械化单位只能放在装甲部队的标记上。
why-armoured-room = 装甲标记须为尚未配置的机械化单位留出位置。
why-attacks-already = 该单位已攻击另一格，一个单位只能攻击一格。
why-below-one-to-one = 即使全部可加入的单位参战，战力比仍不足 1-1。
why-box-first = 铁道运输格 中有该类型的师，须先从中转出。
why-box-limit = 每次命令只能从铁道运输格 登场 2 个单位。
why-chit-taken = 该命令卡已放入杯中。
why-choose-an-hq = STAVKA 必须激活一个司令部。
why-enemy-near = 与敌单位邻接的格子不能构筑要塞。
why-enemy-place = 该城市或小镇由敌方支配。
why-enemy-there = 敌方单位在该格。
why-enemy-unit = 那里是敌方单位。请点已激活的己方单位，移动到它旁边；按“结束移动”之后宣布攻击。
why-attack-later = 敌方单位在该格。按“结束移动”之后，从它旁边的格宣布攻击。
why-every-hex = 该集团军的每个初期配置格至少要有 1 个单位，剩余单位将不够。
why-finish-attack = 已开始的攻击仍不足 1-1，请先补足。
why-finish-first = 另一单位正在移动，请先结束其移动。
why-first-of-two = 请先选两枚相同命令卡中的第一枚。
why-front-line = 第一线单位在苏军初期配置格每格放 1 枚。
why-full = 该格已满：最多两个单位。请先移走一个。
why-full-first = 先转出完全战力的师。
why-in-zone = 该格在敌方支配地域内；请选其外的格。
why-level-two = 要塞已是 2 级。
why-march-into-zone = 行军不得进入敌支配地域。
why-march-on-roads = 行军必须沿道路移动。
why-mot-stays = 摩托化步兵师不可转出。
why-mountain = 山岳格除沿道路或山岳师外不得进出。
why-moved = 该单位在本命令中已移动。
why-must-enter = 应得的增援必须登场。
why-no-combat-there = 没有对该格宣称攻击。
why-no-fortress = 本战斗中没有要塞。
why-no-lead = 只有第 1 回合轴心国可指定一枚已选的命令卡最先发动。
why-no-line = 没有联络线。
why-no-marker = 没有可用的要塞标记。
why-no-points = 移动点不足；还能到的格已亮起。
why-out-of-reach = 太远：剩余移动点到不了那里。可到达的格子已点亮。
why-no-stack = 第二线单位不能堆叠。
why-no-such-unit = 地图上没有你的这个单位；能这样做的已亮起。
why-no-way = 无处可移动。
why-nobody-there = 该格没有敌人，不可攻击空格。
why-not-a-german-unit = 只能另外激活德军战斗单位。
why-not-a-soviet-hq = 请选择地图上的苏军司令部。
why-not-a-supplied-place = 要塞须构筑在有联络线的大城市或小镇。
why-not-active = 该单位未被激活。
why-left-behind = { $unit }最多另外激活其指挥范围内的 2 个德军单位；该单位未被选中。
why-no-other-hq = { $unit }不能激活其他司令部。
why-own-nation-only = { $unit }只激活本国的战斗单位。
why-was-out-of-range = { $unit }被激活时，该单位在其指挥范围之外。
why-not-adjacent = 该六角格不相邻；请选与单位相邻的格。
why-not-all-placed = 还有单位未配置。
why-not-an-army-hex = 这不是其集团军的初期配置格。
why-set-up-ground = 这里是{ $army }的配置格，其他集团军不能用。请为此格点选它的单位。
why-not-an-axis-unit = 只有轴心国单位可以。
why-not-attacking = 该单位没有参加此次攻击。
why-not-by-rail = 增援须在与联络源相连的铁道格登场。
why-not-due = 该单位不在本次增援之列。
why-not-eligible = 该师不是须转出的类型。
why-not-in-combat = 只有参加本战斗的单位承受损失。
why-not-mechanised = 只有机械化单位可挺进 2 格。
why-not-moved = 拿起的单位必须移动；要留在原地，请撤回。
why-not-now = 现在不能这样做。
why-not-here = 这里没有现在可以选择的东西。
why-not-here-move = 现在由{ $chit }移动：只有它的单位和它们能到的格与此有关。
why-not-here-attack = 现在由{ $chit }攻击：只有亮起的格与此有关。
why-not-here-combat = 现在结算{ $hex }之战：只有亮起的单位和格与此有关。
why-not-routed = 该单位不须退却。
why-not-that-way = 退却须沿最短路线退向联络源，并尽量避开敌支配地域。
why-not-your-chit = 这不是你的命令卡。
why-not-yours = 现在由对方决定。
why-not-yours-to-place = 该单位不在待配置之列。
why-number-of-chits = 该类命令卡的数量由回合条规定。
why-off-road = 行军必须从含道路的格子开始。
why-one-at-a-time = 另一单位正在退却。
why-one-offensive = “苏军增援”与 STAVKA 只能选其一。
why-other-nation = 初期配置时只能与同国籍单位堆叠。
why-out-of-range = 它在指挥范围之外：打开“指挥范围”图层即可看到。
why-over = 游戏已结束。
why-river-start = 跨越无桥的大河必须从河岸开始，并占用整个移动。
why-sea = 不得进入完全海格。
why-second-line = 第二线单位放在苏军支配下的镇或都市。
why-starts-in-zone = 行军不得从敌支配地域开始。
why-supply-always = 补给顺序卡必定在杯中。
why-take-the-first = 相同的单位按算子表的次序配置：先放{ $unit }。
why-must-transfer = 还须转出一个掷骰结果所指类型的师。
why-nobody-moves = 没有单位正在移动：已经停下，或尚未选取。
why-second-step-river = 退却从第二格起不得越过无桥的大河。
why-too-far = 挺进须经过被攻击格，之后最多再进一格。
why-two-germans = 同盟国司令部最多激活 2 个德军单位。
why-whole-allowance = 不沿道路进入山岳须花费全部移动力。
why-zones-in-mountains = 从敌支配地域到另一敌支配地域，不得离开道路进入山地。
why-zones-over-river = 从敌支配地域到另一敌支配地域，不得越过无桥的大河。

## 标记
badge-routed = 须退却
badge-retreated = 已退却
badge-in-zone = 在敌支配地域内
game-title = 激斗！斯大林格勒电击战

## 图上标注
tag-cost = { $cost }
tag-whole = 全部
tag-road = ×{ $hexes }
tag-odds = { $column }
tag-below = < 1-1

## 格上印刷
symbol-forest = 森林
symbol-swamp = 沼泽
symbol-mountain = 山地
symbol-sea = 海
symbol-city = 城市
symbol-town = 城镇
symbol-victory = 胜利点
symbol-source-axis = 轴心国补给源
symbol-source-soviet = 苏军补给源

## 初次出现时的说明
explain-prompt-setup = 单位只能放在本集团军或本线的配置格：点选单位，可放的格就会亮起。现成配置一键合理放好全部单位。
explain-prompt-select-axis = 每枚命令卡让一个集团军在本回合行动一次，装甲集团军有两枚。全部命令卡与补给顺序卡一起放入杯中逐一抽取，敌方的也在其中。
explain-prompt-select-soviet = 每枚命令卡让一个方面军在本回合行动一次。全部命令卡与补给顺序卡一起放入杯中逐一抽取，敌方的也在其中。
explain-prompt-march = 被激活的是该司令部及其指挥范围内的本国单位。离开和进入敌支配地域各需额外移动力；沿道路行军可走两倍，但不得进入敌支配地域。
explain-prompt-declare = 格上的数字是所有可参加者合计后的栏位，已计地形。攻击至少须达 1-1，每个单位只能攻击一次。
explain-prompt-retreat = 退却取通往补给的最短路线，尽量绕开敌支配地域。不得不进入者损失一战力。
explain-prompt-advance = 参加攻击的单位可进入空出的格。机械化单位可再沿平地挺进一格。
explain-prompt-call = 增援在与补给源相连、且不在敌支配地域内的铁道格登场。
explain-prompt-build = 要塞相当于一个不能移动的单位。它的作用及规则见“查看”。

## Overlays
overlay-supply-means = 斜线：有补给。轮形：补给源。虚线：输送补给的铁路。红圈：断补给的单位。
overlay-command = 指挥范围
overlay-command-means = 点击司令部，只显示它的范围。

## 常令的时机
window-losses = 防守方的损失
window-retreat = 防守方的退却
window-fortress = 要塞死守或放弃

## 回合流程
sequence-setup = 游戏准备：先轴心军，后苏军
sequence-select = 双方秘密选择放入杯中的命令卡
sequence-draw = 抽出一张命令卡并执行，直到杯空为止：
sequence-activate = 其司令部激活范围内的部队，
sequence-move = 部队移动，
sequence-combat = 然后攻击：先宣称全部攻击，再逐一结算；
sequence-reinforce = 抽到增援卡，则新部队到达；
sequence-supply = 抽到补给顺序卡，则双方进行补给检查
sequence-end = 回合结束：轴心军计算胜利点数

## 规则书的标题
section-introduction = 导言
section-components = 配件
section-basics-stacking = 基本概念：堆叠
section-basics-zones-of-control = 基本概念：支配地域
section-basics-lines-of-communication = 基本概念：联络线
section-basics-control-of-cities = 基本概念：城市控制
section-preparation = 游戏准备
section-sequence-of-play = 回合流程
section-command-selection = 命令选择
section-command-execution = 命令执行
section-activation = 激活
section-movement = 移动
section-movement-normal = 移动：普通移动
section-movement-march = 移动：行军
section-combat = 战斗
section-supply-procedure = 补给程序
section-reinforcements = 增援
section-headquarters = 司令部
section-fortresses = 要塞
section-victory = 胜利
section-special-rules = 特殊规则
section-errata = 勘误

## 图表
chart-results = 战斗结果表
chart-results-means = A1：攻击方损失 1 战力。R：防御方退却 1 格，RR：2 格。1RR：防御方损失 1 战力并退却 2 格。–：无效果。
chart-die = { $die }
chart-terrain = 地形效果表
chart-terrain-means = 进入所需的移动力，以及攻击该格时向左移动的列数。✕：只能沿道路进入，或由山地师耗尽全部移动力进入。城镇与城市的移列与所在地形累加。
chart-mechanised = 机械化
chart-other = 其他
chart-shift = 攻击
chart-clear = 平原
chart-forest = 森林
chart-swamp = 沼泽
chart-mountain = 山地
chart-town = 城镇
chart-city = 城市
chart-river = 渡河
chart-zone = 进入或离开支配地域
label-advance-wisely = { $unit }{ $count ->
    [1] {""}
    [2] 与{ $other }
   *[other] 及另外 { $more } 个单位
}挺进{ $place }
label-advance-wisely-fight = { $unit }{ $count ->
    [1] {""}
    [2] 与{ $other }
   *[other] 及另外 { $more } 个单位
}挺进{ $place }，接着以 { $column } 结算{ $hex }之战
reason-advance-points = { $place }值 { $points } 胜利点。
reason-fortress = 不需代价，守军也不必退却。
reason-select = 其司令部指挥范围内战力最多，尤其是靠近敌军者。
reason-stay-better = 各单位留在原地更好。
reason-stay-supplied = 进入者将没有补给，而本回合的补给顺序卡尚未抽出。
reason-advance-supplied = 进入该格者仍有补给。
reason-advance-cut = { $unit }在那里没有补给；本回合的补给顺序卡已抽出。
loses-advance-supply = { $unit }{ $more ->
    [0] {""}
   *[other] 和另外 { $more } 个单位
}在那里没有补给：抽到补给顺序卡时损失 1 战力。
loses-conquest = { $hex } 已打下，却无人进驻。
loses-attacks = 可以对{ $hex }打一次不错的攻击。
loses-fortress = 现在可以不需代价地构筑一级。
loses-chit = { $unit }不在地图上：这枚命令卡激活不了任何单位。
loses-command = 已激活的 { $count } 个单位一个也没有移动。
loses-supply = { $unit }{ $more ->
    [0] {""}
   *[other] 和另外 { $more } 个单位
}移动后失去补给：抽到补给顺序卡时损失 1 战力。
label-step-by-step = 逐格移动

## 地图上的名称
map-don-cossacks = 顿河哥萨克
map-donets-basin = 顿涅茨盆地
map-kalmyk-steppe = 卡尔梅克草原
map-sea-of-azov = 亚速海
map-kuban = 库班
map-black-sea = 黑海
map-caucasus = 高加索
map-nogai-steppe = 诺盖草原
map-caspian-sea = 里海
map-to-lgov = 往利戈夫
map-to-orel = 往奥廖尔
map-to-yelets = 往叶列茨
map-to-moscow-road = 往莫斯科公路
map-to-penza = 往奔萨
map-to-uralsk = 往乌拉尔斯克
map-to-poltava = 往波尔塔瓦
map-to-pavlograd = 往巴甫洛格勒
map-to-chaplino = 往恰普利诺
map-to-pologi = 往波洛吉
map-to-crimea = 往克里米亚
map-to-georgian-military-road = 往格鲁吉亚军用公路
