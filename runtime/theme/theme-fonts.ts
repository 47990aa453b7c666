import { FONTS, type FontId } from '#domain/theme/fonts.ts';
import { nearestFace, type OwnFont } from '#domain/theme/own-fonts.ts';
import type { Theme } from '#domain/theme/theme.ts';
import figtree from './fonts/figtree.css?inline';
import figtreeFile from './fonts/figtree.woff2?url&no-inline';
import fraunces from './fonts/fraunces.css?inline';
import frauncesFile from './fonts/fraunces.woff2?url&no-inline';
import gelasio from './fonts/gelasio.css?inline';
import inter from './fonts/inter.css?inline';
import interFile from './fonts/inter.woff2?url&no-inline';
import montserrat from './fonts/montserrat.css?inline';
import montserratFile from './fonts/montserrat.woff2?url&no-inline';
import newsreader from './fonts/newsreader.css?inline';
import newsreaderFile from './fonts/newsreader.woff2?url&no-inline';
import nunito from './fonts/nunito.css?inline';
import nunitoFile from './fonts/nunito.woff2?url&no-inline';
import spaceGrotesk from './fonts/space-grotesk.css?inline';
import spaceGroteskFile from './fonts/space-grotesk.woff2?url&no-inline';

interface FontFiles {
  /** Its faces: the font, and a stand-in that is as wide until it has come. */
  css: string;
  /** The file of the first view; null where most systems have the font. */
  file: string | null;
}

const FONT_FILES: Readonly<Record<FontId, FontFiles>> = {
  montserrat: { css: montserrat, file: montserratFile },
  gelasio: { css: gelasio, file: null },
  inter: { css: inter, file: interFile },
  figtree: { css: figtree, file: figtreeFile },
  nunito: { css: nunito, file: nunitoFile },
  'space-grotesk': { css: spaceGrotesk, file: spaceGroteskFile },
  newsreader: { css: newsreader, file: newsreaderFile },
  fraunces: { css: fraunces, file: frauncesFile },
};

type Fonts = Pick<Theme, 'fontBody' | 'fontHeading'> &
  Partial<Pick<Theme, 'ownFonts' | 'headingWeight'>>;

const idsOf = ({ fontBody, fontHeading }: Fonts) => [...new Set([fontBody, fontHeading])];
const packaged = (id: string): FontId | undefined => FONTS.find((font) => font.id === id)?.id;
const BODY_WEIGHT = 400;

/** Faces of the fonts that a theme uses, from the shop's own origin (SITE-25). */
export function fontCss(fonts: Fonts): string {
  return idsOf(fonts)
    .map((id) => {
      const ours = packaged(id);
      if (ours) return FONT_FILES[ours].css;
      const own = fonts.ownFonts?.find((font) => font.id === id);
      return own ? ownFontCss(own) : '';
    })
    .join('');
}

/** Files that the first view needs, for preloading: one of each font. */
export function fontFiles(fonts: Fonts): string[] {
  return idsOf(fonts).flatMap((id) => {
    const ours = packaged(id);
    if (ours) return FONT_FILES[ours].file ?? [];
    const own = fonts.ownFonts?.find((font) => font.id === id);
    const weight = id === fonts.fontBody ? BODY_WEIGHT : (fonts.headingWeight ?? BODY_WEIGHT);
    return own ? (nearestFace(own, weight)?.file ?? []) : [];
  });
}

const LOCAL = {
  serif: 'local("Times New Roman"),local("Liberation Serif")',
  'sans-serif': 'local("Arial"),local("Liberation Sans"),local("Roboto")',
};

/** Faces of an uploaded font, and a stand-in of the system that is as wide until it has come. */
export function ownFontCss({ name, generic, standIn, faces }: OwnFont): string {
  const { size, ascent, descent, lineGap } = standIn;
  const face = (family: string, rest: string) => `@font-face{font-family:"${family}";${rest}}`;
  return [
    ...faces.map(({ file, weights: [from, to], italic }) => {
      const style = italic ? 'font-style:italic;' : '';
      const weight = `font-weight:${from === to ? from : `${from} ${to}`};`;
      return face(name, `${style}${weight}font-display:swap;src:url("${file}") format("woff2")`);
    }),
    face(
      `${name} Fallback`,
      `src:${LOCAL[generic]};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%`,
    ),
  ].join('');
}
