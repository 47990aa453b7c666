import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import type { Directory, Place } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { OwnAddress } from './own-address.ts';
import { StoreUndefined } from './site.errors.ts';
import type { SiteRepository } from './site.repository.ts';
import { type KnownSite, readSites, type Sites } from './sites.ts';

/** A change whose message was lost is seen after this time. */
const MAX_AGE_MS = 60_000;
/** Tags after which sites, keys or languages may be others. */
export const SITE_TAGS: readonly string[] = ['settings', 'options', '*'];

/** The directory, and the sites it knows. */
export interface SiteDirectory extends Directory {
  sites(): Promise<Sites>;
  /** Reads the sites again with the port that this process was given. */
  listensOn(port: number): void;
}

/** Finds site, store and language of a request (SITE-02, SITE-06). */
export function createDirectory(
  repository: SiteRepository,
  bus: ServiceDeps['bus'],
  log: FastifyBaseLogger,
  config: OwnAddress,
): SiteDirectory {
  let own = config;
  let sites: Promise<Sites> | null = null;
  let expiresAt = 0;
  let forced = '';

  function current(): Promise<Sites> {
    if (!sites || Date.now() > expiresAt) {
      expiresAt = Date.now() + MAX_AGE_MS;
      sites = readSites(repository, own);
      sites.catch(() => {
        sites = null;
      });
    }
    return sites;
  }

  bus.subscribe((tags) => {
    if (SITE_TAGS.some((tag) => tags.includes(tag))) sites = null;
  });

  return {
    sites: current,
    listensOn(port) {
      own = { ...own, port };
      sites = null;
    },
    resolve: async (request) => placeOf(await current(), request, forced || request.hostname),
    forcedHost: () => forced,
    async forceHost(host) {
      const isKnown = host === '' || (await current()).idByHost.has(host);
      if (isKnown) forced = host;
      return isKnown;
    },
    async contextOf(siteId) {
      const entry = (await current()).byId.get(siteId);
      const store = entry?.stores[0];
      if (!entry || !store) {
        throw new Error(
          `Izlog: there is no site ${siteId} with a store. Correct the id, or add a store.`,
        );
      }
      return { site: entry.site, store, locale: entry.site.defaultLocale, user: null, log };
    },
  };
}

/**
 * The apiKey names the site; without one the header `siteId`, else the host name. A host that
 * nobody registered shows the first site: an installation must answer under any address (S24).
 */
export function placeOf(sites: Sites, request: FastifyRequest, host = request.hostname): Place {
  const key = headerOf(request, 'apikey');
  const asked = Number(headerOf(request, 'siteid')) || undefined;
  const byKey = sites.idByKey.get(key);
  const byHost = sites.idByHost.get(host.toLowerCase());
  const entry = firstOf(sites, [byKey, asked, byHost]);
  const isRight = byKey !== undefined && (asked === undefined || asked === byKey);
  return {
    site: entry.site,
    store: storeOf(entry, headerOf(request, 'storeid')),
    locale: localeOf(sites, entry, request),
    key: key === '' ? 'absent' : isRight ? 'right' : 'wrong',
  };
}

function firstOf(sites: Sites, ids: readonly (number | undefined)[]): KnownSite {
  for (const id of ids) {
    const entry = id === undefined ? undefined : sites.byId.get(id);
    if (entry) return entry;
  }
  const [first] = sites.byId.values();
  if (!first) {
    throw new Error(
      'Izlog: the database holds no site, so there is nothing to serve. Restart the server, which adds one.',
    );
  }
  return first;
}

/** The store of a call, by default the first one of the site. Throws `StoreUndefined`. */
function storeOf({ stores }: KnownSite, asked: string) {
  const store = asked === '' ? stores[0] : stores.find(({ id }) => String(id) === asked);
  if (!store) throw new StoreUndefined();
  return store;
}

/** Header `languageCode` (two or three letters), else the cookie of the switcher, else the site's own. */
function localeOf(sites: Sites, { site }: KnownSite, request: FastifyRequest): Locale {
  for (const code of [headerOf(request, 'languagecode'), request.cookies['locale'] ?? '']) {
    const locale = sites.localeByCode.get(code.toLowerCase());
    if (locale && site.locales.includes(locale)) return locale;
  }
  return site.defaultLocale;
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : '';
}
