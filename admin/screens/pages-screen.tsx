import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice, type useTexts } from '#kit/back-office-context.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { editPathOf, pathOfPage } from '#runtime/links/page-paths.ts';
import { filterPages } from '#schemas/api/content.ts';
import type { ApiPort, ApiResult, DataOf } from '#schemas/api/endpoint.ts';
import { deletePage } from '#schemas/api/pages.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { systemPageAt } from '#schemas/content/system-pages.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { Screen } from '../screen.tsx';
import type { Column } from '../table/data-table.tsx';
import { ListView, type Page } from '../table/list-view.tsx';
import type { ListQuery } from '../table/use-list-query.ts';
import styles from './content/lists.module.css';
import { NewPageDialog } from './content/new-page-dialog.tsx';
import { STATUS_TONES } from './content/status-tones.ts';
import { SystemPages } from './content/system-pages.tsx';

type PageRecord = DataOf<typeof filterPages>['records'][number];

interface PageRow extends PageRecord {
  /** Where visitors find it. */
  path: string;
  editPath: string;
}

interface PagesScreenProps {
  /** Leaves the panel for a page of the shop. */
  goTo?: (path: string) => void;
}

/** The pages of the shop: editing, viewing, deleting, beginning a new one. */
export function PagesScreen({ goTo = (path) => location.assign(path) }: PagesScreenProps) {
  const { api, t, announce } = useBackOffice();
  const [version, setVersion] = useState(0);
  // The page editor leads here to begin a page.
  const [isNew, setNew] = useState(() => location.hash === '#new');
  const [doomed, setDoomed] = useState<PageRow | null>(null);
  return (
    <Screen
      title={t('admin.menu.pages')}
      actions={
        <Button kind="primary" size="l" onClick={() => setNew(true)}>
          <Plus size={15} aria-hidden />
          {t('admin.pages.new')}
        </Button>
      }
    >
      <ListView
        caption={t('admin.menu.pages')}
        columns={columnsOf(t, setDoomed)}
        load={(query) => loadPages(api, query)}
        keyOf={({ id }) => id}
        empty={<p>{t('admin.pages.empty')}</p>}
        version={version}
      />
      <SystemPages part="pages" version={version} goTo={goTo} />
      {isNew && (
        <NewPageDialog
          onClose={() => setNew(false)}
          onCreated={(slug) => goTo(editPathOf(slug, null))}
        />
      )}
      {doomed && (
        <DeleteDialog
          name={doomed.title || doomed.slug}
          text={t(
            isSystemPage(doomed) ? 'admin.pages.deleteSystemText' : 'admin.pages.deleteText',
            {
              path: doomed.path,
            },
          )}
          refusals={{
            ELEMENT_IN_USE: t('admin.pages.isHome'),
            SYSTEM_PAGE: t('admin.pages.isSystem'),
          }}
          remove={() => api.call(deletePage, { params: { id: doomed.id } })}
          onClose={() => setDoomed(null)}
          onDone={() => {
            setDoomed(null);
            setVersion(version + 1);
            announce(t('admin.deleted', { name: doomed.title || doomed.slug }));
          }}
        />
      )}
    </Screen>
  );
}

/** The page of a screen: without it shoppers see the one that comes with the product. */
function isSystemPage({ slug }: Pick<PageRow, 'slug'>): boolean {
  return systemPageAt(slug) !== null;
}

async function loadPages(
  api: ApiPort,
  { keywords, page }: ListQuery,
): Promise<ApiResult<Page<PageRow>>> {
  const [pages, options] = await Promise.all([
    api.call(filterPages, { body: { page, limit: 20, ...(keywords && { keywords }) } }),
    api.call(filterOptions, { body: { keys: ['HomePageSlug'] } }),
  ]);
  if (pages.errored) return pages;
  const value = options.errored ? null : options.data.records[0]?.value;
  const homeSlug = typeof value === 'string' ? value : null;
  const records = pages.data.records.map((record) => ({
    ...record,
    path: pathOfPage(record.slug, homeSlug),
    editPath: editPathOf(record.slug, homeSlug),
  }));
  return { errored: false, data: { ...pages.data, records } };
}

function columnsOf(
  t: ReturnType<typeof useTexts>,
  onDelete: (row: PageRow) => void,
): Column<PageRow>[] {
  return [
    {
      key: 'title',
      title: t('admin.pages.title'),
      cell: ({ title, slug, path, editPath }) => (
        <span className={styles['title']}>
          <a href={editPath}>{title || slug}</a>
          {path === '/' && <Badge tone="accent">{t('admin.pages.home')}</Badge>}
          {isSystemPage({ slug }) && <Badge>{t('admin.pages.system')}</Badge>}
        </span>
      ),
    },
    {
      key: 'path',
      title: t('admin.pages.path'),
      cell: ({ path }) => <span className={styles['muted']}>{path}</span>,
    },
    {
      key: 'status',
      title: t('admin.pages.state'),
      cell: ({ status }) => (
        <Badge tone={STATUS_TONES[status]}>{t(`admin.pages.status.${status}`)}</Badge>
      ),
    },
    {
      key: 'actions',
      title: t('admin.pages.actions'),
      align: 'end',
      cell: (row) => {
        const name = row.title || row.slug;
        return (
          <span className={styles['actions']}>
            {row.status === 'published' && (
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
            <Button aria-label={`${t('admin.delete')}: ${name}`} onClick={() => onDelete(row)}>
              {t('admin.delete')}
            </Button>
          </span>
        );
      },
    },
  ];
}
