import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import { sitesOf } from '#server/cache-tags.ts';
import type { Directory, Place } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { OwnAddress } from './own-address.ts';
import { StoreUndefined } from './site.errors.ts';
import type { SiteRepository } from './site.repository.ts';
import { createSites, type KnownSite, type Sites } from './sites.ts';

/** Sites in which a change may have moved hosts, keys or languages. */
export function movedSites(tags: readonly string[]): ReturnType<typeof sitesOf> {
  return sitesOf(['settings', 'options', 'sites'], tags);
}

/** The directory, and the sites it knows. */
export interface SiteDirectory extends Directory {
  sites: Sites;
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
  let forced = '';
  const sites = createSites(
    repository,
    () => own,
    (err) => log.warn({ err }, 'a site could not be read again; it is served as it was'),
  );

  bus.subscribe((tags) => {
    const moved = movedSites(tags);
    if (moved === 'all') sites.outdate();
    else for (const id of moved) sites.outdate(id);
  });

  return {
    sites,
    listensOn(port) {
      own = { ...own, port };
      sites.outdate();
    },
    resolve: (request) => placeOf(sites, request, forced || request.hostname),
    forcedHost: () => forced,
    async forceHost(host) {
      const isKnown = host === '' || (await sites.idByHost(host)) !== null;
      if (isKnown) forced = host;
      return isKnown;
    },
    async contextOf(siteId) {
      const entry = await sites.byId(siteId);
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
 * nobody registered shows the oldest open site: an installation must answer under any address (S24).
 */
async function placeOf(sites: Sites, request: FastifyRequest, host: string): Promise<Place> {
  const key = headerOf(request, 'apikey');
  const byKey = await sites.idByKey(key);
  const asked = Number(headerOf(request, 'siteid')) || null;
  const entry =
    (await siteAt(sites, byKey)) ??
    (await siteAt(sites, asked)) ??
    (await siteAt(sites, await sites.idByHost(host.toLowerCase()))) ??
    (await firstOf(sites));
  const isRight = byKey !== null && (asked === null || asked === byKey);
  return {
    site: entry.site,
    isClosed: entry.isClosed,
    store: storeOf(entry, headerOf(request, 'storeid')),
    locale: await localeOf(sites, entry, request),
    key: key === '' ? 'absent' : isRight ? 'right' : 'wrong',
  };
}

/** Ids come from strangers, too: what no row can have is not looked for. */
async function siteAt(sites: Sites, id: number | null): Promise<KnownSite | null> {
  return isRowId(id) ? sites.byId(id) : null;
}

const MAX_ROW_ID = 2 ** 31 - 1;

function isRowId(id: number | null): id is number {
  return id !== null && Number.isInteger(id) && id > 0 && id <= MAX_ROW_ID;
}

async function firstOf(sites: Sites): Promise<KnownSite> {
  const { firstSite } = await sites.installation();
  const first = await siteAt(sites, firstSite);
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
async function localeOf(
  sites: Sites,
  { site }: KnownSite,
  request: FastifyRequest,
): Promise<Locale> {
  const { localeByCode } = await sites.installation();
  for (const code of [headerOf(request, 'languagecode'), request.cookies['locale'] ?? '']) {
    const locale = localeByCode.get(code.toLowerCase());
    if (locale && site.locales.includes(locale)) return locale;
  }
  return site.defaultLocale;
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : '';
}
