import type { FastifyInstance } from 'fastify';
import { PathNotFound } from '#server/errors.ts';

/** An unknown path below `/api` answers the failure envelope, never the shop's page of errors. */
export async function unknownCalls(app: FastifyInstance) {
  app.all('/api/*', {
    config: { access: 'public', anonymous: true },
    schema: { hide: true },
    handler: async () => {
      throw new PathNotFound();
    },
  });
}
