import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { BODY_BYTES } from '#schemas/api/endpoint.ts';
import { formats } from '#schemas/formats.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { openCdn } from '#server/cdn/all-cdns.ts';
import type { Cdn } from '#server/cdn/cdn.ts';
import { createPurges, purgingBus } from '#server/cdn/purges.ts';
import { catalogModule } from '#server/modules/catalogue/catalog/index.ts';
import { noticesModule } from '#server/modules/catalogue/stock-alerts/index.ts';
import { wishlistModule } from '#server/modules/catalogue/wishlist/index.ts';
import { cartModule } from '#server/modules/commerce/cart/index.ts';
import { checkoutModule } from '#server/modules/commerce/checkout/index.ts';
import { deliveryModule } from '#server/modules/commerce/delivery/index.ts';
import { ordersModule } from '#server/modules/commerce/orders/index.ts';
import { paymentsModule } from '#server/modules/commerce/payments/index.ts';
import { binModule } from '#server/modules/content/bin/index.ts';
import { blogModule } from '#server/modules/content/blog/index.ts';
import { brandModule } from '#server/modules/content/brand/index.ts';
import { commentsModule } from '#server/modules/content/comments/index.ts';
import { contentModule } from '#server/modules/content/content/index.ts';
import { embedsModule } from '#server/modules/content/embeds/index.ts';
import { eventsModule } from '#server/modules/content/events/index.ts';
import { finderModule } from '#server/modules/content/finder/index.ts';
import { legalModule } from '#server/modules/content/legal/index.ts';
import { mediaModule } from '#server/modules/content/media/index.ts';
import { patternsModule } from '#server/modules/content/patterns/index.ts';
import { redirectsModule } from '#server/modules/content/redirects/index.ts';
import { replacingModule } from '#server/modules/content/replacing/index.ts';
import { socialModule } from '#server/modules/content/social/index.ts';
import { themeModule } from '#server/modules/content/theme/index.ts';
import { adminModule } from '#server/modules/operations/admin/index.ts';
import { historyModule } from '#server/modules/operations/history/index.ts';
import { jobsModule } from '#server/modules/operations/jobs/index.ts';
import { mailModule } from '#server/modules/operations/mail/index.ts';
import { authModule } from '#server/modules/people/auth/index.ts';
import { consentsModule } from '#server/modules/people/consents/index.ts';
import { contactModule } from '#server/modules/people/contact/index.ts';
import { formsModule } from '#server/modules/people/forms/index.ts';
import { newsletterModule } from '#server/modules/people/newsletter/index.ts';
import { usersModule } from '#server/modules/people/users/index.ts';
import { cachesModule } from '#server/modules/site/caches/index.ts';
import { developmentModule } from '#server/modules/site/development/index.ts';
import { openingModule } from '#server/modules/site/opening/index.ts';
import { pipelinesModule } from '#server/modules/site/pipelines/index.ts';
import { type PresetWork, presetsModule } from '#server/modules/site/presets/index.ts';
import { siteModule } from '#server/modules/site/site/index.ts';
import { access } from '#server/plugins/access.ts';
import { bodyParsers } from '#server/plugins/body-parsers.ts';
import {
  brokenRequests,
  refuseBrokenBytes,
  refuseBrokenRequest,
} from '#server/plugins/broken-requests.ts';
import { compression } from '#server/plugins/compression.ts';
import { type AppDeps, core } from '#server/plugins/core.ts';
import { docs, openApi } from '#server/plugins/docs.ts';
import { endpoints } from '#server/plugins/endpoints.ts';
import { failures } from '#server/plugins/failures.ts';
import { health } from '#server/plugins/health.ts';
import { lazySerializers } from '#server/plugins/lazy-compilers.ts';
import { loggerOptions, logging } from '#server/plugins/logging.ts';
import { metrics } from '#server/plugins/metrics.ts';
import { overload } from '#server/plugins/overload.ts';
import { security } from '#server/plugins/security.ts';
import { shortcuts } from '#server/plugins/shortcuts.ts';
import { stopping } from '#server/plugins/stopping.ts';
import { throttleUpkeep } from '#server/plugins/throttle.ts';
import { unknownCalls } from '#server/plugins/unknown-calls.ts';
import { unreadBodies } from '#server/plugins/unread-bodies.ts';
import { upkeep } from '#server/plugins/upkeep.ts';
import { createServices, type Services } from '#server/services.ts';
import { createPages, storefrontModule } from '#server/ssr/index.ts';
import { allForms } from './all-forms.ts';
import { formRoutes } from './forms/index.ts';
import { installationModule } from './installation.ts';

/** A request that takes longer than this to arrive is cut off; large enough for a slow upload. */
const REQUEST_TIMEOUT_MS = 120_000;

/** A shop: its server, and what does the work behind it. */
export interface Shop {
  app: FastifyInstance;
  services: Services;
}

/** What a shop is made of. */
export interface ShopDeps extends AppDeps {
  /** Gives a new site its first pages; absent, it begins without any. */
  fillSite?(shop: Shop, siteId: number): Promise<void>;
  /** Reads and writes presets; absent, the back office has none. */
  presetWork?(shop: Shop): PresetWork;
}

/**
 * A shop, ready but not listening. The order is that of a request's life: plumbing, then where and
 * who, then the modules.
 */
export async function buildApp(deps: ShopDeps): Promise<Shop> {
  const { config } = deps;
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    bodyLimit: BODY_BYTES.visitor,
    // Both are refused by hooks of ours, in the form of all other failures.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    clientErrorHandler: refuseBrokenBytes,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    frameworkErrors: refuseBrokenRequest,
    serializerOpts: { ajv: { formats } },
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });

  const cdn = openCdn(config.cdn);
  const database = cdn ? withPurges(app, deps.database, cdn) : deps.database;
  const { db, bus } = database;
  const fillSite = async (siteId: number) => deps.fillSite?.({ app, services }, siteId);
  const services: Services = await createServices({ ...deps, db, bus, log: app.log, fillSite });
  await addPlumbing(app, { ...deps, database }, services);
  const presetWork = deps.presetWork?.({ app, services }) ?? null;
  await addModules(app, deps, { ...services, cdn, presetWork });
  return { app, services };
}

/** The database, whose changes are told to the CDN too. Pages of the version before go at the start. */
function withPurges(app: FastifyInstance, database: AppDeps['database'], cdn: Cdn) {
  const purges = createPurges(cdn, app.log);
  app.addHook('onListen', async () => purges.note([ALL_TAGS]));
  app.addHook('onClose', () => purges.close());
  return { ...database, bus: purgingBus(database.bus, purges) };
}

/** What looks at every request, before the modules do. */
async function addPlumbing(app: FastifyInstance, deps: AppDeps, services: Services) {
  await app.register(shortcuts);
  await app.register(core, deps);
  await app.register(upkeep, deps);
  await app.register(failures);
  await app.register(logging);
  await app.register(brokenRequests);
  await app.register(unreadBodies);
  await app.register(stopping);
  await app.register(security);
  await app.register(overload, services);
  await app.register(compression);
  await app.register(cookie);
  await app.register(bodyParsers);
  await app.register(throttleUpkeep);
  await app.register(access, services);
  await app.register(openApi);
  await app.register(endpoints, services);
}

/** Each takes what it needs of the services. */
async function addModules(
  app: FastifyInstance,
  deps: AppDeps,
  services: Services & { cdn: Cdn | null; presetWork: PresetWork | null },
) {
  const { secrets, config, mount } = deps;
  await app.register(jobsModule, services);
  await app.register(historyModule, services);
  await app.register(mailModule, services);
  await app.register(cachesModule, services);
  await app.register(siteModule, services);
  await app.register(openingModule, services);
  await app.register(installationModule, { config });
  await app.register(presetsModule, services);
  await app.register(pipelinesModule, services);
  await app.register(consentsModule, services);
  await app.register(usersModule, services);
  await app.register(authModule, services);
  await app.register(mediaModule, services);
  await app.register(themeModule, services);
  await app.register(brandModule, services);
  await app.register(catalogModule, services);
  await app.register(blogModule, services);
  await app.register(contentModule, services);
  await app.register(binModule, services);
  await app.register(replacingModule, services);
  await app.register(patternsModule, services);
  await app.register(embedsModule, services);
  await app.register(legalModule, services);
  await app.register(redirectsModule, services);
  await app.register(finderModule, services);
  await app.register(eventsModule, services);
  await app.register(socialModule, services);
  await app.register(developmentModule, services);
  await app.register(cartModule, services);
  await app.register(deliveryModule, services);
  await app.register(checkoutModule, services);
  await app.register(paymentsModule, services);
  await app.register(ordersModule, { ...services, secrets });
  await app.register(newsletterModule, services);
  await app.register(noticesModule, services);
  await app.register(contactModule, services);
  await app.register(formsModule, services);
  await app.register(wishlistModule, services);
  await app.register(commentsModule, services);
  const pages = createPages(app, services);
  const routes = allForms({ ...services, markup: pages.markup });
  await app.register(formRoutes, { ...services, routes });
  await app.register(adminModule, services);

  await app.register(health, services);
  await app.register(metrics, services);
  await app.register(docs);
  await app.register(unknownCalls);
  await app.register(storefrontModule, { ...services, config, pages, ...(mount && { mount }) });
}
