import type { Locale } from '#domain/locales.ts';
import { escapeXml } from '#server/escape.ts';

/** One thing with its address in every language of the site. */
export interface SitemapUrl {
  paths: readonly { locale: Locale; path: string }[];
  changedAt?: Date;
}

/** The protocol allows no more in one file. */
const MAX_URLS = 50_000;

/** A sitemap with one entry for each language of each thing, and links between them. */
export function sitemapXml(origin: string, urls: readonly SitemapUrl[]): string {
  const entries: string[] = [];
  for (const { paths, changedAt } of urls) {
    const alternates = paths.length > 1 ? paths.map((entry) => alternateOf(origin, entry)) : [];
    const modified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    for (const { path } of paths) {
      entries.push(
        `<url><loc>${escapeXml(origin + encodePath(path))}</loc>${modified}${alternates.join('')}</url>`,
      );
    }
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.slice(0, MAX_URLS),
    '</urlset>',
    '',
  ].join('\n');
}

function alternateOf(origin: string, { locale, path }: { locale: Locale; path: string }): string {
  const href = escapeXml(origin + encodePath(path));
  return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
