import { Type } from 'typebox';

/** What the option `ThemeNavigations` may hold: names that fit into the address of a navigation. */
export const namesSchema = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
  maxItems: 20,
});
