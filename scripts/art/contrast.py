#!/usr/bin/env python3
"""Prints the contrast (WCAG 2) of pieces, lines and marks with their grounds, for every board with every set, at the
worst place under the lamp. At least one tone of each must reach 3:1 everywhere; otherwise the exit status is 1."""
import itertools
import sys

import compose
import hexagons
import rooms
from board import jitter
from compose import GAMES, size
from palette import BOARDS, CHIPS, CONNECT_FOUR, DISCS, FOUR, GO, HEXDAME, MARKS, PIECES, REVERSI, STONE_SETS, STONES
from rooms import INKED, gomoku, palettes
from svg import contrast, mix

NEED = 3
LINES = 7               # of a line to its ground in the room of high contrast
CLEAR = 5.4             # the same on reversi, where discs of both colours need their contrast to the ground
PAIRS = ('red', 'yellow'), ('plum', 'cream'), ('coral', 'teal'), ('black', 'white')
MEN = ('black', 'red'), ('black', 'white'), ('red', 'white'), ('wood_dark', 'wood_light'), ('ink_dark', 'ink_light')
failed = []


def lit(board, colour, game, columns, rows, c, r):
    """Returns the colour of a cell under the lamp, which depends on its distance from the top left."""
    _, frame, high = GAMES[game]
    width, height, _ = size(game, columns, rows)
    return under(board, colour, ((frame + 100 * (c + .5)) / width + (frame + high * (r + .5)) / height) / 2)


def under(board, colour, at):
    """Returns a colour under the lamp, at a place from 0, the top left, to 1."""
    if at < .42:
        return mix(colour, board['warm'], float(board['warm_alpha']) * (1 - at / .42))
    if at > .58:
        return mix(colour, board['shade'], float(board['shade_alpha']) * (at - .58) / .42)
    return colour


def grounds(board, colours, game, columns, rows):
    return [lit(board, colour, game, columns, rows, c, r) for colour in colours for c in range(columns) for r in range(rows)]


def check(where, what, tones, on, middle=None, need=NEED):
    """Checks the best tone on each ground."""
    worst = min(max(contrast(t, s) for t in tones) for s in on)
    best = '' if middle is None else f'middle {max(contrast(t, middle) for t in tones):5.2f}  '
    if worst < need:
        failed.append(f'{where} {what}')
    print(f'{where:22} {what:24} {"/".join(tones):16} {best:15}worst {worst:5.2f}{"" if worst >= need else f"   < {need}"}')


def both(m, *names):
    return [(n, [m[n], m[n + '_edge']]) for n in names]


def usual(m):
    """The marks that appear on every ground."""
    return [('this turn', [m['go'], m['edge']]), ('last turn', [m['last'], m['last_edge']]), *both(m, 'focus', 'refused', 'hint')]


def lines(where, board, on, need=LINES):
    check(where, 'lines', [board['line_colour']], on, board['seen'], need if 'contrast_' in where else NEED)


def checkers():
    rooms = {name: {**board, 'sq_light': board['seen']} for name, board in palettes('checkers').items()}
    for name, board in {**BOARDS, **rooms}.items():
        theme = name.rsplit('_', 1)[-1]
        m = MARKS[theme]
        squares = {'dark': [], 'light': []}
        for n, mirrored in itertools.product((8, 10, 12), (0, 1)):
            for c, r in itertools.product(range(n), range(n)):
                kind = 'dark' if (c + r + mirrored) % 2 else 'light'
                step = jitter(compose.tile(c, r)) if name in BOARDS else 0
                colour = mix(board[f'sq_{kind}'], '#FFF0D8' if step > 0 else '#2A1200', abs(step))
                if kind == 'dark' and board.get('hatch', 'none') != 'none':
                    colour = mix(colour, board['ink'], INKED)
                squares[kind].append(lit(board, colour, 'checkers', n, n, c, r))
        for k, p in PIECES.items():
            check(f'checkers {name}', f'man {k}', [p['mid'], p['inlay']] if p['inlay'] else [p['mid']], squares['dark'], board['sq_dark'])
        for what, tones in usual(m) + both(m, 'must'):
            for kind in squares if what in ('this turn', 'last turn') else ('dark',):
                check(f'checkers {name}', f'{what} on {kind}', tones, squares[kind], board[f'sq_{kind}'])
        check(f'checkers {name}', 'label', [board['label']], [board['frame_h'], board.get('frame_v', board['frame_h'])])
        check(f'checkers {name}', 'dark and light squares', [board['sq_dark']], [board['sq_light']], need=4 if 'contrast_' in name else 1.5)
    for a, b in MEN:
        check('checkers', f'{a} and {b}', [PIECES[a]['mid']], [PIECES[b]['mid']], need=2)
    for k, p in PIECES.items():
        check('checkers', f'crown on {k}', [p['crown']], [p['mid']])
    check('checkers', 'inlay on red', [PIECES['red']['inlay']], [PIECES['red']['mid']])


def reversi():
    for name, board in {**REVERSI, **palettes('reversi')}.items():
        m, where = MARKS[name.rsplit('_', 1)[1]], f'reversi {name}'
        hatched = board.get('hatch', 'none') != 'none'
        felt = grounds(board, [mix(board['seen'], board['ink'], INKED) if hatched else board['seen']], 'reversi', 8, 8)
        for pair, faces in DISCS.items():
            for face, c in zip(('dark', 'light'), faces):
                check(where, f'{pair} {face}', [c['mid']], felt, board['seen'])
        lines(where, board, felt, CLEAR)
        for what, tones in usual(m) + both(m, 'black', 'white'):
            check(where, what, tones, felt, board['seen'])
        check(where, 'label', [board['label']], [board['frame_h'], board.get('frame_v', board['frame_h'])])
    for pair, (dark, light) in DISCS.items():
        for theme in ('light', 'dark'):
            m, where = MARKS[theme], f'{pair} {theme}'
            check(where, 'dark and light', [dark['mid']], [light['mid']])
            check(where, 'turns on dark', [m['turns']], [dark['mid']])
            check(where, 'turns on light', [m['go']], [light['mid']])
            check(where, 'last on dark', [m['red_on_black']], [dark['mid']])
            check(where, 'last on light', [m['red_on_white']], [light['mid']])


def wooden():
    stones = [(f'{name} {side}', tones(STONES[kind], side)) for name, kinds in STONE_SETS.items() for side, kind in zip(('black', 'white'), kinds)]
    for family, boards in (('go', {**GO, **palettes('go'), **gomoku()}), ('four', {**FOUR, **palettes('four')})):
        for name, board in boards.items():
            m, where = MARKS[name.rsplit('_', 1)[1]], f'{family} {name}'
            if family == 'go':
                on = [s for n in (9, 19) for s in grounds(board, [board['seen']], 'go', n, n)] + grounds(board, [board['seen']], 'gomoku', 15, 15)
                lines(where, board, on)
                marks = usual(m) + both(m, 'black', 'white', 'forbidden', 'dead')
            else:       # also the dark and the light side of a cup
                cup = [board['seen'], board['cup'], board['cup_light']] if 'cup_light' in board else \
                    [board['seen'], mix(board['seen'], board['cup'], .24), mix(board['seen'], '#FFF2D4', .2)]
                on = grounds(board, cup, 'four', 8, 8)
                marks = usual(m)
                if 'contrast_' in name:
                    check(where, 'rim of a cup', [board['rim']], cup, need=LINES)
            for what, seen in stones + marks:
                check(where, what, seen, on, board['seen'])
            check(where, 'label', [board['label']], grounds(board, [board.get('frame_h', board['seen'])], 'gomoku', 15, 15))
    m = MARKS['light']
    for name, kinds in STONE_SETS.items():
        black, white = (STONES[kind] for kind in kinds)
        check(name, 'edge of the white stone', [white['edge']], [white['mid']])
        check(name, 'black and white', [black['mid']], [white['mid']])
        check(name, 'last on black', [m['on_black']], [black['mid'], black.get('hi', black['mid'])])
        check(name, 'last on white', [m['on_white']], [white['mid'], white.get('lo', white['mid'])])


def inlaid():
    """Hexdame: three tones, and every man on each of them."""
    for name, board in {**HEXDAME, **palettes('hexdame')}.items():
        m, where = MARKS[name.rsplit('_', 1)[1]], f'hexdame {name}'
        for tone in range(3):
            colour, on = board[f'tone{tone}'], []
            for s in (compose.Hexagons('hexdame', 9, 9, turn) for turn in (0, 90)):
                for c, r in s.cells:
                    if s.name(c, r)[4] == str(tone):
                        step = hexagons.jitter(int(s.name(c, r)[6:])) if name in HEXDAME else 0
                        seen = mix(colour, '#FFF0D8' if step > 0 else '#2A1200', abs(step))
                        seen = mix(seen, board['ink'], INKED) if tone == 2 and 'hatched' in board.get('hatching', '') else seen
                        x, y = s.centre(c, r)
                        on.append(under(board, seen, ((s.frame + x) / s.width + (s.frame + y) / s.height) / 2))
            for k, p in PIECES.items():
                check(where, f'man {k} on tone {tone}', [p['mid'], *([p['inlay']] if p['inlay'] else []), *([p['edge']] if k in ('white', 'ink_light') else [])], on, colour)
            for what, seen in usual(m) + both(m, 'must'):
                check(where, f'{what} on tone {tone}', seen, on, colour)
            if 'contrast_' in name:
                check(where, f'lines on tone {tone}', [board['line_colour']], on, colour, need=4)
        for a, b in ((0, 1), (1, 2), (0, 2)):
            check(where, f'tones {a} and {b}', [board[f'tone{a}']], [board[f'tone{b}']], need=1.5 if 'contrast_' in name else 1.2)
        check(where, 'label', [board['label']], [board['frame_h'], board.get('frame_v', board['frame_h'])])


def linked():
    """Hex: stones on the cells, and the bands beside the cells and the frame."""
    stones = [(f'{name} {side}', tones(STONES[kind], side)) for name, kinds in STONE_SETS.items() for side, kind in zip(('black', 'white'), kinds)]
    for name, board in {**rooms.hex(), **palettes('hex')}.items():
        m, where = MARKS[name.rsplit('_', 1)[1]], f'hex {name}'
        on = []
        for s in (compose.Hexagons('hex', n, n, turn) for n in (3, 11) for turn in (0, 90)):
            places = [s.centre(*cell) for cell in s.cells]
            on += {under(board, board['seen'], round((x + s.frame) / s.width + (y + s.frame) / s.height, 2) / 2) for x, y in places}
        for what, seen in stones + usual(m):
            check(where, what, seen, on, board['seen'])
        check(where, 'lines', [board['dent']], on, board['seen'], LINES if 'contrast_' in name else NEED)
        both_ends = {side: [board[side], board[f'{side}_lo']] for side in ('first', 'second')}
        for colour in both_ends['first']:
            check(where, 'the bands', [colour], both_ends['second'], need=LINES)
            check(where, 'dark band and cells', [colour], on)
        for colour in both_ends['second']:
            check(where, 'light band and cells', [colour, board['seam']], on)
            check(where, 'light band and outline', [board['seam']], [colour])
            check(where, 'light band and frame', [colour, board['seam']], [board['brink']])
        check(where, 'dark band and frame', [board['first'], board['first_rise']] if board['first_rise'] != 'none' else [board['first']], [board['brink']], need=1.5)
        check(where, 'label', [board['label']], [board['brink']], need=LINES if 'contrast_' in name else NEED)


def tones(stone, side):
    """Returns the tones by which a stone stands out: its body, and the edge of a white one."""
    return [stone['mid'], stone['edge']] if side == 'white' else [stone['mid']]


def connect_four():
    for name, board in {**CONNECT_FOUR, **palettes('connect_four')}.items():
        m, where = MARKS[name.rsplit('_', 1)[1]], f'connect four {name}'
        wells = [board['well'], board['well_lo']]
        for chip, c in CHIPS.items():
            check(where, chip, [c['mid'], c['inlay']] if chip == 'black' else [c['mid']], wells)
        plate = [board['hi'], board['seen'], board['lo']]
        for what, tones, on in (('landing', [m['landing']], wells), ('drop', [m['landing'], m['landing_edge']], plate),
                                ('label', [board['label']], plate), *((w, t, plate + wells) for w, t in both(m, 'focus', 'refused', 'hint'))):
            check(where, what, tones, on)
    m = MARKS['light']
    for chip, c in CHIPS.items():
        for what in ('shine', 'last disc'):
            check('connect four', f'{what} on {chip}', [m['shine'], m['shine_edge']], [c['hi'], c['mid'], c['lo']])
    for a, b in PAIRS:
        assert CHIPS[a]['raised'] != CHIPS[b]['raised']
        check('connect four', f'{a} and {b}', [CHIPS[a]['mid']], [CHIPS[b]['mid']], need=2)
        print(f'connect four           also differ in the sign: {CHIPS[a]["raised"]} from {CHIPS[b]["raised"]}')


def main():
    for part in (checkers, reversi, wooden, connect_four, inlaid, linked):
        part()
    m = MARKS['light']
    for what, a, b in (('green on its edge', 'go', 'edge'), ('red on cream', 'take', 'edge'), ('forbidden on its edge', 'forbidden', 'forbidden_edge'),
                       ('dead', 'dead', 'dead_edge'), ('shine', 'shine', 'shine_edge')):
        check('marks', what, [m[a]], [m[b]])
    print(f'{len(failed)} fail' + ''.join(f'\n  {f}' for f in failed))
    return bool(failed)


if __name__ == '__main__':
    sys.exit(main())
