import { type ReactNode, type SubmitEvent, useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH } from '#domain/people/second-factor.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { addPasskey, beginPasskey } from '#schemas/api/passkeys.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { OwnPasswordField } from '../factor/factor-fields.tsx';
import { RecoveryCodes } from '../factor/recovery-codes.tsx';
import { makePasskey, type NotMade } from './make-passkey.ts';
import styles from './passkeys.module.css';

interface AddPasskeyProps {
  description: string;
  cancel: string;
  /** Another way to go, above the fields. */
  choice?: ReactNode;
  onClose(): void;
  /** It is there, and its recovery codes are kept. */
  onAdded(): void;
}

/** What is wrong: said by us, by the browser, or by the server. */
type Fault = 'name' | NotMade | ApiFailure;

/** Name and password, what the browser asks, recovery codes where there are none yet. */
export function AddPasskey({ description, cancel, choice, onClose, onAdded }: AddPasskeyProps) {
  const { t, api } = useBackOffice();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function add(name: string, password: string): Promise<Fault | null> {
    if (name === '') return 'name';
    const begun = await api.call(beginPasskey, { body: { password } });
    if (begun.errored) return begun;
    const made = await makePasskey(begun.data);
    if (typeof made === 'string') return made;
    const added = await api.call(addPasskey, { body: { name, ...made } });
    if (added.errored) return added;
    if (added.data.recoveryCodes.length > 0) setCodes(added.data.recoveryCodes);
    else onAdded();
    return null;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const of = (field: string) => String(data.get(field) ?? '');
    setBusy(true);
    setFault(await add(of('name').trim(), of('password')));
    setBusy(false);
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={onAdded} />;
  const failure = typeof fault === 'object' ? fault : null;
  const ofPassword = isAboutPassword(failure) ? failure : null;
  return (
    <FormDialog
      title={t('admin.passkeys.addTitle')}
      description={description}
      submit={t('admin.passkeys.next')}
      cancel={cancel}
      isBusy={isBusy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {choice}
      <TextField
        label={t('admin.passkeys.name')}
        name="name"
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        placeholder={t('admin.passkeys.nameExample')}
        autoComplete="off"
        error={fault === 'name' ? t('admin.fault.required') : undefined}
      />
      <OwnPasswordField failure={ofPassword} />
      {failure && !ofPassword && <Refusal failure={failure} />}
      {typeof fault === 'string' && fault !== 'name' && (
        <p className={styles['fault']} role="alert">
          {t(`admin.passkeys.notMade.${fault}`)}
        </p>
      )}
    </FormDialog>
  );
}

/** Whether the server refused what was typed as the password. */
export function isAboutPassword(failure: ApiFailure | null): boolean {
  const code = failure?.error.code;
  return code === 'INCORRECT_PASSWORD' || failure?.error.payload.fields?.['password'] !== undefined;
}
