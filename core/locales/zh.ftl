# 引擎自身的文字。各游戏的文字在各自的文件中。

## 桌上发生的事
core-undone = { $seat }撤回上一步。
core-went-back = { $seat }将桌面恢复原状。
core-ordered = 预设命令代{ $seat }作答。
core-declined = { $seat }放弃反应。
core-offered = { $seat }可以作出反应。
core-proposal = 草案余下的部分作为提议退回。
core-hidden-line = { $seat }暗中行动。
core-hidden-die = 暗掷一枚骰子。

## 输入为何未被接受
core-error-seat = 没有这个席位。
core-error-decision = 现在不由{ $seat }决定。
core-error-over = 游戏已经结束。
core-error-notation = 无法读懂这段记谱。
core-error-undo = { $seat }没有可以撤回的行动。
core-error-row = 没有可以返回的这一行。
core-error-dice = 本桌只播放记录，没有骰子。
core-error-empty = 这一行没有任何行动。
core-error-binding = 这会掷骰、揭示或询问：只能执行，不能试行。

## 课程
core-lesson-other = 这是允许的，但不是这一步要练的内容。
core-lesson-missed = 现在已不轮到你行动，而这一步的目标还没有达到。
core-puzzle-failed = 没有解开：时间已到，或者失去了不可缺少的东西。再来一次：那时也可以要提示。

## 记录
core-record-verified = 已由秘密重新推出 { $rolls } 次掷骰，全部属实。
core-record-replayed = 已重放 { $rows } 行。
core-record-drift = 第 { $row } 行之后的局面与记录不符。

## 处处通用的外观
house-in-hand = 已拿起
house-attacking = 进攻中
house-reduced = 减员
house-moved = 已移动
house-active = 已激活
house-cut-off = 补给断绝
house-overlay-zones = 控制区（ZOC）
house-overlay-zones-means = 交叉斜线：双方控制区重叠。
house-overlay-supply = 补给
house-overlay-front = 战线
house-overlay-odds = 已宣称攻击的战斗比

## 手册
handbook-example = 例
handbook-ruling = 裁定
handbook-shown = 见
handbook-tests = 测试
handbook-lesson = 课程
handbook-puzzle = 谜题
handbook-case = 案例
handbook-lessons = 课程
handbook-puzzles = 谜题
handbook-cases = 案例

## 复盘
review-title = 复盘
review-chance = 每次决定之后{ $seat }的胜率
review-gave = 骰子与决定各带来了什么
review-luck = 骰子总共给了{ $seat } { $points }个百分点。
review-cost = { $seat }代价最大的决定(每个阶段至多计一次)共损失{ $points }个百分点。
review-noise = 一点等于百分之一的胜率。每次决定都按实际做法和其他做法推演到回合结束若干次:细小的差别并不确定。
review-worst = { $seat }代价最大的决定
review-none = 没有明显不如其他做法的决定。
review-row = 行
review-turn = 回合
review-done = 实际做法
review-better = 更好的做法
review-gain = 点数

## 搜索规则时含义相同的词，以逗号分隔
term-victory-points = 胜利点, 胜利分, 胜利点数, 得分
term-zone-of-control = 支配地域, 控制区, 控制区域
term-movement-points = 移动力, 移动点, 移动点数
term-headquarters = 司令部, 指挥部, 总部
term-line-of-communication = 联络线, 补给线, 交通线
term-results-table = 战斗结果, 战斗结果表
term-reinforcements = 增援, 援军
term-retreat = 退却, 撤退, 后退
term-advance = 挺进, 推进, 战斗后前进
term-attack = 攻击, 进攻
term-hex = 格, 六角格
term-overrun = 冲击, 碾压
term-cube = 立方体, 方块
term-impulse = 轮次, 脉冲
term-chit = 命令卡, 命令算子
term-dice = 骰, 骰子, 掷骰
