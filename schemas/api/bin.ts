import { type Static, Type } from 'typebox';
import { STATIC_HANDLERS } from '#schemas/content/element.ts';
import { mediaSchema } from '#schemas/media.ts';
import { nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/**
 * What was deleted and can be brought back for a while. Deleting itself is a call of each kind:
 * `deletePage`, `deleteTemplate`, `deleteSection`, `deleteMedia`.
 */

/** Kinds of things that lie in the bin. */
export const BIN_KINDS = ['page', 'template', 'section', 'media'] as const;
export type BinKind = (typeof BIN_KINDS)[number];

/** What uses something: kinds of elements and of records, and settings. */
export const PLACE_KINDS = [
  'page',
  'template',
  'section',
  'static-element',
  'menu',
  'setting',
  'product',
  'category',
  'attribute',
  'post',
  'event',
  'hashtag',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const itemShape = { kind: Type.Enum([...BIN_KINDS]), id: rowIdSchema };
const itemSchema = Type.Object(itemShape);

/** One thing in the bin. */
export const binItemSchema = Type.Object({
  ...itemSchema.properties,
  name: Type.String(),
  /** Address that it had, and has again once it is back; null for what has none. */
  slug: nullable(Type.String()),
  /** Whether shoppers saw it. */
  wasPublic: Type.Boolean(),
  deletedAt: Type.String(),
  /** Who deleted it; empty for an account that is gone. */
  deletedBy: Type.String(),
  /** When it goes for ever; media stay beyond that while something uses them. */
  removedAt: Type.String(),
  /** Only of media. */
  media: nullable(mediaSchema),
});
export type BinItem = Static<typeof binItemSchema>;

/** Newest first. */
export const filterBin = defineEndpoint({
  key: 'bin.filter',
  method: 'POST',
  path: '/api/v1/bin/filter',
  summary: 'List what was deleted',
  access: 'backoffice',
  body: Type.Object(
    {
      kind: Type.Optional(itemShape.kind),
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(binItemSchema),
});

/** A place where something is used. */
export const placeSchema = Type.Object({
  kind: Type.Enum([...PLACE_KINDS]),
  /** Id of the record; 0 for a menu and a setting, which have none. */
  id: Type.Integer(),
  /** Name for people; of a menu and a setting their own names. */
  title: Type.String(),
  /** Address of a page. */
  slug: nullable(Type.String()),
  /** Of a static element. */
  handler: nullable(Type.Enum([...STATIC_HANDLERS])),
  /** Whether shoppers see it there, as opposed to a draft alone. */
  isPublic: Type.Boolean(),
});
export type UsePlace = Static<typeof placeSchema>;

/** Where something is used, drafts too; asked before it is deleted, and before it goes for ever. */
export const listUsePlaces = defineEndpoint({
  key: 'bin.places',
  method: 'GET',
  path: '/api/v1/bin/places/:kind/:id',
  summary: 'Where something is used',
  access: 'backoffice',
  params: itemSchema,
  data: Type.Object({
    /** The first of them. */
    places: Type.Array(placeSchema),
    total: Type.Integer(),
    /** Whether these places have to let go of it before it can be deleted. */
    isNeeded: Type.Boolean(),
  }),
});

/**
 * Brings something back as it was: with its history, at its address, public when it was and still may
 * be. 409 SLUG_TAKEN when the address is somebody else's by now; `payload.free` is one that is not,
 * and `slug` says which one to take instead, as a draft.
 */
export const restoreFromBin = defineEndpoint({
  key: 'bin.restore',
  method: 'POST',
  path: '/api/v1/bin/restore',
  summary: 'Bring something back',
  access: 'backoffice',
  body: Type.Object(
    { ...itemShape, slug: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    slug: nullable(Type.String()),
    wasPublic: Type.Boolean(),
    /** False with `wasPublic`: its address or something that it shows is gone, so it is a draft. */
    isPublic: Type.Boolean(),
    /** When it is published; null where no time lies ahead. */
    scheduledAt: nullable(Type.String()),
  }),
});
export type RestoredFromBin = Static<typeof restoreFromBin.data>;

/** For ever: history and files go too. */
export const removeFromBin = defineEndpoint({
  key: 'bin.remove',
  method: 'DELETE',
  path: '/api/v1/bin/delete/:kind/:id',
  summary: 'Delete something for ever',
  access: 'owner',
  params: itemSchema,
  data: Type.Object({}),
});
