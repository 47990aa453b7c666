import type { Column } from '../admin-table.ts';

const json = true as const;

/** Fields that are columns of the product's own row. */
export const ROW_FIELDS = {
  sku: { column: 'product.sku' },
  slug: { column: 'product.slug' },
  names: { column: 'product.names', json },
  descriptions: { column: 'product.descriptions', json },
  shortDescriptions: { column: 'product.short_descriptions', json },
  notices: { column: 'product.notices', json },
  type: { column: 'product.type' },
  format: { column: 'product.format' },
  archived: { column: 'product.archived' },
  visible: { column: 'product.visible' },
  stock: { column: 'product.stock' },
  categoryPriority: { column: 'product.category_priority' },
  brandId: { column: 'product.brand_id' },
  mainProductId: { column: 'product.main_product_id' },
  attributeSetId: { column: 'product.attribute_set_id' },
  netAmount: { column: 'product.net_amount' },
  netUnit: { column: 'product.net_unit' },
} satisfies Record<string, Column>;

/** Fields that are columns of its price in the currency of the store. */
export const PRICE_FIELDS = {
  retailCents: { column: 'product_price.retail_cents' },
  discountCents: { column: 'product_price.discount_cents' },
  membershipCents: { column: 'product_price.membership_cents' },
  baseCents: { column: 'product_price.base_cents' },
  vatBasisPoints: { column: 'product_price.vat_basis_points' },
} satisfies Record<string, Column>;

/** Where a list of a product's ids or choices is stored; `position` where its order counts. */
export interface LinkTable {
  table: string;
  owner: string;
  /** Columns by field of an entry; a list of ids has the one field `id`. */
  columns: Readonly<Record<string, string>>;
  position?: true;
}

export const LINK_TABLES: Readonly<Record<string, LinkTable>> = {
  categoryIds: { table: 'product_category', owner: 'product_id', columns: { id: 'category_id' } },
  tagIds: { table: 'product_tag', owner: 'product_id', columns: { id: 'tag_id' } },
  mediaIds: {
    table: 'product_media',
    owner: 'product_id',
    columns: { id: 'media_id' },
    position: true,
  },
  relatedIds: {
    table: 'product_related',
    owner: 'product_id',
    columns: { id: 'related_id' },
    position: true,
  },
  storeIds: { table: 'product_store', owner: 'product_id', columns: { id: 'store_id' } },
  variantAttributeIds: {
    table: 'product_variant_attribute',
    owner: 'product_id',
    columns: { id: 'attribute_id' },
    position: true,
  },
  members: {
    table: 'bundle_member',
    owner: 'bundle_id',
    columns: { productId: 'product_id', qty: 'qty' },
    position: true,
  },
  attributes: {
    table: 'product_attribute',
    owner: 'product_id',
    columns: { attributeId: 'attribute_id', valueId: 'value_id', number: 'number' },
  },
};
