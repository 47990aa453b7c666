import { type SubmitEvent, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import type { BinItem } from '#schemas/api/bin.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { isSlug } from '../content/new-page.ts';
import { useBinTexts } from './use-bin-texts.ts';
import { useRestore } from './use-restore.ts';

interface RestoreDialogProps {
  item: BinItem;
  /** A free address to begin with. */
  free: string;
  onDone(): void;
  onClose(): void;
}

/** Asks for another address, where that of what comes back is somebody else's by now. */
export function RestoreDialog({ item, free, onDone, onClose }: RestoreDialogProps) {
  const t = useTexts();
  const say = useBinTexts();
  const restore = useRestore();
  const [slug, setSlug] = useState(free);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isTaken = failure?.error.code === 'SLUG_TAKEN';

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isSlug(slug)) return;
    setBusy(true);
    const refused = await restore(item, slug);
    setBusy(false);
    setFailure(refused);
    if (refused === null) onDone();
  }

  function error(): string | undefined {
    if (isTaken) return t('admin.pages.slugTaken');
    return isChecked && !isSlug(slug) ? t('admin.pages.slugFault') : undefined;
  }

  return (
    <FormDialog
      title={say('bin.takenTitle', { name: item.name })}
      description={say('bin.taken', { slug: item.slug ?? '' })}
      submit={say('bin.restore')}
      isBusy={isBusy}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <TextField
        label={say('bin.newSlug')}
        required
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        value={slug}
        error={error()}
        onChange={({ target }) => {
          setFailure(null);
          setSlug(target.value);
        }}
      />
      {!isTaken && <Refusal failure={failure} />}
    </FormDialog>
  );
}
