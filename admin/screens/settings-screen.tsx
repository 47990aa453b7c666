import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { matchesQuery } from '#kit/fold-text.ts';
import { textOr } from '#kit/known-text.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import {
  adminStoreSettings,
  adminUpdateStoreSettings,
  type StoreSettings,
} from '#schemas/api/admin-store.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { filterTemplates } from '#schemas/api/pages.ts';
import { filterOptions, type Option } from '#schemas/api/site.ts';
import { Card, LoadedView, Screen } from '../screen.tsx';
import { SettingRow } from './system/setting-row.tsx';
import styles from './system/settings.module.css';
import {
  SETTING_GROUPS,
  type Setting,
  STORE_SETTINGS,
  settingsOf,
} from './system/settings-list.ts';
import { type SaveSetting, type Stored, saveOption } from './system/use-setting.ts';

/** What the shop goes by: the store's own settings and the site's options (SITE-09); each is saved on its own. */
export function SettingsScreen() {
  const { api, t } = useBackOffice();
  const [tries, setTries] = useState(0);
  const again = () => setTries(tries + 1);
  const options = useLoaded(String(tries), () => api.call(filterOptions, { body: {} }));
  const store = useLoaded(String(tries), () => api.call(adminStoreSettings, {}));
  return (
    <Screen title={t('admin.menu.settings')} intro={t('admin.settings.intro')} width="narrow">
      <LoadedView loaded={store} onRetry={again}>
        {(storeSettings) => (
          <LoadedView loaded={options} onRetry={again}>
            {({ records }) => <Groups options={records} store={storeSettings} />}
          </LoadedView>
        )}
      </LoadedView>
    </Screen>
  );
}

interface GroupsProps {
  options: readonly Option[];
  store: StoreSettings;
}

function Groups({ options, store }: GroupsProps) {
  const { api, t, user } = useBackOffice();
  const [query, setQuery] = useState('');
  const loaded = useLoaded('', () => api.call(filterTemplates, { body: { limit: 0 } }));
  const templates = loaded.status === 'ready' ? loaded.data.records : [];
  const settings = [...STORE_SETTINGS, ...settingsOf(options, user.role)];
  const isFound = ({ key, group }: Setting) =>
    matchesQuery(query, [
      t(`admin.settings.group.${group}`),
      textOr(t, `admin.settings.name.${key}`, key),
      textOr(t, `admin.settings.hint.${key}`, ''),
    ]);

  const placeOf = ({ key, group }: Setting): { stored: Stored; save: SaveSetting } => {
    if (group === 'store') {
      return { stored: storedIn(store, key), save: saveStore(api, key) };
    }
    const option = options.find((one) => one.key === key);
    const stored = { value: option?.value, media: option?.media ?? null };
    return { stored, save: saveOption(api, key) };
  };

  const filled = SETTING_GROUPS.map((group) => {
    const members = settings.filter((setting) => setting.group === group);
    return { group, members, found: members.filter(isFound).length };
  }).filter(({ members }) => members.length > 0);
  return (
    <>
      <SettingSearch query={query} onChange={setQuery} />
      <p role="status" className={styles['nothing']}>
        {filled.every(({ found }) => found === 0) && t('admin.settings.nothing', { query })}
      </p>
      {filled.map(({ group, members, found }) => (
        // What was typed and not saved stays, also while it is not among what is found.
        <div key={group} hidden={found === 0}>
          <Card title={t(`admin.settings.group.${group}`)}>
            <div className={styles['rows']}>
              {members.map((setting) => (
                <div key={setting.key} hidden={!isFound(setting)}>
                  <SettingRow setting={setting} templates={templates} {...placeOf(setting)} />
                </div>
              ))}
            </div>
          </Card>
        </div>
      ))}
    </>
  );
}

interface SettingSearchProps {
  query: string;
  onChange(query: string): void;
}

function SettingSearch({ query, onChange }: SettingSearchProps) {
  const { t } = useBackOffice();
  const id = useId();
  return (
    <div className={styles['search']}>
      <label htmlFor={id} className="visually-hidden">
        {t('admin.settings.search')}
      </label>
      <Search size={16} aria-hidden />
      <input
        id={id}
        type="search"
        className={controls['input']}
        placeholder={t('admin.settings.search')}
        autoComplete="off"
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function storedIn(store: StoreSettings, key: string): Stored {
  return { value: Object.entries(store).find(([name]) => name === key)?.[1], media: null };
}

function saveStore(api: ApiPort, key: string): SaveSetting {
  return async (value) => {
    const answer = await api.call(adminUpdateStoreSettings, { body: { [key]: value } });
    return answer.errored ? answer : { errored: false, data: storedIn(answer.data, key) };
  };
}
