import { useState } from 'react';

import { type LoginOutcome, useBackOffice } from '../back-office-context.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './login-dialog.module.css';

/** Asks the user of the ended session for the password. */
export function LoginForm({ onLogin }: { onLogin(): void }) {
  const { t, user, login } = useBackOffice();
  const [failure, setFailure] = useState<Exclude<LoginOutcome, 'ok'> | null>(null);

  const submit = async (password: string) => {
    const outcome = await login(user.email, password);
    setFailure(outcome === 'ok' ? null : outcome);
    if (outcome === 'ok') onLogin();
  };

  return (
    <form
      className={styles['form']}
      action={(data) => {
        const password = data.get('password');
        if (typeof password === 'string') void submit(password);
      }}
    >
      <TextField label={t('login.email')} name="email" value={user.email} readOnly />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={failure ? t(`login.${failure}`) : undefined}
      />
      <Button kind="primary" size="l" type="submit">
        {t('login.submit')}
      </Button>
    </form>
  );
}
