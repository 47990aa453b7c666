import { hrefOf, isInternal } from '#runtime/links/link-builder.ts';
import { navLabel, navLink } from '#runtime/links/nav-link.ts';
import type { NavNode } from '#schemas/api/site.ts';
import { safeUrl } from '#schemas/formats.ts';
import type { MenuEntry } from './menu-tree.ts';

type Node = MenuEntry['node'];
export type MenuLink = NonNullable<NavNode['linkV2']>;

/** Where an entry leads, as an address to read. */
export function pathOf(node: Node): string {
  const link = navLink(node);
  if (!link || faultOfLink(link)) return '';
  return link.kind === 'url' ? (link.href ?? '') : hrefOf(link);
}

/** The entry with another link; everything that follows from the link is written with it. */
export function withLink(node: Node, link: MenuLink | null): Node {
  const path = link && !faultOfLink(link) ? hrefOf(link) : '';
  const isProduct = link?.kind === 'product' && link.id !== undefined;
  return {
    ...node,
    linkV2: link,
    link: path,
    baseLink: path,
    formattedPath: path,
    externalLink: path !== '' && !isInternal(path),
    type: typeOf(link, isProduct),
    product: isProduct ? (link.id ?? null) : null,
  };
}

function typeOf(link: MenuLink | null, isProduct: boolean): Node['type'] {
  if (!link) return 'linkless';
  return isProduct ? 'product' : '';
}

/** The entry with another text. */
export function withTitle(node: Node, title: string): Node {
  return { ...node, title, name: title };
}

export type EntryFault = 'title' | 'address' | 'target';

/** What keeps an entry from being saved. */
export function faultOf(node: Node): EntryFault | null {
  if (navLabel(node).trim() === '') return 'title';
  const link = navLink(node);
  return link ? faultOfLink(link) : null;
}

/** The part of a link that says where it leads. */
export function faultyPart({ kind }: MenuLink): EntryFault {
  return kind === 'url' ? 'address' : 'target';
}

/** What keeps a link from leading anywhere. */
export function faultOfLink({ kind, href = '', id, slug = '' }: MenuLink): EntryFault | null {
  if (kind === 'url') return safeUrl(href) === null ? 'address' : null;
  const isNamed = kind === 'event' ? id !== undefined : slug !== '';
  return isNamed ? null : 'target';
}
