import type { Kysely, Transaction } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type {
  PresetCoupon,
  PresetDeliveryMethod,
  PresetPaymentMethod,
} from '../format/preset-schema.ts';

interface SampleShop {
  siteId: number;
  storeId: number;
  deliveryMethods: readonly PresetDeliveryMethod[];
  paymentMethods?: readonly PresetPaymentMethod[];
  coupons: readonly PresetCoupon[];
  memberCards: readonly string[];
}

/** Stores all of it or nothing; what is there already stays as it is. */
export async function importShop(db: Kysely<Database>, shop: SampleShop): Promise<void> {
  const { storeId } = shop;
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('delivery_method')
      .select('id')
      .where('store_id', '=', storeId)
      .limit(1)
      .execute();
    if (known.length === 0) await insertDelivery(trx, storeId, shop.deliveryMethods);
    await insertPayment(trx, storeId, shop.paymentMethods ?? []);
    await insertCoupons(trx, shop);
  });
}

async function insertCoupons(
  trx: Transaction<Database>,
  { siteId, coupons, memberCards }: SampleShop,
) {
  if (coupons.length > 0) {
    await trx
      .insertInto('coupon')
      .values(coupons.map((coupon) => couponRow(siteId, coupon)))
      .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
      .execute();
  }
  if (memberCards.length === 0) return;
  await trx
    .insertInto('member_card')
    .values(memberCards.map((barcode) => ({ site_id: siteId, barcode })))
    .onConflict((conflict) => conflict.columns(['site_id', 'barcode']).doNothing())
    .execute();
}

async function insertDelivery(
  trx: Transaction<Database>,
  storeId: number,
  methods: readonly PresetDeliveryMethod[],
) {
  for (const [position, method] of methods.entries()) {
    const { id } = await trx
      .insertInto('delivery_method')
      .values({
        store_id: storeId,
        code: method.code,
        kind: method.kind,
        names: jsonb(method.names),
        descriptions: jsonb(method.descriptions),
        price_cents: method.cents,
        countries: jsonb(method.countries),
        ...(method.vatBasisPoints !== undefined && { vat_basis_points: method.vatBasisPoints }),
        ...(method.active !== undefined && { active: method.active }),
        counts_free_limit: method.countsFreeLimit,
        days_min: method.daysMin ?? null,
        days_max: method.daysMax ?? null,
        order_by: method.orderBy ?? null,
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (method.branches.length === 0) continue;
    await trx
      .insertInto('delivery_branch')
      .values(
        method.branches.map(({ postCode, hours = [], ...branch }, place) => ({
          ...branch,
          ...(postCode !== undefined && { post_code: postCode }),
          store_id: storeId,
          method_id: id,
          hours: jsonb(hours),
          position: place,
        })),
      )
      .execute();
  }
}

async function insertPayment(
  trx: Transaction<Database>,
  storeId: number,
  methods: readonly PresetPaymentMethod[],
) {
  const known = await trx
    .selectFrom('payment_method')
    .select('code')
    .where('store_id', '=', storeId)
    .execute();
  const codes = new Set(known.map(({ code }) => code));
  const rows = methods.flatMap((method, position) => {
    if (codes.has(method.code)) return [];
    return [
      {
        store_id: storeId,
        code: method.code,
        adapter: method.adapter,
        payment_type: method.paymentType,
        names: jsonb(method.names),
        descriptions: jsonb(method.descriptions),
        not_with_delivery: jsonb(method.notWithDelivery),
        ...(method.active !== undefined && { active: method.active }),
        is_digital_allowed: method.isDigitalAllowed,
        position,
      },
    ];
  });
  if (rows.length > 0) await trx.insertInto('payment_method').values(rows).execute();
}

function couponRow(siteId: number, { code, worth, minCents, limitPerCustomer }: PresetCoupon) {
  return {
    site_id: siteId,
    code,
    kind: worth.kind,
    percent_basis_points: worth.kind === 'percentage' ? worth.basisPoints : null,
    amount_cents: worth.kind === 'amount' ? worth.cents : null,
    starts_at: null,
    ends_at: null,
    min_cents: minCents,
    limit_total: null,
    limit_per_customer: limitPerCustomer,
    category_ids: jsonb([]),
    product_ids: jsonb([]),
  };
}
