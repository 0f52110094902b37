"""The app's four fonts, made from the variable web fonts of the Fontsource packages.

Each package splits a family by script into variable WOFF2 files. Here every axis is pinned, the
scripts are merged into one static TrueType file, figures are made tabular by default (clocks and
scores must not jump), two arrows are added, and hinting and unused tables are dropped."""
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SCRIPTS = ('latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese')

# Basic Latin and Latin-1, Extended-A, the letters of Romanian and Vietnamese in Extended-B and
# Extended Additional, Cyrillic, combining marks, punctuation, currency, arrows, minus.
WANTED = [*range(0x20, 0x180), 0x18F, 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x1C4, 0x1DD), *range(0x218, 0x21C),
          0x259, *range(0x2B0, 0x2E0), *range(0x300, 0x330), *range(0x400, 0x530), *range(0x1E80, 0x1E86),
          0x1E9E, *range(0x1EA0, 0x1EFA), *range(0x2000, 0x2070), *range(0x20A0, 0x20C0), 0x2116, 0x2122,
          0x2190, 0x2192, 0x2212, 0x2215, 0x2219, 0xFEFF, 0xFFFD]

FAMILIES = (
    # file, family, package, axis file, pinned axes besides the weight, weights
    ('Literata', 'Literata', 'literata', 'opsz', {'opsz': 36}, {600: 'SemiBold'}),
    ('NunitoSans', 'Nunito Sans', 'nunito-sans', 'wght', {}, {400: 'Regular', 600: 'SemiBold', 700: 'Bold'}),
)
DIGITS = '0123456789'


def build(packages: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for file, family, package, axis, pinned, weights in FAMILIES:
        root = packages / '@fontsource-variable' / package
        (out / f'OFL-{file}.txt').write_bytes((root / 'LICENSE').read_bytes())
        for weight, style in weights.items():
            font = merged(root / 'files', package, axis, {**pinned, 'wght': weight})
            add_arrows(font)
            add_narrow_space(font)
            tabular_figures(font)
            slim(font)
            name(font, family, style, weight)
            font.recalcTimestamp = False        # the same input gives the same bytes
            font['head'].created = font['head'].modified = made(root / 'files' / f'{package}-latin-{axis}-normal.woff2')
            font.save(out / f'{file}-{style}.ttf')


def made(file: Path) -> int:
    return TTFont(file)['head'].modified


def merged(files: Path, package: str, axis: str, location: dict) -> TTFont:
    with tempfile.TemporaryDirectory() as tmp:
        parts, seen = [], set()
        for script in SCRIPTS:
            font = TTFont(files / f'{package}-{script}-{axis}-normal.woff2')
            font = instantiateVariableFont(font, location)
            # A character in two scripts stays in the first only, because the merge would keep both.
            keep = set(font.getBestCmap()) & set(WANTED) - seen
            seen |= keep
            options = Options(layout_features=['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'], hinting=False,
                              notdef_outline=True, glyph_names=True)
            options.drop_tables += ['STAT', 'vhea', 'vmtx', 'gasp']
            subsetter = Subsetter(options)
            subsetter.populate(unicodes=keep)
            subsetter.subset(font)
            parts.append(f'{tmp}/{script}.ttf')
            font.flavor = None
            font.save(parts[-1])
        return Merger().merge(parts)


def tabular_figures(font: TTFont) -> None:
    """Makes tabular figures the default."""
    glyphs = set(font.getGlyphOrder())
    for table in font['cmap'].tables:
        for digit in DIGITS:
            plain = table.cmap.get(ord(digit))
            if plain and f'{plain}.tf' in glyphs:
                table.cmap[ord(digit)] = f'{plain}.tf'
    widths = {font['hmtx'][font.getBestCmap()[ord(d)]][0] for d in DIGITS}
    assert len(widths) == 1, f'figures are not tabular: {widths}'


def add_narrow_space(font: TTFont) -> None:
    """Adds the narrow no-break space, which French sets before some signs, with the width of the thin space."""
    for table in font['cmap'].tables:
        if table.isUnicode() and 0x2009 in table.cmap:
            table.cmap.setdefault(0x202F, table.cmap[0x2009])


def add_arrows(font: TTFont) -> None:
    """Draws ← and →, which the packages lack, with the weight and position of the minus sign."""
    cmap, glyf = font.getBestCmap(), font['glyf']
    minus = glyf[cmap[0x2212]]
    t, y = minus.yMax - minus.yMin, (minus.yMax + minus.yMin) / 2
    x0, x1 = 60, 840
    head = 215                    # height of one wing
    s = t * 1.41421 / 2           # half the stroke along a slanted wing
    for code, arrow, flip in ((0x2192, 'arrowright', False), (0x2190, 'arrowleft', True)):
        if code in cmap:
            continue
        tip, back = x1, x1 - head
        outline = [(x0, y + t / 2), (tip - 2 * s - t / 2, y + t / 2), (back - s, y + head - s + t / 2), (back, y + head + t / 2),
                   (tip, y), (back, y - head - t / 2), (back - s, y - head + s - t / 2), (tip - 2 * s - t / 2, y - t / 2), (x0, y - t / 2)]
        if flip:
            outline = [(x0 + x1 - x, v) for x, v in reversed(outline)]
        pen = TTGlyphPen(None)
        pen.moveTo(tuple(map(round, outline[0])))
        for point in outline[1:]:
            pen.lineTo(tuple(map(round, point)))
        pen.closePath()
        font.setGlyphOrder([*font.getGlyphOrder(), arrow])
        glyf[arrow] = pen.glyph()
        glyf[arrow].recalcBounds(glyf)
        font['hmtx'][arrow] = (x0 + x1, glyf[arrow].xMin)
        for table in font['cmap'].tables:
            table.cmap[code] = arrow


def slim(font: TTFont) -> None:
    options = Options(layout_features=['kern', 'mark', 'mkmk', 'ccmp', 'locl'], hinting=False, glyph_names=False,
                      name_IDs=[0, 1, 2, 13, 14], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=WANTED)
    subsetter.subset(font)


def name(font: TTFont, family: str, style: str, weight: int) -> None:
    """Sets family and style names for both the four-style and the modern naming."""
    table = font['name']
    copyright_, licence = (table.getDebugName(i) for i in (0, 13))
    table.names = []
    plain = style in ('Regular', 'Bold')
    ps = f'{family.replace(" ", "")}-{style}'
    names = {0: copyright_, 1: family if plain else f'{family} {style}', 2: style if plain else 'Regular', 3: f'Parlour:{ps}',
             4: f'{family} {style}', 5: 'Version 1.0', 6: ps, 13: licence, 14: 'https://openfontlicense.org'}
    if not plain:
        names |= {16: family, 17: style}
    for key, value in names.items():
        if value:
            table.setName(value, key, 3, 1, 0x409)
    font['OS/2'].usWeightClass = weight
    font['OS/2'].fsSelection = font['OS/2'].fsSelection & ~0x61 | (0x20 if style == 'Bold' else 0x40)
    font['head'].macStyle = 1 if style == 'Bold' else 0
