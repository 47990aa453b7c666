import { orderDocumentPath } from '#domain/commerce/orders/order-document.ts';
import { formatDay } from '#domain/dates.ts';
import { useMoney, usePage } from '#runtime/render/page-context.ts';
import type { OrderHistoryRow } from '#schemas/api/orders.ts';
import styles from './order-table.module.css';

/** The orders, newest first. Narrow pages show each row as a card with its labels. */
export function OrderTable({
  orders,
  titleId,
}: {
  orders: readonly OrderHistoryRow[];
  titleId: string;
}) {
  const { t } = usePage();
  const columns = ['number', 'date', 'amount', 'status', 'document'] as const;
  return (
    <table className={styles['table']} aria-labelledby={titleId}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`order-history:${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: OrderHistoryRow }) {
  const { t, locale } = usePage();
  const money = useMoney();
  return (
    <tr>
      <th scope="row">
        <Label name="number" />
        <span>
          {order.number}
          {order.isTest && (
            <>
              {' '}
              <small className={styles['test']}>{t('order-history:test')}</small>
            </>
          )}
          {order.site && (
            <small className={styles['site']}>
              {t('order-history:atSite', { site: order.site })}
            </small>
          )}
        </span>
      </th>
      <td>
        <Label name="date" />
        {formatDay(order.created_at, locale)}
      </td>
      <td className={styles['amount']}>
        <Label name="amount" />
        <span>
          {money(order.finalAmount)}
          {order.refundedAmount !== undefined && (
            <small className={styles['refund']}>
              {t('order-history:refunded', { amount: money(order.refundedAmount) })}
            </small>
          )}
        </span>
      </td>
      <td>
        <Label name="status" />
        <span className={styles['status']} data-status={order.generalStatus}>
          {t(`order-history:${order.generalStatus}`)}
        </span>
      </td>
      <td>
        <Label name="document" />
        <Documents order={order} />
      </td>
    </tr>
  );
}

/** The order as a document, and the files of e-products that it paid for (CART-32). */
function Documents({ order }: { order: OrderHistoryRow }) {
  const { t } = usePage();
  return (
    <span className={styles['documents']}>
      <a href={orderDocumentPath(order.pdfToken)} target="_blank" rel="noopener">
        {t('order-history:open')}{' '}
        <span className="visually-hidden">
          {t('order-history:openOf', { number: order.number })} {t('opensInNewTab')}
        </span>
      </a>
      {order.downloads?.map(({ name, url }) => (
        <a key={url} href={url} download>
          {t('order-history:download', { name })}
        </a>
      ))}
    </span>
  );
}

/** The column's name beside its value, where there are no columns; the table's head is read out. */
function Label({ name }: { name: string }) {
  const { t } = usePage();
  return (
    <span className={styles['label']} aria-hidden="true">
      {t(`order-history:${name}`)}
    </span>
  );
}
