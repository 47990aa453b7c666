import { CART_TYPES } from '#domain/commerce/cart-types.ts';
import { SYNONYMS_OPTION } from '#domain/commerce/synonyms.ts';
import { VAT_OPTION } from '#domain/commerce/vat-rates.ts';
import { COMPANY_OPTION } from '#domain/company/company.ts';
import { LOCALES } from '#domain/locales.ts';
import type { Role } from '#domain/people/roles.ts';
import { FACTOR_OPTION, FACTOR_RULES, OWNER_OPTIONS } from '#domain/people/second-factor.ts';
import type { StoreSettings } from '#schemas/api/admin-store.ts';
import type { Option } from '#schemas/api/site.ts';
import { SITE_MAP_FLAGS } from '#schemas/site-map.ts';

export const SETTING_GROUPS = [
  'store',
  'site',
  'comments',
  'search',
  'analytics',
  'contact',
  'system',
  'other',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** How the value of an option is shown and changed. */
export type SettingKind =
  /** Saves at once. `fallback` is what holds while the option is not set. */
  | { kind: 'switch'; fallback: boolean; isText?: true }
  | { kind: 'text'; maxLength?: number }
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

export type Setting = { key: string; group: SettingGroup } & SettingKind;

const isOn = { kind: 'switch', fallback: true } as const;
const isOff = { kind: 'switch', fallback: false } as const;

/** Options that the product knows (SITE-09), in the order in which they are shown. */
const KNOWN: Readonly<
  Record<Exclude<SettingGroup, 'store' | 'other'>, Record<string, SettingKind>>
> = {
  site: {
    HomePageSlug: { kind: 'text', maxLength: 120 },
    DefaultLanguage: { kind: 'language' },
    AllowedLanguages: { kind: 'flags', flags: LOCALES, as: 'list' },
    Logo: { kind: 'picture' },
    CopyrightText: { kind: 'text', maxLength: 500 },
    CookieNotice: isOn,
    ThemeNavigations: { kind: 'list' },
    DefaultProductTemplate: { kind: 'template' },
    DefaultCategoryTemplate: { kind: 'template' },
    DefaultPostTemplate: { kind: 'template' },
    DefaultEventTemplate: { kind: 'template' },
    DefaultNotFoundTemplate: { kind: 'template' },
  },
  comments: {
    CanCommentOnBlog: isOn,
    CanAddReviews: isOn,
    RequireAdminPublishing: isOn,
    OneUserOneComment: isOn,
    UserCanEditComment: isOn,
    RequireRatingForComment: isOff,
    RequireCommentForRating: isOff,
    NumberOfStars: { kind: 'number', min: 1, max: 10 },
  },
  search: {
    AutoGenerateSiteMap: isOn,
    SiteMapOptions: {
      kind: 'flags',
      flags: Object.values(SITE_MAP_FLAGS),
      as: 'object',
    },
    LogoUrl: { kind: 'text' },
  },
  analytics: { GoogleTagManagerId: { kind: 'text', maxLength: 20 } },
  contact: {
    ContactRecipients: { kind: 'list' },
  },
  system: {
    [FACTOR_OPTION]: { kind: 'choice', choices: FACTOR_RULES },
    RequireEmailConfirmation: isOff,
    EmailRedirectHosts: { kind: 'list' },
    CacheEnabled: isOff,
    Maintenance: isOff,
  },
};

const KNOWN_SETTINGS: readonly Setting[] = SETTING_GROUPS.flatMap((group) =>
  group === 'store' || group === 'other'
    ? []
    : Object.entries(KNOWN[group]).map(([key, kind]): Setting => ({ key, group, ...kind })),
);

const STORE_KINDS: Readonly<Record<keyof StoreSettings, SettingKind>> = {
  name: { kind: 'text', maxLength: 80 },
  freeDeliveryCents: { kind: 'money', max: 10_000_000 },
  cartType: { kind: 'choice', choices: CART_TYPES },
  guestCheckout: isOn,
  giftMessage: isOn,
  checkoutMessage: isOn,
  mergeCartItems: isOn,
  eProductDelivery: { kind: 'choice', choices: ['link', 'attachment'] },
  cashOnDeliveryProductId: { kind: 'product' },
  loyalty: isOff,
  pointsPerEuro: { kind: 'number', min: 1, max: 100 },
  pointsDays: { kind: 'number', min: 0, max: 3650 },
};

/** What is a column of the store and no option (SITE-28). */
export const STORE_SETTINGS: readonly Setting[] = Object.entries(STORE_KINDS).map(
  ([key, kind]): Setting => ({ key, group: 'store', ...kind }),
);

/**
 * Stored for clients that read it (REV-02). Comments are for registered users (ROLE-03), so that there
 * is nothing to switch.
 */
const WITHOUT_EFFECT = ['AnonymousCanMultipleReview'];
/** Changed on a screen of their own. */
const ELSEWHERE = [COMPANY_OPTION, SYNONYMS_OPTION, VAT_OPTION];

/** The settings of the site that a role may change: those that we know, and what else is stored. */
export function settingsOf(options: readonly Option[], role: Role | undefined): Setting[] {
  return allSettings(options).filter(({ key }) => role === 'owner' || !OWNER_OPTIONS.includes(key));
}

function allSettings(options: readonly Option[]): Setting[] {
  const shown = new Set([...KNOWN_SETTINGS.map(({ key }) => key), ...WITHOUT_EFFECT, ...ELSEWHERE]);
  const unknown = options.filter(({ key }) => !shown.has(key));
  return [
    ...KNOWN_SETTINGS,
    ...unknown.map(({ key, value }): Setting => ({ key, group: 'other', ...kindOf(value) })),
  ];
}

/** How to show a value that we know nothing about. */
function kindOf(value: unknown): SettingKind {
  if (typeof value === 'boolean') return isOff;
  if (value === 'true' || value === 'false') return { ...isOff, isText: true };
  if (typeof value === 'string') return { kind: 'text' };
  return { kind: typeof value === 'number' ? 'number' : 'json' };
}
