import { type SubmitEvent, useState } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { withLaterTexts } from '#kit/later-texts.ts';
import { slugOf } from '#kit/slug-of.ts';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import type { ApiFailure, ApiResult } from '#schemas/api/endpoint.ts';
import { createPage } from '#schemas/api/pages.ts';
import { takePattern } from '#schemas/api/patterns.ts';
import type { ElementContent } from '#schemas/content/element.ts';
import { useAdmin } from '../../admin-context.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import styles from './lists.module.css';
import { BLANK_PRESET, isSlug, newPage, pageOfPreset } from './new-page.ts';

const PresetChoice = lazyPart(
  async () => (await withLaterTexts(import('./preset-choice.tsx'))).PresetChoice,
);

interface NewPageDialogProps {
  onClose(): void;
  /** The page is there; its slug as the server stored it. */
  onCreated(slug: string): void;
}

/**
 * Asks for the name and the address of a new page, and what it begins with; the address follows the
 * name until it is typed.
 */
export function NewPageDialog({ onClose, onCreated }: NewPageDialogProps) {
  const { api, t } = useBackOffice();
  const { firstSection } = useAdmin();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [preset, setPreset] = useState(BLANK_PRESET);
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
    const content = await contentOf(title.trim());
    const answer = content.errored ? content : await api.call(createPage, { body: content.data });
    if (answer.errored) {
      setBusy(false);
      setFailure(answer);
    } else {
      onCreated(answer.data.slug);
    }
  }

  /** What the page begins with; a preset brings its pictures into the library. */
  async function contentOf(name: string): Promise<ApiResult<ElementContent>> {
    if (preset === BLANK_PRESET) {
      return { errored: false, data: newPage(name, slug, firstSection(name)) };
    }
    const body = { name: preset, language: DEFAULT_LOCALE };
    const taken = await api.call(takePattern, { body });
    return taken.errored ? taken : { errored: false, data: pageOfPreset(taken.data, name, slug) };
  }

  function slugError(): string | undefined {
    if (isTaken) return t('admin.pages.slugTaken');
    return isChecked && !isSlug(slug) ? t('admin.pages.slugFault') : undefined;
  }

  return (
    <FormDialog
      title={t('admin.pages.new')}
      size="l"
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
      <PresetChoice value={preset} onChange={setPreset} />
    </FormDialog>
  );
}
