import { type KeyboardEvent, useId, useState } from 'react';

import { updateMedia } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import { mediaKindOf } from '#schemas/media-kinds.ts';
import { useBackOffice } from '../back-office-context.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './media.module.css';

interface MediaDetailsProps {
  record: Media;
  onChange(media: Media): void;
  onDelete?: (() => void) | undefined;
  onClose(): void;
}

/** Title of a file, and of a picture or a video its description, for every place that shows it (API-83). */
export function MediaDetails({ record, onChange, onDelete, onClose }: MediaDetailsProps) {
  const { api, t, announce } = useBackOffice();
  const hintId = useId();
  const [title, setTitle] = useState(record.title);
  const [description, setDescription] = useState(record.description);
  const [status, setStatus] = useState<'still' | 'saving' | 'failed'>('still');
  const kind = mediaKindOf(record.mime);
  const isSeen = kind === 'picture' || kind === 'video';
  const failure = status === 'failed' ? t('media.saveFailed') : undefined;

  async function save() {
    setStatus('saving');
    const body = { title: title.trim(), description: description.trim() };
    const answer = await api.call(updateMedia, { params: { id: record.id }, body });
    if (answer.errored) {
      setStatus('failed');
      return;
    }
    onChange(answer.data);
    announce(t('media.saved', { name: answer.data.title || answer.data.originalName }));
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    // The keys of the grid around it, and Escape of the dialog, mean something else here.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
  }

  return (
    <form
      className={styles['details']}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('media.editTitle')}
        maxLength={200}
        value={title}
        error={isSeen ? undefined : failure}
        autoFocus
        onChange={({ target }) => setTitle(target.value)}
      />
      {isSeen && (
        <>
          <TextField
            label={t('media.editAlt')}
            maxLength={300}
            value={description}
            aria-describedby={hintId}
            error={failure}
            onChange={({ target }) => setDescription(target.value)}
          />
          <p id={hintId} className={styles['hint']}>
            {t('media.editAltHint')}
          </p>
        </>
      )}
      <div className={styles['detailActions']}>
        {onDelete && (
          <Button className={styles['delete']} kind="quiet" onClick={onDelete}>
            {t('media.delete')}
          </Button>
        )}
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button kind="primary" type="submit" disabled={status === 'saving'}>
          {t('media.save')}
        </Button>
      </div>
    </form>
  );
}
