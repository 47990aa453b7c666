import type { SubmitEvent } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { type Passkey, removePasskey } from '#schemas/api/passkeys.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { OwnPasswordField } from '../factor/factor-fields.tsx';
import { isAboutPassword } from './add-passkey.tsx';

interface RemovePasskeyProps {
  passkey: Passkey;
  onClose(): void;
  onRemoved(): void;
}

/** Asks for the password before a passkey goes. */
export function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const { t, api } = useBackOffice();
  const { failure, send } = useSend();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const body = { id: passkey.id, password };
    void send(() => api.call(removePasskey, { body }), onRemoved);
  }
  return (
    <FormDialog
      title={t('admin.passkeys.removeTitle', { name: passkey.name })}
      description={t('admin.passkeys.removeText')}
      submit={t('admin.passkeys.remove')}
      onSubmit={submit}
      onClose={onClose}
    >
      <OwnPasswordField failure={isAboutPassword(failure) ? failure : null} />
      {!isAboutPassword(failure) && <Refusal failure={failure} />}
    </FormDialog>
  );
}
