import { type Kysely, sql, type Transaction } from 'kysely';
import {
  DEFAULT_NUMBERS,
  formatNumber,
  type NumberKind,
  type NumberRule,
  periodOf,
} from '#domain/commerce/orders/number-rules.ts';
import { shopYear } from '#domain/commerce/orders/order-numbers.ts';
import type { Database } from './schema.ts';

/** Class of the locks that keep a rule while numbers are drawn by it. */
const LOCK = 108;

/**
 * The next number of a series as people read it, without gaps: one that is rolled back is given out
 * again (I24). `at` is its moment.
 */
export async function drawNumber(
  trx: Transaction<Database>,
  siteId: number,
  kind: NumberKind,
  at: Date,
): Promise<string> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK}, ${siteId})`.execute(trx);
  const rule = await numberRule(trx, siteId, kind);
  const year = shopYear(at);
  const count = await nextCount(trx, { siteId, kind, year: periodOf(rule, year) });
  return formatNumber(rule, year, count);
}

/** Keeps numbers of a site from being drawn until the transaction ends; false while one is. */
export async function stopNumbers(trx: Transaction<Database>, siteId: number): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}, ${siteId}) as got`.execute(trx);
  return rows[0]?.got === true;
}

/** What a site has said of a series, or what holds without that. */
export async function numberRule(
  handle: Kysely<Database>,
  siteId: number,
  kind: NumberKind,
): Promise<NumberRule> {
  const row = await handle
    .selectFrom('number_rule')
    .select(['pattern', 'digits', 'yearly', 'premises', 'device'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ?? DEFAULT_NUMBERS[kind];
}

async function nextCount(
  trx: Transaction<Database>,
  { siteId, kind, year }: { siteId: number; kind: NumberKind; year: number },
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
