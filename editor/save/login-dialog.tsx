import { useState } from 'react';

import { useEditor, useTexts } from '../editor-context.ts';
import { useEditorState } from '../store/selectors.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './login-dialog.module.css';

/** Asks for the password when the session ran out; the work stays open behind it and is saved after. */
export function LoginDialog() {
  const t = useTexts();
  const { user, login, autosave } = useEditor();
  const isExpired = useEditorState(({ save }) =>
    Object.values(save).some(({ status }) => status === 'expired'),
  );
  const [dismissed, setDismissed] = useState(false);
  const [failure, setFailure] = useState<'refused' | 'offline' | null>(null);

  const submit = async (password: string) => {
    const outcome = await login(user.email, password);
    setFailure(outcome === 'ok' ? null : outcome);
    if (outcome === 'ok') await autosave.resume();
  };

  return (
    <Dialog
      open={isExpired && !dismissed}
      onClose={() => setDismissed(true)}
      size="s"
      title={t('login.title')}
      description={t('login.text')}
      closeLabel={t('dialog.close')}
    >
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
    </Dialog>
  );
}
