import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { ExpiredLot, PointsEntry } from './loyalty.ts';

/** Ended points that were not booked for this long were used up before they ended. */
const LOOK_BACK_DAYS = 30;

export type LoyaltyRepository = ReturnType<typeof createLoyaltyRepository>;

/** SQL of points. */
export function createLoyaltyRepository(db: Kysely<Database>) {
  return {
    async entries(accountId: number): Promise<PointsEntry[]> {
      const rows = await db
        .selectFrom('loyalty_entry')
        .select(['id', 'kind', 'points', 'created_at as at', 'expires_at as expiresAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows;
    },

    /** Adds points; a second booking of the same source changes nothing. */
    async earn(accountId: number, points: number, source: string, expiresAt: Date | null) {
      await db
        .insertInto('loyalty_entry')
        .values({ account_id: accountId, kind: 'earned', points, source, expires_at: expiresAt })
        .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'source']).doNothing())
        .execute();
    },

    /** Accounts with points that ended lately and are not booked as such. */
    async accountsWithEndedPoints(): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct e.account_id as id from loyalty_entry as e
        where e.kind = 'earned' and e.expires_at <= now()
          and e.expires_at > now() - ${LOOK_BACK_DAYS} * interval '1 day'
          and not exists (select from loyalty_entry as b where b.account_id = e.account_id
            and b.kind = 'expired' and b.source = 'earned:' || e.id)`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** Books each lot once, however often and by however many processes it is tried. */
    async bookExpired(accountId: number, lots: readonly ExpiredLot[]) {
      if (lots.length === 0) return;
      await db
        .insertInto('loyalty_entry')
        .values(
          lots.map(({ id, points }) => ({
            account_id: accountId,
            kind: 'expired' as const,
            points,
            source: `earned:${id}`,
            expires_at: null,
          })),
        )
        .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'source']).doNothing())
        .execute();
    },
  };
}
