import type { Media } from '#schemas/media.ts';
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
}

/** A responsive picture of a record that came with a loader's data: a product, a category, a post. */
export function RecordPicture({ record, alt, sizes, className, widest }: RecordPictureProps) {
  return (
    <picture>
      {sourcesOf(record, widest).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallbackPath(record)}
        alt={alt ?? record.description}
        width={record.width}
        height={record.height}
        className={className}
        style={{ backgroundColor: placeholderColour(record) }}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
