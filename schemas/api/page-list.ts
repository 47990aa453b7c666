import { type Static, Type } from 'typebox';
import { elementSchema } from '#schemas/content/element.ts';
import { localeSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** What pages can be narrowed down to; `changed`: what shoppers see is not the draft. */
export const PAGE_STATES = ['draft', 'public', 'changed', 'scheduled'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** A page in lists. */
export const pageRecordSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  status: Type.Enum(['draft', 'published', 'scheduled']),
  rev: Type.Integer(),
  /** Revision that shoppers see; null for a page that is not public. */
  publishedRev: nullable(Type.Integer()),
  /** Whether it ever was public. */
  wasPublished: Type.Boolean(),
  scheduledAt: nullable(Type.String()),
  /** When it was last saved or published, and by whom; empty where nobody did. */
  changedAt: Type.String(),
  changedBy: Type.String(),
  /** Languages in which the draft shows translations of texts that have changed since. */
  stale: Type.Array(localeSchema, { maxItems: 20 }),
});
export type PageRecord = Static<typeof pageRecordSchema>;

/** Pages for pickers and the page list. */
export const filterPages = defineEndpoint({
  key: 'content.filterPages',
  method: 'POST',
  path: '/api/v1/page/filter',
  summary: 'List pages',
  access: 'backoffice',
  body: Type.Object(
    {
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      state: Type.Optional(Type.Enum([...PAGE_STATES])),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(pageRecordSchema),
});

/**
 * A copy of a page's draft, as a draft with a history of its own: fresh ids of its nodes, and the first
 * free address like that of the page.
 */
export const duplicatePage = defineEndpoint({
  key: 'content.duplicatePage',
  method: 'POST',
  path: '/api/v1/page/:id/duplicate',
  summary: 'Copy a page',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object(
    {
      /** Title of the copy, in the language of the page; without it that of the page. */
      title: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    },
    { additionalProperties: false },
  ),
  data: elementSchema,
});
