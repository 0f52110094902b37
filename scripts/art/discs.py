"""Reversi discs: a different colour on each face, seen slightly from above, and frames of a disc that turns over."""
from math import cos, pi, sin

from palette import DISC, DISC_FRAMES, DISC_SIDE, DISCS
from pieces import BOX, SHADOW_BOX, ambient, contact
from svg import Doc, circle, group, mix, num, path, translate

R = DISC / 2
THICK = 11          # thickness of a disc that stands on its edge
LIFT = 3.5          # height of a disc on its edge above the board; a higher one would leave the cell
NAMES = 'dark', 'light'
INK = '#10172C'       # outline of a disc that is drawn with a pen


def build(out):
    for name, pair in DISCS.items():
        for face in (0, 1):
            doc = Doc(BOX)
            doc.add(lying(doc, pair, face))
            doc.save(out / f'{name}_{NAMES[face]}.svg')
        for i in range(DISC_FRAMES):
            doc = Doc(BOX)
            doc.add(turning(doc, pair, (i + 1) / (DISC_FRAMES + 1)))
            doc.save(out / f'{name}_turn_{i + 1}.svg')
    doc, h = Doc(SHADOW_BOX), DISC_SIDE
    doc.add(translate(0, h / 2, ambient(doc, R, h * .55, h * .85, .69) + contact(doc, R, h * .22, h * .34)))
    doc.save(out / 'shadow.svg')
    doc = Doc(SHADOW_BOX)
    doc.add(translate(0, h / 2, ambient(doc, R, h * 1.1, h * 1.7, .62)))
    doc.save(out / 'shadow_lifted.svg')
    for i in range(DISC_FRAMES):
        doc, at = Doc(SHADOW_BOX), (i + 1) / (DISC_FRAMES + 1)
        high, wide = sin(pi * at), max(abs(cos(pi * at)), .34)
        body = ambient(doc, R, 0, 0, round(.69 - .15 * high, 3))
        doc.add(group(body, transform=f'translate({num(h * .55 + 3 * high)} {num(h * 1.35 + 4 * high)}) scale({num(wide * (1 + .1 * high))} 1)'))
        doc.save(out / f'shadow_turn_{i + 1}.svg')


def half(doc, c, id, upright):
    """The light on one half of the side."""
    stops = [(0, c['hi']), (.3, c['mid']), (1, c['lo'])] if upright else [(0, c['mid']), (.25, c['hi']), (.7, mix(c['mid'], c['lo'], .6)), (1, c['lo'])]
    return doc.linear(id, stops, 0, 0, *((0, 1) if upright else (1, 0)))


def lying(doc, pair, face):
    """The lower half of the side shows the other colour."""
    out, n, h = '', num, DISC_SIDE
    for id, c, low, high in (('below', pair[1 - face], 0, .5), ('above', pair[face], .5, 1)):
        bottom, top = h / 2 - low * h, h / 2 - high * h
        out += path(f'M{n(-R)} {n(bottom)}A{n(R)} {n(R)} 0 0 0 {n(R)} {n(bottom)}V{n(top)}A{n(R)} {n(R)} 0 0 1 {n(-R)} {n(top)}Z', half(doc, c, id, False))
    return out + translate(0, -h / 2, dome(doc, pair[face], pair[face] is pair[1]))


def dome(doc, c, pale):
    """The face: satin, lit at the upper left, with a thin rim."""
    if 'line' in c:
        return circle(0, 0, R, c['mid']) + circle(0, 0, R - .8, stroke=INK, stroke_width=1.6) + circle(0, 0, R * .82, stroke=c['line'], stroke_width=1.6)
    body = doc.radial('dome', [(0, c['hi']), (.45, c['mid']), (.82, mix(c['mid'], c['lo'], .45)), (1, c['lo'])], .5, .5, .62, (.34, .28))
    rim = doc.linear('rim', [(0, '#FFFFFF', .9 if pale else .5), (.45, '#FFFFFF', .04), (1, '#000000', .35)])
    marked = grain(doc, c) if 'grain' in c else veins(doc, c) if 'vein' in c else ''
    return circle(0, 0, R, body) + marked + circle(0, 0, R - .8, stroke=rim, stroke_width=1.6) + doc.glint('glint', c['spec'], -12, -15, 27, 19, -36)


def cut(doc, inner):
    doc.define('cut', f'<clipPath id="cut">{circle(0, 0, R - 1, "#000")}</clipPath>')
    return group(inner, clip_path='url(#cut)')


def grain(doc, c):
    """The lines of a turned wooden disc, and two rings from the lathe."""
    lines = ''.join(f'M-42 {y}C-14 {y + bend} 14 {y - 2 * bend} 42 {y + bend}' for y, bend in zip(range(-38, 42, 8), (3, -2, 4, 1, -3) * 2))
    rings = circle(0, 0, R * .80, stroke=c['grain'], stroke_width=1.7, stroke_opacity=.8) + circle(0, 0, R * .70, stroke=c['grain'], stroke_width=.8, stroke_opacity=.6)
    return cut(doc, path(lines, stroke=c['grain'], stroke_width=1.1, stroke_opacity=.34, transform='rotate(-24)')) + rings


def veins(doc, c):
    """Clouds in jade, and the light that passes through it to the lower right."""
    cloud = ''.join(path(d, stroke=c['vein'], stroke_width=w, stroke_opacity=a, stroke_linecap='round') for d, w, a in (
        ('M-40 14C-20 2 -8 22 12 8S34 -8 44 -2', 7, .16), ('M-36 20C-18 10 -4 26 16 14S36 2 44 6', 2, .30), ('M-30 -22C-14 -10 2 -28 18 -18S34 -22 40 -26', 5, .13)))
    return cut(doc, cloud + doc.glint('through', .5, 24, 27, 28, 14, -45, c['vein']))


def turning(doc, pair, at):
    """The frame at the fraction `at` from dark to light. The disc turns about the upright axis: its side appears at
    the right and disappears at the left."""
    angle, n = pi * at, num
    wide, side, lift = cos(angle), THICK * sin(angle), (DISC_SIDE / 2) + LIFT * sin(angle)
    face = 0 if wide >= 0 else 1
    wide = max(abs(wide), .02)
    rx = R * wide
    # The order from left to right is always: dark face, dark half of the side, light half, light face.
    x = (-side / 2, 0, side / 2)
    out = ''
    for id, c, a, b in (('light', pair[1], x[1], x[2]), ('dark', pair[0], x[0], x[1])) if face == 0 else (('dark', pair[0], x[0], x[1]), ('light', pair[1], x[1], x[2])):
        # The outer end bends away from the visible face.
        bend = 1 if face == 0 else 0
        d = f'M{n(a)} {n(-R)}H{n(b)}A{n(rx)} {n(R)} 0 0 {bend} {n(b)} {n(R)}H{n(a)}A{n(rx)} {n(R)} 0 0 {1 - bend} {n(a)} {n(-R)}Z' if face == 0 else \
            f'M{n(b)} {n(-R)}H{n(a)}A{n(rx)} {n(R)} 0 0 0 {n(a)} {n(R)}H{n(b)}A{n(rx)} {n(R)} 0 0 1 {n(b)} {n(-R)}Z'
        out += path(d, half(doc, c, id, True))
    out += group(dome(doc, pair[face], face == 1), transform=f'translate({n(x[0] if face == 0 else x[2])} 0) scale({n(wide)} 1)')
    return translate(0, -lift, out)
