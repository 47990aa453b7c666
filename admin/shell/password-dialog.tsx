import type { SubmitEvent } from 'react';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import { changePassword } from '#schemas/api/auth.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { Refusal } from '../dialogs/refusal.tsx';
import { useSend } from '../dialogs/use-send.ts';

type Field = 'oldPassword' | 'newPassword' | 'newPasswordAgain';

interface PasswordDialogProps {
  onClose(): void;
  onChanged(): void;
}

/** Gives the user another password; all other logins of the account end. */
export function PasswordDialog({ onClose, onChanged }: PasswordDialogProps) {
  const { api, t, user } = useBackOffice();
  const { failure, send } = useSend();
  const faults = useFaults(failure);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const of = (name: Field) => String(data.get(name) ?? '');
    const body = {
      oldPassword: of('oldPassword'),
      newPassword: of('newPassword'),
      newPasswordAgain: of('newPasswordAgain'),
    };
    void send(() => api.call(changePassword, { body }), onChanged);
  }

  return (
    <FormDialog
      title={t('admin.password.title')}
      description={t('admin.password.text')}
      submit={t('admin.password.change')}
      onSubmit={save}
      onClose={onClose}
    >
      {/* For password managers: whose password it is. */}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      <TextField
        label={t('admin.password.old')}
        name="oldPassword"
        type="password"
        autoComplete="current-password"
        error={faults.oldPassword}
      />
      <TextField
        label={t('admin.password.new')}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        error={faults.newPassword}
      />
      <TextField
        label={t('admin.password.again')}
        name="newPasswordAgain"
        type="password"
        autoComplete="new-password"
        error={faults.newPasswordAgain}
      />
      {Object.keys(faults).length === 0 && <Refusal failure={failure} />}
    </FormDialog>
  );
}

/** What the server found wrong, at the field that it is about. */
function useFaults(failure: ApiFailure | null): Partial<Record<Field, string>> {
  const t = useTexts();
  if (!failure) return {};
  const { code, payload } = failure.error;
  if (code === 'INCORRECT_OLD_PASSWORD') return { oldPassword: payload.message };
  const texts: Record<string, string> = {
    password: t('admin.fault.password'),
    commonPassword: t('admin.password.common'),
    different: t('admin.password.different'),
    sameAs: t('admin.password.sameAs'),
  };
  const fields = Object.entries(payload.fields ?? {});
  return Object.fromEntries(
    fields.map(([name, rule]) => [name, texts[rule] ?? t('admin.fault.required')]),
  );
}
