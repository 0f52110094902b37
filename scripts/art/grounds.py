"""Templates of the boards of all games except checkers, and of the shadows of all boards, for every size.

A template has two units. The longer outer side is 880 board units. Inside a group that `{frame}` and `{cell}` place, a
cell is 100 cell units wide, with 0,0 at the corner of the first cell. The app fills in numbers and repeated parts as
`compose.py` does; colours come from `palettes.json`, and `{grain}` from `boards/grain`."""
import json
from functools import cache
from statistics import NormalDist

import rooms
import wood
from palette import CONNECT_FOUR, FOUR, GO, HOLE, REVERSI
from svg import Doc, circle, group, num, path, rect

LONG = 880                # the longer side of a board, in board units
ROOM = 60                 # margin around the board for its shadow
PIXELS = (112, 1120)      # size of a grain picture for a whole board, along and across the grain
TILE = 96                 # side of a tile of felt, in board units
LIP = 9                   # visible height of the front of a thick board


def build(out):
    pictures = grains()
    (out / 'grain').mkdir(parents=True, exist_ok=True)
    for name, data in pictures.items():
        (out / f'grain/{name}.txt').write_text(wood.data_uri(data))
    for family, palettes, drawings in (
            ('go', GO, {'board': go(), 'shadow': shadow(slab(6), LIP)}),
            ('four', FOUR, {'board': four(), 'shadow': shadow(slab(22), LIP)}),
            ('reversi', REVERSI, {'board': reversi(), 'shadow': shadow()}),
            ('connect_four', CONNECT_FOUR, {'board': well(), 'front': plate(pictures), 'shadow': shadow(foot(), LIP)})):
        for name, doc in drawings.items():
            doc.save(out / family / f'{name}.svg')
        write_palettes(out / family, {k: grounded(p, pictures) for k, p in {**palettes, **rooms.palettes(family)}.items()})
    rooms.build(out)
    write_palettes(out / 'gomoku', {k: grounded(p, pictures) for k, p in rooms.gomoku().items()})


def grounded(palette, pictures):
    """Returns a palette with the colours below the grain in place of the visible ones."""
    kind = palette['wood']
    below = {k: wood.ground(palette[k], kind, [pictures[kind]]) for k in ('seen', *palette.get('textured', ())) if k in palette}
    return {k: v for k, v in {**palette, **below}.items() if k != 'textured'}


def write_palettes(folder, palettes):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'palettes.json').write_text(json.dumps(palettes, indent=2) + '\n')


@cache
def grains():
    """One picture per material, a square of LONG: upright for Go's woods, along the rows for the others."""
    cells = (8.8, 8.8)
    kaya = wood.alpha(wood.WOODS['kaya'], 5, cells, PIXELS).T
    birch = wood.alpha(wood.WOODS['birch'], 6, cells, (224, 1120))
    walnut = wood.alpha(wood.WOODS['walnut'], 8, cells, (224, 1120)).T
    paint = wood.alpha(wood.WOODS['paint'], 8, cells, (96, 640))
    strips = wood.bamboo(4, cells, (448, 896)).T
    return {name: wood.png(alpha, wood.WOODS[name]['tint']) for name, alpha in
            (('kaya', kaya), ('birch', birch), ('walnut', walnut), ('bamboo', strips), ('paint', paint), ('felt', wood.felt(3, 128)),
             ('weave', wood.weave(5, 64)), ('stone', wood.stone(7, 192)))} | {'plain': wood.plain()}


# ---------------------------------------------------------------- parts
def board():
    return Doc((0, 0, '{width}', '{height}'))


def field(*parts):
    """Places drawings that are measured in cell units."""
    return f'<g transform="translate({{frame}} {{frame}}) scale({{cell}})">{"".join(parts)}</g>'


def whole(fill='none', **more):
    return rect(0, 0, '{width}', '{height}', fill, **more)


def cells(left, top, right=None, bottom=None):
    """A box around the cells, with margins at the left and top and at the right and bottom."""
    right, bottom = left if right is None else right, top if bottom is None else bottom
    return (f'M{num(-left)} {num(-top)}h{{columns}}00h{num(left + right)}v{{rows}}00v{num(top + bottom)}'
            f'h-{{columns}}00h{num(-left - right)}Z')


def laid(doc, round):
    """The grain over the whole board, cut out of a square of LONG."""
    doc.define('cut', f'<clipPath id="cut">{whole("#000", rx=round)}</clipPath>')
    return group(f'<image width="{LONG}" height="{LONG}" preserveAspectRatio="none" style="image-rendering:smooth" href="{{grain}}"/>', clip_path='url(#cut)')


def lamp(doc, round):
    """The lamp at the top left: warm there, brown and darker at the lower right."""
    over = doc.linear('light', [(0, '{warm}', '{warm_alpha}'), (.42, '{warm}', 0), (.58, '{shade}', 0), (1, '{shade}', '{shade_alpha}')], 0, 0, 1, 1)
    return whole(over, rx=round)


def bevel(doc, round, hi=.45, lo=.55, width=1.8):
    """The outer edge, lit towards the lamp."""
    edge = doc.linear('bevel', [(0, '#FFF3DA', hi), (.5, '#FFF3DA', hi / 4), (.5, '#140700', lo / 4), (1, '#140700', lo)], 0, 0, 1, 1)
    return brim(round, edge, width)


def brim(round, edge, width=1.8):
    """A line along the outer edge. Relative moves reach the far side less a margin, so no line overshoots, and no clipping is
    needed, which would cost the app a picture of the whole board."""
    i, q = num(width / 2), num(round - width / 2)
    arc = f'a{q} {q} 0 0 1'
    d = (f'M{i} {round}{arc} {q} -{q}M{{width}} 0m-{round} {i}H{round}M{{width}} 0m-{round} {i}{arc} {q} {q}'
         f'M{{width}} {{height}}m-{i} -{round}V{round}M{{width}} {{height}}m-{i} -{round}{arc} -{q} {q}'
         f'M{{width}} {{height}}m-{round} -{i}H{round}M0 {{height}}m{round} -{i}{arc} -{q} -{q}M0 {{height}}m{i} -{round}V{round}')
    return path(d, stroke=edge, stroke_width=width)


def rails(doc, round, kind, seeds):
    """Four mitred rails `{frame}` wide; the grain runs along each. Those at the sides lie below the other two."""
    for i, seed in enumerate(seeds):
        data = wood.data_uri(wood.picture(kind, seed, (8.8, .42), (288, 64)))
        doc.define(f'rail{i}', f'<image id="rail{i}" width="{LONG}" height="{{frame}}" preserveAspectRatio="none" style="image-rendering:smooth" href="{data}"/>')
    doc.define('cut', f'<clipPath id="cut">{whole("#000", rx=round)}</clipPath>')
    top, bottom = 'M0 0H{width}l-{frame} {frame}H{frame}Z', 'M0 {height}H{width}l-{frame} -{frame}H{frame}Z'
    doc.define('mitred', f'<clipPath id="mitred">{path(top + bottom, "#000")}</clipPath>')
    out = whole('{frame_v}') + '<g transform="translate({frame}) rotate(90)"><use href="#rail1"/></g><g transform="translate({width}) rotate(90)"><use href="#rail0"/></g>'
    out += path(top + bottom, '{frame_h}')
    out += group('<use href="#rail0"/><g transform="translate(0 {height}) scale(1 -1)"><use href="#rail1"/></g>', clip_path='url(#mitred)')
    mitres = 'M0 0L{frame} {frame}M{width} 0l-{frame} {frame}M0 {height}l{frame} -{frame}M{width} {height}l-{frame} -{frame}'
    return group(out + path(mitres, stroke='#120600', stroke_width=.8, stroke_opacity=.45), clip_path='url(#cut)')


# ---------------------------------------------------------------- Go and gomoku
def go():
    doc = board()
    doc.add(whole('{seen}', rx=6), laid(doc, 6), lamp(doc, 6), bevel(doc, 6, .55, .30, 1.6))
    lines = path('{lines}', stroke='{line_colour}', stroke_width='{line}') + path('{border}', stroke='{line_colour}', stroke_width='{border_line}')
    doc.add(field(lines, group('{stars}', fill='{line_colour}')))
    return doc


# ---------------------------------------------------------------- four
def four():
    doc = board()
    doc.add(whole('{seen}', rx=22), laid(doc, 22), lamp(doc, 22), bevel(doc, 22, .6, .35, 1.8))
    hollow = doc.linear('hollow', [(0, '{cup}', .38), (.55, '{cup}', .10), (1, '#FFF2D4', .30)])
    edge = doc.linear('edge', [(0, '{rim}', .62), (.5, '{rim}', .14), (1, '#FFFDF2', .62)])
    doc.define('cell', f'<g id="cell">{circle(50, 50, 42, hollow)}{circle(50, 50, 42, stroke=edge, stroke_width=1.6)}</g>')
    doc.add(field('{cells}'))
    return doc


# ---------------------------------------------------------------- reversi
def reversi():
    doc = board()
    doc.add(rails(doc, 8, 'rail', (11, 12)))
    doc.define('felt', f'<pattern id="felt" patternUnits="userSpaceOnUse" width="{TILE}" height="{TILE}">'
                       f'<image width="{TILE}" height="{TILE}" preserveAspectRatio="none" href="{{grain}}"/></pattern>')
    inner = 'M{frame} {frame}H{width}h-{frame}V{height}v-{frame}H{frame}Z'      # there and back, since a path without area is not filled
    doc.add(field(path(cells(2.6, 2.6), '#0A0502'), path(cells(0, 0), '{seen}')), path(inner, 'url(#felt)'))
    doc.define('cell', '<path id="cell" d="M0 0H100V100H0Z"/>')
    lines = group('{cells}', fill='none', stroke='{line_colour}', stroke_width='{line}')
    doc.add(field(lines, group('{stars}', fill='{line_colour}')))
    doc.add(lamp(doc, 8))
    top = doc.linear('top', [(0, '#000000', .42), (.3, '#000000', .2), (1, '#000000', 0)], 0, 0, 0, 1)
    left = doc.linear('left', [(0, '#000000', .36), (.3, '#000000', .17), (1, '#000000', 0)], 0, 0, 1, 0)
    doc.add(field(path('M0 0h{columns}00v16h-{columns}00Z', top), path('M0 0v{rows}00h13v-{rows}00Z', left),
                  path('M0 {rows}00v1.3h{columns}00V0h1.3', stroke='#FFE9C4', stroke_width=1.1, stroke_opacity=.28)))
    doc.add(bevel(doc, 8))
    return doc


# ---------------------------------------------------------------- connect four
def well():
    """The space behind the plate: dark, and a little lighter towards the lamp."""
    doc = board()
    dark = doc.linear('well', [(0, '{well}'), (1, '{well_lo}')], 0, 0, 1, 1)
    doc.add(field(path(cells(8, 8), dark)))
    return doc


def plate(pictures):
    """The plate with its holes, in front of the discs."""
    doc = board()
    edge = 22           # frame and radius of the corners
    d = outline(edge) + '{holes}'
    thickness(doc)
    lip = doc.linear('lip', [(0, '{lip_dark}', .85), (.45, '{lip_dark}', .25), (.55, '{lip_light}', .12), (1, '{lip_light}', .66)])
    doc.define('cell', f'<g id="cell">{circle(50, 50, HOLE / 2, "url(#shade)")}{circle(50, 50, HOLE / 2 + .9, stroke=lip, stroke_width=2.4)}</g>')
    paint = doc.linear('paint', [(0, '{hi}'), (.45, '{seen}'), (1, '{lo}')], .1, 0, .6, 1)
    doc.define('solid', f'<clipPath id="solid">{path(d, "#000", clip_rule="evenodd", transform="translate({frame} {frame}) scale({cell})")}</clipPath>')
    doc.add(field(path(d, paint, fill_rule='evenodd')))
    doc.add(group(f'<image width="{LONG}" height="{LONG}" preserveAspectRatio="none" style="image-rendering:smooth" href="{{grain}}"/>', clip_path='url(#solid)'))
    rim = doc.linear('bevel', [(0, '#FFFFFF', .5), (.5, '#FFFFFF', .12), (.5, '#000000', .12), (1, '#000000', .5)], 0, 0, 1, 1)
    doc.add(field(path(outline(edge - 1), stroke=rim, stroke_width=2), '{cells}'))
    return doc


def outline(r):
    """The plate, `r` wider than the cells on each side, with corners of that radius."""
    turn = f'a{r} {r} 0 0 1'
    return (f'M0 -{r}h{{columns}}00{turn} {r} {r}v{{rows}}00{turn} -{r} {r}h-{{columns}}00{turn} -{r} -{r}v-{{rows}}00{turn} {r} -{r}Z')


def thickness(doc):
    """The shadow of the plate's thickness on a disc, darkest at the upper left, towards the light."""
    doc.define('shade', '<radialGradient id="shade" cx=".54" cy=".565" r=".54">' + ''.join(
        f'<stop offset="{at}" stop-color="#000814" stop-opacity="{alpha}"/>' for at, alpha in ((.78, 0), (.88, .18), (.94, .42), (1, .72))) + '</radialGradient>')


# ---------------------------------------------------------------- below a board
def shadow(under='', lip=0):
    """Two blurred boxes drawn with gradients alone: a wide, soft one, and a narrow one where the board touches the table.
    Above them lies `under`, the visible thickness or foot of the board."""
    doc = Doc((-ROOM, -ROOM, '{room_width}', '{room_height}'))
    soft = blurred(doc, 'deep', 8, 14 + lip, 12.7) + blurred(doc, 'near', 2.4, 4.8 + lip, 3.2)
    doc.add(group(soft, opacity='{shadow_alpha}', shape_rendering='crispEdges'))
    if under:
        doc.add(under)
    return doc


def blurred(doc, id, dx, dy, sigma):
    """A blurred box, drawn with paths: relative moves can express the board's length less a margin, and a number cannot."""
    reach = 2.3 * sigma
    fall = NormalDist()
    scale = fall.cdf(2.3)
    stops = [(q / 10, '#170A02', '%.3f' % max(0, (fall.cdf(2.3 - 4.6 * q / 10) - (1 - scale)) / (2 * scale - 1))) for q in range(11)]
    x, y, b = num(dx + reach), num(dy + reach), num(2 * reach)                       # the opaque part, and the width of the blur
    out = path(f'M{x} {y}h{{width}}h-{b}v{{height}}v-{b}h-{{width}}h{b}Z', '#170A02')
    wide, high = f'h{{width}}h-{b}', f'v{{height}}v-{b}'
    back, up = f'h-{{width}}h{b}', f'v-{{height}}v{b}'
    x1, y1 = num(dx - reach), num(dy - reach)
    east, south = f'translate({{width}} 0)', f'translate(0 {{height}})'
    for name, line, d, place in (('t', (0, 1, 0, 0), f'M{x} {y}{wide}v-{b}{back}Z', None), ('b', (0, 0, 0, 1), f'M{x} {y1}{wide}v{b}{back}Z', south),
                                 ('l', (1, 0, 0, 0), f'M{x} {y}{high}h-{b}{up}Z', None), ('r', (0, 0, 1, 0), f'M{x1} {y}{high}h{b}{up}Z', east)):
        piece = path(d, doc.linear(id + name, stops, *line))
        out += group(piece, transform=place) if place else piece
    for name, cx, cy, left, top, place in (('tl', 1, 1, dx - reach, dy - reach, None), ('tr', 0, 1, dx - reach, dy - reach, east),
                                           ('bl', 1, 0, dx - reach, dy - reach, south), ('br', 0, 0, dx - reach, dy - reach, 'translate({width} {height})')):
        piece = rect(left, top, 2 * reach, 2 * reach, doc.radial(id + name, stops, cx, cy, 1))
        out += group(piece, transform=place) if place else piece
    return out


def slab(round):
    """The front of a thick board. The board covers all but its lowest part."""
    front = '<linearGradient id="front" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#FFF3DA" stop-opacity=".16"/>' \
            '<stop offset=".4" stop-color="#FFF3DA" stop-opacity="0"/><stop offset="1" stop-color="#140700" stop-opacity=".22"/></linearGradient>'
    face = f'<rect y="{LIP}" width="{{width}}" height="{{height}}" rx="{round}" fill='
    return f'<defs>{front}</defs>{face}"{{side}}"/>{face}"url(#front)"/>'


def foot():
    """The foot of connect four, which is wider than the plate."""
    d = 'M-5 -8h{width}h10a9 9 0 0 1 9 9v12a9 9 0 0 1 -9 9h-{width}h-10a9 9 0 0 1 -9 -9v-12a9 9 0 0 1 9 -9Z'
    light = '<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF3DA" stop-opacity=".28"/>' \
            '<stop offset=".1" stop-color="#FFF3DA" stop-opacity=".05"/><stop offset=".55" stop-color="#140700" stop-opacity=".06"/>' \
            '<stop offset="1" stop-color="#140700" stop-opacity=".45"/></linearGradient>'
    grain = wood.data_uri(wood.picture('walnut', 4, (8.8, .3), (288, 40)))
    image = f'<image x="-14" y="-8" width="{LONG + 28}" height="30" preserveAspectRatio="none" style="image-rendering:smooth" href="{grain}" clip-path="url(#cut)"/>'
    return (f'<defs>{light}<clipPath id="cut">{path(d, "#000")}</clipPath></defs>'
            f'<g transform="translate(0 {{height}})">{path(d, "{foot}")}{image}{path(d, "url(#foot)")}</g>')
