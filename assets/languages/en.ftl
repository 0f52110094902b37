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
rule-forced-on = Here, whoever can jump has to.
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

## Setup

setup-start = Start game
setup-swap = Swap sides
setup-rules = Rules
setup-house-rules = House rules
setup-turns = How you take turns
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
go-komi-black = Black is given { $points } for moving first all the same.
go-komi-whole = White is given { $points } for moving second. The count can be equal.
go-komi-half = White is given { $points } for moving second. The count is never equal.
rule-seat-stones = Seat stones
rule-seat-stones-line = As in ancient China: two of each colour stand in the corners, and White begins.
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
