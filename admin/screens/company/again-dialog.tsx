import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useCompanyTexts } from './use-company-texts.ts';

interface AgainDialogProps {
  /** Name of the page that there is. */
  name: string;
  failure: ApiFailure | null;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a second draft of the same page is made. */
export function AgainDialog({ name, failure, onConfirm, onClose }: AgainDialogProps) {
  const t = useTexts();
  const own = useCompanyTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={own('legal.again.title')}
      description={own('legal.again.text', { name })}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button size="l" kind="primary" onClick={onConfirm}>
            {own('legal.another')}
          </Button>
        </>
      }
    >
      {failure && <Refusal failure={failure} />}
    </Dialog>
  );
}
