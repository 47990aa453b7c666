import { useTexts } from '#kit/back-office-context.ts';
import { Dialog, type DialogProps } from '#kit/ui/dialog.tsx';
import { useEditor } from './editor-context.ts';
import { closeDialog } from './store/ui.ts';

export type EditorDialogProps = Omit<DialogProps, 'open' | 'onClose' | 'closeLabel'>;

/** A dialog of the shell: open while it is the one in the state, closed by taking it out. */
export function EditorDialog(props: EditorDialogProps) {
  const t = useTexts();
  const { store } = useEditor();
  return (
    <Dialog {...props} open closeLabel={t('dialog.close')} onClose={() => closeDialog(store)} />
  );
}
