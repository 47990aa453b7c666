import { type Kysely, sql, type Transaction } from 'kysely';
import type { NumberKind, NumberRule } from '#domain/commerce/orders/number-rules.ts';
import { numberRule, stopNumbers } from '#server/db/number-series.ts';
import type { Database } from '#server/db/schema.ts';

/** A series of a site. */
interface Series {
  siteId: number;
  kind: NumberKind;
}

/** SQL of how numbers read. */
export type NumbersRepository = ReturnType<typeof createNumbersRepository>;

export function createNumbersRepository(db: Kysely<Database>) {
  return {
    stop: stopNumbers,

    rule: ({ siteId, kind }: Series, handle: Kysely<Database> = db): Promise<NumberRule> =>
      numberRule(handle, siteId, kind),

    /** The last count that was given out in a period; 0 before the first. */
    async last(
      { siteId, kind }: Series,
      period: number,
      handle: Kysely<Database> = db,
    ): Promise<number> {
      const row = await handle
        .selectFrom('number_series')
        .select('last')
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .where('year', '=', period)
        .executeTakeFirst();
      return row?.last ?? 0;
    },

    /** The highest count among the numbers of documents that match; invoices and credit notes are one lot. */
    async highest(
      trx: Transaction<Database>,
      { siteId, kind }: Series,
      expression: string,
    ): Promise<number> {
      const numbers =
        kind === 'order'
          ? sql`select number as n from shop_order where site_id = ${siteId}`
          : sql`select invoice_number as n from shop_order where site_id = ${siteId}
              union all select r.number as n from payment_refund as r
                join payment as p on p.id = r.payment_id
                join shop_order as o on o.id = p.order_id
                where o.site_id = ${siteId} and r.number is not null`;
      const { rows } = await sql<{ highest: number }>`
        select coalesce(max((regexp_match(n, ${expression}))[1]::numeric), 0)::float8 as highest
        from (${numbers}) as known where n ~ ${expression}`.execute(trx);
      return rows[0]?.highest ?? 0;
    },

    async save(trx: Transaction<Database>, { siteId, kind }: Series, rule: NumberRule) {
      await trx
        .insertInto('number_rule')
        .values({ site_id: siteId, kind, ...rule })
        .onConflict((conflict) => conflict.columns(['site_id', 'kind']).doUpdateSet(rule))
        .execute();
    },

    async setLast(
      trx: Transaction<Database>,
      { siteId, kind, period, last }: Series & { period: number; last: number },
    ) {
      await trx
        .insertInto('number_series')
        .values({ site_id: siteId, kind, year: period, last })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'kind', 'year']).doUpdateSet({ last }),
        )
        .execute();
    },
  };
}
