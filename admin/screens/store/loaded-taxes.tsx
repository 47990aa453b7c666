import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminVat, type VatState } from '#schemas/api/admin-vat.ts';
import { LoadedView } from '../../screen.tsx';
import { VatForm } from './vat-form.tsx';

interface LoadedTaxesProps {
  onChanged?(): void;
}

/** The form of the shop's VAT, with what is stored. */
export function LoadedTaxes({ onChanged }: LoadedTaxesProps) {
  const { api } = useBackOffice();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(adminVat, {}));
  return (
    <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
      {(state) => <Kept begun={state} onChanged={onChanged} />}
    </LoadedView>
  );
}

function Kept({ begun, onChanged }: { begun: VatState; onChanged: LoadedTaxesProps['onChanged'] }) {
  const [saved, setSaved] = useState(begun);
  return (
    <VatForm
      saved={saved}
      onSaved={(state) => {
        setSaved(state);
        onChanged?.();
      }}
    />
  );
}
