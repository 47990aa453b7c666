import type { Locale } from '#domain/locales.ts';
import type { NavNode } from '#schemas/api/site.ts';
import type { Link } from '#schemas/content/values.ts';
import { hrefOf } from './link-builder.ts';

type NavLink = NonNullable<NavNode['linkV2']>;

/**
 * Where a navigation entry leads; null for one without link (NAV-04), which is text or a toggle.
 * Older entries have an address only.
 */
export function navLink(node: Omit<NavNode, 'children' | 'parent_id'>): NavLink | null {
  if (node.type === 'linkless') return null;
  if (node.linkV2) return node.linkV2;
  const href = node.formattedPath || node.link || node.baseLink;
  return href === '' ? null : { kind: 'url', href };
}

/** Text of an entry: its title, or its name where it has none. */
export function navLabel(node: Pick<NavNode, 'title' | 'name'>): string {
  return node.title || node.name;
}

/** `page` for a link to the page with this path, `true` for one to a part of the site above it. */
export function currentOf(link: Link, path: string, locale: Locale): 'page' | 'true' | undefined {
  const href = withoutTail(hrefOf(link, locale));
  const here = withoutTail(path);
  if (href === here) return 'page';
  return href !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined;
}

function withoutTail(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}
