"""The marks of a turn. Each has two tones, one of which is visible on any ground. Each meaning has its own shape and colour.

Colours remain placeholders such as `{go}`; `assets/marks/palettes.json` holds their values for each board."""
import json
from math import cos, hypot, pi, sin

from palette import MARKS
from svg import Doc, circle, group, num, path, rect

BOX = (-50, -50, 100, 100)
# Marks along the border of a hexagon, whose corners lie further from the centre than the sides of a square.
HEXAGON_BOX = (-60, -60, 120, 120)


def build(out):
    for name, draw in (('selected', selected), ('dot', dot), ('ring', ring), ('must_capture', must_capture), ('taken', taken),
                       ('last', last), ('refused', refused), ('focus', focus), ('hint', hint),
                       ('last_on_black', lambda: last_stone('{on_black}')), ('last_on_white', lambda: last_stone('{on_white}')),
                       ('last_on_dark', lambda: last_disc('{red_on_black}')), ('last_on_light', lambda: last_disc('{red_on_white}')),
                       ('last_chip', last_chip), ('forbidden', forbidden), ('dead', dead),
                       ('territory_black', lambda: territory('{black}', '{black_edge}')), ('territory_white', lambda: territory('{white}', '{white_edge}')),
                       ('dot_dark', lambda: small_dot('{black}', '{black_edge}')), ('dot_light', lambda: small_dot('{white}', '{white_edge}')),
                       ('dot_small', lambda: circle(0, 0, 10.8, '{edge}') + circle(0, 0, 9, '{go}')),
                       ('turns_on_dark', lambda: turns('{turns}', '{turns_edge}')), ('turns_on_light', lambda: turns('{go}', '{edge}')),
                       ('shine', shine), ('landing', landing), ('veil', veil), ('drop', drop), ('finger', finger),
                       ('value', lambda: value('{white}', '{white_edge}')), ('value_best', lambda: value('{hint}', '{hint_edge}')),
                       ('value_loses', lambda: value('{forbidden}', '{forbidden_edge}')),
                       ('note_triangle', lambda: note('M0 -27L25 16L-25 16Z')), ('note_square', lambda: note('M-20 -20H20V20H-20Z')),
                       ('note_cross', lambda: note(crosswise(19)))):
        doc = Doc(BOX)
        doc.add(draw())
        doc.save(out / f'{name}.svg')
    for name, draw in (('selected_hexagon', selected_hexagon), ('last_hexagon', last_hexagon), ('focus_hexagon', focus_hexagon)):
        doc = Doc(HEXAGON_BOX)
        doc.add(draw())
        doc.save(out / f'{name}.svg')
    for name, draw in (('arrow', arrow), ('line', line)):
        doc = Doc(('-{length}', -18, '{length}', 36))
        doc.add(draw())
        doc.save(out / f'{name}.svg')
    (out / 'palettes.json').write_text(json.dumps(MARKS, indent=2) + '\n')


def two_tone(shape, core, width, edge, edge_width):
    """Draws `shape(stroke, width)` twice: the edge, and the core above it."""
    return shape(edge, width + 2 * edge_width) + shape(core, width)


def ring_of(r):
    return lambda stroke, width: circle(0, 0, r, stroke=stroke, stroke_width=width)


def selected():
    return two_tone(lambda stroke, width: rect(-43.5, -43.5, 87, 87, stroke=stroke, stroke_width=width, rx=7), '{go}', 5, '{edge}', 1.8)


def corners_of_hexagon(side):
    """Returns the corners of a hexagon that stands on a corner, at this distance of its sides from the centre."""
    r = side / cos(pi / 6)
    return [(r * sin(k * pi / 3), -r * cos(k * pi / 3)) for k in range(6)]


def outline(corners):
    return 'M' + ' L'.join(f'{num(x)} {num(y)}' for x, y in corners) + ' Z'


def selected_hexagon():
    d = outline(corners_of_hexagon(44.5))
    return two_tone(lambda stroke, width: path(d, stroke=stroke, stroke_width=width, stroke_linejoin='round'), '{go}', 5, '{edge}', 1.8)


def last_hexagon():
    """Brackets at the corners of the cells of the last turn."""
    corners, arm = corners_of_hexagon(45.6), .36

    def towards(a, b):
        return f'{num(a[0] + arm * (b[0] - a[0]))} {num(a[1] + arm * (b[1] - a[1]))}'
    d = ' '.join(f'M{towards(b, a)} L{num(b[0])} {num(b[1])} L{towards(b, c)}'
                 for a, b, c in ((corners[k - 1], corners[k], corners[(k + 1) % 6]) for k in range(6)))
    return two_tone(lambda stroke, width: path(d, stroke=stroke, stroke_width=width, stroke_linejoin='round', stroke_linecap='round'),
                    '{last}', 4.6, '{last_edge}', 1.5)


def focus_hexagon():
    """The keyboard focus on a hexagon, as `focus` on a square."""
    corners = corners_of_hexagon(47.2)
    side = hypot(corners[1][0] - corners[0][0], corners[1][1] - corners[0][1])
    dash = side / 6
    return path(outline(corners), stroke='{focus_edge}', stroke_width=6, stroke_linejoin='round') + \
        path(outline(corners), stroke='{focus}', stroke_width=3, stroke_dasharray=f'{num(dash)} {num(dash)}', stroke_dashoffset=num(dash / 2))


def dot():
    """On an empty square that can be touched next."""
    return circle(0, 0, 16, '{edge}') + circle(0, 0, 14, '{go}')


def ring():
    """Around a piece that can be touched next."""
    return two_tone(ring_of(44.7), '{go}', 5, '{edge}', 1.6)


def must_capture():
    """Around a piece that has to capture."""
    return two_tone(ring_of(45.7), '{must}', 4.8, '{must_edge}', 1.3)


def taken():
    """A dark veil, and above it a pale ring and cross with a red hairline, visible on black, red and white.
    Drawn at the centre of the face, not of the cell."""
    k = 22

    def crossed(stroke, width):
        return group(circle(0, 0, 32.5) + f'<path d="M{-k} {-k} L{k} {k} M{k} {-k} L{-k} {k}"/>',
                     stroke=stroke, stroke_width=width, stroke_linecap='round', fill='none')
    return circle(0, 0, 32.5, '{veil}', fill_opacity=.58) + two_tone(crossed, '{edge}', 5.6, '{take}', 1.9)


def last():
    """Corner brackets on the squares of the last turn."""
    i, arm = 45.2, 19
    d = ' '.join(f'M{num(x * i)} {num(y * (i - arm))} V{num(y * i)} H{num(x * (i - arm))}' for x in (-1, 1) for y in (-1, 1))
    return two_tone(lambda stroke, width: path(d, stroke=stroke, stroke_width=width, stroke_linejoin='round', stroke_linecap='round'),
                    '{last}', 4.6, '{last_edge}', 1.5)


def refused():
    """Two pairs of arcs beside the piece, which suggest shaking."""
    d = ''
    for r, tall in ((41.5, 17), (46.8, 11)):
        x = (r * r - tall * tall) ** .5
        for s in (-1, 1):
            d += f'M{num(s * x)} {-tall} A{num(r)} {num(r)} 0 0 {1 if s > 0 else 0} {num(s * x)} {tall} '
    return two_tone(lambda stroke, width: path(d.strip(), stroke=stroke, stroke_width=width, stroke_linecap='round'),
                    '{refused}', 3.2, '{refused_edge}', 1.4)


def focus():
    """The keyboard focus: a square-cornered frame on the edge of the cell, dashed cream on dark. May lie above `selected`."""
    i = 46.9
    frame = rect(-i, -i, 2 * i, 2 * i, stroke='{focus_edge}', stroke_width=6)
    # Each side is 93.8 long: five dashes with a half one in each corner.
    dashes = path(f'M{-i} {-i} H{i} V{i} H{-i} Z', stroke='{focus}', stroke_width=3, stroke_dasharray='9.38 9.38', stroke_dashoffset=4.69)
    return frame + dashes


def value(fill, edge):
    """The plate under the value of a turn."""
    return rect(-47, -27, 94, 54, fill, stroke=edge, stroke_width=3, rx=27)


def note(d):
    """A shape that players draw on the board for analysis."""
    return two_tone(lambda stroke, width: path(d, stroke=stroke, stroke_width=width, stroke_linejoin='round', stroke_linecap='round'),
                    '{go}', 8, '{edge}', 2.5)


def hint():
    """A dashed ring and a star with four points."""
    out = ''
    for colour, width in (('{hint_edge}', 9), ('{hint}', 5.2)):
        out += circle(0, 0, 38, stroke=colour, stroke_width=width, stroke_dasharray='17.9 11.95', stroke_dashoffset=8.95, stroke_linecap='round')
    star = 'M0 -21 L4.38 -4.38 L21 0 L4.38 4.38 L0 21 L-4.38 4.38 L-21 0 L-4.38 -4.38 Z'
    return out + path(star, '{hint_edge}', stroke='{hint_edge}', stroke_width=5, stroke_linejoin='round') + \
        path(star, '{hint}', stroke='{hint}', stroke_width=1, stroke_linejoin='round')


def finger():
    """A hand whose forefinger touches a point, (0, -42)."""
    hand = ('M-9 -33 A9 9 0 0 1 9 -33 V-8 A7.5 7.5 0 0 1 23 -5 A7.5 7.5 0 0 1 37 -1 V18 C37 36 28 46 13 46 H6 '
            'C-6 46 -14 42 -21 32 L-37 9 A7.5 7.5 0 0 1 -25 0 L-9 13 Z')
    folds = 'M9 -8 V6 M23 -5 V8'
    line = dict(stroke_linejoin='round', stroke_linecap='round')
    return path(hand, '{focus}', stroke='{focus}', stroke_width=9, **line) + \
        path(hand, '{focus}', stroke='{focus_edge}', stroke_width=4.5, **line) + \
        path(folds, stroke='{focus_edge}', stroke_width=4.5, **line)


def arrow():
    """Points right; `{length}` from the end of the tail to the tip, including the edge; the tip is at 0,0.
    A thin outline with a thick round stroke, so only the position of the tail depends on the length."""
    d = 'M-{length} 0 m4.5 0 L-24 -2.8 L-26 -10.3 L-4.6 0 L-26 10.3 L-24 2.8 Z'

    def shaft(colour, width):
        return path(d, colour, stroke=colour, stroke_width=width, stroke_linejoin='round')
    return shaft('{edge}', 9) + shaft('{go}', 5)


# ---------------------------------------------------------------- on points and on stones
def last_stone(colour):
    """A ring on the last stone, whose colour is the second tone."""
    return circle(0, 0, 24, stroke=colour, stroke_width=7)


def last_disc(colour):
    """A dot on the last reversi disc, at the centre of the face."""
    return circle(0, 0, 8.5, colour)


def last_chip():
    """In the middle of the last disc."""
    return circle(0, 0, 8.4, '{shine_edge}') + circle(0, 0, 6.6, '{shine}')


def crosswise(k):
    return f'M{-k} {-k}L{k} {k}M{k} {-k}L{-k} {k}'


def forbidden():
    """A point forbidden to Black in renju."""
    return two_tone(lambda stroke, width: path(crosswise(15), stroke=stroke, stroke_width=width, stroke_linecap='round'), '{forbidden}', 6.6, '{forbidden_edge}', 2.2)


def territory(colour, edge):
    """A small square on a point, or on a dead stone there."""
    return rect(-11, -11, 22, 22, colour, stroke=edge, stroke_width=2.4, rx=2.5)


def dead():
    """A stroke through a dead stone, which is itself drawn at half opacity."""
    return two_tone(lambda stroke, width: path('M-30 30L30 -30', stroke=stroke, stroke_width=width, stroke_linecap='round'), '{dead}', 5, '{dead_edge}', 2)


def small_dot(colour, edge):
    """A legal square for the side of this colour."""
    return circle(0, 0, 13, edge) + circle(0, 0, 11, colour)


def turns(core, edge):
    """Around the centre of a disc that would turn, at the centre of the face."""
    return two_tone(ring_of(31), core, 5, edge, 1.3)


def line():
    """Through the winning row, below its stones: `{length}` long and ending at 0,0 like the arrow, without a head."""
    d = 'M-{length} 0m9 0L-9 0'
    return two_tone(lambda stroke, width: path(d, stroke=stroke, stroke_width=width, stroke_linecap='round'), '{go}', 12, '{edge}', 3)


# ---------------------------------------------------------------- connect four
def shine():
    """On each disc of the winning four."""
    return two_tone(ring_of(34.5), '{shine}', 5.4, '{shine_edge}', 1.8)


def landing():
    """In the hole where the disc would land."""
    return two_tone(lambda stroke, width: circle(0, 0, 33, stroke=stroke, stroke_width=width, stroke_dasharray='14.8 5.93', stroke_dashoffset=7.4),
                    '{landing}', 5.5, '{landing_edge}', 1)


def veil():
    """Over a disc of a preview, and over the discs outside the winning row."""
    return circle(0, 0, 42, '{landing_edge}', fill_opacity=.55)


def drop():
    """On the plate above a column, pointing down: centred 11 above the column's first cell, in the middle of the frame."""
    return path('M-11 -6.5H11L0 6.5Z', '{landing}', stroke='{landing_edge}', stroke_width=1.6, stroke_linejoin='round', stroke_opacity=.6)
