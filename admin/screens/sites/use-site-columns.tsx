import { DoorClosed, DoorOpen, Pencil } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { localeName } from '#kit/locale-names.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { AdminSite } from '#schemas/api/admin-sites.ts';
import type { Column } from '../../table/data-table.tsx';
import styles from './sites.module.css';

interface Tools {
  onChange(site: AdminSite): void;
  onClose(site: AdminSite): void;
  onOpen(site: AdminSite): void;
}

export function useSiteColumns(tools: Tools): Column<AdminSite>[] {
  const t = useTexts();
  return [
    {
      key: 'name',
      title: t('admin.sites.name'),
      cell: (site) => <Name {...site} />,
    },
    {
      key: 'url',
      title: t('admin.sites.address'),
      cell: (site) => <Addresses {...site} />,
    },
    {
      key: 'locales',
      title: t('admin.sites.languages'),
      cell: ({ locales }) => locales.map(localeName).join(', '),
    },
    {
      key: 'currency',
      title: t('admin.sites.currency'),
      cell: ({ currency }) => currency,
    },
    {
      key: 'tools',
      title: '',
      align: 'end',
      cell: (site) => <SiteTools site={site} {...tools} />,
    },
  ];
}

function Name({ name, isOwn, closedAt }: AdminSite) {
  const t = useTexts();
  return (
    <span className={styles['name']}>
      <b>{name}</b>
      {isOwn && <Badge>{t('admin.sites.own')}</Badge>}
      {closedAt !== null && <Badge tone="warning">{t('admin.sites.isClosed')}</Badge>}
    </span>
  );
}

/** The address leads to the panel of the site, unless this is it or it is closed. */
function Addresses({ name, url, hosts, isOwn, closedAt }: AdminSite) {
  const t = useTexts();
  return (
    <span className={styles['addresses']}>
      {isOwn || closedAt !== null ? (
        <span>{url}</span>
      ) : (
        <a href={`${url}/admin`} aria-label={t('admin.sites.toPanel', { name })}>
          {url}
        </a>
      )}
      {hosts.map((host) => (
        <small key={host}>{host}</small>
      ))}
    </span>
  );
}

function SiteTools({ site, onChange, onClose, onOpen }: { site: AdminSite } & Tools) {
  const t = useTexts();
  const { name } = site;
  return (
    <span className={styles['tools']}>
      <IconButton
        icon={Pencil}
        label={t('admin.system.change', { name })}
        onClick={() => onChange(site)}
      />
      {site.closedAt !== null && (
        <IconButton
          icon={DoorOpen}
          label={t('admin.sites.open', { name })}
          onClick={() => onOpen(site)}
        />
      )}
      {site.closedAt === null && !site.isOwn && (
        <IconButton
          icon={DoorClosed}
          label={t('admin.sites.close', { name })}
          onClick={() => onClose(site)}
        />
      )}
    </span>
  );
}
