import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type TSchema, Type } from 'typebox';
import { isDeeperThan } from '#domain/depth.ts';
import {
  type ApiPort,
  bodyLimitOf,
  type DataOf,
  type Endpoint,
  type InputOf,
} from '#schemas/api/endpoint.ts';
import { failureSchema } from '#schemas/api/envelope.ts';
import { UnsupportedMediaType, ValidationFailed } from '#server/errors.ts';
import type { CallContext } from './call-context.ts';
import type { Captcha } from './captcha.ts';
import { MAX_DEPTH } from './depth-guard.ts';
import { createLocalApi, type LocalCall } from './local-api.ts';
import { SHARED_SCHEMAS, withReferences } from './shared-schemas.ts';
import type { Limit, Throttle } from './throttle.ts';
import type { Validators } from './validation.ts';

/** The rule behind a call. Throws an `AppError` for an expected failure. */
export type Handler<E> = (input: InputOf<E>, ctx: CallContext) => Promise<DataOf<E>> | DataOf<E>;

/** What a route may need beyond its declaration. */
export interface RouteExtras {
  /** Calls per address; needed by every write that is open to guests. */
  limit?: Omit<Limit, 'name'>;
  /** Levels of nesting in the body; default 20. */
  maxDepth?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers an endpoint: its route, its validation, its documentation and the in-process call. */
    implement<E extends Endpoint>(endpoint: E, handler: Handler<E>, extras?: RouteExtras): void;
    /**
     * Calls endpoints in process as the caller of `ctx`: the same access rules and input checks, no
     * HTTP. Cache tags of what was read are added to `tags`.
     */
    localApi(ctx: CallContext, tags?: Set<string>): ApiPort;
  }
}

/** What guards every call. */
interface Guards {
  validators: Validators;
  throttle: Pick<Throttle, 'hit'>;
  captcha: Pick<Captcha, 'check'>;
}

/** Provides `app.implement` and `app.localApi`. */
export const endpoints = fp(async (app: FastifyInstance, guards: Guards) => {
  const { validators, throttle, captcha } = guards;
  const calls = new Map<string, LocalCall>();
  for (const schema of SHARED_SCHEMAS) app.addSchema(schema);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body' ? validators.body(schema) : validators.text(schema),
  );

  app.decorate('implement', function implement<
    E extends Endpoint,
  >(this: FastifyInstance, endpoint: E, handler: Handler<E>, extras: RouteExtras = {}) {
    if (calls.has(endpoint.key)) {
      throw new Error(`Izlog: two handlers implement "${endpoint.key}". Remove one.`);
    }
    const limit = extras.limit && { ...extras.limit, name: endpoint.key };
    const run = async (input: unknown, ctx: CallContext): Promise<unknown> => {
      if (limit && ctx.request) await throttle.hit(limit, ctx.request.ip);
      // The input was validated against the schemas that InputOf is inferred from.
      return handler(input as InputOf<E>, ctx);
    };
    calls.set(endpoint.key, { endpoint, run });
    addRoute(this, captcha, { endpoint, run }, extras);
  });

  app.decorate('localApi', (ctx: CallContext, tags?: Set<string>) =>
    createLocalApi({ calls, validators, env: app.config.env, ctx, tags }),
  );
});

function addRoute(
  app: FastifyInstance,
  captcha: Guards['captcha'],
  { endpoint, run }: LocalCall,
  extras: RouteExtras,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    schema: routeSchema(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    config: {
      access: endpoint.access,
      api: true,
      keyless: endpoint.keyless === true,
      beforeFactor: endpoint.beforeFactor === true,
      ...(endpoint.multipart && { multipart: endpoint.multipart }),
    },
    onRequest: async (request) => {
      if (endpoint.body) requireJson(request);
    },
    preValidation: async (request) => {
      if (endpoint.body && request.body === undefined) request.body = {};
      if (isDeeperThan(request.body, extras.maxDepth ?? MAX_DEPTH)) {
        throw new ValidationFailed({ fields: { body: 'maxDepth' } });
      }
    },
    preHandler: async (request) => {
      if (endpoint.captcha) await captcha.check(request);
    },
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const data = await run({ params, query, body }, request.call);
      reply.header('cache-control', 'no-store');
      if (!endpoint.bare) return { data };
      if (typeof data !== 'string') return data;
      // The framework sends texts as they are; a bare text is JSON like every other answer.
      reply.type('application/json; charset=utf-8');
      return JSON.stringify(data);
    },
  });
}

/** Only JSON: a form or plain text could be posted by a page of another site without a preflight. */
function requireJson({ headers }: FastifyRequest) {
  const type = headers['content-type'] ?? '';
  if (type !== '' && !/^application\/json\s*(;|$)/i.test(type)) throw new UnsupportedMediaType();
}

function routeSchema(endpoint: Endpoint) {
  return {
    operationId: endpoint.key,
    summary: endpoint.summary,
    tags: [endpoint.key.split('.')[0] ?? 'other'],
    security: securityOf(endpoint),
    ...(endpoint.params && { params: withReferences(endpoint.params) }),
    ...(endpoint.query && { querystring: withReferences(endpoint.query) }),
    ...(endpoint.body && { body: withReferences(endpoint.body) }),
    response: {
      200: endpoint.files ? fileAnswer(endpoint.files) : answerOf(endpoint),
      '4xx': failureSchema,
      '5xx': failureSchema,
    },
  };
}

function answerOf({ data: schema, bare }: Endpoint): TSchema {
  const data: TSchema = withReferences(schema);
  return bare ? data : Type.Object({ data });
}

/** A file goes out as it is; the description tells its kinds. */
function fileAnswer(types: readonly string[]) {
  const content = types.map((type) => [type, { schema: Type.Unknown() }]);
  return { content: Object.fromEntries(content) };
}

/** What a caller sends to pass, as OpenAPI names it. */
function securityOf({ access, keyless }: Endpoint): Record<string, string[]>[] {
  if (keyless) return [];
  const needsLogin = access === 'user' || access === 'backoffice' || access === 'owner';
  return [needsLogin ? { apiKey: [], accessToken: [] } : { apiKey: [] }];
}
