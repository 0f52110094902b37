"""The fonts for Chinese, Japanese, Korean and Arabic, two weights per language.

They complement the four fonts of fonts.py, which have the Latin and Cyrillic letters. The East Asian ones
are cut from the collections of Noto Sans CJK, each to what its language's sentences need and to what
people's names are likely to need; the Arabic one has the whole Arabic block. Hinting, vertical setting
and unneeded features are dropped. Run this again when sentences have changed."""
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LANGUAGES = Path(__file__).resolve().parents[2] / 'assets/languages'
WEIGHTS = {400: 'Regular', 700: 'Bold'}

# file, family, language, number in the collections
CJK = (
    ('NotoSansSC', 'Parlour Sans SC', 'zh-Hans', 2),
    ('NotoSansTC', 'Parlour Sans TC', 'zh-Hant', 3),
    ('NotoSansJP', 'Parlour Sans JP', 'ja', 0),
    ('NotoSansKR', 'Parlour Sans KR', 'ko', 1),
)
ARABIC = ('NotoSansArabic', 'Parlour Sans Arabic')

# Ascent and descent of Nunito Sans, so lines have the same height in all fonts.
ASCENT, DESCENT = 1011, -353

# The East Asian fonts omit kerning, which is made for proportional kana, while Japanese is set on a grid.
# They also omit the glyphs of other languages: each font has those of its own language by default.
CJK_FEATURES = ['ccmp']
ARABIC_FEATURES = ['init', 'medi', 'fina', 'isol', 'liga', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'kern']

# Spaces; quotes, dashes and dots that East Asian text sets full width; CJK punctuation; full-width forms.
PUNCTUATION = [0x20, 0xA0, 0xB7, 0xD7, 0x2010, *range(0x2013, 0x2017), 0x2018, 0x2019, 0x201C, 0x201D, 0x2025, 0x2026, 0x2030, 0x203B,
               *range(0x3000, 0x3020), 0x3030, 0x30FB, *range(0xFF01, 0xFF61), *range(0xFFE0, 0xFFE7)]
KANA = [*range(0x3041, 0x3097), *range(0x3099, 0x3100), *range(0x31F0, 0x3200), *range(0xFF61, 0xFFA0)]
HANGUL_LETTERS = range(0x3131, 0x3164)
# Space and joiners, the Arabic block, and the presentation forms of old texts (the same glyphs).
ARABIC_WANTED = [0x20, 0xA0, *range(0x200C, 0x2010), *range(0x600, 0x700), *range(0xFE70, 0xFF00)]

# Characters common in people's names: surnames first, then given names.
NAMES = {
    'zh-Hans': '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏'
               '钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜'
               '倪严牛温季俞章鲁葛伍韦申尤毕聂焦向柳邢路岳齐梅莫庄辛管祝左谷舒詹关苗凌费纪盛童欧阳诸项游裴卫鲍霍翁甘景包司柯'
               '伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂建国华志辉玲玉红春海燕雪琴云飞鹏浩宇轩子涵梓怡欣雨佳思琪诗晨博俊'
               '豪嘉泽宸然梦瑶雅婷莹颖慧琳倩洁凤珍荣爱莲香月莉美淑贞瑞祥福德义仁信忠礼智勤学诚光天达永健世广良清彬斌富顺鸣栋维'
               '启翔旭亮奇朗伯宏若民承乐绍松善庆友裕河哲昕悦妍萱琦岚馨韵艺聪澜毓昭冰茗羽希宁晓欢枫芸菲亚宜可影蕾薇芬芝茜秋珊'
               '锦青婉瑾露丹蓉君小大元一少东西南北新成书家立正兴振生山星阿航煜睿皓铭妮婧璐依语心兵峰锋龄贵宝喜进凯帆腾力'
               '玮辰熙奕恩品彤萌悠曦乐凡然逸霖泉坤洲松炎焱骏培根耀祖云清媛滢茵',
    'zh-Hant': '王李張劉陳楊趙黃周吳徐孫胡朱高林何郭馬羅梁宋鄭謝韓唐馮于董蕭程曹袁鄧許傅沈曾彭呂蘇盧蔣蔡賈丁魏薛葉閻余潘杜戴夏'
               '鍾鐘汪田任姜范方石姚譚廖鄒熊金陸郝孔白崔康毛邱秦江史顧侯邵孟龍萬段雷錢湯尹黎易常武喬賀賴龔文龐樊蘭殷施陶洪翟安顏'
               '倪嚴牛溫季俞章魯葛伍韋申尤畢聶焦向柳邢路岳齊梅莫莊辛管祝左谷舒詹關苗凌費紀盛童歐陽諸項游裴衛鮑霍翁甘景包司柯巫簡'
               '偉芳娜秀英敏靜麗強磊軍洋勇艷杰傑娟濤明超霞平剛桂建國華志輝玲玉紅春海燕雪琴雲飛鵬浩宇軒子涵梓怡欣雨佳思琪詩晨博俊'
               '豪嘉澤宸然夢瑤雅婷瑩穎慧琳倩潔鳳珍榮愛蓮香月莉美淑貞瑞祥福德義仁信忠禮智勤學誠光天達永健世廣良清彬斌富順鳴棟維'
               '啟翔旭亮奇朗伯宏若民承樂紹松善慶友裕河哲昕悅妍萱琦嵐馨韻藝聰瀾毓昭冰茗羽希寧曉歡楓芸菲亞宜可影蕾薇芬芝茜秋珊'
               '錦青婉瑾露丹蓉君小大元一少東西南北新成書家立正興振生山星阿航煜睿皓銘妮婧璐依語心兵峰鋒齡貴寶喜進凱帆騰力冠廷翰柏庭筑'
               '瑋辰熙奕恩品彤萌悠曦凡逸霖泉坤洲炎駿培耀祖媛瀅茵妤翊宥蓁芯綺羿丞佑祐昀甯如惠娥秋鈺珮儀珠珍均仲政彥憲',
    'ja': '佐藤鈴木高髙橋田中伊渡辺邊邉山本村小林加吉斎斉齋松井上清水崎﨑森池阿部石川前後岡谷長近坂遠青福太三西原和金野竹内丸今宮大塚平'
          '菅武久保杉新古安永島桜千葉岩工土屋柴酒市河荒横浜服関望月北栗東秋熊五十嵐飯片桐星沢澤広廣黒白赤早須堀奥馬場矢神戸徳岸尾'
          '根津浅倉門出入成江口城熱川亀鶴富馬笠若柳梅沼牧南桑辻澄所片瀬滝瀧畑畠窪笹萩菊堂園国植内相米細星八七二九四六一'
          '陽葵凛凜結菜咲愛美優花莉子衣心春芽依紬翔蓮湊悠真樹律蒼朝颯斗健拓也直哉涼亮介祐裕輔大輝雄一郎次朗誠隆博正弘浩宏明昭義男夫'
          '幸恵智友由佳香織奈穂里沙紀絵理彩紗希望七海遥菫杏朱音琴羽莉央那帆夏秋冬雪光英文章孝信秀和康洋修勝利進茂実豊稔清登剛勲'
          '恭憲典学哲晃聡賢俊竜龍虎之助仁達治純潤司将匠翼空晴奏楓柊律暖碧瑛瑞琉璃未来生世代美千鶴節敏京良貴久寿栄静和枝江波瑠'
          '麻乃芳華蘭舞歩夢桃果鈴詩凪旭丈吾壮諒元気道伸慎毅響太陸郁尚啓敬史基規崇徹渉淳',
}


def build(noto_cjk: Path, packages: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    arabic = packages / '@fontsource-variable/noto-sans-arabic'
    for weight, style in WEIGHTS.items():
        for file, family, language, number in CJK:
            font = open_font(noto_cjk / f'NotoSansCJK-{style}.ttc', fontNumber=number)
            without_variants(font)
            cut(font, wanted(language), CJK_FEATURES)
            finish(font, family, style, weight)
            font.save(out / f'{file}-{style}.otf')
        font = open_font(arabic / 'files/noto-sans-arabic-arabic-wght-normal.woff2')
        font = instantiateVariableFont(font, {'wght': weight})
        cut(font, ARABIC_WANTED, ARABIC_FEATURES)
        font.flavor = None
        finish(font, ARABIC[1], style, weight)
        font.save(out / f'{ARABIC[0]}-{style}.ttf')
    licence = (arabic / 'LICENSE').read_text()
    (out / 'OFL-NotoSansArabic.txt').write_text(licence)
    (out / 'OFL-NotoSansCJK.txt').write_text(cjk_licence(noto_cjk, licence))


def open_font(file: Path, **options) -> TTFont:
    return TTFont(file, recalcTimestamp=False, **options)      # the same input gives the same bytes


def wanted(language: str) -> list[int]:
    """Returns the characters of a language's font. Characters that the font lacks are skipped."""
    sentences = (LANGUAGES / f'{language}.ftl').read_text(encoding='utf-8')
    codes = {ord(c) for c in sentences + NAMES.get(language, '') if ord(c) > 0x7F}
    codes.update(PUNCTUATION)
    if language == 'ja':
        codes.update(KANA)
    if language == 'ko':
        codes.update(HANGUL_LETTERS)
        codes.update(korean_syllables())
    return sorted(codes)


def korean_syllables() -> list[int]:
    """Returns the 2350 syllables of KS X 1001, which cover common words and names."""
    return [ord(bytes((row, cell)).decode('euc_kr')) for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF)]


def without_variants(font: TTFont) -> None:
    """Removes the variants of variation selectors, which the subset would otherwise keep."""
    font['cmap'].tables = [table for table in font['cmap'].tables if table.format != 14]


def cut(font: TTFont, codes: list[int], features: list[str]) -> None:
    options = Options(layout_features=features, hinting=False, glyph_names=False, notdef_outline=True, name_IDs=[0, 13])
    options.drop_tables += ['STAT', 'VORG', 'vhea', 'vmtx', 'BASE', 'gasp', *(['GPOS'] if features == CJK_FEATURES else [])]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def finish(font: TTFont, family: str, style: str, weight: int) -> None:
    """Sets the names, the weight and the line metrics."""
    ps = f'{family.replace(" ", "")}-{style}'
    table, copyright_ = font['name'], font['name'].getDebugName(0)
    table.names = []
    names = {0: copyright_, 1: family, 2: style, 3: f'Parlour:{ps}', 4: f'{family} {style}', 5: 'Version 1.0', 6: ps,
             13: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.', 14: 'https://openfontlicense.org'}
    for key, value in names.items():
        table.setName(value, key, 3, 1, 0x409)
    if 'CFF ' in font:
        cff = font['CFF '].cff
        cff.fontNames = [ps]
        cff[0].FullName, cff[0].FamilyName = f'{family} {style}', family
    os2, hhea, bold = font['OS/2'], font['hhea'], style == 'Bold'
    os2.usWeightClass = weight
    os2.fsSelection = os2.fsSelection & ~0x61 | (0x20 if bold else 0x40)
    font['head'].macStyle = int(bold)
    os2.sTypoAscender = hhea.ascent = os2.usWinAscent = ASCENT
    os2.sTypoDescender = hhea.descent = DESCENT
    os2.usWinDescent = -DESCENT
    os2.sTypoLineGap = hhea.lineGap = 0


def cjk_licence(noto_cjk: Path, other: str) -> str:
    """Returns the fonts' own copyright line above the licence text, which both fonts share."""
    owner = open_font(noto_cjk / 'NotoSansCJK-Regular.ttc', fontNumber=0)['name'].getDebugName(0)
    return f'{owner.replace("©", "Copyright")}\n{other[other.index(chr(10)) + 1:]}'
