import { useId, useState } from 'react';
import type { Locale } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { useQuestion } from '#kit/query/use-question.ts';
import { Segmented } from '#kit/ui/segmented.tsx';
import { adminFilterOrders } from '#schemas/api/admin-order.ts';
import {
  type MailText,
  type MailTextKind,
  previewMailText,
  tryMailText,
} from '#schemas/api/mail-texts.ts';
import { Refusal } from '../../../dialogs/refusal.tsx';
import { Card } from '../../../screen.tsx';
import own from '../mail.module.css';
import { TrialForm } from '../mail-trial.tsx';
import { useMailTexts } from '../use-mail-texts.ts';
import styles from './text.module.css';

/** Waits for further letters before it asks for a preview. */
const PAUSE_MS = 500;
const NEWEST_ORDERS = 10;

interface PreviewProps {
  kind: MailTextKind;
  locale: Locale;
  text: MailText;
}

/** How the words that are being typed look, with a real order or an example, and a mail to try them. */
export function Preview({ kind, locale, text }: PreviewProps) {
  const { api } = useBackOffice();
  const say = useMailTexts();
  const [orderId, setOrderId] = useState<number | null>(null);
  const sample = { text, ...(orderId !== null && { orderId }) };
  return (
    <>
      <Card title={say('mail.preview.title')}>
        {kind.startsWith('order') && <OrderChoice value={orderId} onChange={setOrderId} />}
        <Shown kind={kind} locale={locale} sample={sample} />
      </Card>
      <Card title={say('mail.try.title')}>
        <p className={own['hint']}>{say('mail.try.textIntro')}</p>
        <TrialForm
          send={(to) =>
            api.call(tryMailText, { params: { kind, locale }, body: { ...sample, to } })
          }
        />
      </Card>
    </>
  );
}

interface ShownProps extends Omit<PreviewProps, 'text'> {
  sample: { text: MailText; orderId?: number };
}

function Shown({ kind, locale, sample }: ShownProps) {
  const { api } = useBackOffice();
  const say = useMailTexts();
  const [form, setForm] = useState<'html' | 'text'>('html');
  const { value, error, status } = useQuestion(
    JSON.stringify(sample),
    () => api.call(previewMailText, { params: { kind, locale }, body: sample }),
    { pauseMs: PAUSE_MS },
  );
  if (status === 'failed') throw error;
  if (!value) return <p role="status">{say('mail.preview.loading')}</p>;
  if (value.errored) return <Refusal failure={value} />;
  const { subject, html, text } = value.data;
  return (
    <>
      <div className={styles['forms']}>
        <Segmented<'html' | 'text'>
          label={say('mail.preview.as')}
          value={form}
          options={[
            { value: 'html', label: say('mail.preview.html') },
            { value: 'text', label: say('mail.preview.text') },
          ]}
          onChange={setForm}
        />
      </div>
      <p className={styles['subject']}>{say('mail.preview.subject', { subject })}</p>
      {form === 'html' ? (
        // Without rights: nothing in it runs, and no link of it leads anywhere.
        <iframe
          className={styles['shown']}
          title={say('mail.preview.title')}
          sandbox=""
          srcDoc={html}
        />
      ) : (
        <pre className={styles['plain']}>{text}</pre>
      )}
    </>
  );
}

interface OrderChoiceProps {
  value: number | null;
  onChange(orderId: number | null): void;
}

function OrderChoice({ value, onChange }: OrderChoiceProps) {
  const { api } = useBackOffice();
  const say = useMailTexts();
  const id = useId();
  const loaded = useLoaded('', () =>
    api.call(adminFilterOrders, { body: { page: 1, limit: NEWEST_ORDERS } }),
  );
  const orders = loaded.status === 'ready' ? loaded.data.records : [];
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{say('mail.preview.with')}</label>
      <select
        id={id}
        className={controls['select']}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{say('mail.preview.example')}</option>
        {orders.map(({ id: orderId, number }) => (
          <option key={orderId} value={orderId}>
            {say('mail.preview.order', { number })}
          </option>
        ))}
      </select>
    </div>
  );
}
