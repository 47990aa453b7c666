import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { withLocale } from '#domain/web/site-path.ts';
import type { PageContextValue } from '../render/page-context.ts';

/** Paths that have no language: files and calls. */
const BARE = /^\/(?:media|assets|api|akcije)\/|\.[a-z0-9]{2,5}$/i;

/** What the address of a link depends on. */
type PagePlace = Pick<PageContextValue, 'locale' | 'mobileView' | 'mainLocale'>;

/** True for the path of a file or a call: it has no language and is no page. */
export function isBarePath(path: string): boolean {
  return BARE.test(path);
}

/**
 * An address of the site as a page links to it: under the prefix of the page's language, which the
 * site's main language does not have, and with `mobileView` kept (G-013). Addresses outside of the site, and those inside the page, stay as they are.
 */
export function pageHref(
  href: string,
  { locale, mobileView, mainLocale = DEFAULT_LOCALE }: PagePlace,
): string {
  if (!href.startsWith('/')) return href;
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  const tail = end < 0 ? '' : href.slice(end);
  if (isBarePath(path)) return href;
  const placed = withLocale(withoutPrefix(path, locale), locale, mainLocale) + tail;
  return mobileView ? withMobileView(placed) : placed;
}

/** Some addresses come with the prefix, as `pathOf` and editors write them. */
function withoutPrefix(path: string, locale: Locale): string {
  if (path === `/${locale}`) return '/';
  return path.startsWith(`/${locale}/`) ? path.slice(locale.length + 1) : path;
}

function withMobileView(href: string): string {
  const [address = '', fragment] = href.split('#');
  if (/[?&]mobileView=/.test(address)) return href;
  const joined = `${address}${address.includes('?') ? '&' : '?'}mobileView=true`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
