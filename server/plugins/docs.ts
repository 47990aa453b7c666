import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { declareAccess } from './access.ts';

/** The pages load their own files only; the library writes its icons' styles in place. */
const DOCS_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Collects the routes for the description; registered before any route. */
export const openApi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({ url, schema: withParts(schema, route.config) }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Izlog',
        version: '1',
        description:
          'Shop, content and editing API. Every call carries the headers `apiKey`, `siteId`, ' +
          '`storeId` and `languageCode`; a logged-in caller adds `accessToken`.',
      },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'apiKey' },
          accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' },
        },
      },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _baseUri, _fragment, index) =>
        typeof $id === 'string' ? $id.replace(':', '.') : `schema-${index}`,
    },
  });
});

/** Adds the parts of a multipart request, which no schema of the route names: nothing validates them. */
function withParts(schema: FastifySchema, config: FastifyContextConfig = {}): FastifySchema {
  const { multipart } = config;
  return multipart ? { ...schema, consumes: ['multipart/form-data'], body: multipart } : schema;
}

/** The description for people at `/api/docs`, for programs at `/api/docs/json`. */
export async function docs(app: FastifyInstance) {
  declareAccess(app, 'public');
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    theme: { title: 'Izlog API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', persistAuthorization: false },
  });
}
