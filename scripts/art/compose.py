"""Fills the templates of the boards with numbers and strings of equal parts. The reference for the app's code."""
import json
import re
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from pathlib import Path

from grounds import LONG, ROOM
from palette import FRAME, HOLE

ASSETS = Path(__file__).resolve().parents[2] / 'assets'

# For each game: the folder of its board, the frame outside the cells and the height of a cell, in cell units.
GAMES = {'checkers': ('checkers', FRAME, 100), 'reversi': ('reversi', 42, 100), 'go': ('go', 64, 100 * 15 / 14),
         'gomoku': ('gomoku', 64, 100), 'four': ('four', 34, 100), 'connect_four': ('connect_four', 22, 100)}
TILES = 7
# The boards of hexagons: the same, and the distance of the bed from the cells' hull, the radius of the hull's corners, and the
# direction of the columns. The columns and the rows lie 60 degrees apart.
HEXAGONS = {'hexdame': ('hexdame', 40, 5, 108, -30), 'hex': ('hex', 66, 27, 69, 0)}
HEX_TILES = 8
STEPS = (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)       # from a cell to its neighbours, clockwise
CORE = 29.2             # distance of the shadow's core from the edge of the slab, in board units


def tile(c, r):
    """Returns the number of the wood picture for a square."""
    return (c * 3 + r * 5) % TILES


def number(v):
    return f'{v:.3f}'.rstrip('0').rstrip('.')


def size(game, columns, rows, turn=0):
    """Returns the size of the board with its frame in cell units, and the number of board units per cell unit."""
    if game in HEXAGONS:
        board = Hexagons(game, columns, rows, turn)
        return board.width, board.height, board.k
    _, frame, high = GAMES[game]
    width, height = 100 * columns + 2 * frame, high * rows + 2 * frame
    return width, height, LONG / max(width, height)


def numbers(game, columns, rows, mirrored=False, line=2.5, turn=0):
    """Returns the values of a template's placeholders, except colours and grain. `line` is in cell units;
    the app rounds it to a whole number of pixels."""
    if game in HEXAGONS:
        return Hexagons(game, columns, rows, turn).numbers(line)
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


class Hexagons:
    """A board of hexagons in cell units: neighbouring centres are 100 apart, and 0,0 is the corner of the box around all cells.
    `turn` turns the board clockwise by that many degrees, a multiple of 90."""

    def __init__(self, game, columns, rows, turn=0):
        _, self.frame, self.bed, self.radius, start = HEXAGONS[game]
        self.game = game
        # The ways to the six neighbours, clockwise, and between each two of them a corner of the cell.
        self.ways = [(100 * cos(radians(a)), 100 * sin(radians(a))) for a in range(start + turn, start + turn + 360, 60)]
        self.corners = [((a[0] + b[0]) / 3, (a[1] + b[1]) / 3) for a, b in zip((self.ways[-1], *self.ways), self.ways)]
        self.cells = [(c, r) for r in range(rows) for c in range(columns)]
        ends = [(0, 0), (columns - 1, 0), (columns - 1, rows - 1), (0, rows - 1)]
        if game == 'hexdame':
            self.cells = [(c, r) for c, r in self.cells if 4 <= c + r <= 12]
            ends = [(8, 0), (8, 4), (4, 8), (0, 8), (0, 4), (4, 0)]
        self.corner = 0, 0
        all = [self.centre(*cell, corner) for cell in self.cells for corner in self.corners]
        (left, *_, right), (top, *_, bottom) = (sorted(axis) for axis in zip(*all))
        self.corner = left, top
        self.width, self.height = right - left + 2 * self.frame, bottom - top + 2 * self.frame
        self.k = LONG / max(self.width, self.height)
        # For each corner of the hull, clockwise: the centre of its arc, and the outward normals of the sides before and after it.
        # The arcs of all paths around the hull have the same centres, so these paths run parallel.
        ends = [self.centre(*cell) for cell in ends]
        normals = [((b[1] - a[1]) / hypot(b[0] - a[0], b[1] - a[1]), (a[0] - b[0]) / hypot(b[0] - a[0], b[1] - a[1]))
                   for a, b in zip(ends, ends[1:] + ends[:1])]
        self.arcs = []
        for (x, y), m, n in zip(ends, normals[-1:] + normals, normals):
            to = (100 / sqrt(3) - self.radius) / (1 + m[0] * n[0] + m[1] * n[1])
            self.arcs.append(((x + to * (m[0] + n[0]), y + to * (m[1] + n[1])), m, n))
        self.loop = self.walk()

    def centre(self, c, r, by=(0, 0)):
        """Returns the centre of a cell, or a point `by` from it."""
        a, b = self.ways[:2]
        return tuple(c * a[i] + r * b[i] + by[i] - self.corner[i] for i in (0, 1))

    def walk(self):
        """Returns the points of the outline, clockwise: the corners, and after each of them the middle of the edge."""
        there, loop = set(self.cells), []
        (c, r), i = start = self.cells[0], 3        # the first cell of a row has no neighbour on its left
        while True:
            near = c + STEPS[i][0], r + STEPS[i][1]
            if near in there:
                (c, r), i = near, (i - 2) % 6
            else:
                (x, y), (x1, y1) = (self.centre(c, r, self.corners[j % 6]) for j in (i, i + 1))
                loop += [(x, y), ((x + x1) / 2, (y + y1) / 2)]
                i = (i + 1) % 6
            if ((c, r), i) == start:
                return loop

    def hull(self, by, frame=0, k=1):
        """Returns the path around the cells' straight hull, `by` outside it; with `frame` and `k`, in board units."""
        q, out = self.radius + by, []
        for (x, y), m, n in self.arcs:
            start, end = (point(k * (x + frame + q * z[0]), k * (y + frame + q * z[1])) for z in (m, n))
            out.append(f'{"L" if out else "M"}{start}A{number(k * q)} {number(k * q)} 0 0 1 {end}')
        return ''.join(out) + 'Z'

    def band(self, side):
        """Returns the path between the outline and the bed along a side, to the middle of both corners."""
        q = self.radius + self.bed
        (a, m, n), (b, _, o) = self.arcs[side], self.arcs[(side + 1) % len(self.arcs)]

        def far(centre, *normals):
            x, y = map(sum, zip(*normals))
            return centre[0] + q * x / hypot(x, y), centre[1] + q * y / hypot(x, y)
        start, end = far(a, m, n), far(b, n, o)
        # The outline meets the middle of a corner in one of its points.
        first, last = (min(range(len(self.loop)), key=lambda i: hypot(self.loop[i][0] - x, self.loop[i][1] - y)) for x, y in (start, end))
        inner = [i % len(self.loop) for i in range(first, last + 1 if first < last else last + 1 + len(self.loop))]
        inner = [point(*self.loop[i]) for i in inner if i % 2 == 0 or i in (first, last)]
        arc = f'A{number(q)} {number(q)} 0 0 0 '
        return f'M{"L".join(inner)}L{point(*end)}{arc}{point(*far(b, n))}L{point(*far(a, n))}{arc}{point(*start)}Z'

    def label(self, c, r, way):
        """Returns the place of a letter for the line of cells that ends at a cell: where that line, in the direction of the neighbour
        `way`, meets the middle of the frame."""
        (x, y), (dx, dy), q = self.centre(c, r), (v / 100 for v in self.ways[way % 6]), self.radius + (self.bed + self.frame) / 2
        hits = [((q - (x - ox) * n[0] - (y - oy) * n[1]) / (dx * n[0] + dy * n[1]), i) for i, ((ox, oy), _, n) in enumerate(self.arcs) if dx * n[0] + dy * n[1] > .01]
        t, i = min(hits)
        n = self.arcs[i][2]
        for sign, ((ox, oy), *_) in ((-1, self.arcs[i]), (1, self.arcs[(i + 1) % len(self.arcs)])):
            if sign * ((x + t * dx - ox) * -n[1] + (y + t * dy - oy) * n[0]) > 0:       # beyond the side, so in the arc of its corner
                b = (x - ox) * dx + (y - oy) * dy
                t = sqrt(b * b - (x - ox) ** 2 - (y - oy) ** 2 + q * q) - b
                break
        return x + t * dx, y + t * dy

    def rail(self, i, centre, m, n):
        """Returns the rail of a side, placed at the sharp corner where it begins."""
        to = (self.radius + self.frame) / (1 + m[0] * n[0] + m[1] * n[1])
        x, y = (number(p + to * (a + b)) for p, a, b in zip(centre, m, n))
        return f'<use href="#rail{i % 3}" transform="translate({x} {y}) rotate({number(degrees(atan2(n[0], -n[1])))})"/>'

    def name(self, c, r):
        """Returns the name of the drawing of a cell. Those of neighbours differ in their tone."""
        return 'cell' if self.game == 'hex' else f'tone{(c - r) % 3}_{(3 * c + 5 * r) % HEX_TILES}'

    def numbers(self, line):
        """Returns the values of the placeholders."""
        k = self.k
        out = dict(width=k * self.width, height=k * self.height, room_width=k * self.width + 2 * ROOM, room_height=k * self.height + 2 * ROOM,
                   frame=k * self.frame, cell=k, line=line)
        out = {name: number(v) for name, v in out.items()}
        out['hexagon'] = f'M{"L".join(point(*p) for p in self.corners)}Z'
        out['cells'] = ''.join('<use href="#{}" x="{}" y="{}"/>'.format(self.name(*cell), *map(number, self.centre(*cell))) for cell in self.cells)
        out['outline'] = f'M{"L".join(point(*p) for p in self.loop[::2])}Z'
        out['bed'] = self.hull(self.bed)
        out['slab'], out['core'] = (self.hull(self.frame - inside / k, self.frame, k) for inside in (1, CORE))
        if self.game == 'hexdame':
            out['rails'] = ''.join(self.rail(i, *arc) for i, arc in enumerate(self.arcs))
        if self.game == 'hex':
            out['edges_first'], out['edges_second'] = (self.band(side) + self.band(side + 2) for side in (0, 1))
        return out


def point(x, y):
    return f'{number(x)} {number(y)}'


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
    folder = (GAMES | HEXAGONS)[game][0]
    palette = palettes(folder)[board]
    template = palette.get(name, f'{folder}/{name}')
    values = {**palette, **numbers(game, columns, rows, **more)}
    if 'wood' in palette:
        values['grain'] = (ASSETS / f'boards/grain/{palette["wood"]}.txt').read_text()
    return fill((ASSETS / f'boards/{template}.svg').read_text(), values)
