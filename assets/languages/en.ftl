# English. Every sentence that a player reads.

app-name = Parlour

## Games, sides, rules

game-checkers = Checkers
game-reversi = Reversi
game-go = Go
game-gomoku = Gomoku
game-connect-four = Connect four
game-four = Four
side-black = Black
side-red = Red
side-white = White
side-navy = Navy
side-yellow = Yellow
side-plum = Plum
side-cream = Cream
rules-own = Your own rules
rules-own-line = As you have set them yourselves.
rules-handicap = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
rules-komi = komi { $points }
rules-seat-stones = seat stones
rules-swap = swap
rules-swap-two = swap2
board-size = { $columns }×{ $rows }
in-a-row = { $count } in a row

## The rules of checkers by name

rules-american = American
rules-american-line = Captures are forced and finished, kings take short steps.
rules-house = House
rules-house-line = Capture if you like, stop when you like.
rules-international = International
rules-international-line = 10×10, flying kings, men capture backward, take the most.
rules-russian = Russian
rules-russian-line = Flying kings, and a man goes on as a king in the middle of a jump.
rules-brazilian = Brazilian
rules-brazilian-line = The international rules on 8×8.
rules-pool = Pool
rules-pool-line = Flying kings, men capture backward, any capture will do.
rules-italian = Italian
rules-italian-line = Take the most, and no man may take a king.
rules-spanish = Spanish
rules-spanish-line = Flying kings, take the most, men capture forward.
rules-czech = Czech
rules-czech-line = Flying kings, and a king captures before a man.
rules-frisian = Frisian
rules-frisian-line = 10×10, captures along rows and columns too.
rules-canadian = Canadian
rules-canadian-line = The international rules on 12×12.
rule-forced = Must capture
rule-forced-line = If you can jump, you have to.
rule-forced-off = Here, nobody has to jump.
rule-finish = Finish every jump
rule-finish-line = A jump goes on while it can.
rule-finish-on = Here, a jump goes on while it can.
rule-finish-off = Here, a jump may stop after any piece.
rule-flying = Flying kings
rule-flying-line = A king moves and captures from any distance.
rule-backward = Men capture backward
rule-backward-line = Men move forward only, but jump both ways.
rule-take-kings = Men capture kings
rule-take-kings-line = A man may jump over a king.
rule-crown-at-once = Crowned in passing
rule-crown-at-once-line = A man that touches the far row jumps on as a king.
rule-straight = Straight captures
rule-straight-line = Pieces jump along rows and columns too.
rule-rest = Kings rest
rule-rest-line = After three moves without a capture a king waits for another piece.
rule-priority = Which capture
rule-priority-free = Any
rule-priority-free-line = Choose freely among the captures.
rule-priority-most = The most
rule-priority-most-line = The capture that takes the most pieces.
rule-priority-king = King first
rule-priority-king-line = A capture with a king goes before one with a man.
rule-priority-most-kings = Most, then kings
rule-priority-most-kings-line = The most pieces, and of equal captures the one with the most kings.
rule-priority-italian = Italian
rule-priority-italian-line = The most pieces, then with a king, then the most kings, then the earliest king.
rule-priority-value = By value
rule-priority-value-line = The greatest value, in which a king is worth almost two men.

## The rules of the other games by name

rules-reversi = Reversi
rules-reversi-line = Close in a line of the other colour, and all of it turns over. When neither can move, the most discs win.
rules-connect-four = Connect four
rules-connect-four-line = Discs fall, and the first row wins.
rules-chinese = Chinese
rules-chinese-line = Your stones and all that they surround count.
rules-japanese = Japanese
rules-japanese-line = What you surround and what you captured count.
rules-aga = AGA
rules-aga-line = Counts as the Chinese do; who passes hands over a stone.
rules-new-zealand = New Zealand
rules-new-zealand-line = As the Chinese, but stones may take their own last liberty.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = What stands at the end is alive: capture what is dead.
rules-free-style = Free-style
rules-free-style-line = Five in a row or more win.
rules-standard = Standard
rules-standard-line = Exactly five in a row win.
rules-renju = Renju
rules-renju-line = Black may not make two threes, two fours or six in a row.
rules-caro = Caro
rules-caro-line = Exactly five win, unless both ends are blocked.
rules-seat-stone = Seat stone
rules-seat-stone-line = A black stone stands at the left edge, and White begins.
rules-free = Free opening
rules-free-line = The board is empty, and Black begins anywhere.
mode-hand-over = Hand-over
mode-hand-over-line = Start Turn, then Finish Turn!
mode-quick = Quick
mode-quick-line = A move is played when you lift.

## Home

home-new-game = New game
home-both = { $first } and { $second }
home-to-move = Turn { $turn }, { $player } to move
home-resume = Resume
home-look = Look at it
safe-start = Parlour failed several times right after its start, so no game was opened. All games are in the library.
safe-start-killed = There is no report, because Parlour was ended from outside.
safe-start-save = Save report
safe-start-share = Share report

home-unfinished = { $count ->
    [one] One more unfinished
   *[other] { $count } more unfinished
}

## The library and the players

library = Library
library-all-games = All games
library-unfinished = To be continued
library-finished = Finished
library-to-move = { $player } to move
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
library-empty = No game has been played yet.
library-reading = One moment …
library-none-of-these = There is no game of this kind.
library-deleted = The game is deleted.
library-bring-back = Bring it back
library-not-opened = The game cannot be opened: { $reason }.
library-later = From a later version of Parlour
library-files = All in one file
library-files-line = Everything that was played, and how it is set up here. Brought back, it comes beside what is there: nothing is written over.
library-back-up = Back up
library-restore = Bring back a backup
library-collection = All of { $game } as records
library-restored = { $new ->
    [0] No game was new.
    [one] One game came back.
   *[other] { $new } games came back.
} { $known ->
    [0] None was here already.
    [one] One was here already.
   *[other] { $known } were here already.
} { $damaged ->
    [0] {""}
    [one] One cannot be read.
   *[other] { $damaged } cannot be read.
}
backup-writing = Backing up …
backup-done = Games in the backup: { $count }.
backup-left-out = Not in it, since they cannot be read: { $names }.
backup-stop = Stop
restore-reading = Reading the backup …
restore-working = Bringing it back …
restore-what = What it holds
restore-new = Games that come in
restore-known = Games that are here already
restore-here = Games here, which all stay
restore-later = Of those that come in, from a later version
restore-later-line = They stay closed until this app is updated.
restore-damaged = Cannot be read
restore-positions = Positions that come in
restore-positions-here = Positions that stay as they are here
restore-with-settings = Take its settings too
restore-with-settings-line = They replace the settings here.
restore-settings-same = Its settings are the same as here.
restore-settings-damaged = Its settings cannot be read.
restore-now = Bring it back
restore-nothing = Nothing in it is new here.
restore-none = No backup is open.
restore-cut = The file is damaged or ends early: { $reason }.
restore-too-new = A later version of this app wrote the backup. Update the app to bring it back.
restore-other = This is no backup.
restore-stopped = It was stopped. What came in stays; bring it back again for the rest.
restore-failed = It ended early: { $reason }. Bring it back again for the rest.
players = Players
players-none = Give yourselves names before a game, and its result is counted here.
players-total = { $played ->
    [one] One game, { $won } won
   *[other] { $played } games, { $won } won
}
players-against = Against { $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
    [one] , one draw
   *[other] , { $drawn } draws
}
players-save = Save as a table
players-anew = Count from now on
players-since = Only games from here on are counted. The earlier ones are all in the library.
players-all = Count all of them again
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
setup-house-rules = House rules
setup-turns = How you take turns
setup-seats = How you sit
seats-side = Side by side
seats-side-line = Everything is the same way up for both.
seats-across = Across the table
seats-across-line = What belongs to the far player is upside down at the far edge.
seats-sides = At the sides
seats-sides-line = What belongs to each is turned to the left or the right, on a screen that is wider than high.
seats-turning = Facing each turn
seats-turning-line = The board turns round for whoever is to move.
setup-tournament = A serious game
setup-tournament-line = No undo, no hints, no warnings.
setup-series = How many games
series-one = One
series-best = Best of { $games }
series-line = Sides are swapped after each game. A draw is half a point for both.
series-game = Game { $number } of { $games }
series-next = On to game { $number } of { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: { $winner } has won. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: drawn. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } has lost the last { $count } games.
}
equal-level = Level { $level } this time?
equal-stones = { $count ->
   *[other] { $count } stones ahead for { $player }?
}
equal-begin = { $player } begins this time?
equal-time = Only { $time } for { $player }?
equal-yes = Yes, like that
equal-no = No, as before
result-between = { $player } : { $other } in all: { $score }
setup-moves-first = { $side }, moves first
setup-moves-second = { $side }, moves second
setup-opens = { $side }, places the first stones
setup-chooses = { $side }, then chooses a colour
setup-more-rules = More rules
setup-fewer = Show less
setup-more-house-rules = More house rules
setup-more-house-rules-line = Which capture, kings, the board
setup-board = Board
setup-other = Other
setup-opening = Opening
setup-goal = To win
setup-goal-line = Whoever has { $count } in a row first wins: across, upright or slanting.
opening-free = Free
opening-free-line = Black begins anywhere.
opening-swap = Swap
opening-swap-line = The first player places three stones, the second chooses a colour.
opening-swap-two = Swap2
opening-swap-two-line = As swap, or place two more and let the first player choose.
go-size-full = The full board: an evening.
go-size-middle = A middle-sized board: about an hour.
go-size-small = A small board: half an hour, and good to learn on.
go-size-tiny = A tiny board, for trying things out.
go-size-large = Larger than the usual board: take your time.
go-handicap = Handicap
go-no-handicap = None
go-handicap-line = { $stones ->
    [0] Nobody has a head start.
   *[other] { $stones } black stones stand on the star points, and White moves first.
}
go-komi = Komi
go-komi-none = White is given nothing, and the count can be equal.
go-komi-black = Black is given { $points }, even though Black moves first.
go-komi-whole = White is given { $points } for moving second. The count can be equal.
go-komi-half = White is given { $points } for moving second. The count is never equal.
rule-seat-stones = Seat stones
rule-seat-stones-line = As in ancient China: two of each colour stand in the corners, and White begins.
setup-done = Done
# Names to choose from. What parts them is the comma of ASCII, in every language.
setup-names = Anna, Ben, Mia, Tom, Grandma, Grandpa
setup-unfinished = { $turns ->
    [one] The game on the table has one turn. It is kept: Undo brings it back.
   *[other] The game on the table has { $turns } turns. It is kept: Undo brings it back.
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
rematch = Rematch, sides swapped
resign = Resign
agree-draw = Agree on a draw
new-game = New game
rules = Rules
settings = Settings
turn-of = { $player }’s turn
ready = Ready to play! It is { $side }’s turn!
strip-turn = { $side }, your turn
strip-pieces = { $count ->
    [0] { $side }, no piece left
    [one] { $side }, one piece
   *[other] { $side }, { $count } pieces
}
claim-repetition = { $times ->
    [4] Claim a draw: fourth time here
   *[other] Claim a draw: third time here
}
claim-no-progress = Claim a draw: { $moves } moves without progress
claim-few-pieces = Claim a draw: too few pieces to win

say-chosen = { $from } is chosen.
say-moves = { $from } moves to { $to }.
say-jumps = { $count ->
    [one] { $from } jumps to { $to }. One piece goes.
   *[other] { $from } jumps to { $to }. { $count } pieces go.
}
say-king-me = King me! A king moves both ways, and the turn ends here.
say-no-previous = There is no previous turn to show
say-nothing-to-undo = This is the very beginning.
say-nothing-to-redo = There is nothing to do again.
say-game-goes-on = The game goes on.
say-earlier-match = The game before this one is back.
say-not-saved = The game could not be saved ({ $reason }). You can play on.
say-put-aside = { $count ->
    [one] A file could not be read ({ $reason }). It was kept as { $file }.
   *[other] { $count } files could not be read (the first: { $reason }). They were kept, the first as { $file }.
}
say-unread = { $count ->
    [one] The disk did not give a file ({ $file }: { $reason }). It stays where it is.
   *[other] The disk did not give { $count } files (the first: { $file }, { $reason }). They stay where they are.
}
say-later = { $count ->
    [one] A game was saved by a later version of Parlour. It is kept as it is.
   *[other] { $count } files were saved by a later version of Parlour. They are kept as they are.
}
say-unknown-settings = { $count ->
    [one] A setting comes from a later version of Parlour. It is kept, but not used.
   *[other] { $count } settings come from a later version of Parlour. They are kept, but not used.
}
say-saved-again = Everything is saved again.
say-sketch-kept = This position is not saved, because a later version of Parlour has saved another one.
say-only-looking = Nothing is saved here, because Parlour is open in another window.
say-leave-unsaved = Not everything could be saved ({ $reason }). Leave once more to close Parlour anyway.
occupied = Parlour is already open
occupied-line = Another window has your games, and two would write over each other. You can look at everything here, but nothing will be saved.
occupied-look = Look without saving
occupied-close = Close

illegal-game-over = The game is over.
illegal-match-full = A game has room for { $most } moves. This one is full.
illegal-off-board = That is not on the board.
illegal-light-square = Pieces move on the dark squares only.
illegal-empty = There is no piece there.
illegal-not-yours = That piece is not yours.
illegal-blocked = That piece cannot move.
illegal-must-capture = { $count ->
    [one] You must capture. The marked piece can jump.
   *[other] You must capture. The marked pieces can jump.
}
illegal-must-continue = The jump is not finished. Go on to a marked square.
illegal-unreachable = The piece cannot go there.
illegal-occupied = There is a piece there already.
illegal-turn-ends = The turn ends there.
illegal-nothing = Choose a piece and a square first.
illegal-must-capture-most = More pieces can be taken in another way, and must be.
illegal-must-capture-with-king = Your king can capture, and goes before a man.
illegal-king-rests = This king has moved three times in a row. Move another piece.
illegal-no-flips = Nothing would turn over there.
illegal-cannot-pass = You can play, so you may not pass.
illegal-suicide = The stone would have no liberty there.
illegal-ko = Ko: play somewhere else first.
illegal-superko = The whole board would stand as it did before.
illegal-overline = Forbidden to Black: more than five in a row.
illegal-double-four = Forbidden to Black: two fours at once.
illegal-double-three = Forbidden to Black: two open threes at once.
illegal-column-full = This column is full.
illegal-not-adjacent = A stone has to stand next to another.
illegal-choose-first = Choose your colour first.
illegal-no-choice = There is nothing to choose now.
illegal-must-pass = Nothing can be turned over anywhere, so this turn is a pass.
illegal-falls = The disc falls further down.
illegal-nothing-to-count = Nothing is counted while the game goes on.
illegal-all-alive = By these rules everything that stands is alive.
illegal-no-claim = A draw cannot be claimed now.

result-wins = { $player } wins
result-draw = A draw
result-turns = { $turns ->
    [0] No turn was played.
    [one] One turn.
   *[other] { $turns } turns.
}
reason-no-pieces = { $loser } has no piece left.
reason-no-moves = { $loser } cannot move.
reason-resigned = { $loser } resigned.
reason-agreed = Agreed by both.
reason-repetition = { $times ->
    [4] The position stood for the fourth time.
   *[other] The position stood for the third time.
}
reason-no-progress = { $moves } moves each without a capture or a man moved.
reason-few-pieces = Not enough pieces are left to win.
reason-line = { $length ->
    [3] Three in a row.
    [4] Four in a row.
    [5] Five in a row.
   *[other] { $length } in a row.
}
reason-discs = { $first } : { $second }.
reason-points = { $points ->
    [0.5] By half a point.
    [1] By one point.
   *[other] By { $points } points.
}
reason-empty-squares = Empty squares go to the winner.
reason-same = Both have the same.
reason-full-board = The board is full.
reason-no-point = { $side } may not play anywhere.
reason-time = { $loser } ran out of time.
reason-time-draw = The time ran out, but the other side could not win any more.

## Passes, openings and the count

pass = Pass
play-on = Play on
strip-komi = { $side }, { $komi } komi
strip-stone = Your stone: { $side }
strip-choice = Your choice
moves-pass = pass
moves-play-on = Play goes on
moves-chose = { $player } plays { $side }
moves-place-two = { $player } places two more
say-places = { $side } at { $square }.
say-turns-over = { $count ->
    [one] One disc turns.
   *[other] { $count } discs turn.
}
say-takes = { $count ->
    [one] One stone goes.
   *[other] { $count } stones go.
}
say-passed = { $side } passes.
say-cannot-move = { $side } cannot move. { $other } goes on.
say-chose = { $player } plays { $side }.
opening-placing = { $player } places three stones: two for { $first }, one for { $second }.
opening-placing-two = { $player } places two more: one for { $second }, one for { $first }.
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
count-even = Both have the same
count-hint = Tap a group to say that it is dead, or that it lives.
count-open = A border is open at the marked points.
count-asks = { $player } agrees?
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
access-rename = Rename
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = Delete
access-close = Close
access-first = To the beginning
access-earlier = One turn back
access-later = One turn forward
access-last = To the end
access-name = Name
access-empty = { $square }, empty
access-man = { $square }, { $side }
access-king = { $square }, king of { $side }
access-can = { $square }, can be chosen
access-chosen = { $square }, chosen

## Clocks

setup-clock = Clock
clock-none = None
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, { $delay } delay
clock-bronstein = { $main }, { $delay } back
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } in { $period }
clock-hourglass = Hourglass, { $main }
clock-per-turn = { $time } a turn
clock-sudden-death-line = One time for the whole game.
clock-fischer-line = Every turn adds a little time.
clock-delay-line = In every turn the clock waits a little before it runs.
clock-bronstein-line = After a turn its time comes back, up to the limit.
clock-byo-yomi-line = After the main time there are periods. One that is not used up comes back whole.
clock-canadian-line = After the main time, so many turns in one period, again and again.
clock-hourglass-line = What one spends the other gains.
clock-per-turn-line = Every turn has the same time.
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] one turn
   *[other] { $count } turns
}
clock-waits = waits { $seconds } s
clock-ready = Ready?
clock-paused = The clocks are stopped
clock-next = { $player }’s clock runs next.
clock-start = Start the clocks
clock-go-on = Go on

## Replay

replay = Replay
replay-start = The beginning
replay-turn = Turn { $turn } of { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Two more stones are to be placed.
replay-chose-side = The sides were chosen.
replay-play-on = They do not agree, and play on.
replay-settled = Both agree on what is dead, and it is counted.
replay-resigned = { $player } resigns.
replay-claimed = A draw is claimed.
replay-agreed = Both agree on a draw.
replay-flag = { $player } runs out of time.
replay-done = Done
replay-play-from-here = Play from here

## A match that is looked at again

review = Review
review-stop = Stop the review
review-before = The key moment before
review-next = The next key moment
review-better-turn = Better turn
review-show-better = Show the better turn
review-hide-better = Hide the better turn
review-try-again = Try again from here
review-try-computer = Try again against the computer
review-first-look = A first look: { $done } of { $all }
review-closer-look = A closer look: { $done } of { $all }
review-compares = Better turns are compared …
review-stopped = The review was stopped. It can go on.
review-unknown = This has not been looked at yet.
review-best = That was the best turn: { $because }
review-as-good = { $turn } was as good as the best turn.
review-cost = { $turn } lowered the chance of winning from { $before } to { $after } in a hundred.
review-better = Better: { $because }
review-line = Then: { $turns }
review-moments = { $count ->
    [0] No turn cost much.
    [one] There is one key moment.
   *[other] There are { $count } key moments.
}
say-tries-again = { $turns ->
    [0] You play on from the beginning. The match itself stays in the library.
   *[other] You play on from turn { $turns }. The match itself stays in the library.
}
say-play-from = { $turns ->
    [0] You play on from the beginning. Redo brings the turns after it back.
   *[other] You play on from turn { $turns }. Redo brings the turns after it back.
}
say-play-on-from = You play on from turn { $turns }.

## Setting a position up

editor-title = Set up a position
editor-take-over = Edit this position
editor-man = { $side } man
editor-king = { $side } king
editor-take = Take away
editor-to-move = { $side } to move
editor-clear = Clear
editor-copy = Copy
editor-start = Start
editor-whole = Whole board
editor-help-put = Tap a square to put the piece there, and again to take it away.
editor-help-take = Tap a piece to take it away.
editor-help-drop = Tap a column, and the disc falls.
editor-help-column = Tap a column to take its uppermost disc.
editor-copied = The position is on the clipboard.
editor-pasted = This is the position from the clipboard. Undo brings the other back.
editor-uncrowned = A man on the far row would be a king. Put a king there.
editor-no-liberty = The marked stone has no liberty: it would have been taken.
editor-both-won = Both have enough in a row, and the game ended with the first.
editor-over = { $why } The game would be over at once.
editor-no-turns = Neither side can move.
editor-uneven = No game comes to { $first } against { $second } here, but you can play it.
editor-prisoners = Taken by { $black }: { $first }. Taken by { $white }: { $second }.
setup-position = Where it begins
setup-position-line = A puzzle, a study, a game from a book: play on from anywhere.
setup-position-own = The position that you set up
setup-position-unfit = The position that you set up does not go with these rules. The game begins as usual.
setup-position-change = Change
setup-position-usual = Usual start

## Records

record = Record
record-own = This game
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = A transcript: turn after turn in one line
record-copy = Copy
record-save = Save as file
record-share = Share
record-other = Another game
record-other-about = Bring in a game that was written down elsewhere: draughts as PDN, Go, gomoku and reversi as SGF or GGF, or any game as a line of turns. It comes after the game on the table, and Undo brings that back.
record-paste = Paste
record-open = Open file
record-drop = You can also drop a file on the window.
record-copied = The record is on the clipboard.
record-saved = Saved as { $place }.
record-taken = { $turns ->
    [0] A game without turns is on the table.
    [one] A game of one turn is on the table.
   *[other] A game of { $turns } turns is on the table.
}
record-left-out = { $count ->
    [one] One remark or variation was left out.
   *[other] { $count } remarks and variations were left out.
}
record-take-part = { $turns ->
    [one] Take the turn before the mistake
   *[other] Take the { $turns } turns before the mistake
}
record-so-far = Records so far: { $count }
record-stop = Stop
record-imported = New: { $new }. Here already: { $same }. Unreadable: { $unreadable }.
record-stopped = Stopped.
record-no-game = There is no game in this text.
record-not-written = This game cannot be written down. { $reason }
record-no-clipboard = There is no clipboard here. Save the record as a file, or open one.
record-nothing-copied = There is no text on the clipboard.
record-no-dialog = This system shows no file dialog. Paste the record, or drop the file on the window.
record-not-here = This is not possible on this device.
record-too-large = The file is too large for a record: more than { $size } MB.
record-not-a-file = That is not a file.
record-failed = That did not work: { $reason }.
record-line = Line { $line }: { $what }
record-missing = Something is missing here.
record-unexpected = “{ $found }” cannot be understood.
record-unclosed = What is opened with “{ $sign }” is never closed.
record-misplaced = Pieces cannot stand like this.
record-other-game = This is a game of another kind ({ $kind }).
record-too-much = This is more than can be read. The limit is { $most }.
record-late-setup = Stones are put on the board in the middle of the game, which no turn does.
record-not-a-turn = “{ $turn }” is not a turn.
record-ambiguous = “{ $turn }” may mean { $turns }.
record-out-of-turn = “{ $turn }” is a turn of the other side.
record-illegal = { $turn } is not possible. { $why }
record-illegal-squares = { $turn } is not possible. { $why } ({ $squares })

## Settings

settings-theme = Theme
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-black = Black
settings-theme-contrast = High contrast
settings-text = Size of text
settings-text-size = { $percent } %
settings-language = Language
settings-sound = Sound
settings-mute = Mute
sound-on = Sound on
settings-mute-line = Nothing is heard.
settings-volume-pieces = Pieces
settings-volume-signals = Signals
settings-volume-off = Off
settings-volume-low = Low
settings-volume-middle = Middle
settings-volume-high = High
settings-look = Look
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
set-black-red = Black and red
set-black-white = Black and white
set-red-white = Red and white
set-classic = Classic
set-navy = Navy
set-slate = Slate and shell
set-flat = Flat
set-red-yellow = Red and yellow
set-plum-cream = Plum and cream
settings-labels = Names of squares
settings-labels-letters = A1 to H8
settings-labels-numbers = 1 to 32
settings-labels-none = None
settings-board = While you play
settings-show-moves = Show possible moves
settings-show-moves-line = Dots where the chosen piece may go, a ring where it must capture.
settings-numbers = Number the stones
settings-numbers-line = Each stone shows the turn in which it was placed.
settings-motion = Reduce motion
settings-motion-line = Pieces change place without sliding.
settings-motion-off = Off
settings-motion-on = On
settings-hand = The hand you play with
settings-hand-both = Both hands
settings-hand-left = Left
settings-hand-right = Right
settings-hand-line = With one hand, everything that you touch while you play lies at its thumb.
settings-scan = One switch
settings-scan-off = Off
settings-scan-slow = Slow
settings-scan-middle = Middle
settings-scan-fast = Fast
settings-scan-line = One thing after the other is offered, and a single switch takes it: Space, Enter, any button of a gamepad, or a tap anywhere.
settings-scan-taps = A tap anywhere is the switch
settings-scan-taps-line = Turned off, others can touch the screen as usual.
settings-gamepad = Gamepad
gamepad-cross = Cross or left stick
gamepad-moves = From one thing to the next, and over the board
gamepad-lower = The lower button
gamepad-presses = Choose
gamepad-right = The right button
gamepad-goes-back = Clear moves, or go back
gamepad-shoulders = The shoulder buttons
gamepad-undoes = Undo and redo, and through a replay
gamepad-start = Start
gamepad-shows-more = More; before a game, start it
settings-haptics = Touch feedback
settings-haptics-off = Off
settings-haptics-light = Light
settings-haptics-strong = Strong
settings-about = About
settings-version = Parlour { $version }. Made to be played offline, by two who share a screen.
settings-credits = Art drawn for this game. Fonts: Literata and Nunito Sans, SIL Open Font License.
about-line = Licences, and the work of others in this app
about-own = Parlour is open source, under the MIT License or the Apache License 2.0, as you like.
about-notices = Work of others
about-notices-line = Libraries of others in this app: { $count }. Tap a licence to read it.

## The pages of rules

rules-of = Rules of { $game }
rules-by = As you play it: { $rules }
lessons = Lessons
lessons-line = Every game in about two minutes: read a little, then do it on the board.
lessons-offer = New to a game?
lessons-offer-line = Each has a lesson of two minutes, on a small board.
lessons-yes = Show me
lessons-no = No, thanks
lesson-new = { $all ->
   *[other] { $all } things to try
}
lesson-progress = { $done } of { $all } done
lesson-complete = All done
lesson-done = Well done!
lesson-missed = You may play that, but it is not what is asked for.
lesson-passed = The other side cannot play, and passes. Play again!
lesson-again = Try again
lesson-pass = Pass

## The rules of checkers

checkers-start-title = The start
checkers-start-text = { $men } men each, on the dark squares. { $first } begins.
checkers-start-goal = Make a first move.
checkers-move-title = Moving
checkers-move-text = A man goes one square forward, slantwise, to an empty square.
checkers-move-goal = Move the man to one of the dots.
checkers-jump-title = Capturing
checkers-jump-text = Jump over a piece of the other colour to the empty square behind it, and the piece is taken.
checkers-jump-goal = Take the piece.
checkers-jump-forward = Men jump forward only.
checkers-forced-title = Must capture
checkers-forced-text = Whoever can jump has to.
checkers-forced-goal = Try to move the man that cannot jump.
checkers-backward-title = Backward too
checkers-backward-text = Men move forward only, but they jump backward as well.
checkers-backward-goal = Jump backward.
checkers-straight-title = Straight too
checkers-straight-text = Pieces also jump straight ahead, back and sideways, from one dark square over the next to the one behind it.
checkers-straight-goal = Jump straight ahead.
checkers-chain-title = Jump after jump
checkers-chain-text = If the piece can jump again from where it lands, that is still the same turn.
checkers-chain-goal = Take two pieces in one turn.
checkers-removal = What was jumped over is taken off at the end of the turn. No piece is jumped twice.
checkers-most-title = As many as you can
checkers-most-text = Of several ways to capture, the one that takes the most pieces must be played.
checkers-most-goal = Find the way that takes the most.
checkers-most-kings-title = As many as you can
checkers-most-kings-text = The way that takes the most pieces must be played. If several take as many, it is the one with the most kings among them.
checkers-most-kings-goal = Find the way that takes the most.
checkers-most-italian-title = As many as you can
checkers-most-italian-text = The way that takes the most pieces must be played. If several take as many: with a king before with a man, then the most kings, then the one that takes a king first.
checkers-most-italian-goal = Find the way that takes the most.
checkers-most-value-title = As much as you can
checkers-most-value-text = The way that takes the most must be played. A king counts a little less than two men. If it is the same, a king captures before a man.
checkers-most-value-goal = Find the way that takes the most.
checkers-with-king-title = The king goes first
checkers-with-king-text = When a king and a man can both capture, the king has to.
checkers-with-king-goal = Take with the king.
checkers-no-kings-title = Men and kings
checkers-no-kings-text = A man cannot jump over a king. Only a king can.
checkers-no-kings-goal = Try to jump over the king.
checkers-crown-title = Becoming a king
checkers-crown-text = A man whose turn ends on the far row becomes a king.
checkers-crown-goal = Make a king.
checkers-crown-ends = The turn always ends there, even after a jump.
checkers-crown-at-once-title = King in mid-jump
checkers-crown-at-once-text = A man that jumps to the far row is a king at once, and jumps on as a king.
checkers-crown-at-once-goal = Take two pieces: the second as a king.
checkers-crown-passes-title = Only passing by
checkers-crown-passes-text = A man that can jump on from the far row goes on, and stays a man.
checkers-crown-passes-goal = Take two pieces by way of the far row.
checkers-king-title = Kings
checkers-king-text = A king goes and jumps one step at a time, forward and backward.
checkers-king-goal = Move the king backward or forward.
checkers-flying-title = Flying kings
checkers-flying-text = A king goes as far as it likes along a free line, forward and backward.
checkers-flying-goal = Let the king fly.
checkers-flying-jump-title = Kings capture from afar
checkers-flying-jump-text = A king jumps a piece from any distance, and lands on any empty square behind it.
checkers-flying-jump-goal = Take the piece from afar.
checkers-rest-title = A king must rest
checkers-rest-text = A king that has moved three times in a row has to wait until another piece of yours has moved. This holds as long as you have men.
checkers-rest-goal = This king has moved three times. Try to move it.
checkers-end-title = Winning
checkers-end-text = You win when the other side has no piece left or cannot move.
checkers-end-goal = Shut the last man in.
checkers-draw-title = A draw
checkers-draw-text = It is a draw when both agree. The player to move may also claim one.
checkers-draw-repetition = When a position stands for the { $times ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $times }th
} time.
checkers-draw-quiet = After { $quiet } moves each without a capture or a move of a man.
checkers-draw-three = With three pieces against one king there are { $three } moves to win.
checkers-draw-two = With two pieces or one against one king there are { $two } moves to win.

## The rules of reversi

reversi-play-title = Placing a disc
reversi-play-text = { $first } begins. Put a disc down so that discs of the other colour stand in a row between it and another of yours. All in between turn over.
reversi-play-goal = Place a disc on one of the dots.
reversi-lines-title = Every way at once
reversi-lines-text = A disc works in all eight directions: across, upright and slantwise.
reversi-lines-goal = Turn over six discs at once.
reversi-nothing-title = It has to turn something
reversi-nothing-text = Where no disc would turn over, you may not play.
reversi-nothing-goal = Try an empty square without a dot.
reversi-pass-title = Passing
reversi-pass-text = Who has nowhere to play passes. Who can play has to.
reversi-pass-goal = Play so that { $second } cannot.
reversi-end-title = The end
reversi-end-text = The game ends when neither side can play. Whoever has more discs wins.
reversi-end-goal = Play the last disc.

## The rules of Go

go-play-title = Placing a stone
go-play-text = You take turns to put a stone where two lines cross. Stones never move.
go-play-goal = Place a stone anywhere.
go-capture-title = Capturing
go-capture-text = The empty points next to a stone are its liberties. A stone that has none left is taken off.
go-capture-goal = Take the white stone’s last liberty.
go-group-title = Groups
go-group-text = Stones of one colour that touch along the lines share their liberties. They live or go together.
go-group-goal = Take both white stones.
go-suicide-title = No liberty, no move
go-suicide-text = You may not play where your stone would have no liberty.
go-suicide-goal = Try to play in the corner.
go-own-stones-title = Taking your own stones
go-own-stones-text = You may play where your stones have no liberty left. Then your own stones are taken off.
go-own-stones-goal = See what happens to your stones.
go-first-title = Captures come first
go-first-text = You may play without a liberty if that takes stones of the other side. They go first, and make room.
go-first-goal = Take the two white stones.
go-ko-title = Ko
go-ko-text = A single stone that has just taken a single stone may not be taken back at once. Play somewhere else first.
go-ko-goal = White has just taken a stone. Try to take it back.
go-superko-title = Ko
go-superko-text = No move may bring the whole board back to how it stood before. Play somewhere else first.
go-superko-goal = White has just taken a stone. Try to take it back.
go-eyes-title = Two eyes
go-eyes-text = A group with two holes of its own, two eyes, can never be taken: nobody can fill both at once.
go-eyes-goal = Make two eyes in the corner.
go-pass-title = Passing
go-pass-text = When there is nothing left to gain, pass. After two passes in a row the stones are counted.
go-pass-goal = Everything is settled here. Pass.
go-pass-stones = Whoever passes hands over one stone.
go-dead-title = Dead stones
go-dead-text = Stones that cannot be saved are marked dead before the count. You agree on them together.
go-dead-goal = Touch the lost black stone: it is marked, or not.
go-area-title = Counting
go-area-text = Each side counts its living stones and the empty points that they alone surround. The higher number wins.
go-territory-title = Counting
go-territory-text = Each side counts the empty points that it alone surrounds, and the stones that it has taken. The higher number wins.
go-komi-line = White moves second and gets { $komi } points for it.
go-handicap-title = Handicap
go-handicap-text = Black starts with { $stones } stones on the board. White moves first.
go-seat-stones-title = Seat stones
go-seat-stones-text = As in ancient China, two stones of each side stand on the board at the start. White moves first.

## The rules of gomoku

gomoku-five-title = Five in a row
gomoku-five-text = You take turns to place a stone. { $first } begins. Five in a row win: across, upright or slantwise.
gomoku-five-goal = Make five in a row.
gomoku-full = When the board is full, it is a draw.
gomoku-more-title = More than five
gomoku-more-text = Six in a row or more win as well.
gomoku-more-goal = Win with one stone.
gomoku-exactly-title = Exactly five
gomoku-exactly-text = Only five in a row win. Six or more do not.
gomoku-exactly-goal = Make six in a row.
gomoku-exactly-done = Six in a row, and nobody has won.
gomoku-overline-title = Black: no six
gomoku-overline-text = Black begins and is held back. More than five in a row is forbidden to Black. White wins with it.
gomoku-overline-goal = Try to make six in a row.
gomoku-blocked-title = Not shut in
gomoku-blocked-text = Five do not win when a stone of the other side stands at both of their ends.
gomoku-blocked-goal = Make a five that wins.
gomoku-threes-title = Black: no two threes
gomoku-threes-text = Black may not make two open threes with one stone. A three is open when it can become a four with both ends free.
gomoku-threes-goal = Try the marked point.
gomoku-fours-title = Black: no two fours
gomoku-fours-text = Black may not make two fours with one stone. Only a five made by the same stone goes before all this.
gomoku-fours-goal = Try the marked point.
gomoku-swap-title = Swap
gomoku-swap-text = One player places the first three stones. The other then chooses a colour.
gomoku-swap-goal = Place three stones: black, white, black.
gomoku-swap-done = Now the other player chooses black or white.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = One player places the first three stones. The other chooses a colour, or places two more and leaves the choice to the first.
gomoku-swap-two-goal = Place three stones: black, white, black.
gomoku-swap-two-done = Now the other player chooses a colour, or places two more stones.

## The rules of connect four

connect-four-drop-title = Dropping a disc
connect-four-drop-text = { $first } begins. Choose a column: the disc falls to its lowest free place.
connect-four-drop-goal = Drop a disc.
connect-four-win-title = Four in a row
connect-four-win-text = Whoever gets four in a row wins: across, upright or slantwise.
connect-four-win-goal = Make four across.
connect-four-slanting-title = Slantwise
connect-four-slanting-text = Slanting rows are easy to miss. Look along them before you drop.
connect-four-slanting-goal = Find the winning disc.
connect-four-column-title = A full column
connect-four-column-text = A column takes no more than its places.
connect-four-column-goal = Try the full column.
connect-four-draw-title = A draw
connect-four-draw-text = When the board is full and nobody has four in a row, it is a draw.
connect-four-draw-goal = Fill the last place.

## The rules of four

four-seat-stone-title = The start
four-seat-stone-text = { $first } has a stone at the left edge from the start. { $second } moves first.
four-seat-stone-goal = Place a stone on one of the dots.
four-free-title = The start
four-free-text = { $first } begins, and places the first stone anywhere.
four-free-goal = Place the first stone.
four-beside-title = Side by side
four-beside-text = A stone has to stand next to another, of either colour: above, below, left or right of it. Corner to corner is not enough.
four-beside-goal = Try a square that only meets a corner.
four-win-title = Four in a row
four-win-text = Four or more in a row win: across, upright or slantwise.
four-win-goal = Make four in a row.
four-full = When the board is full, it is a draw.

## The computer

computer-of-level = Computer, level { $level }
computer-move-now = Move now
computer-pause = Pause
computer-go-on = Go on
computer-step = One turn
strip-thinks = Thinking …
strip-computers-turn = { $side }, to move
setup-people = Two players
setup-computer = Computer
setup-watch = Watch
setup-level = { $level } · { $word }
level-first = First steps
level-beginner = Beginner
level-easy = Easy
level-casual = Casual
level-steady = Steady
level-able = Able
level-strong = Strong
level-tough = Tough
level-expert = Expert
level-master = Master
mode-finish = Finish each turn
mode-finish-line = You look at your turn, then Finish Turn!
settings-help = Help
settings-blunder = Warn of mistakes
settings-blunder-line = A turn that throws away much is asked about first.
settings-evaluation = Show who is ahead
settings-evaluation-line = A bar along the board has more of the colour that is likelier to win.
hint = Hint
estimate = Who is ahead?
offer-draw = Offer a draw
say-looks = Looking …
say-no-draw = The computer plays on: it does not want a draw.
say-plays-on = The computer does not agree, so the game goes on.
say-even = It is even.
say-leads = { $side } is ahead by about { $points }.
blunder-title = Are you sure?
blunder-answer = { $side } answers: { $then }
blunder-chances = Your chance of winning falls from { $best } to { $this } in a hundred.
blunder-play = Play it
blunder-back = Take it back
hint-because = { $turn } { $reason }.
hint-plain = { $turn } looks best.
hint-pass = A pass
hint-column = Column { $column }
reason-only = is the only turn there is
reason-only-not-losing = is the only turn that does not lose at once
reason-wins = wins
reason-wins-in = { $count ->
    [one] wins with the next turn
   *[other] wins in { $count } turns, whatever comes
}
reason-delays = { $count ->
    [one] holds out for one more turn
   *[other] holds out longest, for { $count } turns
}
reason-holds-draw = holds the draw
reason-takes = { $count ->
    [one] takes a piece
   *[other] takes { $count } pieces
}
reason-exchanges = { $count ->
    [one] takes a piece
   *[other] takes { $count } pieces
} and gives { $given ->
    [one] one for it
   *[other] { $given } for it
}
reason-crowns = makes a king
reason-stops-king = keeps the other side from a king on { $squares }
reason-only-safe = { $count ->
    [one] saves a man that every other turn loses
   *[other] saves { $count } men that every other turn loses
}
reason-saves = { $count ->
    [one] saves the piece on { $squares }
   *[other] saves the pieces on { $squares }
}
reason-threatens = { $count ->
    [one] threatens to take on { $squares }
   *[other] threatens to take on { $squares }
}
reason-restricts = { $count ->
    [0] leaves the other side no turn
    [one] leaves the other side a single turn
   *[other] leaves the other side only { $count } turns
}
reason-free-way = { $count ->
    [one] has a free way to a king, one row away
   *[other] has a free way to a king, { $count } rows away
}
reason-keeps-back = keeps its own back row guarded
reason-centre = takes the centre
reason-hunts = brings a king nearer to the piece that it hunts
reason-out-of-reach = keeps the piece out of reach
reason-joins = joins the { $count ->
    [one] piece on { $squares }
   *[other] pieces on { $squares }
}
reason-advances = { $count ->
    [one] brings a man to the row before the last
   *[other] brings a man forward, { $count } rows from a king
}
reason-wins-by = { $count ->
    [one] wins by one disc with best play
   *[other] wins by { $count } discs with best play
}
reason-takes-corner = takes the corner
reason-denies-corner = keeps the other side out of the corner { $squares }
reason-gives-corner = gives up the corner { $squares }
reason-forces-pass = leaves the other side no move
reason-safe-edge = takes a place on the edge for good
reason-secures = { $count ->
    [one] makes one more disc safe for good
   *[other] makes { $count } more discs safe for good
}
reason-few-replies = { $count ->
    [one] leaves the other side a single move
   *[other] leaves the other side only { $count } moves
}
reason-more-moves = keeps more moves: { $own } against { $other }
reason-turns-few = { $count ->
    [one] turns a single disc, which gives little away
   *[other] turns only { $count } discs, which gives little away
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
reason-vital-point = takes the vital point of the other side’s space
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
reason-cuts = cuts the other side’s stones apart
reason-empty-corner = takes an empty corner
reason-neutral = fills a point that is nobody’s
reason-nothing-left = is right: nothing is left to gain
reason-extends = extends from { $squares }
reason-touches = leans on the stone at { $squares }
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
reason-hinders = takes a point that the other side needs
reason-middle = takes the middle
reason-two-threats = makes two threats at once
reason-forces = threatens to win at { $squares }, which must be stopped
reason-lasting = makes a threat at { $squares } that lasts
reason-stops-lasting = ends the threat at { $squares }
reason-keeps-away = keeps away from columns that lose
reason-most-rows = { $count ->
    [one] works in one row of four
   *[other] works in { $count } rows of four
}
reason-hinders-rows = { $count ->
    [one] stands in a row of the other side
   *[other] stands in { $count } rows of the other side
}
reason-waits = { $count ->
    [one] prepares a win at { $squares }
   *[other] prepares wins at { $squares }
}
reason-one-of-few = { $count ->
    [one] is the only turn that does not let the other side win
   *[other] is one of { $count } turns that do not let the other side win
}
reason-begins = is a good place to begin
