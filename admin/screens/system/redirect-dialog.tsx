import { type SubmitEvent, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { createRedirect, type Redirect } from '#schemas/api/redirects.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { SwitchField } from './fields.tsx';
import styles from './system.module.css';

interface RedirectDialogProps {
  /** Old path to begin with. */
  from: string;
  onClose(): void;
  onAdded(redirect: Redirect): void;
}

/** Adds a redirect; what the server finds wrong is shown at its field. */
export function RedirectDialog({ from: suggested, onClose, onAdded }: RedirectDialogProps) {
  const { api, t } = useBackOffice();
  const { failure, send } = useSend();
  const [from, setFrom] = useState(suggested);
  const [to, setTo] = useState('');
  const [permanent, setPermanent] = useState(true);
  const faults = faultsOf(failure);

  function save(event: SubmitEvent) {
    event.preventDefault();
    const body = { from: from.trim(), to: to.trim(), permanent };
    void send(() => api.call(createRedirect, { body }), onAdded);
  }

  return (
    <FormDialog
      title={t('admin.redirects.add')}
      description={t('admin.redirects.addText')}
      submit={t('admin.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('admin.redirects.from')}
        placeholder={t('admin.redirects.fromExample')}
        autoComplete="off"
        spellCheck={false}
        value={from}
        error={faults.from ? t('admin.redirects.fromFault') : undefined}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={t('admin.redirects.to')}
        placeholder={t('admin.redirects.toExample')}
        autoComplete="off"
        spellCheck={false}
        value={to}
        error={faults.to ? t('admin.redirects.toFault') : undefined}
        onChange={({ target }) => setTo(target.value)}
      />
      <SwitchField
        label={t('admin.redirects.permanent')}
        hint={t('admin.redirects.permanentHint')}
        checked={permanent}
        onChange={setPermanent}
      />
      {!faults.from && !faults.to && <Refusal failure={failure} />}
      {faults.goal && <p className={styles['hint']}>{t('admin.redirects.goal', faults)}</p>}
    </FormDialog>
  );
}

/** Fields with a fault, and where the wanted target leads itself. */
function faultsOf(failure: ApiFailure | null) {
  const payload = failure?.error.payload;
  const goal = payload?.['to'];
  return {
    from: payload?.fields?.['from'] ?? '',
    to: payload?.fields?.['to'] ?? '',
    goal: typeof goal === 'string' ? goal : '',
  };
}
