import { useTexts } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import { Button } from '#kit/ui/button.tsx';
import type { listCaches } from '#schemas/api/caches.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../../admin-context.ts';
import { type Column, DataTable } from '../../table/data-table.tsx';
import { formatCount, formatSize } from './format.ts';
import styles from './system.module.css';

type Cache = DataOf<typeof listCaches>[number];

interface CacheTableProps {
  caches: readonly Cache[];
  onClear(name: string): void;
}

export function CacheTable({ caches, onClear }: CacheTableProps) {
  const t = useTexts();
  const { locale } = useAdmin();
  const columns: Column<Cache>[] = [
    {
      key: 'name',
      title: t('admin.cache.name'),
      cell: ({ name }) => (
        <span className={styles['what']}>
          <b>{textOr(t, `admin.cache.name.${name}`, name)}</b>
          <small>{textOr(t, `admin.cache.hint.${name}`, '')}</small>
        </span>
      ),
    },
    {
      key: 'entries',
      title: t('admin.cache.entries'),
      align: 'end',
      cell: ({ entries }) => formatCount(entries, locale),
    },
    {
      key: 'size',
      title: t('admin.cache.size'),
      align: 'end',
      cell: ({ size }) => <span className={styles['moment']}>{formatSize(size, locale)}</span>,
    },
    {
      key: 'tools',
      title: '',
      align: 'end',
      cell: ({ name }) => (
        <Button
          aria-label={`${t('admin.cache.empty')}: ${textOr(t, `admin.cache.name.${name}`, name)}`}
          onClick={() => onClear(name)}
        >
          {t('admin.cache.empty')}
        </Button>
      ),
    },
  ];
  if (caches.length === 0) return <p className={styles['empty']}>{t('admin.cache.none')}</p>;
  return (
    <DataTable
      caption={t('admin.menu.cache')}
      columns={columns}
      records={caches}
      keyOf={({ name }) => name}
    />
  );
}
