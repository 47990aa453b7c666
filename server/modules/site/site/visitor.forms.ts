import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import {
  ACTIONS,
  CONSENT_CATEGORIES,
  CONSENT_CHOICES,
  CONSENT_COOKIE,
  LOCALE_COOKIE,
} from '#domain/web/actions.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';

const DAY_SECONDS = 86_400;
/** How long a visitor's answer about cookies is kept (SITE-26). */
const CONSENT_SECONDS = 30 * DAY_SECONDS;
/** How long a visitor's choice of language is kept (I18N-03). */
const LOCALE_SECONDS = 365 * DAY_SECONDS;

interface VisitorServices {
  carts: { forget(request: FastifyRequest, reply: FastifyReply): void };
  finder: { pathOnLanguage(site: SiteContext, path: string, locale: Locale): Promise<string> };
}

/** Goes to the same page in another language; carts belong to one language (I18N-08). */
const languageForm =
  ({ carts, finder }: VisitorServices): FormHandler =>
  async ({ ctx, form, request, reply, to }) => {
    const { site } = ctx;
    const locale = site.locales.find((known) => known === form.text('languageCode'));
    if (!locale) throw new ValidationFailed({ fields: { languageCode: 'enum' } });
    reply.setCookie(LOCALE_COOKIE, locale, cookieOptions(request.protocol, LOCALE_SECONDS));
    carts.forget(request, reply);
    const end = to.search(/[?#]/);
    const [path, tail] = end === -1 ? [to, ''] : [to.slice(0, end), to.slice(end)];
    return { to: (await finder.pathOnLanguage(site, path, locale)) + tail };
  };

const chooseCookies: FormHandler = async ({ form, request, reply, to }) => {
  const choice = CONSENT_CHOICES.find((known) => known === form.text('choice'));
  if (!choice) throw new ValidationFailed({ fields: { choice: 'enum' } });
  const accepted = choice === 'selected' ? selectedCategories(form.all('category')) : choice;
  reply.setCookie(CONSENT_COOKIE, accepted, cookieOptions(request.protocol, CONSENT_SECONDS));
  return { to };
};

/** `statistics.marketing`; nothing ticked is the same as only what is necessary. */
function selectedCategories(ticked: readonly string[]): string {
  return CONSENT_CATEGORIES.filter((known) => ticked.includes(known)).join('.') || 'necessary';
}

function cookieOptions(protocol: string, maxAge: number) {
  return { path: '/', sameSite: 'lax', secure: protocol === 'https', maxAge } as const;
}

/** Forms of the language and of the cookies, which every page has. */
export const visitorForms = (services: VisitorServices): readonly FormRoute[] => [
  { path: ACTIONS.language, handle: languageForm(services) },
  { path: ACTIONS.cookies, handle: chooseCookies },
];
