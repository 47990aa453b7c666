import { createHash } from 'node:crypto';
import { ON_DELIVERY_CODE } from '#domain/commerce/checkout-steps.ts';
import { type LineOptions, NO_OPTIONS } from '#domain/commerce/line-options.ts';
import { paidCents } from '#domain/commerce/vat.ts';
import type { Locale } from '#domain/locales.ts';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { CHECKOUT_DEFAULTS } from '#schemas/api/settings.ts';
import type { SaleCatalog, SaleProduct } from '#server/modules/catalogue/catalog/index.ts';
import type { Coupons, UsableCoupon } from '#server/modules/commerce/coupons/index.ts';
import type { BranchRow, Delivery, MethodRow } from '#server/modules/commerce/delivery/index.ts';
import {
  type Priced,
  type PricedLineInput,
  type PricingInput,
  priceCart,
  type Rate,
} from '#server/modules/commerce/pricing/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle } from '#server/plugins/database.ts';
import { type CartRow, cartQueries, type ItemRow } from './cart.repository.ts';
import { type CartFacts, readFacts } from './cart-facts.repository.ts';
import { chosenIds, optionsCents, type SaleProducts } from './option-check.ts';
import { isDigital, isOnSale } from './sale-rules.ts';

/** Rates have six digits after the point. */
const RATE_UNIT = 1_000_000;

/** A line with its product as it is today. */
export interface CartLine {
  item: ItemRow;
  options: LineOptions;
  product: SaleProduct;
  /** False once it is withdrawn; its prices are then those of the day it was added. */
  isOnSale: boolean;
}

/** The way of delivery that was chosen, while it goes with the cart. */
export interface CartDelivery {
  method: MethodRow;
  branch: BranchRow | null;
  /** What the shopper filled in for the method, in words, a line each. */
  details(locale: Locale): readonly string[];
}

/** A cart as the database has it now: the one source of all its figures. */
export interface Calculation {
  cart: CartRow;
  facts: CartFacts;
  lines: readonly CartLine[];
  products: SaleProducts;
  /** The fee of paying on delivery, a line that only the server makes (S6). */
  fee: SaleProduct | null;
  isDigitalOnly: boolean;
  /** From which sum on delivery is free; 0 where there is no such limit, as for what needs no parcel. */
  freeDeliveryCents: number;
  /** null as soon as it cannot be used (I29, I30). */
  coupon: UsableCoupon | null;
  delivery: CartDelivery | null;
  /** The chosen way of payment, while it goes with cart and delivery. */
  paymentMethodId: number | null;
  priced: Priced;
  /** Of the second figures. */
  shownCurrencyId: number;
  rate: Rate;
  /** Equal when lines and sums are equal. */
  fingerprint: string;
}

export interface CalculationParts {
  saleCatalog: Pick<SaleCatalog, 'products'>;
  coupons: Coupons;
  delivery: Delivery;
}

/** Reads and prices a cart. `cart` may hold changes that are not stored yet. */
export type Calculate = (
  handle: Handle,
  ctx: Pick<CallContext, 'site' | 'store'>,
  cart: CartRow,
) => Promise<Calculation>;

export function createCalculate(parts: CalculationParts): Calculate {
  return async (handle, { site, store }, cart) => {
    const facts = await readFacts(handle, store.id, cart);
    const items = await cartQueries.items(handle, cart.id);
    const { cashOnDeliveryProductId: feeId } = { ...CHECKOUT_DEFAULTS, ...facts.checkout };
    const place = {
      siteId: site.id,
      storeId: store.id,
      currencyId: facts.currencyId,
      cartId: cart.id,
    };
    const named = await parts.saleCatalog.products(handle, place, productIds(items, feeId));
    const members = await parts.saleCatalog.products(handle, place, memberIds(items, named));
    const products = withHeld(new Map([...members, ...named]), facts.heldByOrder);
    const lines = items.map((item) => toLine(item, products));
    const isDigitalOnly = lines.length > 0 && lines.every(({ product }) => isDigital(product));
    const delivery = await chosenDelivery(parts.delivery, handle, store.id, cart, isDigitalOnly);
    const payment = chosenPayment(facts, delivery, isDigitalOnly);
    const codes = [payment?.code, delivery?.method.code];
    const isFeeDue = lines.length > 0 && codes.includes(ON_DELIVERY_CODE);
    const fee = (isFeeDue && products.get(feeId)) || null;
    const taken = await takenCoupon(parts.coupons, handle, cart, facts.email);
    const freeDeliveryCents = isDigitalOnly ? 0 : facts.freeDeliveryCents;
    const around = { facts, lines, products, delivery, isDigitalOnly, freeDeliveryCents, fee };
    const priced = priceCart(toPricing(around, taken));
    return {
      ...around,
      cart,
      paymentMethodId: payment?.id ?? null,
      coupon: priced.isCouponValid ? taken : null,
      priced,
      ...currencyOf(facts, cart),
      fingerprint: fingerprintOf(items, priced),
    };
  };
}

/** What the order beside the cart holds is free for the cart, which takes that order's place. */
function withHeld(products: SaleProducts, held: CartFacts['heldByOrder']): SaleProducts {
  if (held.length === 0) return products;
  const pieces = new Map<number, number>();
  for (const { productId, qty } of held) pieces.set(productId, (pieces.get(productId) ?? 0) + qty);
  return new Map(
    [...products].map(([id, product]) => {
      const { free } = product;
      return [id, { ...product, free: free === null ? null : free + (pieces.get(id) ?? 0) }];
    }),
  );
}

async function takenCoupon(
  coupons: Coupons,
  handle: Handle,
  { coupon_id: id, site_id: siteId, waiting_order_id: waitingOrderId }: CartRow,
  email: string | null,
): Promise<UsableCoupon | null> {
  return id === null ? null : coupons.byId(handle, { siteId, email, waitingOrderId }, id);
}

function toPricing(
  found: Pick<
    Calculation,
    'facts' | 'lines' | 'products' | 'delivery' | 'freeDeliveryCents' | 'fee'
  >,
  coupon: UsableCoupon | null,
): PricingInput {
  const { facts, lines, products, delivery, freeDeliveryCents, fee } = found;
  return {
    lines: lines.map((line) => toPriceInput(line, products)),
    hasMemberCard: facts.barcode !== null,
    coupon,
    delivery: delivery && {
      priceCents: delivery.method.price_cents,
      vatBasisPoints: delivery.method.vat_basis_points,
      countsFreeLimit: delivery.method.counts_free_limit,
    },
    freeDeliveryCents,
    fee: fee && {
      productId: fee.id,
      cents: paidCents(fee.retailCents, fee.discountCents),
      vatBasisPoints: fee.vatBasisPoints,
    },
  };
}

function productIds(items: readonly ItemRow[], feeId: number): number[] {
  const ids = items.flatMap((item) => [item.product_id, ...chosenIds(optionsOf(item))]);
  return [...new Set([...ids, feeId])];
}

/** What bundles are put together of; most carts hold none. */
function memberIds(items: readonly ItemRow[], products: SaleProducts): number[] {
  const members = items.flatMap((item) => products.get(item.product_id)?.members ?? []);
  return [...new Set(members.map(({ productId }) => productId))];
}

/** Older lines hold no choices. */
function optionsOf({ options }: ItemRow): LineOptions {
  return { ...NO_OPTIONS, ...options };
}

function toLine(item: ItemRow, products: SaleProducts): CartLine {
  const product = products.get(item.product_id);
  return {
    item,
    options: optionsOf(item),
    product: product ?? standIn(item),
    isOnSale: product !== undefined && isOnSale(product),
  };
}

/** What is left of a product that is gone: the line's memory of it. */
function standIn({ product_id: id, snapshot }: ItemRow): SaleProduct {
  return {
    id,
    sku: '',
    slug: snapshot.slug,
    mainProductSlug: snapshot.slug,
    names: { [DEFAULT_LOCALE]: snapshot.name },
    type: 'product',
    format: 'simple',
    visible: false,
    archived: true,
    free: 0,
    retailCents: snapshot.retailCents,
    discountCents: snapshot.finalCents < snapshot.retailCents ? snapshot.finalCents : null,
    membershipCents: null,
    vatBasisPoints: snapshot.vatBasisPoints ?? 0,
    categoryIds: [],
    tags: [],
    mediaIds: [],
    options: [],
    members: [],
  };
}

async function chosenDelivery(
  delivery: Delivery,
  handle: Handle,
  storeId: number,
  cart: CartRow,
  isDigitalOnly: boolean,
): Promise<CartDelivery | null> {
  if (cart.delivery_method_id === null) return null;
  const method = await delivery.method(handle, storeId, cart.delivery_method_id);
  if (!method || !delivery.goesWith(method, { country: cart.country, isDigitalOnly })) return null;
  const answers = cart.delivery_answers;
  if (!delivery.isAnswered(method, answers)) return null;
  const branch = await delivery.branch(handle, method, cart.delivery_branch_id);
  if (method.has_branches && !branch) return null;
  return { method, branch, details: (locale) => delivery.describe(method, answers, locale) };
}

function chosenPayment(
  { payment }: CartFacts,
  delivery: CartDelivery | null,
  isDigitalOnly: boolean,
): CartFacts['payment'] {
  if (!payment || (isDigitalOnly && !payment.isDigitalAllowed)) return null;
  return delivery && payment.notWithDelivery.includes(delivery.method.code) ? null : payment;
}

function toPriceInput(
  { item, product, options }: CartLine,
  products: SaleProducts,
): PricedLineInput {
  return {
    key: String(item.id),
    productId: product.id,
    qty: item.qty,
    retailCents: product.retailCents,
    discountCents: product.discountCents,
    membershipCents: product.membershipCents,
    optionsCents: optionsCents(product, options, products),
    vatBasisPoints: product.vatBasisPoints,
    categoryIds: product.categoryIds,
  };
}

function currencyOf(
  { currencies, currencyId }: CartFacts,
  { shown_currency_id: shownId }: CartRow,
): Pick<Calculation, 'rate' | 'shownCurrencyId'> {
  const unitsOf = (id: number) =>
    Math.round((currencies.find((one) => one.id === id)?.rate ?? 1) * RATE_UNIT);
  const shown = currencies.find(({ id }) => id === shownId)?.id ?? currencyId;
  return { shownCurrencyId: shown, rate: { up: unitsOf(shown), down: unitsOf(currencyId) } };
}

function fingerprintOf(items: readonly ItemRow[], priced: Priced): string {
  const { lines, itemsCents, couponCents, deliveryCents, feesCents, totalCents } = priced;
  const content = [
    items.map((item) => [item.product_id, item.options_key, item.qty]),
    lines.map(({ unitCents, rowCents, discountCents }) => [unitCents, rowCents, discountCents]),
    [itemsCents, couponCents, deliveryCents, feesCents, totalCents],
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
