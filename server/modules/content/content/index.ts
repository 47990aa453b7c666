import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { TemplateOption } from '#schemas/content/system-pages.ts';
import type { BlogService } from '#server/modules/content/blog/index.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { type BuiltInContent, createBuiltIns } from './built-in/built-ins.ts';
import { inLanguage } from './built-in/in-language.ts';
import { SlugTaken } from './content.errors.ts';
import { createContentRepository, createContentTransactions } from './content.repository.ts';
import { contentRoutes } from './content.routes.ts';
import { type ContentService, createContentService } from './content.service.ts';
import { keepSchedule } from './schedule.ts';

export { inLanguage, SlugTaken };

interface ContentDeps extends Pick<ServiceDeps, 'db' | 'bus' | 'entry'> {
  options: SiteService['options'];
  saveOption: SiteService['saveOption'];
  media: MediaService;
  blog: BlogService;
  /** The pages that come with the product. */
  builtIns: BuiltInContent;
}

/** Elements made of blocks: pages, static elements, masters. */
export function createContent(deps: ContentDeps) {
  const { db, bus, entry, options, saveOption, media, blog, builtIns } = deps;
  return createContentService({
    repository: createContentRepository(db),
    inTransaction: createContentTransactions(db),
    rules: async () => (await entry()).content,
    publishTags: (tags) => bus.publish(tags),
    homeSlug: (siteId) => homeSlugOf(options, siteId),
    template: (siteId, option) => templateOf(options, siteId, option),
    saveOption,
    builtIns: createBuiltIns(builtIns),
    shownNode: async (...asked) => (await entry()).shownNode?.(...asked) ?? null,
    screenPath: async (path, locale) => (await entry()).screenPath?.(path, locale) ?? null,
    isPost: async (siteId, slug) => (await blog.postBySlug(siteId, slug)) !== null,
    media: (siteId, ids, locale) => media.byIds(siteId, ids, locale),
  });
}

export const contentModule = fp(
  async (app: FastifyInstance, { content }: { content: ContentService }) => {
    contentRoutes(app, content);
    keepSchedule(app, content);
  },
);

/** Which page is at `/` (SECT-06). */
export async function homeSlugOf(
  options: SiteService['options'],
  siteId: number,
): Promise<string | null> {
  const [option] = await options(siteId, ['HomePageSlug']);
  return typeof option?.value === 'string' && option.value !== '' ? option.value : null;
}

/** Which template a kind of page is made from (SECT-07). */
async function templateOf(
  options: SiteService['options'],
  siteId: number,
  name: TemplateOption,
): Promise<number | null> {
  const [option] = await options(siteId, [name]);
  const id = Number(option?.value ?? 0);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}

export type { ContentService } from './content.service.ts';
