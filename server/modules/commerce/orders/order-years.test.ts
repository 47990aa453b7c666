import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 10 })]);
});
afterEach(() => {
  vi.useRealTimers();
});

it('numbers begin again with the year of the shop, not with that of Greenwich (F34)', async () => {
  const buyers = [
    await Buyer.ready(test, 1),
    await Buyer.ready(test, 2),
    await Buyer.ready(test, 3),
  ];
  const moments = ['2026-12-31T22:59:30Z', '2026-12-31T23:00:30Z', '2027-01-01T00:00:30Z'];

  for (const [index, buyer] of buyers.entries()) {
    vi.useFakeTimers({ now: new Date(moments[index] ?? ''), toFake: ['Date'] });
    await buyer.placed();
  }

  const rows = await test.database.db
    .selectFrom('shop_order')
    .select('number')
    .orderBy('id')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(['2026-000001', '2027-000001', '2027-000002']);
});
