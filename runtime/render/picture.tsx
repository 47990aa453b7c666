import { type CSSProperties, useContext } from 'react';

import type { MediaRef } from '#schemas/content/values.ts';
import type { Media } from '#schemas/media.ts';
import { isRecord } from '../content/json.ts';
import { NodeContext } from './node-context.ts';
import { type PreloadImage, usePage } from './page-context.ts';
import {
  fallbackPath,
  type PictureSource,
  placeholderColour,
  sourcesOf,
} from './picture-sources.ts';

/** Windows narrower than the breakpoint of the page (640 px). */
const SMALL = '(max-width: 639.98px)';

export interface PictureProps {
  media: MediaRef;
  /** Field of the node whose mobile value is used below the breakpoint; absent = no switch. */
  field?: string;
  /** CSS `sizes` of the picture at its place. */
  sizes: string;
  className?: string | undefined;
  /** Part of the largest paint: loaded at once with high priority. */
  priority?: boolean | undefined;
  /** Cut to this aspect ratio, e.g. `1 / 1`. */
  ratio?: string | undefined;
  /** Largest width in device pixels that the place can use; keeps the list of files short. */
  widest?: number | undefined;
}

/**
 * A responsive picture with avif and webp sources, known dimensions and a colour while it loads.
 * A record that is gone shows nothing.
 */
export function Picture(props: PictureProps) {
  const { media, sizes, className, priority, ratio, widest } = props;
  const page = usePage();
  const record = page.media(media.id);
  const small = useMobileRecord(props.field);
  if (!record) return null;
  const sources: SwitchedSource[] = [
    ...(small
      ? sourcesOf(small.record, widest).map((source) => ({ ...source, media: SMALL }))
      : []),
    ...sourcesOf(record, widest),
  ];
  if (priority) announce(sources, sizes, page.preload);
  return (
    <picture>
      {small && sourcesOf(small.record).length === 0 && (
        <source media={SMALL} srcSet={small.record.path} />
      )}
      {sources.map((source) => (
        <source key={`${source.media ?? ''}${source.type}`} {...source} sizes={sizes} />
      ))}
      <img
        src={fallbackPath(record)}
        alt={media.alt ?? record.description}
        width={record.width}
        height={record.height}
        className={className}
        style={styleOf(media, record, ratio)}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}

type SwitchedSource = PictureSource & { media?: string };

/** The record of the field's mobile value, where a node has one. */
function useMobileRecord(field: string | undefined): { record: Media } | null {
  const node = useContext(NodeContext);
  const page = usePage();
  const value = field === undefined ? undefined : node?.mobileValues[field];
  if (!isRecord(value) || typeof value['id'] !== 'number') return null;
  const record = page.media(value['id']);
  return record ? { record } : null;
}

function styleOf(media: MediaRef, record: Media, ratio: string | undefined): CSSProperties {
  const { focus } = media;
  return {
    ...(ratio ? { aspectRatio: ratio, objectFit: 'cover' } : {}),
    ...(focus ? { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` } : {}),
    backgroundColor: placeholderColour(record),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Tells the page's head about a picture of the largest paint, once per window width and best format. */
function announce(
  sources: readonly SwitchedSource[],
  sizes: string,
  preload: ((image: PreloadImage) => void) | undefined,
) {
  if (!preload) return;
  const small = sources.find((source) => source.media !== undefined);
  const large = sources.find((source) => source.media === undefined);
  if (large) preload({ ...large, sizes, ...(small ? { media: '(min-width: 640px)' } : {}) });
  if (small) preload({ ...small, sizes, media: SMALL });
}
