import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import {
  type AdminRefunds,
  adminOrderRefunds,
  adminRefundOrder,
} from '#schemas/api/admin-order.ts';
import { useAdmin } from '../../admin-context.ts';
import { Card, Failed, failureText } from '../../screen.tsx';
import { amountOf, shownAmount } from '../controls/amount-controls.tsx';
import { amountText, dayOf } from '../kinds/cells.tsx';
import { idOf, type RecordPartProps } from '../record-kind.ts';
import styles from './order-part.module.css';

/** What was paid back of an order that is over; nothing where nobody paid. */
export function RefundPart({ record, onChanged }: RecordPartProps) {
  const isOver = record['generalStatus'] !== 'pending' && record['paymentStatus'] !== 'open';
  return isOver ? <RefundsOf record={record} onChanged={onChanged} /> : null;
}

function RefundsOf({ record, onChanged }: RecordPartProps) {
  const { api, t } = useBackOffice();
  const [version, setVersion] = useState(0);
  const id = idOf(record);
  const loaded = useLoaded(`${id} ${version}`, () =>
    api.call(adminOrderRefunds, { params: { id } }),
  );
  if (loaded.status === 'failed') {
    return <Failed failure={loaded.failure} onRetry={() => setVersion(version + 1)} />;
  }
  if (loaded.status === 'loading' || loaded.data.paidCents === 0) return null;
  const refunds = loaded.data;
  const changed = () => {
    setVersion(version + 1);
    onChanged();
  };
  return (
    <Card title={t('admin.refund.title')}>
      {refunds.refunds.length > 0 && <RefundList refunds={refunds} />}
      {refunds.refundedCents < refunds.paidCents && (
        <RefundButton record={record} refunds={refunds} onChanged={changed} />
      )}
    </Card>
  );
}

function RefundList({ refunds: { refunds } }: { refunds: AdminRefunds }) {
  const { t } = useBackOffice();
  const admin = useAdmin();
  const { locale } = admin;
  return (
    <ul className={styles['refunds']}>
      {refunds.map(({ id, amountCents, state, isNoted, number, createdAt }) => (
        <li key={id}>
          {dayOf(createdAt, locale)} <strong>{amountText(amountCents, admin)}</strong>{' '}
          {t(`admin.refund.state.${isNoted && state === 'done' ? 'noted' : state}`)}
          {number !== null && ` · ${number}`}
        </li>
      ))}
    </ul>
  );
}

interface RefundButtonProps extends RecordPartProps {
  refunds: AdminRefunds;
}

function RefundButton({ record, refunds, onChanged }: RefundButtonProps) {
  const { api, t, announce } = useBackOffice();
  const admin = useAdmin();
  const { locale } = admin;
  const { paidCents, refundedCents, provider } = refunds;
  const asked = refunds.refunds.find(({ state }) => state === 'asked');
  const suggested = asked?.amountCents ?? paidCents - refundedCents;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [text, setText] = useState(shownAmount(suggested, locale));
  const [isNoted, setNoted] = useState(provider === null);
  const [refusal, setRefusal] = useState('');
  const amount = amountOf(text, locale);
  const isValid = typeof amount === 'number' && amount > 0 && amount <= paidCents - refundedCents;
  const number = String(record['number']);
  const button = t(isNoted ? 'admin.refund.note' : 'admin.refund.refund');

  async function refund() {
    if (!isValid || isBusy) return;
    setBusy(true);
    const answer = await api.call(adminRefundOrder, {
      params: { id: idOf(record) },
      body: { amountCents: amount, refundedCents, isNoted },
    });
    setBusy(false);
    if (answer.errored) {
      setRefusal(failureText(answer, t));
      return;
    }
    setOpen(false);
    announce(t('admin.refund.done', { number, amount: amountText(amount, admin) }));
    onChanged();
  }

  return (
    <div className={styles['buttons']}>
      <Button
        size="l"
        onClick={() => {
          setText(shownAmount(suggested, locale));
          setRefusal('');
          setOpen(true);
        }}
      >
        {t(provider === null ? 'admin.refund.note' : 'admin.refund.refund')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="s"
        title={t('admin.refund.ask', { number })}
        description={
          provider === null
            ? t('admin.refund.byPerson')
            : t('admin.refund.byProvider', { provider })
        }
        closeLabel={t('dialog.close')}
        actions={
          <>
            <Button size="l" onClick={() => setOpen(false)}>
              {t('admin.cancel')}
            </Button>
            <Button
              size="l"
              kind="danger"
              disabled={!isValid || isBusy}
              onClick={() => void refund()}
            >
              {button}
            </Button>
          </>
        }
      >
        <TextField
          label={t('admin.refund.amount', { left: amountText(paidCents - refundedCents, admin) })}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isValid ? undefined : t('admin.refund.amountFault')}
        />
        {provider !== null && (
          <label className={styles['noted']}>
            <input
              type="checkbox"
              checked={isNoted}
              onChange={({ target }) => setNoted(target.checked)}
            />
            {t('admin.refund.noted', { provider })}
          </label>
        )}
        {refusal && <p role="alert">{refusal}</p>}
      </Dialog>
    </div>
  );
}
