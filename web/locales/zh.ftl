# 客户端自己的文字。

## Everywhere
sandtable = 沙盘
tagline = 二战桌面兵棋，裁判熟知每一条规则。
language = 语言
theme-auto = 明暗随系统
theme-light = 浅色
theme-dark = 深色
close = 关闭
send = 发送
copy = 复制
copied = 已复制
remove = 删除
you = 你
to-lobby = 返回大厅

## Lobby
games = 游戏
my-tables = 我的棋局
open-seats = 空位
open-seats-none = 现在没有人在等。打开一个盒子，把一方设为“任何人”，你的棋局就会出现在这里。
watch = 观战
watch-none = 现在没有别人的公开对局。
lobby-failed = 服务器没有回应，页面会自动重试。
start-here = 从这里开始
players-count = { $count } 人
scenario = 剧本
more-options = 更多
pace = 节奏
pace-live = 即时
pace-days = 每步 { $days } 天
public-table = 允许旁观
own-data = 自备数据（文件夹）
own-data-taken = 已采用你的数据（{ $digest }）：本桌用它进行。
data-refused = 数据被拒绝：
two-at-screen = 两人共用此屏幕：换人时拉上帷幕
record-open = 打开记录
record-open-means = 存下的棋局，可以回看，也可以接着下。
record-unfit = 此文件无法重演：
choice-me = 我
choice-open = 任何人
choice-link = 朋友（发链接）
choice-bot = 电脑：{ $level }
level-recruit = 新兵
level-regular = 正规兵
level-veteran = 老兵
level-elite = 精锐
temper = 性格
temper-steady = 稳健
temper-bold = 大胆
temper-cautious = 谨慎
handicap = 让子
handicap-0 = 不让
handicap-adapts = 随你调整
handicap-1 = 五回合中有一回合放松
handicap-2 = 五回合中有两回合放松
handicap-3 = 五回合中有三回合放松
handicap-4 = 五回合中有四回合放松
bot-and = { $bot }，{ $also }
bot-hurried = 仓促：服务器繁忙
play-machine = 与电脑对局
play-alone = 一人执双方
lay-table = 开桌
your-turn = 轮到你了
status-waiting = 等人入座
status-running = 进行中
status-over = 已结束
seat-open = 空位
seat-link = 已邀请
seat-person = 玩家
seat-bot = 电脑
seat-lesson = 课程
sit-down = 入座
guest-called = { $name }（访客）
called = { $name }
log-in = 登录
log-out = 退出
feed-make = 我的回合订阅地址
export-me = 下载我的全部资料
erase-me = 删除我
erase-me-means = 您的名字、发言、笔记，以及没有他人参与的对局将被永久删除。有他人参与的对局由机器人接替您的座位。
erase-me-yes = 全部删除
erase-me-no = 保留
keep-name = 保留名字
name = 名字
password = 密码
account-why = 你现在是访客。设定名字和密码后，在任何设备上都能找到你的棋局。

## Table: states
laying-out = 正在摆放棋盘……
table-gone = 这张桌子已经撤走了。
table-failed = 无法显示这张桌子。
line-lost = 连接中断，正在重连。你已走的步骤不会丢失。
waiting-players = 人齐了就开始。
waiting-bids = 双方到齐并为选边出价后就开始。
bid-for-sides = 竞标选边（{ $unit }）
bid-title = 为选边出价
bid-means = 说出想执哪一方、愿为此让给对方多少。双方想要的不同，谁也不用让；想要的相同，让得多的得到它。自己出价之前看不到对方的出价。
bid-side = 我想执
bid-points = 为此让出
bid-make = 出价
bid-again = 改变出价
bid-made = 你的出价：{ $seat }，{ $points }。
bid-other = 对方已出价。
send-link = 把这个链接发给执{ $seat }的人：
link-code = 显示给手机扫的二维码
side-label = 决定与抽屉

## Table: two at one screen
curtain-pass = 请把屏幕交给：{ $seat }
curtain-means = 只有另一方才能看的都已收起。请就座，再拉开帷幕。
curtain-lift = { $seat }：显示棋盘

## Table: coming back
away = 你不在的时候
away-standing = { $was } → { $is }
away-ground = { $seat }占领了{ $places }。
away-nobody = { $places }现在无人控制。
away-losses = 移除：{ $pieces }。
and-more = { $names }等另外 { $count } 处
away-calm = 没有地方易手，也没有损失。
away-fought = 战斗：{ $what }
away-move = 第 { $move } 步，共 { $moves } 步
away-watch = 看这 { $count } 步
decide-now = 现在决定

## Table: between the players
draw-offered = { $seat }提议和棋。
draw-refuse = 拒绝
draw-waits = 你已提议和棋。
draw-back = 收回提议
time-up = { $seat }的时间已到。
pause-ask = 请求暂停计时
pause-asked = { $seat }请求暂停计时。
pause-agree = 同意暂停
pause-waits = 你已请求暂停计时，需要所有对局者同意。
pause-back = 收回请求
paused = 计时已暂停。有人行动或要求继续时恢复计时。
pause-end = 恢复计时
replace-bot = 由电脑接手
replace-link = 邀请他人接手
replace-waits = 你已同意，还需要其他对局者同意。
replace-address = 把这个链接发给接手的人：
older-rules = 本局按旧版规则开始。在这里可以回看，也可以从现有局面在新桌上继续。
trouble-bot = 机器在此无法走棋。有人继续时会再次请它行动。
trouble-clock = 此处时限已到，但未能处理。
trouble-rules = 本桌的规则出错了。暂时搁置一会儿，任何内容都不会丢失。
go-on = 在新桌上继续
notify-ask = 轮到你时要浏览器提醒吗？
notify-yes = 好，提醒我
notify-no = 不用

## Table: top bar
sequence = 回合流程
you-win-if = 胜负条件
players = 玩家
is-asked = 正在决定
clock = 剩余时间
clock-days = { $d } 天 { $h } 小时
clock-hours = { $h } 小时 { $m } 分
clock-minutes = { $m } 分 { $s } 秒
menu = 菜单
help = 按键
set-explain = 边玩边讲解
set-reminders = 交出决定前提醒我
set-shared = 两人共用此屏幕
to-phone = 把我的席位带到手机上
phone-code = 含本桌地址的二维码
phone-guest = 用手机相机对准二维码，就会带着你的席位打开本桌。持有此码的人可以替你下棋。
phone-account = 用手机相机对准二维码，再用你的名字登录。
phone-local = 这个地址只有本机认得。请用 --listen 加上本机的网络地址启动服务器，手机才能连上。
hand-over = { $seat }由谁操作：
set-keys = 键盘快捷键
set-sound = 轮到我时发声
set-counters = 算子大小
record-save = 保存棋谱
notify-me = 轮到我时通知我
draw-offer = 提议和棋
draw-accept = 同意和棋
claim-time = 宣布对方超时
resign = 认输
rematch = 再来一局
delete-table = 撤掉这张桌子
sure-resign = 认输吗？
sure-delete = 永久撤掉这张桌子吗？
keep-playing = 继续下

## Table: prompt
your-decision = 由你决定
your-decision-as = 由你决定：{ $seat }
decide-for = 改由{ $seat }决定
waiting-for = { $seat }正在决定
no-decision = 没有人需要决定
watching = 你在观战
sheet-toggle = 展开或收起抽屉
send-and = 发送 { $count } 步，然后：{ $label }
send-draft = 发送已摆好的步骤
undo-this = 撤回：{ $what }
understood = 明白了
undo-draft = 撤回最后一步（已摆 { $count } 步）
undo-log = 撤回最后一行（可撤 { $count } 行）
proposal = 你被打断了：有 { $count } 步退回给你。
proposal-again = 重新执行：{ $what }
more-happened = 还有 { $count } 行……
show-me = 给我看看
plans = 参谋的建议
plans-asked = 参谋正在思考……
plans-learnt = 胜率由已下的棋局学得。
plans-thumb = 前景按本游戏的经验估计。
plan-risk-small = 风险小：{ $worst }–{ $best }%。
plan-risk-some = 有些风险：{ $worst }–{ $best }%。
plan-risk-great = 风险大：{ $worst }–{ $best }%。
plans-equal = 几者大致相当：胜率之差不超出运气的范围。
plan-even = 与第一项大致相当。
plan-then-you = 掷骰或询问对方的事留给你自己来做。
plans-close = 收起方案
staff-these = 交给参谋移动这些
staff-rest = 其余交给参谋移动
staff-formation = 交给参谋移动 { $name }
staff-laid = 参谋摆好了 { $count } 次移动。看一看，不满意的可以收回，然后提交。
staff-stays = 参谋认为它们留在原地最好。
column-picked = 手中有 { $count } 个单位：点击共同的目的地，或沿路线拖动。在展开的堆叠中点击可留下一个，按住 Shift 点击可加入另一堆。
column-picked-touch = 手中有 { $count } 个单位：点按共同的目的地。在展开的堆叠中点按可留下一个。
column-nowhere = 手中有 { $count } 个单位：没有一处能让它们一起到达。请留下一部分。
column-drop = 放下
column-goes = { $count } 个单位前往{ $place }
roster-lay = 只宣布（{ $count }）
roster-unfit = 不能有这么多一起行动：请去掉一些。
roster-laid = 对{ $place }宣布 { $count } 个
fewer = 减少
more = 增加
choose-lit = 棋盘上有 { $count } 处亮起：选其中一处。
choose-card = 你手中有 { $count } 张亮起：选其中一张。
list-choices = 列出来
tap-again = 再点一次：{ $what }
tap-nearer = 已放大。请再点一次你要的。
reminder-hold = 按住按钮才会执行，或按两次回车。
reminder-touch = 请按住按钮。
reminder-again = 确定吗？请按住按钮，或再按一次回车。
press-again = 几乎没有机会。确定的话请再按一次。
reminder-mute = 我知道了
do-it = 照做
hint-none = 电脑在这里没有建议。
choose = 你想做什么？
binding = 无法撤回
not-yet = 再想想
odds = 胜算
in-hundred = 百分之 { $n }
assumes = 计算的前提
assume-otherwise = 反过来
why-not = 为什么不行
why-nothing-here = 现在这里什么也做不了。
why-now = 现在要决定的是：
why-instead = 附近可以：
all-choices = 棋盘上的全部选择
choices-none = 棋盘上现在没有可选的。
more-choices = 还有 { $count } 项……

## Table: board
board-label = 棋盘。方向键移动，加减键缩放，Tab 键逐个浏览你的选择。
view-tools = 视图
zoom-in = 放大
zoom-out = 缩小
zoom-fit = 看全图
position = 局面
find = 查找地点或算子
pencil = 铅笔：私人箭头和图钉
pencil-means = 从一处拖到另一处画箭头，点一处钉图钉。只有你能看到。鼠标右键随时可画。
pencil-clear = 擦掉我的全部标记
pin-put = 在此处钉图钉
pin-take = 取下图钉
pin-text = 图钉上的字

hand-of = { $seat }的手牌
hand-of-other = { $seat }的手牌
card-back = 牌
card-marked = { $card }（{ $marks }）
holds-cards = { $seat }：{ $count } 张面朝下
piles = 桌上的牌
pile-holds = { $count ->
    [0] 空
   *[other] { $count } 张
}
pile-closed = 没有明牌。
gallery = 全部卡牌
cards-in-hand = 手牌 { $count } 张
card-why-not = 为何不可？

## Drawer
drawer = 抽屉
tab-inspect = 查看
tab-log = 日志
tab-rules = 规则
tab-charts = 图表
tab-forces = 兵力
tab-orders = 预令
tab-talk = 交谈
tab-replay = 回放
inspect-empty = 点击棋盘上的地点，看谁在那里、那里是什么。
held-by = { $seat }控制
nobody-here = 这里没有部队。
can-do-here = 你可以
piece-count = { $count } × { $name }
state-used = 已用
log-empty = 还没有发生任何事。
log-laid = 已摆放，尚未发送
undo-from = 从这里起全部收回
log-all = 显示全部日志
way = 途经{ $places }
look-back = 看这一行之后的棋盘
rules-search = 搜索规则
rules-handbook = 全部规则手册，可阅读和打印
rules-english = 部分规则目前只有英文。
rules-failed = 现在取不到规则。
rules-none = 没有这样的规则，换个词试试。
example = 例：
ruling = 裁定：
chart-rebuilt = 重建：未能取得印刷版数值。
forces-search = 搜索算子
forces-filter = 哪些
forces-all = 图上
forces-ready = 可行动
forces-used = 已用
forces-aside = 图外
forces-none = 没有这样的算子。

luck = 运气
luck-of = { $seat }：{ $dice } 颗骰子命中 { $hits } 次，预期 { $expected } 次。

## Orders
orders-lead = 如果每个合法时机都问你，你会不停地被打断。在这里写明何时要问你。
orders-none = 本游戏没有需要你放行的时机：只有轮到你选择时才会问你，而且一定会问。
hold = 暂停：
hold-means = 不管下表怎么写，下一个时机都停下来问我
orders-moment = 敌方行动时
answer-ask = 问我
answer-once = 问一次
answer-stake = 要紧才问
answer-first = 放过即止
answer-pass = 放过
panel-rest = 后面的问题…
panel-means = 从现在到本轮次结束，这类问题如何回答。
panel-leave = 全部交给我的命令
panel-impulse = 整个轮次都交给我的命令
panel-ask = 样样都问我
window-otherwise = 其他一切
tripwires = 绊线
errands = 每回合
errands-lead = 每回合要做的事，轮到你移动时已摆在草稿里；可以收回，也可以和其他移动一起提交。
errand-from = 从
errand-to = 到
errand-amount = 多少
order-new = 新预令……
place-point = 在地图上选
place-click = 请点击地图上的地点
order-place = 地点
order-amount = 数目
order-add = 添加
orders-kept = 已保存。
orders-failed = 没有保存：服务器没有回应。
orders-secret = 别人看不到你的预令，你可以随时修改。

## Talk
talk = 交谈
talk-empty = 还没有人说话。
talk-news = 有新发言
talk-say = 说点什么
notes = 我的笔记
notes-empty = 只有你能看到。
notes-kept = 已保存。
notes-failed = 未保存：服务器没有回应。

## Replay
replay-row = 第 { $row } 行，共 { $rows } 行
replay-first = 回到开头
replay-back = 后退一步
replay-on = 前进一步
replay-play = 播放
replay-pause = 暂停
back-to-now = 回到现在
fork-here = 从这里分叉
fork-means = 分叉会从这个局面开一张私人桌子，骰子重新掷。

## End
ending = 终局
ended-rules = 游戏结束。
ended-resigned = { $winner }获胜：对方认输。
ended-draw = 双方议和。
ended-time = { $winner }因对方超时获胜。
ended-closed = 管理员关闭了此桌：无人获胜。
you-won = 你赢了。
you-lost = 你输了。
you-drew = 不分胜负。
decided-by = 依据规则
curve = 全局走势
curve-coming = 正在绘制走势……
turning-points = 转折点
dice-check = 骰子
dice-fell = 共掷 { $count } 颗骰子；每一面期望出现 { $each } 次。
dice-promise = 骰子公平吗？
dice-proof = 开局之前服务器就用下面的承诺锁定了骰子，只有下面的密钥与之相符；用“sandtable verify”检查存下的记录，可以把每颗骰子重掷一遍。
dice-commitment = 承诺
dice-secret = 密钥
secrets-open = 所有手牌现已公开，回放中也是如此。
rematch-go = 去下一局
ended-unfinished = 这份记录在终局之前就结束了。
ended-continued = 本局在另一张桌上继续。

## Keys
keys = 按键
key-pan = 移动棋盘
key-zoom = 放大、缩小
key-fit = 看全图
key-find = 查找地点或算子
key-choices = 逐个浏览你的选择
key-choose = 执行
key-next = 下一个可行动的算子
key-undo = 撤回
key-hold = 暂停：下一个时机停下
key-trails = 开关轨迹
key-log = 日志
key-rules = 规则
key-done = 主按钮
key-help = 这张表

## Problems
problem-refused = 规则不允许。
problem-stale = 局面已经变了，请再看一眼。
problem-conflict = 局面已经变了，请再看一眼。
problem-not_found = 没有这张桌子，或者它是私人的。
problem-forbidden = 这不归你管。
problem-not_your_decision = 现在不由你决定。
problem-unknown = 请先登录。
problem-wrong_secret = 名字和密码不符。
problem-banned = 你在这里只能观看，并可带走你的数据。
pass-why = 管理员让你重新进入。请设置新密码；你的其他设备都会退出登录。
pass-use = 进入
pass-used = 此链接已失效：请向管理员索取新的链接。
talk-mute = 不再听
talk-report = 举报
talk-muted = 在这张桌上你不会再听到此人说话。
talk-reported = 已告知管理员。
problem-too_many = 请求太多，请稍等。
problem-share = 来自你这个地址的内容已保存得够多，请稍后再试。
problem-enough = 这里保存的内容已满。
problem-unfit = 现在不能这样做。
problem-claim = 时间还没有到。
problem-delete = 还有别人在这张桌上：请改为认输。
problem-unreachable = 服务器没有回应。
problem-gone = 摆桌的人已经把它撤走了。

## 叠加层
overlays = 地图叠加层
overlay-fill = 地图上
overlay-lines = 线与字
overlay-none = 无
overlay-control = 控制方
overlay-costs = 可选处的移动力与战斗比
overlay-names = 地名
overlay-trails = 移动轨迹

## 课程
course = 课程
course-start = 从这里开始：{ $title }
course-go-on = 继续：第 { $number } 课，{ $title }
course-list = { $done ->
    [0] 共 { $count } 课，每课最多十分钟
   *[other] 共 { $count } 课，已完成 { $done } 课
}
lesson = 课程
lesson-number = 第 { $number } 课：{ $title }
lesson-step = 第 { $step } 步，共 { $steps } 步
lesson-done = 已完成
lesson-back = 上一步
lesson-again = 重来
lesson-over = 从头再来
lesson-leave = 离开课程，进度会保留
lesson-next = 下一课：{ $title }
lesson-play = 开一局
lesson-play-on = 接着与电脑对局

## 谜题
puzzle = 谜题
puzzle-today = 今日谜题：{ $title }
puzzle-list = { $count } 道谜题{ $done ->
    [0] { "" }
   *[other] ，已解 { $done } 道
}
puzzle-lines = { $count } 步
puzzle-hard = 电脑解不开
puzzle-stars = { $of } 星中的 { $stars } 星
puzzle-dice = 骰子将依次掷出，循环往复：{ $dice }
puzzle-hint = 提示（扣一颗星）
puzzle-solved = 解开了。
puzzle-shown = 解法就是这样。
puzzle-next = 下一道谜题：{ $title }
puzzle-leave = 离开谜题；它会等你回来

film = 其他人的行动
film-skip = 跳过
film-pace = 演示速度
film-went = { $what }：{ $from } → { $to }
film-came = { $what }：来到{ $place }
film-left = { $what }：离开{ $place }
pace-off = 不演示
pace-quick = 快
pace-reading = 可读
happened = 刚才发生的事
jump-0 = 回合
jump-1 = 行动
jump-2 = 战斗
jump-back-0 = 上一回合
jump-on-0 = 下一回合
jump-back-1 = 上一个轮次或指令
jump-on-1 = 下一个轮次或指令
jump-back-2 = 上一场战斗
jump-on-2 = 下一场战斗
back-ask = 请求收回上一步
back-wished = { $seat } 想收回上一步。
back-agree = 同意
back-refuse = 拒绝
back-waits = 你已请求收回上一步，等待对方同意。
back-give-up = 算了
reset-draft = 撤销本轮全部（{ $count } 步）

## People
profile-mine = 我的战绩
profile-none = 没有叫这个名字的人。
profile-since = { $since }起
profile-empty = 还没有打完的对局。两方对局都算，对人或对机器。
rating-means = 等级分（Glicko-2）；普通机器 = 1500
against = 对手
against-people = 真人
won = 胜
drawn = 和
lost = 负
rematch-swap = 换边再来一局
pace-ask = 改变节奏
pace-now = 实时对局
pace-hours = { $hours ->
    [24] 每步一天
    [72] 每步三天
    [168] 每步一周
   *[other] 每步 { $hours } 小时
 }
pace-wished = { $seat }希望改变节奏：{ $pace }。
pace-agree = 同意
pace-waits = 你希望改变节奏（{ $pace }）。大家都同意才会改变。
pace-back = 收回
remark-of = 评第 { $row } 步
remark-make = 评论这一步

review-open = 复盘
review-waiting = 复盘正在排队。
review-running = 已看过的决定：{ $done } / { $all }。
review-leave = 你可以离开此页：复盘会继续，回来时即可看到。
review-failed = 此局无法重演，因此无法复盘。
review-ends = 从开局的 { $from }% 到终局的 { $to }%。
review-look = 看当时的局面
review-play-on = 从这里起与电脑续下
review-print = 打印
to-table = 回到棋桌
