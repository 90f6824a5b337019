

## beyond-cairo
puzzle-beyond-cairo = 越过开罗
puzzle-beyond-cairo-task = 你是轴心国，隆美尔在尼罗河三角洲。在这次行动结束时，尼罗河上的艾斯尤特必须归你。
puzzle-beyond-cairo-hint = 艾斯尤特在开罗背后。从三角洲进攻、在开罗打赢的坦克可以继续前进。
puzzle-beyond-cairo-tempting = 打了西奈和伊斯梅利亚，没人去打开罗。
puzzle-beyond-cairo-end = 隆美尔拿下开罗，坦克却没有停下。

## into-the-delta
puzzle-into-the-delta = 进入三角洲
puzzle-into-the-delta-task = 你是轴心国，装甲部队在阿拉曼。在这次行动中控制尼罗河三角洲。
puzzle-into-the-delta-hint = “公羊”师和隆美尔打开亚历山大。旁边的坦克不必停在城里。
puzzle-into-the-delta-tempting = 亚历山大拿下了，坦克却停下来看海。
puzzle-into-the-delta-end = 战斗后的推进往往比想象的多一个地点。

## ultra
puzzle-ultra = “超级”知道的事
puzzle-ultra-task = 你是盟军。轴心国战线深处的哈鲁巴必须在这次行动中解放。
puzzle-ultra-hint = 把“超级”情报当事件打出，既能看他的手牌，还有作战点。滕盖德尔的装甲部队打焦夫马塔尔。
puzzle-ultra-tempting = 一个新旅在苏伊士登陆。整个行动就这么用掉了。
puzzle-ultra-end = 第 2 装甲师突破防线，谁也没察觉就到了哈鲁巴。

## springboks
puzzle-springboks = 跳羚继续前进
puzzle-springboks-task = 你是盟军。南非部队面对意军占领的内罗毕。在这次行动中解放海边的基斯马尤。
puzzle-springboks-hint = 先从南非打内罗毕。打赢的部队不必留在那里。
puzzle-springboks-tempting = 内罗毕解放了，这个师就住下不走了。
puzzle-springboks-end = 一次进攻走两个地点：败退的敌人让开了路。

## first-dash
puzzle-first-dash = 第一次冲刺
puzzle-first-dash-task = 你是轴心国，手中有“冲向铁丝网”。在这次行动中控制焦夫马塔尔。
puzzle-first-dash-hint = 这张牌给作战点，还有别的好处。要用一点激活阿盖拉。
puzzle-first-dash-tempting = 打出了另一张事件牌，谁也没动。
puzzle-first-dash-end = 一条路、一个有卡车的师、一次激活。

## trento-in-the-desert
puzzle-trento-in-the-desert = 沙漠中的“特伦托”
puzzle-trento-in-the-desert-task = 你是轴心国。南翼空着；在这次行动中控制它。
puzzle-trento-in-the-desert-hint = 阿盖拉的摩托化师比看上去走得远：没人挡路就是三个地点。
puzzle-trento-in-the-desert-tempting = 许多部队都动了，能走到那里的偏偏没动。
puzzle-trento-in-the-desert-end = “特伦托”师绕过了一切。敞开的侧翼属于先到的人。

## through-tobruk
puzzle-through-tobruk = 夜过托布鲁克
puzzle-through-tobruk-task = 你是轴心国，没有值得打的牌。不出牌，只用一点，控制南翼。
puzzle-through-tobruk-hint = 一次激活，一个走得远的单位。从巴迪亚出发的沿海公路穿过托布鲁克。
puzzle-through-tobruk-tempting = 激活了三个地点，全都往西走。
puzzle-through-tobruk-end = 一个装甲单位，五个地点，一点作战。

## hellfire-pass
puzzle-hellfire-pass = 地狱火山口
puzzle-hellfire-pass-task = 你是盟军，在富卡。在这次行动中解放哈勒法亚山口。
puzzle-hellfire-pass-hint = 不出牌、用一点就够了。澳大利亚第 9 师在马特鲁打赢，然后沿海岸继续前进。
puzzle-hellfire-pass-tempting = 牌换成了补充点，山口原封不动。
puzzle-hellfire-pass-end = 一战之后走三个地点：败军身后空无一人。

## gulf-of-aden
puzzle-gulf-of-aden = 直抵亚丁湾
puzzle-gulf-of-aden-task = 你是东非的轴心国。在这次行动中拿下柏培拉。
puzzle-gulf-of-aden-hint = “入侵索马里兰”这个事件正是为此而设。从吉吉加出击。
puzzle-gulf-of-aden-tempting = 作战点都花在了非洲另一头的喀土穆。
puzzle-gulf-of-aden-end = 时机对的事件，比它的作战点更值钱。

## once-more
puzzle-once-more = 战后再进
puzzle-once-more-task = 你是轴心国。一个装甲单位在巴迪亚，阿拉曼还很远。在这次行动结束时必须到达。
puzzle-once-more-hint = “冲向铁丝网”让装甲部队在全部战斗之后再移动一次。第一次移动要停在第二次能接上的地方。
puzzle-once-more-tempting = 用两张好牌打赢了艾季达比亚，却忘了第二次移动。
puzzle-once-more-end = 战前从巴迪亚到达巴，战后到阿拉曼。

## kenya-frontier
puzzle-kenya-frontier = 肯尼亚边境
puzzle-kenya-frontier-task = 你是东非的轴心国。在这次行动中拿下莫亚莱。
puzzle-kenya-frontier-hint = 用事件可以发动三次进攻，骰子按顺序来。莫亚莱排第三。
puzzle-kenya-frontier-tempting = 打出了另一个事件，边境一片平静。
puzzle-kenya-frontier-end = 两次没什么希望的进攻，用掉了莫亚莱不需要的骰子。

## white-nile
puzzle-white-nile = 沿白尼罗河而上
puzzle-white-nile-task = 你是东非的轴心国。在这次行动结束时马拉卡勒必须归你。
puzzle-white-nile-hint = 奥斯塔公爵在战斗中有加成。两支战斗群打喀土穆；一支留下，另一支继续。
puzzle-white-nile-tempting = 牌当作战点用掉了，根本没打喀土穆。
puzzle-white-nile-end = 第一支占喀土穆，第二支占马拉卡勒。

## ariete-at-the-pass
puzzle-ariete-at-the-pass = “公羊”抵达山口
puzzle-ariete-at-the-pass-task = 你是轴心国。“公羊”师在托布鲁克；在这次行动结束时要到哈勒法亚。
puzzle-ariete-at-the-pass-hint = “冲向铁丝网”让装甲部队移动两次。第一次该停在哪里？
puzzle-ariete-at-the-pass-tempting = 打出了另一张牌，“公羊”师留在托布鲁克。
puzzle-ariete-at-the-pass-end = 先到巴迪亚，等别人都动完再到哈勒法亚。

## past-the-pass
puzzle-past-the-pass = 越过山口
puzzle-past-the-pass-task = 你是轴心国。“公羊”师在托布鲁克；这次要在一次行动中到达西迪巴拉尼。
puzzle-past-the-pass-hint = 先数第二次移动能走几个地点，再选第一次的终点。
puzzle-past-the-pass-tempting = 打出了另一张牌，谁也没去埃及。
puzzle-past-the-pass-end = 两次移动首尾相接，比想象的远。

## graziani-hurries
puzzle-graziani-hurries = 格拉齐亚尼赶路
puzzle-graziani-hurries-task = 你是 1940 年的轴心国。托布鲁克在敌人手里：拿下它，并在同一次行动中到达哈勒法亚。
puzzle-graziani-hurries-hint = 在格拉齐亚尼指挥下，三个单位两面夹击托布鲁克。总有人要付代价，但不能是坦克。
puzzle-graziani-hurries-tempting = 格拉齐亚尼被换成了补充点。
puzzle-graziani-hurries-end = 步兵付了代价，坦克继续前进：甘布特、西迪阿宰兹、山口。

## duke-of-aosta
puzzle-duke-of-aosta = 公爵的冒险
puzzle-duke-of-aosta-task = 你是东非的轴心国。在这次行动结束时，肯尼亚北部的马萨比特必须归你。
puzzle-duke-of-aosta-hint = 从基斯马尤带着公爵的加成打内罗毕，再往北走。其余部队只移动。
puzzle-duke-of-aosta-tempting = 偷来的密码本能读信，却打不赢内罗毕。
puzzle-duke-of-aosta-end = 一支战斗群拿下内罗毕，再经马萨比特北返。

## last-mountain
puzzle-last-mountain = 最后一座山
puzzle-last-mountain-task = 你是盟军。意军死守安巴阿拉吉。在这次行动中解放它。
puzzle-last-mountain-hint = “十字军行动”唤醒五处的部队。只有亚的斯亚贝巴的那支够近。
puzzle-last-mountain-tempting = 别的部队都动了：去马萨瓦、去喀土穆、去尼罗河。
puzzle-last-mountain-end = 澳大利亚第 7 师经德赛登上山。东非战役结束了。

## nairobi-and-on
puzzle-nairobi-and-on = 过了内罗毕
puzzle-nairobi-and-on-task = 你是东非的盟军。南非第 1 师孤军一支。在这次行动中解放马萨比特。
puzzle-nairobi-and-on-hint = 内罗毕的敌人打得赢。被打败的敌人身后道路敞开时，胜者该怎么办？
puzzle-nairobi-and-on-tempting = 该师停在内罗毕休息，马萨比特仍归意军。
puzzle-nairobi-and-on-end = 胜者可以越过他争夺的地点继续前进。
