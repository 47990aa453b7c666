import type { FastifyInstance } from 'fastify';
import {
  createDirectory,
  deleteDirectory,
  deleteItems,
  filterDirectories,
  moveItems,
  updateDirectory,
} from '#schemas/api/directories.ts';
import { wholeRecords } from '#server/paging.ts';
import type { DirectoryService } from './directory.service.ts';

/** Folders of the media library (MEDIA-09). */
export function directoryRoutes(app: FastifyInstance, directories: DirectoryService) {
  app.implement(filterDirectories, async ({ body }, { site }) => {
    const records = await directories.list(site.id, body.parentId);
    return wholeRecords(records);
  });
  app.implement(createDirectory, ({ body }, { site }) => directories.create(site.id, body));
  app.implement(updateDirectory, ({ params, body }, { site }) =>
    directories.update(site.id, params.id, body),
  );
  app.implement(deleteDirectory, async ({ params }, { site }) => {
    await directories.remove(site.id, params.id);
    return {};
  });
  app.implement(moveItems, async ({ body }, { site }) => {
    await directories.moveItems(site.id, body.targetIds, body.directoryId);
    return {};
  });
  app.implement(deleteItems, async ({ body }, { site, user }) => {
    await directories.removeItems(site.id, body.targetIds, user?.id ?? null);
    return {};
  });
}
