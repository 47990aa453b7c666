import { defineError } from '#server/errors.ts';

export const FontTooLarge = defineError('FONT_TOO_LARGE', 'The font is too large', 413);
export const FontUnreadable = defineError(
  'FONT_UNREADABLE',
  'The file is no woff2 font that pages can show',
  415,
);
export const FontNameless = defineError(
  'FONT_NAMELESS',
  'The font has no name of letters and digits; give it one',
  400,
);
export const FontExists = defineError(
  'FONT_EXISTS',
  'The site has this font, or one of its family with this weight and style',
  409,
);
export const FontsTooMany = defineError('FONTS_TOO_MANY', 'The site has enough font files', 409);
/** The payload says where: in which versions of the theme. */
export const FontInUse = defineError('FONT_IN_USE', 'The theme uses this font', 409);
