"""The checkers board: one template for all its palettes. Units: a cell is 100, the frame 40, 0,0 the outer corner.

Colours and woods stay placeholders; `palettes.json` beside it holds their values."""
import json
from statistics import NormalDist

import wood
from palette import BOARDS, FRAME
from svg import Doc, group, num, path, rect

N = 8
SIDE = 100 * N + 2 * FRAME
CORNER = 8                # radius of the frame's outer corners
MARGIN = 60               # room round the board for its shadow
TILES = 7                 # different squares of each wood
TILE_PIXELS = (64, 192)   # along and across the grain
RAIL_PIXELS = (288, 64)
JITTER = .028             # how much lighter or darker a square may be than its neighbours


def build(out):
    tiles = {kind: [wood.picture(kind, i + 1, (1, 1), TILE_PIXELS) for i in range(TILES)] for kind in wood.WOODS}
    board(tiles).save(out / 'board.svg')
    shadow().save(out / 'shadow.svg')
    palettes = {}
    for name, p in BOARDS.items():
        flat = {f'sq_{s}': wood.ground(p[f'sq_{s}'], p[f'wood_{s}'], tiles[p[f'wood_{s}']]) for s in ('light', 'dark')}
        palettes[name] = {**p, **flat}
    (out / 'palettes.json').write_text(json.dumps(palettes, indent=2) + '\n')


def board(tiles):
    doc = Doc((0, 0, SIDE, SIDE))
    for kind, pictures in tiles.items():
        for i, picture in enumerate(pictures):
            image(doc, f'{kind}{i}', picture, 100, 100)
    rails(doc)
    squares(doc)
    inlay(doc)
    light(doc)
    doc.add(bevel(doc))
    return doc


def image(doc, id, data, w, h):
    doc.define(id, f'<image id="{id}" width="{w}" height="{h}" preserveAspectRatio="none" style="image-rendering:smooth" href="{wood.data_uri(data)}"/>')


# ---------------------------------------------------------------- frame
def rails(doc):
    """Four mitred rails; the grain runs along each."""
    s, f, r = SIDE, FRAME, CORNER
    k = r * (1 - .5 ** .5)      # where the mitre meets the rounded corner
    top = [(k, k), (r, 0), (s - r, 0), (s - k, k), (s - f, f), (f, f)]
    for i in range(2):
        image(doc, f'rail{i}', wood.picture('walnut', 11 + i, (SIDE / 100, FRAME / 100), RAIL_PIXELS), s, f)
    # Each shape is the top one turned; the light on it is not.
    for turns, grain in ((0, '<use href="#rail0"/>'), (1, f'<use href="#rail0" transform="translate({s}) rotate(90)"/>'),
                         (2, f'<use href="#rail1" y="{s - f}"/>'), (3, f'<use href="#rail1" transform="translate({f}) rotate(90)"/>')):
        p = top
        for _ in range(turns):
            p = [(s - y, x) for x, y in p]
        p = [f'{num(x)} {num(y)}' for x, y in p]
        d = f'M{p[0]} A{r} {r} 0 0 1 {p[1]} L{p[2]} A{r} {r} 0 0 1 {p[3]} L{p[4]} L{p[5]} Z'
        doc.define(f'cut{turns}', f'<clipPath id="cut{turns}"><path d="{d}"/></clipPath>')
        doc.add(path(d, '{frame_v}' if turns % 2 else '{frame_h}'), group(grain, clip_path=f'url(#cut{turns})'))
    c = s - f
    near, far = num(k), num(s - k)
    mitres = f'M{near} {near} L{f} {f} M{far} {near} L{c} {f} M{near} {far} L{f} {c} M{far} {far} L{c} {c}'
    doc.add(path(mitres, stroke='#120600', stroke_width=.8, stroke_opacity=.45))


def inlay(doc):
    """A pale line between two dark ones, where the squares meet the frame."""
    at, side = FRAME - 4, 100 * N + 8
    doc.add(rect(at, at, side, side, stroke='#1E0E04', stroke_width=6.4), rect(at, at, side, side, stroke='{inlay}', stroke_width=2.6))


def bevel(doc):
    edge = doc.linear('bevel', [(0, '#FFF3DA', .45), (.5, '#FFF3DA', .11), (.5, '#140700', .14), (1, '#140700', .55)], 0, 0, 1, 1)
    return rect(.9, .9, SIDE - 1.8, SIDE - 1.8, stroke=edge, stroke_width=1.8, rx=CORNER - .9)


# ---------------------------------------------------------------- squares
def squares(doc):
    a = FRAME
    dark = [(c, r) for r in range(N) for c in range(N) if (c + r) % 2]
    doc.add(rect(a, a, 100 * N, 100 * N, '{sq_light}'), path(boxes(dark), '{sq_dark}'))
    # Laid veneer, not wallpaper: every square a little lighter or darker than the next.
    steps = {}
    for r in range(N):
        for c in range(N):
            steps.setdefault((c * 37 + r * 61) % 11 - 5, []).append((c, r))
    for step, cells in sorted(steps.items()):
        if step:
            doc.add(path(boxes(cells), '#FFF0D8' if step > 0 else '#2A1200', fill_opacity=round(abs(step) / 5 * JITTER, 4)))
    for r in range(N):
        doc.add(''.join(f'<use href="#{{wood_{"dark" if (c + r) % 2 else "light"}}}{(c * 3 + r * 5) % TILES}" x="{a + 100 * c}" y="{a + 100 * r}"/>' for c in range(N)))
    lines = ' '.join(f'M{a + 100 * i} {a} v{100 * N} M{a} {a + 100 * i} h{100 * N}' for i in range(1, N))
    doc.add(path(lines, stroke='#2A1405', stroke_width=.8, stroke_opacity=.28))


def boxes(cells):
    return ' '.join(f'M{FRAME + 100 * c} {FRAME + 100 * r} h100 v100 h-100 Z' for c, r in cells)


# ---------------------------------------------------------------- light
def light(doc):
    """The lamp at the top left: warm there, brown and darker at the lower right."""
    over = doc.linear('light', [(0, '{warm}', '{warm_alpha}'), (.42, '{warm}', 0), (.58, '{shade}', 0), (1, '{shade}', '{shade_alpha}')], 0, 0, 1, 1)
    doc.add(rect(0, 0, SIDE, SIDE, over, rx=CORNER))


# ---------------------------------------------------------------- shadow on the table
def shadow():
    """Two blurred squares drawn with gradients alone: the deep one wide and soft, the near one where the board touches."""
    doc = Doc((-MARGIN, -MARGIN, SIDE + 2 * MARGIN, SIDE + 2 * MARGIN))
    doc.add(group(blurred(doc, 'deep', 8, 14, 12.7) + blurred(doc, 'near', 2.4, 4.8, 3.2), opacity='{shadow_alpha}', shape_rendering='crispEdges'))
    return doc


def blurred(doc, id, dx, dy, sigma):
    reach = 2.3 * sigma
    fall = NormalDist()
    scale = fall.cdf(2.3)
    stops = [(q / 10, '#170A02', '%.3f' % max(0, (fall.cdf(2.3 - 4.6 * q / 10) - (1 - scale)) / (2 * scale - 1))) for q in range(11)]
    x0, y0, x1, y1 = dx + reach, dy + reach, SIDE + dx - reach, SIDE + dy - reach     # where it is full
    w, h, b = x1 - x0, y1 - y0, 2 * reach
    out = rect(x0, y0, w, h, '#170A02')
    for name, line, box in (('t', (0, 1, 0, 0), (x0, y0 - b, w, b)), ('b', (0, 0, 0, 1), (x0, y1, w, b)),
                            ('l', (1, 0, 0, 0), (x0 - b, y0, b, h)), ('r', (0, 0, 1, 0), (x1, y0, b, h))):
        out += rect(*box, doc.linear(id + name, stops, *line))
    for name, cx, cy, x, y in (('tl', 1, 1, x0 - b, y0 - b), ('tr', 0, 1, x1, y0 - b), ('bl', 1, 0, x0 - b, y1), ('br', 0, 0, x1, y1)):
        out += rect(x, y, b, b, doc.radial(id + name, stops, cx, cy, 1))
    return out
