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
  /** Pictures that asked for a turn among the first before one with priority came. */
  pictures: number;
  /** How many of them got one. */
  first: number;
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
    get(from, render) {
      const { page } = from;
      const known = kept.get(keysFor(from).find((key) => kept.has(key)) ?? '');
      if (known && isAsBefore(known.reads, page)) {
        askAgain(known, page);
        return known.rendered;
      }
      const { page: watched, reads, preloads } = watchPage(page);
      const { isWhole, rendered } = render(watched);
      if (isWhole) kept.set(keyOf(from, reads), { rendered, preloads, reads });
      return rendered;
    },
  };
}

/** Under what markup is kept that asked this of its page. */
function keyOf({ input, page, path }: MarkupInput, reads: Pick<Reads, 'path' | 'first'>): string {
  const place = reads.path === null ? '' : path;
  return `${page.locale} ${page.mainLocale ?? ''} ${page.symbol ?? ''} ${page.mobileView} ${reads.first > 0} ${place} ${input}`;
}

/** Under what markup may be kept that this page can use. */
function keysFor(from: MarkupInput): string[] {
  const counts = from.page.first?.left ? [1, 0] : [0];
  return counts.flatMap((first) => [from.path, null].map((path) => keyOf(from, { path, first })));
}

/** Tells the page of the pictures that some known markup holds. */
function askAgain({ reads, preloads }: Known<unknown>, page: PageContextValue): void {
  for (let turn = 0; turn < reads.pictures; turn += 1) page.first?.take();
  for (const image of preloads) page.preload?.(image);
}

/** Asks the page again for what was asked then, so that whoever watches it hears of that, too. */
function isAsBefore(reads: Reads, page: PageContextValue): boolean {
  if (reads.path !== null && reads.path !== page.path) return false;
  if (reads.first !== Math.min(reads.pictures, page.first?.left ?? 0)) return false;
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
  const reads: Reads = { path: null, media: new Map(), pictures: 0, first: 0 };
  const preloads: PreloadImage[] = [];
  const { locale, mainLocale, symbol, mobileView, t } = page;
  const watched: PageContextValue = {
    locale,
    mainLocale,
    symbol,
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
    first: {
      get left() {
        return page.first?.left ?? 0;
      },
      take() {
        const isFirst = page.first?.take() ?? false;
        if (preloads.length === 0) reads.pictures += 1;
        if (isFirst) reads.first += 1;
        return isFirst;
      },
    },
  };
  return { page: watched, reads, preloads };
}
