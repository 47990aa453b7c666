import { LRUCache } from 'lru-cache';
import { equalJson } from '#runtime/content/json.ts';
import type { PageContextValue, PreloadImage } from '#runtime/render/page-context.ts';
import type { Media } from '#schemas/media.ts';

/** Some markup, and whatever else its render gave. */
export interface Rendered {
  html: string;
}

/** What some markup is made from. */
export interface MarkupInput {
  /** All that its components get, in one text. */
  input: string;
  page: PageContextValue;
  /** The page's path, for whoever looks without asking the page. */
  path: string;
}

/**
 * Markup rendered before. Components are pure functions of their input and the page, so that their
 * markup holds until one of these differs; what they asked of the page is noted while they render.
 */
export interface MarkupMemory<T extends Rendered> {
  /** The markup as it was rendered for equal input, or as `render` makes it. Only a whole one is kept. */
  get(from: MarkupInput, render: (page: PageContextValue) => Outcome<T>): T;
}

/** What a render gave. */
export interface Outcome<T> {
  rendered: T;
  /** No failure cut it short. */
  isWhole: boolean;
}

/** What components asked of the page they are on. */
interface Reads {
  /** Null for markup that is alike on every path. */
  path: string | null;
  media: Map<number, Media | undefined>;
}

interface Known<T> {
  rendered: T;
  preloads: readonly PreloadImage[];
  reads: Reads;
}

export function createMarkupMemory<T extends Rendered>(maxBytes: number): MarkupMemory<T> {
  const kept = new LRUCache<string, Known<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ rendered }, key) => rendered.html.length + key.length + 1,
  });
  return {
    get({ input, page, path }, render) {
      const place = `${page.locale} ${page.mobileView}`;
      const anywhere = `${place} ${input}`;
      const here = `${place} ${path} ${input}`;
      const known = kept.get(here) ?? kept.get(anywhere);
      if (known && isAsBefore(known.reads, page)) {
        for (const image of known.preloads) page.preload?.(image);
        return known.rendered;
      }
      const watch = watchPage(page);
      const { isWhole, rendered } = render(watch.page);
      if (isWhole) {
        const { reads, preloads } = watch;
        kept.set(reads.path === null ? anywhere : here, { rendered, preloads, reads });
      }
      return rendered;
    },
  };
}

/** Asks the page again for what was asked then, so that whoever watches it hears of that, too. */
function isAsBefore(reads: Reads, page: PageContextValue): boolean {
  if (reads.path !== null && reads.path !== page.path) return false;
  for (const [id, record] of reads.media) {
    const now = page.media(id);
    if (now === record) continue;
    if (!equalJson(now ?? null, record ?? null)) return false;
    reads.media.set(id, now);
  }
  return true;
}

/** The page with a note of what is asked of it. */
function watchPage(page: PageContextValue) {
  const reads: Reads = { path: null, media: new Map() };
  const preloads: PreloadImage[] = [];
  const { locale, mobileView, t } = page;
  const watched: PageContextValue = {
    locale,
    mobileView,
    t,
    get path() {
      reads.path = page.path;
      return page.path;
    },
    media(id) {
      const record = page.media(id);
      reads.media.set(id, record);
      return record;
    },
    preload(image) {
      preloads.push(image);
      page.preload?.(image);
    },
  };
  return { page: watched, reads, preloads };
}
