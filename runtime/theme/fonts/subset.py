"""Writes the fonts of the shop: `python3 runtime/theme/fonts/subset.py` after `npm install`.

Needs fonttools with brotli. The packages spread Croatian over two files: the letters of the second
are put into the first, and take part in its kerning as the letters that they are made from.
"""
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / 'node_modules'
# What fonts.css fetches from the packages leaves out the Croatian letters and this.
LATIN = (
    'U+0020-007E, U+00A0-00A3, U+00A7, U+00A9, U+00AB, U+00AE, U+00B0-00B4, U+00B7, U+00BB-00FF, '
    'U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, '
    'U+2122, U+2212'
)
BASES = dict(zip('ČčĆćĐđŠšŽž', 'CcCcDdSsZz'))
FEATURES = ['kern', 'liga', 'locl', 'mark', 'mkmk', 'ccmp', 'calt']
FONTS = {
    'montserrat': '@fontsource-variable/montserrat/files/montserrat-{}-wght-normal.woff2',
    'gelasio': '@fontsource/gelasio/files/gelasio-{}-400-normal.woff2',
}


def subset(file, unicodes):
    font = TTFont(PACKAGES / file)
    subsetter = Subsetter(Options(layout_features=FEATURES, glyph_names=True))
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    return font


def add_letters(font, other):
    names, others = font.getBestCmap(), other.getBestCmap()
    bases = {others[ord(letter)]: names[ord(base)] for letter, base in BASES.items()}
    for name in other.getGlyphOrder():
        if name in font['glyf'].glyphs:
            continue
        font['glyf'][name] = other['glyf'][name]
        font['hmtx'][name] = other['hmtx'][name]
        if 'gvar' in font:
            font['gvar'].variations[name] = other['gvar'].variations[name]
            widths = font['HVAR'].table.AdvWidthMap.mapping
            widths[name] = widths[bases.get(name, '.notdef')]
    for name, base in bases.items():
        font['hmtx'][name] = (font['hmtx'][base][0], font['hmtx'][name][1])
    sizes = [one['maxp'].maxSizeOfInstructions for one in (font, other)]
    font['maxp'].maxSizeOfInstructions = max(sizes)
    for table in font['cmap'].tables:
        table.cmap.update({ord(letter): others[ord(letter)] for letter in BASES})
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for part in lookup.SubTable:
            pair = getattr(part, 'ExtSubTable', part)
            if pair.LookupType == 2:
                add_kerning(pair, bases, font.getGlyphID)


def add_kerning(pair, bases, order):
    firsts = pair.Coverage.glyphs
    kept = {name: base for name, base in bases.items() if base in firsts}
    if pair.Format == 1:
        sets = dict(zip(firsts, pair.PairSet))
        sets.update({name: sets[base] for name, base in kept.items()})
        pair.PairSet = [sets[name] for name in sorted(sets, key=order)]
        pair.PairSetCount = len(sets)
    else:
        for classes in (pair.ClassDef1.classDefs, pair.ClassDef2.classDefs):
            classes.update({name: classes[base] for name, base in bases.items() if base in classes})
    pair.Coverage.glyphs = sorted({*firsts, *kept}, key=order)


for name, pattern in FONTS.items():
    font = subset(pattern.format('latin'), parse_unicodes(LATIN.replace(' ', '')))
    add_letters(font, subset(pattern.format('latin-ext'), [ord(letter) for letter in BASES]))
    font['post'].formatType = 3
    font.flavor = 'woff2'
    font.save(HERE / f'{name}.woff2')
