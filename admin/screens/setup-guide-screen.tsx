import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { openingState } from '#schemas/api/opening.ts';
import { LoadedView, Screen } from '../screen.tsx';
import { Guide } from './setup/guide.tsx';
import { useSetupTexts } from './setup/use-setup-texts.ts';

/** From an empty shop to an open one: what is missing, and the forms for it. */
export function SetupGuideScreen() {
  const { api, user } = useBackOffice();
  const s = useSetupTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(openingState, {}));
  const isOwner = user.role === 'owner';
  return (
    <Screen title={s('setup.title')} intro={s(isOwner ? 'setup.intro' : 'setup.forOwners')}>
      {isOwner && (
        <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
          {(opening) => <Guide begun={opening} />}
        </LoadedView>
      )}
    </Screen>
  );
}
