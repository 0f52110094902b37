# 简体中文。玩家会读到的每一句话。

app-name = Parlour

## 游戏、双方、规则

game-checkers = 西洋跳棋
game-checkers-line = 跳吃，升王
game-reversi = 黑白棋
game-reversi-line = 夹住，翻转
game-go = 围棋
game-go-line = 围住，提子
game-gomoku = 五子棋
game-gomoku-line = 五子连线
game-connect-four = 四子棋
game-connect-four-line = 落子，四个一线
game-four = 邻接四子
game-four-line = 棋子相连，四子一线
game-hexdame = 六角西洋跳棋
game-hexdame-line = 六个方向跳吃
game-hex = 六贯棋
game-hex-line = 连通自己的两边
side-black = 黑方
side-red = 红方
side-white = 白方
side-navy = 蓝方
side-yellow = 黄方
side-plum = 紫方
side-cream = 米色方
side-coral = 珊瑚方
side-teal = 蓝绿方
rules-own = 自定规则
rules-own-line = 你们自己定的规则。
rules-handicap = 让 { $stones } 子
rules-komi = 贴 { $points } 目
rules-seat-stones = 座子
rules-swap = 三手交换
rules-swap-two = Swap2
rules-without-swap = 不交换
board-size = { $columns }×{ $rows }
in-a-row = { $count } 子连线

## 西洋跳棋的各种规则

rules-american = 美式
rules-american-line = 有吃必吃，连吃到底；王每次只走一格。
rules-house = 自家
rules-house-line = 想吃就吃，想停就停。
rules-international = 国际百格
rules-international-line = 10×10，飞王；兵可后吃；必须吃最多。
rules-russian = 俄式
rules-russian-line = 飞王；兵在跳吃途中升王后，接着按王来跳。
rules-brazilian = 巴西式
rules-brazilian-line = 8×8 棋盘上的国际百格规则。
rules-pool = 普尔
rules-pool-line = 飞王；兵可后吃；任选一种吃法。
rules-italian = 意式
rules-italian-line = 必须吃最多；兵不能吃王。
rules-spanish = 西班牙式
rules-spanish-line = 飞王；必须吃最多；兵只能向前吃。
rules-czech = 捷克式
rules-czech-line = 飞王；王吃子优先于兵吃子。
rules-frisian = 弗里斯兰式
rules-frisian-line = 10×10；横向、纵向也可以吃子。
rules-canadian = 加拿大式
rules-canadian-line = 12×12 棋盘上的国际百格规则。
rule-forced = 有吃必吃
rule-forced-line = 能跳吃就必须跳吃。
rule-forced-off = 按这套规则，不必跳吃。
rule-finish = 连吃到底
rule-finish-line = 还能接着跳，就必须接着跳。
rule-finish-on = 按这套规则，还能接着跳就必须接着跳。
rule-finish-off = 按这套规则，跳吃任何一子后都可以停下。
rule-flying = 飞王
rule-flying-line = 王走子、吃子都不限距离。
rule-backward = 兵可后吃
rule-backward-line = 兵只能前进，但跳吃可前可后。
rule-take-kings = 兵可吃王
rule-take-kings-line = 兵可以吃王。
rule-crown-at-once = 跳吃途中升王
rule-crown-at-once-line = 兵一到对方底线就升王，接着按王来跳。
rule-straight = 横竖可吃
rule-straight-line = 棋子也可以沿横线、竖线跳吃。
rule-rest = 王必须休息
rule-rest-line = 王连走三步没有吃子，就要等另一枚棋子走过才能再走。
rule-priority = 吃法选择
rule-priority-free = 任意
rule-priority-free-line = 随意选择吃法。
rule-priority-most = 吃最多
rule-priority-most-line = 必须选吃子最多的吃法。
rule-priority-king = 王优先
rule-priority-king-line = 用王吃子优先于用兵吃子。
rule-priority-most-kings = 先多子后多王
rule-priority-most-kings-line = 吃子最多；同样多时，吃王最多。
rule-priority-italian = 意式
rule-priority-italian-line = 吃子最多；同样多时，先看用王吃，再看吃王最多，最后看最早吃到王。
rule-priority-value = 按价值
rule-priority-value-line = 总价值最大，一个王略低于两个兵。

## 其他游戏的各种规则

rules-reversi = 黑白棋
rules-reversi-line = 夹住一排对方棋子，把它翻过来。棋子多的一方获胜。
rules-connect-four = 四子棋
rules-connect-four-line = 投放棋子，先连成一线者胜。
rules-chinese = 中国规则
rules-chinese-line = 自己的棋子和围住的空点都算。
rules-japanese = 日本规则
rules-japanese-line = 围住的空点和提掉的棋子都算。
rules-aga = AGA
rules-aga-line = 同中国规则，但停一手要付出一子。
rules-new-zealand = 新西兰规则
rules-new-zealand-line = 同中国规则，但可以提掉自己的棋子。
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = 终局之前要先提掉死子。
rules-free-style = 无禁手
rules-free-style-line = 五子或更多连成一线即胜。
rules-standard = 标准
rules-standard-line = 恰好五子连成一线才算胜。
rules-renju = 连珠
rules-renju-line = 黑方禁三三、四四和长连（六子或更多）。
rules-caro = Caro
rules-caro-line = 恰好五子连成一线即胜，但两端都被堵住的不算。
rules-seat-stone = 起始子
rules-seat-stone-line = 开局时左边缘有一枚黑子，白方先行。
rules-free = 自由开局
rules-free-line = 空棋盘开局，黑方可下在任意位置。
rules-hexdame-standard = 标准
rules-hexdame-standard-line = 只有双方同意或同一局面出现三次才是和棋。
rules-hexdame-international = 国际
rules-hexdame-international-line = 和棋规则同国际百格，例如双方各走 25 步都只动王也算和棋。
rules-hex = 六贯棋
rules-hex-line = 连通自己的两条边即胜，没有和棋。
mode-hand-over = 逐手确认
mode-hand-over-line = 先点“开始回合”，走完再点“结束回合！”。
mode-quick = 快速

## 首页

home-new-game = 新对局
home-both = { $first }与{ $second }
home-to-move = 第 { $turn } 手，轮到{ $player }
home-resume = 继续
home-look = 查看棋局
safe-start = Parlour 连续几次一开始就中断，所以没有打开棋局。你的所有棋局都在棋局库里。
safe-start-killed = 系统结束了 Parlour，所以没有错误记录。
safe-start-save = 保存错误记录

home-unfinished = 另有 { $count } 局进行中

## 棋局库和玩家

library = 棋局库
library-all-games = 全部
library-unfinished = 进行中
library-finished = 已结束
library-to-move = 轮到{ $player }
library-on = { $state }，{ $date }
library-more = 再显示 { $count } 局
library-empty = 还没有棋局。
library-reading = 正在读取……
library-none-of-these = 没有这类棋局。
library-deleted = 棋局已删除。
library-bring-back = 撤销
library-not-opened = 这局棋无法打开：{ $reason }。
library-later = 来自更新的 Parlour
library-files = 备份
library-files-line = 所有棋局和设置都在一个文件里。恢复时不会覆盖任何东西。
library-back-up = 备份
library-restore = 恢复备份
library-collection = 导出全部{ $game }棋局
library-restored = { $new ->
    [0] 没有新的棋局。
   *[other] 恢复了 { $new } 局。
}{ $known ->
    [0] 没有已存在的棋局。
   *[other] 有 { $known } 局已经在这里。
}{ $damaged ->
    [0] {""}
   *[other] 有 { $damaged } 局无法读取。
}
backup-writing = 正在备份……
backup-done = 已备份 { $count } 局。
backup-left-out = 无法读取，未备份：{ $names }。
backup-stop = 停止
restore-reading = 正在读取备份……
restore-working = 正在恢复……
restore-what = 这个备份的内容
restore-new = 新棋局
restore-known = 已经在这里的棋局
restore-here = 这里的棋局，全部保留
restore-later = 来自更新版本的新棋局
restore-later-line = 更新 Parlour 后即可打开。
restore-damaged = 无法读取
restore-positions = 新局面
restore-positions-here = 这里的局面，全部保留
restore-tournaments = 新锦标赛
restore-tournaments-known = 已经在这里的锦标赛
restore-tournaments-done = 已恢复锦标赛：{ $count }。
restore-with-settings = 也恢复设置
restore-with-settings-line = 会换掉你现在的设置。
restore-settings-same = 设置与你现在的相同。
restore-settings-damaged = 设置无法读取。
restore-now = 恢复
restore-nothing = 这个备份里没有新内容。
restore-none = 没有打开备份。
restore-cut = 备份有错误或不完整：{ $reason }。
restore-too-new = 这个备份来自更新的 Parlour。更新 Parlour 后即可恢复。
restore-other = 这不是备份。
restore-stopped = 已停止。恢复的内容会保留；再恢复一次即可添加其余内容。
restore-failed = 恢复中断：{ $reason }。再恢复一次即可添加其余内容。
players = 玩家
players-none = 开局前给玩家取个名字，结果就会记在这里。
players-total = 共 { $played } 局，胜 { $won } 局
players-against = 对{ $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] ，和 { $drawn } 局
}
players-save = 导出
players-anew = 重新计分
players-since = 只统计重新计分以后的对局。更早的都在棋局库里。
players-all = 统计全部对局
date = { $month }月{ $day }日
date-and-year = { $year }年{ $month }月{ $day }日

## 设置对局

setup-start = 开始对局
setup-swap = 交换双方
setup-rules = 规则
setup-options = 规则和选项
setup-house-rules = 自家规则
setup-turns = 轮流方式
setup-seats = 就座方式
seats-side = 并排坐
seats-side-line = 所有内容对双方都是同一朝向。
seats-across = 对面坐
seats-across-line = 对面玩家的按钮倒着显示在对面一侧。
seats-sides = 分坐两侧
seats-sides-line = 双方的按钮分别转向左侧和右侧，适合横屏。
seats-turning = 旋转棋盘
seats-turning-line = 轮到谁，棋盘就转向谁。
seats-passed = 把设备交给对方
setup-tournament = 比赛模式
setup-tournament-line = 不能撤销，没有提示，也没有失误提醒。
setup-series = 局数
series-one = 一局
series-best = { $games ->
    [3] 三局两胜
    [5] 五局三胜
   *[other] { $games } 局制
}
series-line = 每局之后换边。和棋双方各得半分。
series-game = 第 { $number } 局，共 { $games } 局
series-next = 开始第 { $number } / { $games } 局
series-stands = { $series }：{ $player } { $points }，{ $other } { $others }
series-won = { $series }：{ $winner }获胜。{ $player } { $points }，{ $other } { $others }
series-drawn = { $series }：和棋。{ $player } { $points }，{ $other } { $others }
equal-lost = { $count ->
   *[other] { $player }最近连输 { $count } 局。
}
equal-level = 这次试试 { $level } 级？
equal-stones = { $count ->
   *[other] 让{ $player } { $count } 子？
}
equal-begin = 这次让{ $player }先下？
equal-time = 只给{ $player } { $time }？
equal-yes = 好
equal-no = 不用了
result-between = 总比分：{ $player } { $won }，{ $other } { $lost }{ $drawn ->
    [0] {""}
   *[other] ，和 { $drawn } 局
}
setup-moves-first = { $side }，先手
setup-moves-second = { $side }，后手
setup-opens = { $side }，摆最初几子
setup-chooses = { $side }，随后选色
setup-more-rules = 更多规则
setup-fewer = 收起
setup-more-house-rules = 更多自家规则
setup-more-house-rules-line = 吃法选择、王、棋盘
setup-board = 棋盘
setup-other = 其他
setup-opening = 开局
setup-goal = 获胜条件
setup-goal-line = 先有 { $count } 子连成一线者胜：横、竖、斜都行。
opening-free = 自由
opening-free-line = 黑方第一子可下在任意位置。
opening-swap = 三手交换
opening-swap-line = 第一位玩家摆三子，第二位选颜色。
opening-swap-two = Swap2
opening-swap-two-line = 同三手交换，但第二位也可再摆两子，改由第一位选颜色。
go-size-full = 标准大棋盘，大约一个晚上。
go-size-middle = 中等棋盘，大约一小时。
go-size-small = 小棋盘，大约半小时。适合入门。
go-size-tiny = 迷你棋盘，随便试试。
go-size-large = 比标准棋盘还大。慢慢下。
go-handicap = 让子
go-no-handicap = 不让子
go-handicap-line = { $stones ->
    [0] 不让子。
   *[other] 黑方先在星位上摆 { $stones } 子，白方先行。
}
go-komi = 贴目
go-komi-none = 白方后行，没有贴目。可能和棋。
go-komi-black = 黑方虽然先行，仍得贴目 { $points } 目。
go-komi-whole = 白方后行，得贴目 { $points } 目。可能和棋。
go-komi-half = 白方后行，得贴目 { $points } 目。不会和棋。
rule-seat-stones = 座子
rule-seat-stones-line = 按中国古制：双方各有两子摆在四角，白方先行。
rule-swap = 交换规则
rule-swap-line = 后手可以接管第一子。
rule-swap-off-line = 没有交换时，先手明显占优。
setup-done = 完成
setup-names = 小明, 小红, 小刚, 小丽, 奶奶, 爷爷
setup-unfinished = 当前棋局（{ $turns } 手）会保留。点“撤销”即可找回。

## 对局

start-turn = 开始回合
finish-turn = 结束回合！
clear-moves = 清除走法
show-previous = 显示上一手
hide-previous = 隐藏上一手
undo = 撤销
redo = 重做
previous = 上一手
home = 首页
rematch = 再来一局
resign = 认输
agree-draw = 双方同意和棋
new-game = 新对局
rules = 规则
settings = 设置
turn-of = 轮到{ $player }
ready = 你执{ $side }
strip-turn = { $side }，轮到你了
strip-pieces = { $count ->
    [0] { $side }，已无棋子
   *[other] { $side }，{ $count } 子
}
claim-repetition = { $times ->
    [4] 申请判和：同一局面四次
   *[other] 申请判和：同一局面三次
}
claim-no-progress = 申请判和：{ $moves } 步无进展
claim-few-pieces = 申请判和：子力不足以取胜

say-chosen = 已选中 { $from }。
say-moves = { $from } 走到 { $to }。
say-jumps = { $from } 跳到 { $to }，吃 { $count } 子。
say-king-me = 升王！王可前可后，本回合到此结束。
say-no-previous = 没有上一手可以显示。
say-previous = 这是上一手。再点一次即可隐藏。
say-start-first = 请先点“{ start-turn }”。
say-computers-turn = 现在轮到电脑。
say-in-replay = 正在复盘，不能走棋。
say-nothing-to-undo = 没有可以撤销的了。
say-nothing-to-redo = 没有可以重做的了。
say-game-goes-on = 对局继续。
say-earlier-match = 已回到你之前的棋局。
say-not-saved = 棋局无法保存（{ $reason }）。可以接着下。
say-put-aside = { $count ->
    [one] 有一个文件无法读取（{ $reason }），已保留为 { $file }。
   *[other] 有 { $count } 个文件无法读取（第一个：{ $reason }），已保留，第一个为 { $file }。
}
say-unread = { $count ->
    [one] 磁盘上有一个文件无法读取（{ $file }：{ $reason }），已原样保留。
   *[other] 磁盘上有 { $count } 个文件无法读取（第一个：{ $file }，{ $reason }），已原样保留。
}
say-later = { $count ->
    [one] 有一局棋由更新的 Parlour 保存，已原样保留。
   *[other] 有 { $count } 个文件由更新的 Parlour 保存，已原样保留。
}
say-unknown-settings = { $count ->
    [one] 有一项设置来自更新的 Parlour，已保留，但不使用。
   *[other] 有 { $count } 项设置来自更新的 Parlour，已保留，但不使用。
}
say-saved-again = 现在全部保存好了。
say-sketch-kept = 这个局面没有保存，因为更新的 Parlour 已保存了另一个局面。
say-only-looking = 这里不会保存，因为 Parlour 已在另一个窗口打开。
say-update-ready = Parlour 的新版本已准备好。
update-now = 立即更新
say-leave-unsaved = 有内容无法保存（{ $reason }）。再关一次就直接退出。
occupied = Parlour 已经打开
occupied-line = 你的棋局已在另一个窗口打开，两边同时保存会丢失棋局。这里什么都可以看，但不会保存。
occupied-look = 只看不保存
occupied-close = 关闭

illegal-game-over = 对局已经结束。
illegal-match-full = 一局最多 { $most } 手，这一局已经到了。
illegal-off-board = 那里在棋盘之外。
illegal-light-square = 棋子只走深色格。
illegal-empty = 那里没有棋子。
illegal-not-yours = 那不是你的棋子。
illegal-blocked = 那枚棋子走不动。
illegal-must-capture = 必须吃子。标出的棋子可以跳吃。
illegal-must-continue = 请跳完：接着跳到标出的格子。
illegal-unreachable = 那枚棋子到不了那里。
illegal-occupied = 那里已有棋子。
illegal-turn-ends = 你的回合到那里就结束了。
illegal-nothing = 请先选一枚棋子和一个格子。
illegal-must-capture-most = 必须吃最多：另有吃子更多的吃法。
illegal-must-capture-with-king = 你的王可以吃子，必须先于兵来吃。
illegal-king-rests = 这个王已经连走三步，请走别的棋子。
illegal-no-flips = 下在那里翻不了任何棋子。
illegal-cannot-pass = 你有棋可下，不能停一手。
illegal-suicide = 下在那里，棋子没有气。
illegal-ko = 打劫：请先下别处。
illegal-superko = 那样会让全盘重现以前的局面。
illegal-overline = 黑方禁手：长连，超过五子。
illegal-double-four = 黑方禁手：四四，同时成两个四。
illegal-double-three = 黑方禁手：三三，同时成两个活三。
illegal-column-full = 这一列已满。
illegal-not-adjacent = 棋子必须紧挨着另一枚棋子。
illegal-choose-first = 请先选颜色。
illegal-no-choice = 现在没有什么要选的。
illegal-must-pass = 翻不了任何棋子，只能停一手。
illegal-falls = 棋子会落到最低的空格。
illegal-nothing-to-count = 对局结束后才开始计算。
illegal-all-alive = 按这套规则，盘上的棋子都是活棋。
illegal-no-claim = 你现在不能申请判和。

result-wins = { $player }获胜
result-draw = 和棋
result-turns = { $turns ->
    [0] 没有着法。
   *[other] 共 { $turns } 手。
}
reason-no-pieces = { $loser }已无棋子。
reason-no-moves = { $loser }无棋可走。
reason-resigned = { $loser }认输。
reason-agreed = 双方同意。
reason-repetition = { $times ->
    [4] 同一局面出现四次。
   *[other] 同一局面出现三次。
}
reason-no-progress = 双方各走 { $moves } 步，没有吃子，也没有走兵。
reason-few-pieces = 剩余子力不足以取胜。
reason-line = { $length ->
    [3] 三子连成一线。
    [4] 四子连成一线。
    [5] 五子连成一线。
   *[other] { $length } 子连成一线。
}
reason-connection = 两条边已经连通。
reason-discs = { $first } : { $second }。
reason-points = { $points ->
    [0.5] 胜半目。
   *[other] 胜 { $points } 目。
}
reason-empty-squares = 空格计入胜方。
reason-same = 比分相同。
reason-full-board = 棋盘已满。
reason-no-point = { $side }没有可下之处。
reason-time = { $loser }超时。
reason-time-draw = 时间用完了，但对方也已不可能取胜。

## 停一手、开局和计算

pass = 停一手
swap = 交换
play-on = 继续下
strip-komi = { $side }，贴 { $komi } 目
strip-stone = 请落子：{ $side }
strip-choice = 请选择
moves-pass = 停一手
moves-swap = 交换
moves-play-on = 继续对局
moves-chose = { $player }选{ $side }
moves-place-two = { $player }再摆两子
say-places = { $side }下 { $square }。
say-swaps = { $side }接管第一子。
say-turns-over = 翻转 { $count } 子。
say-takes = 提 { $count } 子。
say-passed = { $side }停一手。
say-cannot-move = { $side }无处可下，{ $other }再下一手。
say-chose = { $player }选{ $side }。
opening-placing = { $player }摆三子：{ $first }两子，{ $second }一子。
opening-placing-two = { $player }再摆两子：{ $second }一子，{ $first }一子。
opening-may-swap = { $player }可以接管第一子：点它即可。
choice-title = 由{ $player }选择
choice-side = 选{ $side }
choice-side-next = 下一子由你来下。
choice-side-wait = 下一子由{ $other }来下。
choice-two = 再摆两子
choice-two-wait = { $second }一子，{ $first }一子。然后由{ $other }选择。
count-ahead = { $points ->
    [0.5] { $side }领先半目
   *[other] { $side }领先 { $points } 目
}
count-even = 比分相同
count-hint = 点一块棋，可标为死棋或活棋。
count-open = 标出的地方还没有围好。
count-asks = { $player }同意吗？
count-agrees = { $player }同意
count-stones = 子
count-territory = 围空
count-prisoners = 提子
count-komi = 贴目

## 给听屏幕朗读的人

access-back = 返回
access-more = 更多
access-less = 少一点
access-greater = 多一点
access-avatar = 更换图片
access-rename = 重命名
# A game and the rules by which it is played.
game-by = { $game }，{ $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }、{ $next }
access-delete = 删除
access-close = 关闭
access-first = 回到开头
access-earlier = 后退一手
access-later = 前进一手
access-last = 到最后
access-name = 名字
access-title = 标题
text-cancel = 取消
access-empty = { $square }，空
access-man = { $square }，{ $side }
access-king = { $square }，{ $side }的王
access-can = { $square }，可选
access-chosen = { $square }，已选中

## 棋钟

setup-clock = 棋钟
clock-none = 不计时
clock-more = 更多棋钟
clock-more-line = 延迟、读秒、沙漏、每手限时
clock-minutes = { $minutes } 分钟
clock-seconds = { $seconds } 秒
time-minutes = { $minutes } 分钟
time-seconds = { $seconds } 秒
clock-fischer = { $main } + { $increment }
clock-delay = { $main }，延迟 { $delay }
clock-bronstein = { $main }，最多返还 { $delay }
clock-byo-yomi = { $main }，读秒 { $period } × { $periods }
clock-canadian = { $main }，{ $period }内 { $stones } 手
clock-hourglass = 沙漏，{ $main }
clock-per-turn = 每手 { $time }
clock-sudden-death-words = 每方 { $main }
clock-fischer-words = 每方 { $main }，每手加 { $increment }
clock-delay-words = 每方 { $main }，每手先等 { $delay }
clock-bronstein-words = 每方 { $main }，每手最多返还 { $delay }
clock-byo-yomi-words = 每方 { $main }，之后每手 { $period }，共 { $periods } 次
clock-canadian-words = 每方 { $main }，之后每 { $stones } 手 { $period }
clock-hourglass-words = 沙漏：每方 { $main }，你用掉多少，对方就得到多少
clock-per-turn-words = 每手 { $time }
clock-periods-left = { $length } × { $count }
clock-stones-left = { $count } 手
clock-waits = 等待 { $seconds } 秒
clock-ready = 准备好了吗？
clock-paused = 棋钟已暂停
clock-next = 接下来走{ $player }的钟。
clock-start = 开始计时
clock-go-on = 继续

## 复盘

replay = 复盘
replay-start = 对局开头
replay-turn = 第 { $turn } 手，共 { $turns } 手
replay-made = { $player }：{ $turn }
replay-place-two = 还要再摆两子。
replay-chose-side = 已选定双方颜色。
replay-play-on = 双方意见不一，对局继续。
replay-settled = 双方认定了死子，开始计算。
replay-resigned = { $player }认输。
replay-claimed = 有一方申请判和。
replay-agreed = 双方同意和棋。
replay-flag = { $player }超时。
replay-done = 完成
replay-play-from-here = 从这里下起

## A match that is looked at again

review = 分析
review-stop = 停止分析
review-before = 上一个关键时刻
review-next = 下一个关键时刻
review-better-turn = 更好的一手
review-show-better = 显示更好的一手
review-hide-better = 隐藏更好的一手
review-try-again = 从这里重下
review-try-computer = 从这里与电脑重下
review-first-look = 快速分析：{ $done } / { $all }
review-closer-look = 深入分析：{ $done } / { $all }
review-compares = 正在比较更好的着法……
review-stopped = 分析已停止，你可以继续。
review-unknown = 这一手还没有分析到。
review-best = 这就是最好的一手。{ $because }
review-as-good = { $turn } 与最好的一手不相上下。
review-cost = { $turn } 使胜算从 { $before }% 降到 { $after }%。
review-better = 有更好的一手。{ $because }
review-line = 接下来：{ $turns }
review-show = 演示
review-back = 返回对局
review-moments = { $count ->
    [0] 没有损失大的着法。
   *[other] { $count } 个关键时刻。
}
say-tries-again = { $turns ->
    [0] 你从头下起。原来的棋局仍在棋局库里。
   *[other] 你从第 { $turns } 手下起。原来的棋局仍在棋局库里。
}
say-play-from = { $turns ->
    [0] 你从头下起。点“重做”可找回后面的着法。
   *[other] 你从第 { $turns } 手下起。点“重做”可找回后面的着法。
}
say-play-on-from = 你从第 { $turns } 手下起。

## Setting a position up

editor-title = 摆一个局面
editor-take-over = 编辑这个局面
editor-man = { $side }兵
editor-king = { $side }王
editor-take = 拿掉
editor-to-move = 轮到{ $side }
editor-clear = 清空
editor-copy = 复制
editor-start = 初始局面
editor-whole = 全盘
editor-help-put = 点一个格子放上棋子，再点一次就拿掉。
editor-help-stone = 点一个交叉点放上棋子，再点一次就拿掉。
editor-help-cell = 点一个格子放上棋子，再点一次就拿掉。
editor-help-take = 点棋子即可拿掉。
editor-help-drop = 点一列，投放棋子。
editor-help-column = 点一列，拿掉最上面的棋子。
editor-copied = 局面已复制。
editor-pasted = 局面已粘贴。点“撤销”可找回原来的局面。
editor-uncrowned = 兵到了对方底线就升为王。请在那里放一个王。
editor-uncrowned-cell = 兵到了对面的边上就升为王。请在那里放一个王。
editor-no-liberty = 标出的棋子没有气，早该被提掉了。
editor-both-won = 双方都连成了线，但一方先连成时对局就已结束。
editor-over = { $why }对局已经结束。
editor-no-turns = 双方都无处可下。
editor-uneven = 真实对局不会出现 { $first } 子对 { $second } 子，不过照样可以下。
editor-prisoners = { $black }提子：{ $first }。{ $white }提子：{ $second }。
setup-position = 起始局面
setup-position-line = 习题、研究、书上的棋局：从任何局面都能开始。
setup-position-own = 你摆的局面
setup-position-unfit = 你摆的局面不适用于这套规则，对局将照常开局。
setup-position-change = 修改
setup-position-usual = 照常开局

## 分析

study = 研究
study-line = 对局保持不变。
study-in-game = 第 { $number } 手：{ $turn }
study-beside = 变化，第 { $number } 手：{ $turn }
study-ways = 从这里记下的着法
study-game = 返回对局
study-remove = 删除此变化
study-write = 注解
study-play = 走子
study-circle = 圆圈
study-arrow = 箭头
study-letter = 字母
study-clear = 清除标记
study-full = 已经记满：对局之外最多 { $turns } 手，文字最多 { $size } KB。

## 棋谱

record = 分享与导入
record-own = 本局
record-format-pdn = 跳棋通用棋谱（PDN）
record-format-sgf = 智能游戏格式（SGF）
record-format-transcript = 着法记录，所有着法写成一行
record-copy = 复制
record-save = 存为文件
record-share = 分享
picture = 分享图片
animation = 动画
animation-too-long = 动画最多显示 { $most } 手。
booklet = 打印成小册子
paper-metric = A4
paper-letter = 信纸
booklet-solutions = 答案
booklet-puzzles = { $count ->
   *[other] { $count } 题，答案在最后
}
record-other = 导入棋局
record-other-about = 从别处导入棋局：西洋跳棋和六角西洋跳棋用 PDN；围棋、五子棋、六贯棋和黑白棋用 SGF 或 GGF；任何棋类也都可以用一行着法。当前棋局会保留，点“撤销”即可找回。
record-paste = 粘贴
record-open = 打开文件
record-drop = 也可以把文件拖到窗口上。
record-copied = 棋谱已复制。
record-saved = 已保存为 { $place }。
record-taken = { $turns ->
    [0] 导入了一局没有着法的棋。
   *[other] 导入了一局 { $turns } 手的棋。
}
record-left-out = 略去了 { $count } 处注解或变化。
record-take-part = 导入出错之前的 { $turns } 手
record-so-far = 已读取棋局：{ $count }
record-stop = 停止
record-imported = 新的：{ $new }。已经在这里：{ $same }。无法读取：{ $unreadable }。
record-stopped = 已停止。
record-no-game = 这段文字里没有棋局。
record-not-written = 这局棋无法导出。{ $reason }
record-no-clipboard = 此设备没有剪贴板。请把棋谱存为文件，或打开文件。
record-nothing-copied = 剪贴板上没有文字。
record-no-dialog = 此系统没有文件对话框。请粘贴棋谱，或把文件拖到窗口上。
record-not-here = 此设备不支持这项操作。
record-too-large = 文件作为棋谱太大了：超过 { $size } MB。
record-not-a-file = 这不是文件。
record-failed = 没有成功：{ $reason }。
record-line = 第 { $line } 行：{ $what }
record-missing = 这里缺少内容。
record-unexpected = 看不懂“{ $found }”。
record-unclosed = “{ $sign }”打开了，却没有关闭。
record-misplaced = 棋子不能这样摆。
record-other-game = 这是另一种棋的棋谱（{ $kind }）。
record-too-much = 内容太多，无法读取。最多为 { $most }。
record-late-setup = 对局中途添加了棋子，任何着法都不会这样。
record-not-a-turn = “{ $turn }”不是着法。
record-ambiguous = “{ $turn }”可能是 { $turns }。
record-out-of-turn = “{ $turn }”是对方的着法。
record-illegal = { $turn } 不合规则。{ $why }
record-illegal-squares = { $turn } 不合规则。{ $why }（{ $squares }）

## 链接对局

setup-by-link = 链接对局
link-about = 双方用两个设备下棋。每走一手，就在任意消息里发送链接，或显示二维码。打开链接，就能看到走完这一手的棋局。
link-hints = 允许提示
link-hints-line = 提示、失误提醒和形势条，双方都能用。
link-you = 你：{ $role }
link-apart = 通过链接：{ $role }
link-received = 收到链接了？
link-received-line = 复制有链接的消息，再粘贴到这里。
link-paste = 粘贴链接
link-invite = 邀请{ $player }
link-send-move = 把这一手发给{ $player }
link-send-result = 把结果发给{ $player }
link-send-offer = 把提议发给{ $player }
link-not-sent = 还没有发送，现在可以收回。
link-moves-first = { $player }先下。
link-send = 发送
link-code = 显示二维码
link-waiting = 等待{ $player }
link-sent-on = 已于{ $date }发送。
link-again = 再次发送
link-offers-draw = { $player }提议和棋
link-offers-play-on = { $player }想接着下
link-offers-end = { $player }表示时间已用完
link-offer-line = 可以同意或拒绝。
link-agree = 同意
link-decline = 拒绝
link-propose-count = 发送计算结果
link-title = 发送
link-scan = 用另一个设备的相机对准这个二维码，或发送链接。
link-too-long = 这局棋太长，二维码放不下。请发送链接，或存为文件。
link-share = 分享链接
link-copy = 复制链接
link-save = 存为文件
link-scanned = 对方已读取
link-with-names = 链接中显示名字
link-with-names-line = 有链接的人都能看到。
link-with-draw = 提议和棋
link-with-draw-line = 提议会随这一手一起发送。
link-copied = 链接已复制，请粘贴到消息里。
link-sent-already = 这一手已经发送，不能收回。
link-send-first = 请先发送你的这一手。
link-not-your-turn = 轮到{ $player }。收到链接后请粘贴。
link-new = 你执{ $side }。
link-arrived = { $player }已回应。
link-same = 这个链接里没有新内容。
link-older = 这个链接比你的棋局早。请把你的最后一手再发一次。
link-own-changed = 这个链接改了你发送过的着法（第 { $act } 手）。
link-other-match = 这是另一局棋的链接。
link-other-setup = 这个链接的规则和你们商定的不同。
link-not-theirs-turn = 这个链接走了该由你走的一手（第 { $act } 手）。
link-not-theirs-choice = 这个链接作出了该由你作的选择。
link-not-theirs-claim = 这个链接以你的名义申请判和。
link-not-theirs-resign = 这个链接以你的名义认输。
link-not-theirs-draw = 这个链接以和棋结束对局，但你没有提议过和棋。
link-not-theirs-count = 这个链接以计算结果结束对局，但你没有提议过这个结果。
link-not-theirs-play-on = 这个链接在计算之后继续对局，但你没有提议过。
link-not-theirs-end = 这个链接以超时结束对局，但你没有同意过。
link-not-theirs-offer = 这个链接以你的名义提出了提议。
link-unchanged = 你的棋局没有变化。
link-none = 这张图片里没有对局的二维码。
link-damaged = 这个链接有错误：缺少一部分，或有字出错。请对方再发一次。
link-later = 这个链接来自更新的 Parlour。更新 Parlour 后即可打开。
link-impossible = 这个链接是完整的，但里面的棋局不可能出现。
link-other-version = 这个链接来自规则不同的 Parlour 版本。请在两个设备上更新 Parlour。
versions = 两个版本
versions-line = 链接里的棋局从第 { $turn } 手起与你的不同。请一起商定以哪个为准。
versions-mine = 此设备上
versions-theirs = 链接里
versions-keep = 保留这个
versions-take = 改用这个
versions-none = 没有什么要商定的。
library-by-link = 链接对局
library-your-turn = { $date }起轮到你
library-to-send = 还没有发送
library-their-turn = { $date }起等待{ $player }

## 实时对局

live-title = 实时对局
live-line = 双方设备都打开 Parlour，每一手立即送达。
live-invite = 邀请
live-scan = 用另一个设备打开这个邀请。它只供一个设备使用。
live-copy = 复制邀请
live-copied = 邀请已复制，请粘贴到消息里。
live-waiting = 等待另一个设备……
live-here = { $player }在线。
live-apart = 正在连接{ $player }……
live-end = 退出实时对局
live-joining = 正在加入……
live-left = 另一个设备已退出实时对局。
live-not-invited = 这个邀请已被别的设备使用。请对方再发一个新的。
live-failed = 网络无法使用（{ $reason }）。
live-too-new = 另一个设备上的 Parlour 版本较新。更新 Parlour 后即可实时对局。
live-too-old = 另一个设备上的 Parlour 版本较旧。在那个设备上更新 Parlour 后即可实时对局。
live-cut = 实时对局已中断：另一个设备发来了 Parlour 无法识别的内容。
live-damaged = 这个邀请有错误，请对方再发一次。
live-not-here = Parlour 在这个设备上不能实时对局。请改为发送链接。
live-no-relay = 浏览器只能通过中继服务器实时对局。
live-full = 观战的设备太多。Parlour 会继续尝试。
live-same-side = 两个设备执的是同一方。请在对方的设备上打开邀请。
live-elsewhere = 另一局棋有新的一手。
live-said = { $player }：{ $phrase }
live-you-said = 你：{ $phrase }
live-taken-back = 这一手已收回。
live-declined = 你的请求被拒绝了。
live-share = 分享邀请
live-more = 说句话
live-ask-back = 请求悔棋
live-asked-back = 你已请求悔棋。
live-asked-rematch = 你已请求再来一局。
live-asks-back = { $player }请求悔棋
live-asks-rematch = { $player }想再来一局
live-watching = 正在实时观战
live-watched = 你观看过这局棋
live-end-watching = 退出观战
live-let-watch = 显示观战邀请
live-watchers = { $count ->
    [0] 没有人在观战。
   *[other] { $count } 个设备正在观战。
}
live-scan-watch = 打开这个邀请的人都可以观战，最多 20 个设备。
live-clock-line = 链接对局时，只有双方都实时连接，棋钟才会走。
library-watched = 观战
phrase-hello = 你好！
phrase-well-played = 下得好！
phrase-one-moment = 请稍等。
phrase-thanks = 谢谢！
phrase-sorry = 抱歉！
phrase-goodbye = 再见！
relays-none = 仅直接连接
relays-publisher = Parlour 中继服务器
relays-public = 公共测试中继
relays-other = 其他中继服务器
relays-none-line = 同一网络中的设备可以连接，其他许多设备也可以。不会联系任何第三方。对方的设备能看到此设备的 IP 地址。
relays-line = 两个设备无法直接连接时，由中继服务器转发每一手。它能看到双方的 IP 地址和通信时间，但看不到棋局。
relays-public-line = 由网络库的开发者为测试而运行，不作任何保证。中继服务器能看到双方的 IP 地址和通信时间，但看不到棋局。
relays-other-line = 由你选择的中继服务器。它能看到双方的 IP 地址和通信时间，但看不到棋局。
relays-address = 中继服务器地址
relays-only = 仅通过中继服务器
relays-only-line = 另一个设备看不到此设备的 IP 地址。

## 设置

settings-theme = 主题
settings-theme-auto = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-theme-black = 纯黑
settings-theme-contrast = 高对比度
settings-text = 文字大小
settings-text-size = { $percent }%
settings-language = 语言
settings-sound = 声音
settings-mute = 静音
sound-on = 打开声音
settings-mute-line = 不播放任何声音。
settings-volume-pieces = 棋子
settings-volume-signals = 提示音
settings-volume-off = 关闭
settings-volume-low = 低
settings-volume-middle = 中
settings-volume-high = 高
settings-look = 外观
settings-look-board = 棋盘
settings-look-pieces = 棋子
settings-marks = 标记
colour-green = 绿色
colour-blue = 蓝色
colour-purple = 紫色
board-walnut = 胡桃木
board-ash = 白蜡木
board-slate = 石板
board-kaya = 榧木
board-bamboo = 竹
board-teal = 蓝绿
board-graphite = 石墨
board-birch = 桦木
board-classic = 经典
board-linen = 亚麻
board-night = 深色胡桃木
board-felt = 毛毡
board-paper = 纸
board-contrast = 高对比度
board-lacquer = 红漆
set-black-red = 黑与红
set-black-white = 黑与白
set-red-white = 红与白
set-classic = 经典
set-navy = 藏蓝
set-slate = 石板与贝壳
set-flat = 扁平
set-red-yellow = 红与黄
set-plum-cream = 紫与米色
set-wood = 木
set-ink = 墨
set-jade = 玉
set-glass = 玻璃
set-agate = 玛瑙
set-coral-teal = 珊瑚与蓝绿
settings-labels = 坐标
settings-labels-letters = A1 到 H8
settings-labels-numbers = 1 到 32
settings-labels-none = 无
settings-board = 对局时
settings-show-moves = 显示可走之处
settings-show-moves-line = 圆点表示所选棋子能走到哪里，圆环表示必须吃子。
settings-numbers = 棋子上显示手数
settings-numbers-line = 每枚棋子上显示它的手数。
settings-motion = 减少动画
settings-motion-line = 棋子直接换位，不滑动。
settings-motion-off = 关闭
settings-motion-on = 打开
settings-hand = 下棋的手
settings-hand-both = 双手
settings-hand-left = 左手
settings-hand-right = 右手
settings-hand-line = 选择单手时，对局中要点的内容都在这只手的拇指能及之处。
settings-scan = 切换控制
settings-scan-off = 关闭
settings-scan-slow = 慢
settings-scan-middle = 中
settings-scan-fast = 快
settings-scan-line = 各个选项依次亮出，用一个开关选定：空格键、回车键、手柄的任意按钮，或点一下屏幕任意位置。
settings-scan-taps = 点任意位置即选定
settings-scan-taps-line = 关闭后，其他人可以照常触摸屏幕。
settings-gamepad = 手柄
gamepad-cross = 十字键或左摇杆
gamepad-moves = 在各个按钮之间和棋盘上移动
gamepad-lower = 下方按钮
gamepad-presses = 选择
gamepad-right = 右侧按钮
gamepad-goes-back = 清除走法，或返回
gamepad-shoulders = 肩键
gamepad-undoes = 撤销和重做；复盘时前后翻看
gamepad-start = 开始键
gamepad-shows-more = 更多；对局前则开始对局
settings-haptics = 触感反馈
settings-haptics-off = 关闭
settings-haptics-light = 轻
settings-haptics-strong = 强
settings-about = 关于
settings-version = Parlour { $version }。为两人共用一块屏幕而做，无需联网。
settings-version-online = Parlour Online { $version }。为两人而做，可共用一块屏幕，也可远程对局。
settings-credits = 图画为本应用绘制。字体：Literata 和 Nunito Sans，SIL 开源字体许可证。
about-line = 许可证，以及第三方软件
about-own = Parlour 是开源的，可选用 MIT License 或 Apache License 2.0。
about-notices = 第三方软件
about-notices-line = 本应用中的第三方软件：{ $count }。点一个许可证即可查看。

## 规则页

rules-of = { $game }规则
rules-by = 你们的规则：{ $rules }
lessons = 入门课
lessons-line = 每种棋大约两分钟就能学会：读上几句，就在棋盘上试一试。
lessons-offer = 有没下过的棋？
lessons-offer-line = 每种棋都有两分钟的入门课，在小棋盘上学。
lessons-no = 不用了
lesson-new = { $all ->
   *[other] { $all } 个小练习
}
lesson-progress = 已完成 { $done } 个，共 { $all } 个
lesson-complete = 全部完成
lesson-done = 做得好！
lesson-missed = 可以这样下，但这不是练习要求的。
lesson-pass = 停一手
lesson = 入门课
lesson-offer = 第一次下{ $game }？
lesson-offer-line = 两分钟就能学会。入门课随时可在“规则”中打开。
lesson-step = 第 { $step } 步，共 { $all } 步
lesson-over = 你已经会下{ $game }了。
lesson-play = 开始下棋
lesson-previous = 上一步
lesson-next = 下一步
lesson-skip = 跳过
lesson-way = 走法：{ $squares }
lesson-way-pass = 请按“停一手”。

## 习题

openings = 开局
openings-of = { $game }：开局
openings-count = 有名称的开局：{ $count }
openings-line = 选择一手，看看后续变化。
openings-start = 第一手
openings-unnamed = 尚无名称
openings-first = 回到开头
openings-back = 退一手
openings-play = 从这里下
openings-end = 有名称的着法到此为止。
openings-more = { $names }，另有 { $count } 种
openings-played = 这里的对局：{ $count }
openings-won = { $side } { $count } 胜
openings-drawn = { $count } 和
openings-unplayed = 这里还没有对局。
openings-other = 其他着法
openings-outlook = 电脑的看法
practice = 练习
practice-due = 待复习：{ $count }
practice-task = 你执{ $side }，请找出着法。
practice-wrong = 这个开局里没有这一手。
practice-other = 这就成了另一个开局：{ $name }。
practice-returns = 完成了。这个开局明天会再出现。
practice-known = 已会 { $known } 个，共 { $all } 个
practice-next = 下一个开局
ratings = 进步
ratings-line = 每局与电脑对弈后的等级分，以及各级的位置。
ratings-none = 与电脑对弈后，这里会显示你的进步。
ratings-games = 与电脑的对局：{ $count }
ratings-unnamed = 没有名字
habits-line = 最近分析的对局（{ $count }）中失去的胜机
habits-beginning = 开局
habits-middle = 中局
habits-end = 终局
habits-share = { $percent }%
habits-missed-win = 错过胜机：{ $count }
habits-gave-win = 送出胜局：{ $count }
habits-answer = 没看到应手：{ $count }
habits-ground = 有更好的一手：{ $count }
themes-share = { $tried } 题中 { $solved } 题
theme-quick-win = 速胜
theme-long-win = 多步取胜
theme-only-win = 唯一的胜着
theme-hold = 守住和棋
theme-gain = 赢得棋子
theme-fours = 冲四取胜
theme-capture = 提子
theme-ladder = 征子
theme-kill = 杀棋
theme-race = 对杀
theme-live = 做活
tournament = 锦标赛
tournament-line = 多人和电脑在一台设备上或通过链接对弈：应用安排对阵并记录名次。
tournament-later = 较新版本的应用保存了一场锦标赛。请更新应用后继续。
tournament-game = 游戏
tournament-kind = 赛制
tournament-round-robin = 循环赛
tournament-round-robin-line = 每两人都对弈一局。
tournament-double = 双循环
tournament-double-line = 每两人对弈两局，各执一方一次。
tournament-swiss = 瑞士制
tournament-swiss-line = 每轮由得分相同的人对弈。
tournament-knock-out = 淘汰赛
tournament-knock-out-line = 输者出局，和棋重下。
tournament-players = 参赛者
tournament-name = 其他名字
tournament-add = 添加
tournament-remove = 移出锦标赛
tournament-draw = 抽签
tournament-draw-line = 参赛者的顺序由抽签决定。
tournament-number = 需要 { $least } 到 { $most } 人。
tournament-begin = 开始锦标赛
tournament-round = 第 { $round } 轮，共 { $rounds } 轮
tournament-won = { $player }夺冠
tournament-pairings = 对局
tournament-bye = { $player }本轮轮空。
tournament-play = 开始对局
tournament-enter = 输入结果
tournament-open = 撤销结果
tournament-standings = 名次
tournament-games = { $won } 胜 { $drawn } 和 { $lost } 负
tournament-withdraw = 退出锦标赛
tournament-stay = 留下
tournament-withdrawn = 已退出锦标赛
tournament-table = 对阵表
tournament-end = 结束锦标赛
tournament-end-line = 它会移到以前的锦标赛中，对局留在棋局库。再按一次即可结束。
tournament-even = 平衡胜算
tournament-even-line = 两人中棋力较低的一方得到优势，按这里已结束的对局计算。
tournament-even-go = 围棋中是先手、贴目和让子。
tournament-even-time = 较强一方的棋钟时间较少。
tournament-even-computer = 电脑按适合此人的级别下棋。
tournament-even-unknown = 没有已结束对局的人不受让，也不让对方。
tournament-even-games = 计入的对局：{ $count }
tournament-even-level = 电脑用 { $level } 级
tournament-each = { $who }：{ $what }
tournament-apart = 链接对局：一人在这里，另一人在其他设备上。结果会自动记录。
tournament-here = { $player }在这里
tournament-earlier = 以前的锦标赛
tournament-continue = 继续这场锦标赛
tournament-forget = 删除这场锦标赛
tournament-forget-line = 名次将被删除，对局留在棋局库。再按一次即可删除。
tournament-close = 关闭这场锦标赛
tournament-hand-out = 分享对阵表
tournament-print = 打印
tournament-copy = 复制为文字
tournament-share = 以文字分享
tournament-copied = 对阵表已复制。
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = 习题
puzzles-line = 每个局面只有一手正解，而且由电脑证明过。
puzzles-today = 今日习题
puzzles-today-line = 每天一道新题，每天换一种游戏。
puzzles-days = 连续天数：{ $days }。最长：{ $most }。
puzzles-solve = 解题
puzzles-loading = 正在读取这种游戏的习题。
puzzles-missing = 无法读取这种游戏的习题。请连接网络后再试一次。
puzzles-new = 还没有做过
puzzles-standing = 等级分 { $rating } · { $tried } 题中做对 { $solved } 题
puzzles-due = 待复习：{ $count }
puzzle-win = 只有一手能获胜。
puzzle-win-in = { $turns } 手内获胜。
puzzle-hold = 只有一手不输。
puzzle-gain = 赢得 { $pieces } 枚棋子。
puzzle-fours = 只用冲四取胜。
puzzle-capture = 提掉 { $square } 的棋子。
puzzle-ladder = 用征子提掉 { $square } 的棋子。
puzzle-kill = 别让 { $square } 的棋子做活。
puzzle-race = 在与 { $square } 棋子的对杀中获胜。
puzzle-live = 让自己在 { $square } 的棋子做活。
puzzle-show = 显示这一手
puzzle-again = 再试一次
puzzle-next = 下一题
puzzle-print = 打印习题
puzzle-wrong = 不是这一手。
puzzle-refuted = 不是这一手。{ $side }的应手：{ $then }
puzzle-rating = 等级分 { $rating }
puzzle-none = 这种游戏的习题都做过了。做错的题过几天会再出现。
puzzle-search = 寻找新习题
puzzle-search-line = 电脑可以再找新题，每次 30 秒。
puzzle-stop = 停止
puzzle-searches = 电脑自行对局，寻找只有一手正解的局面，最多 30 秒。
puzzle-not-found = 这次没有找到新习题。

## 西洋跳棋规则

checkers-start-title = 开局
checkers-start-text = 双方各有 { $men } 个兵，摆在深色格上。{ $first }先走。
checkers-move-title = 走子
checkers-move-text = 兵沿斜线向前走一格，走到空格上。
checkers-move-goal = 兵沿斜线前进一格。走一走这个兵。
checkers-jump-title = 吃子
checkers-jump-text = 跳过对方的棋子，落到它后面的空格上，就吃掉了这枚棋子。
checkers-jump-goal = 跳过对方的棋子，把它吃掉。
checkers-jump-forward = 兵只能向前跳吃。
checkers-forced-title = 有吃必吃
checkers-forced-text = 能跳吃就必须跳吃。
checkers-forced-goal = 能吃必须吃。找出那步吃子。
checkers-backward-title = 向后吃子
checkers-backward-text = 兵只能前进，但也可以向后跳吃。
checkers-backward-goal = 兵也可以向后跳吃。吃掉后面的子。
checkers-straight-title = 直线吃子
checkers-straight-text = 棋子也可以向正前、正后和左右跳吃：从一个深色格越过下一个深色格，落到再下一个。
checkers-straight-goal = 也可以直着跳吃。吃掉正前方的子。
checkers-chain-title = 连续跳吃
checkers-chain-text = 棋子落下后如果还能再跳，仍算同一回合。
checkers-chain-goal = 一步可以连跳。吃掉两个子。
checkers-removal = 被吃的棋子到回合结束时才拿掉，同一枚棋子不能跳过两次。
checkers-most-title = 必须吃最多
checkers-most-text = 有几种吃法时，必须选吃子最多的一种。
checkers-most-goal = 必须吃得最多。吃掉两个子。
checkers-most-kings-title = 必须吃最多
checkers-most-kings-text = 必须选吃子最多的一种。如果有几种同样多，就选其中吃王最多的。
checkers-most-kings-goal = 必须吃得最多。吃掉两个子。
checkers-most-italian-title = 必须吃最多
checkers-most-italian-text = 必须选吃子最多的一种。如果有几种同样多：用王吃先于用兵吃，其次吃王最多，再次最先吃到王。
checkers-most-italian-goal = 必须吃得最多。吃掉两个子。
checkers-most-value-title = 吃价值最大的
checkers-most-value-text = 必须选吃子价值最大的一种。一个王略低于两个兵。如果价值相同，用王吃先于用兵吃。
checkers-most-value-goal = 必须吃得最多。吃掉两个子。
checkers-with-king-title = 王优先
checkers-with-king-text = 王和兵都能吃子时，必须用王吃。
checkers-with-king-goal = 王必须先于兵吃子。用王来吃。
checkers-no-kings-title = 兵与王
checkers-no-kings-text = 兵不能吃王，只有王才能吃王。
checkers-no-kings-goal = 兵不能跳吃王。试一试。
checkers-crown-title = 升王
checkers-crown-text = 兵在对方底线上结束回合，就升为王。
checkers-crown-goal = 走到底线就升为王。
checkers-crown-ends = 回合总在那里结束，跳吃之后也一样。
checkers-crown-at-once-title = 跳吃途中升王
checkers-crown-at-once-text = 兵跳到对方底线就立刻升王，接着按王来跳。
checkers-crown-at-once-goal = 跳吃中升王，接着以王续跳。吃掉两个子。
checkers-crown-passes-title = 只是路过
checkers-crown-passes-text = 兵跳到底线后还能接着跳，就要跳下去，并且仍然是兵。
checkers-crown-passes-goal = 跳经底线。兵仍然是兵。
checkers-king-title = 王
checkers-king-text = 王走子和跳吃都是一次一格，可前可后。
checkers-king-goal = 王走一格，也可后退。走一走王。
checkers-flying-title = 飞王
checkers-flying-text = 只要路线上没有棋子，王可前可后，想走多远就走多远。
checkers-flying-goal = 王沿斜线可走任意远。让它飞起来。
checkers-flying-jump-title = 王远距离吃子
checkers-flying-jump-text = 王隔多远都能跳吃，可落在被吃棋子后面的任意空格上。
checkers-flying-jump-goal = 王可以从远处吃子。吃掉那个兵。
checkers-rest-title = 王必须休息
checkers-rest-text = 连走三步的王，要等己方另一枚棋子走过才能再走。只要还有兵，就按这条执行。
checkers-rest-goal = 连走三步的王要休息。试着走它。
checkers-end-title = 取胜
checkers-end-text = 对方已无棋子或无棋可走时，你就赢了。
checkers-end-goal = 让对方无子可走，你就赢了。
checkers-draw-title = 和棋
checkers-draw-text = 双方同意即为和棋。轮到走棋的一方也可以申请判和。
checkers-draw-repetition = 同一局面第 { $times } 次出现时。
checkers-draw-quiet = 双方各走 { $quiet } 步，没有吃子，也没有走兵。
checkers-draw-three = 三子对一王，须在 { $three } 步内取胜。
checkers-draw-two = 两子或一子对一王，须在 { $two } 步内取胜。

## 黑白棋规则

reversi-play-title = 落子
reversi-play-text = { $first }先下。落子后，要把对方的一排棋子夹在这枚棋子和你的另一枚棋子之间。夹住的棋子全部翻转。
reversi-play-goal = 用你的两枚棋子夹住对方的棋子。
reversi-lines-title = 各个方向同时算
reversi-lines-text = 一枚棋子在横、竖、斜八个方向上都能夹子。
reversi-lines-goal = 八个方向都算。一次翻转六枚。
reversi-nothing-title = 必须翻到棋子
reversi-nothing-text = 翻不了任何棋子的地方不能下。
reversi-nothing-goal = 每手棋都必须翻子。试试角上。
reversi-pass-title = 停一手
reversi-pass-text = 你无处可下就停一手，有处可下就必须下。
reversi-pass-goal = 无处可下就停一手。让{ $second }无处可下。
reversi-end-title = 终局
reversi-end-text = 双方都无处可下时，对局结束。棋子多的一方获胜。
reversi-end-goal = 棋盘下满，子多者胜。下最后一子。

## 围棋规则

go-play-title = 落子
go-play-text = 双方轮流在线的交叉点上落子。棋子下定后不再移动。
go-play-goal = 把棋子下在两线的交叉点上。
go-capture-title = 提子
go-capture-text = 紧挨着棋子的空点是它的气。没有气的棋子就被提掉。
go-capture-goal = 紧掉白子的最后一口气，把它提掉。
go-group-title = 棋块
go-group-text = 同色棋子沿线相连，就共用所有的气，同生共死。
go-group-goal = 相连的棋子同生共死。把两子都提掉。
go-suicide-title = 没有气，不能下
go-suicide-text = 下了以后没有气的地方，不能落子。
go-suicide-goal = 棋子必须有气。试试角上。
go-own-stones-title = 提掉自己的子
go-own-stones-text = 可以下在让己方棋子没有气的地方，这时提掉的是自己的棋子。
go-own-stones-goal = 填掉自己最后一口气：己方棋子会被提掉。
go-first-title = 先提对方
go-first-text = 如果能提掉对方的棋子，没有气的地方也可以下。对方的子先提掉，腾出气来。
go-first-goal = 先提子。下在角上，提掉两子。
go-ko-title = 劫
go-ko-text = 一枚棋子刚提掉对方一子后，对方不能立刻把它提回。要先在别处下一手。
go-ko-goal = 打劫：不能立即提回。试一试。
go-superko-title = 劫
go-superko-text = 任何一手都不能让全盘重现以前的局面。要先在别处下一手。
go-superko-goal = 不可重现先前的局面。试着提回来。
go-eyes-title = 两只眼
go-eyes-text = 一块棋有两个自己的空洞，也就是两只眼，就永远不会被提：谁也不能同时填上两只眼。
go-eyes-goal = 有两只眼就活了。做出两只眼。
go-pass-title = 停一手
go-pass-text = 没有什么可争的了，就停一手。双方接连停一手后，开始计算。
go-pass-goal = 已无可争之处。双方停一手即终局。
go-pass-stones = 每停一手，要付出一子。
go-dead-title = 死子
go-dead-text = 救不活的棋子，在计算前标为死子，由双方商定。
go-dead-goal = 计算之前，标出救不活的棋子。
go-area-title = 计算
go-area-text = 双方各数自己的活子，以及只被这些活子围住的空点。比分高的一方获胜。
go-area-goal = 数活子和围住的点，多者胜。
go-territory-title = 计算
go-territory-text = 双方各数只被自己围住的空点，以及提掉的对方棋子。比分高的一方获胜。
go-territory-goal = 数围住的点和提掉的子，多者胜。
go-komi-line = 白方后行，因此得 { $komi } 目。
go-handicap-title = 让子
go-handicap-text = 黑方开局时盘上已有 { $stones } 子，白方先行。
go-seat-stones-title = 座子
go-seat-stones-text = 按中国古制，开局时盘上先摆双方各两子，白方先行。

## 五子棋规则

gomoku-five-title = 五子连线
gomoku-five-text = 双方轮流落子，{ $first }先下。五子连成一线即胜：横、竖、斜都行。
gomoku-five-goal = 连成五子即胜。把它连成。
gomoku-full = 棋盘下满即为和棋。
gomoku-stop-title = 挡住对方
gomoku-stop-text = 对方连成四子且有一端空着时，必须马上挡住。
gomoku-stop-goal = 对方已连四子。挡住它。
gomoku-more-title = 超过五子
gomoku-more-text = 六子或更多连成一线，同样获胜。
gomoku-more-goal = 连成六子也算胜。试一试。
gomoku-exactly-title = 恰好五子
gomoku-exactly-text = 只有恰好五子连线才算胜，六子或更多不算。
gomoku-exactly-goal = 连成六子不算胜。试一试。
gomoku-overline-title = 黑方禁长连
gomoku-overline-text = 黑方先行，因此受限制。黑方禁止超过五子连线，白方这样下则获胜。
gomoku-overline-goal = { $first }不可连成六子。试一试。
gomoku-blocked-title = 不能两头被堵
gomoku-blocked-text = 五子连线的两端都有对方棋子时，不算获胜。
gomoku-blocked-goal = 两端被堵的五子不算胜。连另一条五子。
gomoku-threes-title = 黑方禁三三
gomoku-threes-text = 黑方不能一子同时形成两个活三。再下一子能变成两端皆空的四，这样的三就是活三。
gomoku-threes-goal = { $first }不可走双活三。试一试。
gomoku-fours-title = 黑方禁四四
gomoku-fours-text = 黑方不能一子同时形成两个四。能连成五子的一手总是允许的。
gomoku-fours-goal = { $first }不可走双四。试一试。
gomoku-swap-title = 三手交换
gomoku-swap-text = 一方摆最初的三子，然后由另一方选颜色。
gomoku-swap-goal = 摆三子。然后由对方选择颜色。
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = 一方摆最初的三子。另一方选颜色，或者再摆两子，让第一位来选。
gomoku-swap-two-goal = 摆三子。对方选择颜色，或再摆两子。

## 四子棋规则

connect-four-drop-title = 投放棋子
connect-four-drop-text = { $first }先下。选一列：棋子会落到最低的空格。
connect-four-drop-goal = 投下一子：它会落到最低的空位。
connect-four-win-title = 四子连线
connect-four-win-text = 先把四子连成一线者胜：横、竖、斜都行。
connect-four-win-goal = 连成四子即胜。把它连成。
connect-four-slanting-title = 斜线
connect-four-slanting-text = 斜线容易看漏。投放棋子之前，沿斜线看一看。
connect-four-slanting-goal = 斜线也算。把斜线连成。
connect-four-stop-title = 挡住对方
connect-four-stop-text = 对方连成三子且第四个位置空着时，必须占住它。
connect-four-stop-goal = 对方已连三子。挡住它。
connect-four-column-title = 满列
connect-four-column-text = 放满的一列不能再放棋子。
connect-four-column-goal = 满了的列不能再放。试试中间那列。
connect-four-draw-title = 和棋
connect-four-draw-text = 棋盘放满而没有人连成四子，即为和棋。
connect-four-draw-goal = 盘满而无四连即为和棋。放满它。

## 邻接四子规则

four-seat-stone-title = 开局
four-seat-stone-text = { $first }开局时在左边缘已有一子。{ $second }先下。
four-seat-stone-goal = 在盘上棋子的旁边落子。
four-free-title = 开局
four-free-text = { $first }先下，一子可下在任意位置。
four-free-goal = 第一子可下在任意一处。
four-beside-title = 紧紧相邻
four-beside-text = 棋子必须紧挨着另一枚棋子，颜色不限：在它的上、下、左或右。只是斜角相接不行。
four-beside-goal = 只有斜角相接不行。试一试。
four-win-title = 四子连线
four-win-text = 四子或更多连成一线即胜：横、竖、斜都行。
four-win-goal = 连成四子即胜。把它连成。
four-full = 棋盘下满即为和棋。

## 六角西洋跳棋规则

hexdame-start-title = 开局
hexdame-start-text = 棋盘有 61 个六角格。双方各有 16 个兵，摆在自己面前的角上。{ $first }先走。
hexdame-move-title = 走子
hexdame-move-text = 兵走到前方三格中的一个空格上：正前、左前或右前。
hexdame-move-goal = 兵可向前方三个方向走一格。走一走这个兵。
hexdame-jump-title = 吃子
hexdame-jump-text = 跳过相邻的对方棋子，落到它后面的空格上，就吃掉了这枚棋子。六个方向都可以跳吃。
hexdame-jump-goal = 跳过对方的棋子，把它吃掉。
hexdame-crown-title = 升王
hexdame-crown-text = 对面的两条边上共有九格。兵在其中一格上结束回合，就升为王。
hexdame-crown-goal = 走到对面的边上就升为王。
hexdame-passes-title = 只是路过
hexdame-passes-text = 兵跳到对面的边上后还能接着跳，就要跳下去，并且仍然是兵。
hexdame-passes-goal = 跳经对面的边。兵仍然是兵。
hexdame-flying-title = 飞王
hexdame-flying-text = 只要路线上没有棋子，王在六个方向上都想走多远就走多远。
hexdame-flying-goal = 王沿直线可走任意远。让它飞起来。
hexdame-flying-jump-title = 王远距离吃子
hexdame-flying-jump-text = 王隔多远都能跳吃，可落在被吃棋子后面的任意空格上。
hexdame-flying-jump-goal = 王可以从远处吃子。吃掉那个兵。

## 六贯棋规则

hex-edges-title = 各有两条边
hex-edges-text = 棋盘相对的两条边归你，另外两条归对方。双方轮流在空格上落子，棋子下定后不再移动。{ $first }先下。
hex-edges-goal = 第一子可下在任意一格。
hex-chain-title = 连通
hex-chain-text = 格子相接的同色棋子就是相连的。用一串相连的棋子连通自己的两条边，直的弯的都行，就赢了。
hex-chain-goal = 把你的两条边连通。
hex-bridge-title = 桥
hex-bridge-text = 两枚棋子之间有两个空格，就构成一座桥。对方占其中一格，你就占另一格。
hex-bridge-edge = 棋子与自己的边之间也可以搭桥。
hex-bridge-goal = 从相连的棋子向你的另一条边搭一座桥。
hex-keep-title = 守住桥
hex-keep-text = 对方下进桥里时，马上占住另一格，你的棋子就仍然相连。
hex-keep-goal = 对方下进了你的桥。占住另一格。
hex-cut-title = 切断
hex-cut-text = 只有一方能连通，所以挡住对方就等于自己连通。占住对方相连必需的那一格。
hex-cut-goal = 对方就要连通了。切断它。
hex-full-title = 没有和棋
hex-full-text = 所有格子都下满时，必定恰好有一方连通了自己的两条边，所以没有和棋。
hex-full-goal = 没有和棋。下满最后一格。
hex-swap-title = 交换
hex-swap-text = 先手有优势。所以{ $second }可以不落子，而是接管第一子。因为{ $second }的边方向不同，这枚棋子会变色，并移到镜像的格子上。
hex-swap-goal = 第一子很强。点它来接管。

## 电脑

computer-of-level = 电脑 { $level } 级
computer-move-now = 立即走棋
program-silent = { $name } 没有回应
program-again = 再问一次
program-stand-in = 让电脑来下
computer-pause = 暂停
computer-go-on = 播放
computer-step = 走一手
strip-thinks = 思考中……
strip-computers-turn = 轮到{ $side }
setup-people = 双人
setup-computer = 电脑
setup-watch = 观战
setup-level = { $level } · { $word }
setup-strength = 棋力
setup-strength-of = { $side }的棋力
setup-rating = 等级分约 { $rating }
strength-learns = 走得很随意。适合第一次玩。
strength-misses = 常常出错。适合学习。
strength-punishes = 走得稳，看得出简单的手段。
strength-gives-little = 很少出错，不容易赢。
strength-full = 在这个设备上能走得最强。
coach = 教练
coach-line = 根据战绩调整级别。
coach-begins = 从这一级开始，并随战绩调整。
coach-knows = 按战绩，你的等级分约 { $rating }。
coach-more-wins = 胜率 2/3
coach-even = 胜率 1/2
coach-fewer-wins = 胜率 1/3
coach-looks = 教练正在看这一局。

engine-add = 添加引擎……
engine-add-line = 让这台电脑上的其他程序来下。
engine-new = 添加引擎
engine-change = 更改引擎
engine-strength = 每步思考 { $time }
engine-speaks = 引擎是会下棋的程序。用于{ $game }的引擎必须支持 { $protocol } 协议。
engine-trust = 它在这台电脑上以你的全部权限运行，就像你启动的任何程序一样。请只添加你信任的程序。
engine-command = 命令
engine-command-line = 程序及其选项，和在终端中一样
engine-name = 名称
engine-name-line = 试用时由引擎提供
engine-empty = 尚未设置
engine-time = 每步用时
engine-try = 试用
engine-waits = 正在等待它的第一步……
engine-plays = 可以使用：{ $time } 秒后下了 { $turn }。
engine-fails = 它不能下棋：{ $reason }
engine-keep = 添加为对手
engine-keep-line = 请先试用引擎。下出一步后才能添加。
engine-save = 保存
engine-remove = 移除
level-first = 起步
level-beginner = 新手
level-easy = 简单
level-casual = 休闲
level-steady = 稳健
level-able = 熟练
level-strong = 强手
level-tough = 劲敌
level-expert = 专家
level-master = 最强
mode-finish = 逐手确认
mode-finish-line = 先看看这一手，再点“结束回合！”。
settings-help = 辅助
settings-blunder = 失误提醒
settings-blunder-line = 一手棋损失太大时，会先问一声。
settings-evaluation = 显示形势
settings-evaluation-line = 棋盘旁的形势条，哪方胜算大，哪方的颜色就多。
hint = 提示
estimate = 谁领先？
values-show = 显示各手的价值
values-hide = 隐藏各手的价值
values-discs = 终局时领先的子数
values-points = 终局时领先的目数
values-chance = 胜算
values-proven = 距获胜（＋）或落败（−）的手数
offer-draw = 提议和棋
say-looks = 正在看……
say-no-draw = 电脑拒绝和棋，继续下。
say-plays-on = 电脑不同意，对局继续。
say-program-silent = { $name } 没有回应：{ $reason }
say-program-gone = 这台电脑上没有引擎 { $name }。
say-even = 势均力敌。
say-leads = { $side }大约领先 { $points } 目。
blunder-title = 确定吗？
blunder-answer = { $side }的最佳应手：{ $then }
mistake-later = { $side }的应手：{ $turn }；随后 { $then }
mistake-loses = { $side }在 { $square } 的一块棋大概已死。
mistake-frees = { $side }在 { $square } 的一块棋大概已活。
blunder-wins = { $side }下 { $turn } 就能获胜。
blunder-wins-column = { $side }下第 { $column } 列就能获胜。
blunder-chances = 你的胜算从 { $best }% 降到 { $this }%。
blunder-play = 仍然走
blunder-back = 收回
hint-because = { $turn }：{ $reason }。
hint-plain = { $turn } 看来最好。
hint-pass = 停一手
hint-swap = 交换
hint-column = 第 { $column } 列
reason-only = 唯一合规则的一手
reason-only-not-losing = 唯一不会马上输掉的一手
reason-wins = 获胜
reason-wins-in = { $count ->
    [1] 这一手就获胜
   *[other] 无论对方怎么应，{ $count } 手内获胜
}
reason-delays = { $count ->
    [1] 还能再撑一手
   *[other] 撑得最久，还有 { $count } 手
}
reason-holds-draw = 守住和棋
reason-takes = 吃 { $count } 子
reason-exchanges = 吃 { $count } 子，失 { $given } 子
reason-crowns = 升王
reason-stops-king = 阻止对方在 { $squares } 升王
reason-only-safe = 保住 { $count } 个兵，其他走法都会丢
reason-saves = 保住 { $squares } 的棋子
reason-threatens = 威胁吃掉 { $squares }
reason-restricts = { $count ->
    [0] 让对方无棋可走
    [1] 让对方只剩一种走法
   *[other] 让对方只剩 { $count } 种走法
}
reason-free-way = 升王之路畅通，还差 { $count } 行
reason-free-way-steps = 升王之路畅通，还差 { $count } 步
reason-keeps-back = 守住自己的底线
reason-keeps-edges = 守住自己身后的边
reason-centre = 占据中央
reason-hunts = 王向要追捕的棋子逼近
reason-out-of-reach = 让棋子远离对方的攻击
reason-joins = 与 { $squares } 的棋子相连
reason-advances = { $count ->
    [1] 把兵推进到离升王一行
   *[other] 把兵推进到离升王 { $count } 行
}
reason-advances-steps = { $count ->
    [1] 把兵推进到离升王一步
   *[other] 把兵推进到离升王 { $count } 步
}
reason-wins-by = 双方都走最佳着法，可胜 { $count } 子
reason-takes-corner = 占角
reason-denies-corner = 不让对方占 { $squares } 角
reason-gives-corner = 让出 { $squares } 角
reason-forces-pass = 让对方无处可下
reason-safe-edge = 占住一个不会再被翻转的边格
reason-secures = 再让 { $count } 枚棋子永远不会被翻转
reason-few-replies = { $count ->
    [1] 让对方只剩一处可下
   *[other] 让对方只剩 { $count } 处可下
}
reason-more-moves = 己方可下之处更多：{ $own } 对 { $other }
reason-turns-few = 只翻 { $count } 子，给对方的机会很少
reason-captures = 提 { $count } 子
reason-takes-ko = 提劫
reason-saves-stones = 救出被打吃的 { $count } 子
reason-lives = 做活 { $count } 子
reason-kills = 杀掉 { $count } 子
reason-vital-point = 点中对方眼位的要点
reason-makes-eyes = 占住自己眼位的要点
reason-catches = 吃住逃不掉的 { $count } 子
reason-atari = 打吃 { $count } 子
reason-connects = 连回 { $count } 子
reason-cuts = 切断对方的棋
reason-empty-corner = 占空角
reason-neutral = 收单官
reason-nothing-left = 正确，已经没有可得的了
reason-extends = 从 { $squares } 长
reason-touches = 靠住 { $squares } 的棋子
reason-stays-near = 与己方 { $squares } 的棋子相呼应
reason-approaches = 逼近 { $squares } 的棋子
reason-stops-win = 阻止对方在 { $squares } 取胜
reason-blocks-win = 阻止对方取胜
reason-wins-by-fours = { $count ->
    [1] 立即获胜
   *[other] 连续冲四，{ $count } 手取胜
}
reason-wins-by-threats = { $count ->
    [1] 立即获胜
   *[other] 连续进攻，{ $count } 手取胜，手手有威胁
}
reason-straight-four = 形成两端皆空的活四
reason-two-fours = 同时形成两个四
reason-four-and-three = 同时形成四和活三
reason-two-threes = 同时形成两个活三
reason-answer-forbidden = 形成四，对方唯一的应手 { $squares } 却是禁手
reason-four = 冲四，对方必须在 { $squares } 应
reason-stops-four = 阻止对方形成挡不住的四
reason-stops-two-threats = 阻止对方同时形成两个威胁
reason-open-three = 形成活三
reason-stops-three = 阻止对方形成活三
reason-builds = { $count ->
    [1] 为活三做准备
   *[other] 在 { $count } 处为活三做准备
}
reason-hinders = 占住对方需要的点
reason-middle = 占据中央
reason-two-threats = 同时形成两个威胁
reason-forces = 威胁在 { $squares } 取胜，对方必须防守
reason-lasting = 在 { $squares } 留下长久的威胁
reason-stops-lasting = 消除 { $squares } 的威胁
reason-keeps-away = 避开会输的列
reason-most-rows = 准备连成 { $count } 条四子连线
reason-hinders-rows = 挡住对方 { $count } 条线
reason-waits = 准备在 { $squares } 取胜
reason-one-of-few = { $count ->
    [1] 唯一不给对方取胜机会的一手
   *[other] 不给对方取胜机会的 { $count } 手之一
}
reason-begins = 适合开局的好位置
reason-swaps = 最好，第一子比任何应手都强
reason-opens-evenly = 均衡的开局，对方接管也得不到多少好处
reason-secures-edges = 确保两条边连通
reason-keeps-link = { $count ->
    [1] 保持 { $squares } 与边相连
   *[other] 保持 { $squares } 相连
}
reason-breaks-link = { $count ->
    [1] 切断 { $squares } 与边的联系
   *[other] 切断 { $squares } 之间的联系
}
reason-links = { $count ->
    [1] 把 { $squares } 与边连上
   *[other] 把 { $squares } 连起来
}
reason-bridges = 与 { $squares } 搭桥
reason-reaches-edge = 与自己的边搭桥
reason-intrudes = 下进对方的桥，对方必须在 { $squares } 应
reason-shortens = 再下 { $count } 子就能连通
reason-lengthens = 让对方还要 { $count } 子才能连通
reason-develops = 攻守兼备的好位置
