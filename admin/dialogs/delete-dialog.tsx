import type { ReactNode } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
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
    <ConfirmDialog
      title={t('admin.deleteTitle', { name })}
      text={text ?? t('admin.deleteText')}
      confirm={t('admin.delete')}
      kind="danger"
      onConfirm={() => void send(remove, done)}
      onClose={onClose}
    >
      {failure && <Refusal failure={failure} text={refusals[failure.error.code]} />}
    </ConfirmDialog>
  );
}
