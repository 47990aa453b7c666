import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createMediaRepository } from './media.repository.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaService, type MediaService } from './media.service.ts';
import { mediaFileRoutes } from './media-files.routes.ts';
import { createIntakes } from './media-intake.ts';
import { createDiskStorage } from './media-storage.ts';
import { createMediaWorker, type MediaWorker } from './media-worker.ts';

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
export const mediaModule = fp(async (app: FastifyInstance) => {
  const repository = createMediaRepository(app.db);
  const storage = createDiskStorage(join(app.config.dataDir, 'media'));
  const publish = (tags: readonly string[]) => app.bus.publish(tags);
  const worker = createMediaWorker({ repository, storage, publish, log: app.log });
  const intakes = createIntakes(repository, storage);
  const media = createMediaService({ repository, intakes, publish, prefer: worker.prefer });

  app.decorate('media', media);
  app.decorate('mediaWorker', worker);
  app.addHook('onReady', () => storage.sweep());
  app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
  await app.register(mediaRoutes, { media, worker });
  await app.register(mediaFileRoutes, { storage });
});
