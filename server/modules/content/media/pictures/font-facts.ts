import { create, type OpenedFont } from 'fontkit';
import type { FontFacts } from '#domain/theme/own-fonts.ts';

const USUAL = 400;
/** How often letters come in our languages; the stand-ins of `domain/theme` are measured with it, too. */
const SAMPLE =
  'Lagana krema koja vraća vlagu i smiruje kožu već nakon prve primjene. Gentle care for every day, ' +
  'made of few things. Beruhigende Pflege für empfindliche Haut, ohne Duftstoffe.';
const LETTERS = 'ČčĆćĐđŠšŽžÄäÖöÜüß€';

/** Reads a woff2 file. Throws on what is no font, and on a font without plain letters. */
export function readFontFacts(bytes: Buffer): FontFacts {
  const font = create(bytes);
  const { unitsPerEm: em, 'OS/2': os2 } = font;
  const codes = new Set(font.characterSet);
  const has = (letter: string) => codes.has(letter.codePointAt(0) ?? 0);
  if (!(em > 0) || ![...'AZaz09'].every(has)) throw new Error('the font has no plain letters');
  const { preferredFamily, fontFamily } = font.name.records;
  const family = preferredFamily ?? fontFamily;
  const weight = Math.min(1000, Math.max(1, Math.round(os2.usWeightClass || USUAL)));
  const axis = font.variationAxes['wght'];
  const sample = [...SAMPLE].filter(has).map((letter) => letter.codePointAt(0) ?? 0);
  const widths = widthsAt(font, USUAL);
  return {
    family: Object.values(family ?? {})[0] ?? '',
    weights: axis ? [Math.round(axis.min), Math.round(axis.max)] : [weight, weight],
    italic: os2.fsSelection.italic || os2.fsSelection.oblique,
    hasSerifs: hasSerifs(os2),
    ascent: font.ascent / em,
    descent: Math.abs(font.descent) / em,
    lineGap: font.lineGap / em,
    width: sample.reduce((sum, code) => sum + widths(code), 0) / sample.length / em,
    missing: [...LETTERS].filter((letter) => !has(letter)).join(''),
  };
}

/** PANOSE and the family class of IBM tell serifs, where a font fills them in. */
function hasSerifs({ panose, sFamilyClass }: OpenedFont['OS/2']): boolean {
  const [kind = 0, style = 0] = panose;
  if (kind === 2 && style >= 2) return style <= 10;
  const family = sFamilyClass >> 8;
  return family >= 1 && family <= 7;
}

/** Width of a character. A file of many weights begins at its lightest: its widths are moved on. */
function widthsAt(font: OpenedFont, weight: number): (code: number) => number {
  const axes = Object.entries(font.variationAxes);
  if (axes.length > 0) {
    font.variationCoords = axes.map(([tag, { default: usual, min, max }]) =>
      tag === 'wght' ? Math.min(max, Math.max(min, weight)) : usual,
    );
  }
  const { metrics } = font.hmtx;
  const { HVAR: changes } = font;
  const processor = changes ? font._variationProcessor : null;
  return (code) => {
    const id = font._cmapProcessor.lookup(code);
    const { advance } = metrics.get(Math.min(id, metrics.length - 1));
    return advance + (processor && changes ? processor.getAdvanceAdjustment(id, changes) : 0);
  };
}
