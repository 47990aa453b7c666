import { useLoaded } from '#kit/query/use-loaded.ts';
import { flatten } from '#runtime/content/flat.ts';
import { getRevision, revertElement } from '#schemas/api/content.ts';
import { say } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';
import { replaceDocument } from '../../kernel/store/saving/remote.ts';
import { closeDialog } from '../../kernel/store/ui.ts';

/** An earlier version of an element, in flat form. */
export function useRevision(elementId: number, rev: number) {
  const { api } = useEditor();
  return useLoaded(`${elementId} ${rev}`, async () => {
    const answer = await api.call(getRevision, { params: { id: elementId, rev } });
    return answer.errored ? answer : { ...answer, data: flatten(answer.data) };
  });
}

/** Makes a version the draft again, closes the dialog, and says so. */
export function useRestore(
  elementId: number,
  rev: number,
  done: 'revisions.reverted' | 'revisions.isPresetAgain' = 'revisions.reverted',
): () => void {
  const editor = useEditor();
  const { store, api, autosave } = editor;
  const restore = async () => {
    await autosave.flush();
    const answer = await api.call(revertElement, { params: { id: elementId }, body: { rev } });
    if (answer.errored) {
      say(editor, 'revisions.failed');
      return;
    }
    replaceDocument(store, answer.data, browserTimer.now());
    closeDialog(store);
    say(editor, done, { rev });
  };
  return () => void restore();
}
