import { useState } from 'react';

import { type LoginOutcome, useBackOffice } from '../back-office-context.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './login-dialog.module.css';

const focus = (input: HTMLInputElement | null) => input?.focus();

/**
 * Asks the user of the ended session for the password, then for a code where the login needs one; or
 * for a passkey.
 */
export function LoginForm({ onLogin }: { onLogin(): void }) {
  const { t, user, login } = useBackOffice();
  const [outcome, setOutcome] = useState<LoginOutcome>('ok');
  const [asksCode, setAsksCode] = useState(false);

  const submit = async (data: FormData) => {
    const of = (name: string) => String(data.get(name) ?? '');
    const next = await login(user.email, of('password'), asksCode ? of('code') : undefined);
    setOutcome(next);
    if (next === 'ok') onLogin();
    else setAsksCode(next === 'code' || (asksCode && next !== 'expired'));
  };

  const byPasskey = async () => {
    const next = await login(user.email, null);
    setOutcome(next);
    if (next === 'ok') onLogin();
  };

  const error = outcome === 'ok' || outcome === 'code' ? undefined : t(`login.${outcome}`);
  return (
    <form className={styles['form']} action={(data) => void submit(data)}>
      <TextField label={t('login.email')} name="email" value={user.email} readOnly />
      {asksCode ? (
        <TextField
          ref={focus}
          label={t('login.code')}
          name="code"
          autoComplete="one-time-code"
          required
          error={error}
        />
      ) : (
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={error}
        />
      )}
      <Button kind="primary" size="l" type="submit">
        {t('login.submit')}
      </Button>
      {'PublicKeyCredential' in window && (
        <Button size="l" onClick={() => void byPasskey()}>
          {t('login.passkey')}
        </Button>
      )}
    </form>
  );
}
