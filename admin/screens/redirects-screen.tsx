import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { deleteRedirect, filterRedirects, type Redirect } from '#schemas/api/redirects.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { Screen } from '../screen.tsx';
import type { Column } from '../table/data-table.tsx';
import { ListView } from '../table/list-view.tsx';
import { useUndoNotice } from './settings/use-undo-notice.ts';
import { FailedPaths } from './system/failed-paths.tsx';
import { RedirectDialog } from './system/redirect-dialog.tsx';
import { RowTools } from './system/row-tools.tsx';
import styles from './system/system.module.css';

const PER_PAGE = 20;

/** Old paths of the shop and where they lead; below, paths that led nowhere (ROUTE-45). */
export function RedirectsScreen() {
  const { api, t } = useBackOffice();
  const [version, setVersion] = useState(0);
  /** Old path of a redirect that is being added. */
  const [added, setAdded] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Redirect | null>(null);
  const columns = useColumns(setDeleted);

  const sayChanged = useUndoNotice();
  const lookAgain = () => setVersion((before) => before + 1);

  function done(name: string, sentence: string) {
    setAdded(null);
    setDeleted(null);
    lookAgain();
    const isOne = (setting: string) => setting.startsWith('redirects.');
    void sayChanged({ sentence, name, isOne, onUndone: lookAgain });
  }

  return (
    <Screen
      title={t('admin.menu.redirects')}
      intro={t('admin.redirects.intro')}
      actions={
        <Button kind="primary" size="l" onClick={() => setAdded('')}>
          <Plus size={16} aria-hidden />
          {t('admin.redirects.add')}
        </Button>
      }
    >
      <ListView
        caption={t('admin.menu.redirects')}
        columns={columns}
        version={version}
        load={({ keywords, page }) =>
          api.call(filterRedirects, { body: { keywords, page, limit: PER_PAGE } })
        }
        keyOf={({ id }) => id}
        empty={<p>{t('admin.redirects.empty')}</p>}
      />
      <FailedPaths onRedirect={setAdded} />
      {added !== null && (
        <RedirectDialog
          from={added}
          onClose={() => setAdded(null)}
          onAdded={({ from }) => done(from, t('admin.saved', { name: from }))}
        />
      )}
      {deleted && (
        <DeleteDialog
          name={deleted.from}
          text={t('admin.redirects.deleteText')}
          remove={() => api.call(deleteRedirect, { params: { id: deleted.id } })}
          onDone={() => done(deleted.from, t('admin.deleted', { name: deleted.from }))}
          onClose={() => setDeleted(null)}
        />
      )}
    </Screen>
  );
}

function useColumns(onDelete: (redirect: Redirect) => void): Column<Redirect>[] {
  const t = useTexts();
  return [
    {
      key: 'from',
      title: t('admin.redirects.from'),
      cell: ({ from }) => <span className={styles['path']}>{from}</span>,
    },
    {
      key: 'to',
      title: t('admin.redirects.to'),
      cell: ({ to }) => <span className={styles['path']}>{to}</span>,
    },
    {
      key: 'permanent',
      title: t('admin.redirects.kind'),
      cell: ({ permanent }) =>
        permanent ? (
          <Badge>{t('admin.redirects.isPermanent')}</Badge>
        ) : (
          <Badge tone="warning">{t('admin.redirects.isTemporary')}</Badge>
        ),
    },
    {
      key: 'tools',
      title: '',
      align: 'end',
      cell: (redirect) => <RowTools name={redirect.from} onDelete={() => onDelete(redirect)} />,
    },
  ];
}
