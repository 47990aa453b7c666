import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { filterBin, listUsePlaces, removeFromBin, restoreFromBin } from '#schemas/api/bin.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { MediaBin, MediaService } from '#server/modules/content/media/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import { createBinRepository } from './bin.repository.ts';
import { type BinService, createBinService } from './bin.service.ts';
import { createPlacesRepository } from './places.repository.ts';
import { createPlacesService } from './places.service.ts';

const HOUR_MS = 60 * 60_000;

interface BinDeps extends Pick<ServiceDeps, 'db' | 'entry'> {
  content: ContentService;
  media: MediaService;
  mediaBin: MediaBin;
  options: SiteService['options'];
}

/** What was deleted and can be brought back, and where things are used. */
export function createBin({ db, entry, ...services }: BinDeps): BinService {
  return createBinService({
    ...services,
    repository: createBinRepository(db),
    places: createPlacesService({ repository: createPlacesRepository(db), entry }),
  });
}

export const binModule = fp(async (app: FastifyInstance, { bin }: { bin: BinService }) => {
  app.implement(filterBin, ({ body }, ctx) => bin.list(ctx, body));
  app.implement(listUsePlaces, ({ params }, ctx) => bin.placesOf(ctx, params));
  app.implement(restoreFromBin, ({ body: { slug, ...key } }, ctx) => bin.restore(ctx, key, slug));
  app.implement(removeFromBin, async ({ params }, ctx) => {
    await bin.remove(ctx, params);
    return {};
  });
  periodically(app, { name: 'emptying the bin', everyMs: HOUR_MS }, async () => {
    const removed = await bin.removeOld(new Date());
    if (removed > 0) app.log.info({ removed }, 'removed from the bin for ever');
  });
});
