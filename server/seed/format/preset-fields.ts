import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';

export const closed = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
export const list = <Item extends TSchema>(item: Item) => Type.Array(item);
export const optional = Type.Optional;

/** A record that may have `children` of its kind, so many levels down. */
export function tree<Entry>(fields: Record<string, TSchema>, levels: number): TUnsafe<Entry> {
  const below = levels > 0 && { children: optional(list(tree(fields, levels - 1))) };
  return Type.Unsafe<Entry>(closed({ ...fields, ...below }));
}

export const string = Type.String();
export const integer = Type.Integer();
export const boolean = Type.Boolean();
/** Of a picture, tag or product; the files say `@media:<file>`, `@tag:<key>`, `@product:<slug>`. */
export const id = Type.Integer({ minimum: 1 });
export const cents = Type.Integer({ minimum: 0 });
export const slugs = list(string);

/** Text by locale; Croatian is always there. */
export const textsSchema = closed({ hr: string, en: optional(string), de: optional(string) });
export const allTexts = closed({ hr: string, en: string, de: string });
export type PresetTexts = Static<typeof textsSchema>;
/** Text by locale that may be missing in each. */
export const someTexts = closed({
  hr: optional(string),
  en: optional(string),
  de: optional(string),
});
