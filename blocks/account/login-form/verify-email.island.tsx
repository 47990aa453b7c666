import { useCallback, useContext, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { ClientContext } from '#runtime/islands/client-context.ts';
import { defineIsland } from '#runtime/islands/define-island.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import { addToast, type ToastState } from '#runtime/state/toast-store.ts';
import { verifyEmail } from '#schemas/api/auth.ts';
import { Button } from '../../_ui/button/button.tsx';
import styles from './verify-email.module.css';

export interface VerifyEmailProps {
  /** Secret of the mail. */
  token: string;
  /** Where the form is sent without JavaScript. */
  action: string;
  /** Page that the form comes back to. */
  page: string;
  /** Where somebody goes who is logged in already, with a notice. */
  home: string;
}

type Progress = 'asked' | 'confirmed' | 'failed';

/**
 * The page's script confirms the address, so that what merely fetches links confirms nothing
 * (AUTH-09). Without JavaScript a button does it.
 */
function VerifyEmail({ token, action, page, home }: VerifyEmailProps) {
  const t = useTranslate();
  const client = useContext(ClientContext);
  const [progress, setProgress] = useState<Progress>('asked');
  const showOutcome = useCallback(
    (toasts: StoreApi<ToastState>, outcome: 'confirmed' | 'failed') => {
      // The secret is worth nothing on a second visit of this address.
      history.replaceState(history.state, '', location.pathname);
      setProgress(outcome);
      if (outcome === 'confirmed') addToast(toasts, 'success', t('login-form:verified'));
      else addToast(toasts, 'error', t('login-form:verifyFailed'));
    },
    [t],
  );
  useEffect(() => {
    // A preview has no client, and confirms nothing.
    if (!client) return;
    const { api, session, toasts } = client;
    const leave = () => {
      if (session.getState().status === 'user') location.assign(home);
    };
    void api.call(verifyEmail, { params: { id: token } }).then(({ errored }) => {
      showOutcome(toasts, errored ? 'failed' : 'confirmed');
      if (errored) return;
      leave();
      session.subscribe(leave);
    });
  }, [client, token, home, showOutcome]);

  if (progress !== 'asked') {
    return (
      <p className={styles['box']} data-progress={progress}>
        {t(progress === 'confirmed' ? 'login-form:verified' : 'login-form:verifyFailed')}
      </p>
    );
  }
  return (
    <form className={styles['box']} method="post" action={action}>
      <input type="hidden" name="redirect" value={page} />
      <input type="hidden" name="token" value={token} />
      <p>{t('login-form:verifyText')}</p>
      <Button type="submit" size="s">
        {t('login-form:verify')}
      </Button>
    </form>
  );
}

/** Wakes with the page: the visitor came for nothing else. */
export const island = defineIsland({
  name: 'verify-email',
  hydrate: 'load',
  Component: VerifyEmail,
});
