import { Type } from 'typebox';
import { mediaField, textareaField, textField, toggleField } from '#schemas/fields.ts';

/** What a page says of itself; stands in the page element's own bags, not in a node. */
export const pageSchema = Type.Object(
  {
    /** Of the browser's tab and of search results; the brand is put behind it (SITE-17). */
    title: textField({ maxLength: 80 }),
    description: textareaField({ maxLength: 200 }),
    /** Shown where the page is shared. */
    image: mediaField({ 'x-mobile': false }),
    /** Keeps search engines out. */
    noindex: toggleField(false, { 'x-mobile': false }),
    /** Only for logged-in users (G-004). */
    requiresLogin: toggleField(false, { 'x-mobile': false }),
  },
  { additionalProperties: false },
);
