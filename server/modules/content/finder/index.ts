import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { BlogService } from '#server/modules/content/blog/index.ts';
import { type ContentService, homeSlugOf } from '#server/modules/content/content/index.ts';
import type { RedirectService } from '#server/modules/content/redirects/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import { createAddressRepository } from './address.repository.ts';
import { createFailedRequestRepository } from './failed-request.repository.ts';
import { createFailedRequests, type FailedRequests } from './failed-requests.ts';
import { type FinderParts, finderRoutes } from './finder.routes.ts';
import { createFinderService } from './finder.service.ts';
import { createPageSource } from './page-source.ts';
import { type CatalogAddresses, createRowSources } from './row-sources.ts';

const FLUSH_MS = 10_000;

interface FinderDeps extends Pick<ServiceDeps, 'db' | 'entry' | 'log'> {
  options: SiteService['options'];
  content: ContentService;
  redirects: RedirectService;
  catalog: CatalogAddresses;
  blog: BlogService;
}

/** What is at a path, and the paths that led nowhere. */
export function createFinder(deps: FinderDeps) {
  const { db, entry, log, content, redirects } = deps;
  const homeSlug = (siteId: number) => homeSlugOf(deps.options, siteId);
  const { publishedPage, draftPage, builtIns } = content;
  const addresses = createAddressRepository(db);
  const finder = createFinderService({
    homeSlug,
    publishedPage,
    draftPage,
    builtIns,
    redirect: (siteId, path) => redirects.find(siteId, path),
    formerOwner: addresses.formerOwner,
    screenPath: async (path, locale) => (await entry()).screenPath?.(path, locale) ?? null,
  });
  finder.register(createPageSource(content, homeSlug));
  for (const source of createRowSources(addresses, deps)) finder.register(source);
  return {
    finder,
    failedRequests: createFailedRequests(createFailedRequestRepository(db), log),
  };
}

export const finderModule = fp(async (app: FastifyInstance, parts: FinderParts) => {
  const { flush } = parts.failedRequests;
  finderRoutes(app, parts);
  periodically(app, { name: 'counting failed requests', everyMs: FLUSH_MS }, flush);
  app.addHook('preClose', flush);
});

export type { FinderService } from './finder.service.ts';
export type { FinderSource, Found, SitemapEntry, SlugQuery } from './sources.ts';
export type { FailedRequests };
