import { type ScreenName, screenPath } from '#runtime/links/screens.ts';
import type { Link } from '#schemas/content/values.ts';
import type { Locale } from '#schemas/primitives.ts';

/** Link to a screen of the shop in the page's language; `query` begins with `?`. */
export function screenLink(name: ScreenName, locale: Locale, query = ''): Link {
  return { kind: 'url', href: `${screenPath(name, locale)}${query}` };
}
