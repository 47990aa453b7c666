import { type Static, Type } from 'typebox';
import { ATTRIBUTE_TYPES, OPTION_KINDS } from '#domain/commerce/attribute-types.ts';
import {
  boolean,
  cents,
  closed,
  id,
  integer,
  list,
  optional,
  slugs,
  someTexts,
  string,
  textsSchema,
  tree,
} from './preset-fields.ts';

const categoryFields = {
  slug: string,
  names: textsSchema,
  descriptions: optional(someTexts),
  image: optional(id),
  /** Orders that its list may have, the default first; absent: all. */
  sorts: optional(slugs),
};
/** A category with those below it. */
export interface PresetCategory extends Static<ReturnType<typeof closed<typeof categoryFields>>> {
  children?: PresetCategory[];
}
export const categoriesSchema = list(tree<PresetCategory>(categoryFields, 2));

/** The makers, with what the law wants to be known of them (GPSR). */
export const brandsSchema = list(
  closed({ slug: string, name: string, manufacturer: string, contact: string }),
);
export const tagsSchema = list(closed({ id, key: string, names: textsSchema }));

/** Something to filter products by, and to tell variants apart by. */
const attributeSchema = closed({
  code: string,
  labels: textsSchema,
  type: Type.Enum([...ATTRIBUTE_TYPES]),
  unit: optional(string),
  filterable: optional(boolean),
  /** Absent of a visual swatch, whose values are the variants in the pictures. */
  values: optional(
    list(
      closed({
        key: string,
        labels: textsSchema,
        color: optional(string),
        media: optional(id),
        shopDefault: optional(boolean),
      }),
    ),
  ),
});
export const attributesSchema = list(attributeSchema);
export type PresetAttribute = Static<typeof attributeSchema>;

/** Content of a package, for the price per unit. */
const netSchema = closed({ amount: Type.Number(), unit: Type.Enum(['ml', 'g', 'piece']) });
export type NetContent = Static<typeof netSchema>;

/** What a product has of attributes, by code: keys of values, a number, yes or no. */
const choicesSchema = Type.Record(string, Type.Union([slugs, Type.Number(), boolean]));
export type PresetChoices = Static<typeof choicesSchema>;

/** What a shopper chooses or writes on a product. */
const optionSchema = closed({
  kind: Type.Enum([...OPTION_KINDS]),
  titles: textsSchema,
  required: optional(boolean),
  maxLength: optional(integer),
  values: optional(
    list(
      closed({
        labels: textsSchema,
        sku: string,
        cents: optional(integer),
        color: optional(string),
      }),
    ),
  ),
});
export type PresetOption = Static<typeof optionSchema>;

const productSchema = closed({
  /** A larger id is a newer product. Variants get `id * 100 + n`. */
  id,
  type: optional(Type.Enum(['product', 'service'])),
  /** Key `product` of the manifest, which has its brand, names and variants; else these are here. */
  picture: optional(string),
  brand: optional(string),
  names: optional(textsSchema),
  media: optional(list(id)),
  slug: string,
  sku: string,
  /** Slugs; the first is the main one. */
  categories: slugs,
  /** Gross price, the one while reduced, and the one for holders of a member card. */
  cents,
  reducedCents: optional(cents),
  membershipCents: optional(cents),
  vatBasisPoints: optional(integer),
  /** Null is not counted and never runs out. */
  stock: optional(Type.Union([integer, Type.Null()])),
  visible: optional(boolean),
  priority: optional(integer),
  tags: optional(list(id)),
  format: optional(Type.Enum(['simple', 'bundle', 'eProduct', 'configurable'])),
  /** Of a variant that is a product of its own here: what it is a variant of. */
  variantOf: optional(id),
  /** Codes of the attributes that such variants differ in. */
  variantAttributes: optional(slugs),
  net: optional(netSchema),
  /** Shown beside it; absent: the most popular of its shelf. */
  related: optional(list(id)),
  /** Attribute that its variants differ in. */
  variesBy: optional(string),
  /** Variants that are sold out, by their id in the manifest. */
  soldOut: optional(slugs),
  /** The first costs what the product costs. */
  sizes: optional(list(closed({ key: string, cents, net: netSchema }))),
  descriptions: optional(someTexts),
  shortDescriptions: optional(someTexts),
  /** What has to be read before buying. */
  notices: optional(someTexts),
  attributes: optional(choicesSchema),
  /** Of a bundle. A shade or scent of a configurable product is chosen later. */
  members: optional(list(closed({ id, qty: integer }))),
  options: optional(list(optionSchema)),
});
export const productsSchema = list(productSchema);
export type PresetProduct = Static<typeof productSchema>;
