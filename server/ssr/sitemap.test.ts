import { describe, expect, it } from 'vitest';
import { escapeXml } from '#server/escape.ts';
import { sitemapXml } from './sitemap.ts';

describe('sitemap', () => {
  it('names every language of a thing and links them', () => {
    const xml = sitemapXml('https://shop.test', [
      {
        paths: [
          { locale: 'hr', path: '/objave/njega' },
          { locale: 'en', path: '/en/blog/njega' },
        ],
        changedAt: new Date('2026-05-01T10:00:00Z'),
      },
    ]);

    expect(xml).toContain('<loc>https://shop.test/objave/njega</loc>');
    expect(xml).toContain('<loc>https://shop.test/en/blog/njega</loc>');
    expect(xml.match(/hreflang="en" href="https:\/\/shop.test\/en\/blog\/njega"/g)).toHaveLength(2);
    expect(xml).toContain('<lastmod>2026-05-01T10:00:00.000Z</lastmod>');
  });

  it('stays well-formed whatever a slug holds', () => {
    const xml = sitemapXml('https://shop.test', [
      { paths: [{ locale: 'hr', path: '/]]><script>&"\'' }] },
    ]);

    expect(xml).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  it('drops what XML forbids', () => {
    expect(escapeXml('a\u0000b\u0008c\uffff<')).toBe('abc&lt;');
  });
});
