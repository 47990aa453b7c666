import { Type } from 'typebox';
import { MAX_UPLOADS } from '#domain/constants.ts';
import { mediaSchema } from '#schemas/media.ts';
import { PAGE_FORMATS, PLAIN_FORMATS } from '#schemas/media-formats.ts';
import { KIND_MIMES, MEDIA_KINDS } from '#schemas/media-kinds.ts';
import { rowIdSchema } from '#schemas/primitives.ts';
import { directoryIdSchema } from './directories.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** What one upload may hold (MEDIA-07); `fileBytes` is the limit of a picture. */
export const UPLOAD_LIMITS = { files: MAX_UPLOADS, fileBytes: 15 * 1024 * 1024 } as const;

/** What the picker lets editors choose; the server decides by content. */
export const UPLOAD_KINDS = [
  ...KIND_MIMES.picture,
  ...KIND_MIMES.video,
  ...KIND_MIMES.document,
  ...KIND_MIMES.captions,
] as const;

/**
 * Multipart: 1 to 20 parts named `file`, other parts are custom data (`title`, `description`,
 * `access`, `directoryId`). 400 no file, 413 too large for its kind or too many pixels, 415 wrong kind; nothing
 * is left behind by a refused upload (API-79). A file that the library already has answers its
 * record.
 */
export const uploadMedia = defineEndpoint({
  key: 'media.upload',
  method: 'POST',
  path: '/api/v2/media/upload',
  summary: 'Upload pictures, videos, documents and captions',
  access: 'backoffice',
  multipart: Type.Object({
    file: Type.Array(Type.String({ format: 'binary' }), {
      minItems: 1,
      maxItems: UPLOAD_LIMITS.files,
    }),
    title: Type.Optional(Type.String({ maxLength: 200 })),
    description: Type.Optional(Type.String({ maxLength: 300 })),
    access: Type.Optional(Type.Enum(['public', 'other'])),
    directoryId: Type.Optional(rowIdSchema),
  }),
  data: Type.Array(mediaSchema),
});

/**
 * Newest first (API-80). `ids` returns exactly those that exist; `directoryId` what lies directly
 * in a folder, null at the top of the library; `kind` files of one kind.
 */
export const filterMedia = defineEndpoint({
  key: 'media.filter',
  method: 'POST',
  path: '/api/v1/media/filterStandard',
  summary: 'Browse the media library',
  access: 'backoffice',
  body: Type.Object(
    {
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      ids: Type.Optional(Type.Array(rowIdSchema, { maxItems: 500 })),
      directoryId: Type.Optional(directoryIdSchema),
      kind: Type.Optional(Type.Enum([...MEDIA_KINDS])),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(mediaSchema),
});

/** What is not `public` any more is shown to editors of the site only (API-83, MEDIA-01). */
export const updateMedia = defineEndpoint({
  key: 'media.update',
  method: 'PUT',
  path: '/api/v1/media/update/:id',
  summary: 'Change title or description of a media record',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object(
    {
      title: Type.Optional(Type.String({ maxLength: 200 })),
      description: Type.Optional(Type.String({ maxLength: 300 })),
      access: Type.Optional(Type.Enum(['public', 'other'])),
    },
    { additionalProperties: false },
  ),
  data: mediaSchema,
});

/** Files go too, unless another site has the same content (API-82). */
export const deleteMedia = defineEndpoint({
  key: 'media.delete',
  method: 'DELETE',
  path: '/api/v1/media/delete/:id',
  summary: 'Delete a media record',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  data: Type.Object({}),
});

/** A named size of the library: bounds in pixels, aspect kept (MEDIA-02). */
export const mediaOptionSchema = Type.Object({
  name: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  formats: Type.Array(Type.Enum([...PAGE_FORMATS, ...PLAIN_FORMATS])),
});

/** All sizes are made by themselves, so `autoResizeOnly` takes none away (MEDIA-05). */
export const filterMediaOptions = defineEndpoint({
  key: 'media.options',
  method: 'POST',
  path: '/api/v1/media/options/filter',
  summary: 'Sizes that pictures are made in',
  access: 'public',
  body: Type.Object(
    { autoResizeOnly: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  data: recordsOf(mediaOptionSchema),
  tags: () => [],
});

/**
 * The record of a file by its drive id: one that the library has, or one that was put into the
 * bucket. 400 for an unknown one; a refused file is answered as by `uploadMedia` (API-81).
 */
export const createMedia = defineEndpoint({
  key: 'media.create',
  method: 'POST',
  path: '/api/v1/media/create',
  summary: 'Make a media record of a stored file',
  access: 'backoffice',
  body: Type.Object(
    { driveId: Type.String({ minLength: 1, maxLength: 300 }) },
    { additionalProperties: false },
  ),
  data: mediaSchema,
});

/**
 * `url` is a path of the API that takes the bytes of one file by PUT, for 15 minutes and without
 * login; then `addFromBucket` with `key` makes the record (API-85).
 */
export const getUploadUrl = defineEndpoint({
  key: 'media.uploadUrl',
  method: 'POST',
  path: '/api/v1/media/getUploadUrl',
  summary: 'Announce a file',
  access: 'backoffice',
  body: Type.Object(
    {
      fileName: Type.String({ format: 'line', minLength: 1, maxLength: 200 }),
      mime: Type.Enum([...UPLOAD_KINDS]),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ url: Type.String(), key: Type.String() }),
});

/**
 * Files that were announced, and those an operator put below `site-<id>/`, which stay there. 400
 * for an unknown key; a refused file is answered as by `uploadMedia` (API-86).
 */
export const addFromBucket = defineEndpoint({
  key: 'media.addFromBucket',
  method: 'POST',
  path: '/api/v1/media/addFromBucket',
  summary: 'Take a file of the bucket into the library',
  access: 'backoffice',
  body: Type.Object(
    { key: Type.String({ minLength: 1, maxLength: 300 }) },
    { additionalProperties: false },
  ),
  data: mediaSchema,
});
