import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { narrow } from '#server/modules/catalogue/catalog/listing/conditions.ts';
import { createListingRepository } from '#server/modules/catalogue/catalog/listing/listing.repository.ts';
import {
  createListings,
  type Listings,
} from '#server/modules/catalogue/catalog/listing/listings.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PRODUCTS = 20;
const WRITERS = 60;

let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
});

/** What one process knows. */
function aProcess(): Listings {
  const { app } = testApp;
  return createListings(createListingRepository(app.db), app.bus, async (id) => id);
}

async function isListedAt(listings: Listings, id: number, cents: number): Promise<boolean> {
  const site = await listings.of(1);
  const range = { min: cents / 100, max: cents / 100 };
  const { slots } = narrow(site, {
    currencyId: 1,
    filters: [
      { key: 'finalPrice', range },
      { key: 'id', value: id },
    ],
  });
  return slots.size === 1;
}

it('every process lists what was committed before it was asked, in whatever order transactions end', async () => {
  await sell(
    testApp.app,
    ...Array.from({ length: PRODUCTS }, (_, index) => aProduct({ id: index + 1 })),
  );
  const processes = [aProcess(), aProcess(), aProcess()];
  const missed: number[] = [];

  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const id = 1 + (writer % PRODUCTS);
      const cents = 10_000 + writer;
      await sleep(Math.random() * 150);
      await testApp.app.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('product_price')
          .set({ retail_cents: cents })
          .where('product_id', '=', id)
          .execute();
        await sleep(Math.random() * 60);
      });
      const [current] = await testApp.app.db
        .selectFrom('product_price')
        .select('retail_cents')
        .where('product_id', '=', id)
        .execute();
      // Another writer of the product may have come since; then this one proves nothing.
      const seen = await Promise.all(
        processes.map((listings) => isListedAt(listings, id, current?.retail_cents ?? 0)),
      );
      const [after] = await testApp.app.db
        .selectFrom('product_price')
        .select('retail_cents')
        .where('product_id', '=', id)
        .execute();
      if (after?.retail_cents === current?.retail_cents && seen.includes(false))
        missed.push(writer);
    }),
  );

  expect(missed).toEqual([]);
  const rows = await testApp.app.db
    .selectFrom('product_price')
    .select(['product_id', 'retail_cents'])
    .execute();
  for (const { product_id, retail_cents } of rows) {
    for (const listings of processes) {
      expect(await isListedAt(listings, product_id, retail_cents)).toBe(true);
    }
  }
});
