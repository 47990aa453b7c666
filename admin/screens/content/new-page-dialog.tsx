import { type SubmitEvent, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { slugOf } from '#kit/slug-of.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { createPage } from '#schemas/api/pages.ts';
import { useAdmin } from '../../admin-context.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import styles from './lists.module.css';
import { isSlug, newPage } from './new-page.ts';

interface NewPageDialogProps {
  onClose(): void;
  /** The page is there; its slug as the server stored it. */
  onCreated(slug: string): void;
}

/** Asks for the name and the address of a new page; the address follows the name until it is typed. */
export function NewPageDialog({ onClose, onCreated }: NewPageDialogProps) {
  const { api, t } = useBackOffice();
  const { firstSection } = useAdmin();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const slug = typed ?? slugOf(title);
  const isTaken = failure?.error.code === 'SLUG_TAKEN';

  async function create(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    if (title.trim() === '' || !isSlug(slug)) return;
    setBusy(true);
    const name = title.trim();
    const body = newPage(name, slug, firstSection(name));
    const answer = await api.call(createPage, { body });
    if (answer.errored) {
      setBusy(false);
      setFailure(answer);
    } else {
      onCreated(answer.data.slug);
    }
  }

  function slugError(): string | undefined {
    if (isTaken) return t('admin.pages.slugTaken');
    return isChecked && !isSlug(slug) ? t('admin.pages.slugFault') : undefined;
  }

  return (
    <FormDialog
      title={t('admin.pages.new')}
      description={t('admin.pages.newText')}
      submit={t('admin.pages.create')}
      isBusy={isBusy}
      onSubmit={(event) => void create(event)}
      onClose={onClose}
    >
      <TextField
        label={t('admin.pages.title')}
        required
        maxLength={120}
        value={title}
        error={isChecked && title.trim() === '' ? t('admin.pages.titleFault') : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={t('admin.pages.slug')}
        required
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        value={slug}
        error={slugError()}
        onChange={({ target }) => {
          setFailure(null);
          setTyped(target.value);
        }}
      />
      <p className={styles['hint']}>{t('admin.pages.slugHint', { slug: slug || '…' })}</p>
      {!isTaken && <Refusal failure={failure} />}
    </FormDialog>
  );
}
