import type { Insertable } from 'kysely';
import type { CheckoutConfig } from '#schemas/api/settings.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { SubscriptionPlan } from '#server/modules/commerce/payments/index.ts';
import type { ProductRow } from '#server/seed/catalog/product-row.ts';
import type { PresetCoupon } from '#server/seed/format/preset-schema.ts';
import { importShop } from '#server/seed/shop/shop-import.repository.ts';
import { preset } from './preset.ts';
import { aProduct, sell } from './products.ts';
import type { TestApp } from './test-app.ts';

/** Product of the fee for paying on delivery (CHK-22). */
export const FEE = 43657;

/** Ids of the ways of delivery of `openShop`. */
export const DELIVERY = { courier: 1, locker: 2, pickup: 3, paidToCourier: 4, digital: 5 };
/** Ids of the ways of payment of `openShop`. */
export const PAYMENT = { card: 1, transfer: 2, onDelivery: 3, paypal: 4 };

/** The sample shop's ways of delivery and payment in the default site, with products of the test. */
export async function openShop(
  { app, database }: TestApp,
  products: readonly ProductRow[],
  coupons: readonly PresetCoupon[] = [MORE5],
) {
  const fee = aProduct({
    id: FEE,
    cents: 150,
    visible: false,
    stock: null,
    names: { hr: 'Naknada' },
  });
  await sell(app, ...products, fee);
  await importShop(database.db, {
    ...preset,
    siteId: 1,
    storeId: 1,
    coupons,
    memberCards: ['3850000001234'],
  });
}

export const MORE5: PresetCoupon = {
  code: 'MORE5',
  worth: { kind: 'amount', cents: 500 },
  minCents: 0,
  limitPerCustomer: null,
};

/** An order that rows of a test can belong to. */
export async function insertOrder(
  { database }: TestApp,
  facts: Partial<Insertable<Database['shop_order']>> & { id: number },
): Promise<void> {
  await database.db
    .insertInto('shop_order')
    .values({
      site_id: 1,
      store_id: 1,
      cart_id: `cart-${facts.id}`,
      slug: `slug-${facts.id}`,
      number: `2026-${facts.id}`,
      email: 'kupac@izlog.test',
      locale: 'hr',
      status: 'pending',
      payment_status: 'open',
      currency_id: 1,
      items_cents: 0,
      coupon_cents: 0,
      delivery_cents: 0,
      total_cents: 0,
      tax_cents: 0,
      tax_groups: jsonb([]),
      addresses: jsonb({}),
      delivery: jsonb({}),
      payment: jsonb({}),
      ...facts,
    })
    .execute();
}

/** The same with a piece of each product. */
export async function insertOrderOf(
  test: TestApp,
  facts: Parameters<typeof insertOrder>[1],
  products: readonly number[],
): Promise<void> {
  await insertOrder(test, facts);
  const lines = products.map((product, position) => ({
    order_id: facts.id,
    position,
    kind: 'product' as const,
    product_id: product,
    sku: '',
    name: '',
    options: jsonb({}),
    qty: 1,
    unit_cents: 0,
    row_cents: 0,
    discount_cents: 0,
    vat_basis_points: 2500,
    vat_cents: 0,
    stock: jsonb([]),
  }));
  await test.database.db.insertInto('order_line').values(lines).execute();
}

/** What the shop's PayPal subscribes to; null for what is paid once. */
export function setPaypalPlan(
  { database }: Pick<TestApp, 'database'>,
  plan: SubscriptionPlan | null,
) {
  return database.db
    .updateTable('payment_method')
    .set({ subscription: plan && jsonb(plan) })
    .where('id', '=', PAYMENT.paypal)
    .execute();
}

/** What the store says about its checkout; the rest is as usual. */
export async function setCheckout(
  { app, database }: Pick<TestApp, 'app' | 'database'>,
  rules: Partial<CheckoutConfig>,
) {
  await database.db
    .updateTable('store')
    .set({ checkout: jsonb(rules) })
    .where('id', '=', 1)
    .execute();
  await app.bus.publish(['settings']);
}
