import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { TSchema } from 'typebox';
import type { Access } from '#schemas/api/endpoint.ts';
import {
  ApiKeyRequired,
  NotFound,
  OwnerRequired,
  ScopeRequired,
  SecondFactorMissing,
  SiteClosed,
  TokenExpired,
  Unauthenticated,
  WrongAdminAccessKey,
} from '#server/errors.ts';
import type {
  Authenticate,
  CallContext,
  CallUser,
  Directory,
  Identity,
  Place,
} from './call-context.ts';
import { type Excuses, turnAway } from './plain-page.ts';

/** A route and who may call it. */
export interface RouteRule {
  method: string;
  url: string;
  access: Access | undefined;
  /** A call of the contract, as opposed to a page or a file. */
  api: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. No route boots without it. */
    access?: Access;
    /** The route is a call of the API contract: apiKey and JSON rules apply. */
    api?: boolean;
    keyless?: boolean;
    /** See `Endpoint`. */
    beforeFactor?: boolean;
    /** Parts of a multipart request, for the description of the API. */
    multipart?: TSchema;
    /** The answer never depends on who asks, so no login is read; see `Identify`. */
    anonymous?: boolean;
  }
  interface FastifyInstance {
    /** Every route with its rule, for the boot check and the test that walks all of them. */
    routeRules(): RouteRule[];
  }
  interface FastifyRequest {
    /** Site, language and caller. Set before any other hook or handler runs. */
    call: CallContext;
  }
}

const NOBODY: Identity = { user: null, reason: 'none' };
const calls = new WeakMap<FastifyRequest, CallContext>();

/** Who tells where a call takes place, and who calls. */
interface Callers {
  directory: Pick<Directory, 'resolve'>;
  authenticate: Authenticate;
  excuses: Excuses;
}

/** Resolves site and caller of every request, and enforces the access rule of its route. */
export const access = fp(
  async (app: FastifyInstance, { directory, authenticate, excuses }: Callers) => {
    app.decorateRequest('call', {
      getter(this: FastifyRequest) {
        const call = calls.get(this);
        if (!call) {
          throw new Error(
            'Izlog: request.call was read before the site was resolved. Read it in a hook that runs later.',
          );
        }
        return call;
      },
    });
    refuseOpenRoutes(app);

    app.addHook('onRequest', async (request, reply) => {
      const place = await directory.resolve(request);
      const { config } = request.routeOptions;
      const isGone = place.isClosed && !config.quiet;
      const isStranger = config.anonymous || isGone;
      const identity = isStranger ? NOBODY : await authenticate(request, place.site);
      const { site, store, locale } = place;
      calls.set(request, {
        site,
        store,
        locale,
        user: identity.user,
        log: request.log,
        request,
        reply,
      });
      if (isGone) {
        return turnAway(request, reply, new SiteClosed(), (lang) => excuses('closed', lang));
      }
      if (config.api) checkKey(request, place, identity, config.keyless === true);
      if (config.access) {
        checkAccess(config.access, identity, app.config.env, config.beforeFactor);
      }
    });
  },
);

/** A route without a rule would be open by accident: the boot fails and names it. */
function refuseOpenRoutes(app: FastifyInstance) {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.decorate('routeRules', () =>
    routes.map(({ method, url, config }) => ({
      method: String(method),
      url,
      access: config?.access,
      api: config?.api === true,
    })),
  );
  app.addHook('onReady', async () => {
    const open = app.routeRules().filter((route) => !route.access);
    if (open.length === 0) return;
    const names = open.map(({ method, url }) => `${method} ${url}`).join(', ');
    throw new Error(`Izlog: no access rule on ${names}. Set config.access.`);
  });
}

/**
 * Gives all routes of a scope one rule; for plugins that register routes of their own (static
 * files, the API's pages). Public ones never look at who asks.
 */
export function declareAccess(scope: FastifyInstance, rule: Access) {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: rule, anonymous: rule === 'public' };
  });
}

/**
 * The site's apiKey is a public identifier: browsers on the site's own pages may leave it out
 * (SITE-21), everybody else sends it. A 403 tells a client that its login belongs to another
 * site (G-031).
 */
function checkKey(request: FastifyRequest, place: Place, identity: Identity, keyless: boolean) {
  const hasToken = identity.user !== null || identity.reason !== 'none';
  if (place.key === 'wrong' || identity.reason === 'foreign') {
    throw hasToken ? new WrongAdminAccessKey() : new ApiKeyRequired();
  }
  const isExcused = keyless || request.cookies['skipApiKey'] !== undefined || isSameOrigin(request);
  if (place.key === 'absent' && !isExcused) throw new ApiKeyRequired();
}

/** Whether a browser says that the request comes from a page of this very origin. */
export function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = headers.origin;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Throws unless the caller satisfies the rule. A cart's own code is checked by the cart. */
export function checkAccess(
  rule: Access,
  { user, reason }: Identity,
  env: string,
  beforeFactor = false,
) {
  switch (rule) {
    case 'public':
    case 'cart':
      return;
    case 'dev':
      if (env !== 'development') throw new NotFound();
      return;
    case 'user':
    case 'backoffice':
    case 'owner':
      if (!user) throw reason === 'expired' ? new TokenExpired() : new Unauthenticated();
      return checkUser(rule, user, beforeFactor);
  }
}

function checkUser(rule: 'user' | 'backoffice' | 'owner', user: CallUser, beforeFactor: boolean) {
  if (rule !== 'user' && user.mustSetFactor) {
    if (beforeFactor) return;
    throw new SecondFactorMissing();
  }
  if (rule !== 'user' && user.scope !== 'backoffice') throw new ScopeRequired();
  if (rule === 'owner' && user.role !== 'owner') throw new OwnerRequired();
}
