import type { MediaDirectory } from '#schemas/api/directories.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import {
  DirectoryExists,
  DirectoryLoop,
  DirectoryNotEmpty,
  DirectoryTooDeep,
} from '../media.errors.ts';
import type { DirectoryRepository, InSite } from './directory.repository.ts';

/** Levels of folders. */
const MAX_DEPTH = 8;

interface Parts {
  repository: DirectoryRepository;
  inSite: InSite;
}

/** Rules of the library's folders. A change that throws changed nothing. */
export type DirectoryService = ReturnType<typeof createDirectoryService>;

export function createDirectoryService({ repository, inSite }: Parts) {
  return {
    list: repository.list,

    /** Throws `ValidationFailed` for a folder that the site does not have. */
    require: (siteId: number, id: number | null) => requireDirectory(repository, siteId, id),

    create: (siteId: number, { name, parentId = null }: Place): Promise<MediaDirectory> =>
      inSite(siteId, async (inside) => {
        const place = { name: name.trim(), parentId };
        await checkPlace(inside, siteId, place, null);
        return findOrThrow(inside, siteId, await inside.insert(siteId, place.name, parentId));
      }),

    update: (siteId: number, id: number, change: Partial<Place>): Promise<MediaDirectory> =>
      inSite(siteId, async (inside) => {
        const { name, parentId } = await findOrThrow(inside, siteId, id);
        const place = {
          name: change.name?.trim() ?? name,
          parentId: change.parentId === undefined ? parentId : change.parentId,
        };
        await checkPlace(inside, siteId, place, id);
        await inside.update(id, place.name, place.parentId);
        return findOrThrow(inside, siteId, id);
      }),

    remove: (siteId: number, id: number): Promise<void> =>
      inSite(siteId, async (inside) => {
        const { items, directories } = await findOrThrow(inside, siteId, id);
        if (items + directories > 0) throw new DirectoryNotEmpty();
        await inside.remove(id);
      }),

    moveItems: (siteId: number, ids: readonly number[], directoryId: number | null) =>
      inSite(siteId, async (inside) => {
        await requireDirectory(inside, siteId, directoryId, 'directoryId');
        if ((await inside.moveItems(siteId, ids, directoryId)) < ids.length) throw new NotFound();
      }),

    /** Into the bin: what shows them goes on doing so. */
    removeItems: (siteId: number, ids: readonly number[], by: number | null): Promise<void> =>
      inSite(siteId, async (inside) => {
        if ((await inside.putItemsInBin(siteId, ids, by)) < ids.length) throw new NotFound();
      }),
  };
}

interface Place {
  name: string;
  parentId?: number | null;
}

async function findOrThrow(repository: DirectoryRepository, siteId: number, id: number) {
  const found = await repository.find(siteId, id);
  if (!found) throw new NotFound();
  return found;
}

async function requireDirectory(
  repository: DirectoryRepository,
  siteId: number,
  id: number | null,
  field = 'parentId',
) {
  if (id !== null && !(await repository.find(siteId, id))) {
    throw new ValidationFailed({ fields: { [field]: 'unknown' } });
  }
}

/** `id` is the folder that goes there, null for a new one. */
async function checkPlace(
  inside: DirectoryRepository,
  siteId: number,
  { name, parentId }: Required<Place>,
  id: number | null,
) {
  await requireDirectory(inside, siteId, parentId);
  const above = parentId === null ? [] : await inside.pathTo(siteId, parentId);
  if (id !== null && above.includes(id)) throw new DirectoryLoop();
  if (above.length >= MAX_DEPTH) throw new DirectoryTooDeep({ max: MAX_DEPTH });
  const owner = await inside.named(siteId, parentId, name);
  if (owner !== null && owner !== id) throw new DirectoryExists();
}
