import { type LineOptions, NO_OPTIONS } from '#domain/commerce/line-options.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import {
  OutOfStock,
  type SaleProduct,
  type ShortProduct,
} from '#server/modules/catalogue/catalog/index.ts';
import type { CartLine } from './calculation.ts';
import type { ItemRow } from './cart.repository.ts';
import type { SaleProducts } from './option-check.ts';
import { needsOf } from './sale-rules.ts';

interface Held {
  lines: readonly CartLine[];
  products: SaleProducts;
}

interface Taking {
  product: SaleProduct;
  options: LineOptions;
  qty: number;
}

/** Pieces of each product that lines take together: lines of their own, members of bundles (I2). */
function takesOf(lines: readonly Taking[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { product, options, qty } of lines) {
    for (const need of needsOf(product, options, qty)) {
      sums.set(need.productId, (sums.get(need.productId) ?? 0) + need.qty);
    }
  }
  return sums;
}

/** null is not counted; what is withdrawn, or gone, is not there. */
function freeOf(products: SaleProducts, productId: number): number | null {
  const product = products.get(productId);
  return product && !product.archived ? product.free : 0;
}

function toTaking({ product, options, item }: CartLine): Taking {
  return { product, options, qty: item.qty };
}

/** Products of which the lines that can be bought take more than there is, with what there is. */
function shortProducts({ lines, products }: Held): Map<number, number> {
  const takes = takesOf(lines.filter(({ isOnSale }) => isOnSale).map(toTaking));
  const short = new Map<number, number>();
  for (const [productId, qty] of takes) {
    const free = freeOf(products, productId);
    if (free !== null && free < qty) short.set(productId, Math.max(free, 0));
  }
  return short;
}

/**
 * Throws `OutOfStock` when a change wants more of a product than there is. What was short before may
 * become less, and prevents nothing else.
 */
export function refuseMoreThanFree(found: Held, before: readonly ItemRow[], locale: Locale): void {
  const short = shortProducts(found);
  if (short.size === 0) return;
  const takesNow = takesOf(found.lines.map(toTaking));
  const takenBefore = takesOf(
    before.flatMap((item) => {
      const line = found.lines.find((one) => one.product.id === item.product_id);
      return line ? [{ product: line.product, options: optionsIn(item), qty: item.qty }] : [];
    }),
  );
  const grown = [...short].filter(
    ([productId]) => (takesNow.get(productId) ?? 0) > (takenBefore.get(productId) ?? 0),
  );
  if (grown.length === 0) return;
  throw new OutOfStock({
    products: grown.map(([productId, free]) =>
      shortOf(found.products, { productId, free }, locale),
    ),
  });
}

function optionsIn({ options }: ItemRow): LineOptions {
  return { ...NO_OPTIONS, ...options };
}

/** What a refusal says of a product that there is too little of. */
export function shortOf(
  products: SaleProducts,
  { productId, free }: Omit<ShortProduct, 'name'>,
  locale: Locale,
): ShortProduct {
  const names = products.get(productId)?.names;
  return { productId, name: names?.[locale] ?? names?.[DEFAULT_LOCALE] ?? '', free };
}

/** How many pieces each line may have while the others stay as they are; null is without limit. */
export function freeByLine({ lines, products }: Held): ReadonlyMap<number, number | null> {
  const sold = lines.filter(({ isOnSale }) => isOnSale);
  const takes = takesOf(sold.map(toTaking));
  return new Map(
    sold.map(({ item, product, options }) => {
      const limits = [...takesOf([{ product, options, qty: 1 }])].flatMap(([id, each]) => {
        const free = freeOf(products, id);
        if (free === null) return [];
        const others = (takes.get(id) ?? 0) - each * item.qty;
        return [Math.max(Math.floor((free - others) / each), 0)];
      });
      return [item.id, limits.length === 0 ? null : Math.min(...limits)];
    }),
  );
}
