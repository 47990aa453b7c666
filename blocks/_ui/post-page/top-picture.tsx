import { usePage } from '#runtime/render/page-context.ts';
import { fallbackPath, placeholderColour, sourcesOf } from '#runtime/render/picture-sources.ts';
import type { Media } from '#schemas/media.ts';
import styles from './top-picture.module.css';

export interface TopPictureProps {
  record: Media;
  /** CSS `aspect-ratio`. */
  ratio: string;
}

const SIZES = '(min-width: 1180px) 1120px, 94vw';
/** Device pixels that the picture can use. */
const WIDEST = 1920;

/** The wide picture at the head of a post or an event; the largest paint, loaded before all else. */
export function TopPicture({ record, ratio }: TopPictureProps) {
  const { preload } = usePage();
  const sources = sourcesOf(record, WIDEST);
  const [best] = sources;
  if (best) preload?.({ type: best.type, srcSet: best.srcSet, sizes: SIZES });
  return (
    <picture className={styles['picture']} style={{ aspectRatio: ratio }}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img
        src={fallbackPath(record)}
        alt={record.description}
        width={record.width}
        height={record.height}
        className={styles['image']}
        style={{ backgroundColor: placeholderColour(record) }}
        fetchPriority="high"
      />
    </picture>
  );
}
