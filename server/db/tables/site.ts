import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import type { CheckoutConfig } from '#schemas/api/settings.ts';
import type { NavNode } from '#schemas/api/site.ts';

type Json<T> = ColumnType<T, unknown, unknown>;

export interface SiteTables {
  site: {
    id: Generated<number>;
    name: string;
    /** Origin of the public shop. */
    url: string;
    /** The site whose products it sells; null: its own. */
    catalogue_site_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** The site whose customers it knows; null: its own. */
    customers_site_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** Since when nobody is shown anything of it; null while it is open. */
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Since when shoppers see it; null before its owner opens it. */
    opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Hash of the secret that shows the site to those who know it before it is open. */
    preview_hash: ColumnType<string | null, undefined, string | null>;
    preview_until: ColumnType<Date | null, undefined, Date | null>;
    /** Steps of the set-up that the owner has put aside. */
    setup_skipped: ColumnType<string[], undefined, string>;
  };
  /** Host names (without port) that lead to a site. */
  domain: { id: Generated<number>; site_id: number; host: string };
  currency: {
    id: Generated<number>;
    code: string;
    label: string;
    symbol: string;
    /** How many of it one euro buys. */
    rate: ColumnType<number, number | undefined, number>;
  };
  /** Currencies that a store shows beside its own. */
  store_currency: { store_id: number; currency_id: number };
  store: {
    id: Generated<number>;
    site_id: number;
    name: string;
    currency_id: number;
    language_code: Locale;
    loyalty: boolean;
    /** What each euro that is paid gives. */
    points_per_euro: ColumnType<number, number | undefined, number>;
    /** How long points last; 0: for ever. */
    points_days: ColumnType<number, number | undefined, number>;
    free_delivery_cents: number;
    checkout: Json<Partial<CheckoutConfig>>;
  };
  language: {
    id: Generated<number>;
    /** Three letters (ISO 639-2). */
    code: string;
    code2: string;
    name: string;
    names: Json<Record<Locale, string>>;
  };
  country: {
    id: Generated<number>;
    iso: string;
    code: string;
    names: Json<Record<Locale, string>>;
  };
  /** Countries a store sells in. */
  store_country: {
    store_id: number;
    country_id: number;
    /** Smaller numbers are offered first. */
    place: ColumnType<number, number | undefined, number>;
    /** The one that is proposed; one of a store at most. */
    standard: ColumnType<boolean, boolean | undefined, boolean>;
  };
  api_key: { id: Generated<number>; site_id: number; token: string; revoked_at: Date | null };
  cms_option: {
    id: Generated<number>;
    site_id: number;
    key: string;
    value: Json<unknown>;
    media_id: number | null;
  };
  /** One navigation in one language. */
  navigation: {
    id: Generated<number>;
    site_id: number;
    name: string;
    locale: Locale;
    tree: Json<NavNode[]>;
  };
}
