import { useTexts } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import { Badge, type BadgeProps } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import type { OutboxMail } from '#schemas/api/mail.ts';
import { useAdmin } from '../../admin-context.ts';
import type { Column } from '../../table/data-table.tsx';
import { formatMoment } from './format.ts';
import styles from './system.module.css';

type MailState = OutboxMail['state'];

export const MAIL_STATES: readonly MailState[] = ['waiting', 'sent', 'dead', 'dropped'];

const TONES: Record<MailState, NonNullable<BadgeProps['tone']>> = {
  waiting: 'accent',
  sent: 'success',
  dead: 'danger',
  dropped: 'neutral',
};

export function useMailColumns(onRetry: (mail: OutboxMail) => void): Column<OutboxMail>[] {
  const t = useTexts();
  const { locale } = useAdmin();
  const moment = (instant: string | null) =>
    instant && <span className={styles['moment']}>{formatMoment(instant, locale)}</span>;
  return [
    {
      key: 'to',
      title: t('admin.mail.to'),
      cell: ({ to }) => <span className={styles['address']}>{to}</span>,
    },
    {
      key: 'kind',
      title: t('admin.mail.kind'),
      cell: ({ kind }) => textOr(t, `admin.mail.kind.${kind}`, kind),
    },
    {
      key: 'state',
      title: t('admin.mail.state'),
      cell: ({ state, lastError }) => (
        <span className={styles['two']}>
          <Badge tone={TONES[state]}>{t(`admin.mail.state.${state}`)}</Badge>
          {lastError !== '' && <small>{lastError}</small>}
        </span>
      ),
    },
    {
      key: 'attempts',
      title: t('admin.mail.attempts'),
      align: 'end',
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'createdAt',
      title: t('admin.mail.createdAt'),
      cell: ({ createdAt }) => moment(createdAt),
    },
    { key: 'sentAt', title: t('admin.mail.sentAt'), cell: ({ sentAt }) => moment(sentAt) },
    {
      key: 'tools',
      title: '',
      align: 'end',
      cell: (mail) =>
        mail.state === 'dead' && (
          <Button aria-label={`${t('admin.mail.retry')}: ${mail.to}`} onClick={() => onRetry(mail)}>
            {t('admin.mail.retry')}
          </Button>
        ),
    },
  ];
}
