import { type Kysely, sql } from 'kysely';
import type { AdminOrder } from '#schemas/api/admin-order.ts';
import type { Database } from '#server/db/schema.ts';
import { matching, ordering } from '../admin-query.repository.ts';
import type { AdminQuery } from '../admin-query.ts';
import type { Column } from '../admin-table.ts';

/** Fields of an order that lists are sorted and filtered by. */
export const ORDER_FIELDS = {
  number: { column: 'number' },
  invoiceNumber: { column: 'invoice_number' },
  createdAt: { column: 'created_at', moment: true },
  email: { column: 'email' },
  generalStatus: { column: 'status' },
  paymentStatus: { column: 'payment_status' },
  totalCents: { column: 'total_cents' },
} satisfies Record<string, Column>;
const SEARCHED = ['number', 'email', "coalesce(invoice_number, '')", 'addresses::text'];
const NEWEST_FIRST = { param: 'id', order: 'desc' } as const;

/** An order as it is read. */
export type AdminOrderRow = Omit<
  AdminOrder,
  'createdAt' | 'paidAt' | 'gift' | 'pdfToken' | 'next' | 'isTest'
> & {
  /** What carries its payment out. */
  adapter: string;
  createdAt: Date;
  paidAt: Date | null;
  gift: Partial<AdminOrder['gift']>;
};

const columns = sql`id, number, invoice_number as "invoiceNumber", created_at as "createdAt",
  paid_at as "paidAt", email, status as "generalStatus", payment_status as "paymentStatus",
  total_cents as "totalCents", concat_ws(', ', delivery->>'name', nullif(array_to_string(array(
    select jsonb_array_elements_text(coalesce(delivery->'details', '[]'))), ', '), '')) as delivery,
  payment->>'name' as payment, payment->>'adapter' as adapter, message, addresses->'main' as main, company, gift,
  addresses->'shipping' as shipping, delivery->'branch' as branch,
  (select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'sku', l.sku,
    'name', l.name, 'choices', l.choices, 'qty', l.qty, 'rowCents', l.row_cents, 'discountCents', l.discount_cents)
    order by l.position), '[]') from order_line as l where l.order_id = shop_order.id) as lines`;

/** SQL that reads the orders of a site for the back office. */
export function createAdminOrderRepository(db: Kysely<Database>) {
  return {
    async page(
      siteId: number,
      query: AdminQuery,
    ): Promise<{ rows: AdminOrderRow[]; total: number }> {
      const asked = { ...query, sort: query.sort ?? NEWEST_FIRST };
      const where = sql`site_id = ${siteId} and ${matching(asked, ORDER_FIELDS, SEARCHED)}`;
      const { rows } = await sql<AdminOrderRow>`select ${columns} from shop_order where ${where}
        order by ${ordering(asked, ORDER_FIELDS, 'number')}
        limit ${query.limit} offset ${query.offset}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*) as total from shop_order where ${where}`.execute(db);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },

    async find(siteId: number, id: number): Promise<AdminOrderRow | null> {
      const { rows } = await sql<AdminOrderRow>`select ${columns} from shop_order
        where site_id = ${siteId} and id = ${id}`.execute(db);
      return rows[0] ?? null;
    },
  };
}
