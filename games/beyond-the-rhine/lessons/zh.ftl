## Start line
lesson-start-line = 出发线
lesson-start-line-about = 1944 年 9 月 17 日。演练已经教会你行军、付补给和攻击；在这里，同样的规则指挥一支真正的大军。冲击就是移动途中的攻击。
lesson-start-line-roll = 近卫装甲部队在法尔肯斯瓦德以南，油箱已满，唯一的公路上有一个惩戒营。拿起装甲旅，冲击那个营。
lesson-start-line-roll-wait = 时间表要求天黑前到埃因霍温。冲击那个营。
lesson-start-line-end = 一条路，最前面一个旅：挡路的必须冲过去，否则整个军都在后面等着。

## Trail
lesson-trail = 卡尔小道
lesson-trail-about = 十一月泥泞中的许特根森林：一格要花多少，取决于谁走、怎么走、什么天气。
lesson-trail-walk = 第 28 师面前是两格森林。把它翻到移动模式，让它穿过去，向东北走两格。它的坦克走不了那么远。
lesson-trail-walk-tanks = 泥泞时，没有小道的森林一格要花坦克八点，而它只有六点。一回合只能走一格。派步兵走。
lesson-trail-walk-early = 还没有人行军。让第 28 师穿过森林。
lesson-trail-end = 徒步只花四点。计划之前先看天气：地形表里每种天气各有一栏。

## Hamich
lesson-hamich = 炮击哈米希
lesson-hamich-about = 美军总是炮兵先打，步兵后动。工事和森林会减栏；炮够多就不怕减。
lesson-hamich-fire = 第 12 国民掷弹兵师在第 1 师面前的刺猬阵地里。用第一集团军的炮兵炮击它；补给堆就在旁边。
lesson-hamich-fire-silent = 炮兵有四十个标记，目标在射程内。开炮。
lesson-hamich-end = 尽管有工事，还是混乱了：现在它防御减半。你的补给大半都会用在这上面。

## Carpet
lesson-carpet = 地毯式轰炸
lesson-carpet-about = 11 月 16 日，四千架飞机为“女王”行动开路。它们只在第一回合来一次。
lesson-carpet-first = 你可以选两个相邻的格。先选 B14.32 格的第 12 国民掷弹兵师。
lesson-carpet-first-early = 它们只在第一回合飞来。结束移动之前先选好格子。
lesson-carpet-second = 再选旁边第 47 师所在的格。
lesson-carpet-second-apart = 那里太远：第二格必须与第一格相邻。选第 47 师。
lesson-carpet-end = 到炮击时两格都会挨炸。旁边要有能利用战果的部队。

## Nijmegen
lesson-nijmegen = 奈梅亨大桥
lesson-nijmegen-about = 瓦尔河只能走桥，而德军在桥下装了炸药。会不会炸，等你来时掷骰决定。
lesson-nijmegen-cross = 让近卫装甲旅过桥向北。德军可以要求检定。
lesson-nijmegen-cross-early = 阿纳姆在对岸。过桥。
lesson-nijmegen-check = 他想知道炸药会不会响。让骰子来决定。
lesson-nijmegen-on = 八点：桥还在，你过来了。沿路再走一格。
lesson-nijmegen-end = 每次检定都会用掉一次。在河间岛上坦克只能走公路：旁边的地太软。

## Manderfeld
lesson-manderfeld = 穿过洛斯海姆缺口
lesson-manderfeld-about = 1944 年 12 月 16 日，你是德军。在雪地森林里谁也冲击不了：代价太高。所以要正式攻击。
lesson-manderfeld-form = 一个骑兵中队守着曼德费尔德。用警卫旗队师的坦克和装甲掷弹兵一起攻击它。
lesson-manderfeld-form-alone = 趁美军措手不及，时间站在你这边。不要省兵力：两个单位一起攻击。
lesson-manderfeld-form-none = 通往默兹河的路要过曼德费尔德。攻击。
lesson-manderfeld-end = 六比一。第一回合没有人反应；从第二回合起他们的预备队就会动。

## Dam
lesson-dam = 水坝
lesson-dam-about = 鲁尔河上游有一座水库，下游就是美军必须攻过的地方。
lesson-dam-open = 你的师守着施瓦门瑙尔水坝。炸开闸门。
lesson-dam-open-early = 河谷还是干的。趁水坝在你手里，炸开闸门。
lesson-dam-end = 只能做一次。河谷被淹时谁也过不了鲁尔河；想打赢“女王”行动，就要早早想到水坝。
