import type { Locale } from '#domain/locales.ts';
import { type ScreenName, screenPath } from '#runtime/links/screens.ts';
import type { Link } from '#schemas/content/values.ts';

/**
 * Link to a screen of the shop in the page's language; `query` begins with `?`. Parameters that the
 * screen's path leaves open are left out.
 */
export function screenLink(name: ScreenName, locale: Locale, query = ''): Link {
  const path = screenPath(name, locale).replace(/\/(?::\w+\??|\*)/g, '') || '/';
  return { kind: 'url', href: `${path}${query}` };
}
