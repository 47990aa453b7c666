import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type ConsentEditing, createConsentEditing } from './consent-editing.ts';
import { createConsentRepository } from './consents.repository.ts';
import { consentEditorRoutes, consentRoutes } from './consents.routes.ts';
import { createConsentService } from './consents.service.ts';

export type { ConsentForm } from '#server/db/tables/consents.ts';
export type { ConsentName, Consents } from './consents.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What editors do to consents, for sample data. */
    consentEditing: ConsentEditing;
  }
}

/** Consents: what forms ask for, and the proof of what was agreed to. */
export const consentsModule = fp(async (app: FastifyInstance) => {
  const repository = createConsentRepository(app.db);
  const consents = createConsentService(repository);
  const editing = createConsentEditing(repository, (tags) => app.bus.publish(tags));
  app.decorate('consents', consents);
  app.decorate('consentEditing', editing);
  consentRoutes(app, consents);
  consentEditorRoutes(app, editing);
});
