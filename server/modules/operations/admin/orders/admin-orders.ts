import type { FastifyInstance } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import {
  type AdminOrder,
  adminFilterOrders,
  adminGetOrder,
  adminOrderRefunds,
  adminRefundOrder,
  adminUpdateOrder,
} from '#schemas/api/admin-order.ts';
import type { DataOf, InputOf } from '#schemas/api/endpoint.ts';
import { NotFound } from '#server/errors.ts';
import { toRecords } from '#server/paging.ts';
import { queryOf } from '../admin-query.ts';
import {
  type AdminOrderRow,
  createAdminOrderRepository,
  ORDER_FIELDS,
} from './admin-orders.repository.ts';

/** What the module `orders` does for the back office. */
export interface OrderDesk {
  documents: { token(orderId: number): string };
  office: {
    next(
      order: Pick<AdminOrderRow, 'generalStatus' | 'paymentStatus' | 'adapter'>,
    ): AdminOrder['next'];
    isTest(order: Pick<AdminOrderRow, 'adapter'>): boolean;
    change(siteId: number, orderId: number, status: 'active' | 'cancelled'): Promise<void>;
    refund(
      siteId: number,
      orderId: number,
      request: InputOf<typeof adminRefundOrder>['body'] & { accountId: number | null },
    ): Promise<void>;
  };
}

/** What the module `payments` knows of money that was paid back. */
export interface RefundBooks {
  refunds: {
    refundsOf(orderId: number, locale: Locale): Promise<DataOf<typeof adminOrderRefunds>>;
  };
}

/** Orders are looked at and moved on; what they say never changes (G-098). */
export function adminOrders(
  app: FastifyInstance,
  { documents, office }: OrderDesk,
  { refunds }: RefundBooks,
) {
  const repository = createAdminOrderRepository(app.db);
  const toOrder = ({ adapter, ...row }: AdminOrderRow): AdminOrder => ({
    ...row,
    next: office.next({ ...row, adapter }),
    isTest: office.isTest({ adapter }),
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    gift: { message: '', to: '', from: '', ...row.gift },
    pdfToken: documents.token(row.id),
  });

  app.implement(adminFilterOrders, async ({ body }, { site }) => {
    const query = queryOf(body, ORDER_FIELDS);
    const { rows, total } = await repository.page(site.id, query);
    return toRecords(rows.map(toOrder), total, query);
  });

  app.implement(adminGetOrder, async ({ params }, { site }) => {
    const row = await repository.find(site.id, params.id);
    if (!row) throw new NotFound();
    return toOrder(row);
  });

  app.implement(adminUpdateOrder, async ({ params, body }, { site }) => {
    const { generalStatus } = body;
    const row = await repository.find(site.id, params.id);
    if (!row) throw new NotFound();
    if (generalStatus !== row.generalStatus) {
      await office.change(site.id, params.id, generalStatus);
    }
    const after = await repository.find(site.id, params.id);
    return toOrder(after ?? row);
  });

  app.implement(adminOrderRefunds, async ({ params }, { site, locale }) => {
    if (!(await repository.find(site.id, params.id))) throw new NotFound();
    return refunds.refundsOf(params.id, locale);
  });

  app.implement(adminRefundOrder, async ({ params, body }, { site, locale, user }) => {
    await office.refund(site.id, params.id, { ...body, accountId: user?.id ?? null });
    return refunds.refundsOf(params.id, locale);
  });
}
