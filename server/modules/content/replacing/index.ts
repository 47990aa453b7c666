import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { findInContent, replaceInContent, undoReplacing } from '#schemas/api/replacing.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createReplacingRepository } from './replacing.repository.ts';
import { createReplacingService, type ReplacingService } from './replacing.service.ts';

interface ReplacingDeps extends Pick<ServiceDeps, 'db' | 'entry'> {
  content: ContentService;
}

/** Words, links and pictures that are replaced all over a site. */
export function createReplacing({ db, entry, content }: ReplacingDeps): ReplacingService {
  return createReplacingService({
    repository: createReplacingRepository(db),
    content,
    rules: async () => (await entry()).content,
  });
}

export const replacingModule = fp(
  async (app: FastifyInstance, { replacing }: { replacing: ReplacingService }) => {
    app.implement(findInContent, ({ body }, ctx) => replacing.find(ctx, body));
    app.implement(replaceInContent, ({ body }, ctx) => replacing.replace(ctx, body));
    app.implement(undoReplacing, ({ body }, ctx) => replacing.undo(ctx, body.changed));
  },
);
