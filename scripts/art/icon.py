"""The app's icon: a pale and a dark man, overlapping, on four squares.

`icon.svg` is the whole icon; the other three are the layers of Android's adaptive icon."""
import pieces
import wood
from palette import BOARDS, MAN, MAN_SIDE
from svg import Doc, circle, group, rect, translate

SIZE = 1024
BOX = (0, 0, SIZE, SIZE)


def build(out):
    whole, background, foreground = Doc(BOX), Doc(BOX), Doc(BOX)
    ground(background)
    background.save(out / 'icon_background.svg')
    ground(whole)
    pair(whole, 1.15)
    whole.save(out / 'icon.svg')
    pair(foreground, .80)
    foreground.save(out / 'icon_foreground.svg')
    monochrome().save(out / 'icon_monochrome.svg')


def ground(doc):
    half = SIZE / 2
    board = BOARDS['walnut_light']
    for i, (x, y, kind) in enumerate(((0, 0, 'dark'), (half, 0, 'light'), (0, half, 'light'), (half, half, 'dark'))):
        grain = wood.picture(board[f'wood_{kind}'], 3 + 2 * i, (4, 4), (128, 384))
        colour = wood.ground(board[f'sq_{kind}'], board[f'wood_{kind}'], [grain])
        doc.add(rect(x, y, half, half, colour),
                f'<image x="{x:g}" y="{y:g}" width="{half:g}" height="{half:g}" preserveAspectRatio="none" href="{wood.data_uri(grain)}"/>')
    lamp = doc.linear('lamp', [(0, '#FFC878', .15), (.42, '#FFC878', 0), (.58, '#140600', 0), (1, '#140600', .18)], 0, 0, 1, 1)
    doc.add(rect(0, 0, SIZE, SIZE, lamp))


def pair(doc, scale):
    for colour, way in (('black', 1), ('white', -1)):
        doc.prefix = f'{colour}_'
        man = pieces.shadow(doc, MAN / 2, MAN_SIDE) + pieces.piece(doc, colour, king=False)
        x, y = SIZE / 2 + way * 128 * scale, SIZE / 2 + way * 122 * scale
        doc.add(translate(x, y, group(man, transform=f'scale({5.6 * scale:g})')))


def monochrome():
    """Android's themed icon, which uses only the alpha: one solid and one open disc."""
    doc, r, open_at, solid_at = Doc(BOX), 174, 417, 607
    gap = f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>' + circle(open_at, open_at, r + 26, '#000')
    doc.define('gap', f'<mask id="gap" maskUnits="userSpaceOnUse" x="0" y="0" width="{SIZE}" height="{SIZE}">{gap}</mask>')
    doc.add(group(circle(solid_at, solid_at, r, '#fff'), mask='url(#gap)'),
            circle(open_at, open_at, r - 19, stroke='#fff', stroke_width=38), circle(open_at, open_at, r * .4, '#fff'))
    return doc
