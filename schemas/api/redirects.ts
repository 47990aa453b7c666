import { type Static, Type } from 'typebox';
import { instantSchema, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** An old path of the site and the path that visitors of it are sent to. */
export const redirectSchema = Type.Object({
  id: Type.Integer(),
  from: Type.String(),
  to: Type.String(),
  permanent: Type.Boolean(),
});
export type Redirect = Static<typeof redirectSchema>;

export const newRedirectSchema = Type.Object(
  {
    from: Type.String({ minLength: 2, maxLength: 500 }),
    to: Type.String({ minLength: 1, maxLength: 500 }),
    permanent: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** By old path. */
export const filterRedirects = defineEndpoint({
  key: 'redirects.filter',
  method: 'POST',
  path: '/api/v1/redirect/filter',
  summary: 'List redirects',
  access: 'backoffice',
  body: Type.Object(
    { keywords: Type.Optional(Type.String({ maxLength: 200 })), ...pagingShape },
    { additionalProperties: false },
  ),
  data: recordsOf(redirectSchema),
});

/**
 * `from` may hold letters of any language, also percent-encoded; `to` is a path of the site with an
 * optional query and fragment (ROUTE-40). 409 REDIRECT_EXISTS, REDIRECT_LOOP, REDIRECT_CHAIN: a
 * redirect leads to its goal in one step.
 */
export const createRedirect = defineEndpoint({
  key: 'redirects.create',
  method: 'POST',
  path: '/api/v1/redirect/create',
  summary: 'Redirect an old path',
  access: 'backoffice',
  body: newRedirectSchema,
  data: redirectSchema,
});

/** The old path leads nowhere again. */
export const deleteRedirect = defineEndpoint({
  key: 'redirects.delete',
  method: 'DELETE',
  path: '/api/v1/redirect/delete/:id',
  summary: 'Delete a redirect',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  data: Type.Object({}),
});

/** Paths that led nowhere, the most asked for first; show them as text only (ROUTE-45). */
export const filterFailedRequests = defineEndpoint({
  key: 'redirects.failed',
  method: 'POST',
  path: '/api/v1/redirect/failedRequests/filter',
  summary: 'List paths that led nowhere',
  access: 'backoffice',
  body: Type.Object(pagingShape, { additionalProperties: false }),
  data: recordsOf(
    Type.Object({
      path: Type.String(),
      hits: Type.Integer(),
      firstAt: instantSchema,
      lastAt: instantSchema,
    }),
  ),
});
