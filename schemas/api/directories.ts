import { type Static, Type } from 'typebox';
import { MAX_ID, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { recordsOf } from './envelope.ts';

const nameSchema = Type.String({ format: 'line', minLength: 1, maxLength: 80 });
/** null is the top of the library. */
export const directoryIdSchema = nullable(Type.Integer({ minimum: 1, maximum: MAX_ID }));
const targetIds = Type.Array(rowIdSchema, { minItems: 1, maxItems: 200, uniqueItems: true });

/** A folder of the media library. */
export const directorySchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  parentId: nullable(Type.Integer()),
  /** Media directly in it. */
  items: Type.Integer(),
  /** Folders directly in it. */
  directories: Type.Integer(),
});
export type MediaDirectory = Static<typeof directorySchema>;

/** Folders in one folder by name; without `parentId` all of the site. */
export const filterDirectories = defineEndpoint({
  key: 'directories.filter',
  method: 'POST',
  path: '/api/v1/directory/filter',
  summary: 'List folders of the media library',
  access: 'backoffice',
  body: Type.Object(
    { parentId: Type.Optional(directoryIdSchema) },
    { additionalProperties: false },
  ),
  data: recordsOf(directorySchema),
});

/** 409 DIRECTORY_EXISTS for a name that is taken beside it. */
export const createDirectory = defineEndpoint({
  key: 'directories.create',
  method: 'POST',
  path: '/api/v1/directory/create',
  summary: 'Make a folder',
  access: 'backoffice',
  body: Type.Object(
    { name: nameSchema, parentId: Type.Optional(directoryIdSchema) },
    { additionalProperties: false },
  ),
  data: directorySchema,
});

/** Renames a folder, moves it, or both. 409 DIRECTORY_EXISTS; DIRECTORY_LOOP into itself. */
export const updateDirectory = defineEndpoint({
  key: 'directories.update',
  method: 'PUT',
  path: '/api/v1/directory/update/:id',
  summary: 'Rename or move a folder',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object(
    { name: Type.Optional(nameSchema), parentId: Type.Optional(directoryIdSchema) },
    { additionalProperties: false },
  ),
  data: directorySchema,
});

/** 409 DIRECTORY_NOT_EMPTY: nothing is lost with a folder. */
export const deleteDirectory = defineEndpoint({
  key: 'directories.delete',
  method: 'DELETE',
  path: '/api/v1/directory/delete/:id',
  summary: 'Delete an empty folder',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  data: Type.Object({}),
});

/** Moves media; all of them, or none when one is unknown. */
export const moveItems = defineEndpoint({
  key: 'directories.moveItems',
  method: 'POST',
  path: '/api/v1/directory/item/move',
  summary: 'Move media to a folder',
  access: 'backoffice',
  body: Type.Object({ targetIds, directoryId: directoryIdSchema }, { additionalProperties: false }),
  data: Type.Object({}),
});

/** Moves media into the bin (`bin.ts`); all of them, or none when one is unknown (API-84). */
export const deleteItems = defineEndpoint({
  key: 'directories.deleteItems',
  method: 'DELETE',
  path: '/api/v1/directory/item/delete',
  summary: 'Delete media',
  access: 'backoffice',
  body: Type.Object({ targetIds }, { additionalProperties: false }),
  data: Type.Object({}),
});
