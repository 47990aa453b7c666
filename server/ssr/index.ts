import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { pageRoutes } from './page-routes.ts';
import { createPages, type Pages } from './pages.ts';
import { speculationRules } from './speculation-rules.ts';
import type { Storefront } from './storefront.ts';
import { wellKnown } from './well-known.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Rendered pages and what is kept of them. */
    pages: Pages;
  }
}

/** Pages of the shop, and the files around them. Register last: it answers every path that is left. */
export const storefrontModule = fp(
  async (app: FastifyInstance, { mount }: Partial<Pick<Storefront, 'mount'>>) => {
    const pages = createPages(app);
    app.decorate('pages', pages);
    app.addHook('onClose', async () => pages.close());
    // Loads the storefront before the first visitor has to wait for it.
    app.addHook('onListen', async () => {
      app.entry().catch((err: unknown) => app.log.error({ err }, 'the storefront does not load'));
    });
    await mount?.(app);
    wellKnown(app);
    speculationRules(app);
    pageRoutes(app, pages);
  },
);
