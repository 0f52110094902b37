#!/usr/bin/env python3
"""Prints the contrast (WCAG 2) of pieces and marks with the squares they stand on, in the middle of the board and at the
square where the lamp makes it worst. At least one tone of each must reach 3:1 everywhere; exits 1 if one does not."""
import sys

from board import FRAME, JITTER, N, SIDE
from palette import BOARDS, MARKS, PIECES
from svg import contrast, mix

NEED = 3


def lit(board, colour, c, r):
    """A square's colour under the lamp, with its own jitter."""
    step = ((c * 37 + r * 61) % 11 - 5) / 5 * JITTER
    colour = mix(colour, '#FFF0D8' if step > 0 else '#2A1200', abs(step))
    at = (2 * FRAME + 100 * (c + r + 1)) / (2 * SIDE)
    if at < .42:
        return mix(colour, board['warm'], float(board['warm_alpha']) * (1 - at / .42))
    if at > .58:
        return mix(colour, board['shade'], float(board['shade_alpha']) * (at - .58) / .42)
    return colour


def main():
    failed = False
    for name, board in BOARDS.items():
        m = MARKS[name]
        squares = {'dark': [], 'light': []}
        for r in range(N):
            for c in range(N):
                kind = 'dark' if (c + r) % 2 else 'light'
                squares[kind].append(lit(board, board[f'sq_{kind}'], c, r))
        rows = [(f'man {k}', 'dark', [p['inlay'] or p['mid']]) for k, p in PIECES.items()]
        rows += [('this turn', kind, [m['go'], m['edge']]) for kind in squares]
        rows += [('last turn', kind, [m['last'], m['last_edge']]) for kind in squares]
        rows += [(n, 'dark', [m[n], m[n + '_edge']]) for n in ('must', 'refused', 'focus', 'hint')]
        for label, kind, tones in rows:
            worst = min(max(contrast(t, s) for t in tones) for s in squares[kind])
            middle = max(contrast(t, board[f'sq_{kind}']) for t in tones)
            failed |= worst < NEED
            print(f'{name:6} {label:10} {"/".join(tones):16} on {kind:5} {board[f"sq_{kind}"]}  {middle:5.2f}  worst {worst:5.2f}{"" if worst >= NEED else "   < 3"}')
        for frame in ('frame_h', 'frame_v'):
            print(f'{name:6} {"label":10} {board["label"]:16} on frame {board[frame]}  {contrast(board["label"], board[frame]):5.2f}')
    for k, p in PIECES.items():
        print(f'crown on {k}: {contrast(p["crown"], p["mid"]):.2f}')
    m = MARKS['light']
    print(f'green on its edge {contrast(m["go"], m["edge"]):.2f}, red on cream {contrast(m["take"], m["edge"]):.2f}, '
          f'inlay on red {contrast(PIECES["red"]["inlay"], PIECES["red"]["mid"]):.2f}')
    return failed


if __name__ == '__main__':
    sys.exit(main())
