import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { CompanyService } from '#server/modules/site/site/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createLegalRepository } from './legal.repository.ts';
import { legalRoutes } from './legal.routes.ts';
import { createLegalService, type LegalService } from './legal.service.ts';

export type { LegalService };

interface LegalDeps extends Pick<ServiceDeps, 'db'> {
  content: Pick<ContentService, 'create'>;
  company: CompanyService;
}

/** Legal pages and their first drafts. */
export function createLegal({ db, ...parts }: LegalDeps): LegalService {
  return createLegalService({ repository: createLegalRepository(db), ...parts });
}

export const legalModule = fp(async (app: FastifyInstance, { legal }: { legal: LegalService }) => {
  legalRoutes(app, legal);
});
