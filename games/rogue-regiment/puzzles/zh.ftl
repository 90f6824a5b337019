## d8-5-paddy
puzzle-d8-5-paddy = d8 格的人
puzzle-d8-5-paddy-task = 你是{ seat-paddy }。在本回合敌方行动开始之前，必须有一个敌人倒在 d8 格。
puzzle-d8-5-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-d8-5-paddy-tempting = 显而易见的走法，但落空了。
puzzle-d8-5-paddy-end = 只用了几个算得精准的行动点。

## e11-6-paddy
puzzle-e11-6-paddy = e11 格的人
puzzle-e11-6-paddy-task = 你是{ seat-paddy }。在本回合敌方行动开始之前，必须有一个敌人倒在 e11 格。
puzzle-e11-6-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-e11-6-paddy-tempting = 显而易见的走法，但落空了。
puzzle-e11-6-paddy-end = 只用了几个算得精准的行动点。

## f8-5-paddy
puzzle-f8-5-paddy = f8 格的人
puzzle-f8-5-paddy-task = 你是{ seat-paddy }。在本回合敌方行动开始之前，必须有一个敌人倒在 f8 格。
puzzle-f8-5-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-f8-5-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-f8-5-paddy-end = 只用了几个算得精准的行动点。

## f6-4-paddy
puzzle-f6-4-paddy = f6 格的人
puzzle-f6-4-paddy-task = 你是{ seat-paddy }。在本回合敌方行动开始之前，必须有一个敌人倒在 f6 格。
puzzle-f6-4-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-f6-4-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-f6-4-paddy-end = 只用了几个算得精准的行动点。

## a13-10-paddy
puzzle-a13-10-paddy = a13 格的人
puzzle-a13-10-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 a13 格。
puzzle-a13-10-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-a13-10-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-a13-10-paddy-end = 只用了几个算得精准的行动点。

## d13-13-paddy
puzzle-d13-13-paddy = d13 格的人
puzzle-d13-13-paddy-task = 你是{ seat-paddy }。在本回合敌方行动开始之前，必须有一个敌人倒在 d13 格。
puzzle-d13-13-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-d13-13-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-d13-13-paddy-end = 只用了几个算得精准的行动点。

## g13-14-paddy
puzzle-g13-14-paddy = g13 格的人
puzzle-g13-14-paddy-task = 你是{ seat-paddy }。在本回合敌方行动开始之前，必须有一个敌人倒在 g13 格。
puzzle-g13-14-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-g13-14-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-g13-14-paddy-end = 只用了几个算得精准的行动点。

## b5-3-paddy
puzzle-b5-3-paddy = b5 格的人
puzzle-b5-3-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 b5 格。
puzzle-b5-3-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-b5-3-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-b5-3-paddy-end = 只用了几个算得精准的行动点。

## a5-3-paddy
puzzle-a5-3-paddy = a5 格的人
puzzle-a5-3-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 a5 格。
puzzle-a5-3-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-a5-3-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-a5-3-paddy-end = 只用了几个算得精准的行动点。

## a13-9-paddy
puzzle-a13-9-paddy = a13 格的人
puzzle-a13-9-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 a13 格。
puzzle-a13-9-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-a13-9-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-a13-9-paddy-end = 只用了几个算得精准的行动点。

## e13-11-paddy
puzzle-e13-11-paddy = e13 格的人
puzzle-e13-11-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 e13 格。
puzzle-e13-11-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-e13-11-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-e13-11-paddy-end = 只用了几个算得精准的行动点。

## d9-16-jock
puzzle-d9-16-jock = d9 格的人
puzzle-d9-16-jock-task = 你是{ seat-jock }。在本回合结束之前，必须有一个敌人倒在 d9 格。
puzzle-d9-16-jock-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-d9-16-jock-tempting = 电脑就是这样做的，那人活了下来。
puzzle-d9-16-jock-end = 只用了几个算得精准的行动点。

## f6-7-paddy
puzzle-f6-7-paddy = f6 格的人
puzzle-f6-7-paddy-task = 你是{ seat-paddy }。在本回合敌方行动开始之前，必须有一个敌人倒在 f6 格。
puzzle-f6-7-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-f6-7-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-f6-7-paddy-end = 只用了几个算得精准的行动点。

## b14-9-paddy
puzzle-b14-9-paddy = b14 格的人
puzzle-b14-9-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 b14 格。
puzzle-b14-9-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-b14-9-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-b14-9-paddy-end = 只用了几个算得精准的行动点。

## f6-8-paddy
puzzle-f6-8-paddy = f6 格的人
puzzle-f6-8-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 f6 格。
puzzle-f6-8-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-f6-8-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-f6-8-paddy-end = 只用了几个算得精准的行动点。

## e13-7-paddy
puzzle-e13-7-paddy = e13 格的人
puzzle-e13-7-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 e13 格。
puzzle-e13-7-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-e13-7-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-e13-7-paddy-end = 只用了几个算得精准的行动点。

## d15-15-paddy
puzzle-d15-15-paddy = d15 格的人
puzzle-d15-15-paddy-task = 你是{ seat-paddy }。在本回合敌方行动开始之前，必须有一个敌人倒在 d15 格。
puzzle-d15-15-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-d15-15-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-d15-15-paddy-end = 只用了几个算得精准的行动点。

## h11-18-jock
puzzle-h11-18-jock = h11 格的人
puzzle-h11-18-jock-task = 你是{ seat-jock }。在本回合敌方行动开始之前，必须有一个敌人倒在 h11 格。
puzzle-h11-18-jock-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-h11-18-jock-tempting = 电脑就是这样做的，那人活了下来。
puzzle-h11-18-jock-end = 只用了几个算得精准的行动点。

## g17-9-paddy
puzzle-g17-9-paddy = g17 格的人
puzzle-g17-9-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 g17 格。
puzzle-g17-9-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-g17-9-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-g17-9-paddy-end = 只用了几个算得精准的行动点。

## c17-12-paddy
puzzle-c17-12-paddy = c17 格的人
puzzle-c17-12-paddy-task = 你是{ seat-paddy }。在本回合结束之前，必须有一个敌人倒在 c17 格。
puzzle-c17-12-paddy-hint = 先数行动点：从哪里开枪或下刀，还剩多少点？
puzzle-c17-12-paddy-tempting = 电脑就是这样做的，那人活了下来。
puzzle-c17-12-paddy-end = 只用了几个算得精准的行动点。
