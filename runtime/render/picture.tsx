import { type ComponentPropsWithRef, type CSSProperties, useContext } from 'react';

import type { MediaRef } from '#schemas/content/values.ts';
import type { Media } from '#schemas/media.ts';
import { isMediaRef } from '../content/media-ref.ts';
import { NodeContext } from './node-context.ts';
import { type PreloadImage, usePage } from './page-context.ts';
import { pictureLoading } from './picture-loading.ts';
import {
  fallbackPath,
  isCoveredByFallback,
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
  /** Attributes of the `<picture>` itself; only the editor sets them. */
  frame?: ComponentPropsWithRef<'picture'>;
}

/**
 * A responsive picture with avif and webp sources, known dimensions and a colour while it loads.
 * A record that is gone, or no picture, shows nothing.
 */
export function Picture(props: PictureProps) {
  const { media, sizes, className, priority, ratio } = props;
  const page = usePage();
  const record = page.media(media.id);
  const small = useMobilePicture(props.field);
  if (!record?.mime.startsWith('image/')) return null;
  const sources = switchedSources(props, record, small);
  if (priority) announce(sources, sizes, page.preload);
  return (
    <picture {...props.frame}>
      {small && sourcesOf(small.record).length === 0 && (
        <source media={SMALL} srcSet={small.record.path} />
      )}
      {sources.map(({ width, height, ...source }) => (
        <source
          key={`${source.media ?? ''}${source.type}`}
          {...source}
          {...(small && { width, height })}
          sizes={sizes}
        />
      ))}
      <img
        src={fallbackPath(record)}
        alt={media.alt ?? record.description}
        width={record.width}
        height={record.height}
        className={className}
        data-focus={small ? '' : undefined}
        style={{
          ...(ratio ? { aspectRatio: ratio, objectFit: 'cover' } : {}),
          ...focusStyle(media, small),
          backgroundColor: placeholderColour(record),
        }}
        {...pictureLoading(page, priority)}
      />
    </picture>
  );
}

type SwitchedSource = PictureSource & { media?: string };

/** Of a picture that has but one shape and a small place, the best format will do, as in lists. */
function switchedSources(
  { widest, priority }: PictureProps,
  record: Media,
  small: MobilePicture | null,
): SwitchedSource[] {
  const own = sourcesOf(record, widest);
  if (!small) return own.slice(0, isCoveredByFallback(widest) && !priority ? 1 : undefined);
  const others = sourcesOf(small.record, widest);
  return [...others.map((source) => ({ ...source, media: SMALL })), ...own];
}

type Focus = MediaRef['focus'];

/** What is in the picture's place below the breakpoint. */
interface MobilePicture {
  record: Media;
  focus: Focus;
}

/** The picture of the field's mobile value, where a node has one. */
function useMobilePicture(field: string | undefined): MobilePicture | null {
  const node = useContext(NodeContext);
  const page = usePage();
  const value = field === undefined ? undefined : node?.mobileValues[field];
  if (!isMediaRef(value)) return null;
  const record = page.media(value.id);
  return record?.mime.startsWith('image/') ? { record, focus: value.focus } : null;
}

/** The point that stays visible when the picture is cut; `base.css` switches it with the picture. */
function focusStyle({ focus }: MediaRef, small: MobilePicture | null): CSSProperties {
  if (!small) return focus ? { objectPosition: position(focus) } : {};
  return { '--focus': position(focus), '--focus-mobile': position(small.focus) };
}

function position(focus: Focus): string {
  const percent = (share = 0.5) => `${Math.round(share * 100)}%`;
  return `${percent(focus?.x)} ${percent(focus?.y)}`;
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

declare module 'react' {
  interface CSSProperties {
    '--focus'?: string;
    '--focus-mobile'?: string;
  }
}
