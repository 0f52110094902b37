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
rule-forced-on = Here, whoever can jump has to.
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
reason-few-pieces = Too few pieces are left to win.
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
reason-same = Both have the same.
reason-full-board = The board is full.
reason-no-point = { $side } may not play anywhere.

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
count-area = area
count-territory = territory
count-prisoners = { $count ->
    [one] prisoner
   *[other] prisoners
}
count-komi = komi

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

## The rules of checkers

rules-of = Rules of { $game }
checkers-start-title = The start
checkers-start-text = Twelve men each, on the dark squares. Black begins. Whoever has no piece left, or cannot move, has lost.
checkers-move-title = Moving
checkers-move-text = A man goes one square forward, slantwise, to an empty square.
checkers-jump-title = Capturing
checkers-jump-text = Jump over a piece of the other colour to the empty square behind it, and the piece is taken. If you can jump again from there, it is all one turn.
checkers-king-title = Kings
checkers-king-text = A man that reaches the far row becomes a king, and the turn ends there. A king goes and jumps one step in all four directions.
checkers-end-title = The end
checkers-end-text = You win when the other side has no piece left or cannot move. It is a draw when both agree. The player to move may claim one when a position stands for the third time, or after 40 moves each without a capture or a move of a man.
