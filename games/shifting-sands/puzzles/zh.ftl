## asyut-8
puzzle-asyut-8 = { space-asyut }，第 8 回合
puzzle-asyut-8-task = 你是轴心国。在这次行动中控制{ space-asyut }。
puzzle-asyut-8-hint = 行动开始时，出发的部队在{ space-nile-delta }。
puzzle-asyut-8-tempting = 电脑就是这样做的，而{ space-asyut }没有易手。
puzzle-asyut-8-end = { space-asyut }归你了。只用一次行动，骰子对谁都一样。

## nile-delta-5
puzzle-nile-delta-5 = { space-nile-delta }，第 5 回合
puzzle-nile-delta-5-task = 你是轴心国。在这次行动中控制{ space-nile-delta }。
puzzle-nile-delta-5-hint = 行动开始时，出发的部队在{ space-el-alamein }。
puzzle-nile-delta-5-tempting = 电脑就是这样做的，而{ space-nile-delta }没有易手。
puzzle-nile-delta-5-end = { space-nile-delta }归你了。只用一次行动，骰子对谁都一样。

## charruba-5
puzzle-charruba-5 = { space-charruba }，第 5 回合
puzzle-charruba-5-task = 你是盟军。在这次行动中控制{ space-charruba }。
puzzle-charruba-5-hint = 行动开始时，出发的部队在{ space-amman }。
puzzle-charruba-5-tempting = 电脑就是这样做的，而{ space-charruba }没有易手。
puzzle-charruba-5-end = { space-charruba }归你了。只用一次行动，骰子对谁都一样。

## kismayu-4
puzzle-kismayu-4 = { space-kismayu }，第 4 回合
puzzle-kismayu-4-task = 你是盟军。在这次行动中控制{ space-kismayu }。
puzzle-kismayu-4-hint = 行动开始时，出发的部队在{ space-south-africa }。
puzzle-kismayu-4-tempting = 电脑就是这样做的，而{ space-kismayu }没有易手。
puzzle-kismayu-4-end = { space-kismayu }归你了。只用一次行动，骰子对谁都一样。

## giof-el-matar-5
puzzle-giof-el-matar-5 = { space-giof-el-matar }，第 5 回合
puzzle-giof-el-matar-5-task = 你是轴心国。在这次行动中控制{ space-giof-el-matar }。
puzzle-giof-el-matar-5-hint = 行动开始时，出发的部队在{ space-el-agheila }。
puzzle-giof-el-matar-5-tempting = 电脑就是这样做的，而{ space-giof-el-matar }没有易手。
puzzle-giof-el-matar-5-end = { space-giof-el-matar }归你了。只用一次行动，骰子对谁都一样。

## southern-flank-5
puzzle-southern-flank-5 = { space-southern-flank }，第 5 回合
puzzle-southern-flank-5-task = 你是轴心国。在这次行动中控制{ space-southern-flank }。
puzzle-southern-flank-5-hint = 行动开始时，出发的部队在{ space-el-agheila }。
puzzle-southern-flank-5-tempting = 电脑就是这样做的，而{ space-southern-flank }没有易手。
puzzle-southern-flank-5-end = { space-southern-flank }归你了。只用一次行动，骰子对谁都一样。

## southern-flank-6
puzzle-southern-flank-6 = { space-southern-flank }，第 6 回合
puzzle-southern-flank-6-task = 你是轴心国。在这次行动中控制{ space-southern-flank }。
puzzle-southern-flank-6-hint = 行动开始时，出发的部队在{ space-bardia }。
puzzle-southern-flank-6-tempting = 电脑就是这样做的，而{ space-southern-flank }没有易手。
puzzle-southern-flank-6-end = { space-southern-flank }归你了。只用一次行动，骰子对谁都一样。

## halfaya-6
puzzle-halfaya-6 = { space-halfaya }，第 6 回合
puzzle-halfaya-6-task = 你是盟军。在这次行动中控制{ space-halfaya }。
puzzle-halfaya-6-hint = 行动开始时，出发的部队在{ space-fuka }。
puzzle-halfaya-6-tempting = 显而易见的走法，但落空了。
puzzle-halfaya-6-end = { space-halfaya }归你了。只用一次行动，骰子对谁都一样。

## berbera-2
puzzle-berbera-2 = { space-berbera }，第 2 回合
puzzle-berbera-2-task = 你是轴心国。在这次行动中控制{ space-berbera }。
puzzle-berbera-2-hint = 行动开始时，出发的部队在{ space-nairobi }。
puzzle-berbera-2-tempting = 电脑就是这样做的，而{ space-berbera }没有易手。
puzzle-berbera-2-end = { space-berbera }归你了。只用一次行动，骰子对谁都一样。

## el-alamein-9
puzzle-el-alamein-9 = { space-el-alamein }，第 9 回合
puzzle-el-alamein-9-task = 你是轴心国。在这次行动中控制{ space-el-alamein }。
puzzle-el-alamein-9-hint = 行动开始时，出发的部队在{ space-tobruk }。
puzzle-el-alamein-9-tempting = 电脑就是这样做的，而{ space-el-alamein }没有易手。
puzzle-el-alamein-9-end = { space-el-alamein }归你了。只用一次行动，骰子对谁都一样。

## moyale-3
puzzle-moyale-3 = { space-moyale }，第 3 回合
puzzle-moyale-3-task = 你是轴心国。在这次行动中控制{ space-moyale }。
puzzle-moyale-3-hint = 行动开始时，出发的部队在{ space-lugh }。
puzzle-moyale-3-tempting = 电脑就是这样做的，而{ space-moyale }没有易手。
puzzle-moyale-3-end = { space-moyale }归你了。只用一次行动，骰子对谁都一样。

## malakal-2
puzzle-malakal-2 = { space-malakal }，第 2 回合
puzzle-malakal-2-task = 你是轴心国。在这次行动中控制{ space-malakal }。
puzzle-malakal-2-hint = 行动开始时，出发的部队在{ space-jijiga }。
puzzle-malakal-2-tempting = 电脑就是这样做的，而{ space-malakal }没有易手。
puzzle-malakal-2-end = { space-malakal }归你了。只用一次行动，骰子对谁都一样。

## halfaya-5
puzzle-halfaya-5 = { space-halfaya }，第 5 回合
puzzle-halfaya-5-task = 你是轴心国。在这次行动中控制{ space-halfaya }。
puzzle-halfaya-5-hint = 行动开始时，出发的部队在{ space-el-agheila }。
puzzle-halfaya-5-tempting = 电脑就是这样做的，而{ space-halfaya }没有易手。
puzzle-halfaya-5-end = { space-halfaya }归你了。只用一次行动，骰子对谁都一样。

## sidi-barrani-5
puzzle-sidi-barrani-5 = { space-sidi-barrani }，第 5 回合
puzzle-sidi-barrani-5-task = 你是轴心国。在这次行动中控制{ space-sidi-barrani }。
puzzle-sidi-barrani-5-hint = 行动开始时，出发的部队在{ space-el-agheila }。
puzzle-sidi-barrani-5-tempting = 电脑就是这样做的，而{ space-sidi-barrani }没有易手。
puzzle-sidi-barrani-5-end = { space-sidi-barrani }归你了。只用一次行动，骰子对谁都一样。

## halfaya-1
puzzle-halfaya-1 = { space-halfaya }，第 1 回合
puzzle-halfaya-1-task = 你是轴心国。在这次行动中控制{ space-halfaya }。
puzzle-halfaya-1-hint = 行动开始时，出发的部队在{ space-gambut }。
puzzle-halfaya-1-tempting = 显而易见的走法，但落空了。
puzzle-halfaya-1-end = { space-halfaya }归你了。只用一次行动，骰子对谁都一样。

## marsabit-1
puzzle-marsabit-1 = { space-marsabit }，第 1 回合
puzzle-marsabit-1-task = 你是轴心国。在这次行动中控制{ space-marsabit }。
puzzle-marsabit-1-hint = 行动开始时，出发的部队在{ space-keren }。
puzzle-marsabit-1-tempting = 电脑就是这样做的，而{ space-marsabit }没有易手。
puzzle-marsabit-1-end = { space-marsabit }归你了。只用一次行动，骰子对谁都一样。

## amba-alagi-5
puzzle-amba-alagi-5 = { space-amba-alagi }，第 5 回合
puzzle-amba-alagi-5-task = 你是盟军。在这次行动中控制{ space-amba-alagi }。
puzzle-amba-alagi-5-hint = 行动开始时，出发的部队在{ space-addis-ababa }。
puzzle-amba-alagi-5-tempting = 电脑就是这样做的，而{ space-amba-alagi }没有易手。
puzzle-amba-alagi-5-end = { space-amba-alagi }归你了。只用一次行动，骰子对谁都一样。
