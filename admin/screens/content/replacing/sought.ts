import type { Locale } from '#domain/locales.ts';
import type { Replacing } from '#schemas/content/replacing.ts';
import type { Media } from '#schemas/media.ts';
import { faultOfLink, type MenuLink } from '../../menus/menu-link.ts';

export const SOUGHT_KINDS = ['text', 'link', 'media'] as const;

/** What the form holds: the fields of every kind, so that none is lost by looking at another. */
export interface Sought {
  kind: (typeof SOUGHT_KINDS)[number];
  words: { find: string; replace: string; matchCase: boolean; wholeWords: boolean };
  link: { find: MenuLink; replace: MenuLink };
  media: { find: Media | null; replace: Media | null };
  /** Null for all languages. */
  language: Locale | null;
}

export const NOTHING_SOUGHT: Sought = {
  kind: 'text',
  words: { find: '', replace: '', matchCase: false, wholeWords: false },
  link: { find: { kind: 'url', href: '' }, replace: { kind: 'url', href: '' } },
  media: { find: null, replace: null },
  language: null,
};

/** What is asked for; null while the form does not say what to look for. */
export function soughtOf({ kind, words, link, media }: Sought): Replacing | null {
  switch (kind) {
    case 'text':
      return words.find.trim() === '' ? null : { kind, ...words };
    case 'link':
      return faultOfLink(link.find)
        ? null
        : { kind, find: link.find, replace: faultOfLink(link.replace) ? null : link.replace };
    case 'media':
      return media.find && { kind, find: media.find.id, replace: media.replace?.id ?? null };
  }
}

/** Whether there is something to put in its place; words may go without any in theirs. */
export function hasReplacement(replacing: Replacing): boolean {
  return replacing.replace !== null;
}

/** Whether it would change nothing. */
export function isSame(replacing: Replacing): boolean {
  return JSON.stringify(replacing.find) === JSON.stringify(replacing.replace);
}
