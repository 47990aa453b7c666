import type { FastifyInstance } from 'fastify';
import { adminNumbers, adminUpdateNumbers } from '#schemas/api/admin-numbers.ts';
import type { Numbers } from './numbers.service.ts';

/** How documents are numbered, for the back office. */
export function numberRoutes(app: FastifyInstance, numbers: Numbers) {
  app.implement(adminNumbers, async (_input, { site }) => ({
    series: await numbers.series(site.id),
  }));
  app.implement(adminUpdateNumbers, async ({ params, body }, { site }) => {
    await numbers.change(site.id, params.kind, body);
    return { series: await numbers.series(site.id) };
  });
}
