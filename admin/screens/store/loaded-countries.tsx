import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminCountries, type CountriesState } from '#schemas/api/admin-countries.ts';
import { LoadedView } from '../../screen.tsx';
import { CountriesForm } from './countries-form.tsx';

interface LoadedCountriesProps {
  onChanged?(): void;
}

/** The form of the shop's countries, with what is stored. */
export function LoadedCountries({ onChanged }: LoadedCountriesProps) {
  const { api } = useBackOffice();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(adminCountries, {}));
  return (
    <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
      {(state) => (
        <Kept
          key={tries}
          begun={state}
          onChanged={onChanged}
          onReload={() => setTries(tries + 1)}
        />
      )}
    </LoadedView>
  );
}

interface KeptProps {
  begun: CountriesState;
  onChanged: LoadedCountriesProps['onChanged'];
  onReload(): void;
}

function Kept({ begun, onChanged, onReload }: KeptProps) {
  const [saved, setSaved] = useState(begun);
  return (
    <CountriesForm
      saved={saved}
      onReload={() => {
        onReload();
        onChanged?.();
      }}
      onSaved={(state) => {
        setSaved(state);
        onChanged?.();
      }}
    />
  );
}
