import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  createRedirect,
  deleteRedirect,
  filterFailedRequests,
  filterRedirects,
} from '#schemas/api/redirects.ts';
import {
  authorOf,
  type HistoryDesk,
  type SettingHistory,
} from '#server/modules/operations/history/index.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { redirectArea } from './redirect-history.ts';
import { createRedirectRepository } from './redirects.repository.ts';
import { createRedirectService, REDIRECTS_TAG, type RedirectService } from './redirects.service.ts';

export type { RedirectService };
export { REDIRECTS_TAG };

interface RedirectDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  history: SettingHistory;
}

/** Old paths that lead to new ones, and the paths that led nowhere. */
export function createRedirects({ db, bus, history }: RedirectDeps): RedirectService {
  return createRedirectService({
    repository: createRedirectRepository(db),
    history,
    publish: (tags) => bus.publish(tags),
  });
}

interface RedirectServices {
  redirects: RedirectService;
  historyDesk: Pick<HistoryDesk, 'area'>;
}

export const redirectsModule = fp(async (app: FastifyInstance, services: RedirectServices) => {
  const { redirects, historyDesk } = services;
  historyDesk.area(redirectArea(redirects));
  app.implement(filterRedirects, async ({ body }, { site }) => {
    const paging = pagingOf(body);
    const { records, total } = await redirects.list(site.id, body.keywords ?? '', paging);
    return toRecords(records, total, paging);
  });
  app.implement(createRedirect, ({ body }, ctx) => redirects.add(authorOf(ctx), body));
  app.implement(deleteRedirect, async ({ params }, ctx) => {
    await redirects.remove(authorOf(ctx), params.id);
    return {};
  });
  app.implement(filterFailedRequests, async ({ body }, { site }) => {
    const paging = pagingOf(body);
    const { records, total } = await redirects.failed(site.id, paging);
    return toRecords(records, total, paging);
  });
});
