"""Connect four discs, seen from the front behind the plate: rim, sunk dish and a raised sign, which differs between the colours."""
from math import cos, pi, sin

from palette import CHIP, CHIPS
from pieces import BOX, SHADOW_BOX, ambient, contact
from svg import Doc, circle, group, mix, num, path

R = CHIP / 2


def build(out):
    for name, c in CHIPS.items():
        doc = Doc(BOX)
        doc.add(chip(doc, c))
        doc.save(out / f'{name}.svg')
        doc = Doc(BOX)
        doc.add(sign(c, c.get('sign', c['mid']), 1.5, mix(c['hi'], '#FFFFFF', .2)))
        doc.save(out / f'sign_{name}.svg')
    h = 9
    doc = Doc(SHADOW_BOX)
    doc.add(ambient(doc, R, h * .55, h * .85, .6), contact(doc, R, h * .22, h * .34))
    doc.save(out / 'shadow.svg')
    doc = Doc(SHADOW_BOX)
    doc.add(ambient(doc, R, h * .9, h * 1.4, .5))
    doc.save(out / 'shadow_lifted.svg')


def polygon(corners, outer, inner=None, turn=-90):
    """A star, or a regular polygon without `inner`."""
    radii = (outer, inner) if inner else (outer,)
    count = corners * len(radii)
    at = [turn + i * 360 / count for i in range(count)]
    return 'M' + 'L'.join(f'{num(radii[i % len(radii)] * cos(a * pi / 180))} {num(radii[i % len(radii)] * sin(a * pi / 180))}' for i, a in enumerate(at)) + 'Z'


def cross(arm, thick):
    a, t = num(arm), num(thick)
    return f'M-{t} -{a}H{t}V-{t}H{a}V{t}H{t}V{a}H-{t}V{t}H-{a}V-{t}H-{t}Z'


def waves():
    return ''.join(f'M-21 {y + 4}C-13 {y - 6} -7 {y - 6} 0 {y + 2}S13 {y + 10} 21 {y}V{y + 8}C13 {y + 18} 7 {y + 18} 0 {y + 10}S-13 {y + 2} -21 {y + 12}Z' for y in (-14, 2))


SIGNS = {'star': polygon(5, 21, 9.2), 'triangle': polygon(3, 22), 'bars': cross(19.5, 7), 'diamond': polygon(4, 22.5), 'waves': waves(),
         'moon': 'M10 -18.3A20 20 0 1 0 10 18.3A19.4 19.4 0 0 1 10 -18.3Z', 'sun': polygon(8, 22, 12.5)}


def chip(doc, c):
    face = doc.linear('face', [(0, c['hi']), (.42, c['mid']), (1, c['lo'])])
    up = doc.linear('up', [(0, mix(c['hi'], '#FFFFFF', .45)), (.5, c['mid']), (1, mix(c['lo'], c['edge'], .55))])
    down = doc.linear('down', [(0, mix(c['lo'], c['edge'], .6)), (.5, c['mid']), (1, mix(c['hi'], '#FFFFFF', .35))])
    dish = doc.linear('dish', [(0, mix(c['mid'], c['lo'], .75)), (1, mix(c['mid'], c['hi'], .45))])
    top = doc.linear('top', list(zip((0, .5, 1), c['top'])))
    out = circle(0, 0, R, face) + circle(0, 0, R - 1.6, stroke=up, stroke_width=3.2) + circle(0, 0, 31, dish) + circle(0, 0, 31, stroke=down, stroke_width=2.2)
    if 'inlay' in c:
        out += circle(0, 0, 36, stroke=c['inlay'], stroke_width=3.2)
    if c['raised'] == 'ring':
        out += circle(1.1, 1.5, 16, stroke=c['edge'], stroke_width=7, stroke_opacity=.45) + circle(0, 0, 16, stroke=top, stroke_width=6.4)
        return out + circle(0, 0, 19.2, stroke=up, stroke_width=.9) + circle(0, 0, 12.8, stroke=down, stroke_width=.9)
    d = SIGNS[c['raised']]
    lower = 2.5 if c['raised'] == 'triangle' else 0         # the centre of a triangle is below the middle of its height
    below = path(d, c['edge'], opacity=.45, transform='translate(1.3 1.7)', stroke=c['edge'], stroke_width=2)
    out += group(below + path(d, top, stroke=up, stroke_width=1.6), stroke_linejoin='round', **({'transform': f'translate(0 {lower})'} if lower else {}))
    return out


def sign(c, colour, width, edge):
    """The raised sign alone and small: the colour of the disc in the ring of `landing.svg`."""
    if c['raised'] == 'ring':
        return circle(0, 0, 10.5, stroke=edge, stroke_width=6.6) + circle(0, 0, 10.5, stroke=colour, stroke_width=4.6)
    lower = 1.7 if c['raised'] == 'triangle' else 0
    return group(path(SIGNS[c['raised']], colour, stroke=edge, stroke_width=width / .68, stroke_linejoin='round'), transform=f'translate(0 {lower}) scale(.68)')
