import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ensureDefaultSite } from './default-site.repository.ts';
import { createDirectory } from './directory.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';
import { UnknownDomain } from './site.errors.ts';
import { createSiteRepository } from './site.repository.ts';
import { siteRoutes } from './site.routes.ts';
import { createSiteService, type SiteService } from './site.service.ts';
import { visitorForms } from './visitor.forms.ts';

export { UnknownDomain, visitorForms };

declare module 'fastify' {
  interface FastifyInstance {
    /** Options, navigations and settings, for pages and sample data. */
    site: SiteService;
  }
}

/** Sites, stores, languages, options, navigations. */
export const siteModule = fp(async (app: FastifyInstance) => {
  const { host, port, publicUrl } = app.config;
  await ensureDefaultSite(app.db, { publicUrl, localUrl: `http://${host}:${port}` });
  const repository = createSiteRepository(app.db);
  const site = createSiteService(repository, app.bus);
  const directory = createDirectory(repository, app.bus, app.log);

  app.decorate('site', site);
  app.decorate('directory', directory);
  siteRoutes(app, site);
  settingsRoutes(app, createSettingsService(repository, directory));
});
