import { useTexts } from '../back-office-context.ts';
import { useEditor } from '../editor-context.ts';
import { Findings } from '../publish/findings.tsx';
import { EditorDialog } from '../shell/editor-dialog.tsx';
import { useEditorState } from '../store/selectors.ts';
import { closeDialog } from '../store/ui.ts';
import { Button } from '../ui/button.tsx';

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
