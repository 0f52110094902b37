# 繁體中文（臺灣）。玩家會讀到的每一句話。

app-name = Parlour

## 遊戲、雙方、規則

game-checkers = 西洋跳棋
game-checkers-line = 跳吃，升王
game-reversi = 黑白棋
game-reversi-line = 夾住，翻轉
game-go = 圍棋
game-go-line = 圍住，提子
game-gomoku = 五子棋
game-gomoku-line = 五子連線
game-connect-four = 四子棋
game-connect-four-line = 落子，四個一線
game-four = 鄰接四子
game-four-line = 棋子相連，四子一線
game-hexdame = 六角西洋跳棋
game-hexdame-line = 六個方向跳吃
game-hex = 六貫棋
game-hex-line = 連通自己的兩邊
side-black = 黑方
side-red = 紅方
side-white = 白方
side-navy = 藍方
side-yellow = 黃方
side-plum = 紫方
side-cream = 米色方
side-coral = 珊瑚方
side-teal = 藍綠方
rules-own = 自定規則
rules-own-line = 你們自己定的規則。
rules-handicap = 讓 { $stones } 子
rules-komi = 貼 { $points } 目
rules-seat-stones = 座子
rules-swap = 三手交換
rules-swap-two = Swap2
rules-without-swap = 不交換
board-size = { $columns }×{ $rows }
in-a-row = { $count } 子連線

## 西洋跳棋的各種規則

rules-american = 美式
rules-american-line = 有吃必吃，連吃到底；王每次只走一格。
rules-house = 自家
rules-house-line = 想吃就吃，想停就停。
rules-international = 國際
rules-international-line = 10×10，飛王；兵可後吃；必須吃最多。
rules-russian = 俄式
rules-russian-line = 飛王；兵在跳吃途中升王後，接著按王來跳。
rules-brazilian = 巴西式
rules-brazilian-line = 8×8 棋盤上的國際規則。
rules-pool = 普爾
rules-pool-line = 飛王；兵可後吃；任選一種吃法。
rules-italian = 意式
rules-italian-line = 必須吃最多；兵不能吃王。
rules-spanish = 西班牙式
rules-spanish-line = 飛王；必須吃最多；兵只能向前吃。
rules-czech = 捷克式
rules-czech-line = 飛王；王吃子優先於兵吃子。
rules-frisian = 菲士蘭式
rules-frisian-line = 10×10；橫向、縱向也可以吃子。
rules-canadian = 加拿大式
rules-canadian-line = 12×12 棋盤上的國際規則。
rule-forced = 有吃必吃
rule-forced-line = 能跳吃就必須跳吃。
rule-forced-off = 按這套規則，不必跳吃。
rule-finish = 連吃到底
rule-finish-line = 還能接著跳，就必須接著跳。
rule-finish-on = 按這套規則，還能接著跳就必須接著跳。
rule-finish-off = 按這套規則，跳吃任何一子後都可以停下。
rule-flying = 飛王
rule-flying-line = 王走子、吃子都不限距離。
rule-backward = 兵可後吃
rule-backward-line = 兵只能前進，但跳吃可前可後。
rule-take-kings = 兵可吃王
rule-take-kings-line = 兵可以吃王。
rule-crown-at-once = 跳吃途中升王
rule-crown-at-once-line = 兵一到對方底線就升王，接著按王來跳。
rule-straight = 橫直可吃
rule-straight-line = 棋子也可以沿橫線、直線跳吃。
rule-rest = 王必須休息
rule-rest-line = 王連走三步沒有吃子，就要等另一顆棋子走過才能再走。
rule-priority = 吃法選擇
rule-priority-free = 任意
rule-priority-free-line = 隨意選擇吃法。
rule-priority-most = 吃最多
rule-priority-most-line = 必須選吃子最多的吃法。
rule-priority-king = 王優先
rule-priority-king-line = 用王吃子優先於用兵吃子。
rule-priority-most-kings = 先多子後多王
rule-priority-most-kings-line = 吃子最多；同樣多時，吃王最多。
rule-priority-italian = 意式
rule-priority-italian-line = 吃子最多；同樣多時，先看用王吃，再看吃王最多，最後看最早吃到王。
rule-priority-value = 按價值
rule-priority-value-line = 總價值最大，一個王略低於兩個兵。

## 其他遊戲的各種規則

rules-reversi = 黑白棋
rules-reversi-line = 夾住一排對方棋子，把它翻過來。棋子多的一方獲勝。
rules-connect-four = 四子棋
rules-connect-four-line = 投放棋子，先連成一線者勝。
rules-chinese = 中國規則
rules-chinese-line = 自己的棋子和圍住的空點都算。
rules-japanese = 日本規則
rules-japanese-line = 圍住的空點和提掉的棋子都算。
rules-aga = AGA
rules-aga-line = 同中國規則，但虛手要付出一子。
rules-new-zealand = 紐西蘭規則
rules-new-zealand-line = 同中國規則，但可以提掉自己的棋子。
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = 終局之前要先提掉死子。
rules-free-style = 無禁手
rules-free-style-line = 五子或更多連成一線即勝。
rules-standard = 標準
rules-standard-line = 恰好五子連成一線才算勝。
rules-renju = 連珠
rules-renju-line = 黑方禁三三、四四和長連（六子或更多）。
rules-caro = Caro
rules-caro-line = 恰好五子連成一線即勝，但兩端都被堵住的不算。
rules-seat-stone = 起始子
rules-seat-stone-line = 開局時左邊緣有一顆黑子，白方先行。
rules-free = 自由開局
rules-free-line = 空棋盤開局，黑方可下在任意位置。
rules-hexdame-standard = 標準
rules-hexdame-standard-line = 只有雙方同意或同一局面出現三次才是和棋。
rules-hexdame-international = 國際
rules-hexdame-international-line = 和棋同國際規則，例如雙方各走 25 步都只動王也算和棋。
rules-hex = 六貫棋
rules-hex-line = 連通自己的兩條邊即勝，沒有和棋。
mode-hand-over = 逐手確認
mode-hand-over-line = 先點「開始回合」，走完再點「結束回合！」。
mode-quick = 快速

## 首頁

home-new-game = 新對局
home-both = { $first }與{ $second }
home-to-move = 第 { $turn } 手，輪到{ $player }
home-resume = 繼續
home-look = 檢視棋局
safe-start = Parlour 連續幾次一開始就中斷，所以沒有打開棋局。你的所有棋局都在棋局庫裡。
safe-start-killed = 系統結束了 Parlour，所以沒有錯誤記錄。
safe-start-save = 儲存錯誤記錄

home-unfinished = 另有 { $count } 局進行中

## 棋局庫和玩家

library = 棋局庫
library-all-games = 全部
library-unfinished = 進行中
library-finished = 已結束
library-to-move = 輪到{ $player }
library-on = { $state }，{ $date }
library-more = 再顯示 { $count } 局
library-empty = 還沒有棋局。
library-reading = 正在讀取……
library-none-of-these = 沒有這類棋局。
library-deleted = 棋局已刪除。
library-bring-back = 復原
library-not-opened = 這局棋無法打開：{ $reason }。
library-later = 來自更新的 Parlour
library-files = 備份
library-files-line = 所有棋局和設定都在一個檔案裡。還原時不會覆蓋任何東西。
library-back-up = 備份
library-restore = 還原備份
library-collection = 匯出全部{ $game }棋局
library-restored = { $new ->
    [0] 沒有新的棋局。
   *[other] 還原了 { $new } 局。
}{ $known ->
    [0] 沒有已存在的棋局。
   *[other] 有 { $known } 局已經在這裡。
}{ $damaged ->
    [0] {""}
   *[other] 有 { $damaged } 局無法讀取。
}
backup-writing = 正在備份……
backup-done = 已備份 { $count } 局。
backup-left-out = 無法讀取，未備份：{ $names }。
backup-stop = 停止
restore-reading = 正在讀取備份……
restore-working = 正在還原……
restore-what = 這個備份的內容
restore-new = 新棋局
restore-known = 已經在這裡的棋局
restore-here = 這裡的棋局，全部保留
restore-later = 來自更新版本的新棋局
restore-later-line = 更新 Parlour 後即可打開。
restore-damaged = 無法讀取
restore-positions = 新局面
restore-positions-here = 這裡的局面，全部保留
restore-tournaments = 新錦標賽
restore-tournaments-known = 已經在這裡的錦標賽
restore-tournaments-done = 已還原錦標賽：{ $count }。
restore-with-settings = 也還原設定
restore-with-settings-line = 會換掉你現在的設定。
restore-settings-same = 設定與你現在的相同。
restore-settings-damaged = 設定無法讀取。
restore-now = 還原
restore-nothing = 這個備份裡沒有新內容。
restore-none = 沒有開啟備份。
restore-cut = 備份有錯誤或不完整：{ $reason }。
restore-too-new = 這個備份來自更新的 Parlour。更新 Parlour 後即可還原。
restore-other = 這不是備份。
restore-stopped = 已停止。還原的內容會保留；再還原一次即可加入其餘內容。
restore-failed = 還原中斷：{ $reason }。再還原一次即可加入其餘內容。
players = 玩家
players-none = 開局前給玩家取個名字，結果就會記在這裡。
players-total = 共 { $played } 局，勝 { $won } 局
players-against = 對{ $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] ，和 { $drawn } 局
}
players-save = 匯出
players-anew = 重新計分
players-since = 只統計重新計分以後的對局。更早的都在棋局庫裡。
players-all = 統計全部對局
date = { $month }月{ $day }日
date-and-year = { $year }年{ $month }月{ $day }日

## 設定對局

setup-start = 開始對局
setup-swap = 交換雙方
setup-rules = 規則
setup-options = 規則和選項
setup-house-rules = 自家規則
setup-turns = 輪流方式
setup-seats = 就座方式
seats-side = 並排坐
seats-side-line = 所有內容對雙方都是同一方向。
seats-across = 對面坐
seats-across-line = 對面玩家的按鈕倒著顯示在對面一側。
seats-sides = 分坐兩側
seats-sides-line = 雙方的按鈕分別轉向左側和右側，適合橫放的螢幕。
seats-turning = 旋轉棋盤
seats-turning-line = 輪到誰，棋盤就轉向誰。
seats-passed = 把裝置交給對方
setup-tournament = 比賽模式
setup-tournament-line = 不能復原，沒有提示，也沒有失誤提醒。
setup-series = 局數
series-one = 一局
series-best = { $games ->
    [3] 三戰兩勝
    [5] 五戰三勝
   *[other] { $games } 局制
}
series-line = 每局之後換邊。和棋雙方各得半分。
series-game = 第 { $number } 局，共 { $games } 局
series-next = 開始第 { $number } / { $games } 局
series-stands = { $series }：{ $player } { $points }，{ $other } { $others }
series-won = { $series }：{ $winner }獲勝。{ $player } { $points }，{ $other } { $others }
series-drawn = { $series }：和棋。{ $player } { $points }，{ $other } { $others }
equal-lost = { $count ->
   *[other] { $player }最近連輸 { $count } 局。
}
equal-level = 這次試試 { $level } 級？
equal-stones = { $count ->
   *[other] 讓{ $player } { $count } 子？
}
equal-begin = 這次讓{ $player }先下？
equal-time = 只給{ $player } { $time }？
equal-yes = 好
equal-no = 不用了
result-between = 總比分：{ $player } { $won }，{ $other } { $lost }{ $drawn ->
    [0] {""}
   *[other] ，和 { $drawn } 局
}
setup-moves-first = { $side }，先手
setup-moves-second = { $side }，後手
setup-opens = { $side }，擺最初幾子
setup-chooses = { $side }，隨後選色
setup-more-rules = 更多規則
setup-fewer = 收起
setup-more-house-rules = 更多自家規則
setup-more-house-rules-line = 吃法選擇、王、棋盤
setup-board = 棋盤
setup-other = 其他
setup-opening = 開局
setup-goal = 獲勝條件
setup-goal-line = 先有 { $count } 子連成一線者勝：橫、直、斜都行。
opening-free = 自由
opening-free-line = 黑方第一子可下在任意位置。
opening-swap = 三手交換
opening-swap-line = 第一位玩家擺三子，第二位選顏色。
opening-swap-two = Swap2
opening-swap-two-line = 同三手交換，但第二位也可再擺兩子，改由第一位選顏色。
go-size-full = 標準大棋盤，大約一個晚上。
go-size-middle = 中等棋盤，大約一小時。
go-size-small = 小棋盤，大約半小時。適合入門。
go-size-tiny = 迷你棋盤，隨便試試。
go-size-large = 比標準棋盤還大。慢慢下。
go-handicap = 讓子
go-no-handicap = 不讓子
go-handicap-line = { $stones ->
    [0] 不讓子。
   *[other] 黑方先在星位上擺 { $stones } 子，白方先行。
}
go-komi = 貼目
go-komi-none = 白方後行，沒有貼目。可能和棋。
go-komi-black = 黑方雖然先行，仍得貼目 { $points } 目。
go-komi-whole = 白方後行，得貼目 { $points } 目。可能和棋。
go-komi-half = 白方後行，得貼目 { $points } 目。不會和棋。
rule-seat-stones = 座子
rule-seat-stones-line = 按中國古制：雙方各有兩子擺在四角，白方先行。
rule-swap = 交換規則
rule-swap-line = 後手可以接管第一子。
rule-swap-off-line = 沒有交換時，先手明顯佔優勢。
setup-done = 完成
setup-names = 小明, 小美, 阿宏, 小婷, 阿嬤, 阿公
setup-unfinished = 目前棋局（{ $turns } 手）會保留。點「復原」即可找回。

## 對局

start-turn = 開始回合
finish-turn = 結束回合！
clear-moves = 清除走法
show-previous = 顯示上一手
hide-previous = 隱藏上一手
undo = 復原
redo = 重做
previous = 上一手
home = 首頁
rematch = 再來一局
resign = 認輸
agree-draw = 雙方同意和棋
new-game = 新對局
rules = 規則
settings = 設定
turn-of = 輪到{ $player }
ready = 你執{ $side }
strip-turn = { $side }，輪到你了
strip-pieces = { $count ->
    [0] { $side }，已無棋子
   *[other] { $side }，{ $count } 子
}
claim-repetition = { $times ->
    [4] 申請判和：同一局面四次
   *[other] 申請判和：同一局面三次
}
claim-no-progress = 申請判和：{ $moves } 步無進展
claim-few-pieces = 申請判和：子力不足以取勝

say-chosen = 已選中 { $from }。
say-moves = { $from } 走到 { $to }。
say-jumps = { $from } 跳到 { $to }，吃 { $count } 子。
say-king-me = 升王！王可前可後，本回合到此結束。
say-no-previous = 沒有上一手可以顯示。
say-previous = 這是上一手。再點一次即可隱藏。
say-start-first = 請先點「{ start-turn }」。
say-computers-turn = 現在輪到電腦。
say-in-replay = 正在覆盤，不能走棋。
say-nothing-to-undo = 沒有可以復原的了。
say-nothing-to-redo = 沒有可以重做的了。
say-game-goes-on = 對局繼續。
say-earlier-match = 已回到你之前的棋局。
say-not-saved = 棋局無法儲存（{ $reason }）。可以接著下。
say-put-aside = { $count ->
    [one] 有一個檔案無法讀取（{ $reason }），已保留為 { $file }。
   *[other] 有 { $count } 個檔案無法讀取（第一個：{ $reason }），已保留，第一個為 { $file }。
}
say-unread = { $count ->
    [one] 磁碟上有一個檔案無法讀取（{ $file }：{ $reason }），已原樣保留。
   *[other] 磁碟上有 { $count } 個檔案無法讀取（第一個：{ $file }，{ $reason }），已原樣保留。
}
say-later = { $count ->
    [one] 有一局棋由更新的 Parlour 儲存，已原樣保留。
   *[other] 有 { $count } 個檔案由更新的 Parlour 儲存，已原樣保留。
}
say-unknown-settings = { $count ->
    [one] 有一項設定來自更新的 Parlour，已保留，但不使用。
   *[other] 有 { $count } 項設定來自更新的 Parlour，已保留，但不使用。
}
say-saved-again = 現在全部儲存好了。
say-sketch-kept = 這個局面沒有儲存，因為更新的 Parlour 已儲存了另一個局面。
say-only-looking = 這裡不會儲存，因為 Parlour 已在另一個視窗打開。
say-update-ready = Parlour 的新版本已準備好。
update-now = 立即更新
say-leave-unsaved = 有內容無法儲存（{ $reason }）。再關一次就直接退出。
occupied = Parlour 已經打開
occupied-line = 你的棋局已在另一個視窗打開，兩邊同時儲存會失去棋局。這裡什麼都可以看，但不會儲存。
occupied-look = 只看不儲存
occupied-close = 關閉

illegal-game-over = 對局已經結束。
illegal-match-full = 一局最多 { $most } 手，這一局已經到了。
illegal-off-board = 那裡在棋盤之外。
illegal-light-square = 棋子只走深色格。
illegal-empty = 那裡沒有棋子。
illegal-not-yours = 那不是你的棋子。
illegal-blocked = 那顆棋子走不動。
illegal-must-capture = 必須吃子。標出的棋子可以跳吃。
illegal-must-continue = 請跳完：接著跳到標出的格子。
illegal-unreachable = 那顆棋子到不了那裡。
illegal-occupied = 那裡已有棋子。
illegal-turn-ends = 你的回合到那裡就結束了。
illegal-nothing = 請先選一顆棋子和一個格子。
illegal-must-capture-most = 必須吃最多：另有吃子更多的吃法。
illegal-must-capture-with-king = 你的王可以吃子，必須先於兵來吃。
illegal-king-rests = 這個王已經連走三步，請走別的棋子。
illegal-no-flips = 下在那裡翻不了任何棋子。
illegal-cannot-pass = 你有棋可下，不能虛手。
illegal-suicide = 下在那裡，棋子沒有氣。
illegal-ko = 打劫：請先下別處。
illegal-superko = 那樣會讓全盤重現以前的局面。
illegal-overline = 黑方禁手：長連，超過五子。
illegal-double-four = 黑方禁手：四四，同時成兩個四。
illegal-double-three = 黑方禁手：三三，同時成兩個活三。
illegal-column-full = 這一行已滿。
illegal-not-adjacent = 棋子必須緊挨著另一顆棋子。
illegal-choose-first = 請先選顏色。
illegal-no-choice = 現在沒有什麼要選的。
illegal-must-pass = 翻不了任何棋子，只能虛手。
illegal-falls = 棋子會落到最低的空格。
illegal-nothing-to-count = 對局結束後才開始計算。
illegal-all-alive = 按這套規則，盤上的棋子都是活棋。
illegal-no-claim = 你現在不能申請判和。

result-wins = { $player }獲勝
result-draw = 和棋
result-turns = { $turns ->
    [0] 沒有著法。
   *[other] 共 { $turns } 手。
}
reason-no-pieces = { $loser }已無棋子。
reason-no-moves = { $loser }無棋可走。
reason-resigned = { $loser }認輸。
reason-agreed = 雙方同意。
reason-repetition = { $times ->
    [4] 同一局面出現四次。
   *[other] 同一局面出現三次。
}
reason-no-progress = 雙方各走 { $moves } 步，沒有吃子，也沒有走兵。
reason-few-pieces = 剩餘子力不足以取勝。
reason-line = { $length ->
    [3] 三子連成一線。
    [4] 四子連成一線。
    [5] 五子連成一線。
   *[other] { $length } 子連成一線。
}
reason-connection = 兩條邊已經連通。
reason-discs = { $first } : { $second }。
reason-points = { $points ->
    [0.5] 勝半目。
   *[other] 勝 { $points } 目。
}
reason-empty-squares = 空格計入勝方。
reason-same = 比分相同。
reason-full-board = 棋盤已滿。
reason-no-point = { $side }沒有可下之處。
reason-time = { $loser }超時。
reason-time-draw = 時間用完了，但對方也已不可能取勝。

## 虛手、開局和計算

pass = 虛手
swap = 交換
play-on = 繼續下
strip-komi = { $side }，貼 { $komi } 目
strip-stone = 請落子：{ $side }
strip-choice = 請選擇
moves-pass = 虛手
moves-swap = 交換
moves-play-on = 繼續對局
moves-chose = { $player }選{ $side }
moves-place-two = { $player }再擺兩子
say-places = { $side }下 { $square }。
say-swaps = { $side }接管第一子。
say-turns-over = 翻轉 { $count } 子。
say-takes = 提 { $count } 子。
say-passed = { $side }虛手。
say-cannot-move = { $side }無處可下，{ $other }再下一手。
say-chose = { $player }選{ $side }。
opening-placing = { $player }擺三子：{ $first }兩子，{ $second }一子。
opening-placing-two = { $player }再擺兩子：{ $second }一子，{ $first }一子。
opening-may-swap = { $player }可以接管第一子：點它即可。
choice-title = 由{ $player }選擇
choice-side = 選{ $side }
choice-side-next = 下一子由你來下。
choice-side-wait = 下一子由{ $other }來下。
choice-two = 再擺兩子
choice-two-wait = { $second }一子，{ $first }一子。然後由{ $other }選擇。
count-ahead = { $points ->
    [0.5] { $side }領先半目
   *[other] { $side }領先 { $points } 目
}
count-even = 比分相同
count-hint = 點一塊棋，可標為死棋或活棋。
count-open = 標出的地方還沒有圍好。
count-asks = { $player }同意嗎？
count-agrees = { $player }同意
count-stones = 子
count-territory = 圍空
count-prisoners = 提子
count-komi = 貼目

## 給聽螢幕朗讀的人

access-back = 返回
access-more = 更多
access-less = 減少
access-greater = 增加
access-avatar = 更換圖片
access-rename = 重新命名
# A game and the rules by which it is played.
game-by = { $game }，{ $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }、{ $next }
access-delete = 刪除
access-close = 關閉
access-first = 回到開頭
access-earlier = 後退一手
access-later = 前進一手
access-last = 到最後
access-name = 名字
access-title = 標題
text-cancel = 取消
access-empty = { $square }，空
access-man = { $square }，{ $side }
access-king = { $square }，{ $side }的王
access-can = { $square }，可選
access-chosen = { $square }，已選中

## 棋鐘

setup-clock = 棋鐘
clock-none = 不計時
clock-more = 更多棋鐘
clock-more-line = 延遲、讀秒、沙漏、每手限時
clock-minutes = { $minutes } 分鐘
clock-seconds = { $seconds } 秒
time-minutes = { $minutes } 分鐘
time-seconds = { $seconds } 秒
clock-fischer = { $main } + { $increment }
clock-delay = { $main }，延遲 { $delay }
clock-bronstein = { $main }，最多返還 { $delay }
clock-byo-yomi = { $main }，讀秒 { $period } × { $periods }
clock-canadian = { $main }，{ $period }內 { $stones } 手
clock-hourglass = 沙漏，{ $main }
clock-per-turn = 每手 { $time }
clock-sudden-death-words = 每方 { $main }
clock-fischer-words = 每方 { $main }，每手加 { $increment }
clock-delay-words = 每方 { $main }，每手先等 { $delay }
clock-bronstein-words = 每方 { $main }，每手最多返還 { $delay }
clock-byo-yomi-words = 每方 { $main }，之後每手 { $period }，共 { $periods } 次
clock-canadian-words = 每方 { $main }，之後每 { $stones } 手 { $period }
clock-hourglass-words = 沙漏：每方 { $main }，你用掉多少，對方就得到多少
clock-per-turn-words = 每手 { $time }
clock-periods-left = { $length } × { $count }
clock-stones-left = { $count } 手
clock-waits = 等待 { $seconds } 秒
clock-ready = 準備好了嗎？
clock-paused = 棋鐘已暫停
clock-next = 接下來走{ $player }的鐘。
clock-start = 開始計時
clock-go-on = 繼續

## 覆盤

replay = 覆盤
replay-start = 對局開頭
replay-turn = 第 { $turn } 手，共 { $turns } 手
replay-made = { $player }：{ $turn }
replay-place-two = 還要再擺兩子。
replay-chose-side = 已選定雙方顏色。
replay-play-on = 雙方意見不一，對局繼續。
replay-settled = 雙方認定了死子，開始計算。
replay-resigned = { $player }認輸。
replay-claimed = 有一方申請判和。
replay-agreed = 雙方同意和棋。
replay-flag = { $player }超時。
replay-done = 完成
replay-play-from-here = 從這裡下起

## A match that is looked at again

review = 分析
review-stop = 停止分析
review-before = 上一個關鍵時刻
review-next = 下一個關鍵時刻
review-better-turn = 更好的一手
review-show-better = 顯示更好的一手
review-hide-better = 隱藏更好的一手
review-try-again = 從這裡重下
review-try-computer = 從這裡與電腦重下
review-first-look = 快速分析：{ $done } / { $all }
review-closer-look = 深入分析：{ $done } / { $all }
review-compares = 正在比較更好的著法……
review-stopped = 分析已停止，你可以繼續。
review-unknown = 這一手還沒有分析到。
review-best = 這就是最好的一手。{ $because }
review-as-good = { $turn } 與最好的一手不相上下。
review-cost = { $turn } 使勝算從 { $before }% 降到 { $after }%。
review-better = 有更好的一手。{ $because }
review-line = 接下來：{ $turns }
review-show = 示範
review-back = 返回對局
review-moments = { $count ->
    [0] 沒有損失大的著法。
   *[other] { $count } 個關鍵時刻。
}
say-tries-again = { $turns ->
    [0] 你從頭下起。原來的棋局仍在棋局庫裡。
   *[other] 你從第 { $turns } 手下起。原來的棋局仍在棋局庫裡。
}
say-play-from = { $turns ->
    [0] 你從頭下起。點「重做」可找回後面的著法。
   *[other] 你從第 { $turns } 手下起。點「重做」可找回後面的著法。
}
say-play-on-from = 你從第 { $turns } 手下起。

## Setting a position up

editor-title = 擺一個局面
editor-take-over = 編輯這個局面
editor-man = { $side }兵
editor-king = { $side }王
editor-take = 拿掉
editor-to-move = 輪到{ $side }
editor-clear = 清空
editor-copy = 複製
editor-start = 初始局面
editor-whole = 全盤
editor-help-put = 點一個格子放上棋子，再點一次就拿掉。
editor-help-stone = 點一個交叉點放上棋子，再點一次就拿掉。
editor-help-cell = 點一個格子放上棋子，再點一次就拿掉。
editor-help-take = 點棋子即可拿掉。
editor-help-drop = 點一行，投放棋子。
editor-help-column = 點一行，拿掉最上面的棋子。
editor-copied = 局面已複製。
editor-pasted = 局面已貼上。點「復原」可找回原來的局面。
editor-uncrowned = 兵到了對方底線就升為王。請在那裡放一個王。
editor-uncrowned-cell = 兵到了對面的邊上就升為王。請在那裡放一個王。
editor-no-liberty = 標出的棋子沒有氣，早該被提掉了。
editor-both-won = 雙方都連成了線，但一方先連成時對局就已結束。
editor-over = { $why }對局已經結束。
editor-no-turns = 雙方都無處可下。
editor-uneven = 真實對局不會出現 { $first } 子對 { $second } 子，不過照樣可以下。
editor-prisoners = { $black }提子：{ $first }。{ $white }提子：{ $second }。
setup-position = 起始局面
setup-position-line = 習題、研究、書上的棋局：從任何局面都能開始。
setup-position-own = 你擺的局面
setup-position-unfit = 你擺的局面不適用於這套規則，對局將照常開局。
setup-position-change = 修改
setup-position-usual = 照常開局

## 分析

study = 研究
study-line = 對局保持不變。
study-in-game = 第 { $number } 手：{ $turn }
study-beside = 變化，第 { $number } 手：{ $turn }
study-ways = 從這裡記下的著法
study-game = 返回對局
study-remove = 刪除此變化
study-write = 註解
study-play = 走子
study-circle = 圓圈
study-arrow = 箭頭
study-letter = 字母
study-clear = 清除標記
study-full = 已經記滿：對局之外最多 { $turns } 手，文字最多 { $size } KB。

## 棋譜

record = 分享與匯入
record-own = 本局
record-format-pdn = 跳棋通用棋譜（PDN）
record-format-sgf = 智慧型遊戲格式（SGF）
record-format-transcript = 著法記錄，所有著法寫成一行
record-copy = 複製
record-save = 存為檔案
record-share = 分享
picture = 分享圖片
animation = 動畫
animation-too-long = 動畫最多顯示 { $most } 手。
booklet = 列印成小冊子
paper-metric = A4
paper-letter = 信紙
booklet-solutions = 解答
booklet-puzzles = { $count ->
   *[other] { $count } 題，解答在最後
}
record-other = 匯入棋局
record-other-about = 從別處匯入棋局：西洋跳棋和六角西洋跳棋用 PDN；圍棋、五子棋、六貫棋和黑白棋用 SGF 或 GGF；任何棋類也都可以用一行著法。目前棋局會保留，點「復原」即可找回。
record-paste = 貼上
record-open = 開啟檔案
record-drop = 也可以把檔案拖到視窗上。
record-copied = 棋譜已複製。
record-saved = 已儲存為 { $place }。
record-taken = { $turns ->
    [0] 匯入了一局沒有著法的棋。
   *[other] 匯入了一局 { $turns } 手的棋。
}
record-left-out = 略去了 { $count } 處註解或變化。
record-take-part = 匯入出錯之前的 { $turns } 手
record-so-far = 已讀取棋局：{ $count }
record-stop = 停止
record-imported = 新的：{ $new }。已經在這裡：{ $same }。無法讀取：{ $unreadable }。
record-stopped = 已停止。
record-no-game = 這段文字裡沒有棋局。
record-not-written = 這局棋無法匯出。{ $reason }
record-no-clipboard = 此裝置沒有剪貼簿。請把棋譜存為檔案，或開啟檔案。
record-nothing-copied = 剪貼簿上沒有文字。
record-no-dialog = 此系統沒有檔案對話方塊。請貼上棋譜，或把檔案拖到視窗上。
record-not-here = 此裝置不支援這項操作。
record-too-large = 檔案作為棋譜太大了：超過 { $size } MB。
record-not-a-file = 這不是檔案。
record-failed = 沒有成功：{ $reason }。
record-line = 第 { $line } 行：{ $what }
record-missing = 這裡缺少內容。
record-unexpected = 看不懂「{ $found }」。
record-unclosed = 「{ $sign }」只有開頭，沒有結尾。
record-misplaced = 棋子不能這樣擺。
record-other-game = 這是另一種棋的棋譜（{ $kind }）。
record-too-much = 內容太多，無法讀取。最多為 { $most }。
record-late-setup = 對局中途加入了棋子，任何著法都不會這樣。
record-not-a-turn = 「{ $turn }」不是著法。
record-ambiguous = 「{ $turn }」可能是 { $turns }。
record-out-of-turn = 「{ $turn }」是對方的著法。
record-illegal = { $turn } 不合規則。{ $why }
record-illegal-squares = { $turn } 不合規則。{ $why }（{ $squares }）

## 連結對局

setup-by-link = 連結對局
link-about = 雙方用兩個裝置下棋。每走一手，就在任何訊息裡傳送連結，或顯示 QR 碼。打開連結，就能看到走完這一手的棋局。
link-hints = 允許提示
link-hints-line = 提示、失誤提醒和形勢條，雙方都能用。
link-you = 你：{ $role }
link-apart = 經由連結：{ $role }
link-received = 收到連結了？
link-received-line = 複製有連結的訊息，再貼到這裡。
link-paste = 貼上連結
link-invite = 邀請{ $player }
link-send-move = 把這一手傳給{ $player }
link-send-result = 把結果傳給{ $player }
link-send-offer = 把提議傳給{ $player }
link-not-sent = 還沒有傳送，現在可以收回。
link-moves-first = { $player }先下。
link-send = 傳送
link-code = 顯示 QR 碼
link-waiting = 等待{ $player }
link-sent-on = 已於{ $date }傳送。
link-again = 再次傳送
link-offers-draw = { $player }提議和棋
link-offers-play-on = { $player }想接著下
link-offers-end = { $player }表示時間已用完
link-offer-line = 可以同意或拒絕。
link-agree = 同意
link-decline = 拒絕
link-propose-count = 傳送計算結果
link-title = 傳送
link-scan = 用另一個裝置的相機對準這個 QR 碼，或傳送連結。
link-too-long = 這局棋太長，QR 碼放不下。請傳送連結，或存為檔案。
link-share = 分享連結
link-copy = 複製連結
link-save = 存為檔案
link-scanned = 對方已讀取
link-with-names = 連結中顯示名字
link-with-names-line = 有連結的人都能看到。
link-with-draw = 提議和棋
link-with-draw-line = 提議會隨這一手一起傳送。
link-copied = 連結已複製，請貼到訊息裡。
link-sent-already = 這一手已經傳送，不能收回。
link-send-first = 請先傳送你的這一手。
link-not-your-turn = 輪到{ $player }。收到連結後請貼上。
link-new = 你執{ $side }。
link-arrived = { $player }已回應。
link-same = 這個連結裡沒有新內容。
link-older = 這個連結比你的棋局早。請把你的最後一手再傳一次。
link-own-changed = 這個連結改了你傳送過的著法（第 { $act } 手）。
link-other-match = 這是另一局棋的連結。
link-other-setup = 這個連結的規則和你們商定的不同。
link-not-theirs-turn = 這個連結走了該由你走的一手（第 { $act } 手）。
link-not-theirs-choice = 這個連結作出了該由你作的選擇。
link-not-theirs-claim = 這個連結以你的名義申請判和。
link-not-theirs-resign = 這個連結以你的名義認輸。
link-not-theirs-draw = 這個連結以和棋結束對局，但你沒有提議過和棋。
link-not-theirs-count = 這個連結以計算結果結束對局，但你沒有提議過這個結果。
link-not-theirs-play-on = 這個連結在計算之後繼續對局，但你沒有提議過。
link-not-theirs-end = 這個連結以超時結束對局，但你沒有同意過。
link-not-theirs-offer = 這個連結以你的名義提出了提議。
link-unchanged = 你的棋局沒有變化。
link-none = 這張圖片裡沒有對局的 QR 碼。
link-damaged = 這個連結有錯誤：缺少一部分，或有字出錯。請對方再傳一次。
link-later = 這個連結來自更新的 Parlour。更新 Parlour 後即可打開。
link-impossible = 這個連結是完整的，但裡面的棋局不可能出現。
link-other-version = 這個連結來自規則不同的 Parlour 版本。請在兩個裝置上更新 Parlour。
versions = 兩個版本
versions-line = 連結裡的棋局從第 { $turn } 手起與你的不同。請一起商定以哪個為準。
versions-mine = 此裝置上
versions-theirs = 連結裡
versions-keep = 保留這個
versions-take = 改用這個
versions-none = 沒有什麼要商定的。
library-by-link = 連結對局
library-your-turn = { $date }起輪到你
library-to-send = 還沒有傳送
library-their-turn = { $date }起等待{ $player }

## 即時對局

live-title = 即時對局
live-line = 雙方裝置都打開 Parlour，每一手立即送達。
live-invite = 邀請
live-scan = 用另一個裝置打開這個邀請。它只供一個裝置使用。
live-copy = 複製邀請
live-copied = 邀請已複製，請貼到訊息裡。
live-waiting = 等待另一個裝置……
live-here = { $player }在線上。
live-apart = 正在連線到{ $player }……
live-end = 退出即時對局
live-joining = 正在加入……
live-left = 另一個裝置已退出即時對局。
live-not-invited = 這個邀請已被別的裝置使用。請對方再傳一個新的。
live-failed = 網路無法使用（{ $reason }）。
live-too-new = 另一個裝置上的 Parlour 版本較新。更新 Parlour 後即可即時對局。
live-too-old = 另一個裝置上的 Parlour 版本較舊。在那個裝置上更新 Parlour 後即可即時對局。
live-cut = 即時對局已中斷：另一個裝置傳來了 Parlour 無法辨識的內容。
live-damaged = 這個邀請有錯誤，請對方再傳一次。
live-not-here = Parlour 在這個裝置上不能即時對局。請改為傳送連結。
live-no-relay = 瀏覽器只能透過中繼伺服器即時對局。
live-full = 觀戰的裝置太多。Parlour 會繼續嘗試。
live-same-side = 兩個裝置執的是同一方。請在對方的裝置上打開邀請。
live-elsewhere = 另一局棋有新的一手。
live-said = { $player }：{ $phrase }
live-you-said = 你：{ $phrase }
live-taken-back = 這一手已收回。
live-declined = 你的請求被拒絕了。
live-share = 分享邀請
live-more = 說句話
live-ask-back = 請求悔棋
live-asked-back = 你已請求悔棋。
live-asked-rematch = 你已請求再來一局。
live-asks-back = { $player }請求悔棋
live-asks-rematch = { $player }想再來一局
live-watching = 正在即時觀戰
live-watched = 你觀看過這局棋
live-end-watching = 退出觀戰
live-let-watch = 顯示觀戰邀請
live-watchers = { $count ->
    [0] 沒有人在觀戰。
   *[other] { $count } 個裝置正在觀戰。
}
live-scan-watch = 打開這個邀請的人都可以觀戰，最多 20 個裝置。
live-clock-line = 連結對局時，只有雙方都即時連線，棋鐘才會走。
library-watched = 觀戰
phrase-hello = 你好！
phrase-well-played = 下得好！
phrase-one-moment = 請稍等。
phrase-thanks = 謝謝！
phrase-sorry = 抱歉！
phrase-goodbye = 再見！
relays-none = 僅直接連線
relays-publisher = Parlour 中繼伺服器
relays-public = 公共測試中繼
relays-other = 其他中繼伺服器
relays-none-line = 同一網路中的裝置可以連線，其他許多裝置也可以。不會聯絡任何第三方。對方的裝置看得到此裝置的 IP 位址。
relays-line = 兩個裝置無法直接連線時，由中繼伺服器轉送每一手。它看得到雙方的 IP 位址和通訊時間，但看不到棋局。
relays-public-line = 由網路程式庫的開發者為測試而營運，不作任何保證。中繼伺服器看得到雙方的 IP 位址和通訊時間，但看不到棋局。
relays-other-line = 由你選擇的中繼伺服器。它看得到雙方的 IP 位址和通訊時間，但看不到棋局。
relays-address = 中繼伺服器位址
relays-only = 僅透過中繼伺服器
relays-only-line = 另一個裝置看不到此裝置的 IP 位址。

## 設定

settings-theme = 主題
settings-theme-auto = 跟隨系統
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-theme-black = 純黑
settings-theme-contrast = 高對比
settings-text = 文字大小
settings-text-size = { $percent }%
settings-language = 語言
settings-sound = 聲音
settings-mute = 靜音
sound-on = 開啟聲音
settings-mute-line = 不播放任何聲音。
settings-volume-pieces = 棋子
settings-volume-signals = 提示音
settings-volume-off = 關閉
settings-volume-low = 低
settings-volume-middle = 中
settings-volume-high = 高
settings-look = 外觀
settings-look-board = 棋盤
settings-look-pieces = 棋子
settings-marks = 標記
colour-green = 綠色
colour-blue = 藍色
colour-purple = 紫色
board-walnut = 胡桃木
board-ash = 白蠟木
board-slate = 石板
board-kaya = 榧木
board-bamboo = 竹
board-teal = 藍綠
board-graphite = 石墨
board-birch = 樺木
board-classic = 經典
board-linen = 亞麻
board-night = 深色胡桃木
board-felt = 毛氈
board-paper = 紙
board-contrast = 高對比
board-lacquer = 紅漆
set-black-red = 黑與紅
set-black-white = 黑與白
set-red-white = 紅與白
set-classic = 經典
set-navy = 藏藍
set-slate = 石板與貝殼
set-flat = 扁平
set-red-yellow = 紅與黃
set-plum-cream = 紫與米色
set-wood = 木
set-ink = 墨
set-jade = 玉
set-glass = 玻璃
set-agate = 瑪瑙
set-coral-teal = 珊瑚與藍綠
settings-labels = 座標
settings-labels-letters = A1 到 H8
settings-labels-numbers = 1 到 32
settings-labels-none = 無
settings-board = 對局時
settings-show-moves = 顯示可走之處
settings-show-moves-line = 圓點表示所選棋子能走到哪裡，圓環表示必須吃子。
settings-numbers = 棋子上顯示手數
settings-numbers-line = 每顆棋子上顯示它的手數。
settings-motion = 減少動畫
settings-motion-line = 棋子直接換位，不滑動。
settings-motion-off = 關閉
settings-motion-on = 開啟
settings-hand = 下棋的手
settings-hand-both = 雙手
settings-hand-left = 左手
settings-hand-right = 右手
settings-hand-line = 選擇單手時，對局中要點的內容都在這隻手的拇指能及之處。
settings-scan = 切換控制
settings-scan-off = 關閉
settings-scan-slow = 慢
settings-scan-middle = 中
settings-scan-fast = 快
settings-scan-line = 各個選項依次亮出，用一個開關選定：空白鍵、Enter 鍵、手把的任意按鈕，或點一下螢幕任意位置。
settings-scan-taps = 點任意位置即選定
settings-scan-taps-line = 關閉後，其他人可以照常觸碰螢幕。
settings-gamepad = 手把
gamepad-cross = 十字鍵或左搖桿
gamepad-moves = 在各個按鈕之間和棋盤上移動
gamepad-lower = 下方按鈕
gamepad-presses = 選擇
gamepad-right = 右側按鈕
gamepad-goes-back = 清除走法，或返回
gamepad-shoulders = 肩鍵
gamepad-undoes = 復原和重做；覆盤時前後翻看
gamepad-start = 開始鍵
gamepad-shows-more = 更多；對局前則開始對局
settings-haptics = 觸覺回饋
settings-haptics-off = 關閉
settings-haptics-light = 輕
settings-haptics-strong = 強
settings-about = 關於
settings-version = Parlour { $version }。為兩人共用一塊螢幕而做，無需連網。
settings-version-online = Parlour Online { $version }。為兩人而做，可共用一塊螢幕，也可遠端對局。
settings-credits = 圖畫為本應用程式繪製。字型：Literata 和 Nunito Sans，SIL 開源字型授權條款。
about-line = 授權條款，以及第三方軟體
about-own = Parlour 是開源的，可選用 MIT License 或 Apache License 2.0。
about-notices = 第三方軟體
about-notices-line = 本應用程式中的第三方軟體：{ $count }。點一個授權條款即可檢視。

## 規則頁

rules-of = { $game }規則
rules-by = 你們的規則：{ $rules }
lessons = 入門課
lessons-line = 每種棋大約兩分鐘就能學會：讀上幾句，就在棋盤上試一試。
lessons-offer = 有沒下過的棋？
lessons-offer-line = 每種棋都有兩分鐘的入門課，在小棋盤上學。
lessons-no = 不用了
lesson-new = { $all ->
   *[other] { $all } 個小練習
}
lesson-progress = 已完成 { $done } 個，共 { $all } 個
lesson-complete = 全部完成
lesson-done = 做得好！
lesson-missed = 可以這樣下，但這不是練習要求的。
lesson-pass = 虛手
lesson = 入門課
lesson-offer = 第一次下{ $game }？
lesson-offer-line = 兩分鐘就能學會。入門課隨時可在「規則」中打開。
lesson-step = 第 { $step } 步，共 { $all } 步
lesson-over = 你已經會下{ $game }了。
lesson-play = 開始下棋
lesson-previous = 上一步
lesson-next = 下一步
lesson-skip = 略過
lesson-way = 走法：{ $squares }
lesson-way-pass = 請按「虛手」。

## 習題

openings = 開局
openings-of = { $game }：開局
openings-count = 有名稱的開局：{ $count }
openings-line = 選擇一手，看看後續變化。
openings-start = 第一手
openings-unnamed = 尚無名稱
openings-first = 回到開頭
openings-back = 退一手
openings-play = 從這裡下
openings-end = 有名稱的著法到此為止。
openings-more = { $names }，另有 { $count } 種
openings-played = 這裡的對局：{ $count }
openings-won = { $side } { $count } 勝
openings-drawn = { $count } 和
openings-unplayed = 這裡還沒有對局。
openings-other = 其他著法
openings-outlook = 電腦的看法
practice = 練習
practice-due = 待複習：{ $count }
practice-task = 你執{ $side }，請找出著法。
practice-wrong = 這個開局裡沒有這一手。
practice-other = 這就成了另一個開局：{ $name }。
practice-returns = 完成了。這個開局明天會再出現。
practice-known = 已會 { $known } 個，共 { $all } 個
practice-next = 下一個開局
ratings = 進步
ratings-line = 每局與電腦對弈後的等級分，以及各級的位置。
ratings-none = 與電腦對弈後，這裡會顯示你的進步。
ratings-games = 與電腦的對局：{ $count }
ratings-unnamed = 沒有名字
habits-line = 最近分析的對局（{ $count }）中失去的勝機
habits-beginning = 開局
habits-middle = 中局
habits-end = 終局
habits-share = { $percent }%
habits-missed-win = 錯過勝機：{ $count }
habits-gave-win = 送出勝局：{ $count }
habits-answer = 沒看到應手：{ $count }
habits-ground = 有更好的一手：{ $count }
themes-share = { $tried } 題中 { $solved } 題
theme-quick-win = 速勝
theme-long-win = 多步取勝
theme-only-win = 唯一的勝著
theme-hold = 守住和棋
theme-gain = 贏得棋子
theme-fours = 衝四取勝
theme-capture = 提子
theme-ladder = 征子
theme-kill = 殺棋
theme-race = 對殺
theme-live = 做活
tournament = 錦標賽
tournament-line = 多人和電腦在一台裝置上或透過連結對弈：應用程式安排對陣並記錄名次。
tournament-later = 較新版本的應用程式儲存了一場錦標賽。請更新應用程式後繼續。
tournament-game = 遊戲
tournament-kind = 賽制
tournament-round-robin = 循環賽
tournament-round-robin-line = 每兩人都對弈一局。
tournament-double = 雙循環
tournament-double-line = 每兩人對弈兩局，各執一方一次。
tournament-swiss = 瑞士制
tournament-swiss-line = 每輪由得分相同的人對弈。
tournament-knock-out = 淘汰賽
tournament-knock-out-line = 輸者出局，和棋重下。
tournament-players = 參賽者
tournament-name = 其他名字
tournament-add = 新增
tournament-remove = 移出錦標賽
tournament-draw = 抽籤
tournament-draw-line = 參賽者的順序由抽籤決定。
tournament-number = 需要 { $least } 到 { $most } 人。
tournament-begin = 開始錦標賽
tournament-round = 第 { $round } 輪，共 { $rounds } 輪
tournament-won = { $player }奪冠
tournament-pairings = 對局
tournament-bye = { $player }本輪輪空。
tournament-play = 開始對局
tournament-enter = 輸入結果
tournament-open = 撤銷結果
tournament-standings = 名次
tournament-games = { $won } 勝 { $drawn } 和 { $lost } 負
tournament-withdraw = 退出錦標賽
tournament-stay = 留下
tournament-withdrawn = 已退出錦標賽
tournament-table = 對陣表
tournament-end = 結束錦標賽
tournament-end-line = 它會移到以前的錦標賽中，對局留在棋局庫。再按一次即可結束。
tournament-even = 平衡勝算
tournament-even-line = 兩人中棋力較低的一方得到優勢，按這裡已結束的對局計算。
tournament-even-go = 圍棋中是先手、貼目和讓子。
tournament-even-time = 較強一方的棋鐘時間較少。
tournament-even-computer = 電腦按適合此人的級別下棋。
tournament-even-unknown = 沒有已結束對局的人不受讓，也不讓對方。
tournament-even-games = 計入的對局：{ $count }
tournament-even-level = 電腦用 { $level } 級
tournament-each = { $who }：{ $what }
tournament-apart = 連結對局：一人在這裡，另一人在其他裝置上。結果會自動記錄。
tournament-here = { $player }在這裡
tournament-earlier = 以前的錦標賽
tournament-continue = 繼續這場錦標賽
tournament-forget = 刪除這場錦標賽
tournament-forget-line = 名次將被刪除，對局留在棋局庫。再按一次即可刪除。
tournament-close = 關閉這場錦標賽
tournament-hand-out = 分享對陣表
tournament-print = 列印
tournament-copy = 複製為文字
tournament-share = 以文字分享
tournament-copied = 對陣表已複製。
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = 習題
puzzles-line = 每個局面只有一手正解，而且由電腦證明過。
puzzles-today = 今日習題
puzzles-today-line = 每天一道新題，每天換一種遊戲。
puzzles-days = 連續天數：{ $days }。最長：{ $most }。
puzzles-solve = 解題
puzzles-loading = 正在讀取這種遊戲的習題。
puzzles-missing = 無法讀取這種遊戲的習題。請連接網路後再試一次。
puzzles-new = 還沒有做過
puzzles-standing = 等級分 { $rating } · { $tried } 題中做對 { $solved } 題
puzzles-due = 待複習：{ $count }
puzzle-win = 只有一手能獲勝。
puzzle-win-in = { $turns } 手內獲勝。
puzzle-hold = 只有一手不輸。
puzzle-gain = 贏得 { $pieces } 顆棋子。
puzzle-fours = 只用衝四取勝。
puzzle-capture = 提掉 { $square } 的棋子。
puzzle-ladder = 用征子提掉 { $square } 的棋子。
puzzle-kill = 別讓 { $square } 的棋子做活。
puzzle-race = 在與 { $square } 棋子的對殺中獲勝。
puzzle-live = 讓自己在 { $square } 的棋子做活。
puzzle-show = 顯示這一手
puzzle-again = 再試一次
puzzle-next = 下一題
puzzle-print = 列印習題
puzzle-wrong = 不是這一手。
puzzle-refuted = 不是這一手。{ $side }的應手：{ $then }
puzzle-rating = 等級分 { $rating }
puzzle-none = 這種遊戲的習題都做過了。做錯的題過幾天會再出現。
puzzle-search = 尋找新習題
puzzle-search-line = 電腦可以再找新題，每次 30 秒。
puzzle-stop = 停止
puzzle-searches = 電腦自行對局，尋找只有一手正解的局面，最多 30 秒。
puzzle-not-found = 這次沒有找到新習題。

## 西洋跳棋規則

checkers-start-title = 開局
checkers-start-text = 雙方各有 { $men } 個兵，擺在深色格上。{ $first }先走。
checkers-move-title = 走子
checkers-move-text = 兵沿斜線向前走一格，走到空格上。
checkers-move-goal = 兵沿斜線前進一格。走一走這個兵。
checkers-jump-title = 吃子
checkers-jump-text = 跳過對方的棋子，落到它後面的空格上，就吃掉了這顆棋子。
checkers-jump-goal = 跳過對方的棋子，把它吃掉。
checkers-jump-forward = 兵只能向前跳吃。
checkers-forced-title = 有吃必吃
checkers-forced-text = 能跳吃就必須跳吃。
checkers-forced-goal = 能吃必須吃。找出那步吃子。
checkers-backward-title = 向後吃子
checkers-backward-text = 兵只能前進，但也可以向後跳吃。
checkers-backward-goal = 兵也可以向後跳吃。吃掉後面的子。
checkers-straight-title = 直線吃子
checkers-straight-text = 棋子也可以向正前、正後和左右跳吃：從一個深色格越過下一個深色格，落到再下一個。
checkers-straight-goal = 也可以直著跳吃。吃掉正前方的子。
checkers-chain-title = 連續跳吃
checkers-chain-text = 棋子落下後如果還能再跳，仍算同一回合。
checkers-chain-goal = 一步可以連跳。吃掉兩個子。
checkers-removal = 被吃的棋子到回合結束時才拿掉，同一顆棋子不能跳過兩次。
checkers-most-title = 必須吃最多
checkers-most-text = 有幾種吃法時，必須選吃子最多的一種。
checkers-most-goal = 必須吃得最多。吃掉兩個子。
checkers-most-kings-title = 必須吃最多
checkers-most-kings-text = 必須選吃子最多的一種。如果有幾種同樣多，就選其中吃王最多的。
checkers-most-kings-goal = 必須吃得最多。吃掉兩個子。
checkers-most-italian-title = 必須吃最多
checkers-most-italian-text = 必須選吃子最多的一種。如果有幾種同樣多：用王吃先於用兵吃，其次吃王最多，再次最先吃到王。
checkers-most-italian-goal = 必須吃得最多。吃掉兩個子。
checkers-most-value-title = 吃價值最大的
checkers-most-value-text = 必須選吃子價值最大的一種。一個王略低於兩個兵。如果價值相同，用王吃先於用兵吃。
checkers-most-value-goal = 必須吃得最多。吃掉兩個子。
checkers-with-king-title = 王優先
checkers-with-king-text = 王和兵都能吃子時，必須用王吃。
checkers-with-king-goal = 王必須先於兵吃子。用王來吃。
checkers-no-kings-title = 兵與王
checkers-no-kings-text = 兵不能吃王，只有王才能吃王。
checkers-no-kings-goal = 兵不能跳吃王。試一試。
checkers-crown-title = 升王
checkers-crown-text = 兵在對方底線上結束回合，就升為王。
checkers-crown-goal = 走到底線就升為王。
checkers-crown-ends = 回合總在那裡結束，跳吃之後也一樣。
checkers-crown-at-once-title = 跳吃途中升王
checkers-crown-at-once-text = 兵跳到對方底線就立刻升王，接著按王來跳。
checkers-crown-at-once-goal = 跳吃中升王，接著以王續跳。吃掉兩個子。
checkers-crown-passes-title = 只是路過
checkers-crown-passes-text = 兵跳到底線後還能接著跳，就要跳下去，並且仍然是兵。
checkers-crown-passes-goal = 跳經底線。兵仍然是兵。
checkers-king-title = 王
checkers-king-text = 王走子和跳吃都是一次一格，可前可後。
checkers-king-goal = 王走一格，也可後退。走一走王。
checkers-flying-title = 飛王
checkers-flying-text = 只要路線上沒有棋子，王可前可後，想走多遠就走多遠。
checkers-flying-goal = 王沿斜線可走任意遠。讓它飛起來。
checkers-flying-jump-title = 王遠距離吃子
checkers-flying-jump-text = 王隔多遠都能跳吃，可落在被吃棋子後面的任意空格上。
checkers-flying-jump-goal = 王可以從遠處吃子。吃掉那個兵。
checkers-rest-title = 王必須休息
checkers-rest-text = 連走三步的王，要等己方另一顆棋子走過才能再走。只要還有兵，就按這條執行。
checkers-rest-goal = 連走三步的王要休息。試著走它。
checkers-end-title = 取勝
checkers-end-text = 對方已無棋子或無棋可走時，你就贏了。
checkers-end-goal = 讓對方無子可走，你就贏了。
checkers-draw-title = 和棋
checkers-draw-text = 雙方同意即為和棋。輪到走棋的一方也可以申請判和。
checkers-draw-repetition = 同一局面第 { $times } 次出現時。
checkers-draw-quiet = 雙方各走 { $quiet } 步，沒有吃子，也沒有走兵。
checkers-draw-three = 三子對一王，須在 { $three } 步內取勝。
checkers-draw-two = 兩子或一子對一王，須在 { $two } 步內取勝。

## 黑白棋規則

reversi-play-title = 落子
reversi-play-text = { $first }先下。落子後，要把對方的一排棋子夾在這顆棋子和你的另一顆棋子之間。夾住的棋子全部翻轉。
reversi-play-goal = 用你的兩顆棋子夾住對方的棋子。
reversi-lines-title = 各個方向同時算
reversi-lines-text = 一顆棋子在橫、直、斜八個方向上都能夾子。
reversi-lines-goal = 八個方向都算。一次翻轉六顆。
reversi-nothing-title = 必須翻到棋子
reversi-nothing-text = 翻不了任何棋子的地方不能下。
reversi-nothing-goal = 每手棋都必須翻子。試試角上。
reversi-pass-title = 虛手
reversi-pass-text = 你無處可下就虛手，有處可下就必須下。
reversi-pass-goal = 無處可下就虛手。讓{ $second }無處可下。
reversi-end-title = 終局
reversi-end-text = 雙方都無處可下時，對局結束。棋子多的一方獲勝。
reversi-end-goal = 棋盤下滿，子多者勝。下最後一子。

## 圍棋規則

go-play-title = 落子
go-play-text = 雙方輪流在線的交叉點上落子。棋子下定後不再移動。
go-play-goal = 把棋子下在兩線的交叉點上。
go-capture-title = 提子
go-capture-text = 緊挨著棋子的空點是它的氣。沒有氣的棋子就被提掉。
go-capture-goal = 緊掉白子的最後一口氣，把它提掉。
go-group-title = 棋塊
go-group-text = 同色棋子沿線相連，就共用所有的氣，同生共死。
go-group-goal = 相連的棋子同生共死。把兩子都提掉。
go-suicide-title = 沒有氣，不能下
go-suicide-text = 下了以後沒有氣的地方，不能落子。
go-suicide-goal = 棋子必須有氣。試試角上。
go-own-stones-title = 提掉自己的子
go-own-stones-text = 可以下在讓己方棋子沒有氣的地方，這時提掉的是自己的棋子。
go-own-stones-goal = 填掉自己最後一口氣：己方棋子會被提掉。
go-first-title = 先提對方
go-first-text = 如果能提掉對方的棋子，沒有氣的地方也可以下。對方的子先提掉，騰出氣來。
go-first-goal = 先提子。下在角上，提掉兩子。
go-ko-title = 劫
go-ko-text = 一顆棋子剛提掉對方一子後，對方不能立刻把它提回。要先在別處下一手。
go-ko-goal = 打劫：不能立即提回。試一試。
go-superko-title = 劫
go-superko-text = 任何一手都不能讓全盤重現以前的局面。要先在別處下一手。
go-superko-goal = 不可重現先前的局面。試著提回來。
go-eyes-title = 兩隻眼
go-eyes-text = 一塊棋有兩個自己的空洞，也就是兩隻眼，就永遠不會被提：誰也不能同時填上兩隻眼。
go-eyes-goal = 有兩隻眼就活了。做出兩隻眼。
go-pass-title = 虛手
go-pass-text = 沒有什麼可爭的了，就虛手。雙方接連虛手後，開始計算。
go-pass-goal = 已無可爭之處。雙方虛手即終局。
go-pass-stones = 每次虛手，要付出一子。
go-dead-title = 死子
go-dead-text = 救不活的棋子，在計算前標為死子，由雙方商定。
go-dead-goal = 計算之前，標出救不活的棋子。
go-area-title = 計算
go-area-text = 雙方各數自己的活子，以及只被這些活子圍住的空點。比分高的一方獲勝。
go-area-goal = 數活子和圍住的點，多者勝。
go-territory-title = 計算
go-territory-text = 雙方各數只被自己圍住的空點，以及提掉的對方棋子。比分高的一方獲勝。
go-territory-goal = 數圍住的點和提掉的子，多者勝。
go-komi-line = 白方後行，因此得 { $komi } 目。
go-handicap-title = 讓子
go-handicap-text = 黑方開局時盤上已有 { $stones } 子，白方先行。
go-seat-stones-title = 座子
go-seat-stones-text = 按中國古制，開局時盤上先擺雙方各兩子，白方先行。

## 五子棋規則

gomoku-five-title = 五子連線
gomoku-five-text = 雙方輪流落子，{ $first }先下。五子連成一線即勝：橫、直、斜都行。
gomoku-five-goal = 連成五子即勝。把它連成。
gomoku-full = 棋盤下滿即為和棋。
gomoku-stop-title = 擋住對方
gomoku-stop-text = 對方連成四子且有一端空著時，必須馬上擋住。
gomoku-stop-goal = 對方已連四子。擋住它。
gomoku-more-title = 超過五子
gomoku-more-text = 六子或更多連成一線，同樣獲勝。
gomoku-more-goal = 連成六子也算勝。試一試。
gomoku-exactly-title = 恰好五子
gomoku-exactly-text = 只有恰好五子連線才算勝，六子或更多不算。
gomoku-exactly-goal = 連成六子不算勝。試一試。
gomoku-overline-title = 黑方禁長連
gomoku-overline-text = 黑方先行，因此受限制。黑方禁止超過五子連線，白方這樣下則獲勝。
gomoku-overline-goal = { $first }不可連成六子。試一試。
gomoku-blocked-title = 不能兩頭被堵
gomoku-blocked-text = 五子連線的兩端都有對方棋子時，不算獲勝。
gomoku-blocked-goal = 兩端被堵的五子不算勝。連另一條五子。
gomoku-threes-title = 黑方禁三三
gomoku-threes-text = 黑方不能一子同時形成兩個活三。再下一子能變成兩端皆空的四，這樣的三就是活三。
gomoku-threes-goal = { $first }不可走雙活三。試一試。
gomoku-fours-title = 黑方禁四四
gomoku-fours-text = 黑方不能一子同時形成兩個四。能連成五子的一手總是允許的。
gomoku-fours-goal = { $first }不可走雙四。試一試。
gomoku-swap-title = 三手交換
gomoku-swap-text = 一方擺最初的三子，然後由另一方選顏色。
gomoku-swap-goal = 擺三子。然後由對方選擇顏色。
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = 一方擺最初的三子。另一方選顏色，或者再擺兩子，讓第一位來選。
gomoku-swap-two-goal = 擺三子。對方選擇顏色，或再擺兩子。

## 四子棋規則

connect-four-drop-title = 投放棋子
connect-four-drop-text = { $first }先下。選一行：棋子會落到最低的空格。
connect-four-drop-goal = 投下一子：它會落到最低的空位。
connect-four-win-title = 四子連線
connect-four-win-text = 先把四子連成一線者勝：橫、直、斜都行。
connect-four-win-goal = 連成四子即勝。把它連成。
connect-four-slanting-title = 斜線
connect-four-slanting-text = 斜線容易看漏。投放棋子之前，沿斜線看一看。
connect-four-slanting-goal = 斜線也算。把斜線連成。
connect-four-stop-title = 擋住對方
connect-four-stop-text = 對方連成三子且第四個位置空著時，必須擋住它。
connect-four-stop-goal = 對方已連三子。擋住它。
connect-four-column-title = 滿行
connect-four-column-text = 放滿的一行不能再放棋子。
connect-four-column-goal = 滿了的行不能再放。試試中間那行。
connect-four-draw-title = 和棋
connect-four-draw-text = 棋盤放滿而沒有人連成四子，即為和棋。
connect-four-draw-goal = 盤滿而無四連即為和棋。放滿它。

## 鄰接四子規則

four-seat-stone-title = 開局
four-seat-stone-text = { $first }開局時在左邊緣已有一子。{ $second }先下。
four-seat-stone-goal = 在盤上棋子的旁邊落子。
four-free-title = 開局
four-free-text = { $first }先下，一子可下在任意位置。
four-free-goal = 第一子可下在任意一處。
four-beside-title = 緊緊相鄰
four-beside-text = 棋子必須緊挨著另一顆棋子，顏色不限：在它的上、下、左或右。只是斜角相接不行。
four-beside-goal = 只有斜角相接不行。試一試。
four-win-title = 四子連線
four-win-text = 四子或更多連成一線即勝：橫、直、斜都行。
four-win-goal = 連成四子即勝。把它連成。
four-full = 棋盤下滿即為和棋。

## 六角西洋跳棋規則

hexdame-start-title = 開局
hexdame-start-text = 棋盤有 61 個六角格。雙方各有 16 個兵，擺在自己面前的角上。{ $first }先走。
hexdame-move-title = 走子
hexdame-move-text = 兵走到前方三格中的一個空格上：正前、左前或右前。
hexdame-move-goal = 兵可向前方三個方向走一格。走一走這個兵。
hexdame-jump-title = 吃子
hexdame-jump-text = 跳過相鄰的對方棋子，落到它後面的空格上，就吃掉了這顆棋子。六個方向都可以跳吃。
hexdame-jump-goal = 跳過對方的棋子，把它吃掉。
hexdame-crown-title = 升王
hexdame-crown-text = 對面的兩條邊上共有九格。兵在其中一格上結束回合，就升為王。
hexdame-crown-goal = 走到對面的邊上就升為王。
hexdame-passes-title = 只是路過
hexdame-passes-text = 兵跳到對面的邊上後還能接著跳，就要跳下去，並且仍然是兵。
hexdame-passes-goal = 跳經對面的邊。兵仍然是兵。
hexdame-flying-title = 飛王
hexdame-flying-text = 只要路線上沒有棋子，王在六個方向上都想走多遠就走多遠。
hexdame-flying-goal = 王沿直線可走任意遠。讓它飛起來。
hexdame-flying-jump-title = 王遠距離吃子
hexdame-flying-jump-text = 王隔多遠都能跳吃，可落在被吃棋子後面的任意空格上。
hexdame-flying-jump-goal = 王可以從遠處吃子。吃掉那個兵。

## 六貫棋規則

hex-edges-title = 各有兩條邊
hex-edges-text = 棋盤相對的兩條邊歸你，另外兩條歸對方。雙方輪流在空格上落子，棋子下定後不再移動。{ $first }先下。
hex-edges-goal = 第一子可下在任意一格。
hex-chain-title = 連通
hex-chain-text = 格子相接的同色棋子就是相連的。用一串相連的棋子連通自己的兩條邊，直的彎的都行，就贏了。
hex-chain-goal = 把你的兩條邊連通。
hex-bridge-title = 橋
hex-bridge-text = 兩顆棋子之間有兩個空格，就構成一座橋。對方佔其中一格，你就佔另一格。
hex-bridge-edge = 棋子與自己的邊之間也可以搭橋。
hex-bridge-goal = 從相連的棋子向你的另一條邊搭一座橋。
hex-keep-title = 守住橋
hex-keep-text = 對方下進橋裡時，馬上佔住另一格，你的棋子就仍然相連。
hex-keep-goal = 對方下進了你的橋。佔住另一格。
hex-cut-title = 切斷
hex-cut-text = 只有一方能連通，所以擋住對方就等於自己連通。佔住對方相連必需的那一格。
hex-cut-goal = 對方就要連通了。切斷它。
hex-full-title = 沒有和棋
hex-full-text = 所有格子都下滿時，必定恰好有一方連通了自己的兩條邊，所以沒有和棋。
hex-full-goal = 沒有和棋。下滿最後一格。
hex-swap-title = 交換
hex-swap-text = 先手有優勢。所以{ $second }可以不落子，而是接管第一子。因為{ $second }的邊方向不同，這顆棋子會變色，並移到鏡像的格子上。
hex-swap-goal = 第一子很強。點它來接管。

## 電腦

computer-of-level = 電腦 { $level } 級
computer-move-now = 立即走棋
program-silent = { $name } 沒有回應
program-again = 再問一次
program-stand-in = 讓電腦來下
computer-pause = 暫停
computer-go-on = 播放
computer-step = 走一手
strip-thinks = 思考中……
strip-computers-turn = 輪到{ $side }
setup-people = 雙人
setup-computer = 電腦
setup-watch = 觀戰
setup-level = { $level } · { $word }
setup-strength = 棋力
setup-strength-of = { $side }的棋力
setup-rating = 等級分約 { $rating }
strength-learns = 走得很隨意。適合第一次玩。
strength-misses = 常常出錯。適合學習。
strength-punishes = 走得穩，看得出簡單的手段。
strength-gives-little = 很少出錯，不容易贏。
strength-full = 在這個裝置上能走得最強。
coach = 教練
coach-line = 根據戰績調整級別。
coach-begins = 從這一級開始，並隨戰績調整。
coach-knows = 按戰績，你的等級分約 { $rating }。
coach-more-wins = 勝率 2/3
coach-even = 勝率 1/2
coach-fewer-wins = 勝率 1/3
coach-looks = 教練正在看這一局。

engine-add = 新增引擎……
engine-add-line = 讓這部電腦上的其他程式來下。
engine-new = 新增引擎
engine-change = 變更引擎
engine-strength = 每步思考 { $time }
engine-speaks = 引擎是會下棋的程式。用於{ $game }的引擎必須支援 { $protocol } 協定。
engine-trust = 它在這部電腦上以你的所有權限執行，就像你啟動的任何程式一樣。請只新增你信任的程式。
engine-command = 指令
engine-command-line = 程式及其選項，和在終端機中一樣
engine-name = 名稱
engine-name-line = 試用時由引擎提供
engine-empty = 尚未設定
engine-time = 每步用時
engine-try = 試用
engine-waits = 正在等待它的第一步……
engine-plays = 可以使用：{ $time } 秒後下了 { $turn }。
engine-fails = 它不能下棋：{ $reason }
engine-keep = 新增為對手
engine-keep-line = 請先試用引擎。下出一步後才能新增。
engine-save = 儲存
engine-remove = 移除
level-first = 起步
level-beginner = 新手
level-easy = 簡單
level-casual = 休閒
level-steady = 穩健
level-able = 熟練
level-strong = 強手
level-tough = 勁敵
level-expert = 專家
level-master = 最強
mode-finish = 逐手確認
mode-finish-line = 先看看這一手，再點「結束回合！」。
settings-help = 輔助
settings-blunder = 失誤提醒
settings-blunder-line = 一手棋損失太大時，會先問一聲。
settings-evaluation = 顯示形勢
settings-evaluation-line = 棋盤旁的形勢條，哪方勝算大，哪方的顏色就多。
hint = 提示
estimate = 誰領先？
values-show = 顯示各手的價值
values-hide = 隱藏各手的價值
values-discs = 終局時領先的子數
values-points = 終局時領先的目數
values-chance = 勝算
values-proven = 距獲勝（＋）或落敗（−）的手數
offer-draw = 提議和棋
say-looks = 正在看……
say-no-draw = 電腦拒絕和棋，繼續下。
say-plays-on = 電腦不同意，對局繼續。
say-program-silent = { $name } 沒有回應：{ $reason }
say-program-gone = 這部電腦上沒有引擎 { $name }。
say-even = 勢均力敵。
say-leads = { $side }大約領先 { $points } 目。
blunder-title = 確定嗎？
blunder-answer = { $side }的最佳應手：{ $then }
mistake-later = { $side }的應手：{ $turn }；隨後 { $then }
mistake-loses = { $side }在 { $square } 的一塊棋大概已死。
mistake-frees = { $side }在 { $square } 的一塊棋大概已活。
blunder-wins = { $side }下 { $turn } 就能獲勝。
blunder-wins-column = { $side }下第 { $column } 行就能獲勝。
blunder-chances = 你的勝算從 { $best }% 降到 { $this }%。
blunder-play = 仍然走
blunder-back = 收回
hint-because = { $turn }：{ $reason }。
hint-plain = { $turn } 看來最好。
hint-pass = 虛手
hint-swap = 交換
hint-column = 第 { $column } 行
reason-only = 唯一合規則的一手
reason-only-not-losing = 唯一不會馬上輸掉的一手
reason-wins = 獲勝
reason-wins-in = { $count ->
    [1] 這一手就獲勝
   *[other] 無論對方怎麼應，{ $count } 手內獲勝
}
reason-delays = { $count ->
    [1] 還能再撐一手
   *[other] 撐得最久，還有 { $count } 手
}
reason-holds-draw = 守住和棋
reason-takes = 吃 { $count } 子
reason-exchanges = 吃 { $count } 子，失 { $given } 子
reason-crowns = 升王
reason-stops-king = 阻止對方在 { $squares } 升王
reason-only-safe = 保住 { $count } 個兵，其他走法都會丟
reason-saves = 保住 { $squares } 的棋子
reason-threatens = 威脅吃掉 { $squares }
reason-restricts = { $count ->
    [0] 讓對方無棋可走
    [1] 讓對方只剩一種走法
   *[other] 讓對方只剩 { $count } 種走法
}
reason-free-way = 升王之路暢通，還差 { $count } 列
reason-free-way-steps = 升王之路暢通，還差 { $count } 步
reason-keeps-back = 守住自己的底線
reason-keeps-edges = 守住自己身後的邊
reason-centre = 佔據中央
reason-hunts = 王向要追捕的棋子逼近
reason-out-of-reach = 讓棋子遠離對方的攻擊
reason-joins = 與 { $squares } 的棋子相連
reason-advances = { $count ->
    [1] 把兵推進到離升王一列
   *[other] 把兵推進到離升王 { $count } 列
}
reason-advances-steps = { $count ->
    [1] 把兵推進到離升王一步
   *[other] 把兵推進到離升王 { $count } 步
}
reason-wins-by = 雙方都走最佳著法，可勝 { $count } 子
reason-takes-corner = 佔角
reason-denies-corner = 不讓對方佔 { $squares } 角
reason-gives-corner = 讓出 { $squares } 角
reason-forces-pass = 讓對方無處可下
reason-safe-edge = 佔住一個不會再被翻轉的邊格
reason-secures = 再讓 { $count } 顆棋子永遠不會被翻轉
reason-few-replies = { $count ->
    [1] 讓對方只剩一處可下
   *[other] 讓對方只剩 { $count } 處可下
}
reason-more-moves = 己方可下之處更多：{ $own } 對 { $other }
reason-turns-few = 只翻 { $count } 子，給對方的機會很少
reason-captures = 提 { $count } 子
reason-takes-ko = 提劫
reason-saves-stones = 救出被叫吃的 { $count } 子
reason-lives = 做活 { $count } 子
reason-kills = 殺掉 { $count } 子
reason-vital-point = 點中對方眼位的要點
reason-makes-eyes = 佔住自己眼位的要點
reason-catches = 吃住逃不掉的 { $count } 子
reason-atari = 叫吃 { $count } 子
reason-connects = 連回 { $count } 子
reason-cuts = 切斷對方的棋
reason-empty-corner = 佔空角
reason-neutral = 收單官
reason-nothing-left = 正確，已經沒有可得的了
reason-extends = 從 { $squares } 長
reason-touches = 靠住 { $squares } 的棋子
reason-stays-near = 與己方 { $squares } 的棋子相呼應
reason-approaches = 逼近 { $squares } 的棋子
reason-stops-win = 阻止對方在 { $squares } 取勝
reason-blocks-win = 阻止對方取勝
reason-wins-by-fours = { $count ->
    [1] 立即獲勝
   *[other] 連續衝四，{ $count } 手取勝
}
reason-wins-by-threats = { $count ->
    [1] 立即獲勝
   *[other] 連續進攻，{ $count } 手取勝，手手有威脅
}
reason-straight-four = 形成兩端皆空的活四
reason-two-fours = 同時形成兩個四
reason-four-and-three = 同時形成四和活三
reason-two-threes = 同時形成兩個活三
reason-answer-forbidden = 形成四，對方唯一的應手 { $squares } 卻是禁手
reason-four = 衝四，對方必須在 { $squares } 應
reason-stops-four = 阻止對方形成擋不住的四
reason-stops-two-threats = 阻止對方同時形成兩個威脅
reason-open-three = 形成活三
reason-stops-three = 阻止對方形成活三
reason-builds = { $count ->
    [1] 為活三做準備
   *[other] 在 { $count } 處為活三做準備
}
reason-hinders = 佔住對方需要的點
reason-middle = 佔據中央
reason-two-threats = 同時形成兩個威脅
reason-forces = 威脅在 { $squares } 取勝，對方必須防守
reason-lasting = 在 { $squares } 留下長久的威脅
reason-stops-lasting = 消除 { $squares } 的威脅
reason-keeps-away = 避開會輸的行
reason-most-rows = 準備連成 { $count } 條四子連線
reason-hinders-rows = 擋住對方 { $count } 條線
reason-waits = 準備在 { $squares } 取勝
reason-one-of-few = { $count ->
    [1] 唯一不給對方取勝機會的一手
   *[other] 不給對方取勝機會的 { $count } 手之一
}
reason-begins = 適合開局的好位置
reason-swaps = 最好，第一子比任何應手都強
reason-opens-evenly = 均衡的開局，對方接管也得不到多少好處
reason-secures-edges = 確保兩條邊連通
reason-keeps-link = { $count ->
    [1] 保持 { $squares } 與邊相連
   *[other] 保持 { $squares } 相連
}
reason-breaks-link = { $count ->
    [1] 切斷 { $squares } 與邊的聯繫
   *[other] 切斷 { $squares } 之間的聯繫
}
reason-links = { $count ->
    [1] 把 { $squares } 與邊連上
   *[other] 把 { $squares } 連起來
}
reason-bridges = 與 { $squares } 搭橋
reason-reaches-edge = 與自己的邊搭橋
reason-intrudes = 下進對方的橋，對方必須在 { $squares } 應
reason-shortens = 再下 { $count } 子就能連通
reason-lengthens = 讓對方還要 { $count } 子才能連通
reason-develops = 攻守兼備的好位置
