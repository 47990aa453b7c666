import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** An answer as it goes to the socket. Headers are names and values in turn. */
export interface Sendable {
  status: number;
  headers: string[];
  body: Buffer | null;
}

/**
 * The whole answer to a request that is known to need nothing else: cookies, login, security headers
 * and whatever other hooks add on the way in or out are left out. Undefined for all other requests.
 */
export type Shortcut = (request: FastifyRequest) => Sendable | undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked before anything else looks at a request of the route. */
    shortcut?: Shortcut;
  }
  interface FastifyRequest {
    /** A shortcut answered it: `call`, `cookies` and the like were never set. */
    isShort: boolean;
  }
}

/**
 * Lets routes answer before all hooks; register it first. Only hooks for `onResponse` still run, so
 * that nothing escapes the figures.
 */
export const shortcuts = fp(async (app: FastifyInstance) => {
  app.decorateRequest('isShort', false);
  app.addHook('onRequest', (request, reply, done) => {
    const sendable = request.routeOptions.config.shortcut?.(request);
    if (!sendable) return done();
    request.isShort = true;
    send(reply, sendable);
  });
});

function send(reply: FastifyReply, { status, headers, body }: Sendable) {
  reply.hijack();
  reply.raw.writeHead(status, headers);
  if (body === null || reply.request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
}
