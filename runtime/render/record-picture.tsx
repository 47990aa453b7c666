import { useContext } from 'react';

import type { Media } from '#schemas/media.ts';
import { PageContext } from './page-context.ts';
import { pictureLoading } from './picture-loading.ts';
import { fallbackPath, placeholderColour, sourcesOf } from './picture-sources.ts';

export interface RecordPictureProps {
  record: Media;
  /** Absent = the record's own description; empty = decoration. */
  alt?: string | undefined;
  /** CSS `sizes` of the picture at its place. */
  sizes: string;
  className?: string | undefined;
  /** Largest width in device pixels that the place can use. */
  widest?: number | undefined;
  /** Part of the largest paint: loaded at once with high priority, and offered in every format. */
  priority?: boolean;
}

/**
 * A responsive picture of a record that came with a loader's data: a product, a category, a post. It has
 * sizes of the best format alone, since names of files are most of what a list weighs; a browser that
 * does not know the format takes the one fallback file.
 */
export function RecordPicture(props: RecordPictureProps) {
  const { record, alt, sizes, className, widest, priority = false } = props;
  const page = useContext(PageContext);
  const sources = sourcesOf(record, widest).slice(0, priority ? undefined : 1);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallbackPath(record)}
        alt={alt ?? record.description}
        width={record.width}
        height={record.height}
        className={className}
        style={{ backgroundColor: placeholderColour(record) }}
        {...pictureLoading(page, priority)}
      />
    </picture>
  );
}
