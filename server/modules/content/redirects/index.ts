import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  createRedirect,
  deleteRedirect,
  filterFailedRequests,
  filterRedirects,
} from '#schemas/api/redirects.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createRedirectRepository, exclusively } from './redirects.repository.ts';
import { createRedirectService, REDIRECTS_TAG, type RedirectService } from './redirects.service.ts';

export type { RedirectService };
export { REDIRECTS_TAG };

/** Old paths that lead to new ones, and the paths that led nowhere. */
export function createRedirects({ db, bus }: Pick<ServiceDeps, 'db' | 'bus'>): RedirectService {
  return createRedirectService({
    repository: createRedirectRepository(db),
    exclusively: (siteId, run) => exclusively(db, siteId, run),
    publish: (tags) => bus.publish(tags),
  });
}

interface RedirectServices {
  redirects: RedirectService;
}

export const redirectsModule = fp(async (app: FastifyInstance, { redirects }: RedirectServices) => {
  app.implement(filterRedirects, async ({ body }, { site }) => {
    const paging = pagingOf(body);
    const { records, total } = await redirects.list(site.id, body.keywords ?? '', paging);
    return toRecords(records, total, paging);
  });
  app.implement(createRedirect, ({ body }, { site }) => redirects.add(site.id, body));
  app.implement(deleteRedirect, async ({ params }, { site }) => {
    await redirects.remove(site.id, params.id);
    return {};
  });
  app.implement(filterFailedRequests, async ({ body }, { site }) => {
    const paging = pagingOf(body);
    const { records, total } = await redirects.failed(site.id, paging);
    return toRecords(records, total, paging);
  });
});
