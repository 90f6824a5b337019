

## steady-hand
puzzle-steady-hand = 稳住手
puzzle-steady-hand-task = 你是帕迪。d8 格的哨兵看见你了。必须在敌方行动开始之前让他倒下。
puzzle-steady-hand-hint = 对手枪来说他离得远。花一个行动点能让这一枪更准吗？
puzzle-steady-hand-tempting = 先跑去找掩护，就没有行动点开枪了。
puzzle-steady-hand-end = 一点用来瞄准，其余用来开枪：瞄准比再乱开一枪更值。

## twice
puzzle-twice = 连开两枪
puzzle-twice-task = 你是帕迪，只剩两点生命。e11 格的巡逻步枪兵盯上你了。必须在敌方行动开始之前让他倒下。
puzzle-twice-hint = 他不会等你养好伤。第一枪可能打不中：还有第二枪吗？
puzzle-twice-tempting = 你跑开去包扎伤口，他追了上来。
puzzle-twice-end = 四个行动点两枪。伤口可以等，步枪兵不会等。

## no-bandages
puzzle-no-bandages = 没空包扎
puzzle-no-bandages-task = 你是帕迪，受了伤。f8 格的哨兵已经举枪。必须在敌方行动开始之前让他倒下。
puzzle-no-bandages-hint = 凡不是开枪的事，都要少开一枪。
puzzle-no-bandages-tempting = 包扎、两步、瞄准，再加打偏的一枪：一下子做太多事了。
puzzle-no-bandages-end = 原地不动，连开两枪。

## run-then-fire
puzzle-run-then-fire = 先跑后打
puzzle-run-then-fire-task = 你是帕迪。附近有两个警觉的敌人；必须在敌方行动开始之前让 f6 格的哨兵倒下。
puzzle-run-then-fire-hint = 从 a4 格看不清他。冲刺用两个行动点跑三格：该停在哪里？
puzzle-run-then-fire-tempting = 你打了更近的 b5 格敌人，哨兵还活着。
puzzle-run-then-fire-end = 跑三格，在对的地方开一枪。

## stand-up
puzzle-stand-up = 起身开枪
puzzle-stand-up-task = 你是帕迪，蹲在 b11 格。一名巡逻兵走到 a13 格，毫无察觉。必须在本回合结束之前让他倒下。
puzzle-stand-up-hint = 蹲着不能开枪。而没看见你的敌人是送上门的礼物。
puzzle-stand-up-tempting = 你站了起来，却又跑到别处去了。
puzzle-stand-up-end = 起身，一枪，别人都没有察觉。

## one-step-aside
puzzle-one-step-aside = 让开一步
puzzle-one-step-aside-task = 你是帕迪。三个敌人已经警觉；必须在敌方行动开始之前让 d13 格的步枪兵倒下。
puzzle-one-step-aside-hint = 从 b11 格看过去有东西挡着。一步就够。
puzzle-one-step-aside-tempting = 你往北逃，他们追了过去。
puzzle-one-step-aside-end = 一步到 c11 格，视线就通了。

## three-rifles
puzzle-three-rifles = 三个敌人
puzzle-three-rifles-task = 你是帕迪，受了伤，周围有三个警觉的敌人。必须在敌方行动开始之前让 g13 格的哨兵倒下。
puzzle-three-rifles-hint = 三个当中要打最远的那个。你有四个行动点：瞄准一点，开枪两点。
puzzle-three-rifles-tempting = 你跑了，三个人在背后开枪。
puzzle-three-rifles-end = 三个少了一个，正是要紧的那个。

## trap
puzzle-trap = 给巡逻兵设陷阱
puzzle-trap-task = 你是帕迪，在 a4 格没人看见。巡逻兵沿第 5 行向西走来。不开一枪，让他在本回合结束之前倒在 b5 格。
puzzle-trap-hint = 巡逻兵一步一步走固定路线。你身上有什么能等着他？
puzzle-trap-tempting = 你在灌木丛里跑来跑去，巡逻兵走了过去。
puzzle-trap-end = 谁也没听见。巡逻兵守时，陷阱有耐心。

## bait
puzzle-bait = 诱饵
puzzle-bait-task = 你是帕迪，在 a4 格。让巡逻兵在本回合结束之前踩中 a5 格的陷阱。
puzzle-bait-hint = 他自己不会走到 a5 格。先放陷阱，再让他在合适的地方看见或听见你。
puzzle-bait-tempting = 没有陷阱，跑来跑去只是噪音。
puzzle-bait-end = 陷阱在 a5 格，你在 c3 格当诱饵。

## creep-and-shoot
puzzle-creep-and-shoot = 摸近开枪
puzzle-creep-and-shoot-task = 你是帕迪，蹲在 c11 格。a13 格的巡逻兵毫无察觉，必须在本回合结束之前让他倒下。
puzzle-creep-and-shoot-hint = 趁还蹲着先靠近，再站起来。
puzzle-creep-and-shoot-tempting = 你从旁边爬过，躲到了另一个角落。
puzzle-creep-and-shoot-end = 蹲行一格，起身，一枪。

## knife-in-the-back
puzzle-knife-in-the-back = 背后一刀
puzzle-knife-in-the-back-task = 你是帕迪，蹲在 b11 格。e13 格的巡逻兵面朝东。必须在本回合结束之前让他倒下。
puzzle-knife-in-the-back-hint = 走一步再下刀可以是一个行动。但先得站起来。
puzzle-knife-in-the-back-tempting = 你爬去拿文件，巡逻兵走他的路。
puzzle-knife-in-the-back-end = 他始终没有回头。刀是没有声音的。

## paddy-is-dead
puzzle-paddy-is-dead = 为了帕迪
puzzle-paddy-is-dead-task = 你是乔克，帕迪已经阵亡。三个敌人向北追来。必须在本回合结束之前让 d9 格的警卫倒下。
puzzle-paddy-is-dead-hint = 你还在地图外。从能望得远的地方进来，并留两个行动点开枪。
puzzle-paddy-is-dead-tempting = 你留在地图边上等着。
puzzle-paddy-is-dead-end = 进两格，顺着小路一枪。

## long-lane
puzzle-long-lane = 长巷尽头
puzzle-long-lane-task = 你是帕迪，在 d11 格，警卫和巡逻兵紧追不舍。必须在敌方行动开始之前让远在 f6 格的哨兵倒下。
puzzle-long-lane-hint = 跑到身后的视线通畅为止，转身，瞄准。
puzzle-long-lane-tempting = 你打了最近的巡逻兵。
puzzle-long-lane-end = 从 g14 格一直能望到 f6 格。他背对着你。

## across-the-yard
puzzle-across-the-yard = 穿过院子
puzzle-across-the-yard-task = 你是帕迪，在 b11 格，还没人看见你。f6 格的哨兵必须在本回合结束之前倒下。
puzzle-across-the-yard-hint = 冲刺三格就进入射程，还剩两个行动点。
puzzle-across-the-yard-tempting = 躲着安全，可谁也不会因此倒下。
puzzle-across-the-yard-end = 跑三格，一枪。冲刺就是为此而设。

## aim-first
puzzle-aim-first = 先瞄准
puzzle-aim-first-task = 你是帕迪，在 c14 格。e13 格的巡逻兵正朝你看。必须在本回合结束之前让他倒下。
puzzle-aim-first-hint = 后退一步，四个行动点仍够打一发好枪。
puzzle-aim-first-tempting = 陷阱放在了没人走的地方。
puzzle-aim-first-end = 一步、瞄准、开枪：一、一、二。

## grenade
puzzle-grenade = 手榴弹
puzzle-grenade-task = 你是帕迪，在 f15 格。d15 格警觉的警卫有冲锋枪。必须在敌方行动开始之前让他倒下。
puzzle-grenade-hint = 你带着一样不必打中人也管用的东西。但别在原地用。
puzzle-grenade-tempting = 你从他身边跑过，背后是枪口。
puzzle-grenade-end = 靠近一步，一颗手榴弹，警卫就没了。

## last-man
puzzle-last-man = 最后一人
puzzle-last-man-task = 你是乔克，只剩你了。两个带冲锋枪的警卫向北走来。后面的 h11 格警卫必须在敌方行动开始之前倒下。
puzzle-last-man-hint = 别因为近就打近的那个。往西一步，视线就开了。
puzzle-last-man-tempting = 瞄了近的那个，错过了另一个。
puzzle-last-man-end = 从 a4 格看，第二个警卫毫无遮挡。

## round-the-hut
puzzle-round-the-hut = 绕过小屋
puzzle-round-the-hut-task = 你是帕迪，蹲在 b15 格。g17 格的哨兵面朝东。不开一枪，让他在本回合结束之前倒下。
puzzle-round-the-hut-hint = 从南面冲刺过去，把刀留到最后一步。
puzzle-round-the-hut-tempting = 你往北爬走了，哨兵打了个哈欠。
puzzle-round-the-hut-end = 一口气绕到他背后，剩下的交给刀。

## on-his-way
puzzle-on-his-way = 回程路上
puzzle-on-his-way-task = 你是帕迪，在 c14 格。巡逻兵在 a17 格掉头往东回来。必须在本回合结束之前让他倒在 c17 格。
puzzle-on-his-way-hint = 你知道他走哪条路。抢先到那里，等他来时你已离开。
puzzle-on-his-way-tempting = 你拿了文件，这很好，但没有人因此倒下。
puzzle-on-his-way-end = 他在回岗位的路上踩中了陷阱。
