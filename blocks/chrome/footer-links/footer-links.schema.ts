import { type Static, Type } from 'typebox';

import { choiceField, chromeSchema, linkField, listField, textField } from '#schemas/fields.ts';

const columnSchema = Type.Object(
  {
    title: textField({ maxLength: 60 }),
    links: listField(Type.Object({ link: linkField() }, { additionalProperties: false }), {
      maxItems: 12,
      'x-summary': 'link',
    }),
  },
  { additionalProperties: false },
);

export const footerLinksSchema = chromeSchema({
  source: choiceField(['own', 'navigation'], 'own', { 'x-mobile': false }),
  columns: listField(columnSchema, {
    maxItems: 4,
    'x-summary': 'title',
    'x-mobile': false,
    'x-when': { field: 'source', in: ['own'] },
  }),
  navigationId: Type.String({
    default: 'footer',
    minLength: 1,
    maxLength: 60,
    'x-bag': 'options',
    'x-control': 'navigation',
    'x-mobile': false,
    'x-when': { field: 'source', in: ['navigation'] },
  }),
});
export type FooterLinksValues = Static<typeof footerLinksSchema>;
