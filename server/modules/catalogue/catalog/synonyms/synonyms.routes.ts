import type { FastifyInstance } from 'fastify';
import { adminSynonyms, adminUpdateSynonyms } from '#schemas/api/admin-synonyms.ts';
import type { SynonymService } from './synonyms.service.ts';

/** Words of the search that mean the same, for the back office. */
export function synonymRoutes(app: FastifyInstance, synonyms: SynonymService) {
  app.implement(adminSynonyms, (_input, { site }) => synonyms.read(site.id));
  app.implement(adminUpdateSynonyms, ({ body }, { site }) => synonyms.change(site.id, body));
}
