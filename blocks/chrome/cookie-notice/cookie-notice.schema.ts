import { type Static, Type } from 'typebox';

import { CONSENT_CATEGORIES } from '#domain/web/actions.ts';
import {
  choiceField,
  chromeSchema,
  linkField,
  listField,
  textareaField,
  textField,
} from '#schemas/fields.ts';
import { COOKIE_SETTINGS_ANCHOR } from '../../_ui/nav/anchors.ts';

const categorySchema = Type.Object(
  {
    key: choiceField(CONSENT_CATEGORIES, 'statistics', { 'x-bag': 'meta' }),
    title: textField({ maxLength: 60 }),
    description: textareaField({ maxLength: 300 }),
  },
  { additionalProperties: false },
);

export const cookieNoticeSchema = chromeSchema({
  anchor: Type.String({
    default: COOKIE_SETTINGS_ANCHOR,
    maxLength: 60,
    pattern: '^([a-z][a-z0-9-]*)?$',
    'x-bag': 'options',
    'x-control': 'text',
    'x-mobile': false,
    'x-group': 'advanced',
  }),
  title: textField({ maxLength: 100 }),
  text: textareaField({ maxLength: 600 }),
  link: linkField(),
  necessary: textareaField({ maxLength: 300 }),
  categories: listField(categorySchema, {
    maxItems: CONSENT_CATEGORIES.length,
    'x-summary': 'title',
    'x-mobile': false,
  }),
  position: choiceField(['bar', 'card'], 'bar', { 'x-group': 'layout', 'x-mobile': false }),
});
export type CookieNoticeValues = Static<typeof cookieNoticeSchema>;
