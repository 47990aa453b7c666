import { CURRENCIES, type Currency } from '#domain/commerce/currencies.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { AdminSite, SiteWrite } from '#schemas/api/admin-sites.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';

/** A site as it is being typed. */
export interface SiteDraft {
  name: string;
  url: string;
  /** One a line. */
  hosts: string;
  defaultLocale: Locale;
  locales: readonly Locale[];
  currency: Currency;
  /** The site whose products it sells; null: its own. */
  productsOf: number | null;
  /** The site whose customers it knows; null: its own. */
  customersOf: number | null;
}

const BLANK: SiteDraft = {
  name: '',
  url: '',
  hosts: '',
  defaultLocale: DEFAULT_LOCALE,
  locales: [DEFAULT_LOCALE],
  currency: CURRENCIES[0],
  productsOf: null,
  customersOf: null,
};

export function siteDraftOf(site: AdminSite | undefined): SiteDraft {
  if (!site) return BLANK;
  const currency = CURRENCIES.find((known) => known === site.currency) ?? BLANK.currency;
  return { ...site, hosts: site.hosts.join('\n'), currency };
}

/** Hosts may be on lines of their own, or with commas between them. */
const hostsIn = (text: string): string[] => text.split(/[\s,]+/).filter((host) => host !== '');

export function toSiteWrite({ name, url, hosts, ...choices }: SiteDraft): SiteWrite {
  const { defaultLocale, locales, currency, productsOf, customersOf } = choices;
  return {
    name: name.trim(),
    url: url.trim(),
    hosts: hostsIn(hosts),
    defaultLocale,
    locales: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
    currency,
    productsOf,
    customersOf,
  };
}

/** What the server found wrong, at the fields it is about. */
export function siteFaults(failure: ApiFailure | null, { hosts }: SiteDraft, t: Translate) {
  const keys = Object.keys(failure?.error.payload.fields ?? {});
  const wrong = hostsIn(hosts).filter((_, at) => keys.includes(`hosts.${at}`));
  return {
    name: keys.includes('name') ? t('admin.sites.nameFault') : undefined,
    url: keys.includes('url') ? t('admin.sites.addressFault') : undefined,
    hosts: wrong.length > 0 ? t('admin.sites.hostsFault', { hosts: wrong.join(', ') }) : undefined,
    /** None of them: what is wrong is said below. */
    isEmpty: !(keys.includes('name') || keys.includes('url') || wrong.length > 0),
  };
}
