import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RequiredAddressField } from '#domain/commerce/address.ts';
import { vatOf } from '#domain/commerce/vat.ts';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { drawNumber } from '#server/db/number-series.ts';
import type { Database } from '#server/db/schema.ts';
import type { PresetOrder } from '../format/preset-schema.ts';

type Trx = Transaction<Database>;

/** Who ordered, and where. */
export interface SampleBuyer {
  siteId: number;
  storeId: number;
  currencyId: number;
  account: { id: number; email: string };
  address: Readonly<Record<RequiredAddressField, string>>;
}

interface SoldLine {
  productId: number;
  sku: string;
  name: string;
  qty: number;
  unitCents: number;
  rowCents: number;
  vatBasisPoints: number;
  vatCents: number;
}

const DAY_MS = 86_400_000;

/** Stores orders that are not there yet, with their numbers, payments and invoices. */
export async function importOrders(
  db: Kysely<Database>,
  buyer: SampleBuyer,
  orders: readonly PresetOrder[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('shop_order')
      .select('cart_id')
      .where(
        'cart_id',
        'in',
        orders.map(({ key }) => key),
      )
      .execute();
    const keys = new Set(known.map(({ cart_id }) => cart_id));
    for (const order of orders) {
      if (!keys.has(order.key)) await insertOrder(trx, buyer, order);
    }
  });
}

async function insertOrder(trx: Trx, buyer: SampleBuyer, order: PresetOrder) {
  const createdAt = new Date(Date.now() - order.daysAgo * DAY_MS);
  const isPaid = order.paymentStatus === 'paid';
  const number = await drawNumber(trx, buyer.siteId, 'order', createdAt);
  const invoice = isPaid ? await drawNumber(trx, buyer.siteId, 'invoice', createdAt) : null;
  const lines = await soldLines(trx, buyer, order);
  const { id } = await trx
    .insertInto('shop_order')
    .values({
      ...(await factsOf(trx, buyer, order, lines)),
      cart_id: order.key,
      slug: randomBytes(16).toString('hex'),
      number,
      invoice_number: invoice,
      created_at: createdAt,
      paid_at: isPaid ? createdAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertLines(trx, id, lines);
  await insertPayment(trx, id, order);
  await trx
    .insertInto('order_event')
    .values({ order_id: id, kind: 'placed', data: jsonb({}) })
    .execute();
}

async function factsOf(
  trx: Trx,
  { siteId, storeId, currencyId, account, address }: SampleBuyer,
  order: PresetOrder,
  lines: readonly SoldLine[],
) {
  const delivery = await trx
    .selectFrom('delivery_method')
    .select(['id', 'code', 'price_cents', 'vat_basis_points'])
    .select(sql<string>`names->>'hr'`.as('name'))
    .where('store_id', '=', storeId)
    .where('code', '=', order.deliveryCode)
    .executeTakeFirstOrThrow();
  const payment = await trx
    .selectFrom('payment_method')
    .select(['id', 'code', 'adapter'])
    .select(sql<string>`names->>'hr'`.as('name'))
    .where('store_id', '=', storeId)
    .where('code', '=', order.paymentCode)
    .executeTakeFirstOrThrow();
  const branch = await trx
    .selectFrom('delivery_branch')
    .select(['id', 'name', 'address'])
    .where('method_id', '=', delivery.id)
    .orderBy('position')
    .executeTakeFirst();
  const itemsCents = lines.reduce((sum, { rowCents }) => sum + rowCents, 0);
  const taxGroups = taxGroupsOf([
    ...lines.map(({ vatBasisPoints, rowCents }) => ({ vatBasisPoints, grossCents: rowCents })),
    { vatBasisPoints: delivery.vat_basis_points, grossCents: delivery.price_cents },
  ]);
  const place = { ...address, companyName: '', companyOIB: '' };
  return {
    site_id: siteId,
    store_id: storeId,
    account_id: account.id,
    guest_id: null,
    email: account.email,
    locale: DEFAULT_LOCALE,
    status: order.status,
    payment_status: order.paymentStatus,
    currency_id: currencyId,
    items_cents: itemsCents,
    coupon_cents: 0,
    delivery_cents: delivery.price_cents,
    total_cents: itemsCents + delivery.price_cents,
    tax_cents: taxGroups.reduce((sum, { taxCents }) => sum + taxCents, 0),
    tax_groups: jsonb(taxGroups),
    addresses: jsonb({ main: place, shipping: place }),
    company: null,
    coupon: null,
    delivery: jsonb({
      methodId: delivery.id,
      code: delivery.code,
      name: delivery.name,
      branch: branch ?? null,
      vatBasisPoints: delivery.vat_basis_points,
    }),
    payment: jsonb({
      methodId: payment.id,
      code: payment.code,
      name: payment.name,
      adapter: payment.adapter,
    }),
    gift: jsonb({}),
    message: order.message,
  };
}

async function soldLines(
  trx: Trx,
  { currencyId }: SampleBuyer,
  { lines }: PresetOrder,
): Promise<SoldLine[]> {
  const rows = await trx
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.id')
    .select(['product.id', 'product.sku', 'product_price.vat_basis_points as vat'])
    .select(sql<string>`product.names->>'hr'`.as('name'))
    .select(sql<number>`coalesce(discount_cents, retail_cents)`.as('cents'))
    .where('product_price.currency_id', '=', currencyId)
    .where(
      'product.id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .execute();
  return lines.flatMap(({ productId, qty }) => {
    const product = rows.find(({ id }) => id === productId);
    if (!product) return [];
    const { sku, name, cents, vat } = product;
    const rowCents = cents * qty;
    return [
      {
        productId,
        sku,
        name,
        qty,
        unitCents: cents,
        rowCents,
        vatBasisPoints: vat,
        vatCents: vatOf(rowCents, vat),
      },
    ];
  });
}

async function insertLines(trx: Trx, orderId: number, lines: readonly SoldLine[]) {
  await trx
    .insertInto('order_line')
    .values(
      lines.map((line, position) => ({
        order_id: orderId,
        position,
        kind: 'product',
        product_id: line.productId,
        sku: line.sku,
        name: line.name,
        options: jsonb({}),
        qty: line.qty,
        unit_cents: line.unitCents,
        row_cents: line.rowCents,
        discount_cents: 0,
        vat_basis_points: line.vatBasisPoints,
        vat_cents: line.vatCents,
        stock: jsonb([]),
      })),
    )
    .execute();
}

const PAYMENT_STATES = { open: 'open', paid: 'paid', failed: 'failed' } as const;

async function insertPayment(trx: Trx, orderId: number, order: PresetOrder) {
  await sql`insert into payment (order_id, adapter, reference, amount_cents, currency, state)
    select id, payment->>'adapter', ${randomBytes(16).toString('hex')}, total_cents,
      (select code from currency where currency.id = shop_order.currency_id),
      ${PAYMENT_STATES[order.paymentStatus]}
    from shop_order where id = ${orderId}`.execute(trx);
}

function taxGroupsOf(parts: readonly { vatBasisPoints: number; grossCents: number }[]) {
  const rates = [...new Set(parts.map(({ vatBasisPoints }) => vatBasisPoints))];
  return rates.map((vatBasisPoints) => {
    const grossCents = parts
      .filter((part) => part.vatBasisPoints === vatBasisPoints)
      .reduce((sum, part) => sum + part.grossCents, 0);
    return { vatBasisPoints, grossCents, taxCents: vatOf(grossCents, vatBasisPoints) };
  });
}
