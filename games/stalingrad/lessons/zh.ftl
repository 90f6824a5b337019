## 命令卡
lesson-chits = 命令卡与命令杯
lesson-chits-about = 没人知道下一个行动的是谁：双方把命令卡放进同一个杯子，由运气抽出。
lesson-chits-german = 1942 年 6 月，你指挥轴心国。每回合规定你能用几张命令卡：现在是六张德军的。六张全选：第 6 和第 17 集团军，以及两个装甲集团军各两张，所以它们能行动两次。
lesson-chits-german-early = 规定的数目还没选够：六张德军的，再加一张其他的。
lesson-chits-ally = 再选一张，盟国的或增援的。选增援（AXIS REINF）。
lesson-chits-ally-hungarians = 匈牙利军守着平静的战线。选增援：没有它，损失的师得不到补充。
lesson-chits-lead = 第一回合有一张命令卡在开杯之前执行。选第 6 集团军打头阵。
lesson-chits-lead-cup = 那就由运气决定谁先开始战役。只有这一次你可以选：让第 6 集团军打头阵。
lesson-chits-ready = 你选了什么是秘密，苏军选了什么也是。补给卡总在杯里。宣布准备完毕。
lesson-chits-end = 第 6 集团军得到了命令。执行完后抽下一张，可能是你的，也可能是他们的，直到杯子抽空：回合就结束了。

## 指挥
lesson-command = 指挥与移动
lesson-command-about = 司令部启动指挥范围内的单位；每个被启动的单位可以移动一次，然后战斗一次。
lesson-command-panzer = 抽到了第 6 集团军的命令卡。它范围内的单位全部启动；远在北边的第 79 师没有。把第 16 装甲师移到 3134 格，靠近苏军师。先点单位，再点格子。
lesson-command-panzer-range = 第 79 师在第 6 集团军的指挥范围之外：没有命令就不能移动。“指挥范围”图层显示司令部能管多远。
lesson-command-panzer-early = 装甲师还没有动。命令很短暂：用好它。
lesson-command-infantry = 格子上的数字是移动消耗。每个单位对周围六格有支配地域，进入敌支配地域多付 2 点，离开再多付 2 点。把第 44 师移到 3135 格：刚好够。
lesson-command-infantry-early = 第 44 师在这次命令中就能到敌人面前。把它移到 3135 格。
lesson-command-headquarters = 指挥范围只在启动的那一刻计算。把司令部也带上，移到 3034 格，下次才够得着。
lesson-command-headquarters-early = 留在后面的司令部很快就指挥不到任何人。把它移到 3034 格。
lesson-command-end = 单位逐个移动，一格最多两个单位；在没有敌人监视的道路上行军可走两倍远。接下来：到了那里做什么。

## 攻击
lesson-attack = 战力比、退却与挺进
lesson-attack-about = 相加战力，找到栏位，掷一颗骰子。被赶走的一方把格子留给你。
lesson-attack-declare = 战力 3 的苏军骑兵站在开阔地。用第 16 装甲师（8）和第 44 师（4）一起攻击：十二比三就是 4-1。
lesson-attack-declare-alone = 四比三只是 1-1：伤到你和伤到他们一样容易。让装甲师也参加。
lesson-attack-roll = 掷骰之前，面板会显示栏位和每个点数的结果。在 4-1，只有 1 点没有效果。结束宣布。
lesson-attack-exploit = 4 点：骑兵沿着补给方向退却一格，原来的格子空了。机械化单位可以挺进两格：让第 16 装甲师穿过去，进入第二格。
lesson-attack-exploit-short = 那只是一格。装甲师可以走两格，支配地域挡不住战斗后挺进。选第二格。
lesson-attack-exploit-infantry = 步兵挺进一格，只能进入被攻击的格子。走两格的是装甲师。
lesson-attack-exploit-none = 挺进不是必须的，但打下来不进去，地盘又会丢掉。让装甲师穿过去。
lesson-attack-follow = 现在第 44 师跟进，进入打下的格子。
lesson-attack-follow-none = 装甲师孤零零地在前面。让第 44 师跟上。
lesson-attack-end = 一次命令就突破了。而第一和第 4 装甲集团军各有两张命令卡。

## 地形
lesson-ground = 会打仗的地形
lesson-ground-about = 城镇、森林和河流抵得上几个师：掷骰之前它们就移动了战力比。
lesson-ground-declare = 一个弱小的步兵师（战力 2）守着森林里的城镇。用第 44 师（4）和第 79 师（5）攻击它。
lesson-ground-declare-alone = 四比二是 2-1；森林和城镇各移一栏，而最低只能打到 1-1。让第 79 师也参加。
lesson-ground-roll = 九比二是 4-1。但森林移一栏，城镇再移一栏：只剩 2-1。城市要移两栏。看看面板，然后结束宣布。
lesson-ground-pay = 1 点，在 2-1 是 A1：攻击方损失一个战力。若是 4-1 就没事。选择哪个师翻面。
lesson-ground-end = 受损的师翻到较弱的一面，再受损就没了；每失去一个德军师扣一个胜利点，装甲师扣两个。跨河攻击战力减半。能绕就绕。

## 包围
lesson-pocket = 无路可退
lesson-pocket-about = 退却要有路。没有路，再强的师也到头了。
lesson-pocket-close = 一个苏军师已被五面包围。第六面是 2936 格：把第 377 师移到那里。
lesson-pocket-close-early = 经 2936 格还有一条路：他们会走掉。堵上它。
lesson-pocket-moved = 包围圈合上了。结束移动。
lesson-pocket-declare = 用第 16 装甲师和第 44 师攻击口袋。其他师没有启动，但它们挡着路。
lesson-pocket-declare-none = 下回合他们的友军可能打破包围。现在就攻击。
lesson-pocket-roll = 十二比二是 6-1。每个结果都是某种退却，而他们无处可退。结束宣布。
lesson-pocket-advance = 它消失了，你毫无损失。让第 44 师进占。
lesson-pocket-end = 就算有路，从你的炮口下经过也要付出代价：退却单位每进入一格敌支配地域就损失一个战力。小心，这对双方都一样。

## 补给
lesson-supply = 补给卡
lesson-supply-about = 每回合一次，没人知道何时，补给卡会被抽出：没有联络线的单位损失一个战力。
lesson-supply-close = 两个苏军师在库尔斯克前面。你的支配地域和城镇切断了所有的路，只剩一条。把第 62 师移到 0306 格，口袋就合上了。
lesson-supply-close-early = 经 0305 格的路还通着，补给就从那里来。先移动第 62 师。
lesson-supply-wait = 联络线不能穿过敌军单位、敌方城镇，也不能穿过没有友军的敌支配地域。结束命令：杯里只剩一张，就是补给卡。
lesson-supply-box = 已经减少战力的师没了，满员的师翻面；先检查苏军。调离骰子这次没有带走谁。现在你可以把单位放进铁道运输格：它们随下次增援乘火车回来，哪里需要到哪里。送走第 62 师。
lesson-supply-end = 你自己的联络线沿铁路没有长度限制，离开铁路最多六格。走得越远，一个插到后方的苏军战车军就越危险。

## 要塞
lesson-fortress = 要塞
lesson-fortress-about = 现在你是苏军。要塞把退却变成损失，在一个师必须走开的地方坚守。
lesson-fortress-stand = 斯大林格勒：四个师攻击你在 2 级要塞里的骑兵，结果是退却两格。要塞可以死守，改为损失两个战力。死守。
lesson-fortress-stand-yield = 退却就把要塞永远留给敌人：全局你只有两个。死守。
lesson-fortress-lose = 要损失两个战力。要塞承担一个，骑兵承担一个：这样两者都还在。
lesson-fortress-lose-cavalry = 没有守军，要塞只是空壳。要塞承担一个，骑兵承担一个。
lesson-fortress-end = 它现在是 1 级；抽到补给卡时，如果旁边没有敌人，可以再升级。要塞里没有堆叠限制，敌支配地域也不起作用。

## 增援
lesson-reinforce = 增援与胜利
lesson-reinforce-about = 抽到增援卡时，新的师乘火车到来。最后算数的是城市。
lesson-reinforce-call = 抽到了轴心国增援，骰子给了一个装甲师和一个匈牙利师。从预备池叫出第 24 装甲师。
lesson-reinforce-call-later = 匈牙利师也会来。先叫第 24 装甲师。
lesson-reinforce-enter = 它可以到达任何一个有铁路连到你的补给源、且不在敌支配地域内的铁路格。让它在第 6 集团军身后的哈尔科夫下车。
lesson-reinforce-enter-far = 那里离前线太远，也不在任何司令部的范围内。选哈尔科夫，0213 格。
lesson-reinforce-hungarian = 现在是匈牙利师：叫出第 9 师，让它在库尔斯克下车，那里有它的司令部。只有本国司令部能指挥它。
lesson-reinforce-end = 命令就此完成，杯里抽出了下一张：匈牙利军可以行动了。你控制并有补给的每座大城市值十分，减去你的损失：回合结束时有 85 分你就赢；到第 9 回合还没有，苏军赢。顶栏会计分。

## 独自上阵
lesson-own = 蓝色行动开始
lesson-own-about = 战役的开局。布置部队，选命令卡，率领夏季攻势与电脑对阵。
lesson-own-setup = 每个师都有自己的位置。“现成配置”把它们全部按盒中的建议放好；第一次这样就行。布置好，然后宣布完成。
lesson-own-select = 像学过的那样选命令卡：六张德军的全选，再加增援。
lesson-own-lead = 谁打头阵？第 4 装甲集团军在沃罗涅日前面，装甲最多；不过由你决定。
lesson-own-ready = 宣布准备完毕。
lesson-own-end = 你的第一道命令已经下达：在战线薄弱处攻击，穿过去，合上口袋，别让谁停在断了的铁路尽头。从这里接着与电脑打下去。
