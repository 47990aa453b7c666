import type { MediaRef } from '#schemas/content/values.ts';
import { useNode } from './node-context.ts';
import { usePage } from './page-context.ts';

export interface PictureProps {
  media: MediaRef;
  /** Field of the node whose mobile value is used below the breakpoint; absent = no switch. */
  field?: string;
  sizes: string;
  className?: string | undefined;
  priority?: boolean;
  ratio?: string | undefined;
}

/** A responsive picture with avif and webp sources, known dimensions and a colour while it loads. */
export function Picture({ media, sizes, className, priority }: PictureProps) {
  const page = usePage();
  useNode();
  const record = page.media(media.id);
  if (!record) return null;
  return (
    <img
      src={record.path}
      alt={media.alt ?? record.description}
      width={record.width}
      height={record.height}
      sizes={sizes}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
    />
  );
}
