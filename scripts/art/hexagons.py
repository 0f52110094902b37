"""Templates of the boards of hexagons, in the units of `grounds.py`: Hexdame and Hex, and their rooms.

The app computes every path for the board as it is turned, and the lamp stays at the top left, so no drawing knows the
directions of the cells: light and dark edges are copies of a path, moved towards the lamp and away from it."""
from statistics import NormalDist

import rooms
import wood
from compose import CORE, HEX_TILES
from grounds import LIP, ROOM, board, field, grains, grounded, write_palettes
from palette import HEXDAME
from svg import Doc, group, num, path

WOODS = ('maple', 'walnut', 'ash')
PICTURES = HEX_TILES // 2       # of each wood; the other tiles are these, mirrored
PIXELS = (72, 208)              # of such a picture, along and across the grain
SIDE, DEPTH = 512.86, 62        # length of a rail of Hexdame, and more than its width


def build(out):
    pictures = grains()
    tiles = {kind: [wood.picture(kind, i + 21, (1.18, 1.18), PIXELS) for i in range(PICTURES)] for kind in WOODS}
    for game, drawings in (('hexdame', {'board': hexdame(tiles), 'room': hexdame_room(), 'shadow': shadow()}),
                           ('hex', {'board': hex(), 'shadow': shadow()})):
        for name, doc in drawings.items():
            doc.save(out / game / f'{name}.svg')
    woods = {name: {**p, **{f'tone{i}': wood.ground(p[f'tone{i}'], p[f'wood{i}'], tiles[p[f'wood{i}']]) for i in range(3)}} for name, p in HEXDAME.items()}
    write_palettes(out / 'hexdame', woods | {k: grounded(p, pictures) for k, p in rooms.palettes('hexdame').items()})
    write_palettes(out / 'hex', {k: grounded(p, pictures) for k, p in {**rooms.hex(), **rooms.palettes('hex')}.items()})


# ---------------------------------------------------------------- parts
def lamp(doc):
    """As on every board."""
    light = doc.linear('light', [(0, '{warm}', '{warm_alpha}'), (.42, '{warm}', 0), (.58, '{shade}', 0), (1, '{shade}', '{shade_alpha}')], 0, 0, 1, 1)
    return path('{slab}', light)


def bevel(doc, hi=.5, lo=.5):
    """The outer edge, lit towards the lamp."""
    edge = doc.linear('bevel', [(0, '#FFF3DA', hi), (.45, '#FFF3DA', hi / 5), (.55, '#140700', lo / 5), (1, '#140700', lo)], 0, 0, 1, 1)
    return path('{slab}', stroke=edge, stroke_width=2)


def moved(x, y, inner):
    return f'<g transform="translate({num(x)} {num(y)})">{inner}</g>'


def shadow():
    """A blur in the shape of the slab, as a pile of outlines around its core; above it the front of the slab."""
    doc = Doc((-ROOM, -ROOM, '{room_width}', '{room_height}'))
    doc.define('core', '<path id="core" d="{core}"/><path id="slab" d="{slab}"/>')
    soft = moved(8, 14 + LIP, blurred('core', 2 * CORE, 26)) + moved(2.4, 3 + LIP, blurred('slab', 6.4, 4))
    doc.add(group(soft, opacity='{shadow_alpha}', stroke='#170A02', stroke_linejoin='round', fill='none'))
    front = doc.linear('front', [(0, '#FFF3DA', .16), (.4, '#FFF3DA', 0), (1, '#140700', .22)], 0, 0, 1, 0)
    doc.add(moved(0, LIP, f'<use href="#slab" fill="{{side}}" stroke="{{side}}" stroke-width="2"/><use href="#slab" fill="{front}"/>'))
    return doc


def blurred(shape, reach, steps):
    """Outlines that together fall off as a blur does, from the shape to `reach` outside it. What the slab covers is left out."""
    fall, out, before = NormalDist(), '', 0
    for i in range(steps, steps // 6, -1):
        alpha = fall.cdf(2.3 - 4.6 * (i - .5) / steps)
        out += f'<use href="#{shape}" stroke-width="{num(2 * reach * i / steps)}" stroke-opacity="{(alpha - before) / (1 - before):.4f}"/>'
        before = alpha
    return out


# ---------------------------------------------------------------- Hexdame
def hexdame(tiles):
    doc = board()
    for kind, pictures in tiles.items():
        for i, picture in enumerate(pictures):
            doc.define(f'{kind}{i}', f'<image id="{kind}{i}" x="-59" y="-59" width="118" height="118" preserveAspectRatio="none" '
                                     f'style="image-rendering:smooth" href="{wood.data_uri(picture)}"/>')
    rails(doc)
    doc.define('hexagon', f'<clipPath id="hexagon">{path("{hexagon}", "#000")}</clipPath>')
    joint = path('{hexagon}', stroke='#2A1405', stroke_width=3, stroke_opacity=.5) + path('{hexagon}', stroke='{joint}', stroke_width=1.3)
    for tone in range(3):
        for i in range(HEX_TILES):
            step = jitter(i)
            tint = path('{hexagon}', '#FFF0D8' if step > 0 else '#2A1200', fill_opacity=round(abs(step), 4))
            turn = f'rotate({60 * tone})' + (' scale(1 -1)' if i >= PICTURES else '')
            grain = group(f'<use href="#{{wood{tone}}}{i % PICTURES}" transform="{turn}"/>', clip_path='url(#hexagon)')
            doc.define(f'tone{tone}_{i}', f'<g id="tone{tone}_{i}">{path("{hexagon}", f"{{tone{tone}}}")}{tint}{grain}{joint}</g>')
    doc.add(field(path('{bed}', '{bed_colour}'), '{cells}'))
    # A pale line between two dark ones, between the bed and the rails.
    doc.add(field(path('{bed}', stroke='#1E0E04', stroke_width=6.4) + path('{bed}', stroke='{inlay}', stroke_width=2.6)))
    doc.add(lamp(doc), bevel(doc))
    return doc


def rails(doc):
    """Six mitred rails; the grain runs along each."""
    for i, tone in enumerate(('frame_h', 'frame_d', 'frame_v')):
        data = wood.data_uri(wood.picture('walnut', 31 + i, (5.2, .6), (176, 88)))
        doc.define(f'grain{i}', f'<pattern id="grain{i}" patternUnits="userSpaceOnUse" width="{SIDE}" height="{DEPTH}"><image width="{SIDE}" height="{DEPTH}" '
                                f'preserveAspectRatio="none" style="image-rendering:smooth" href="{data}"/></pattern>')
        # A little longer than the side, so that no gap shows the table between two rails.
        wedge = f'M-.5 0H{SIDE + .5}L{num(SIDE - DEPTH / 3 ** .5 + .5)} {DEPTH}H{num(DEPTH / 3 ** .5 - .5)}Z'
        mitre = path(f'M0 0L{num(DEPTH / 3 ** .5)} {DEPTH}', stroke='#120600', stroke_width=.9, stroke_opacity=.5)
        doc.define(f'rail{i}', f'<g id="rail{i}">{path(wedge, f"{{{tone}}}")}{path(wedge, f"url(#grain{i})")}{mitre}</g>')
    doc.define('cut', f'<clipPath id="cut">{path("{slab}", "#000")}</clipPath>')
    doc.add(group(field('{rails}'), clip_path='url(#cut)'))


def jitter(tile):
    """Returns a small difference of brightness, from -.02 to .02."""
    return ((tile * 3) % HEX_TILES - (HEX_TILES - 1) / 2) / (HEX_TILES - 1) * .04


def hexdame_room():
    doc = board()
    rooms.texture(doc)
    h = rooms.HATCH
    lines = path(f'M-1 1L1 -1M0 {h}L{h} 0M{h - 1} {h + 1}L{h + 1} {h - 1}', stroke='{ink}', stroke_width=rooms.PEN)
    doc.define('hatched', f'<pattern id="hatched" patternUnits="userSpaceOnUse" width="{h}" height="{h}">{lines}</pattern>')
    line = path('{hexagon}', stroke='{line_colour}', stroke_width='{joint_width}', stroke_opacity='{line_alpha}')
    for tone in range(3):
        hatch = path('{hexagon}', '{hatching}') if tone == 2 else ''
        for i in range(HEX_TILES):
            doc.define(f'tone{tone}_{i}', f'<g id="tone{tone}_{i}">{path("{hexagon}", f"{{tone{tone}}}")}{hatch}{line}</g>')
    doc.add(path('{slab}', '{frame_h}'), path('{slab}', '{frame_texture}'))
    doc.add(field(path('{bed}', '{bed_colour}'), '{cells}', path('{bed}', 'url(#grain)'), path('{bed}', stroke='{edge}', stroke_width='{edge_width}')))
    doc.add(lamp(doc), brim(doc))
    return doc


def brim(doc):
    return path('{slab}', stroke=doc.linear('brim', [(0, '{edge_light}'), (.5, '{edge_mid}'), (1, '{edge_dark}')], 0, 0, 1, 1), stroke_width=2)


# ---------------------------------------------------------------- Hex
def hex():
    doc = board()
    rooms.texture(doc)
    doc.define('cell', '<path id="cell" d="{hexagon}"/>')
    doc.define('first', '<path id="first" d="{edges_first}"/><path id="second" d="{edges_second}"/>')
    doc.add(path('{slab}', '{brink}'), field(path('{outline}', '{seen}')), path('{slab}', 'url(#grain)'), lamp(doc))
    grooves = moved(.9, 1.2, group('{cells}', stroke='{crest}', stroke_opacity=.75)) + group('{cells}', stroke='{dent}', stroke_opacity=.8)
    doc.add(field(group(grooves, fill='none', stroke_width='{line}')))
    bands = ''.join(f'<use href="#{side}" stroke="{{seam}}" stroke-width="5"/>' for side in ('second', 'first'))
    for side in ('second', 'first'):
        use = f'<use href="#{side}" fill='
        face = doc.linear(f'{side}_face', [(0, f'{{{side}}}'), (1, f'{{{side}_lo}}')], 0, 0, 1, 1)
        # A lit and a dark slope, and the face between them.
        bands += moved(-2.3, -3, f'{use}"{{{side}_rise}}" stroke="{{seam}}"/>') + moved(2.3, 3, f'{use}"{{{side}_fall}}" stroke="{{seam}}"/>')
        bands += f'{use}"{face}"/>{use}"url(#grain)" fill-opacity="{{{side}_grain}}"/>'
    doc.add(field(group(bands, stroke_width=1.8)), brim(doc))
    return doc
