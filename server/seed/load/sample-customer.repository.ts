import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { PresetPoints } from '../format/preset-schema.ts';

const DAY_MS = 86_400_000;

/** Books points once, however often it is tried. */
export async function bookPoints(
  db: Kysely<Database>,
  accountId: number,
  bookings: readonly PresetPoints[],
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('loyalty_entry')
    .values(
      bookings.map(({ kind, points, source, daysAgo, validDays }) => ({
        account_id: accountId,
        kind,
        points,
        source,
        created_at: new Date(now - daysAgo * DAY_MS),
        expires_at: validDays === undefined ? null : new Date(now + (validDays - daysAgo) * DAY_MS),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'source']).doNothing())
    .execute();
}

/** Puts products on a wishlist that are not on it. */
export async function addWishes(
  db: Kysely<Database>,
  accountId: number,
  productIds: readonly number[],
): Promise<void> {
  await db
    .insertInto('wish')
    .values(productIds.map((id) => ({ account_id: accountId, product_id: id })))
    .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doNothing())
    .execute();
}
