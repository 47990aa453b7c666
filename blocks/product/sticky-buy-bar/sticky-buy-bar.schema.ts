import type { Static } from 'typebox';

import { chromeSchema, textField, toggleField } from '#schemas/fields.ts';

/**
 * Words of the button, and whether a picture is beside the name. A bar at the edge of the window has
 * neither width nor picture behind it to choose.
 */
export const stickyBuyBarSchema = chromeSchema(
  {
    button: textField({ maxLength: 30, 'x-default-text': 'add' }),
    showPicture: toggleField(true, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type StickyBuyBarValues = Static<typeof stickyBuyBarSchema>;
