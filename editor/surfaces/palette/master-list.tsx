import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '#kit/back-office-context.ts';
import { matchesQuery } from '#kit/fold-text.ts';
import { isRecord } from '#runtime/content/json.ts';
import type { NewThing } from '../../kernel/actions/insert-operations.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { loadMasters } from '../../kernel/load-masters.ts';
import type { OpenElement } from '../../kernel/store/documents.ts';
import type { EditorState } from '../../kernel/store/editor-state.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import styles from './palette.module.css';
import { PaletteTile } from './palette-tile.tsx';

interface MasterListProps {
  query: string;
  onInsert(thing: NewThing): void;
}

/** Saved sections that can be placed on any page. */
export function MasterList({ query, onInsert }: MasterListProps) {
  const t = useTexts();
  const editor = useEditor();
  const all = useEditorState(useShallow(mastersOf));
  useEffect(() => {
    void loadMasters(editor);
  }, [editor]);
  const masters = all.filter((master) => matchesQuery(query, [masterTitle(master)]));
  if (masters.length === 0) return null;
  return (
    <section aria-label={t('palette.masters')}>
      <h3 className={styles['heading']}>{t('palette.masters')}</h3>
      <div className={styles['grid']}>
        {masters.map((master) => (
          <PaletteTile
            key={master.id}
            onInsert={onInsert}
            item={{
              id: `master-${master.id}`,
              title: masterTitle(master),
              description: t('palette.masterHint'),
              icon: 'component',
              thing: { kind: 'master', masterId: master.id },
            }}
          />
        ))}
      </div>
    </section>
  );
}

function mastersOf({ documents }: EditorState): OpenElement[] {
  return Object.values(documents).filter(({ type }) => type === 'section');
}

/** Name of a master: its title, else its slug. */
export function masterTitle(master: OpenElement): string {
  const { title } = isRecord(master.meta) ? master.meta : {};
  return typeof title === 'string' && title !== '' ? title : master.slug;
}
