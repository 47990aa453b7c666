import type { FastifyInstance } from 'fastify';
import { adminCompany, adminUpdateCompany } from '#schemas/api/admin-company.ts';
import { companyFacts } from '#schemas/api/company.ts';
import { authorOf } from '#server/modules/operations/history/index.ts';
import type { CompanyService } from './company.service.ts';

export function companyRoutes(app: FastifyInstance, company: CompanyService) {
  app.implement(companyFacts, (_input, ctx) => company.facts(ctx));
  app.implement(adminCompany, (_input, ctx) => company.state(ctx));
  app.implement(adminUpdateCompany, async ({ body }, ctx) => {
    await company.change(authorOf(ctx), body);
    return company.state(ctx);
  });
}
