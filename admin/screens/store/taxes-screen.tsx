import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminVat, type VatState } from '#schemas/api/admin-vat.ts';
import { LoadedView, Screen } from '../../screen.tsx';
import { useStoreTexts } from './use-store-texts.ts';
import { VatForm } from './vat-form.tsx';

/** The rates of VAT. */
export function TaxesScreen() {
  const { api, t } = useBackOffice();
  const say = useStoreTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(adminVat, {}));
  return (
    <Screen title={t('admin.menu.taxes')} intro={say('vat.intro')} width="narrow">
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(state) => <Loaded state={state} />}
      </LoadedView>
    </Screen>
  );
}

function Loaded({ state }: { state: VatState }) {
  const [saved, setSaved] = useState(state);
  return <VatForm saved={saved} onSaved={setSaved} />;
}
