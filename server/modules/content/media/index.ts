import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '#server/config.ts';
import { openFirst } from '#server/plugin-settings.ts';
import type { Identify } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createMediaBinRepository } from './bin/media-bin.repository.ts';
import { createMediaBin, type MediaBin } from './bin/media-bin.ts';
import { bucketRoutes } from './bucket/bucket.routes.ts';
import { type BucketService, createBucketService } from './bucket/bucket.service.ts';
import { createUploadPasses } from './bucket/upload-signature.ts';
import { createDirectoryRepository, createInSite } from './directories/directory.repository.ts';
import { directoryRoutes } from './directories/directory.routes.ts';
import { createDirectoryService, type DirectoryService } from './directories/directory.service.ts';
import { largestOf, type SizeLimits, sizeLimits } from './kinds/limits.ts';
import { createKnownRows } from './known-rows.ts';
import { createMediaRepository } from './media.repository.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaService, type MediaService } from './media.service.ts';
import { createIntakes } from './media-intake.ts';
import { FOR_EVER, folderOf, hashOf, keyOf } from './media-keys.ts';
import { createToMedia, type ToMedia } from './media-record.ts';
import { createMediaWorker, type MediaWorker } from './media-worker.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { createQuietMoment, type QuietMoment } from './quiet-moment.ts';
import { createFileAccess, type FileAccess } from './serving/file-access.ts';
import { mediaFileRoutes } from './serving/media-files.routes.ts';
import { ALL_STORAGES } from './storages/all-storages.ts';
import { incomingFolder } from './storages/disk.ts';
import { FormerLibrary, type Stores } from './storages/storage-plugin.ts';

export type { Pictures } from './pictures/pictures.ts';
export type { Canvas } from './pictures/placed-picture.ts';
export type { MediaStorage } from './storages/media-storage.ts';
export type { MediaBin, MediaService };
export { FOR_EVER, FormerLibrary, folderOf, hashOf, keyOf };

/** Where files lie, as the settings say. */
export async function openStores(
  { settings = {} }: Config['storage'],
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<Stores> {
  return openFirst(ALL_STORAGES, (plugin) => plugin.open(settings, { dataDir, log }));
}

/** The media library and its files. */
export async function createMedia(
  deps: Pick<ServiceDeps, 'config' | 'secrets' | 'db' | 'bus' | 'log'>,
) {
  const { config, secrets, db, bus, log } = deps;
  const repository = createMediaRepository(db);
  const { dataDir } = config;
  const stores = await openStores(config.storage, dataDir, log);
  const pictures = createPictures({ folder: incomingFolder(dataDir), log });
  const { storage, bucket } = stores;
  const publish = (tags: readonly string[]) => bus.publish(tags);
  const toMedia = createToMedia(stores.publicUrl);
  const limits = sizeLimits(config.uploads);
  const quiet = createQuietMoment();
  const mediaWorker = createMediaWorker({
    repository,
    storage,
    pictures,
    publish,
    untilQuiet: quiet.until,
    log,
  });
  const intakes = createIntakes(repository, { storage, pictures, limits });
  const media = createMediaService({
    repository,
    rowsOf: createKnownRows(repository, bus),
    intakes,
    toMedia,
    publish,
    prefer: mediaWorker.prefer,
  });

  const mediaBin = createMediaBin({
    repository: createMediaBinRepository(db),
    removeFiles: intakes.removeFiles,
    publish,
  });
  const directories = createDirectoryService({
    repository: createDirectoryRepository(db),
    inSite: createInSite(db),
  });
  const buckets = createBucketService({
    bucket,
    passes: createUploadPasses(secrets.token),
    startIntake: intakes.start,
    limits,
  });
  const access = createFileAccess(repository, bus);
  const mediaFiles: MediaFiles = {
    stores,
    pictures,
    toMedia,
    quiet,
    directories,
    buckets,
    access,
    limits,
  };
  /** Origin that pictures and videos are fetched from beside the shop's own. */
  const mediaOrigin = stores.publicUrl === null ? null : new URL(stores.publicUrl).origin;
  return { media, mediaBin, mediaWorker, mediaFiles, mediaOrigin };
}

/** What the routes of the library need besides its records. */
interface MediaFiles {
  stores: Stores;
  pictures: Pictures;
  toMedia: ToMedia;
  quiet: QuietMoment;
  directories: DirectoryService;
  buckets: BucketService;
  access: FileAccess;
  limits: SizeLimits;
}

interface MediaServices {
  media: MediaService;
  mediaBin: MediaBin;
  mediaWorker: MediaWorker;
  mediaFiles: MediaFiles;
  identify: Identify;
}

export const mediaModule = fp(async (app: FastifyInstance, services: MediaServices) => {
  const { media, mediaBin, mediaWorker: worker, mediaFiles, identify } = services;
  const { stores, pictures, toMedia, quiet, directories, buckets, access, limits } = mediaFiles;
  quiet.watch(app);
  app.addHook('onReady', () => stores.sweep());
  if (app.config.pictureWork) app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', async () => {
    await Promise.all([worker.stop(), pictures.close()]);
    stores.close();
  });
  await app.register(mediaRoutes, { media, mediaBin, directories, worker, toMedia, limits });
  directoryRoutes(app, directories);
  await app.register(bucketRoutes, {
    media,
    buckets,
    worker,
    toMedia,
    fileBytes: largestOf(limits),
  });
  await app.register(mediaFileRoutes, { storage: stores.storage, access, identify });
});
