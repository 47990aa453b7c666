import { createCatalog } from '#server/modules/catalogue/catalog/index.ts';
import { createNotices } from '#server/modules/catalogue/stock-alerts/index.ts';
import { createWishlist } from '#server/modules/catalogue/wishlist/index.ts';
import { createCarts } from '#server/modules/commerce/cart/index.ts';
import { orderKeeping } from '#server/modules/commerce/checkout/index.ts';
import { couponUses, createCoupons } from '#server/modules/commerce/coupons/index.ts';
import {
  createDelivery,
  createDeliveryFacts,
  createShopFacts,
} from '#server/modules/commerce/delivery/index.ts';
import { createOrders, createStates } from '#server/modules/commerce/orders/index.ts';
import { createPaymentFacts, createPayments } from '#server/modules/commerce/payments/index.ts';
import { createBin } from '#server/modules/content/bin/index.ts';
import { createBlog } from '#server/modules/content/blog/index.ts';
import { createBrand, createLogos } from '#server/modules/content/brand/index.ts';
import { createComments } from '#server/modules/content/comments/index.ts';
import { createContent } from '#server/modules/content/content/index.ts';
import { createEmbeds } from '#server/modules/content/embeds/index.ts';
import { createEvents } from '#server/modules/content/events/index.ts';
import { createFinder } from '#server/modules/content/finder/index.ts';
import { createLegal } from '#server/modules/content/legal/index.ts';
import { createMedia } from '#server/modules/content/media/index.ts';
import { createPatterns } from '#server/modules/content/patterns/index.ts';
import { createRedirects } from '#server/modules/content/redirects/index.ts';
import { createReplacing } from '#server/modules/content/replacing/index.ts';
import { createSocial } from '#server/modules/content/social/index.ts';
import { createFonts, createThemes } from '#server/modules/content/theme/index.ts';
import { createTransfer } from '#server/modules/operations/admin/index.ts';
import { createHistory } from '#server/modules/operations/history/index.ts';
import { createJobs } from '#server/modules/operations/jobs/index.ts';
import { createMail } from '#server/modules/operations/mail/index.ts';
import { createAuth } from '#server/modules/people/auth/index.ts';
import { createConsents } from '#server/modules/people/consents/index.ts';
import { createNewsletter } from '#server/modules/people/newsletter/index.ts';
import { createUsers } from '#server/modules/people/users/index.ts';
import { createCaches } from '#server/modules/site/caches/index.ts';
import { createOpening } from '#server/modules/site/opening/index.ts';
import { createPipelines } from '#server/modules/site/pipelines/index.ts';
import { createSite } from '#server/modules/site/site/index.ts';
import { createCaptcha } from '#server/plugins/captcha.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createLoad } from '#server/plugins/overload.ts';
import { createExcuses } from '#server/plugins/plain-page.ts';
import { createThrottle } from '#server/plugins/throttle.ts';
import { createValidators } from '#server/plugins/validation.ts';
import { readBuiltIns } from '#server/seed/built-ins.ts';
import { readPatterns } from '#server/seed/patterns.ts';
import { setupSources } from '#server/setup-sources.ts';

/** Everything that does work in the server, by name. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/**
 * Builds the services of all modules, each of what it needs. The order is that of their dependencies:
 * what a module is not handed here, it cannot reach.
 */
export async function createServices(deps: ServiceDeps) {
  const { config, db, bus, log } = deps;
  const guards = {
    throttle: createThrottle(db),
    captcha: createCaptcha(config.captcha),
    load: createLoad(config.overloadMs, log),
    excuses: createExcuses(deps),
    validators: createValidators(),
  };
  const { throttle } = guards;
  const jobs = createJobs(deps);
  const settingHistory = createHistory(deps);
  const { history } = settingHistory;
  const sites = await createSite({ ...deps, jobs, history });
  const { directory } = sites;
  const { options } = sites.site;
  const themes = createThemes(deps);
  const mail = createMail({ ...deps, ...sites, jobs, themes, history, logos: createLogos(deps) });
  const { mailer } = mail;

  const consent = createConsents({ ...deps, history });
  const { consents } = consent;
  const people = createAuth({ ...deps, throttle, consents, mailer, jobs, options });
  const { oneTimeTokens, auth } = people;
  const users = createUsers({ db, consents, throttle, options, emailChanged: auth.emailChanged });
  const newsletter = createNewsletter({ ...deps, consents, mailer, throttle, jobs, oneTimeTokens });

  const library = await createMedia(deps);
  const { media, mediaBin } = library;
  const products = createCatalog({ ...sites, db, bus, directory, media, jobs });
  const { catalog, saleCatalog } = products;
  const blog = createBlog({ db, bus, media, catalog });
  const content = createContent({
    ...deps,
    ...sites.site,
    media,
    blog,
    builtIns: readBuiltIns(),
  });
  const legal = createLegal({ db, content, company: sites.company });
  const redirects = createRedirects({ ...deps, history });
  const paths = createFinder({ ...deps, options, content, redirects, catalog, blog });

  const coupons = createCoupons();
  const delivery = createDelivery(deps.deliveryKinds);
  sites.placeholders.register(createDeliveryFacts({ ...sites, db, delivery }));
  sites.placeholders.register(createShopFacts({ ...sites, db, delivery }));
  const cart = createCarts({ db, bus, saleCatalog, coupons, delivery, media, throttle });
  const { cartsForOrders } = cart;
  const orderStates = createStates({ db, saleCatalog, couponUses, mailer, cartsForOrders });
  const { payments, refunds } = createPayments({ ...deps, jobs, orderStates, themes });
  sites.placeholders.register(
    createPaymentFacts({ ...sites, db, payments, delivery, saleCatalog }),
  );
  const orders = createOrders({
    ...deps,
    jobs,
    mailer,
    consents,
    saleCatalog,
    couponUses,
    cartsForOrders,
    orderStates,
    payments,
    refunds,
    themes,
    history,
  });

  return {
    ...guards,
    jobs,
    ...settingHistory,
    ...sites,
    ...mail,
    caches: createCaches(),
    opening: createOpening({
      ...deps,
      directory,
      sources: setupSources(config, { ...mail, ...sites, ...consent, legal, delivery, db }),
    }),
    pipelines: createPipelines(deps),
    ...consent,
    ...people,
    ...users,
    newsletter,
    ...library,
    themes,
    fonts: createFonts({ db, bus, ...library }),
    brand: createBrand({ ...deps, ...library, themes }),
    ...products,
    stockAlerts: createNotices({
      ...sites,
      db,
      catalog,
      consents,
      mailer,
      throttle,
      jobs,
      directory,
    }),
    wishlist: createWishlist(deps),
    blog,
    content,
    bin: createBin({ ...deps, content, media, mediaBin, options }),
    replacing: createReplacing({ ...deps, content }),
    patterns: createPatterns({ ...library, db, content, ready: readPatterns }),
    embeds: createEmbeds({ content, options }),
    legal,
    redirects,
    ...paths,
    events: createEvents({ db, bus, media, finder: paths.finder }),
    social: createSocial({ db, bus, media }),
    comments: createComments({ db, bus, options }),
    coupons,
    couponUses,
    delivery,
    ...cart,
    orderStates,
    payments,
    refunds,
    orders,
    orderKeeping,
    transfer: createTransfer({ db, bus, saleCatalog, delivery, validators: guards.validators }),
  };
}
