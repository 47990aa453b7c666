import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { isUnsynced } from '../../kernel/store/saving/save-queue.ts';
import { closeDialog } from '../../kernel/store/ui.ts';

/** Asked when the page is left with changes that the server does not have (EDIT-05). */
export function LeaveDialog({ href }: { href: string }) {
  const t = useTexts();
  const { store, autosave } = useEditor();
  const save = async () => {
    await autosave.resume();
    if (!isUnsynced(store.getState().save)) window.location.assign(href);
  };
  return (
    <EditorDialog
      size="s"
      title={t('leave.title')}
      description={t('leave.text')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(store)}>
            {t('leave.stay')}
          </Button>
          <Button kind="quiet" size="l" onClick={() => window.location.assign(href)}>
            {t('leave.anyway')}
          </Button>
          <Button kind="primary" size="l" onClick={() => void save()}>
            {t('leave.save')}
          </Button>
        </>
      }
    />
  );
}
