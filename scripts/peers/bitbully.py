"""BitBully, a solver of connect four, as a player of `parlour match`, and beside Parlour.

    python3 -m venv peers && peers/bin/pip install bitbully
    parlour match engine:nodes=20000000 \
        "gtp:peers/bin/python scripts/peers/bitbully.py" --game connect-four --opening 8
    peers/bin/python scripts/peers/bitbully.py --beside parlour < positions

Positions are columns, a line each. Both begin each of them with nothing remembered and, of
BitBully, without a book. The time is the processor's: all that Parlour's program takes, and what
BitBully takes for the scores alone. A line that ends with a score, as in the
solved sets, is checked against it.
"""

# The script is called as the module that it needs is.
import sys

sys.path.pop(0)

import argparse
import json
import resource
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
            # A square is the letter of its column and the number of its row.
            board.play(ord(words[2][0].lower()) - ord("a"))
        elif words[0] == "genmove":
            column = solver.best_move(board)
            board.play(column)
            answer = str(column + 1)
        print(f"= {answer}\n", flush=True)


def beside(program, memory):
    theirs_took, errors, differ, count = 0.0, [0, 0], 0, 0
    ask = [program, "analyse", "connect-four", "--exact", "--lines", "1", "--memory", str(memory)]
    ours = subprocess.Popen(ask, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    theirs = BitBully(opening_book=None)
    for line in sys.stdin:
        words = line.split()
        wanted = int(words[1]) if len(words) > 1 else None
        ours.stdin.write(words[0] + "\n")
        ours.stdin.flush()
        answer = json.loads(ours.stdout.readline())
        board = Board()
        for column in words[0]:
            board.play(int(column) - 1)
        theirs.reset_transposition_table()
        begun = time.process_time()
        score = theirs.mtdf(board)
        theirs_took += time.process_time() - begun
        count += 1
        differ += score != answer["score"]
        if wanted is not None:
            errors[0] += answer["score"] != wanted
            errors[1] += score != wanted
    ours.stdin.close()
    ours.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    ours_took = used.ru_utime + used.ru_stime
    ratio = ours_took / theirs_took
    print(f"{count} positions: Parlour {ours_took:.3f} s, BitBully {theirs_took:.3f} s, ratio {ratio:.2f}")
    print(f"scores that differ {differ}, wrong ones of Parlour {errors[0]}, of BitBully {errors[1]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--beside", metavar="PROGRAM", help="Parlour's program, to be timed with it")
    parser.add_argument("--memory", type=int, default=32, help="what Parlour may take, in MiB")
    arguments = parser.parse_args()
    if arguments.beside:
        beside(arguments.beside, arguments.memory)
    else:
        play()


if __name__ == "__main__":
    main()
