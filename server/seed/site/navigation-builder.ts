import { inLocale, type Locale } from '#domain/locales.ts';
import type { NavNode } from '#schemas/api/site.ts';
import type { NavEntry, PresetNavigation } from '../format/preset-schema.ts';

/** The tree of one language; undefined where the preset has none of its own for it. */
export function treeOf(navigation: PresetNavigation, locale: Locale): NavNode[] | undefined {
  return Array.isArray(navigation) ? toNavigation(navigation, locale) : navigation[locale];
}

/** Entries as the tree of one language. Ids count in reading order. */
export function toNavigation(entries: readonly NavEntry[], locale: Locale): NavNode[] {
  let lastId = 0;
  const build = (entry: NavEntry, parentId: number | null): NavNode => {
    lastId += 1;
    const id = lastId;
    const path = entry.to ?? '';
    return {
      id,
      name: inLocale(entry.names, locale),
      title: inLocale(entry.names, locale),
      link: path,
      linkV2: path === '' ? null : linkTo(path),
      baseLink: path,
      formattedPath: path,
      target: '_self',
      rel: 'dofollow',
      externalLink: false,
      type: path === '' ? 'linkless' : '',
      product: null,
      parent_id: parentId,
      children: (entry.children ?? []).map((child) => build(child, id)),
    };
  };
  return entries.map((entry) => build(entry, null));
}

const KINDS = [
  ['/shop/', 'category'],
  ['/product/', 'product'],
  ['/objave/', 'term'],
] as const;

function linkTo(path: string): NavNode['linkV2'] {
  const known = KINDS.find(([start]) => path.startsWith(start));
  return known
    ? { kind: known[1], slug: path.slice(known[0].length) }
    : { kind: 'url', href: path };
}
