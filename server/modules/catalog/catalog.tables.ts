import type { ColumnType, Generated } from 'kysely';
import type { Product } from '#schemas/api/catalog.ts';

type Json<T> = ColumnType<T, unknown, unknown>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Text by locale; the default locale is always there. */
type Texts = Json<Record<string, string>>;

export interface CatalogTables {
  brand: { id: Generated<number>; site_id: number; slug: string; name: string };
  category: {
    id: Generated<number>;
    site_id: number;
    parent_id: number | null;
    slug: string;
    names: Texts;
    descriptions: Texts;
    image_id: number | null;
    /** Order among its siblings. */
    position: number;
  };
  tag: { id: Generated<number>; site_id: number; names: Texts };
  product: {
    id: Generated<number>;
    site_id: number;
    /** Of a variant: the configurable product it belongs to. */
    main_product_id: number | null;
    brand_id: number | null;
    slug: string;
    sku: string;
    type: Defaulted<Product['type']>;
    format: Defaulted<Product['format']>;
    /** Withdrawn from sale for good. */
    archived: Defaulted<boolean>;
    /** Shown in lists and at its own address; a variant and the delivery fee are not. */
    visible: Defaulted<boolean>;
    /** Pieces at hand; null is not counted and never runs out. */
    stock: number | null;
    category_priority: Defaulted<number>;
    names: Texts;
    descriptions: Texts;
    created_at: Defaulted<Date>;
  };
  /** Gross prices in integer cents. */
  product_price: {
    product_id: number;
    currency_id: number;
    retail_cents: number;
    /** Gross price while reduced; null is not reduced. */
    discount_cents: number | null;
    /** VAT rate: 2500 is 25 %. */
    vat_basis_points: number;
  };
  product_category: { product_id: number; category_id: number };
  product_tag: { product_id: number; tag_id: number };
  product_media: { product_id: number; media_id: number; position: number };
}
