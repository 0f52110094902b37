# 日本語。プレイヤーが目にするすべての文。

app-name = Parlour

## ゲーム、双方、ルール

game-checkers = チェッカー
game-checkers-line = ジャンプしてキングに
game-reversi = リバーシ
game-reversi-line = はさんで返す
game-go = 囲碁
game-go-line = 囲んで取る
game-gomoku = 五目並べ
game-gomoku-line = 5つ並べる
game-connect-four = コネクトフォー
game-connect-four-line = 落として4つ並べる
game-four = つなぎ四目
game-four-line = 石をつなげて4つ並べる
game-hexdame = 六角チェッカー
game-hexdame-line = 6方向にジャンプ
game-hex = ヘックス
game-hex-line = 2つの辺をつなぐ
side-black = 黒
side-red = 赤
side-white = 白
side-navy = 紺
side-yellow = 黄
side-plum = 紫
side-cream = クリーム
side-coral = コーラル
side-teal = 青緑
rules-own = カスタムルール
rules-own-line = 自分たちで決めたルールです。
rules-handicap = 置石{ $stones }子
rules-komi = コミ{ $points }目
rules-seat-stones = 座子
rules-swap = スワップ
rules-swap-two = Swap2
rules-without-swap = スワップなし
board-size = { $columns }×{ $rows }
in-a-row = { $count }個並べ

## チェッカーのルールの名前

rules-american = アメリカ式
rules-american-line = 取れるときは必ず最後まで取ります。キングは1マスずつ動きます。
rules-house = ハウス
rules-house-line = 取るのも、途中でやめるのも自由です。
rules-international = 国際式
rules-international-line = 10×10、フライングキング、後ろ取りあり、最多取り。
rules-russian = ロシア式
rules-russian-line = フライングキング。跳ぶ途中でキングになった駒は、キングとして跳び続けます。
rules-brazilian = ブラジル式
rules-brazilian-line = 8×8の盤で遊ぶ国際式です。
rules-pool = プール式
rules-pool-line = フライングキング、後ろ取りあり、取り方は自由。
rules-italian = イタリア式
rules-italian-line = 最多取り。ふつうの駒はキングを取れません。
rules-spanish = スペイン式
rules-spanish-line = フライングキング、最多取り、後ろ取りなし。
rules-czech = チェコ式
rules-czech-line = フライングキング。ふつうの駒よりキングで先に取ります。
rules-frisian = フリースラント式
rules-frisian-line = 10×10。縦と横にも取れます。
rules-canadian = カナダ式
rules-canadian-line = 12×12の盤で遊ぶ国際式です。
rule-forced = 取れるなら取る
rule-forced-line = 跳べるときは、必ず跳びます。
rule-forced-off = このルールでは、跳ばなくてもかまいません。
rule-finish = 最後まで跳ぶ
rule-finish-line = 続けて跳べるかぎり跳びます。
rule-finish-on = このルールでは、続けて跳べるかぎり跳びます。
rule-finish-off = このルールでは、どの駒を取ったあとでも、跳ぶのをやめてかまいません。
rule-flying = フライングキング
rule-flying-line = キングは好きな距離を動き、離れた駒も取れます。
rule-backward = 後ろへも取る
rule-backward-line = ふつうの駒が動けるのは前だけですが、取るのは前後どちらへもできます。
rule-take-kings = キングも取れる
rule-take-kings-line = ふつうの駒がキングを取れます。
rule-crown-at-once = 跳ぶ途中でキング
rule-crown-at-once-line = ふつうの駒がいちばん奥の段に触れると、キングとして跳び続けます。
rule-straight = 縦横にも取る
rule-straight-line = 縦と横にも取れます。
rule-rest = キングは休む
rule-rest-line = キングは取らずに3回続けて動いたら、ほかの駒が動くまで待ちます。
rule-priority = 取り方の選び方
rule-priority-free = 自由
rule-priority-free-line = 好きな取り方を選べます。
rule-priority-most = 最多取り
rule-priority-most-line = いちばん多く取れる取り方をします。
rule-priority-king = キング優先
rule-priority-king-line = ふつうの駒より先にキングで取ります。
rule-priority-most-kings = 最多、次にキング
rule-priority-most-kings-line = いちばん多く取り、同数ならキングを多く取ります。
rule-priority-italian = イタリア式
rule-priority-italian-line = いちばん多く取ります。同数ならキングで取る、キングを多く取る、キングを早く取る、の順です。
rule-priority-value = 価値
rule-priority-value-line = 価値がいちばん大きい取り方をします。キングはふつうの駒2個より少し下です。

## ほかのゲームのルールの名前

rules-reversi = リバーシ
rules-reversi-line = 相手の石をはさんで返します。石の多いほうが勝ちです。
rules-connect-four = コネクトフォー
rules-connect-four-line = コマを落とし、先に並べたほうが勝ちです。
rules-chinese = 中国ルール
rules-chinese-line = 自分の石と、囲んだ点を数えます。
rules-japanese = 日本ルール
rules-japanese-line = 囲んだ地と、取った石を数えます。
rules-aga = AGA
rules-aga-line = 中国ルールと同じですが、パスすると石を1つ渡します。
rules-new-zealand = ニュージーランド
rules-new-zealand-line = 中国ルールと同じですが、自分の石を取る手も打てます。
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = 死に石は、終わる前に取っておきます。
rules-free-style = フリースタイル
rules-free-style-line = 5つ以上並べば勝ちです。
rules-standard = スタンダード
rules-standard-line = ちょうど5つ並べば勝ちです。
rules-renju = 連珠
rules-renju-line = 黒は三三、四四、長連（6つ以上）が禁手です。
rules-caro = カロ
rules-caro-line = ちょうど5つ並べば勝ちです。ただし両端をふさがれると勝ちになりません。
rules-seat-stone = 最初の石
rules-seat-stone-line = 左端に黒石が1つある盤から、白が先に打ちます。
rules-free = 自由な初手
rules-free-line = 空の盤から、黒が好きな所に打ちます。
rules-hexdame-standard = スタンダード
rules-hexdame-standard-line = 引き分けは、合意か同じ局面が3回現れたときだけです。
rules-hexdame-international = 国際式
rules-hexdame-international-line = 引き分けは国際式チェッカーと同じで、キングだけで双方25手続いたときなども含みます。
rules-hex = ヘックス
rules-hex-line = 自分の2つの辺をつなげば勝ち。引き分けはありません。
mode-hand-over = 手番ごとに確定
mode-hand-over-line = 「手番開始」、そして「手番終了！」
mode-quick = クイック

## ホーム

home-new-game = 新しい対局
home-both = { $first }と{ $second }
home-to-move = { $turn }手目、{ $player }の番
home-resume = 再開
home-look = 対局を見る
safe-start = Parlourが始まってすぐに止まることが続いたため、対局を開きませんでした。対局はすべてライブラリにあります。
safe-start-killed = システムがParlourを閉じたので、エラーの記録はありません。
safe-start-save = エラーの記録を保存

home-unfinished = ほかに進行中の対局が{ $count }局

## ライブラリとプレイヤー

library = ライブラリ
library-all-games = すべて
library-unfinished = 進行中
library-finished = 終了
library-to-move = { $player }の番
library-on = { $state }、{ $date }
library-more = あと{ $count }局を表示
library-empty = まだ対局がありません。
library-reading = 読み込み中…
library-none-of-these = この種類の対局はありません。
library-deleted = 対局を削除しました。
library-bring-back = 元に戻す
library-not-opened = この対局を開けません：{ $reason }。
library-later = 新しいバージョンのParlourの対局
library-files = バックアップ
library-files-line = すべての対局と設定を1つのファイルにまとめます。復元しても何も上書きされません。
library-back-up = バックアップ
library-restore = バックアップを復元
library-collection = { $game }の対局をすべて書き出す
library-restored = { $new ->
    [0] 新しい対局はありません。
   *[other] { $new }局を復元しました。
}{ $known ->
    [0] すでにあった対局はありません。
   *[other] { $known }局はすでにありました。
}{ $damaged ->
    [0] {""}
   *[other] { $damaged }局は読み込めません。
}
backup-writing = バックアップ中…
backup-done = { $count }局をバックアップしました。
backup-left-out = 読み込めないため省いたもの：{ $names }
backup-stop = 中断
restore-reading = バックアップを読み込み中…
restore-working = 復元中…
restore-what = このバックアップの中身
restore-new = 新しい対局
restore-known = すでにある対局
restore-here = 今ある対局（すべて残ります）
restore-later = 新しいバージョンの新しい対局
restore-later-line = Parlourを更新すると開けます。
restore-damaged = 読み込めないもの
restore-positions = 新しい局面
restore-positions-here = 今ある局面（すべて残ります）
restore-tournaments = 新しい大会
restore-tournaments-known = すでにある大会
restore-tournaments-done = 復元した大会：{ $count }。
restore-with-settings = 設定も復元
restore-with-settings-line = 今の設定と入れ替わります。
restore-settings-same = 設定は今と同じです。
restore-settings-damaged = 設定は読み込めません。
restore-now = 復元
restore-nothing = このバックアップに新しいものはありません。
restore-none = バックアップは開いていません。
restore-cut = バックアップに問題があるか、途中で終わっています：{ $reason }
restore-too-new = このバックアップは新しいバージョンのParlourのものです。Parlourを更新すると復元できます。
restore-other = バックアップではありません。
restore-stopped = 中断しました。復元したものは残ります。もう一度復元すると続きを追加できます。
restore-failed = 復元が途中で止まりました：{ $reason } もう一度復元すると続きを追加できます。
players = プレイヤー
players-none = 対局の前にプレイヤーに名前を付けると、結果がここに集計されます。
players-total = { $played }局、{ $won }勝
players-against = 対{ $player }
players-score = { $won }勝{ $lost }敗{ $drawn ->
    [0] {""}
   *[other] { $drawn }引き分け
}
players-save = 書き出す
players-anew = 成績をリセット
players-since = リセットしてからの対局だけを集計しています。それより前の対局はすべてライブラリにあります。
players-all = すべての対局を集計する
date = { $month }月{ $day }日
date-and-year = { $year }年{ $month }月{ $day }日

## 対局の準備

setup-start = 対局開始
setup-swap = 先後を入れ替え
setup-rules = ルール
setup-options = ルールとオプション
setup-house-rules = ハウスルール
setup-turns = 手番の進め方
setup-seats = 座り方
seats-side = 並んで座る
seats-side-line = すべてが2人とも同じ向きに表示されます。
seats-across = 向かい合う
seats-across-line = 向こう側の人の操作ボタンは、向こう端に逆さまに表示されます。
seats-sides = 左右に座る
seats-sides-line = それぞれの操作ボタンが左向きと右向きに表示されます。横長の画面向けです。
seats-turning = 回る盤
seats-turning-line = 盤が手番の人のほうを向きます。
seats-passed = デバイスを手渡す
setup-tournament = トーナメントモード
setup-tournament-line = 元に戻す、ヒント、警告はありません。
setup-series = 対局数
series-one = 1局
series-best = { $games }番勝負
series-line = 1局ごとに先後を入れ替えます。引き分けは双方に0.5点です。
series-game = 第{ $number }局／全{ $games }局
series-next = 第{ $number }局を始める／全{ $games }局
series-stands = { $series }：{ $player } { $points }、{ $other } { $others }
series-won = { $series }：{ $winner }の勝ち。{ $player } { $points }、{ $other } { $others }
series-drawn = { $series }：引き分け。{ $player } { $points }、{ $other } { $others }
equal-lost = { $count ->
   *[other] { $player }は{ $count }局続けて負けています。
}
equal-level = 今回はレベル{ $level }にしてみますか？
equal-stones = { $count ->
   *[other] { $player }に置石{ $count }子を付けますか？
}
equal-begin = 今回は{ $player }を先手にしますか？
equal-time = { $player }は{ $time }だけにしますか？
equal-yes = はい
equal-no = いいえ
result-between = 通算：{ $player } { $won }、{ $other } { $lost }{ $drawn ->
    [0] {""}
   *[other] 、引き分け{ $drawn }
}
setup-moves-first = { $side }、先手
setup-moves-second = { $side }、後手
setup-opens = { $side }、最初の石を置く
setup-chooses = { $side }、そのあと色を選ぶ
setup-more-rules = ほかのルール
setup-fewer = 閉じる
setup-more-house-rules = ほかのハウスルール
setup-more-house-rules-line = 取り方、キング、盤
setup-board = 盤
setup-other = その他
setup-opening = 序盤
setup-goal = 勝つには
setup-goal-line = 先に{ $count }個並べたほうが勝ちです。縦、横、斜めのどれでもかまいません。
opening-free = 自由
opening-free-line = 黒は最初の石を好きな所に置きます。
opening-swap = スワップ
opening-swap-line = 1人目が石を3つ置き、2人目が色を選びます。
opening-swap-two = Swap2
opening-swap-two-line = スワップと同じですが、2人目は石をもう2つ置き、1人目に色を選ばせることもできます。
go-size-full = 正式な盤、一晩ほど。
go-size-middle = 中くらいの盤、1時間ほど。
go-size-small = 小さな盤、30分ほど。覚えるのに向いています。
go-size-tiny = ごく小さな盤、お試しに。
go-size-large = 正式な盤より大きな盤。時間をかけてどうぞ。
go-handicap = 置石
go-no-handicap = なし
go-handicap-line = { $stones ->
    [0] ハンデはありません。
   *[other] 黒は星に{ $stones }子置いて始め、白が先に打ちます。
}
go-komi = コミ
go-komi-none = 後から打つ白にコミはありません。引き分けもあります。
go-komi-black = 先に打つ黒が、さらにコミ{ $points }目をもらいます。
go-komi-whole = 後から打つ白がコミ{ $points }目をもらいます。引き分けもあります。
go-komi-half = 後から打つ白がコミ{ $points }目をもらいます。引き分けはありません。
rule-seat-stones = 座子
rule-seat-stones-line = 古代中国のように、双方の石を四隅に2つずつ置き、白が先に打ちます。
rule-swap = スワップルール
rule-swap-line = 2人目は最初の石を自分のものにできます。
rule-swap-off-line = スワップなしでは、先に打つ側がはっきり有利です。
setup-done = 完了
setup-names = ゆい, はると, さくら, そうた, おばあちゃん, おじいちゃん
setup-unfinished = 今の対局（{ $turns }手）は残ります。「元に戻す」で戻れます。

## 対局

start-turn = 手番開始
finish-turn = 手番終了！
clear-moves = 手を消す
show-previous = 前の手を表示
hide-previous = 前の手を隠す
undo = 元に戻す
redo = やり直す
previous = 前の手
home = ホーム
rematch = 再戦
resign = 投了
agree-draw = 引き分けに合意
new-game = 新しい対局
rules = ルール
settings = 設定
turn-of = { $player }の番
ready = { $side }を持ちます
strip-turn = { $side }、あなたの番です
strip-pieces = { $count ->
    [0] { $side }、残りの駒なし
   *[other] { $side }、駒{ $count }個
}
claim-repetition = { $times ->
    [4] 引き分けを申告：同じ局面が4回
   *[other] 引き分けを申告：同じ局面が3回
}
claim-no-progress = 引き分けを申告：{ $moves }手進展なし
claim-few-pieces = 引き分けを申告：勝つには駒が足りない

say-chosen = { $from }を選びました。
say-moves = { $from }から{ $to }へ動きます。
say-jumps = { $from }から{ $to }へ跳び、駒を{ $count }個取ります。
say-king-me = キングになりました！キングは前にも後ろにも動けます。この手番はここまでです。
say-no-previous = 表示できる前の手はありません。
say-previous = 前の手です。もう一度選ぶと隠れます。
say-start-first = まず「{ start-turn }」を選んでください。
say-computers-turn = コンピューターの手番です。
say-in-replay = 棋譜再生中は着手できません。
say-nothing-to-undo = 元に戻せるものはありません。
say-nothing-to-redo = やり直せるものはありません。
say-game-goes-on = 対局は続きます。
say-earlier-match = 前の対局に戻りました。
say-not-saved = 対局を保存できませんでした（{ $reason }）。そのまま続けられます。
say-put-aside = { $count ->
    [one] 読み込めないファイルがありました（{ $reason }）。{ $file }として残してあります。
   *[other] 読み込めないファイルが{ $count }個ありました（最初のもの：{ $reason }）。残してあります。最初のものは{ $file }です。
}
say-unread = { $count ->
    [one] ディスクのファイルを読み込めませんでした（{ $file }：{ $reason }）。そのまま残してあります。
   *[other] ディスクのファイル{ $count }個を読み込めませんでした（最初のもの：{ $file }、{ $reason }）。そのまま残してあります。
}
say-later = { $count ->
    [one] 新しいバージョンのParlourで保存された対局があります。そのまま残してあります。
   *[other] 新しいバージョンのParlourで保存されたファイルが{ $count }個あります。そのまま残してあります。
}
say-unknown-settings = { $count ->
    [one] 新しいバージョンのParlourの設定があります。残してありますが、使われません。
   *[other] 新しいバージョンのParlourの設定が{ $count }個あります。残してありますが、使われません。
}
say-saved-again = すべて保存されました。
say-sketch-kept = この局面は保存されません。新しいバージョンのParlourで別の局面が保存されています。
say-only-looking = Parlourが別のウィンドウで開いているため、ここでは何も保存されません。
say-update-ready = Parlour の新しいバージョンを使えます。
update-now = 今すぐ更新
say-leave-unsaved = 保存できないものがありました（{ $reason }）。もう一度閉じると、そのまま終了します。
occupied = Parlourはもう開いています
occupied-line = 対局は別のウィンドウで開いています。両方で保存すると上書きされてしまいます。ここではすべて見られますが、何も保存されません。
occupied-look = 保存せずに見る
occupied-close = 閉じる

illegal-game-over = 対局は終わっています。
illegal-match-full = 対局は{ $most }手までです。この対局はもうその手数です。
illegal-off-board = そこは盤の外です。
illegal-light-square = 駒が動けるのは濃い色のマスだけです。
illegal-empty = そこに駒はありません。
illegal-not-yours = それはあなたの駒ではありません。
illegal-blocked = その駒は動けません。
illegal-must-capture = 取れるときは取らなければなりません。印の駒が跳べます。
illegal-must-continue = 最後まで跳んでください。次は印のマスです。
illegal-unreachable = その駒はそこへは行けません。
illegal-occupied = そこにはもう駒があります。
illegal-turn-ends = あなたの手番はそこで終わりです。
illegal-nothing = まず駒とマスを選んでください。
illegal-must-capture-most = 最多取りです。もっと多くの駒を取れる取り方があります。
illegal-must-capture-with-king = キングで取れるので、ふつうの駒より先に取らなければなりません。
illegal-king-rests = このキングは3回続けて動きました。ほかの駒を動かしてください。
illegal-no-flips = そこでは石が1つも返りません。
illegal-cannot-pass = 打てる所があるので、パスはできません。
illegal-suicide = そこに打つと、石の呼吸点がなくなります。
illegal-ko = コウです。先にほかの所に打ってください。
illegal-superko = 盤全体が前と同じ局面になってしまいます。
illegal-overline = 黒の禁手：長連（6つ以上）です。
illegal-double-four = 黒の禁手：四四（四が同時に2つ）です。
illegal-double-three = 黒の禁手：三三（三が同時に2つ）です。
illegal-column-full = この列はいっぱいです。
illegal-not-adjacent = 石は、ほかの石の隣に置きます。
illegal-choose-first = まず色を選んでください。
illegal-no-choice = 今は選ぶものがありません。
illegal-must-pass = 返せる石がないので、パスしなければなりません。
illegal-falls = コマはいちばん下の空いたマスまで落ちます。
illegal-nothing-to-count = 数えるのは、対局が終わってからです。
illegal-all-alive = このルールでは、盤の上の石はすべて生きです。
illegal-no-claim = 今は引き分けを申告できません。

result-wins = { $player }の勝ち
result-draw = 引き分け
result-turns = { $turns ->
    [0] 手なし。
   *[other] 全{ $turns }手。
}
reason-no-pieces = { $loser }の駒がなくなりました。
reason-no-moves = { $loser }は動けません。
reason-resigned = { $loser }が投了しました。
reason-agreed = 双方の合意です。
reason-repetition = 同じ局面が{ $times }回現れました。
reason-no-progress = 双方{ $moves }手ずつ、駒を取ることも、ふつうの駒を動かすこともありませんでした。
reason-few-pieces = 残りの駒では勝てません。
reason-line = { $length ->
    [3] 三つ並びました。
    [4] 四つ並びました。
    [5] 五つ並びました。
   *[other] { $length }個並びました。
}
reason-connection = 2つの辺がつながりました。
reason-discs = { $first }対{ $second }。
reason-points = { $points ->
    [0.5] 半目差。
   *[other] { $points }目差。
}
reason-empty-squares = 空いているマスは勝った側の石に数えます。
reason-same = 得点は同じです。
reason-full-board = 盤がいっぱいです。
reason-no-point = { $side }に打てる手がありません。
reason-time = { $loser }の時間が切れました。
reason-time-draw = 時間が切れましたが、相手はもう勝てませんでした。

## パス、序盤、計算

pass = パス
swap = スワップ
play-on = 続ける
strip-komi = { $side }、コミ{ $komi }目
strip-stone = 置く石：{ $side }
strip-choice = 選ぶ番です
moves-pass = パス
moves-swap = スワップ
moves-play-on = 対局続行
moves-chose = { $player }が{ $side }を選ぶ
moves-place-two = { $player }が2つ追加
say-places = { $side }、{ $square }。
say-swaps = { $side }が最初の石を自分のものにします。
say-turns-over = 石を{ $count }個返します。
say-takes = 石を{ $count }個取ります。
say-passed = { $side }はパスしました。
say-cannot-move = { $side }は打てません。{ $other }がもう一度打ちます。
say-chose = { $player }は{ $side }です。
opening-placing = { $player }が石を3つ置きます：{ $first }2つ、{ $second }1つ。
opening-placing-two = { $player }がもう2つ置きます：{ $second }1つ、{ $first }1つ。
opening-may-swap = { $player }は最初の石をタップして自分のものにできます。
choice-title = { $player }が選びます
choice-side = { $side }を持つ
choice-side-next = 次の石はあなたが置きます。
choice-side-wait = 次の石は{ $other }が置きます。
choice-two = もう2つ置く
choice-two-wait = { $second }1つ、{ $first }1つ。そのあと{ $other }が選びます。
count-ahead = { $points ->
    [0.5] { $side }が半目リード
   *[other] { $side }が{ $points }目リード
}
count-even = 得点は同じです
count-hint = 石をタップすると、死に・生きの印が切り替わります。
count-open = 印の所はまだ囲まれていません。
count-asks = { $player }は同意しますか？
count-agrees = { $player }：同意済み
count-stones = 子
count-territory = 地
count-prisoners = アゲハマ
count-komi = コミ

## 音声で聞く人のために

access-back = 戻る
access-more = その他
access-less = 減らす
access-greater = 増やす
access-avatar = 絵を変える
access-rename = 名前を変更
# A game and the rules by which it is played.
game-by = { $game }、{ $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }、{ $next }
access-delete = 削除
access-close = 閉じる
access-first = 最初へ
access-earlier = 1手戻る
access-later = 1手進む
access-last = 最後へ
access-name = 名前
access-title = タイトル
text-cancel = キャンセル
access-empty = { $square }、空き
access-man = { $square }、{ $side }
access-king = { $square }、{ $side }のキング
access-can = { $square }、選べます
access-chosen = { $square }、選択中

## 対局時計

setup-clock = 対局時計
clock-none = なし
clock-more = ほかの時計
clock-more-line = 遅延、秒読み、砂時計、1手ごとの時間
clock-minutes = { $minutes }分
clock-seconds = { $seconds }秒
time-minutes = { $minutes }分
time-seconds = { $seconds }秒
clock-fischer = { $main } + { $increment }
clock-delay = { $main }、遅延{ $delay }
clock-bronstein = { $main }、最大{ $delay }戻り
clock-byo-yomi = { $main }、秒読み{ $period }×{ $periods }回
clock-canadian = { $main }、{ $period }に{ $stones }手
clock-hourglass = 砂時計、{ $main }
clock-per-turn = 1手{ $time }
clock-sudden-death-words = 1人{ $main }
clock-fischer-words = 1人{ $main }、1手ごとに{ $increment }追加
clock-delay-words = 1人{ $main }、1手ごとに{ $delay }待ってから減る
clock-bronstein-words = 1人{ $main }、1手ごとに{ $delay }まで戻る
clock-byo-yomi-words = 1人{ $main }、そのあと1手{ $period }の秒読みが{ $periods }回
clock-canadian-words = 1人{ $main }、そのあと{ $period }ごとに{ $stones }手
clock-hourglass-words = 砂時計：1人{ $main }、使った時間は相手に渡る
clock-per-turn-words = 1手につき{ $time }
clock-periods-left = { $length }×{ $count }回
clock-stones-left = { $count }手
clock-waits = { $seconds }秒待機
clock-ready = 準備はいいですか？
clock-paused = 時計は一時停止中です
clock-next = 次は{ $player }の時計が動きます。
clock-start = 時計を動かす
clock-go-on = 続ける

## 棋譜再生

replay = 棋譜再生
replay-start = 対局の最初
replay-turn = { $turn }手目／全{ $turns }手
replay-made = { $player }：{ $turn }
replay-place-two = 石をあと2つ置きます。
replay-chose-side = 色が決まりました。
replay-play-on = 合意せず、対局は続きます。
replay-settled = 死に石について合意し、数えました。
replay-resigned = { $player }が投了しました。
replay-claimed = 引き分けが申告されました。
replay-agreed = 引き分けに合意しました。
replay-flag = { $player }の時間が切れました。
replay-done = 完了
replay-play-from-here = ここから対局

## A match that is looked at again

review = 検討
review-stop = 検討を中断
review-before = 前の勝負どころ
review-next = 次の勝負どころ
review-better-turn = よりよい手
review-show-better = よりよい手を表示
review-hide-better = よりよい手を隠す
review-try-again = ここから再挑戦
review-try-computer = コンピューター相手に再挑戦
review-first-look = ざっと検討中：{ $done }／{ $all }
review-closer-look = じっくり検討中：{ $done }／{ $all }
review-compares = よりよい手を比べています…
review-stopped = 検討を中断しました。続きから再開できます。
review-unknown = この手はまだ検討していません。
review-best = これが最善の手でした。{ $because }
review-as-good = { $turn }は最善の手に劣らない手でした。
review-cost = { $turn }で、勝つ見込みが{ $before }%から{ $after }%に下がりました。
review-better = よりよい手：{ $because }
review-line = その後：{ $turns }
review-show = 手順を見る
review-back = 対局に戻る
review-moments = { $count ->
    [0] 大きく損をした手はありません。
   *[other] 勝負どころ{ $count }か所。
}
say-tries-again = { $turns ->
    [0] 最初から打ち直しています。元の対局はライブラリに残ります。
   *[other] { $turns }手目から打ち直しています。元の対局はライブラリに残ります。
}
say-play-from = { $turns ->
    [0] 最初から続けています。「やり直す」でその後の手に戻せます。
   *[other] { $turns }手目から続けています。「やり直す」でその後の手に戻せます。
}
say-play-on-from = { $turns }手目から続けています。

## Setting a position up

editor-title = 局面を作る
editor-take-over = この局面を編集
editor-man = { $side }の駒
editor-king = { $side }のキング
editor-take = 取り除く
editor-to-move = { $side }の番
editor-clear = すべて消す
editor-copy = コピー
editor-start = 初期配置
editor-whole = 盤全体
editor-help-put = マスをタップすると駒を置き、もう一度タップすると取り除きます。
editor-help-stone = 点をタップすると石を置き、もう一度タップすると取り除きます。
editor-help-cell = マスをタップすると石を置き、もう一度タップすると取り除きます。
editor-help-take = 駒や石をタップすると取り除きます。
editor-help-drop = 列をタップしてコマを落とします。
editor-help-column = 列をタップすると、いちばん上のコマを取り除きます。
editor-copied = 局面をコピーしました。
editor-pasted = 局面を貼り付けました。「元に戻す」で前の局面に戻れます。
editor-uncrowned = いちばん奥の段の駒はキングになります。そこにはキングを置いてください。
editor-uncrowned-cell = いちばん奥の辺の駒はキングになります。そこにはキングを置いてください。
editor-no-liberty = 印の石には呼吸点がないので、もう取られているはずです。
editor-both-won = どちらも必要な数だけ並んでいますが、先に並んだ時点で対局は終わっています。
editor-over = { $why }対局はもう終わっています。
editor-no-turns = どちらも動けません。
editor-uneven = 実際の対局で{ $first }個対{ $second }個になることはありませんが、このまま遊べます。
editor-prisoners = { $black }のアゲハマ：{ $first }。{ $white }のアゲハマ：{ $second }。
setup-position = 開始局面
setup-position-line = 問題、研究、本に載った対局など、どこからでも始められます。
setup-position-own = 自分で作った局面
setup-position-unfit = 作った局面はこのルールに合わないので、対局は通常どおり始まります。
setup-position-change = 変更
setup-position-usual = 通常の開始

## 検討

study = 研究
study-line = 対局は変わりません。
study-in-game = { $number }手目：{ $turn }
study-beside = 変化図、{ $number }手目：{ $turn }
study-ways = ここからの手
study-game = 対局に戻る
study-remove = この変化図を削除
study-write = コメント
study-play = 着手
study-circle = 丸
study-arrow = 矢印
study-letter = 文字
study-clear = 印を消す
study-full = これ以上は書き込めません。変化図は{ $turns }手、文章は{ $size }KBまでです。

## 棋譜

record = 共有と取り込み
record-own = この対局
record-format-pdn = Portable Draughts Notation（PDN）
record-format-sgf = Smart Game Format（SGF）
record-format-transcript = 手順、すべての手を1行に
record-copy = コピー
record-save = ファイルに保存
record-share = 共有
picture = 画像を共有
animation = 動画
animation-too-long = 動画にできるのは{ $most }手までです。
booklet = 冊子を印刷
paper-metric = A4
paper-letter = レター
booklet-solutions = 解答
booklet-puzzles = { $count ->
   *[other] { $count }問。解答は最後にあります
}
record-other = 対局を取り込む
record-other-about = ほかの対局を取り込みます。チェッカーと六角チェッカーはPDN、囲碁・五目並べ・ヘックス・リバーシはSGFかGGF、どのゲームでも1行に並べた手順が使えます。今の対局は残り、「元に戻す」で戻れます。
record-paste = 貼り付け
record-open = ファイルを開く
record-drop = ファイルをウインドウにドロップしてもかまいません。
record-copied = 棋譜をコピーしました。
record-saved = { $place }に保存しました。
record-taken = { $turns ->
    [0] 手のない対局を取り込みました。
   *[other] { $turns }手の対局を取り込みました。
}
record-left-out = コメントや変化を{ $count }か所省きました。
record-take-part = 誤りの前の{ $turns }手を取り込む
record-so-far = 読み込んだ対局：{ $count }
record-stop = 中断
record-imported = 新しい対局：{ $new }。すでにあった対局：{ $same }。読み込めない対局：{ $unreadable }。
record-stopped = 中断しました。
record-no-game = この文に対局はありません。
record-not-written = この対局は書き出せません。{ $reason }
record-no-clipboard = この機器ではクリップボードが使えません。棋譜をファイルに保存するか、ファイルを開いてください。
record-nothing-copied = クリップボードに文字がありません。
record-no-dialog = このシステムにはファイルの選択画面がありません。棋譜を貼り付けるか、ファイルをウインドウにドロップしてください。
record-not-here = この機器ではできません。
record-too-large = 棋譜としては大きすぎるファイルです：{ $size } MBを超えています。
record-not-a-file = これはファイルではありません。
record-failed = うまくいきませんでした：{ $reason }。
record-line = { $line }行目：{ $what }
record-missing = ここに何か足りません。
record-unexpected = 「{ $found }」がわかりません。
record-unclosed = 「{ $sign }」が開いたまま閉じられていません。
record-misplaced = 駒をこのように置くことはできません。
record-other-game = 別のゲームの棋譜です（{ $kind }）。
record-too-much = 長すぎて読めません。上限は{ $most }です。
record-late-setup = 対局の途中で石が追加されています。手ではそうなりません。
record-not-a-turn = 「{ $turn }」は手ではありません。
record-ambiguous = 「{ $turn }」は{ $turns }のどれとも読めます。
record-out-of-turn = 「{ $turn }」は相手の手です。
record-illegal = { $turn }はできません。{ $why }
record-illegal-squares = { $turn }はできません。{ $why }（{ $squares }）

## リンクの対局

setup-by-link = リンクで
link-about = 2つのデバイスで対局します。1手ごとに、リンクをメッセージで送るか、コードで見せます。リンクを開くと、その手までの対局が表示されます。
link-hints = ヒントを許可
link-hints-line = ヒント、警告、形勢の棒を2人とも使えます。
link-you = あなた：{ $role }
link-apart = リンクの相手：{ $role }
link-received = リンクが届きましたか？
link-received-line = リンクの入ったメッセージをコピーして、ここに貼り付けてください。
link-paste = リンクを貼り付け
link-invite = { $player }を招待
link-send-move = { $player }に手を送る
link-send-result = { $player }に結果を送る
link-send-offer = { $player }に提案を送る
link-not-sent = まだ送っていません。今なら取り消せます。
link-moves-first = { $player }が先手です。
link-send = 送る
link-code = コードを表示
link-waiting = { $player }を待っています
link-sent-on = { $date }に送りました。
link-again = もう一度送る
link-offers-draw = { $player }が引き分けを提案しています
link-offers-play-on = { $player }が対局の再開を提案しています
link-offers-end = { $player }が時間切れを申告しています
link-offer-line = 同意するか、断ってください。
link-agree = 同意する
link-decline = 断る
link-propose-count = この計算を送る
link-title = 送る
link-scan = もう一方のデバイスのカメラをこのコードに向けるか、リンクを送ってください。
link-too-long = この対局は長すぎてコードにできません。リンクを送るか、ファイルに保存してください。
link-share = リンクを共有
link-copy = リンクをコピー
link-save = ファイルに保存
link-scanned = 読み取り済み
link-with-names = リンクに名前を入れる
link-with-names-line = リンクを持つ人は誰でも読めます。
link-with-draw = 引き分けを提案
link-with-draw-line = 提案は手と一緒に送られます。
link-copied = リンクをコピーしました。メッセージに貼り付けてください。
link-sent-already = この手はもう送ったので、取り消せません。
link-send-first = まず自分の手を送ってください。
link-not-your-turn = { $player }の番です。届いたリンクを貼り付けてください。
link-new = あなたは{ $side }です。
link-arrived = { $player }から返事が届きました。
link-same = このリンクに新しいものはありません。
link-older = このリンクは今の対局より古いものです。最後の手をもう一度送ってください。
link-own-changed = このリンクでは、あなたが送った手（{ $act }番目）が変わっています。
link-other-match = これは別の対局のリンクです。
link-other-setup = このリンクのルールは、合意したものと違います。
link-not-theirs-turn = このリンクでは、あなたが選ぶはずの手（{ $act }番目）が決められています。
link-not-theirs-choice = このリンクでは、あなたが選ぶはずのことが決められています。
link-not-theirs-claim = このリンクでは、あなたが引き分けを申告したことになっています。
link-not-theirs-resign = このリンクでは、あなたが投了したことになっています。
link-not-theirs-draw = このリンクでは、あなたが提案していない引き分けで対局が終わっています。
link-not-theirs-count = このリンクでは、あなたが提案していない計算で対局が終わっています。
link-not-theirs-play-on = このリンクでは、あなたが提案していないのに、数えたあとも対局が続いています。
link-not-theirs-end = このリンクでは、あなたが同意していないのに、時間切れで対局が終わっています。
link-not-theirs-offer = このリンクでは、あなたが提案をしたことになっています。
link-unchanged = あなたの対局はそのままです。
link-none = この画像に対局のコードはありません。
link-damaged = このリンクは正しくありません。一部が足りないか、文字に誤りがあります。もう一度送ってもらってください。
link-later = このリンクは新しいバージョンのParlourのものです。Parlourを更新すると開けます。
link-impossible = リンクは完全ですが、その対局はありえないものです。
link-other-version = このリンクは、ルールの違うバージョンのParlourのものです。両方のデバイスでParlourを更新してください。
versions = 2通りの対局
versions-line = このリンクの対局は、{ $turn }手目からあなたの対局と違っています。どちらにするか、2人で決めてください。
versions-mine = このデバイス
versions-theirs = リンク
versions-keep = こちらを残す
versions-take = こちらにする
versions-none = 決めることはありません。
library-by-link = リンクで
library-your-turn = { $date }からあなたの番
library-to-send = まだ送っていません
library-their-turn = { $date }から{ $player }を待っています

## ライブ対局

live-title = ライブ対局
live-line = 両方のデバイスでParlourを開いておくと、手がすぐに届きます。
live-invite = 招待
live-scan = もう一方のデバイスでこの招待を開いてください。使えるのは1台だけです。
live-copy = 招待をコピー
live-copied = 招待をコピーしました。メッセージに貼り付けてください。
live-waiting = もう一方のデバイスを待っています…
live-here = { $player }とつながっています。
live-apart = { $player }に接続中…
live-end = ライブ対局を終了
live-joining = 参加しています…
live-left = もう一方のデバイスがライブ対局を終了しました。
live-not-invited = この招待は別のデバイスで使われました。新しい招待を送ってもらってください。
live-failed = ネットワークを使えません（{ $reason }）。
live-too-new = もう一方のデバイスのParlourのほうが新しいバージョンです。Parlourを更新するとライブ対局ができます。
live-too-old = もう一方のデバイスのParlourのほうが古いバージョンです。そちらのParlourを更新するとライブ対局ができます。
live-cut = ライブ対局が終了しました。もう一方のデバイスから、Parlourが理解できないデータが届きました。
live-damaged = この招待は正しくありません。もう一度送ってもらってください。
live-not-here = このデバイスではライブ対局ができません。代わりにリンクを送ってください。
live-no-relay = ブラウザでのライブ対局には中継サーバーが必要です。
live-full = 観戦しているデバイスが多すぎます。Parlourは接続を試し続けます。
live-same-side = 両方のデバイスが同じ側で対局しています。招待は相手のデバイスで開いてください。
live-elsewhere = 別の対局に新しい手があります。
live-said = { $player }：{ $phrase }
live-you-said = あなた：{ $phrase }
live-taken-back = 手が取り消されました。
live-declined = 相手に断られました。
live-share = 招待を共有
live-more = ひとこと言う
live-ask-back = 待ったを頼む
live-asked-back = 待ったを頼みました。
live-asked-rematch = 再戦を申し込みました。
live-asks-back = { $player }が待ったを頼んでいます
live-asks-rematch = { $player }が再戦を申し込んでいます
live-watching = ライブで観戦しています
live-watched = この対局を観戦しました
live-end-watching = 観戦を終了
live-let-watch = 観戦の招待を表示
live-watchers = { $count ->
    [0] 観戦しているデバイスはありません。
   *[other] { $count }台のデバイスが観戦しています。
}
live-scan-watch = この招待を開いた人は対局を観戦できます。使えるのは20台までです。
live-clock-line = リンクでの対局では、2人ともライブ対局でつながっている間だけ時計が進みます。
library-watched = 観戦した対局
phrase-hello = こんにちは！
phrase-well-played = お見事です！
phrase-one-moment = 少しお待ちください。
phrase-thanks = ありがとうございます！
phrase-sorry = すみません！
phrase-goodbye = さようなら！
relays-none = 直接のみ
relays-publisher = Parlourの中継サーバー
relays-public = 公開のテスト用サーバー
relays-other = ほかの中継サーバー
relays-none-line = 同じネットワークのデバイスどうしがつながります。ほかにもつながるデバイスは多くあります。それ以外の通信はありません。このデバイスのIPアドレスは相手のデバイスに見えます。
relays-line = もう一方のデバイスに直接つながらないときに、中継サーバーが手を届けます。両方のIPアドレスと通信の時刻は中継サーバーに見えますが、対局は見えません。
relays-public-line = 通信用ライブラリの開発元がテスト用に動かしているもので、保証はありません。両方のIPアドレスと通信の時刻は中継サーバーに見えますが、対局は見えません。
relays-other-line = 自分で選ぶ中継サーバーです。両方のIPアドレスと通信の時刻は中継サーバーに見えますが、対局は見えません。
relays-address = 中継サーバーのアドレス
relays-only = 中継サーバーのみ
relays-only-line = このデバイスのIPアドレスは、もう一方のデバイスに見えません。

## 設定

settings-theme = テーマ
settings-theme-auto = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-theme-black = ブラック
settings-theme-contrast = ハイコントラスト
settings-text = 文字の大きさ
settings-text-size = { $percent }%
settings-language = 言語
settings-sound = 音
settings-mute = 消音
sound-on = 音を出す
settings-mute-line = 音は鳴りません。
settings-volume-pieces = 駒と石
settings-volume-signals = 合図
settings-volume-off = オフ
settings-volume-low = 小
settings-volume-middle = 中
settings-volume-high = 大
settings-look = 見た目
settings-look-board = 盤
settings-look-pieces = 駒と石
settings-marks = 印
colour-green = 緑
colour-blue = 青
colour-purple = 紫
board-walnut = ウォールナット
board-ash = アッシュ
board-slate = スレート
board-kaya = 榧
board-bamboo = 竹
board-teal = 青緑
board-graphite = グラファイト
board-birch = バーチ
board-classic = クラシック
board-linen = リネン
board-night = ダークウォールナット
board-felt = フェルト
board-paper = 紙
board-contrast = ハイコントラスト
board-lacquer = 赤い漆
set-black-red = 黒と赤
set-black-white = 黒と白
set-red-white = 赤と白
set-classic = クラシック
set-navy = 紺
set-slate = 那智黒と蛤
set-flat = フラット
set-red-yellow = 赤と黄
set-plum-cream = 紫とクリーム
set-wood = 木
set-ink = インク
set-jade = ヒスイ
set-glass = ガラス
set-agate = メノウ
set-coral-teal = コーラルと青緑
settings-labels = 座標
settings-labels-letters = A1～H8
settings-labels-numbers = 1～32
settings-labels-none = なし
settings-board = 対局中
settings-show-moves = 可能な手を表示
settings-show-moves-line = 選んだ駒が動ける所に点、取らなければならない所に輪が出ます。
settings-numbers = 石に番号を付ける
settings-numbers-line = それぞれの石に、その手の番号を表示します。
settings-motion = 動きを減らす
settings-motion-line = 駒が滑らずに移ります。
settings-motion-off = オフ
settings-motion-on = オン
settings-hand = 操作する手
settings-hand-both = 両手
settings-hand-left = 左手
settings-hand-right = 右手
settings-hand-line = 片手を選ぶと、対局中に触れるものがすべてその手の親指の届く所に並びます。
settings-scan = スイッチコントロール
settings-scan-off = オフ
settings-scan-slow = 遅い
settings-scan-middle = 中くらい
settings-scan-fast = 速い
settings-scan-line = 選べるものが1つずつ示され、1つのスイッチで決定します。スペースキー、Enterキー、ゲームパッドのどのボタン、画面のどこかのタップでもかまいません。
settings-scan-taps = どこでもタップして決定
settings-scan-taps-line = オフにすると、ほかの人はいつもどおり画面に触れられます。
settings-gamepad = ゲームパッド
gamepad-cross = 十字キーか左スティック
gamepad-moves = 操作ボタンの間や盤の上を移動
gamepad-lower = 下のボタン
gamepad-presses = 決定
gamepad-right = 右のボタン
gamepad-goes-back = 手を消す、または戻る
gamepad-shoulders = L・Rボタン
gamepad-undoes = 「元に戻す」と「やり直す」、棋譜再生では前後の手へ
gamepad-start = スタートボタン
gamepad-shows-more = その他。対局前は対局開始
settings-haptics = 触覚フィードバック
settings-haptics-off = オフ
settings-haptics-light = 弱
settings-haptics-strong = 強
settings-about = このアプリについて
settings-version = Parlour { $version }。1つの画面を囲む2人のための、オフラインのアプリです。
settings-version-online = Parlour Online { $version }。1つの画面を囲む2人にも、離れている2人にも。
settings-credits = 絵はこのアプリのために作られました。フォント：Literata、Nunito Sans（SIL Open Font License）。
about-line = ライセンスと、ほかの人が作ったソフトウェア
about-own = Parlourはオープンソースです。MIT LicenseとApache License 2.0のどちらかを選べます。
about-notices = ほかの人が作ったソフトウェア
about-notices-line = このアプリで使われているほかの人のライブラリ：{ $count }。ライセンスをタップすると読めます。

## ルールのページ

rules-of = { $game }のルール
rules-by = 今のルール：{ $rules }
lessons = レッスン
lessons-line = どのゲームも2分ほどで覚えられます。少し読んだら、盤で試してみましょう。
lessons-offer = 初めてのゲームがありますか？
lessons-offer-line = どのゲームにも、小さな盤で学べる2分のレッスンがあります。
lessons-no = いいえ
lesson-new = { $all ->
   *[other] 課題{ $all }個
}
lesson-progress = { $all }個中{ $done }個完了
lesson-complete = すべて完了
lesson-done = よくできました！
lesson-missed = その手も可能ですが、この課題で求められている手ではありません。
lesson-pass = パス
lesson = レッスン
lesson-offer = { $game }は初めてですか？
lesson-offer-line = 2分で学べます。レッスンはいつでもルールの中にあります。
lesson-step = { $all }のうち{ $step }
lesson-over = { $game }のルールがわかりました。
lesson-play = 対局する
lesson-previous = 戻る
lesson-next = 次へ
lesson-skip = スキップ
lesson-way = この手：{ $squares }
lesson-way-pass = ここではパスをしましょう。

## 問題

openings = 序盤
openings-of = { $game }の序盤
openings-count = 名前のある序盤：{ $count }
openings-line = 手を選ぶと、その先が見られます。
openings-start = 最初の手
openings-unnamed = まだ名前のない形
openings-first = 最初へ
openings-back = 一手戻る
openings-play = ここから対局
openings-end = 名前のある手順はここまでです。
openings-more = { $names }、ほか{ $count }
openings-played = ここでの対局：{ $count }
openings-won = { $side }の{ $count }勝
openings-drawn = 引き分け{ $count }
openings-unplayed = ここでの対局はまだありません。
openings-other = ほかの手
openings-outlook = コンピューターの見方
practice = おさらい
practice-due = 復習：{ $count }
practice-task = あなたは{ $side }です。手を見つけてください。
practice-wrong = この序盤の手ではありません。
practice-other = 別の序盤になります：{ $name }。
practice-returns = できました。この序盤は明日また出ます。
practice-known = { $all }個中{ $known }個習得
practice-next = 次の序盤
ratings = 上達
ratings-line = コンピューターとの対局ごとのレーティングと、レベルの位置です。
ratings-none = コンピューターと対局すると、ここに上達の様子が出ます。
ratings-games = コンピューターとの対局：{ $count }
ratings-unnamed = 名前なし
habits-line = 最近検討した対局（{ $count }）で失った勝機
habits-beginning = 序盤
habits-middle = 中盤
habits-end = 終盤
habits-share = { $percent }%
habits-missed-win = 勝ちを逃した：{ $count }
habits-gave-win = 勝ちを与えた：{ $count }
habits-answer = 応手を見落とした：{ $count }
habits-ground = もっと良い手があった：{ $count }
themes-share = { $tried }問中{ $solved }問
theme-quick-win = 短い手数の勝ち
theme-long-win = 長い手数の勝ち
theme-only-win = 勝てる唯一の手
theme-hold = 引き分けに持ち込む
theme-gain = 駒を得する
theme-fours = 四で勝つ
theme-capture = 石を取る
theme-ladder = シチョウ
theme-kill = 石を生かさない
theme-race = 攻め合い
theme-live = 石を生かす
tournament = 大会
tournament-line = 一台でもリンクでも、人もコンピューターも参加できます。組み合わせと順位はアプリが管理します。
tournament-later = 新しいバージョンのアプリが大会を保存しています。続けるにはアプリを更新してください。
tournament-game = ゲーム
tournament-kind = 方式
tournament-round-robin = 総当たり
tournament-round-robin-line = 全員が全員と対局します。
tournament-double = 二回総当たり
tournament-double-line = 全員と二局ずつ、先後を替えて対局します。
tournament-swiss = スイス方式
tournament-swiss-line = 毎回、同じ点数の人が当たります。
tournament-knock-out = 勝ち抜き
tournament-knock-out-line = 負けたら終わりです。引き分けなら再戦します。
tournament-players = 参加者
tournament-name = ほかの名前
tournament-add = 追加
tournament-remove = 大会から外す
tournament-draw = 抽選
tournament-draw-line = 参加者の順番を抽選で決めます。
tournament-number = { $least }～{ $most }人が必要です。
tournament-begin = 大会を始める
tournament-round = 第{ $round }回戦／全{ $rounds }回戦
tournament-won = { $player }の優勝
tournament-pairings = 対局
tournament-bye = { $player }は今回、相手がいません。
tournament-play = 対局する
tournament-enter = 結果を入力
tournament-open = 結果を取り消す
tournament-standings = 順位
tournament-games = { $won }勝{ $drawn }分{ $lost }敗
tournament-withdraw = 大会をやめる
tournament-stay = 続ける
tournament-withdrawn = 大会をやめました
tournament-table = 対戦表
tournament-end = 大会を終える
tournament-end-line = これまでの大会に移り、対局はライブラリに残ります。終えるにはもう一度押してください。
tournament-even = 力の差をならす
tournament-even-line = 弱いほうの人が有利になります。差はここで終わった対局から計算します。
tournament-even-go = 囲碁では先手、コミ、置石です。
tournament-even-time = 強いほうの人は時計の時間が少なくなります。
tournament-even-computer = コンピューターは相手の人に合うレベルで対局します。
tournament-even-unknown = 終わった対局がない人には、差を付けません。
tournament-even-games = 集計する対局：{ $count }
tournament-even-level = コンピューターはレベル{ $level }
tournament-each = { $who }：{ $what }
tournament-apart = リンクで対局：一人はここ、もう一人は別のデバイスです。結果は自動で入ります。
tournament-here = { $player }はここ
tournament-earlier = これまでの大会
tournament-continue = この大会を続ける
tournament-forget = この大会を削除
tournament-forget-line = 順位は消えますが、対局はライブラリに残ります。削除するにはもう一度押してください。
tournament-close = この大会を閉じる
tournament-hand-out = 表を共有
tournament-print = 印刷
tournament-copy = テキストでコピー
tournament-share = テキストで共有
tournament-copied = 表をコピーしました。
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = 問題
puzzles-line = どの局面にも正解の手はただ一つ。コンピューターが証明しています。
puzzles-today = 今日の問題
puzzles-today-line = 毎日新しい問題を、日替わりのゲームで。
puzzles-days = 連続日数：{ $days }。最長：{ $most }。
puzzles-solve = 解く
puzzles-loading = このゲームの問題を読み込んでいます。
puzzles-missing = このゲームの問題を読み込めませんでした。ネットワークに接続して、もう一度試してください。
puzzles-new = まだ解いていません
puzzles-standing = レーティング{ $rating }・{ $tried }問中{ $solved }問正解
puzzles-due = 復習：{ $count }
puzzle-win = 勝てる手は一つだけです。
puzzle-win-in = { $turns }手で勝ってください。
puzzle-hold = 負けない手は一つだけです。
puzzle-gain = 駒を{ $pieces }個得してください。
puzzle-fours = 四だけで勝ってください。
puzzle-capture = { $square }の石を取ってください。
puzzle-ladder = { $square }の石をシチョウで取ってください。
puzzle-kill = { $square }の石を生かさないでください。
puzzle-race = { $square }の石との攻め合いに勝ってください。
puzzle-live = { $square }にある自分の石を生かしてください。
puzzle-show = 手を見る
puzzle-again = もう一度
puzzle-next = 次の問題
puzzle-print = 問題を印刷
puzzle-wrong = その手ではありません。
puzzle-refuted = その手ではありません。{ $side }の応手：{ $then }
puzzle-rating = レーティング{ $rating }
puzzle-none = このゲームの問題はすべて解きました。間違えた問題は数日後にまた出ます。
puzzle-search = 新しい問題を探す
puzzle-search-line = コンピューターが30秒ずつ新しい問題を探せます。
puzzle-stop = 止める
puzzle-searches = コンピューターが対局して、正解の手が一つだけの局面を最長30秒探します。
puzzle-not-found = 今回は新しい問題が見つかりませんでした。

## チェッカーのルール

checkers-start-title = 始まり
checkers-start-text = 双方の駒は{ $men }個ずつ、濃い色のマスに置きます。{ $first }が先に動きます。
checkers-move-title = 動き方
checkers-move-text = ふつうの駒は、斜め前の空いたマスへ1マス進みます。
checkers-move-goal = 駒は斜め前へ1マス進みます。動かしましょう。
checkers-jump-title = 取り方
checkers-jump-text = 相手の駒を跳び越えて、そのすぐ後ろの空いたマスへ移ると、その駒を取れます。
checkers-jump-goal = 相手の駒を跳び越して取りましょう。
checkers-jump-forward = ふつうの駒が跳べるのは前だけです。
checkers-forced-title = 取れるなら取る
checkers-forced-text = 跳べるときは、必ず跳びます。
checkers-forced-goal = 取れるときは必ず取ります。取る手を見つけましょう。
checkers-backward-title = 後ろへ取る
checkers-backward-text = ふつうの駒が動けるのは前だけですが、跳ぶのは後ろへもできます。
checkers-backward-goal = 駒は後ろへも跳んで取れます。後ろの駒を取りましょう。
checkers-straight-title = まっすぐ取る
checkers-straight-text = 駒は真っすぐ前、後ろ、左右にも跳べます。濃い色のマスから次の濃い色のマスを越え、その先の濃い色のマスへ移ります。
checkers-straight-goal = 真っすぐにも跳べます。前の駒を取りましょう。
checkers-chain-title = 続けて跳ぶ
checkers-chain-text = 駒が着いた所からまた跳べるなら、同じ手番のうちに続けて跳びます。
checkers-chain-goal = 一度の手番で続けて跳べます。駒を2個取りましょう。
checkers-removal = 取られた駒は手番の終わりに取り除きます。同じ駒を2度跳び越すことはできません。
checkers-most-title = 最多取り
checkers-most-text = 取り方がいくつかあるときは、駒をいちばん多く取れるものを選ばなければなりません。
checkers-most-goal = いちばん多く取る決まりです。駒を2個取りましょう。
checkers-most-kings-title = 最多取り
checkers-most-kings-text = 駒をいちばん多く取れる取り方を選ばなければなりません。同数のものがあれば、その中でキングをいちばん多く取るものです。
checkers-most-kings-goal = いちばん多く取る決まりです。駒を2個取りましょう。
checkers-most-italian-title = 最多取り
checkers-most-italian-text = 駒をいちばん多く取れる取り方を選ばなければなりません。同数のものがあれば、ふつうの駒よりキングで取るもの、次にキングを多く取るもの、その次に先にキングを取るものです。
checkers-most-italian-goal = いちばん多く取る決まりです。駒を2個取りましょう。
checkers-most-value-title = 価値の大きい取り方
checkers-most-value-text = 価値がいちばん大きい取り方を選ばなければなりません。キングはふつうの駒2個より少し下です。同じなら、ふつうの駒よりキングで取ります。
checkers-most-value-goal = いちばん多く取る決まりです。駒を2個取りましょう。
checkers-with-king-title = キングが先
checkers-with-king-text = キングでもふつうの駒でも取れるときは、キングで取らなければなりません。
checkers-with-king-goal = キングが優先して取ります。キングで取りましょう。
checkers-no-kings-title = ふつうの駒とキング
checkers-no-kings-text = ふつうの駒はキングを取れません。できるのはキングだけです。
checkers-no-kings-goal = 駒はキングを取れません。試してみましょう。
checkers-crown-title = キングになる
checkers-crown-text = いちばん奥の段で手番を終えた駒は、キングになります。
checkers-crown-goal = いちばん奥の段に着くとキングになります。
checkers-crown-ends = 跳んだ後でも、手番は必ずそこで終わります。
checkers-crown-at-once-title = 跳ぶ途中でキング
checkers-crown-at-once-text = 跳んでいちばん奥の段に着いた駒はすぐにキングになり、キングとして跳び続けます。
checkers-crown-at-once-goal = 途中でキングになり、そのまま続けます。2個取りましょう。
checkers-crown-passes-title = 通り過ぎるだけ
checkers-crown-passes-text = いちばん奥の段からさらに跳べる駒は跳び続け、ふつうの駒のままです。
checkers-crown-passes-goal = 奥の段を通って取りましょう。駒は駒のままです。
checkers-king-title = キング
checkers-king-text = キングは前にも後ろにも、1マスずつ動き、跳べます。
checkers-king-goal = キングは後ろへも1マス動けます。動かしましょう。
checkers-flying-title = フライングキング
checkers-flying-text = キングは空いた筋に沿って、前へも後ろへも好きなだけ進めます。
checkers-flying-goal = キングは斜めにどこまでも進めます。動かしましょう。
checkers-flying-jump-title = キングは遠くから取る
checkers-flying-jump-text = キングはどれだけ離れた駒でも跳び越し、その後ろの空いたマスのどこにでも降りられます。
checkers-flying-jump-goal = キングは遠くから取れます。駒を取りましょう。
checkers-rest-title = キングの休み
checkers-rest-text = 3回続けて動いたキングは、自分のほかの駒が動くまで待たなければなりません。ふつうの駒が残っているあいだのルールです。
checkers-rest-goal = 3回続けて動いたキングは休みます。試してみましょう。
checkers-end-title = 勝ち
checkers-end-text = 相手の駒がなくなるか、相手が動けなくなれば勝ちです。
checkers-end-goal = 相手が動けなくなれば勝ちです。閉じ込めましょう。
checkers-draw-title = 引き分け
checkers-draw-text = 双方が合意すれば引き分けです。手番の側が引き分けを申告することもできます。
checkers-draw-repetition = 同じ局面が{ $times }回現れたとき。
checkers-draw-quiet = 双方{ $quiet }手ずつ、駒を取ることも、ふつうの駒を動かすこともなかったとき。
checkers-draw-three = 駒3個対キング1個では、{ $three }手以内に勝たなければなりません。
checkers-draw-two = 駒2個か1個対キング1個では、{ $two }手以内に勝たなければなりません。

## リバーシのルール

reversi-play-title = 石を置く
reversi-play-text = { $first }が先に打ちます。置く石と自分の別の石とで、相手の石を一列にはさむように置きます。はさんだ石はすべて返ります。
reversi-play-goal = 相手の石を自分の石ではさみましょう。
reversi-lines-title = 全方向に同時に
reversi-lines-text = 石は縦、横、斜めの8方向すべてではさめます。
reversi-lines-goal = どの方向でも返せます。一度に6個返しましょう。
reversi-nothing-title = 必ず返す
reversi-nothing-text = 石が1つも返らない所には打てません。
reversi-nothing-goal = 必ず何かを返さなければなりません。角を試しましょう。
reversi-pass-title = パス
reversi-pass-text = 打てる所がなければパスします。打てるなら、打たなければなりません。
reversi-pass-goal = 打てない側はパスです。{ $second }を打てなくしましょう。
reversi-end-title = 終わり
reversi-end-text = どちらも打てなくなったら終わりです。石の多いほうが勝ちです。
reversi-end-goal = 盤が埋まり、石の多いほうが勝ちます。最後の石を置きましょう。

## 囲碁のルール

go-play-title = 石を置く
go-play-text = 線の交わる所に、交互に石を置きます。置いた石は動きません。
go-play-goal = 線の交わる所に石を置きましょう。
go-capture-title = 石を取る
go-capture-text = 石に隣り合う空いた点を、その石の呼吸点といいます。呼吸点のない石は取られます。
go-capture-goal = 白石の最後の呼吸点をふさいで取りましょう。
go-group-title = つながった石
go-group-text = 線に沿ってつながった同じ色の石は、呼吸点を分け合います。生きるのも死ぬのも一緒です。
go-group-goal = つながった石は一緒に取られます。2つとも取りましょう。
go-suicide-title = 着手禁止点
go-suicide-text = 打った石の呼吸点がなくなる所には打てません。
go-suicide-goal = 石には呼吸点が必要です。隅を試しましょう。
go-own-stones-title = 自分の石を取る
go-own-stones-text = 自分の石の呼吸点がなくなる所にも打てます。そのときは自分の石が取られます。
go-own-stones-goal = 自分の最後の呼吸点をふさぐと、自分の石が取られます。
go-first-title = 取るのが先
go-first-text = 相手の石を取れるなら、呼吸点のない所にも打てます。相手の石が先に取られ、場所が空くからです。
go-first-goal = 取る手が先です。隅に打って2つとも取りましょう。
go-ko-title = コウ
go-ko-text = 石を1つ取ったばかりの1つの石を、すぐに取り返すことはできません。先にほかの所に打ちます。
go-ko-goal = コウ：すぐには取り返せません。試してみましょう。
go-superko-title = コウ
go-superko-text = 盤全体が前と同じ局面に戻る手は打てません。先にほかの所に打ちます。
go-superko-goal = 同じ局面に戻せません。取り返してみましょう。
go-eyes-title = 二つの眼
go-eyes-text = 自分だけの穴、つまり眼を二つ持つ石は、決して取られません。両方を一度に埋めることは誰にもできないからです。
go-eyes-goal = 眼が二つある石は取られません。眼を二つ作りましょう。
go-pass-title = パス
go-pass-text = もう得るものがなければパスします。パスが2回続くと、数えます。
go-pass-goal = もう得な手はありません。パスが2回続くと終局です。
go-pass-stones = パス1回につき、石を1つ渡します。
go-dead-title = 死に石
go-dead-text = 助からない石は、数える前に死に石として印を付けます。二人で合意して決めます。
go-dead-goal = 数える前に、助からない石に印を付けましょう。
go-area-title = 数え方
go-area-text = それぞれ、自分の生きている石と、それだけで囲んだ空いた点を数えます。得点の多いほうが勝ちです。
go-area-goal = 生きた石と囲んだ点を数え、多いほうが勝ちます。
go-territory-title = 数え方
go-territory-text = それぞれ、自分だけで囲んだ空いた点と、取った石を数えます。得点の多いほうが勝ちです。
go-territory-goal = 囲んだ点と取った石を数え、多いほうが勝ちます。
go-komi-line = 後から打つ白は、そのぶん{ $komi }目もらいます。
go-handicap-title = 置石
go-handicap-text = 黒石が{ $stones }子置かれた盤から始めます。白が先に打ちます。
go-seat-stones-title = 座子
go-seat-stones-text = 古代中国のように、双方の石が2つずつ置かれた盤から始めます。白が先に打ちます。

## 五目並べのルール

gomoku-five-title = 五つ並べる
gomoku-five-text = 交互に石を置きます。{ $first }が先に打ちます。縦、横、斜めのどれかに五つ並べば勝ちです。
gomoku-five-goal = 五つ並べれば勝ちです。並べましょう。
gomoku-full = 盤がいっぱいになれば引き分けです。
gomoku-stop-title = 止める
gomoku-stop-text = 相手の石が四つ並び、片端が空いていたら、すぐに止めなければなりません。
gomoku-stop-goal = 相手が四つ並べました。止めましょう。
gomoku-more-title = 六つ以上
gomoku-more-text = 六つ以上並んでも勝ちです。
gomoku-more-goal = 六つ並べても勝ちです。試しましょう。
gomoku-exactly-title = ちょうど五つ
gomoku-exactly-text = ちょうど五つ並べば勝ちです。六つ以上では勝ちになりません。
gomoku-exactly-goal = 六つ並べても勝ちになりません。試しましょう。
gomoku-overline-title = 黒は長連禁止
gomoku-overline-text = 先に打つ黒には制限があります。黒は六つ以上並べられません。白は六つ以上でも勝ちです。
gomoku-overline-goal = { $first }は六つ並べられません。試しましょう。
gomoku-blocked-title = ふさがれない五つ
gomoku-blocked-text = 五つ並んでも、両端に相手の石があれば勝ちになりません。
gomoku-blocked-goal = 両端を止められた五つは勝ちになりません。別の五つを作りましょう。
gomoku-threes-title = 黒は三三禁止
gomoku-threes-text = 黒は1つの石で三を同時に2つ作れません。三とは、次に両端の空いた四にできる並びのことです。
gomoku-threes-goal = { $first }は三三を打てません。試しましょう。
gomoku-fours-title = 黒は四四禁止
gomoku-fours-text = 黒は1つの石で四を同時に2つ作れません。ただし、五つ並ぶ石はいつでも打てます。
gomoku-fours-goal = { $first }は四四を打てません。試しましょう。
gomoku-swap-title = スワップ
gomoku-swap-text = 一人が最初の石を3つ置き、もう一人が色を選びます。
gomoku-swap-goal = 石を3つ置きましょう。その後、相手が色を選びます。
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = 一人が最初の石を3つ置きます。もう一人は色を選ぶか、石をもう2つ置いて最初の人に選ばせます。
gomoku-swap-two-goal = 石を3つ置きましょう。相手は色を選ぶか、2つ足します。

## コネクトフォーのルール

connect-four-drop-title = コマを落とす
connect-four-drop-text = { $first }が先に動きます。列を選ぶと、コマはいちばん下の空いたマスまで落ちます。
connect-four-drop-goal = コマを落としましょう。空いたいちばん下に落ちます。
connect-four-win-title = 四つ並べる
connect-four-win-text = 縦、横、斜めのどれかに先に四つ並べれば勝ちです。
connect-four-win-goal = 四つ並べれば勝ちです。並べましょう。
connect-four-slanting-title = 斜めの並び
connect-four-slanting-text = 斜めの並びは見落としやすいものです。コマを落とす前に、斜めにも目を走らせましょう。
connect-four-slanting-goal = 斜めでも勝ちです。斜めに並べましょう。
connect-four-stop-title = 止める
connect-four-stop-text = 相手が三つ並べ、四つ目の場所が空いていたら、そこをふさがなければなりません。
connect-four-stop-goal = 相手が三つ並べました。止めましょう。
connect-four-column-title = いっぱいの列
connect-four-column-text = いっぱいになった列には、もうコマを落とせません。
connect-four-column-goal = いっぱいの列には入りません。真ん中を試しましょう。
connect-four-draw-title = 引き分け
connect-four-draw-text = 誰も四つ並べないまま盤がいっぱいになれば、引き分けです。
connect-four-draw-goal = 四つ並ばずに盤が埋まると引き分けです。埋めましょう。

## つなぎ四目のルール

four-seat-stone-title = 始まり
four-seat-stone-text = 初めから左端に{ $first }の石が1つあります。{ $second }が先に打ちます。
four-seat-stone-goal = 盤の石の隣に石を置きましょう。
four-free-title = 始まり
four-free-text = { $first }が先に打ちます。石は好きな所に置けます。
four-free-goal = 最初の石を好きな所に置きましょう。
four-beside-title = 隣り合わせ
four-beside-text = 石は、どちらの色でもよいので、ほかの石の上下左右の隣に置きます。斜めに触れるだけではいけません。
four-beside-goal = 斜めに触れるだけでは置けません。試しましょう。
four-win-title = 四つ並べる
four-win-text = 縦、横、斜めのどれかに四つ以上並べば勝ちです。
four-win-goal = 四つ並べれば勝ちです。並べましょう。
four-full = 盤がいっぱいになれば引き分けです。

## 六角チェッカーのルール

hexdame-start-title = 始まり
hexdame-start-text = 盤には六角形のマスが61個あります。双方の駒は16個ずつ、手前の角に並べます。{ $first }が先に動きます。
hexdame-move-title = 動き方
hexdame-move-text = ふつうの駒は、前にある3つのマス（正面、左前、右前）のうち、空いたマスへ1マス進みます。
hexdame-move-goal = 駒は前の3方向へ1マス進みます。動かしましょう。
hexdame-jump-title = 取り方
hexdame-jump-text = 隣にある相手の駒を跳び越えて、そのすぐ後ろの空いたマスへ移ると、その駒を取れます。6方向のどちらへも跳べます。
hexdame-jump-goal = 相手の駒を跳び越して取りましょう。
hexdame-crown-title = キングになる
hexdame-crown-text = いちばん奥の2つの辺には、マスが9個あります。そのどれかで手番を終えた駒は、キングになります。
hexdame-crown-goal = いちばん奥の辺に着くとキングになります。
hexdame-passes-title = 通り過ぎるだけ
hexdame-passes-text = いちばん奥の辺からさらに跳べる駒は跳び続け、ふつうの駒のままです。
hexdame-passes-goal = 奥の辺を通って取りましょう。駒は駒のままです。
hexdame-flying-title = フライングキング
hexdame-flying-text = キングは空いた筋に沿って、6方向のどちらへも好きなだけ進めます。
hexdame-flying-goal = キングは筋に沿ってどこまでも進めます。動かしましょう。
hexdame-flying-jump-title = キングは遠くから取る
hexdame-flying-jump-text = キングはどれだけ離れた駒でも跳び越し、その後ろの空いたマスのどこにでも降りられます。
hexdame-flying-jump-goal = キングは遠くから取れます。駒を取りましょう。

## ヘックスのルール

hex-edges-title = 辺は2つずつ
hex-edges-text = 盤の向かい合う2つの辺が自分の辺、残りの2つが相手の辺です。空いたマスに交互に石を置き、置いた石は動きません。{ $first }が先に打ちます。
hex-edges-goal = 最初の石を好きなマスに置きましょう。
hex-chain-title = つながり
hex-chain-text = マスどうしが接していれば、同じ色の石はつながっています。まっすぐでも曲がっていても、石のつながりで自分の2つの辺を結べば勝ちです。
hex-chain-goal = 自分の2つの辺をつなぎましょう。
hex-bridge-title = ブリッジ
hex-bridge-text = 間に空いたマスが2つある2つの石を、ブリッジといいます。相手がその一方のマスに打ったら、もう一方に打てばつながります。
hex-bridge-edge = 自分の辺との間にもブリッジができます。
hex-bridge-goal = もう一方の辺へ向けて、ブリッジを作りましょう。
hex-keep-title = ブリッジを守る
hex-keep-text = 相手がブリッジの中に打ってきたら、すぐにもう一方のマスに打ちます。それで石はつながったままです。
hex-keep-goal = 相手がブリッジに打ってきました。もう一方のマスに打ちましょう。
hex-cut-title = 切る
hex-cut-text = つなげるのはどちらか一方だけなので、相手を止めることは、自分がつなぐのと同じです。相手のつながりに必要なマスに打ちます。
hex-cut-goal = 相手があと一手でつながります。切りましょう。
hex-full-title = 引き分けなし
hex-full-text = すべてのマスが埋まると、必ずどちらか一方だけが2つの辺をつないでいます。ですから引き分けはありません。
hex-full-goal = 引き分けはありません。最後のマスを埋めましょう。
hex-swap-title = スワップ
hex-swap-text = 先に打つほうが有利です。そこで{ $second }は、石を置く代わりに最初の石を自分のものにできます。{ $second }の辺は向きが違うので、石は色が変わり、鏡に映した位置へ移ります。
hex-swap-goal = 最初の石は強力です。タップして自分のものにしましょう。

## コンピューター

computer-of-level = コンピューター レベル{ $level }
computer-move-now = すぐ着手
program-silent = { $name }から応答がありません
program-again = もう一度聞く
program-stand-in = コンピューターに任せる
computer-pause = 一時停止
computer-go-on = 再生
computer-step = 1手進める
strip-thinks = 考え中…
strip-computers-turn = { $side }の番
setup-people = 2人で
setup-computer = コンピューター
setup-watch = 観戦
setup-level = { $level }・{ $word }
setup-strength = 強さ
setup-strength-of = { $side }の強さ
setup-rating = レーティング 約{ $rating }
strength-learns = ほとんど当てずっぽうです。初めての方に。
strength-misses = よくミスをします。おぼえるのにちょうどいい相手です。
strength-punishes = 堅実で、やさしいわなは見やぶります。
strength-gives-little = めったにミスをしません。手ごわい相手です。
strength-full = このデバイスでの最強です。
coach = コーチ
coach-line = 結果に合わせてレベルを選びます。
coach-begins = このレベルから始めて、結果に合わせます。
coach-knows = 結果から見たレーティングは約{ $rating }です。
coach-more-wins = 勝率2/3
coach-even = 勝率1/2
coach-fewer-wins = 勝率1/3
coach-looks = コーチが対局を見ています。

engine-add = エンジンを追加…
engine-add-line = このコンピューターのほかのプログラムが対局します。
engine-new = エンジンを追加
engine-change = エンジンを変更
engine-strength = 1手に{ $time }考えます
engine-speaks = エンジンは対局するプログラムです。{ $game }では、プロトコル{ $protocol }に対応している必要があります。
engine-trust = ほかのプログラムと同じく、このコンピューターであなたの権限で動きます。信頼できるプログラムだけを追加してください。
engine-command = コマンド
engine-command-line = ターミナルと同じように、プログラムとオプションを書きます
engine-name = 名前
engine-name-line = 試すとエンジンから取得します
engine-empty = 未設定
engine-time = 1手の時間
engine-try = 試す
engine-waits = 最初の手を待っています…
engine-plays = 動作しました。{ $time }秒で{ $turn }を選びました。
engine-fails = 対局できません：{ $reason }
engine-keep = 対戦相手に追加
engine-keep-line = まずエンジンを試してください。1手打てたら追加できます。
engine-save = 保存
engine-remove = 削除
level-first = はじめの一歩
level-beginner = 入門
level-easy = やさしい
level-casual = 気軽
level-steady = 堅実
level-able = 腕利き
level-strong = 強い
level-tough = 手ごわい
level-expert = 達人
level-master = 最強
mode-finish = 手番ごとに確定
mode-finish-line = 手を確かめてから「手番終了！」
settings-help = 手助け
settings-blunder = ミスを警告
settings-blunder-line = 大きく損をする手の前に確認します。
settings-evaluation = 形勢を表示
settings-evaluation-line = 盤の横の棒に、勝ちそうな側の色が多く出ます。
hint = ヒント
estimate = どちらが優勢？
values-show = 手の価値を見る
values-hide = 手の価値を隠す
values-discs = 終局時の石差
values-points = 終局時の目数差
values-chance = 勝つ見込み
values-proven = 勝ち（＋）か負け（−）までの手数
offer-draw = 引き分けを提案
say-looks = 見ています…
say-no-draw = コンピューターは引き分けを断り、続けます。
say-plays-on = コンピューターが合意しないので、対局は続きます。
say-program-silent = { $name }から応答がありません：{ $reason }
say-program-gone = { $name }はこのコンピューターのエンジンにありません。
say-even = 形勢は互角です。
say-leads = { $side }が約{ $points }目リードしています。
blunder-title = 本当にいいですか？
blunder-answer = { $side }の最善の応手：{ $then }
mistake-later = { $side }の応手：{ $turn }。その後、{ $then }
mistake-loses = { $side }の{ $square }の石はおそらく助かりません。
mistake-frees = { $side }の{ $square }の石はおそらく助かります。
blunder-wins = { $side }は{ $turn }で勝てます。
blunder-wins-column = { $side }は{ $column }列目で勝てます。
blunder-chances = あなたの勝つ見込みが{ $best }%から{ $this }%に下がります。
blunder-play = それでも指す
blunder-back = 考え直す
hint-because = { $turn }は{ $reason }手です。
hint-plain = { $turn }がいちばんよさそうです。
hint-pass = パス
hint-swap = スワップ
hint-column = { $column }列目
reason-only = ルール上ただ1つの
reason-only-not-losing = すぐには負けない唯一の
reason-wins = 勝ちになる
reason-wins-in = { $count ->
    [1] これで勝ちになる
   *[other] 相手がどう応じても{ $count }手で勝てる
}
reason-delays = { $count ->
    [1] あと1手粘れる
   *[other] いちばん長く、{ $count }手粘れる
}
reason-holds-draw = 引き分けを守る
reason-takes = 駒を{ $count }個取る
reason-exchanges = 駒を{ $count }個取り、{ $given }個失う
reason-crowns = キングを作る
reason-stops-king = 相手が{ $squares }でキングになるのを防ぐ
reason-only-safe = ほかの手では失う駒{ $count }個を守る
reason-saves = { $squares }の駒を守る
reason-threatens = { $squares }の駒を取ろうとねらう
reason-restricts = { $count ->
    [0] 相手を動けなくする
   *[other] 相手の指せる手を{ $count }通りだけにする
}
reason-free-way = あと{ $count }段、さえぎられずにキングへ進める
reason-free-way-steps = あと{ $count }歩、さえぎられずにキングへ進める
reason-keeps-back = いちばん手前の段の守りを残す
reason-keeps-edges = 手前の辺の守りを残す
reason-centre = 中央を占める
reason-hunts = 追っている駒にキングを近づける
reason-out-of-reach = 駒を相手の届かない所に保つ
reason-joins = { $squares }の駒とつながる
reason-advances = { $count ->
    [1] 駒をキングまであと1段に進める
   *[other] 駒をキングまであと{ $count }段に進める
}
reason-advances-steps = { $count ->
    [1] 駒をキングまであと1歩に進める
   *[other] 駒をキングまであと{ $count }歩に進める
}
reason-wins-by = 双方が最善なら{ $count }個差で勝てる
reason-takes-corner = 隅を取る
reason-denies-corner = 相手に{ $squares }の隅を取らせない
reason-gives-corner = { $squares }の隅を譲る
reason-forces-pass = 相手の打てる所をなくす
reason-safe-edge = もう返されない辺のマスを取る
reason-secures = もう返されない石を{ $count }個増やす
reason-few-replies = 相手の打てる所を{ $count }か所だけにする
reason-more-moves = 打てる手を{ $own }対{ $other }と多く保つ
reason-turns-few = 返す石が{ $count }個だけで、相手にほとんど機会を与えない
reason-captures = { $count }子を取る
reason-takes-ko = コウを取る
reason-saves-stones = アタリの{ $count }子を助ける
reason-lives = { $count }子を生かす
reason-kills = { $count }子を仕留める
reason-vital-point = 相手の眼形の急所を突く
reason-makes-eyes = 自分の眼形の急所を占める
reason-catches = 逃げられない{ $count }子を捕まえる
reason-atari = { $count }子をアタリにする
reason-connects = { $count }子をつなぐ
reason-cuts = 相手の石を切る
reason-empty-corner = 空き隅を占める
reason-neutral = ダメを詰める
reason-nothing-left = もう得るもののないときの正しい
reason-extends = { $squares }からノビる
reason-touches = { $squares }の石にツケる
reason-stays-near = { $squares }の石と連携する
reason-approaches = { $squares }の石に迫る
reason-stops-win = { $squares }での勝ちを防ぐ
reason-blocks-win = 相手の勝ちを防ぐ
reason-wins-by-fours = { $count ->
    [1] すぐに勝てる
   *[other] 四を続けて{ $count }手で勝てる
}
reason-wins-by-threats = { $count ->
    [1] すぐに勝てる
   *[other] ねらいのある手を続けて{ $count }手で勝てる
}
reason-straight-four = 両端の空いた四を作る
reason-two-fours = 四を同時に2つ作る
reason-four-and-three = 四と三を同時に作る
reason-two-threes = 三を同時に2つ作る
reason-answer-forbidden = 唯一の受け{ $squares }が禁手になる四を作る
reason-four = { $squares }で受けるしかない四を作る
reason-stops-four = 受けのない四を防ぐ
reason-stops-two-threats = 2つ同時のねらいを防ぐ
reason-open-three = 三を作る
reason-stops-three = 相手の三を防ぐ
reason-builds = { $count ->
    [1] 三を作る準備になる
   *[other] { $count }か所で三を作る準備になる
}
reason-hinders = 相手に必要な点を占める
reason-middle = 中央を占める
reason-two-threats = ねらいを同時に2つ作る
reason-forces = { $squares }での勝ちをねらい、受けを強いる
reason-lasting = { $squares }に後まで残るねらいを作る
reason-stops-lasting = { $squares }のねらいを消す
reason-keeps-away = 負けになる列を避ける
reason-most-rows = 四つ並びを{ $count }本ねらう
reason-hinders-rows = 相手の並び{ $count }本をさえぎる
reason-waits = { $squares }での勝ちを準備する
reason-one-of-few = { $count ->
    [1] 相手に勝ちを許さない唯一の
   *[other] 相手に勝ちを許さない{ $count }手のうちの一
}
reason-begins = 始めるのによい
reason-swaps = 最初の石がどの応手よりも強いので、最善の
reason-opens-evenly = 引き取られても互角に近い
reason-secures-edges = 辺から辺へのつながりを確実にする
reason-keeps-link = { $count ->
    [1] { $squares }と辺のつながりを守る
   *[other] { $squares }のつながりを守る
}
reason-breaks-link = { $count ->
    [1] { $squares }を辺から切り離す
   *[other] { $squares }のつながりを断つ
}
reason-links = { $count ->
    [1] { $squares }を辺とつなぐ
   *[other] { $squares }をつなぐ
}
reason-bridges = { $squares }とブリッジを作る
reason-reaches-edge = 自分の辺とブリッジを作る
reason-intrudes = ブリッジに打ち込み、{ $squares }での応手を強いる
reason-shortens = あと{ $count }個の石でつながる
reason-lengthens = 相手がつなぐのに、あと{ $count }個の石が要るようにする
reason-develops = 攻めにも守りにもよい
