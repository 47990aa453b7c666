import { byLocale, inLocale, type Locale, type Localized } from '#domain/locales.ts';
import { withLocale } from '#domain/web/site-path.ts';
import type { CallContext } from '#server/plugins/call-context.ts';

/** Pages that mails lead to; a test holds them to the route table. */
export const MAIL_PAGES = {
  login: inAll({ hr: '/prijava', en: '/login' }),
  forgotPassword: inAll({ hr: '/zaboravljena-lozinka', en: '/forgot-password' }),
  adminReset: inAll({ hr: '/admin/reset' }),
  confirmEmail: inAll({ hr: '/potvrdi-email', en: '/confirm-email' }),
  /** The product's slug follows. */
  product: inAll({ hr: '/product', de: '/produkt' }),
};

function inAll(paths: Localized<string>): Record<Locale, string> {
  return byLocale((locale) => inLocale(paths, locale));
}

/**
 * An absolute address of the shop in the recipient's language. It begins with the site's own address:
 * no header of a request has a say in it (S30).
 */
export function mailLink(
  { site, locale }: Pick<CallContext, 'site' | 'locale'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(withLocale(path, locale, site.defaultLocale), site.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
