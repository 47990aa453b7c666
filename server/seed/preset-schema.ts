import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';
import { REQUIRED_ADDRESS_FIELDS } from '#domain/commerce/address.ts';
import { CART_TYPES } from '#domain/commerce/cart-types.ts';
import { CONSENT_FORMS } from '#schemas/api/consents.ts';

/** The format of a preset: a folder of JSON files, read by `preset.ts`. */
export const PRESET_FORMAT = 'izlog/preset@1';

const closed = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
const list = <Item extends TSchema>(item: Item) => Type.Array(item);
const { Optional: optional } = Type;

/** A record that may have `children` of its kind, so many levels down. */
function tree<Entry>(fields: Record<string, TSchema>, levels: number): TUnsafe<Entry> {
  const below = levels > 0 && { children: optional(list(tree(fields, levels - 1))) };
  return Type.Unsafe<Entry>(closed({ ...fields, ...below }));
}

const string = Type.String();
const integer = Type.Integer();
const boolean = Type.Boolean();
/** Of a picture, tag or product; the files say `@media:<file>`, `@tag:<key>`, `@product:<slug>`. */
const id = Type.Integer({ minimum: 1 });
const cents = Type.Integer({ minimum: 0 });
const slugs = list(string);

/** Text by locale; Croatian is always there. */
const textsSchema = closed({ hr: string, en: optional(string), de: optional(string) });
const allTexts = closed({ hr: string, en: string, de: string });
export type PresetTexts = Static<typeof textsSchema>;

/** A picture. Its media id is its position in the manifest, from 1. */
const pictureSchema = Type.Object({
  /** Path below the folder of the manifest. */
  file: string,
  kind: string,
  brand: Type.Union([string, Type.Null()]),
  name: allTexts,
  alt: allTexts,
  /** Key of the product in the picture. */
  product: optional(string),
  /** Further view of the product; absent on its main picture. */
  view: optional(string),
  /** Kind of the product that the picture shows. */
  variant: optional(Type.Object({ id: string, swatch: string, name: allTexts })),
});
export const manifestSchema = Type.Object({ items: list(pictureSchema) });
export type PresetPicture = Static<typeof pictureSchema> & { id: number };

/** What the shop is called and how it sells, its options, and its elements in the order they are stored. */
export const settingsSchema = closed({
  format: Type.Literal(PRESET_FORMAT),
  name: string,
  store: closed({
    freeDeliveryCents: cents,
    checkout: closed({ cartType: Type.Enum([...CART_TYPES]), cashOnDeliveryProductId: id }),
  }),
  options: list(closed({ key: string, value: Type.Unknown(), media: optional(id) })),
  /** Element by the option that names it. */
  templates: Type.Record(string, string),
  elements: list(string),
});

const navEntryFields = { names: allTexts, to: optional(string) };
/** An entry of a navigation; `to` is a path of the shop, absent for an entry without link. */
export interface NavEntry {
  names: Static<typeof allTexts>;
  to?: string;
  children?: NavEntry[];
}
export const navigationsSchema = Type.Record(string, list(tree<NavEntry>(navEntryFields, 3)));

/** Consents (their texts may hold links), and what each form asks for and insists on. */
export const consentsSchema = closed({
  consents: list(closed({ uniqueNumber: string, displayNames: allTexts })),
  forms: Type.Record(Type.Enum([...CONSENT_FORMS]), closed({ asks: slugs, requires: slugs })),
});

const categoryFields = {
  slug: string,
  names: allTexts,
  descriptions: optional(textsSchema),
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
  type: Type.Enum([
    'dropdown',
    'numberField',
    'multipleSelect',
    'textSwatch',
    'visualSwatch',
    'yesNo',
    'date',
  ]),
  unit: optional(string),
  filterable: optional(boolean),
  /** Absent of a visual swatch, whose values are the variants in the pictures. */
  values: optional(
    list(
      closed({
        key: string,
        labels: textsSchema,
        color: optional(string),
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
  kind: Type.Enum(['dropdown', 'numberField', 'textField', 'yesNo', 'date']),
  titles: textsSchema,
  required: optional(boolean),
  maxLength: optional(integer),
  values: optional(list(closed({ labels: textsSchema, sku: string, cents: optional(integer) }))),
});
export type PresetOption = Static<typeof optionSchema>;

const productSchema = closed({
  /** A larger id is a newer product. Variants get `id * 100 + n`. */
  id,
  type: optional(Type.Enum(['product', 'service'])),
  /** Key `product` of the manifest, which has its brand, names and variants; else these are here. */
  picture: optional(string),
  brand: optional(string),
  names: optional(allTexts),
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
  stock: optional(integer),
  visible: optional(boolean),
  priority: optional(integer),
  tags: optional(list(id)),
  format: optional(Type.Enum(['simple', 'bundle', 'eProduct'])),
  /** Attribute that its variants differ in. */
  variesBy: optional(string),
  /** Variants that are sold out, by their id in the manifest. */
  soldOut: optional(slugs),
  /** The first costs what the product costs. */
  sizes: optional(list(closed({ key: string, cents, net: netSchema }))),
  descriptions: optional(textsSchema),
  shortDescriptions: optional(textsSchema),
  /** What has to be read before buying. */
  notices: optional(textsSchema),
  attributes: optional(choicesSchema),
  /** Of a bundle. A shade or scent of a configurable product is chosen later. */
  members: optional(list(closed({ id, qty: integer }))),
  options: optional(list(optionSchema)),
});
export const productsSchema = list(productSchema);
export type PresetProduct = Static<typeof productSchema>;

/** Posts and their categories, events, pictures under a hashtag, and what was said of it all. */
export const blogSchema = closed({
  /** `featured` marks what is shown as most read; strips of categories leave it out (BLOG-01, BLOG-05). */
  terms: list(closed({ slug: string, titles: allTexts })),
  posts: list(
    closed({
      slug: string,
      titles: textsSchema,
      excerpts: textsSchema,
      media: id,
      terms: slugs,
      products: list(id),
      publishedAt: string,
      /** HTML, in Croatian. */
      body: string,
    }),
  ),
  events: list(
    closed({
      titles: textsSchema,
      bodies: textsSchema,
      media: id,
      startsAt: string,
      endsAt: string,
      attendees: integer,
      published: boolean,
    }),
  ),
  hashtag: closed({ tag: string, items: list(closed({ media: id, text: string, link: string })) }),
  /** From the oldest on. */
  comments: list(
    closed({
      target: Type.Union([
        closed({ type: Type.Literal('product'), id }),
        closed({ type: Type.Literal('post'), slug: string }),
      ]),
      author: string,
      body: string,
      rating: Type.Union([integer, Type.Null()]),
      daysAgo: integer,
    }),
  ),
});
export type PresetComment = Static<typeof blogSchema>['comments'][number];

/** The first is offered first. 15 is pickup and 5 pay on delivery, as the specification says (CONST-03). */
export const deliveryMethodsSchema = list(
  closed({
    code: integer,
    kind: Type.Enum(['courier', 'pickup', 'locker', 'digital']),
    names: allTexts,
    descriptions: allTexts,
    cents,
    countries: slugs,
    countsFreeLimit: boolean,
    /** Shops to collect at, or lockers. */
    branches: list(
      closed({
        name: string,
        address: string,
        hours: optional(
          list(closed({ fromDay: integer, toDay: integer, opens: string, closes: string })),
        ),
      }),
    ),
  }),
);
export type PresetDeliveryMethod = Static<typeof deliveryMethodsSchema>[number];

/** The first is offered first, where its adapter is set up. 12 is card and 5 pay on delivery (CONST-03). */
export const paymentMethodsSchema = list(
  closed({
    code: integer,
    adapter: string,
    /** `HPF` sends to a form of the provider (G-082); empty needs no provider. */
    paymentType: string,
    names: allTexts,
    descriptions: allTexts,
    /** Codes of ways of delivery that it does not go with. */
    notWithDelivery: list(integer),
    isDigitalAllowed: boolean,
  }),
);
export type PresetPaymentMethod = Static<typeof paymentMethodsSchema>[number];

/** The first member card belongs to the sample customer. */
export const couponsSchema = closed({
  coupons: list(
    closed({
      code: string,
      worth: Type.Union([
        closed({ kind: Type.Literal('percentage'), basisPoints: integer }),
        closed({ kind: Type.Literal('amount'), cents }),
      ]),
      minCents: cents,
      limitPerCustomer: Type.Union([integer, Type.Null()]),
    }),
  ),
  memberCards: slugs,
});
export type PresetCoupon = Static<typeof couponsSchema>['coupons'][number];

const addressFields = Object.fromEntries(
  REQUIRED_ADDRESS_FIELDS.map((field) => [field, string]),
) as Record<(typeof REQUIRED_ADDRESS_FIELDS)[number], typeof string>;

/** What makes the account of the sample customer look lived in. */
export const customerSchema = closed({
  address: closed({ type: Type.Literal('main'), ...addressFields }),
  /** `daysAgo` may lie before the points ended, `validDays` after their booking. */
  points: list(
    closed({
      kind: Type.Enum(['earned', 'used']),
      points: integer,
      source: string,
      daysAgo: integer,
      validDays: optional(integer),
    }),
  ),
  /** Products put aside for later. */
  wishes: list(id),
  /** Oldest first. What was bought costs what it costs when the shop is loaded. */
  orders: list(
    closed({
      key: string,
      daysAgo: integer,
      status: Type.Enum(['pending', 'active', 'cancelled']),
      paymentStatus: Type.Enum(['open', 'paid', 'failed']),
      deliveryCode: integer,
      paymentCode: integer,
      lines: list(closed({ productId: id, qty: integer })),
      message: string,
    }),
  ),
});
export type PresetPoints = Static<typeof customerSchema>['points'][number];
export type PresetOrder = Static<typeof customerSchema>['orders'][number];
