import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { matchesQuery } from '#kit/fold-text.ts';
import { textOr } from '#kit/known-text.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import type { ShownStoreSettings } from '#schemas/api/admin-store.ts';
import { filterTemplates } from '#schemas/api/pages.ts';
import { lastSettingChanges } from '#schemas/api/setting-history.ts';
import type { Option } from '#schemas/api/site.ts';
import { GroupIndex } from './group-index.tsx';
import styles from './groups.module.css';
import { LinkRow, useLinkName } from './link-row.tsx';
import { SETTING_LINKS, type SettingLink } from './setting-links.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingSearch } from './setting-search.tsx';
import rows from './settings.module.css';
import { SETTING_GROUPS, type Setting, type SettingGroup, settingsOf } from './settings-list.ts';
import { type SaveSetting, type Stored, saveOption, saveStore, storedIn } from './use-setting.ts';
import { useSettingsTexts } from './use-settings-texts.ts';
import { useUndoNotice } from './use-undo-notice.ts';

interface SettingGroupsProps {
  options: readonly Option[];
  store: ShownStoreSettings;
}

/** All settings by group, the screens that set the rest among them, and one search over both. */
export function SettingGroups({ options, store }: SettingGroupsProps) {
  const { api, t, user } = useBackOffice();
  const say = useSettingsTexts();
  const nameOfLink = useLinkName();
  const [params] = useSearchParams();
  const [query, setQuery] = useState(params.get('find') ?? '');
  const loaded = useLoaded('', () => api.call(filterTemplates, { body: { limit: 0 } }));
  const templates = loaded.status === 'ready' ? loaded.data.records : [];
  const [saves, setSaves] = useState(0);
  const sayChanged = useUndoNotice();
  const history = useLoaded(String(saves), () => api.call(lastSettingChanges, {}));
  const changes = history.status === 'ready' ? history.data.changes : [];
  const lastOf = ({ place, key }: Setting) =>
    changes.find(({ setting }) => setting === `${place}.${key}`);
  const settings = settingsOf(options, user.role);
  const links = SETTING_LINKS.filter(({ forOwners }) => !forOwners || user.role === 'owner');

  const isFound = (group: SettingGroup, name: string, hint: string) =>
    matchesQuery(query, [say(`group.${group}`), name, hint]);
  const isSettingFound = ({ key, group }: Setting) =>
    isFound(
      group,
      textOr(t, `admin.settings.name.${key}`, key),
      textOr(t, `admin.settings.hint.${key}`, ''),
    );
  const isLinkFound = (link: SettingLink) =>
    isFound(link.group, nameOfLink(link), say(`link.${link.key}`));

  /** Who changed it last is read again after each save. */
  const counted =
    (save: SaveSetting): SaveSetting =>
    async (...given) => {
      const answer = await save(...given);
      if (!answer.errored) setSaves((before) => before + 1);
      return answer;
    };

  const placeOf = ({ key, place }: Setting): { stored: Stored; save: SaveSetting } => {
    if (place === 'store') {
      return { stored: storedIn(store, key), save: counted(saveStore(api, key)) };
    }
    const option = options.find((one) => one.key === key);
    const stored = { value: option?.value, media: option?.media ?? null };
    return { stored, save: counted(saveOption(api, key)) };
  };

  const groups = SETTING_GROUPS.map((group) => {
    const members = settings.filter((setting) => setting.group === group);
    const screens = links.filter((link) => link.group === group);
    const isEmpty = members.length + screens.length === 0;
    return {
      group,
      members,
      screens,
      isEmpty,
      isFound: members.some(isSettingFound) || screens.some(isLinkFound),
    };
  }).filter(({ isEmpty }) => !isEmpty);
  const found = groups.filter((one) => one.isFound).map(({ group }) => group);

  return (
    <div className={styles['groups']}>
      <div className={styles['aside']}>
        <SettingSearch query={query} onChange={setQuery} />
        <GroupIndex groups={found} />
      </div>
      <div className={styles['cards']}>
        <p role="status" className={styles['nothing']}>
          {found.length === 0 && t('admin.settings.nothing', { query })}
        </p>
        {groups.map(({ group, members, screens }) => (
          // What was typed and not saved stays, also while it is not among what is found.
          <section key={group} className={styles['group']} hidden={!found.includes(group)}>
            <h2 id={`group-${group}`} tabIndex={-1}>
              {say(`group.${group}`)}
            </h2>
            <div className={rows['rows']}>
              {members.map((setting) => (
                <div key={setting.key} hidden={!isSettingFound(setting)}>
                  <SettingRow
                    setting={setting}
                    templates={templates}
                    last={lastOf(setting)}
                    sayChanged={sayChanged}
                    onUndone={() => setSaves((before) => before + 1)}
                    {...placeOf(setting)}
                  />
                </div>
              ))}
              {screens.map((link) => (
                <div key={link.key} hidden={!isLinkFound(link)}>
                  <LinkRow link={link} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
