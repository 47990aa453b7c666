import { CART_TYPES } from '#domain/commerce/cart-types.ts';
import { SYNONYMS_OPTION } from '#domain/commerce/synonyms.ts';
import { VAT_OPTION } from '#domain/commerce/vat-rates.ts';
import { COMPANY_OPTION } from '#domain/company/company.ts';
import { LOCALES } from '#domain/locales.ts';
import type { Role } from '#domain/people/roles.ts';
import { FACTOR_OPTION, FACTOR_RULES, OWNER_OPTIONS } from '#domain/people/second-factor.ts';
import { BIN_DAYS, BIN_OPTION } from '#domain/web/bin.ts';
import { EMBED_OPTION } from '#domain/web/embeds/embedded-html.ts';
import { FORM_DAYS, FORM_DAYS_OPTION } from '#domain/web/form-answers.ts';
import { ROBOTS_MAX_LENGTH } from '#domain/web/robots.ts';
import type { StoreSettings } from '#schemas/api/admin-store.ts';
import type { Option } from '#schemas/api/site.ts';
import { SITE_MAP_FLAGS } from '#schemas/site-map.ts';

/** Where an owner looks for a setting, in the order of the screen. */
export const SETTING_GROUPS = [
  'shop',
  'look',
  'languages',
  'checkout',
  'delivery',
  'payment',
  'taxes',
  'mail',
  'legal',
  'search',
  'integrations',
  'people',
  'system',
  'other',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** How the value of an option is shown and changed. */
export type SettingKind =
  /** Saves at once. `fallback` is what holds while the option is not set. */
  | { kind: 'switch'; fallback: boolean; isText?: true }
  | { kind: 'text'; maxLength?: number; isLong?: true }
  | { kind: 'number'; min?: number; max?: number }
  /** Kept in cents, typed in euros. */
  | { kind: 'money'; max: number }
  /** One of a few; shown by name. */
  | { kind: 'choice'; choices: readonly (string | number)[] }
  /** Texts with commas between them. */
  | { kind: 'list' }
  | { kind: 'json' }
  /** Several of a few; `list` keeps the chosen ones, `object` says yes or no to each. */
  | { kind: 'flags'; flags: readonly string[]; as: 'list' | 'object' }
  | { kind: 'language' }
  /** A product of the shop, by its id. */
  | { kind: 'product' }
  /** A template of the shop, by its id. */
  | { kind: 'template' }
  /** The option's picture; its value is left as it is. */
  | { kind: 'picture' };

/** Where a setting is kept: an option of the site, or a column of its store. */
export type SettingPlace = 'option' | 'store';

export type Setting = { key: string; place: SettingPlace; group: SettingGroup } & SettingKind;

const isOn = { kind: 'switch', fallback: true } as const;
const isOff = { kind: 'switch', fallback: false } as const;

/** Options that the product knows (SITE-09), by the group in which they are shown. */
const OPTION_KINDS: Readonly<Partial<Record<SettingGroup, Record<string, SettingKind>>>> = {
  shop: {
    Maintenance: isOff,
    HomePageSlug: { kind: 'text', maxLength: 120 },
    CanAddReviews: isOn,
    CanCommentOnBlog: isOn,
    RequireAdminPublishing: isOn,
    OneUserOneComment: isOn,
    UserCanEditComment: isOn,
    RequireRatingForComment: isOff,
    RequireCommentForRating: isOff,
    NumberOfStars: { kind: 'number', min: 1, max: 10 },
  },
  look: {
    Logo: { kind: 'picture' },
    Icon: { kind: 'picture' },
    CopyrightText: { kind: 'text', maxLength: 500 },
    ThemeNavigations: { kind: 'list' },
    DefaultProductTemplate: { kind: 'template' },
    DefaultCategoryTemplate: { kind: 'template' },
    DefaultPostTemplate: { kind: 'template' },
    DefaultEventTemplate: { kind: 'template' },
    DefaultNotFoundTemplate: { kind: 'template' },
    DefaultFailureTemplate: { kind: 'template' },
    DefaultMaintenanceTemplate: { kind: 'template' },
    DefaultBrokenLinkTemplate: { kind: 'template' },
  },
  languages: {
    DefaultLanguage: { kind: 'language' },
    AllowedLanguages: { kind: 'flags', flags: LOCALES, as: 'list' },
  },
  mail: {
    ContactRecipients: { kind: 'list' },
    EmailRedirectHosts: { kind: 'list' },
  },
  legal: {
    CookieNotice: isOn,
    [FORM_DAYS_OPTION]: { kind: 'number', min: FORM_DAYS.min, max: FORM_DAYS.max },
  },
  search: {
    SearchEngines: isOn,
    RobotsLines: { kind: 'text', maxLength: ROBOTS_MAX_LENGTH, isLong: true },
    AutoGenerateSiteMap: isOn,
    SiteMapOptions: {
      kind: 'flags',
      flags: Object.values(SITE_MAP_FLAGS),
      as: 'object',
    },
    LogoUrl: { kind: 'text' },
  },
  integrations: {
    GoogleTagManagerId: { kind: 'text', maxLength: 20 },
    [EMBED_OPTION]: { kind: 'list' },
  },
  people: {
    RequireEmailConfirmation: isOff,
    [FACTOR_OPTION]: { kind: 'choice', choices: FACTOR_RULES },
  },
  system: {
    CacheEnabled: isOff,
    [BIN_OPTION]: { kind: 'number', min: BIN_DAYS.min, max: BIN_DAYS.max },
  },
};

const OPTION_SETTINGS: readonly Setting[] = SETTING_GROUPS.flatMap((group) =>
  Object.entries(OPTION_KINDS[group] ?? {}).map(
    ([key, kind]): Setting => ({ key, place: 'option', group, ...kind }),
  ),
);

/** What is a column of the store and no option (SITE-28). */
const STORE_KINDS: Readonly<Record<keyof StoreSettings, { group: SettingGroup } & SettingKind>> = {
  name: { group: 'shop', kind: 'text', maxLength: 80 },
  freeDeliveryCents: { group: 'delivery', kind: 'money', max: 10_000_000 },
  cartType: { group: 'checkout', kind: 'choice', choices: CART_TYPES },
  mergeCartItems: { group: 'checkout', ...isOn },
  guestCheckout: { group: 'checkout', ...isOn },
  giftMessage: { group: 'checkout', ...isOn },
  checkoutMessage: { group: 'checkout', ...isOn },
  eProductDelivery: { group: 'delivery', kind: 'choice', choices: ['link', 'attachment'] },
  cashOnDeliveryProductId: { group: 'payment', kind: 'product' },
  loyalty: { group: 'people', ...isOff },
  pointsPerEuro: { group: 'people', kind: 'number', min: 1, max: 100 },
  pointsDays: { group: 'people', kind: 'number', min: 0, max: 3650 },
};

const STORE_SETTINGS: readonly Setting[] = Object.entries(STORE_KINDS).map(
  ([key, kind]): Setting => ({ key, place: 'store', ...kind }),
);

/** The setting that is kept under that name, as `option.Logo`; none for what has a screen of its own. */
export function knownSetting(name: string): Setting | undefined {
  return [...STORE_SETTINGS, ...OPTION_SETTINGS].find(
    ({ place, key }) => `${place}.${key}` === name,
  );
}

/**
 * Stored for clients that read it (REV-02). Comments are for registered users (ROLE-03), so that there
 * is nothing to switch.
 */
const WITHOUT_EFFECT = ['AnonymousCanMultipleReview'];
/** Changed on a screen of their own. */
const ELSEWHERE = [COMPANY_OPTION, SYNONYMS_OPTION, VAT_OPTION];

/** The settings that a role may change: those that we know, and what else the site has stored. */
export function settingsOf(options: readonly Option[], role: Role | undefined): Setting[] {
  const all = [...STORE_SETTINGS, ...OPTION_SETTINGS, ...unknownOf(options)];
  return all.filter(({ key }) => role === 'owner' || !OWNER_OPTIONS.includes(key));
}

function unknownOf(options: readonly Option[]): Setting[] {
  const known = new Set([
    ...OPTION_SETTINGS.map(({ key }) => key),
    ...WITHOUT_EFFECT,
    ...ELSEWHERE,
  ]);
  return options
    .filter(({ key }) => !known.has(key))
    .map(({ key, value }): Setting => ({ key, place: 'option', group: 'other', ...kindOf(value) }));
}

/** How to show a value that we know nothing about. */
function kindOf(value: unknown): SettingKind {
  if (typeof value === 'boolean') return isOff;
  if (value === 'true' || value === 'false') return { ...isOff, isText: true };
  if (typeof value === 'string') return { kind: 'text' };
  return { kind: typeof value === 'number' ? 'number' : 'json' };
}
