import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminStoreSettings } from '#schemas/api/admin-store.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { LoadedView, Screen } from '../../screen.tsx';
import { SettingGroups } from './setting-groups.tsx';

/** What the shop goes by: the store's own settings and the site's options (SITE-09); each is saved on its own. */
export function SettingsScreen() {
  const { api, t } = useBackOffice();
  const [tries, setTries] = useState(0);
  const again = () => setTries(tries + 1);
  const options = useLoaded(String(tries), () => api.call(filterOptions, { body: {} }));
  const store = useLoaded(String(tries), () => api.call(adminStoreSettings, {}));
  return (
    <Screen title={t('admin.menu.settings')} intro={t('admin.settings.intro')}>
      <LoadedView loaded={store} onRetry={again}>
        {(storeSettings) => (
          <LoadedView loaded={options} onRetry={again}>
            {({ records }) => <SettingGroups options={records} store={storeSettings} />}
          </LoadedView>
        )}
      </LoadedView>
    </Screen>
  );
}
