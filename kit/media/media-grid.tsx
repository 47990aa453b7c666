import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';

import type { Media } from '#schemas/media.ts';
import { useTexts } from '../back-office-context.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { Library, LibraryState } from './library.ts';
import styles from './media.module.css';
import { MediaDetails } from './media-details.tsx';
import { mayBeTransparent, thumbnailOf } from './thumbnail.ts';
import { walkGrid } from './walk-grid.ts';

interface MediaGridProps {
  state: LibraryState;
  library: Library;
  /** Without it a click opens the texts of a picture. */
  onPick?: ((media: Media) => void) | undefined;
}

/** The pictures as tiles; a click chooses one. */
export function MediaGrid({ state, library, onPick }: MediaGridProps) {
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
    return <p className={styles['empty']}>{t(keywords ? 'media.none' : 'media.empty')}</p>;
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
  onChange(media: Media): void;
}

/** A picture to choose; its title and description can be changed in place. */
function Tile({ record, onPick, onChange }: TileProps) {
  const t = useTexts();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const name = record.title || record.originalName;
  return (
    <li data-editing={isEditing ? '' : undefined}>
      <button
        type="button"
        className={styles['tile']}
        data-tile=""
        onClick={onPick ?? (() => setEditing(true))}
      >
        <img
          src={thumbnailOf(record)}
          alt={record.description === name ? '' : record.description}
          loading="lazy"
          data-transparent={mayBeTransparent(record) ? '' : undefined}
        />
        <span>{name}</span>
        {record.description.trim() === '' && <small>{t('media.noAlt')}</small>}
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
          onClose={() => {
            setEditing(false);
            edit.current?.focus();
          }}
        />
      )}
    </li>
  );
}
