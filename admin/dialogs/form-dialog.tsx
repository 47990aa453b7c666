import { type ReactNode, type SubmitEvent, useId } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, type DialogProps } from '#kit/ui/dialog.tsx';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: DialogProps['size'];
  /** Name of the button that sends. */
  submit: string;
  /** Name of the button that closes. */
  cancel?: string;
  isBusy?: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onClose(): void;
  children: ReactNode;
}

/** A few fields in a dialog, sent by its button or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, submit, cancel, isBusy = false } = props;
  const { onSubmit, onClose, children } = props;
  const t = useTexts();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      {...(size && { size })}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {cancel ?? t('admin.cancel')}
          </Button>
          <Button size="l" kind="primary" type="submit" form={id} disabled={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} method="post" className={styles['form']} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
