import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { TemplateOption } from './content.open.ts';
import { createContentRepository, createContentTransactions } from './content.repository.ts';
import { contentRoutes } from './content.routes.ts';
import { type ContentService, createContentService } from './content.service.ts';
import { keepSchedule } from './schedule.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Elements made of blocks: pages, static elements, masters. */
    content: ContentService;
  }
}

/** Elements: saving, publishing, reading. */
export const contentModule = fp(async (app: FastifyInstance) => {
  const content = createContentService({
    repository: createContentRepository(app.db),
    inTransaction: createContentTransactions(app.db),
    rules: async () => (await app.entry()).content,
    publishTags: (tags) => app.bus.publish(tags),
    homeSlug: (siteId) => homeSlugOf(app, siteId),
    template: (siteId, option) => templateOf(app, siteId, option),
    isPost: async (siteId, slug) => (await app.blog.postBySlug(siteId, slug)) !== null,
    media: (siteId, ids, locale) => app.media.byIds(siteId, ids, locale),
  });

  app.decorate('content', content);
  contentRoutes(app, content);
  keepSchedule(app, content);
});

/** Which page is at `/` (SECT-06). */
export async function homeSlugOf(app: FastifyInstance, siteId: number): Promise<string | null> {
  const [option] = await app.site.options(siteId, ['HomePageSlug']);
  return typeof option?.value === 'string' && option.value !== '' ? option.value : null;
}

/** Which template a kind of page is made from (SECT-07). */
async function templateOf(
  app: FastifyInstance,
  siteId: number,
  name: TemplateOption,
): Promise<number | null> {
  const [option] = await app.site.options(siteId, [name]);
  const id = Number(option?.value ?? 0);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}

export type { ContentService } from './content.service.ts';
