import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import type { Currency } from '#schemas/api/site.ts';
import type { SiteContext, StoreContext } from '#server/plugins/call-context.ts';
import { createKnownValues, type KnownValues } from './known-values.ts';
import { type OwnAddress, originOfSite } from './own-address.ts';
import type { SiteRepository, SiteRow } from './site.repository.ts';

/** A store, with the currency of its prices. */
export interface KnownStore extends StoreContext {
  currency: Currency;
}

/** One site with its stores; the first store is the one taken when a call names none. */
export interface KnownSite {
  site: SiteContext;
  stores: readonly KnownStore[];
  apiKeyId: number;
  /** Nobody is shown anything of it. */
  isClosed: boolean;
  /** Who may see it before it is open: those who know the secret of this hash, until then. */
  preview: { hash: string; until: Date } | null;
}

/** What is the same for all sites of an installation. */
interface Installation {
  /** Shown under a host that nobody registered; 0 when there is none. */
  firstSite: number;
  /** Those that decide what a site is called; see `originOfSite`. */
  addresses: readonly string[];
  /** By two-letter and three-letter code (G-028). */
  localeByCode: ReadonlyMap<string, Locale>;
}

/**
 * The sites that are in use, and what leads to them. They are read one at a time, so that the first
 * request after a start or a change costs the same however many others there are.
 */
export interface Sites {
  byId(id: number): Promise<KnownSite | null>;
  idByHost(host: string): Promise<number | null>;
  idByKey(key: string): Promise<number | null>;
  installation(): Promise<Installation>;
  /** Tells the origin of a site from the stored one. */
  addressing(): Promise<(stored: string) => string>;
  /** Forgets what may have changed: one site, or everything. */
  outdate(siteId?: number): void;
  counts(): Record<'sites' | 'hosts' | 'keys', ReturnType<KnownValues<string, number>['counts']>>;
}

/** Sites that are kept, some kilobytes each, and what leads to them. */
export const MAX_SITES = 500;
export const MAX_NAMES = 2000;
/** No host and no key is longer; what is does not reach the database. */
const MAX_LENGTH = 255;

type SiteQueries = Pick<
  SiteRepository,
  'siteRow' | 'siteOfHost' | 'siteOfKey' | 'firstSite' | 'addresses' | 'languages'
>;

/** `own` tells where this process can be reached. */
export function createSites(
  repository: SiteQueries,
  own: () => OwnAddress,
  onError: (error: unknown) => void,
): Sites {
  const whole = createKnownValues({ max: 1, read: readInstallation, onError });
  const hosts = createKnownValues({ max: MAX_NAMES, read: repository.siteOfHost, onError });
  const keys = createKnownValues({ max: MAX_NAMES, read: repository.siteOfKey, onError });
  const sites = createKnownValues({ max: MAX_SITES, read: readSite, onError });

  async function readInstallation(_key: 'installation'): Promise<Installation> {
    const firstSite = await repository.firstSite();
    const addresses = await repository.addresses();
    const languages = await repository.languages();
    return { firstSite, addresses, localeByCode: new Map(languages.flatMap(codesOf)) };
  }

  async function installation(): Promise<Installation> {
    return (await whole.get('installation')) ?? readInstallation('installation');
  }

  async function addressing() {
    const { addresses } = await installation();
    return (stored: string) => originOfSite(stored, addresses, own());
  }

  async function readSite(id: number): Promise<KnownSite | null> {
    const row = await repository.siteRow(id);
    if (!row) return null;
    return toSite(row, (await addressing())(row.url));
  }

  return {
    byId: sites.get,
    idByHost: async (host) => (isName(host) ? hosts.get(host) : null),
    idByKey: async (key) => (isName(key) ? keys.get(key) : null),
    installation,
    addressing,
    outdate(siteId) {
      sites.outdate(siteId);
      if (siteId === undefined) for (const each of [whole, hosts, keys]) each.outdate();
    },
    counts: () => ({ sites: sites.counts(), hosts: hosts.counts(), keys: keys.counts() }),
  };
}

function isName(text: string): boolean {
  return text !== '' && text.length <= MAX_LENGTH && !text.includes('\0');
}

function toSite(row: SiteRow, url: string): KnownSite {
  const { id, name, stores, key, options, closed_at, opened_at, preview_hash, preview_until } = row;
  const { catalogue_site_id: lender, customers_site_id: home } = row;
  const optionOf = (wanted: string) => options.find((option) => option.key === wanted)?.value;
  return {
    site: {
      id,
      catalogueId: lender ?? id,
      customersId: home ?? id,
      name,
      url,
      apiKey: key?.token ?? '',
      ...languagesOf(optionOf('DefaultLanguage'), optionOf('AllowedLanguages')),
      ...(opened_at === null && { isUnopened: true }),
      ...robotsOf(optionOf('SearchEngines'), optionOf('RobotsLines')),
    },
    stores: stores.map((store) => ({
      id: store.id,
      currencyId: store.currency_id,
      currency: { id: store.currency_id, label: store.label, symbol: store.symbol },
      loyalty: store.loyalty,
    })),
    apiKeyId: key?.id ?? 0,
    isClosed: closed_at !== null,
    preview: preview_hash && preview_until ? { hash: preview_hash, until: preview_until } : null,
  };
}

function robotsOf(isListed: unknown, lines: unknown): Pick<SiteContext, 'robots'> {
  if (isListed === false) return { robots: null };
  return typeof lines === 'string' && lines.trim() !== '' ? { robots: lines.trim() } : {};
}

/** Both options may hold a list or a comma-separated text; absent ones allow everything there is. */
export function languagesOf(
  preferred: unknown,
  allowed: unknown,
): Pick<SiteContext, 'defaultLocale' | 'locales'> {
  const [first] = localesIn(preferred);
  const found = localesIn(allowed);
  const locales = found.length > 0 ? found : [...LOCALES];
  const defaultLocale = first ?? locales[0] ?? DEFAULT_LOCALE;
  return {
    defaultLocale,
    locales: locales.includes(defaultLocale) ? locales : [defaultLocale, ...locales],
  };
}

/** Languages that an option names, as a list or as comma-separated text. */
export function localesIn(value: unknown): Locale[] {
  const words: unknown[] = typeof value === 'string' ? value.split(',') : toList(value);
  return words.flatMap((word) => LOCALES.filter((locale) => locale === String(word).trim()));
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function codesOf({ code, code2 }: { code: string; code2: string }): [string, Locale][] {
  return LOCALES.filter((locale) => locale === code2).flatMap((locale) => [
    [code, locale],
    [code2, locale],
  ]);
}
