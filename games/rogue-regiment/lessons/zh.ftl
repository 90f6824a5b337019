## Walk
lesson-walk = 行走
lesson-walk-about = 每名队员每回合有四点行动点。走一格花一点，蹲下也花一点；起身不花点数。
lesson-walk-go = 帕迪站在果园里，手上有四点行动点。让他向北走两格：点一个方格，标签会说明要花多少。
lesson-walk-go-early = 这样他会白白浪费所有点数。先向北走两格。
lesson-walk-down = 现在让他蹲下。这要花一点，而躲在树篱或矮墙后蹲着就没人看得见他。
lesson-walk-down-on = 先在这里停一下，蹲下。
lesson-walk-wait = 还剩一点。用掉也行，放弃也行：结束他的回合。
lesson-walk-end = 接下来轮到敌人：抽一张牌，巡逻兵走动，察觉到什么的人采取行动。如此一回合接一回合，直到你撤出或天亮。

## Hedge
lesson-hedge = 避开视线
lesson-hedge-about = 敌人看得见他面前的一切，除非中间有遮挡。低矮掩体能藏住紧贴其后蹲着的人。
lesson-hedge-along = 北面的哨兵正朝这边看。帕迪蹲在树篱后面。沿着树篱向东走一格，保持蹲姿。
lesson-hedge-along-stood = 在树篱后站起来就等于站在明处：哨兵会立刻看见他。保持蹲姿。
lesson-hedge-along-over = 脱离掩护就是故意暴露自己。蹲着沿树篱走。
lesson-hedge-back = 他没有动静：在低矮掩体后走一步不会被看见。回到原来的位置。
lesson-hedge-back-stood = 还不行。蹲着退回一格。
lesson-hedge-stand = 每走一步之前，棋盘都会告诉你在那里会被谁看见。现在试试树篱的用处：站起来。
lesson-hedge-end = 他看见帕迪了：哨兵进入警觉，帕迪暴露，敌人的攻击阶段会有一枪。叠加层里的“为何被看见，为何没有”会画出每条视线。

## Knife
lesson-knife = 战刀
lesson-knife-about = 从背后用战刀，不掷骰、不出声就能杀敌。然后还得让尸体消失。
lesson-knife-stab = 一名哨兵，正看着别处。选择“移动并攻击”，走到他身后用战刀：两者合起来只花一点。
lesson-knife-stab-shot = 手枪声周围六格都听得见，而且可能打不中。再靠近一格，用战刀。
lesson-knife-lift = 无声无息。但谁看见尸体都会警觉。走到他的方格上，把尸体抱起来。
lesson-knife-lift-left = 下一个巡逻兵会发现他。先把尸体抱起来。
lesson-knife-hide = 把他放到西边的树下，远处没人看得见。
lesson-knife-hide-open = 放在那里太显眼。树在另一边。
lesson-knife-hide-left = 他不能抱着尸体站在这里：这样既不能跑也不能打。把它放到树下。
lesson-knife-end = 敌人少了一个，而且没人知道。任务就是这样完成的。

## Noise
lesson-noise = 噪音
lesson-noise-about = 枪声会传到开枪者周围。听见的人会转过身来，警报也近了一格。
lesson-noise-silent = 一名哨兵背对着站在你面前，另一名在他前面两格，第三名在远远的东边。不出声地解决第一个。
lesson-noise-silent-shot = 那会把其他人引来。他就站在你面前：用战刀。
lesson-noise-loud = 现在故意弄出声音：用手枪打第二名哨兵，留意第三名哨兵和潜行轨。
lesson-noise-loud-away = 先开一枪，看看枪声有什么后果。
lesson-noise-end = 他倒下了，但潜行标记前进了，东边那人也转身过来了。标记走到头就会响起警报，所有人都醒过来。

## Papers
lesson-papers = 从窗户进去
lesson-papers-about = 翻窗花两点；捡起自己方格里的东西不花点数。
lesson-papers-window = 文件就在面前的房间里，隔壁的哨兵正看着别处。从窗户翻进去。
lesson-papers-window-wall = 窗户不能走过去，要翻。花两点。
lesson-papers-window-early = 哨兵不会一直看着别处。现在就翻进去。
lesson-papers-papers = 你进来了。捡起文件。
lesson-papers-papers-forgotten = 你要找的东西还没拿。先捡起文件。
lesson-papers-papers-early = 先捡起文件：不花点数。
lesson-papers-out = 还剩两点，刚好够。再翻出去。
lesson-papers-out-early = 留在屋里，有人进门就会看见他。你有两点：翻出去。
lesson-papers-end = 进去，出来，神不知鬼不觉。现在还要走很长的路回到进场的地方。

## Bomb
lesson-bomb = 刘易斯炸弹
lesson-bomb-about = 放下炸弹，用事件牌张数设定引信，爆炸时人已走远。
lesson-bomb-lay = 帕迪有一枚刘易斯炸弹。把它放在他和哨兵之间的方格，哨兵正看着别处。
lesson-bomb-lay-far = 先别走，把炸弹放在面前的方格上。
lesson-bomb-fuse = 引信按事件牌的张数计算，每回合抽一张。设为一。
lesson-bomb-fuse-long = 三回合太久：哨兵可能会发现它。设为一。
lesson-bomb-run = 快离开。向西走两格，第一格走斜线。
lesson-bomb-run-stayed = 炸弹旁边可不是等候的地方。先离开。
lesson-bomb-blast = 结束他的回合：抽牌，引信烧完。
lesson-bomb-end = 哨兵没了。补给堆、火炮和车辆也一样，只要炸弹放在旁边而且骰子够好；当然，所有人都听见了。
