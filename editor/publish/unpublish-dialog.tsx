import { unpublishElement } from '#schemas/api/content.ts';
import { say } from '../actions/say.ts';
import { useTexts } from '../back-office-context.ts';
import { useEditor } from '../editor-context.ts';
import { EditorDialog } from '../shell/editor-dialog.tsx';
import { updateSave } from '../store/save-state.ts';
import { closeDialog } from '../store/ui.ts';
import { Button } from '../ui/button.tsx';

/** Asks before the page is taken off the shop; nothing ever stands in the way of that. */
export function UnpublishDialog() {
  const t = useTexts();
  const editor = useEditor();
  const { store, api } = editor;
  const confirm = async () => {
    closeDialog(store);
    const { page } = store.getState().placement;
    const answer = await api.call(unpublishElement, { params: { id: page }, body: {} });
    if (answer.errored) {
      say(editor, 'unpublish.failed');
      return;
    }
    updateSave(store, String(page), { rev: answer.data.rev });
    say(editor, 'unpublish.done');
  };
  return (
    <EditorDialog
      size="s"
      title={t('unpublish.title')}
      description={t('unpublish.text')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(store)}>
            {t('dialog.cancel')}
          </Button>
          <Button kind="danger" size="l" onClick={() => void confirm()}>
            {t('unpublish.confirm')}
          </Button>
        </>
      }
    />
  );
}
