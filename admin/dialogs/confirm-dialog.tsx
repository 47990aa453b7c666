import type { ReactNode } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button, type ButtonKind } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What it means. */
  text: ReactNode;
  /** What the button says that does it. */
  confirm: string;
  kind?: ButtonKind;
  onConfirm(): void;
  onClose(): void;
  /** Stands below the text, such as why the server would not have it. */
  children?: ReactNode;
}

/** Asks before something is done that cannot easily be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, kind = 'primary', onConfirm, onClose, children } = props;
  const t = useTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={title}
      description={text}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button size="l" kind={kind} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
