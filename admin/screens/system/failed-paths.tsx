import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { filterFailedRequests } from '#schemas/api/redirects.ts';
import { useAdmin } from '../../admin-context.ts';
import { LoadedView } from '../../screen.tsx';
import { type Column, DataTable } from '../../table/data-table.tsx';
import { useKept } from '../../table/use-kept.ts';
import { formatCount, formatMoment } from './format.ts';
import styles from './system.module.css';

type FailedPath = DataOf<typeof filterFailedRequests>['records'][number];

/** As many as one look takes; the most asked for come first. */
const PER_PAGE = 10;

/** Paths that led nowhere (ROUTE-45). They come from strangers, so they are never links. */
export function FailedPaths({ onRedirect }: { onRedirect(path: string): void }) {
  const { api, t } = useBackOffice();
  const [tries, setTries] = useState(0);
  const [page, setPage] = useState(1);
  const loaded = useKept(
    useLoaded(`${page}/${tries}`, () =>
      api.call(filterFailedRequests, { body: { page, limit: PER_PAGE } }),
    ),
  );
  const columns = useColumns(onRedirect);
  return (
    <section className={styles['section']}>
      <h2>{t('admin.redirects.failed')}</h2>
      <p className={styles['note']}>{t('admin.redirects.failedText')}</p>
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {({ records, totalPages }) =>
          records.length === 0 ? (
            <p className={styles['empty']}>{t('admin.redirects.failedNone')}</p>
          ) : (
            <>
              <DataTable
                caption={t('admin.redirects.failed')}
                columns={columns}
                records={records}
                keyOf={({ path }) => path}
              />
              {totalPages > 1 && <Pages page={page} pages={totalPages} onGo={setPage} />}
            </>
          )
        }
      </LoadedView>
    </section>
  );
}

function useColumns(onRedirect: (path: string) => void): Column<FailedPath>[] {
  const { t } = useBackOffice();
  const { locale } = useAdmin();
  return [
    {
      key: 'path',
      title: t('admin.redirects.path'),
      cell: ({ path }) => <span className={styles['path']}>{path}</span>,
    },
    {
      key: 'hits',
      title: t('admin.redirects.hits'),
      align: 'end',
      cell: ({ hits }) => formatCount(hits, locale),
    },
    {
      key: 'lastAt',
      title: t('admin.redirects.lastAt'),
      cell: ({ lastAt }) => (
        <span className={styles['moment']}>{formatMoment(lastAt, locale)}</span>
      ),
    },
    {
      key: 'tools',
      title: '',
      align: 'end',
      cell: ({ path }) => (
        <Button
          aria-label={`${t('admin.redirects.redirect')}: ${path}`}
          onClick={() => onRedirect(path)}
        >
          {t('admin.redirects.redirect')}
        </Button>
      ),
    },
  ];
}

interface PagesProps {
  page: number;
  pages: number;
  onGo(page: number): void;
}

function Pages({ page, pages, onGo }: PagesProps) {
  const { t } = useBackOffice();
  return (
    <nav className={styles['pages']} aria-label={t('admin.redirects.failed')}>
      <Button disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {t('admin.list.before')}
      </Button>
      <span>{t('admin.list.page', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {t('admin.list.after')}
      </Button>
    </nav>
  );
}
