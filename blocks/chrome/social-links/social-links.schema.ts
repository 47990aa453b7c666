import { type Static, Type } from 'typebox';

import { choiceField, chromeSchema, integerField, linkField, listField } from '#schemas/fields.ts';

const NETWORKS = [
  'instagram',
  'facebook',
  'youtube',
  'tiktok',
  'pinterest',
  'linkedin',
  'x',
] as const;

const itemSchema = Type.Object(
  {
    network: choiceField(NETWORKS, 'instagram', { 'x-bag': 'meta' }),
    link: linkField(),
  },
  { additionalProperties: false },
);

export const socialLinksSchema = chromeSchema({
  items: listField(itemSchema, {
    maxItems: 7,
    'x-summary': 'network',
    'x-i18n': false,
    'x-mobile': false,
  }),
  size: integerField(
    { minimum: 16, maximum: 32, default: 20 },
    { 'x-css': '--social-size', 'x-mobile': 'css', 'x-group': 'style' },
  ),
});
export type SocialLinksValues = Static<typeof socialLinksSchema>;
