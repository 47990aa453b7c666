import { useTexts } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { flatten } from '#runtime/content/flat.ts';
import { builtInVersion, putBackElement } from '#schemas/api/system-pages.ts';
import { say } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';
import { replaceDocument } from '../../kernel/store/saving/remote.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { WholeVersion } from './whole-version.tsx';

/** What the page would be again when it is put back, beside what it is: what is lost is seen first. */
export function BuiltInVersion({ elementId }: { elementId: number }) {
  const t = useTexts();
  const { api } = useEditor();
  const putBack = usePutBack(elementId);
  const loaded = useLoaded(`built-in ${elementId}`, async () => {
    const answer = await api.call(builtInVersion, { params: { id: elementId } });
    return answer.errored ? answer : { ...answer, data: flatten(answer.data) };
  });
  return (
    <WholeVersion
      elementId={elementId}
      title={t('revisions.builtIn')}
      action={t('revisions.putBack')}
      loaded={loaded}
      onRestore={putBack}
    />
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
