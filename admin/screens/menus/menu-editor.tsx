import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '#domain/locales.ts';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { navLabel } from '#runtime/links/nav-link.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { LeaveDialog } from '../../dialogs/leave-dialog.tsx';
import { Refusal as RefusalLine } from '../../dialogs/refusal.tsx';
import { type LoadedMenu, saveMenu } from './menu-calls.ts';
import styles from './menu-editor.module.css';
import { faultOf } from './menu-link.ts';
import { MenuRow } from './menu-row.tsx';
import { type Entries, entriesOf, entryAt, type MenuEntry, treeOf } from './menu-tree.ts';
import { type MenuDraft, useMenuDraft } from './use-menu-draft.ts';

interface MenuEditorProps extends LoadedMenu {
  /** Name that the server knows the menu by. */
  name: string;
  /** What it is called. */
  title: string;
  locale: Locale;
}

/** A menu as a list of entries that are moved, opened, added and removed. */
export function MenuEditor({ name, title, locale, tree, isOwn }: MenuEditorProps) {
  const { api, t, announce } = useBackOffice();
  const draft = useMenuDraft(useState(() => entriesOf(tree))[0], announce);
  const { entries } = draft;
  const [isNew, setNew] = useState(!isOwn);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function save() {
    setChecked(true);
    setRefusal(null);
    const faulty = entries.find(({ node }) => faultOf(node) !== null);
    if (faulty) {
      draft.show(faulty.key);
      announce(t('admin.menuEditor.hasFaults'));
      return;
    }
    setSaving(true);
    const answer = await saveMenu(api, name, locale, treeOf(entries));
    setSaving(false);
    if (answer.errored) {
      setRefusal({ failure: answer, entries: refusedEntries(answer, entries) });
      return;
    }
    draft.keepAs(entries);
    setNew(false);
    setChecked(false);
    announce(t('admin.saved', { name: title }));
  }

  return (
    <div ref={draft.list} className={styles['editor']}>
      <SaveBar draft={draft} canSave={draft.isChanged || isNew} isSaving={isSaving} onSave={save} />
      {refusal && <RefusalText {...refusal} />}
      {isNew && <p className={styles['note']}>{t('admin.menuEditor.notInLanguage')}</p>}
      {entries.length === 0 ? (
        <p className={styles['empty']}>{t('admin.menuEditor.empty')}</p>
      ) : (
        <ol className={styles['entries']} aria-label={title}>
          {entries.map((entry, index) => (
            <MenuRow
              key={entry.key}
              draft={draft}
              entry={entry}
              index={index}
              isChecked={isChecked}
              isRefused={refusal?.entries.some(({ key }) => key === entry.key) ?? false}
            />
          ))}
        </ol>
      )}
      <div className={styles['below']}>
        <Button size="l" data-part="add" onClick={() => draft.add(null)}>
          <Plus size={15} aria-hidden />
          {t('admin.menuEditor.add')}
        </Button>
      </div>
      <LeaveDialog isDirty={draft.isChanged} />
    </div>
  );
}

interface SaveBarProps {
  draft: MenuDraft;
  canSave: boolean;
  isSaving: boolean;
  onSave(): Promise<void>;
}

/** Whether all is saved, and what was removed last. */
function SaveBar({ draft, canSave, isSaving, onSave }: SaveBarProps) {
  const t = useTexts();
  const { isChanged, removed } = draft;
  const isOff = isSaving || !canSave;
  return (
    <div className={styles['bar']}>
      <p role="status" data-changed={isChanged ? '' : undefined}>
        {t(isChanged ? 'admin.menuEditor.unsaved' : 'admin.menuEditor.allSaved')}
      </p>
      {removed && (
        <span className={styles['removed']}>
          <span>{t('admin.menuEditor.removed', { name: removed.name })}</span>
          <Button data-part="put-back" onClick={draft.putBack}>
            {t('admin.menuEditor.putBack')}
          </Button>
        </span>
      )}
      <Button
        kind="primary"
        size="l"
        // Keeps the focus when there is nothing left to save.
        aria-disabled={isOff}
        data-disabled={isOff ? '' : undefined}
        onClick={() => !isOff && void onSave()}
      >
        {t('admin.save')}
      </Button>
    </div>
  );
}

/** What the server did not take; the entries as they were sent. */
interface Refusal {
  failure: ApiFailure;
  entries: readonly MenuEntry[];
}

function RefusalText({ failure, entries }: Refusal) {
  const t = useTexts();
  const names = entries.map(({ node }) => navLabel(node)).join(', ');
  return (
    <RefusalLine
      failure={failure}
      text={names ? t('admin.menuEditor.refused', { names }) : undefined}
    />
  );
}

/** The entries that a failure names by their paths in the tree. */
function refusedEntries({ error }: ApiFailure, entries: Entries): MenuEntry[] {
  const paths = Object.keys(error.payload.fields ?? {});
  return [...new Set(paths.flatMap((path) => entryAt(entries, path) ?? []))];
}
