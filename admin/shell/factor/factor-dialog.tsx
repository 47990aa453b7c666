import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { factorState } from '#schemas/api/second-factor.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
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
  return loaded.data.isOn ? (
    <ManageFactor codesLeft={loaded.data.recoveryCodesLeft} onClose={onClose} />
  ) : (
    <TurnOnFactor isDemanded={isDemanded} onClose={onClose} onDone={onTurnedOn ?? onClose} />
  );
}
