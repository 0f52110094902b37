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
rules-american = American
rules-american-line = Captures are forced and finished, kings take short steps.
rules-house = House
rules-house-line = Capture if you like, stop when you like.
rules-own = Your own rules
rule-forced = Must capture
rule-forced-line = If you can jump, you have to.
rule-forced-off = Here, nobody has to jump.
rule-finish = Finish every jump
rule-finish-line = A jump goes on while it can.
rule-finish-on = Here, a jump goes on while it can.
rule-finish-off = Here, a jump may stop after any piece.
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

## Setup

setup-start = Start game
setup-swap = Swap sides
setup-rules = Rules
setup-house-rules = House rules
setup-turns = How you take turns
setup-moves-first = { $side }, moves first
setup-moves-second = { $side }, moves second
setup-done = Done
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
claim-repetition = Claim a draw: third time here
claim-no-progress = Claim a draw: 40 moves without progress
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
say-put-aside = A file could not be read ({ $reason }). It was kept as { $file }.

illegal-game-over = The game is over.
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
illegal-occupied = There is a piece on that square.
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
reason-repetition = The position stood for the third time.
reason-no-progress = 40 moves each without a capture or a man moved.
reason-few-pieces = Too few pieces are left to win.
reason-line = Enough in a row.
reason-count = By the count.
reason-full-board = The board is full.

## Settings

settings-theme = Theme
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
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
settings-about = About
settings-version = Parlour { $version }. Made to be played offline, by two who share a screen.
settings-credits = Art drawn for this game. Fonts: Literata and Nunito Sans, SIL Open Font License.

## The pages of rules

rules-of = Rules of { $game }
rules-by = As you play it: { $rules }
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
go-komi = White moves second and gets { $komi } points for it.
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
gomoku-swap-two-title = Swap 2
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
