import type { FastifyInstance } from 'fastify';
import type { Theme } from '#domain/theme/theme.ts';
import { BRAND_FILES } from '#domain/web/brand-files.ts';
import type { BrandService } from './brand.service.ts';
import type { BrandFile } from './brand-plan.ts';
import { manifestOf } from './manifest.ts';

const OPEN = {
  config: { access: 'public', anonymous: true },
  schema: { hide: true },
} as const;

const FILES: readonly BrandFile[] = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  ...Object.values(BRAND_FILES),
];
/** Old phones ask for this one first. */
const OTHER_NAMES = { 'apple-touch-icon-precomposed.png': 'apple-touch-icon.png' } as const;

const DAY = 'public, max-age=86400';
const SHORTLY = 'public, max-age=60';
/** A drawing that is opened on its own may run nothing and reach nothing. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

interface BrandServices {
  brand: BrandService;
  themes: { of(siteId: number): Promise<Theme> };
}

/** Icons and pictures of the shop, under the names by which browsers and phones look for them. */
export function brandRoutes(app: FastifyInstance, { brand, themes }: BrandServices) {
  const serve = (name: string, file: BrandFile) =>
    app.get(`/${name}`, OPEN, async ({ call, headers }, reply) => {
      const etag = `"${await brand.version(call.site, file)}"`;
      reply.header('cache-control', DAY).header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      const { type, bytes, version } = await brand.file(call.site, file);
      if (version === null) reply.removeHeader('etag').header('cache-control', SHORTLY);
      return reply
        .type(type)
        .header('content-security-policy', DRAWING_POLICY)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    });

  for (const file of FILES) serve(file, file);
  for (const [name, file] of Object.entries(OTHER_NAMES)) serve(name, file);

  app.get('/manifest.webmanifest', OPEN, async ({ call: { site } }, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', DAY)
      .send(JSON.stringify(manifestOf(site, await themes.of(site.id)))),
  );
}
