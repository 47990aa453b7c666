import { Captions, FileText, Play } from 'lucide-react';
import { fileSize } from '#domain/web/file-size.ts';
import type { Media } from '#schemas/media.ts';
import { mediaKindOf } from '#schemas/media-kinds.ts';
import styles from './file-preview.module.css';
import { mayBeTransparent, thumbnailOf } from './thumbnail.ts';

/** What a tile shows of a file: a picture, the beginning of a video, or what kind of file it is. */
export function FilePreview({ record }: { record: Media }) {
  const { description, title, originalName, extension, path, size } = record;
  const kind = mediaKindOf(record.mime);
  if (kind === 'picture') {
    return (
      <img
        src={thumbnailOf(record)}
        alt={description === (title || originalName) ? '' : description}
        loading="lazy"
        data-transparent={mayBeTransparent(record) ? '' : undefined}
      />
    );
  }
  const Icon = { video: Play, document: FileText, captions: Captions }[kind];
  return (
    <span className={styles['file']} data-kind={kind}>
      {kind === 'video' ? (
        // The place in it: Safari draws nothing of a video that has not been asked for one.
        <video
          src={`${path}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden
        />
      ) : null}
      <Icon size={kind === 'video' ? 16 : 30} strokeWidth={1.5} aria-hidden />
      <b>
        {extension.toUpperCase()} · {fileSize(size)}
      </b>
    </span>
  );
}
