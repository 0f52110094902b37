"""The rooms: one look for the boards of all games, and gomoku's own board; in the units of `grounds.py`.

Each game has one template for all its rooms, `room.svg`, and connect four has `room_front.svg` besides. A palette names
it in its value `board` or `front`. The shadow, and what connect four has behind its plate, are those of the other boards."""
import compose
import grounds
from palette import BANDS, GO, HEX, HEXAGON_ROOMS, HOLE, LACQUER, ROOMS
from svg import circle, group, mix, num, path, rect

# The rooms that have a palette here. Checkers and reversi have had the room of felt as `green`, and reversi that of slate,
# before there were rooms; night in checkers is laid in walnut by the template of the older boards.
OF = {'checkers': ('linen', 'slate', 'paper', 'contrast'), 'reversi': ('linen', 'night', 'paper', 'contrast'),
      'go': tuple(ROOMS), 'four': tuple(ROOMS), 'connect_four': tuple(ROOMS), 'hexdame': tuple(ROOMS), 'hex': tuple(ROOMS)}
CORNERS = {'checkers': 8, 'reversi': 8, 'go': 6, 'four': 22}
HATCH, PEN = 8, 2.2         # distance and width of the lines that hatch a square
INKED = PEN * 2 ** .5 / HATCH       # the part of a hatched square that they cover


def build(out):
    for game, corner in CORNERS.items():
        room(game, corner).save(out / game / 'room.svg')
    front().save(out / 'connect_four/room_front.svg')


# ---------------------------------------------------------------- colours
def palettes(family):
    """Returns the palettes of a family's rooms, with the visible colours; `textured` lists those that lie below the grain."""
    if family in ('hexdame', 'hex'):
        return {f'{name}_{theme}': hexagons(family, theme, {**p, **HEXAGON_ROOMS[name][theme]}) for name in OF[family] for theme, p in ROOMS[name].items()}
    return {f'{name}_{theme}': palette(family, p) for name in OF[family] for theme, p in ROOMS[name].items()}


def palette(family, p):
    out = {k: p[k] for k in ('wood', 'label', 'warm', 'warm_alpha', 'shade', 'shade_alpha', 'shadow_alpha')}
    out |= {'tile': str(p['tile']), 'depth': str(int(p['relief']))}
    if family == 'connect_four':
        hi, seen, lo = p['plate']
        return out | dict(front='connect_four/room_front', label=p.get('plate_label', p['label']), hi=hi, seen=seen, lo=lo, textured=('hi', 'seen', 'lo'),
                          well=p['well'][0], well_lo=p['well'][1], lip_dark=p['lips'][0], lip_light=p['lips'][1], ring=p['ring'], foot=p['foot'], **edges(p, seen, .5, .5))
    out |= dict(board=f'{family}/room', frame_h=p['frame'], frame_texture='url(#grain)' if p['on_frame'] else 'none', inlay=p['inlay'], edge=p['edge'],
                dash=p['dash'], edge_width=p['edge_width'], **edges(p, p['frame'], .35, .45),
                textured=('seen', 'sq_dark', *(('frame_h',) if p['on_frame'] else ())))
    if family == 'checkers':
        return out | dict(seen=p['square'], sq_dark=p['mid'], hatch=p['hatch'], ink=p['ink'], **between(p))
    if family == 'reversi':
        return out | dict(seen=p.get('lit_mid', p['mid']), hatch=p['hatch'], ink=p['ink'], line_colour=p['mid_line'], wide=p['wide'])
    out |= dict(seen=p['field'], side=mix(p['frame'], '#000000', .3 if p['relief'] else .12))
    if family == 'go':
        return out | dict(line_colour=p['line'], wide=p['wide'])
    return out | dict(seen=p.get('block', p['field']), cup=p['cups'][0], cup_light=p['cups'][1], rim=p['rim'],
                      rim_light=mix(p['field'], '#FFFFFF', .45) if p['relief'] else p['rim'], textured=(*out['textured'], 'cup', 'cup_light'))


def hexagons(family, theme, p):
    """Returns a room's palette for Hexdame or Hex."""
    out = {k: p[k] for k in ('wood', 'label', 'warm', 'warm_alpha', 'shade', 'shade_alpha', 'shadow_alpha')} | {'tile': str(p['tile'])}
    if family == 'hexdame':
        return out | dict(
            board='hexdame/room', tone0=p['square'], tone1=p['tone'], tone2=p.get('tone_mid', p['mid']), bed_colour=mix(p['frame'], '#0A0400', .35) if p['relief'] else p['line'],
            frame_h=p['frame'], frame_texture='url(#grain)' if p['on_frame'] else 'none', edge=p['edge'], edge_width=p['edge_width'], ink=p['ink'],
            side=mix(p['frame'], '#000000', .3 if p['relief'] else .12), hatching='url(#hatched)' if p['hatch'] != 'none' else 'none',
            joint_width='3' if p['wide'] != 'none' else '1.4', **between(p), **edges(p, p['frame'], .35, .45),
            textured=('tone0', 'tone1', 'tone2', *(('frame_h',) if p['on_frame'] else ())))
    return out | dict(seen=p.get('block', p['field']), brink=p['brink'], label=p['brink_label'], textured=('brink',), **bands(theme, p))


def bands(theme, p):
    """Returns the colours of the bands of Hex, and of the edges around them. A flat room has only outlines."""
    out = {'side': mix(p['brink'], '#000000', .35 if p['relief'] else .12), 'dent': p['dent'], 'crest': mix(p.get('block', p['field']), '#FFFFFF', .5), **BANDS[theme],
           **edges(p, p['brink'], .35, .45)}
    if not p['relief']:
        ink = p['line']
        out |= dict(first=ink, first_lo=ink, second='#FFFFFF', second_lo='#FFFFFF', seam=ink, crest='none', **{f'{side}_{edge}': 'none' for side in ('first', 'second') for edge in ('rise', 'fall')})
    return out


def hex():
    """Returns the palettes of Hex's own boards."""
    return {name: {'tile': '880', 'textured': ('brink',), **p, **bands(name.rsplit('_', 1)[1], {**p, 'field': p['seen'], 'relief': True}), 'side': p['side'], 'crest': p['crest']}
            for name, p in HEX.items()}


def edges(p, colour, light, dark):
    """The outer edge, lit towards the lamp; in a flat room, a line."""
    tones = (mix(colour, '#FFF6E4', light), colour, mix(colour, '#0A0400', dark)) if p['relief'] else (p['ring'],) * 3
    return dict(zip(('edge_light', 'edge_mid', 'edge_dark'), tones))


def between(p):
    """The line between two squares of checkers."""
    if p['wide'] != 'none':
        return dict(line_colour=p['wide'], line_alpha='1')
    return dict(line_colour=p['ink'] if p['hatch'] != 'none' else '#1E1206', line_alpha='1' if p['hatch'] != 'none' else '.3')


def gomoku():
    """Returns the palettes of gomoku: its own board, and those of Go with Go's templates."""
    own = {f'lacquer_{theme}': palette('go', p) for theme, p in LACQUER.items()}
    return {k: {'shadow': 'go/shadow', 'board': 'go/board', **p} for k, p in {**own, **GO, **palettes('go')}.items()}


# ---------------------------------------------------------------- boards
def texture(doc):
    size = ' '.join(f'{side}="{{tile}}"' for side in ('width', 'height'))
    doc.define('grain', f'<pattern id="grain" patternUnits="userSpaceOnUse" {size}><image {size} preserveAspectRatio="none" '
                        f'style="image-rendering:smooth" href="{{grain}}"/></pattern>')


def brim(doc, corner):
    return grounds.brim(corner, doc.linear('brim', [(0, '{edge_light}'), (.5, '{edge_mid}'), (1, '{edge_dark}')], 0, 0, 1, 1), 2)


def around(by):
    """A line around the field, that far outside. It consists of four, each from the far end, so that none overshoots."""
    by = num(by)
    top, bottom = f'M{{width}} 0m-{{frame}} {{frame}}m{by} -{by}', f'M{{width}} {{height}}m-{{frame}} -{{frame}}m{by} {by}'
    left = f'M0 {{height}}m{{frame}} -{{frame}}m-{by} {by}'
    return f'{top}H{{frame}}h-{by}{bottom}H{{frame}}h-{by}{bottom}V{{frame}}v-{by}{left}V{{frame}}v-{by}'


INNER = 'M{frame} {frame}H{width}h-{frame}V{height}v-{frame}H{frame}Z'           # there and back, since a path without area is not filled


def room(game, corner):
    """A frame with an inlaid line, and in it the field, a little sunk."""
    doc, field = grounds.board(), grounds.field
    texture(doc)
    doc.add(grounds.whole('{frame_h}', rx=corner), grounds.whole('{frame_texture}', rx=corner))
    doc.add(path(INNER, '{seen}'), field({'checkers': checkers, 'reversi': reversi, 'four': cups}.get(game, lambda doc: '')(doc)), path(INNER, 'url(#grain)'))
    if game == 'reversi':
        lines = group('{cells}', fill='none', stroke='{wide}', stroke_width=5) + group('{cells}', fill='none', stroke='{line_colour}', stroke_width='{line}')
        doc.add(field(lines, group('{stars}', fill='{line_colour}')))
    if game == 'go':
        grid = path('{lines}', stroke='{wide}', stroke_width='{border_line}') + path('{border}', stroke='{wide}', stroke_width=7)
        grid += path('{lines}', stroke='{line_colour}', stroke_width='{line}') + path('{border}', stroke='{line_colour}', stroke_width='{border_line}')
        doc.add(field(grid, group('{stars}', fill='{line_colour}')))
    doc.add(grounds.lamp(doc, corner))
    top = doc.linear('top', [(0, '#0A0400', .30), (.3, '#0A0400', .13), (1, '#0A0400', 0)], 0, 0, 0, 1)
    left = doc.linear('left', [(0, '#0A0400', .26), (.3, '#0A0400', .11), (1, '#0A0400', 0)], 0, 0, 1, 0)
    sunk = path('M{frame} {frame}H{width}h-{frame}v12H{frame}Z', top) + path('M{frame} {frame}V{height}v-{frame}h10V{frame}Z', left)
    doc.add(group(sunk, opacity='{depth}'), path(around(1.3), stroke='{edge}', stroke_width='{edge_width}', stroke_linecap='square'))
    doc.add(path(around(4.6 if game == 'go' else 6.5), stroke='{inlay}', stroke_width=1.2, stroke_dasharray='{dash}'), brim(doc, corner))
    return doc


def checkers(doc):
    """The dark squares; the light ones are the field. All of a colour are alike, since the texture lies over them all."""
    line = path('M0 0H100M0 0V100', stroke='{line_colour}', stroke_width=1.2, stroke_opacity='{line_alpha}')
    hatch(doc)
    for i in range(compose.TILES):
        doc.define(f'dark{i}', f'<g id="dark{i}">{rect(0, 0, 100, 100, "{sq_dark}")}<use href="#{{hatch}}"/>{line}</g>')
        doc.define(f'light{i}', f'<g id="light{i}">{line}</g>')
    return '{cells}'


def reversi(doc):
    """The cells, hatched or plain. Their lines follow, above the texture."""
    hatch(doc)
    doc.define('cell', f'<g id="cell"><use href="#{{hatch}}"/>{path("M0 0H100V100H0Z", "none")}</g>')
    return ''


def hatch(doc):
    """Lines of ink from the lower left to the upper right, or nothing."""
    d = ''.join(f'M0 {at}L{at} 0' for at in range(HATCH, 101, HATCH)) + ''.join(f'M{at} 100L100 {at}' for at in range(HATCH - 100 % HATCH, 100, HATCH))
    doc.define('hatched', f'<path id="hatched" d="{d}" stroke="{{ink}}" stroke-width="{PEN}"/>')
    doc.define('none', '<g id="none"/>')


def cups(doc):
    hollow = doc.linear('hollow', [(0, '{cup}'), (1, '{cup_light}')])
    edge = doc.linear('edge', [(0, '{rim}'), (1, '{rim_light}')])
    doc.define('cell', f'<g id="cell">{circle(50, 50, 42, hollow)}{circle(50, 50, 42, stroke=edge, stroke_width=2.4)}</g>')
    return '{cells}'


# ---------------------------------------------------------------- connect four
def front():
    """The plate with its holes, in front of the discs."""
    doc, field, corner = grounds.board(), grounds.field, 22
    texture(doc)
    grounds.thickness(doc)
    d = grounds.outline(corner) + '{holes}'
    doc.define('solid', f'<clipPath id="solid">{path(d, "#000", clip_rule="evenodd", transform="translate({frame} {frame}) scale({cell})")}</clipPath>')
    paint = doc.linear('paint', [(0, '{hi}'), (.45, '{seen}'), (1, '{lo}')], .1, 0, .6, 1)
    doc.add(field(path(d, paint, fill_rule='evenodd')), group(grounds.whole('url(#grain)'), clip_path='url(#solid)'))
    lip = doc.linear('lip', [(0, '{lip_dark}'), (.5, '{ring}'), (1, '{lip_light}')])
    rings = circle(50, 50, HOLE / 2 + 3.6, stroke='{ring}', stroke_width=1.1) + circle(50, 50, HOLE / 2 + .8, stroke=lip, stroke_width=2.2)
    doc.define('cell', f'<g id="cell">{circle(50, 50, HOLE / 2, "url(#shade)", opacity="{depth}")}{rings}</g>')
    rim = doc.linear('brim', [(0, '{edge_light}'), (.5, '{edge_mid}'), (1, '{edge_dark}')], 0, 0, 1, 1)
    doc.add(field(path(grounds.outline(corner - 1.2), stroke=rim, stroke_width=2.4), path(grounds.outline(corner - 7), stroke='{ring}', stroke_width=1.1), '{cells}'))
    return doc
