import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { filterMails, type OutboxMail, retryMail } from '#schemas/api/mail.ts';
import { focusTitle } from '../dialogs/focus-title.ts';
import { Refusal } from '../dialogs/refusal.tsx';
import { useSend } from '../dialogs/use-send.ts';
import { ListView } from '../table/list-view.tsx';
import { MailFrame } from './mail/mail-frame.tsx';
import { MAIL_STATES, useMailColumns } from './system/mail-columns.tsx';

const PER_PAGE = 20;

/** The shop's outbox (F26): which mails were sent, to which address, and which are stuck. */
export function MailScreen() {
  const { api, t, announce } = useBackOffice();
  const { failure, send } = useSend();
  const [version, setVersion] = useState(0);
  const columns = useMailColumns(retry);

  function retry({ id, to }: OutboxMail) {
    void send(
      () => api.call(retryMail, { params: { id }, body: {} }),
      () => {
        setVersion(version + 1);
        focusTitle();
        announce(t('admin.mail.retried', { name: to }));
      },
    );
  }

  return (
    <MailFrame intro={t('admin.mail.intro')}>
      <Refusal failure={failure} />
      <ListView
        caption={t('admin.menu.mail')}
        columns={columns}
        version={version}
        filters={[
          {
            name: 'state',
            label: t('admin.mail.state'),
            options: MAIL_STATES.map((value) => ({
              value,
              label: t(`admin.mail.state.${value}`),
            })),
          },
        ]}
        load={({ keywords, page, filters }) => {
          const state = MAIL_STATES.find((known) => known === filters['state']);
          const body = { keywords, page, limit: PER_PAGE, ...(state && { state }) };
          return api.call(filterMails, { body });
        }}
        keyOf={({ id }) => id}
        empty={<p>{t('admin.mail.empty')}</p>}
      />
    </MailFrame>
  );
}
