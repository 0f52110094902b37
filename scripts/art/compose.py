"""Fills the templates of the boards with numbers and strings of equal parts. The reference for the app's code."""
import json
import re
from math import ceil
from pathlib import Path

from grounds import LONG, ROOM
from palette import FRAME, HOLE

ASSETS = Path(__file__).resolve().parents[2] / 'assets'

# For each game: the folder of its board, the frame outside the cells and the height of a cell, in cell units.
GAMES = {'checkers': ('checkers', FRAME, 100), 'reversi': ('reversi', 42, 100), 'go': ('go', 64, 100 * 15 / 14),
         'gomoku': ('gomoku', 64, 100), 'four': ('four', 34, 100), 'connect_four': ('connect_four', 22, 100)}
TILES = 7


def tile(c, r):
    """Returns the number of the wood picture for a square."""
    return (c * 3 + r * 5) % TILES


def number(v):
    return f'{v:.3f}'.rstrip('0').rstrip('.')


def size(game, columns, rows):
    """Returns the size of the board with its frame in cell units, and the number of board units per cell unit."""
    _, frame, high = GAMES[game]
    width, height = 100 * columns + 2 * frame, high * rows + 2 * frame
    return width, height, LONG / max(width, height)


def numbers(game, columns, rows, mirrored=False, line=2.5):
    """Returns the values of a template's placeholders, except colours and grain. `line` is in cell units;
    the app rounds it to a whole number of pixels."""
    _, frame, high = GAMES[game]
    width, height, k = size(game, columns, rows)
    each = [(c, r) for r in range(rows) for c in range(columns)]
    out = dict(width=k * width, height=k * height, room_width=k * width + 2 * ROOM, room_height=k * height + 2 * ROOM,
               frame=k * frame, cell=k, columns=columns, rows=rows, line=line, border_line=1.5 * line)
    out = {name: number(v) for name, v in out.items()}
    out['cells'] = ''.join(f'<use href="#cell" x="{100 * c}" y="{100 * r}"/>' for c, r in each)
    if game == 'checkers':
        dark = 0 if mirrored else 1
        out['cells'] = ''.join(f'<use href="#{"dark" if (c + r) % 2 == dark else "light"}{tile(c, r)}" x="{100 * c}" y="{100 * r}"/>' for c, r in each)
    if game in ('go', 'gomoku'):
        x0, x1, y0, y1 = 50, 100 * columns - 50, high / 2, high * (rows - .5)
        n = number
        out['lines'] = (''.join(f'M{n(x0)} {n(high * (r + .5))}H{n(x1)}' for r in range(1, rows - 1)) +
                        ''.join(f'M{n(100 * c + 50)} {n(y0)}V{n(y1)}' for c in range(1, columns - 1)))
        out['border'] = f'M{n(x0)} {n(y0)}H{n(x1)}V{n(y1)}H{n(x0)}Z'
        r = 9 if max(columns, rows) > 9 else 7
        out['stars'] = ''.join(f'<circle cx="{n(100 * c + 50)}" cy="{n(high * (y + .5))}" r="{r}"/>' for c, y in stars(columns, rows))
    if game == 'reversi':
        corners = [(c, r) for c in (2, columns - 2) for r in (2, rows - 2)] if min(columns, rows) > 4 else []
        out['stars'] = ''.join(f'<circle cx="{100 * c}" cy="{100 * r}" r="5.5"/>' for c, r in corners)
    if game == 'connect_four':
        q = HOLE / 2
        out['holes'] = ''.join(f'M{100 * c + 50 - q:g} {100 * r + 50}a{q:g} {q:g} 0 1 0 {HOLE} 0a{q:g} {q:g} 0 1 0 -{HOLE} 0Z' for c, r in each)
    return out


def stars(columns, rows):
    """Returns the points with a dot, as (column, row) from 0, on boards of the usual sizes; otherwise none."""
    if columns != rows or columns not in (9, 13, 15, 19):
        return []
    edge, middle = 2 if columns == 9 else 3, columns // 2
    lines = (edge, middle, columns - 1 - edge)
    return [(c, r) for c in lines for r in lines if columns == 19 or (c == middle) == (r == middle)]


def palettes(folder):
    return json.loads((ASSETS / 'boards' / folder / 'palettes.json').read_text())


def fill(text, values, keep=()):
    for name, value in values.items():
        text = text.replace('{%s}' % name, str(value))
    left = set(re.findall(r'\{(\w+)\}', text)) - set(keep)
    assert not left, f'nothing for {sorted(left)}'
    return text


def drawing(game, name, board, columns, rows, **more):
    """Returns the text of a drawing of a board: `name` is board, front or shadow; `board` is one of its palettes, which may
    name the drawing of another folder for it."""
    folder = GAMES[game][0]
    palette = palettes(folder)[board]
    template = palette.get(name, f'{folder}/{name}')
    values = {**palette, **numbers(game, columns, rows, **more)}
    if 'wood' in palette:
        values['grain'] = (ASSETS / f'boards/grain/{palette["wood"]}.txt').read_text()
    return fill((ASSETS / f'boards/{template}.svg').read_text(), values)
