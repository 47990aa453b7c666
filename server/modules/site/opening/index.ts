import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteDirectory } from '#server/modules/site/site/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createOpeningRepository } from './opening.repository.ts';
import { openingRoutes, PREVIEW_COOKIE } from './opening.routes.ts';
import { createOpeningService, type OpeningService } from './opening.service.ts';
import type { SetupSource } from './setup-state.ts';

export type { OpeningService, SetupSource };
export { PREVIEW_COOKIE };

interface OpeningDeps extends Pick<ServiceDeps, 'db' | 'bus' | 'log'> {
  directory: Pick<SiteDirectory, 'sites'>;
  /** What modules that this one does not know have to say of the set-up. */
  sources: readonly SetupSource[];
}

/** When shoppers see a site, and what its owner has yet to do before. */
export function createOpening(deps: OpeningDeps): OpeningService {
  return createOpeningService({ ...deps, repository: createOpeningRepository(deps.db) });
}

export const openingModule = fp(
  async (app: FastifyInstance, { opening }: { opening: OpeningService }) => {
    openingRoutes(app, opening);
  },
);
