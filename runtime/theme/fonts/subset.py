"""Writes the fonts of the shop: `python3 runtime/theme/fonts/subset.py` after `npm install`.

Needs fonttools with brotli, and Liberation Sans and Serif, which have the widths of Arial and Times.
Each font gets a file and a style sheet with its faces, and a stand-in that is as wide as the font. The packages spread Croatian over two files: the letters of the second
are put into the first, and take part in its kerning as the letters that they are made from.
"""
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

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
# File names: family, packaged file of a part, and whether it has serifs.
FONTS = {
    'montserrat': ('Montserrat', '@fontsource-variable/montserrat/files/montserrat-{}-wght-{}.woff2', False),
    'gelasio': ('Gelasio', '@fontsource/gelasio/files/gelasio-{}-400-{}.woff2', True),
    'inter': ('Inter', '@fontsource-variable/inter/files/inter-{}-wght-{}.woff2', False),
    'figtree': ('Figtree', '@fontsource-variable/figtree/files/figtree-{}-wght-{}.woff2', False),
    'nunito': ('Nunito', '@fontsource-variable/nunito/files/nunito-{}-wght-{}.woff2', False),
    'space-grotesk': ('Space Grotesk', '@fontsource-variable/space-grotesk/files/space-grotesk-{}-wght-{}.woff2', False),
    'newsreader': ('Newsreader', '@fontsource-variable/newsreader/files/newsreader-{}-wght-{}.woff2', True),
    'fraunces': ('Fraunces', '@fontsource-variable/fraunces/files/fraunces-{}-wght-{}.woff2', True),
}
LIBERATION = '/usr/share/fonts/truetype/liberation/Liberation{}-Regular.ttf'
LOCAL = {
    False: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
    True: 'local("Times New Roman"), local("Liberation Serif")',
}
SAMPLE = (
    'Lagana krema koja vraća vlagu i smiruje kožu već nakon prve primjene. Gentle care for every day, '
    'made of few things. Beruhigende Pflege für empfindliche Haut, ohne Duftstoffe.'
)
REST = 'U+0100-024F, U+1E00-1EFF'
REST_OF_MAIN = (
    'U+0100-0105, U+0108-010B, U+010E-010F, U+0112-0151, U+0154-015F, U+0162-017C, U+017F-024F, U+1E00-1EFF'
)


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


def width_of(font):
    names, widths = font.getBestCmap(), font['hmtx']
    return sum(widths[names[ord(char)]][0] for char in SAMPLE) / font['head'].unitsPerEm


def face(family, weight, source, style='normal', ranges=''):
    lines = [f'font-family: "{family}";']
    lines += ['font-style: italic;'] if style == 'italic' else []
    lines += [f'font-weight: {weight};'] if weight else []
    lines += ['font-display: swap;', f'src: url("{source}");']
    lines += [f'unicode-range: {ranges};'] if ranges else []
    return '@font-face {\n' + ''.join(f'  {line}\n' for line in lines) + '}\n'


def stand_in(family, font, has_serifs):
    """A face of the system with the metrics of the font at its usual weight."""
    usual = instantiateVariableFont(font, {'wght': 400}) if 'fvar' in font else font
    local = TTFont(LIBERATION.format('Serif' if has_serifs else 'Sans'))
    size = width_of(usual) / width_of(local)
    height, em = usual['hhea'], usual['head'].unitsPerEm
    share = lambda value: f'{round(100 * abs(value) / em / size, 1)}%'
    return (
        '@font-face {\n'
        f'  font-family: "{family} Fallback";\n  src: {LOCAL[has_serifs]};\n'
        f'  size-adjust: {round(100 * size, 1)}%;\n  ascent-override: {share(height.ascent)};\n'
        f'  descent-override: {share(height.descent)};\n  line-gap-override: {share(height.lineGap)};\n'
        '}\n'
    )


def weights_of(font):
    if 'fvar' not in font:
        return ''
    axis = font['fvar'].axes[0]
    return f'{axis.minValue:.0f} {axis.maxValue:.0f}'


def sheet_of(name, family, pattern, has_serifs):
    main = TTFont(HERE / f'{name}.woff2')
    weights = weights_of(main)
    parts = [
        face(family, weights, f'./{name}.woff2'),
        face(family, weights, pattern.format('latin-ext', 'normal'), ranges=REST_OF_MAIN),
    ]
    if (PACKAGES / pattern.format('latin', 'italic')).exists():
        parts.append(face(family, weights, pattern.format('latin', 'italic'), 'italic'))
        parts.append(face(family, weights, pattern.format('latin-ext', 'italic'), 'italic', REST))
    parts.append(stand_in(family, main, has_serifs))
    return '/* Written by `subset.py`. */\n' + '\n'.join(parts)


for name, (family, pattern, has_serifs) in FONTS.items():
    font = subset(pattern.format('latin', 'normal'), parse_unicodes(LATIN.replace(' ', '')))
    add_letters(font, subset(pattern.format('latin-ext', 'normal'), [ord(letter) for letter in BASES]))
    font['post'].formatType = 3
    font.flavor = 'woff2'
    font.save(HERE / f'{name}.woff2')
    (HERE / f'{name}.css').write_text(sheet_of(name, family, pattern, has_serifs))
