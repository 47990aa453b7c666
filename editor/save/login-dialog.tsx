import { useState } from 'react';

import { useTexts } from '../back-office-context.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorState } from '../store/selectors.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

/** Asks for the password when the session ran out; the work stays open behind it and is saved after. */
export function LoginDialog() {
  const t = useTexts();
  const { autosave } = useEditor();
  const isExpired = useEditorState(({ save }) =>
    Object.values(save).some(({ status }) => status === 'expired'),
  );
  const [dismissed, setDismissed] = useState(false);
  return (
    <Dialog
      open={isExpired && !dismissed}
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
