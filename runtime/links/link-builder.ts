import type { Link } from '#schemas/content/values.ts';
import { safeUrl } from '#schemas/formats.ts';

/**
 * Path of a link (ROUTE-32..34, G-008). Unknown kinds and unsafe addresses fall back to `/`. Only
 * default-locale paths are built here; the locale prefix is added by `SmartLink`.
 */
export function hrefOf(link: Link): string {
  switch (link.kind) {
    case 'url':
      return safeUrl(link.href ?? '') ?? '/';
    case 'page':
    case 'post':
      return `/${link.slug ?? ''}`;
    case 'term':
      return `/objave/${link.slug ?? ''}`;
    case 'event':
      return `/dogadjaj/${link.id ?? ''}`;
    case 'product':
    case 'service':
    case 'bundle':
      return `/product/${link.slug ?? ''}`;
    case 'category':
      return `/shop/${link.slug ?? ''}`;
    default:
      return '/';
  }
}

/** Links that begin with `/`, `#` or `?` stay on the site; all others open a new tab (ROUTE-35). */
export function isInternal(href: string): boolean {
  return href.startsWith('/') || href.startsWith('#') || href.startsWith('?');
}
