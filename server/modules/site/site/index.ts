import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ensureDefaultSite } from './default-site.repository.ts';
import { createDirectory, SITE_TAGS } from './directory.ts';
import { originOfProcess } from './own-address.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';
import { UnknownDomain } from './site.errors.ts';
import { createSiteRepository } from './site.repository.ts';
import { siteRoutes } from './site.routes.ts';
import { createSiteService, type SiteService } from './site.service.ts';
import { visitorForms } from './visitor.forms.ts';

export { SITE_TAGS, UnknownDomain, visitorForms };

declare module 'fastify' {
  interface FastifyInstance {
    /** Options, navigations and settings, for pages and sample data. */
    site: SiteService;
  }
}

/** Sites, stores, languages, options, navigations. */
export const siteModule = fp(async (app: FastifyInstance) => {
  const { config } = app;
  const { publicUrl } = config;
  await ensureDefaultSite(app.db, { publicUrl, localUrl: originOfProcess(config) });
  const repository = createSiteRepository(app.db);
  const site = createSiteService(repository, app.bus);
  const directory = createDirectory(repository, app.bus, app.log, config);
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (typeof address === 'object' && address) directory.listensOn(address.port);
  });

  app.decorate('site', site);
  app.decorate('directory', directory);
  siteRoutes(app, site);
  settingsRoutes(app, createSettingsService(repository, directory));
});
