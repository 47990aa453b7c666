import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { beginFactor, confirmFactor } from '#schemas/api/second-factor.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import styles from './factor.module.css';
import { CodeField, OwnPasswordField } from './factor-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TurnOnProps {
  isDemanded?: boolean;
  /** Another way to go, above the first field. */
  choice?: ReactNode;
  onClose(): void;
  onDone(): void;
}

/** Password, picture for the app with its first code, recovery codes. */
export function TurnOnFactor({ isDemanded = false, choice, onClose, onDone }: TurnOnProps) {
  const { t } = useBackOffice();
  const [begun, setBegun] = useState<DataOf<typeof beginFactor> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = { onClose, cancel: t(isDemanded ? 'admin.logout' : 'admin.cancel') };
  if (codes) return <RecoveryCodes codes={codes} onClose={onDone} />;
  if (begun) return <Scan {...begun} {...close} onConfirmed={setCodes} />;
  return <Begin {...close} choice={choice} isDemanded={isDemanded} onBegun={setBegun} />;
}

interface StepProps {
  cancel: string;
  onClose(): void;
}

interface BeginProps extends StepProps {
  isDemanded: boolean;
  choice: ReactNode;
  onBegun(begun: DataOf<typeof beginFactor>): void;
}

function Begin({ isDemanded, choice, onBegun, ...close }: BeginProps) {
  const { t, api } = useBackOffice();
  const { failure, send } = useSend();
  function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void send(() => api.call(beginFactor, { body: { password } }), onBegun);
  }
  return (
    <FormDialog
      {...close}
      title={t('admin.factor.title')}
      description={t(isDemanded ? 'admin.factor.demanded' : 'admin.factor.text')}
      submit={t('admin.factor.next')}
      onSubmit={begin}
    >
      {choice}
      <OwnPasswordField failure={failure} />
    </FormDialog>
  );
}

interface ScanProps extends DataOf<typeof beginFactor>, StepProps {
  onConfirmed(codes: readonly string[]): void;
}

function Scan({ secret, address, qr, onConfirmed, ...close }: ScanProps) {
  const { t, api } = useBackOffice();
  const { failure, send } = useSend();
  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    void send(
      () => api.call(confirmFactor, { body: { code } }),
      ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    );
  }
  return (
    <FormDialog
      {...close}
      title={t('admin.factor.scan')}
      description={t('admin.factor.scanText')}
      submit={t('admin.factor.turnOn')}
      onSubmit={confirm}
    >
      <div className={styles['scan']}>
        {/* A margin of four squares belongs to the code. */}
        <svg
          className={styles['qr']}
          viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
          role="img"
          aria-label={t('admin.factor.qr')}
        >
          <path d={qr.path} shapeRendering="crispEdges" />
        </svg>
        <p className={styles['secret']}>
          {t('admin.factor.byHand')}
          <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <a href={address}>{t('admin.factor.openApp')}</a>
        </p>
      </div>
      <CodeField label={t('admin.factor.firstCode')} failure={failure} isNumeric />
    </FormDialog>
  );
}
