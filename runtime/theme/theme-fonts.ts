import type { FontId } from '#domain/theme/fonts.ts';
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

type Fonts = Pick<Theme, 'fontBody' | 'fontHeading'>;

const idsOf = ({ fontBody, fontHeading }: Fonts) => [...new Set([fontBody, fontHeading])];

/** Faces of the fonts that a theme uses, from the shop's own origin (SITE-25). */
export function fontCss(fonts: Fonts): string {
  return idsOf(fonts)
    .map((id) => FONT_FILES[id].css)
    .join('');
}

/** Files that the first view needs, for preloading. */
export function fontFiles(fonts: Fonts): string[] {
  return idsOf(fonts).flatMap((id) => FONT_FILES[id].file ?? []);
}
