import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { editPathOf, pathOfPage } from '#runtime/links/page-paths.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import { duplicatePage, filterPages, PAGE_STATES } from '#schemas/api/page-list.ts';
import { deletePage } from '#schemas/api/pages.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { failureText, Screen } from '../screen.tsx';
import { ListView, type Page } from '../table/list-view.tsx';
import type { ListQuery } from '../table/use-list-query.ts';
import { BinLink } from './bin/bin-link.tsx';
import { IntoBinDialog } from './bin/into-bin-dialog.tsx';
import { useBinTexts } from './bin/use-bin-texts.ts';
import { NewPageDialog } from './content/new-page-dialog.tsx';
import { isSystemPage, type PageRow, usePageColumns } from './content/page-columns.tsx';
import { SystemPages } from './content/system-pages.tsx';

/** Longest title of a page. */
const MOST_TITLE = 120;

interface PagesScreenProps {
  /** Leaves the panel for a page of the shop. */
  goTo?: (path: string) => void;
}

/** The pages of the shop: editing, viewing, deleting, beginning a new one. */
export function PagesScreen({ goTo = (path) => location.assign(path) }: PagesScreenProps) {
  const { api, t, announce } = useBackOffice();
  const say = useBinTexts();
  const [version, setVersion] = useState(0);
  // The page editor leads here to begin a page.
  const [isNew, setNew] = useState(() => location.hash === '#new');
  const [doomed, setDoomed] = useState<PageRow | null>(null);
  const lookAgain = () => setVersion((before) => before + 1);

  async function duplicate({ id, title }: PageRow) {
    const name = title && t('admin.pages.copyTitle', { title }).slice(0, MOST_TITLE);
    const answer = await api.call(duplicatePage, {
      params: { id },
      body: name === '' ? {} : { title: name },
    });
    if (answer.errored) return announce(failureText(answer, t));
    lookAgain();
    const { slug } = answer.data;
    announce(t('admin.pages.duplicated', { name: name || slug }), undefined, {
      label: t('admin.pages.edit'),
      run: () => goTo(editPathOf(slug, null)),
    });
  }

  const columns = usePageColumns({
    onDuplicate: (row) => void duplicate(row),
    onDelete: setDoomed,
  });

  return (
    <Screen
      title={t('admin.menu.pages')}
      actions={
        <>
          <BinLink />
          <Button kind="primary" size="l" onClick={() => setNew(true)}>
            <Plus size={15} aria-hidden />
            {t('admin.pages.new')}
          </Button>
        </>
      }
    >
      <ListView
        caption={t('admin.menu.pages')}
        columns={columns}
        load={(query) => loadPages(api, query)}
        keyOf={({ id }) => id}
        filters={[
          {
            name: 'state',
            label: t('admin.pages.state'),
            options: PAGE_STATES.map((state) => ({
              value: state,
              label: t(`admin.pages.filter.${state}`),
            })),
          },
        ]}
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
        <IntoBinDialog
          doomed={{ kind: 'page', id: doomed.id, name: doomed.title || doomed.slug }}
          text={say(isSystemPage(doomed) ? 'bin.moveText.system' : 'bin.moveText.page', {
            path: doomed.path,
          })}
          needed={t(isSystemPage(doomed) ? 'admin.pages.isSystem' : 'admin.pages.isHome')}
          remove={() => api.call(deletePage, { params: { id: doomed.id } })}
          onClose={() => setDoomed(null)}
          onDone={() => {
            setDoomed(null);
            lookAgain();
          }}
          onUndone={lookAgain}
        />
      )}
    </Screen>
  );
}

async function loadPages(
  api: ApiPort,
  { keywords, page, filters }: ListQuery,
): Promise<ApiResult<Page<PageRow>>> {
  const state = PAGE_STATES.find((one) => one === filters['state']);
  const narrowing = { ...(keywords && { keywords }), ...(state && { state }) };
  const [pages, options] = await Promise.all([
    api.call(filterPages, { body: { page, limit: 20, ...narrowing } }),
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
