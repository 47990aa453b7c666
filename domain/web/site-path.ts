import type { Locale } from '../locales.ts';

/** Languages of a site: all but the default one have a path prefix (I18N-05). */
export interface SiteLanguages {
  defaultLocale: Locale;
  locales: readonly Locale[];
}

/** Language of a path, and the path without its prefix: `/en/cart` -> en, `/cart`. */
export function splitLocale(path: string, site: SiteLanguages): { locale: Locale; path: string } {
  const first = path.split('/', 2)[1] ?? '';
  const locale = site.locales.find((known) => known === first && known !== site.defaultLocale);
  if (!locale) return { locale: site.defaultLocale, path };
  return { locale, path: path.slice(first.length + 1) || '/' };
}

/** A path of the default language under the prefix of another: `/cart` in en -> `/en/cart`. */
export function withLocale(path: string, locale: Locale, defaultLocale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Parts of a path between slashes. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
