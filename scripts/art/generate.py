#!/usr/bin/env python3
"""Makes the drawn and derived files of assets/; see README.md beside this file."""
import argparse
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / 'assets'


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('what', nargs='*', help='pieces, marks, boards, icon, sounds, fonts, fallback-fonts (default: all but fonts)')
    parser.add_argument('--fontsource', type=Path, default=Path('node_modules'), help='folder with the @fontsource-variable packages')
    parser.add_argument('--noto-cjk', type=Path, default=Path('/usr/share/fonts/opentype/noto'), help='folder with the NotoSansCJK collections')
    args = parser.parse_args()
    for what in args.what or ['pieces', 'marks', 'boards', 'icon', 'sounds']:
        if what == 'pieces':
            import chips
            import discs
            import pieces
            import stones
            pieces.build(ASSETS / 'pieces/checkers')
            stones.build(ASSETS / 'pieces/stones')
            discs.build(ASSETS / 'pieces/reversi')
            chips.build(ASSETS / 'pieces/connect_four')
        elif what == 'marks':
            import marks
            marks.build(ASSETS / 'marks')
        elif what == 'boards':
            import board
            import grounds
            import hexagons
            board.build(ASSETS / 'boards/checkers')
            grounds.build(ASSETS / 'boards')
            hexagons.build(ASSETS / 'boards')
        elif what == 'icon':
            import icon
            icon.build(ASSETS / 'icon', ASSETS.parent / 'android/app/src/main/res')
        elif what == 'sounds':
            import sounds
            sounds.build(ASSETS / 'sounds')
        elif what == 'fonts':
            import fonts
            fonts.build(args.fontsource, ASSETS / 'fonts')
        elif what == 'fallback-fonts':
            import fallback_fonts
            fallback_fonts.build(args.noto_cjk, args.fontsource, ASSETS / 'fonts')
        else:
            parser.error(f'unknown: {what}')


if __name__ == '__main__':
    main()
