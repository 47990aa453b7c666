import type { FastifyInstance } from 'fastify';
import { NotFound } from '#server/errors.ts';
import { FAVICON } from './favicon.ts';
import { sitemapXml } from './sitemap.ts';

const OPEN = {
  config: { access: 'public', anonymous: true },
  schema: { hide: true },
} as const;

/** Not for search engines: actions, data, and what belongs to one person. */
const CLOSED = ['/admin', '/adminLogin', '/akcije/', '/api/', '/kosarica', '/naplata', '/profil'];

const HOUR = 'public, max-age=3600';

/** Files that browsers and search engines look for by name. */
export function wellKnown(app: FastifyInstance) {
  app.get('/favicon.svg', OPEN, async (_request, reply) =>
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(FAVICON),
  );

  app.get('/robots.txt', OPEN, async ({ call }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(
        [
          'User-agent: *',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${call.site.url}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', OPEN, async ({ call: { site } }, reply) => {
    const [option] = await app.site.options(site.id, ['AutoGenerateSiteMap']);
    if (option?.value === false) throw new NotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', HOUR)
      .send(sitemapXml(site.url, await app.finder.sitemap(site, (await app.entry()).kinds)));
  });
}
