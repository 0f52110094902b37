#!/usr/bin/env python3
"""Prints the contrast (WCAG 2) of pieces, lines and marks with their grounds, for every board with every set, at the
worst place under the lamp. At least one tone of each must reach 3:1 everywhere; otherwise the exit status is 1."""
import itertools
import sys

import compose
from board import jitter
from compose import GAMES, size
from palette import BOARDS, CHIPS, CONNECT_FOUR, DISCS, FOUR, GO, MARKS, PIECES, REVERSI, STONES
from svg import contrast, mix

NEED = 3
PAIRS = {'red and yellow': ('red', 'yellow'), 'plum and cream': ('plum', 'cream')}
failed = []


def lit(board, colour, game, columns, rows, c, r):
    """Returns the colour of a cell under the lamp, which depends on its distance from the top left."""
    _, frame, high = GAMES[game]
    width, height, _ = size(game, columns, rows)
    at = ((frame + 100 * (c + .5)) / width + (frame + high * (r + .5)) / height) / 2
    if at < .42:
        return mix(colour, board['warm'], float(board['warm_alpha']) * (1 - at / .42))
    if at > .58:
        return mix(colour, board['shade'], float(board['shade_alpha']) * (at - .58) / .42)
    return colour


def grounds(board, colours, game, columns, rows):
    return [lit(board, colour, game, columns, rows, c, r) for colour in colours for c in range(columns) for r in range(rows)]


def check(where, what, tones, on, middle=None):
    """Checks the best tone on each ground."""
    worst = min(max(contrast(t, s) for t in tones) for s in on)
    best = '' if middle is None else f'middle {max(contrast(t, middle) for t in tones):5.2f}  '
    if worst < NEED:
        failed.append(f'{where} {what}')
    print(f'{where:22} {what:24} {"/".join(tones):16} {best:15}worst {worst:5.2f}{"" if worst >= NEED else "   < 3"}')


def both(m, *names):
    return [(n, [m[n], m[n + '_edge']]) for n in names]


def usual(m):
    """The marks that appear on every ground."""
    return [('this turn', [m['go'], m['edge']]), ('last turn', [m['last'], m['last_edge']]), *both(m, 'focus', 'refused', 'hint')]


def checkers():
    for name, board in BOARDS.items():
        theme = name.rsplit('_', 1)[-1]
        m = MARKS[theme]
        squares = {'dark': [], 'light': []}
        for n, mirrored in itertools.product((8, 10, 12), (0, 1)):
            for c, r in itertools.product(range(n), range(n)):
                kind = 'dark' if (c + r + mirrored) % 2 else 'light'
                step = jitter(compose.tile(c, r))
                colour = mix(board[f'sq_{kind}'], '#FFF0D8' if step > 0 else '#2A1200', abs(step))
                squares[kind].append(lit(board, colour, 'checkers', n, n, c, r))
        for k, p in PIECES.items():
            check(f'checkers {name}', f'man {k}', [p['inlay'] or p['mid']], squares['dark'], board['sq_dark'])
        for what, tones in usual(m) + both(m, 'must'):
            for kind in squares if what in ('this turn', 'last turn') else ('dark',):
                check(f'checkers {name}', f'{what} on {kind}', tones, squares[kind], board[f'sq_{kind}'])
        check(f'checkers {name}', 'label', [board['label']], [board['frame_h'], board['frame_v']])
    for k, p in PIECES.items():
        check('checkers', f'crown on {k}', [p['crown']], [p['mid']])
    check('checkers', 'inlay on red', [PIECES['red']['inlay']], [PIECES['red']['mid']])


def reversi():
    for name, board in REVERSI.items():
        m, where = MARKS[name.rsplit('_', 1)[1]], f'reversi {name}'
        felt = grounds(board, [board['seen']], 'reversi', 8, 8)
        for pair, faces in DISCS.items():
            for face, c in zip(('dark', 'light'), faces):
                check(where, f'{pair} {face}', [c['mid']], felt, board['seen'])
        check(where, 'lines', [board['line_colour']], felt, board['seen'])
        for what, tones in usual(m) + both(m, 'black', 'white'):
            check(where, what, tones, felt, board['seen'])
        check(where, 'label', [board['label']], [board['frame_h'], board['frame_v']])
    for pair, (dark, light) in DISCS.items():
        for theme in ('light', 'dark'):
            m, where = MARKS[theme], f'{pair} {theme}'
            check(where, 'dark and light', [dark['mid']], [light['mid']])
            check(where, 'turns on dark', [m['turns']], [dark['mid']])
            check(where, 'turns on light', [m['go']], [light['mid']])
            check(where, 'last on dark', [m['red_on_black']], [dark['mid']])
            check(where, 'last on light', [m['red_on_white']], [light['mid']])


def wooden():
    for family, boards in (('go', GO), ('four', FOUR)):
        for name, board in boards.items():
            m, where = MARKS[name.rsplit('_', 1)[1]], f'{family} {name}'
            if family == 'go':
                on = [s for n in (9, 19) for s in grounds(board, [board['seen']], 'go', n, n)] + grounds(board, [board['seen']], 'gomoku', 15, 15)
                check(where, 'lines', [board['line_colour']], on, board['seen'])
                marks = usual(m) + both(m, 'black', 'white', 'forbidden', 'dead')
            else:       # also the dark and the light side of a cup
                cup = [board['seen'], mix(board['seen'], board['cup'], .24), mix(board['seen'], '#FFF2D4', .2)]
                on = grounds(board, cup, 'four', 8, 8)
                marks = usual(m)
            for what, tones in (('slate black', [STONES['slate']['mid']]), ('slate white', [STONES['shell']['mid'], STONES['shell']['edge']]),
                                ('flat black', [STONES['flat_black']['mid']]), ('flat white', list(STONES['flat_white'].values())), *marks):
                check(where, what, tones, on, board['seen'])
            check(where, 'label', [board['label']], grounds(board, [board['seen']], 'gomoku', 15, 15))
    m = MARKS['light']
    check('stones', 'edge of the white one', [STONES['shell']['edge']], [STONES['shell']['mid']])
    check('stones', 'slate and shell', [STONES['slate']['mid']], [STONES['shell']['mid']])
    check('stones', 'last on black', [m['on_black']], [STONES['slate']['mid'], STONES['slate']['hi'], STONES['flat_black']['mid']])
    check('stones', 'last on white', [m['on_white']], [STONES['shell']['mid'], STONES['shell']['lo'], STONES['flat_white']['mid']])


def connect_four():
    for name, board in CONNECT_FOUR.items():
        m, where = MARKS[name.rsplit('_', 1)[1]], f'connect four {name}'
        wells = [board['well'], board['well_lo']]
        for chip, c in CHIPS.items():
            check(where, chip, [c['mid']], wells)
        plate = [board['hi'], board['seen'], board['lo']]
        for what, tones, on in (('landing', [m['landing']], wells), ('drop', [m['landing'], m['landing_edge']], plate),
                                ('label', [board['label']], plate), *((w, t, plate + wells) for w, t in both(m, 'focus', 'refused', 'hint'))):
            check(where, what, tones, on)
    m = MARKS['light']
    for chip, c in CHIPS.items():
        for what in ('shine', 'last disc'):
            check('connect four', f'{what} on {chip}', [m['shine'], m['shine_edge']], [c['hi'], c['mid'], c['lo']])
    for name, (a, b) in PAIRS.items():
        assert CHIPS[a]['raised'] != CHIPS[b]['raised']
        print(f'connect four           {name:24} {contrast(CHIPS[a]["mid"], CHIPS[b]["mid"]):.2f}, and {CHIPS[a]["raised"]} from {CHIPS[b]["raised"]}')


def main():
    for part in (checkers, reversi, wooden, connect_four):
        part()
    m = MARKS['light']
    for what, a, b in (('green on its edge', 'go', 'edge'), ('red on cream', 'take', 'edge'), ('forbidden on its edge', 'forbidden', 'forbidden_edge'),
                       ('dead', 'dead', 'dead_edge'), ('shine', 'shine', 'shine_edge')):
        check('marks', what, [m[a]], [m[b]])
    print(f'{len(failed)} fail' + ''.join(f'\n  {f}' for f in failed))
    return bool(failed)


if __name__ == '__main__':
    sys.exit(main())
