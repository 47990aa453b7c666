import { Upload as UploadIcon } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

import type { Media } from '#schemas/media.ts';
import { useTexts } from '../editor-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './media.module.css';
import { thumbnailOf } from './thumbnail.ts';
import { UploadRows } from './upload-rows.tsx';
import { useLibrary } from './use-library.ts';
import { MAX_FILES, useUploads } from './use-uploads.ts';

interface MediaPickerProps {
  open: boolean;
  onClose(): void;
  onPick(media: Media): void;
}

/** The media library: search, choose, and upload by button, drop or paste (MEDIA-06). */
export function MediaPicker({ open, onClose, onPick }: MediaPickerProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="l"
      title={t('media.title')}
      closeLabel={t('media.close')}
    >
      <Library onPick={onPick} />
    </Dialog>
  );
}

function Library({ onPick }: Pick<MediaPickerProps, 'onPick'>) {
  const t = useTexts();
  const [keywords, setKeywords] = useState('');
  const [refusal, setRefusal] = useState('');
  const library = useLibrary(keywords);
  const { uploads, start, retry, cancel } = useUploads(library.add);
  const input = useRef<HTMLInputElement>(null);

  function send(list: FileList | null) {
    const files = [...(list ?? [])];
    const isTooMany = files.length > MAX_FILES;
    setRefusal(isTooMany ? t('media.tooMany', { max: MAX_FILES }) : '');
    if (!isTooMany) start(files);
  }

  return (
    <section
      className={styles['library']}
      aria-label={t('media.title')}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        send(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) =>
        event.clipboardData.files.length > 0 && send(event.clipboardData.files)
      }
    >
      <div className={styles['bar']}>
        <TextField
          label={t('media.search')}
          type="search"
          value={keywords}
          onChange={({ target }) => setKeywords(target.value)}
        />
        <Button kind="primary" size="l" onClick={() => input.current?.click()}>
          <UploadIcon size={15} aria-hidden />
          {t('media.upload')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/*"
          data-testid="media-file"
          onChange={({ target }) => send(target.files)}
        />
      </div>
      {refusal && (
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      )}
      <UploadRows uploads={uploads} onRetry={retry} onCancel={cancel} />
      {library.status === 'ready' && library.media.length === 0 && (
        <p className={styles['empty']}>{t('media.empty')}</p>
      )}
      <ul className={styles['grid']}>
        {library.media.map((media) => (
          <li key={media.id}>
            <button type="button" className={styles['tile']} onClick={() => onPick(media)}>
              <img
                src={thumbnailOf(media)}
                alt=""
                loading="lazy"
                style={{ background: media.dominantColor }}
              />
              <span>{media.title || media.originalName}</span>
            </button>
          </li>
        ))}
      </ul>
      {library.hasMore && <Button onClick={library.more}>{t('media.more')}</Button>}
    </section>
  );
}
