import type { FastifyInstance } from 'fastify';
import {
  adminCatalogueHome,
  adminCloseSite,
  adminCreateSite,
  adminCustomersHome,
  adminFilterSites,
  adminOpenSite,
  adminUpdateSite,
} from '#schemas/api/admin-sites.ts';
import type { HistoryDesk } from '#server/modules/operations/history/index.ts';
import { pagingOf } from '#server/paging.ts';
import type { SiteDesk } from './desk.service.ts';
import { siteArea } from './site-area.ts';

export function deskRoutes(
  app: FastifyInstance,
  desk: SiteDesk,
  historyDesk: Pick<HistoryDesk, 'area'>,
) {
  historyDesk.area(siteArea(desk));
  app.implement(adminFilterSites, ({ body }, ctx) => desk.list(ctx, body, pagingOf(body)));
  app.implement(adminCreateSite, ({ body }, ctx) => desk.create(ctx, body));
  app.implement(adminUpdateSite, ({ params, body }, ctx) => desk.update(ctx, params.id, body));
  app.implement(adminCloseSite, ({ params }, ctx) => desk.close(ctx, params.id));
  app.implement(adminCatalogueHome, (_input, ctx) => desk.catalogueHome(ctx));
  app.implement(adminCustomersHome, (_input, ctx) => desk.customersHome(ctx));
  app.implement(adminOpenSite, ({ params }, ctx) => desk.open(ctx, params.id));
}
