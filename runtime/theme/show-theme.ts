import { FONTS } from '#domain/theme/fonts.ts';
import { SURFACES } from '#domain/theme/surface-names.ts';
import { readTheme, type ThemeValues } from '#domain/theme/theme.ts';
import { surfaceCss, themeCss } from './theme-css.ts';
import { fontCss } from './theme-fonts.ts';

let look: HTMLStyleElement | null = null;
let faces: HTMLStyleElement | null = null;

/** Gives the document the look of a theme, in place of the one before. */
export function showTheme(values: ThemeValues): void {
  const theme = readTheme(values);
  if (!look?.isConnected) look = addStyle();
  look.textContent = [
    fontCss(theme),
    themeCss(theme),
    ...SURFACES.map((surface) => surfaceCss(theme, surface)),
  ].join('');
}

/** Makes every font of the themes known to the document; what is used of them is fetched. */
export function showFaces(): void {
  if (faces) return;
  faces = addStyle();
  faces.textContent = FONTS.map(({ id }) => fontCss({ fontBody: id, fontHeading: id })).join('');
}

/** The policy of a document takes style elements that carry its nonce. */
function addStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  document.head.append(style);
  return style;
}
