"""Stones of Go, gomoku and four: slate and shell, glass, agate, and a flat pair with plain contrast. They have the size for Go."""
from palette import STONE_BLACK, STONE_SHELLS, STONE_WHITE, STONES
from pieces import BOX, SHADOW_BOX, ambient, contact
from svg import Doc, circle, group, luminance, mix, num

HEIGHT = 7.5            # height of a stone, for its shadow


def build(out):
    drawings = {'slate_black': slate, 'flat_black': flat_black, 'flat_white': flat_white}
    drawings |= {f'slate_white_{seed + 1}': lambda doc, seed=seed: shell(doc, seed) for seed in range(STONE_SHELLS)}
    drawings |= {f'{kind}_{side}': lambda doc, draw=draw, name=f'{kind}_{side}', r=r: draw(doc, STONES[name], r / 2)
                 for kind, draw in (('glass', glass), ('agate', agate)) for side, r in (('black', STONE_BLACK), ('white', STONE_WHITE))}
    for name, draw in drawings.items():
        doc = Doc(BOX)
        doc.add(draw(doc))
        doc.save(out / f'{name}.svg')
    r, h = STONE_BLACK / 2, HEIGHT
    doc = Doc(SHADOW_BOX)
    doc.add(ambient(doc, r, h * .55, h * .85, .75), contact(doc, r, h * .22, h * .34))
    doc.save(out / 'shadow.svg')
    doc = Doc(SHADOW_BOX)
    doc.add(ambient(doc, r, h * 1.1, h * 1.7, .62))
    doc.save(out / 'shadow_lifted.svg')


def slate(doc):
    """Matte, with one wide soft light and a faint reflection of the board from below."""
    c, r = STONES['slate'], STONE_BLACK / 2
    body = doc.radial('slate', [(0, c['hi']), (.22, mix(c['hi'], c['mid'], .45)), (.55, c['mid']), (.88, c['lo']), (1, c['lo'])], .46, .44, .60, (.33, .27))
    rim = doc.linear('rim', [(0, '#FFFFFF', .16), (.35, '#FFFFFF', 0), (.72, '#D9A45A', 0), (1, '#D9A45A', .28)])
    return circle(0, 0, r, body) + circle(0, 0, r - 1.3, stroke=rim, stroke_width=1.8) + doc.glint('glint', .27, -14, -17, 27, 19, -38, '#FFF6EA')


def shell(doc, seed):
    """Bright and nearly flat, with a fine curved grain and a brown edge that separates it from pale wood."""
    c, r = STONES['shell'], STONE_WHITE / 2
    body = doc.radial('shell', [(0, c['hi']), (.45, c['mid']), (.80, mix(c['mid'], c['lo'], .4)), (1, c['lo'])], .47, .46, .58, (.36, .30))
    doc.define('cut', f'<clipPath id="cut">{circle(0, 0, r - 1, "#000")}</clipPath>')
    lines = ''
    for i in range(8):
        y = -r + (i + .7) * r / 4.1 + ((i * 7 + seed * 5) % 5 - 2) * .7
        width, alpha = (1.5, .9, 2.1, 1.2)[(i + seed) % 4], (.075, .05, .09)[(i + seed) % 3]
        lines += f'<path d="M{num(-r)} {num(y + 5)}Q0 {num(y - 6)} {num(r)} {num(y + 5)}" stroke-width="{width}" stroke-opacity="{alpha}"/>'
    turned = group(lines, transform=f'rotate({(23, 64, -38, -12, 81)[seed % 5]})', fill='none', stroke='#8C7A55')
    edge = doc.linear('edge', [(0, mix(c['edge'], '#FFFFFF', .10)), (.5, c['edge']), (1, mix(c['edge'], '#000000', .25))])
    return circle(0, 0, r, body) + group(turned, clip_path='url(#cut)') + doc.glint('glint', .95, -13, -17, 26, 18, -38) + \
        circle(0, 0, r - .75, stroke=edge, stroke_width=1.5)


def flat_black(doc):
    c, r = STONES['flat_black'], STONE_BLACK / 2
    return circle(0, 0, r, c['mid']) + circle(0, 0, r - 4, stroke=c['edge'], stroke_width=1.8, stroke_opacity=.85)


def flat_white(doc):
    c, r = STONES['flat_white'], STONE_WHITE / 2
    return circle(0, 0, r - 2, c['mid'], stroke=c['edge'], stroke_width=4)


def rim(doc, c, r):
    """The edge of a white stone, which separates it from pale wood; a black one has none."""
    pale = luminance(c['mid']) > .5
    edge = doc.linear('edge', [(0, mix(c['edge'], '#FFFFFF', .10)), (.5, c['edge']), (1, mix(c['edge'], '#000000', .25))])
    return circle(0, 0, r - .75, stroke=edge, stroke_width=1.5) if pale else ''


def glass(doc, c, r):
    """Clear depth: the light enters at the top left, with a bright reflection there, and gathers at the lower right."""
    pale = luminance(c['mid']) > .5
    body = doc.radial('glass', [(0, c['hi']), (.35, mix(c['hi'], c['mid'], .7)), (.62, c['mid']), (1, c['lo'])], .48, .47, .56, (.38, .32))
    doc.define('cut', f'<clipPath id="cut">{circle(0, 0, r - .6, "#000")}</clipPath>')
    gathered = doc.glint('gathered', .9 if pale else .6, 24, 26, 28, 14, -45, c['glow'])
    inner = doc.linear('inner', [(0, '#FFFFFF', .75 if pale else .34), (.4, '#FFFFFF', 0), (.65, c['glow'], 0), (1, c['glow'], .9 if pale else .5)])
    out = circle(0, 0, r, body) + group(gathered, clip_path='url(#cut)') + circle(0, 0, r - 3, stroke=inner, stroke_width=1.6)
    out += doc.glint('wide', .8 if pale else .22, -12, -15, 30, 21, -38) + doc.glint('glint', 1 if pale else .95, -17, -20, 12, 7, -40)
    return out + rim(doc, c, r)


def agate(doc, c, r):
    """Polished, with bands of changing width that bend around a point beside the stone."""
    body = doc.radial('agate', [(0, c['hi']), (.45, c['mid']), (.82, mix(c['mid'], c['lo'], .5)), (1, c['lo'])], .47, .46, .58, (.36, .30))
    doc.define('cut', f'<clipPath id="cut">{circle(0, 0, r - 1, "#000")}</clipPath>')
    bands = ''
    for i, (at, width, alpha) in enumerate(((22, 2.2, .8), (27, 1, .6), (33, 5, .75), (38.5, 1.2, 1), (46, 3, .5), (52, 8, .55), (58.5, 1.2, 1), (64, 2.6, .65), (72, 1, .7), (80, 5, .4))):
        bands += f'<ellipse rx="{num(at)}" ry="{num(at * .8)}" stroke="{c["bands"][i % 3]}" stroke-width="{width}" stroke-opacity="{num(alpha * c["strength"])}"/>'
    turned = group(bands, transform='translate(26 34) rotate(28)', fill='none')
    return circle(0, 0, r, body) + group(turned, clip_path='url(#cut)') + \
        doc.glint('glint', .75 if luminance(c['mid']) > .5 else .42, -14, -18, 25, 16, -38) + rim(doc, c, r)
