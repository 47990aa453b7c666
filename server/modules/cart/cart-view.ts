import type { Cart } from '#schemas/api/cart.ts';
import type { Media } from '#schemas/media.ts';
import type { ItemRow } from './cart.repository.ts';
import type { ItemSnapshot } from './cart.tables.ts';

/** What the catalogue says of a line's product today. Prices in cents. */
export interface SaleProduct extends ItemSnapshot {
  id: number;
  /** May be put into a cart now. */
  isAvailable: boolean;
  media: Media[];
}

/** A cart as the API shows it: today's prices, or those of the snapshot once a product is gone. */
export function toCart(
  { id, currency_id }: { id: string; currency_id: number },
  items: readonly ItemRow[],
  products: ReadonlyMap<number, SaleProduct>,
): Cart {
  const total = items.reduce((sum, item) => sum + rowCents(item, products), 0);
  return {
    id,
    items: items.map((item) => toItem(item, products)),
    prices: { base: { itemsTotal: toDecimal(total), cartTotal: toDecimal(total) } },
    currencyId: currency_id,
  };
}

function toItem(item: ItemRow, products: ReadonlyMap<number, SaleProduct>): Cart['items'][number] {
  const product = products.get(item.product_id);
  const { name, slug, retailCents, finalCents } = product ?? item.snapshot;
  return {
    itemId: item.id,
    productId: item.product_id,
    qty: item.qty,
    productData: { id: item.product_id, name, slug, media: product?.media ?? [] },
    prices: {
      base: {
        retailPrice: toDecimal(retailCents),
        finalPrice: toDecimal(finalCents),
        row: toDecimal(rowCents(item, products)),
      },
    },
  };
}

function rowCents(item: ItemRow, products: ReadonlyMap<number, SaleProduct>): number {
  return item.qty * (products.get(item.product_id) ?? item.snapshot).finalCents;
}

/** Cents as the decimal of the wire. */
function toDecimal(cents: number): number {
  return cents / 100;
}
