import { useState } from 'react';
import { orderDocumentPath } from '#domain/commerce/orders/order-document.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Badge, type BadgeProps } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { isRecord } from '#runtime/content/json.ts';
import { type AdminOrder, adminUpdateOrder } from '#schemas/api/admin-order.ts';
import { useAdmin } from '../../admin-context.ts';
import { Card, failureText } from '../../screen.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { amountText, dayOf } from '../kinds/cells.tsx';
import { idOf, type RecordData, type RecordPartProps } from '../record-kind.ts';
import styles from './order-part.module.css';
import { orderWords } from './order-words.ts';
import { RefundPart } from './refund-part.tsx';

type Tone = NonNullable<BadgeProps['tone']>;
type Status = Extract<AdminOrder['generalStatus'], 'active' | 'cancelled'>;

export const GENERAL_TONES: Readonly<Record<string, Tone>> = {
  pending: 'warning',
  active: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

export const PAYMENT_TONES: Readonly<Record<string, Tone>> = {
  open: 'warning',
  paid: 'success',
  failed: 'danger',
  refunded: 'neutral',
};

/** An order as it was placed; it is moved by its general status only (G-098). */
export function OrderPart({ record, onChanged }: RecordPartProps) {
  return (
    <>
      <Facts order={record} />
      <Lines order={record} />
      <StatusButtons order={record} onChanged={onChanged} />
      <RefundPart record={record} onChanged={onChanged} />
    </>
  );
}

function Facts({ order }: { order: RecordData }) {
  const { t } = useBackOffice();
  const { locale } = useAdmin();
  const facts: readonly [string, string][] = [
    ['createdAt', dayOf(order['createdAt'], locale)],
    ['paidAt', dayOf(order['paidAt'], locale)],
    ['invoiceNumber', String(order['invoiceNumber'] ?? '')],
    ['email', String(order['email'])],
    ['delivery', String(order['delivery'])],
    ['payment', String(order['payment'])],
    ...orderWords(order, t),
    ['message', String(order['message'])],
  ];
  return (
    <Card>
      <p className={styles['marks']}>
        <Mark order={order} name="generalStatus" tones={GENERAL_TONES} />
        <Mark order={order} name="paymentStatus" tones={PAYMENT_TONES} />
        {order['isTest'] === true && <Badge tone="danger">{t('admin.order.test')}</Badge>}
        <a href={orderDocumentPath(String(order['pdfToken']))} target="_blank" rel="noreferrer">
          {t('admin.order.document')}
        </a>
      </p>
      <dl className={styles['facts']}>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{t(`admin.field.orders.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

interface MarkProps {
  order: RecordData;
  name: string;
  tones: typeof GENERAL_TONES;
}

function Mark({ order, name, tones }: MarkProps) {
  const { t } = useBackOffice();
  const value = String(order[name]);
  return <Badge tone={tones[value] ?? 'neutral'}>{t(`admin.choice.${name}.${value}`)}</Badge>;
}

function Lines({ order }: { order: RecordData }) {
  const { t } = useBackOffice();
  const admin = useAdmin();
  const lines = Array.isArray(order['lines']) ? order['lines'].filter(isRecord) : [];
  const title = (name: string) => t(`admin.line.${name}`);
  return (
    <>
      <DataTable
        caption={title('caption')}
        records={lines.map((line, index) => ({ line, index }))}
        keyOf={({ index }) => index}
        columns={[
          { key: 'name', title: title('name'), cell: ({ line }) => <LineName line={line} /> },
          { key: 'sku', title: title('sku'), cell: ({ line }) => String(line['sku']) },
          {
            key: 'qty',
            title: title('qty'),
            cell: ({ line }) => String(line['qty']),
            align: 'end',
          },
          {
            key: 'row',
            title: title('row'),
            cell: ({ line }) => amountText(line['rowCents'], admin),
            align: 'end',
          },
        ]}
      />
      <p className={styles['total']}>
        {t('admin.field.orders.totalCents')}{' '}
        <strong>{amountText(order['totalCents'], admin)}</strong>
      </p>
    </>
  );
}

/** What was sold, with what the shopper chose or wrote for it. */
function LineName({ line }: { line: RecordData }) {
  const choices = Array.isArray(line['choices']) ? line['choices'].map(String) : [];
  return (
    <div>
      {String(line['name'])}{' '}
      {choices.length > 0 && <small className={styles['choices']}>{choices.join(' · ')}</small>}
    </div>
  );
}

/** Statuses that the back office moves orders to; the server says to which of them this one. */
const STATUSES: readonly Status[] = ['active', 'cancelled'];

interface StatusButtonsProps {
  order: RecordData;
  onChanged(): void;
}

function StatusButtons({ order, onChanged }: StatusButtonsProps) {
  const { api, t, announce } = useBackOffice();
  const [asked, setAsked] = useState<Status | null>(null);
  const [refusal, setRefusal] = useState('');
  const { next } = order;
  const number = String(order['number']);

  async function move(generalStatus: Status) {
    const answer = await api.call(adminUpdateOrder, {
      params: { id: idOf(order) },
      body: { generalStatus },
    });
    if (answer.errored) {
      setRefusal(failureText(answer, t));
      return;
    }
    setAsked(null);
    announce(t('admin.saved', { name: number }));
    onChanged();
  }

  return (
    <div className={styles['buttons']}>
      {STATUSES.filter((status) => Array.isArray(next) && next.includes(status)).map((status) => (
        <Button
          key={status}
          size="l"
          kind={status === 'active' ? 'primary' : 'plain'}
          onClick={() => {
            setRefusal('');
            setAsked(status);
          }}
        >
          {t(`admin.order.${status}`)}
        </Button>
      ))}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        size="s"
        title={t(`admin.order.${asked ?? 'active'}Title`, { number })}
        description={t(`admin.order.${asked ?? 'active'}Text`)}
        closeLabel={t('dialog.close')}
        actions={
          <>
            <Button size="l" onClick={() => setAsked(null)}>
              {t('admin.cancel')}
            </Button>
            <Button
              size="l"
              kind={asked === 'cancelled' ? 'danger' : 'primary'}
              onClick={() => asked && void move(asked)}
            >
              {t(`admin.order.${asked ?? 'active'}`)}
            </Button>
          </>
        }
      >
        {refusal && <p role="alert">{refusal}</p>}
      </Dialog>
    </div>
  );
}
