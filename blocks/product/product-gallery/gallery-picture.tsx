import { usePage } from '#runtime/render/page-context.ts';
import { pictureLoading } from '#runtime/render/picture-loading.ts';
import { fallbackPath, placeholderColour, sourcesOf } from '#runtime/render/picture-sources.ts';
import type { Media } from '#schemas/media.ts';
import styles from './product-gallery.module.css';

interface GalleryPictureProps {
  record: Media;
  alt: string;
  /** The largest paint of the page. */
  isFirst: boolean;
}

const SIZES = '(min-width: 1400px) 720px, (min-width: 640px) 52vw, 92vw';
/** Device pixels that a picture of the gallery can use. */
const WIDEST = 1440;

/** A picture of the gallery; the first is loaded before all else. */
export function GalleryPicture({ record, alt, isFirst }: GalleryPictureProps) {
  const page = usePage();
  const sources = sourcesOf(record, WIDEST);
  const [best] = sources;
  if (isFirst && best) page.preload?.({ type: best.type, srcSet: best.srcSet, sizes: SIZES });
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img
        src={fallbackPath(record)}
        alt={alt}
        width={record.width}
        height={record.height}
        className={styles['image']}
        style={{ backgroundColor: placeholderColour(record) }}
        {...pictureLoading(page, isFirst)}
      />
    </picture>
  );
}
