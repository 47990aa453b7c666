import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { withLocale } from '#domain/web/site-path.ts';
import { type ScreenName, screenPath } from './screens.ts';

/**
 * Address of a screen in a language, without prefix where that is the main one of the site;
 * parameters that its pattern leaves open are left out.
 */
export function pathOf(
  name: ScreenName,
  locale: Locale,
  mainLocale: Locale = DEFAULT_LOCALE,
): string {
  const pattern = screenPath(name, locale);
  const path = pattern.replace(/\/(?::\w+\??|\*)/g, '') || '/';
  return withLocale(path, locale, mainLocale);
}
