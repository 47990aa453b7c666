import type { Static } from 'typebox';

import { chromeSchema, linkField, textareaField, textField } from '#schemas/fields.ts';

/** In `label`, `title` and `text` the placeholder `{amount}` is replaced by the limit (G-023). */
export const freeDeliveryPopupSchema = chromeSchema({
  label: textField({ maxLength: 80 }),
  title: textField({ maxLength: 100 }),
  text: textareaField({ maxLength: 600 }),
  link: linkField(),
});
export type FreeDeliveryPopupValues = Static<typeof freeDeliveryPopupSchema>;
