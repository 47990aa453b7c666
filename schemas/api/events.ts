import { type Static, Type } from 'typebox';
import { mediaSchema, mediaTag } from '#schemas/media.ts';
import { instantSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

/** Something that takes place (ENT-09). `body` is HTML. */
export const eventSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  body: Type.String(),
  media: nullable(mediaSchema),
  startEvent: instantSchema,
  endEvent: instantSchema,
  /** How many people come. */
  eventAttendees: Type.Integer(),
});
export type ShopEvent = Static<typeof eventSchema>;

/** G-010, ROUTE-18. A published event. */
export const getEvent = defineEndpoint({
  key: 'events.get',
  method: 'GET',
  path: '/api/v1/event/web/get/:id',
  summary: 'An event',
  access: 'public',
  params: Type.Object({ id: rowIdSchema }),
  data: eventSchema,
  tags: ({ id, media }) => ['events', `event:${id}`, ...(media ? [mediaTag(media.id)] : [])],
});
