import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { HistoryDesk, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { type ConsentEditing, createConsentEditing } from './consent-editing.ts';
import { consentAreas } from './consent-history.ts';
import { createConsentRepository } from './consents.repository.ts';
import { consentEditorRoutes, consentRoutes } from './consents.routes.ts';
import { type ConsentService, createConsentService } from './consents.service.ts';

export type { ConsentForm } from '#server/db/tables/consents.ts';
export type { ConsentName, Consents } from './consents.ts';
export type { ConsentService };

interface ConsentDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  history: SettingHistory;
}

/** Consents: what forms ask for, and the proof of what was agreed to. */
export function createConsents({ db, bus, history }: ConsentDeps) {
  const repository = createConsentRepository(db);
  return {
    consents: createConsentService(repository),
    consentEditing: createConsentEditing(repository, history, (tags) => bus.publish(tags)),
  };
}

interface ConsentServices {
  consents: ConsentService;
  consentEditing: ConsentEditing;
  historyDesk: Pick<HistoryDesk, 'area'>;
}

export const consentsModule = fp(
  async (app: FastifyInstance, { consents, consentEditing, historyDesk }: ConsentServices) => {
    consentRoutes(app, consents);
    consentEditorRoutes(app, consentEditing);
    for (const area of consentAreas(consentEditing)) historyDesk.area(area);
  },
);
