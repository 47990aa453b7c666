import type { ReactNode } from 'react';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { screenLink } from '../nav/screen-link.ts';
import styles from './account-note.module.css';

/** Words in place of something that is not there. */
export function AccountNote({ children }: { children: ReactNode }) {
  return <div className={styles['note']}>{children}</div>;
}

/** In place of a customer's data, where nobody is logged in. */
export function LoginNote() {
  const { t, locale } = usePage();
  return (
    <AccountNote>
      <p>{t('account:loginHint')}</p>
      <SmartLink link={screenLink('login', locale)}>{t('account:login')}</SmartLink>
    </AccountNote>
  );
}

/** In place of a customer's data that cannot be had. */
export function UnavailableNote() {
  const { t } = usePage();
  return (
    <AccountNote>
      <p role="status">{t('account:unavailable')}</p>
    </AccountNote>
  );
}
