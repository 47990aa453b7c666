import { createContext, useContext, useSyncExternalStore } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { LoginForm } from '#kit/login/login-form.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import type { SessionGate } from '../session-api.ts';

export const SessionGateContext = createContext<SessionGate | null>(null);

const never = () => () => undefined;

/** Asks for the password when the session ran out; what was being saved is saved after. */
export function SessionDialog() {
  const t = useTexts();
  const gate = useContext(SessionGateContext);
  const isAsked = useSyncExternalStore(gate?.subscribe ?? never, () => gate?.read() ?? false);
  return (
    <Dialog
      open={isAsked}
      // Without a login nothing on the screen can go on.
      onClose={() => undefined}
      size="s"
      title={t('login.title')}
      description={t('admin.sessionEnded')}
      closeLabel={t('dialog.close')}
    >
      <LoginForm onLogin={() => gate?.open()} />
    </Dialog>
  );
}
