import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Segmented } from '#kit/ui/segmented.tsx';
import { LoadedView, Screen } from '../../screen.tsx';
import { loadMenu, menuNameKey } from './menu-calls.ts';
import styles from './menu-editor.module.css';
import { MenuEditor } from './menu-editor.tsx';

/** One menu of the shop in one language (ADMIN-07); the language is in the address. */
export function MenuScreen() {
  const { api, t } = useBackOffice();
  const { name = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [tries, setTries] = useState(0);
  const locale = LOCALES.find((one) => one === params.get('language')) ?? DEFAULT_LOCALE;
  const loaded = useLoaded(JSON.stringify([name, locale, tries]), () =>
    loadMenu(api, name, locale),
  );
  const nameKey = menuNameKey(name);
  const title = nameKey ? t(nameKey) : name;
  return (
    <Screen
      title={title}
      intro={t('admin.menuEditor.intro')}
      back={{ to: '/menus', label: t('admin.menu.menus') }}
    >
      <div className={styles['language']}>
        <Segmented
          label={t('admin.menuEditor.language')}
          value={locale}
          options={LOCALE_NAMES}
          onChange={(language) => setParams({ language })}
        />
      </div>
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(menu) => (
          <MenuEditor
            key={`${name} ${locale}`}
            {...menu}
            name={name}
            title={title}
            locale={locale}
          />
        )}
      </LoadedView>
    </Screen>
  );
}
