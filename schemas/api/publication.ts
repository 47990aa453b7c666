import { type Static, Type } from 'typebox';
import { elementSchema } from '#schemas/content/element.ts';
import { instantSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

const params = Type.Object({ id: rowIdSchema });

/** Takes the date off again; what is public stays. Also for an element without one. */
export const unscheduleElement = defineEndpoint({
  key: 'content.unscheduleElement',
  method: 'POST',
  path: '/api/v1/element/:id/unschedule',
  summary: 'Give up a scheduled publication',
  access: 'backoffice',
  params,
  body: Type.Object({}, { additionalProperties: false }),
  data: elementSchema,
});

/**
 * Takes a publication back: the version that was public before (`rev`) is public again; the draft
 * keeps what it holds. 404 for a revision that never was public, 409 when something else than
 * `instead` is public by now, 400 with the findings of the gate.
 */
export const republishElement = defineEndpoint({
  key: 'content.republishElement',
  method: 'POST',
  path: '/api/v1/element/:id/republish',
  summary: 'Make an earlier publication public again',
  access: 'backoffice',
  params,
  body: Type.Object({ rev: rowIdSchema, instead: rowIdSchema }, { additionalProperties: false }),
  data: elementSchema,
});

/** What of an element shoppers see, and what they will see. */
export const publicationSchema = Type.Object({
  status: Type.Enum(['draft', 'published', 'scheduled']),
  /** Revision of the draft. */
  rev: Type.Integer(),
  publishedRev: nullable(Type.Integer()),
  scheduledAt: nullable(instantSchema),
  scheduledRev: nullable(Type.Integer()),
});
export type Publication = Static<typeof publicationSchema>;

/** How the draft of an element differs from what is public. */
export const getPublication = defineEndpoint({
  key: 'content.getPublication',
  method: 'GET',
  path: '/api/v1/element/:id/publication',
  summary: 'State of publication of an element',
  access: 'backoffice',
  params,
  data: publicationSchema,
});
