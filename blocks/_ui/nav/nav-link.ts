import { hrefOf } from '#runtime/links/link-builder.ts';
import type { NavNode } from '#schemas/api/site.ts';
import type { Link } from '#schemas/content/values.ts';
import type { Locale } from '#schemas/locales.ts';

/** Where a navigation entry leads; null for one without link (NAV-04), which is text or a toggle. */
export function navLink(node: NavNode): Link | null {
  if (node.type === 'linkless') return null;
  if (node.linkV2) return node.linkV2;
  const href = node.formattedPath || node.link || node.baseLink;
  return href === '' ? null : { kind: 'url', href };
}

/** Text of an entry: its title, or its name where it has none. */
export function navLabel(node: NavNode): string {
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
