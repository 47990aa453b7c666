import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { openFirst } from '#server/plugin-settings.ts';
import type { Secrets } from '#server/secrets.ts';
import { bucketRoutes } from './bucket.routes.ts';
import { createBucketService } from './bucket.service.ts';
import { createDirectoryRepository, createInSite } from './directory.repository.ts';
import { directoryRoutes } from './directory.routes.ts';
import { createDirectoryService } from './directory.service.ts';
import { createFileAccess } from './file-access.ts';
import { createMediaRepository } from './media.repository.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaService, type MediaService } from './media.service.ts';
import { mediaFileRoutes } from './media-files.routes.ts';
import { createIntakes } from './media-intake.ts';
import { createMediaWorker, type MediaWorker } from './media-worker.ts';
import { createPictures } from './pictures.ts';
import { createQuietMoment } from './quiet-moment.ts';
import { ALL_STORAGES } from './storages/all-storages.ts';
import { incomingFolder } from './storages/disk.ts';
import { createUploadPasses } from './upload-signature.ts';

export type { MediaService };

declare module 'fastify' {
  interface FastifyInstance {
    /** Records of the media library, in batches; adding and removing pictures. */
    media: MediaService;
    /** Makes the files of pictures that are not needed at once. Works while the server listens. */
    mediaWorker: MediaWorker;
  }
}

/** The media library and its files. */
export const mediaModule = fp(async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
  const { log } = app;
  const repository = createMediaRepository(app.db);
  const { storage, bucket, ...stores } = await openFirst(ALL_STORAGES, (plugin) =>
    plugin.open(app.config.storage.settings ?? {}, { dataDir: app.config.dataDir, log }),
  );
  const pictures = createPictures({ folder: incomingFolder(app.config.dataDir), log });
  const publish = (tags: readonly string[]) => app.bus.publish(tags);
  const untilQuiet = createQuietMoment(app);
  const worker = createMediaWorker({ repository, storage, pictures, publish, untilQuiet, log });
  const intakes = createIntakes(repository, { storage, pictures });
  const media = createMediaService({ repository, intakes, publish, prefer: worker.prefer });

  const directories = createDirectoryService({
    repository: createDirectoryRepository(app.db),
    inSite: createInSite(app.db),
    removeFiles: intakes.removeFiles,
    publish,
  });
  const buckets = createBucketService({
    bucket,
    passes: createUploadPasses(secrets.token),
    startIntake: intakes.start,
  });

  app.decorate('media', media);
  app.decorate('mediaWorker', worker);
  app.addHook('onReady', async () => {
    await Promise.all([storage.sweep(), stores.sweep?.()]);
  });
  app.addHook('onClose', async () => stores.close?.());
  if (app.config.pictureWork) app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', async () => {
    await Promise.all([worker.stop(), pictures.close()]);
  });
  await app.register(mediaRoutes, { media, directories, worker });
  directoryRoutes(app, directories);
  await app.register(bucketRoutes, { media, buckets, worker });
  const access = createFileAccess(repository, app.bus);
  await app.register(mediaFileRoutes, { storage, access });
});
