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

const SANS = 'system-ui, -apple-system, "Segoe UI", sans-serif';

/** Value of `font-family`: the font, its measured stand-in until it has come, and what any system has. */
export function fontFamily(id: FontId): string {
  const font = FONTS.find((one) => one.id === id) ?? FONTS[0];
  // Georgia has the metrics of Gelasio, so nothing is fetched where a system has it.
  if (font.id === 'gelasio') return 'Georgia, Gelasio, "Gelasio Fallback", serif';
  const rest = font.generic === 'serif' ? 'Georgia, serif' : SANS;
  return `"${font.name}", "${font.name} Fallback", ${rest}`;
}

/** Value of `font` families for mails, whose readers have only what their systems have. */
export function mailFontFamily(id: FontId): string {
  const font = FONTS.find((one) => one.id === id) ?? FONTS[0];
  return font.generic === 'serif'
    ? "Georgia,'Times New Roman',serif"
    : `'${font.name}','Segoe UI',Helvetica,Arial,sans-serif`;
}
