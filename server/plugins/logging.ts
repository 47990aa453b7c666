import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '#server/config.ts';

/** Names whose values never reach a log, wherever they stand in a logged object (S39). */
const SECRET_NAMES = [
  'password',
  'accessToken',
  'refreshToken',
  'apiKey',
  'protectCode',
  'authorization',
  'cookie',
  'token',
];

/** pino settings. Requests are logged by method and path; their query may hold personal data. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { req: requestLine },
  };
}

function requestLine({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?', 1)[0] };
}

/** One line for each answered request. */
export const logging = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        ...requestLine(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
});
