import {
  CONSENT_CATEGORIES,
  CONSENT_CHOICES,
  CONSENT_COOKIE,
  LOCALE_COOKIE,
} from '#domain/web/actions.ts';
import { logout } from '#schemas/api/auth.ts';
import { subscribeNewsletter } from '#schemas/api/newsletter.ts';
import { sendContactMessage, subscribeAvailability } from '#schemas/api/notices.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Action } from './action.ts';
import { refusal } from './refusal.ts';

const DAY_SECONDS = 86_400;
/** SITE-26. */
const CONSENT_SECONDS = 30 * DAY_SECONDS;
/** I18N-03. */
const LOCALE_SECONDS = 365 * DAY_SECONDS;

const SUBSCRIPTION_REFUSED = { ALREADY_SUBSCRIBED: 'newsletter-vec-prijavljen' } as const;
const ALERT_REFUSED = {
  ALERT_EXISTS: 'obavijest-vec-zabiljezena',
  PRODUCT_AVAILABLE: 'proizvod-dostupan',
} as const;

export const subscribe: Action = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(subscribeNewsletter, {
    body: { email: form.text('email'), acceptedConsents: form.all('acceptedConsents') },
  });
  if (!result.errored) return { to, notice: 'newsletter-prijava' };
  const isEmailFaulty = result.error.payload.fields?.['email'] !== undefined;
  return {
    to,
    ...refusal(result, SUBSCRIPTION_REFUSED),
    ...(isEmailFaulty && { notice: 'neispravan-email' }),
  };
};

/** Asks to be told when a product is there again (PROD-11). */
export const awaitProduct: Action = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(subscribeAvailability, {
    body: {
      productId: form.integer('productId') ?? 0,
      email: form.text('email'),
      acceptedConsents: form.all('acceptedConsents'),
    },
  });
  if (result.errored) return { to, ...refusal(result, ALERT_REFUSED) };
  return { to, notice: 'obavijest-zabiljezena' };
};

/** Sends a question to the shop. */
export const askShop: Action = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(sendContactMessage, {
    body: {
      name: form.text('name'),
      email: form.text('email'),
      message: form.text('message'),
      acceptedConsents: form.all('acceptedConsents'),
    },
  });
  if (result.errored) return { to, ...refusal(result) };
  return { to, notice: 'upit-poslan' };
};

/** Goes to the same page in another language; carts belong to one language (I18N-08). */
export const chooseLanguage: Action = async ({ app, ctx, form, request, reply, to }) => {
  const { site } = ctx;
  const locale = site.locales.find((known) => known === form.text('languageCode'));
  if (!locale) throw new ValidationFailed({ fields: { languageCode: 'enum' } });
  reply.setCookie(LOCALE_COOKIE, locale, cookieOptions(request.protocol, LOCALE_SECONDS));
  app.carts.forget(request, reply);
  const end = to.search(/[?#]/);
  const [path, tail] = end === -1 ? [to, ''] : [to.slice(0, end), to.slice(end)];
  return { to: (await app.finder.pathOnLanguage(site, path, locale)) + tail };
};

export const chooseCookies: Action = async ({ form, request, reply, to }) => {
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

/** Logging out twice is as good as once. */
export const leave: Action = async ({ app, ctx }) => {
  if (ctx.user) await app.localApi(ctx).get(logout, { body: {} });
  return { to: '/', notice: 'odjava-uspjesna' };
};

function cookieOptions(protocol: string, maxAge: number) {
  return { path: '/', sameSite: 'lax', secure: protocol === 'https', maxAge } as const;
}
