import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { homeSlugOf } from '#server/modules/content/content/index.ts';
import { periodically } from '#server/plugins/periodic.ts';
import { createAddressRepository } from './address.repository.ts';
import { createFailedRequestRepository } from './failed-request.repository.ts';
import { createFailedRequests, type FailedRequests } from './failed-requests.ts';
import { finderRoutes } from './finder.routes.ts';
import { createFinderService, type FinderService } from './finder.service.ts';
import { createPageSource } from './page-source.ts';
import { createRowSources } from './row-sources.ts';

const FLUSH_MS = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Paths of things and things of paths. Modules plug in their kinds: `app.finder.register(...)`. */
    finder: FinderService;
    /** Counts paths that led nowhere. */
    failedRequests: FailedRequests;
  }
}

/** What is at a path. Needs content, catalogue, blog and redirects. */
export const finderModule = fp(async (app: FastifyInstance) => {
  const homeSlug = (siteId: number) => homeSlugOf(app, siteId);
  const { publishedPage, draftPage } = app.content;
  const addresses = createAddressRepository(app.db);
  const finder = createFinderService({
    homeSlug,
    publishedPage,
    draftPage,
    redirect: (siteId, path) => app.redirects.find(siteId, path),
    formerOwner: addresses.formerOwner,
    screenPath: async (path, locale) => (await app.entry()).screenPath?.(path, locale) ?? null,
  });
  const failed = createFailedRequests(createFailedRequestRepository(app.db), app.log);

  finder.register(createPageSource(app.content, homeSlug));
  for (const source of createRowSources(addresses, app)) finder.register(source);
  app.decorate('finder', finder);
  app.decorate('failedRequests', failed);
  finderRoutes(app, finder, failed);
  periodically(app, { name: 'counting failed requests', everyMs: FLUSH_MS }, failed.flush);
  app.addHook('preClose', failed.flush);
});

export type { FinderSource, Found, SitemapEntry, SlugQuery } from './sources.ts';
