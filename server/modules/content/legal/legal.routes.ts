import type { FastifyInstance } from 'fastify';
import { adminCreateLegalPage, adminLegalPages, adminReadLegalPage } from '#schemas/api/legal.ts';
import type { LegalService } from './legal.service.ts';

export function legalRoutes(app: FastifyInstance, legal: LegalService) {
  app.implement(adminLegalPages, (_input, ctx) => legal.state(ctx));
  app.implement(adminCreateLegalPage, ({ params, body }, ctx) =>
    legal.create(ctx, params.kind, body.again === true),
  );
  app.implement(adminReadLegalPage, ({ params, body }, ctx) =>
    legal.setRead(ctx, params.id, body.isRead),
  );
}
