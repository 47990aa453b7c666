import type { Static } from 'typebox';

import { EMBED_HEIGHT, EMBED_MAX_LENGTH } from '#domain/web/embeds/embedded-html.ts';
import {
  blockSchema,
  integerField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

/** HTML of a shop's own in a frame that keeps it apart: a map, a widget, a form of somebody else. */
export const htmlEmbedSchema = blockSchema({
  html: textareaField({ maxLength: EMBED_MAX_LENGTH, 'x-mobile': false, 'x-document': true }),
  title: textField({ maxLength: 120, 'x-mobile': false, 'x-default-text': 'name' }),
  height: integerField(
    { minimum: EMBED_HEIGHT.min, maximum: EMBED_HEIGHT.max, default: 420 },
    { 'x-group': 'layout', 'x-mobile': 'css', 'x-css': '--height' },
  ),
  fits: toggleField(true, { 'x-group': 'layout', 'x-mobile': false }),
});
export type HtmlEmbedValues = Static<typeof htmlEmbedSchema>;
