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
import { KIND_MIMES, MEDIA_KINDS, type MediaKind } from '#schemas/media-kinds.ts';
import { useBackOffice, useTexts } from '../back-office-context.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { KeepMediaContext } from './keep-media.ts';
import { createLibrary } from './library.ts';
import styles from './media.module.css';
import { MediaGrid, type OnDelete } from './media-grid.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';
import { wordFor } from './word-for.ts';

interface LibraryViewProps {
  /** Shows and takes in files of one kind only. */
  kind?: MediaKind;
  /** Takes a file; without it the library is there for its own sake, and a tile opens its texts. */
  onPick?(media: Media): void;
  /** Deletes a picture, after a question; without it none can be deleted here. */
  onDelete?: OnDelete;
}

/** What the library holds, with search and upload; all kinds of files, or one. */
export function LibraryView({ kind, onPick, onDelete }: LibraryViewProps) {
  const { api, t } = useBackOffice();
  const keep = useContext(KeepMediaContext);
  const [library] = useState(() => createLibrary(api, keep, kind));
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
    const fault = faultOf(files, kind);
    setRefusal(fault ? t(fault, { max: UPLOAD_LIMITS.files }) : '');
    if (!fault) start(files);
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
          label={t(wordFor('search', kind))}
          type="search"
          value={state.keywords}
          onChange={({ target }) => library.search(target.value)}
        />
        <UploadButton kind={kind} onFiles={send} />
      </div>
      {!kind && (
        <Segmented
          label={t('media.kinds')}
          value={state.kind ?? 'all'}
          options={['all' as const, ...MEDIA_KINDS].map((value) => ({
            value,
            label: t(`media.kind.${value}`),
          }))}
          onChange={(value) => library.show(value === 'all' ? undefined : value)}
        />
      )}
      {refusal && (
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      )}
      <UploadRows uploads={uploads} onRetry={retry} onCancel={cancel} />
      <p role="status" className="visually-hidden">
        {done}
      </p>
      <MediaGrid state={state} library={library} kind={kind} onPick={onPick} onDelete={onDelete} />
    </section>
  );
}

/** What is wrong with files before any is sent. What a browser does not know, the server will. */
function faultOf(files: readonly File[], kind: MediaKind | undefined) {
  if (files.length > UPLOAD_LIMITS.files) return 'media.tooMany';
  const known: readonly string[] = UPLOAD_KINDS;
  const wanted: readonly string[] = kind ? KIND_MIMES[kind] : UPLOAD_KINDS;
  const isOther = ({ type }: File) => known.includes(type) && !wanted.includes(type);
  return files.some(isOther) ? `media.only.${kind ?? 'picture'}` : null;
}

/** What the file window of the system offers; it knows captions by their ending only. */
function acceptOf(kind: MediaKind | undefined): string {
  const mimes: readonly string[] = kind ? KIND_MIMES[kind] : UPLOAD_KINDS;
  return [...mimes, ...(mimes.includes('text/vtt') ? ['.vtt'] : [])].join(',');
}

interface UploadButtonProps {
  kind: MediaKind | undefined;
  onFiles(files: FileList | null): void;
}

function UploadButton({ kind, onFiles }: UploadButtonProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="primary" size="l" onClick={() => input.current?.click()}>
        <UploadIcon size={15} aria-hidden />
        {t(wordFor('upload', kind))}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf(kind)}
        aria-label={t(wordFor('upload', kind))}
        onChange={({ target }) => {
          onFiles(target.files);
          // The same file can be chosen again after it was refused.
          target.value = '';
        }}
      />
    </>
  );
}
