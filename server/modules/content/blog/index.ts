import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createBlogRepository } from './blog.repository.ts';
import { blogRoutes } from './blog.routes.ts';
import { type BlogService, createBlogService, type ProductShelf } from './blog.service.ts';
import { cleanPostHtml } from './post-html.ts';

export type { BlogService };
export { cleanPostHtml };

interface BlogDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  media: MediaService;
  catalog: ProductShelf;
}

/** Posts and their terms. */
export function createBlog({ db, bus, media, catalog }: BlogDeps): BlogService {
  return createBlogService({
    repository: createBlogRepository(db),
    media,
    catalog,
    publish: (tags) => bus.publish(tags),
  });
}

export const blogModule = fp(async (app: FastifyInstance, { blog }: { blog: BlogService }) => {
  blogRoutes(app, blog);
});
