import type { Locale } from '#domain/locales.ts';
import { splitLocale, withLocale } from '#domain/web/site-path.ts';
import type { Element } from '#schemas/content/element.ts';
import type { Decision } from '#schemas/site-entry.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';

/** Where a page of the site is in one of its languages. */
export interface Alternate {
  locale: Locale;
  /** Home of the language where the page is not translated. */
  path: string;
  isTranslated: boolean;
}

/** A page in the languages of its site, and what that rests on. */
export interface Alternates {
  languages: Alternate[];
  /** The element whose translations count; null for what is everywhere, or nowhere. */
  elementId: number | null;
  /** Nothing is at the path. */
  isMissing: boolean;
}

interface Parts {
  decide(site: SiteContext, path: string): Promise<Decision>;
  screenPath(path: string, locale: Locale): Promise<string | null>;
  pathOnLanguage(site: SiteContext, path: string, locale: Locale): Promise<string>;
}

/** Languages that a page was written in or translated into. */
export function languagesOf({
  language_code,
  tr,
}: Pick<Element, 'language_code' | 'tr'>): ReadonlySet<Locale> {
  const translated = Object.entries(tr).filter(([, nodes]) => Object.keys(nodes ?? {}).length > 0);
  return new Set([language_code, ...translated.map(([locale]) => locale as Locale)]);
}

/**
 * The one source of addresses in other languages: for the head of a page, the block that switches
 * between them, and the sitemap, which asks `languagesOf` of all pages at once.
 */
export function createAlternates({ decide, screenPath, pathOnLanguage }: Parts) {
  return async (site: SiteContext, path: string): Promise<Alternates> => {
    const { elementId, isMissing, isIn } = await whereIs(site, path);
    const languages = await Promise.all(
      site.locales.map(async (locale): Promise<Alternate> => {
        const isTranslated = isIn(locale);
        const home = withLocale('/', locale, site.defaultLocale);
        return {
          locale,
          isTranslated,
          path: isTranslated ? await pathOnLanguage(site, path, locale) : home,
        };
      }),
    );
    return { languages, elementId, isMissing };
  };

  async function whereIs(site: SiteContext, path: string) {
    const everywhere = { elementId: null, isMissing: false, isIn: (_locale: Locale) => true };
    const own = splitLocale(path, site).path;
    // Home is where whoever finds nothing in their language is sent.
    if (own === '/' || (await screenPath(own, site.defaultLocale)) !== null) return everywhere;
    const decision = await decide(site, path);
    switch (decision.type) {
      case 'page': {
        const { element } = decision;
        const languages = languagesOf(element);
        const isIn = (locale: Locale) => languages.has(locale);
        return { elementId: element.id, isMissing: false, isIn };
      }
      case 'notFound':
      case 'redirect':
        return { elementId: null, isMissing: true, isIn: () => false };
      default:
        // The catalogue and the journal show what they have in another language.
        return everywhere;
    }
  }
}
