import { isOwnFontId, type OwnFont, type OwnFontId } from './own-fonts.ts';

/**
 * Fonts that a theme may use. All are open (SIL Open Font License) and served by the shop itself;
 * their files are in `runtime/theme/fonts/`.
 */
export const FONTS = [
  { id: 'montserrat', name: 'Montserrat', generic: 'sans-serif' },
  { id: 'gelasio', name: 'Georgia (Gelasio)', generic: 'serif' },
  { id: 'inter', name: 'Inter', generic: 'sans-serif' },
  { id: 'figtree', name: 'Figtree', generic: 'sans-serif' },
  { id: 'nunito', name: 'Nunito', generic: 'sans-serif' },
  { id: 'space-grotesk', name: 'Space Grotesk', generic: 'sans-serif' },
  { id: 'newsreader', name: 'Newsreader', generic: 'serif' },
  { id: 'fraunces', name: 'Fraunces', generic: 'serif' },
] as const;
export type Font = (typeof FONTS)[number];
export type FontId = Font['id'];

/** A font of a theme: one of ours, or one that the owner of the site has uploaded. */
export type ThemeFontId = FontId | OwnFontId;
type AnyFont = Font | OwnFont;

const SANS = 'system-ui, sans-serif';

function fontOf(id: ThemeFontId, own: readonly OwnFont[]): AnyFont {
  const all: readonly AnyFont[] = [...FONTS, ...own];
  return all.find((one) => one.id === id) ?? FONTS[0];
}

/** The font that stored tokens name, if there is one. */
export function knownFont(value: unknown, own: readonly OwnFont[]): ThemeFontId | undefined {
  const all: readonly AnyFont[] = [...FONTS, ...own];
  return all.find(({ id }) => id === value)?.id;
}

/** Whether a theme may store this as a font. One of its own may be uploaded later. */
export function isThemeFont(value: unknown): value is ThemeFontId {
  return isOwnFontId(value) || knownFont(value, []) !== undefined;
}

/** Value of `font-family`: the font, its measured stand-in until it has come, and what any system has. */
export function fontFamily(id: ThemeFontId, own: readonly OwnFont[] = []): string {
  const font = fontOf(id, own);
  // Georgia has the metrics of Gelasio, so nothing is fetched where a system has it.
  if (font.id === 'gelasio') return 'Georgia, Gelasio, "Gelasio Fallback", serif';
  const rest = font.generic === 'serif' ? 'Georgia, serif' : SANS;
  return `"${font.name}", "${font.name} Fallback", ${rest}`;
}

/** Value of `font` families for mails, whose readers have only what their systems have. */
export function mailFontFamily(id: ThemeFontId, own: readonly OwnFont[] = []): string {
  const font = fontOf(id, own);
  return font.generic === 'serif'
    ? "Georgia,'Times New Roman',serif"
    : `'${font.name}','Segoe UI',Helvetica,Arial,sans-serif`;
}
