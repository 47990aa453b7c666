import { type Kysely, sql } from 'kysely';
import type { ProductFile } from '#schemas/api/downloads.ts';
import type { Database } from '#server/db/schema.ts';
import type { Bought } from './download-token.ts';

/** A file that an order holds. */
export interface BoughtFile extends Bought {
  name: string;
  size: number;
}

export type DownloadsRepository = ReturnType<typeof createDownloadsRepository>;

export function createDownloadsRepository(db: Kysely<Database>) {
  return {
    /** False for a product that the site does not have. */
    async set(siteId: number, file: ProductFile & { bytes: Buffer }): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        insert into product_file (product_id, name, size, bytes)
        select id, ${file.name}::text, ${file.size}::integer, ${file.bytes}::bytea from product
        where id = ${file.productId} and site_id = ${siteId}
        on conflict (product_id) do update set name = excluded.name, size = excluded.size,
          bytes = excluded.bytes, changed_at = now()`.execute(db);
      return numAffectedRows > 0n;
    },

    async get(siteId: number, productId: number): Promise<ProductFile | null> {
      const { rows } = await sql<ProductFile>`
        select f.product_id as "productId", f.name, f.size from product_file as f
        join product as p on p.id = f.product_id
        where p.id = ${productId} and p.site_id = ${siteId}`.execute(db);
      return rows[0] ?? null;
    },

    /** False for a product without a file. */
    async remove(siteId: number, productId: number): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        delete from product_file as f using product as p
        where p.id = f.product_id and p.id = ${productId} and p.site_id = ${siteId}`.execute(db);
      return numAffectedRows > 0n;
    },

    /**
     * Files of products that are in the orders, also as members of bundles, in the order of the
     * lines. Only of orders that are paid and were not given up.
     */
    async bought(orderIds: readonly number[]): Promise<BoughtFile[]> {
      if (orderIds.length === 0) return [];
      const { rows } = await sql<BoughtFile>`
        select o.id as "orderId", f.product_id as "productId", f.name, f.size
        from shop_order as o
        join order_line as l on l.order_id = o.id and l.kind = 'product'
        join product_file as f on f.product_id = l.product_id
          or l.stock @> jsonb_build_array(jsonb_build_object('productId', f.product_id))
        where o.id = any(${orderIds}) and o.payment_status = 'paid'
          and o.status in ('pending', 'active')
        group by o.id, f.product_id order by o.id, min(l.position), f.product_id`.execute(db);
      return rows;
    },

    /** Counts one more download; false once there were as many as there may be. */
    async count({ orderId, productId }: Bought, most: number): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        insert into order_download as d (order_id, product_id, count)
        values (${orderId}::integer, ${productId}::integer, 1)
        on conflict (order_id, product_id) do update set count = d.count + 1
        where d.count < ${most}::integer`.execute(db);
      return numAffectedRows > 0n;
    },

    async bytes(productId: number): Promise<Buffer | null> {
      const row = await db
        .selectFrom('product_file')
        .select('bytes')
        .where('product_id', '=', productId)
        .executeTakeFirst();
      return row ? Buffer.from(row.bytes) : null;
    },
  };
}
