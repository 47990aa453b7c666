import { NavLink } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { MENU, type MenuEntry } from './menu-entries.ts';
import styles from './side-menu.module.css';

/** Every screen of the panel, by what it is about. */
export function SideMenu({ onChosen }: { onChosen?(): void }) {
  const { t, user } = useBackOffice();
  const options = useOptionsThatAreOn();
  const isShown = ({ option, forOwners = false }: MenuEntry) =>
    (option === undefined || options.has(option)) && (!forOwners || user.role === 'owner');
  return (
    <nav className={styles['menu']} aria-label={t('admin.menu.label')}>
      {MENU.map(({ name, entries }) => (
        <div key={name ?? ''} className={styles['group']}>
          {name && <p className={styles['heading']}>{t(`admin.menu.${name}`)}</p>}
          <ul>
            {entries.filter(isShown).map(({ path, icon: Icon, name: entry }) => (
              <li key={path}>
                <NavLink
                  to={`/${path}`}
                  end={path === ''}
                  className={styles['link'] ?? ''}
                  onClick={onChosen}
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  {t(`admin.menu.${entry}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Options of the site that are switched on. */
function useOptionsThatAreOn(): ReadonlySet<string> {
  const { api } = useBackOffice();
  const loaded = useLoaded('options', () => api.call(filterOptions, { body: {} }));
  if (loaded.status !== 'ready') return new Set();
  return new Set(loaded.data.records.filter(({ value }) => value === true).map(({ key }) => key));
}
