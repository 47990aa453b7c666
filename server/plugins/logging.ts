import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '#server/config.ts';
import { createHitLog, pathOf } from './hit-log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked so often, by machines, that a line for each answer would drown the others. */
    quiet?: boolean;
  }
}

/** Names whose values never reach a log, wherever in a logged object they are (S39). */
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

/**
 * pino settings. Requests are logged by method and path, without secrets in it (S18, S39); their
 * query may hold personal data. Of an error neither the values of a failed query nor its payload.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  const names = SECRET_NAMES.flatMap((name) => [name, name.toLowerCase()]);
  return {
    level: logLevel,
    redact: {
      paths: [...new Set(names)].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { req: requestLine, err: errorFacts },
  };
}

/** One line for each answered request; those that a shortcut answers are counted (`createHitLog`). */
export const logging = fp(async (app: FastifyInstance) => {
  const hits = createHitLog(app.log);
  app.addHook('onClose', async () => hits.flush());
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isShort) hits.note(request.method, request.url, reply.statusCode);
    else if (!request.routeOptions.config.quiet) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ ...requestLine(request), status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
});

/**
 * A parameter of a path that is a secret, as tokens of mails, documents and orders are: 128 bits or
 * more in base64url, which our slugs and names of files, all in small letters, never look like.
 */
const TOKEN = /^(?:[\w-]+\.)*(?=.*[A-Z])[\w-]{20,}$/;

interface LoggedRequest {
  method: string;
  url: string;
  routeOptions?: { url?: string | undefined };
}

function requestLine({ method, url, routeOptions }: LoggedRequest) {
  const names = routeOptions?.url?.split('/') ?? [];
  const parts = pathOf(url).split('/');
  const path = parts
    .map((part, at) => (names[at]?.startsWith(':') && TOKEN.test(part) ? '[redacted]' : part))
    .join('/');
  return { method, path };
}

interface ErrorFacts {
  [name: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: ErrorFacts;
}

function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  };
}
