import type { AdminSite } from '#schemas/api/admin-sites.ts';
import type { HeldBy } from '#server/modules/operations/history/index.ts';
import { languagesOf } from '../sites.ts';
import type { DeskRow } from './desk.repository.ts';

/** What the form of a site sets. */
export type SiteForm = Omit<AdminSite, 'id' | 'closedAt' | 'isOwn'>;

/** The form of a site as it is stored; `addressOf` says where it is reached. */
export function formOf(row: DeskRow, addressOf = (stored: string) => stored): SiteForm {
  const optionOf = (wanted: string) => row.options.find(({ key }) => key === wanted)?.value;
  const { defaultLocale, locales } = languagesOf(
    optionOf('DefaultLanguage'),
    optionOf('AllowedLanguages'),
  );
  const url = addressOf(row.url);
  const primary = new URL(url).hostname;
  return {
    name: row.name,
    url,
    hosts: row.hosts.map(({ host }) => host).filter((host) => host !== primary),
    defaultLocale,
    locales: [...locales],
    currency: row.currency ?? '',
    productsOf: row.catalogue_site_id,
    customersOf: row.customers_site_id,
  };
}

/** Options that the form sets too. */
const LANGUAGE_OPTIONS = ['DefaultLanguage', 'AllowedLanguages'];

/** Where settings are kept that the form sets; its store's name and languages have histories of their own. */
export const formPlaces = (storeId: number | undefined) => [
  'site',
  `store.${storeId}`,
  ...LANGUAGE_OPTIONS.map((key) => `option.${key}`),
];

/** What those settings hold. */
export function heldIn(row: DeskRow | null): HeldBy {
  if (!row) return {};
  const { name, url, hosts, currency, productsOf, customersOf } = formOf(row);
  const form = Object.entries({ name, url, hosts, currency, productsOf, customersOf });
  return {
    ...Object.fromEntries(form.map(([key, value]) => [`site.${key}`, { value }])),
    ...Object.fromEntries(row.options.map(({ key, value }) => [`option.${key}`, { value }])),
    'store.name': { value: row.storeName },
  };
}
