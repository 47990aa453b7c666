import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locales.ts';
import type { Media } from '#schemas/media.ts';
import type { Translate } from '../i18n/texts.ts';
import { type Money, moneyOf } from './money.ts';

/** A picture of the largest paint, for the head of the page. */
export interface PreloadImage {
  type: string;
  srcSet: string;
  sizes: string;
  /** Media query of the windows that show it. */
  media?: string;
}

/**
 * The first pictures of a page, which are asked for at once. Pictures take their turns in the order in
 * which they are rendered.
 */
export interface FirstPictures {
  /** How many turns there still are. */
  readonly left: number;
  /** Takes one; false when there was none. */
  take(): boolean;
}

/** What every renderer may know of the page it is on. Never holds anything personal. */
export interface PageContextValue {
  locale: Locale;
  /** The language whose paths have no prefix on this site; absent: the product's default. */
  mainLocale?: Locale | undefined;
  /** Symbol of the currency of the site's prices; absent: the euro. */
  symbol?: string | undefined;
  path: string;
  t: Translate;
  /** Media record by id; undefined for one that is gone. */
  media(id: number): Media | undefined;
  /** `mobileView=true`: links keep the query. */
  mobileView: boolean;
  /** On the server: called by pictures with priority. */
  preload?(image: PreloadImage): void;
  /** On the server. */
  first?: FirstPictures;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The page's context; throws outside of a page. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('Izlog: usePage() outside of a page. Wrap the tree in <PageContext>.');
  return page;
}

/** The page's translator. */
export function useTranslate(): Translate {
  return usePage().t;
}

/** The page's way of writing amounts. */
export function useMoney(): Money {
  return moneyOf(usePage());
}
