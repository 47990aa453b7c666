import { useTexts } from '#kit/back-office-context.ts';
import { lazyPart, PartFailed } from '#kit/ui/lazy-part.tsx';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { useUi } from '../../kernel/store/selectors.ts';

const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs, DialogFailed);

/** The dialog that is open. */
export function CurrentDialog() {
  const dialog = useUi('dialog');
  return dialog && <Dialogs dialog={dialog} />;
}

function DialogFailed({ onRetry }: { onRetry(): void }) {
  const t = useTexts();
  return (
    <EditorDialog title={t('open.failed')} size="s">
      <PartFailed onRetry={onRetry} />
    </EditorDialog>
  );
}
