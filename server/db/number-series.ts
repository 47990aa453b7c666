import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** The next number of a series, without gaps: one that is rolled back is given out again (I24). */
export async function nextNumber(
  trx: Transaction<Database>,
  siteId: number,
  kind: 'order' | 'invoice',
  year: number,
): Promise<number> {
  const { last } = await trx
    .insertInto('number_series')
    .values({ site_id: siteId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'kind', 'year'])
        .doUpdateSet({ last: sql`number_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
