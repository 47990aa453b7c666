import type { ReactNode } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { focusTitle } from './focus-title.ts';
import { Refusal } from './refusal.tsx';
import { useSend } from './use-send.ts';

interface DeleteDialogProps {
  /** What is about to go. */
  name: string;
  /** What it means; by default that there is no way back. */
  text?: ReactNode;
  /** Sentences of ours for codes of the server. */
  refusals?: Readonly<Record<string, string>>;
  remove(): Promise<ApiResult<unknown>>;
  onDone(): void;
  onClose(): void;
}

/** Asks before something is deleted, and says so when the server will not have it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, text, refusals = {}, remove, onDone, onClose } = props;
  const t = useTexts();
  const { failure, send } = useSend();

  function done() {
    onDone();
    focusTitle();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('admin.deleteTitle', { name })}
      description={text ?? t('admin.deleteText')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button size="l" kind="danger" onClick={() => send(remove, done)}>
            {t('admin.delete')}
          </Button>
        </>
      }
    >
      {failure && <Refusal failure={failure} text={refusals[failure.error.code]} />}
    </Dialog>
  );
}
