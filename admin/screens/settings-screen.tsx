import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { filterTemplates } from '#schemas/api/pages.ts';
import { filterOptions, type Option } from '#schemas/api/site.ts';
import { Card, LoadedView, Screen } from '../screen.tsx';
import { SettingRow } from './system/setting-row.tsx';
import styles from './system/settings.module.css';
import { SETTING_GROUPS, settingsOf } from './system/settings-list.ts';

/** The site's CMS options (SITE-09); each is saved on its own. */
export function SettingsScreen() {
  const { api, t } = useBackOffice();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(filterOptions, { body: {} }));
  return (
    <Screen title={t('admin.menu.settings')} intro={t('admin.settings.intro')} width="narrow">
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {({ records }) => <Groups options={records} />}
      </LoadedView>
    </Screen>
  );
}

function Groups({ options }: { options: readonly Option[] }) {
  const { api, t } = useBackOffice();
  const loaded = useLoaded('', () => api.call(filterTemplates, { body: { limit: 0 } }));
  const templates = loaded.status === 'ready' ? loaded.data.records : [];
  const settings = settingsOf(options);
  const filled = SETTING_GROUPS.flatMap((group) => {
    const members = settings.filter((setting) => setting.group === group);
    return members.length > 0 ? [{ group, members }] : [];
  });
  return filled.map(({ group, members }) => (
    <Card key={group} title={t(`admin.settings.group.${group}`)}>
      <div className={styles['rows']}>
        {members.map((setting) => (
          <SettingRow
            key={setting.key}
            setting={setting}
            templates={templates}
            option={options.find(({ key }) => key === setting.key)}
          />
        ))}
      </div>
    </Card>
  ));
}
