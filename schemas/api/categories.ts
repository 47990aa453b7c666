import { type Static, Type } from 'typebox';
import { mediaSchema, mediaTag } from '#schemas/media.ts';
import { MAX_ID } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** A category of the shop (LIST-19). */
export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  image: Static<typeof mediaSchema> | null;
  parent_id: number | null;
  /** Categories right below, as links (LIST-16). */
  relCat?: { slug: string; name: string; displayImage: Static<typeof mediaSchema> | null }[];
  /** Orders that its list may have, e.g. `asc:name` (LIST-12). */
  sortTypes?: string[];
  sortDefaultType?: string;
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
    relCat: Type.Optional(
      Type.Array(
        Type.Object({
          slug: Type.String(),
          name: Type.String(),
          displayImage: Type.Union([mediaSchema, Type.Null()]),
        }),
      ),
    ),
    sortTypes: Type.Optional(Type.Array(Type.String())),
    sortDefaultType: Type.Optional(Type.String()),
    children: Type.Array(Type.Unsafe<Category>({ $ref: 'izlog:category' })),
  },
  { $id: 'izlog:category' },
);

function tagsOfCategory({ id, image, children }: Category): string[] {
  const own = image ? [`category:${id}`, mediaTag(image.id)] : [`category:${id}`];
  return [...own, ...children.flatMap(tagsOfCategory)];
}

/** Records of these ids only. */
const idsShape = {
  ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), { maxItems: 100 })),
};
/** Records whose name holds all these words only, whatever the case and diacritics. */
const keywordsShape = { keywords: Type.Optional(Type.String({ maxLength: 200 })) };

/**
 * `tree: true` nests children under the roots; otherwise a flat list (API-62). A tree, and the
 * categories of `ids`, come whole unless a limit is given.
 */
export const filterCategories = defineEndpoint({
  key: 'catalog.filterCategories',
  method: 'POST',
  path: '/api/v1/product/web/category/filter',
  summary: 'List categories',
  access: 'public',
  body: Type.Object(
    {
      tree: Type.Optional(Type.Boolean()),
      ...idsShape,
      ...keywordsShape,
      sort: Type.Optional(
        Type.Object(
          { param: Type.Enum(['id', 'name']), order: Type.Enum(['asc', 'desc']) },
          { additionalProperties: false },
        ),
      ),
      storeID: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(Type.Unsafe<Category>({ $ref: 'izlog:category' })),
  tags: ({ records }) => ['categories', ...records.flatMap(tagsOfCategory)],
});

/** One category by its id or slug (API-61). */
export const getCategory = defineEndpoint({
  key: 'catalog.getCategory',
  method: 'GET',
  path: '/api/v1/product/web/category/get/:id',
  summary: 'A category by id or slug',
  access: 'public',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
  data: Type.Unsafe<Category>({ $ref: 'izlog:category' }),
  tags: (data) => ['categories', `category:${data.id}`],
});

/** The tags of `ids` come whole unless a limit is given (API-63). */
export const filterTags = defineEndpoint({
  key: 'catalog.filterTags',
  method: 'POST',
  path: '/api/v1/product/web/tag/filter',
  summary: 'List product tags',
  access: 'public',
  body: Type.Object(
    {
      storeID: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
      ...idsShape,
      ...keywordsShape,
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(Type.Object({ id: Type.Integer(), name: Type.String() })),
  tags: () => ['products'],
});
