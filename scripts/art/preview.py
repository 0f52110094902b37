#!/usr/bin/env python3
"""preview.py FOLDER: a position with pieces and marks on each board, put together from the files of assets/ as the app does it.
Writes FOLDER/checkers_{light,dark,green}.svg; look at them with `rsvg-convert -w 1500 checkers_light.svg -o checkers_light.png`."""
import itertools
import json
import re
import sys
from pathlib import Path

from generate import ASSETS
from pieces import face_lift

DIAGONAL = 100 * 2 ** .5
ROOM = {'light': '#F6F0E6', 'dark': '#1A1512', 'green': '#F6F0E6'}
serial = itertools.count()


def inline(file, values=None, **more):
    """The body of an SVG of assets/ with its placeholders filled and its ids made its own."""
    text = (ASSETS / file).read_text()
    for name, value in {**(values or {}), **more}.items():
        text = text.replace('{%s}' % name, str(value))
    left = re.findall(r'\{\w+\}', text)
    assert not left, f'{file}: nothing for {left}'
    own = f's{next(serial)}_'
    text = re.sub(r' id="', f' id="{own}', text)
    text = re.sub(r'(url\(|href=")#', rf'\1#{own}', text)
    return re.sub(r'</?svg[^>]*>', '', text)


def at(c, r, body, y=0):
    return f'<g transform="translate({90 + 100 * c} {90 + 100 * r + y:g})">{body}</g>'


def scene(theme, top, low):
    board = json.loads((ASSETS / 'boards/checkers/palettes.json').read_text())[theme]
    marks = json.loads((ASSETS / 'marks/palettes.json').read_text())[theme]

    def mark(name, c, r, y=0):
        return at(c, r, inline(f'marks/{name}.svg', marks), y)

    def hop(c, r, start, end):
        """An arrow down right over one square; `start`, `end`: how far from the middles of the two squares."""
        length = 2 * DIAGONAL - start - end
        tip = f'<g transform="rotate(45) translate({start + length:.1f} 0)">'
        return at(c, r, tip + inline('marks/arrow.svg', marks, length=f'{length:.1f}') + '</g>')
    men = {(c, r): ('man', top) for c, r in ((1, 0), (3, 0), (5, 0), (0, 1), (2, 1), (7, 2), (6, 1), (3, 2))}
    men |= {(c, r): ('man', low) for c, r in ((2, 3), (4, 5), (6, 5), (1, 6), (3, 6), (0, 7), (4, 7), (6, 7))}
    men |= {(1, 2): ('king', top), (5, 2): ('king', low)}
    men = sorted(men.items(), key=lambda m: m[0][1])
    parts = [f'<rect x="-60" y="-60" width="1000" height="1000" fill="{ROOM[theme]}"/>',
             inline('boards/checkers/shadow.svg', board), inline('boards/checkers/board.svg', board),
             # under the pieces
             mark('last', 2, 7), mark('last', 1, 6), mark('selected', 1, 2), mark('dot', 7, 4), mark('hint', 7, 6),
             at(5, 6, '<g opacity=".5">' + inline(f'pieces/checkers/king_{top}.svg') + '</g>'), hop(1, 2, 46, 8), hop(3, 4, 10, 30)]
    parts += [at(*square, inline(f'pieces/checkers/shadow_{kind}.svg')) for square, (kind, _) in men]
    parts += [at(*square, inline(f'pieces/checkers/{kind}_{colour}.svg')) for square, (kind, colour) in men]
    # over them
    parts += [mark('taken', c, r, -face_lift(king=False)) for c, r in ((2, 3), (4, 5))]
    parts += [mark('ring', 6, 5), mark('must_capture', 3, 2), mark('refused', 6, 1), mark('focus', 0, 1)]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 1000 1000">{"".join(parts)}</svg>\n'


if __name__ == '__main__':
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for theme, top, low in (('light', 'black', 'red'), ('dark', 'black', 'red'), ('green', 'white', 'red')):
        (folder / f'checkers_{theme}.svg').write_text(scene(theme, top, low))
