import type { NamedOption } from '#domain/commerce/line-choices.ts';
import type { Locale } from '#domain/locales.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';

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
  /** Of a variant also: its configurable product is. */
  archived: boolean;
  /** Pieces that can still be sold to the cart asked for, else to anybody; null is not counted. A bundle has null. */
  free: number | null;
  retailCents: number;
  /** While reduced. */
  discountCents: number | null;
  membershipCents: number | null;
  vatBasisPoints: number;
  /** Its categories, and those above them. */
  categoryIds: readonly number[];
  tags: readonly { id: number; name: string }[];
  mediaIds: readonly number[];
  options: readonly SaleOption[];
  members: readonly SaleMember[];
}

/** Words of a product in one language, to name what was chosen for it. */
export interface SaleTexts {
  id: number;
  name: string;
  options: readonly NamedOption[];
}

/** What a refusal says about each product that is short. */
export interface ShortProduct {
  productId: number;
  name: string;
  /** Pieces that the cart may have. */
  free: number;
}

/** What a line takes from stock. */
export interface StockNeed {
  productId: number;
  qty: number;
}

/** The part of the catalogue that carts and orders rest on. */
export interface SaleCatalog {
  /**
   * The products by id, hidden and archived ones too (the caller decides), those without a price in
   * the currency or of another site or store left out. Members of bundles and variants that lines
   * name are to be asked for by their own ids. What `cartId` holds counts as free.
   */
  products(
    handle: Handle,
    of: { siteId: number; storeId: number; currencyId: number; cartId?: string | undefined },
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, SaleProduct>>;
  /** Names and options of products by id, whatever their state; unknown ids are left out. */
  texts(handle: Handle, ids: readonly number[], locale: Locale): Promise<readonly SaleTexts[]>;
  /**
   * Takes all from stock or nothing: needs of one product are summed (I2), rows are taken in order
   * of their ids, what this cart holds counts for it and is released. Throws `OutOfStock` with every
   * product that falls short; one that is withdrawn or of another site has nothing left (I6). In the
   * caller's transaction. Answers the cache tags of what has just run out, to be published once that
   * has committed. `locale` is the language that a refusal names products in.
   */
  takeStock(
    handle: Transaction,
    siteId: number,
    cartId: string,
    needs: readonly StockNeed[],
    locale?: Locale,
  ): Promise<readonly string[]>;
  /** Gives back what a cancelled order had taken, and wakes availability alerts. Answers as `takeStock`. */
  returnStock(handle: Transaction, needs: readonly StockNeed[]): Promise<readonly string[]>;
  /**
   * Holds stock for a cart (replacing what it held) until the time given; less when less is there.
   * Answers as `takeStock`.
   */
  holdStock(
    handle: Transaction,
    siteId: number,
    cartId: string,
    needs: readonly StockNeed[],
    until: Date,
  ): Promise<readonly string[]>;
  /** What a cart holds is held for another cart from now on: each piece once, as long as before. */
  giveHolds(handle: Transaction, fromCartId: string, intoCartId: string): Promise<void>;
  /**
   * Wakes the availability alerts of products that have come back to stock by other ways than
   * `returnStock`: a job `STOCK_ALERT_JOB` for each product that somebody waits for, at each site.
   */
  stockIsBack(handle: Transaction, productIds: readonly number[]): Promise<void>;
}

/** Kind of the job that mails those who wait for a product; payload `StockAlertJob`. */
export const STOCK_ALERT_JOB = 'stock-alert';

export interface StockAlertJob {
  siteId: number;
  productId: number;
}

/** What is left is told up to this number; larger stocks are a matter of the shop. */
const FREE_TOLD_UP_TO = 99;

/** The number that is told of pieces that are left: when it is small, or when more of it is wanted. */
export function toldFree(free: number | null | undefined, wanted = 0): number | null {
  return typeof free === 'number' && (free <= FREE_TOLD_UP_TO || free < wanted) ? free : null;
}
