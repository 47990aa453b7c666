import type { SettingGroup } from './settings-list.ts';

/** A screen of its own for something that owners look for among the settings. */
export interface SettingLink {
  /** `link.<key>` among the texts of settings says what it is. */
  key: string;
  group: SettingGroup;
  /** Below the panel; without, `href` is an address of the shop. */
  to?: string;
  href?: string;
  /** Only owners may do anything there. */
  forOwners?: true;
}

/** Screens of their own, by the group in which they are shown. */
export const SETTING_LINKS: readonly SettingLink[] = [
  { key: 'setupGuide', group: 'shop', to: '/setup-guide', forOwners: true },
  { key: 'company', group: 'shop', to: '/company' },
  { key: 'synonyms', group: 'shop', to: '/synonyms' },
  { key: 'sites', group: 'shop', to: '/sites', forOwners: true },
  { key: 'theme', group: 'look', href: '/?editPage=true' },
  { key: 'menus', group: 'look', to: '/menus' },
  { key: 'templates', group: 'look', to: '/templates' },
  { key: 'coupons', group: 'checkout', to: '/coupons' },
  { key: 'countries', group: 'delivery', to: '/countries' },
  { key: 'deliveryMethods', group: 'delivery', to: '/delivery-methods' },
  { key: 'deliveryPlaces', group: 'delivery', to: '/delivery-places' },
  { key: 'paymentMethods', group: 'payment', to: '/payment-methods' },
  { key: 'taxes', group: 'taxes', to: '/taxes' },
  { key: 'numbers', group: 'taxes', to: '/numbers' },
  { key: 'sender', group: 'mail', to: '/mail/sender' },
  { key: 'mailTexts', group: 'mail', to: '/mail/texts' },
  { key: 'mail', group: 'mail', to: '/mail' },
  { key: 'legal', group: 'legal', to: '/legal' },
  { key: 'consent', group: 'legal', to: '/consent' },
  { key: 'redirects', group: 'search', to: '/redirects' },
  { key: 'users', group: 'people', to: '/users' },
  { key: 'memberCards', group: 'people', to: '/member-cards' },
  { key: 'history', group: 'system', to: '/settings/history' },
  { key: 'server', group: 'system', to: '/settings/server', forOwners: true },
  { key: 'presets', group: 'system', to: '/presets', forOwners: true },
];
