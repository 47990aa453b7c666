import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { readMailSender } from '#schemas/api/mail-sender.ts';
import { Screen } from '../../screen.tsx';
import styles from './mail.module.css';
import { useMailTexts } from './use-mail-texts.ts';

const TABS = [
  { path: '/mail', key: 'outbox' },
  { path: '/mail/texts', key: 'texts' },
  { path: '/mail/sender', key: 'sender' },
] as const;

interface MailFrameProps {
  intro: ReactNode;
  children: ReactNode;
}

/** What all screens about mail have in common: the way between them, and whether mail leaves at all. */
export function MailFrame({ intro, children }: MailFrameProps) {
  const { api, t } = useBackOffice();
  const say = useMailTexts();
  const loaded = useLoaded('', () => api.call(readMailSender, {}));
  const way = loaded.status === 'ready' ? loaded.data.way : null;
  return (
    <Screen title={t('admin.menu.mail')} intro={intro}>
      <nav className={styles['tabs']} aria-label={say('mail.tab.label')}>
        {TABS.map(({ path, key }) => (
          <NavLink key={key} to={path} end={key === 'outbox'}>
            {say(`mail.tab.${key}`)}
          </NavLink>
        ))}
      </nav>
      {way?.kind === 'folder' && (
        <div className={styles['notice']} role="note">
          <b>{say('mail.folder.title')}</b>
          <p>{say('mail.folder.text', { place: way.place })}</p>
        </div>
      )}
      {children}
    </Screen>
  );
}
