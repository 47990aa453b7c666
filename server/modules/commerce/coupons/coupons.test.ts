import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertOrder } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
});

async function aCoupon(limits: { limit_total?: number; limit_per_customer?: number }) {
  await test.database.db
    .insertInto('coupon')
    .values({
      id: 1,
      site_id: 1,
      code: 'MORE',
      kind: 'freeDelivery',
      percent_basis_points: null,
      amount_cents: null,
      starts_at: null,
      ends_at: null,
      limit_total: null,
      limit_per_customer: null,
      ...limits,
    })
    .execute();
}

const use = async (orderId: number, customer: string) => {
  await insertOrder(test, { id: orderId });
  return test.database.db
    .transaction()
    .execute((trx) => test.services.couponUses.use(trx, { couponId: 1, orderId, customer }));
};
const giveBack = (orderId: number) =>
  test.database.db.transaction().execute((trx) => test.services.couponUses.giveBack(trx, orderId));

async function counts() {
  const { rows } = await sql<{ used: number; uses: number }>`
    select used, (select count(*) from coupon_use) as uses from coupon`.execute(test.database.db);
  return rows[0];
}

describe('the uses of a coupon', () => {
  it('end with its limit (I26)', async () => {
    await aCoupon({ limit_total: 2 });
    await use(1, 'ana@izlog.test');
    await use(2, 'iva@izlog.test');

    await expect(use(3, 'eva@izlog.test')).rejects.toMatchObject({ code: 'COUPON_NOT_USABLE' });

    expect(await counts()).toEqual({ used: 2, uses: 2 });
  });

  it('are limited for a customer, however the e-mail is written (I27)', async () => {
    await aCoupon({ limit_per_customer: 1 });
    await use(1, 'Ana@Izlog.test');

    for (const [index, email] of ['ana@izlog.test', 'ANA+2@izlog.test'].entries()) {
      await expect(use(index + 2, email)).rejects.toMatchObject({ code: 'COUPON_NOT_USABLE' });
    }
    await use(9, 'iva@izlog.test');

    expect(await counts()).toEqual({ used: 2, uses: 2 });
  });

  it('are given back once, however often an order is cancelled (I28)', async () => {
    await aCoupon({ limit_total: 1 });
    await use(1, 'ana@izlog.test');

    await giveBack(1);
    await giveBack(1);

    expect(await counts()).toEqual({ used: 0, uses: 0 });
    await use(2, 'ana@izlog.test');
    expect(await counts()).toEqual({ used: 1, uses: 1 });
  });

  it('of a coupon that ended meanwhile are refused (I30)', async () => {
    await aCoupon({});
    await test.database.db
      .updateTable('coupon')
      .set({ ends_at: new Date('2020-01-01') })
      .execute();

    await expect(use(1, 'ana@izlog.test')).rejects.toMatchObject({ code: 'COUPON_NOT_USABLE' });
  });
});

describe('the code of a coupon', () => {
  it('is worth something on its own site only', async () => {
    await aCoupon({});
    const find = (siteId: number) =>
      test.services.coupons.byCode(
        test.database.db,
        { siteId, email: null, waitingOrderId: null },
        'more',
      );

    await expect(find(1)).resolves.toMatchObject({ id: 1 });
    await expect(find(2)).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' });
  });
});
