import type { Link } from '#schemas/content/values.ts';

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

const SAFE_SCHEMES = /^(?:https?:|mailto:|tel:)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters inside a URL, so they can hide a scheme
const CONTROL = /[\u0000-\u0020\u007f]/;

/** The address when it may stand in a page, else null: no `javascript:`, no `//host`, no control characters. */
export function safeUrl(href: string): string | null {
  if (CONTROL.test(href) || href === '') return null;
  if (href.startsWith('/')) return href.startsWith('//') || href.startsWith('/\\') ? null : href;
  if (href.startsWith('#') || href.startsWith('?')) return href;
  return SAFE_SCHEMES.test(href) ? href : null;
}

/** Links that begin with `/`, `#` or `?` stay on the site; all others open a new tab (ROUTE-35). */
export function isInternal(href: string): boolean {
  return href.startsWith('/') || href.startsWith('#') || href.startsWith('?');
}
