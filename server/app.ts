import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { formats } from '#schemas/formats.ts';
import { actionsModule } from '#server/modules/actions/index.ts';
import { adminModule } from '#server/modules/admin/index.ts';
import { authModule } from '#server/modules/auth/index.ts';
import { blogModule } from '#server/modules/blog/index.ts';
import { cachesModule } from '#server/modules/caches/index.ts';
import { cartModule } from '#server/modules/cart/index.ts';
import { catalogModule } from '#server/modules/catalog/index.ts';
import { checkoutModule } from '#server/modules/checkout/index.ts';
import { commentsModule } from '#server/modules/comments/index.ts';
import { consentsModule } from '#server/modules/consents/index.ts';
import { contactModule } from '#server/modules/contact/index.ts';
import { contentModule } from '#server/modules/content/index.ts';
import { couponsModule } from '#server/modules/coupons/index.ts';
import { deliveryModule } from '#server/modules/delivery/index.ts';
import { developmentModule } from '#server/modules/development/index.ts';
import { eventsModule } from '#server/modules/events/index.ts';
import { finderModule } from '#server/modules/finder/index.ts';
import { jobsModule } from '#server/modules/jobs/index.ts';
import { mailModule } from '#server/modules/mail/index.ts';
import { mediaModule } from '#server/modules/media/index.ts';
import { newsletterModule } from '#server/modules/newsletter/index.ts';
import { noticesModule } from '#server/modules/notices/index.ts';
import { ordersModule } from '#server/modules/orders/index.ts';
import { paymentsModule } from '#server/modules/payments/index.ts';
import { pipelinesModule } from '#server/modules/pipelines/index.ts';
import { redirectsModule } from '#server/modules/redirects/index.ts';
import { siteModule } from '#server/modules/site/index.ts';
import { socialModule } from '#server/modules/social/index.ts';
import { usersModule } from '#server/modules/users/index.ts';
import { wishlistModule } from '#server/modules/wishlist/index.ts';
import { access } from '#server/plugins/access.ts';
import { captcha } from '#server/plugins/captcha.ts';
import { compression } from '#server/plugins/compression.ts';
import { type AppDeps, core } from '#server/plugins/core.ts';
import { docs, openApi } from '#server/plugins/docs.ts';
import { endpoints } from '#server/plugins/endpoints.ts';
import { failures, refuseBrokenRequest } from '#server/plugins/failures.ts';
import { health } from '#server/plugins/health.ts';
import { lazySerializers } from '#server/plugins/lazy-compilers.ts';
import { loggerOptions, logging } from '#server/plugins/logging.ts';
import { metrics } from '#server/plugins/metrics.ts';
import { overload } from '#server/plugins/overload.ts';
import { security } from '#server/plugins/security.ts';
import { stopping } from '#server/plugins/stopping.ts';
import { throttle } from '#server/plugins/throttle.ts';
import { unknownCalls } from '#server/plugins/unknown-calls.ts';
import { upkeep } from '#server/plugins/upkeep.ts';
import { storefrontModule } from '#server/ssr/index.ts';

/** A request that takes longer than this to arrive is cut off; large enough for a slow upload. */
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * The application, ready but not listening. The order is that of a request's life: plumbing, then
 * where and who, then the modules.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    frameworkErrors: refuseBrokenRequest,
    serializerOpts: { ajv: { formats } },
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });

  await app.register(core, deps);
  await app.register(upkeep, deps);
  await app.register(failures);
  await app.register(logging);
  await app.register(stopping);
  await app.register(security);
  await app.register(overload);
  await app.register(compression);
  await app.register(cookie);
  await app.register(formbody);
  await app.register(throttle);
  await app.register(access);
  await app.register(captcha);
  await app.register(openApi);
  await app.register(endpoints);

  await app.register(jobsModule);
  await app.register(mailModule);
  await app.register(cachesModule);
  await app.register(siteModule);
  await app.register(pipelinesModule);
  await app.register(consentsModule);
  await app.register(usersModule);
  await app.register(authModule, { secrets: deps.secrets });
  await app.register(mediaModule, { secrets: deps.secrets });
  await app.register(catalogModule);
  await app.register(blogModule);
  await app.register(contentModule);
  await app.register(redirectsModule);
  await app.register(finderModule);
  await app.register(eventsModule);
  await app.register(socialModule);
  await app.register(developmentModule);
  await app.register(couponsModule);
  await app.register(deliveryModule);
  await app.register(cartModule);
  await app.register(checkoutModule);
  await app.register(paymentsModule, { secrets: deps.secrets });
  await app.register(ordersModule, { secrets: deps.secrets });
  await app.register(newsletterModule, { secrets: deps.secrets });
  await app.register(noticesModule);
  await app.register(contactModule);
  await app.register(wishlistModule);
  await app.register(commentsModule);
  await app.register(actionsModule);
  await app.register(adminModule);

  await app.register(health);
  await app.register(metrics);
  await app.register(docs);
  await app.register(unknownCalls);
  await app.register(storefrontModule, deps.mount ? { mount: deps.mount } : {});
  return app;
}
