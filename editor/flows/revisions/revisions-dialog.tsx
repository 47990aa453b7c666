import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { listRevisions } from '#schemas/api/content.ts';
import { presetVersion } from '#schemas/api/system-pages.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { BuiltInVersion } from './built-in-version.tsx';
import { Comparison } from './comparison.tsx';
import { PresetVersion } from './preset-version.tsx';
import { BUILT_IN, PRESET, type Revision, RevisionList, revisionsOf } from './revision-list.tsx';
import styles from './revisions.module.css';
import { useRestore, useRevision } from './use-revision.ts';

interface RevisionsDialogProps {
  elementId: number;
}

/** Earlier versions of an element: what changed in each, and the way back to it. */
export function RevisionsDialog({ elementId }: RevisionsDialogProps) {
  const t = useTexts();
  const { api, autosave } = useEditor();
  const loaded = useLoaded(String(elementId), async () => {
    // What is typed now is a version too.
    await autosave.flush();
    return api.call(listRevisions, { params: { id: elementId } });
  });
  const preset = useLoaded(`preset ${elementId}`, () =>
    api.call(presetVersion, { params: { id: elementId } }),
  );
  const presetRev = preset.status === 'ready' ? (preset.data?.rev ?? null) : null;
  return (
    <EditorDialog size="xl" title={t('action.revisions')} description={t('revisions.text')}>
      {loaded.status === 'loading' && <p className={styles['note']}>{t('revisions.loading')}</p>}
      {loaded.status === 'failed' && <p className={styles['note']}>{loaded.failure.message}</p>}
      {loaded.status === 'ready' && (
        <History
          elementId={elementId}
          revisions={revisionsOf(loaded.data.records)}
          presetRev={presetRev}
        />
      )}
    </EditorDialog>
  );
}

interface HistoryProps extends RevisionsDialogProps {
  revisions: Revision[];
  /** In which it came with the preset; null for what was made here. */
  presetRev: number | null;
}

function History({ elementId, revisions, presetRev }: HistoryProps) {
  const [chosen, setChosen] = useState(revisions[0]?.rev ?? 0);
  const isSystem = useEditorState(({ system }) => elementId in system);
  const index = revisions.findIndex(({ rev }) => rev === chosen);
  return (
    <div className={styles['history']}>
      <RevisionList
        revisions={revisions}
        chosen={chosen}
        hasBuiltIn={isSystem}
        hasPreset={presetRev !== null}
        onChoose={setChosen}
      />
      {chosen === PRESET && presetRev !== null && (
        <PresetVersion elementId={elementId} rev={presetRev} />
      )}
      {chosen === BUILT_IN && isSystem && <BuiltInVersion elementId={elementId} />}
      {index >= 0 && (
        <Chosen
          key={chosen}
          elementId={elementId}
          rev={chosen}
          previous={revisions[index + 1]?.rev ?? null}
          isCurrent={index === 0}
        />
      )}
    </div>
  );
}

interface ChosenProps extends RevisionsDialogProps {
  rev: number;
  /** The version before it; null for the first. */
  previous: number | null;
  isCurrent: boolean;
}

/** Which version the chosen one is held against. */
type Other = 'before' | 'now';

function Chosen({ elementId, rev, previous, isCurrent }: ChosenProps) {
  const t = useTexts();
  const [other, setOther] = useState<Other>(previous === null ? 'now' : 'before');
  const restore = useRestore(elementId, rev);
  const choices: Other[] = [
    ...(previous === null ? [] : ['before' as const]),
    ...(isCurrent ? [] : ['now' as const]),
  ];
  return (
    <div className={styles['chosen']}>
      <div className={styles['bar']}>
        <h2>{t('revisions.version', { rev })}</h2>
        {choices.length > 0 && (
          <label>
            {t('revisions.compareWith')}
            <select
              className={controls['select']}
              value={other}
              onChange={({ target }) => setOther(target.value === 'now' ? 'now' : 'before')}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {t(choice === 'now' ? 'revisions.draftNow' : 'revisions.before')}
                </option>
              ))}
            </select>
          </label>
        )}
        {!isCurrent && (
          <Button kind="primary" onClick={restore}>
            {t('revisions.revert')}
          </Button>
        )}
      </div>
      {other === 'before' && previous !== null ? (
        <TwoRevisions elementId={elementId} older={previous} newer={rev} />
      ) : (
        !isCurrent && <AgainstNow elementId={elementId} rev={rev} />
      )}
    </div>
  );
}

function TwoRevisions(props: { elementId: number; older: number; newer: number }) {
  const t = useTexts();
  const older = useRevision(props.elementId, props.older);
  const newer = useRevision(props.elementId, props.newer);
  if (older.status === 'ready' && newer.status === 'ready') {
    return <Comparison older={older.data} newer={newer.data} />;
  }
  const failed = [older, newer].find((one) => one.status === 'failed');
  return (
    <p className={styles['note']}>{failed ? failed.failure.message : t('revisions.loading')}</p>
  );
}

function AgainstNow({ elementId, rev }: { elementId: number; rev: number }) {
  const t = useTexts();
  const older = useRevision(elementId, rev);
  const newer = useEditorState(({ documents }) => documents[elementId]);
  if (older.status === 'ready' && newer) return <Comparison older={older.data} newer={newer} />;
  return (
    <p className={styles['note']}>
      {older.status === 'failed' ? older.failure.message : t('revisions.loading')}
    </p>
  );
}
