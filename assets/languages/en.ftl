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

## Replay

replay = Replay
replay-start = The beginning
replay-turn = Turn { $turn } of { $turns }
replay-made = { $player }: { $turn }
replay-pass = pass
replay-place-two = Two more stones are to be placed.
replay-chose-side = The sides were chosen.
replay-play-on = They do not agree, and play on.
replay-settled = Both agree on what is dead, and it is counted.
replay-resigned = { $player } resigns.
replay-claimed = A draw is claimed.
replay-agreed = Both agree on a draw.
replay-done = Done
replay-play-from-here = Play from here
say-play-from = { $turns ->
    [0] You play on from the beginning. Redo brings the turns after it back.
   *[other] You play on from turn { $turns }. Redo brings the turns after it back.
}
say-play-on-from = You play on from turn { $turns }.

## Records

record = Record
record-own = This game
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = A transcript: turn after turn in one line
record-copy = Copy
record-save = Save as file
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
record-taken-of-many = It is number { $game } of { $games } in the file.
record-left-out = { $count ->
    [one] One remark or variation was left out.
   *[other] { $count } remarks and variations were left out.
}
record-take-part = { $turns ->
    [one] Take the turn before it
   *[other] Take the { $turns } turns before it
}
record-no-game = There is no game in this text.
record-not-written = This game cannot be written down. { $reason }
record-no-clipboard = There is no clipboard here. Save the record as a file, or open one.
record-nothing-copied = There is no text on the clipboard.
record-no-dialog = This system shows no file dialog. Paste the record, or drop the file on the window.
record-not-yet = This is not possible on this device yet.
record-too-large = The file is too large for a record: more than { $size } MB.
record-failed = That did not work: { $reason }.
record-line = Line { $line }: { $what }
record-missing = Something is missing here.
record-unexpected = “{ $found }” cannot be understood.
record-unclosed = What is opened with “{ $sign }” is never closed.
record-misplaced = Pieces cannot stand like this.
record-other-game = This is a game of another kind ({ $kind }).
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
