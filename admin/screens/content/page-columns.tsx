import { Copy, Trash2 } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { PageRecord } from '#schemas/api/page-list.ts';
import { systemPageAt } from '#schemas/content/system-pages.ts';
import { useAdmin } from '../../admin-context.ts';
import type { Column } from '../../table/data-table.tsx';
import { formatMoment } from '../system/format.ts';
import styles from './lists.module.css';
import { STATUS_TONES } from './status-tones.ts';

/** A page of the list, with its addresses. */
export interface PageRow extends PageRecord {
  /** Where visitors find it. */
  path: string;
  editPath: string;
}

interface Handlers {
  onDuplicate(row: PageRow): void;
  onDelete(row: PageRow): void;
}

/** The page of a screen: without it shoppers see the one that comes with the product. */
export function isSystemPage({ slug }: Pick<PageRow, 'slug'>): boolean {
  return systemPageAt(slug) !== null;
}

/** What the list tells of a page, and what can be done with it. */
export function usePageColumns(handlers: Handlers): Column<PageRow>[] {
  const t = useTexts();
  const { locale } = useAdmin();
  return [
    {
      key: 'title',
      title: t('admin.pages.title'),
      cell: ({ title, slug, path, editPath }) => (
        <span className={styles['stack']}>
          <span className={styles['title']}>
            <a href={editPath}>{title || slug}</a>
            {path === '/' && <Badge tone="accent">{t('admin.pages.home')}</Badge>}
            {isSystemPage({ slug }) && <Badge>{t('admin.pages.system')}</Badge>}
          </span>
          <small className={styles['muted']}>{path}</small>
        </span>
      ),
    },
    { key: 'status', title: t('admin.pages.state'), cell: (row) => <PageStatus row={row} /> },
    {
      key: 'changed',
      title: t('admin.pages.changed'),
      cell: ({ changedAt, changedBy }) => (
        <span className={styles['stack']}>
          <span>{formatMoment(changedAt, locale)}</span>
          {changedBy && <small className={styles['muted']}>{changedBy}</small>}
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('admin.pages.actions'),
      align: 'end',
      cell: (row) => <PageActions row={row} {...handlers} />,
    },
  ];
}

/** What shoppers see of it, and what they do not see yet. */
function PageStatus({ row }: { row: PageRow }) {
  const t = useTexts();
  const { locale } = useAdmin();
  const { status, rev, publishedRev, wasPublished, scheduledAt, stale } = row;
  const isChanged = publishedRev !== null && rev > publishedRev;
  return (
    <span className={styles['stack']}>
      <span className={styles['title']}>
        <Badge tone={STATUS_TONES[status]}>{t(`admin.pages.status.${status}`)}</Badge>
        {isChanged && <Badge tone="warning">{t('admin.pages.changes')}</Badge>}
        {stale.length > 0 && (
          <Badge tone="warning">
            {t('admin.pages.stale', { languages: stale.join(', ').toUpperCase() })}
          </Badge>
        )}
      </span>
      {scheduledAt && (
        <small className={styles['muted']}>{formatMoment(scheduledAt, locale)}</small>
      )}
      {status === 'draft' && (
        <small className={styles['muted']}>
          {t(wasPublished ? 'admin.pages.withdrawn' : 'admin.pages.never')}
        </small>
      )}
    </span>
  );
}

function PageActions({ row, onDuplicate, onDelete }: { row: PageRow } & Handlers) {
  const t = useTexts();
  const name = row.title || row.slug;
  return (
    <span className={styles['actions']}>
      {row.publishedRev !== null && (
        <a
          className={styles['linkButton']}
          href={row.path}
          aria-label={`${t('admin.pages.view')}: ${name}`}
        >
          {t('admin.pages.view')}
        </a>
      )}
      <a
        className={styles['linkButton']}
        href={row.editPath}
        aria-label={`${t('admin.pages.edit')}: ${name}`}
      >
        {t('admin.pages.edit')}
      </a>
      <IconButton
        icon={Copy}
        label={`${t('admin.pages.duplicate')}: ${name}`}
        onClick={() => onDuplicate(row)}
      />
      <IconButton
        icon={Trash2}
        label={`${t('admin.delete')}: ${name}`}
        onClick={() => onDelete(row)}
      />
    </span>
  );
}
