import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type PageRouteServices, pageRoutes } from './page-routes.ts';
import { createPages } from './pages.ts';
import { type PreviewServices, patternPreviews } from './pattern-previews.ts';
import { speculationRules } from './speculation-rules.ts';
import type { Storefront } from './storefront.ts';
import { type SiteMapServices, wellKnown } from './well-known.ts';

export { createPages };

interface StorefrontServices
  extends PageRouteServices,
    PreviewServices,
    SiteMapServices,
    Partial<Pick<Storefront, 'mount'>> {}

/** Pages of the shop, and the files around them. Register last: it answers every path that is left. */
export const storefrontModule = fp(async (app: FastifyInstance, services: StorefrontServices) => {
  const { pages, mount } = services;
  app.addHook('onClose', async () => pages.close());
  // Loads the storefront before the first visitor has to wait for it.
  app.addHook('onListen', async () => {
    app.entry().catch((err: unknown) => app.log.error({ err }, 'the storefront does not load'));
  });
  await mount?.(app);
  wellKnown(app, services);
  speculationRules(app);
  patternPreviews(app, services);
  pageRoutes(app, services);
});
