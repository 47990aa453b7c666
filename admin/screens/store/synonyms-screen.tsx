import { useState } from 'react';
import type { Synonyms } from '#domain/commerce/synonyms.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminSynonyms } from '#schemas/api/admin-synonyms.ts';
import { LoadedView, Screen } from '../../screen.tsx';
import { SynonymForm } from './synonym-form.tsx';
import { useStoreTexts } from './use-store-texts.ts';

/** Which words of the search mean the same. */
export function SynonymsScreen() {
  const { api, t } = useBackOffice();
  const say = useStoreTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(adminSynonyms, {}));
  return (
    <Screen title={t('admin.menu.synonyms')} intro={say('synonyms.intro')} width="narrow">
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(synonyms) => <Loaded synonyms={synonyms} />}
      </LoadedView>
    </Screen>
  );
}

function Loaded({ synonyms }: { synonyms: Synonyms }) {
  const [saved, setSaved] = useState(synonyms);
  return <SynonymForm saved={saved} onSaved={setSaved} />;
}
