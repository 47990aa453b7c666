import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Lets the server stop as soon as the last answer is sent: a client that has one would otherwise keep
 * its connection, and the server would wait for it (F25).
 */
export const stopping = fp(async (app: FastifyInstance) => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
});
