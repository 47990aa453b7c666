import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { unpublishElement } from '#schemas/api/content.ts';
import { say } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { updateSave } from '../../kernel/store/saving/save-state.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';

/** Asks before the page is taken off the shop; nothing ever prevents that. */
export function UnpublishDialog() {
  const t = useTexts();
  const editor = useEditor();
  const { store, api } = editor;
  const isSystem = useEditorState(({ system, placement }) => placement.page in system);
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
      description={t(isSystem ? 'unpublish.systemText' : 'unpublish.text')}
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
