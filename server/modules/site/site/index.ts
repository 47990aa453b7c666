import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { HistoryDesk, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { companyRoutes } from './company/company.routes.ts';
import { type CompanyService, createCompanyService } from './company/company.service.ts';
import { ensureDefaultSite } from './default-site.repository.ts';
import { createDeskRepository } from './desk/desk.repository.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { createSiteDesk, type SiteDesk } from './desk/desk.service.ts';
import { createDirectory, movedSites, type SiteDirectory } from './directory.ts';
import { createOptionChanges, type OptionChanges } from './options/option-changes.ts';
import { originOfProcess } from './own-address.ts';
import { type FactWords, factLabels, factWords } from './settings/fact-words.ts';
import { placeholderRoutes } from './settings/placeholders.routes.ts';
import { createPlaceholders, type FactSource, type Placeholders } from './settings/placeholders.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createSettingsService, type SettingsService } from './settings.service.ts';
import { UnknownDomain } from './site.errors.ts';
import { createSiteRepository } from './site.repository.ts';
import { type SiteShelves, siteRoutes } from './site.routes.ts';
import { createSiteService, type SiteService } from './site.service.ts';
import { visitorForms } from './visitor.forms.ts';

export type {
  CompanyService,
  FactSource,
  FactWords,
  OptionChanges,
  Placeholders,
  SettingsService,
  SiteDirectory,
  SiteService,
};
export { factLabels, factWords, movedSites, UnknownDomain, visitorForms };

interface SiteDeps extends Pick<ServiceDeps, 'config' | 'db' | 'bus' | 'log' | 'fillSite'> {
  jobs: Pick<Jobs, 'add' | 'handle' | 'wake'>;
  history: SettingHistory;
}

/** Sites, stores, languages, options, navigations. Makes the default site where there is none. */
export async function createSite(deps: SiteDeps) {
  const { config, db, bus, log, history } = deps;
  const { publicUrl } = config;
  await ensureDefaultSite(db, { publicUrl, localUrl: originOfProcess(config) });
  const repository = createSiteRepository(db);
  const directory = createDirectory(repository, bus, log, config);
  const site = createSiteService(repository, deps);
  const optionChanges = createOptionChanges({ repository, history, bus });
  const company = createCompanyService(site, optionChanges);
  const placeholders = createPlaceholders();
  placeholders.register({
    group: 'company',
    tags: ['options', 'settings'],
    isOwed: true,
    read: company.placeholderFacts,
    labels: async ({ locale }) => factLabels('company', locale),
  });
  return {
    site,
    optionChanges,
    company,
    placeholders,
    directory,
    settings: createSettingsService(repository, directory, deps),
    siteDesk: createSiteDesk({
      ...deps,
      repository: createDeskRepository(db),
      sites: directory.sites,
    }),
  };
}

interface SiteServices extends SiteShelves {
  site: SiteService;
  directory: SiteDirectory;
  settings: SettingsService;
  company: CompanyService;
  placeholders: Placeholders;
  siteDesk: SiteDesk;
  optionChanges: OptionChanges;
  historyDesk: HistoryDesk;
}

export const siteModule = fp(async (app: FastifyInstance, services: SiteServices) => {
  const { directory, company, placeholders, siteDesk, media, catalog } = services;
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (typeof address === 'object' && address) directory.listensOn(address.port);
  });
  siteRoutes(app, services, { media, catalog });
  settingsRoutes(app, services);
  companyRoutes(app, company);
  placeholderRoutes(app, placeholders);
  deskRoutes(app, siteDesk, services.historyDesk);
});
