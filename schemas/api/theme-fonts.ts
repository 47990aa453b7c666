import { type Static, Type } from 'typebox';
import { OWN_FONT_LIMITS } from '#domain/theme/own-fonts.ts';
import { rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

const { fileBytes, files, nameLength, licenceLength } = OWN_FONT_LIMITS;
/** Base64 has four characters for three bytes. */
const FILE_CHARS = Math.ceil(fileBytes / 3) * 4;
const AROUND_BYTES = 16 * 1024;

const fontFileSchema = Type.Object({
  id: Type.Integer(),
  file: Type.String(),
  weights: Type.Tuple([Type.Integer(), Type.Integer()]),
  italic: Type.Boolean(),
  bytes: Type.Integer(),
  /** Letters of the shop's languages that it has not. */
  missing: Type.String(),
  licence: Type.String(),
  author: Type.String(),
  createdAt: Type.String(),
});
export type FontFile = Static<typeof fontFileSchema>;

const fontFamilySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  generic: Type.Enum(['serif', 'sans-serif']),
  standIn: Type.Object({
    size: Type.Number(),
    ascent: Type.Number(),
    descent: Type.Number(),
    lineGap: Type.Number(),
  }),
  faces: Type.Array(fontFileSchema, { maxItems: files }),
});
export type FontFamily = Static<typeof fontFamilySchema>;

const familiesSchema = Type.Array(fontFamilySchema, { maxItems: files });

/** The site's own fonts, by name. */
export const listFonts = defineEndpoint({
  key: 'theme.fonts',
  method: 'GET',
  path: '/api/v1/theme/fonts',
  summary: 'Own fonts of the site',
  access: 'backoffice',
  data: familiesSchema,
});

/**
 * Adds a woff2 file. Its weight and style are read from it, so is its family unless `name` gives
 * another. 415 FONT_UNREADABLE, 413 FONT_TOO_LARGE, 409 FONT_EXISTS (the same file, or one of this
 * weight and style) and FONTS_TOO_MANY.
 */
export const addFont = defineEndpoint({
  key: 'theme.addFont',
  method: 'POST',
  path: '/api/v1/theme/fonts',
  summary: 'Add a font of the site’s own',
  access: 'backoffice',
  bodyLimit: FILE_CHARS * 2 + AROUND_BYTES,
  body: Type.Object(
    {
      name: Type.Optional(Type.String({ minLength: 1, maxLength: nameLength })),
      /** What allows the site to use it. */
      licence: Type.String({ minLength: 3, maxLength: licenceLength, pattern: '\\S' }),
      /** The file in base64. */
      content: Type.String({
        minLength: 4,
        maxLength: FILE_CHARS * 2,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
      }),
    },
    { additionalProperties: false },
  ),
  data: familiesSchema,
});

/** Takes a font file away. 409 FONT_IN_USE with where its family is used. */
export const removeFont = defineEndpoint({
  key: 'theme.removeFont',
  method: 'DELETE',
  path: '/api/v1/theme/fonts/:id',
  summary: 'Take a font of the site’s own away',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  data: familiesSchema,
});
