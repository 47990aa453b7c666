import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Theme } from '#domain/theme/theme.ts';
import { BRAND_FILES } from '#domain/web/brand-files.ts';
import type { MediaStorage, Pictures } from '#server/modules/content/media/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createBrandRepository } from './brand.repository.ts';
import { brandRoutes } from './brand.routes.ts';
import { type BrandService, createBrandService } from './brand.service.ts';
import { mailSize } from './brand-plan.ts';

/** The logo as mails show it. */
export interface MailLogo {
  path: string;
  width: number;
  height: number;
}

/** Logos of sites, for mails; null for a site without one. */
export function createLogos({ db }: Pick<ServiceDeps, 'db'>) {
  const repository = createBrandRepository(db);
  return {
    async of(siteId: number): Promise<MailLogo | null> {
      const { Logo: logo } = await repository.pictures(siteId);
      return logo ? { path: `/${BRAND_FILES.mail}`, ...mailSize(logo) } : null;
    },
  };
}

interface BrandDeps extends Pick<ServiceDeps, 'db' | 'log'> {
  themes: { of(siteId: number): Promise<Theme> };
  mediaFiles: { stores: { storage: MediaStorage }; pictures: Pictures };
}

/** Icons and pictures of sites. */
export function createBrand({ db, log, themes, mediaFiles }: BrandDeps): BrandService {
  return createBrandService({
    repository: createBrandRepository(db),
    themes,
    storage: mediaFiles.stores.storage,
    pictures: mediaFiles.pictures,
    log,
  });
}

interface BrandServices {
  brand: BrandService;
  themes: { of(siteId: number): Promise<Theme> };
}

export const brandModule = fp(async (app: FastifyInstance, services: BrandServices) => {
  brandRoutes(app, services);
});
