import { Type } from 'typebox';
import { textField, toggleField } from '#schemas/fields.ts';

/** Fields of a page itself; they are in the bags of its element, not of a node. */
export const pageSchema = Type.Object(
  {
    /** Name of the page, in lists and in the browser's tab; the brand is put behind it (SITE-17). */
    title: textField({ maxLength: 120 }),
    /** What search engines and shared links say of the page; empty texts follow its title. */
    seo: Type.Object(
      {
        title: Type.Optional(Type.String({ maxLength: 120 })),
        description: Type.Optional(Type.String({ maxLength: 320 })),
        /** Media record of the picture that is shown where the page is shared. */
        image: Type.Optional(Type.Integer({ minimum: 1 })),
        /** Keeps search engines out. */
        noindex: Type.Optional(Type.Boolean()),
      },
      {
        additionalProperties: false,
        default: {},
        'x-bag': 'meta',
        'x-i18n': true,
        'x-mobile': false,
      },
    ),
    /** Only for logged-in users (G-004). */
    requiresLogin: toggleField(false, { 'x-mobile': false }),
    /** A page for one purpose: the header of the site, with its ways elsewhere, is not on it. */
    withoutHeader: toggleField(false, { 'x-mobile': false }),
  },
  { additionalProperties: false },
);
