import type { ColumnType, Generated } from 'kysely';
import type { AttributeType, OptionKind } from '#domain/commerce/attribute-types.ts';
import type { Product } from '#schemas/api/catalog.ts';

type Json<T> = ColumnType<T, unknown, unknown>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Text by locale; the default locale is always there. */
type Texts = Json<Record<string, string>>;

export interface CatalogTables {
  brand: {
    id: Generated<number>;
    site_id: number;
    slug: string;
    name: string;
    /** Name and postal address of the maker, and how to reach it (GPSR). */
    manufacturer: Defaulted<string>;
    contact: Defaulted<string>;
  };
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
    /** Allowed sort ids, e.g. `asc:name`; empty allows all (LIST-12). */
    sort_types: ColumnType<string[], unknown, unknown>;
    sort_default: string | null;
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
    attribute_set_id: number | null;
    /** Of the stock: how much is held for carts. */
    held: Defaulted<number>;
    short_descriptions: Texts;
    /** What the law wants to be read before buying, e.g. of a food supplement. */
    notices: Texts;
    /** Content of the package, for the price per unit. */
    net_amount: number | null;
    net_unit: 'ml' | 'g' | 'piece' | null;
    updated_at: Defaulted<Date>;
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
    /** For holders of a member card (G-071). */
    membership_cents: number | null;
    base_cents: number | null;
  };
  product_category: { product_id: number; category_id: number };
  product_tag: { product_id: number; tag_id: number };
  product_media: { product_id: number; media_id: number; position: number };
  /** No row: sold in every store of the site. */
  product_store: { product_id: number; store_id: number };
  product_related: { product_id: number; related_id: number; position: number };
  /** Every price that ever held; written by a trigger. */
  product_price_log: {
    id: Generated<number>;
    product_id: number;
    currency_id: number;
    /** What was to be paid. */
    cents: number;
    /** It was announced as a reduction. */
    reduced: boolean;
    since: Date;
  };
  /** Products that changed; 0 stands for categories and attributes. Written by triggers. */
  product_change: {
    id: Generated<number>;
    product_id: number;
    xid: Generated<string>;
    at: Generated<Date>;
  };
  attribute_set: { id: Generated<number>; site_id: number; name: string };
  attribute: {
    id: Generated<number>;
    site_id: number;
    code: string;
    labels: Texts;
    type: AttributeType;
    unit: Defaulted<string>;
    custom_class: Defaulted<string>;
    filterable: Defaulted<boolean>;
    position: Defaulted<number>;
  };
  attribute_set_attribute: { attribute_set_id: number; attribute_id: number };
  attribute_value: {
    id: Generated<number>;
    attribute_id: number;
    labels: Texts;
    media_id: number | null;
    /** `#rrggbb` of a swatch. */
    color: string | null;
    shop_default: Defaulted<boolean>;
    position: Defaulted<number>;
  };
  /** A chosen value, or a number; dates are days since 1970, yes is 1 and no is 0. */
  product_attribute: {
    id: Generated<number>;
    product_id: number;
    attribute_id: number;
    value_id: number | null;
    number: number | null;
  };
  /** What the variants of a configurable product differ in. */
  product_variant_attribute: { product_id: number; attribute_id: number; position: number };
  bundle_member: { bundle_id: number; product_id: number; qty: number; position: number };
  custom_option: {
    id: Generated<number>;
    product_id: number;
    kind: OptionKind;
    titles: Texts;
    required: Defaulted<boolean>;
    max_length: number | null;
    position: Defaulted<number>;
  };
  custom_option_value: {
    id: Generated<number>;
    option_id: number;
    labels: Texts;
    sku: string;
    /** Added to the price of the product; null adds nothing. */
    price_cents: number | null;
    /** `#rrggbb`, of a choice that is shown as a swatch. */
    color: Defaulted<string | null>;
    position: Defaulted<number>;
  };
  /** Stock held for a cart until it expires (G-096). Its sum is `product.held`. */
  stock_hold: { cart_id: string; product_id: number; qty: number; expires_at: Date };
}
