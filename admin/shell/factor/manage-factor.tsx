import { type SubmitEvent, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Segmented } from '#kit/ui/segmented.tsx';
import { newRecoveryCodes, removeFactor } from '#schemas/api/second-factor.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { CodeField, OwnPasswordField } from './factor-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Intent = 'codes' | 'off';

interface ManageProps {
  codesLeft: number;
  onClose(): void;
}

/** New recovery codes, or an end to it: both by password and code. */
export function ManageFactor({ codesLeft, onClose }: ManageProps) {
  const { t, api, announce } = useBackOffice();
  const { failure, send } = useSend();
  const [intent, setIntent] = useState<Intent>('codes');
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const of = (name: string) => String(data.get(name) ?? '');
    const body = { password: of('password'), code: of('code') };
    if (intent === 'codes') {
      void send(
        () => api.call(newRecoveryCodes, { body }),
        ({ recoveryCodes }) => setCodes(recoveryCodes),
      );
      return;
    }
    void send(
      () => api.call(removeFactor, { body }),
      () => {
        announce(t('admin.factor.isOff'));
        onClose();
      },
    );
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={t('admin.factor.title')}
      description={t('admin.factor.isOn', { count: codesLeft })}
      submit={t(`admin.factor.do.${intent}`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented<Intent>
        label={t('admin.factor.intent')}
        value={intent}
        onChange={setIntent}
        options={[
          { value: 'codes', label: t('admin.factor.do.codes') },
          { value: 'off', label: t('admin.factor.do.off') },
        ]}
      />
      <OwnPasswordField failure={failure} />
      <CodeField label={t('admin.factor.code')} failure={failure} isBesidePassword />
    </FormDialog>
  );
}
