import type { FastifyInstance } from 'fastify';
import { adminSynonyms, adminUpdateSynonyms } from '#schemas/api/admin-synonyms.ts';
import { authorOf } from '#server/modules/operations/history/index.ts';
import type { SynonymService } from './synonyms.service.ts';

/** Words of the search that mean the same, for the back office. */
export function synonymRoutes(app: FastifyInstance, synonyms: SynonymService) {
  app.implement(adminSynonyms, (_input, { site }) => synonyms.read(site.id));
  app.implement(adminUpdateSynonyms, ({ body }, ctx) => synonyms.change(authorOf(ctx), body));
}
