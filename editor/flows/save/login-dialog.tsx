import { useState } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { LoginForm } from '#kit/login/login-form.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { useEditor } from '../../kernel/editor-context.ts';

/** Asks for the password when the session ran out; the work stays open behind it and is saved after. */
export function LoginDialog() {
  const t = useTexts();
  const { autosave } = useEditor();
  const [dismissed, setDismissed] = useState(false);
  return (
    <Dialog
      open={!dismissed}
      onClose={() => setDismissed(true)}
      size="s"
      title={t('login.title')}
      description={t('login.text')}
      closeLabel={t('dialog.close')}
    >
      <LoginForm onLogin={() => void autosave.resume()} />
    </Dialog>
  );
}
