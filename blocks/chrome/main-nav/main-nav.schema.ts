import { type Static, Type } from 'typebox';

import {
  choiceField,
  chromeSchema,
  integerField,
  linkField,
  listField,
  mediaField,
  textField,
} from '#schemas/fields.ts';

/** A picture in the dropdown of one entry. */
const featureSchema = Type.Object(
  {
    /** Position of the entry in the navigation, from 1. */
    entry: Type.Integer({ minimum: 1, maximum: 20, default: 1, 'x-control': 'number' }),
    media: mediaField({ 'x-mobile': false }),
    title: textField({ maxLength: 80 }),
    link: linkField(),
  },
  { additionalProperties: false },
);

export const mainNavSchema = chromeSchema({
  navigationId: Type.String({
    default: 'main',
    minLength: 1,
    maxLength: 60,
    'x-bag': 'options',
    'x-control': 'navigation',
    'x-mobile': false,
  }),
  maxDepth: integerField({ minimum: 1, maximum: 3, default: 3 }),
  fadeMs: integerField(
    { minimum: 0, maximum: 600, default: 150 },
    { 'x-css': '--nav-fade', 'x-mobile': false, 'x-group': 'advanced' },
  ),
  drawerSide: choiceField(['start', 'end'], 'start', { 'x-group': 'layout', 'x-mobile': false }),
  features: listField(featureSchema, { maxItems: 8, 'x-summary': 'title', 'x-mobile': false }),
});
export type MainNavValues = Static<typeof mainNavSchema>;
