import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';

/** What a cache keeps for the site of the caller, on the machine that answers. */
export const cacheSchema = Type.Object({
  name: Type.String(),
  entries: Type.Integer(),
  /** Bytes in memory. */
  size: Type.Integer(),
});

/** The caches of the site with their sizes, for the admin panel (G-054, ADMIN-04). */
export const listCaches = defineEndpoint({
  key: 'caches.list',
  method: 'GET',
  path: '/api/v1/cache/list',
  summary: 'Caches of the site',
  access: 'backoffice',
  data: Type.Array(cacheSchema),
});

/** G-054. Empties one cache of the site, or all, on every machine; answers what is left. */
export const clearCache = defineEndpoint({
  key: 'caches.clear',
  method: 'POST',
  path: '/api/v1/cache/clear',
  summary: 'Empty caches of the site',
  access: 'backoffice',
  body: Type.Object(
    { name: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) },
    { additionalProperties: false },
  ),
  data: Type.Array(cacheSchema),
});
