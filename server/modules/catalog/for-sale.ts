import type { Kysely, Transaction } from 'kysely';
import type { Product } from '#schemas/api/catalog.ts';
import type { Database } from '#server/db/schema.ts';

/** A choice of a custom option that a line may carry. Money in cents. */
export interface SaleOption {
  id: number;
  kind: string;
  required: boolean;
  maxLength: number | null;
  values: readonly { sku: string; priceCents: number }[];
}

/** One product of a bundle. */
export interface SaleMember {
  productId: number;
  qty: number;
  format: Product['format'];
  /** Of a configurable member: its variants that can be chosen. */
  variantIds: readonly number[];
}

/** A product as cart and order need it: prices in cents, everything that decides whether it sells. */
export interface SaleProduct {
  id: number;
  sku: string;
  slug: string;
  /** Slug of the page to link to: that of the configurable product for a variant. */
  mainProductSlug: string;
  names: Record<string, string>;
  type: Product['type'];
  format: Product['format'];
  visible: boolean;
  archived: boolean;
  /** Pieces that can still be sold to anybody; null is not counted. A bundle has null. */
  free: number | null;
  retailCents: number;
  /** While reduced. */
  discountCents: number | null;
  membershipCents: number | null;
  vatBasisPoints: number;
  categoryIds: readonly number[];
  tags: readonly { id: number; name: string }[];
  mediaIds: readonly number[];
  options: readonly SaleOption[];
  members: readonly SaleMember[];
}

/** What a line takes from stock. */
export interface StockNeed {
  productId: number;
  qty: number;
}

/** The part of the catalogue that carts and orders stand on. */
export interface SaleCatalog {
  /**
   * The products by id, hidden and archived ones too (the caller decides), those without a price in
   * the currency or of another site or store left out. Members of bundles and variants that lines
   * name are to be asked for by their own ids.
   */
  products(
    handle: Kysely<Database> | Transaction<Database>,
    of: { siteId: number; storeId: number; currencyId: number },
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, SaleProduct>>;
  /**
   * Takes all from stock or nothing: needs of one product are summed (I2), rows are taken in order
   * of their ids, what this cart holds counts for it and is released. Throws `OutOfStock` with every
   * product that falls short. In the caller's transaction.
   */
  takeStock(
    handle: Transaction<Database>,
    siteId: number,
    cartId: string,
    needs: readonly StockNeed[],
  ): Promise<void>;
  /** Gives back what a cancelled order had taken, and wakes availability alerts. */
  returnStock(
    handle: Transaction<Database>,
    siteId: number,
    needs: readonly StockNeed[],
  ): Promise<void>;
  /** Holds stock for a cart (replacing what it held) until the time given; less when less is there. */
  holdStock(
    handle: Transaction<Database>,
    siteId: number,
    cartId: string,
    needs: readonly StockNeed[],
    until: Date,
  ): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    saleCatalog: SaleCatalog;
  }
}
