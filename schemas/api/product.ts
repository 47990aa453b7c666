import { type Static, Type } from 'typebox';
import { productSchema } from './catalog.ts';
import { defineEndpoint } from './endpoint.ts';

const MAX_ID = 2_147_483_647;
const ID = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** What a product has of an attribute; `valueId` is null for numbers, dates, yes and no. */
export const attributeSetSchema = Type.Object({
  attributes: Type.Array(
    Type.Object({
      attributeCode: Type.String(),
      label: Type.String(),
      value: Type.String(),
      valueId: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});

/** What the variants of a configurable product differ in (PROD-02). */
export const variantAttributeSchema = Type.Object({
  label: Type.String(),
  inputType: Type.String(),
  customClass: Type.String(),
  attributeCode: Type.String(),
  values: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** Path of a picture when `isMedia`, `#rrggbb` of a colour swatch, else the text (G-069). */
      value: Type.String(),
      label: Type.String(),
      isMedia: Type.Boolean(),
      shopDefault: Type.Boolean(),
    }),
  ),
});

/** What a shopper may choose or write on a product (PROD-03). */
export const customOptionSchema = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  option_type: Type.Enum(['text', 'number']),
  option_title: Type.String(),
  required: Type.Boolean(),
  maxLength: Type.Union([Type.Integer(), Type.Null()]),
  custom_option_values: Type.Array(
    Type.Object({
      label: Type.String(),
      sku: Type.String(),
      /** Added to the price of one piece. */
      price: Type.Number(),
      /** `#rrggbb`, of a choice that is shown as a swatch. */
      color: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

/** A product with everything its page shows (PROD-01). */
export const productDetailSchema = Type.Object({
  ...productSchema.properties,
  brand: Type.Object({
    name: Type.String(),
    /** Name and postal address of the maker, and how to reach it (GPSR). */
    manufacturer: Type.String(),
    contact: Type.String(),
  }),
  /** HTML that may be put in a page: text, its structure and links. */
  description: Type.String(),
  shortDescription: Type.String(),
  /** What has to be read before buying, e.g. of a food supplement; empty when nothing. */
  notices: Type.String(),
  /** Percent that is part of the price. */
  vatRate: Type.Number(),
  /** Pieces that are left; null where they are not counted, are plenty, or depend on choices. */
  free: Type.Union([Type.Integer(), Type.Null()]),
  attributeSet: attributeSetSchema,
  /** The variants, each with what it has of the attributes below. */
  associatedProducts: Type.Array(
    Type.Object({ ...productSchema.properties, attributeSet: attributeSetSchema }),
  ),
  associatedProductsAttributes: Type.Array(variantAttributeSchema),
  customOptions: Type.Array(customOptionSchema),
});
export type ProductDetail = Static<typeof productDetailSchema>;

/**
 * By `slug` or by `id`; one of them is needed (API-59). Products that are in no list (variants, the
 * delivery fee) are found too; withdrawn ones are not, nor those without a price in the currency.
 * `store` must be one of the site.
 */
export const getProduct = defineEndpoint({
  key: 'catalog.getProduct',
  method: 'GET',
  path: '/api/v1/product/web/get',
  summary: 'A product by slug or id',
  access: 'public',
  query: Type.Object(
    {
      slug: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      id: Type.Optional(ID),
      store: Type.Optional(ID),
      currency: Type.Optional(ID),
    },
    { additionalProperties: false },
  ),
  data: productDetailSchema,
  tags: tagsOfProduct,
});

function tagsOfProduct(product: ProductDetail): string[] {
  return [
    `product:${product.id}`,
    `stock:${product.id}`,
    ...product.associatedProducts.map(({ id }) => `product:${id}`),
    ...memberIds(product).map((id) => `product:${id}`),
    ...product.tags.map(({ id }) => `tag:${id}`),
  ];
}

function memberIds({ bundles = [] }: ProductDetail): number[] {
  return bundles.map(({ product }) => (typeof product === 'number' ? product : product.id));
}

/** API-65 (G-050). Bundles that hold a product, and what of them cannot be bought now. */
export const checkBundles = defineEndpoint({
  key: 'catalog.checkBundles',
  method: 'GET',
  path: '/api/v1/product/checkBundles',
  summary: 'Bundles that hold a product',
  access: 'public',
  query: Type.Object({ product: ID }, { additionalProperties: false }),
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      available: Type.Boolean(),
      missing: Type.Array(Type.Integer()),
    }),
  ),
  tags: (data) => ['products', ...data.map(({ id }) => `product:${id}`)],
});

/** API-66 (G-051). Whole products by ids, in that order; unknown ones are left out. */
export const getPublicProducts = defineEndpoint({
  key: 'catalog.getPublicProducts',
  method: 'GET',
  path: '/api/v1/gaussbox/eCommerce/public/products/get',
  summary: 'Products by ids',
  access: 'public',
  query: Type.Object(
    { ids: Type.String({ maxLength: 2000, pattern: '^\\d{1,10}(,\\d{1,10}){0,99}$' }) },
    { additionalProperties: false },
  ),
  data: Type.Array(productDetailSchema),
  tags: (data) => ['products', ...data.flatMap(tagsOfProduct)],
});
