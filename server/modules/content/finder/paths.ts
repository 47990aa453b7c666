import type { Locale } from '#domain/locales.ts';
import { isSafePath } from '#domain/web/safe-path.ts';

/** Where something is, by language. */
export interface Address {
  paths: { locale: Locale; path: string }[];
  changedAt?: Date;
}

/** As `isSafePath`, also for an address as people read it, with letters of any language. */
export function staysOnSite(address: string): boolean {
  try {
    return isSafePath(address.replace(/\P{ASCII}+/gu, encodeURIComponent));
  } catch {
    return false;
  }
}

/** No stored slug is longer or holds control characters; the database would refuse some of them. */
export function isPlain(slug: string): boolean {
  return slug.length <= 200 && !/\p{C}/u.test(slug);
}
