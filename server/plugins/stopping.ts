import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ServiceUnavailable } from '#server/errors.ts';
import { RETRY_SECONDS } from './failures.ts';

/**
 * Lets the server stop as soon as the last answer is sent: a client that has one would otherwise keep
 * its connection, and the server would wait for it (F25). What is asked meanwhile is refused.
 */
export const stopping = fp(async (app: FastifyInstance) => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async () => {
    if (isStopping) throw new ServiceUnavailable({ retryAfter: RETRY_SECONDS });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
});
