import { useState } from 'react';
import { LOCALES } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { listNavigations } from '#schemas/api/site.ts';
import { LoadedView, Screen } from '../../screen.tsx';
import { DataTable } from '../../table/data-table.tsx';
import styles from '../content/lists.module.css';
import { menuNameKey, rankOf } from './menu-calls.ts';

/** The menus of the shop (ADMIN-07). */
export function MenusScreen() {
  const { api, t } = useBackOffice();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(listNavigations, {}));
  return (
    <Screen title={t('admin.menu.menus')} intro={t('admin.menuEditor.listIntro')}>
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(menus) =>
          menus.length === 0 ? (
            <p className={styles['empty']}>{t('admin.menuEditor.none')}</p>
          ) : (
            <DataTable
              caption={t('admin.menu.menus')}
              records={menus.toSorted((a, b) => rankOf(a.name) - rankOf(b.name))}
              keyOf={({ name }) => name}
              linkOf={({ name }) => `/menus/${encodeURIComponent(name)}`}
              columns={[
                {
                  key: 'name',
                  title: t('admin.menuEditor.menu'),
                  cell({ name }) {
                    const key = menuNameKey(name);
                    return key ? t(key) : name;
                  },
                },
                {
                  key: 'locales',
                  title: t('admin.menuEditor.languages'),
                  cell: ({ locales }) =>
                    LOCALES.filter((locale) => locales.includes(locale))
                      .map((locale) => locale.toUpperCase())
                      .join(', '),
                },
                {
                  key: 'entries',
                  title: t('admin.menuEditor.entries'),
                  align: 'end',
                  cell: ({ entries }) => entries,
                },
              ]}
            />
          )
        }
      </LoadedView>
    </Screen>
  );
}
