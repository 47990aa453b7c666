import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '#domain/locales.ts';
import styles from './patterns.module.css';

/** How wide a pattern is shown. */
export type PatternWidth = 'desktop' | 'phone';

const PIXELS: Readonly<Record<PatternWidth, number>> = { desktop: 1280, phone: 390 };
/** What of a long page is shown, as a part of the width of its frame. */
const MOST: Readonly<Record<PatternWidth, number>> = { desktop: 0.7, phone: 1.9 };
/** Height before the page has come, as a part of the width. */
const GUESSED: Readonly<Record<PatternWidth, number>> = { desktop: 0.45, phone: 1.6 };
/** Frames are made before they come into view, so that one who scrolls finds them there. */
const AHEAD = '300px';

interface PatternFrameProps {
  /** Name of the pattern. */
  name: string;
  title: string;
  locale: Locale;
  width: PatternWidth;
}

/**
 * A pattern as the shop renders it, in small: a frame of the width of a screen, scaled to its place.
 * It is there only while it is near the view; nothing in it can be used, and no script of it runs.
 */
export function PatternFrame({ name, title, locale, width }: PatternFrameProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const watch = useMemo(() => watchPlace(place), [place]);
  const { isNear, room } = useSyncExternalStore(watch.subscribe, watch.read);
  const [page, setPage] = useState<number | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const pixels = PIXELS[width];
  const height = Math.min(page ?? pixels * GUESSED[width], pixels * MOST[width]);
  const scale = room / pixels;
  return (
    <span
      ref={setPlace}
      className={styles['frame']}
      style={{ aspectRatio: `${pixels} / ${Math.max(height, 1)}` }}
      aria-hidden="true"
      inert
    >
      {isNear && room > 0 && (
        <iframe
          key={width}
          ref={frame}
          title={title}
          tabIndex={-1}
          // Scripts of the shop would count visits; its styles and pictures are its own.
          sandbox="allow-same-origin"
          src={`/_pattern/preview/${name}?locale=${locale}`}
          style={{ width: pixels, height, scale: String(scale) }}
          onLoad={() => setPage(heightOf(frame.current))}
        />
      )}
    </span>
  );
}

/** Height of the page in a frame; null where it cannot be told. */
function heightOf(frame: HTMLIFrameElement | null): number | null {
  // The page itself is at least as high as its frame.
  const blocks = [...(frame?.contentDocument?.querySelectorAll('[data-block]') ?? [])];
  const height = Math.max(0, ...blocks.map((block) => block.getBoundingClientRect().bottom));
  return height > 0 ? Math.ceil(height) : null;
}

interface Seen {
  /** In view, or nearly. */
  isNear: boolean;
  /** Width that there is, in pixels. */
  room: number;
}

const UNSEEN: Seen = { isNear: false, room: 0 };

/** Whether an element is near the view, and how wide it is; as a store. */
function watchPlace(place: HTMLElement | null) {
  let seen = UNSEEN;
  return {
    read: () => seen,
    subscribe(listener: () => void) {
      if (!place || typeof IntersectionObserver === 'undefined') return () => undefined;
      const see = (news: Partial<Seen>) => {
        seen = { ...seen, ...news };
        listener();
      };
      const near = new IntersectionObserver(
        (entries) => see({ isNear: entries.at(-1)?.isIntersecting === true }),
        { rootMargin: AHEAD },
      );
      const size = new ResizeObserver(() => see({ room: place.clientWidth }));
      near.observe(place);
      size.observe(place);
      return () => {
        near.disconnect();
        size.disconnect();
      };
    },
  };
}
