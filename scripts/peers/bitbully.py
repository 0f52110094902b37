"""BitBully, a solver of connect four, as a player of `parlour match`, and beside Parlour.

    python3 -m venv peers && peers/bin/pip install bitbully
    parlour match engine:nodes=20000000 \
        "gtp:peers/bin/python scripts/peers/bitbully.py" --game connect-four --opening 8
    cargo build --release --no-default-features --example solve
    peers/bin/python scripts/peers/bitbully.py --beside target/release/examples/solve < positions

Positions are strings of columns, one per line. Both programs find only the score, with an empty table
for each position and without a book. If a line ends with a score, as in the solved sets, both results
are compared with it.
"""

# The script has the same name as the module that it imports.
import sys

sys.path.pop(0)

import argparse
import subprocess
import time

from bitbully import BitBully, Board


def play():
    solver, board = BitBully(), Board()
    for line in sys.stdin:
        words = line.split()
        answer = ""
        if not words:
            continue
        if words[0] == "quit":
            print("=\n", flush=True)
            return
        if words[0] == "clear_board":
            board = Board()
        elif words[0] == "play":
            # A square is a column letter and a row number.
            board.play(ord(words[2][0].lower()) - ord("a"))
        elif words[0] == "genmove":
            column = solver.best_move(board)
            board.play(column)
            answer = str(column + 1)
        print(f"= {answer}\n", flush=True)


def beside(solver, memory):
    lines = sys.stdin.read().splitlines()
    ours = subprocess.run(
        [solver, str(memory)], input="\n".join(lines) + "\n", stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()
    ours_took, theirs_took, nodes, errors, differ = 0.0, 0.0, 0, [0, 0], 0
    theirs = BitBully(opening_book=None)
    for line, answer in zip(lines, ours, strict=True):
        columns, *wanted = line.split()
        our_score, our_nodes, took = answer.split()
        nodes += int(our_nodes)
        ours_took += float(took)
        board = Board()
        for column in columns:
            board.play(int(column) - 1)
        theirs.reset_transposition_table()
        begun = time.perf_counter()
        score = str(theirs.mtdf(board))
        theirs_took += time.perf_counter() - begun
        differ += score != our_score
        if wanted:
            errors[0] += our_score != wanted[0]
            errors[1] += score != wanted[0]
    count = len(lines)
    each = [f"{1000 * took / count:.4f} ms" for took in (ours_took, theirs_took)]
    ratio = ours_took / theirs_took
    print(f"{count} positions: Parlour {each[0]}, BitBully {each[1]} each, ratio {ratio:.2f}")
    print(f"nodes of Parlour {nodes // count} each, {nodes / ours_took / 1e6:.1f} million a second")
    print(f"scores that differ {differ}, wrong ones of Parlour {errors[0]}, of BitBully {errors[1]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--beside", metavar="SOLVER", help="the program of the example `solve` to compare with")
    parser.add_argument("--memory", type=int, default=32, help="memory limit of Parlour, in MiB")
    arguments = parser.parse_args()
    if arguments.beside:
        beside(arguments.beside, arguments.memory)
    else:
        play()


if __name__ == "__main__":
    main()
