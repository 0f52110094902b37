# English. Every sentence that a player reads.

app-name = Parlour

## Games, sides, rules

game-checkers = Checkers
game-checkers-line = Jump and crown
game-reversi = Reversi
game-reversi-line = Trap and flip
game-go = Go
game-go-line = Surround and capture
game-gomoku = Gomoku
game-gomoku-line = Five in a row
game-connect-four = Connect Four
game-connect-four-line = Drop four in a row
game-four = Four
game-four-line = Link four stones
game-hexdame = Hexdame
game-hexdame-line = Checkers on hexagons
game-hex = Hex
game-hex-line = Connect two edges
side-black = Black
side-red = Red
side-white = White
side-navy = Navy
side-yellow = Yellow
side-plum = Plum
side-cream = Cream
side-coral = Coral
side-teal = Teal
rules-own = Custom rules
rules-own-line = The rules that you set yourselves.
rules-handicap = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
rules-komi = komi { $points }
rules-seat-stones = seat stones
rules-swap = swap
rules-swap-two = swap2
rules-without-swap = no swap
board-size = { $columns }×{ $rows }
in-a-row = { $count } in a row

## The rules of checkers by name

rules-american = American
rules-american-line = You must capture and finish the jump; kings move one square.
rules-house = House
rules-house-line = Capture if you like, stop when you like.
rules-international = International
rules-international-line = 10×10, flying kings; men capture backward; you must capture the most.
rules-russian = Russian
rules-russian-line = Flying kings; a man crowned in mid-jump goes on as a king.
rules-brazilian = Brazilian
rules-brazilian-line = International rules on an 8×8 board.
rules-pool = Pool
rules-pool-line = Flying kings; men capture backward; any capture will do.
rules-italian = Italian
rules-italian-line = You must capture the most; men cannot capture kings.
rules-spanish = Spanish
rules-spanish-line = Flying kings; you must capture the most; men capture forward.
rules-czech = Czech
rules-czech-line = Flying kings; kings must capture before men.
rules-frisian = Frisian
rules-frisian-line = 10×10; captures along rows and columns too.
rules-canadian = Canadian
rules-canadian-line = International rules on a 12×12 board.
rule-forced = Must capture
rule-forced-line = If you can jump, you must.
rule-forced-off = Under these rules, you never have to jump.
rule-finish = Finish every jump
rule-finish-line = A jump must go on as long as it can.
rule-finish-on = Under these rules, a jump must go on as long as it can.
rule-finish-off = Under these rules, you may stop a jump after any piece.
rule-flying = Flying kings
rule-flying-line = Kings move and capture from any distance.
rule-backward = Men capture backward
rule-backward-line = Men move forward only, but capture both ways.
rule-take-kings = Men capture kings
rule-take-kings-line = A man may capture a king.
rule-crown-at-once = Crowned in mid-jump
rule-crown-at-once-line = A man that touches the far row goes on jumping as a king.
rule-straight = Straight captures
rule-straight-line = Pieces capture along rows and columns too.
rule-rest = Kings must rest
rule-rest-line = After three moves in a row without a capture, a king must wait for another piece to move.
rule-priority = Capture choice
rule-priority-free = Any
rule-priority-free-line = Choose any capture you like.
rule-priority-most = The most
rule-priority-most-line = Make the capture that takes the most pieces.
rule-priority-king = King first
rule-priority-king-line = A capture with a king comes before one with a man.
rule-priority-most-kings = Most, then kings
rule-priority-most-kings-line = Most pieces; if equal, most kings.
rule-priority-italian = Italian
rule-priority-italian-line = Most pieces; if equal, with a king; then most kings; then a king soonest.
rule-priority-value = By value
rule-priority-value-line = Highest value, where a king is worth almost two men.

## The rules of the other games by name

rules-reversi = Reversi
rules-reversi-line = Trap a line of discs to flip it. Most discs wins.
rules-connect-four = Connect Four
rules-connect-four-line = Drop discs. The first row wins.
rules-chinese = Chinese
rules-chinese-line = You score your stones and the points they surround.
rules-japanese = Japanese
rules-japanese-line = You score the points you surround and the stones you captured.
rules-aga = AGA
rules-aga-line = Like Chinese, but a pass costs a stone.
rules-new-zealand = New Zealand
rules-new-zealand-line = Like Chinese, but you may capture your own stones.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Capture dead stones before you finish.
rules-free-style = Freestyle
rules-free-style-line = Five or more in a row wins.
rules-standard = Standard
rules-standard-line = Exactly five in a row wins.
rules-renju = Renju
rules-renju-line = Black may not make two threes, two fours or six in a row.
rules-caro = Caro
rules-caro-line = Exactly five in a row wins, unless both ends are blocked.
rules-seat-stone = Starting stone
rules-seat-stone-line = A black stone starts at the left edge, and White moves first.
rules-free = Free opening
rules-free-line = The board starts empty, and Black begins anywhere.
rules-hexdame-standard = Standard
rules-hexdame-standard-line = A draw only by agreement or threefold repetition.
rules-hexdame-international = International
rules-hexdame-international-line = Draws as in international checkers, also after 25 moves each with kings alone.
rules-hex = Hex
rules-hex-line = Connect your two edges. There are no draws.
mode-hand-over = Confirm each turn
mode-hand-over-line = Start Turn, then Finish Turn!
mode-quick = Quick

## Home

home-new-game = New game
home-both = { $first } and { $second }
home-to-move = Move { $turn }, { $player } to move
home-resume = Resume
home-look = View game
safe-start = Parlour failed several times right after starting, so no game was opened. All your games are in the library.
safe-start-killed = There is no report, because the system ended Parlour.
safe-start-save = Save report

home-unfinished = { $count ->
    [one] One other game in progress
   *[other] { $count } other games in progress
}

## The library and the players

library = Library
library-all-games = All games
library-unfinished = In progress
library-finished = Finished
library-to-move = { $player } to move
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
library-empty = No games yet.
library-reading = Loading…
library-none-of-these = No games of this kind.
library-deleted = Game deleted.
library-bring-back = Undo
library-not-opened = This game cannot be opened: { $reason }.
library-later = From a newer version of Parlour
library-files = Backup
library-files-line = All your games and settings in one file. When you restore it, nothing is overwritten.
library-back-up = Back up
library-restore = Restore a backup
library-collection = Export all { $game } games
library-restored = { $new ->
    [0] No new games.
    [one] One game restored.
   *[other] { $new } games restored.
} { $known ->
    [0] None were already here.
    [one] One was already here.
   *[other] { $known } were already here.
} { $damaged ->
    [0] {""}
    [one] One cannot be read.
   *[other] { $damaged } cannot be read.
}
backup-writing = Backing up…
backup-done = { $count ->
    [one] Backup saved with one game.
   *[other] Backup saved with { $count } games.
}
backup-left-out = Left out because they cannot be read: { $names }.
backup-stop = Stop
restore-reading = Reading the backup…
restore-working = Restoring…
restore-what = In this backup
restore-new = New games
restore-known = Games already here
restore-here = Games here, all kept
restore-later = New games from a newer version
restore-later-line = Update Parlour to open them.
restore-damaged = Unreadable
restore-positions = New positions
restore-positions-here = Positions here, all kept
restore-tournaments = New tournaments
restore-tournaments-known = Tournaments already here
restore-tournaments-done = Tournaments restored: { $count }.
restore-with-settings = Restore the settings too
restore-with-settings-line = They replace your current settings.
restore-settings-same = The settings are the same as yours.
restore-settings-damaged = The settings cannot be read.
restore-now = Restore
restore-nothing = Nothing in this backup is new.
restore-none = No backup is open.
restore-cut = The backup is damaged or incomplete: { $reason }.
restore-too-new = This backup was made by a newer version of Parlour. Update Parlour to restore it.
restore-other = This is not a backup.
restore-stopped = Stopped. What was restored stays; restore again for the rest.
restore-failed = The restore was interrupted: { $reason }. Restore again for the rest.
players = Players
players-none = Name the players before a game, and the results are counted here.
players-total = { $played ->
    [one] One game, { $won } won
   *[other] { $played } games, { $won } won
}
players-against = Against { $player }
players-score = { $won }–{ $lost }{ $drawn ->
    [0] {""}
    [one] , one draw
   *[other] , { $drawn } draws
}
players-save = Export
players-anew = Reset scores
players-since = Only games since the reset are counted. The earlier ones are all in the library.
players-all = Count all games again
date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
date-and-year = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

## Setup

setup-start = Start game
setup-swap = Swap sides
setup-rules = Rules
setup-options = Rules and options
setup-house-rules = House rules
setup-turns = How you take turns
setup-seats = How you sit
seats-side = Side by side
seats-side-line = Everything faces the same way.
seats-across = Across the table
seats-across-line = The far player’s controls are at the far edge, upside down.
seats-sides = At the sides
seats-sides-line = Each player’s controls face left or right. For wide screens.
seats-turning = Turning board
seats-turning-line = The board turns to face whoever is to move.
seats-passed = Pass the device
setup-tournament = Tournament mode
setup-tournament-line = No undo, hints or warnings.
setup-series = Number of games
series-one = One
series-best = Best of { $games }
series-line = Players swap sides after each game. A draw is half a point each.
series-game = Game { $number } of { $games }
series-next = Play game { $number } of { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: { $winner } wins. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: a draw. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } has lost the last { $count } games.
}
equal-level = Try level { $level } this time?
equal-stones = { $count ->
   *[other] Give { $player } a { $count }-stone start?
}
equal-begin = Let { $player } move first this time?
equal-time = Give { $player } only { $time }?
equal-yes = Yes
equal-no = No thanks
result-between = Overall: { $player } { $won }, { $other } { $lost }{ $drawn ->
    [0] {""}
    [one] , one draw
   *[other] , { $drawn } draws
}
setup-moves-first = { $side }, moves first
setup-moves-second = { $side }, moves second
setup-opens = { $side }, places the first stones
setup-chooses = { $side }, then chooses a colour
setup-more-rules = More rules
setup-fewer = Show less
setup-more-house-rules = More house rules
setup-more-house-rules-line = Capture choice, kings, board
setup-board = Board
setup-other = Other
setup-opening = Opening
setup-goal = To win
setup-goal-line = The first to get { $count } in a row wins: across, down or diagonally.
opening-free = Free
opening-free-line = Black places the first stone anywhere.
opening-swap = Swap
opening-swap-line = The first player places three stones, and the second chooses a colour.
opening-swap-two = Swap2
opening-swap-two-line = Like Swap, but the second player may place two more stones and let the first choose.
go-size-full = Full board, about an evening.
go-size-middle = Medium board, about an hour.
go-size-small = Small board, about half an hour. Good for learning.
go-size-tiny = Tiny board, for trying things out.
go-size-large = Larger than the full board. Take your time.
go-handicap = Handicap
go-no-handicap = None
go-handicap-line = { $stones ->
    [0] No head start.
   *[other] Black starts with { $stones } stones on the star points, and White moves first.
}
go-komi = Komi
go-komi-none = White gets no points for moving second. The game can be a draw.
go-komi-black = Black gets { $points } komi, even though Black moves first.
go-komi-whole = White gets { $points } komi for moving second. The game can be a draw.
go-komi-half = White gets { $points } komi for moving second. There are no draws.
rule-seat-stones = Seat stones
rule-seat-stones-line = As in ancient China: each side starts with two stones in the corners, and White moves first.
rule-swap = Swap rule
rule-swap-line = The second player may take over the first stone.
rule-swap-off-line = No swap: moving first is a clear advantage.
setup-done = Done
# Names to choose from. What parts them is the comma of ASCII, in every language.
setup-names = Anna, Ben, Mia, Tom, Grandma, Grandpa
setup-unfinished = { $turns ->
    [one] Your current game of one move is kept. Undo brings it back.
   *[other] Your current game of { $turns } moves is kept. Undo brings it back.
}

## The match

start-turn = Start Turn
finish-turn = Finish Turn!
clear-moves = Clear Moves
show-previous = Show Previous
hide-previous = Hide Previous
undo = Undo
redo = Redo
previous = Previous
home = Home
rematch = Rematch
resign = Resign
agree-draw = Agree to a draw
new-game = New game
rules = Rules
settings = Settings
turn-of = { $player }’s turn
ready = You play { $side }
strip-turn = { $side }, your turn
strip-pieces = { $count ->
    [0] { $side }, no pieces left
    [one] { $side }, one piece
   *[other] { $side }, { $count } pieces
}
claim-repetition = { $times ->
    [4] Claim a draw: fourfold repetition
   *[other] Claim a draw: threefold repetition
}
claim-no-progress = Claim a draw: { $moves } moves without progress
claim-few-pieces = Claim a draw: too few pieces to win

say-chosen = { $from } selected.
say-moves = { $from } moves to { $to }.
say-jumps = { $count ->
    [one] { $from } jumps to { $to } and captures a piece.
   *[other] { $from } jumps to { $to } and captures { $count } pieces.
}
say-king-me = King me! Kings move both ways, and the turn ends here.
say-no-previous = There is no previous move to show.
say-previous = This is the previous move. Press again to hide it.
say-start-first = Press “{ start-turn }” first.
say-computers-turn = It is the computer’s move.
say-in-replay = You can’t play during a replay.
say-nothing-to-undo = There is nothing to undo.
say-nothing-to-redo = There is nothing to redo.
say-game-goes-on = The game goes on.
say-earlier-match = Your earlier game is back.
say-not-saved = The game could not be saved ({ $reason }). You can keep playing.
say-put-aside = { $count ->
    [one] A file could not be read ({ $reason }). It was kept as { $file }.
   *[other] { $count } files could not be read (the first: { $reason }). They were kept, the first as { $file }.
}
say-unread = { $count ->
    [one] A file could not be read from the disk ({ $file }: { $reason }). It stays where it is.
   *[other] { $count } files could not be read from the disk (the first: { $file }, { $reason }). They stay where they are.
}
say-later = { $count ->
    [one] A game was saved by a newer version of Parlour. It is kept as it is.
   *[other] { $count } files were saved by a newer version of Parlour. They are kept as they are.
}
say-unknown-settings = { $count ->
    [one] One setting comes from a newer version of Parlour. It is kept, but not used.
   *[other] { $count } settings come from a newer version of Parlour. They are kept, but not used.
}
say-saved-again = Everything is saved now.
say-sketch-kept = This position was not saved, because a newer version of Parlour has saved another one.
say-only-looking = Nothing is saved here, because Parlour is open in another window.
say-update-ready = A new version of Parlour is ready.
update-now = Update now
say-leave-unsaved = Not everything could be saved ({ $reason }). Leave again to close Parlour anyway.
occupied = Parlour is already open
occupied-line = Your games are open in another window, and two windows would overwrite each other. You can look at everything here, but nothing will be saved.
occupied-look = View without saving
occupied-close = Close

illegal-game-over = The game is over.
illegal-match-full = A game can have { $most } moves, and this one has them all.
illegal-off-board = That is off the board.
illegal-light-square = Pieces move on the dark squares only.
illegal-empty = There is no piece there.
illegal-not-yours = That piece is not yours.
illegal-blocked = That piece cannot move.
illegal-must-capture = { $count ->
    [one] You must capture. The marked piece can jump.
   *[other] You must capture. The marked pieces can jump.
}
illegal-must-continue = Finish the jump: go on to a marked place.
illegal-unreachable = That piece cannot go there.
illegal-occupied = There is already a piece there.
illegal-turn-ends = Your turn ends there.
illegal-nothing = First choose a piece and where it goes.
illegal-must-capture-most = You must capture the most: another capture takes more pieces.
illegal-must-capture-with-king = Your king can capture, and must do so before a man.
illegal-king-rests = This king has moved three times in a row. Move another piece.
illegal-no-flips = No discs would flip there.
illegal-cannot-pass = You can move, so you may not pass.
illegal-suicide = The stone would have no liberties there.
illegal-ko = Ko: play elsewhere first.
illegal-superko = That would repeat an earlier position of the whole board.
illegal-overline = Forbidden to Black: more than five in a row.
illegal-double-four = Forbidden to Black: two fours at once.
illegal-double-three = Forbidden to Black: two open threes at once.
illegal-column-full = This column is full.
illegal-not-adjacent = A stone must be placed next to another one.
illegal-choose-first = Choose your colour first.
illegal-no-choice = There is nothing to choose now.
illegal-must-pass = No discs can be flipped, so you have to pass.
illegal-falls = Discs drop to the lowest free square.
illegal-nothing-to-count = Counting starts when the game is over.
illegal-all-alive = Under these rules, all stones on the board are alive.
illegal-no-claim = You cannot claim a draw now.

result-wins = { $player } wins
result-draw = A draw
result-turns = { $turns ->
    [0] No moves.
    [one] One move.
   *[other] { $turns } moves.
}
reason-no-pieces = { $loser } has no pieces left.
reason-no-moves = { $loser } cannot move.
reason-resigned = { $loser } resigned.
reason-agreed = By agreement.
reason-repetition = { $times ->
    [4] The same position four times.
   *[other] The same position three times.
}
reason-no-progress = { $moves } moves each without a capture or a man moving.
reason-few-pieces = Too few pieces are left to win.
reason-line = { $length ->
    [3] Three in a row.
    [4] Four in a row.
    [5] Five in a row.
   *[other] { $length } in a row.
}
reason-connection = Both edges are connected.
reason-discs = { $first }–{ $second }.
reason-points = { $points ->
    [0.5] By half a point.
    [1] By one point.
   *[other] By { $points } points.
}
reason-empty-squares = Empty squares go to the winner.
reason-same = The scores are equal.
reason-full-board = The board is full.
reason-no-point = { $side } has no legal move.
reason-time = { $loser } ran out of time.
reason-time-draw = Time ran out, but the opponent could no longer win.

## Passes, openings and the count

pass = Pass
swap = Swap
play-on = Play on
strip-komi = { $side }, { $komi } komi
strip-stone = Your stone: { $side }
strip-choice = Your choice
moves-pass = pass
moves-swap = swap
moves-play-on = play continues
moves-chose = { $player } plays { $side }
moves-place-two = { $player } places two more
say-places = { $side } at { $square }.
say-swaps = { $side } takes over the first stone.
say-turns-over = { $count ->
    [one] One disc flips.
   *[other] { $count } discs flip.
}
say-takes = { $count ->
    [one] One stone captured.
   *[other] { $count } stones captured.
}
say-passed = { $side } passes.
say-cannot-move = { $side } cannot move. { $other } moves again.
say-chose = { $player } plays { $side }.
opening-placing = { $player } places three stones: two for { $first }, one for { $second }.
opening-placing-two = { $player } places two more: one for { $second }, one for { $first }.
opening-may-swap = { $player } may take over the first stone: tap it.
choice-title = { $player } chooses
choice-side = Play { $side }
choice-side-next = You place the next stone.
choice-side-wait = { $other } places the next stone.
choice-two = Place two more
choice-two-wait = One for { $second }, one for { $first }. Then { $other } chooses.
count-ahead = { $points ->
    [0.5] { $side } is ahead by half a point
    [1] { $side } is ahead by one point
   *[other] { $side } is ahead by { $points } points
}
count-even = The scores are equal
count-hint = Tap a group to mark it dead or alive.
count-open = The marked areas aren’t closed yet.
count-asks = Does { $player } agree?
count-agrees = { $player } agrees
count-stones = { $count ->
    [one] stone
   *[other] stones
}
count-territory = territory
count-prisoners = { $count ->
    [one] prisoner
   *[other] prisoners
}
count-komi = komi

## For those who listen

access-back = Back
access-more = More
access-less = Less
access-greater = More
access-avatar = Change picture
access-rename = Rename
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = Delete
access-close = Close
access-first = Go to the start
access-earlier = Back one move
access-later = Forward one move
access-last = Go to the end
access-name = Name
access-title = Title
text-cancel = Cancel
access-empty = { $square }, empty
access-man = { $square }, { $side }
access-king = { $square }, { $side } king
access-can = { $square }, can be selected
access-chosen = { $square }, selected

## Clocks

setup-clock = Clock
clock-none = None
clock-more = More clocks
clock-more-line = With a delay, byo-yomi, an hourglass, a time per move
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
time-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
time-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, { $delay } delay
clock-bronstein = { $main }, up to { $delay } back
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } in { $period }
clock-hourglass = Hourglass, { $main }
clock-per-turn = { $time } a move
clock-sudden-death-words = { $main } each
clock-fischer-words = { $main } each, { $increment } added per move
clock-delay-words = { $main } each, after a delay of { $delay } per move
clock-bronstein-words = { $main } each, up to { $delay } given back per move
clock-byo-yomi-words = { $main } each, then { $periods } periods of { $period } per move
clock-canadian-words = { $main } each, then { $period } for every { $stones } moves
clock-hourglass-words = Hourglass: { $main } each, and the time you use goes to your opponent
clock-per-turn-words = { $time } for each move
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] one move
   *[other] { $count } moves
}
clock-waits = waits { $seconds } s
clock-ready = Ready?
clock-paused = The clocks are paused
clock-next = { $player }’s clock runs next.
clock-start = Start the clocks
clock-go-on = Continue

## Replay

replay = Replay
replay-start = Start of the game
replay-turn = Move { $turn } of { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Two more stones will be placed.
replay-chose-side = The sides were chosen.
replay-play-on = They do not agree, so play continues.
replay-settled = Both agree on the dead stones, and the score is counted.
replay-resigned = { $player } resigns.
replay-claimed = A draw is claimed.
replay-agreed = Both agree to a draw.
replay-flag = { $player } runs out of time.
replay-done = Done
replay-play-from-here = Play from here

## A match that is looked at again

review = Review
review-stop = Stop the review
review-before = Previous key moment
review-next = Next key moment
review-better-turn = Better move
review-show-better = Show the better move
review-hide-better = Hide the better move
review-try-again = Try again from here
review-try-computer = Try again against the computer
review-first-look = Quick look: { $done } of { $all }
review-closer-look = Closer look: { $done } of { $all }
review-compares = Comparing better moves…
review-stopped = The review was stopped. You can continue it.
review-unknown = This move has not been reviewed yet.
review-best = That was the best move: { $because }
review-as-good = { $turn } was as good as the best move.
review-cost = { $turn } lowered the chance of winning from { $before }% to { $after }%.
review-better = Better: { $because }
review-line = Then: { $turns }
review-show = Show me
review-back = Back to the game
review-moments = { $count ->
    [0] No costly moves.
    [one] One key moment.
   *[other] { $count } key moments.
}
say-tries-again = { $turns ->
    [0] You are playing on from the start. The game itself stays in the library.
   *[other] You are playing on from move { $turns }. The game itself stays in the library.
}
say-play-from = { $turns ->
    [0] You are playing on from the start. Redo brings back the later moves.
   *[other] You are playing on from move { $turns }. Redo brings back the later moves.
}
say-play-on-from = You are playing on from move { $turns }.

## Setting a position up

editor-title = Set up a position
editor-take-over = Edit this position
editor-man = { $side } man
editor-king = { $side } king
editor-take = Remove
editor-to-move = { $side } to move
editor-clear = Clear
editor-copy = Copy
editor-start = Start
editor-whole = Whole board
editor-help-put = Tap where the piece should stand, and again to remove it.
editor-help-stone = Tap a point to place a stone, and again to remove it.
editor-help-cell = Tap a cell to place a stone, and again to remove it.
editor-help-take = Tap a piece to remove it.
editor-help-drop = Tap a column to drop a disc.
editor-help-column = Tap a column to remove its top disc.
editor-copied = Position copied.
editor-pasted = Position pasted. Undo brings back the other one.
editor-uncrowned = A man on the far row becomes a king. Place a king there.
editor-uncrowned-cell = A man on a far edge becomes a king. Place a king there.
editor-no-liberty = The marked stone has no liberties, so it would have been captured.
editor-both-won = Both sides have enough in a row, but the game ended with the first.
editor-over = { $why } The game would already be over.
editor-no-turns = Neither side can move.
editor-uneven = No real game gets to { $first } against { $second } here, but you can play it.
editor-prisoners = Captured by { $black }: { $first }. Captured by { $white }: { $second }.
setup-position = Starting position
setup-position-line = A puzzle, a study, a game from a book: start anywhere.
setup-position-own = The position that you set up
setup-position-unfit = Your position does not fit these rules, so the game starts as usual.
setup-position-change = Change
setup-position-usual = Usual start

## Analysis

study = Analysis
study-line = The game stays as it is.
study-in-game = Move { $number }: { $turn }
study-beside = Side line, move { $number }: { $turn }
study-ways = Noted from here
study-game = Back to the game
study-remove = Delete this line
study-write = Comment
study-play = Moves
study-circle = Circle
study-arrow = Arrow
study-letter = Letter
study-clear = Remove the marks
study-full = There is no room for more notes: at most { $turns } moves beside the game, and { $size } KB of text.

## Records

record = Share and import
record-own = This game
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Transcript, all moves in one line
record-copy = Copy
record-save = Save as file
record-share = Share
picture = Share a picture
animation = Animation
animation-too-long = An animation shows at most { $most } moves.
booklet = Print as booklet
paper-metric = A4
paper-letter = Letter
booklet-solutions = Solutions
booklet-puzzles = { $count ->
    [one] One puzzle, with its solution at the end
   *[other] { $count } puzzles, with solutions at the end
}
record-other = Import a game
record-other-about = Import a game from elsewhere: checkers and Hexdame as PDN; Go, gomoku, Hex and reversi as SGF or GGF; or any game as a line of moves. Your current game is kept, and Undo brings it back.
record-paste = Paste
record-open = Open file
record-drop = You can also drop a file on the window.
record-copied = Record copied.
record-saved = Saved as { $place }.
record-taken = { $turns ->
    [0] Imported a game without moves.
    [one] Imported a game of one move.
   *[other] Imported a game of { $turns } moves.
}
record-left-out = { $count ->
    [one] One comment or variation was left out.
   *[other] { $count } comments and variations were left out.
}
record-take-part = { $turns ->
    [one] Import the move before the mistake
   *[other] Import the { $turns } moves before the mistake
}
record-so-far = Games read: { $count }
record-stop = Stop
record-imported = New: { $new }. Already here: { $same }. Unreadable: { $unreadable }.
record-stopped = Stopped.
record-no-game = There is no game in this text.
record-not-written = This game cannot be exported. { $reason }
record-no-clipboard = There is no clipboard on this device. Save the record as a file, or open one.
record-nothing-copied = There is no text on the clipboard.
record-no-dialog = This system has no file dialog. Paste the record, or drop the file on the window.
record-not-here = This device cannot do that.
record-too-large = The file is too large for a record: more than { $size } MB.
record-not-a-file = That is not a file.
record-failed = That did not work: { $reason }.
record-line = Line { $line }: { $what }
record-missing = Something is missing here.
record-unexpected = “{ $found }” cannot be understood.
record-unclosed = “{ $sign }” is opened but never closed.
record-misplaced = Pieces cannot stand like that.
record-other-game = This is a record of a different game ({ $kind }).
record-too-much = This is too much to read. The limit is { $most }.
record-late-setup = Stones are added in the middle of the game, which no move does.
record-not-a-turn = “{ $turn }” is not a move.
record-ambiguous = “{ $turn }” could mean { $turns }.
record-out-of-turn = “{ $turn }” is a move for the opponent.
record-illegal = { $turn } is not possible. { $why }
record-illegal-squares = { $turn } is not possible. { $why } ({ $squares })

## Games by link

setup-by-link = By link
link-about = You play on two devices. After each move, send a link in any message or show it as a code. Opening it brings the game with the move.
link-hints = Allow hints
link-hints-line = Hints, warnings and the evaluation bar, for both players.
link-you = You: { $role }
link-apart = By link: { $role }
link-received = Got a link?
link-received-line = Copy the message with the link, then paste it here.
link-paste = Paste link
link-invite = Invite { $player }
link-send-move = Send your move to { $player }
link-send-result = Send the result to { $player }
link-send-offer = Send your offer to { $player }
link-not-sent = Not sent yet. You can still take it back.
link-moves-first = { $player } moves first.
link-send = Send
link-code = Show code
link-waiting = Waiting for { $player }
link-sent-on = Sent on { $date }.
link-again = Send again
link-offers-draw = { $player } offers a draw
link-offers-play-on = { $player } wants to play on
link-offers-end = { $player } says that the time is over
link-offer-line = Agree or decline.
link-agree = Agree
link-decline = Decline
link-propose-count = Send this count
link-title = Send
link-scan = Point the other device’s camera at this code, or send the link.
link-too-long = This game is too long for a code. Send the link, or save it as a file.
link-share = Share link
link-copy = Copy link
link-save = Save as file
link-scanned = Code was scanned
link-with-names = Names in the link
link-with-names-line = Whoever has the link can read it.
link-with-draw = Offer a draw
link-with-draw-line = Your offer goes along with the move.
link-copied = Link copied. Paste it into a message.
link-sent-already = This move was sent, so you cannot take it back.
link-send-first = Send your move first.
link-not-your-turn = It is { $player }’s turn. Paste the link that arrives.
link-new = You play { $side }.
link-arrived = { $player } has answered.
link-same = This link brings nothing new.
link-older = This link is older than your game. Send your last move again.
link-own-changed = This link changes a move that you had sent, number { $act }.
link-other-match = This link belongs to another game.
link-other-setup = This link has other rules than you agreed on.
link-not-theirs-turn = This link makes a move that is yours to make, number { $act }.
link-not-theirs-choice = This link makes a choice that is yours to make.
link-not-theirs-claim = This link claims a draw in your name.
link-not-theirs-resign = This link resigns in your name.
link-not-theirs-draw = This link ends the game in a draw that you did not offer.
link-not-theirs-count = This link ends the game with a count that you did not propose.
link-not-theirs-play-on = This link goes on after the count, which you did not propose.
link-not-theirs-end = This link ends the game on time, to which you did not agree.
link-not-theirs-offer = This link makes an offer in your name.
link-unchanged = Your game is unchanged.
link-none = There is no code of a game in this picture.
link-damaged = This link is damaged: part of it is missing, or a character is wrong. Ask for it again.
link-later = A newer version of Parlour made this link. Update Parlour to open it.
link-impossible = This link is complete, but the game in it is not possible.
link-other-version = This link was made by a version of Parlour with other rules. Update Parlour on both devices.
versions = Two versions
versions-line = The game in this link differs from yours from move { $turn } on. Decide together which one counts.
versions-mine = On this device
versions-theirs = In the link
versions-keep = Keep this one
versions-take = Take this one
versions-none = There is nothing to decide.
library-by-link = By link
library-your-turn = Your turn since { $date }
library-to-send = Not sent yet
library-their-turn = Waiting for { $player } since { $date }

## Live play

live-title = Play live
live-line = Both devices are open, and each move arrives at once.
live-invite = Invite
live-scan = Open this invitation on the other device. It is for one device only.
live-copy = Copy invitation
live-copied = Invitation copied. Paste it into a message.
live-waiting = Waiting for the other device…
live-here = { $player } is here.
live-apart = Connecting to { $player }…
live-end = End live play
live-joining = Joining…
live-left = The other device has ended live play.
live-not-invited = Another device has used this invitation. Ask for a new one.
live-failed = The network cannot be used ({ $reason }).
live-too-new = The other device has a newer version of Parlour. Update Parlour to play live.
live-too-old = The other device has an older version of Parlour. Update it there to play live.
live-cut = Live play has ended: the other device sent something that Parlour does not understand.
live-damaged = This invitation is damaged. Ask for it again.
live-not-here = Parlour cannot play live on this device. Send links instead.
live-no-relay = A browser plays live only through a relay.
live-full = Too many devices are watching. Parlour keeps trying.
live-same-side = Both devices play the same side. Open the invitation on the other player’s device.
live-elsewhere = There is a new move in another game.
live-said = { $player }: { $phrase }
live-you-said = You: { $phrase }
live-taken-back = The move was taken back.
live-declined = Your request was declined.
live-share = Share invitation
live-more = Say something
live-ask-back = Ask to take back
live-asked-back = You asked to take back a move.
live-asked-rematch = You asked for a rematch.
live-asks-back = { $player } asks to take back a move
live-asks-rematch = { $player } asks for a rematch
live-watching = You are watching live
live-watched = You watched this game
live-end-watching = Stop watching
live-let-watch = Show an invitation to watch
live-watchers = { $count ->
    [0] Nobody is watching.
    [one] One device is watching.
   *[other] { $count } devices are watching.
}
live-scan-watch = Whoever opens this can watch the game. Up to 20 devices can.
live-clock-line = By link, the clock runs only while both players are connected live.
library-watched = Watched
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-one-moment = One moment, please.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-goodbye = Goodbye!
relays-none = Direct only
relays-publisher = Parlour’s relay
relays-public = Public test relays
relays-other = Other relay
relays-none-line = Devices in the same network can connect, and many others. No one else is contacted. The other player’s device sees the internet address of this one.
relays-line = A relay passes moves on where no direct way leads to the other device. It sees both internet addresses and the times, but not the game.
relays-public-line = The makers of the network software run these for tests, without any promise. A relay sees both internet addresses and the times, but not the game.
relays-other-line = A relay of your choice. It sees both internet addresses and the times, but not the game.
relays-address = Address of the relay
relays-only = Relay only
relays-only-line = The other device does not see the internet address of this one.

## Settings

settings-theme = Theme
settings-theme-auto = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-black = Black
settings-theme-contrast = High contrast
settings-text = Text size
settings-text-size = { $percent }%
settings-language = Language
settings-sound = Sound
settings-mute = Mute
sound-on = Sound on
settings-mute-line = No sound is played.
settings-volume-pieces = Pieces
settings-volume-signals = Signals
settings-volume-off = Off
settings-volume-low = Low
settings-volume-middle = Medium
settings-volume-high = High
settings-look = Appearance
settings-look-board = Board
settings-look-pieces = Pieces
settings-marks = Marks
colour-green = Green
colour-blue = Blue
colour-purple = Purple
board-walnut = Walnut
board-ash = Ash
board-slate = Slate
board-kaya = Kaya
board-bamboo = Bamboo
board-teal = Teal
board-graphite = Graphite
board-birch = Birch
board-classic = Classic
board-linen = Linen
board-night = Night walnut
board-felt = Felt
board-paper = Paper
board-contrast = High contrast
board-lacquer = Red lacquer
set-black-red = Black and red
set-black-white = Black and white
set-red-white = Red and white
set-classic = Classic
set-navy = Navy
set-slate = Slate and shell
set-flat = Flat
set-red-yellow = Red and yellow
set-plum-cream = Plum and cream
set-wood = Wood
set-ink = Ink
set-jade = Jade
set-glass = Glass
set-agate = Agate
set-coral-teal = Coral and teal
settings-labels = Coordinates
settings-labels-letters = A1 to H8
settings-labels-numbers = 1 to 32
settings-labels-none = None
settings-board = While you play
settings-show-moves = Show possible moves
settings-show-moves-line = Dots where the selected piece can go, a ring where it must capture.
settings-numbers = Number the stones
settings-numbers-line = Each stone shows the number of its move.
settings-motion = Reduce motion
settings-motion-line = Pieces change place without sliding.
settings-motion-off = Off
settings-motion-on = On
settings-hand = Playing hand
settings-hand-both = Both hands
settings-hand-left = Left
settings-hand-right = Right
settings-hand-line = With one hand, all that you touch while playing is within reach of its thumb.
settings-scan = Switch control
settings-scan-off = Off
settings-scan-slow = Slow
settings-scan-middle = Medium
settings-scan-fast = Fast
settings-scan-line = Choices are offered one after another, and a single switch selects: Space, Enter, any gamepad button, or a tap anywhere.
settings-scan-taps = Tap anywhere to select
settings-scan-taps-line = When this is off, others can touch the screen as usual.
settings-gamepad = Gamepad
gamepad-cross = D-pad or left stick
gamepad-moves = Move between controls, and over the board
gamepad-lower = Bottom button
gamepad-presses = Select
gamepad-right = Right button
gamepad-goes-back = Clear moves, or go back
gamepad-shoulders = Shoulder buttons
gamepad-undoes = Undo and redo, and step through a replay
gamepad-start = Start
gamepad-shows-more = More; before a game, start it
settings-haptics = Touch feedback
settings-haptics-off = Off
settings-haptics-light = Light
settings-haptics-strong = Strong
settings-about = About
settings-version = Parlour { $version }. Made for two people who share a screen, offline.
settings-version-online = Parlour Online { $version }. Made for two people, at one screen or far apart.
settings-credits = Artwork made for this app. Fonts: Literata and Nunito Sans, SIL Open Font License.
about-line = Licences and third-party software
about-own = Parlour is open source, under the MIT License or the Apache License 2.0, whichever you prefer.
about-notices = Third-party software
about-notices-line = Third-party libraries in this app: { $count }. Tap a licence to read it.

## The pages of rules

rules-of = Rules of { $game }
rules-by = Your rules: { $rules }
lessons = Lessons
lessons-line = Learn any game in about two minutes: read a little, then try it on the board.
lessons-offer = New to a game?
lessons-offer-line = Each has a two-minute lesson, on a small board.
lessons-no = No thanks
lesson-new = { $all ->
   *[other] { $all } things to try
}
lesson-progress = { $done } of { $all } done
lesson-complete = All done
lesson-done = Well done!
lesson-missed = That is allowed, but not asked for here.
lesson-pass = Pass
lesson = Lesson
lesson-offer = New to { $game }?
lesson-offer-line = Learn it in two minutes. The lesson is always under Rules.
lesson-step = Step { $step } of { $all }
lesson-over = You know the rules of { $game }.
lesson-play = Play
lesson-previous = Back
lesson-next = Next
lesson-skip = Skip
lesson-way = The move: { $squares }
lesson-way-pass = Press Pass.

## Puzzles

openings = Openings
openings-of = { $game }: openings
openings-count = Named openings: { $count }
openings-line = Choose a move to see where it leads.
openings-start = The first move
openings-unnamed = Still without a name
openings-first = To the start
openings-back = One move back
openings-play = Play from here
openings-end = The named line ends here.
openings-more = { $names } and { $count } more
openings-played = Played here: { $count }
openings-won = { $side } won { $count }
openings-drawn = drawn { $count }
openings-unplayed = Not played here yet.
openings-other = Other moves
openings-outlook = What the computer thinks
practice = Practise
practice-due = To repeat: { $count }
practice-task = You play { $side }: find the moves.
practice-wrong = That move is not in this opening.
practice-other = That leads to another opening: { $name }.
practice-returns = There it is. This opening comes back tomorrow.
practice-known = Known: { $known } of { $all }
practice-next = Next opening
ratings = Progress
ratings-line = Your rating after each game against the computer, between the levels.
ratings-none = Play against the computer, and your progress appears here.
ratings-games = Games against the computer: { $count }
ratings-unnamed = Without a name
habits-line = Chances of winning lost in the last reviewed games ({ $count })
habits-beginning = Beginning
habits-middle = Middle
habits-end = End
habits-share = { $percent }%
habits-missed-win = missed a win: { $count }
habits-gave-win = gave a win away: { $count }
habits-answer = overlooked the reply: { $count }
habits-ground = a better move was there: { $count }
themes-share = { $solved } of { $tried }
theme-quick-win = Quick wins
theme-long-win = Long wins
theme-only-win = The only winning move
theme-hold = Saving a draw
theme-gain = Winning pieces
theme-fours = Wins with fours
theme-capture = Captures
theme-ladder = Ladders
theme-kill = Killing groups
theme-race = Capturing races
theme-live = Making life
tournament = Tournament
tournament-line = People and computers, at one device or by link: the app pairs them and keeps the standings.
tournament-later = A newer version of the app has saved a tournament. Update the app to continue it.
tournament-game = Game
tournament-kind = Way of playing
tournament-round-robin = Round robin
tournament-round-robin-line = Everybody plays everybody.
tournament-double = Twice
tournament-double-line = Everybody plays everybody twice, once on each side.
tournament-swiss = Swiss
tournament-swiss-line = In each round, players with equal points meet.
tournament-knock-out = Knock-out
tournament-knock-out-line = Whoever loses is out. A draw is played again.
tournament-players = Players
tournament-name = Another name
tournament-add = Add
tournament-remove = Remove from the tournament
tournament-draw = Draw lots
tournament-draw-line = The order of the players is drawn by lot.
tournament-number = It takes { $least } to { $most } players.
tournament-begin = Begin the tournament
tournament-round = Round { $round } of { $rounds }
tournament-won = { $player } wins the tournament
tournament-pairings = Games
tournament-bye = { $player } has no opponent in this round.
tournament-play = Play
tournament-enter = Enter the result
tournament-open = Open again
tournament-standings = Standings
tournament-games = Won { $won }, drawn { $drawn }, lost { $lost }
tournament-withdraw = Leaves the tournament
tournament-stay = Stays
tournament-withdrawn = Has left the tournament
tournament-table = Table
tournament-end = End the tournament
tournament-end-line = It moves to the earlier tournaments, and the games stay in the library. Press again to end it.
tournament-even = Even out the chances
tournament-even-line = The weaker of two players gets an advantage, measured by the games finished here.
tournament-even-go = In Go, that is the right to begin, komi and stones.
tournament-even-time = The stronger player gets less time on the clock.
tournament-even-computer = The computer plays at the level that suits the person.
tournament-even-unknown = Without a finished game, a player gets nothing and gives nothing.
tournament-even-games = Games that count: { $count }
tournament-even-level = The computer plays at level { $level }
tournament-each = { $who }: { $what }
tournament-apart = Play it by link: one of the two is here, the other at another device. The result is entered by itself.
tournament-here = { $player } is here
tournament-earlier = Earlier tournaments
tournament-continue = Continue this tournament
tournament-forget = Delete this tournament
tournament-forget-line = The standings will be deleted. The games stay in the library. Press again to delete it.
tournament-close = Close this tournament
tournament-hand-out = Share the table
tournament-print = Print
tournament-copy = Copy as text
tournament-share = Share as text
tournament-copied = The table was copied.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = Puzzles
puzzles-line = Each position has exactly one right move, and the computer has proven it.
puzzles-today = Today’s puzzle
puzzles-today-line = A new one every day, each day from another game.
puzzles-days = Days in a row: { $days }. Longest row: { $most }.
puzzles-solve = Solve
puzzles-loading = The puzzles of this game are being loaded.
puzzles-missing = The puzzles of this game could not be loaded. Connect to a network and try again.
puzzles-new = Not tried yet
puzzles-standing = Rating { $rating } · solved { $solved } of { $tried }
puzzles-due = to repeat: { $count }
puzzle-win = Only one move wins.
puzzle-win-in = { $turns ->
    [one] Win with one move.
   *[other] Win in { $turns } moves.
}
puzzle-hold = Only one move does not lose.
puzzle-gain = { $pieces ->
    [one] Win a piece.
   *[other] Win { $pieces } pieces.
}
puzzle-fours = Win with nothing but fours.
puzzle-capture = Capture the stones at { $square }.
puzzle-ladder = Capture the stones at { $square } in a ladder.
puzzle-kill = Do not let the stones at { $square } live.
puzzle-race = Win the capturing race against the stones at { $square }.
puzzle-live = Make your stones at { $square } live.
puzzle-show = Show the move
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-print = Print puzzles
puzzle-wrong = That is not the move.
puzzle-refuted = Not that one. { $side }’s reply: { $then }
puzzle-rating = Rating { $rating }
puzzle-none = You have tried all puzzles of this game. The ones that you missed come back after a few days.
puzzle-search = Look for new puzzles
puzzle-search-line = The computer can look for more, for 30 seconds at a time.
puzzle-stop = Stop
puzzle-searches = The computer plays games and looks for positions with one right move, for 30 seconds at most.
puzzle-not-found = It has found no new puzzle this time.

## The rules of checkers

checkers-start-title = The start
checkers-start-text = Each side has { $men } men on the dark squares. { $first } moves first.
checkers-move-title = Moving
checkers-move-text = A man moves one square diagonally forward, to an empty square.
checkers-move-goal = Men move one square diagonally forward. Move this one.
checkers-jump-title = Capturing
checkers-jump-text = Jump over an opponent’s piece to the empty square behind it, and you capture the piece.
checkers-jump-goal = Jump over the other piece to capture it.
checkers-jump-forward = Men jump forward only.
checkers-forced-title = Must capture
checkers-forced-text = If you can jump, you must.
checkers-forced-goal = If you can jump, you must. Find the jump.
checkers-backward-title = Capturing backward
checkers-backward-text = Men move forward only, but they can jump backward too.
checkers-backward-goal = Men jump backward too. Capture the man behind.
checkers-straight-title = Capturing straight
checkers-straight-text = Pieces can also jump straight ahead, back and sideways, from one dark square over the next to the one behind it.
checkers-straight-goal = Pieces jump straight ahead too. Capture the one in front.
checkers-chain-title = Jump after jump
checkers-chain-text = If the piece can jump again from where it lands, it does so in the same turn.
checkers-chain-goal = One turn, many jumps: take two pieces.
checkers-removal = Captured pieces are removed at the end of the turn. No piece can be jumped twice.
checkers-most-title = Capture the most
checkers-most-text = If there are several ways to capture, you must choose the one that takes the most pieces.
checkers-most-goal = You must capture as many as you can. Take two.
checkers-most-kings-title = Capture the most
checkers-most-kings-text = You must choose the capture that takes the most pieces. If several take as many, choose the one with the most kings among them.
checkers-most-kings-goal = You must capture as many as you can. Take two.
checkers-most-italian-title = Capture the most
checkers-most-italian-text = You must choose the capture that takes the most pieces. If several take as many: with a king before with a man, then the most kings, then a king soonest.
checkers-most-italian-goal = You must capture as many as you can. Take two.
checkers-most-value-title = Capture the most
checkers-most-value-text = You must choose the capture of the highest value. A king counts a little less than two men. If they are equal, a king captures before a man.
checkers-most-value-goal = You must capture as many as you can. Take two.
checkers-with-king-title = The king goes first
checkers-with-king-text = When a king and a man can both capture, the king must.
checkers-with-king-goal = A king must capture before a man. Use the king.
checkers-no-kings-title = Men and kings
checkers-no-kings-text = A man cannot capture a king. Only a king can.
checkers-no-kings-goal = A man cannot jump over a king. Try it.
checkers-crown-title = Becoming a king
checkers-crown-text = A man that ends its turn on the far row becomes a king.
checkers-crown-goal = Reach the far row to become a king.
checkers-crown-ends = The turn always ends there, even after a jump.
checkers-crown-at-once-title = Crowned in mid-jump
checkers-crown-at-once-text = A man that jumps to the far row becomes a king at once, and goes on jumping as a king.
checkers-crown-at-once-goal = Crowned in mid-jump, go on as a king. Take two.
checkers-crown-passes-title = Just passing through
checkers-crown-passes-text = A man that can go on jumping from the far row does so, and stays a man.
checkers-crown-passes-goal = Jump through the far row. The man stays a man.
checkers-king-title = Kings
checkers-king-text = A king moves and jumps one square at a time, forward or backward.
checkers-king-goal = Kings move one square, backward too. Move the king.
checkers-flying-title = Flying kings
checkers-flying-text = A king moves as far as it likes along an open line, forward or backward.
checkers-flying-goal = A king moves any distance along a diagonal. Let it fly.
checkers-flying-jump-title = Kings capture from a distance
checkers-flying-jump-text = A king jumps over a piece at any distance, and lands on any empty square behind it.
checkers-flying-jump-goal = A king captures from a distance. Take the man.
checkers-rest-title = A king must rest
checkers-rest-text = A king that has moved three times in a row must wait until another piece of yours has moved. This applies as long as you have men.
checkers-rest-goal = After three moves in a row a king rests. Try it.
checkers-end-title = Winning
checkers-end-text = You win when your opponent has no pieces left or cannot move.
checkers-end-goal = Leave your opponent no move, and you win.
checkers-draw-title = A draw
checkers-draw-text = The game is a draw when both agree. The player to move may also claim a draw.
checkers-draw-repetition = When the same position occurs for the { $times ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $times }th
} time.
checkers-draw-quiet = After { $quiet } moves each without a capture or a man moving.
checkers-draw-three = With three pieces against one king, you have { $three } moves to win.
checkers-draw-two = With one or two pieces against one king, you have { $two } moves to win.

## The rules of reversi

reversi-play-title = Placing a disc
reversi-play-text = { $first } moves first. Place a disc so that a line of your opponent’s discs is trapped between it and another disc of yours. All the trapped discs flip.
reversi-play-goal = Trap your opponent’s discs between two of yours.
reversi-lines-title = All directions at once
reversi-lines-text = A disc traps lines in all eight directions: across, down and diagonally.
reversi-lines-goal = All directions count. Flip six discs at once.
reversi-nothing-title = You have to flip something
reversi-nothing-text = You may not move where no disc would flip.
reversi-nothing-goal = Every move must flip something. Try the corner.
reversi-pass-title = Passing
reversi-pass-text = If you cannot move, you pass. If you can, you must.
reversi-pass-goal = If you cannot move, you pass. Leave { $second } no move.
reversi-end-title = The end
reversi-end-text = The game ends when neither side can move. The most discs wins.
reversi-end-goal = The most discs wins. Place the last one.

## The rules of Go

go-play-title = Placing a stone
go-play-text = You take turns to place a stone where two lines cross. Stones never move.
go-play-goal = Place a stone where two lines cross.
go-capture-title = Capturing
go-capture-text = The empty points next to a stone are its liberties. A stone with no liberties left is captured.
go-capture-goal = Fill the white stone’s last liberty to capture it.
go-group-title = Groups
go-group-text = Stones of one colour that touch along the lines share their liberties. They live or die together.
go-group-goal = Connected stones live or die together. Take both.
go-suicide-title = No liberty, no move
go-suicide-text = You may not play where your stone would have no liberties.
go-suicide-goal = A stone needs a liberty. Try the corner.
go-own-stones-title = Capturing your own stones
go-own-stones-text = You may play where your stones have no liberties left. Then your own stones are captured.
go-own-stones-goal = Fill your own last liberty: your stones are captured.
go-first-title = Captures come first
go-first-text = You may play without a liberty if that captures stones of your opponent. They are removed first, and make room.
go-first-goal = Captures come first. Take both stones from the corner.
go-ko-title = Ko
go-ko-text = A single stone that has just captured a single stone may not be captured back at once. Play elsewhere first.
go-ko-goal = Ko: you may not capture back at once. Try it.
go-superko-title = Ko
go-superko-text = No move may repeat an earlier position of the whole board. Play elsewhere first.
go-superko-goal = No position may repeat. Try to capture back at once.
go-eyes-title = Two eyes
go-eyes-text = A group with two holes of its own, called eyes, can never be captured: nobody can fill both at once.
go-eyes-goal = A group with two eyes is safe. Make two eyes.
go-pass-title = Passing
go-pass-text = When there is nothing left to gain, pass. After two passes in a row, the score is counted.
go-pass-goal = Nothing is left to gain. Two passes end the game.
go-pass-stones = Each pass costs you one stone.
go-dead-title = Dead stones
go-dead-text = Stones that cannot be saved are marked dead before the count. Both of you agree on them.
go-dead-goal = Before the count, mark the stone that cannot be saved.
go-area-title = Counting
go-area-text = Each side counts its living stones and the empty points that they alone surround. The higher score wins.
go-area-goal = Living stones and surrounded points count. The higher number wins.
go-territory-title = Counting
go-territory-text = Each side counts the empty points that it alone surrounds, and the stones that it captured. The higher score wins.
go-territory-goal = Surrounded points and captured stones count. The higher number wins.
go-komi-line = White moves second and gets { $komi } points for it.
go-handicap-title = Handicap
go-handicap-text = Black starts with { $stones } stones on the board. White moves first.
go-seat-stones-title = Seat stones
go-seat-stones-text = As in ancient China, each side starts with two stones on the board. White moves first.

## The rules of gomoku

gomoku-five-title = Five in a row
gomoku-five-text = You take turns to place a stone. { $first } moves first. Five in a row wins: across, down or diagonally.
gomoku-five-goal = Five in a row wins. Complete the line.
gomoku-full = When the board is full, it is a draw.
gomoku-stop-title = Stop the line
gomoku-stop-text = When your opponent has four in a row with a free end, you have to block it at once.
gomoku-stop-goal = Your opponent has four. Block the line.
gomoku-more-title = More than five
gomoku-more-text = Six or more in a row wins as well.
gomoku-more-goal = Six in a row wins as well. Try it.
gomoku-exactly-title = Exactly five
gomoku-exactly-text = Only five in a row wins. Six or more does not.
gomoku-exactly-goal = Six in a row does not win. Try it.
gomoku-overline-title = Black: no six
gomoku-overline-text = Black moves first, and has limits. Black may not make more than five in a row. White wins with it.
gomoku-overline-goal = { $first } may not make six in a row. Try it.
gomoku-blocked-title = Not blocked
gomoku-blocked-text = Five in a row does not win when an opponent’s stone stands at both ends.
gomoku-blocked-goal = A five blocked at both ends fails. Make another five.
gomoku-threes-title = Black: no two threes
gomoku-threes-text = Black may not make two open threes with one stone. A three is open if it can become a four with both ends free.
gomoku-threes-goal = { $first } may not make two open threes. Try it.
gomoku-fours-title = Black: no two fours
gomoku-fours-text = Black may not make two fours with one stone. A stone that makes five in a row is always allowed.
gomoku-fours-goal = { $first } may not make two fours. Try it.
gomoku-swap-title = Swap
gomoku-swap-text = One player places the first three stones. The other player then chooses a colour.
gomoku-swap-goal = Place three stones. The other player then picks a colour.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = One player places the first three stones. The other player chooses a colour, or places two more and lets the first choose.
gomoku-swap-two-goal = Place three stones. The other picks a colour or adds two.

## The rules of connect four

connect-four-drop-title = Dropping a disc
connect-four-drop-text = { $first } moves first. Choose a column: the disc drops to the lowest free square.
connect-four-drop-goal = Drop a disc: it falls to the lowest free square.
connect-four-win-title = Four in a row
connect-four-win-text = The first to get four in a row wins: across, down or diagonally.
connect-four-win-goal = Four in a row wins. Complete the line.
connect-four-slanting-title = Diagonals
connect-four-slanting-text = Diagonal rows are easy to miss. Look along them before you drop a disc.
connect-four-slanting-goal = Diagonal lines count too. Complete this one.
connect-four-stop-title = Stop the line
connect-four-stop-text = When your opponent has three in a row and the fourth square is free, you have to take it.
connect-four-stop-goal = Your opponent has three. Block the line.
connect-four-column-title = A full column
connect-four-column-text = A full column takes no more discs.
connect-four-column-goal = A full column takes no more. Try the middle.
connect-four-draw-title = A draw
connect-four-draw-text = When the board is full and nobody has four in a row, it is a draw.
connect-four-draw-goal = A full board without four is a draw. Fill it.

## The rules of four

four-seat-stone-title = The start
four-seat-stone-text = { $first } has a stone at the left edge from the start. { $second } moves first.
four-seat-stone-goal = Place a stone next to one on the board.
four-free-title = The start
four-free-text = { $first } moves first, and places a stone anywhere.
four-free-goal = Place the first stone anywhere.
four-beside-title = Side by side
four-beside-text = A stone must be placed next to another one of either colour: above, below, left or right of it. Touching at a corner is not enough.
four-beside-goal = A shared corner is not enough. Try one.
four-win-title = Four in a row
four-win-text = Four or more in a row wins: across, down or diagonally.
four-win-goal = Four in a row wins. Complete the line.
four-full = When the board is full, it is a draw.

## The rules of Hexdame

hexdame-start-title = The start
hexdame-start-text = The board has 61 six-sided cells. Each side has 16 men in the corner in front of it. { $first } moves first.
hexdame-move-title = Moving
hexdame-move-text = A man moves to one of the three cells ahead of it, if that cell is empty: straight on, or on to the left or right.
hexdame-move-goal = A man moves one cell ahead, three ways. Move this one.
hexdame-jump-title = Capturing
hexdame-jump-text = Jump over an opponent’s piece next to yours, to the empty cell behind it, and you capture the piece. Pieces jump in all six directions.
hexdame-jump-goal = Jump over the other piece to capture it.
hexdame-crown-title = Becoming a king
hexdame-crown-text = Nine cells lie along the two far edges. A man that ends its turn on one of them becomes a king.
hexdame-crown-goal = Reach a far edge to become a king.
hexdame-passes-title = Just passing through
hexdame-passes-text = A man that can go on jumping from a far edge does so, and stays a man.
hexdame-passes-goal = Jump by way of the far edge. The man stays a man.
hexdame-flying-title = Flying kings
hexdame-flying-text = A king moves as far as it likes along an open line, in all six directions.
hexdame-flying-goal = A king moves any distance along a line. Let it fly.
hexdame-flying-jump-title = Kings capture from a distance
hexdame-flying-jump-text = A king jumps over a piece at any distance, and lands on any empty cell behind it.
hexdame-flying-jump-goal = A king captures from a distance. Take the man.

## The rules of Hex

hex-edges-title = Two edges each
hex-edges-text = Two opposite edges of the board are yours, the other two are your opponent’s. You take turns to place a stone on an empty cell; stones never move. { $first } moves first.
hex-edges-goal = Place the first stone on any cell.
hex-chain-title = The chain
hex-chain-text = Stones of one colour are connected where their cells touch. Connect your two edges with a chain of stones, straight or winding, and you win.
hex-chain-goal = Connect your two edges. Complete the chain.
hex-bridge-title = The bridge
hex-bridge-text = Two stones with two empty cells between them form a bridge. If your opponent takes one of these cells, you take the other.
hex-bridge-edge = A bridge can also lead to your edge.
hex-bridge-goal = Build a bridge from your chain towards your other edge.
hex-keep-title = Keeping a bridge
hex-keep-text = When your opponent plays into a bridge, take the other cell at once. Your chain then stays connected.
hex-keep-goal = Your opponent plays into your bridge. Take the other cell.
hex-cut-title = Cutting off
hex-cut-text = Only one of you can connect, so stopping your opponent is as good as connecting yourself. Take the cell that their chain needs.
hex-cut-goal = Your opponent is about to connect. Cut the chain.
hex-full-title = No draws
hex-full-text = When all cells are taken, exactly one of you has connected two edges. So there is never a draw.
hex-full-goal = There is never a draw. Fill the last cell.
hex-swap-title = Swap
hex-swap-text = Moving first is an advantage. So { $second } may take over the first stone instead of placing one. The stone then changes its colour and is mirrored, because the edges of { $second } lie the other way.
hex-swap-goal = The first stone is strong. Tap it to take it over.

## The computer

computer-of-level = Computer, level { $level }
computer-move-now = Move now
program-silent = { $name } gives no answer
program-again = Ask again
program-stand-in = Let the computer play
computer-pause = Pause
computer-go-on = Play
computer-step = Step
strip-thinks = Thinking…
strip-computers-turn = { $side }, to move
setup-people = Two players
setup-computer = Computer
setup-watch = Watch
setup-level = { $level } · { $word }
setup-strength = Strength
setup-strength-of = { $side }: strength
setup-rating = Rating about { $rating }
strength-learns = Plays almost at random. For a very first game.
strength-misses = Makes many mistakes. Good for learning.
strength-punishes = Plays soundly and sees simple traps.
strength-gives-little = Makes few mistakes. A challenge.
strength-full = The strongest it can play on this device.
coach = Coach
coach-line = Suits the level to your results.
coach-begins = Begins with this level and follows your results.
coach-knows = Your rating is about { $rating }, by your results.
coach-more-wins = Win 2 of 3
coach-even = Win half
coach-fewer-wins = Win 1 of 3
coach-looks = The coach is looking at the game.

engine-add = Add an engine…
engine-add-line = Lets another program on this computer play.
engine-new = Add an engine
engine-change = Change the engine
engine-strength = Thinks { $time } a turn
engine-speaks = An engine is a program that plays. One for { $game } must speak the protocol { $protocol }.
engine-trust = It runs on this computer with all your rights, like any program that you start. Add only a program that you trust.
engine-command = Command
engine-command-line = The program and its options, as in a terminal
engine-name = Name
engine-name-line = Taken from the engine when you try it
engine-empty = Not set yet
engine-time = Time for a turn
engine-try = Try it
engine-waits = Waiting for its first turn…
engine-plays = It works: it played { $turn } after { $time } s.
engine-fails = It does not play: { $reason }
engine-keep = Add to the opponents
engine-keep-line = Try the engine first. One that has played a turn can be added.
engine-save = Save
engine-remove = Remove
level-first = First steps
level-beginner = Beginner
level-easy = Easy
level-casual = Casual
level-steady = Steady
level-able = Skilled
level-strong = Strong
level-tough = Tough
level-expert = Expert
level-master = Strongest
mode-finish = Confirm each turn
mode-finish-line = Check your move, then Finish Turn!
settings-help = Help
settings-blunder = Warn about mistakes
settings-blunder-line = You are asked before a move that costs a lot.
settings-evaluation = Show who is ahead
settings-evaluation-line = A bar beside the board has more of the colour that is more likely to win.
hint = Hint
estimate = Who is ahead?
values-show = Show what moves are worth
values-hide = Hide what moves are worth
values-discs = Discs ahead at the end
values-points = Points ahead at the end
values-chance = Chances
values-proven = Moves to win (+) or lose (−)
offer-draw = Offer a draw
say-looks = Looking…
say-no-draw = The computer declines the draw and plays on.
say-plays-on = The computer does not agree, so the game goes on.
say-program-silent = { $name } gives no answer: { $reason }
say-program-gone = { $name } is not among the engines on this computer.
say-even = The game is even.
say-leads = { $side } is ahead by about { $points }.
blunder-title = Are you sure?
blunder-answer = { $side }’s best reply: { $then }
mistake-later = { $side } plays { $turn }; later, { $then }
mistake-loses = { $side }’s group at { $square } is probably lost.
mistake-frees = { $side }’s group at { $square } is probably safe now.
blunder-wins = { $side } can win with { $turn }.
blunder-wins-column = { $side } can win in column { $column }.
blunder-chances = Your chance of winning drops from { $best }% to { $this }%.
blunder-play = Play anyway
blunder-back = Take it back
hint-because = { $turn } { $reason }.
hint-plain = { $turn } looks best.
hint-pass = Passing
hint-swap = Swapping
hint-column = Column { $column }
reason-only = is the only legal move
reason-only-not-losing = is the only move that does not lose at once
reason-wins = wins
reason-wins-in = { $count ->
    [one] wins with the next move
   *[other] wins in { $count } moves, whatever the reply
}
reason-delays = { $count ->
    [one] holds out for one more move
   *[other] holds out longest, for { $count } moves
}
reason-holds-draw = holds the draw
reason-takes = { $count ->
    [one] captures a piece
   *[other] captures { $count } pieces
}
reason-exchanges = { $count ->
    [one] captures a piece
   *[other] captures { $count } pieces
} and gives up { $given ->
    [one] one
   *[other] { $given }
}
reason-crowns = makes a king
reason-stops-king = stops the opponent from making a king on { $squares }
reason-only-safe = { $count ->
    [one] saves a man that every other move loses
   *[other] saves { $count } men that every other move loses
}
reason-saves = { $count ->
    [one] saves the piece on { $squares }
   *[other] saves the pieces on { $squares }
}
reason-threatens = { $count ->
    [one] threatens to capture on { $squares }
   *[other] threatens to capture on { $squares }
}
reason-restricts = { $count ->
    [0] leaves the opponent no moves
    [one] leaves the opponent only one move
   *[other] leaves the opponent only { $count } moves
}
reason-free-way = { $count ->
    [one] has a clear path to a king, one row away
   *[other] has a clear path to a king, { $count } rows away
}
reason-free-way-steps = { $count ->
    [one] has a clear path to a king, one step away
   *[other] has a clear path to a king, { $count } steps away
}
reason-keeps-back = keeps its own back row guarded
reason-keeps-edges = keeps its own back edges guarded
reason-centre = takes the centre
reason-hunts = brings a king closer to the piece it is hunting
reason-out-of-reach = keeps the piece out of reach
reason-joins = joins the { $count ->
    [one] piece on { $squares }
   *[other] pieces on { $squares }
}
reason-advances = { $count ->
    [one] brings a man within one row of a king
   *[other] brings a man within { $count } rows of a king
}
reason-advances-steps = { $count ->
    [one] brings a man within one step of a king
   *[other] brings a man within { $count } steps of a king
}
reason-wins-by = { $count ->
    [one] wins by one disc with best play
   *[other] wins by { $count } discs with best play
}
reason-takes-corner = takes the corner
reason-denies-corner = keeps the opponent out of the corner { $squares }
reason-gives-corner = gives up the corner { $squares }
reason-forces-pass = leaves the opponent no move
reason-safe-edge = takes an edge square for good
reason-secures = { $count ->
    [one] makes one more disc safe for good
   *[other] makes { $count } more discs safe for good
}
reason-few-replies = { $count ->
    [one] leaves the opponent only one move
   *[other] leaves the opponent only { $count } moves
}
reason-more-moves = keeps more moves open: { $own } against { $other }
reason-turns-few = { $count ->
    [one] flips only one disc, which gives little away
   *[other] flips only { $count } discs, which gives little away
}
reason-captures = { $count ->
    [one] captures a stone
   *[other] captures { $count } stones
}
reason-takes-ko = takes the ko
reason-saves-stones = { $count ->
    [one] saves a stone in atari
   *[other] saves { $count } stones in atari
}
reason-lives = { $count ->
    [one] makes a stone live
   *[other] makes { $count } stones live
}
reason-kills = { $count ->
    [one] kills a stone
   *[other] kills { $count } stones
}
reason-vital-point = takes the vital point of the opponent’s space
reason-makes-eyes = takes the vital point of its own space
reason-catches = { $count ->
    [one] catches a stone that cannot get away
   *[other] catches { $count } stones that cannot get away
}
reason-atari = { $count ->
    [one] puts a stone in atari
   *[other] puts { $count } stones in atari
}
reason-connects = { $count ->
    [one] connects a stone
   *[other] connects { $count } stones
}
reason-cuts = cuts the opponent’s stones apart
reason-empty-corner = takes an empty corner
reason-neutral = fills a neutral point
reason-nothing-left = is right: there is nothing left to gain
reason-extends = extends from { $squares }
reason-touches = attaches to the stone at { $squares }
reason-stays-near = works with the stone at { $squares }
reason-approaches = approaches the stone at { $squares }
reason-stops-win = stops the win at { $squares }
reason-blocks-win = blocks a win
reason-wins-by-fours = { $count ->
    [one] wins at once
   *[other] wins with { $count } stones, each making a four
}
reason-wins-by-threats = { $count ->
    [one] wins at once
   *[other] wins with { $count } stones, each a threat
}
reason-straight-four = makes a four with two open ends
reason-two-fours = makes two fours at once
reason-four-and-three = makes a four and an open three at once
reason-two-threes = makes two open threes at once
reason-answer-forbidden = makes a four whose only answer, { $squares }, is forbidden
reason-four = makes a four that must be answered at { $squares }
reason-stops-four = stops a four that could not be answered
reason-stops-two-threats = stops two threats at once
reason-open-three = makes an open three
reason-stops-three = stops an open three
reason-builds = { $count ->
    [one] prepares an open three
   *[other] prepares open threes in { $count } places
}
reason-hinders = takes a point that the opponent needs
reason-middle = takes the middle
reason-two-threats = makes two threats at once
reason-forces = threatens to win at { $squares }, which must be stopped
reason-lasting = makes a threat at { $squares } that lasts
reason-stops-lasting = ends the threat at { $squares }
reason-keeps-away = avoids columns that lose
reason-most-rows = { $count ->
    [one] works towards one row of four
   *[other] works towards { $count } rows of four
}
reason-hinders-rows = { $count ->
    [one] blocks a row of the opponent
   *[other] blocks { $count } rows of the opponent
}
reason-waits = { $count ->
    [one] prepares a win at { $squares }
   *[other] prepares wins at { $squares }
}
reason-one-of-few = { $count ->
    [one] is the only move that does not let the opponent win
   *[other] is one of { $count } moves that do not let the opponent win
}
reason-begins = is a good place to start
reason-swaps = is best: the first stone is stronger than any answer
reason-opens-evenly = is an even start: taking it over gains little
reason-secures-edges = makes its connection from edge to edge certain
reason-keeps-link = { $count ->
    [one] keeps { $squares } connected to the edge
   *[other] keeps { $squares } connected
}
reason-breaks-link = { $count ->
    [one] cuts { $squares } off from the edge
   *[other] cuts { $squares } apart
}
reason-links = { $count ->
    [one] connects { $squares } to the edge
   *[other] connects { $squares }
}
reason-bridges = { $count ->
    [one] builds a bridge to { $squares }
   *[other] builds bridges to { $squares }
}
reason-reaches-edge = builds a bridge to its own edge
reason-intrudes = plays into a bridge, which must be answered at { $squares }
reason-shortens = { $count ->
    [one] is only one stone away from connecting
   *[other] is only { $count } stones away from connecting
}
reason-lengthens = { $count ->
    [one] leaves the opponent one stone short of connecting
   *[other] leaves the opponent { $count } stones short of connecting
}
reason-develops = is a good place for attack and defence
