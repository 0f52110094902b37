"""The checkers board: one template for all its palettes and sizes, in the units of `grounds.py`.

Colours and woods remain placeholders; `palettes.json` beside the template holds their values."""
import compose
import rooms
import wood
from grounds import bevel, board, cells, field, grains, grounded, lamp, rails, shadow, write_palettes
from palette import BOARDS
from svg import path, rect

CORNER = 8                # radius of the frame's outer corners
WOODS = ('maple', 'walnut', 'green', 'ash')
TILES = compose.TILES     # number of different squares of each wood
TILE_PIXELS = (64, 192)   # along and across the grain
JITTER = .028             # largest difference of brightness between neighbouring squares


def build(out):
    tiles = {kind: [wood.picture(kind, i + 1, (1, 1), TILE_PIXELS) for i in range(TILES)] for kind in WOODS}
    sized(tiles).save(out / 'board.svg')
    shadow().save(out / 'shadow.svg')
    palettes = {}
    for name, p in BOARDS.items():
        flat = {f'sq_{s}': wood.ground(p[f'sq_{s}'], p[f'wood_{s}'], tiles[p[f'wood_{s}']]) for s in ('light', 'dark')}
        palettes[name] = {**p, **flat}
    pictures = grains()
    write_palettes(out, palettes | {k: grounded(p, pictures) for k, p in rooms.palettes('checkers').items()})


def sized(tiles):
    doc = board()
    for kind, pictures in tiles.items():
        for i, picture in enumerate(pictures):
            doc.define(f'{kind}{i}', f'<image id="{kind}{i}" width="100" height="100" preserveAspectRatio="none" style="image-rendering:smooth" href="{wood.data_uri(picture)}"/>')
    doc.add(rails(doc, CORNER, 'walnut', (11, 12)))
    # The squares differ a little in brightness, as in laid veneer.
    for kind in ('light', 'dark'):
        for i in range(TILES):
            step = jitter(i)
            tone = rect(0, 0, 100.4, 100.4, '#FFF0D8' if step > 0 else '#2A1200', fill_opacity=round(abs(step), 4)) if step else ''
            square = rect(0, 0, 100.4, 100.4, f'{{sq_{kind}}}') + tone + f'<use href="#{{wood_{kind}}}{i}"/>'
            line = path('M0 0H100M0 0V100', stroke='#2A1405', stroke_width=.8, stroke_opacity=.28)
            doc.define(f'{kind}_{i}', f'<g id="{kind}{i}">{square}{line}</g>')
    doc.add(field(path(cells(0, 0), '{sq_light}'), '{cells}'))
    # A pale line between two dark ones, between squares and frame.
    doc.add(field(path(cells(4, 4), stroke='#1E0E04', stroke_width=6.4) + path(cells(4, 4), stroke='{inlay}', stroke_width=2.6)))
    doc.add(lamp(doc, CORNER), bevel(doc, CORNER))
    return doc


def jitter(tile):
    """Returns a value from -JITTER to JITTER that differs strongly between neighbours."""
    return ((tile * 3) % TILES - TILES // 2) / (TILES // 2) * JITTER
