import type { Static } from 'typebox';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { pageSchema } from '#schemas/content/page-fields.ts';
import { isRecord } from './json.ts';
import { resolveNode } from './resolve.ts';
import type { Level } from './types.ts';

/** What search engines and shared links say of a page; a part without value is absent. */
export type PageSeo = Static<typeof pageSchema>['seo'];

/** Values of a page itself. */
export interface PageFields {
  /** Name of the page; empty where it has none. */
  title: string;
  seo: PageSeo;
  requiresLogin: boolean;
  withoutHeader: boolean;
}

/**
 * Reads the fields of a page from its own level (`elementLevel`) in a language. The one place that
 * does: what the editor shows is what is in the head of the page. Parts of the wrong type count
 * as absent. Phones have no values of their own here.
 */
export function readPageFields(level: Level, locale: Locale): PageFields {
  const { values } = resolveNode({
    schema: pageSchema,
    levels: [level],
    locale,
    viewport: 'desktop',
    siteLocale: DEFAULT_LOCALE,
  });
  return {
    title: typeof values['title'] === 'string' ? values['title'] : '',
    seo: seoOf(values['seo']),
    requiresLogin: values['requiresLogin'] === true,
    withoutHeader: values['withoutHeader'] === true,
  };
}

/** Title of a page for search engines and shared links: that of `seo`, else the page's own name. */
export function headTitle({ title, seo }: PageFields): string {
  return seo.title || title;
}

function seoOf(value: unknown): PageSeo {
  if (!isRecord(value)) return {};
  const { title, description, image, noindex } = value;
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    ...(typeof image === 'number' ? { image } : {}),
    ...(typeof noindex === 'boolean' ? { noindex } : {}),
  };
}
