## pocket
puzzle-pocket = 第六面
puzzle-pocket-task = 现在由第 6 集团军行动。用它消灭位于 3035 格的苏军第 62 师。
puzzle-pocket-hint = 必须撤退却无路可退的单位会被消灭。哪一格还开着？
puzzle-pocket-at-once = 先发动了进攻，那个师就从没人看守的那一格走掉了。
puzzle-pocket-end = 第 377 师堵上了最后一格。先前放走他们的同一点数，这次消灭了他们。

## unit-s-295-2
puzzle-unit-s-295-2 = 第 295 师的末日（第 2 回合）
puzzle-unit-s-295-2-task = 现在由{ chit-1pza }行动。用它消灭位于 1225 格的苏军第 295 师。
puzzle-unit-s-295-2-hint = 对 1225 格的进攻要用 4 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-295-2-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-295-2-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-383-2
puzzle-unit-s-383-2 = 第 383 师的末日（第 2 回合）
puzzle-unit-s-383-2-task = 现在由{ chit-r3a }行动。用它消灭位于 1324 格的苏军第 383 师。
puzzle-unit-s-383-2-hint = 对 1324 格的进攻要用 1 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-383-2-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-383-2-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## krasny-luch-1
puzzle-krasny-luch-1 = { place-krasny-luch }，第 1 回合
puzzle-krasny-luch-1-task = 现在由{ chit-1pza }行动。用它拿下{ place-krasny-luch }（1023 格）。
puzzle-krasny-luch-1-hint = 对 1023 格的进攻要用 4 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-krasny-luch-1-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-krasny-luch-1-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-212-1
puzzle-unit-s-212-1 = 第 212 师的末日（第 1 回合）
puzzle-unit-s-212-1-task = 现在由{ chit-4pza }行动。用它消灭位于 0605 格的苏军第 212 师。
puzzle-unit-s-212-1-hint = 对 0605 格的进攻要用 2 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-212-1-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-212-1-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-295-1
puzzle-unit-s-295-1 = 第 295 师的末日（第 1 回合）
puzzle-unit-s-295-1-task = 现在由{ chit-17a }行动。用它消灭位于 1026 格的苏军第 295 师。
puzzle-unit-s-295-1-hint = 对 1026 格的进攻要用 4 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-295-1-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-295-1-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-45-2
puzzle-unit-s-45-2 = 第 45 师的末日（第 2 回合）
puzzle-unit-s-45-2-task = 现在由{ chit-4pza }行动。用它消灭位于 0905 格的苏军第 45 师。
puzzle-unit-s-45-2-hint = 对 0905 格的进攻要用 3 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-45-2-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-45-2-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-227-1
puzzle-unit-s-227-1 = 第 227 师的末日（第 1 回合）
puzzle-unit-s-227-1-task = 现在由{ chit-6a }行动。用它消灭位于 0715 格的苏军第 227 师。
puzzle-unit-s-227-1-hint = 对 0715 格的进攻要用 5 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-227-1-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-227-1-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-261-2
puzzle-unit-s-261-2 = 第 261 师的末日（第 2 回合）
puzzle-unit-s-261-2-task = 现在由{ chit-17a }行动。用它消灭位于 1223 格的苏军第 261 师。
puzzle-unit-s-261-2-hint = 对 1223 格的进攻要用 2 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-261-2-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-261-2-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-199-1
puzzle-unit-s-199-1 = 第 199 师的末日（第 1 回合）
puzzle-unit-s-199-1-task = 现在由{ chit-1pza }行动。用它消灭位于 0714 格的苏军第 199 师。
puzzle-unit-s-199-1-hint = 对 0714 格的进攻要用 4 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-199-1-tempting = 显而易见的走法，但落空了。
puzzle-unit-s-199-1-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-228-2
puzzle-unit-s-228-2 = 第 228 师的末日（第 2 回合）
puzzle-unit-s-228-2-task = 现在由{ chit-1pza }行动。用它消灭位于 1322 格的苏军第 228 师。
puzzle-unit-s-228-2-hint = 对 1322 格的进攻要用 3 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-228-2-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-228-2-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-160-1
puzzle-unit-s-160-1 = 第 160 师的末日（第 1 回合）
puzzle-unit-s-160-1-task = 现在由{ chit-6a }行动。用它消灭位于 0512 格的苏军第 160 师。
puzzle-unit-s-160-1-hint = 对 0512 格的进攻要用 2 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-160-1-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-160-1-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## unit-s-297-1
puzzle-unit-s-297-1 = 第 297 师的末日（第 1 回合）
puzzle-unit-s-297-1-task = 现在由{ chit-1pza }行动。用它消灭位于 1019 格的苏军第 297 师。
puzzle-unit-s-297-1-hint = 对 1019 格的进攻要用 2 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-unit-s-297-1-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-unit-s-297-1-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## zadonsk-3
puzzle-zadonsk-3 = { place-zadonsk }，第 3 回合
puzzle-zadonsk-3-task = 现在由{ chit-4pza }行动。用它拿下{ place-zadonsk }（1001 格）。
puzzle-zadonsk-3-hint = 对 1001 格的进攻要用 6 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-zadonsk-3-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-zadonsk-3-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## kushchevskaya-3
puzzle-kushchevskaya-3 = { place-kushchevskaya }，第 3 回合
puzzle-kushchevskaya-3-task = 现在由{ chit-1pza }行动。用它拿下{ place-kushchevskaya }（1231 格）。
puzzle-kushchevskaya-3-hint = 对 1231 格的进攻要用 2 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-kushchevskaya-3-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-kushchevskaya-3-end = 完成。骰子对谁都一样：为什么而掷，由你选择。

## balashov-9
puzzle-balashov-9 = { place-balashov }，第 9 回合
puzzle-balashov-9-task = 现在由{ chit-4pza }行动。用它拿下{ place-balashov }（2206 格）。
puzzle-balashov-9-hint = 对 2206 格的进攻要用 2 个单位。注意哪场战斗先打，以及谁来堵住退路。
puzzle-balashov-9-tempting = 电脑就是这样指挥的，目标落空了。
puzzle-balashov-9-end = 完成。骰子对谁都一样：为什么而掷，由你选择。
