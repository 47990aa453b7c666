import type { Media } from '#schemas/media.ts';
import { useTexts } from '../editor-context.ts';
import { Button } from '../ui/button.tsx';
import type { Library, LibraryState } from './library.ts';
import styles from './media.module.css';
import { thumbnailOf } from './thumbnail.ts';
import { walkGrid } from './walk-grid.ts';

interface MediaGridProps {
  state: LibraryState;
  library: Library;
  onPick(media: Media): void;
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
          <li key={record.id}>
            <button type="button" className={styles['tile']} onClick={() => onPick(record)}>
              <img src={thumbnailOf(record)} alt={record.description} loading="lazy" />
              <span>{record.title || record.originalName}</span>
            </button>
          </li>
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
