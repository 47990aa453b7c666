import { useTexts } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { flatten } from '#runtime/content/flat.ts';
import { builtInVersion, putBackElement } from '#schemas/api/system-pages.ts';
import { say } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';
import { replaceDocument } from '../../kernel/store/saving/remote.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { Comparison } from './comparison.tsx';
import styles from './revisions.module.css';

/** What the page would be again when it is put back, beside what it is: what is lost is seen first. */
export function BuiltInVersion({ elementId }: { elementId: number }) {
  const t = useTexts();
  const { api } = useEditor();
  const putBack = usePutBack(elementId);
  const now = useEditorState(({ documents }) => documents[elementId]);
  const loaded = useLoaded(`built-in ${elementId}`, async () => {
    const answer = await api.call(builtInVersion, { params: { id: elementId } });
    return answer.errored ? answer : { ...answer, data: flatten(answer.data) };
  });
  return (
    <div className={styles['chosen']}>
      <div className={styles['bar']}>
        <h2>{t('revisions.builtIn')}</h2>
        <Button kind="primary" disabled={loaded.status !== 'ready'} onClick={putBack}>
          {t('revisions.putBack')}
        </Button>
      </div>
      <p className={styles['note']}>{t('revisions.putBackText')}</p>
      {loaded.status === 'ready' && now && <Comparison older={now} newer={loaded.data} />}
      {loaded.status === 'loading' && <p className={styles['note']}>{t('revisions.loading')}</p>}
      {loaded.status === 'failed' && <p className={styles['note']}>{loaded.failure.message}</p>}
    </div>
  );
}

/** Makes the built-in version the draft, and closes the dialog. */
function usePutBack(elementId: number): () => void {
  const editor = useEditor();
  const { store, api, autosave } = editor;
  const putBack = async () => {
    await autosave.flush();
    const answer = await api.call(putBackElement, { params: { id: elementId }, body: {} });
    if (answer.errored) {
      say(editor, 'revisions.failed');
      return;
    }
    replaceDocument(store, answer.data, browserTimer.now());
    closeDialog(store);
    say(editor, 'revisions.isPutBack');
  };
  return () => void putBack();
}
