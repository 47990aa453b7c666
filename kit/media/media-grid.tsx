import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';

import type { Media } from '#schemas/media.ts';
import { type MediaKind, mediaKindOf } from '#schemas/media-kinds.ts';
import { useTexts } from '../back-office-context.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { walkGrid } from '../ui/walk-grid.ts';
import { FilePreview } from './file-preview.tsx';
import type { Library, LibraryState } from './library.ts';
import styles from './media.module.css';
import { MediaDetails } from './media-details.tsx';
import { wordFor } from './word-for.ts';

/** Deletes a picture that a library shows. */
export type OnDelete = (media: Media, library: Library) => void;

interface MediaGridProps {
  state: LibraryState;
  library: Library;
  kind: MediaKind | undefined;
  /** Without it a click opens the texts of a picture. */
  onPick?: ((media: Media) => void) | undefined;
  onDelete?: OnDelete | undefined;
}

/** The files as tiles; a click chooses one. */
export function MediaGrid({ state, library, kind, onPick, onDelete }: MediaGridProps) {
  const t = useTexts();
  const { status, media, keywords, hasMore } = state;
  if (status === 'failed') {
    return (
      <div className={styles['empty']} role="alert">
        <p>{t('media.failed')}</p>
        <Button onClick={library.again}>{t('media.again')}</Button>
      </div>
    );
  }
  if (status === 'ready' && media.length === 0) {
    return (
      <p className={styles['empty']}>
        {t(wordFor(keywords || state.kind !== kind ? 'none' : 'empty', kind))}
      </p>
    );
  }
  return (
    <>
      <ul
        className={styles['grid']}
        aria-busy={status === 'loading'}
        onKeyDown={(event) => {
          if (walkGrid(event.currentTarget, event.key)) event.preventDefault();
        }}
      >
        {media.map((record) => (
          <Tile
            key={record.id}
            record={record}
            onPick={onPick && (() => onPick(record))}
            onChange={library.update}
            onDelete={onDelete && (() => onDelete(record, library))}
          />
        ))}
      </ul>
      {hasMore && (
        <Button className={styles['more']} disabled={status === 'loading'} onClick={library.more}>
          {t('media.more')}
        </Button>
      )}
    </>
  );
}

interface TileProps {
  record: Media;
  onPick: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  onChange(media: Media): void;
}

/** A file to choose; its title and description can be changed in place. */
function Tile({ record, onPick, onDelete, onChange }: TileProps) {
  const t = useTexts();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const name = record.title || record.originalName;
  const isPicture = mediaKindOf(record.mime) === 'picture';
  return (
    <li data-editing={isEditing ? '' : undefined}>
      <button
        type="button"
        className={styles['tile']}
        data-tile=""
        onClick={onPick ?? (() => setEditing(true))}
      >
        <FilePreview record={record} />
        <span className={styles['name']}>{name}</span>
        {isPicture && record.description.trim() === '' && <small>{t('media.noAlt')}</small>}
      </button>
      <IconButton
        ref={edit}
        size="s"
        icon={Pencil}
        label={t('media.edit', { name })}
        className={styles['edit']}
        aria-expanded={isEditing}
        onClick={() => setEditing(!isEditing)}
      />
      {isEditing && (
        <MediaDetails
          record={record}
          onChange={onChange}
          onDelete={onDelete}
          onClose={() => {
            setEditing(false);
            edit.current?.focus();
          }}
        />
      )}
    </li>
  );
}
