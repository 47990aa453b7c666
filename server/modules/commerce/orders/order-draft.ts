import type { Locale } from '#domain/locales.ts';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { OrderAddress } from '#server/db/tables/orders.ts';
import type { CartForOrder, CartOrderLine } from '#server/modules/commerce/cart/index.ts';
import type { MethodRow } from '#server/modules/commerce/payments/index.ts';
import type { Priced, PricedLine } from '#server/modules/commerce/pricing/index.ts';
import type { NewOrder, NewOrderLine } from './orders.repository.ts';

/** What the shopper adds to the cart to make an order of it. */
export interface OrderWords {
  giftMessage: string;
  to: string;
  from: string;
  orderMessage: string;
  successUrl: string;
  failureUrl: string;
}

/** Everything an order is written from. */
export interface OrderParts {
  siteId: number;
  storeId: number;
  locale: Locale;
  slug: string;
  number: string;
  email: string;
  found: CartForOrder;
  addresses: { main: OrderAddress; shipping: OrderAddress | null };
  method: MethodRow;
  words: OrderWords;
  /** The seller is not in the VAT system: the order has no VAT, not even at a rate of zero. */
  isExempt: boolean;
  /** What was chosen for the lines, in words, by their keys. */
  choices: ReadonlyMap<string, string[]>;
}

/** The order's row: the figures of the cart as they were calculated, and copies of all it names. */
export function draftOrder(parts: OrderParts): NewOrder {
  const { found, locale, words, method } = parts;
  const { cart, priced, coupon } = found;
  return {
    site_id: parts.siteId,
    store_id: parts.storeId,
    cart_id: cart.id,
    slug: parts.slug,
    number: parts.number,
    account_id: cart.account_id,
    guest_id: cart.account_id === null ? cart.guest_id : null,
    email: parts.email,
    locale,
    status: 'pending',
    payment_status: 'open',
    currency_id: cart.currency_id,
    items_cents: priced.itemsCents,
    coupon_cents: priced.couponCents,
    delivery_cents: priced.deliveryCents,
    fees_cents: priced.feesCents,
    total_cents: priced.totalCents,
    tax_cents: priced.tax.totalCents,
    tax_groups: parts.isExempt ? [] : [...priced.taxGroups],
    addresses: parts.addresses,
    company: cart.company,
    coupon: coupon && { ...coupon, amountCents: priced.couponCents },
    delivery: draftDelivery(found, locale),
    payment: {
      methodId: method.id,
      code: method.code,
      name: textIn(method.names, locale),
      adapter: method.adapter,
      ...(method.subscription && { subscription: method.subscription }),
    },
    gift: giftOf(words),
    message: words.orderMessage,
    success_url: withSlug(words.successUrl, parts.slug),
    failure_url: words.failureUrl,
  };
}

/** The success page is told which order it thanks for (CHK-30). */
function withSlug(address: string, slug: string): string {
  const url = new URL(address);
  url.searchParams.set('orderSlug', slug);
  return url.href;
}

/** The order's lines, in the order of the cart. */
export function draftLines({ found, locale, choices }: OrderParts): NewOrderLine[] {
  const figures = new Map(found.priced.lines.map((line) => [line.key, line]));
  return found.lines.map((line, position) => ({
    position,
    kind: line.kind,
    product_id: line.product.id,
    sku: line.product.sku,
    name: textIn(line.product.names, locale),
    options: { ...line.options },
    choices: choices.get(line.key) ?? [],
    qty: line.qty,
    stock: [...line.needs],
    ...(line.kind === 'fee' ? feeFigures(line, found.priced) : lineFigures(figures.get(line.key))),
  }));
}

function lineFigures(line: PricedLine | undefined) {
  if (!line) {
    throw new Error(
      'Izlog: a line of a cart was not priced, so it cannot be ordered. priceCart must answer every line.',
    );
  }
  return {
    unit_cents: line.unitCents,
    row_cents: line.rowCents,
    discount_cents: line.discountCents,
    vat_basis_points: line.vatBasisPoints,
    vat_cents: line.vatCents,
  };
}

/** The fee is beside the lines in the figures of a cart, and is one of them in an order. */
function feeFigures({ product }: CartOrderLine, { feesCents, tax }: Priced) {
  return {
    unit_cents: feesCents,
    row_cents: feesCents,
    discount_cents: 0,
    vat_basis_points: product.vatBasisPoints,
    vat_cents: tax.feesCents,
  };
}

function draftDelivery({ delivery, isDigitalOnly }: CartForOrder, locale: Locale) {
  if (!delivery || isDigitalOnly) {
    return { methodId: null, code: 0, name: '', branch: null, vatBasisPoints: 0 };
  }
  const { methodId, code, names, branch, vatBasisPoints, details } = delivery;
  const lines = details(locale);
  return {
    methodId,
    code,
    name: textIn(names, locale),
    branch,
    vatBasisPoints,
    ...(lines.length > 0 && { details: [...lines] }),
  };
}

function giftOf({ giftMessage, to, from }: OrderWords) {
  return {
    ...(giftMessage && { message: giftMessage }),
    ...(to && { to }),
    ...(from && { from }),
  };
}

function textIn(texts: Readonly<Record<string, string>>, locale: Locale): string {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? '';
}
