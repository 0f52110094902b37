"""The app's icon: a stone, a chip and a man, each over the next, where a Go board and the plate of connect four meet.

`icon.svg` is the whole icon; the other three are the layers of Android's adaptive icon, which shows only the middle two
thirds of them. Android has the monochrome layer as a drawing of its own, `ic_launcher_monochrome.xml`."""
from math import hypot, sqrt

import chips
import pieces
import stones
import wood
from palette import CHIP, CHIPS, CONNECT_FOUR, GO, MAN, MAN_SIDE, STONE_BLACK
from svg import Doc, circle, group, num, path, rect

SIZE = 1024
MIDDLE = SIZE / 2
BOX = (0, 0, SIZE, SIZE)
WIDE, STEP = 520, 172           # width of a piece, and from one piece to the next, across and down
LAYER = .62                     # of the whole icon, so that a round mask does not cut the pieces


def build(out, android):
    whole, background, foreground = Doc(BOX), Doc(BOX), Doc(BOX)
    ground(background, .6)
    background.save(out / 'icon_background.svg')
    ground(whole, 1)
    trio(whole, 1)
    whole.save(out / 'icon.svg')
    trio(foreground, LAYER)
    foreground.save(out / 'icon_foreground.svg')
    doc = Doc(BOX)
    doc.add(*(path(d, '#fff', fill_rule='evenodd') for d in monochrome()))
    doc.save(out / 'icon_monochrome.svg')
    (android / 'drawable/ic_launcher_monochrome.xml').write_text(vector(monochrome()))


def ground(doc, scale):
    """Kaya with a crossing of two lines below the diagonal, and the plate with one of its holes above it."""
    away = 290 * scale          # of the crossing and the hole from the middle
    go = GO['kaya_light']
    grain = wood.png(wood.alpha(wood.WOODS['kaya'], 5, (4, 4), (192, 512)).T, wood.WOODS['kaya']['tint'])
    doc.add(rect(0, 0, SIZE, SIZE, wood.ground(go['seen'], 'kaya', [grain])),
            f'<image width="{SIZE}" height="{SIZE}" preserveAspectRatio="none" href="{wood.data_uri(grain)}"/>',
            path(f'M{num(MIDDLE - away)} 0V{SIZE}M0 {num(MIDDLE + away)}H{SIZE}', stroke=go['line_colour'], stroke_width=16 * scale))
    plate = CONNECT_FOUR['blue_light']
    paint = doc.linear('paint', [(0, plate['hi']), (.45, plate['seen']), (1, plate['lo'])], .1, 0, .6, 1)
    lip = doc.linear('lip', [(0, plate['lip_dark'], .85), (.45, plate['lip_dark'], .25), (.55, plate['lip_light'], .12), (1, plate['lip_light'], .66)])
    x, y, r = MIDDLE + away, MIDDLE - away, 118 * scale
    doc.add(path(f'M0 0H{SIZE}V{SIZE}Z', paint), circle(x, y, r, plate['well']), circle(x, y, r + 4 * scale, stroke=lip, stroke_width=9 * scale),
            path(f'M0 0L{SIZE} {SIZE}', stroke='#0A0502', stroke_width=10 * scale, stroke_opacity=.5))
    lamp = doc.linear('lamp', [(0, '#FFC878', .16), (.42, '#FFC878', 0), (.58, '#140600', 0), (1, '#140600', .22)], 0, 0, 1, 1)
    doc.add(rect(0, 0, SIZE, SIZE, lamp))


def trio(doc, scale):
    height = stones.HEIGHT
    for way, wide, piece, shadow in (
            (-1, STONE_BLACK, stones.slate, lambda doc: lying(doc, STONE_BLACK / 2, height)),
            (0, CHIP, lambda doc: chips.chip(doc, CHIPS['yellow']), lambda doc: lying(doc, CHIP / 2, height)),
            (1, MAN, lambda doc: pieces.piece(doc, 'red', king=False), lambda doc: pieces.shadow(doc, MAN / 2, MAN_SIDE))):
        doc.prefix = f'piece{way + 2}_'
        x, y = MIDDLE + way * STEP * scale, MIDDLE + (way * STEP - 6) * scale
        doc.add(group(shadow(doc) + piece(doc), transform=f'translate({num(x)} {num(y)}) scale({WIDE * scale / wide:g})'))


def lying(doc, r, height):
    """The shadow of a flat piece of this height."""
    return pieces.ambient(doc, r, height * .55, height * .85, .75) + pieces.contact(doc, r, height * .22, height * .34)


# ---------------------------------------------------------------- monochrome
def monochrome():
    """Returns the paths of Android's themed icon, which uses only the alpha: a full disc, a ring, and a disc with a ring
    cut out, with a gap between each and the next. They are filled by the rule of even and odd."""
    r, step, gap, edge = 172, 106, 26, 40
    back, middle, front = (MIDDLE + way * step for way in (-1, 0, 1))
    ring = cut(middle, r, front, r + gap) + cut(middle, r - edge, front, r + gap)
    return [cut(back, r, middle, r + gap), ring, disc(front, r) + disc(front, r * .74) + disc(front, r * .58)]


def disc(at, r):
    """A disc on the diagonal."""
    return f'M{num(at - r)} {num(at)}A{num(r)} {num(r)} 0 1 1 {num(at + r)} {num(at)}A{num(r)} {num(r)} 0 1 1 {num(at - r)} {num(at)}Z'


def cut(at, r, other, cutter):
    """A disc on the diagonal without the part that a second one to the lower right covers."""
    apart = hypot(other - at, other - at)
    along = (apart ** 2 + r ** 2 - cutter ** 2) / (2 * apart)
    aside = sqrt(r ** 2 - along ** 2)
    x1, y1, x2, y2 = (at + (along + way * aside) / sqrt(2) for way in (1, -1, -1, 1))
    large = int(along > 0)
    return f'M{num(x1)} {num(y1)}A{num(r)} {num(r)} 0 {large} 0 {num(x2)} {num(y2)}A{num(cutter)} {num(cutter)} 0 0 1 {num(x1)} {num(y1)}Z'


def vector(paths):
    """The same paths in Android's language."""
    drawn = ''.join(f'    <path android:fillColor="#FFFFFFFF" android:fillType="evenOdd"\n        android:pathData="{d}" />\n' for d in paths)
    return ('<?xml version="1.0" encoding="utf-8"?>\n<!-- The drawing of assets/icon/icon_monochrome.svg; scripts/art/icon.py writes both. -->\n'
            '<vector xmlns:android="http://schemas.android.com/apk/res/android"\n'
            f'    android:width="108dp" android:height="108dp" android:viewportWidth="{SIZE}" android:viewportHeight="{SIZE}">\n{drawn}</vector>\n')
