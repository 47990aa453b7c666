import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { Segmented } from '#kit/ui/segmented.tsx';
import { factorState } from '#schemas/api/second-factor.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { AddPasskey } from '../passkeys/add-passkey.tsx';
import { canMakePasskeys } from '../passkeys/make-passkey.ts';
import { ManageFactor } from './manage-factor.tsx';
import { TurnOnFactor } from './turn-on-factor.tsx';

export interface FactorDialogProps {
  /** The shop demands it: nothing else can be done before, but to log out. */
  isDemanded?: boolean;
  /** Closed, by whoever opened it, or because all is done. */
  onClose(): void;
  /** It was just turned on, and the recovery codes are kept. */
  onTurnedOn?(): void;
}

/** The code that the own login asks for: turned on, managed, turned off. */
export function FactorDialog({ isDemanded = false, onClose, onTurnedOn }: FactorDialogProps) {
  const { t, api } = useBackOffice();
  const loaded = useLoaded('factor', () => api.call(factorState, {}));
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('admin.factor.title')}
        closeLabel={t('dialog.close')}
        size="s"
      >
        <Refusal failure={loaded.failure} />
      </Dialog>
    );
  }
  if (loaded.data.isOn) {
    return <ManageFactor codesLeft={loaded.data.recoveryCodesLeft} onClose={onClose} />;
  }
  const onDone = onTurnedOn ?? onClose;
  if (!isDemanded) return <TurnOnFactor onClose={onClose} onDone={onDone} />;
  return <DemandedFactor onClose={onClose} onDone={onDone} />;
}

type Way = 'app' | 'passkey';

/** An app or a passkey: the shop is content with either. */
function DemandedFactor({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const { t } = useBackOffice();
  const [way, setWay] = useState<Way>('app');
  const choice = canMakePasskeys() && (
    <Segmented<Way>
      label={t('admin.factor.way')}
      value={way}
      onChange={setWay}
      options={[
        { value: 'app', label: t('admin.factor.way.app') },
        { value: 'passkey', label: t('admin.factor.way.passkey') },
      ]}
    />
  );
  const parts = { choice, onClose };
  return way === 'app' ? (
    <TurnOnFactor {...parts} isDemanded onDone={onDone} />
  ) : (
    <AddPasskey
      {...parts}
      description={t('admin.passkeys.demanded')}
      cancel={t('admin.logout')}
      onAdded={onDone}
    />
  );
}
