import { type Static, Type } from 'typebox';
import { LOCALES } from '#domain/locales.ts';
import { shownElementSchema } from '#schemas/content/element.ts';
import { idSchema, localeSchema, nullable } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { recordsOf } from './envelope.ts';

/** Kinds of things that have an address of their own. */
export const FOUND_KINDS = ['page', 'post', 'term', 'product', 'category', 'event'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Kinds a link picker may ask for (G-047). Services and bundles are products by format. */
export const SEARCH_KINDS = [...FOUND_KINDS, 'service', 'bundle'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** `params` are the segments of the path; none is the home page (ROUTE-44). */
export const decide = defineEndpoint({
  key: 'finder.decide',
  method: 'POST',
  path: '/api/v1/finder/decide',
  summary: 'What stands at a path',
  access: 'public',
  body: Type.Object(
    {
      params: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 12 }),
      editPage: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    type: Type.Enum([...FOUND_KINDS, 'notFound']),
    /** Negative for a page that comes with the product. */
    id: nullable(Type.Integer()),
    slug: Type.String(),
    /** The page that is shown; only of type `page`. */
    page: Type.Optional(shownElementSchema),
    /** Path to go to instead; `type` is `notFound` then. */
    redirect: Type.Optional(Type.String()),
  }),
});

/** A link target of the editor's picker. */
export const foundSlugSchema = Type.Object({
  type: Type.Enum([...SEARCH_KINDS]),
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
});
export type FoundSlug = Static<typeof foundSlugSchema>;

/**
 * Finds link targets by words; at least one kind has to be asked for (G-047). Without words
 * `totalRecords` counts everything public of the kinds, else what was found.
 */
export const searchSlugs = defineEndpoint({
  key: 'finder.searchSlugs',
  method: 'POST',
  path: '/api/v1/finder/searchSlugs',
  summary: 'Find link targets',
  access: 'backoffice',
  body: Type.Object(
    {
      keywords: Type.String({ maxLength: 200 }),
      categories: Type.Array(Type.Enum([...SEARCH_KINDS], { type: 'string' }), {
        minItems: 1,
        maxItems: SEARCH_KINDS.length,
        uniqueItems: true,
      }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    },
    { additionalProperties: false },
  ),
  data: recordsOf(foundSlugSchema),
});

/** Most paths that one check may name. */
export const MAX_CHECKED_PATHS = 300;

/**
 * Which paths of the site lead nowhere, for the check before publishing. A path is one of ours with
 * or without the prefix of a language; query and fragment do not matter. Redirects lead somewhere.
 */
export const checkPaths = defineEndpoint({
  key: 'finder.checkPaths',
  method: 'POST',
  path: '/api/v1/finder/checkPaths',
  summary: 'Find links that lead nowhere',
  access: 'backoffice',
  body: Type.Object(
    { paths: Type.Array(Type.String({ maxLength: 2000 }), { maxItems: MAX_CHECKED_PATHS }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ missing: Type.Array(Type.String()) }),
});

/**
 * Address of something in another language: by kind and id, or by a path of the site. 404 for what is
 * not there, and for a language that the site does not have.
 */
export const urlOnLanguage = defineEndpoint({
  key: 'finder.urlOnLanguage',
  method: 'POST',
  path: '/api/v1/finder/getUrlOnLanguage',
  summary: 'Address in another language',
  access: 'public',
  body: Type.Object(
    {
      type: Type.Optional(Type.Enum([...FOUND_KINDS])),
      id: Type.Optional(idSchema),
      path: Type.Optional(Type.String({ maxLength: 2000 })),
      languageCode: localeSchema,
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ url: Type.String() }),
});

const languageAddressSchema = Type.Object({
  locale: localeSchema,
  /** Home of the language where the page is not translated. */
  path: Type.String(),
  isTranslated: Type.Boolean(),
});
export type LanguageAddress = Static<typeof languageAddressSchema>;

/** Where a page is in every language of the site, in their order; `path` may be in any of them. */
export const languageAddresses = defineEndpoint({
  key: 'finder.languageAddresses',
  method: 'POST',
  path: '/api/v1/finder/languageAddresses',
  summary: 'Addresses of a page in all languages',
  access: 'public',
  body: Type.Object(
    { path: Type.String({ minLength: 1, maxLength: 2000 }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    languages: Type.Array(languageAddressSchema, { maxItems: LOCALES.length }),
    /** The element whose translations count. */
    elementId: nullable(Type.Integer()),
    isMissing: Type.Boolean(),
  }),
  tags: ({ elementId, isMissing }) => [
    'settings',
    ...(elementId === null ? [] : [`element:${elementId}`]),
    ...(isMissing ? ['pages'] : []),
  ],
});

/** Records a path that led nowhere; rate-limited, shown as text only (ROUTE-45, S43). */
export const addFailedRequest = defineEndpoint({
  key: 'finder.addFailedRequest',
  method: 'POST',
  path: '/api/v1/redirect/addFailedRequest',
  summary: 'Report a path that was not found',
  access: 'public',
  body: Type.Object(
    { path: Type.String({ minLength: 1, maxLength: 500 }) },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});
