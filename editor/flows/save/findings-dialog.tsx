import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { Findings } from '../publish/findings.tsx';

/** Why the server refused the last save (EDIT-04), with the way to each block. */
export function FindingsDialog({ elementId }: { elementId: number }) {
  const t = useTexts();
  const { store, autosave } = useEditor();
  const faults = useEditorState((state) => state.save[elementId]?.faults);
  const again = () => {
    closeDialog(store);
    void autosave.resume();
  };
  return (
    <EditorDialog
      title={t('findings.invalid')}
      description={t('findings.invalidText')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(store)}>
            {t('dialog.close')}
          </Button>
          <Button kind="primary" size="l" onClick={again}>
            {t('findings.again')}
          </Button>
        </>
      }
    >
      <Findings elementId={elementId} faults={faults ?? []} />
    </EditorDialog>
  );
}
