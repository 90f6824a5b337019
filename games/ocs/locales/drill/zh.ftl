# The drill: what its box and its map say

## The box
game-title = 作战级战斗系列：演练
game-facts = 六角格、补给点与模式 · 2 名玩家 · 3 小时 · 重度
scenario-drill = 演练：六个回合，诸兵种

## Places
place-seaford = 锡福德
place-alton = 奥尔顿
place-milby = 米尔比
place-brandau = 布兰道
place-weston = 韦斯顿
place-oakham = 奥克姆
place-linden = 林登
place-ostheim = 奥斯特海姆
place-southam = 索瑟姆
place-furth = 菲尔特
place-westhaven = 韦斯特黑文
place-kelsund = 凯尔松德
