import { type Static, Type } from 'typebox';
import { ATTRIBUTE_TYPES } from '#domain/commerce/attribute-types.ts';
import { mediaSchema, mediaTag } from '#schemas/media.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

const MAX_ID = 2_147_483_647;

const discountSchema = Type.Union([
  Type.Object({ basicPrice: Type.Number(), retailPrice: Type.Number() }),
  Type.Null(),
]);

/** One product of a bundle (BUND-01): a plain one by its id, one to be configured as an object. */
export const bundleEntrySchema = Type.Union([
  Type.Object({
    product: Type.Integer(),
    quantity: Type.Integer(),
    format: Type.Enum(['simple', 'configurable', 'bundle', 'eProduct']),
  }),
  Type.Object({
    product: Type.Object({
      id: Type.Integer(),
      format: Type.Enum(['simple', 'configurable', 'bundle', 'eProduct']),
    }),
    quantity: Type.Integer(),
  }),
]);
export type BundleEntry = Static<typeof bundleEntrySchema>;

/** What 100 ml, 1000 g, 1 piece ... cost (croatia: price display); null when that is the price itself. */
export const unitPriceSchema = Type.Union([
  Type.Object({
    amount: Type.Integer(),
    unit: Type.Enum(['ml', 'g', 'piece']),
    price: Type.Number(),
  }),
  Type.Null(),
]);
export type UnitPrice = Static<typeof unitPriceSchema>;

/**
 * A product as lists show it (LIST-21, LIST-22). Prices are decimals of the asked currency; the net
 * price is `basicPrice`, all others are gross (G-072).
 */
export const productSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  type: Type.Enum(['product', 'service']),
  format: Type.Enum(['simple', 'configurable', 'bundle', 'eProduct']),
  media: Type.Array(mediaSchema),
  brand: Type.Object({ name: Type.String() }),
  available: Type.Boolean(),
  isPurchasable: Type.Boolean(),
  configurable: Type.Boolean(),
  /** A custom option has to be filled in before it goes into a cart: on its own page (PROD-06). */
  needsOptions: Type.Optional(Type.Boolean()),
  tags: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  basicPrice: Type.Number(),
  retailPrice: Type.Number(),
  finalPrice: Type.Number(),
  discount: discountSchema,
  categoryPriority: Type.Integer(),
  categories: Type.Array(Type.Integer()),
  /** Slug of the page to link to: that of the configurable product for a variant. */
  mainProductSlug: Type.Optional(Type.String()),
  isVisibleIndividually: Type.Optional(Type.Boolean()),
  archived: Type.Optional(Type.Boolean()),
  /** For holders of a member card (G-071). */
  membershipPrice: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  bundles: Type.Optional(Type.Array(bundleEntrySchema)),
  unitPrice: Type.Optional(unitPriceSchema),
  /** Lowest price of the 30 days before the reduction; null when not reduced, or never sold before. */
  lowestPrice: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});
export type Product = Static<typeof productSchema>;

/** Order of a product list (LIST-11, G-065). */
export const productSortSchema = Type.Object(
  {
    param: Type.Enum(['id', 'finalPrice', 'name', 'categoryPriority']),
    order: Type.Enum(['asc', 'desc']),
  },
  { additionalProperties: false },
);

/** Ids of all orders a list can have (G-065). */
export const SORT_IDS = [
  'desc:id',
  'asc:id',
  'asc:finalPrice',
  'desc:finalPrice',
  'asc:name',
  'desc:name',
  'asc:categoryPriority',
  'desc:categoryPriority',
] as const;
export type SortId = (typeof SORT_IDS)[number];

/** Nonsense of some size finds nothing, and is no fault. */
const nonsenseSchema = Type.Object({}, { maxProperties: 20, additionalProperties: true });

/** Ids, yes or no, or bounds: alone, or in a list. Its meaning depends on the key, so it is read later. */
const filterValueSchema = Type.Unsafe<unknown>(
  Type.Union([
    Type.Null(),
    Type.Boolean(),
    Type.Number(),
    Type.String({ maxLength: 8000 }),
    nonsenseSchema,
    Type.Array(
      Type.Union([
        Type.Null(),
        Type.Boolean(),
        Type.Number(),
        Type.String({ maxLength: 200 }),
        nonsenseSchema,
      ]),
      { maxItems: 1000 },
    ),
  ]),
);

/**
 * One filter of a list (FILT-06). `key` is the code of an attribute, or `id`, `tag`, `category` (with
 * those below it), `brand`, `format`, `type`, `available`, `archived`, `finalPrice`, `related` (to a
 * product), `boughtWith` (often in orders with a product; without `sort` the commonest first). `value`
 * holds ids, yes or no, alone, in an array or separated by commas; of a range, the bounds in `range` or
 * as `5,40`. Unknown keys are ignored (G-064).
 */
export const appliedFilterSchema = Type.Object(
  {
    key: Type.String({ maxLength: 60 }),
    value: Type.Optional(filterValueSchema),
    range: Type.Optional(
      Type.Object({ min: Type.Number(), max: Type.Number() }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type AppliedFilter = Static<typeof appliedFilterSchema>;

/** What narrows a list of products; the same for the list and for its layered navigation. */
const narrowingShape = {
  filters: Type.Optional(Type.Array(appliedFilterSchema, { maxItems: 50 })),
  mainCategory: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
  keywords: Type.Optional(Type.String({ maxLength: 200 })),
  currency: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
};

/**
 * Without `sort` the newest come first, or with `keywords` what fits best (API-60). `select` names
 * the fields wanted; unknown names are ignored. `list: false` with a filter by `id` also finds
 * products that are in no list: variants and the delivery fee (CHK-23). Typed as whole products:
 * who selects fields reads only these.
 */
export const filterProducts = defineEndpoint({
  key: 'catalog.filterProducts',
  method: 'POST',
  path: '/api/v1/product/web/filter',
  summary: 'List products',
  access: 'public',
  body: Type.Object(
    {
      ...pagingShape,
      ...narrowingShape,
      sort: Type.Optional(productSortSchema),
      select: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 })),
      allowUnlimited: Type.Optional(Type.Boolean()),
      list: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: recordsOf(Type.Unsafe<Product>(Type.Partial(productSchema))),
  tags: ({ records }) => [
    'products',
    ...records.flatMap(({ id, media = [] }) => [
      ...(id ? [`product:${id}`] : []),
      ...media.map((picture) => mediaTag(picture.id)),
    ]),
  ],
});

/** What a list can be filtered by (FILT-04, FILT-05); `attributeID` of a value is used in filters. */
export const layeredFilterSchema = Type.Object({
  attributeCode: Type.String(),
  label: Type.String(),
  type: Type.Enum([...ATTRIBUTE_TYPES]),
  /** 0 for price and brand, which are no attributes. */
  attributeID: Type.Integer(),
  unit: Type.String(),
  customClass: Type.String(),
  values: Type.Array(
    Type.Object({
      attributeID: Type.Integer(),
      valueLabel: Type.String(),
      /** Products of the list with this value chosen in place of the others of its attribute. */
      totalProducts: Type.Integer(),
      minValue: Type.Union([Type.Number(), Type.Null()]),
      maxValue: Type.Union([Type.Number(), Type.Null()]),
      /** `#rrggbb` of a swatch. */
      color: Type.Union([Type.String(), Type.Null()]),
      /** Picture of a swatch. */
      image: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});
export type LayeredFilter = Static<typeof layeredFilterSchema>;

/**
 * Filters of the list that `filterProducts` answers to the same body, with exact counts (API-64).
 */
export const layeredNavigation = defineEndpoint({
  key: 'catalog.layeredNavigation',
  method: 'POST',
  path: '/api/v1/product/layered/navigation',
  summary: 'Filters of a product list, with counts',
  access: 'public',
  body: Type.Object(narrowingShape, { additionalProperties: false }),
  data: Type.Array(layeredFilterSchema),
  tags: () => ['products'],
});
