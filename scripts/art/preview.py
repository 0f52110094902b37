#!/usr/bin/env python3
"""preview.py FOLDER [GAME...]: composes a position with pieces and marks on each board from the files of assets/, as the
app does. Writes FOLDER/GAME_BOARD_THEME.svg, and all sets of pieces to FOLDER/sets.svg; `rsvg-convert -w 1500 go_kaya_light.svg -o go.png` makes a picture. A number
in place of a game makes a sheet of all these pictures, each that many pixels wide."""
import io
import itertools
import json
import re
import subprocess
import sys
from pathlib import Path

from PIL import Image

import compose
from compose import ASSETS
from discs import DISC_SIDE
from pieces import face_lift

DIAGONAL = 100 * 2 ** .5
TABLE = {'light': '#F6F0E6', 'dark': '#1A1512'}
serial = itertools.count()


def body(text):
    """Returns an SVG without its outermost tag, with unique ids."""
    own = f's{next(serial)}_'
    text = re.sub(r' id="', f' id="{own}', text)
    text = re.sub(r'(url\(|href=")#', rf'\1#{own}', text)
    return re.sub(r'</?svg[^>]*>', '', text)


class Scene:
    def __init__(self, game, board, columns, rows, **more):
        self.game, self.board, self.columns, self.rows, self.more = game, board, columns, rows, more
        self.theme = board.rsplit('_', 1)[1]
        self.marks = json.loads((ASSETS / 'marks/palettes.json').read_text())[self.theme]
        self.hexagons = compose.Hexagons(game, columns, rows, more.get('turn', 0)) if game in compose.HEXAGONS else None
        self.frame, self.high = (self.hexagons.frame, 100) if self.hexagons else compose.GAMES[game][1:]
        self.width, self.height, self.k = compose.size(game, columns, rows, more.get('turn', 0))
        self.parts = [self.layer('shadow'), self.layer('board')]

    def layer(self, name):
        """In cell units, 0,0 the corner of the first cell."""
        text = compose.drawing(self.game, name, self.board, self.columns, self.rows, **self.more)
        return f'<g transform="translate({-self.frame} {-self.frame}) scale({1 / self.k})">{body(text)}</g>'

    def put(self, file, c, r, y=0, scale=1, opacity=1, turn=0, **values):
        text = compose.fill((ASSETS / f'{file}.svg').read_text(), {**self.marks, **values})
        more = f' rotate({turn})' if turn else ''
        more += f' scale({scale})' if scale != 1 else ''
        fade = f' opacity="{opacity}"' if opacity != 1 else ''
        cx, cy = self.hexagons.centre(c, r) if self.hexagons else (100 * c + 50, self.high * (r + .5))
        self.parts.append(f'<g transform="translate({cx:.6g} {cy + y:.2f}){more}"{fade}>{body(text)}</g>')

    def mark(self, name, c, r, **more):
        self.put(f'marks/{name}', c, r, **more)

    def text(self, room=70, above=0):
        x, y, w, h = -self.frame - room, -self.frame - room - above, self.width + 2 * room, self.height + 2 * room + above
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:.1f} {y:.1f} {w:.1f} {h:.1f}">'
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{TABLE[self.theme]}"/>{"".join(self.parts)}</svg>\n')


# ---------------------------------------------------------------- checkers
def checkers(board, pair):
    s, (top, low) = Scene('checkers', board, 8, 8), pair

    def hop(c, r, start, end):
        """An arrow down right over one square; `start`, `end`: its distances from the centres of the two squares."""
        length = 2 * DIAGONAL - start - end
        way = (start + length) / DIAGONAL
        s.mark('arrow', c + way, r + way, turn=45, length=f'{length:.1f}')
    men = {(c, r): ('man', top) for c, r in ((1, 0), (3, 0), (5, 0), (0, 1), (2, 1), (7, 2), (6, 1), (3, 2))}
    men |= {(c, r): ('man', low) for c, r in ((2, 3), (4, 5), (6, 5), (1, 6), (3, 6), (0, 7), (4, 7), (6, 7))}
    men |= {(1, 2): ('king', top), (5, 2): ('king', low)}
    men = sorted(men.items(), key=lambda m: m[0][1])
    # under the pieces
    for name, c, r in (('last', 2, 7), ('last', 1, 6), ('selected', 1, 2), ('dot', 7, 4), ('hint', 7, 6)):
        s.mark(name, c, r)
    s.put(f'pieces/checkers/king_{top}', 5, 6, opacity=.5)
    hop(1, 2, 46, 8)
    hop(3, 4, 10, 30)
    for square, (kind, _) in men:
        s.put(f'pieces/checkers/shadow_{kind}', *square)
    for square, (kind, colour) in men:
        s.put(f'pieces/checkers/{kind}_{colour}', *square)
    # over them
    for c, r in ((2, 3), (4, 5)):
        s.mark('taken', c, r, y=-face_lift(king=False))
    for name, c, r in (('ring', 6, 5), ('must_capture', 3, 2), ('refused', 6, 1), ('focus', 0, 1)):
        s.mark(name, c, r)
    return s.text()


def draughts(board, pair):
    s = Scene('checkers', board, 10, 10, mirrored=True)
    men = [(c, r, pair[r > 4]) for r in (0, 1, 2, 3, 6, 7, 8, 9) for c in range(10) if (c + r) % 2 == 0]
    for c, r, _ in men:
        s.put('pieces/checkers/shadow_man', c, r)
    for c, r, colour in men:
        s.put(f'pieces/checkers/man_{colour}', c, r)
    return s.text()


# ---------------------------------------------------------------- reversi
REVERSI = '''
........
..bb....
..bbbb..
.ww.bww.
.bbbwwwb
.bbwww..
...w....
...wb...'''.split()


def reversi(board, pair):
    s, lift = Scene('reversi', board, 8, 8, line=1.8), -DISC_SIDE / 2
    discs = [(c, r, {'b': 'dark', 'w': 'light'}[v]) for r, row in enumerate(REVERSI) for c, v in enumerate(row) if v in 'bw']
    for c, r, _ in discs:
        s.put('pieces/reversi/shadow', c, r)
    for i in range(7):
        s.put(f'pieces/reversi/shadow_turn_{i + 1}', i + 1, 0)
    for c, r, face in discs:
        s.put(f'pieces/reversi/{pair}_{face}', c, r)
    for i in range(7):
        s.put(f'pieces/reversi/{pair}_turn_{i + 1}', i + 1, 0)
    for c, r in ((0, 3), (0, 4), (0, 5), (1, 6)):
        s.mark('dot_light', c, r)
    for c, r in ((6, 6), (7, 3), (6, 1)):
        s.mark('dot_dark', c, r)
    s.put(f'pieces/reversi/{pair}_light', 0, 1, opacity=.5)
    for c, r in ((2, 1), (3, 1), (2, 2)):
        s.mark('turns_on_dark', c, r, y=lift)
    for c, r in ((4, 5), (5, 5)):
        s.mark('turns_on_light', c, r, y=lift)
    s.mark('last_on_dark', 1, 5, y=lift)
    s.mark('last_on_light', 3, 7, y=lift)
    s.mark('focus', 7, 7)
    s.mark('hint', 6, 7)
    return s.text()


# ---------------------------------------------------------------- stones
def stone(pair, colour, c, r):
    return f'pieces/stones/{pair}_{colour}' + (f'_{(c * 3 + r * 2) % 5 + 1}' if (pair, colour) == ('slate', 'white') else '')


def stones(s, pair, where, scale):
    for c, r in where:
        s.put('pieces/stones/shadow', c, r, scale=scale)
    for (c, r), colour in where.items():
        s.put(stone(pair, colour, c, r), c, r, scale=scale)


GO = 'Q16 D4 Q4 D16 F3 C6 D2 C3 J3 O17 R14 Q18 R17 L17 C14 F17 C10 R3 Q3 R4 R5 S5 S6 S4 R6 Q2 P2 R2 P3 R10 O4 E3 E2 Q10 H17 G3 G4 H3 G2 F4 H4 J4 C8 E7'.split()


def go(board, pair):
    s = Scene('go', board, 19, 19)
    where = {('ABCDEFGHJKLMNOPQRST'.index(m[0]), 19 - int(m[1:])): ('black', 'white')[i % 2] for i, m in enumerate(GO)}
    last = list(where)[-1]
    stones(s, pair, where, 1)
    s.mark('last_on_white', *last)
    s.mark('last_on_black', 2, 11)
    s.put(stone(pair, 'black', 0, 0), 9, 9, opacity=.5)
    return s.text()


SCORE = '''
...XO....
.X.XO..O.
..XXOO...
..XOO..x.
.XXXO.O..
X.oXXOO..
....XXOOO
..X..XXXO
.......XO'''.split()


def go9(board, pair):
    s = Scene('go', board, 9, 9, line=2)
    colours = {'X': 'black', 'O': 'white'}
    stones(s, pair, {(c, r): colours[v] for r, row in enumerate(SCORE) for c, v in enumerate(row) if v in 'XO'}, 1)
    for r, row in enumerate(SCORE):
        for c, v in enumerate(row):
            if v in 'xo':
                s.put(stone(pair, colours[v.upper()], c, r), c, r, opacity=.5)
                s.mark('dead', c, r)
            elif v == '.':
                s.mark(f'territory_{"black" if c < 4 + (r > 6) * 3 else "white"}', c, r)
    return s.text()


def gomoku(board, pair):
    s = Scene('gomoku', board, 15, 15)
    black = ((7, 7), (8, 6), (6, 8), (9, 5), (5, 9), (7, 6), (8, 8), (6, 6), (9, 8), (5, 7), (10, 6))
    white = ((8, 7), (7, 5), (6, 7), (10, 4), (7, 8), (9, 7), (8, 5), (9, 6), (6, 5), (4, 10))
    where = {p: 'black' for p in black} | {p: 'white' for p in white}
    five = ((5, 9), (6, 8), (7, 7), (8, 6), (9, 5))
    s.mark('line', 9, 5, turn=-45, length=f'{4 * DIAGONAL:.1f}')
    stones(s, pair, where, .96)
    for p in five:
        s.mark('last_on_black', *p, scale=.96)
    s.mark('last_on_white', 4, 10, scale=.96)
    for c, r in ((5, 5), (11, 9), (3, 3)):
        s.mark('forbidden', c, r)
    s.mark('hint', 11, 3)
    s.mark('selected', 2, 12)
    s.mark('dot', 12, 12)
    return s.text()


def four(board, pair):
    s = Scene('four', board, 8, 8)
    turns = ((0, 4), (1, 4), (2, 4), (1, 3), (1, 5), (2, 5), (3, 5), (2, 3), (3, 4), (4, 4), (2, 2), (3, 3), (4, 3), (3, 2), (4, 5), (5, 5), (3, 1), (4, 2), (5, 3), (2, 6))
    where = {p: ('black', 'white')[i % 2] for i, p in enumerate(turns)}
    stones(s, pair, where, .82)
    for c, r in itertools.product(range(8), range(8)):
        if (c, r) not in where and any((c + a, r + b) in where for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))):
            s.mark('dot_small', c, r)
    s.mark('last_on_white', 2, 6, scale=.82)
    s.mark('focus', 7, 7)
    return s.text()


# ---------------------------------------------------------------- connect four
FALLEN = '''
.......
.......
...ba..
..aba..
.abbab.
ababaab'''.split()


def connect_four(board, pair):
    s = Scene('connect_four', board, 7, 6)
    for r, row in enumerate(FALLEN):
        for c, v in enumerate(row):
            if v != '.':
                s.put(f'pieces/connect_four/{pair[v == "b"]}', c, r)
    s.mark('landing', 5, 3)
    s.put(f'pieces/connect_four/sign_{pair[0]}', 5, 3)
    s.mark('landing', 1, 3)
    s.put(f'pieces/connect_four/sign_{pair[1]}', 1, 3)
    s.put(f'pieces/connect_four/{pair[1]}', 6, 4)
    s.mark('veil', 6, 4)
    s.parts.append(s.layer('front'))
    for c, r in ((0, 5), (1, 4), (2, 3)):
        s.mark('shine', c, r)
    s.mark('last_chip', 3, 2)
    s.mark('drop', 5, -.61)
    s.put('pieces/connect_four/shadow_lifted', 5, -1.3)
    s.put(f'pieces/connect_four/{pair[0]}', 5, -1.3)
    return s.text(above=90)


# ---------------------------------------------------------------- hexagons
def hexdame(board, pair, turn=0):
    """The start, the marks between the camps, and a king of each side."""
    s, (top, low) = Scene('hexdame', board, 9, 9, turn=turn), pair
    men = {(c, r): top for c in range(5, 9) for r in range(4)} | {(c, r): low for c in range(4) for r in range(5, 9)}
    men = {cell: ('man', colour) for cell, colour in men.items() if 4 <= sum(cell) <= 12}
    men |= {(2, 2): ('king', top), (6, 6): ('king', low)}
    for name, c, r in (('selected', 3, 5), ('dot', 4, 4), ('dot', 4, 5), ('dot', 3, 4), ('hint', 5, 5), ('last', 4, 3), ('last', 5, 3)):
        s.mark(name, c, r, scale=.9)
    men = sorted(men.items(), key=lambda man: s.hexagons.centre(*man[0])[1])
    for cell, (kind, _) in men:
        s.put(f'pieces/checkers/shadow_{kind}', *cell, scale=.96)
    for cell, (kind, colour) in men:
        s.put(f'pieces/checkers/{kind}_{colour}', *cell, scale=.96)
    return s.text()


HEX = 'f6 e7 g5 d5 h7 e6 f7 g7 h6 i4 d9 c10 h4 i3 g4 h3 c8 b9 f4 e5 d8 g8'.split()


def hex(board, pair, size=11, turn=0):
    s = Scene('hex', board, size, size, line=2 if size > 7 else 1.6, turn=turn)
    where = {('abcdefghijklmnopqrs'.index(m[0]), int(m[1:]) - 1): ('black', 'white')[i % 2] for i, m in enumerate(HEX)}
    if size < 11:
        where = {(1, 1): 'black', (0, 2): 'white', (2, 0): 'black'}
    if size > 11:
        where = {(c + 4, r + 4): v for (c, r), v in where.items()}
    stones(s, pair, where, .86)
    s.mark('last_on_white' if list(where.values())[-1] == 'white' else 'last_on_black', *list(where)[-1], scale=.86)
    return s.text()


# For each scene: the function that draws it, and the sets of pieces that take turns on the boards of its game.
CHECKERS = ('black', 'red'), ('black', 'white'), ('white', 'red'), ('wood_dark', 'wood_light'), ('ink_dark', 'ink_light')
STONES = 'slate', 'flat', 'glass', 'agate'
GAMES = {
    'checkers': (checkers, CHECKERS),
    'draughts': (draughts, CHECKERS),
    'reversi': (reversi, ('classic', 'navy', 'jade', 'wood', 'ink')),
    'go': (go, STONES),
    'go9': (go9, STONES),
    'gomoku': (gomoku, STONES),
    'four': (four, STONES),
    'hexdame': (hexdame, CHECKERS),
    'hex': (hex, STONES),
    'connect_four': (connect_four, (('red', 'yellow'), ('plum', 'cream'), ('coral', 'teal'), ('black', 'white'))),
}
FAMILIES = {'draughts': 'checkers', 'go9': 'go'}


def boards(game):
    """Returns the names of the boards of a scene, without the theme."""
    return dict.fromkeys(name.rsplit('_', 1)[0] for name in compose.palettes((compose.GAMES | compose.HEXAGONS)[FAMILIES.get(game, game)][0]))


def pieces():
    """Returns a drawing of all sets, a row per folder of pieces, each on a ground of its games."""
    rows = [('checkers', [f'{rank}_{colour}' for pair in CHECKERS[1:] for colour in pair for rank in ('man', 'king')], '#A66B3D'),
            ('reversi', [f'{pair}_{face}' for pair in GAMES['reversi'][1] for face in ('dark', 'turn_3', 'light')], '#23845A'),
            *(('stones', [stone(pair, side, 0, 0).rsplit('/')[-1] for pair in STONES for side in ('black', 'white')], ground) for ground in ('#DDB56A', '#FAF6EA')),
            ('connect_four', [f'{sign}{colour}' for pair in GAMES['connect_four'][1] for colour in pair for sign in ('', 'sign_')], '#0A1830')]
    out, wide = '', 110 * max(len(names) for _, names, _ in rows)
    for r, (folder, names, ground) in enumerate(rows):
        out += f'<rect y="{116 * r}" width="{wide}" height="116" fill="{ground}"/>'
        for c, name in enumerate(names):
            shadow = {'checkers': [f'shadow_{name.split("_")[0]}'], 'connect_four': []}.get(folder, ['shadow'])
            for file in (*shadow, name):
                out += f'<g transform="translate({110 * c + 55} {116 * r + 58})">{body((ASSETS / f"pieces/{folder}/{file}.svg").read_text())}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {116 * len(rows)}">{out}</svg>\n'


def sheet(folder, side):
    """Puts a picture of each board in both themes on one sheet, a row per game and theme, `side` pixels wide each."""
    rows = [[folder / f'{game}_{board}_{theme}.svg' for board in boards(game)] for game in GAMES for theme in TABLE if not (game in FAMILIES and side < 200)]
    gap = side // 12
    out = Image.new('RGB', (gap + (side + gap) * max(map(len, rows)), gap + (side + gap) * len(rows)), '#8A8580')
    for r, row in enumerate(rows):
        for c, file in enumerate(row):
            png = subprocess.run(['rsvg-convert', '-w', str(side), '-h', str(side), '-a', file], check=True, capture_output=True).stdout
            out.paste(Image.open(io.BytesIO(png)).convert('RGB'), (gap + c * (side + gap), gap + r * (side + gap)))
    out.save(folder / f'sheet_{side}.png')


if __name__ == '__main__':
    folder, wanted = Path(sys.argv[1]), sys.argv[2:] or GAMES
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'sets.svg').write_text(pieces())
    for game in wanted:
        if game.isdigit():
            sheet(folder, int(game))
            continue
        draw, sets = GAMES[game]
        for board, pair in zip(boards(game), itertools.cycle(sets)):
            for theme in TABLE:
                (folder / f'{game}_{board}_{theme}.svg').write_text(draw(f'{board}_{theme}', pair))
