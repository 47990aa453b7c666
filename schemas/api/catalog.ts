import { type Static, Type } from 'typebox';
import { mediaSchema, mediaTag } from '#schemas/media.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

const discountSchema = Type.Union([
  Type.Object({ basicPrice: Type.Number(), retailPrice: Type.Number() }),
  Type.Null(),
]);

/** A product as lists show it (LIST-21, LIST-22). Prices are gross decimals of the asked currency. */
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
  tags: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  basicPrice: Type.Number(),
  retailPrice: Type.Number(),
  finalPrice: Type.Number(),
  discount: discountSchema,
  categoryPriority: Type.Integer(),
  categories: Type.Array(Type.Integer()),
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

/**
 * API-60. `filters` keys understood now: `archived`, `id` (comma list), `tag` (id), `category` (id,
 * with its sub-categories), `format`, `type`. Unknown keys are ignored (G-064).
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
      sort: Type.Optional(productSortSchema),
      filters: Type.Optional(
        Type.Array(
          Type.Object(
            {
              key: Type.String({ maxLength: 60 }),
              value: Type.Unknown(),
              range: Type.Optional(
                Type.Object(
                  { min: Type.Number(), max: Type.Number() },
                  { additionalProperties: false },
                ),
              ),
            },
            { additionalProperties: false },
          ),
          { maxItems: 50 },
        ),
      ),
      select: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 })),
      mainCategory: Type.Optional(Type.Integer({ minimum: 1 })),
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      currency: Type.Optional(Type.Integer({ minimum: 1 })),
      allowUnlimited: Type.Optional(Type.Boolean()),
      list: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: recordsOf(productSchema),
  tags: ({ records }) => [
    'products',
    ...records.flatMap(({ id, media }) => [
      `product:${id}`,
      ...media.map((picture) => mediaTag(picture.id)),
    ]),
  ],
});

/** A category of the shop (LIST-19). */
export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  image: Static<typeof mediaSchema> | null;
  parent_id: number | null;
  children: Category[];
}

/** Shared JSON Schema of a category; register it with `addSchema`. */
export const categorySchema = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    description: Type.String(),
    image: Type.Union([mediaSchema, Type.Null()]),
    parent_id: Type.Union([Type.Integer(), Type.Null()]),
    children: Type.Array(Type.Unsafe<Category>({ $ref: 'izlog:category' })),
  },
  { $id: 'izlog:category' },
);

function tagsOfCategory({ id, image, children }: Category): string[] {
  const own = image ? [`category:${id}`, mediaTag(image.id)] : [`category:${id}`];
  return [...own, ...children.flatMap(tagsOfCategory)];
}

/** API-62. `tree: true` nests children under the roots; otherwise a flat list. */
export const filterCategories = defineEndpoint({
  key: 'catalog.filterCategories',
  method: 'POST',
  path: '/api/v1/product/web/category/filter',
  summary: 'List categories',
  access: 'public',
  body: Type.Object(
    {
      tree: Type.Optional(Type.Boolean()),
      ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100 })),
      sort: Type.Optional(
        Type.Object({ param: Type.Enum(['id', 'name']), order: Type.Enum(['asc', 'desc']) }),
      ),
      storeID: Type.Optional(Type.Integer({ minimum: 1 })),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(Type.Unsafe<Category>({ $ref: 'izlog:category' })),
  tags: ({ records }) => ['categories', ...records.flatMap(tagsOfCategory)],
});

/** API-63. */
export const filterTags = defineEndpoint({
  key: 'catalog.filterTags',
  method: 'POST',
  path: '/api/v1/product/web/tag/filter',
  summary: 'List product tags',
  access: 'public',
  body: Type.Object(
    { storeID: Type.Optional(Type.Integer({ minimum: 1 })), ...pagingShape },
    { additionalProperties: false },
  ),
  data: recordsOf(Type.Object({ id: Type.Integer(), name: Type.String() })),
  tags: () => ['products'],
});
