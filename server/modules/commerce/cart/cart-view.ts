import { NO_OPTIONS } from '#domain/commerce/line-options.ts';
import { netOf } from '#domain/commerce/vat.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Cart, CartItem, ShortLine, WaitingOrder } from '#schemas/api/cart.ts';
import type { Media } from '#schemas/media.ts';
import { type SaleProduct, toldFree } from '#server/modules/catalogue/catalog/index.ts';
import { termWords } from '#server/modules/commerce/delivery/index.ts';
import {
  type CartFigures,
  FEE_KEY,
  figuresAt,
  type LineSums,
  SAME,
  type Sums,
} from '#server/modules/commerce/pricing/index.ts';
import { factWords } from '#server/modules/site/site/index.ts';
import type { Calculation, CartLine } from './calculation.ts';
import { freeByLine } from './stock-check.ts';

/** How a cart is told to its caller. */
export interface CartTelling {
  locale: Locale;
  media: Readonly<Record<number, Media>>;
  /** Empty where a browser's cookie holds it. */
  protectCode: string;
  /** False when this call took the coupon away. */
  couponValid: boolean;
  waitingOrder: WaitingOrder | null;
}

/** Id of the fee's line: no stored line has a negative one. */
export function feeItemId(feeProductId: number): number {
  return -feeProductId;
}

/** A cart as the API shows it (ENT-04). */
export function toCart(found: Calculation, telling: CartTelling): Cart {
  const { cart, coupon, delivery, priced } = found;
  const { items, prices } = toItems(found, telling);
  const details = delivery?.details(telling.locale) ?? [];
  const days = delivery ? termWords(delivery.method, factWords(telling.locale)) : '';
  return {
    id: cart.id,
    protectCode: telling.protectCode,
    items,
    prices,
    digitalOnly: found.isDigitalOnly,
    coupon: coupon && {
      id: coupon.id,
      code: coupon.code,
      amount: toDecimal(priced.couponCents),
    },
    couponCode: coupon?.code ?? '',
    couponValid: telling.couponValid,
    deliveryMethodId: delivery?.method.id ?? null,
    paymentMethodId: found.paymentMethodId,
    options: JSON.stringify(deliveryOptions(found)),
    currencyId: found.shownCurrencyId,
    loyalty: 0,
    loyaltyPoints: 0,
    delivery: {
      price: toDecimal(priced.deliveryCents),
      toFree: priced.toFreeDeliveryCents === null ? null : toDecimal(priced.toFreeDeliveryCents),
      ...(days && { days }),
      ...(details.length > 0 && { details: [...details] }),
    },
    memberCardBarcode: found.facts.barcode ?? '',
    version: cart.version,
    ...(telling.waitingOrder && { waitingOrder: telling.waitingOrder }),
  };
}

/** What was chosen and filled in for the way of delivery. */
function deliveryOptions({ cart, delivery }: Calculation) {
  return {
    ...(delivery?.branch && { deliveryBranchId: delivery.branch.id }),
    ...(delivery &&
      Object.keys(cart.delivery_answers).length > 0 && { deliveryAnswers: cart.delivery_answers }),
  };
}

/** Lines and sums in both currencies (ENT-05, ENT-06). */
export function toItems(
  found: Calculation,
  telling: Pick<CartTelling, 'locale' | 'media'>,
): Pick<Cart, 'items' | 'prices'> {
  const base = figuresAt(found.priced, SAME);
  const converted = figuresAt(found.priced, found.rate);
  const pricesOf = (key: string, product: SaleProduct) => ({
    base: toItemPrices(product, lineOf(base, key)),
    converted: toItemPrices(product, lineOf(converted, key)),
  });
  const free = freeByLine(found);
  return {
    items: [
      ...found.lines.map((line) =>
        toItem(line, telling, {
          prices: pricesOf(String(line.item.id), line.product),
          free: toldFree(free.get(line.item.id), line.item.qty),
        }),
      ),
      ...(found.fee ? [toFeeItem(found.fee, telling, pricesOf(FEE_KEY, found.fee))] : []),
    ],
    prices: { base: toTotals(base), converted: toTotals(converted) },
  };
}

/** The line as `validateCart` reports it when there is not enough for it. */
export function toShortLine({ itemId, productId, productData, qty }: CartItem): ShortLine[] {
  const { name, free } = productData;
  return free === null || free >= qty ? [] : [{ itemId, productId, name, qty, free }];
}

function toItem(
  { item, options, product, isOnSale }: CartLine,
  telling: Pick<CartTelling, 'locale' | 'media'>,
  { prices, free }: { prices: CartItem['prices']; free: number | null },
): CartItem {
  return {
    itemId: item.id,
    productId: product.id,
    qty: item.qty,
    options: {
      personalizations: [...options.personalizations],
      bundleOptions: options.bundleOptions.map((choice) => ({
        ...choice,
        personalizations: [...choice.personalizations],
      })),
      customPriceOption: options.customPriceOption,
    },
    productData: { ...toProductData(product, telling), available: isOnSale, free },
    prices,
  };
}

function toFeeItem(
  fee: SaleProduct,
  telling: Pick<CartTelling, 'locale' | 'media'>,
  prices: CartItem['prices'],
): CartItem {
  return {
    itemId: feeItemId(fee.id),
    productId: fee.id,
    qty: 1,
    options: { ...NO_OPTIONS, personalizations: [], bundleOptions: [] },
    productData: { ...toProductData(fee, telling), available: true, free: null },
    prices,
  };
}

function toProductData(
  product: SaleProduct,
  { locale, media }: Pick<CartTelling, 'locale' | 'media'>,
): Omit<CartItem['productData'], 'available' | 'free'> {
  return {
    id: product.id,
    name: product.names[locale] ?? product.names[DEFAULT_LOCALE] ?? '',
    media: product.mediaIds.flatMap((id) => media[id] ?? []),
    tags: [...product.tags],
    slug: product.slug,
    mainProductSlug: product.mainProductSlug,
    isVisibleIndividually: product.visible,
  };
}

function lineOf({ lines }: CartFigures, key: string): LineSums {
  return (
    lines.find((line) => line.key === key) ?? {
      key,
      retailCents: 0,
      unitCents: 0,
      rowCents: 0,
      cartCents: 0,
    }
  );
}

/** `discount` is what one piece costs when that is less than its retail price. */
function toItemPrices(product: SaleProduct, line: LineSums): CartItem['prices']['base'] {
  const isReduced = line.unitCents < line.retailCents;
  return {
    retailPrice: toDecimal(line.retailCents),
    finalPrice: toDecimal(line.unitCents),
    row: toDecimal(line.rowCents),
    cartTotal: toDecimal(line.cartCents),
    discount: isReduced
      ? {
          basicPrice: toDecimal(netOf(line.unitCents, product.vatBasisPoints)),
          retailPrice: toDecimal(line.unitCents),
        }
      : null,
  };
}

function toTotals({ totals }: CartFigures): Cart['prices']['base'] {
  const { tax, ...sums } = totals;
  return { ...toDecimals(sums), tax: toDecimals(tax) };
}

function toDecimals(sums: Sums): Sums {
  return {
    itemsTotal: toDecimal(sums.itemsTotal),
    coupon: toDecimal(sums.coupon),
    loyalty: toDecimal(sums.loyalty),
    cartTotal: toDecimal(sums.cartTotal),
    delivery: toDecimal(sums.delivery),
    orderTotal: toDecimal(sums.orderTotal),
  };
}

/** Cents as the decimal of the wire. */
function toDecimal(cents: number): number {
  return cents / 100;
}
