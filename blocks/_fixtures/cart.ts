import type { Cart, CartItem } from '#schemas/api/cart.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { awkwardProducts, sampleProducts } from './products.ts';

/** Options of a line with no choice. */
export const NOTHING_CHOSEN: CartItem['options'] = {
  personalizations: [],
  bundleOptions: [],
  customPriceOption: null,
};

function itemOf(product: Product, itemId: number, qty: number): CartItem {
  const { id, name, media, tags, slug, retailPrice, finalPrice, discount, available } = product;
  const row = Math.round(finalPrice * qty * 100) / 100;
  const prices = { retailPrice, finalPrice, row, cartTotal: row, discount };
  return {
    itemId,
    productId: id,
    qty,
    options: NOTHING_CHOSEN,
    productData: {
      id,
      name,
      media: [...media],
      tags: [...tags],
      slug,
      mainProductSlug: slug,
      isVisibleIndividually: true,
      available,
      free: null,
    },
    prices: { base: prices, converted: prices },
  };
}

/** A cart with these lines; `facts` replaces what goes with them. */
export function sampleCart(items: readonly CartItem[], facts: Partial<Cart> = {}): Cart {
  const itemsTotal = items.reduce((sum, item) => sum + item.prices.base.row, 0);
  const coupon = facts.coupon?.amount ?? 0;
  const toFree = Math.max(0, 50 - itemsTotal + coupon);
  const delivery = toFree > 0 ? 4.5 : 0;
  const cartTotal = itemsTotal - coupon;
  const sums = { itemsTotal, coupon, loyalty: 0, cartTotal, delivery };
  const totals = { ...sums, orderTotal: cartTotal + delivery };
  const tax = Object.fromEntries(Object.entries(totals).map(([key, sum]) => [key, sum / 5]));
  const prices = { ...totals, tax: { ...totals, ...tax } };
  return {
    id: 'kosarica',
    protectCode: '',
    items: [...items],
    prices: { base: prices, converted: prices },
    digitalOnly: false,
    coupon: null,
    couponCode: facts.coupon?.code ?? '',
    couponValid: true,
    deliveryMethodId: 1,
    paymentMethodId: null,
    options: '{}',
    currencyId: 1,
    loyalty: 0,
    loyaltyPoints: 0,
    delivery: { price: delivery, toFree },
    memberCardBarcode: '',
    version: 1,
    ...facts,
  };
}

/** Plain, reduced and further lines. */
export const sampleItems: readonly CartItem[] = sampleProducts
  .slice(0, 3)
  .map((product, index) => itemOf(product, index + 1, index + 1));

/** As many lines as fill a page, with all that the sample shop has. */
export const manyItems: readonly CartItem[] = sampleProducts.map((product, index) =>
  itemOf(product, index + 1, (index % 4) + 1),
);

/** Long names, no picture, not available. */
export const awkwardItems: readonly CartItem[] = awkwardProducts.map((product, index) =>
  itemOf({ ...product, available: index !== 0 }, index + 11, 999),
);

/** One line; `facts` replaces what it says. */
export function sampleLine(facts: Partial<CartItem>): CartItem {
  const [line] = sampleItems;
  if (!line) throw new Error('The fixture has no lines.');
  return { ...line, ...facts };
}
