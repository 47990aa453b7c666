import { ChevronsUpDown, LayoutGrid, Store } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { Button } from '#kit/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#kit/ui/menu.tsx';
import { adminFilterSites } from '#schemas/api/admin-sites.ts';
import { useAdmin } from '../admin-context.ts';
import styles from './admin-shell.module.css';

/** Sites in the menu; all others are in the list of sites. */
const MAX_SHOWN = 12;

interface SiteSwitcherProps {
  /** Leaves for the panel of another site. */
  go?(address: string): void;
}

/** Leads owners from the panel of one site to that of another; nothing while there is one site only. */
export function SiteSwitcher({
  go = (address) => window.location.assign(address),
}: SiteSwitcherProps) {
  const { api, t } = useBackOffice();
  const navigate = useNavigate();
  const { sitesVersion } = useAdmin();
  const { value: sites } = useLatest(`sites ${sitesVersion}`, () =>
    api.get(adminFilterSites, { body: { open: true, limit: MAX_SHOWN } }),
  );
  if (!sites || sites.totalRecords < 2) return null;
  const { records } = sites;
  const name = records.find(({ isOwn }) => isOwn)?.name ?? t('admin.menu.sites');
  return (
    <Menu
      align="end"
      trigger={
        <Button kind="quiet" size="l" aria-label={t('admin.sites.switch', { name })}>
          <Store size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles['site']}>{name}</span>
          <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      }
    >
      {records
        .filter(({ isOwn }) => !isOwn)
        .map((site) => (
          <MenuItem
            key={site.id}
            label={site.name}
            icon={Store}
            onSelect={() => go(`${site.url}/admin`)}
          />
        ))}
      <MenuSeparator />
      <MenuItem
        label={t('admin.sites.all')}
        icon={LayoutGrid}
        onSelect={() => void navigate('/sites')}
      />
    </Menu>
  );
}
