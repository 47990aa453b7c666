import { DEFAULT_LOCALE, type Locale, type Localized } from '#domain/locales.ts';

/** Who may open a screen: `required` = logged in, `guest` = not logged in (ROUTE-38, G-004). */
export type ScreenAuth = 'public' | 'required' | 'guest' | 'backoffice';

/** A screen of the product with its path in each language; patterns are those of react-router. */
export interface Screen extends Localized<string> {
  auth: ScreenAuth;
  /** Shows what is the visitor's own, such as the cart, and so is never kept for others. */
  isPersonal?: true;
}

/** Every screen with a path of its own (ROUTE-01..22, G-001..G-004). All other paths are content. */
export const SCREENS = {
  home: { auth: 'public', hr: '/' },
  shop: { auth: 'public', hr: '/shop/:slug?' },
  product: { auth: 'public', hr: '/product/:slug', de: '/produkt/:slug' },
  cart: {
    auth: 'public',
    isPersonal: true,
    hr: '/kosarica',
    en: '/cart',
    de: '/einkaufswagen',
  },
  checkout: {
    auth: 'public',
    isPersonal: true,
    hr: '/naplata',
    en: '/checkout',
    de: '/kasse',
  },
  checkoutSuccess: {
    auth: 'public',
    isPersonal: true,
    hr: '/naplata/uspjesna',
    en: '/checkout/success',
  },
  checkoutFailure: { auth: 'public', isPersonal: true, hr: '/checkout/failure' },
  confirmEmail: {
    auth: 'public',
    isPersonal: true,
    hr: '/potvrdi-email',
    en: '/confirm-email',
  },
  search: { auth: 'public', hr: '/pretraga', en: '/search', de: '/suche' },
  login: { auth: 'guest', hr: '/prijava', en: '/login' },
  register: { auth: 'guest', hr: '/registracija', en: '/register' },
  forgotPassword: { auth: 'guest', hr: '/zaboravljena-lozinka', en: '/forgot-password' },
  socialLogin: { auth: 'public', hr: '/social-login' },
  profile: { auth: 'required', hr: '/profil', en: '/profile' },
  blog: { auth: 'public', hr: '/objave/:slug?', en: '/blog/:slug?' },
  event: { auth: 'public', hr: '/dogadjaj/:id', en: '/event/:id' },
  adminLogin: { auth: 'public', hr: '/adminLogin' },
  adminReset: { auth: 'public', hr: '/admin/reset' },
  adminSetup: { auth: 'public', hr: '/admin/setup' },
  admin: { auth: 'backoffice', hr: '/admin/*' },
} as const satisfies Record<string, Screen>;
export type ScreenName = keyof typeof SCREENS;

/** Pattern of a screen in a language, without the language's prefix; that of the default language where it has none. */
export function screenPath(name: ScreenName, locale: Locale): string {
  const screen: Screen = SCREENS[name];
  return screen[locale] ?? screen[DEFAULT_LOCALE];
}
