import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createBlogRepository } from './blog.repository.ts';
import { blogRoutes } from './blog.routes.ts';
import { type BlogService, createBlogService } from './blog.service.ts';
import { cleanPostHtml } from './post-html.ts';

export { cleanPostHtml };

declare module 'fastify' {
  interface FastifyInstance {
    /** Posts and terms, for the finder, pickers and sample data. */
    blog: BlogService;
  }
}

/** Posts and their terms. Needs the media library and the catalogue. */
export const blogModule = fp(async (app: FastifyInstance) => {
  const blog = createBlogService({
    repository: createBlogRepository(app.db),
    media: app.media,
    catalog: app.catalog,
    publish: (tags) => app.bus.publish(tags),
  });
  app.decorate('blog', blog);
  blogRoutes(app, blog);
});
