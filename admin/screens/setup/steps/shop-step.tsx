import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminFilterSites } from '#schemas/api/admin-sites.ts';
import { useAdmin } from '../../../admin-context.ts';
import { LoadedView } from '../../../screen.tsx';
import { SiteForm } from '../../sites/site-form.tsx';
import type { StepProps } from '../step-card.tsx';

/** Name, address, languages and currency of the site that is asked. */
export function ShopStep({ onChanged }: StepProps) {
  const { api, t, announce } = useBackOffice();
  const { sitesChanged } = useAdmin();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () =>
    api.call(adminFilterSites, { body: { limit: 100 } }),
  );
  return (
    <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
      {({ records }) => (
        <SiteForm
          site={records.find(({ isOwn }) => isOwn)}
          onSaved={({ name }) => {
            announce(t('admin.saved', { name }));
            sitesChanged();
            onChanged();
          }}
        />
      )}
    </LoadedView>
  );
}
