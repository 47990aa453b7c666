import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  type ConsentAssignment,
  deleteConsent,
  filterConsents,
  type StoredConsent,
} from '#schemas/api/consents.ts';
import { useAdmin } from '../admin-context.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { LoadedView, Screen } from '../screen.tsx';
import type { Column } from '../table/data-table.tsx';
import { ListView } from '../table/list-view.tsx';
import { useKept } from '../table/use-kept.ts';
import { useUndoNotice } from './settings/use-undo-notice.ts';
import { ConsentDialog } from './system/consent-dialog.tsx';
import { ConsentFormList } from './system/consent-form-list.tsx';
import { consentText } from './system/consent-texts.ts';
import { loadAssignments } from './system/load-consents.ts';
import { RowTools } from './system/row-tools.tsx';
import styles from './system/system.module.css';

/** What is open above the list. */
type Open = { what: 'add' } | { what: 'change' | 'delete'; consent: StoredConsent };

const PER_PAGE = 20;

/** The consents of the shop, and the forms that ask for them (ADMIN-02). */
export function ConsentsScreen() {
  const { api, t } = useBackOffice();
  const [version, setVersion] = useState(0);
  const [open, setOpen] = useState<Open | null>(null);
  const assignments = useKept(useLoaded(String(version), () => loadAssignments(api)));
  const columns = useColumns(assignments.status === 'ready' ? assignments.data : [], setOpen);

  const sayChanged = useUndoNotice();
  const lookAgain = () => setVersion((before) => before + 1);

  function done(name: string, sentence: string) {
    setOpen(null);
    lookAgain();
    const isOne = (setting: string) => setting.startsWith('consents.');
    void sayChanged({ sentence, name, isOne, onUndone: lookAgain });
  }

  return (
    <Screen
      title={t('admin.menu.consent')}
      intro={t('admin.consent.intro')}
      actions={<AddButton onAdd={() => setOpen({ what: 'add' })} />}
    >
      <ListView
        caption={t('admin.menu.consent')}
        columns={columns}
        version={version}
        load={({ keywords, page }) =>
          api.call(filterConsents, { body: { keywords, page, limit: PER_PAGE } })
        }
        keyOf={({ id }) => id}
        empty={<p>{t('admin.consent.empty')}</p>}
      />
      <section className={styles['section']}>
        <h2>{t('admin.consent.forms')}</h2>
        <p className={styles['note']}>{t('admin.consent.formsText')}</p>
        <LoadedView loaded={assignments} onRetry={() => setVersion(version + 1)}>
          {(forms) => <ConsentFormList assignments={forms} />}
        </LoadedView>
      </section>
      {open && <OpenDialog open={open} onClose={() => setOpen(null)} onDone={done} />}
    </Screen>
  );
}

function AddButton({ onAdd }: { onAdd(): void }) {
  const t = useTexts();
  return (
    <Button kind="primary" size="l" onClick={onAdd}>
      <Plus size={16} aria-hidden />
      {t('admin.consent.add')}
    </Button>
  );
}

interface OpenDialogProps {
  open: Open;
  onClose(): void;
  onDone(name: string, sentence: string): void;
}

function OpenDialog({ open, onClose, onDone }: OpenDialogProps) {
  const { api, t } = useBackOffice();
  if (open.what === 'delete') {
    const { id, uniqueNumber: name } = open.consent;
    return (
      <DeleteDialog
        name={name}
        text={t('admin.consent.deleteText')}
        remove={() => api.call(deleteConsent, { params: { id } })}
        onDone={() => onDone(name, t('admin.deleted', { name }))}
        onClose={onClose}
      />
    );
  }
  return (
    <ConsentDialog
      {...(open.what === 'change' && { consent: open.consent })}
      onClose={onClose}
      onSaved={({ uniqueNumber: name }) => onDone(name, t('admin.saved', { name }))}
    />
  );
}

function useColumns(
  assignments: readonly ConsentAssignment[],
  onOpen: (open: Open) => void,
): Column<StoredConsent>[] {
  const t = useTexts();
  const { locale } = useAdmin();
  const formsOf = (id: number) =>
    assignments
      .filter(({ consents }) => consents.includes(id))
      .map(({ assigned_to }) => t(`admin.consent.form.${assigned_to}`))
      .join(', ');
  return [
    {
      key: 'number',
      title: t('admin.consent.number'),
      cell: ({ uniqueNumber }) => <b>{uniqueNumber}</b>,
    },
    {
      key: 'text',
      title: t('admin.consent.text'),
      cell: (consent) => <span className={styles['text']}>{consentText(consent, locale)}</span>,
    },
    { key: 'forms', title: t('admin.consent.askedBy'), cell: ({ id }) => formsOf(id) || '–' },
    {
      key: 'version',
      title: t('admin.consent.version'),
      align: 'end',
      cell: ({ version }) => version,
    },
    {
      key: 'tools',
      title: '',
      align: 'end',
      cell: (consent) => (
        <RowTools
          name={consent.uniqueNumber}
          onChange={() => onOpen({ what: 'change', consent })}
          onDelete={() => onOpen({ what: 'delete', consent })}
        />
      ),
    },
  ];
}
