import { type Kysely, sql } from 'kysely';
import type { SetupStep } from '#schemas/api/opening.ts';
import { catalogueOf } from '#server/db/catalogue.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';

/** SQL of the opening of sites. */
export type OpeningRepository = ReturnType<typeof createOpeningRepository>;

/** What a site has of what it is set up with. */
export interface Stock {
  pages: number;
  hasLook: boolean;
  countries: number;
  deliveryMethods: number;
  paymentMethods: number;
  products: number;
  productsInStock: number;
}

export function createOpeningRepository(db: Kysely<Database>) {
  const change = (siteId: number) => db.updateTable('site').where('id', '=', siteId);
  return {
    async find(siteId: number) {
      return db
        .selectFrom('site')
        .select(['name', 'opened_at', 'preview_until', 'setup_skipped'])
        .where('id', '=', siteId)
        .executeTakeFirstOrThrow();
    },
    /** Opens a site, or has it wait to be opened. One that is open keeps its time. */
    async setOpened(siteId: number, isOpen: boolean): Promise<void> {
      await change(siteId)
        .set({ opened_at: isOpen ? sql<Date>`coalesce(opened_at, now())` : null })
        .execute();
    },
    async setPreview(siteId: number, preview: { hash: string; until: Date } | null) {
      await change(siteId)
        .set({ preview_hash: preview?.hash ?? null, preview_until: preview?.until ?? null })
        .execute();
    },
    /** Two owners who put steps aside at the same time do not undo one another. */
    async setSkipped(siteId: number, step: SetupStep, isSkipped: boolean): Promise<void> {
      await sql`update site set setup_skipped = (setup_skipped - ${step}::text)
        || ${jsonb(isSkipped ? [step] : [])} where id = ${siteId}`.execute(db);
    },
    async stock(siteId: number, storeId: number): Promise<Stock> {
      const { rows } = await sql<Stock>`select
        (select count(*)::int from element where site_id = ${siteId} and type = 'page'
          and published is not null) as pages,
        exists (select 1 from cms_option where site_id = ${siteId} and key = 'Logo'
          and media_id is not null)
          or exists (select 1 from element where site_id = ${siteId} and type = 'theme'
          and published is not null) as "hasLook",
        (select count(*)::int from store_country where store_id = ${storeId}) as countries,
        (select count(*)::int from delivery_method where store_id = ${storeId} and active)
          as "deliveryMethods",
        (select count(*)::int from payment_method where store_id = ${storeId} and active)
          as "paymentMethods",
        (select count(*)::int from (select 1 from product where site_id = ${catalogueOf(siteId)}
          and not archived and visible limit 100) found) as products,
        (select count(*)::int from (select 1 from product where site_id = ${catalogueOf(siteId)}
          and not archived and coalesce(stock, 1) > 0 limit 100) found) as "productsInStock"
      `.execute(db);
      const [row] = rows;
      if (!row) throw new Error(`Izlog: the database counted nothing of site ${siteId}.`);
      return row;
    },
  };
}
