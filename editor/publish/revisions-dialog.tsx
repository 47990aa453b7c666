import { listRevisions, revertElement } from '#schemas/api/content.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { say } from '../actions/say.ts';
import { useEditor, useTexts } from '../editor-context.ts';
import { EditorDialog } from '../shell/editor-dialog.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { browserTimer } from '../store/browser-timer.ts';
import { replaceDocument } from '../store/remote.ts';
import { useUi } from '../store/selectors.ts';
import { closeDialog } from '../store/ui.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import styles from './revisions-dialog.module.css';

type Revision = DataOf<typeof listRevisions>['records'][number];

/** Earlier states of an element, newest first; any of them can become the draft again. */
export function RevisionsDialog({ elementId }: { elementId: number }) {
  const t = useTexts();
  const editor = useEditor();
  const { store, api, autosave } = editor;
  const loaded = useLoaded(String(elementId), () =>
    api.call(listRevisions, { params: { id: elementId } }),
  );

  const revert = async (rev: number) => {
    await autosave.flush();
    const answer = await api.call(revertElement, { params: { id: elementId }, body: { rev } });
    if (answer.errored) {
      say(editor, 'revisions.failed');
      return;
    }
    replaceDocument(store, answer.data, browserTimer.now());
    closeDialog(store);
    say(editor, 'revisions.reverted', { rev });
  };

  return (
    <EditorDialog title={t('action.revisions')} description={t('revisions.text')}>
      {loaded.status === 'loading' && <p className={styles['note']}>{t('revisions.loading')}</p>}
      {loaded.status === 'failed' && <p className={styles['note']}>{loaded.failure.message}</p>}
      {loaded.status === 'ready' && (
        <ol className={styles['list']}>
          {loaded.data.records.map((revision, index) => (
            <RevisionLine
              key={revision.rev}
              revision={revision}
              isCurrent={index === 0}
              onRevert={() => void revert(revision.rev)}
            />
          ))}
        </ol>
      )}
    </EditorDialog>
  );
}

interface RevisionLineProps {
  revision: Revision;
  isCurrent: boolean;
  onRevert(): void;
}

function RevisionLine({ revision, isCurrent, onRevert }: RevisionLineProps) {
  const t = useTexts();
  const locale = useUi('locale');
  const at = new Date(revision.created_at);
  const time = at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div>
        <p className={styles['time']}>
          {time}
          {revision.kind !== 'save' && (
            <Badge tone={revision.kind === 'publish' ? 'success' : 'neutral'}>
              {t(`revisions.${revision.kind}`)}
            </Badge>
          )}
        </p>
        <p className={styles['author']}>
          {revision.author} · {revision.rev}
        </p>
      </div>
      {isCurrent ? (
        <span className={styles['author']}>{t('revisions.current')}</span>
      ) : (
        <Button onClick={onRevert}>{t('revisions.revert')}</Button>
      )}
    </li>
  );
}
