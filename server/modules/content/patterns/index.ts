import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  createPattern,
  deletePattern,
  listPatterns,
  renamePattern,
  takePattern,
} from '#schemas/api/patterns.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import { FOR_EVER, type MediaService } from '#server/modules/content/media/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createPatternRepository } from './pattern.repository.ts';
import { PATTERN_PICTURES_PATH } from './pattern-pictures.ts';
import {
  createPatternsService,
  type PatternsService,
  type ReadyPatterns,
} from './patterns.service.ts';

export type { PatternPreview, PatternsService } from './patterns.service.ts';

interface PatternsDeps extends Pick<ServiceDeps, 'db'> {
  ready: ReadyPatterns;
  content: ContentService;
  media: MediaService;
  mediaWorker: { wake(): void };
}

/** Parts of pages, and whole ones, that are put on pages as copies. */
export function createPatterns({ db, mediaWorker, ...deps }: PatternsDeps): PatternsService {
  return createPatternsService({
    ...deps,
    repository: createPatternRepository(db),
    wakeWorker: () => mediaWorker.wake(),
  });
}

/** Taking one may put several pictures into the library. */
const LIMIT = { max: 120, windowSeconds: 600 };

export const patternsModule = fp(
  async (app: FastifyInstance, { patterns }: { patterns: PatternsService }) => {
    app.implement(listPatterns, (_input, { site }) => patterns.list(site.id));
    app.implement(
      takePattern,
      ({ body }, { site }) => patterns.take(site.id, body.name, body.language),
      { limit: LIMIT },
    );
    app.implement(createPattern, ({ body }, ctx) => patterns.create(ctx, body.title, body.content));
    app.implement(renamePattern, ({ params, body }, { site }) =>
      patterns.rename(site.id, params.id, body.title),
    );
    app.implement(deletePattern, async ({ params }, { site }) => {
      await patterns.remove(site.id, params.id);
      return {};
    });

    app.get<{ Params: { file: string } }>(
      `${PATTERN_PICTURES_PATH}:file`,
      { config: { access: 'public', anonymous: true }, schema: { hide: true } },
      async ({ params }, reply) =>
        reply
          .type('image/webp')
          .header('cache-control', FOR_EVER)
          .send(patterns.picture(params.file.replace(/\.webp$/, ''))),
    );
  },
);
