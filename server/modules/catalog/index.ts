import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { catalogRoutes } from './catalog.routes.ts';
import { type CatalogService, createCatalogService } from './catalog.service.ts';
import { createCategoryRepository } from './category.repository.ts';
import { createProductRepository } from './product.repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Products and categories, for carts, the finder and pickers. */
    catalog: CatalogService;
  }
}

/** Products, categories, tags. Needs the media library. */
export const catalogModule = fp(async (app: FastifyInstance) => {
  const catalog = createCatalogService({
    products: createProductRepository(app.db),
    categories: createCategoryRepository(app.db),
    media: app.media,
  });
  app.decorate('catalog', catalog);
  catalogRoutes(app, catalog);
});
