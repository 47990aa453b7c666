import { type Static, Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';

/** Calls of the development server; anywhere else they are 404. They need no apiKey. */
const common = { access: 'dev', keyless: true } as const;

/** A release of the product. `description_html` is safe to show. */
export const releaseSchema = Type.Object({
  tag_name: Type.String(),
  description_html: Type.String(),
});
export type Release = Static<typeof releaseSchema>;

/** A bare JSON string (API-73, DEV-02). */
export const latestTag = defineEndpoint({
  ...common,
  key: 'development.latestTag',
  method: 'GET',
  path: '/_cli/get-latest-tag',
  summary: 'Newest release tag of the working copy',
  data: Type.String(),
  bare: true,
});

/**
 * Newest first, a bare array (API-74, DEV-03). They are read from the working copy: no forge is
 * asked. A branch narrows to what it contains; the id only says which project is meant.
 */
export const latestReleases = defineEndpoint({
  ...common,
  key: 'development.latestReleases',
  method: 'POST',
  path: '/_cli/get-latest-release',
  summary: 'Releases of the working copy',
  body: Type.Object(
    {
      gitlabProjectId: Type.Union([
        Type.Integer({ minimum: 1 }),
        Type.String({ minLength: 1, maxLength: 200 }),
      ]),
      gitlabBranch: Type.Optional(
        Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_][A-Za-z0-9._/-]*$' }),
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Array(releaseSchema),
  bare: true,
});

const domainSchema = Type.Object({ domain: Type.String() });

/** The domain that the server pretends to be asked for; empty for none (API-75, DEV-05). */
export const getDomain = defineEndpoint({
  ...common,
  key: 'development.getDomain',
  method: 'GET',
  path: '/_cli/get-domain',
  summary: 'Forced domain',
  data: domainSchema,
});

/** Empty takes it back; 404 UNKNOWN_DOMAIN for one that no site has (API-76, DEV-05). */
export const setDomain = defineEndpoint({
  ...common,
  key: 'development.setDomain',
  method: 'POST',
  path: '/_cli/set-domain',
  summary: 'Show the site of a domain',
  body: Type.Object({ domain: Type.String({ maxLength: 253 }) }, { additionalProperties: false }),
  data: domainSchema,
});
