import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import type { SiteContext, StoreContext } from '#server/plugins/call-context.ts';
import { type OwnAddress, originOfSite } from './own-address.ts';
import type { SiteRepository } from './site.repository.ts';

/** One site with its stores; the first store is the one taken when a call names none. */
export interface KnownSite {
  site: SiteContext;
  stores: readonly StoreContext[];
  apiKeyId: number;
}

/** All sites and what leads to them. Few and read on every request, so they are kept in memory. */
export interface Sites {
  byId: ReadonlyMap<number, KnownSite>;
  idByHost: ReadonlyMap<string, number>;
  idByKey: ReadonlyMap<string, number>;
  /** By two-letter and three-letter code (G-028). */
  localeByCode: ReadonlyMap<string, Locale>;
}

/** Options that shape how requests are read. */
const LANGUAGE_OPTIONS = ['DefaultLanguage', 'AllowedLanguages'] as const;

/** `own` is where this process can be reached. */
export async function readSites(repository: SiteRepository, own: OwnAddress): Promise<Sites> {
  const sites = await repository.sites();
  const addresses = sites.map(({ url }) => url);
  const domains = await repository.domains();
  const stores = await repository.stores();
  const keys = await repository.apiKeys();
  const languages = await repository.languages();
  // As many queries for a thousand sites as for one.
  const options = bySite(await repository.optionsOfAll(LANGUAGE_OPTIONS));
  const storesOf = bySite(stores);
  const keysOf = bySite(keys);

  const byId = new Map<number, KnownSite>();
  for (const { id, name, url } of sites) {
    const [key] = keysOf.get(id) ?? [];
    const optionOf = (wanted: string) => options.get(id)?.find((row) => row.key === wanted)?.value;
    byId.set(id, {
      site: {
        id,
        name,
        url: originOfSite(url, addresses, own),
        apiKey: key?.token ?? '',
        ...languagesOf(optionOf('DefaultLanguage'), optionOf('AllowedLanguages')),
      },
      stores: (storesOf.get(id) ?? []).map(toStore),
      apiKeyId: key?.id ?? 0,
    });
  }
  return {
    byId,
    idByHost: new Map(domains.map(({ host, site_id }) => [host, site_id])),
    idByKey: new Map(keys.map(({ token, site_id }) => [token, site_id])),
    localeByCode: new Map(languages.flatMap(codesOf)),
  };
}

function bySite<Row extends { site_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.site_id);
    if (group) group.push(row);
    else grouped.set(row.site_id, [row]);
  }
  return grouped;
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

function toStore(row: { id: number; currency_id: number; loyalty: boolean }): StoreContext {
  return { id: row.id, currencyId: row.currency_id, loyalty: row.loyalty };
}
