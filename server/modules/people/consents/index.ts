import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { type ConsentEditing, createConsentEditing } from './consent-editing.ts';
import { createConsentRepository } from './consents.repository.ts';
import { consentEditorRoutes, consentRoutes } from './consents.routes.ts';
import { type ConsentService, createConsentService } from './consents.service.ts';

export type { ConsentForm } from '#server/db/tables/consents.ts';
export type { ConsentName, Consents } from './consents.ts';

/** Consents: what forms ask for, and the proof of what was agreed to. */
export function createConsents({ db, bus }: Pick<ServiceDeps, 'db' | 'bus'>) {
  const repository = createConsentRepository(db);
  return {
    consents: createConsentService(repository),
    consentEditing: createConsentEditing(repository, (tags) => bus.publish(tags)),
  };
}

interface ConsentServices {
  consents: ConsentService;
  consentEditing: ConsentEditing;
}

export const consentsModule = fp(
  async (app: FastifyInstance, { consents, consentEditing }: ConsentServices) => {
    consentRoutes(app, consents);
    consentEditorRoutes(app, consentEditing);
  },
);
