"""Checkers men and kings, turned discs seen slightly from above, and their shadows.

A piece is drawn in a cell of 100 with 0,0 at its centre. One lamp shines from the top left: raised parts are
light at the top left and dark at the lower right, and sunk parts the reverse."""
from math import cos, pi, sin

from palette import KING, KING_SIDE, MAN, MAN_SIDE, PIECES
from svg import Doc, circle, group, luminance, mix, num, path, translate

BOX = (-50, -50, 100, 100)
SHADOW_BOX = (-70, -70, 140, 140)


def build(out):
    for colour in PIECES:
        for king in (False, True):
            doc = Doc(BOX)
            doc.add(drawn(colour, king) if 'line' in PIECES[colour] else piece(doc, colour, king))
            doc.save(out / f'{"king" if king else "man"}_{colour}.svg')
    for name, width, side, discs in (('man', MAN, MAN_SIDE, 1), ('king', KING, KING_SIDE, 2)):
        doc = Doc(SHADOW_BOX)
        doc.add(shadow(doc, width / 2, side * discs))
        doc.save(out / f'shadow_{name}.svg')
    doc = Doc(SHADOW_BOX)
    doc.add(shadow_lifted(doc, MAN / 2, MAN_SIDE))
    doc.save(out / 'shadow_lifted.svg')


def face_lift(king):
    """Returns the distance of the centre of the face above the centre of the cell."""
    return (2 * KING_SIDE if king else MAN_SIDE) / 2


def piece(doc, colour, king):
    c = PIECES[colour]
    r = (KING if king else MAN) / 2
    side = KING_SIDE if king else MAN_SIDE
    discs = 2 if king else 1
    total = side * discs
    out = ''
    for i in range(discs):
        bottom = total / 2 - i * side
        out += wall(doc, c, r, bottom, bottom - side, seam=i < discs - 1)
    out += translate(0, -total / 2, face(doc, c, r, colour, king))
    if colour == 'white':       # the only set with pieces paler than any ground: a full edge, as dark as that of a white stone
        q, half = num(r - .8), num(total / 2)
        arc = f'A{q} {q} 0 0'
        out += path(f'M-{q} {half}{arc} 0 {q} {half}V-{half}{arc} 0 -{q} -{half}Z', stroke=c['edge'], stroke_width=1.6)
    return out


def wall(doc, c, r, bottom, top, seam):
    """The side of one disc, brightest a little left of its middle."""
    n = num
    turned = doc.linear('side', [(0, mix(c['side'], c['side_hi'], .55)), (.22, c['side_hi']), (.5, mix(c['side'], c['side_hi'], .35)),
                                 (.82, c['side']), (1, mix(c['side'], '#000000', .35))], 0, 0, 1, 0)
    out = path(f'M{n(-r)} {n(bottom)} A{n(r)} {n(r)} 0 0 0 {n(r)} {n(bottom)} V{n(top)} A{n(r)} {n(r)} 0 0 1 {n(-r)} {n(top)} Z', turned)
    foot = fading(doc, 'foot', c['edge'], (.10, .5), (.5, .8), (.9, .5))
    q = r - .5
    out += path(f'M{n(-q)} {n(bottom)} A{n(q)} {n(q)} 0 0 0 {n(q)} {n(bottom)}', stroke=foot)
    if seam:
        dark = fading(doc, 'seam', c['edge'], (.08, .6), (.5, .95), (.92, .6))
        out += path(f'M{n(-r)} {n(top)} A{n(r)} {n(r)} 0 0 0 {n(r)} {n(top)}', stroke=dark, stroke_width=1.8)
    return out


def fading(doc, id, colour, *middle):
    """A line that fades out at both ends."""
    return doc.linear(id, [(0, colour, 0), *((at, colour, alpha) for at, alpha in middle), (1, colour, 0)], 0, 0, 1, 0)


def face(doc, c, r, colour, king):
    """Rolled rim, groove or ivory ring, lathe lines, a dish with its groove; a hub, or the crown."""
    body = doc.linear('face', [(0, c['hi']), (.45, c['mid']), (1, c['lo'])])
    rim = doc.linear('rim', [(0, mix(c['hi'], '#FFFFFF', .35)), (.4, c['mid']), (1, mix(c['lo'], '#000000', .25))])
    groove = doc.linear('groove', [(0, c['groove_d'], .75), (.5, c['groove_d'], .35), (.62, c['groove_l'], .25), (1, c['groove_l'], .75)])
    dish = doc.linear('dish', [(0, mix(c['mid'], c['lo'], .8)), (.55, c['mid']), (1, mix(c['mid'], c['hi'], .75))])
    out = circle(0, 0, r, body) + (veins(doc, c, r) if colour.startswith('wood') else '') + circle(0, 0, r - 1.3, stroke=rim, stroke_width=2.6)
    if colour == 'white':       # the near rim, between the face and the side
        out += circle(0, 0, r - .45, stroke=c['groove_d'], stroke_width=.9, stroke_opacity=.8)
    if c['inlay']:
        out += circle(0, 0, r * .845, stroke=c['groove_d'], stroke_width=4.6, stroke_opacity=.5)
        out += circle(0, 0, r * .845, stroke=c['inlay'], stroke_width=3.4)
    else:
        out += circle(0, 0, r * .83, stroke=groove, stroke_width=2.2)
    for q, alpha in ((.94, .05), (.75, .06), (.71, .04), (.67, .06)):
        out += circle(0, 0, r * q, stroke=c['groove_l'], stroke_width=.5, stroke_opacity=alpha)
    dished = circle(0, 0, r * .58, dish, **({'fill_opacity': .55} if colour.startswith('wood') else {}))
    out += dished + circle(0, 0, r * .60, stroke=groove, stroke_width=2.4)
    if not king:
        for q in (.48, .38, .28, .18):
            out += circle(0, 0, r * q, stroke=c['groove_d'], stroke_width=.6, stroke_opacity=.1)
        out += circle(0, 0, r * .10, stroke=groove, stroke_width=1.4)
    out += doc.glint('glint', c['glint'], -13, -19, 25, 14, -34)
    return out + (translate(0, .6, crown(doc, c, colour)) if king else '')


def veins(doc, c, r):
    """The grain of a turned wooden disc: long lines, closer at one side, which bend around its middle."""
    doc.define('disc', f'<clipPath id="disc">{circle(0, 0, r - 1, "#000")}</clipPath>')
    out = ''
    for i in range(11):
        y, bend = -r + 2 * r * ((i + .5) / 11) ** 1.15, (3, -2, 4, 1, -3)[i % 5]
        out += f'<path d="M{num(-r)} {num(y - bend)}C{num(-r / 3)} {num(y + bend)} {num(r / 3)} {num(y - 2 * bend)} {num(r)} {num(y + bend)}" ' \
               f'stroke-width="{(.8, 1.5, .6, 1.1)[i % 4]}" stroke-opacity="{(.34, .2, .42, .26)[i % 4]}"/>'
    dark = luminance(c['mid']) < .2
    return group(group(out, transform='rotate(-24)', fill='none', stroke=c['groove_l' if dark else 'groove_d']), clip_path='url(#disc)')


# ---------------------------------------------------------------- drawn with a pen
def drawn(colour, king):
    """A flat disc: an outline, a few strokes of shade on the side, a ring and a hub or a crown in lines."""
    c, n = PIECES[colour], num
    r = (KING if king else MAN) / 2 - .9
    side, discs = (KING_SIDE, 2) if king else (MAN_SIDE, 1)
    total, out = side * discs, ''
    for i in range(discs):
        bottom, top = total / 2 - i * side, total / 2 - (i + 1) * side
        out += path(f'M{n(-r)} {n(bottom)}A{n(r)} {n(r)} 0 0 0 {n(r)} {n(bottom)}V{n(top)}A{n(r)} {n(r)} 0 0 1 {n(-r)} {n(top)}Z', c['side'],
                    stroke=c['edge'], stroke_width=1.8)
        at = [(r * cos(a * pi / 180), r * sin(a * pi / 180)) for a in range(12, 100, 8)]
        out += path(''.join(f'M{n(x)} {n(y + bottom - 2)}V{n(y + top + 2)}' for x, y in at), stroke=c['line'], stroke_width=1, stroke_opacity=.75)
    face = circle(0, 0, r, c['mid'], stroke=c['edge'], stroke_width=1.8) + circle(0, 0, r * .84, stroke=c['line'], stroke_width=1.5)
    if king:
        lines = path(CROWN, stroke_width=2.2) + path('M-12.2 12.6H12.2', stroke_width=2.2) + ''.join(circle(x, y, 2.2, c['line'], stroke='none') for x, y in TIPS)
        face += group(lines, transform='translate(0 .6)', stroke=c['line'], stroke_linejoin='round', stroke_linecap='round')
    else:
        face += circle(0, 0, r * .60, stroke=c['line'], stroke_width=2.2) + circle(0, 0, r * .12, stroke=c['line'], stroke_width=1.5)
    return out + translate(0, -total / 2, face)


CROWN = 'M-15.5 -5.5 L-8.6 1.2 L0 -11 L8.6 1.2 L15.5 -5.5 L12.4 8.2 L-12.4 8.2 Z'
TIPS = (-16, -7.4), (0, -13), (16, -7.4)


def crown(doc, c, colour):
    points = CROWN
    gold = doc.linear('crown', [(0, c['crown']), (1, c['crown_lo'])])
    below = path(points, c['groove_d'], stroke=c['groove_d'], stroke_width=3) + path('M-12.2 12.6 H12.2', stroke=c['groove_d'], stroke_width=4.4)
    out = group(below, transform='translate(1 1.4)', opacity=.45)
    out += path(points, gold, stroke=gold, stroke_width=2)
    out += path('M-12.2 12.6 H12.2', stroke=c['crown' if colour == 'white' else 'crown_lo'], stroke_width=3.4)
    for x, y in TIPS:
        out += circle(x, y, 2.7, c['crown'])
    return group(out, transform='scale(1.02)', stroke_linejoin='round', stroke_linecap='round')


# ---------------------------------------------------------------- shadows: soft discs, no filter
def shadow(doc, r, h):
    """The shadow of a piece of height `h` on the board: a wide soft disc, and a dark one where they touch."""
    return translate(0, h / 2, ambient(doc, r, h * .55 * .9, h * .85 * .9, .83) + contact(doc, r, h * .22 * .9, h * .34 * .9))


def shadow_lifted(doc, r, h):
    """The shadow of a lifted piece: twice as far away, paler, and without contact."""
    return translate(0, h / 2, ambient(doc, r, h * 1.1, h * 1.7, .62))


def ambient(doc, r, x, y, alpha):
    soft = doc.radial('ambient', [(0, '#170A02', .55), (.70, '#170A02', .50), (.80, '#170A02', .34), (.90, '#170A02', .12), (1, '#170A02', 0)])
    return circle(x, y, r * 1.17, soft, opacity=alpha)


def contact(doc, r, x, y):
    tight = doc.radial('contact', [(0, '#100601', .9), (.90, '#100601', .85), (.95, '#100601', .5), (1, '#100601', 0)])
    return circle(x, y, r * 1.035, tight, opacity=.55)
