## March
lesson-march = 行军
lesson-march-about = 单位逐格移动，直到移动力用尽；一起走的堆叠只需点一下。
lesson-march-together = 两个步兵师在同一格。点击堆叠把两个师都拿起来，再点亮起的格子，让它们向西走两格。开阔地形徒步每格一点。
lesson-march-together-early = 谁都没走，移动就要结束了。让两个师向西走两格。
lesson-march-finish = 不移动的留在原地，无须点击。结束移动。
lesson-march-end = 点堆叠会拿起所有能走的单位；再点一下可单选。亮起格子上的标签说明还剩多少。

## Zones
lesson-zones = 控制区
lesson-zones-about = 可以作战的战斗单位控制周围六格。轮式单位在那里停下；履带和步行继续前进。
lesson-zones-boots = 西面的敌师控制着它周围的格子。让步兵从旁边走过：向西两格，再向南一格。
lesson-zones-boots-early = 先看看谁能从敌人旁边过去，谁不能。派步兵走。
lesson-zones-wheels = 现在轮到摩托化师，它按卡车方式移动。让它向西走两格：进入控制区的第一格就必须停下。
lesson-zones-wheels-early = 摩托化师已加油，还没有移动。让它向西走两格。
lesson-zones-end = 所以一道薄薄的警戒线就能挡住卡车纵队。叠加层会显示双方的所有控制区。

## Attack
lesson-attack = 一次攻击
lesson-attack-about = 战力相比得出一栏，地形和突袭使它移动，再由两颗骰子决定。
lesson-attack-declare = 你的两个师面对一个敌师。用两个师一起攻击：付出补给之前，面板会列出每项修正。
lesson-attack-declare-alone = 一个师单独打是势均力敌。让两个师一起攻击：战力相加。
lesson-attack-declare-none = 没有别人替你打。攻击那个师。
lesson-attack-lead = 你为每个步数付了一个补给标记，他用自己的内部储备作战。选择带头的师：它的行动等级与敌人比较，决定谁可能遭到突袭。
lesson-attack-end = 先掷突袭，再掷战斗。结果写明损失和选择：有选择权的一方可以后退代替损失步数。

## Stocks
lesson-stocks = 付出代价
lesson-stocks-about = 每次攻击都要补给。若够不到补给，单位还有内部储备，可用一次，转为低储备后再用一次。
lesson-stocks-boxes = 附近没有补给堆。你的两个师中有一个已耗尽。用仍有储备的那个师攻击。
lesson-stocks-boxes-exhausted = 它的储备已用完：没有补给就不能攻击。换另一个师。
lesson-stocks-boxes-none = 两个师中还有一个可以攻击。用它。
lesson-stocks-end = 这个师现在是低储备。等补给够得着时可以重新补充；在那之前要谨慎。

## Fuel
lesson-fuel = 燃料
lesson-fuel-about = 履带和卡车移动前需要燃料：单个单位一个标记，或者多付一些供整个编队使用。
lesson-fuel-tank = 装甲部队站在有四个标记的补给堆上。让它向西走一格：点击时会一并取用燃料。
lesson-fuel-tank-dry = 没有燃料一格也走不了。先给它加油，花一个标记。
lesson-fuel-tank-early = 装甲部队手边有燃料，面前有路。让它向西走一格。
lesson-fuel-end = 用掉了一个标记。燃料在本阶段有效：本回合稍后再移动要另外付。

## Throw
lesson-throw = 抛送补给
lesson-throw-about = 单位从附近的补给堆取用。司令部也能取用，并把取来的抛送到远处。
lesson-throw-far = 补给堆在你的师后面十四格，远得无法直接取用。但中间的路上有一个司令部。让这个师攻击：补给经司令部送来。
lesson-throw-far-none = 试试看：司令部既够得到补给堆，也够得到这个师。
lesson-throw-end = 三个标记送到了前线。司令部和补给堆的位置决定哪里打得起仗：叠加层会显示取用和抛送范围。

## Barrage
lesson-barrage = 火炮
lesson-barrage-about = 火炮在攻击前射击。它很少消灭单位，但能使其混乱：混乱的单位战力减半，也没有控制区。
lesson-barrage-fire = 你的火炮离敌师两格，旁边有补给堆，前面有步兵观测。向那个师射击。
lesson-barrage-fire-silent = 炮击阶段不开火的火炮要等一整回合。开火。
lesson-barrage-end = 敌人混乱了。在战斗阶段攻击它，它只算一半。

## Reserve
lesson-reserve = 预备队
lesson-reserve-about = 预备模式的单位可以在敌人移动之后移动，或在己方攻击之后扩大战果。
lesson-reserve-release = 现在是敌人的回合，他已经移动。你有两个预备单位：释放离他较近的坦克旅。
lesson-reserve-release-asleep = 在反应阶段睡觉的预备队毫无用处。释放坦克旅。
lesson-reserve-release-rear = 后方的师来不及赶到。释放坦克旅。
lesson-reserve-forward = 释放的单位以一半移动力移动。让坦克旅沿路向东走两格。
lesson-reserve-forward-asleep = 它已释放：现在让它沿路向东走两格。
lesson-reserve-end = 它在敌人攻击之前挡住了去路。没有预备队的人只能看着。

## Overrun
lesson-overrun = 冲击
lesson-overrun-about = 移动途中的攻击，花三点移动力。胜者继续前进。
lesson-overrun-ride = 一个孤立的敌旅挡住去路。拿起两个装甲单位，走到它旁边并冲击它。
lesson-overrun-ride-early = 路被挡住了，但挡得不牢。冲击那个旅。
lesson-overrun-lead = 敌人拒绝用补给作战。选择装甲部队带头。
lesson-overrun-on = 那个旅没了，八点中还剩五点。继续向西走两格并停下。
lesson-overrun-on-early = 路已打开，还有移动力。继续前进。
lesson-overrun-end = 冲击打开缺口，供预备队稍后扩大。它需要兵力、好的等级和燃料。

## Food
lesson-food = 被切断
lesson-food-about = 补给阶段每个单位都要追溯到来源。追溯不到的吃地图上的标记，否则因消耗失去步数。
lesson-food-phase = 你的师远在敌后，没有归路，但有一个补给堆。结束移动：接着是补给阶段。
lesson-food-feed = 它追溯不到补给。让它吃自己的补给堆：三个团吃两个标记。
lesson-food-feed-starve = 那样它要掷消耗，可能在满满的补给堆旁损失步数。喂它。
lesson-food-end = 还剩两个标记，够再撑一回合。被切断的要么突围，要么被解救，要么饿死。
