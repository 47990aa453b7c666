import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { FoundKind } from '#schemas/api/finder.ts';
import { SITE_MAP_FLAGS } from '#schemas/site-map.ts';
import { NotFound } from '#server/errors.ts';
import type { FinderService } from '#server/modules/content/finder/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import { sitemapXml } from './sitemap.ts';

const OPEN = {
  config: { access: 'public', anonymous: true },
  schema: { hide: true },
} as const;

/** Not for search engines: actions, data, and what belongs to one person. */
const CLOSED = ['/admin', '/adminLogin', '/akcije/', '/api/', '/kosarica', '/naplata', '/profil'];

const flagsSchema = Type.Record(Type.String(), Type.Unknown());

const HOUR = 'public, max-age=3600';

export interface SiteMapServices {
  site: Pick<SiteService, 'options'>;
  finder: Pick<FinderService, 'sitemap'>;
}

/** Files that search engines look for by name. */
export function wellKnown(app: FastifyInstance, { site: sites, finder }: SiteMapServices) {
  app.get('/robots.txt', OPEN, async ({ call: { site } }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', site.isUnopened ? 'no-store' : HOUR)
      .send(robotsOf(site).join('\n')),
  );

  app.get('/sitemap.xml', OPEN, async ({ call: { site } }, reply) => {
    const options = await sites.options(site.id, ['AutoGenerateSiteMap', 'SiteMapOptions']);
    const optionOf = (wanted: string) => options.find(({ key }) => key === wanted)?.value;
    if (site.isUnopened || optionOf('AutoGenerateSiteMap') === false) throw new NotFound();
    const { kinds } = await app.entry();
    const listed = kinds.filter((kind) => !isLeftOut(kind, optionOf('SiteMapOptions')));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', HOUR)
      .send(sitemapXml(site.url, await finder.sitemap(site, listed)));
  });
}

/**
 * What search engines may look at, with the lines that the shop adds: nothing of a site that is not open
 * yet or does not want to be found.
 */
function robotsOf({ url, isUnopened, robots }: SiteContext): string[] {
  if (isUnopened || robots === null) return ['User-agent: *', 'Disallow: /', ''];
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    ...(robots ? [robots, ''] : []),
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ];
}

/** Whether the shop keeps a kind out of its sitemap; what it says nothing about is listed. */
function isLeftOut(kind: FoundKind, options: unknown): boolean {
  return Value.Check(flagsSchema, options) && options[SITE_MAP_FLAGS[kind]] === false;
}
