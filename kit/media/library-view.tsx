import { Upload as UploadIcon } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { UPLOAD_KINDS, UPLOAD_LIMITS } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import { useBackOffice, useTexts } from '../back-office-context.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { KeepMediaContext } from './keep-media.ts';
import { createLibrary } from './library.ts';
import styles from './media.module.css';
import { MediaGrid, type OnDelete } from './media-grid.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

interface LibraryViewProps {
  /** Takes a picture; without it the library is there for its own sake, and a tile opens its texts. */
  onPick?(media: Media): void;
  /** Deletes a picture, after a question; without it none can be deleted here. */
  onDelete?: OnDelete;
}

/** What the library holds, with search and upload. */
export function LibraryView({ onPick, onDelete }: LibraryViewProps) {
  const { api, t } = useBackOffice();
  const keep = useContext(KeepMediaContext);
  const [library] = useState(() => createLibrary(api, keep));
  const state = useSyncExternalStore(library.subscribe, library.read);
  const [done, setDone] = useState('');
  const { uploads, start, retry, cancel } = useUploads((media) => {
    library.add(media);
    setDone(t('media.done', { name: media.originalName }));
  });
  const [refusal, setRefusal] = useState('');
  const [isOver, setOver] = useState(false);

  function send(list: FileList | null) {
    const files = [...(list ?? [])];
    const isTooMany = files.length > UPLOAD_LIMITS.files;
    setRefusal(isTooMany ? t('media.tooMany', { max: UPLOAD_LIMITS.files }) : '');
    if (!isTooMany) start(files);
  }

  return (
    <section
      className={styles['library']}
      aria-label={t('media.title')}
      data-over={isOver ? '' : undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
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
          value={state.keywords}
          onChange={({ target }) => library.search(target.value)}
        />
        <UploadButton onFiles={send} />
      </div>
      {refusal && (
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      )}
      <UploadRows uploads={uploads} onRetry={retry} onCancel={cancel} />
      <p role="status" className="visually-hidden">
        {done}
      </p>
      <MediaGrid state={state} library={library} onPick={onPick} onDelete={onDelete} />
    </section>
  );
}

function UploadButton({ onFiles }: { onFiles(files: FileList | null): void }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="primary" size="l" onClick={() => input.current?.click()}>
        <UploadIcon size={15} aria-hidden />
        {t('media.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={UPLOAD_KINDS.join(',')}
        aria-label={t('media.upload')}
        onChange={({ target }) => {
          onFiles(target.files);
          // The same file can be chosen again after it was refused.
          target.value = '';
        }}
      />
    </>
  );
}
