/**
 * Texts of one block in one language. `title` and `description` are in the palette, `fields` and
 * `choices` in the options panel; `ui` is what shoppers read and the only part that reaches them.
 */
export interface BlockTextsOf {
  title: string;
  description: string;
  /** Label by field name; fields of list items as `items.title`. Common fields are labelled by the editor. */
  fields: Record<string, string>;
  /** Label by field name and value. */
  choices?: Record<string, Record<string, string>>;
  /** Label by slot name, for the outline; a slot without one is shown by its name. */
  slots?: Record<string, string>;
  ui?: Record<string, string>;
}

/** Texts of a block in every language of the product. */
export interface BlockTexts {
  hr: BlockTextsOf;
  en: BlockTextsOf;
  de: BlockTextsOf;
}

type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** Declares a block's texts; English and German must have exactly the keys of Croatian. */
export function defineTexts<const T extends BlockTextsOf>(texts: {
  hr: T;
  en: NoInfer<SameKeys<T>>;
  de: NoInfer<SameKeys<T>>;
}): BlockTexts {
  return texts as BlockTexts;
}

/**
 * Looks a text up by key, `namespace:key`; a key without namespace is of `common`. A block's `ui`
 * texts have the block's type as namespace. Placeholders are `{{name}}`; plurals follow i18next
 * (`key_one`, `key_few`, `key_other` with the parameter `count`). A missing key is returned as is.
 */
export type Translate = (key: string, params?: Record<string, string | number>) => string;
